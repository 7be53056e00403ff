# Ce que dit la ligne de commande.

cli-about = Des jeux de société sérieux sur les registres partagés, joués exactement selon la règle et prouvables ensuite. Sans commande, les tables sont servies et un navigateur s’ouvre.
cli-games = Lister les jeux.
cli-rules = Afficher les règles d’un jeu avec nos mots, nos décisions et les options.
cli-print = Imprimer la boîte d’un jeu en PDF : cartes, plateau, pièces, règles et feuille de leçon.
cli-help-print-out = Où écrire le PDF.
cli-help-paper = Papier : a4 ou letter.
cli-help-parts = Ces parties seulement, séparées par des virgules ; d’ordinaire, la boîte entière.
cli-help-ink = Encre : full, ou light pour des dessins pâles sans aplats.
cli-help-purpose = Pour home (recto verso, ciseaux), single (recto seul, sans dos) ou shop (imprimeur : fond perdu et traits de coupe).
cli-printed = La boîte est dans { $file } : { $parts }.
cli-demo = Regarder des robots jouer une partie entière, puis la voir prouvée.
cli-simulate = Jouer beaucoup de parties entre robots et compter les résultats.
cli-play-out = Jouer une partie entre robots et écrire son journal.
cli-replay = Rejouer un journal, entrée par entrée, à travers le regard de quelqu’un.
cli-verify = Prouver un journal : chaque sceau, chaque tirage, chaque événement.
cli-heads = Vérifier des sceaux signés : deux qui se contredisent font preuve.
cli-serve = Servir des tables aux navigateurs, sur cet ordinateur et dans son réseau.
cli-bot = Jouer un siège de l’extérieur avec un robot.
cli-session = Les séances d’une classe : les lister, en ouvrir une, remplacer une clé perdue, en supprimer une.
cli-session-list = Dire quelles séances il y a, même pendant que le serveur tourne.
cli-session-make = Ouvrir une séance, d’après un plan s’il y en a un.
cli-session-key = Une nouvelle clé pour qui anime une séance et a perdu la sienne.
cli-session-delete = Supprimer une séance avec ses personnes, ses réponses et ses tables.
cli-help-session = l’identifiant de la séance, comme la liste le dit
cli-help-plan = un fichier avec le plan (plan.toml)
cli-sessions = { $sessions ->
    [one] Une séance
   *[other] { $sessions } séances
}
cli-session-line = { $session }  code { $code }  { $made }  { $people ->
    [one] une personne
   *[other] { $people } personnes
}{ $over ->
    [yes] , terminée
   *[no] {""}
}
cli-session-made = La séance est ouverte. Son code est { $code } ; les mots pour une autre machine sont : { $words }
cli-session-new-key = La personne qui anime la séance ouvre ce lien :
cli-session-deleted = { $session } est supprimée.
cli-serving-operator = On peut ouvrir des séances d’ailleurs avec la clé { $key }
cli-backup = Copier toutes les tables dans un fichier, même pendant que le serveur tourne.
cli-restore = Remettre en place les tables d’une sauvegarde, après l’avoir vérifiée.
cli-check = Vérifier chaque table : ses sceaux, ses coups et ses textes.
cli-help-force = Remplacer ce qui est là, et accepter une sauvegarde abîmée.
cli-help-copy = Le fichier de la sauvegarde.
cli-help-checked = Une sauvegarde à vérifier ; par défaut, le dossier où les tables sont gardées.
cli-backed-up = Toutes les tables sont copiées dans { $file } ({ $size } Kio). Pour les remettre : tallystick restore { $file }
cli-restored = Les tables sont de nouveau dans « { $folder } ».
cli-checked = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $entries } entrées vérifiées ; abîmées : { $damaged }.
cli-check-file = Le fichier est abîmé : { $reason }
cli-check-table = Table { $table } : { $why }
cli-help-texts = Un fichier avec les textes de cette table (GET /api/tables/…/texts) : les prouver aussi.
cli-help-own-seed = Une graine que tu as gardée, en 64 chiffres hexadécimaux : était-elle dans le hasard ?
cli-help-head = Un sceau que tu as noté : l’empreinte, son début, ou ses quatre mots entre guillemets.
cli-help-signed = Un fichier de sceaux signés (GET /api/tables/…/head) : sont-ils de ce journal ?
cli-help-heads = Des fichiers de sceaux signés, un par ligne.
refused-not_a_seed = La graine d’une place compte 64 chiffres hexadécimaux.
refused-not_signed_heads = Il n’y a pas de sceaux signés dans « { $file } ».
cli-help-host = L’adresse d’écoute ; 0.0.0.0 écoute partout.
cli-help-port = Le port ; à défaut, 8000 ou le prochain libre.
cli-help-data = Le dossier qui garde les tables.
cli-help-no-open = Ne pas ouvrir de navigateur.
cli-help-url = L’adresse d’invitation d’une table ou le lien d’un siège.
cli-help-bot = Quel robot joue.
cli-help-name = Le nom sous lequel il s’assoit.
cli-serving = Tallystick est prêt. Les tables sont gardées dans « { $folder } » ; les règles tournent { $engine ->
    [compiled] compilées
   *[plain] en Python simple
}.
cli-serving-here = Sur cet ordinateur : { $address }
cli-serving-network = Dans ce réseau :     { $address }
cli-serving-key = Les sceaux sont signés avec la clé { $key }
refused-signing_key_damaged = Le fichier « { $file } » n’est plus la clé qu’il contenait. Rétablis-le, ou déplace-le pour signer avec une nouvelle clé.
cli-serving-stop = Ctrl+C l’arrête ; les tables en cours pourront reprendre.
cli-bot-done = La partie est terminée. Ce robot a joué { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
cli-left-out = Le jeu « { $game } » du paquet « { $package } » est laissé de côté : { $why }.
    .import = le paquet ne se charge pas ({ $detail })
    .no-game = son point d’entrée ne désigne pas un jeu ({ $detail })
    .bad-name = « { $detail } » n’est pas un nom de jeu ; il faut des minuscules, des chiffres et des traits d’union
    .name-taken = « { $detail } » apporte déjà un jeu de ce nom
    .unfinished = il ne respecte pas le contrat, il lui manque { $detail }
    .words = il manque ces fichiers de textes : { $detail }
    .fails = impossible d’en installer une première table ({ $detail })
    .view = il manque à sa vue { $detail }
cli-new-game = Écrire le paquet d’un nouveau jeu, à jouer, tester et changer aussitôt.
cli-help-new-name = Son nom : minuscules, chiffres et traits d’union, comme tally-duel.
cli-help-into = Le dossier dans lequel est créé celui du paquet.
cli-new-game-made = Le jeu est dans « { $folder } » : { $files } fichiers.
cli-new-game-next = Installe-le avec « pip install -e "{ $folder }[dev]" », teste-le avec « pytest » dans son dossier, et joue-y avec « tallystick ».
cli-help-game = Le nom du jeu, par exemple market-island.
cli-help-lang = Langue : en ou fr.
cli-help-players = Combien de joueurs.
cli-help-games = Combien de parties.
cli-help-seed = La même graine donne les mêmes parties.
cli-help-bots = Un robot par siège, séparés par des virgules, ou un seul pour tous.
cli-help-set = Une option du jeu, sous la forme nom=valeur ; peut être répétée.
cli-help-preset = Une façon de jouer : standard, lesson ou manual ; --set la change encore.
cli-help-jobs = Combien de processus travaillent en même temps.
cli-help-json = Afficher le résultat en JSON.
cli-help-csv = Afficher une ligne par partie en CSV.
cli-help-journal = Le fichier où écrire le journal.
cli-help-file = Le fichier du journal.
cli-help-viewer = À travers quel regard : un numéro de siège à partir de 0, public ou all.
cli-help-step = Attendre la touche Entrée après chaque entrée.
cli-help-pause = Secondes d’attente entre deux entrées.
cli-help-help = Afficher cette aide.
cli-hint-games = Jeux : { $known }.
cli-hint-commands = Commandes : { $known }.
cli-help-version = Afficher la version et dire si les règles sont compilées.
cli-version = Tallystick { $version } ; les règles tournent { $engine ->
    [compiled] compilées
   *[plain] en Python simple, plus lentement
}.
cli-examples = Exemples
cli-playing = Parties
cli-rate = { $rate } parties/s
cli-journal-written = { $entries } entrées écrites dans { $file }. Pour les prouver : tallystick verify { $file }
cli-demo-intro = Une partie de { $game } entre quatre robots. Les dés et les cartes viennent de graines fixées avant le premier lancer.
cli-demo-proof = Voici la preuve : les graines sont ouvertes, et chaque dé, chaque carte, chaque paiement est recalculé.
cli-head = Sceau de la dernière entrée : { $head }
cli-head-words = En quatre mots : { $words }
cli-next = Entrée pour continuer, q puis Entrée pour arrêter
cli-table-game = Jeu
cli-table-players = Joueurs
cli-table-summary = Ce que c’est
cli-table-bots = Robots
cli-table-seat = Siège
cli-table-bot = Robot
cli-table-wins = Victoires
cli-table-share = Part (intervalle à 95 %)
cli-table-balance = Score : moyenne
cli-table-lowest = minimum
cli-table-highest = maximum
cli-table-ended = Comment cela a fini
cli-table-count = Parties
cli-rules-title = Les règles { ELIDED("de", $game) }, avec nos propres mots
cli-rules-round = Comment on joue, en quatre étapes
cli-rules-sections = Le livret, section par section
cli-rules-options = Options
cli-simulate-title = { $games } parties de { $game }
cli-simulate-speed = { $decisions } décisions, { $rate } par seconde de processeur, { $engine ->
    [compiled] compilé
   *[plain] Python simple
}.
cli-simulate-cut = { $count ->
    [one] Une partie ne finissait pas : elle a été interrompue après { $decisions } décisions (numéro { $numbers }) et ne compte pas.
   *[other] { $count } parties ne finissaient pas : elles ont été interrompues après { $decisions } décisions (par exemple les numéros { $numbers }) et ne comptent pas.
}
cli-cut = Les robots ne trouvent pas de fin. La partie a été interrompue après { $decisions } décisions ; personne n’a gagné.
cli-simulate-rounds = Manches : { $mean } en moyenne, de { $least } à { $most }. Nuls : { $draws }.
cli-export = Écrire ce qu’une table laisse, pour d’autres programmes.
cli-export-table = Écrire tout ce qu’une table laisse : tableaux, énoncés et journal, en un zip.
cli-export-session = Écrire tout ce qu’une séance laisse : tableaux, énoncés, journaux et compte rendu, en un zip.
cli-help-export-file = Quel fichier : csv.zip, jsonl.zip, parquet.zip, xapi.jsonl, journals.zip, report.html, plan.toml ou all.zip.
cli-help-export-names = Aussi les surnoms et ce que les gens ont écrit ; sans cela, chacun a un pseudonyme.
cli-taken = Écrit dans { $file }.
cli-export-graph = Écrire le graphe de connaissances d’une partie terminée : en données liées, en dessin ou en tableau.
cli-help-format = turtle, trig, jsonld ou nquads (données liées, RDF 1.1) ; turtle12 ou trig12 (RDF 1.2) ; graphml (un dessin) ; csv ou csv-entities (pour un tableur) ; json ; zip (le tout).
cli-help-export-texts = Ce que les gens ont écrit à la table ; à défaut, le fichier à côté du journal qui finit par .texts.json.
cli-help-names = Les noms des joueurs, séparés par des virgules ; à défaut, des pseudonymes.
cli-help-base = Le début de chaque IRI : une adresse qui finit par « / » ou un urn qui finit par « : ».
cli-help-title = Le titre du graphe ; à défaut, celui que la table lui a donné, ou celui du jeu.
cli-help-licence = La licence sous laquelle d’autres peuvent s’en servir : CC0-1.0, CC-BY-4.0 ou none ; à défaut, celle que la table a choisie.
cli-help-without-bots = Laisser de côté ce que seuls des robots ont dit.
cli-help-out = Le fichier à écrire ; à défaut, la sortie standard.
cli-export-without-texts = Il n’y a pas de fichier « { $file } » : ce que les gens ont écrit manque dans le graphe.
cli-graph-written = { $entities ->
    [one] { $entities } entité
   *[other] { $entities } entités
} et { $statements ->
    [one] { $statements } énoncé
   *[other] { $statements } énoncés
} dans { $file }.

# --- Refus des commandes ------------------------------------------------------------
refused-bad_game_name = « { $name } » n’est pas un nom de jeu : il faut des minuscules, des chiffres et des traits d’union, comme tally-duel.
refused-game_there = Il y a déjà un jeu du nom de « { $game } ».
refused-folder_there = Il y a déjà un dossier « { $folder } ». Rien n’a été changé.
refused-option_without_value = Une option s’écrit nom=valeur ; « { $given } » n’a pas de « = ».
refused-wrong_number_of_bots = Il faut { $players } robots pour { $players } joueurs, ou un seul pour tous ; { $bots } ont été nommés.
refused-no_game_ended = Aucune des { $games } parties ne finissait après { $decisions } décisions : il n’y a rien à compter.
refused-wrong_number_of_games = Le nombre de parties doit aller de 1 à 100 millions : { $games } ne va pas.
refused-wrong_number_of_jobs = Le nombre de processus doit aller de 1 à 256 : { $jobs } ne va pas.
refused-wrong_seed = Une graine est un nombre entier de 0 à 2⁶³−1, pas { $seed }.
refused-file_missing = Le fichier « { $file } » n’existe pas.
refused-file_unreadable = Le fichier « { $file } » ne peut pas être lu : { $reason }.
refused-file_unwritable = Le fichier « { $file } » ne peut pas être écrit : { $reason }.
refused-file_too_large = Le fichier « { $file } » est plus grand qu’un journal ne peut l’être.
refused-usage = { $problem }
refused-data_in_use = Un autre Tallystick utilise déjà le dossier « { $folder } ».
refused-data_there = Il y a déjà des tables dans « { $folder } ». Ajoute --force pour les remplacer.
refused-no_data = Il n’y a pas de tables : le fichier « { $file } » n’existe pas.
refused-file_there = Le fichier « { $file } » existe déjà. Ajoute --force pour le remplacer.
refused-copy_damaged = La sauvegarde « { $file } » est abîmée, et rien n’a été changé. Ajoute --force pour la prendre telle quelle.
refused-data_unusable = Le dossier « { $folder } » est inutilisable : { $reason }.
refused-data_empty = Le fichier « { $file } » est vide, ou il manque alors que son fichier journal est là : ce n’est donc pas un dossier neuf. Rien n’a été changé. Restaure une sauvegarde (tallystick restore) ou choisis un autre dossier.
refused-data_damaged = Le fichier « { $file } » est abîmé, ou ce ne sont pas des données de Tallystick ({ $reason }). Rien n’a été changé. Restaure une sauvegarde (tallystick restore) ou choisis un autre dossier.
refused-data_foreign = Le fichier « { $file } » appartient à un autre programme. Rien n’a été changé. Choisis un autre dossier.
refused-data_newer = Le fichier « { $file } » a été écrit par une version plus récente de Tallystick. Rien n’a été changé. Utilise cette version ou choisis un autre dossier.
refused-data_without_log = Le fichier « { $file } » n’a pas été bien fermé, et « { $log } », qui contient ce qui a été joué en dernier, manque. Rien n’a été changé. Remets-le à côté ou restaure une sauvegarde (tallystick restore).
refused-not_allowed = Tu ne peux ni lire ni écrire « { $file } » : cela appartient à quelqu’un d’autre.
refused-port_not_allowed = Le port { $port } est réservé au système. Choisis-en un à partir de 1024 avec --port.
refused-no_such_host = « { $host } » n’est pas une adresse de cet ordinateur. Choisis-en une autre avec --host.
refused-data_not_writable = Tu n’as pas le droit d’écrire dans le dossier « { $folder } ». Choisis-en un autre avec --data.
refused-data_no_folder = « { $folder } » est un fichier, pas un dossier. Choisis-en un autre avec --data.
refused-port_in_use = Le port { $port } est déjà pris. Choisis-en un autre avec --port.
refused-bad_setting = Un réglage est faux : { $problem }
refused-no_server = Aucun serveur ne répond à { $url } ({ $reason }).
refused-own_seed_dropped = Le serveur avait la graine de ce bot et l’a laissée hors du hasard : il a pu choisir la donne. Le bot s’arrête là.
refused-bad_link = Ce n’est ni une adresse d’invitation ni le lien d’un siège.

# --- Ce qu’il y a dans le zip ---

zip-readme = Ce qu’une table d’A Shelves Voyage a laissé, écrit avec Tallystick. Chaque fichier, et à quoi il sert :
zip-ttl = Le graphe en données liées (Turtle, RDF 1.1) : pour Protégé, OpenRefine et les bases de triplets.
zip-trig = Le même ; ce qui a été dit est dans un graphe à part (TriG, RDF 1.1).
zip-jsonld = Le même pour les programmes du web (JSON-LD).
zip-nq = Le même, un fait par ligne (N-Quads).
zip-rdf12-ttl = Le même en RDF 1.2, où l’on parle d’un énoncé sans détour : pour les outils qui le connaissent.
zip-rdf12-trig = Le même en RDF 1.2, avec ce qui a été dit dans un graphe à part.
zip-graphml = Le graphe en dessin : pour Gephi, yEd et Cytoscape.
zip-csv = Les énoncés : pour un tableur.
zip-entities-csv = Les entités : pour un tableur.
zip-json = Tout ce qu’il y a, pour un programme à soi.
zip-vocabulary-ttl = Le sens des termes qui commencent par « tally: ».
zip-shapes-ttl = Ce que les données liées respectent, pour un validateur (SHACL).
zip-journal-jsonl = Le journal de la table, une ligne par entrée. « tallystick verify journal.jsonl » le prouve.
zip-journal-texts-json = Ce que les gens ont écrit, chaque texte avec le sel qui le prouve ; null pour un texte effacé.
zip-journal-head-json = Le sceau de la dernière ligne, signé par le serveur, et sa clé publique.

# --- Where the pages of the documentation were not built ---

docs-not-built = Documentation
    .text = Ce serveur a été installé sans ses pages. Dans un clone, « make docs » les construit ; elles sont aussi dans le dossier docs/.
    .home = Retour à l’accueil
