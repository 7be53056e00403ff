# Ce que dit le client dans le navigateur.

tallystick = Tallystick
you = Toi
close = Fermer
back = Retour
language = Langue
night-mode = Mode nuit
to-home = Vers la page d’accueil
is-a-bot = un robot
bot-names = Ana Bo Chloé Dev Émile Fatou
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
table-die = { NAME($seat) } a lancé { $value }
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
table-blocks-checked = { $count ->
    [0] Pas encore de bloc
    [one] { $count } bloc vérifié sur cet appareil
   *[other] { $count } blocs vérifiés sur cet appareil
}
table-block = Bloc { $height }
mi-mined-by = { NAME($seat) } a miné ce bloc
mi-you-mined = Tu as miné ce bloc !
mi-payments = Ce qu’il a réglé
mi-balances-after = Les soldes ensuite
table-previous = Empreinte du bloc précédent
table-hash = Sa propre empreinte
table-hash-note = L’empreinte est calculée à partir de tout ce qui précède. Change un seul nombre et elle devient une autre : le bloc suivant ne colle plus.
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
table-prev-short = préc.
table-hash-short = empr.
mi-being-mined = En cours de minage
mi-log = Autour du feu
table-why = Montre l’idée derrière
table-only-you = Rien que pour toi
mi-will-you-mine = Miner le bloc { $height } ?
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
table-you-are = Tu es { NAME($seat) }
table-watching = Tu regardes
mi-phase-move = Avancer
mi-phase-mine = Miner
mi-phase-reveal = Révéler
mi-phase-settle = Régler
mi-round = Manche { $round } sur { $rounds }
table-round-word = Manche
title-your-turn = À toi ! · { $game }
table-time-left = Temps restant
table-skip = Aller à ta décision
table-skip-news = Avance rapide
table-tabs = Vues
mi-tab-table = Table
mi-tab-ledger = Registre
mi-tab-chain = Chaîne
mi-tab-log = Récit
cheat-try = Essaie de tricher

# --- CryptoMiner --------------------------------------------------------------------------------------------------

cm-block-card = Carte de bloc { $value }, { $symbols }
cm-claim-of = Revendication de { NAME($seat) } : { $value }, { $symbols }
cm-wagon = Bloc { $block } : { $cards }
cm-total = total
cm-yard = Les blocs ouverts dans la gare
cm-yard-empty = Aucun bloc ouvert pour l’instant. Le premier wagon sort de la mine dès que tout le monde a joué une carte.
cm-yard-empty-over = Tous les wagons ont quitté la gare.
cm-yard-closed = La mine est fermée
cm-open-blocks = { $count ->
    [one] { $count } bloc ouvert
   *[other] { $count } blocs ouverts
}
cm-who-starts = Qui commence ?
cm-who-starts-text = Chacun lance le dé. Le plus haut commence.
cm-pit-empty = Un wagon vide attend
cm-pit-empty-text = La prochaine carte jouée y sera chargée.
cm-loading = Le bloc { $block } se remplit
cm-loading-text = { $total } jusqu’ici, donc { $coins } pièces. Ouvert dès la manche { $round }.
cm-no-claim = libre
cm-overtaken = dépassé :
cm-needs = Il faut { $needs } ou plus
cm-formed-in = Chargé à la manche { $round }
cm-refused = Refusé
cm-verdict-ok = À ta portée
cm-verdict-yours = Tu es en tête
cm-verdict-fits = Irait aussi
cm-verdict-too_low = Trop basse
cm-verdict-no_symbol = Aucun symbole
cm-verdict-outbid = Dépassé
cm-verdict-too_new = Trop récent
cm-verdict-no_card = Pas de carte
cm-yours-text = { $coins } pièces, si personne ne te dépasse
cm-rule-covers = { $value } couvre { $needs }
cm-rule-too-low = Ton { $value } n’atteint pas { $needs }
cm-rule-couples = s’attelle à la chaîne
cm-rule-free = Symbole libre : chaîne vide
cm-rule-no-symbol = absent de ta carte
cm-rule-unclaimed = Personne ne le revendique
cm-rule-beats = { $value } bat le { $theirs } de { NAME($seat) }
cm-rule-equals = Égale le { $theirs } de { NAME($seat) } : le dernier gagne
cm-rule-outbid = { NAME($seat) } a { $theirs } : il te faut { $theirs } ou moins
cm-aim = Viser le bloc { $block } : { $coins } pièces
cm-block-label = Bloc { $block }, total { $total }, { cm-coins }
cm-coins-word = { $count ->
    [one] pièce
   *[other] pièces
}
cm-only-you = Rien que pour toi
cm-your-card = Ta carte
cm-no-card = aucune carte
cm-chain-top = Sommet
cm-chain-empty = La chaîne est encore vide
cm-couples = { $state ->
    [on] s’attelle
    [free] au choix
    [off] rien
   *[none] aucune carte
}
cm-no-transactions = Tu as joué toutes tes cartes de transaction.
cm-your-transactions = Tes { $count } cartes de transaction
cm-pick-transaction = Tes cartes de transaction : choisis celle à jouer
cm-transaction = Carte de transaction { $value }
cm-hint-safe = Tu joues en dernier : personne ne peut te dépasser sur le *bloc { $block }*.
cm-hint-safe-choose = Tu joues en dernier : personne ne peut te dépasser. Touche un panneau vert pour viser un autre bloc.
cm-hint-known = { NAME($seats) } peut encore te dépasser sur le *bloc { $block }* : tu as vu sa carte.
cm-hint-unknown = { $count ->
    [one] Une personne joue après toi : une carte égale ou plus petite peut te dépasser.
   *[other] { $count } personnes jouent après toi : une carte égale ou plus petite peut te dépasser.
}
cm-first-round = À la première manche, chacun joue juste une carte. Ensemble, elles forment le premier bloc.
cm-swapped = Tu as échangé ta carte : joue maintenant une transaction.
cm-nothing-open = Aucun bloc n’est ouvert : joue une carte.
cm-none-fits = { $why ->
    [too_low] Ta carte est trop basse pour chaque bloc.
    [no_symbol] Ta carte n’a aucun symbole du sommet de la chaîne.
    [outbid] Des cartes plus petites revendiquent chaque bloc.
   *[mixed] Aucun bloc ne convient à ta carte : les panneaux disent pourquoi.
} { $swap ->
    [yes] Joue une carte, ou échange.
   *[no] Joue une carte.
}
cm-your-turn = À toi
cm-claim = Prendre le bloc { $block }
cm-claim-win = { $coins ->
    [one] gagne { $coins } pièce
   *[other] gagne { $coins } pièces
}
cm-play = Jouer le { $value }
cm-play-onto = sur le bloc { $block }
cm-swap = Échanger
cm-swap-then-play = puis jouer
cm-swap-ends = finit ton tour
cm-pass = Passer
cm-pass-text = ne rien faire
cm-throw = Lancer le dé
cm-throw-text = Chacun lance le dé une fois. Le plus haut ouvre la première manche.
cm-settling = La manche se règle
cm-moment = Un instant
cm-wait = { NAME($seat) } choisit
cm-wait-throw = { NAME($seat) } lance le dé
cm-you-did = { $did ->
    [played] Ta carte est sur le wagon.
    [claimed] Ta carte de bloc est posée.
    [substituted] Tu as échangé ta carte.
   *[passed] Tu passes cette manche.
}
cm-holds = { NAME($seat) } tient { $value }, { $symbols }
cm-holds-hidden = carte cachée
cm-holds-none = sans carte de bloc
cm-to-play = à toi
cm-throws = lance le dé
cm-thinking = choisit
cm-threw = a fait { $value }
cm-did-claim = vise le bloc { $block }
cm-did-play = { $swapped ->
    [yes] a échangé, puis chargé { $value }
   *[no] a chargé { $value }
}
cm-did-played = a joué
cm-did-claimed = a revendiqué
cm-did-substituted = a échangé sa carte
cm-did-passed = passe
cm-office = La caisse
cm-office-sub = Le plus de pièces à la fin gagne.
cm-starter = en tête
cm-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cm-deck = { $count ->
    [one] { $count } carte de bloc
   *[other] { $count } cartes de bloc
}
cm-deck-text = dans la pioche
cm-coins-of-all = Pièces
cm-all-left = Cartes de transaction restantes
cm-round = Manche { $round }
cm-start = Le départ
cm-order = Ordre de la manche { $round }
cm-first = 1er
cm-has-acted = a joué
cm-chain = La chaîne
cm-won-by = { NAME($seat) } l’a remporté à la manche { $round } avec { $value } ({ $symbols }) : { cm-coins }.
cm-its-cards = Ses transactions, de la manche { $round }
cm-card-by = { NAME($seat) } : { $value }
cm-makes = Un total de { $total }, donc { cm-coins }.
cm-car-label = Bloc { $height } de la chaîne, total { $total }, remporté par { NAME($seat) }, { $ok ->
    [yes] vérifié
   *[no] rompu
}
cm-car-more = Bloc { $number }, total { $total }
cm-car-won = { $who ->
    [you] Tu as gagné { cm-coins }
   *[other] { NAME($seat) } a gagné { cm-coins }
}
cm-top-block = sommet
cm-next-wagon = Prochain wagon
cm-must-show = { $count ->
    [one] doit montrer : { $symbols }
   *[other] doit montrer un de ceux-ci : { $symbols }
}
cm-any-symbol = peut montrer tout symbole
cm-top-is = { $state ->
    [none] La chaîne est encore vide.
   *[card] Au sommet de la chaîne : { $value }, { $symbols }.
}
cm-log = Dans la gare
cm-tab-yard = Gare
cm-tab-scores = Caisse
cm-tab-chain = Chaîne
cm-tab-log = Journal
cm-cheat-text = Voici ta propre copie du train. Change une ancienne transaction et vois qui s’en aperçoit. La vraie partie reste intacte.
cm-cheat-which = Quelle carte ?
cm-moment-overtaken = { NAME($seat) } dépasse { NAME($other) } sur le bloc { $block } avec { $value }.
cm-moment-exact = { NAME($seat) } remporte le bloc { $block } avec exactement son total, { $total }.
cm-moment-deck = La pioche est vide : { NAME($seat) } continue sans carte de bloc.
cm-moment-largest = Le wagon le plus chargé : { NAME($seat) } gagne { cm-coins } avec le bloc { $block }.
cm-result-work = Les revendications et leur suite
cm-result-claims = Revendications
cm-result-lost = Dépassées
cm-result-swaps = Échanges
cm-result-text = { $count ->
    [0] Tous les blocs ont trouvé preneur.
    [one] { $count } pièce est restée sur un bloc sans preneur.
   *[other] { $count } pièces sont restées sur des blocs sans preneur.
}
cm-result-who = Qui a remporté quel wagon
guide-cm-welcome = La gare
    .text = Vous êtes des mineurs. À chaque manche, les cartes jouées remplissent un wagon : un bloc. Qui le revendique reçoit les pièces posées dessus. Le plus de pièces gagne. Je t’expliquerai chaque chose quand elle arrivera.
guide-cm-throw = Qui commence ?
    .text = Chacun lance le dé ; le plus haut commence. Personne ne peut truquer les dés : ils viennent de graines que vous avez fixées avant la partie.
guide-cm-play = Charge le wagon
    .text = Chacune de tes cartes est une transaction. Choisis-en une et joue-la. Les cartes d’une manche forment ensemble un bloc. Un wagon plein vaut plus, mais il est plus dur à prendre.
guide-cm-formed = Un bloc
    .text = La plaque montre le total, l’étiquette les pièces : le total et une de plus. On peut le revendiquer dès la manche suivante.
guide-cm-card = Ta preuve
    .text = Voici ta carte de bloc. Sa valeur doit atteindre le total d’un bloc, et elle doit partager un symbole avec la carte au sommet de la chaîne. Tant que la chaîne est vide, tout symbole convient.
guide-cm-signs = Puis-je le prendre ?
    .text = Chaque wagon a un signal. Bras levé : ta carte peut le prendre. Bras à plat : la ligne en gras dit quelle règle s’y oppose. Au lieu de revendiquer, tu peux toujours jouer une carte.
guide-cm-contest = Une course
    .text = La carte est posée à découvert près du wagon. D’autres peuvent encore viser le même bloc dans cette manche, avec une carte égale ou plus petite : le dernier l’emporte.
guide-cm-settle = On règle
    .text = À la fin de la manche, les wagons revendiqués partent, le plus petit total d’abord. Qui gagne prend les pièces et pioche une nouvelle carte de bloc ; les autres reprennent la leur.
guide-cm-link = La chaîne
    .text = Le wagon est attelé au train, la carte gagnante dessus. Il porte l’empreinte du wagon précédent : change un ancien wagon, et plus rien ne s’emboîte après lui.
guide-cm-swap = Un autre nombre
    .text = Ta carte ne convient à rien ? Échange-la contre la première de la pioche. Tu ne peux alors plus revendiquer dans cette manche, mais tu dois jouer une carte.
guide-cm-copies = Chacun sa copie
    .text = Ton navigateur a vérifié lui-même chaque entrée. Le signe vert dit que toutes les copies sont identiques. Touche-le pour voir les quatre mots qui résument tout ce qui s’est passé.
guide-cm-cheat = Tu y crois ?
    .text = Essaie de tricher : change une ancienne transaction dans une copie et regarde ce que disent les autres. Tu sais maintenant tout. Bonne chance !

# --- Le menu d’une table ------------------------------------------------------------------------------------------

menu = Menu
menu-hints = Indices
menu-sound = Sons
menu-host = C’est toi l’hôte
menu-pause = Mettre en pause
menu-resume = Continuer
menu-delete = Supprimer la table
menu-delete-sure = Supprimer pour tout le monde ? Appuie encore une fois
menu-take-over = Laisser jouer un robot
menu-give-back = Rendre la place
menu-link = Ta place sur un autre appareil
menu-link-text = Ce lien est la clé de ta place. Ne le montre à personne.
menu-projector = Vue pour projecteur
menu-leave = Quitter la table

# --- La page d’accueil --------------------------------------------------------------------------------------------

home-sub = Des jeux sur les registres qui appartiennent à tous
home-play = Jouer
home-hint-market-island = Quatre naufragés, dont trois robots. Sans compte, sans attendre.
home-hint-cryptominer = Quatre mineurs, dont trois robots. Environ 30 manches.
home-hint-blockchain = Quatre marchands, dont trois robots. Environ dix tours chacun.
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
coming-shelves-voyage = A Shelves Voyage
    .text = Construisez ensemble un graphe de connaissances.
code = Code
nicknames = Pélican Corail Mangue Tortue Comète Galet Loutre Papaye Dauphin Nuage Cannelle Lanterne Kiwi Moineau Ancre Tulipe Noisette Biscuit Marlin Genièvre

# --- S’asseoir ----------------------------------------------------------------------------------------------------

your-name = Ton nom
your-name-help = 20 lettres au plus. Pas besoin de ton vrai nom.
another-name = Propose-m’en un
join-title = Prends place à une table
join-sit = M’asseoir
lobby-title = La table se remplit
lobby-code = Rejoins-nous avec ce code
lobby-qr = Code QR de l’adresse pour rejoindre la table
lobby-players = À la table
lobby-empty = Place libre
lobby-host = hôte
lobby-add-bot = Robot
lobby-remove = Retirer { $name }
lobby-waiting = { $count ->
    [one] Une place est encore libre : attends quelqu’un ou ajoute un robot.
   *[other] { $count } places sont encore libres : attends ou ajoute des robots.
}
lobby-full = Toutes les places sont prises.
lobby-watching = { $count } en spectateur
lobby-start = Commencer
lobby-wait-host = L’hôte va lancer la partie.
over-title = Passe l’appareil à { NAME($seat) }
over-text = Les cartes restent cachées jusqu’à ce que tu sois prêt.
over-ready = Je suis { $name }

# --- Une nouvelle table -------------------------------------------------------------------------------------------

new-who = Qui joue ?
new-seats = Places
new-own = Sur cet appareil
new-own-help = À plusieurs : on se passe l’appareil, et il cache les cartes entre-temps.
new-seat = Place { $number }
new-person = une personne, par code
new-bot = robot : { $bot }
new-game = Quel jeu ?
new-group-length = Combien de temps ?
new-group-money = L’argent
new-group-cards = Les cartes
new-group-hacks = Les Hacks
new-group-coins = Pièces et échanges
new-group-rest = Les détails : chaque point de la règle
new-by-hand = Tenir le registre à la main
new-by-hand-help = Après chaque bloc, chacun déplace lui-même les perles de tous les bouliers. Puis la table compare.
new-make = Créer la table

# --- À propos -----------------------------------------------------------------------------------------------------

about-title = À propos
about-what = Ce que c’est
    .text = Tallystick est une table pour des jeux sérieux sur les registres partagés : qui possède quoi, qui a le droit de l’écrire, et comment des gens qui ne se font pas confiance peuvent quand même se mettre d’accord.
about-record = Le journal d’une table
    .text = Chaque table écrit un journal : une ligne par coup, scellée par une empreinte sur la ligne précédente. Ton navigateur en garde une copie et vérifie chaque sceau. Les dés et les cartes viennent de graines fixées avant le premier lancer et ouvertes à la fin : chacun peut ensuite vérifier que rien n’a été truqué. Le serveur pourrait voir les cartes cachées ; il ne peut pas les changer sans que cela se voie.
about-data = Tes données
    .text = Pas de compte, pas de pistage, rien qui vienne d’autres serveurs. Ton nom ne sert qu’aux autres à la table, et il peut être inventé.
about-credits = Merci
    .text = Market Island a été inventé par le projet TRUE (Erasmus+) : Amaris France SAS, ISMAI, UEF et leurs partenaires ; son manuel est sous licence CC BY-NC 4.0. CryptoMiner a été inventé par Murtuza Jadliwala et ses collègues de l’université du Texas à San Antonio, tous droits réservés. Blockchain: The Cryptocurrency Game a été inventé par Cheves, tous droits réservés. Les règles suivent ici leurs livrets avec nos propres mots ; tous les dessins ont été faits pour Tallystick, logiciel libre sous licence MIT.
less = moins
more = plus

# --- Résultat -----------------------------------------------------------------------------------------------------

result-title = Le résultat
result-you-won = Tu as gagné !
result-you-draw = Égalité, et tu en es !
result-won = Victoire de { NAME($seats) }
result-nobody = Personne n’a gagné
result-blocks = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
}
result-blocks-word = Blocs
result-rematch = Rejouer
result-join-rematch = Rejoindre la revanche
result-more = Tout le résultat
result-balances = Les soldes, manche après manche
result-table = La même chose en chiffres
result-rewards = Récompenses et mises
result-rewards-text = Miner ne rapporte que si l’on gagne assez souvent : chaque mise est dépensée avant que l’on sache.
result-player = Joueur
result-prizes = Gains
result-fees = Mises
result-profit = Reste
result-moments = Temps forts
result-who = Qui a miné quoi
moment-tie = { NAME($seat) } gagne un bloc à égalité de points ({ $points }).
moment-great = { NAME($seat) } marque { $points } points avec { CARD($card) }.
moment-nobody = Personne ne mine : le bloc n’est pas réglé.
moment-out = { NAME($seat) } tombe à { $balance } et sort du jeu.
moment-totem = L’esprit de l’île s’empare de { NAME($seat) }.
moment-lead = { NAME($seat) } prend la tête avec { $amount }.
moment-largest = Le plus gros paiement : { NAME($payer) } donne { $amount } à { NAME($payee) }.

# --- Revoir -------------------------------------------------------------------------------------------------------

replay-title = Revoir la partie
replay-eyes = Avec les yeux de qui ?
replay-public = ce que tout le monde a vu
replay-all = toutes les cartes ouvertes
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-play = Lecture
replay-where = Où dans la partie
replay-not-yet = On ne peut pas encore revoir cette partie : elle n’est pas finie, ou elle n’existe pas.

# --- Vérifier -----------------------------------------------------------------------------------------------------

check-title = Vérifier cette partie
check-any = Vérifier une partie
check-text = À la fin d’une partie, ses graines sont ouvertes. Ton navigateur recalcule alors chaque dé et chaque carte et les compare au journal. Tu n’as à croire personne.
check-proved = Prouvé : rien n’a été truqué dans ces { $entries } entrées.
check-seals = { $count } sceaux, chacun posé sur le précédent
check-seeds = les graines sont celles promises avant le premier lancer
check-dice = { $count } dés, relancés à partir des graines
check-cards = { $count } cartes visibles, redistribuées à partir des pioches mélangées
check-promises = { $count } cartes cachées, chacune celle qui était promise
check-only-seals = Les sceaux et les graines sont justes. Pour les dés et les cartes de cette table, utilise la commande ci-dessous.
check-file = Ou un journal de ton appareil
check-download = Télécharger le journal
check-command = Sur un ordinateur avec Tallystick :
check-too-large = Ce fichier est trop gros pour un journal.

# --- Tricher ------------------------------------------------------------------------------------------------------

cheat-text = Voici ta propre copie de la chaîne de l’île. Change un ancien paiement et vois qui s’en aperçoit. La vraie partie n’est pas touchée.
cheat-block = Où ?
cheat-payment = Quel paiement ?
cheat-amount = Nouveau montant
cheat-step-1 = Change le montant. Que peut-il arriver ?
cheat-broken = { $count ->
    [one] { $count } bloc ne colle plus : son empreinte n’est plus celle qui est écrite.
   *[other] { $count } blocs ne collent plus.
}
cheat-mended = Tu as recalculé toutes les empreintes. Ta chaîne semble parfaite, mais sa dernière empreinte est une autre.
cheat-mend = Recalculer toutes les empreintes
cheat-send = La montrer aux autres
cheat-undo = Annuler
cheat-yours = ta copie
cheat-theirs = copie honnête
cheat-why = Tout le monde a la même copie. Une copie falsifiée saute aux yeux, car toutes les autres la contredisent.
cheat-out-broken = Tout le monde voit aussitôt que ta chaîne est rompue. On la jette.
cheat-out-voted = Ta chaîne se tient, mais { $count ->
    [one] une autre copie dit
   *[other] { $count } autres copies disent
} autre chose. La majorité l’emporte.

# --- Le registre à la main ----------------------------------------------------------------------------------------

hand-title = Bloc { $height } : déplace les perles
hand-text = Reporte chaque paiement sur ta propre copie. Personne ne le fait pour toi.
hand-was = avant : { $amount }
hand-send = Ma copie est prête
hand-right = Ta copie est juste.
hand-differs = Ta copie diffère de ce que dit le bloc.
hand-wrong = Tu as { $yours } ; le bloc dit { $right }.
hand-waiting = On attend les autres copies…
hand-all-same = { $count ->
    [one] Ta copie est arrivée.
   *[other] Les { $count } copies sont identiques.
}
hand-others-differ = La majorité a tranché. Copies différentes : { NAME($seats) }.
hand-on = Continuer
hand-again = Perles du bloc { $height }

# --- La première partie guidée ------------------------------------------------------------------------------------

guide-on = Compris
guide-stop = Arrêter le guide
guide-welcome = Naufragés
    .text = Avec trois autres, tu partages une île et un registre de ce que chacun possède d’Istokens. Le plus riche après 12 manches gagne. J’expliquerai chaque chose la première fois qu’elle arrive.
guide-throw = Qui commence ?
    .text = Chacun lance le dé une fois ; le plus grand nombre commence. Appuie sur le dé. On ne peut pas le truquer : il vient de graines que vous avez tous fixées avant.
guide-genesis = La première carte
    .text = Cette carte est le début de la chaîne. Le premier bloc y sera attaché, comme chaque bloc suivant sera attaché au précédent.
guide-walk = Le tour de l’île
    .text = Un coffre donne une carte revenu, une main une carte dépense, un coquillage une carte action. Les drapeaux rapportent 4 à chaque tour.
guide-card = Toi seul connais ta carte
    .text = Elle dit ce qui doit être payé, mais rien n’est encore payé : elle attend que quelqu’un mine le bloc.
guide-block = Un bloc
    .text = Les cartes des quatre joueurs sont posées face cachée à côté de la dernière carte gagnante. Ensemble, elles forment le bloc. Il faut maintenant le miner.
guide-choice = Miner ou non ?
    .text = Tu as tiré une carte de minage. Elle marque un point par carte de même valeur et un par carte de même couleur. Miner coûte 1 ; la meilleure carte gagne 5. Passer ne coûte rien.
guide-reveal = La course est finie
    .text = On retourne toutes les cartes et on compte les points. Le meilleur mineur gagne le bloc. Les mises des autres sont perdues : miner a un coût.
guide-settle = Maintenant, on paie
    .text = La récompense, puis chaque carte du bloc, l’une après l’autre. Chaque paiement est reporté en même temps sur la copie de tout le monde.
guide-link = Le lien
    .text = Le bloc rejoint la chaîne. Il porte l’empreinte du bloc précédent : change un ancien paiement, et plus rien ne colle après lui.
guide-copies = Quatre copies
    .text = Ton navigateur a vérifié lui-même chaque entrée. Ce signe vert dit que toutes les copies sont identiques. Touche-le pour voir les quatre mots qui résument tout.
guide-cheat = Tu y crois ?
    .text = Essaie de tricher : change un ancien paiement dans une copie et vois ce que disent les autres. Maintenant, tu sais tout. Bonne chance !
