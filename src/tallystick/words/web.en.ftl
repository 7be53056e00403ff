# What the browser client says.

tallystick = Tallystick
you = You
close = Close
back = Back
language = Language
night-mode = Night mode
to-home = To the first page
is-a-bot = a bot
bot-names = Ana Bo Chloé Dev Emil Fatou
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
table-die = { NAME($seat) } threw { $value }
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
table-blocks-checked = { $count ->
    [0] No block yet
    [one] { $count } block checked on this device
   *[other] { $count } blocks checked on this device
}
table-block = Block { $height }
mi-mined-by = { NAME($seat) } mined this block
mi-you-mined = You mined this block!
mi-payments = What it settled
mi-balances-after = Balances afterwards
table-previous = Hash of the block before
table-hash = Its own hash
table-hash-note = The hash is worked out from everything above. Change one number and it is another one, and the next block no longer fits.
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
table-prev-short = prev
table-hash-short = hash
mi-being-mined = Being mined now
mi-log = Around the fire
table-why = Shows the idea behind it
table-only-you = Only you see this
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
table-you-are = You are { NAME($seat) }
table-watching = You are watching
mi-phase-move = Move
mi-phase-mine = Mine
mi-phase-reveal = Reveal
mi-phase-settle = Settle
mi-round = Round { $round } of { $rounds }
table-round-word = Round
title-your-turn = Your turn! · { $game }
table-time-left = Time left
table-skip = Skip to your decision
table-skip-news = Skip ahead
table-tabs = Views
mi-tab-table = Table
mi-tab-ledger = Ledger
mi-tab-chain = Chain
mi-tab-log = Log
cheat-try = Try to cheat

# --- CryptoMiner --------------------------------------------------------------------------------------------------

cm-block-card = Block card { $value }, { $symbols }
cm-claim-of = Claim of { NAME($seat) }: { $value }, { $symbols }
cm-wagon = Block { $block }: { $cards }
cm-total = total
cm-yard = The open blocks in the yard
cm-yard-empty = No open block yet. The first wagon leaves the mine when everybody has played a card.
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
} { $swap ->
    [yes] Play a card, or swap.
   *[no] Play a card.
}
cm-your-turn = Your turn
cm-claim = Claim block { $block }
cm-claim-win = { $coins ->
    [one] win { $coins } coin
   *[other] win { $coins } coins
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

# --- The menu of a table ------------------------------------------------------------------------------------------

menu = Menu
menu-hints = Hints
menu-sound = Sounds
menu-host = You are the host
menu-pause = Pause the table
menu-resume = Go on
menu-delete = Delete the table
menu-delete-sure = Delete it for everybody? Press again
menu-take-over = Let a bot play
menu-give-back = Give the seat back
menu-link = Your seat on another device
menu-link-text = This link is the key to your seat. Show it to nobody.
menu-projector = Projector view
menu-leave = Leave the table

# --- The first page -----------------------------------------------------------------------------------------------

home-sub = Games about records that belong to everybody
home-play = Play now
home-hint-market-island = Four castaways, three of them bots. No account, no waiting.
home-hint-cryptominer = Four miners, three of them bots. About 30 rounds.
home-hint-blockchain = Four traders, three of them bots. About ten turns each.
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
coming-shelves-voyage = A Shelves Voyage
    .text = Build a knowledge graph together.
code = Code
nicknames = Pelican Coral Mango Turtle Comet Pebble Otter Papaya Dolphin Cloud Ginger Lantern Kiwi Sparrow Anchor Tulip Walnut Biscuit Marlin Juniper

# --- Sitting down -------------------------------------------------------------------------------------------------

your-name = Your name
your-name-help = Up to 20 letters. It need not be your real one.
another-name = Find me one
join-title = Sit down at a table
join-sit = Sit down
lobby-title = The table is filling
lobby-code = Join with this code
lobby-qr = QR code of the address to join
lobby-players = At the table
lobby-empty = Free seat
lobby-host = host
lobby-add-bot = Bot
lobby-remove = Remove { $name }
lobby-waiting = { $count ->
    [one] One seat is still free: wait for somebody, or add a bot.
   *[other] { $count } seats are still free: wait for somebody, or add bots.
}
lobby-full = All seats are taken.
lobby-watching = { $count } watching
lobby-start = Start
lobby-wait-host = The host will start the game.
over-title = Pass the device to { NAME($seat) }
over-text = The cards are hidden until you are ready.
over-ready = I am { $name }

# --- A new table --------------------------------------------------------------------------------------------------

new-who = Who plays?
new-seats = Seats
new-own = On this device
new-own-help = More than one: you pass the device around, and it hides the cards in between.
new-seat = Seat { $number }
new-person = a person, by code
new-bot = bot: { $bot }
new-game = Which game?
new-group-length = How long?
new-group-money = Money
new-group-cards = Cards
new-group-hacks = Hacks
new-group-coins = Coins and trades
new-group-rest = The fine print: every ruling of the rulebook
new-by-hand = Keep the ledger by hand
new-by-hand-help = After each block, everybody moves the beads of every abacus themselves. Then the table compares.
new-make = Make the table

# --- About --------------------------------------------------------------------------------------------------------

about-title = About
about-what = What this is
    .text = Tallystick is a table for serious games about shared records: who owns what, who may write it down, and how people who do not trust each other can still agree.
about-record = The record of a table
    .text = Each table writes a journal: one line for each move, sealed with a hash over the line before. Your browser keeps a copy and checks every seal. Dice and cards come from seeds that are fixed before the first throw and opened at the end, so that anybody can check afterwards that nothing was bent. The server could look at hidden cards; it cannot change them unseen.
about-data = Your data
    .text = No account, no tracking, nothing from other servers. Your name is only for the others at the table and can be anything.
about-credits = With thanks
    .text = Market Island was invented by the TRUE project (Erasmus+): Amaris France SAS, ISMAI, UEF and partners; its manual is under CC BY-NC 4.0. CryptoMiner was invented by Murtuza Jadliwala and colleagues at The University of Texas at San Antonio, who keep all rights. Blockchain: The Cryptocurrency Game was invented by Cheves, who keeps all rights. The rules here follow their rulebooks in our own words; all drawings were made for Tallystick, which is free software under the MIT licence.
less = less
more = more

# --- Result -------------------------------------------------------------------------------------------------------

result-title = The result
result-you-won = You won!
result-you-draw = A draw, and you are in it!
result-won = { NAME($seats) } won
result-nobody = Nobody won
result-blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
result-blocks-word = Blocks
result-rematch = Play again
result-join-rematch = Join the rematch
result-more = The whole result
result-balances = Balances, round by round
result-table = The same as numbers
result-rewards = Prizes against fees
result-rewards-text = Mining pays only if you win often enough: every fee is spent before anybody knows.
result-player = Player
result-prizes = Prizes
result-fees = Fees
result-profit = Left
result-moments = Moments
result-who = Who mined what
moment-tie = { NAME($seat) } wins a block on level points ({ $points }).
moment-great = { NAME($seat) } scores { $points } points with { CARD($card) }.
moment-nobody = Nobody mines: the block is not settled.
moment-out = { NAME($seat) } falls to { $balance } and is out.
moment-totem = The spirit of the island takes { NAME($seat) }.
moment-lead = { NAME($seat) } takes the lead with { $amount }.
moment-largest = The largest payment: { NAME($payer) } gives { NAME($payee) } { $amount }.

# --- Replay -------------------------------------------------------------------------------------------------------

replay-title = Watch it again
replay-eyes = Through whose eyes?
replay-public = what everybody saw
replay-all = all cards open
replay-back = One step back
replay-on = One step on
replay-play = Play
replay-where = Where in the game
replay-not-yet = This game cannot be watched yet: it is not over, or it does not exist.

# --- Check --------------------------------------------------------------------------------------------------------

check-title = Check this game
check-any = Check a game
check-text = When a game is over, its seeds are opened. Your browser then works out every die and every card again and compares them with the journal. You need not believe anybody.
check-proved = Proved: nothing in these { $entries } entries was bent.
check-seals = { $count } seals, each over the one before
check-seeds = the seeds are those promised before the first throw
check-dice = { $count } dice, thrown again from the seeds
check-cards = { $count } open cards, dealt again from the shuffled decks
check-promises = { $count } hidden cards, each the one that was promised
check-only-seals = Seals and seeds are right. For the dice and cards of this table, use the command below.
check-file = Or a journal from your device
check-download = Download the journal
check-command = On a computer with Tallystick:
check-too-large = This file is too large for a journal.

# --- Try to cheat -------------------------------------------------------------------------------------------------

cheat-text = This is your own copy of the island’s chain. Change an old payment and see who notices. The real game is not touched.
cheat-block = Where?
cheat-payment = Which payment?
cheat-amount = New amount
cheat-step-1 = Change the amount. What could go wrong?
cheat-broken = { $count ->
    [one] { $count } block does not fit any more: its hash is no longer what is written.
   *[other] { $count } blocks do not fit any more.
}
cheat-mended = You have worked out every hash again. Your chain looks perfect, but its last hash is another one.
cheat-mend = Work out all hashes again
cheat-send = Show it to the others
cheat-undo = Undo
cheat-yours = your copy
cheat-theirs = honest copy
cheat-why = Everybody has the same copy. A forged one stands out, because all the others disagree with it.
cheat-out-broken = Everybody sees at once that your chain is broken. They throw it away.
cheat-out-voted = Your chain fits, but { $count ->
    [one] one other copy says
   *[other] { $count } other copies say
} something else. You are outvoted.

# --- The ledger by hand -------------------------------------------------------------------------------------------

hand-title = Block { $height }: move the beads
hand-text = Carry out each payment on your own copy. Nobody does it for you.
hand-was = was { $amount }
hand-send = My copy is ready
hand-right = Your copy is right.
hand-differs = Your copy differs from what the block says.
hand-wrong = You have { $yours }; the block says { $right }.
hand-waiting = Waiting for the other copies…
hand-all-same = { $count ->
    [one] Your copy is in.
   *[other] All { $count } copies are the same.
}
hand-others-differ = The majority has settled it. Different: { NAME($seats) }.
hand-on = Go on
hand-again = Beads of block { $height }

# --- The guided first game ----------------------------------------------------------------------------------------

guide-on = Got it
guide-stop = Stop the guide
guide-welcome = Stranded
    .text = You and three others share an island, and a record of who owns how many Istoken. Whoever has most after 12 rounds wins. I will explain each thing when it first happens.
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
