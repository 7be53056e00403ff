# What the platform itself says.
list-and = { $before } and { $last }
bot-random = plays at random
bot-beginner = beginner
bot-good = good player
erased-text = [erased]
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
refused-card_not_yours = You do not hold that card.
refused-roll_first = First throw the die.
refused-only_the_clock = Only the clock can say that time is up.
refused-no_clock = This table plays without a clock.
refused-data_in_use = Another Tallystick is already using the folder “{ $folder }”.
refused-data_unusable = The folder “{ $folder }” cannot be used: { $reason }.
refused-port_in_use = Port { $port } is already in use. Choose another with --port.
refused-bad_setting = A setting is wrong: { $problem }
refused-no_server = No server answers at { $url } ({ $reason }).
refused-bad_ledger = These beads do not fit this table.
refused-bad_link = This is neither a join address nor a seat’s link.
refused-bad_message = The server did not understand this message.
refused-bad_name = A name has 1 to 20 letters, digits, spaces, hyphens, dots or apostrophes.
refused-text_empty = Write something first.
refused-text_too_long = This text has { $length } characters; at most { $longest } fit.
refused-text_not_plain = This text has signs that cannot be shown: line breaks, invisible or control characters.
refused-no_such_text = There is no such text at this table.
refused-only_the_author = Only the person who wrote this text, or the host, may erase it.
refused-foreign_origin = This request comes from another site.
refused-hello_first = The first message says who is there.
refused-id_taken = Another player’s move has this id.
refused-internal = Something went wrong on the server. Nothing was changed.
refused-name_taken = Somebody at this table has that name already.
refused-no_ledger_by_hand = This table does not keep its ledger by hand.
refused-no_such_code = No table has this code. Look at it once more: there is no 0, O, 1 or I in it.
refused-no_such_page = There is nothing here.
refused-no_such_table = This table does not exist, or it was deleted.
refused-no_token = Only somebody with a seat at this table may do that.
refused-not_a_viewer = The viewer is a seat’s number, “public” or “all”.
refused-not_over = That can be seen once the game is over.
refused-not_paused = The table is not paused.
refused-not_running = The table is not running.
refused-not_taken_over = No bot plays for this seat.
refused-only_the_host = Only the host may do that.
refused-paused = The table is paused.
refused-seat_empty = Nobody sits there.
refused-seat_taken = This seat is taken.
refused-seats_empty = There are empty seats: wait for players, or fill them with bots.
refused-stale = Something happened in the meantime. Look again, then choose.
refused-still_here = The player of this seat is here.
refused-storage_failed = The move could not be written down, so it did not happen. Please try again.
refused-table_damaged = The record of this table is damaged. It is kept as it is, and nothing can be added.
refused-table_full = All seats at this table are taken. You can still watch.
refused-taken_over = A bot plays your seat. Take it back first.
refused-too_large = That is too much at once.
refused-too_many_tables = Too many tables were opened from here. Wait a moment.
refused-too_many_tries = Too many wrong codes. Wait a minute.
refused-too_many_watching = Too many people are watching this table.
refused-wrong_method = That is not how this address is used.
refused-wrong_token = This link does not open a seat at this table.
refused-needs_graph_extra = This needs the graph extra. Install it with: pip install "tallystick[graph]"
refused-unknown_format = There is no format “{ $format }”. There are: { $known }.
refused-wrong_base = IRIs cannot begin with “{ $base }”: it is an address that ends in “/”, or a urn that ends in “:”.
refused-no_graph = This game leaves no knowledge graph.
refused-bad_query = The question cannot be read: { $problem }
refused-query_too_long = A question has at most { $most } bytes.
refused-query_elsewhere = A question is about this graph alone: SERVICE is not allowed.
refused-query_too_slow = The question was not answered in { $seconds } seconds. Ask for less at once.
refused-query_too_large = The question needs too much memory. Ask for less at once.
refused-too_many_questions = Too many questions at once. Wait a moment.

# --- Questions about a knowledge graph ----------------------------------------------------------------------------


# --- Proof --------------------------------------------------------------------------------------------------------

proved = Proved: { $entries } entries, every seal, every draw and every event are right.
proved-aborted = Proved: { $entries } entries, every seal is right. The table was given up before its end.
proved-texts = Proved: { $texts ->
    [one] { $texts } text is
   *[other] { $texts } texts are
} as written; { $erased } erased.
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
disproved-not_texts = the file beside it does not hold the texts of a table ({ $detail }).
disproved-text_missing = the text written here is neither there nor marked as erased.
disproved-wrong_text = the text is not the one that was written here.
disproved-unknown_text = there is a text that nobody wrote at this table.
disproved-wrong_state = the state of the table after this entry is another one.
disproved-wrong_content = something in the entry is not what it must be.
