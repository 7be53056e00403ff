# What the browser client says.

tallystick = Tallystick
you = You
close = Close
rules = Rules
rule-of = The rule
how-to = How to play, in 60 seconds
menu-what = What lies on the table
new-rules-chosen = The rules as you have chosen them
language = Language
night-mode = Night mode
to-home = Back to the start page
went-wrong = Something went wrong on this page. Please load it again.
dead-end = Nothing here
dead-end-page = There is no page at this address.
copy = Copy
copied = Copied
is-a-bot = a bot
is-away = away
paused = The host has paused the table.
paused-by-you = You have paused the table.
refused-no_answer = The server did not answer. Please try again.

# --- The line to the server ---------------------------------------------------------------------------------------

line-lost = No connection. Trying again…
line-sending = Sending…
line-no-table = This table does not exist, or the link is no longer valid.
line-elsewhere = Your seat was opened on another device.
line-play-here = Play here
line-removed = The host has freed your seat.
line-deleted = This table has been deleted.
line-given-up = This table was closed because nobody played on. Its seeds are open: what was played can be checked.
line-stopped = This table was stopped by whoever leads. Everything is counted, nobody wins; its seeds are open, and what was played can be checked.
line-closed = The table is closed.
line-bot-plays = A bot is playing for you.
line-play-myself = Play myself
wait-away = { NAME($seat) } is away.
wait-time-left = Time left for your decision
wait-time-left-for = Time left for { $name }
news-time-up = Time is up: a bot has decided for you, this once.
news-stands-in = { NAME($host) } is away. { $me ->
    [true] You lead the table meanwhile.
   *[false] { NAME($seat) } leads the table meanwhile.
}
news-leads = { $me ->
    [true] You lead the table.
   *[false] { NAME($seat) } leads the table.
}
note-paused = The table is paused.
note-resumed = The table goes on.
note-taken-over = A bot plays for { NAME($seat) }.
note-given-back = { NAME($seat) } plays again.
note-left = Somebody has left. { NAME($seat) }, a bot, plays on.
note-joined = { NAME($seat) } plays on where a bot played.
note-time-up = Time is up: a bot decides for { NAME($seat) }, this once.
note-given = { NAME($seat) } plays this seat from now on.
note-more-time = There is more time: the game may last longer.
note-last-round = This round is the last.
note-looked = Whoever leads has looked at the hidden cards.

# --- The record ---------------------------------------------------------------------------------------------------

copies-same = { $count } copies, all identical
copies-catching-up = { $same } of { $of } copies have the newest entry
copy-checked = { $count ->
    [one] { $count } entry checked here
   *[other] { $count } entries checked here
}
copy-broken = Entry { $seq } is not genuine!

# --- A table --------------------------------------------------------------------------------------------------------

table-die = { NAME($seat) } rolled { $value }
table-blocks-checked = { $count ->
    [0] No block yet
    [one] { $count } block checked on this device
   *[other] { $count } blocks checked on this device
}
table-block = Block { $height }
table-previous = Hash of the block before
table-hash = Its own hash
table-hash-note = The hash is worked out from everything above. Change one number and the hash changes, and the next block no longer fits.
table-why = Shows the idea behind this
table-you-are = You are { NAME($seat) }
table-watching = You are watching
table-round-word = Round
title-your-turn = Your turn! · { $game }
title-paused = Paused · { $game }
title-cut-off = No connection · { $game }
table-skip = Skip to your decision
table-skip-news = Skip ahead
table-pieces = Arrow keys lead from piece to piece; Enter says what it does.
table-tabs = Views
cheat-try = Try to cheat
table-go-on = Continue
menu-pace = How fast news is shown
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast

# --- The menu of a table ------------------------------------------------------------------------------------------

menu = Menu
menu-hints = Hints
menu-sound = Sounds
menu-host = You are the host
menu-stands-in = You stand in for the host
menu-code = Come to this table
menu-code-text = At { $host }, with this code: watch, or play on for a bot.
menu-pause = Pause the table
menu-resume = Resume
menu-delete = Delete the table
menu-delete-sure = Delete it for everybody? Press again.
menu-take-over = Let a bot play
menu-give-back = Give the seat back
menu-link = Your seat on another device
menu-link-text = This link is the key to your seat. Do not show it to anybody.
menu-pass-on = Pass the device to
menu-projector = Projector view
menu-leave = Leave the table
menu-leave-sure = Leave for good? A bot will play on for you.

# --- The first page -----------------------------------------------------------------------------------------------

home-sub = Games about records that belong to everybody
home-play = Play now
home-guide = Guided first game
home-new = New table
home-join = Join a table or a class
home-join-go = Join
home-join-text = Have a six-character code?
home-kept = Your places
home-kept-text = You have a seat there on this device.
home-back-to = Back to the table
home-why = A stick, split in two
home-why-text = A tally stick was notched with a debt and split in two, so that each side kept the same record and neither could change it alone. Here every browser keeps the record of its table and checks it.
code = Code
nicknames = Pelican Coral Mango Turtle Comet Pebble Otter Papaya Dolphin Cloud Ginger Lantern Kiwi Sparrow Anchor Tulip Walnut Biscuit Marlin Juniper

# --- Sitting down -------------------------------------------------------------------------------------------------

your-name = Your name
your-name-help = Up to 20 letters. It need not be your real name.
another-name = Suggest a name
join-title = Sit down at a table
join-sit = Sit down
join-pawn = Your pawn
join-watch = Watch
join-started = { $game } is being played at this table.
join-full = All seats at this table are taken.
join-over = The game at this table is over.
join-instead = You can play on in the place of a bot. Which one?
lobby-title = The table is filling
lobby-code = Join with this code
lobby-qr = QR code with the address to join
lobby-players = At the table
lobby-empty = Free seat
lobby-host = host
lobby-add-bot = Bot
lobby-remove = Remove { $name }
lobby-waiting = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}{ $host ->
    [true] : wait for players, or add bots.
   *[false] .
}
lobby-full = All seats are taken.
lobby-lock = Lock the table
lobby-unlock = Unlock the table
lobby-locked = The table is locked: nobody new can sit down.
lobby-secret = Only those at the table see its code.
lobby-new-code = New code
lobby-remove-help = If you remove somebody, the table gets a new code, and they cannot come back.
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
new-own-help = More than one: pass the device around, and it hides the cards in between.
new-seat = Seat { $number }
new-name = Name at seat { $number }
new-person = a person, with the code
new-bot = bot: { $bot }
new-game = Which game?
new-group-rest = The fine print: every ruling on the rulebook
new-make = Make the table
new-time = Time for each decision
new-time-none = none
new-time-seconds = { $seconds } s
new-time-help = When it runs out, a bot makes that one decision. A pause stops it.
new-decision = { $seconds } s for each decision

# --- About --------------------------------------------------------------------------------------------------------

about-title = About
less = less
more = more

# --- Result -------------------------------------------------------------------------------------------------------

result-title = The result
result-you-won = You won!
result-you-draw = A draw, and you share it!
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
result-balances = Balances over time
result-table = The same in numbers
result-player = Player
result-moments = Moments

# --- Replay -------------------------------------------------------------------------------------------------------

replay-title = Watch again
replay-eyes = Through whose eyes?
replay-public = what everybody saw
replay-all = all cards face up
replay-back = One step back
replay-on = One step forward
replay-play = Play
replay-where = Where in the game
replay-not-yet = This game cannot be watched yet: it is not over, or it does not exist.

# --- Check --------------------------------------------------------------------------------------------------------

check-title = Check this game
check-any = Check a game
check-download = Download the journal
