# CryptoMiner, in our own words.

game-cryptominer = CryptoMiner
    .summary = Miners pile up transactions into blocks and race to claim each with the smallest card that will do.
    .players = 2–6 players

# --- What happens -------------------------------------------------------------------------------------------------

event-cm-game-began = { $set_aside ->
    [0] { $players } miners sit down. { $transaction_cards } transaction cards are dealt, and { $block_cards } block cards make the deck.
    [one] { $players } miners sit down. { $transaction_cards } transaction cards are dealt, one of them aside, and { $block_cards } block cards make the deck.
   *[other] { $players } miners sit down. { $transaction_cards } transaction cards are dealt, { $set_aside } of them aside, and { $block_cards } block cards make the deck.
}
event-cm-hand-dealt = { $cards ->
    [hidden] { NAME($seat) } gets { $count } transaction cards.
   *[other] { NAME($seat) } gets { $count } transaction cards: { SYMBOLS($cards) }.
}
event-cm-block-card-drawn = { $card ->
    [hidden] { $why ->
        [reward] { NAME($seat) } draws a new block card.
       *[deal] { NAME($seat) } gets a block card.
    }
   *[other] { $why ->
        [reward] { NAME($seat) } draws a new block card: { SYMBOLS($card) }.
       *[deal] { NAME($seat) } gets the block card { SYMBOLS($card) }.
    }
}
event-cm-die-thrown = { NAME($seat) } throws { $value } to see who starts.
event-cm-throws-tied = { NAME($seats) } are level and throw again.
event-cm-starter-found = { NAME($seat) } starts. The order is { NAME($order) }.
event-cm-round-began = Round { $round } begins with { NAME($starter) }.
event-cm-transaction-played = { NAME($seat) } plays a transaction of { $value }.
event-cm-block-claimed = { $outbid ->
    [nobody] { NAME($seat) } claims block { $block } (total { $total }) with { SYMBOLS($card) }.
   *[other] { NAME($seat) } claims block { $block } (total { $total }) with { SYMBOLS($card) } and overtakes { NAME($outbid) }.
}
event-cm-card-substituted = { $new ->
    [hidden] { NAME($seat) } changes the block card for another.
   *[other] { NAME($seat) } changes the block card { SYMBOLS($old) } for { SYMBOLS($new) }.
}
event-cm-turn-passed = { NAME($seat) } passes.
event-cm-block-formed = Block { $block } is formed: a total of { $total }, and { cm-coins } on it.
event-cm-block-mined = { NAME($block_miner) } wins block { $block_number } with { SYMBOLS($block_mined_with) } and collects { $block_coins ->
    [one] { $block_coins } coin
   *[other] { $block_coins } coins
}. It is block { $block_height } of the Blockchain; its hash begins with { HASH($block_hash) }, after { HASH($block_previous) }.
event-cm-card-returned = { $why ->
    [unlinked] { NAME($seat) } takes { SYMBOLS($card) } back: it no longer matches the top of the Blockchain.
   *[outbid] { NAME($seat) } was outbid for block { $block } and takes { SYMBOLS($card) } back.
}
event-cm-deck-ran-out = The deck is empty: { NAME($seat) } goes on without a block card.
event-cm-game-ended = { $reason ->
    [no_block_left] The last transaction is played and every block is claimed.
    [no_card_fits] The last transaction is played, and no block card fits what is left.
   *[all_idle] Nobody moves any more, and the works stand still.
} { $unclaimed ->
    [0] {""}
    [one] One coin is lost.{" "}
   *[other] { $unclaimed } coins are lost.{" "}
}Most coins: { NAME($winners) }.

cm-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
symbol-A = △
    .name = triangle
symbol-B = ○
    .name = circle
symbol-C = □
    .name = square
symbol-D = ◇
    .name = diamond
why-not-too_low = Your card is too low for it.
why-not-no_symbol = Your card shares no symbol with the top of the Blockchain.
why-not-outbid = A lower card claims it already.
why-not-too_new = It can be claimed from the next round on.
why-not-no_card = You have no block card.
ended-no_block_left = every block claimed
ended-no_card_fits = no card fits
ended-all_idle = everybody passed

# --- What it teaches ----------------------------------------------------------------------------------------------

concept-cm-peers = Equals
    .text = Nobody runs the works. Everybody may offer transactions, everybody may mine, and the turn to begin goes round.
concept-cm-transaction = A transaction
    .text = A card on the table is a payment that somebody wants written down. Until a block with it is mined, it only waits.
concept-cm-candidate = A candidate block
    .text = The transactions of one round are packed together. The bundle is ready to be mined, but it is not part of the record yet.
concept-cm-reward = Fees and block reward
    .text = The coins on a block are its transactions’ fees and one newly made coin. They are why miners bother at all.
concept-cm-proof = The proof of work
    .text = To add a block one must show a number that meets its target. Here the block card must reach the block’s total, and everybody can check it at a glance.
concept-cm-best-proof = The best proof wins
    .text = Several answers may be good enough. The one closest to the target takes the block, so a smaller card beats a larger one.
concept-cm-link = The link to the block before
    .text = A new block must match a symbol of the one on top, as a real block must carry its hash. Change an old block, and no later link fits any more.
concept-cm-contest = A race that was lost
    .text = Several miners work on one block and only one of them is paid. The others keep what they have and look for the next block.
concept-cm-nonce = Trying another number
    .text = A miner whose number does not fit tries another one. That costs nothing but time: here, the claim of this round.
concept-cm-idle = An idle miner
    .text = Whoever has nothing to offer and nothing to claim waits. The network does not need everybody at every moment.
concept-cm-append-only = A record that only grows
    .text = Blocks are put on top and never taken out. The whole pile can be checked from the first block to the last.

# --- Options ------------------------------------------------------------------------------------------------------

option-transaction-cards = Transaction cards
    .help = 60 is the whole deck; 30 makes a short game, good for two players.
option-block-cards = Block cards
    .help = How many block cards are in the box. With 70 the deck never runs out.
    .classic40 = 40, as the rules for dealing say
    .classic40_from_three = 40 from three players on, 70 for two
option-compare = What a block card must reach
    .help = Whether the value is compared with the block’s total or with the coins on it.
    .total = The total
    .total_plus_one = The coins: total + 1
option-large-table = More than six players
    .help = Whether up to ten may play.
option-leftover-cards = Cards that cannot be dealt equally
    .help = What becomes of the transaction cards that are left over.
    .set_aside = They are set aside unseen
    .dealt = They are dealt too, and some have one card more
option-free-symbols = When any symbol will do
    .help = When a claim need not match the Blockchain.
    .while_empty = As long as the Blockchain is empty
    .second_round = In the second round only
option-symbol-check = When symbols are checked
    .help = Which top card a claim must match when several blocks are claimed in one round.
    .round_start = The one at the start of the round
    .settlement = That one, and at the settlement the one then on top
option-equal-totals = Claimed blocks with equal totals
    .help = Which is settled first; the other ends above it.
    .older_first = The older block
    .turn_order = The block of the player who claimed earlier
option-draw-order = Order of drawing
    .help = In which order several winners draw their new block cards.
    .settlement = As their blocks were settled
    .turn_order = As they took their turns
option-idle-rounds = Rounds without a move
    .help = The game ends after so many rounds in a row in which everybody passed.
option-tied-win = Equal coins at the end
    .help = What decides between players with equally many coins.
    .shared = Nothing: they share the win
    .most_blocks = The number of blocks won
option-coin-supply = Coins
    .help = Whether the coins of the box are a limit. With these cards they always suffice.
    .unlimited = As many as are needed
    .only_280 = The 280 of the box

# --- The rules, section by section --------------------------------------------------------------------------------

section-CM-box = What is in the box
    .text = Transaction cards, block cards, coins, a board for the open blocks and the Blockchain, and a die. The printed faces are lost to us: transaction cards go from 1 to 6, ten of each; block cards from 2 to 36, two of each, with one to three of four symbols.
section-CM-play = How it goes
    .text = Everybody sits in a circle. In each round everybody takes one turn, clockwise.
section-CM-deal = Shuffling and dealing
    .text = Somebody shuffles and deals both kinds of cards.
section-CM-deal-1 = Transaction cards
    .text = All 60 are dealt so that everybody has as many: 30, 20, 15, 12 or 10.
section-CM-deal-2 = Block cards
    .text = Everybody gets one, hidden from the others. The rest is a deck, face down.
section-CM-deal-3 = Coins
    .text = They lie aside until there are blocks.
section-CM-start-1 = Who starts
    .text = Everybody throws the die and the highest starts. Those who are level throw again.
section-CM-start-2 = The first round
    .text = In turn, everybody plays one transaction card of their choice, face up.
section-CM-start-3 = The first block
    .text = The cards of the round are stacked: that is a block. It goes to the available blocks.
section-CM-start-4 = Coins on a block
    .text = Add up the cards, and put as many coins on the block, and one more. A total of 11 gets 12 coins.
section-CM-round-1 = The starter moves on
    .text = Each round is started by the next player clockwise.
section-CM-round-2 = One card a turn
    .text = From the second round on, a turn is one transaction card or one block card.
section-CM-round-3 = Claim a block, or play a transaction
    .text = Lay your block card beside an available block to claim it, or play a transaction card into the round’s new block. That one can be claimed from the next round on.
section-CM-round-4 = Passing
    .text = Only without transaction cards may you pass. You never have to claim.
section-CM-round-5 = A new block
    .text = If at least one transaction card was played, the round’s cards become a block with total + 1 coins.
section-CM-round-6 = Settling the claims
    .text = Then the claims of the round are settled.
section-CM-round-6-1 = From the lowest total up
    .text = One claimed block after the other, the lowest total first.
section-CM-round-6-2 = Onto the Blockchain
    .text = Whoever wins a block takes its coins and puts it on top of the Blockchain, the block card face up on it.
section-CM-round-6-3 = The highest ends on top
    .text = So after a round with several claims, the card of the highest total lies on top.
section-CM-round-6-4 = New cards, and cards taken back
    .text = Winners draw a new block card; the others take theirs back.
section-CM-value = The value rule
    .text = Your block card must be at least as high as the block’s total.
section-CM-value-1 = A block contest
    .text = If several claim one block, the smallest card wins. So a later claim must be equal to the winning card or smaller.
section-CM-value-2 = Equal cards
    .text = Of equal cards the later one wins.
section-CM-value-3 = Whoever loses
    .text = You take your card back, and everybody has seen it.
section-CM-symbol = The symbol rule
    .text = Your block card must also share a symbol with the card on top of the Blockchain.
section-CM-symbol-1 = Several blocks in one round
    .text = All claims of a round must match the card that lay on top when it began.
section-CM-symbol-2 = An empty Blockchain
    .text = For the very first claims any symbol will do.
section-CM-stuck = If no block fits
    .text = Then substitute, play a transaction card, or pass if you have none.
section-CM-sub = Substitution
    .text = Once a round, in your turn, you may take the top block card of the deck and put your own under it.
section-CM-sub-1 = After a substitution
    .text = You cannot claim in that round. Play a transaction card; if you have none, your turn is over.
section-CM-end = The end
    .text = After each round, see whether the game is over.
section-CM-end-1 = No block is left
    .text = It is over when all transaction cards are played and every block is claimed.
section-CM-end-2 = No card fits
    .text = It is over when all transaction cards are played and nobody’s block card can claim what is left.
section-CM-winner = Who wins
    .text = Whoever has collected most coins.

# --- Our rulings --------------------------------------------------------------------------------------------------

ruling-CM-1 = There are 70 block cards, as the list of components says; the 40 of another passage are an option. With 70 the deck can never run out.
ruling-CM-2 = A block card is compared with the block’s total, not with the coins on it.
ruling-CM-3 = 2 to 6 players: 60 cards can be dealt equally to each of them. Up to 10 may play if that is agreed.
ruling-CM-4 = Transaction cards that cannot be dealt equally are set aside unseen.
ruling-CM-5 = Any symbol will do as long as the Blockchain is empty.
ruling-CM-6 = All claims of a round must match the card that lay on top when the round began, and nothing else.
ruling-CM-7 = Of claimed blocks with equal totals the older is settled first, so the newer ends above it.
ruling-CM-8 = Winners draw in the order in which their blocks were settled.
ruling-CM-9 = You substitute in your own turn, before the transaction card, once a round, and only while there is a deck. Draw first, then put the old card under it.
ruling-CM-10 = If the deck is empty, a winner goes without a block card to the end, and can only play transactions or pass.
ruling-CM-11 = After every round: no transaction card in any hand, and no block left or no block card that fits one. What a substitution might bring does not count.
ruling-CM-12 = The game also ends after a round in which everybody passed.
ruling-CM-13 = A block is open until it lies on the Blockchain, even if somebody claims it. Whoever could claim may do something else.
ruling-CM-14 = Equal coins share the win; the number of blocks is shown beside them.
ruling-CM-15 = There is always a place for another block.
ruling-CM-16 = There are always enough coins: these cards never need more than 270.
ruling-CM-17 = Coins on blocks that nobody claimed are lost.
ruling-CM-18 = A claim that breaks a rule cannot be made: there is no bluffing.

# --- Refusals -------------------------------------------------------------------------------------------------------

refused-already_acted = You have already taken your turn in this round.
refused-block_too_new = Block { $block } is still being formed; it can be claimed from the next round on.
refused-claim_too_low = Your block card is worth { $value }, and this block needs at least { $needed }.
refused-deck_empty = There is no block card left to change for.
refused-must_play_transaction = { $why ->
    [substituted] You have changed your block card: now play a transaction card.
   *[cards_left] You still have transaction cards: play one, or claim a block.
}
refused-no_block_card = You have no block card: the deck ran out when you won your last block.
refused-no_common_symbol = Your block card shares no symbol with the card on top of the Blockchain.
refused-no_such_block = There is no block { $block } to claim.
refused-not_in_first_round = In the first round everybody just plays a transaction card.
refused-nothing_to_roll_for = There is nothing to throw the die for now.
refused-outbid = Your block card is worth { $value }, but the claim to beat has { $winning }: equal or lower wins.
refused-second_substitution = You have already changed your block card in this round.

# --- In the browser -------------------------------------------------------------------------------------------------

cm-block-card = Block card { $value }, { $symbols }
cm-claim-of = Claim of { NAME($seat) }: { $value }, { $symbols }
cm-wagon = Block { $block }: { $cards }
cm-total = total
cm-yard = The open blocks in the yard
cm-yard-empty = { $round ->
    [1] No open block yet. The first wagon leaves the mine when everybody has played a card.
   *[other] No open block. The next wagon leaves the mine when somebody plays a card.
}
cm-yard-empty-over = Every wagon has left the yard.
cm-yard-closed = The mine is closed
cm-open-blocks = { $count ->
    [one] { $count } open block
   *[other] { $count } open blocks
}
cm-who-starts = Who starts?
cm-who-starts-text = Everybody throws. The highest starts.
cm-pit-empty = An empty wagon waits
cm-pit-empty-text = The next card played is loaded here.
cm-loading = Block { $block } is loading
cm-loading-text = { $total } so far, so { $coins } coins. Open from round { $round }.
cm-no-claim = no claim
cm-overtaken = overtaken:
cm-needs = Needs { $needs } or more
cm-formed-in = Loaded in round { $round }
cm-refused = Refused
cm-verdict-ok = You can claim
cm-verdict-yours = Your claim leads
cm-verdict-fits = Would fit
cm-verdict-too_low = Value too low
cm-verdict-no_symbol = No common symbol
cm-verdict-outbid = Outbid
cm-verdict-too_new = Too new
cm-verdict-no_card = No block card
cm-yours-text = { $coins } coins, if nobody overtakes you
cm-rule-covers = { $value } covers { $needs }
cm-rule-too-low = Your { $value } is below { $needs }
cm-rule-couples = couples to the chain
cm-rule-free = Any symbol: the chain is empty
cm-rule-no-symbol = missing on your card
cm-rule-unclaimed = Nobody has claimed it
cm-rule-beats = { $value } beats { NAME($seat) }’s { $theirs }
cm-rule-equals = Equals { NAME($seat) }’s { $theirs }: later wins
cm-rule-outbid = { NAME($seat) } has { $theirs }: you need { $theirs } or less
cm-aim = Aim at block { $block }: { $coins } coins
cm-block-label = Block { $block }, total { $total }, { cm-coins }
cm-coins-word = { $count ->
    [one] coin
   *[other] coins
}
cm-only-you = Only you see your cards
cm-your-card = Your card
cm-no-card = no card
cm-chain-top = Chain top
cm-chain-empty = The chain is still empty
cm-couples = { $state ->
    [on] couples
    [free] any will do
    [off] no match
   *[none] no card
}
cm-no-transactions = Your transaction cards are all played.
cm-your-transactions = Your { $count } transaction cards
cm-pick-transaction = Your transaction cards: choose one to play
cm-transaction = Transaction card { $value }
cm-hint-safe = Last to act: nobody can overtake you on *block { $block }*.
cm-hint-safe-choose = Last to act: nobody can overtake you. Tap a green sign to aim at another block.
cm-hint-known = { NAME($seats) } could still overtake you on *block { $block }*: you have seen the card.
cm-hint-unknown = { $count ->
    [one] One player acts after you: an equal or smaller card that fits overtakes yours.
   *[other] { $count } players act after you: an equal or smaller card that fits overtakes yours.
}
cm-first-round = In the first round everybody just plays a card. Together they are the first block.
cm-swapped = You have swapped: now play a transaction card.
cm-nothing-open = No block is open: play a card.
cm-none-fits = { $why ->
    [too_low] Your card is too low for every block.
    [no_symbol] Your card shares no symbol with the top of the chain.
    [outbid] Smaller cards claim every block.
   *[mixed] No block fits your card: the signs say why.
} { $then ->
    [play-substitute] Play a card, or swap.
    [play] Play a card.
    [substitute] Swap it, or pass.
   *[pass] Pass.
}
cm-your-turn = Your turn
cm-claim = Claim block { $block }
cm-claim-win = { $coins ->
    [one] for { $coins } coin
   *[other] for { $coins } coins
}
cm-play = Play the { $value }
cm-play-onto = onto block { $block }
cm-swap = Swap card
cm-swap-then-play = then play a card
cm-swap-ends = ends your turn
cm-pass = Pass
cm-pass-text = do nothing
cm-throw = Throw the die
cm-throw-text = Everybody throws once. The highest starts the first round.
cm-level = Level! Throw again
cm-level-text = { NAME($seats) } threw the same. The highest of them starts.
cm-settling = The round is settled
cm-moment = One moment
cm-wait = { NAME($seat) } is choosing
cm-wait-throw = { NAME($seat) } throws the die
cm-you-did = { $did ->
    [played] Your card is on the wagon.
    [claimed] Your claim lies on the table.
    [substituted] You have swapped your card.
   *[passed] You pass this round.
}
cm-holds = { NAME($seat) } holds { $value }, { $symbols }
cm-holds-hidden = hidden card
cm-holds-none = no block card
cm-to-play = your turn
cm-throws = throws
cm-thinking = is choosing
cm-threw = threw { $value }
cm-did-claim = claims block { $block }
cm-did-play = { $swapped ->
    [yes] swapped, loaded a { $value }
   *[no] loaded a { $value }
}
cm-did-played = has played
cm-did-claimed = has claimed
cm-did-substituted = swapped the card
cm-did-passed = passes
cm-office = Pay office
cm-office-sub = Most coins at the end wins.
cm-starter = starter
cm-cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cm-deck = { $count ->
    [one] { $count } block card
   *[other] { $count } block cards
}
cm-deck-text = in the deck
cm-coins-of-all = Coins
cm-all-left = Transaction cards left
cm-round = Round { $round }
cm-start = The start
cm-order = Order of round { $round }
cm-first = 1st
cm-has-acted = has acted
cm-chain = The chain
cm-won-by = { NAME($seat) } won it in round { $round } with { $value } ({ $symbols }) and got { cm-coins }.
cm-its-cards = Its transactions, of round { $round }
cm-card-by = { NAME($seat) }: { $value }
cm-makes = A total of { $total }, so { cm-coins }.
cm-car-label = Block { $height } of the chain, total { $total }, won by { NAME($seat) }, { $ok ->
    [yes] checked
   *[no] broken
}
cm-car-more = Block { $number }, total { $total }
cm-car-won = { $who ->
    [you] You won { cm-coins }
   *[other] { NAME($seat) } won { cm-coins }
}
cm-top-block = top block
cm-next-wagon = Next wagon
cm-must-show = { $count ->
    [one] must show the { $symbols }
   *[other] must show one of { $symbols }
}
cm-any-symbol = may show any symbol
cm-top-is = { $state ->
    [none] The chain is still empty.
   *[card] On top of the chain: { $value }, { $symbols }.
}
cm-log = Around the yard
cm-tab-yard = Yard
cm-tab-scores = Scores
cm-tab-chain = Chain
cm-tab-log = Log
cm-cheat-text = This is your own copy of the train. Change an old transaction and see who notices. The real game is not touched.
cm-cheat-which = Which card?
cm-moment-overtaken = { NAME($seat) } overtakes { NAME($other) } on block { $block } with { $value }.
cm-moment-exact = { NAME($seat) } wins block { $block } with exactly its total, { $total }.
cm-moment-deck = The deck is empty: { NAME($seat) } goes on without a block card.
cm-moment-largest = The fullest wagon: { NAME($seat) } wins { cm-coins } with block { $block }.
cm-result-work = Claims and what came of them
cm-result-claims = Claims
cm-result-lost = Overtaken
cm-result-swaps = Swaps
cm-result-text = { $count ->
    [0] Every block was claimed.
    [one] { $count } coin stayed on a block that nobody claimed.
   *[other] { $count } coins stayed on blocks that nobody claimed.
}
cm-result-who = Who won which wagon
guide-cm-welcome = The yard
    .text = You are miners. Every round the cards that are played fill a wagon: a block. Whoever claims it gets the coins on it. Most coins win. I will explain each thing when it first happens.
guide-cm-throw = Who starts?
    .text = Everybody throws the die; the highest starts. The dice cannot be bent: they come from seeds that all of you fixed before.
guide-cm-play = Load the wagon
    .text = Each of your cards is a transaction. Choose one and play it. The cards of one round together are a block. A full wagon is worth more, and is harder to claim.
guide-cm-formed = A block
    .text = The plaque shows the total, the tag the coins: the total and one more. From the next round on it can be claimed.
guide-cm-card = Your proof
    .text = This is your block card. Its value must be at least the total of a block, and it must share a symbol with the card on top of the chain. As long as the chain is empty, any symbol will do.
guide-cm-signs = Can I claim it?
    .text = Each wagon has a signal. Arm up: your card may claim it. Arm level: the line in bold says which rule is in the way. Instead of claiming you may always play a card.
guide-cm-contest = A race
    .text = A claim lies open beside the wagon. Others may still claim the same block in this round, with an equal or smaller card: the last claim wins.
guide-cm-settle = Settled
    .text = At the end of the round the claimed wagons go, the lowest total first. The winner takes the coins and draws a new block card; the others take theirs back.
guide-cm-link = The chain
    .text = The wagon is coupled to the train with the winning card on it. It carries the hash of the wagon before: change an old one, and nothing after it fits any more.
guide-cm-swap = Another number
    .text = Your card fits nothing? Swap it for the top one of the deck. Then you cannot claim in this round, but must play a card.
guide-cm-copies = Everybody has a copy
    .text = Your browser has checked every entry by itself. The green sign says that all copies are the same. Tap it to see the four words that stand for everything so far.
guide-cm-cheat = Do you trust it?
    .text = Try to cheat: change an old transaction in a copy and watch what the others say. From here on you know everything. Good luck!
