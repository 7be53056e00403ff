# Ce que lit qui anime : préparer une séance, la salle, le poste de pilotage, une table ouverte, la télécommande, la fin.

# --- Partout -----------------------------------------------------------------------------------------------------------

desk-title = Animer une séance
desk-back = Retour
desk-more = Plus
desk-bot = robot
desk-free = libre
desk-choose = Choisir…
desk-here = { $count ->
    [one] présent
   *[other] présents
}
desk-lines-well = Tous connectés
desk-lines = { $here } connexions sur { $of }
desk-only-watch = Lecture seule
desk-watch-text = Avec cette clé, vous voyez tout et ne changez rien.
desk-curtain = Cacher les notes privées et les cartes (Échap)
desk-curtain-open = Montrer à nouveau les notes privées
desk-line-lost = La connexion au serveur est coupée. Les tables continuent ; vos demandes partiront à son retour.
desk-storm = { $lost ->
    [one] Une personne n’a plus de réseau ; tout attend.
   *[other] { $lost } personnes n’ont plus de réseau ; tout attend.
}
desk-tables = Tables
desk-everybody = Pour tout le monde
desk-copy = Copier
desk-copied = Copié

# --- L'entrée ------------------------------------------------------------------------------------------------------------

desk-no-key = Ce navigateur n’a pas la clé de cette séance
    .text = Ouvrez le lien reçu, ou écrivez les quatre mots.
desk-revoked = Cette clé n’ouvre plus rien
    .text = La séance n’existe plus, ou la clé a été retirée. Qui anime peut vous en donner une autre.
desk-elsewhere = Cette séance a été ouverte ailleurs
    .text = Rouvrez-la ici avec ses mots, ou continuez là où elle est ouverte.
desk-gone = Cette séance est finie et a été supprimée
    .text = Rien n’en est gardé ici.
desk-words = Les quatre mots
desk-words-like = pelpin kegen vepir rolpol
desk-words-help = Ils ont été montrés une fois, à la création. Perdus ? Qui tient ce serveur peut en refaire.
desk-enter = Ouvrir la séance
desk-code-of-table = C’est le code d’une table seule ; elle se joue sans animation.
desk-new = Une nouvelle séance
desk-have-key = J’ai déjà une clé
desk-led-here = Vous animez déjà :

# --- Préparer une séance -------------------------------------------------------------------------------------------------

desk-create-sub = Tout est déjà choisi. Changez ce que vous voulez, ou ouvrez les portes.
desk-which-game = Quel jeu ?
desk-game-market-island = un registre commun, miné bloc par bloc
desk-game-cryptominer = former des blocs, les prouver
desk-game-blockchain = échanger, attaquer, mettre à l’abri
desk-game-shelves-voyage = nouer des énoncés en un graphe
desk-fewest-most = { $fewest }–{ $most } par table
desk-how-long = Combien de temps ?
desk-minutes = { $count } min
desk-own-plan = Autre plan
desk-time-text = On répond aux questions en arrivant. Le temps qui reste va au jeu.
desk-time-parts = Le plan en minutes : { $parts }
desk-part-arrive = Arrivée, avant
desk-part-brief = Récit
desk-part-play = Jeu
desk-part-debrief = Bilan
desk-part-after = Après
desk-part-short-arrive = Arrivée
desk-part-short-brief = Récit
desk-part-short-play = Jeu
desk-part-short-debrief = Bilan
desk-part-short-after = Après
desk-min = min
desk-so = donc
desk-rounds = { $count ->
    [one] manche
   *[other] manches
}
desk-round-takes = une manche dure environ
desk-who-sits = Qui s’assoit où ?
desk-people-label = Personnes
desk-people-text = Ajusté selon qui vient.
desk-less = Une de moins
desk-one-more = Une de plus
desk-size = Par table
desk-odd = Places vides
desk-odd-bot = Un robot complète
desk-odd-small = Table plus petite
desk-and-more = et { $count } autres
desk-people = { $people }
desk-people-bots = { $bots ->
    [one] { $people } et un robot
   *[other] { $people } et { $bots } robots
}
desk-understand = Que doit-on comprendre ?
desk-ideas-of = { $count } idées sur { $of }
desk-ideas-more = { $count } de plus…
desk-ideas-six = Six suffisent pour une séance. Retirez-en une pour en choisir une autre.
desk-ask-ideas = { $count ->
    [one] Une question courte avant, une semblable après
   *[other] { $count } questions courtes avant, { $count } semblables après
}
desk-names = Noms
desk-names-nicknames = Surnoms tirés au sort
    .text = « Loutre calme ». Aucun vrai nom n’est demandé. Vous pouvez noter qui est qui ; personne d’autre ne le voit.
desk-names-free = Prénoms, écrits par chacun
    .text = Vous pouvez renommer ou retirer quelqu’un à tout moment.
desk-names-list = D’après une liste de classe
    .text = Chacun choisit son nom ; un téléphone perdu n’est pas un problème.
desk-list = Un nom par ligne : { $count ->
    [one] { $count } nom
   *[other] { $count } noms
}
desk-your-lesson = Votre séance
desk-title-label = Titre au mur
desk-tables-of = { $count ->
    [one] une de { $people } personnes
   *[other] { $count } de { $people } personnes
}
desk-tables-bots = { $count ->
    [one] une de { $people }
   *[other] { $count } de { $people }
} avec { $bots ->
    [one] un robot
   *[other] { $bots } robots
}
desk-fact-people = { $count ->
    [one] Une personne
   *[other] { $count } personnes
}
desk-fact-tables = { $count ->
    [one] à une table : { $how }
   *[other] à { $count } tables : { $how }
}
desk-fact-alike = { $count ->
    [one] à une table
   *[other] à { $count } tables de { $people }
}
desk-fact-minutes = { $count } minutes
desk-fact-rounds = , { $rounds } manches de { $game }
desk-fact-game = {" "}de { $game }
desk-fact-asked = { $count ->
    [one] Une idée, avec une question avant et après, sans noms
   *[other] { $count } idées, avec des questions avant et après, sans noms
}
desk-fact-not-asked = Pas de questions avant ni après
desk-fact-names = { $days ->
    [0] Noms effacés à la fin de la séance
   *[other] Noms effacés { $days } jours après la séance, ou quand vous le dites
}
desk-at-tables = Aux tables
desk-guided = Expliquer chaque étape la première fois
desk-bot-after = Un robot joue après 90 s d’absence
desk-paper = Sur papier : un téléphone par table tient le registre
desk-lesson = Fiche de séance, une page à imprimer
desk-operator-key = Clé de ce serveur
desk-open-doors = Ouvrir les portes
desk-open-doors-text = Le code et un QR s’affichent au mur ; on peut entrer aussitôt. Rien ne commence sans vous.
desk-your-key = Votre clé pour cette séance
desk-your-key-text = Ce navigateur la garde. Pour un autre appareil, notez ces mots : ils ne sont montrés que maintenant.
desk-key-link = Ou emportez le lien. Qui l’a peut animer.
desk-key-have = C’est noté
desk-print = Imprimer
desk-colleague = Collègue
desk-colleagues = Clés pour collègues
desk-role-co = Anime avec vous
    .text = Peut tout, sauf donner des clés, effacer et supprimer.
desk-role-watch = Regarde
    .text = Voit les tables sans vos notes privées ; aucun bouton.
desk-key-make = Créer un lien
desk-key-again = Créer un nouveau lien
desk-key-once = Ce lien n’est montré que maintenant
desk-revoke = Reprendre la clé
desk-revoke-text = Qui utilise cette clé perd la séance aussitôt. Vous pourrez créer un nouveau lien ensuite.
desk-revoke-yes = Reprendre

# --- La salle ----------------------------------------------------------------------------------------------------------------

desk-more-tables = Une table de plus
desk-hall = Tout le monde arrive. Rien n’a commencé.
desk-hall-empty = Les portes sont ouvertes. Personne n’est encore là.
desk-hall-seated = Chacun connaît sa table. Rien n’a commencé.
desk-come-in = Comment on entre
desk-address = Adresse
desk-code = Code de la classe
desk-qr = QR code pour entrer
desk-door-open = La porte est ouverte
desk-door-shut = La porte est fermée
desk-door-shut-text = Plus personne de nouveau n’entre. Qui est là reste, et revient avec le même téléphone.
desk-new-code = Un nouveau code
desk-new-code-text = L’ancien code ne marche plus pour les nouveaux. Qui est là reste.
desk-new-code-yes = Changer le code
desk-empty = Voici l’entrée
desk-empty-text = Montrez le mur au projecteur, ou écrivez le code au tableau. Les noms s’affichent ici à mesure.
desk-people-here = Qui est là
desk-are-here = { $count ->
    [one] personne ici
   *[other] personnes ici
}
desk-tally = { $count ->
    [one] une encoche
   *[other] { $count } encoches
}
desk-take = Glissez un nom vers une table, ou touchez-le puis une table. Toucher sert aussi à renommer, à noter qui c’est, ou à retirer.
desk-unseated = Sans table
desk-came-last = Derniers arrivés
desk-missing = { $count ->
    [one] Manque dans votre liste
   *[other] Manquent dans votre liste : { $count }
}
desk-missing-text = Qui arrive en retard prend la place d’un robot ou une nouvelle table.
desk-picked = Touchez une table, une place libre ou celle d’un robot.
desk-put-down = Reposer
desk-put = { $name } → { $table }
desk-put-here = Mettre ici, { $table }
desk-pinned = reste ici
desk-not-here = sans connexion
desk-rename = Renommer { $name }
desk-rename-short = Renommer
desk-rename-yes = Renommer
desk-rename-help = Vide : un autre surnom est tiré. Tout le monde le voit.
desk-nickname = Surnom
desk-note = Qui est-ce
desk-note-of = Qui est { $name } ?
desk-note-short = Qui est-ce ?
desk-note-yes = Noter
desk-note-help = Personne d’autre ne le voit, le mur non plus ; jamais exporté, effacé avec les noms.
desk-unpin = Libérer
desk-apart-short = Séparer
desk-apart-from = Séparer { $name } de
desk-apart = À séparer
desk-pair = { $one } et { $other }
desk-apart-broken = (impossible cette fois)
desk-apart-forget = Ne plus séparer { $one } et { $other }
desk-take-out-short = Retirer
desk-take-out = Retirer { $name } ?
desk-take-out-text = { $name } quitte la séance ; à une table commencée, un robot continue. Le code permet de revenir sous un autre nom.
desk-take-out-yes = Retirer
desk-seating = Placement
desk-order = Dans quel ordre
desk-order-shuffled = Au hasard
desk-order-arrival = Par arrivée
desk-order-list = Selon la liste
desk-order-hand = À la main
desk-fill = Des robots complètent jusqu’à { $size }
desk-questions = Questions avant : { $done } sur { $of } ont fini
desk-questions-text = On peut finir à la table. Personne n’attend le dernier.
desk-shuffle = Mélanger encore
desk-send = Envoyer à leurs tables
desk-send-text = Les téléphones montrent le signe de la table ; le mur, toutes les tables. Le jeu commence quand vous le dites.
desk-send-nobody = Dès que quelqu’un est là.
desk-ready = En route vers les tables
desk-ready-text = Chacun voit un signe et le cherche dans la salle. Racontez l’histoire du jeu. Vous pouvez encore déplacer quelqu’un.
desk-sit = { $sit } sur { $of } sont à leur table
desk-seat-them = Placer
desk-begin = { $count ->
    [one] Commencer
   *[other] Commencer à { $count } tables
}
desk-begin-text = Toutes les tables démarrent ensemble ; les horloges partent d’ici.

# --- Le poste de pilotage ------------------------------------------------------------------------------------------------------

desk-cockpit-sub = { $tables ->
    [one] { $game } · une table
   *[other] { $game } · { $tables } tables
}
desk-time = Temps
desk-time-plan = Le plan de la séance ; il est { $at }
desk-left-arrive = { $over ->
    [true] de trop pour l’arrivée
   *[false] pour arriver
}
desk-left-brief = { $over ->
    [true] de trop pour le récit
   *[false] pour le récit
}
desk-left-play = { $over ->
    [true] de trop pour le jeu
   *[false] pour jouer
}
desk-left-debrief = { $over ->
    [true] de trop pour le bilan
   *[false] pour le bilan
}
desk-left-after = { $over ->
    [true] de trop
   *[false] restent
}
desk-left-short = { $over ->
    [true] { $time } de trop
   *[false] reste { $time }
}
desk-step = Manche { $round }
desk-step-blockchain = Tour { $round }
desk-step-shelves-voyage = Station { $step }
desk-step-of-blockchain = meilleur { $step } sur { $of }
desk-step-of-cryptominer = { $step } cartes sur { $of }
desk-step-of = sur { $of }
desk-played = tout est joué
desk-stopped = arrêtée
desk-copies-none = pas de copie
desk-copies = { $same ->
    [one] { $same } copie
   *[other] { $same } copies
} sur { $of }
desk-ends = fin { $at }
desk-proved = prouvée
desk-over = finie
desk-asks = appelle
desk-asleep = en veille
desk-away = absent
desk-open-table = Ouvrir la table { $number }, { $table } : { $says }
desk-is-help = Appelle { $time }
    .short = Aide { $time }
desk-is-claim = Redemande sa place
    .short = Place ?
desk-is-waits = Attend { $time }
desk-is-away = Absence { $time }
desk-is-differs = Une copie diffère
    .short = Diffère
desk-is-behind = En retard
desk-is-late = Retardataire
desk-is-paused = En pause { $time }
    .short = Pause { $time }
desk-is-bot = Un robot joue
desk-is-plays = Joue
desk-is-finished = Finie { $at }
    .short = Finie
desk-is-stopped = Arrêtée { $at }
    .short = Arrêtée
desk-is-arriving = S’installe
desk-filter = Quelles tables
desk-filter-all = Toutes { $count }
desk-filter-needs = Vous attendent { $count }
desk-filter-late = En retard { $count }
desk-filter-finished = Finies { $count }
desk-filter-none = Aucune en ce moment.
desk-needs = On vous attend
desk-needs-order = le plus urgent d’abord
desk-needs-none = Personne ne vous attend. Passez entre les tables, ou gardez un moment pour le bilan.
desk-needs-count = { $count ->
    [0] personne ne vous attend
    [one] une demande
   *[other] { $count } demandes
}
desk-need-help = { $table } : { $name } demande de l’aide
    .text = { $text ->
        [none] {""}
       *[other] « { $text } »
    }
desk-need-claim = Un nouveau téléphone dit être { $name }
    .text = { $silent ->
        [none] { $table }. L’ancien téléphone est peut-être encore là.
       *[other] { $table }. L’ancien téléphone se tait depuis { $silent }.
    }
desk-need-waits = { $table } attend { $name }
    .text = { $asleep ->
        [true] Le téléphone est en veille. D’habitude : { $usual }.
       *[false] D’habitude : { $usual }.
    }
desk-need-away = { $table } : { $name } est absent
    .text = Plus de connexion ; la table attend ce coup.
desk-need-differs = { $table } : une copie diffère
    .text = { $same } copies sur { $of } concordent.
desk-need-behind = { $minutes ->
    [one] { $table } a une minute de retard
   *[other] { $table } a { $minutes } minutes de retard
}
    .text = Fin prévue à { $ends }.
desk-need-late = { $name } arrive en retard et attend
    .text = { $table ->
        [none] Aucun robot à remplacer ; on peut dresser une table.
       *[other] La place d’un robot est libre à { $table }.
    }
desk-need-bot = { $table } : un robot joue pour { $name }
desk-need-paused = { $table } est en pause
desk-need-finished = { $table } a fini
desk-need-storm = Beaucoup de connexions coupées
desk-act-on-my-way = J’y vais
desk-act-open = Ouvrir la table
desk-act-give = Donner la place
desk-act-refuse = Non
desk-act-bot = Laisser jouer un robot
desk-act-nudge = Relancer
desk-act-last-round = Dernière manche
desk-act-leave = Laisser
desk-act-keep = Garder pour le bilan
desk-act-look = Voir
desk-act-watch = Laisser regarder
desk-act-seat = Placer { $name }
desk-act-pause = Pause
desk-act-resume = Reprendre
desk-pause-all = Pause pour tous
desk-pause-all-text = Toutes les tables et les horloges s’arrêtent ; les téléphones disent « Levez les yeux ». Rien n’est perdu.
desk-resume-all = Reprendre
desk-say-all = Dire à tous…
desk-say-to = Dire à { $name }…
desk-say-short = Dire…
desk-say-text = Que dire ?
desk-say-yes = Dire
desk-say-help = Reste sur les téléphones jusqu’au message suivant. N’est pas conservé.
desk-say-wall = Aussi au mur
desk-say-1 = Encore deux minutes.
desk-say-2 = Finissez cette manche, s’il vous plaît.
desk-say-3 = Levez les yeux, s’il vous plaît.
desk-more-time = +2 min
desk-last-round = Dernière manche
desk-last-round-all = Chaque table finit sa manche puis s’arrête. On ne peut pas revenir en arrière.
desk-last-round-one = { $table } finit sa manche puis s’arrête. On ne peut pas revenir en arrière.
desk-last-round-yes = Annoncer la dernière manche
desk-together = Rassembler : bilan
desk-together-text = { $running ->
    [0] Toutes les tables ont fini. Le mur et les téléphones passent au bilan.
    [one] Une table joue encore. En pause, on peut la regarder telle quelle ; arrêtée, elle est comptée sans gagnant.
   *[other] { $running } tables jouent encore. En pause, on peut les regarder telles quelles ; arrêtées, elles sont comptées sans gagnant.
}
desk-together-pause = { $running ->
    [0] Au bilan
   *[other] Mettre en pause et rassembler
}
desk-together-stop = Arrêter et rassembler
desk-end = Finir la séance
desk-end-text = Les téléphones disent merci et la séance est finie. Les tables qui jouent encore s’arrêtent. Le journal de chaque table reste.
desk-end-yes = Finir
desk-stop-all = Arrêter toutes les tables
desk-stop-all-text = Chaque table finit maintenant : comptée telle quelle, sans gagnant. On ne peut pas revenir en arrière.
desk-stop-one = Arrêter cette table
desk-stop-one-text = { $table } finit maintenant : comptée telle quelle, sans gagnant. On ne peut pas revenir en arrière.
desk-stop-yes = Arrêter
desk-erase = Effacer tous les noms
desk-erase-text = Surnoms, notes privées et textes écrits sont effacés aussitôt, partout. Les parties restent et se vérifient encore. On ne peut pas revenir en arrière.
desk-erase-yes = Effacer
desk-set = Une table de plus
desk-set-short = Dresser une table
desk-set-why = Pour les retardataires, ou une deuxième partie pour une table qui a fini.
desk-set-text = Qui s’y assoit ? Des robots complètent.
desk-set-nobody = Personne n’attend, et aucune table n’a fini.
desk-set-yes = { $count ->
    [one] Dresser une table pour une personne
   *[other] Dresser une table pour { $count }
}

# --- Le mur ---------------------------------------------------------------------------------------------------------------------

desk-wall = Au mur
desk-wall-now = Mur : { $shows }
desk-wall-count = { $count ->
    [0] aucun mur ouvert
    [one] un écran
   *[other] { $count } écrans
}
desk-wall-people = { $people ->
    [one] une personne
   *[other] { $people } personnes
}, { $tables ->
    [one] une table
   *[other] { $tables } tables
}
desk-wall-none = rien encore
desk-wall-code = Code
desk-wall-seats = Tables
desk-wall-clock = Horloge
desk-wall-idea = Idée
desk-wall-table = Une table
desk-wall-message = Texte
desk-wall-card = Carte
desk-wall-quiz = Questions
desk-wall-black = Noir
desk-wall-open = Ouvrir le mur dans une fenêtre
desk-wall-open-short = Ouvrir
desk-wall-message-title = Un texte au mur
desk-wall-show = Montrer
desk-wall-which-table = Quelle table ?
desk-wall-which-idea = Quelle idée ?

# --- Une table --------------------------------------------------------------------------------------------------------------------

desk-all-tables = Toutes les tables
desk-pause-one = Mettre en pause
desk-resume-one = Reprendre
desk-on-wall = Montrer au mur
desk-table-before = La table d’avant
desk-table-next = La table suivante
desk-no-table = Il n’y a pas de table { $number }
desk-board = Le plateau, comme tout le monde le voit
desk-beside = Ce qui est à côté du plateau
desk-not-begun = Cette table n’a pas encore commencé.
desk-opening = Le plateau arrive…
desk-at-table = À la table
desk-acts-of = Ce que vous pouvez faire pour { $name }
desk-claimed = un nouveau téléphone demande cette place
desk-seat-here = présent
desk-seat-away = sans connexion
desk-seat-asleep = téléphone en veille
desk-seat-hand = demande de l’aide
desk-seat-bot = un robot joue
desk-bot-in = Un robot continue
desk-bot-out = { $name } rejoue
desk-nudge = Relancer
desk-phone = Nouveau téléphone
desk-phone-text = Sur le nouveau téléphone : ouvrir cette adresse, entrer le code et dire « Je suis { $name } ». Puis appuyez ici sur « Donner la place ». L’ancien téléphone s’éteint.
desk-move = Déplacer { $name }
desk-move-short = Déplacer…
desk-move-text = Un robot continue ici ; { $name } prend la place d’un robot à :
desk-move-nowhere = Aucune autre table n’a de robot. Dressez une table de plus pour { $name }, ou laissez d’abord un robot jouer ailleurs.
desk-begin-one = Commencer à cette table
desk-pace = Durée de chaque coup
desk-pace-usual = d’habitude : { $from } à { $to }
desk-pace-early = { $count ->
    [0] encore aucun coup
    [one] un coup jusqu’ici
   *[other] { $count } coups jusqu’ici
}
desk-pace-several = { $count } personnes
desk-pace-now = { $name }, { $time }
desk-hidden = Les cartes cachées le restent
desk-hidden-text = Vous voyez ce que le mur peut montrer. Si vous devez regarder, la table le sait : une note dans son journal, un œil sur chaque téléphone.
desk-hidden-over = Cette partie est finie : la relecture montre toutes les cartes.
desk-look = Regarder les cartes cachées ?
desk-look-text = Pendant une minute, vous voyez ce que { $table } cache. C’est écrit dans le journal de la table, et un œil s’affiche sur ses téléphones.
desk-look-yes = Regarder
desk-look-anyway = Regarder quand même…
desk-look-no = Les refermer
desk-looking = Vous voyez des cartes cachées
desk-looking-text = Telles qu’elles étaient à l’instant, pendant une minute ou jusqu’à ce que vous les refermiez. Toute la table voit un œil.
desk-happened = Ce qui s’est passé
desk-happened-nothing = Rien encore.
desk-entries = { $count ->
    [one] une entrée
   *[other] { $count } entrées
}
desk-keep = Garder pour le bilan
desk-kept = Gardé : { $idea }
desk-replay = Revoir

# --- Après ------------------------------------------------------------------------------------------------------------------------

desk-after = Les questions d’après sont sur les téléphones.
desk-after-title = Questions d’après
desk-after-text = Chacun répond sur son téléphone, à son rythme. Finissez la séance quand tout le monde a terminé.
desk-over-sub = La séance est finie.
desk-over-title = C’était votre séance
desk-over-text = { $people ->
    [one] Une personne
   *[other] { $people } personnes
} à { $tables ->
    [one] une table
   *[other] { $tables } tables
}. Le journal de chaque table se relit et se vérifie.
desk-again = Une autre séance
desk-over-tables = Les tables
desk-over-open = pas finie
desk-over-none = Aucune table n’a été dressée.
desk-delete = Supprimer la séance
desk-delete-text = Liste, réponses, notes et clé sont supprimées. Les journaux des tables restent comme ceux de toute table. On ne peut pas revenir en arrière.
desk-delete-yes = Supprimer
