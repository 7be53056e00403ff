# Ce que dit le client dans le navigateur.

tallystick = Tallystick
you = Toi
close = Fermer
rules = Règles
rule-of = La règle
how-to = Comment jouer, en 60 secondes
menu-what = Ce qu’il y a sur la table
new-rules-chosen = Les règles telles que tu les as choisies
language = Langue
night-mode = Mode nuit
to-home = Retour à l’accueil
went-wrong = Un problème est survenu sur cette page. Recharge-la, s’il te plaît.
dead-end = Rien ici
dead-end-page = Il n’y a aucune page à cette adresse.
copy = Copier
copied = Copié
is-a-bot = un robot
is-away = pas là
paused = L’hôte a mis la table en pause.
paused-by-you = Tu as mis la table en pause.
refused-no_answer = Le serveur n’a pas répondu. Essaie encore une fois.

# --- La connexion -------------------------------------------------------------------------------------------------

line-lost = Pas de connexion. Nouvel essai…
line-sending = Envoi en cours…
line-no-table = Cette table n’existe pas, ou le lien n’est plus valable.
line-elsewhere = Ta place a été ouverte sur un autre appareil.
line-play-here = Jouer ici
line-removed = L’hôte a libéré ta place.
line-deleted = Cette table a été supprimée.
line-given-up = Cette table a été fermée, car plus personne n’y jouait. Ses graines sont ouvertes : ce qui a été joué peut être vérifié.
line-stopped = La personne qui anime a arrêté cette table. Tout est compté, personne ne gagne ; ses graines sont ouvertes, et ce qui a été joué peut être vérifié.
line-closed = La table est fermée.
line-bot-plays = Un robot joue à ta place.
line-play-myself = Jouer moi-même
wait-away = { NAME($seat) } n’est plus là.
wait-time-left = Temps restant pour ta décision
wait-time-left-for = Temps restant pour { $name }
news-time-up = Temps écoulé : un robot a décidé pour toi, cette fois seulement.
news-stands-in = { NAME($host) } n’est plus là. { $me ->
    [true] En attendant, c’est toi qui diriges la table.
   *[false] En attendant, { NAME($seat) } dirige la table.
}
news-leads = { $me ->
    [true] C’est toi qui diriges la table.
   *[false] { NAME($seat) } dirige la table.
}
note-paused = La table est en pause.
note-resumed = La partie reprend.
note-taken-over = Un robot joue pour { NAME($seat) }.
note-given-back = { NAME($seat) } joue de nouveau.
note-left = Quelqu’un est parti. { NAME($seat) }, un robot, prend la suite.
note-joined = { NAME($seat) } prend la place d’un robot.
note-time-up = Temps écoulé : un robot décide pour { NAME($seat) }, cette fois seulement.
note-given = { NAME($seat) } joue désormais à cette place.
note-more-time = Il y a plus de temps : la partie peut durer plus longtemps.
note-last-round = C’est la dernière manche.
note-looked = La personne qui anime a regardé les cartes cachées.

# --- Le journal ---------------------------------------------------------------------------------------------------

copies-same = { $count } copies, toutes identiques
copies-catching-up = { $same } copies sur { $of } ont la dernière entrée
copy-checked = { $count ->
    [one] { $count } entrée vérifiée ici
   *[other] { $count } entrées vérifiées ici
}
copy-broken = L’entrée { $seq } n’est pas authentique !

# --- Une table ------------------------------------------------------------------------------------------------------

table-die = { NAME($seat) } a lancé { $value }
table-blocks-checked = { $count ->
    [0] Pas encore de bloc
    [one] { $count } bloc vérifié sur cet appareil
   *[other] { $count } blocs vérifiés sur cet appareil
}
table-block = Bloc { $height }
table-previous = Empreinte du bloc précédent
table-hash = Sa propre empreinte
table-hash-note = L’empreinte est calculée à partir de tout ce qui précède. Change un seul nombre et elle change aussi : le bloc suivant ne colle plus.
table-why = Montre l’idée derrière
table-you-are = Tu es { NAME($seat) }
table-watching = Tu regardes
table-round-word = Manche
title-your-turn = À toi ! · { $game }
title-paused = En pause · { $game }
title-cut-off = Pas de connexion · { $game }
table-skip = Aller à ta décision
table-skip-news = Avance rapide
table-pieces = Les flèches mènent d’une pièce à l’autre ; Entrée dit à quoi elle sert.
table-tabs = Vues
cheat-try = Essaie de tricher
table-go-on = Continuer
menu-pace = Vitesse des annonces
pace-slow = Lente
pace-normal = Normale
pace-fast = Rapide

# --- Le menu d’une table ------------------------------------------------------------------------------------------

menu = Menu
menu-hints = Indices
menu-sound = Sons
menu-host = C’est toi l’hôte
menu-stands-in = Tu remplaces l’hôte
menu-code = Rejoindre cette table
menu-code-text = Sur { $host }, avec ce code : regarder, ou prendre la place d’un robot.
menu-pause = Mettre en pause
menu-resume = Continuer
menu-delete = Supprimer la table
menu-delete-sure = Supprimer pour tout le monde ? Appuie encore une fois.
menu-take-over = Laisser jouer un robot
menu-give-back = Rendre la place
menu-link = Ta place sur un autre appareil
menu-link-text = Ce lien est la clé de ta place. Ne le montre à personne.
menu-pass-on = Passer l’appareil à
menu-projector = Vue pour projecteur
menu-leave = Quitter la table
menu-leave-sure = Quitter pour de bon ? Un robot jouera à ta place.

# --- La page d’accueil --------------------------------------------------------------------------------------------

home-sub = Des jeux sur les registres qui appartiennent à tous
home-play = Jouer
home-guide = Première partie guidée
home-new = Nouvelle table
home-join = Rejoindre une table ou une classe
home-join-go = Rejoindre
home-join-text = Tu as un code de six caractères ?
home-kept = Tes places
home-kept-text = Tu y as une place sur cet appareil.
home-back-to = Retour à la table
home-why = Un bâton fendu en deux
home-why-text = On entaillait une dette dans un bâton de taille, puis on le fendait en deux : chacun gardait le même compte et personne ne pouvait le changer seul. Ici, chaque navigateur garde le journal de sa table et le vérifie.
code = Code
nicknames = Pélican Corail Mangue Tortue Comète Galet Loutre Papaye Dauphin Nuage Cannelle Lanterne Kiwi Moineau Ancre Tulipe Noisette Biscuit Marlin Genièvre

# --- S’asseoir ----------------------------------------------------------------------------------------------------

your-name = Ton nom
your-name-help = 20 lettres au plus. Pas besoin de ton vrai nom.
another-name = Proposer un nom
join-title = Prends place à une table
join-sit = M’asseoir
join-pawn = Ton pion
join-watch = Regarder
join-started = À cette table, on joue déjà à { $game }.
join-full = Toutes les places de cette table sont prises.
join-over = La partie est terminée à cette table.
join-instead = Tu peux prendre la place d’un robot. Lequel ?
lobby-title = La table se remplit
lobby-code = Rejoins-nous avec ce code
lobby-qr = Code QR de l’adresse pour rejoindre la table
lobby-players = À la table
lobby-empty = Place libre
lobby-host = hôte
lobby-add-bot = Robot
lobby-remove = Retirer { $name }
lobby-waiting = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}{ $host ->
    [true] { "" } : attends quelqu’un ou ajoute des robots.
   *[false] .
}
lobby-full = Toutes les places sont prises.
lobby-lock = Verrouiller la table
lobby-unlock = Déverrouiller la table
lobby-locked = La table est verrouillée : plus personne ne peut s’y asseoir.
lobby-secret = Seules les personnes à la table voient son code.
lobby-new-code = Nouveau code
lobby-remove-help = Si tu retires quelqu’un, la table change de code, et cette personne ne peut pas revenir.
lobby-watching = { $count } en spectateur
lobby-start = Commencer
lobby-wait-host = L’hôte va lancer la partie.
over-title = Passe l’appareil à { NAME($seat) }
over-text = Les cartes restent cachées tant que tu n’appuies pas.
over-ready = Je suis { $name }

# --- Une nouvelle table -------------------------------------------------------------------------------------------

new-who = Qui joue ?
new-seats = Places
new-own = Sur cet appareil
new-own-help = À plusieurs : on se passe l’appareil, et il cache les cartes entre-temps.
new-seat = Place { $number }
new-name = Nom à la place { $number }
new-person = une personne, avec le code
new-bot = robot : { $bot }
new-game = Quel jeu ?
new-group-rest = Les détails : chaque point de la règle
new-make = Créer la table
new-time = Temps pour chaque décision
new-time-none = illimité
new-time-seconds = { $seconds } s
new-time-help = Quand il est écoulé, un robot prend cette décision-là. Une pause l’arrête.
new-decision = { $seconds } s par décision

# --- À propos -----------------------------------------------------------------------------------------------------

about-title = À propos
less = moins
more = plus

# --- Résultat -----------------------------------------------------------------------------------------------------

result-title = Le résultat
result-you-won = Tu as gagné !
result-you-draw = Égalité, et tu la partages !
result-won = Victoire { ELIDED("de", NAME($seats)) }
result-nobody = Personne n’a gagné
result-blocks = { $count ->
    [one] { $count } bloc
   *[other] { $count } blocs
}
result-blocks-word = Blocs
result-rematch = Rejouer
result-join-rematch = Rejoindre la revanche
result-more = Tout le résultat
result-balances = Les soldes au fil de la partie
result-table = La même chose en chiffres
result-player = Joueur
result-moments = Temps forts

# --- Revoir -------------------------------------------------------------------------------------------------------

replay-title = Revoir la partie
replay-eyes = Avec les yeux de qui ?
replay-public = ce que tout le monde a vu
replay-all = toutes les cartes visibles
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-play = Lecture
replay-where = Où dans la partie
replay-not-yet = On ne peut pas encore revoir cette partie : elle n’est pas finie, ou elle n’existe pas.

# --- Vérifier -----------------------------------------------------------------------------------------------------

check-title = Vérifier cette partie
check-any = Vérifier une partie
check-download = Télécharger le journal
