# Ce qu’une classe a appris : le bilan au mur et sur les téléphones, les questions avant et après, le compte rendu et les fichiers à emporter.

refused-no_such_file = Il n’y a pas de fichier « { $file } ». Il y a : { $known }.
refused-needs_parquet_extra = Parquet demande une partie de plus : installer Tallystick avec son extra « parquet » (pip install "tallystick[parquet]").
refused-no_such_card = Il n’y a pas de telle carte pour ces tables.
refused-no_such_question = Ce n’est pas une de tes questions.
refused-not_a_session = Il n’y a pas de telle séance dans ces données.

# --- Demander, montrer, discuter ----------------------------------------------------------------------------------

debrief-together = tous ensemble
debrief-copies = { $copies ->
    [one] Une copie
   *[other] { $copies } copies
} sur les autres téléphones
debrief-forged = Une copie falsifiée
debrief-forged-line = bloc { $block } : { $says }
debrief-voted = { $good } contre 1 : la copie falsifiée est rejetée.
debrief-think = Qu’en penses-tu ?
debrief-thought = Ce que vous pensiez
debrief-answers = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
debrief-answered = { $count } réponses sur { $of }
debrief-right = juste
debrief-here = C’est arrivé ici
debrief-at = À la table { $sign }
debrief-at-round = À la table { $sign }, manche { $round }
debrief-kept = Gardé par l’animateur
debrief-watch = Revoir ce moment
debrief-talk = Parlons-en
debrief-look-up = Puis regarde le mur : ton point s’allume ici.
debrief-you = C’est toi
debrief-you-text = Seul ton téléphone montre lequel est ton point.
debrief-you-numbers = Seul ton téléphone montre ces nombres.
debrief-you-mark = toi
debrief-your-moment = Ton moment
debrief-thanks = Ta réponse compte. Le mur la montre dans un instant.
debrief-not-played = Tu n’étais à aucune table terminée. Regarde le mur.
debrief-none = Aucune table n’est terminée : il n’y a rien à montrer.
debrief-wait = Le mur montre la prochaine carte dans un instant.
debrief-cards = Cartes
debrief-card-of = Carte { $number } sur { $count }
debrief-step-ask = Demander
debrief-step-show = Montrer
debrief-step-moment = Moment
debrief-step-talk = Discuter
debrief-next = Suivant
debrief-hide = Laisser de côté
debrief-unhide = Remettre
debrief-earlier = Plus tôt
debrief-later = Plus tard
debrief-now = Au mur maintenant
debrief-right-is = Juste : { $option }
debrief-quiz = Questions d’après
debrief-end = Terminer la séance
debrief-forge = Changer un paiement
debrief-forge-text = Dans une seule copie. Le mur montre ce qui en résulte, et comment les copies votent.
debrief-forge-block = Bloc
debrief-forge-payment = Paiement
debrief-forge-amount = Changé en
debrief-unforged = Une copie de plus, non modifiée
debrief-agreed = Les { $count } copies disent la même chose.
debrief-tables = { $count ->
    [one] une table
   *[other] { $count } tables
}

# --- Questions avant et après -------------------------------------------------------------------------------------

quiz-invite = { $count ->
    [one] Une question en attendant
   *[other] { $count } questions en attendant
}
quiz-invite-text = À ton rythme. Ni points ni noms : tes réponses aident à voir ce que le jeu apprend.
quiz-start = Répondre
quiz-go-on = Continuer
quiz-done = C’est fait. Merci !
quiz-done-text = Rien n’est dit pour l’instant des réponses justes.
quiz-close = Retour
quiz-before = avant le jeu
quiz-after = après le jeu
quiz-of = { $number } sur { $count }
quiz-not-sure = Je ne sais pas encore
quiz-next = Suivante
quiz-changed = Qu’est-ce qui a changé en une heure ?
quiz-both = { $n ->
    [one] Une personne a répondu les deux fois.
   *[other] { $n } personnes ont répondu les deux fois.
} Aucun nom n’est gardé avec une réponse.
quiz-legend-before = avant
quiz-legend-after = après
quiz-legend-sure = certitude (95 %)
quiz-scale = sur { $n } justes
quiz-too-few = Moins de cinq personnes ont répondu les deux fois. Si peu de réponses ne disent rien ; elles ne sont pas montrées.
quiz-open = Encore ouvert : { $idea }
quiz-many-think = { $count ->
    [one] Une personne pense
   *[other] { $count } d’entre vous pensent
} : « { $thought } »
quiz-still = Chacun répond sur son téléphone. Ce qui a changé sera montré quand tous auront fini.
quiz-answered = { $count } sur { $of } ont répondu à tout
quiz-mine = Ce qui a changé pour toi
quiz-mine-text = Toi seul vois cette page.
quiz-mine-right = juste
quiz-mine-wrong = pas juste
quiz-mine-unsure = pas sûr
quiz-mine-none = sans réponse
quiz-none = Il n’y a pas de questions pour ce jeu.
learned-more = davantage d’entre vous savent
learned-fewer = moins d’entre vous savaient
learned-unsure = on ne peut encore rien dire
learned-counts = nombres seuls : trop peu pour en dire plus
learned-hidden = trop peu de réponses
learned-points = { $change } points ({ $low } à { $high })
learned-shares = { $before } avant, { $after } après, sur { $n }

# --- Le compte rendu ----------------------------------------------------------------------------------------------

report-title = La séance en une page
report-people = { $bots ->
    [0] personnes
    [one] personnes, et un robot
   *[other] personnes, et { $bots } robots
}
report-tables = { $over ->
    [one] tables, dont une terminée
   *[other] tables, dont { $over } terminées
}
report-entries = coups et notes, tous scellés
report-ideas-more = idées mieux connues maintenant
report-hour = Le fil de l’heure
report-part-arrive = Arrivée
report-part-brief = Récit
report-part-play = Jeu
report-part-debrief = Bilan
report-part-after = Après
report-note-seat = envoi aux tables
report-note-begin = le jeu commence
report-note-pause = { $table ->
    [0] tout en pause
   *[other] table { $table } en pause
}
report-note-resume = { $table ->
    [0] tout reprend
   *[other] la table { $table } reprend
}
report-note-more-time = { $minutes } min de plus
report-note-last-round = dernière manche
report-note-stop = arrêt
report-note-together = tous ensemble
report-note-quiz = questions
report-note-look = cartes cachées regardées
report-note-end = fin
report-looked = { $count ->
    [0] cartes cachées : jamais regardées
    [one] cartes cachées : regardées une fois
   *[other] cartes cachées : regardées { $count } fois
}
report-learned = Avant et après
report-too-few = Moins de cinq personnes ont répondu les deux fois : on n’en dit rien.
report-idea = idée
report-counts = avant et après
report-shares = réponses justes
report-change = ce qu’on peut dire
report-gain = De ce que la classe pouvait encore gagner, elle a gagné { $gain } %.
report-table-list = Les tables
report-table = table
report-made = produit
report-most = meilleur
report-rounds = manches
report-pace = par manche
report-end = comment elle a fini
report-proved = prouvé
report-running = en cours
report-stopped = arrêtée
report-moments = Moments à retenir
report-next = À reprendre la prochaine fois
report-still = { $idea } : certains pensent encore « { $thought } ».
report-unmet = { $idea } : demandé, mais rencontré à aucune table.
report-thought = { $right } sur { $answers } pensaient juste.
report-honest = Une seule classe, pas de groupe témoin ; les questions ne sont pas encore validées.
report-from-journals = Tout vient des journaux des tables et peut en être refait.
report-print = Imprimer ou PDF
report-take = À emporter
report-pseudonyms = Pseudonymes
report-named = Avec surnoms
report-csv = Tableaux en CSV
report-csv-text = coups, événements, places, réponses, lexique
report-parquet = Parquet
report-parquet-text = les mêmes, pour Python et R
report-jsonl = JSON Lines
report-jsonl-text = les mêmes, pour des programmes
report-xapi = Énoncés xAPI
report-xapi-text = profil des jeux sérieux
report-journals = Tous les journaux
report-journals-text = à vérifier soi-même
report-html = Compte rendu
report-html-text = cette page en un fichier
report-plan = Plan de séance
report-plan-text = pour recommencer, ou à donner
report-all = Tout en un fichier
report-all-text = avec un README qui dit ce qu’est chaque chose
report-privacy = Vie privée
report-privacy-names = Aucun vrai nom n’a été demandé. Vos notes sur qui est qui ne sont dans aucun fichier.
report-privacy-chosen = Chacun portait un nom à soi. Vos notes sur qui est qui ne sont dans aucun fichier.
report-privacy-days = { $days ->
    [0] Surnoms et notes sont effacés à la fin. Les journaux restent entiers et prouvables.
    [one] Surnoms et notes sont effacés après un jour. Les journaux restent entiers et prouvables.
   *[other] Surnoms et notes sont effacés après { $days } jours. Les journaux restent entiers et prouvables.
}
report-privacy-answers = Les réponses sont gardées sous un pseudonyme de cette séance, qui ne mène nulle part ailleurs.
report-erase-who = Une personne…
report-erase-one = Effacer le nom { $name }
report-privacy-erased = Tous les noms et toutes les notes sont effacés.
report-saved = { $file } est enregistré.

# --- Les fichiers à emporter --------------------------------------------------------------------------------------

export-readme = # Ce qu’il y a ici

    Tout ce que laisse une séance, ou une table, de Tallystick. Tout est fait des journaux des tables, des réponses et du registre de la séance ; refait, c’est pareil octet pour octet. Les temps sont des millisecondes depuis 1970, UTC.
export-readme-tables = ## Tableaux

    `codebook.csv` dit ce que contient chaque colonne de chaque tableau.
export-readme-folders = ## Où les trouver

    - `csv/`, `jsonl/`, `parquet/` : ces tableaux, trois fois les mêmes, pour les tableurs, pour les programmes, et typés pour Python et R
    - `journals/` : le journal de chaque table
    - `xapi.jsonl` : ce que les gens ont fait et répondu, en énoncés de l’Experience API
    - `report.html` : la séance en une page
    - `plan.toml` : ce qui a été choisi pour la séance, pour la refaire
    - `graph/` : les graphes d’A Shelves Voyage, seulement si les noms et les mots ont été demandés
export-readme-verify = ## Preuve

    Chaque journal est une chaîne d’entrées scellées. N’importe qui peut en vérifier chaque sceau, dé et carte :
export-readme-pseudonyms = Les personnes s’appellent P01, P02, etc. Les noms, les notes et ce que les gens ont écrit sont laissés de côté.
export-readme-named = Ces fichiers contiennent des surnoms et ce que des personnes ont écrit. À garder comme tels.
export-readme-running = À ce moment, ces tables étaient encore en cours ; leurs fichiers ne sont pas entiers : { $tables }.

codebook-session = une ligne : la séance
    .session = identifiant de la séance
    .game = le jeu joué
    .phase = où en était la séance
    .created = quand elle a été créée
    .ended = quand elle a été terminée ; vide tant qu’elle dure
    .people = combien de personnes sont venues
    .tables = combien de tables il y avait
    .running = combien étaient encore en cours
    .title = titre de la séance ; seulement si les noms sont demandés
codebook-people = une ligne par personne
    .person = pseudonyme, le même dans tous ces tableaux et dans aucune autre séance
    .lang = langue du téléphone
    .entered = quand la personne est venue
    .late = venue après l’envoi aux tables
    .gone = partie avant la fin
    .name = surnom ; seulement si les noms sont demandés
codebook-tables = une ligne par table
    .table = numéro de la table dans la séance
    .sign = son enseigne
    .id = identifiant de la table, comme dans son journal
    .game = le jeu
    .rules = version des règles
    .options = les options de la table
    .started = quand elle a commencé
    .ended = quand elle a fini
    .over = si elle est finie
    .outcome = pourquoi elle a fini
    .rounds = manches, ou tours de table
    .entries = entrées du journal
    .head = sceau de la dernière entrée
    .verified = si chaque sceau, dé et carte a été prouvé au moment de l’extraction ; vide tant que la table joue
codebook-seats = une ligne par période où quelqu’un a joué une place
    .table = numéro de la table
    .seat = la place, à partir de 0
    .person = qui jouait ; vide pour un robot
    .kind = person ou bot
    .bot = nom du robot
    .from_seq = première entrée de la période
    .to_seq = dernière entrée de la période
codebook-moves = une ligne par coup
    .table = numéro de la table
    .seq = entrée du journal
    .t = quand
    .seat = la place ; vide pour l’horloge et l’animateur
    .kind = person, bot, clock ou facilitator
    .person = qui a joué ; vide pour un robot
    .move = nom du coup
    .took_ms = temps depuis le coup précédent, en millisecondes
    .waited_for = les places qui pouvaient jouer quand ce coup est venu ; vide tant que la table joue
    .fields = les champs du coup ; ce qui était caché est ouvert une fois la table finie
codebook-events = une ligne par chose qui s’est passée
    .table = numéro de la table
    .seq = entrée du journal
    .place = rang dans l’entrée
    .t = quand
    .event = nom de l’événement
    .idea = l’idée qu’il apprend
    .seat = à qui il appartient, s’il y a lieu
    .fields = les autres champs de l’événement
codebook-balances = une ligne par place et par manche : ce qu’elle avait
    .table = numéro de la table
    .round = manche, 0 est le début
    .seat = la place
    .person = qui y était ; vide pour un robot
    .amount = Istokens, pièces, ou pièces en stockage froid
codebook-moments = une ligne par moment à raconter
    .table = numéro de la table
    .seq = entrée du journal
    .round = manche ou tour
    .moment = quelle sorte de moment
    .idea = l’idée qu’il montre
    .seats = qui il concerne
    .size = sa taille, parmi les moments de sa sorte
codebook-ideas = une ligne par table et par idée
    .table = numéro de la table
    .idea = l’idée
    .times = combien d’événements l’ont apprise
codebook-quiz = une ligne par réponse d’avant ou d’après
    .person = qui a répondu
    .phase = before (avant) ou after (après)
    .question = identifiant de la question
    .idea = l’idée concernée
    .form = a ou b
    .version = version des questions
    .option = place de la réponse ; 0 est juste, -1 veut dire « pas sûr »
    .right = si elle était juste
    .thinks = ce que peut penser qui répond ainsi
    .ms = temps mis, en millisecondes
    .t = quand
codebook-questions = une ligne par option de chaque question posée, et par langue
    .question = identifiant de la question
    .idea = l’idée sur laquelle elle porte
    .form = a ou b
    .option = rang de l’option dans la banque ; 0 est juste
    .right = si elle est juste
    .thinks = identifiant de ce que pense peut-être qui la choisit
    .lang = langue des textes qui suivent
    .asks = la question
    .says = l’option
    .thought = ce que pense peut-être qui la choisit
codebook-predictions = une ligne par réponse à une carte du bilan
    .person = qui a répondu
    .card = la carte
    .chosen = ce que la personne pensait
    .right = ce que les tables montraient
    .was_right = si les deux s’accordent
    .t = quand
codebook-actions = une ligne par entrée du registre de la séance
    .seq = son numéro
    .t = quand
    .by = lead, co, server, ou une personne
    .what = ce qui a été fait
    .fields = les nombres qui vont avec ; rien de ce que quelqu’un a écrit
