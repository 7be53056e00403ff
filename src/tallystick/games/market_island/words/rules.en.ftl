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
    .help = The game ends after this many rounds, unless something else ends it first. 0 means no limit, if minutes are agreed.
    .none = No limit
option-minutes = Minutes
    .help = When time is up, the round is played to its end. The manual thinks of 30 to 45 minutes for two players and 60 to 90 for more. 0 means no clock.
    .none = No clock
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
option-axe-draws = The Axe’s second card
    .help = When the holder of an Axe draws a second mining card.
    .two = Always: both cards are drawn together
    .if_wanted = Only if the holder asks for it after looking at the first; else the Axe stays unseen
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
    .text = For 2 to 6 players. A ring of { $ring } squares (flags, jellyfish, fire and totem at the corners, and from one corner to the next a chest, a shell and a hand by turns), 26 income, 26 expense and 54 action cards, a standard deck of 52, one die, two pawns each and, for n players, n times n abaci.
section-4-1 = Setting up
    .text = Everybody starts with { $start_tokens } Istoken, and every abacus of every player shows it. The four decks are shuffled and placed face down.
section-4-1-1 = Pawns and abaci
    .text = Each player takes two pawns and an abacus for every player at the table.
section-4-1-2 = The standard deck
    .text = The 52 standard cards are shuffled and placed face down.
section-4-1-3 = The first balance
    .text = { $start_tokens } Istoken on every abacus.
section-4-1-4 = The three decks
    .text = Income goes above the chest, expense above the hand, action above the shell.
section-4-2 = A round
    .text = A round has two phases: walk and take a card, then mine the block and settle it.
section-0-1 = How long
    .text = Agree before you start on how long you play: 30 to 45 minutes are about right for two players, 60 to 90 for three to six; or agree on a number of rounds. Here you play { mi-length }{ $minutes ->
        [0] .
       *[other] ; when time is up, the round that is running is played to its end.
    }
section-0-2 = The pawns
    .text = All pawns start on the flags and walk clockwise.
section-0-3 = Who goes first
    .text = Everybody rolls the die. The highest goes first, and the others follow clockwise.
section-0-4 = The first Winning Card
    .text = The top standard card is turned over, because the first block has no winner before it.
section-P1 = Phase 1: walk
    .text = In turn, roll the die, walk as many squares as it shows, and take the card your square shows: a chest brings an income card, a hand an expense card, a shell an action card. Keep it hidden; nothing on it happens yet.
section-2-1 = The block
    .text = All the cards taken lie face down in a row, with the Winning Card on their left.
section-2-2 = To mine or not
    .text = { $fee ->
        [0] In turn, each player draws a standard card, the mining card, and looks at it. Either lay it face down, or put it under the deck; both are free.
       *[other] In turn, each player draws a standard card, the mining card, and looks at it. Either pay { $fee } Istoken and lay it face down, or put it under the deck for free.
    }
section-2-3 = Three special cards
    .text = A Jellyfish keeps its owner from mining { $jellyfish_bars ->
        [this_round] this block
       *[next_round] the next block
    }, a Totem { $totem_bars ->
        [one_round] in the next round
       *[for_good] from the next round to the end
    }. { rules-mi-axe }
rules-mi-axe = { $axe_draws ->
    [if_wanted] With an Axe you may draw a second mining card this round and use one of the two.
   *[two] With an Axe you draw two mining cards this round and may use one.
}
section-2-4 = Who wins the block
    .text = All the cards are turned over. A mined card scores one point for each card of the same rank and { $suit_points ->
        [once] one in all for the same suit,
       *[each] one for each of the same suit
    } among the Winning Card and the block. The most points win. On equal points { $tie_break ->
        [die] the die decides.
       *[rank] the higher card wins, then the die decides.
    }
section-2-5 = Prize and settlement
    .text = The winner receives { $prize } Istoken. Then the cards of the block are carried out in turn, on every copy of the record. { $no_miner ->
        [execute] If nobody mined, they are carried out all the same.
        [pending] If nobody mined, they wait for the next block.
        [end] If nobody mined, the game is over.
       *[void] If nobody mined, they are not: no miner, no settlement.
    }
section-2-6 = The new Winning Card
    .text = The card that won stays on the table as the link to the next block.
section-2-7 = Used cards
    .text = Income, expense and standard cards go under their decks.
section-2-8 = The sting
    .text = A Jellyfish card lies beside its owner’s abacus until the block it bars them from is over.
section-2-9 = The spirit
    .text = { $totem_bars ->
        [one_round] A Totem card lies beside its owner’s abacus until the round it bars them from is over.
       *[for_good] A Totem card lies beside its owner’s abacus until the end of the game.
    }
section-2-10 = Other action cards
    .text = They go under the action deck.
section-4-3 = The end
    .text = A player who falls below zero is out. The game ends when one player is left, when nobody may mine, or after the agreed time or rounds. The most Istoken wins; equal amounts are a draw.
section-4-4 = The cards
    .text = Every income, expense and action card also shows a rank and a suit.
section-4-4-1 = Income and expense
    .text = The neighbour on your left or right pays you, or you pay them: 1 Istoken for an ace, 2 for a two or three, 3 for a four to six, 4 for a seven to nine, 5 for a ten or jack, 6 for a queen or king. Clubs and diamonds mean the left, hearts and spades the right.
section-4-4-2 = Action cards
    .text = { $action_preset ->
        [even] { $spare_actions ->
            [doubles] 13 Totems, 14 Jellyfish, 14 Fires and 13 Axes.
           *[jokers] 13 Totems, 13 Jellyfish, 14 Fires and 14 Axes.
        }
       *[gentle] 4 Totems, 12 Jellyfish, 19 Fires and 19 Axes.
    } A Fire earns its owner { $fire_gift } Istoken from every other player when the block is settled. { rules-mi-axe } A Jellyfish or a Totem keeps its owner from mining.
section-4-5 = Corners
    .text = The flags pay { $start_bonus } for a lap; if you stop there, you take an action card. Jellyfish: pay { $corner_money } and take an expense card. Fire: receive { $corner_money } and take an income card. Totem: take an action card, and do not mine this round.
section-4-6 = The abaci
    .text = Everybody keeps everybody’s balance, and all copies change together.
section-4-7 = How points are counted
    .text = { $suit_points ->
        [once] A matching rank is one point for each card, a matching suit one point in all.
       *[each] A matching rank is one point, a matching suit is one point, the same card is two.
    }
section-4-7-1 = Examples for two
    .text = Against 9♣ 9♥ K♥, 9♦ scores 2, A♣ scores 1 and 9♥ scores 4.
section-4-7-2 = Examples for three
    .text = Against 9♣ 9♥ K♥ 9♦, 9♥ scores 5, A♣ 1 and K♥ 3. Against 9♣ K♥ K♥ 9♦, K♥ and 9♥ both score 4: the king is higher.
section-5 = A round in pictures
    .text = The manual shows one round for two players, photograph by photograph.

# --- The rules page and how to play -------------------------------------------------------------------------------

rules-mi-start = Everybody starts with { $start_tokens } Istoken. Fall below zero and you are out.
rules-mi-idea = Each block is tied to the one before it. That is the chain, and the reason why the past cannot be changed unseen.
step-mi-1 = Walk
    .text = Roll the die and take the card your square shows. Only you see it, and nothing on it happens yet.
    .more = A chest brings an income card, a hand an expense card, a shell an action card.
step-mi-2 = Mine, or sit out
    .text = { $fee ->
        [0] Draw a mining card. Play it or put it back: both are free.
       *[other] Draw a mining card. Pay { $fee } Istoken to play it, or put it back for free.
    }
    .more = Play it when it matches the cards you know. Your own card counts too.
step-mi-3 = Reveal
    .text = Every match in rank or suit is a point. The most points win the block and { $prize } Istoken.
    .more = { $tie_break ->
        [die] Equal points? The die decides.
       *[rank] Equal points? The higher card wins, then the die.
    }
step-mi-4 = Settle
    .text = Every card in the block is paid, on everybody’s copy of the ledger at once.
    .more = { $no_miner ->
        [execute] Nobody mined? The cards are paid all the same, without a prize.
        [pending] Nobody mined? The cards wait for the next block.
        [end] Nobody mined? Then the game is over.
       *[void] Nobody mined? Then nobody is paid: no miner, no settlement.
    }
chapter-mi-goal = Goal and end
chapter-mi-setup = Setting up
chapter-mi-walk = Walk
chapter-mi-mine = Mine, or sit out
chapter-mi-wins = Who wins the block
chapter-mi-settle = Prize and settlement
chapter-mi-corners = The four corners
chapter-mi-cards = Cards in detail
chapter-mi-ledger = The abaci
chapter-mi-story = The story, and what it is for
pieces-mi-decks = { $count } cards in three decks
    .text = Each also shows a rank and a suit, which count when a block is mined.
pieces-mi-squares = { $count } squares
    .text = Whoever stops on a square does what it says, and takes a card.
pieces-mi-things = On the table
    .text = What else lies there.
explain-mi-income = Income
    .text = When the block is settled, the neighbour on your left or right pays you 1 to 6 Istoken.
explain-mi-expense = Expense
    .text = When the block is settled, you pay 1 to 6 Istoken to the neighbour on your left or right.
explain-mi-fire = Fire
    .text = When the block is settled, every other player gives you { $fire_gift } Istoken.
explain-mi-axe = Axe
    .text = { $axe_draws ->
        [if_wanted] You may draw a second mining card this round. Use one at most; it costs one fee.
       *[two] Draw two mining cards this round and use one at most; it costs one fee.
    }
explain-mi-jellyfish = Jellyfish
    .text = { $jellyfish_bars ->
        [this_round] You may not mine this block.
       *[next_round] You may not mine the next block.
    }
explain-mi-totem = Totem
    .text = { $totem_bars ->
        [one_round] You may not mine in the next round.
       *[for_good] You may never mine again, from the next round on.
    }
explain-mi-action = Action cards
    .text = Fire, Axe, Jellyfish or Totem: you see which when you take one.
explain-mi-chest = Chest
    .text = Take an income card.
explain-mi-hands = Hand
    .text = Take an expense card.
explain-mi-question = Shell
    .text = Take an action card.
explain-mi-start = Flags
    .text = { $landing_pays ->
        [no] Passing the flags pays { $start_bonus } Istoken. If you stop here, take an action card.
       *[yes] Reaching or passing the flags pays { $start_bonus } Istoken. If you stop here, take an action card.
    }
explain-mi-sq-jellyfish = Jellyfish corner
    .text = Pay { $corner_money } Istoken and take an expense card.
explain-mi-sq-fire = Fire corner
    .text = Receive { $corner_money } Istoken and take an income card.
explain-mi-sq-totem = Totem corner
    .text = Take an action card. You may not mine this round.
explain-mi-mining = Mining card
    .text = One point for each card of the same rank and { $suit_points ->
        [once] one in all for the same suit
       *[each] one for each of the same suit
    }, among the Winning Card and the block.
explain-mi-winning = Winning Card
    .text = The card that won the last block. It counts for the points of the next one and ties the two together.
explain-mi-abacus = Abacus
    .text = Shows what a player owns. Everybody keeps everybody’s, and all copies change together.
explain-mi-coin = Istoken
    .text = The island’s money. The most Istoken at the end wins.
explain-mi-pawn = Pawn
    .text = Where a player stands on the ring; all walk clockwise.

# --- Our rulings --------------------------------------------------------------------------------------------------

ruling-MI-1 = Players who tie for the highest roll roll again.
    .why = The manual does not say.
ruling-MI-2 = On equal points the higher mining card wins; only equal ranks go to the die.
    .why = The manual’s rule and its example differ; the French edition prints this result.
ruling-MI-3 = The ace ranks above the king. Equal rolls of the die are rolled again.
    .why = The manual gives no order; it matters only between equals.
ruling-MI-4 = If nobody mines, the cards are turned over, but the block is not validated: no miner, no settlement. The Winning Card stays.
    .why = The manual ties every payment to a mined block.
ruling-MI-4b = Jellyfish and Totem count even in a block that nobody mined.
    .why = They count because you have drawn them, not because they are paid.
ruling-MI-5 = If nobody may mine, for whatever reason, the game is over at once and the block is not settled.
    .why = The manual says “allowed to mine” and makes no exception.
ruling-MI-6 = The flags pay when you reach or pass them, once a lap. Setting off for the first time pays nothing.
    .why = “Crossing” can be read both ways; so every lap pays once.
ruling-MI-7 = “Below zero” is checked after walking and after settling, not in between.
    .why = A block is settled as one; its order should eliminate nobody.
ruling-MI-8 = A player who cannot pay the fee cannot mine. That alone does not end the game.
    .why = Nobody can spend what they do not have.
ruling-MI-9 = The Jellyfish card bars its owner from the next block.
    .why = The English card names no round; the French one says the next.
ruling-MI-10 = The Totem card bars its owner from the next round to the end; the Totem square, only in its own round.
    .why = The card reads like one round, two passages of the manual say for good.
ruling-MI-11 = Every card of the same suit is a point of its own.
    .why = The manual’s examples are counted so.
ruling-MI-12 = Squares pay straight away; only what is printed on cards waits for the block.
    .why = The manual defers only what is printed on the cards.
ruling-MI-13 = An Axe drawn while barred is wasted.
    .why = The manual does not say.
ruling-MI-14 = Left is the next player clockwise who is still in, right is the one before. With two players, both are the other player.
    .why = The manual does not say what happens beside an empty seat.
ruling-MI-15 = A payer pays in full, even below zero; the receiver keeps it all.
    .why = Otherwise hardly anybody could ever fall below zero.
ruling-MI-16 = “Pay −5” means: pay 5.
    .why = The minus sign is only a way of writing it.
ruling-MI-17 = Used cards are shuffled among themselves before they go under a deck.
    .why = In a known order the next cards could be foretold.
ruling-MI-18 = The first player stays the same. Where it was agreed to change, the next seat still in goes first.
    .why = The manual keeps the order of the first throw.
ruling-MI-19 = The only miner wins, even with 0 points.
    .why = The manual asks for no minimum.
ruling-MI-20 = 12 rounds, or an agreed time. A time stands alone unless rounds are agreed on too; then whichever comes first ends the game. The round that is running is always finished.
    .why = The manual leaves the length to you.
ruling-MI-21 = If all who are left fall below zero together, the highest balance among them wins. Whoever was out before cannot win.
    .why = The manual does not say.
ruling-MI-22 = A purse may hold more than 99.
    .why = The printed abacus ends at 99; balances sometimes do not.
ruling-MI-23 = A player who is out gives all cards back. A card already in a settled block has been carried out.
    .why = The manual does not say.
ruling-MI-24 = The two spare action cards are jokers and match nothing.
    .why = There are 54 action cards, but only 52 faces.
ruling-MI-25 = In the photographs it is the first player who holds the 7 of hearts.
    .why = Two captions of the manual disagree.
ruling-MI-27 = The manual lets the holder of an Axe draw two cards; here they are always drawn, because a second card never hurts.
    .why = The manual says “can”; being asked each time would show the Axe anyway.
ruling-MI-26 = In the second example for three, what is meant is the cards as they are scored.
    .why = The list in the manual was copied from the example before.

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
# --- Cheating, and the ledger by hand ---

mi-pays = { $who ->
    [to-you] { $from } pays you
    [from-you] you pay { $to }
   *[others] { $from } pays { $to }
}
mi-why = { $why ->
    [fee] fee
    [prize] prize
    [fire] campfire
    [income] income
    [expense] expense
    [start] flags
    [fire_square] fire
   *[jellyfish_square] jellyfish
}
mi-hand-keep = Keep the ledger
mi-hand-waits = Block { $height } · the game waits for everyone
mi-hand-who-sent = Who has sent
mi-hand-sent = sent
mi-hand-counting = counting
mi-hand-payments = Payments of block { $height }
mi-hand-ticked = { $count } of { $of } ticked
mi-hand-you = you
mi-hand-abaci = Abaci
mi-hand-whose = { $who ->
    [you] Yours
   *[other] { NAME($seat) }’s
}
mi-hand-abacus = { $who ->
    [you] Your abacus
   *[other] { NAME($seat) }’s abacus
}
mi-hand-before = { $amount } before this block
mi-hand-undo = Undo
mi-hand-touch = Touch a bead: it moves, with all the beads before it.
mi-hand-hundreds = The beads stand for what is above { $amount }.
mi-hand-send = Send my ledger
mi-hand-in = Your ledger is in
mi-hand-in-text = Nobody’s figures are shown until everybody has sent theirs.{ $seats ->
    [nobody] { "" }
   *[other] { " " }Still counting: { NAME($seats) }.
}
mi-hand-what-you-sent = What you sent
mi-hand-not-the-machine = Right or wrong? The table will say, not the machine.
mi-hand-take-back = Take it back and change it
mi-hand-compared = The ledgers compared
mi-hand-read-across = Read across: who says what about whose abacus
mi-hand-table = The table
mi-hand-differs = (differs)
mi-hand-no-majority = no majority
mi-hand-all-agree = { $count } of { $of }
mi-hand-most-agree = { $count } to { $others }
mi-hand-settles = The majority settles it
mi-hand-same = All the ledgers agree
mi-hand-not-settled = No majority
mi-hand-read-again = Nobody can settle the abacus of { $names }. Read the payments out once more and find the mistake together.
mi-hand-gap = *{ $who ->
    [you] You
   *[other] { $name }
}* wrote { $value } for { $whose ->
    [you] { $who ->
        [you] yourself
       *[other] you
    }
    [self] themselves
   *[other] { $owner }
}, { $count } wrote { $right }. A gap of { $gap }: which payment is it?
mi-hand-gaps = *{ $who ->
    [you] You
   *[other] { $name }
}* wrote something else on { $gaps } abaci: read the payments together, one by one.
mi-hand-agrees = Your ledger agrees on all of them.
mi-hand-not-all = Your ledger differs, and is put right.
mi-hand-makes = Blocks that agreed so far: { $good } of { $gone }.
mi-hand-idea = Nobody is in charge of the ledger. The copies that agree put the others right.
mi-hand-on = Play on
mi-hand-wall-keep = Keep the ledger by hand
mi-hand-wall-text = Block { $height } · move the beads on your phone, for every abacus
mi-hand-wall-compare = Many ledgers, one truth?
mi-hand-wall-rows = Block { $height } · each row is one person’s ledger, each column one abacus
mi-hand-hidden = Balances stay hidden until all the ledgers are in.
mi-again = How it was won
mi-again-play = Watch it again
