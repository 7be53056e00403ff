# What the command line says.

cli-about = Serious tabletop games about shared records, played exactly by the rulebook and provable afterwards. Without a command, the tables are served and a browser opens.
cli-games = List the games.
cli-rules = Print the rules of a game in our own words, with our rulings and options.
cli-print = Print the box of a game as a PDF: cards, board, pieces, rules, and a lesson sheet.
cli-help-print-out = Where the PDF goes.
cli-help-paper = Paper: a4 or letter.
cli-help-parts = Only these parts, with commas between them; as usual, the whole box.
cli-help-ink = Ink: full, or light for pale drawings without coloured areas.
cli-help-purpose = For home (both sides, scissors), single (one side, no backs) or shop (bleed and crop marks).
cli-printed = The box is in { $file }: { $parts }.
cli-demo = Watch bots play a whole game, then see it proved.
cli-simulate = Play many games between bots and count the results.
cli-play-out = Play one game between bots and save its journal.
cli-replay = Play a journal again, entry by entry, through somebody’s eyes.
cli-verify = Prove a journal: every seal, every draw, every event.
cli-heads = Check signed heads: two that contradict each other are evidence.
cli-serve = Serve tables to browsers, on this computer and in its network.
cli-bot = Play a seat from outside with a bot.
cli-session = Sessions for a class: list them, make one, mend a lost key, delete one.
cli-session-list = Say which sessions there are, also while the server runs.
cli-session-make = Make a session, from a plan if there is one.
cli-session-key = A new key for whoever leads a session and has lost theirs.
cli-session-delete = Delete a session with its people, its answers and its tables.
cli-help-session = the session's id, as the list says it
cli-help-plan = a file with the plan (plan.toml)
cli-sessions = { $sessions ->
    [one] One session
   *[other] { $sessions } sessions
}
cli-session-line = { $session }  code { $code }  { $made }  { $people ->
    [one] one person
   *[other] { $people } people
}{ $over ->
    [yes] , over
   *[no] {""}
}
cli-session-made = The session is made. Its code is { $code }; the words for another machine are: { $words }
cli-session-new-key = Whoever leads the session opens this link:
cli-session-deleted = { $session } is deleted.
cli-serving-operator = Sessions can be opened from elsewhere with the key { $key }
cli-backup = Copy all tables into one file, also while the server runs.
cli-restore = Put the tables of a backup in place. It is checked first.
cli-check = Check every table: its seals, its moves and its texts.
cli-help-force = Overwrite what is there, and take a backup that is damaged.
cli-help-copy = The file with the backup.
cli-help-checked = A backup to check; by default, the folder where tables are kept.
cli-backed-up = All tables copied to { $file } ({ $size } KiB). Put them back with: tallystick restore { $file }
cli-restored = The tables are in “{ $folder }” again.
cli-checked = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries } entries checked; damaged: { $damaged }.
cli-check-file = The file is damaged: { $reason }
cli-check-table = Table { $table }: { $why }
cli-help-texts = A file with the texts of this table (GET /api/tables/…/texts): prove them too.
cli-help-own-seed = A seed that you kept, as 64 hexadecimal digits: was it in the chance?
cli-help-head = A head that you noted: its hash, the beginning of it, or its four words in quotes.
cli-help-signed = A file with signed heads (GET /api/tables/…/head): are they of this journal?
cli-help-heads = Files with signed heads, one on each line.
refused-not_a_seed = A seat’s seed has 64 hexadecimal digits.
refused-not_signed_heads = There are no signed heads in “{ $file }”.
cli-help-host = The address to listen on; 0.0.0.0 listens everywhere.
cli-help-port = The port; by default 8000, or the next free one.
cli-help-data = The folder where tables are kept.
cli-help-no-open = Do not open a browser.
cli-help-url = A table’s address to join, or a link to a seat.
cli-help-bot = Which bot is to play.
cli-help-name = The name it sits down with.
cli-serving = Tallystick is ready. Tables are kept in “{ $folder }”; the rules run { $engine ->
    [compiled] compiled
   *[plain] as plain Python
}.
cli-serving-here = On this computer:  { $address }
cli-serving-network = In this network:   { $address }
cli-serving-key = Heads are signed with the key { $key }
refused-signing_key_damaged = The file “{ $file }” is not the key it was. Restore it, or move it away to sign with a new one.
cli-serving-stop = Ctrl+C stops the server; tables in play can be resumed later.
cli-bot-done = The game is over. This bot made { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
cli-left-out = The game “{ $game }” of the package “{ $package }” was left out: { $why }.
    .import = the package cannot be loaded ({ $detail })
    .no-game = its entry point names no game ({ $detail })
    .bad-name = “{ $detail }” is no name for a game; use small letters, digits and hyphens
    .name-taken = “{ $detail }” brings a game of this name already
    .unfinished = it breaks the contract and lacks { $detail }
    .words = these files of its words are missing: { $detail }
    .fails = a first table of it cannot be set up ({ $detail })
    .view = its view lacks { $detail }
cli-new-game = Write the package of a new game, to be played, tested and changed at once.
cli-help-new-name = Its name: small letters, digits and hyphens, such as tally-duel.
cli-help-into = The folder in which the package’s own folder is made.
cli-new-game-made = The game is in “{ $folder }”: { $files } files.
cli-new-game-next = Install it with “pip install -e "{ $folder }[dev]"”, test it with “pytest” in its folder, and play it with “tallystick”.
cli-help-game = The game’s name, such as market-island.
cli-help-lang = Language: en or fr.
cli-help-players = How many players.
cli-help-games = How many games.
cli-help-seed = The same seed gives the same games.
cli-help-bots = One bot for each seat, separated by commas, or one for all seats.
cli-help-set = An option of the game, as name=value; may be repeated.
cli-help-preset = A way to play: standard, lesson or manual; --set changes it further.
cli-help-jobs = How many processes to use at once.
cli-help-json = Print the result as JSON.
cli-help-csv = Print one line per game as CSV.
cli-help-journal = The file to save the journal in.
cli-help-file = The file with the journal.
cli-help-viewer = Through whose eyes: a seat number, counted from 0, public, or all.
cli-help-step = Wait for the Enter key after each entry.
cli-help-pause = Seconds to wait between entries.
cli-help-help = Show this message.
cli-hint-games = Games: { $known }.
cli-hint-commands = Commands: { $known }.
cli-help-version = Print the version and whether the rules run compiled.
cli-version = Tallystick { $version }; the rules run { $engine ->
    [compiled] compiled
   *[plain] as plain Python, which is slower
}.
cli-examples = Examples
cli-playing = Playing
cli-rate = { $rate } games/s
cli-journal-written = { $entries } entries written to { $file }. Prove it with: tallystick verify { $file }
cli-demo-intro = A game of { $game } with four bots. Dice and cards come from seeds that are fixed before the first roll.
cli-demo-proof = Now the proof: the seeds are opened and every die, card and payment is worked out again.
cli-head = Seal of the last entry: { $head }
cli-head-words = In four words: { $words }
cli-next = Enter for the next entry, q and Enter to stop
cli-table-game = Game
cli-table-players = Players
cli-table-summary = What it is
cli-table-bots = Bots
cli-table-seat = Seat
cli-table-bot = Bot
cli-table-wins = Wins
cli-table-share = Share (95 % interval)
cli-table-balance = Score: mean
cli-table-lowest = lowest
cli-table-highest = highest
cli-table-ended = How it ended
cli-table-count = Games
cli-rules-title = The rules of { $game }, in our own words
cli-rules-round = How it goes, in four steps
cli-rules-sections = The rulebook, section by section
cli-rules-options = Options
cli-simulate-title = { $games } games of { $game }
cli-simulate-speed = { $decisions } decisions, { $rate } per CPU-second, { $engine ->
    [compiled] compiled
   *[plain] plain Python
}.
cli-simulate-cut = { $count ->
    [one] One game had no end after { $decisions } decisions and was cut short: number { $numbers }. It is not counted.
   *[other] { $count } games had no end after { $decisions } decisions and were cut short, such as numbers { $numbers }. They are not counted.
}
cli-cut = The bots found no end. The game was cut short after { $decisions } decisions; nobody has won.
cli-simulate-rounds = Rounds: mean { $mean }, from { $least } to { $most }. Draws: { $draws }.
cli-export = Save what a table leaves behind, for other programs.
cli-export-table = Save everything that one table leaves: tables, statements and its journal, as one zip.
cli-export-session = Save everything that a session leaves: tables, statements, journals and the report, as one zip.
cli-help-export-file = Which file: csv.zip, jsonl.zip, parquet.zip, xapi.jsonl, journals.zip, report.html, plan.toml or all.zip.
cli-help-export-names = Also nicknames and what people wrote; without it everybody has a pseudonym.
cli-taken = Written to { $file }.
cli-export-graph = Save the knowledge graph of a finished table as linked open data, as a drawing or as a table.
cli-help-format = turtle, trig, jsonld or nquads (linked data, RDF 1.1); turtle12 or trig12 (RDF 1.2); graphml (a drawing); csv or csv-entities (for a spreadsheet); json; zip (everything).
cli-help-export-texts = What people wrote at the table; by default, the file beside the journal that ends in .texts.json.
cli-help-names = The players’ names, separated by commas; by default, pseudonyms.
cli-help-base = What every IRI begins with: an address that ends in “/”, or a URN that ends in “:”.
cli-help-title = What the graph is called; by default, what the table called it, or the game.
cli-help-licence = Under which licence others may use it: CC0-1.0, CC-BY-4.0 or none; by default, as the table decided.
cli-help-without-bots = Leave out what only bots said.
cli-help-out = The file to write to; by default, standard output.
cli-export-without-texts = There is no file “{ $file }”, so what people wrote is missing from the graph.
cli-graph-written = { $entities ->
    [one] { $entities } entity
   *[other] { $entities } entities
} and { $statements ->
    [one] { $statements } statement
   *[other] { $statements } statements
} written to { $file }.

# --- Refusals of commands ------------------------------------------------------------
refused-bad_game_name = “{ $name }” is no name for a game: use small letters, digits and hyphens, such as tally-duel.
refused-game_there = There is already a game with the name “{ $game }”.
refused-folder_there = There is already a folder “{ $folder }”. Nothing was changed.
refused-option_without_value = Write an option as name=value; “{ $given }” has no “=”.
refused-wrong_number_of_bots = For { $players } players, name { $players } bots, or one for all of them; you named { $bots }.
refused-no_game_ended = None of the { $games } games had an end after { $decisions } decisions, so there is nothing to count.
refused-wrong_number_of_games = The number of games must be from 1 to 100 million, not { $games }.
refused-wrong_number_of_jobs = The number of jobs must be from 1 to 256, not { $jobs }.
refused-wrong_seed = A seed must be a whole number from 0 to 2⁶³−1, not { $seed }.
refused-file_missing = There is no file “{ $file }”.
refused-file_unreadable = The file “{ $file }” cannot be read: { $reason }.
refused-file_unwritable = The file “{ $file }” cannot be written to: { $reason }.
refused-file_too_large = The file “{ $file }” is larger than a journal can be.
refused-usage = { $problem }
refused-data_in_use = Another Tallystick is already using the folder “{ $folder }”.
refused-data_there = There are tables in “{ $folder }” already. Add --force to overwrite them.
refused-no_data = There are no tables: the file “{ $file }” does not exist.
refused-file_there = The file “{ $file }” exists already. Add --force to overwrite it.
refused-copy_damaged = The backup “{ $file }” is damaged, and nothing was changed. Add --force to take it as it is.
refused-data_unusable = The folder “{ $folder }” cannot be used: { $reason }.
refused-data_empty = The file “{ $file }” is empty or missing although its log is there, so this is not a new folder. Nothing was changed. Restore a backup (tallystick restore), or choose another folder.
refused-data_damaged = The file “{ $file }” is damaged or is no Tallystick data ({ $reason }). Nothing was changed. Restore a backup (tallystick restore), or choose another folder.
refused-data_foreign = The file “{ $file }” belongs to another program. Nothing was changed. Choose another folder.
refused-data_newer = The file “{ $file }” was written by a newer version of Tallystick. Nothing was changed. Use that version, or choose another folder.
refused-data_without_log = The file “{ $file }” was not closed well, and its log “{ $log }” is missing, with what was played last. Nothing was changed. Put the log back beside it, or restore a backup (tallystick restore).
refused-not_allowed = You may not read or write “{ $file }”: it belongs to somebody else.
refused-port_not_allowed = Port { $port } is kept for the system. Choose one from 1024 on with --port.
refused-no_such_host = “{ $host }” is no address of this computer. Choose another with --host.
refused-data_not_writable = You may not write in the folder “{ $folder }”. Choose another with --data.
refused-data_no_folder = “{ $folder }” is a file, not a folder. Choose another with --data.
refused-port_in_use = Port { $port } is already in use. Choose another with --port.
refused-bad_setting = A setting is wrong: { $problem }
refused-no_server = No server answers at { $url } ({ $reason }).
refused-own_seed_dropped = The server had this bot’s seed and left it out of the chance: it could have chosen the deal. The bot plays no further.
refused-bad_link = This is neither an address to join nor a link to a seat.

# --- What lies in the zip ---

zip-readme = What a table of A Shelves Voyage left, made with Tallystick. Each file, and what it is for:
zip-ttl = The graph as linked data (Turtle, RDF 1.1): for Protégé, OpenRefine and triple stores.
zip-trig = The same; what was said stands in a graph of its own (TriG, RDF 1.1).
zip-jsonld = The same for programs on the web (JSON-LD).
zip-nq = The same, one fact a line (N-Quads).
zip-rdf12-ttl = The same in RDF 1.2, in which a statement can be spoken of directly: for tools that know it.
zip-rdf12-trig = The same in RDF 1.2, with what was said in a graph of its own.
zip-graphml = The graph as a drawing: for Gephi, yEd and Cytoscape.
zip-csv = The statements: for a spreadsheet.
zip-entities-csv = The entities: for a spreadsheet.
zip-json = Everything there is, for a program of one’s own.
zip-vocabulary-ttl = What the terms mean that begin with “tally:”.
zip-shapes-ttl = What the linked data keeps to, for a validator (SHACL).
zip-journal-jsonl = The journal of the table, one entry a line. “tallystick verify journal.jsonl” proves it.
zip-journal-texts-json = What people wrote, each text with the salt that proves it; null for one that was erased.
zip-journal-head-json = The seal of the last entry, signed by the server, and its public key.

# --- Where the pages of the documentation were not built ---

docs-not-built = Documentation
    .text = This server was installed without its pages. In a clone, “make docs” builds them; they are also in the folder docs/.
    .home = Back to the start page
