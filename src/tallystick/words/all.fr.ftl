# Ce que dit la plateforme elle-même.
list-and = { $before } et { $last }
bot-random = joue au hasard
bot-beginner = débutant
bot-good = bon joueur
erased-text = [effacé]
yes = oui
no = non
seat-name = Joueur { $number }

# --- Refus : le non d’une règle -----------------------------------------------------------------------------------
refused-unknown_game = Il n’y a pas de jeu « { $game } ». Il y a : { $known }.
refused-unknown_option = Il n’y a pas d’option « { $option } ». Il y a : { $known }.
refused-option_not_allowed = L’option « { $option } » ne peut pas valoir « { $value } ». Permis : { $allowed }.
refused-option_without_value = Une option s’écrit nom=valeur ; « { $given } » n’a pas de « = ».
refused-unknown_bot = Il n’y a pas de robot « { $bot } ». Il y a : { $known }.
refused-wrong_number_of_bots = Il faut { $players } robots pour { $players } joueurs, ou un seul pour tous ; { $bots } ont été nommés.
refused-wrong_number_of_players = Ce jeu se joue de { $fewest } à { $most }, pas à { $players }.
refused-wrong_number_of_games = Le nombre de parties va de 1 à 100 millions, pas { $games }.
refused-wrong_number_of_jobs = Le nombre de processus va de 1 à 256, pas { $jobs }.
refused-wrong_seed = Une graine est un nombre entier de 0 à 2⁶³−1, pas { $seed }.
refused-wrong_viewer = Le regard est un numéro de siège, « public » ou « all », pas « { $viewer } ».
refused-unknown_language = Il n’y a pas de langue « { $language } ». Il y a : { $known }.
refused-file_missing = Le fichier « { $file } » n’existe pas.
refused-file_unreadable = Le fichier « { $file } » ne peut pas être lu : { $reason }.
refused-file_unwritable = Le fichier « { $file } » ne peut pas être écrit : { $reason }.
refused-file_too_large = Le fichier « { $file } » est plus grand qu’un journal ne peut l’être.
refused-usage = { $problem }
refused-not_a_move = Ce n’est pas un coup de ce jeu.
refused-not_a_seat = Ce siège n’existe pas à cette table.
refused-not_your_turn = Ce n’est pas ton tour.
refused-game_over = La partie est terminée.
refused-not_started = La partie n’a pas encore commencé.
refused-already_started = La partie a déjà commencé.
refused-bad_seed = Ce n’est pas la graine promise.
refused-card_not_yours = Tu n’as pas cette carte.
refused-roll_first = Lance d’abord le dé.
refused-only_the_clock = Seul le chronomètre peut dire que le temps est écoulé.
refused-no_clock = Cette table joue sans chronomètre.
refused-data_in_use = Un autre Tallystick utilise déjà le dossier « { $folder } ».
refused-data_unusable = Le dossier « { $folder } » est inutilisable : { $reason }.
refused-port_in_use = Le port { $port } est déjà pris. Choisis-en un autre avec --port.
refused-bad_setting = Un réglage est faux : { $problem }
refused-no_server = Aucun serveur ne répond à { $url } ({ $reason }).
refused-bad_ledger = Ces boules ne correspondent pas à cette table.
refused-bad_link = Ce n’est ni une adresse d’invitation ni le lien d’un siège.
refused-bad_message = Le serveur n’a pas compris ce message.
refused-bad_name = Un nom compte de 1 à 20 lettres, chiffres, espaces, traits d’union, points ou apostrophes.
refused-text_empty = Écris d’abord quelque chose.
refused-text_too_long = Ce texte compte { $length } caractères ; il en tient { $longest } au plus.
refused-text_not_plain = Ce texte contient des signes qui ne s’affichent pas : sauts de ligne, caractères invisibles ou de contrôle.
refused-no_such_text = Il n’y a pas de texte de ce genre à cette table.
refused-only_the_author = Seule la personne qui a écrit ce texte, ou l’hôte, peut l’effacer.
refused-foreign_origin = Cette demande vient d’un autre site.
refused-hello_first = Le premier message dit qui est là.
refused-id_taken = Le coup d’un autre joueur porte cet identifiant.
refused-internal = Quelque chose a échoué sur le serveur. Rien n’a été changé.
refused-name_taken = Quelqu’un porte déjà ce nom à cette table.
refused-no_ledger_by_hand = Cette table ne tient pas son registre à la main.
refused-no_such_code = Aucune table n’a ce code. Regarde-le encore : il ne contient ni 0, ni O, ni 1, ni I.
refused-no_such_page = Il n’y a rien ici.
refused-no_such_table = Cette table n’existe pas, ou elle a été supprimée.
refused-no_token = Seul quelqu’un qui a un siège à cette table peut le faire.
refused-not_a_viewer = Le regard est un numéro de siège, « public » ou « all ».
refused-not_over = On pourra le voir quand la partie sera terminée.
refused-not_paused = La table n’est pas en pause.
refused-not_running = La table n’est pas en cours de jeu.
refused-not_taken_over = Aucun robot ne joue pour ce siège.
refused-only_the_host = Seul l’hôte peut le faire.
refused-paused = La table est en pause.
refused-seat_empty = Personne n’est assis là.
refused-seat_taken = Ce siège est pris.
refused-seats_empty = Il y a des sièges vides : attends des joueurs, ou remplis-les avec des robots.
refused-stale = Quelque chose s’est passé entre-temps. Regarde encore, puis choisis.
refused-still_here = Le joueur de ce siège est là.
refused-storage_failed = Le coup n’a pas pu être inscrit, donc il n’a pas eu lieu. Réessaie.
refused-table_damaged = Le journal de cette table est abîmé. Il est gardé tel quel, et rien ne peut y être ajouté.
refused-table_full = Tous les sièges de cette table sont pris. Tu peux encore regarder.
refused-taken_over = Un robot joue ton siège. Reprends-le d’abord.
refused-too_large = C’est trop à la fois.
refused-too_many_tables = Trop de tables ont été ouvertes d’ici. Attends un instant.
refused-too_many_tries = Trop de codes faux. Attends une minute.
refused-too_many_watching = Trop de monde regarde cette table.
refused-wrong_method = Cette adresse ne s’utilise pas ainsi.
refused-wrong_token = Ce lien n’ouvre pas de siège à cette table.
refused-needs_graph_extra = Il faut pour cela l’extension graph. Pour l’installer : pip install "tallystick[graph]"
refused-unknown_format = Il n’y a pas de format « { $format } ». Il y a : { $known }.
refused-wrong_base = Un IRI ne peut pas commencer par « { $base } » : il faut une adresse qui finit par « / » ou un urn qui finit par « : ».
refused-no_graph = Ce jeu ne laisse pas de graphe de connaissances.
refused-bad_query = La question est illisible : { $problem }
refused-query_too_long = Une question compte au plus { $most } octets.
refused-query_elsewhere = Une question ne porte que sur ce graphe : SERVICE n’est pas permis.
refused-query_too_slow = Pas de réponse en { $seconds } secondes. Demande moins à la fois.
refused-query_too_large = La question demande trop de mémoire. Demande moins à la fois.
refused-too_many_questions = Trop de questions à la fois. Attends un instant.

# --- Questions sur un graphe de connaissances ---------------------------------------------------------------------


# --- Preuve -------------------------------------------------------------------------------------------------------

proved = Prouvé : { $entries } entrées ; chaque sceau, chaque tirage et chaque événement sont justes.
proved-aborted = Prouvé : { $entries } entrées ; chaque sceau est juste. La table a été abandonnée avant la fin.
proved-texts = Prouvé : { $texts ->
    [one] { $texts } texte est tel qu’il a été écrit
   *[other] { $texts } textes sont tels qu’ils ont été écrits
} ; { $erased } effacé(s).
disproved = Non prouvé. Entrée { $seq } : { $why }
disproved-empty = le fichier est vide.
disproved-cut_off = le fichier s’arrête au milieu d’une ligne.
disproved-not_canonical = la ligne n’est pas écrite comme s’écrit un journal ({ $detail }).
disproved-not_an_entry = ce n’est pas une entrée d’un journal Tallystick ({ $detail }).
disproved-other_version = cette entrée est d’une autre version du journal.
disproved-wrong_number = les entrées ne se suivent pas dans leur numérotation.
disproved-another_table = l’entrée appartient à une autre table.
disproved-broken_link = le lien avec l’entrée précédente est rompu.
disproved-wrong_seal = le sceau ne correspond pas à ce qui est écrit.
disproved-no_opening = le journal ne commence pas par son ouverture.
disproved-no_end = le journal s’arrête avant la fin ; ses graines sont encore fermées.
disproved-bad_opening = l’ouverture ne décrit pas une table ({ $detail }).
disproved-other_rules = la table a été jouée avec d’autres règles que celles-ci.
disproved-wrong_seed = la graine n’est pas celle qui avait été promise à l’ouverture.
disproved-wrong_kind = une entrée de cette sorte ne peut pas se trouver ici.
disproved-after_the_end = quelque chose a été écrit après la fin.
disproved-not_allowed = les règles ne le permettent pas ({ $detail }).
disproved-wrong_events = les événements ne découlent pas des règles, des graines et du coup.
disproved-wrong_commitment = une valeur cachée n’est pas celle qui avait été scellée.
disproved-not_texts = le fichier joint ne contient pas les textes d’une table ({ $detail }).
disproved-text_missing = le texte écrit ici n’est ni présent ni marqué comme effacé.
disproved-wrong_text = le texte n’est pas celui qui a été écrit ici.
disproved-unknown_text = il y a un texte que personne n’a écrit à cette table.
disproved-wrong_state = l’état de la table après cette entrée est un autre.
disproved-wrong_content = quelque chose dans l’entrée n’est pas ce qu’il doit être.
