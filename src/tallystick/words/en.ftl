# What the platform itself says.

rank-A = A
rank-J = J
rank-Q = Q
rank-K = K
list-and = { $before } and { $last }
bot-random = plays at random
bot-beginner = beginner
bot-good = good player
yes = yes
no = no
seat-name = Player { $number }

# --- Refusals: a rule's no ----------------------------------------------------------------------------------------

refused-unknown_game = There is no game called “{ $game }”. There are: { $known }.
refused-unknown_option = There is no option called “{ $option }”. There are: { $known }.
refused-option_not_allowed = The option “{ $option }” cannot be “{ $value }”. Allowed: { $allowed }.
refused-option_without_value = Write an option as name=value; “{ $given }” has no “=”.
refused-unknown_bot = There is no bot called “{ $bot }”. There are: { $known }.
refused-wrong_number_of_bots = { $players } players need { $players } bots, or one for all; { $bots } were named.
refused-wrong_number_of_players = This game is for { $fewest } to { $most } players, not { $players }.
refused-wrong_number_of_games = The number of games is from 1 to 100 million, not { $games }.
refused-wrong_number_of_jobs = The number of jobs is from 1 to 256, not { $jobs }.
refused-wrong_seed = A seed is a whole number from 0 to 2⁶³−1, not { $seed }.
refused-wrong_viewer = The viewer is a seat’s number, “public” or “all”, not “{ $viewer }”.
refused-unknown_language = There is no language “{ $language }”. There are: { $known }.
refused-file_missing = There is no file “{ $file }”.
refused-file_unreadable = The file “{ $file }” cannot be read: { $reason }.
refused-file_unwritable = The file “{ $file }” cannot be written: { $reason }.
refused-file_too_large = The file “{ $file }” is larger than a journal can be.
refused-usage = { $problem }
refused-not_a_move = This is not a move of this game.
refused-not_a_seat = There is no such seat at this table.
refused-not_your_turn = It is not your turn.
refused-game_over = The game is over.
refused-not_started = The game has not started yet.
refused-already_started = The game has already started.
refused-bad_seed = This is not the seed that was promised.
refused-disqualified = You are out of the game: your balance fell below zero.
refused-barred = { $why ->
    [possessed] You may not mine: the spirit of the island has you.
    [stung] You may not mine this block: the sting still hurts.
   *[totem_square] You may not mine this block: you stand under the totem.
}
refused-card_not_yours = You are not looking at that card.
refused-cannot_pay = Mining costs { $fee } Istoken and you have { $balance }.
refused-choose_first = First say whether you mine this block.
refused-roll_first = First throw the die.
refused-only_the_clock = Only the clock can say that time is up.
refused-no_clock = This table plays without a clock.

# --- Proof --------------------------------------------------------------------------------------------------------

proved = Proved: { $entries } entries, every seal, every draw and every event are right.
proved-aborted = Proved: { $entries } entries, every seal is right. The table was given up before its end.
disproved = Not proved. Entry { $seq }: { $why }
disproved-empty = the file is empty.
disproved-cut_off = the file stops in the middle of a line.
disproved-not_canonical = the line is not written as a journal is written ({ $detail }).
disproved-not_an_entry = this is not an entry of a Tallystick journal ({ $detail }).
disproved-other_version = this entry is of another version of the journal.
disproved-wrong_number = the entries are not numbered one after the other.
disproved-another_table = the entry belongs to another table.
disproved-broken_link = the link to the entry before is broken.
disproved-wrong_seal = the seal does not fit what is written.
disproved-no_opening = the journal does not begin with its opening.
disproved-no_end = the journal stops before its end, so its seeds are still closed.
disproved-bad_opening = the opening does not describe a table ({ $detail }).
disproved-other_rules = the table was played by other rules than these.
disproved-wrong_seed = the seed is not the one that was promised at the opening.
disproved-wrong_kind = an entry of this kind cannot stand here.
disproved-after_the_end = something was written after the end.
disproved-not_allowed = the rules do not allow this ({ $detail }).
disproved-wrong_events = the events do not follow from the rules, the seeds and the move.
disproved-wrong_commitment = a hidden value is not the one that was sealed.
disproved-wrong_state = the state of the table after this entry is another one.
disproved-wrong_content = something in the entry is not what it must be.

# --- Command line -------------------------------------------------------------------------------------------------

cli-about = Serious tabletop games about shared records, played exactly by the rulebook and provable afterwards.
cli-games = List the games.
cli-rules = Print the rules of a game in our own words, with our rulings and options.
cli-demo = Watch bots play a whole game, then see it proved.
cli-simulate = Play many games between bots and count.
cli-play-out = Play one game between bots and write its journal.
cli-replay = Play a journal again, entry by entry, through somebody’s eyes.
cli-verify = Prove a journal: every seal, every draw, every event.
cli-help-game = The game’s name, such as market-island.
cli-help-lang = Language: en or fr.
cli-help-players = How many players.
cli-help-games = How many games.
cli-help-seed = The same seed gives the same games.
cli-help-bots = One bot for each seat, separated by commas, or one for all.
cli-help-set = An option of the game, as name=value; may be repeated.
cli-help-jobs = How many processes work at the same time.
cli-help-json = Print the result as JSON.
cli-help-csv = Print one line for each game as CSV.
cli-help-journal = The file to write the journal to.
cli-help-file = The journal’s file.
cli-help-viewer = Through whose eyes: a seat’s number from 0, public, or all.
cli-help-step = Wait for the Enter key after each entry.
cli-help-pause = Seconds to wait between two entries.
cli-help-version = Print the version and whether the rules run compiled.
cli-version = Tallystick { $version }; the rules run { $engine ->
    [compiled] compiled
   *[plain] as plain Python, which is slower
}.
cli-examples = Examples
cli-playing = Playing
cli-rate = { $rate } games/s
cli-journal-written = { $entries } entries written to { $file }. Prove it with: tallystick verify { $file }
cli-demo-intro = A game of { $game } with four bots. Dice and cards come from seeds that are fixed before the first throw.
cli-demo-proof = Now the proof: the seeds are opened and every die, card and payment is worked out again.
cli-head = Seal of the last entry: { $head }
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
cli-table-option = Option
cli-table-default = Default
cli-table-allowed = Allowed
cli-table-ruling = Ruling
cli-table-help = Meaning
cli-rules-title = The rules of { $game }, in our own words
cli-rules-options = Options
cli-simulate-title = { $games } games of { $game }
cli-simulate-speed = { $decisions } decisions, { $rate } per CPU-second, { $engine ->
    [compiled] compiled
   *[plain] plain Python
}.
cli-simulate-rounds = Rounds: mean { $mean }, from { $least } to { $most }. Draws: { $draws }.
