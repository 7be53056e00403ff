# What the browser client says.

tallystick = Tallystick
you = You
close = Close
back = Back
language = Language
night-mode = Night mode
to-home = To the first page
is-a-bot = a bot
is-away = away
paused = The host has paused the table.
no-answer = The server does not answer.
refused-no_answer = The server did not answer. Please try again.

# --- The line to the server ---------------------------------------------------------------------------------------

line-lost = Connection lost. Coming back…
line-no-table = This table does not exist, or the link is not valid any more.
line-elsewhere = Your seat was opened on another device.
line-deleted = The host has deleted this table.
line-closed = The table is closed.

# --- The record ---------------------------------------------------------------------------------------------------

copies-same = { $count } copies, all identical
copies-catching-up = { $same } of { $of } copies have the newest entry
copies-title = Is this copy genuine?
copies-text = This browser keeps its own copy of the journal. It has checked { $entries } entries, each sealed over the one before, and { $promises } hidden cards that were promised before they were shown.
copies-aloud = These four words stand for everything that happened. Read them aloud: everybody at the table must have the same.
copy-checked = { $count ->
    [one] { $count } entry checked here
   *[other] { $count } entries checked here
}
copy-broken = Entry { $seq } is not genuine!

# --- Market Island ------------------------------------------------------------------------------------------------

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
mi-die = { NAME($seat) } threw { $value }
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
mi-blocks-checked = { $count ->
    [0] No block yet
    [one] { $count } block checked on this device
   *[other] { $count } blocks checked on this device
}
mi-block = Block { $height }
mi-mined-by = { NAME($seat) } mined this block
mi-you-mined = You mined this block!
mi-payments = What it settled
mi-balances-after = Balances afterwards
mi-previous = Hash of the block before
mi-hash = Its own hash
mi-hash-note = The hash is worked out from everything above. Change one number and it is another one, and the next block no longer fits.
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
mi-prev-short = prev
mi-hash-short = hash
mi-being-mined = Being mined now
mi-log = Around the fire
mi-why = Shows the idea behind it
mi-only-you = Only you see this
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
mi-watching = You are watching
mi-phase-move = Move
mi-phase-mine = Mine
mi-phase-reveal = Reveal
mi-phase-settle = Settle
mi-round = Round { $round } of { $rounds }
mi-round-word = Round
mi-time-left = Time left
mi-skip = Skip to your decision
mi-skip-news = Skip ahead
mi-tabs = Views
mi-tab-table = Table
mi-tab-ledger = Ledger
mi-tab-chain = Chain
mi-tab-log = Log
cheat-try = Try to cheat

# --- The menu of a table ------------------------------------------------------------------------------------------

menu = Menu
menu-hints = Hints: chance to win
menu-sound = Sounds
menu-host = You are the host
menu-pause = Pause the table
menu-resume = Go on
menu-take-over = Let a bot play
menu-give-back = Give the seat back
menu-link = Your seat on another device
menu-link-text = This link is the key to your seat. Show it to nobody.
menu-projector = Projector view
menu-leave = Leave the table

# --- The first page -----------------------------------------------------------------------------------------------

home-sub = Games about records that belong to everybody
home-play = Play now
home-play-hint = Four castaways, three of them bots. No account, no waiting.
home-guide = Guided first game
home-new = New table
home-join = Join
home-join-text = Somebody gave you a code of six characters?
home-kept = Your tables
home-kept-text = This device has a seat here.
home-back-to = Back to
home-why = A stick, split in two
home-why-text = A tally stick was notched with a debt and split, so that each side kept the same record and nobody could change it alone. Here every browser keeps the record of its table and checks it.
home-coming = On their way
home-soon = being carved
coming-cryptominer = CryptoMiner
    .text = Crack a code, find a block, and see why work makes a record hard to forge.
coming-blockchain = Blockchain
    .text = Trade, sign, and argue about which chain is the real one.
coming-shelves-voyage = The Shelves’ Voyage
    .text = Link what you know into a graph, and sail along the threads.
code = Code
nicknames = Pelican Coral Mango Turtle Comet Pebble Otter Papaya Dolphin Cloud Ginger Lantern Kiwi Sparrow Anchor Tulip Walnut Biscuit Marlin Juniper
