# Ce que dit le client dans le navigateur.

tallystick = Tallystick
you = Toi
close = Fermer
back = Retour
language = Langue
night-mode = Mode nuit
to-home = Vers la page d’accueil
is-a-bot = un robot
is-away = absent
paused = L’hôte a mis la table en pause.
no-answer = Le serveur ne répond pas.
refused-no_answer = Le serveur n’a pas répondu. Essaie encore une fois.

# --- La connexion -------------------------------------------------------------------------------------------------

line-lost = Connexion perdue. On revient…
line-no-table = Cette table n’existe pas, ou le lien n’est plus valable.
line-elsewhere = Ta place a été ouverte sur un autre appareil.
line-deleted = L’hôte a supprimé cette table.
line-closed = La table est fermée.

# --- Le journal ---------------------------------------------------------------------------------------------------

copies-same = { $count } copies, toutes identiques
copies-catching-up = { $same } copies sur { $of } ont la dernière entrée
copies-title = Cette copie est-elle authentique ?
copies-text = Ce navigateur garde sa propre copie du journal. Il a vérifié { $entries } entrées, chacune scellée sur la précédente, et { $promises } cartes cachées promises avant d’être montrées.
copies-aloud = Ces quatre mots résument tout ce qui s’est passé. Lisez-les à voix haute : toute la table doit avoir les mêmes.
copy-checked = { $count ->
    [one] { $count } entrée vérifiée ici
   *[other] { $count } entrées vérifiées ici
}
copy-broken = L’entrée { $seq } n’est pas authentique !

# --- Market Island ------------------------------------------------------------------------------------------------

mi-name = { NAME($seat) }
mi-istoken = Istokens
mi-card = { $rank ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
} de { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}
mi-joker = joker
mi-block-card = { $effect }{ $amount ->
    [none] {""}
   *[other] { " " }{ $amount }
}, { $card }
mi-board = Plateau et table de minage
mi-board-picture = Un anneau de { $ring } cases autour de l’île
mi-places = Pions :
mi-place = { NAME($seat) } sur la case { $square } ({ SQUARE($kind) }).
mi-die = { NAME($seat) } a lancé { $value }
mi-deck = { $deck ->
    [income] Pioche des revenus
    [expense] Pioche des dépenses
    [action] Pioche des actions
   *[standard] Pioche de minage
}, { $count } cartes
mi-hidden-card = { NAME($seat) } : { DECK($deck) }, face cachée
mi-mines-hidden = { NAME($seat) } mine, carte face cachée
mi-thinks = { NAME($seat) } réfléchit
mi-out = passe
mi-gone = parti
mi-barred-stung = piqûre : minage interdit
mi-barred-possessed = possédé : ne mine plus
mi-barred-totem_square = sous le totem : minage interdit
mi-last-block = Dernier bloc
mi-genesis = 1re carte
mi-ledger = Le registre
mi-ledger-sub = Chacun garde une copie de chaque boulier.
mi-balances = Soldes
mi-abacus = { $tens } dizaines et { $units } unités
mi-your-turn = à toi
mi-thinking = réfléchit
mi-throws = lance le dé
mi-next = ensuite
mi-is-out = hors jeu
mi-possessed = possédé
mi-decision-mined = mine
mi-decision-declined = passe
mi-decision-barred = ne peut pas miner
mi-chain = La chaîne
mi-blocks-checked = { $count ->
    [0] Pas encore de bloc
    [one] { $count } bloc vérifié sur cet appareil
   *[other] { $count } blocs vérifiés sur cet appareil
}
mi-block = Bloc { $height }
mi-mined-by = { NAME($seat) } a miné ce bloc
mi-you-mined = Tu as miné ce bloc !
mi-payments = Ce qu’il a réglé
mi-balances-after = Les soldes ensuite
mi-previous = Empreinte du bloc précédent
mi-hash = Sa propre empreinte
mi-hash-note = L’empreinte est calculée à partir de tout ce qui précède. Change un seul nombre et elle devient une autre : le bloc suivant ne colle plus.
mi-block-label = Bloc { $height }, miné par { NAME($seat) } avec { $card }, { $ok ->
    [yes] vérifié
   *[no] rompu
}
mi-mined-it = { $who ->
    [you] Miné par toi
   *[other] Miné par { NAME($seat) }
} · { $count ->
    [one] { $count } paiement
   *[other] { $count } paiements
}
mi-prev-short = préc.
mi-hash-short = empr.
mi-being-mined = En cours de minage
mi-log = Autour du feu
mi-why = Montre l’idée derrière
mi-only-you = Toi seul vois ceci
mi-will-you-mine = Vas-tu miner le bloc { $height } ?
mi-mining-card = Carte de minage
mi-mining-card-text = Tirée de la pioche. Pose-la pour miner.
mi-laid-down = Elle est posée face cachée. On la retournera quand tout le monde aura choisi.
mi-pick = Ta hache : choisis une des deux.
mi-points-sure = { $points ->
    [one] point assuré
   *[other] points assurés
}
mi-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mi-matches = Ton { $card } s’accorde avec { $matches }.
mi-no-match = Ton { $card } ne s’accorde avec rien de visible.
mi-still-hidden = { $count ->
    [0] {""}
    [one] Une carte est encore cachée.
   *[other] { $count } cartes sont encore cachées.
}
mi-chance = Chances de gagner
mi-chance-says = environ { $percent } % de chances
mi-chance-note = Une estimation : les cartes cachées ont été retournées au hasard 400 fois.
mi-mine = Miner
mi-mine-price = payer { $fee }, gagner { $prize }
mi-cannot-pay = tu ne peux pas payer
mi-sit-out = Passer
mi-keep = garder ton Istoken
mi-throw = Lancer le dé
mi-throw-title = { $why ->
    [first] Qui commence ?
    [tie] Égalité ! Relance
   *[move] À toi d’avancer
}
mi-throw-text = { $why ->
    [first] Chacun lance une fois. Le plus grand nombre commence.
    [tie] Même score, même carte : le plus grand dé gagne le bloc.
   *[move] Fais le tour de l’île et prends la carte de ta case.
}
mi-wait-throw = { NAME($seat) } lance le dé
mi-wait-mine = { NAME($seat) } regarde ses cartes
mi-wait-undecided = Bientôt, tu choisiras de miner ou non.
mi-wait-declined = Tu laisses passer ce bloc.
mi-wait-barred = { $why ->
    [possessed] L’esprit de l’île t’empêche de miner.
    [stung] La piqûre t’empêche de miner ce bloc.
   *[totem_square] Sous le totem, tu ne peux pas miner ce bloc.
}
mi-rest-first = Le plus grand nombre commence.
mi-rest-move = Chacun avance et prend une carte. Rien n’est encore payé.
mi-rest-mine = Qui pose une carte veut miner le bloc.
mi-rest-tie = Le dé départage.
mi-rest-over = La partie est finie.
mi-moment = Un instant
mi-reveal = On retourne toutes les cartes
mi-settle = Le bloc est réglé
mi-watching = Tu regardes
mi-phase-move = Avancer
mi-phase-mine = Miner
mi-phase-reveal = Révéler
mi-phase-settle = Régler
mi-round = Manche { $round } sur { $rounds }
mi-round-word = Manche
mi-time-left = Temps restant
mi-skip = Aller à ta décision
mi-skip-news = Avance rapide
mi-tabs = Vues
mi-tab-table = Table
mi-tab-ledger = Registre
mi-tab-chain = Chaîne
mi-tab-log = Récit
cheat-try = Essaie de tricher

# --- Le menu d’une table ------------------------------------------------------------------------------------------

menu = Menu
menu-hints = Aide : chances de gagner
menu-sound = Sons
menu-host = C’est toi l’hôte
menu-pause = Mettre en pause
menu-resume = Continuer
menu-take-over = Laisser jouer un robot
menu-give-back = Rendre la place
menu-link = Ta place sur un autre appareil
menu-link-text = Ce lien est la clé de ta place. Ne le montre à personne.
menu-projector = Vue pour projecteur
menu-leave = Quitter la table

# --- La page d’accueil --------------------------------------------------------------------------------------------

home-sub = Des jeux sur les registres qui appartiennent à tous
home-play = Jouer
home-play-hint = Quatre naufragés, dont trois robots. Sans compte, sans attendre.
home-guide = Première partie guidée
home-new = Nouvelle table
home-join = Rejoindre
home-join-text = On t’a donné un code de six caractères ?
home-kept = Tes tables
home-kept-text = Cet appareil y a une place.
home-back-to = Retour à
home-why = Un bâton fendu en deux
home-why-text = On entaillait une dette dans un bâton de taille, puis on le fendait : chacun gardait le même compte et personne ne pouvait le changer seul. Ici, chaque navigateur garde le journal de sa table et le vérifie.
home-coming = Bientôt
home-soon = en préparation
coming-cryptominer = CryptoMiner
    .text = Déchiffre un code, trouve un bloc, et vois pourquoi le travail rend un registre difficile à falsifier.
coming-blockchain = Blockchain
    .text = Échange, signe, et débats : laquelle des chaînes est la vraie ?
coming-shelves-voyage = Le voyage des étagères
    .text = Relie ce que tu sais en un graphe et navigue le long des fils.
code = Code
nicknames = Pélican Corail Mangue Tortue Comète Galet Loutre Papaye Dauphin Nuage Cannelle Lanterne Kiwi Moineau Ancre Tulipe Noisette Biscuit Marlin Genièvre
