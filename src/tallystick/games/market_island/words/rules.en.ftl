# --- What it teaches ----------------------------------------------------------------------------------------------

concept-shared-record = A shared record
    .text = Nobody on the island keeps the only book. Everybody keeps all of it, and that is why nobody can quietly rewrite it.
concept-genesis = The first block
    .text = Every block names the one before it, so the very first needs something to hold on to. Real chains start with a fixed “genesis” block.
concept-pending = Waiting transactions
    .text = The card says what is to be paid, but nothing is paid yet. On a real network, too, a payment waits until a block takes it in.
concept-block = A block
    .text = A handful of waiting transactions is packed together, to be checked and written down in one go. That bundle is a block.
concept-link = The link to the block before
    .text = Each block carries the hash of the one before it. Change one old payment and its hash changes, and every later link stops fitting.
concept-optional-mining = Mining is optional
    .text = Nobody has to mine. A network only needs some of its members to do the work at any moment.
concept-cost-of-mining = Mining costs something
    .text = Real miners pay for machines and electricity before they know whether they win. The fee is your electricity bill.
concept-race = The race for the block
    .text = Several miners try at once, and one of them finds the best answer. That one may add the block; the others’ effort is lost.
concept-luck = Power and luck
    .text = Solving the puzzle takes computing power, and luck as well. When two miners tie, the die stands for that luck.
concept-block-reward = The block reward
    .text = The miner who adds a block is paid for it: partly in newly made money, partly in fees offered by the users of the network.
concept-validation = Only validated transactions happen
    .text = A payment counts once its block has been accepted, and not a moment earlier. Without a miner there is no settlement.
concept-replicas = Many equal copies
    .text = Each change is made on every copy at once. One forged abacus stands out, because all the others disagree with it.
concept-inflation = New money
    .text = Money made out of nothing makes all the rest worth a little less. The islanders learned that when the sea washed a flood of shells ashore.
concept-consensus = Agreement
    .text = In the end all the copies say the same, so nobody needs a judge. Rules that everybody can check take the place of trust in one person.

# --- The ending: whom it is about is "you" on their own phone -------------------------------------------------------

end-unit-market-island = Istoken
mi-end-score = { $count } Istoken
mi-end-amount = { $amount } Istoken
mi-end-length = { $count ->
    [one] one round played
   *[other] { $count } rounds played
}
mi-end-brave = Bravest miner
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } tried for { $tried } of { $blocks } blocks and won { $won }.
mi-end-fit = Best fit
    .text = { $you ->
        [yes] Your
       *[no] { NAME($seat) }’s
    } { CARD($card) } scored { mi-points } in block { $block }.
mi-end-lucky = Luckiest win
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } took block { $block } with { mi-points }.
mi-end-thrifty = Thriftiest
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } paid { $fees ->
        [0] no mining fee at all
       *[other] only { $fees } Istoken in mining fees
    }.
mi-end-generous = Open hand
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } paid { mi-end-amount } to the others.
mi-end-walker = A long walk
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } walked { $squares } squares around the island.
mi-end-host = A welcome host
    .text = The others paid { $you ->
        [yes] you
       *[no] { NAME($seat) }
    } { mi-end-amount }.
mi-end-leap = A great leap
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } gained { $gain } Istoken in round { $round }.
mi-end-keeper = Keeper of the ledger
    .text = { $you ->
        [yes] You hold
       *[no] { NAME($seat) } holds
    } a copy of { $blocks ->
        [one] the one block
       *[other] all { $blocks } blocks
    }.
mi-end-mining = { $tried ->
    [0] You left the mining to others
   *[other] { $profit ->
        [0] Mining paid for itself
       *[other] { $lost ->
            [yes] Mining cost you { $amount }
           *[no] Mining earned you { $amount }
        }
    }
}
    .text = { $tried ->
        [0] No fee paid, and no prize won.
       *[other] { $won ->
            [0] No prize
            [one] One prize brought { $prizes }
           *[other] { $won } prizes brought { $prizes }
        }, { $tried ->
            [one] one fee
           *[other] { $tried } fees
        } cost { $fees }.
    }
mi-end-neighbour = A dear neighbour: { NAME($seat) }
    .text = You paid { NAME($seat) } { $paid } and got back { $got }.{ $gain ->
        [0] { "" }
       *[other] { " " }Your best round was number { $round }: +{ $gain }.
    }
mi-end-alone = A quiet neighbourhood
    .text = No payment passed between you and the others.{ $gain ->
        [0] { "" }
       *[other] { " " }Your best round was number { $round }: +{ $gain }.
    }

# --- Options ------------------------------------------------------------------------------------------------------

option-ledger-by-hand = Keep the ledger by hand
    .help = After each block, all players move the beads of every abacus themselves. Then the table compares the copies.
option-group-market-island-cards = Cards
option-group-market-island-money = Money
option-group-market-island-length = How long?
option-rounds = Rounds
    .help = The game ends after this many rounds, unless something else ends it first.
option-minutes = Minutes
    .help = When time is up, the round is played to its end. 0 means no clock.
option-start-tokens = Istoken at the start
    .help = What everybody owns at first.
option-fee = Mining fee
    .help = What it costs to lay a card down.
option-prize = Prize
    .help = What the winner of a block receives.
option-start-bonus = Bonus for the flags
    .help = What a lap of the island pays.
option-corner-money = Fire and jellyfish squares
    .help = What the fire square gives and the jellyfish square costs.
option-fire-gift = Gift for the campfire
    .help = What every other player gives the owner of a Fire card.
option-ring = Squares
    .help = How many squares there are around the island.
option-action-preset = Action cards
    .help = How many cards of each kind there are.
    .gentle = Few Totems and Jellyfish: most players can keep mining
    .even = All four kinds alike: harsher, and games end sooner
option-first-tie = A tie for first place
    .help = What happens when several players share the highest roll.
    .reroll = They roll again
    .seat_order = The lower seat begins
option-tie-break = Equal points
    .help = What decides between miners with equal points.
    .rank = The higher mining card, then the die
    .die = The die, straight away
option-ace = The ace
    .help = Where the ace ranks when the higher card decides.
    .high = Above the king
    .low = Below the two
option-no-miner = If nobody mines
    .help = What becomes of a block that nobody mined.
    .void = It is void: no settlement without a miner
    .execute = It is carried out, without a prize
    .pending = Its cards wait for the next block
    .end = The game ends
option-unmined-status = Status cards in an unmined block
    .help = Whether Jellyfish and Totem count in a block that nobody mined.
    .apply = They count
    .void = They are void too
option-end-when = When everybody is barred
    .help = Which bars end the game when nobody may mine.
    .all_barred = Any bar, even for one round
    .all_possessed = Only when the spirit has everybody
option-landing-pays = Landing on the flags pays
    .help = Yes: reaching or passing the flags pays. No: only passing them does, so a player who lands there is paid on leaving.
option-negative-check = When is “below zero” checked?
    .help = Whether a player may dip below zero while a block is being settled.
    .checkpoints = After walking and after settling
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
option-square-money = Money from squares
    .help = When the flags, the fire and the jellyfish pay.
    .at_once = Straight away
    .with_block = With the block
option-axe-while-barred = An Axe while barred
    .help = What becomes of an Axe that cannot be used.
    .wasted = It is wasted
    .kept = It is kept for the next block
option-neighbours = Left and right
    .help = Who counts when a neighbour has left the game.
    .remaining = The next player still in
    .seated = The empty seat: nothing is paid
option-short-payer = Paying more than you have
    .help = What happens when a card asks for too much.
    .in_full = Pay in full and go below zero
    .what_is_there = Pay what is there
option-returned-cards = Used cards
    .help = How cards go back under their decks.
    .shuffled = Shuffled among themselves
    .in_order = In the order of play
option-rotate-first = The first player changes
    .help = Whether a new player goes first in each round.
option-all-negative = Everybody below zero
    .help = Who wins when nobody is left.
    .best = The player with the most
    .nobody = Nobody
option-abacus = Beads on the abacus
    .help = Whether a purse can hold more than 99.
    .unlimited = No limit
    .up_to_99 = 99 at most; the rest is lost
option-spare-actions = The two spare action cards
    .help = What the cards beyond the 52 show.
    .jokers = Jokers that match nothing
    .doubles = A second ace of hearts and ace of diamonds

# --- The rules, section by section --------------------------------------------------------------------------------

section-1 = What it is for
    .text = The game shows how people who do not trust each other can still keep one record.
section-1-1 = Why play
    .text = A hard subject becomes something you have done yourself.
section-1-2 = What you learn
    .text = A record that everybody holds, how copies stay equal, how a group agrees, and what hashes are good for.
section-1-3 = Three roles at once
    .text = Every player trades, checks what others trade, and keeps a copy of everything. All start with the same amount.
section-2 = The story
    .text = Shipwrecked strangers try shells as money, until a storm washes millions of them ashore. Then they invent a shared record.
section-3 = What is in the box
    .text = A ring of squares, 26 income, 26 expense and 54 action cards, a standard deck of 52, one die, two pawns each and, for n players, n times n abaci.
section-4-1 = Setting up
    .text = Everybody starts with 50 Istoken, and every abacus of every player shows it. The four decks are shuffled and placed face down.
section-4-1-1 = Pawns and abaci
    .text = Each player takes two pawns and an abacus for every player at the table.
section-4-1-2 = The standard deck
    .text = The 52 standard cards are shuffled and placed face down.
section-4-1-3 = The first balance
    .text = 50 Istoken on every abacus.
section-4-1-4 = The three decks
    .text = Income goes above the chest, expense above the hands, action above the question mark.
section-4-2 = A round
    .text = A round has two phases: walk and take a card, then mine the block and settle it.
section-0-1 = How long
    .text = Agree on rounds or minutes before you start.
section-0-2 = The pawns
    .text = All pawns start on the flags and walk clockwise.
section-0-3 = Who goes first
    .text = Everybody rolls the die. The highest goes first, and the others follow clockwise.
section-0-4 = The first Winning Card
    .text = The top standard card is turned over, because the first block has no winner before it.
section-P1 = Phase 1: walk
    .text = In turn, roll the die, walk, and take the card your square shows. Keep it hidden; nothing on it happens yet.
section-2-1 = The block
    .text = All the cards taken lie face down in a row, with the Winning Card on their left.
section-2-2 = To mine or not
    .text = In turn, each player draws a standard card and looks at it. Either pay 1 Istoken and lay it face down, or put it under the deck.
section-2-3 = Three special cards
    .text = A stung player misses the next block, a possessed player all later ones. With the axe you draw two cards and may use one.
section-2-4 = Who wins the block
    .text = All the cards are turned over. A mined card scores one point for each card of the same rank and one for each of the same suit among the Winning Card and the block. On equal points the higher card wins, then the die decides.
section-2-5 = Prize and settlement
    .text = The winner receives 5 Istoken. Then the cards of the block are carried out in turn, on every copy of the record.
section-2-6 = The new Winning Card
    .text = The card that won stays on the table as the link to the next block.
section-2-7 = Used cards
    .text = Income, expense and standard cards go under their decks.
section-2-8 = The sting
    .text = A Jellyfish card lies beside its owner’s abacus until the block it bars them from is over.
section-2-9 = The spirit
    .text = A Totem card lies beside its owner’s abacus until the end of the game.
section-2-10 = Other action cards
    .text = They go under the action deck.
section-4-3 = The end
    .text = A player who falls below zero is out. The game ends when one player is left, when nobody may mine, or after the agreed time or rounds. The most Istoken wins; equal amounts are a draw.
section-4-4 = The cards
    .text = Every income, expense and action card also shows a rank and a suit.
section-4-4-1 = Income and expense
    .text = The neighbour on your left or right pays you, or you pay them.
section-4-4-2 = Action cards
    .text = Jellyfish, Fire, Totem and Axe.
section-4-5 = Corners
    .text = The flags pay 4 for a lap; if you land there, you take an action card. Jellyfish: pay 1 and take an expense card. Fire: receive 1 and take an income card. Totem: take an action card, and do not mine this round.
section-4-6 = The abaci
    .text = Everybody keeps everybody’s balance, and all copies change together.
section-4-7 = How points are counted
    .text = A matching rank is one point, a matching suit is one point, the same card is two.
section-4-7-1 = Examples for two
    .text = Against 9♣ 9♥ K♥, 9♦ scores 2, A♣ scores 1 and 9♥ scores 4.
section-4-7-2 = Examples for three
    .text = Against 9♣ 9♥ K♥ 9♦, 9♥ scores 5, A♣ 1 and K♥ 3. Against 9♣ K♥ K♥ 9♦, K♥ and 9♥ both score 4: the king is higher.
section-5 = A round in pictures
    .text = The manual shows one round for two players, photograph by photograph.

# --- Our rulings --------------------------------------------------------------------------------------------------

ruling-MI-1 = Players who tie for the highest roll roll again.
ruling-MI-2 = On equal points the higher mining card wins; only equal ranks go to the die. The French manual’s result for the example agrees.
ruling-MI-3 = The ace ranks above the king. Equal rolls of the die are rolled again.
ruling-MI-4 = If nobody mines, the block is void: no miner, no settlement. The Winning Card stays.
ruling-MI-4b = Jellyfish and Totem count even in a block that nobody mined.
ruling-MI-5 = If nobody may mine, for whatever reason, the game is over at once and the block is not settled.
ruling-MI-6 = The flags pay when you reach or pass them, once a lap. Setting off for the first time pays nothing.
ruling-MI-7 = “Below zero” is checked after walking and after settling, not in between.
ruling-MI-8 = A player who cannot pay the fee cannot mine. That alone does not end the game.
ruling-MI-9 = The Jellyfish card bars its owner from the next block, as the French card says.
ruling-MI-10 = The Totem card bars its owner from the next round to the end; the Totem square, only in its own round.
ruling-MI-11 = Every card of the same suit is a point of its own.
ruling-MI-12 = Squares pay straight away; only what is printed on cards waits for the block.
ruling-MI-13 = An Axe drawn while barred is wasted.
ruling-MI-14 = Left is the next player clockwise who is still in, right is the one before. With two players, both are the other player.
ruling-MI-15 = A payer pays in full, even below zero; the receiver keeps it all.
ruling-MI-16 = “Pay −5” means: pay 5.
ruling-MI-17 = Used cards are shuffled among themselves before they go under a deck.
ruling-MI-18 = The first player stays the same.
ruling-MI-19 = The only miner wins, even with 0 points.
ruling-MI-20 = 12 rounds, or an agreed time; the round that is running is always finished.
ruling-MI-21 = If everybody falls below zero together, the highest balance wins.
ruling-MI-22 = A purse may hold more than 99.
ruling-MI-23 = A player who is out gives all cards back. A card already in a settled block has been carried out.
ruling-MI-24 = The two spare action cards are jokers and match nothing.
ruling-MI-25 = In the photographs it is the first player who holds the 7 of hearts.
ruling-MI-26 = In the second example for three, what is meant is the cards as they are scored.

# The guided first game
guide-welcome = Stranded
    .text = You and three others share an island, and a record of who owns how many Istoken. This first game has 4 rounds, a full one 12; the most Istoken at the end wins. I will explain each thing when it first happens.
guide-throw = Who goes first?
    .text = Everybody rolls the die once; the highest goes first. Press the die. The dice cannot be rigged: they come from seeds that all of you fixed in advance.
guide-genesis = The first card
    .text = This card is the beginning of the chain. The first block will be linked to it, just as every later block will be linked to the one before.
guide-walk = Walk around the island
    .text = A chest brings an income card, a hand an expense card, a shell an action card. The flags pay 4 each time around.
guide-card = Only you see your card
    .text = It says what is to be paid, but nothing is paid yet: it waits until somebody mines the block.
guide-block = A block
    .text = All four cards lie face down beside the last winning card. Together they are the block. Now somebody must mine it.
guide-choice = To mine or not?
    .text = You have drawn a mining card. It scores a point for each card of the same rank and one for each of the same suit. Mining costs 1; the best card wins 5. Sitting out costs nothing.
guide-reveal = The race is over
    .text = All the cards are turned over and the points counted. The best miner wins the block. The others’ fees are spent: that is what mining costs.
guide-settle = Now it is paid
    .text = First the prize, then every card of the block in turn. Each payment is made on everybody’s copy of the ledger at the same time.
guide-link = The link
    .text = The block joins the chain. It carries the hash of the block before it: change an old payment, and nothing after it fits any more.
guide-copies = Four copies
    .text = Your browser has checked every entry itself. This green sign says that all the copies are the same. Tap it to see the four words that stand for everything so far.
guide-cheat = Do you trust it?
    .text = Try to cheat: change an old payment in a copy and watch what the others say. Now you know everything. Good luck!
