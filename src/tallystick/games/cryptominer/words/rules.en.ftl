# --- What it teaches ----------------------------------------------------------------------------------------------

concept-cm-peers = Equals
    .text = Nobody runs the works. Everybody may offer transactions, everybody may mine, and everybody takes a turn at starting.
concept-cm-transaction = A transaction
    .text = A card on the table is a payment that somebody wants recorded. Until a block containing it is mined, it only waits.
concept-cm-candidate = A candidate block
    .text = The transactions of one round are packed together. The bundle is ready to be mined, but it is not part of the record yet.
concept-cm-reward = Fees and block reward
    .text = The coins on a block are the fees of its transactions plus one newly made coin. They are why miners bother at all.
concept-cm-proof = The proof of work
    .text = To add a block you must show a number that meets its target. Here the block card must reach the block’s total, and everybody can check it at a glance.
concept-cm-best-proof = The best proof wins
    .text = Several answers may be good enough. The one closest to the target takes the block, so a smaller card beats a larger one.
concept-cm-link = The link to the block before
    .text = A new block must match a symbol of the one on top, as a real block must carry its hash. Change an old block, and no later link fits any more.
concept-cm-contest = A race that was lost
    .text = Several miners work on one block, and only one of them is paid. The others keep what they have and look for the next block.
concept-cm-nonce = Trying another number
    .text = A miner whose number does not fit tries another. That costs nothing but time: here, the chance to claim this round.
concept-cm-idle = An idle miner
    .text = A miner with nothing to offer and nothing to claim waits. The network does not need everybody all the time.
concept-cm-append-only = A record that only grows
    .text = Blocks are put on top and never taken out. The whole pile can be checked from the first block to the last.

# --- The ending: whom it is about is "you" on their own phone -------------------------------------------------------

end-unit-cryptominer = coins
cm-end-score = { $count ->
    [one] one coin
   *[other] { $count } coins
}
cm-end-length = { $count ->
    [one] one block mined
   *[other] { $count } blocks mined
}
cm-end-busy = Busiest miner
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } mined { $count ->
        [one] one block
       *[other] { $count } blocks
    }.
cm-end-exact = Perfect fit
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } mined { $count ->
        [one] a block
       *[other] { $count } blocks
    } with exactly its total.
cm-end-race = Best at overtaking
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } overtook a claim { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }.
cm-end-rich = Richest wagon
    .text = { $you ->
        [yes] Your
       *[no] { NAME($seat) }’s
    } best block brought { $coins } coins.
cm-end-patient = Patience
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } swapped { $count ->
        [one] one card
       *[other] { $count } cards
    } to wait for a better one.
cm-end-strong = A strong loader
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } loaded { $total } onto the wagons.
cm-end-helper = Helping hand
    .text = { $count ->
        [one] One of
       *[other] { $count } of
    } { $you ->
        [yes] your
       *[no] { NAME($seat) }’s
    } cards went into the others’ blocks.
cm-end-keeper = Keeper of the chain
    .text = { $you ->
        [yes] You hold
       *[no] { NAME($seat) } holds
    } a copy of { $blocks ->
        [one] the one block
       *[other] all { $blocks } blocks
    }.
cm-end-earned = Blocks earned you { $coins }
    .text = { $count ->
        [one] One block, and it brought { $best } coins.
       *[other] { $count } blocks; the best brought { $best } coins.
    }
cm-end-none = Your cards keep the chain together
    .text = You mined no block, but loaded { $total } onto the wagons.
cm-end-rival = On the next track: { NAME($seat) }
    .text = Overtakings between you: { $mine } by you, { $theirs } by { NAME($seat) }.
cm-end-mate = In one wagon: { NAME($seat) }
    .text = { $mine ->
        [0] None
        [one] One
       *[other] { $mine }
    } of { NAME($seat) }’s cards went into your blocks, { $theirs } of yours into { NAME($seat) }’s.
cm-end-alone = A quiet yard
    .text = Nobody got in your way, and you got in nobody’s.

# --- Options ------------------------------------------------------------------------------------------------------

option-group-cryptominer-cards = Cards
option-transaction-cards = Transaction cards
    .help = 60 is the whole deck. 30 is not in the rulebook: a short game, good for two players.
option-block-cards = Block cards
    .help = How many block cards are in the box. With 70 the deck never runs out.
    .classic40 = 40, as the rules for dealing say
    .classic40_from_three = 40 with three players or more, 70 with two
option-compare = What a block card must reach
    .help = Whether its value is compared with the block’s total or with the coins on it.
    .total = The total
    .total_plus_one = The coins: total + 1
option-large-table = More than six players
    .help = Whether up to ten may play.
option-first-round-substitution = Swapping in the first round
    .help = Whether a block card may be swapped in the first round already.
option-leftover-cards = Cards that cannot be dealt equally
    .help = What becomes of the transaction cards left over.
    .set_aside = They are set aside unseen
    .dealt = They are dealt too, so some players have one more
option-free-symbols = When any symbol will do
    .help = When a claim need not match the Blockchain.
    .while_empty = As long as the Blockchain is empty
    .second_round = In the second round only
option-symbol-check = When symbols are checked
    .help = Which top card a claim must match when several blocks are claimed in one round.
    .round_start = The one on top when the round begins
    .settlement = That one, and also the one on top when the claim is settled
option-equal-totals = Claimed blocks with equal totals
    .help = Which is settled first; the other ends up above it.
    .older_first = The older block
    .turn_order = The block of the player who claimed earlier
option-draw-order = Order of drawing
    .help = In which order several winners draw their new block cards.
    .settlement = In the order their blocks were settled
    .turn_order = In the order they took their turns
option-idle-rounds = Rounds without a move
    .help = The game ends after this many rounds in a row in which everybody passed. With swaps alone it lasts longer by as many rounds as the deck has cards.
option-tied-win = Equal coins at the end
    .help = What decides between players with equal coins.
    .shared = Nothing: they share the win
    .most_blocks = The number of blocks won
option-coin-supply = Coins
    .help = Whether the coins in the box are a limit. With these cards there are always enough.
    .unlimited = As many as needed
    .only_280 = The 280 in the box

# --- The rules, section by section --------------------------------------------------------------------------------

section-CM-box = What is in the box
    .text = Transaction cards, block cards, coins, a board for the open blocks and the Blockchain, and a die. The printed faces are lost to us: here transaction cards go from 1 to 6, { $transaction_cards ->
        [30] five
       *[60] ten
    } of each; block cards from { $block_cards ->
        [70] 2 to 36, two of each value,
       *[other] 4 to 36, two of each of twenty values (with two players, see the option),
    } with one to three of four symbols.
section-CM-play = How it is played
    .text = Everybody sits in a circle. In each round everybody takes one turn, clockwise.
section-CM-deal = Shuffling and dealing
    .text = Somebody shuffles and deals both kinds of cards.
section-CM-deal-1 = Transaction cards
    .text = { $transaction_cards ->
        [30] 30 are dealt, so that everybody has the same number: 15, 10, 7, 6 or 5.
       *[60] All 60 are dealt, so that everybody has the same number: 30, 20, 15, 12 or 10.
    }
section-CM-deal-2 = Block cards
    .text = Everybody gets one, hidden from the others. The rest form a deck, face down.
section-CM-deal-3 = Coins
    .text = They are kept to one side until there are blocks.
section-CM-start-1 = Who starts
    .text = Everybody rolls the die and the highest starts. Players who tie roll again.
section-CM-start-2 = The first round
    .text = In turn, everybody plays one transaction card of their choice, face up.
section-CM-start-3 = The first block
    .text = The cards of the round are stacked: that is a block. It joins the available blocks.
section-CM-start-4 = Coins on a block
    .text = Add up the cards and put that many coins on the block, plus one more. A total of 11 gets 12 coins.
section-CM-round-1 = The starter moves on
    .text = Each round is started by the next player clockwise.
section-CM-round-2 = One card a turn
    .text = From the second round on, a turn is one transaction card or one block card.
section-CM-round-3 = Claim a block, or play a transaction
    .text = Lay your block card beside an available block to claim it, or play a transaction card into the round’s new block. That one can be claimed from the next round on.
section-CM-round-4 = Passing
    .text = You may pass only if you have no transaction cards. You never have to claim.
section-CM-round-5 = A new block
    .text = If at least one transaction card was played, the round’s cards become a block with total + 1 coins.
section-CM-round-6 = Settling the claims
    .text = Then the claims of the round are settled.
section-CM-round-6-1 = From the lowest total up
    .text = Claimed blocks are settled one by one, the lowest total first. With equal totals, { $equal_totals ->
        [turn_order] the one that was claimed earlier
       *[older_first] the older one
    } goes first.
section-CM-round-6-2 = Onto the Blockchain
    .text = The winner of a block takes its coins and puts it on top of the Blockchain, with the block card face up on it.
section-CM-round-6-3 = The highest ends on top
    .text = So after a round with several claims, the card on the highest total lies on top.
section-CM-round-6-4 = New cards, and cards taken back
    .text = Winners draw a new block card; the others take theirs back.
section-CM-value = The value rule
    .text = { $compare ->
        [total_plus_one] Your block card must be at least as high as the number of coins on the block: its total + 1.
       *[total] Your block card must be at least as high as the block’s total.
    }
section-CM-value-1 = A block contest
    .text = If several players claim one block, the smallest card wins. So a later claim must be equal to the winning card or smaller.
section-CM-value-2 = Equal cards
    .text = Between equal cards, the later one wins.
section-CM-value-3 = If you lose
    .text = You take your card back, and everybody has seen it.
section-CM-symbol = The symbol rule
    .text = Your block card must also share a symbol with the card on top of the Blockchain.
section-CM-symbol-1 = Several blocks in one round
    .text = All claims in a round must match the card that lay on top when it began{ $symbol_check ->
        [settlement] , and also the card that lies on top when they are settled.
       *[round_start] .
    }
section-CM-symbol-2 = An empty Blockchain
    .text = { $free_symbols ->
        [second_round] In the second round any symbol will do.
       *[while_empty] As long as the Blockchain is empty, any symbol will do.
    }
section-CM-stuck = If no block fits
    .text = Then substitute, play a transaction card, or pass if you have none.
section-CM-sub = Substitution
    .text = Once a round, on your turn, you may take the top block card of the deck and put your own at the bottom.
section-CM-sub-1 = After a substitution
    .text = You cannot claim in that round. Play a transaction card; if you have none, your turn is over.
section-CM-end = The end
    .text = After each round, check whether the game is over.
section-CM-end-1 = No block is left
    .text = It is over when all transaction cards have been played and every block claimed.
section-CM-end-2 = No card fits
    .text = It is over when all transaction cards have been played and nobody’s block card can claim what is left.
section-CM-winner = Who wins
    .text = The player who has collected the most coins.

# --- The rules page and how to play -------------------------------------------------------------------------------

rules-cm-start = Everybody gets the same number of transaction cards, and one secret block card.
rules-cm-idea = A block card must share a symbol with the card before it, as a real block carries the hash of the one before. That makes the chain.
step-cm-1 = Load
    .text = In turn, everybody may play a transaction card. Together, the cards of a round make a block.
    .more = It is worth the sum of its cards and one coin more.
step-cm-2 = Claim
    .text = Or lay your block card beside an open block. { $compare ->
        [total_plus_one] Its value must reach the coins on it.
       *[total] Its value must reach the block’s total.
    }
    .more = It must also share a symbol with the card on top of the chain.
step-cm-3 = Outdo
    .text = Others may claim the same block in the same round: the smallest card wins.
    .more = Between equal cards, the later one wins. Losers take their card back.
step-cm-4 = Collect
    .text = The winner takes the coins and couples the block to the chain. Then comes a new block card.
    .more = Several blocks? The lowest total goes first.
chapter-cm-goal = Goal and end
chapter-cm-setup = Setting up
chapter-cm-first = The first round
chapter-cm-turn = A turn
chapter-cm-value = The value rule
chapter-cm-symbol = The symbol rule
chapter-cm-swap = Swapping your card
chapter-cm-settle = Settling the claims
pieces-cm-transactions = { $count } transaction cards
    .text = Dealt equally at the start. There are no more: when all are played, the end is near.
pieces-cm-blocks = { $count } block cards
    .text = Low cards win contests but reach few blocks, so they show more symbols.
pieces-cm-symbols = Four symbols
    .text = What a claim must share with the card on top of the chain.
pieces-cm-things = In the yard
    .text = What else lies there.
explain-cm-transaction = Transaction card
    .text = Playing it puts this many coins into the round’s new block.
explain-cm-block-card = Block card
    .text = Claims a block whose total it reaches, if it shares a symbol with the card on top of the chain. The smallest claim wins.
explain-cm-symbol = Chain symbol
    .text = A claim must share one symbol with the card on top of the chain; while the chain is empty, any will do.
explain-cm-coins = Coins
    .text = A block holds its total and one coin more, all for the player who wins it. The most coins at the end win.
explain-cm-wagon = Open block
    .text = A wagon with the cards of one round. From the next round on, anybody whose block card fits may claim it.
explain-cm-signal = Signal
    .text = Arm up: your block card may claim this block. Arm level: the line in bold says which rule is in the way.
explain-cm-train = Blockchain
    .text = The blocks that were won, in order. The card on the last one says which symbols fit next.
explain-cm-deck = Deck of block cards
    .text = Whoever wins a block draws from here. Once a round you may swap your own card for the top one, but then you cannot claim.
explain-cm-values = From 1 to 6, { $each } of each. { explain-cm-transaction.text }
explain-cm-cards = { SYMBOLS($cards) }
explain-cm-low = 2 to 8: three symbols
    .text = They beat nearly every other claim, but reach only small blocks.
explain-cm-middle = 9 to 29: two symbols
    .text = They reach most blocks.
explain-cm-high = 30 to 36: one symbol
    .text = They reach every block, and any smaller claim beats them.

# --- Our rulings --------------------------------------------------------------------------------------------------

ruling-CM-1 = There are 70 block cards, as the list of components says; the 40 mentioned in another passage are an option.
    .why = The rulebook names both numbers; only with 70 can the deck never run out.
ruling-CM-2 = A block card is compared with the block’s total, not with the coins on it.
    .why = The rulebook says both in one sentence; the inventor’s own description says the sum.
ruling-CM-3 = 2 to 6 players: 60 cards can be dealt equally to each. Up to 10 may play if that is agreed.
    .why = The rulebook names no number, but wants equal hands.
ruling-CM-19 = In the first round everybody just plays a transaction card; block cards are swapped from the second round on.
    .why = The rulebook describes the first round as one card each, and does not speak of swaps in it.
ruling-CM-20 = Not in the rulebook: 30 transaction cards, five of each value, make a game that is half as long.
    .why = For a lesson, or for two.
ruling-CM-4 = Transaction cards that cannot be dealt equally are set aside unseen.
    .why = The rulebook wants equal hands.
ruling-CM-5 = Any symbol will do as long as the Blockchain is empty.
    .why = Otherwise a chain that starts late could never start.
ruling-CM-6 = All claims in a round must match the card that lay on top when the round began, and nothing else.
    .why = So the rulebook says.
ruling-CM-7 = When claimed blocks have equal totals, the older is settled first, so the newer ends up above it.
    .why = The rulebook does not say.
ruling-CM-8 = Winners draw in the order in which their blocks were settled.
    .why = The rulebook does not say.
ruling-CM-9 = You substitute on your own turn, before playing a transaction card, once a round, and only while there is a deck. Draw first, then put the old card at the bottom.
    .why = The rulebook does not say when or how often.
ruling-CM-10 = If the deck is empty, a winner plays on to the end without a block card, and can only play transactions or pass.
    .why = The rulebook does not say.
ruling-CM-11 = The game ends after a round when no hand holds a transaction card, and either no block is left or no block card fits one. What a substitution might bring does not count.
    .why = The rulebook looks at the cards in hand, and nothing else.
ruling-CM-12 = The game also ends after a round in which everybody passed. And it ends when nobody has played a transaction card or claimed a block for that round and as many more as the deck has cards: whoever wanted another card has seen them all.
    .why = Nobody has to claim, so passing and swapping could go on for ever.
ruling-CM-13 = A block is open until it lies on the Blockchain, even if somebody has claimed it. A player who could claim may do something else.
    .why = Contests are allowed, so “unclaimed” must mean: not on the Blockchain yet.
ruling-CM-14 = Players with equal coins share the win; the number of blocks is shown beside them.
    .why = The rulebook does not say.
ruling-CM-15 = There is always room for another block.
    .why = The rulebook lets blocks lie beside the board.
ruling-CM-16 = There are always enough coins: these cards never need more than 270.
    .why = The box holds 280.
ruling-CM-17 = Coins on blocks that nobody claimed are lost.
    .why = The rulebook does not say.
ruling-CM-18 = A claim that breaks a rule cannot be made: there is no bluffing.
    .why = Everybody sees the card at once, so nothing is gained by it.

guide-cm-welcome = The yard
    .text = You are miners. Every round, the cards played fill a wagon: a block. Claim a block and you get the coins on it. The most coins wins. I will explain each thing when it first happens.
guide-cm-throw = Who starts?
    .text = Everybody rolls the die; the highest starts. The dice cannot be rigged: they come from seeds that all of you fixed in advance.
guide-cm-play = Load the wagon
    .text = Each of your cards is a transaction. Choose one and play it. Together, the cards of one round make a block. A full wagon is worth more, and is harder to claim.
guide-cm-formed = A block
    .text = The plaque shows the total, the tag the coins: the total plus one. It can be claimed from the next round on.
guide-cm-card = Your proof
    .text = This is your block card. Its value must be at least the total of a block, and it must share a symbol with the card on top of the chain. While the chain is empty, any symbol will do.
guide-cm-signs = Can I claim it?
    .text = Each wagon has a signal. Arm up: your card may claim it. Arm level: the line in bold says which rule is in the way. Instead of claiming you may always play a card.
guide-cm-contest = A race
    .text = A claim lies open beside the wagon. Others may still claim the same block this round, with an equal or smaller card: the last claim wins.
guide-cm-settle = Settled
    .text = At the end of the round the claimed wagons leave, the lowest total first. The winner takes the coins and draws a new block card; the others take theirs back.
guide-cm-link = The chain
    .text = The wagon is coupled to the train with the winning card on it. It carries the hash of the wagon before it: change an old one, and nothing after it fits any more.
guide-cm-swap = Another number
    .text = Does your card fit nothing? Swap it for the top card of the deck. Then you cannot claim this round, but must play a card.
guide-cm-copies = Everybody has a copy
    .text = Your browser has checked every entry itself. The green sign says that all the copies are the same. Tap it to see the four words that stand for everything so far.
guide-cm-cheat = Do you trust it?
    .text = Try to cheat: change an old transaction in a copy and watch what the others say. Now you know everything. Good luck!
# --- Cheating ---

cm-forge-card = { $who ->
    [you] Your card
   *[other] { $name }’s card
}
cm-forge-why = coins for { NAME($seat) }

# --- The wall of a classroom ---
cm-wall-claims = { NAME($seat) } claims it
cm-wall-loading = is loading
cm-wall-opens = open from round { $round }
cm-wall-chain = The chain: { $count ->
    [0] still empty
    [one] { $count } block
   *[other] { $count } blocks
}
cm-wall-next = The next block must share
cm-wall-any = The first block may show any symbol.
