# What the platform itself says.
rank-A = A
rank-J = J
rank-Q = Q
rank-K = K
list-and = { $before } and { $last }
bot-random = plays at random
bot-beginner = beginner
bot-good = good player
erased-text = [erased]
the-island = the island
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
refused-card_not_yours = You do not hold that card.
refused-cannot_pay = Mining costs { $fee } Istoken and you have { $balance }.
refused-choose_first = First say whether you mine this block.
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

# --- Refusals of CryptoMiner --------------------------------------------------------------------------------------

refused-already_acted = You have already taken your turn in this round.
refused-nothing_to_roll_for = There is nothing to throw the die for now.
refused-must_play_transaction = { $why ->
    [substituted] You have changed your block card: now play a transaction card.
   *[cards_left] You still have transaction cards: play one, or claim a block.
}
refused-not_in_first_round = In the first round everybody just plays a transaction card.
refused-second_substitution = You have already changed your block card in this round.
refused-deck_empty = There is no block card left to change for.
refused-no_block_card = You have no block card: the deck ran out when you won your last block.
refused-no_such_block = There is no block { $block } to claim.
refused-block_too_new = Block { $block } is still being formed; it can be claimed from the next round on.
refused-claim_too_low = Your block card is worth { $value }, and this block needs at least { $needed }.
refused-no_common_symbol = Your block card shares no symbol with the card on top of the Blockchain.
refused-outbid = Your block card is worth { $value }, but the claim to beat has { $winning }: equal or lower wins.
refused-act_in_progress = Another action is under way: wait until it is done.
refused-already_placed = You have placed your first entity already.
refused-already_rolled = There is nothing to roll now.
refused-already_voted = You have voted already.
refused-card_not_drawn = You did not draw this Major Arcana.
refused-card_not_so = This card cannot be used like that.
refused-die_already_added = A die has been added in this turn already.
refused-die_makes_no_pair = A { $die } makes no pair with your dice.
refused-die_not_there = There is no { $die } in that pool.
refused-die_not_unused = A { $die } is not among your unused dice.
refused-donor_unwilling = This player gives you no die in this turn.
refused-entity_not_wanted = This statement has no new entity.
refused-legacy_there = There is such a Legacy on this entity already.
refused-minor_not_held = You do not hold this Minor Arcana.
refused-module_off = This table plays without it.
refused-no_debate = There is no debate now.
refused-no_such_action = This action cannot be chosen here.
refused-no_such_element = There is no “{ $node }” in the graph.
refused-no_such_entity = There is no entity “{ $node }” in the graph.
refused-no_such_legacy = There is no such Legacy.
refused-no_such_player = There is no such player here.
refused-not_a_candidate = This player cannot be next.
refused-not_a_pair = There is no pair of this value.
refused-not_a_quarreller = The vote is for one of the two who quarrel.
refused-not_a_text = This is neither a text of this table nor one of the box.
refused-not_in_own_turn = A Page is for another player’s turn.
refused-not_now = This is not the moment for it.
refused-nothing_asked = Nobody waits for this answer.
refused-nothing_to_harvest = There is nothing of that kind to harvest.
refused-only_in_own_turn = A Queen is for your own turn, after the roll.
refused-only_players = Whoever only moderates does not do this.
refused-only_the_master = Only the Game Master may do that.
refused-pair_first = First choose a pair.
refused-pair_must_be_chosen = There is a pair: choose one.
refused-partner_is_oneself = That has to be somebody else.
refused-partner_not_wanted = This action is done alone.
refused-place_first = First everybody places an entity.
refused-pool_full = Your pool is full: say which die goes out.
refused-pool_not_full = Your pool has room: no die has to go out.
refused-quarreller_votes = Those who quarrel do not vote.
refused-same_element = A statement needs two different elements.
refused-too_few_coins = That costs two coins, and you have { $coins }.
refused-wrong_duty = Say which of your own duties this fulfils.

# --- Questions about a knowledge graph ----------------------------------------------------------------------------

question-about-statements = Which statements are about statements?
question-who-contributed = Who contributed the most?
question-connected-to = What is connected to the first entity?

# --- Refusals of Blockchain ---------------------------------------------------------------------------------------

refused-above_value = You may ask for 1 to { $value } coins there, not { $asked }.
refused-already_answered = You are not asked any more in this window.
refused-bad_coins = Name a number of coins for each of the five currencies.
refused-bad_target = This Hack needs another target.
refused-hack_outside_window = Hacks can be played in your own actions, or when you are asked.
refused-no_effect = This Hack would do nothing now.
refused-no_mine_left = You have { $left } Mine badges left.
refused-no_play_left = You cannot chain another Block this turn.
refused-no_such_server = You have no such Server.
refused-no_such_tile = There is no such tile to choose.
refused-no_store_left = You may store { $left } more coins this turn.
refused-no_trade_left = You have no trade left this turn.
refused-not_a_block = This card is not a Block.
refused-not_a_hack = This card is not a Hack.
refused-not_a_server = This card is not a Server.
refused-not_an_opponent = Choose an opponent who is still in the game.
refused-not_enough_coins = You do not have so many coins in your wallet.
refused-not_neighbours = These two tiles are not neighbours on the ring.
refused-nothing_to_draw = There is nothing to draw for this badge.
refused-order_with_hack = Say when you want to be asked together with a pass, not with a Hack.
refused-other_payee = At this table one opponent is paid for all Servers of a turn.
refused-out_of_coins = You are out of the game: your wallet is empty.
refused-same_attention = That is how you are asked already.
refused-same_currency = A currency cannot be traded for itself.
refused-second_server = You have already deployed a Server this turn.
refused-server_already_paid = This Server is paid for already.
refused-server_too_new = This Server can be paid for from your next turn on.
refused-storage_full = At most { $most } coins of a currency fit into cold storage.
refused-trade_with_yourself = You cannot trade with yourself.
refused-wallet_not_emptied = That does not empty your wallet.
refused-window_closed = There is nothing to answer any more.
refused-window_open = First everybody answers the action that was announced.
refused-would_empty_wallet = That is the last coin of your wallet: confirm it if you mean it.
refused-wrong_currency = That tile does not stand for this currency.
refused-wrong_offer = You give exactly the { $value } coins that the die shows.
refused-wrong_phase = That belongs to another phase of the turn.
refused-wrong_price = This Server costs { $price } coins, not { $coins }.
refused-wrong_tile = Name a tile just where the Block throws a die again.

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
