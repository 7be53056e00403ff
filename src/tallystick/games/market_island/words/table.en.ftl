goal-market-island = Most Istoken after { mi-length } wins
mi-length = { $rounds ->
    [0] { mi-so-many-minutes }
   *[other] { $minutes ->
        [0] { mi-so-many-rounds }
       *[other] { mi-so-many-rounds } or { mi-so-many-minutes }
    }
}
mi-so-many-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
mi-so-many-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

# --- What happens -------------------------------------------------------------------------------------------------

event-game-began = { $players } castaways sit down around the fire, each with { $tokens } Istoken and a copy of everybody’s abacus.
event-die-thrown = { $purpose ->
    [first] { NAME($seat) } rolls { $value } to see who goes first.
    [tie] { NAME($seat) } rolls { $value } to break the tie.
   *[move] { NAME($seat) } rolls { $value }.
}
event-first-player-found = { NAME($seat) } goes first. The order is { NAME($order) }.
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
event-block-formed = The cards lie face down beside the Winning Card, { CARD($winning_card) }: this is the block to mine.
event-sat-out = { $why ->
    [possessed] { NAME($seat) } is possessed by the spirit of the island and never mines again.
    [stung] A card keeps { NAME($seat) } from mining this block.
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
    [hidden] { NAME($seat) } lays a card face down to mine.
   *[other] { NAME($seat) } lays down { CARD($card) } to mine.
}
event-mining-declined = { NAME($seat) } sits this block out.
event-cards-revealed = All the cards are turned over.
event-tie-found = { NAME($seats) } are tied. The die decides.
event-miner-found = { $by ->
    [rank] { NAME($seat) } wins the block with { CARD($card) }: tied at { mi-points }, but the higher card.
    [die] { NAME($seat) } wins the block with { CARD($card) }: tied at { mi-points }, but lucky with the die.
   *[points] { NAME($seat) } wins the block with { CARD($card) }: { mi-points }.
}
event-nobody-mined = { $then ->
    [execute] Nobody mines. The cards are carried out all the same, but there is no prize.
    [pending] Nobody mines. The cards wait for the next block.
    [end] Nobody mines, and the game is over.
   *[void] Nobody mines. The block is not validated, so none of its payments is made.
}
event-card-executed = { $effect ->
    [income] { NAME($seat) } has an income, { CARD($card) }.
    [expense] { NAME($seat) } has an expense, { CARD($card) }.
    [fire] { NAME($seat) } lit the campfire, { CARD($card) }: everybody says thank you.
    [axe] { NAME($seat) } kept watch with the axe, { CARD($card) }.
    [jellyfish] { NAME($seat) } was stung by a jellyfish, { CARD($card) }.
   *[totem] { NAME($seat) } heard the totem whisper, { CARD($card) }.
}
event-block-mined = Block { $block_height } joins the chain. Its hash begins with { HASH($block_hash) }; the one before, with { HASH($block_previous) }.
event-status-laid = { $effect ->
    [totem_for_good] The spirit of the island keeps { NAME($seat) } from mining for the rest of the game.
    [totem_once] The spirit of the island keeps { NAME($seat) } from mining the next block.
    [totem] The spirit of the island keeps { NAME($seat) } from mining: the Totem card stays with its owner.
   *[jellyfish] The sting keeps { NAME($seat) } from mining the next block.
}
event-status-returned = The card beside { NAME($seat) }’s abacus has done its work and goes back under the deck.
event-player-out = { NAME($seat) } is below zero ({ $balance }) and out of the game.
event-time-ran-out = Time is up. This is the last round.
event-game-ended = { $reason ->
    [rounds] The last round is over.
    [time] The agreed time is up.
    [one_left] Only one castaway is left.
    [nobody_left] Nobody is left above zero.
    [nobody_mined] Nobody mined, so the game ends.
   *[nobody_may_mine] Nobody may mine any more, so the game ends.
} { $winners ->
    [nobody] Nobody wins.
   *[other] Richest: { NAME($winners) }.
}
you-event-die-thrown = { $purpose ->
    [first] You roll { $value } to see who goes first.
    [tie] You roll { $value } to break the tie.
   *[move] You roll { $value }.
}
you-event-first-player-found = You go first. The order is { NAME($order) }.
you-event-pawn-moved = You walk to { SQUARE($square) }.
you-event-paid = { $why ->
    [start] You pass the flags and receive { istokens }.
    [fire_square] You warm up at the fire and receive { istokens }.
    [jellyfish_square] You pay the jellyfish { istokens }.
    [fee] You pay { istokens } to mine.
    [prize] You receive the prize of { istokens }.
    [fire] You give { NAME($payee) } { istokens } for the campfire.
   *[other] You pay { NAME($payee) } { istokens }.
}
to-you-event-paid = { $why ->
    [fire] { NAME($payer) } gives you { istokens } for the campfire.
   *[other] { NAME($payer) } pays you { istokens }.
}
you-event-card-taken = { $card ->
    [hidden] You take { DECK($deck) } and keep it hidden.
   *[other] You take { DECK($deck) }: { CARD($card) }.
}
you-event-sat-out = { $why ->
    [possessed] You are possessed by the spirit of the island and never mine again.
    [stung] You are still stung and sit this block out.
   *[totem_square] You stand under the totem and sit this block out.
}
you-event-card-mined = { $card ->
    [hidden] You lay a card face down to mine.
   *[other] You lay down { CARD($card) } to mine.
}
you-event-mining-declined = You sit this block out.
you-event-miner-found = { $by ->
    [rank] You win the block with { CARD($card) }: tied on points ({ $points }), but the higher card.
    [die] You win the block with { CARD($card) }: tied on points ({ $points }), but lucky with the die.
   *[points] { $points ->
        [one] You win the block with { CARD($card) }: { $points } point.
       *[other] You win the block with { CARD($card) }: { $points } points.
    }
}
you-event-card-executed = { $effect ->
    [income] You have an income, { CARD($card) }.
    [expense] You have an expense, { CARD($card) }.
    [fire] You lit the campfire, { CARD($card) }: everybody says thank you.
    [axe] You kept watch with the axe, { CARD($card) }.
    [jellyfish] You were stung by a jellyfish, { CARD($card) }.
   *[totem] You heard the totem whisper, { CARD($card) }.
}
you-event-status-laid = { $effect ->
    [totem] The spirit of the island keeps you from mining for the rest of the game.
   *[jellyfish] The sting keeps you from mining the next block.
}
you-event-player-out = You are below zero ({ $balance }) and out of the game.

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
    .text = { $totem_bars ->
        [one_round] You may not mine in the next round.
       *[for_good] From the next round on you may not mine any more.
    }
effect-jellyfish = Jellyfish
    .text = { $jellyfish_bars ->
        [this_round] You may not mine in this round.
       *[next_round] You may not mine in the next round.
    }
effect-fire = Fire
    .text = When the block is settled, every other player gives you { istokens }.
effect-axe = Axe
    .text = { $axe_draws ->
        [if_wanted] If you may mine, you may draw a second mining card this round and use one of the two.
       *[two] If you may mine, you draw two mining cards this round and may use one of them.
    }
effect-empty-seat = The seat beside you is empty: nothing is paid.
effect-income = Income
    .left = You receive { istokens } from the player on your left, { NAME($seat) }.
    .right = You receive { istokens } from the player on your right, { NAME($seat) }.
effect-expense = Expense
    .left = You pay { istokens } to the player on your left, { NAME($seat) }.
    .right = You pay { istokens } to the player on your right, { NAME($seat) }.

# --- Refusals -------------------------------------------------------------------------------------------------------

refused-barred = { $why ->
    [possessed] You may not mine: the spirit of the island has you.
    [stung] You may not mine this block: a card bars you.
   *[totem_square] You may not mine this block: you stand under the totem.
}
refused-no_second_card = You have no Axe for a second card.
refused-choose_first = First decide whether to mine this block.
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
} deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mi-hidden-card = { NAME($seat) }: { DECK($deck) }, face down
mi-mines-hidden = { NAME($seat) } is mining, card face down
mi-thinks = { NAME($seat) } is thinking
mi-out = passes
mi-gone = gone
mi-barred-stung = stung: may not mine
mi-barred-possessed = possessed: may never mine again
mi-barred-totem_square = under the totem: may not mine
mi-last-block = Last block
mi-genesis = First card
mi-ledger = The ledger
mi-ledger-sub = Everybody keeps a copy of every abacus.
mi-balances = Balances
mi-abacus = { $tens ->
    [one] { $tens } ten
   *[other] { $tens } tens
} and { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
mi-your-turn = your turn
mi-thinking = thinking
mi-throws = rolling
mi-next = next
mi-is-out = out of the game
mi-possessed = possessed
mi-decision-mined = mining
mi-decision-declined = sitting out
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
mi-mining-card-text = Each match is a point. The most points win the block.
mi-laid-down = It lies face down until everybody has chosen.
mi-pick = Your axe: choose one of the two.
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
mi-chance-says = about { $percent }% to win
mi-chance-note = A rough estimate: the hidden cards were dealt at random 400 times.
mi-draw-second = Use the Axe
mi-draw-second-text = draw a second card
mi-mine = Mine
mi-mine-price = pay { $fee }, win { $prize }
mi-cannot-pay = you cannot pay the fee
mi-sit-out = Sit out
mi-keep = keep your Istoken
mi-throw = Roll the die
mi-throw-title = { $why ->
    [first] Who goes first?
    [tie] A tie! Roll for it
   *[move] Your turn to walk
}
mi-throw-text = { $why ->
    [first] Everybody rolls once. The highest goes first.
    [tie] Equal points and equal cards: the higher roll wins the block.
   *[move] Walk around the island and take the card your square shows.
}
mi-wait-throw = { NAME($seat) } is rolling the die
mi-wait-mine = { NAME($seat) } is looking at the cards
mi-wait-undecided = Soon you choose whether to mine.
mi-wait-declined = You are sitting this block out.
mi-wait-barred = { $why ->
    [possessed] The spirit of the island keeps you from mining.
    [stung] The sting keeps you from mining this block.
   *[totem_square] Under the totem you may not mine this block.
}
mi-rest-first = The highest roll goes first.
mi-rest-move = Everybody walks and takes a card. Nothing is paid yet.
mi-rest-mine = Lay a card down if you want to mine this block.
mi-rest-tie = The die breaks the tie.
mi-rest-over = The game is over.
mi-moment = One moment
mi-reveal = All the cards are turned over
mi-settle = The block is settled
mi-flows = { $count ->
    [0] Nothing changed for you.
   *[other] You:
}
mi-tie = { $by ->
    [die] Equal points and equal cards: the higher roll wins.
   *[rank] Equal points: the higher card wins.
}
mi-phase-move = Move
mi-phase-mine = Mine
mi-phase-reveal = Reveal
mi-phase-settle = Settle
mi-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
mi-tab-table = Table
mi-tab-ledger = Ledger
mi-tab-chain = Chain
mi-tab-log = Log

# --- Cards, and the result ---

rank-A = A
rank-J = J
rank-Q = Q
rank-K = K
name-hidden = the island
refused-cannot_pay = Mining costs { $fee } Istoken and you have { $balance }.
mi-prev-short = prev
mi-hash-short = hash
mi-only-you = Only you see this
mi-time-left = Time left
mi-result-rewards = Prizes against fees
mi-result-rewards-text = Mining pays only if you win often enough: the fee is spent before anybody knows who wins.
mi-result-prizes = Prizes
mi-result-fees = Fees
mi-result-profit = Profit
mi-result-who = Who mined what
mi-moment-tie = { NAME($seat) } wins a block after a tie on points ({ $points }).
mi-moment-great = { NAME($seat) } scores { mi-points } with { CARD($card) }.
mi-moment-nobody = Nobody mines, so the block is not settled.
mi-moment-out = { NAME($seat) } falls to { $balance } and is out.
mi-moment-totem = The spirit of the island takes { NAME($seat) }.
mi-moment-largest = The largest payment: { NAME($payer) } pays { NAME($payee) } { $amount }.
mi-moment-vain = { NAME($seat) } has paid to mine { $count } times, and has not won a block yet.
mi-moment-prize = { $miners ->
    [one] Only { NAME($seat) } mines, and has the prize of { $prize } new Istoken alone.
   *[other] { $miners } pay to mine; { NAME($seat) } gets the prize of { $prize } new Istoken.
}

# --- Cheating, and the ledger by hand ---

# --- At one glance, for whoever leads ---

mi-glance-first = who begins
mi-glance-move = on the island
mi-glance-mine = mining
mi-glance-tie = a tie is thrown out
mi-glance-over = finished
mi-glance-out = out
mi-glance-mines = mine or not?
mi-glance-throws = rolls
mi-glance-undecided = waits
mi-glance-mined = has mined
mi-glance-declined = passes
mi-glance-barred = may not mine
mi-glance-ready = ready

# --- A table of paper -----------------------------------------------------------------------------------------------

refused-card_already_played = { CARD($card) } was already played in block { $block } and lies under its deck.
refused-card_not_in_deck = { CARD($card) } cannot come now: it lies on the table.
refused-card_of_other_deck = { NAME($seat) } stopped at { SQUARE($square) } and took { DECK($deck) }, but { CARD($card) } is none. Is the die right?
refused-card_missing = { NAME($seat) } took { DECK($deck) }: which one?
refused-row_twice = One player stands in this block twice.
refused-row_not_in = { NAME($seat) } is not in the game any more.
refused-book_start_first = First enter the throws and the first Winning Card.
refused-booked_barred = { NAME($seat) } may not mine this block: { $why ->
    [possessed] the spirit of the island keeps them from it.
    [stung] a Jellyfish bars them.
   *[totem_square] they stand under the totem.
}
refused-balances_differ = { NAME($seat) } has { $book } by the rules, but { $paper } on the abacus. Look through the payments of this block.

book-mi-compare = If you enter all of them, they are compared.
book-mi-die = The die shows
book-mi-suit = Suit
book-mi-deck = { $deck ->
    [income] Income
    [expense] Expense
   *[action] Action
}
book-mi-took = Card taken
book-mi-card = Its rank
book-mi-mined = Mined?
book-mi-with = Mined with
book-mi-abacus = On the abacus afterwards
book-mi-block = Block { $round }
book-mi-start = Who goes first?
book-mi-winning = The first Winning Card
