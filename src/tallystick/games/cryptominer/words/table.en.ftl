goal-cryptominer = Most coins at the end wins

# --- What happens -------------------------------------------------------------------------------------------------

event-cm-game-began = { $set_aside ->
    [0] { $players } miners sit down. { $transaction_cards } transaction cards are dealt, and { $block_cards } block cards make the deck.
    [one] { $players } miners sit down. { $transaction_cards } transaction cards are shuffled: one is set aside, the rest are dealt. { $block_cards } block cards make the deck.
   *[other] { $players } miners sit down. { $transaction_cards } transaction cards are shuffled: { $set_aside } are set aside, the rest are dealt. { $block_cards } block cards make the deck.
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
event-cm-die-thrown = { NAME($seat) } rolls { $value } to see who starts.
event-cm-throws-tied = { NAME($seats) } are tied and roll again.
event-cm-starter-found = { NAME($seat) } starts. The order is { NAME($order) }.
event-cm-round-began = Round { $round } begins with { NAME($starter) }.
event-cm-transaction-played = { NAME($seat) } plays a transaction of { $value }.
event-cm-block-claimed = { $outbid ->
    [nobody] { NAME($seat) } claims block { $block } (total { $total }) with { SYMBOLS($card) }.
   *[other] { NAME($seat) } claims block { $block } (total { $total }) with { SYMBOLS($card) } and overtakes { NAME($outbid) }.
}
event-cm-card-substituted = { $new ->
    [hidden] { NAME($seat) } swaps the block card for another.
   *[other] { NAME($seat) } swaps the block card { SYMBOLS($old) } for { SYMBOLS($new) }.
}
event-cm-turn-passed = { NAME($seat) } passes.
event-cm-block-formed = Block { $block } is formed: a total of { $total }, with { cm-coins } on it.
event-cm-block-mined = { NAME($block_miner) } wins block { $block_number } with { SYMBOLS($block_mined_with) } and collects { $block_coins ->
    [one] { $block_coins } coin
   *[other] { $block_coins } coins
}. It is block { $block_height } of the Blockchain; its hash begins with { HASH($block_hash) }, the one before with { HASH($block_previous) }.
event-cm-card-returned = { $why ->
    [unlinked] { NAME($seat) } takes { SYMBOLS($card) } back: it no longer matches the top of the Blockchain.
   *[outbid] { NAME($seat) } was outbid on block { $block } and takes { SYMBOLS($card) } back.
}
event-cm-deck-ran-out = The deck is empty: { NAME($seat) } carries on without a block card.
event-cm-game-ended = { $reason ->
    [no_block_left] The last transaction has been played and every block claimed.
    [no_card_fits] The last transaction has been played, and no block card fits what is left.
   *[all_idle] Nobody plays or claims anything any more, and the works stand still.
} { $unclaimed ->
    [0] {""}
    [one] One coin is lost.{" "}
   *[other] { $unclaimed } coins are lost.{" "}
}Most coins: { NAME($winners) }.
you-event-cm-hand-dealt = { $cards ->
    [hidden] You get { $count } transaction cards.
   *[other] You get { $count } transaction cards: { SYMBOLS($cards) }.
}
you-event-cm-block-card-drawn = { $why ->
    [reward] You draw a new block card: { SYMBOLS($card) }.
   *[deal] You get the block card { SYMBOLS($card) }.
}
you-event-cm-die-thrown = You roll { $value } to see who starts.
you-event-cm-starter-found = You start. The order is { NAME($order) }.
you-event-cm-transaction-played = You play a transaction of { $value }.
you-event-cm-block-claimed = { $outbid ->
    [nobody] You claim block { $block } (total { $total }) with { SYMBOLS($card) }.
   *[other] You claim block { $block } (total { $total }) with { SYMBOLS($card) } and overtake { NAME($outbid) }.
}
you-event-cm-card-substituted = { $new ->
    [hidden] You swap your block card for another.
   *[other] You swap your block card { SYMBOLS($old) } for { SYMBOLS($new) }.
}
you-event-cm-turn-passed = You pass.
you-event-cm-block-mined = You win block { $block_number } with { SYMBOLS($block_mined_with) } and collect { $block_coins ->
    [one] { $block_coins } coin
   *[other] { $block_coins } coins
}. It is block { $block_height } of the Blockchain; its hash begins with { HASH($block_hash) }, the one before with { HASH($block_previous) }.
you-event-cm-card-returned = { $why ->
    [unlinked] You take { SYMBOLS($card) } back: it no longer matches the top of the Blockchain.
   *[outbid] You were outbid on block { $block } and take { SYMBOLS($card) } back.
}
you-event-cm-deck-ran-out = The deck is empty: you carry on without a block card.

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
why-not-outbid = A lower card has already claimed it.
why-not-too_new = It can be claimed from the next round on.
why-not-no_card = You have no block card.
ended-no_block_left = every block claimed
ended-no_card_fits = no card fits
ended-all_idle = nobody played or claimed any more

# --- Refusals -------------------------------------------------------------------------------------------------------

refused-already_acted = You have already taken your turn this round.
refused-block_too_new = Block { $block } is still being formed; it can be claimed from the next round on.
refused-claim_too_low = Your block card is worth { $value }, and this block needs at least { $needed }.
refused-deck_empty = There is no block card left to swap for.
refused-must_play_transaction = { $why ->
    [substituted] You have swapped your block card: now play a transaction card.
   *[cards_left] You still have transaction cards: play one, or claim a block.
}
refused-no_block_card = You have no block card: the deck ran out when you won your last block.
refused-no_common_symbol = Your block card shares no symbol with the card on top of the Blockchain.
refused-no_such_block = There is no block { $block } to claim.
refused-not_in_first_round = In the first round everybody just plays a transaction card.
refused-nothing_to_roll_for = There is nothing to roll for now.
refused-outbid = Your block card is worth { $value }, but the claim to beat is { $winning }: you need that or lower.
refused-second_substitution = You have already swapped your block card this round.

# --- In the browser -------------------------------------------------------------------------------------------------

cm-block-card = Block card { $value }, { $symbols }
cm-claim-of = Claim of { NAME($seat) }: { $value }, { $symbols }
cm-wagon = Block { $block }: { $cards }
cm-total = total
cm-yard = The open blocks in the yard
cm-yard-empty = { $round ->
    [1] No open blocks yet. The first wagon leaves the mine when everybody has played a card.
   *[other] No open blocks. The next wagon leaves the mine when somebody plays a card.
}
cm-yard-empty-over = Every wagon has left the yard.
cm-yard-closed = The mine is closed
cm-open-blocks = { $count ->
    [one] { $count } open block
   *[other] { $count } open blocks
}
cm-who-starts = Who starts?
cm-who-starts-text = Everybody rolls. The highest starts.
cm-pit-empty = An empty wagon is waiting
cm-pit-empty-text = The next card played goes in here.
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
cm-rule-no-symbol = not on your card
cm-rule-unclaimed = Nobody has claimed it
cm-rule-beats = { $value } beats { NAME($seat) }’s { $theirs }
cm-rule-equals = Equals { NAME($seat) }’s { $theirs }: the later claim wins
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
cm-no-transactions = You have played all your transaction cards.
cm-your-transactions = { $count ->
    [one] Your transaction card
   *[other] Your { $count } transaction cards
}
cm-pick-transaction = Your transaction cards: choose one to play
cm-transaction = Transaction card { $value }
cm-hint-safe = Nobody can overtake you on *block { $block }*.
cm-hint-safe-choose = Nobody can overtake you. Tap a green sign to aim at another block.
cm-hint-rivals = { $count ->
    [one] Only { NAME($seats) }
   *[other] { NAME($seats) }
} could still overtake you on *block { $block }*{ $seen ->
    [yes] : the card is known, and it fits.
   *[no] , with an equal or smaller card that fits.
}
cm-first-round = In the first round everybody just plays a card. Together the cards make the first block.
cm-swapped = You have swapped: now play a transaction card.
cm-nothing-open = No block is open: play a card.
cm-none-fits = { $why ->
    [too_low] Your card is too low for every block.
    [no_symbol] Your card shares no symbol with the top of the chain.
    [outbid] Smaller cards have claimed every block.
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
cm-throw = Roll the die
cm-throw-text = Everybody rolls once. The highest starts the first round.
cm-level = A tie! Roll again
cm-level-text = { NAME($seats) } rolled the same. The highest of them starts.
cm-settling = The round is being settled
cm-settled = Block { $block }: *{ $who ->
    [you] you
   *[other] { NAME($seat) }
}* with { $value }, { cm-coins }
cm-you-gained = { $count ->
    [0] Nothing for you this time.
   *[other] You: *+{ $count }*
}
cm-moment = One moment
cm-wait = { NAME($seat) } is choosing
cm-wait-throw = { NAME($seat) } is rolling the die
cm-you-did = { $did ->
    [played] Your card is on the wagon.
    [claimed] Your claim is on the table.
    [substituted] You have swapped your card.
   *[passed] You are passing this round.
}
cm-holds = { NAME($seat) } holds { $value }, { $symbols }
cm-holds-hidden = hidden card
cm-holds-none = no block card
cm-to-play = your turn
cm-throws = rolling
cm-thinking = is choosing
cm-threw = rolled { $value }
cm-did-claim = claims block { $block }
cm-did-play = { $swapped ->
    [yes] swapped, loaded a { $value }
   *[no] loaded a { $value }
}
cm-did-played = has played
cm-did-claimed = has claimed
cm-did-substituted = swapped a card
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
cm-its-cards = Its transactions, from round { $round }
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
cm-must-show = must show { $symbols }
cm-one = a { $name }
cm-or = or
cm-above = { $count } more above
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
cm-moment-overtaken = { NAME($seat) } overtakes { NAME($other) } on block { $block } with { $value }.
cm-moment-exact = { NAME($seat) } wins block { $block } with exactly its total, { $total }.
cm-moment-deck = The deck is empty: { NAME($seat) } carries on without a block card.
cm-moment-largest = The fullest wagon: { NAME($seat) } wins { cm-coins } with block { $block }.
cm-moment-unlinked = { NAME($seat) } has the right number for block { $block }, but no symbol that the chain takes.
cm-moment-tries = After putting back { $count ->
    [one] one card
   *[other] { $count } cards
}, { NAME($seat) } claims block { $block }.
cm-moment-contest = Block { $block } is claimed { $count } times in one round; only one claim can win it.
cm-moment-waited = Block { $block } has waited { $count ->
    [one] one round
   *[other] { $count } rounds
} when { NAME($seat) } wins it.
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

# --- At one glance, for whoever leads ---

cm-glance-play = turns
cm-glance-roll = who begins
cm-glance-over = finished
cm-glance-thinks = thinks
cm-glance-undecided = waits
cm-glance-played = played
cm-glance-claimed = claimed
cm-glance-passed = passed
cm-glance-substituted = swapped

# --- A table of paper -----------------------------------------------------------------------------------------------

refused-value_missing = Which transaction card did { NAME($seat) } play?
refused-value_all_played = All transaction cards with a { $value } were already played.
refused-holds_other_card = { NAME($seat) } cannot have { SYMBOLS($card) }: everybody saw { SYMBOLS($held) } go back to that hand, and it was not changed since.
refused-card_held_by = { SYMBOLS($card) } is the block card of { NAME($seat) }: everybody saw it go back to that hand.
refused-card_on_chain = { SYMBOLS($card) } already lies on the blockchain, on block { $block }.
refused-turn_of = It was { NAME($seat) }’s turn.
refused-turn_too_many = The round is over: somebody has a turn too many.
refused-book_throws_first = First enter the throws for the start.
refused-coins_differ = { NAME($seat) } has { $book } coins by the rules, but { $paper } on the table. Look through the blocks of this round.
refused-end_differs = { $fits ->
    [yes] No block card that could be in a hand fits an open block. Is a card or a total wrong?
   *[no] A block card that everybody has seen still fits an open block: the game goes on.
}

book-cm-did = What was done
book-cm-play = Played
book-cm-claim = Claimed
book-cm-substitute = Changed card
book-cm-pass = Passed
book-cm-value = Transaction card
book-cm-block = Which block
book-cm-open = Block { $number }, total { $total }
book-cm-card = With which block card
book-cm-round = Round { $round }
book-cm-fits = Does anybody’s block card fit an open block?
    .help = It counts once all transaction cards are gone: if nobody’s fits, the game is over.
book-cm-start = Who starts?
book-cm-coins = coins
