# Ce que lisent les personnes d’une séance sur leur écran, et ce qui est au mur.

refused-line_closed = Cette page a perdu sa place dans la séance. Entre à nouveau.

# --- Entrer -------------------------------------------------------------------------------------------------------

enter-title = Entre
enter-promise = Ni compte, ni e-mail, ni vrai nom.
enter-code = Le code de ta classe
enter-other-code = Un autre code
enter-nickname = Ton surnom
enter-another = Un autre
enter-nickname-help = Les autres à ta table le verront. Tu peux le changer tant que tu n’as pas de table.
enter-free = Ton nom
enter-free-help = Les autres à ta table le verront. 20 lettres au plus ; pas besoin de ton vrai nom.
enter-list = Ton nom sur la liste
enter-choose = Choisis ton nom
enter-list-empty = Toute la liste est déjà là. Étais-tu déjà ici ?
enter-go = Entrer
enter-before = Étais-tu déjà ici, sur un autre téléphone ?
enter-claim = Retrouve ta place
enter-claim-title = Tu étais déjà ici
enter-claim-help = Ton nom dans cette séance, comme sur l’autre téléphone. La personne qui anime dit oui, et tu continues ici.
enter-claim-go = Demander ma place
enter-new = Non, je viens d’arriver
enter-locked = La porte est fermée : plus personne ne peut entrer pour l’instant.
enter-full = Cette séance est complète.
enter-over = Cette séance est terminée.
enter-ask = Demande à la personne qui anime.

# --- La page d’une personne ---------------------------------------------------------------------------------------

person-title = { $title } · { $name }
person-here = { $count ->
    [one] Tu es ici en premier
   *[other] Vous êtes { $count }
}
person-in = Te voilà.
person-keep-open = Garde cette page ouverte. Ta table vient à toi quand tout le monde est là.
person-notch = { $number } sur { $count } : l’encoche en couleur est la tienne.
person-tally = { $count ->
    [one] Une encoche, et c’est la tienne
   *[other] { $count } encoches, la numéro { $number } est la tienne
}
person-another-name = Un autre surnom
person-rename = Changer mon nom
person-rename-go = C’est mon nom
person-you-play = Tu vas jouer à { $game }
person-erased-after = { $days ->
    [0] Ton nom est effacé à la fin.
    [one] Ton nom est effacé un jour après la séance.
   *[other] Ton nom est effacé { $days } jours après la séance.
}
person-erased-some-day = Ton nom est effacé après la séance.
person-kept = Qu’est-ce qui est gardé ?
person-kept-name = *Ton nom*, comme tu le vois ici. Pas besoin du vrai, et tu peux l’effacer toi-même à la fin.
person-kept-played = *Ce que tu joues et réponds*, sous un numéro et sans ton nom.
person-kept-not = *Rien d’autre* : ni adresse, ni appareil, ni e-mail, ni cookie qui te suit.
person-kept-who = La personne qui anime voit les noms, les tables et les demandes d’aide. Tes réponses restent sur ton téléphone.

person-late = Tu arrives à temps.
person-late-text = Les tables jouent déjà. On te cherche une place ; cette page la montrera toute seule.
person-your-table = Ta table
person-look-for = Cherche ce signe et installe-toi.
person-mates = À ta table
person-is-you = toi
person-is-there = à table
person-on-the-way = en chemin
person-is-bot = un robot
person-sit = Je suis à ma place
person-sits = Tu es à ta place.
person-soon = Tout le monde commence en même temps. Garde cette page ouverte.
person-moved = Tu as une nouvelle place : { $sign }, table { $number }.
person-watching = Tu regardes cette table jusqu’à ce qu’il y ait une place pour toi.

person-table-of = { $sign }, table { $number }
person-bar = { $sign } · { $left }
person-last-round = dernière manche
person-bar-untimed = Table { $number } : { $sign }
person-left = encore { $left }
person-open-table = Ta table, le temps et l’aide
person-stay = Ta table a fini. Reste ici : on continue ensemble dans un instant.
person-leave = Quitter la séance
person-leave-sure = Quitter pour de bon ? Un robot jouera à ta place.

person-hand = Lever la main
person-hand-up = Ta main est levée
person-hand-text = Quelqu’un vient à ta table. Tu peux jouer en attendant.
person-hand-what = De quoi s’agit-il ? (si tu veux)
person-hand-send = Envoyer
person-hand-sent = Envoyé. Ta main reste levée.
person-hand-down = Baisser la main

person-look-up = Lève les yeux
person-look-up-text = Tout est en pause. Tes cartes sont en sûreté et aucune horloge ne tourne.
person-lines = Tout attend
person-lines-text = Beaucoup d’entre vous n’ont plus de réseau. Rien n’est perdu, aucune horloge ne tourne. Ça reprendra tout seul.
person-table-paused = Ta table est en pause
person-table-paused-text = Tes cartes sont en sûreté et aucune horloge ne tourne.
person-said = « { $text } »
person-message = Un message pour toi
person-nudge = Ta table t’attend !
person-looked = La personne qui anime regarde les cartes cachées de ta table pendant une minute.

person-claim = Tu dis être { $name }
person-claim-text = La personne qui anime doit dire oui. Fais-lui signe et garde cette page ouverte.
person-claim-no = Ce n’était pas toi
person-claim-no-text = La personne qui anime a dit non. Demande-lui, ou entre comme quelqu’un de nouveau.
person-come-in = Entrer
person-nowhere = Tu n’as pas de place ici
person-nowhere-text = Ce téléphone n’a pas de place dans cette séance, ou ta place a été donnée à un autre téléphone.
person-elsewhere = Ouvert ailleurs
person-elsewhere-text = Ta place a été ouverte dans une autre fenêtre ou sur un autre téléphone. Une seule peut être la tienne.
person-use-here = Continuer ici
person-gone = Cette séance a été supprimée
person-gone-text = Plus rien n’en est gardé, ni ici ni là-bas.

person-over = C’est fini. Merci !
person-over-text = Tu peux revoir ta partie tant qu’elle est gardée.
person-came = { $game } : tu as fini numéro { $place } sur { $of }.
person-won = Tu as gagné à { $game } !
person-together = Vous avez joué ensemble à { $game }.
person-see-result = Comment ça a fini
person-check = Vérifie ta partie toi-même
person-erase = Effacer mon nom maintenant
person-erase-sure = Effacer pour de bon ? Appuie encore une fois.
person-erased = Ton nom est effacé. Ce que tu as joué reste, sans lui.

# --- Le mur -------------------------------------------------------------------------------------------------------

wall-title = Mur · { $title }
wall-or-type = ou tape ce code
wall-at = sur
wall-step-scan = Scanne, ou tape le code.
wall-step-name = Prends ton surnom.
wall-step-name-free = Dis comment tu t’appelles.
wall-step-name-list = Choisis ton nom.
wall-step-questions = Quelques questions en attendant.
wall-step-wait = Garde la page ouverte. Ta table vient à toi.
wall-are-here = { $count ->
    [one] personne est là
   *[other] personnes sont là
}
wall-ready = { $count ->
    [one] Une personne prête
   *[other] { $count } personnes prêtes
}
wall-nobody = Qui sera là en premier ?
wall-more = { $count ->
    [one] et une personne de plus
   *[other] et { $count } de plus
}
wall-notches = Chaque encoche, c’est l’un de vous.
wall-door-closed = La porte est fermée
wall-find = Trouve ta table
wall-find-text = Ton téléphone montre le même signe.
wall-bots = { $count ->
    [one] + 1 robot
   *[other] + { $count } robots
}
wall-seated = { $count ->
    [one] une personne
   *[other] { $count } personnes
}
wall-left = { $part ->
    [arrive] avant de commencer
    [brief] avant la partie
    [play] encore à jouer
    [debrief] pour en parler
   *[after] encore
}
wall-last-round = Dernière manche
wall-no-clock = On continue
wall-paused = Tout est en pause
wall-part-arrive = Arrivée
wall-part-brief = L’histoire
wall-part-play = Jeu
wall-part-debrief = On en parle
wall-part-after = Après
wall-plan = Le plan de la séance, maintenant : { $part }
wall-idea = Une idée que tu peux voir maintenant
wall-just-seen = Cela vient d’arriver à l’une de vos tables.
wall-one-table = { $sign }, table { $number }
wall-black = Le mur est éteint.
wall-cut = Pas de connexion : c’est la dernière image.
wall-full-screen = Remplir l’écran
wall-no-key = Ce mur a besoin de son lien : ouvre-le depuis la page de la personne qui anime.
wall-thanks = Merci d’avoir joué !
wall-thanks-text = Ton téléphone montre comment ta partie s’est terminée.
