# Market Island, in our own words.

game-market-island = Market Island
    .summary = Castaways share one record of who owns what, and mine it block by block.
    .players = 2–6 players

# --- What happens -------------------------------------------------------------------------------------------------

event-game-began = { $players } castaways sit down around the fire, each with { $tokens } Istoken and a copy of everybody’s abacus.
event-die-thrown = { $purpose ->
    [first] { NAME($seat) } throws { $value } to see who begins.
    [tie] { NAME($seat) } throws { $value } to break the tie.
   *[move] { NAME($seat) } throws { $value }.
}
event-first-player-found = { NAME($seat) } begins. The order is { NAME($order) }.
event-genesis-turned = The first Winning Card is { CARD($card) }: there is no block before this one.
event-round-began = Round { $round } begins.
event-pawn-moved = { NAME($seat) } walks to { SQUARE($square) }.
event-paid = { $why ->
    [start] { NAME($payee) } passes the flags and receives { istokens }.
    [fire_square] { NAME($payee) } warms up at the fire and receives { istokens }.
    [jellyfish_square] { NAME($payer) } pays the jellyfish { istokens }.
    [fee] { NAME($payer) } pays { istokens } to mine.
    [prize] { NAME($payee) } receives the prize of { istokens }.
    [fire] { NAME($payer) } gives { NAME($payee) } { istokens } for the campfire.
   *[other] { NAME($payer) } pays { NAME($payee) } { istokens }.
}
event-card-taken = { $card ->
    [hidden] { NAME($seat) } takes { DECK($deck) } and keeps it hidden.
   *[other] { NAME($seat) } takes { DECK($deck) }: { CARD($card) }.
}
event-block-formed = The cards lie face down beside the Winning Card { CARD($winning_card) }: this is the block to be mined.
event-sat-out = { $why ->
    [possessed] { NAME($seat) } is possessed by the spirit of the island and never mines again.
    [stung] { NAME($seat) } is still stung and sits this block out.
   *[totem_square] { NAME($seat) } stands under the totem and sits this block out.
}
event-cards-drawn = { $cards ->
    [hidden] { $count ->
        [one] { NAME($seat) } draws a mining card.
       *[other] { NAME($seat) } kept watch with the axe and draws { $count } mining cards.
    }
   *[other] { NAME($seat) } draws { CARD($cards) }.
}
event-card-mined = { $card ->
    [hidden] { NAME($seat) } lays a card face down: mining.
   *[other] { NAME($seat) } lays down { CARD($card) }: mining.
}
event-mining-declined = { NAME($seat) } lets this block go by.
event-cards-revealed = Every card is turned over.
event-tie-found = { NAME($seats) } are level. The die decides.
event-miner-found = { $by ->
    [rank] { NAME($seat) } wins the block with { CARD($card) }: level on points ({ $points }), but the higher card.
    [die] { NAME($seat) } wins the block with { CARD($card) }: level on points ({ $points }), but lucky with the die.
   *[points] { $points ->
        [one] { NAME($seat) } wins the block with { CARD($card) }: { $points } point.
       *[other] { NAME($seat) } wins the block with { CARD($card) }: { $points } points.
    }
}
event-nobody-mined = { $then ->
    [execute] Nobody mines. The cards are carried out all the same, without a prize.
    [pending] Nobody mines. The cards wait for the next block.
    [end] Nobody mines, and the game is over.
   *[void] Nobody mines. The block is not valid, and nothing in it happens.
}
event-card-executed = { $effect ->
    [income] { NAME($seat) } has an income, { CARD($card) }.
    [expense] { NAME($seat) } has an expense, { CARD($card) }.
    [fire] { NAME($seat) } lit the campfire, { CARD($card) }: everybody says thank you.
    [axe] { NAME($seat) } kept watch with the axe, { CARD($card) }.
    [jellyfish] { NAME($seat) } was stung by a jellyfish, { CARD($card) }.
   *[totem] { NAME($seat) } heard the totem whisper, { CARD($card) }.
}
event-block-mined = Block { $block_height } joins the chain. Its hash begins with { HASH($block_hash) }, after { HASH($block_previous) }.
event-status-laid = { $effect ->
    [totem] The spirit of the island keeps { NAME($seat) } from mining for the rest of the game.
   *[jellyfish] The sting keeps { NAME($seat) } from mining the next block.
}
event-status-returned = The sting of { NAME($seat) } has healed.
event-player-out = { NAME($seat) } is below zero ({ $balance }) and out of the game.
event-time-ran-out = Time is up. This round is the last.
event-game-ended = { $reason ->
    [rounds] The last round is over.
    [time] The agreed time is over.
    [one_left] Only one castaway is left.
    [nobody_left] Nobody is left above zero.
    [nobody_mined] Nobody mined, and so the island stops.
   *[nobody_may_mine] Nobody may mine any more, and so the island stops.
} { $winners ->
    [nobody] Nobody wins.
   *[other] Richest: { NAME($winners) }.
}

istokens = { $amount } Istoken
square-chest = a chest
square-hands = the trading hands
square-question = a question mark
square-start = the flags
square-jellyfish = the jellyfish
square-fire = the fire
square-totem = the totem
deck-income = an income card
deck-expense = an expense card
deck-action = an action card
ended-rounds = all rounds played
ended-time = time was up
ended-one_left = one player left
ended-nobody_left = nobody above zero
ended-nobody_mined = nobody mined
ended-nobody_may_mine = nobody may mine

effect-totem = Totem
    .text = From the next round on you may not mine any more.
effect-jellyfish = Jellyfish
    .text = You may not mine in the next round.
effect-fire = Fire
    .text = When the block is settled, every other player gives you { istokens }.
effect-axe = Axe
    .text = You draw two mining cards this round and may keep one of them.
effect-income = Income
    .left = You receive { istokens } from the player on your left, { NAME($seat) }.
    .right = You receive { istokens } from the player on your right, { NAME($seat) }.
effect-expense = Expense
    .left = You pay { istokens } to the player on your left, { NAME($seat) }.
    .right = You pay { istokens } to the player on your right, { NAME($seat) }.

# --- What it teaches ----------------------------------------------------------------------------------------------

concept-shared-record = A shared record
    .text = Nobody on the island keeps the only book. Everybody keeps the whole of it, and that is why nobody can quietly rewrite it.
concept-genesis = The first block
    .text = Every block names the one before it, so the very first needs something to hold on to. Real chains start with a fixed “genesis” block.
concept-pending = Waiting transactions
    .text = The card says what should be paid, but nothing is paid yet. On a real network, too, a payment waits until a block takes it in.
concept-block = A block
    .text = A handful of waiting transactions is packed together, to be checked and written down in one go. That bundle is a block.
concept-link = The link to the block before
    .text = Each block carries the hash of the one before it. Change one old payment and its hash changes, and every later link stops fitting.
concept-optional-mining = Mining is optional
    .text = Nobody has to mine. A network only needs some of its members to do the work at any moment.
concept-cost-of-mining = Mining costs something
    .text = Real miners pay for machines and electricity before they know whether they win. The fee is your electricity bill.
concept-race = The race for the block
    .text = Several miners try at once and one of them finds the best answer. Whoever does may add the block; the others’ effort is lost.
concept-luck = Power and luck
    .text = Solving the puzzle takes computing power, and luck as well. When two are level, the die stands for that luck.
concept-block-reward = The block reward
    .text = Whoever adds a block is paid for it. Part of that is newly made money, part are fees that the users of the network offer.
concept-validation = Only validated transactions happen
    .text = A payment counts once its block has been accepted, and not a moment earlier. Without a miner there is no settlement.
concept-replicas = Many equal copies
    .text = Each change is made on every copy at once. One forged abacus stands out, because all the others disagree with it.
concept-inflation = New money
    .text = Money made out of nothing makes all the rest worth a little less. The islanders learned that when the sea washed a flood of shells ashore.
concept-consensus = Agreement
    .text = In the end all copies say the same, so nobody needs a judge. Rules that everybody can check take the place of trust in one person.

# --- Options ------------------------------------------------------------------------------------------------------

option-rounds = Rounds
    .help = The game ends after this many rounds, if nothing else ends it before.
option-minutes = Minutes
    .help = When the time is up, the round is played to its end. 0 plays without a clock.
option-start-tokens = Istoken at the start
    .help = What everybody owns at first.
option-fee = Mining fee
    .help = What it costs to lay a card down.
option-prize = Prize
    .help = What the winner of a block receives.
option-start-bonus = Bonus for the flags
    .help = What a lap around the island pays.
option-corner-money = Fire and jellyfish squares
    .help = What the fire square gives and the jellyfish square costs.
option-fire-gift = Gift for the campfire
    .help = What each other player gives to the owner of a Fire card.
option-ring = Squares
    .help = How long the way around the island is.
option-action-preset = Action cards
    .help = How many cards of each kind there are.
    .gentle = Few Totems and Jellyfish: most people go on mining
    .even = All four kinds alike: harsher, and games end earlier
option-first-tie = Equal throws for the first place
    .help = What happens when the highest throw is thrown twice.
    .reroll = Those who are level throw again
    .seat_order = The lower seat begins
option-tie-break = Equal points
    .help = What decides between miners with equal points.
    .rank = The higher mining card, then the die
    .die = The die at once
option-ace = The ace
    .help = Where the ace stands when the higher card decides.
    .high = Above the king
    .low = Below the two
option-no-miner = If nobody mines
    .help = What becomes of a block that nobody mined.
    .void = It is void: no settlement without a miner
    .execute = It is carried out without a prize
    .pending = Its cards wait for the next block
    .end = The game ends
option-unmined-status = Status cards in an unmined block
    .help = Whether Jellyfish and Totem count in a block that nobody mined.
    .apply = They count
    .void = They are void too
option-end-when = The end when all are barred
    .help = Which bars end the game when nobody may mine.
    .all_barred = Any bar, even for one round
    .all_possessed = Only if the spirit has everybody
option-landing-pays = Landing on the flags pays
    .help = Yes: reaching or passing the flags pays. No: only passing them does, so whoever lands there is paid on leaving.
option-negative-check = When is “below zero” checked?
    .help = Whether a player may dip below zero while a block is being settled.
    .checkpoints = After the walk and after the settlement
    .every_change = After every payment
option-broke-may-mine = Mining without the fee
    .help = Whether a player who cannot pay the fee may mine all the same and risk going below zero.
option-jellyfish-bars = The Jellyfish card bars
    .help = Which block a stung player misses.
    .next_round = The next one
    .this_round = This one
option-totem-bars = The Totem card bars
    .help = For how long the spirit keeps a player from mining.
    .for_good = From the next round to the end
    .one_round = The next round only
option-suit-points = Points for the suit
    .help = How matching suits are counted.
    .each = One for each matching card
    .once = One in all
option-square-money = Money of the squares
    .help = When the flags, the fire and the jellyfish pay.
    .at_once = At once
    .with_block = With the block
option-axe-while-barred = An Axe while barred
    .help = What becomes of an Axe that cannot be used.
    .wasted = It is wasted
    .kept = It is kept for the next block
option-neighbours = Left and right
    .help = Who is meant when a neighbour has left the game.
    .remaining = The next one still playing
    .seated = The empty seat: nothing is paid
option-short-payer = Paying more than one has
    .help = What happens when a card asks for too much.
    .in_full = Pay in full and go below zero
    .what_is_there = Pay what is there
option-returned-cards = Used cards
    .help = How cards go back under their decks.
    .shuffled = Shuffled among themselves
    .in_order = In the order of play
option-rotate-first = The first player changes
    .help = Whether the next player begins each new round.
option-all-negative = Everybody below zero
    .help = Who wins when nobody is left.
    .best = Whoever has most
    .nobody = Nobody
option-abacus = Beads of the abacus
    .help = Whether a purse can hold more than 99.
    .unlimited = No limit
    .up_to_99 = 99 at most, the rest is lost
option-spare-actions = The two spare action cards
    .help = What stands on the cards beyond the 52.
    .jokers = Jokers that match nothing
    .doubles = A second ace of hearts and ace of diamonds

# --- The rules, section by section --------------------------------------------------------------------------------

section-1 = What it is for
    .text = The game shows how people who do not trust each other can still keep one record.
section-1-1 = Why play
    .text = A hard subject becomes a thing one has done oneself.
section-1-2 = What one learns
    .text = A record that everybody holds, how copies stay equal, how a group agrees, and what hashes are good for.
section-1-3 = Three roles at once
    .text = Every player trades, checks what others traded, and keeps a copy of everything. All start with the same amount.
section-2 = The story
    .text = Shipwrecked strangers try shells as money, until a storm washes millions of them ashore. Then they invent a shared record.
section-3 = What is in the box
    .text = A ring of squares, 26 income, 26 expense and 54 action cards, a standard deck of 52, one die, two pawns each and, for n players, n times n abaci.
section-4-1 = Setting up
    .text = Everybody starts with 50 Istoken, and every abacus of every player shows it. The four decks are shuffled and lie face down.
section-4-1-1 = Pawns and abaci
    .text = Each player takes two pawns and an abacus for every player at the table.
section-4-1-2 = The standard deck
    .text = The 52 standard cards are shuffled and lie face down.
section-4-1-3 = The first balance
    .text = 50 Istoken on every abacus.
section-4-1-4 = The three decks
    .text = Income above the chest, expense above the hands, action above the question mark.
section-4-2 = A round
    .text = A round has two phases: walk and take a card, then mine the block and settle it.
section-0-1 = How long
    .text = Agree on rounds or minutes before you start.
section-0-2 = The pawns
    .text = All pawns stand on the flags and walk clockwise.
section-0-3 = Who begins
    .text = Everybody throws the die, the highest begins, the others follow clockwise.
section-0-4 = The first Winning Card
    .text = The top standard card is turned over: the first block has no winner before it.
section-P1 = Phase 1: walk
    .text = In turn, throw the die, walk, and take the card the square shows. Keep it hidden; nothing on it happens yet.
section-2-1 = The block
    .text = All cards taken lie face down in a row, the Winning Card to their left.
section-2-2 = To mine or not
    .text = In turn, each player draws a standard card and looks at it. Either pay 1 Istoken and lay it face down, or put it under the deck.
section-2-3 = Three special cards
    .text = The stung miss the next block, the possessed all later ones. With the axe one draws two cards and may keep one.
section-2-4 = Who wins the block
    .text = All cards are turned over. A mined card scores one point for each equal rank and one for each equal suit among the Winning Card and the block. Equal points: the higher card, then the die.
section-2-5 = Prize and settlement
    .text = The winner receives 5 Istoken, then the cards of the block are carried out in turn, on every copy of the record.
section-2-6 = The new Winning Card
    .text = The card that won stays on the table as the link to the next block.
section-2-7 = Used cards
    .text = Income, expense and standard cards go under their decks.
section-2-8 = The sting
    .text = A Jellyfish card lies beside its owner’s abacus until the block it bars from is over.
section-2-9 = The spirit
    .text = A Totem card lies beside its owner’s abacus until the end of the game.
section-2-10 = Other action cards
    .text = They go under the action deck.
section-4-3 = The end
    .text = Whoever falls below zero is out. The game ends when one player is left, when nobody may mine, or after the agreed time or rounds. Most Istoken wins; equal amounts are a draw.
section-4-4 = The cards
    .text = Every income, expense and action card also shows a rank and a suit.
section-4-4-1 = Income and expense
    .text = A neighbour on the left or right pays you, or you pay them.
section-4-4-2 = Action cards
    .text = Jellyfish, Fire, Totem and Axe.
section-4-5 = Corners
    .text = The flags pay 4 for a lap, and an action card if you land there. Jellyfish: pay 1, take an expense card. Fire: receive 1, take an income card. Totem: take an action card, and do not mine this round.
section-4-6 = The abaci
    .text = Everybody keeps everybody’s balance, and all copies change together.
section-4-7 = How points are counted
    .text = An equal rank is a point, an equal suit is a point, the same card is two.
section-4-7-1 = Examples for two
    .text = Against 9♣ 9♥ K♥, 9♦ scores 2, A♣ scores 1 and 9♥ scores 4.
section-4-7-2 = Examples for three
    .text = Against 9♣ 9♥ K♥ 9♦, 9♥ scores 5, A♣ 1 and K♥ 3. Against 9♣ K♥ K♥ 9♦, K♥ and 9♥ both score 4: the king is higher.
section-5 = A round in pictures
    .text = The manual shows one round of two players, photograph by photograph.

# --- Our rulings --------------------------------------------------------------------------------------------------

ruling-MI-1 = Level throws for the first place are thrown again.
ruling-MI-2 = On equal points the higher mining card wins; only equal ranks go to the die. The French manual’s result of the example agrees.
ruling-MI-3 = The ace counts above the king. Level throws of the die are thrown again.
ruling-MI-4 = If nobody mines, the block is void: no miner, no settlement. The Winning Card stays.
ruling-MI-4b = Jellyfish and Totem count even in a block that nobody mined.
ruling-MI-5 = If nobody may mine, for whatever reason, the game is over at once and the block is not settled.
ruling-MI-6 = The flags pay when they are reached or passed, once a lap. The first departure pays nothing.
ruling-MI-7 = Below zero is checked after the walk and after the settlement, not in between.
ruling-MI-8 = Whoever cannot pay the fee cannot mine. That alone does not end the game.
ruling-MI-9 = The Jellyfish card bars from the next block, as the French card says.
ruling-MI-10 = The Totem card bars from the next round to the end; the Totem square only in its own round.
ruling-MI-11 = Every card of the same suit is a point of its own.
ruling-MI-12 = Squares pay at once; only what is printed on cards waits for the block.
ruling-MI-13 = An Axe drawn while barred is wasted.
ruling-MI-14 = Left is the next player clockwise who is still in, right the one before. With two players both are the other one.
ruling-MI-15 = A payer pays in full, even below zero; the receiver keeps it all.
ruling-MI-16 = “Pay −5” means: pay 5.
ruling-MI-17 = Used cards are shuffled among themselves before they go under a deck.
ruling-MI-18 = The first player stays the same.
ruling-MI-19 = The only miner wins, even with 0 points.
ruling-MI-20 = 12 rounds, or an agreed time; the round that is running is always finished.
ruling-MI-21 = If everybody is below zero together, the highest balance wins.
ruling-MI-22 = A purse may hold more than 99.
ruling-MI-23 = Whoever is out gives all cards back. A card already in a settled block has been carried out.
ruling-MI-24 = The two spare action cards are jokers and match nothing.
ruling-MI-25 = In the photographs it is the first player who holds the 7 of hearts.
ruling-MI-26 = In the second example for three, the cards as they are scored are meant.

# --- Refusals -------------------------------------------------------------------------------------------------------

refused-barred = { $why ->
    [possessed] You may not mine: the spirit of the island has you.
    [stung] You may not mine this block: the sting still hurts.
   *[totem_square] You may not mine this block: you stand under the totem.
}
refused-choose_first = First say whether you mine this block.
refused-disqualified = You are out of the game: your balance fell below zero.

# --- In the browser -------------------------------------------------------------------------------------------------

mi-name = { NAME($seat) }
mi-istoken = Istoken
mi-card = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
mi-joker = joker
mi-block-card = { $effect }{ $amount ->
    [none] {""}
   *[other] { " " }{ $amount }
}, { $card }
mi-board = Board and mining table
mi-board-picture = A ring of { $ring } squares around the island
mi-places = Pawns:
mi-place = { NAME($seat) } on square { $square } ({ SQUARE($kind) }).
mi-deck = { $deck ->
    [income] Income
    [expense] Expense
    [action] Action
   *[standard] Mining
} deck, { $count } cards
mi-hidden-card = { NAME($seat) }: { DECK($deck) }, face down
mi-mines-hidden = { NAME($seat) } mines, card face down
mi-thinks = { NAME($seat) } is thinking
mi-out = out
mi-gone = gone
mi-barred-stung = stung: may not mine
mi-barred-possessed = possessed: may not mine any more
mi-barred-totem_square = under the totem: may not mine
mi-last-block = Last block
mi-genesis = First card
mi-ledger = The ledger
mi-ledger-sub = Everyone keeps a copy of every abacus.
mi-balances = Balances
mi-abacus = { $tens } tens and { $units } units
mi-your-turn = your turn
mi-thinking = thinking
mi-throws = throws
mi-next = next
mi-is-out = out of the game
mi-possessed = possessed
mi-decision-mined = mines
mi-decision-declined = sits out
mi-decision-barred = may not mine
mi-chain = The chain
mi-mined-by = { NAME($seat) } mined this block
mi-you-mined = You mined this block!
mi-payments = What it settled
mi-balances-after = Balances afterwards
mi-block-label = Block { $height }, mined by { NAME($seat) } with the { $card }, { $ok ->
    [yes] checked
   *[no] broken
}
mi-mined-it = { $who ->
    [you] You
   *[other] { NAME($seat) }
} mined it · { $count ->
    [one] { $count } payment
   *[other] { $count } payments
}
mi-being-mined = Being mined now
mi-log = Around the fire
mi-will-you-mine = Will you mine block { $height }?
mi-mining-card = Mining card
mi-mining-card-text = Drawn from the deck. Lay it down to mine.
mi-laid-down = It lies face down. It will be turned over when everybody has chosen.
mi-pick = Your axe: choose one of two.
mi-points-sure = { $points ->
    [one] point for sure
   *[other] points for sure
}
mi-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mi-matches = Your { $card } matches { $matches }.
mi-no-match = Your { $card } matches nothing you can see.
mi-still-hidden = { $count ->
    [0] {""}
    [one] One card is still hidden.
   *[other] { $count } cards are still hidden.
}
mi-chance = Chance to win
mi-chance-says = about { $percent } % to win
mi-chance-note = A rough guess: the hidden cards were turned up at random 400 times.
mi-payment = { $from } → { $to }: { $amount }
mi-mine = Mine
mi-mine-price = pay { $fee }, win { $prize }
mi-cannot-pay = you cannot pay the fee
mi-sit-out = Sit out
mi-keep = keep your Istoken
mi-throw = Throw the die
mi-throw-title = { $why ->
    [first] Who begins?
    [tie] Level! Throw again
   *[move] Your turn to walk
}
mi-throw-text = { $why ->
    [first] Everybody throws once. The highest begins.
    [tie] Level points and equal cards: the higher throw wins the block.
   *[move] Walk around the island and take the card of your square.
}
mi-wait-throw = { NAME($seat) } throws the die
mi-wait-mine = { NAME($seat) } looks at the cards
mi-wait-undecided = Soon you choose whether to mine.
mi-wait-declined = You let this block go by.
mi-wait-barred = { $why ->
    [possessed] The spirit of the island keeps you from mining.
    [stung] The sting keeps you from mining this block.
   *[totem_square] Under the totem you may not mine this block.
}
mi-rest-first = The highest throw begins.
mi-rest-move = Everybody walks and takes a card. Nothing is paid yet.
mi-rest-mine = Who lays a card down wants to mine the block.
mi-rest-tie = The die breaks the tie.
mi-rest-over = The game is over.
mi-moment = One moment
mi-reveal = All cards are turned over
mi-settle = The block is settled
mi-phase-move = Move
mi-phase-mine = Mine
mi-phase-reveal = Reveal
mi-phase-settle = Settle
mi-round = Round { $round } of { $rounds }
mi-tab-table = Table
mi-tab-ledger = Ledger
mi-tab-chain = Chain
mi-tab-log = Log

# The guided first game
guide-welcome = Stranded
    .text = You and three others share an island, and a record of who owns how many Istoken. This first game has 4 rounds, a whole one 12; whoever has most at the end wins. I will explain each thing when it first happens.
guide-throw = Who begins?
    .text = Everybody throws the die once; the highest begins. Press the die. The dice cannot be bent: they come from seeds that all of you fixed before.
guide-genesis = The first card
    .text = This card is the beginning of the chain. The first block will be linked to it, as every later block will be linked to the one before.
guide-walk = Walk around the island
    .text = A chest brings an income card, a hand an expense card, a shell an action card. The flags pay 4 each time around.
guide-card = Only you see your card
    .text = It says what should be paid, but nothing is paid yet: it waits until somebody mines the block.
guide-block = A block
    .text = The cards of all four lie face down beside the last winning card. Together they are the block. Now somebody must mine it.
guide-choice = To mine, or not?
    .text = You drew a mining card. It scores a point for each card with the same number and one for each with the same suit. Mining costs 1; the best card wins 5. Sitting out costs nothing.
guide-reveal = The race is over
    .text = All cards are turned over and the points counted. The best miner wins the block. The others’ fees are spent: that is what mining costs.
guide-settle = Now it is paid
    .text = The prize, then every card of the block, one after the other. Each payment is made on everybody’s copy of the ledger at the same time.
guide-link = The link
    .text = The block joins the chain. It carries the hash of the block before it: change an old payment, and nothing after it fits any more.
guide-copies = Four copies
    .text = Your browser has checked every entry by itself. This green sign says that all copies are the same. Tap it to see the four words that stand for everything so far.
guide-cheat = Do you trust it?
    .text = Try to cheat: change an old payment in a copy and watch what the others say. From here on you know everything. Good luck!
