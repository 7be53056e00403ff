# Ce que dit une séance : pourquoi non, et comment s’appellent les signes de ses tables.

# --- Pourquoi non ----------------------------------------------------------------------------------------------------

refused-no_such_session = Cette séance n’existe plus ici.
refused-session_locked = La porte est fermée. Demande à la personne qui anime de l’ouvrir.
refused-session_full = La salle est pleine : { $most } personnes sont entrées.
refused-session_over = Cette séance est terminée.
refused-names_given = Ici, chacun reçoit un surnom ; personne ne choisit le sien.
refused-nobody_called_so = Personne ici ne s’appelle « { $name } ».
refused-not_on_the_list = « { $name } » n’est pas sur la liste.
refused-list_empty = Écris qui vient : la liste des noms est vide.
refused-wrong_key = Cette clé n’ouvre rien ici. Elle a peut-être été remplacée.
refused-wrong_words = Ces quatre mots n’ouvrent pas cette séance.
refused-not_for_you = C’est à la personne qui anime la séance de le faire.
refused-no_such_person = Personne ici ne porte ce numéro.
refused-no_such_claim = Plus personne n’attend cela.
refused-already_seated = Tout le monde a déjà été envoyé à une table.
refused-nobody_here = Il n’y a encore personne.
refused-not_seated = Envoie d’abord chacun à sa table.
refused-too_late = Il est trop tard pour cette réponse.
refused-no_free_seat = Aucun robot n’est assis à cette table.
refused-person_sits_there = Quelqu’un est assis là. À une table qui a commencé, on ne peut prendre que la place d’un robot.
refused-no_last_round = Cette table n’a pas de manche qui puisse être la dernière.
refused-led_by_facilitator = C’est la personne qui anime la séance qui ouvre la table suivante.
refused-bad_plan = Ce plan ne peut pas servir : { $problem }
refused-unknown_idea = Ce jeu n’enseigne aucune idée nommée « { $idea } ».
refused-sessions_here = Ici, une séance s’ouvre depuis l’ordinateur qui fait tourner le serveur, ou avec sa clé.
refused-sessions_by_key = Pour ouvrir une séance sur ce serveur, il faut sa clé.
refused-too_many_sessions = Cela fait beaucoup de séances. Attends un peu.

# --- Les signes des tables -------------------------------------------------------------------------------------------

sign-shell = Coquillage
sign-crab = Crabe
sign-palm = Palmier
sign-gull = Mouette
sign-boat = Bateau
sign-drum = Tambour
sign-lantern = Lanterne
sign-anchor = Ancre
sign-fish = Poisson
sign-star = Étoile
sign-turtle = Tortue
sign-whale = Baleine
sign-coral = Corail
sign-pearl = Perle
sign-kite = Cerf-volant
sign-bell = Cloche
sign-compass = Boussole
sign-feather = Plume
sign-hat = Chapeau
sign-key = Clé
sign-leaf = Feuille
sign-moon = Lune
sign-sun = Soleil
sign-wave = Vague
