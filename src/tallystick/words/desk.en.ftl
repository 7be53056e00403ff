# What a facilitator reads: making a session, the hall, the cockpit, an opened table, the remote, and the end.

# --- Every screen ----------------------------------------------------------------------------------------------------

desk-title = Lead a session
desk-back = Back
desk-more = More
desk-bot = bot
desk-free = free
desk-choose = Choose …
desk-here = { $count ->
   *[other] here
}
desk-lines-well = All lines well
desk-lines = { $here } of { $of } lines
desk-only-watch = You only watch
desk-watch-text = With this key you see everything and change nothing.
desk-curtain = Hide private notes and hidden cards (Esc)
desk-curtain-open = Show private notes again
desk-line-lost = The line to the server is gone. The tables play on; what you pressed is sent when it is back.
desk-storm = { $lost ->
    [one] The network is gone for one person; everything waits.
   *[other] The network is gone for { $lost } people; everything waits.
}
desk-tables = Tables
desk-everybody = For everybody
desk-copy = Copy
desk-copied = Copied

# --- The way in --------------------------------------------------------------------------------------------------------

desk-no-key = This browser has no key to this session
    .text = Open the link you were given, or write down its four words.
desk-revoked = This key opens nothing any more
    .text = The session is gone, or the key was taken back. Whoever leads can give you another.
desk-elsewhere = This session was opened elsewhere
    .text = Open it here again with its words, or go on where it is open.
desk-gone = This session is over and was deleted
    .text = Nothing of it is kept here.
desk-words = The four words
desk-words-like = pelpin kegen vepir rolpol
desk-words-help = They were shown once, when the session was made. Lost? Whoever runs this server can make new ones.
desk-enter = Open the session
desk-code-of-table = That is the code of a single table. It needs no facilitator.
desk-new = A new session
desk-have-key = I have a key already
desk-led-here = You lead already:

# --- Making a session --------------------------------------------------------------------------------------------------

desk-create-sub = Everything is chosen already. Change what you like, or open the doors.
desk-which-game = Which game?
desk-game-market-island = a shared record, mined block by block
desk-game-cryptominer = form blocks, claim them by proof
desk-game-blockchain = trade, attack, keep coins safe
desk-game-shelves-voyage = tie statements into one graph
desk-fewest-most = { $fewest }–{ $most } at a table
desk-how-long = How long is the lesson?
desk-minutes = { $count } min
desk-own-plan = Own plan
desk-time-text = People answer the questions while they arrive. What is left over goes to the game.
desk-time-parts = The plan in minutes: { $parts }
desk-part-arrive = Arrive, before
desk-part-brief = Brief
desk-part-play = Play
desk-part-debrief = Debrief
desk-part-after = After
desk-part-short-arrive = Arrive
desk-part-short-brief = Brief
desk-part-short-play = Play
desk-part-short-debrief = Debrief
desk-part-short-after = After
desk-min = min
desk-so = so
desk-rounds = { $count ->
    [one] round
   *[other] rounds
}
desk-round-takes = a round takes about
desk-who-sits = Who sits where?
desk-people-label = People
desk-people-text = Set again by who really comes.
desk-less = One less
desk-one-more = One more
desk-size = At a table
desk-odd = Odd numbers
desk-odd-bot = A bot fills up
desk-odd-small = Smaller table
desk-and-more = { $count } more
desk-people = { $people }
desk-people-bots = { $bots ->
    [one] { $people } and a bot
   *[other] { $people } and { $bots } bots
}
desk-understand = What should they understand?
desk-ideas-of = { $count } of { $of } ideas
desk-ideas-more = { $count } more …
desk-ideas-six = Six are enough for one lesson. Take one away to choose another.
desk-ask-ideas = { $count ->
    [one] One short question before, one like it after
   *[other] { $count } short questions before, { $count } like them after
}
desk-names = Names
desk-names-nicknames = Nicknames we give
    .text = “Calm Otter”. No real name is asked. You may note who is who; only you see it.
desk-names-free = First names, typed
    .text = You can rename or take out anybody at any time.
desk-names-list = From a class list
    .text = Everybody picks their own name; a lost phone is no problem.
desk-list = One name a line: { $count ->
    [one] one name
   *[other] { $count } names
}
desk-your-lesson = Your lesson
desk-title-label = Title on the wall
desk-tables-of = { $count ->
    [one] one with { $people } people
   *[other] { $count } with { $people } people
}
desk-tables-bots = { $count ->
    [one] one with { $people }
   *[other] { $count } with { $people }
} and { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
desk-fact-people = { $count ->
    [one] One person
   *[other] { $count } people
}
desk-fact-tables = { $count ->
    [one] at one table: { $how }
   *[other] at { $count } tables: { $how }
}
desk-fact-alike = { $count ->
    [one] at one table
   *[other] at { $count } tables of { $people }
}
desk-fact-minutes = { $count } minutes
desk-fact-rounds = , { $rounds } rounds of { $game }
desk-fact-game = {" "}of { $game }
desk-fact-asked = { $count ->
    [one] One idea, asked before and after, without names
   *[other] { $count } ideas, asked before and after, without names
}
desk-fact-not-asked = No questions before and after
desk-fact-names = { $days ->
    [0] Names are erased at the end of the session
   *[other] Names are erased { $days } days after the session, or when you say so
}
desk-at-tables = At the tables
desk-guided = Explain each step when it first happens
desk-bot-after = A bot plays on after 90 s away
desk-paper = On paper: one phone a table keeps the book
desk-lesson = Lesson sheet, one page to print
desk-operator-key = Key of this server
desk-open-doors = Open the doors
desk-open-doors-text = The code and a QR appear on the wall; people can come at once. Nothing starts before you say so.
desk-your-key = Your key to this session
desk-your-key-text = This browser keeps it. For another machine write down these words: they are shown only now.
desk-key-link = Or take the link with you. Whoever has it leads.
desk-key-have = I have it
desk-print = Print
desk-colleague = Colleague
desk-colleagues = Keys for colleagues
desk-role-co = Leads with you
    .text = May do everything but give keys, erase and delete.
desk-role-watch = Watches
    .text = Sees the tables without your private notes; no buttons.
desk-key-make = Make a link
desk-key-again = Make a new link
desk-key-once = This link is shown only now
desk-revoke = Take the key back
desk-revoke-text = Whoever uses this key loses the session at once. You can make a new link afterwards.
desk-revoke-yes = Take it back

# --- The hall ------------------------------------------------------------------------------------------------------------

desk-more-tables = One more table
desk-hall = Everybody is coming in. Nothing has begun.
desk-hall-empty = The doors are open. Nobody has come yet.
desk-hall-seated = Everybody knows the table. Nothing has begun.
desk-come-in = How people come in
desk-address = Address
desk-code = Code of the class
desk-qr = QR code that leads in
desk-door-open = The door is open
desk-door-shut = The door is shut
desk-door-shut-text = Nobody new can come in. Whoever is in stays, and comes back with the same phone.
desk-new-code = A new code
desk-new-code-text = The old code stops working for newcomers. Whoever is in stays in.
desk-new-code-yes = Make a new code
desk-empty = Here is the way in
desk-empty-text = Show the wall on the projector, or write the code on the board. Names appear here as people come.
desk-people-here = Who is here
desk-are-here = { $count ->
    [one] is here
   *[other] are here
}
desk-tally = { $count ->
    [one] one notch
   *[other] { $count } notches
}
desk-take = Drag a name to a table, or tap it and then a table. A tap also renames, notes who it is, or takes out.
desk-unseated = Without a table
desk-came-last = Came last
desk-missing = { $count ->
    [one] Missing from your list
   *[other] Missing from your list: { $count }
}
desk-missing-text = Who comes late gets a bot’s seat or a new table.
desk-picked = Tap a table, or a free or bot’s seat.
desk-put-down = Put down
desk-put = { $name } to { $table }
desk-put-here = Put here, { $table }
desk-pinned = stays here
desk-not-here = has no line now
desk-rename = Rename { $name }
desk-rename-short = Rename
desk-rename-yes = Rename
desk-rename-help = Empty: another nickname is drawn. Everybody sees it.
desk-nickname = Nickname
desk-note = Who it is
desk-note-of = Who is { $name }?
desk-note-short = Who is it?
desk-note-yes = Note it
desk-note-help = Only you see it, never the wall; it is never exported and is erased with the names.
desk-unpin = Let go
desk-apart-short = Keep apart
desk-apart-from = Keep { $name } apart from
desk-apart = Keep apart
desk-pair = { $one } and { $other }
desk-apart-broken = (not possible this time)
desk-apart-forget = No longer keep { $one } and { $other } apart
desk-take-out-short = Take out
desk-take-out = Take { $name } out?
desk-take-out-text = { $name } leaves the session; a bot plays on at a table that has begun. With the code they can come in again as somebody new.
desk-take-out-yes = Take out
desk-seating = Seating
desk-order = In which order
desk-order-shuffled = Shuffled
desk-order-arrival = As they came
desk-order-list = As in the list
desk-order-hand = By hand
desk-fill = Bots fill tables up to { $size }
desk-questions = Questions before: { $done } of { $of } are done
desk-questions-text = They may finish at the table. Nobody waits for the last one.
desk-shuffle = Shuffle again
desk-send = Send them to their tables
desk-send-text = Phones show their table’s sign; the wall shows all tables. The game begins when you say so.
desk-send-nobody = As soon as somebody is here.
desk-ready = On the way to the tables
desk-ready-text = Everybody sees a sign and looks for it in the room. Tell the story of the game meanwhile. You can still move somebody.
desk-sit = { $sit } of { $of } sit at their table
desk-seat-them = Seat
desk-begin = { $count ->
    [one] Begin
   *[other] Begin at { $count } tables
}
desk-begin-text = All tables start together; clocks run from here.

# --- The cockpit -----------------------------------------------------------------------------------------------------------

desk-cockpit-sub = { $tables ->
    [one] { $game } · one table
   *[other] { $game } · { $tables } tables
}
desk-time = Time
desk-time-plan = The plan of the lesson; it is { $at }
desk-left-arrive = { $over ->
    [true] over time to arrive
   *[false] left to arrive
}
desk-left-brief = { $over ->
    [true] over time to brief
   *[false] left to brief
}
desk-left-play = { $over ->
    [true] over time to play
   *[false] left to play
}
desk-left-debrief = { $over ->
    [true] over time to talk
   *[false] left to talk
}
desk-left-after = { $over ->
    [true] over time
   *[false] left
}
desk-left-short = { $over ->
    [true] { $time } over time
   *[false] { $time } left
}
desk-step = Round { $round }
desk-step-blockchain = Turn { $round }
desk-step-shelves-voyage = Station { $step }
desk-step-of-blockchain = leader { $step } of { $of }
desk-step-of-cryptominer = { $step } of { $of } cards
desk-step-of = of { $of }
desk-played = all played
desk-stopped = stopped
desk-copies-none = no copy yet
desk-copies = { $same } of { $of } copies
desk-ends = ends { $at }
desk-proved = proved
desk-over = over
desk-asks = asks
desk-asleep = asleep
desk-away = away
desk-open-table = Open table { $number }, { $table }: { $says }
desk-is-help = Asks for help { $time }
    .short = Help { $time }
desk-is-claim = Wants a seat back
    .short = Seat?
desk-is-waits = Waits { $time }
desk-is-away = Away { $time }
desk-is-differs = One copy differs
    .short = Copy differs
desk-is-behind = Behind
desk-is-late = Late
desk-is-paused = Paused { $time }
    .short = Paused { $time }
desk-is-bot = A bot plays
desk-is-plays = Plays
desk-is-finished = Finished { $at }
    .short = Finished
desk-is-stopped = Stopped { $at }
    .short = Stopped
desk-is-arriving = Sits down
desk-filter = Which tables
desk-filter-all = All { $count }
desk-filter-needs = Need you { $count }
desk-filter-late = Late { $count }
desk-filter-finished = Finished { $count }
desk-filter-none = None at the moment.
desk-needs = Needs you
desk-needs-order = most pressing first
desk-needs-none = Nobody needs you. Walk around, or keep a moment for the debrief.
desk-needs-count = { $count ->
    [0] nobody needs you
    [one] one needs you
   *[other] { $count } need you
}
desk-need-help = { $table }: { $name } asks for help
    .text = { $text ->
        [none] {""}
       *[other] “{ $text }”
    }
desk-need-claim = A new phone says it is { $name }
    .text = { $silent ->
        [none] { $table }. The old phone may still be there.
       *[other] { $table }. The old phone is silent since { $silent }.
    }
desk-need-waits = { $table } waits for { $name }
    .text = { $asleep ->
        [true] The phone sleeps. Usual move: { $usual }.
       *[false] Usual move: { $usual }.
    }
desk-need-away = { $table }: { $name } is away
    .text = No line; the table waits for this move.
desk-need-differs = { $table }: one copy differs
    .text = { $same } of { $of } copies agree.
desk-need-behind = { $minutes ->
    [one] { $table } is one minute behind
   *[other] { $table } is { $minutes } minutes behind
}
    .text = It would end at { $ends }.
desk-need-late = { $name } came late and waits
    .text = { $table ->
        [none] There is no bot’s seat; a new table can be set.
       *[other] A bot’s seat is free at { $table }.
    }
desk-need-bot = { $table }: a bot plays for { $name }
desk-need-paused = { $table } is paused
desk-need-finished = { $table } has finished
desk-need-storm = Many lines are gone
desk-act-on-my-way = On my way
desk-act-open = Open table
desk-act-give = Give the seat
desk-act-refuse = No
desk-act-bot = Let a bot play on
desk-act-nudge = Nudge
desk-act-last-round = Last round
desk-act-leave = Leave it
desk-act-keep = Keep for the debrief
desk-act-look = Look
desk-act-watch = Let them watch
desk-act-seat = Seat { $name }
desk-act-pause = Pause
desk-act-resume = Go on
desk-pause-all = Pause all
desk-pause-all-text = All tables and all clocks stand still; every phone says “Look up”. Nothing is lost.
desk-resume-all = Go on
desk-say-all = Say to all …
desk-say-to = Say to { $name } …
desk-say-short = Say …
desk-say-text = What shall it say?
desk-say-yes = Say it
desk-say-help = It stands on the phones until you say something else. It is not kept.
desk-say-wall = Also on the wall
desk-say-1 = Two more minutes.
desk-say-2 = Please finish this round.
desk-say-3 = Look up, please.
desk-more-time = +2 min
desk-last-round = Last round
desk-last-round-all = Every table plays its round to the end and then stops. It cannot be taken back.
desk-last-round-one = { $table } plays its round to the end and then stops. It cannot be taken back.
desk-last-round-yes = Say it is the last round
desk-together = Bring together: debrief
desk-together-text = { $running ->
    [0] All tables have finished. The wall and the phones turn to the debrief.
    [one] One table still plays. Pause it, and it can be looked at as it stands; or stop it, and it is counted without a winner.
   *[other] { $running } tables still play. Pause them, and they can be looked at as they stand; or stop them, and they are counted without a winner.
}
desk-together-pause = { $running ->
    [0] To the debrief
   *[other] Pause and bring together
}
desk-together-stop = Stop and bring together
desk-end = End the session
desk-end-text = Phones say thank you and the session is over. Tables that still play are stopped. The record of every table stays.
desk-end-yes = End it
desk-stop-all = Stop all tables
desk-stop-all-text = Every table ends now: counted as it stands, without a winner. It cannot be taken back.
desk-stop-one = Stop this table
desk-stop-one-text = { $table } ends now: counted as it stands, without a winner. It cannot be taken back.
desk-stop-yes = Stop
desk-erase = Erase all names
desk-erase-text = Nicknames, private notes and what people wrote are erased at once, everywhere. The games stay and can still be checked. It cannot be taken back.
desk-erase-yes = Erase
desk-set = One more table
desk-set-short = Set a table
desk-set-why = For late people, or a second game for a table that has finished.
desk-set-text = Who shall sit there? Bots fill up.
desk-set-nobody = Nobody waits, and no table has finished yet.
desk-set-yes = { $count ->
    [one] Set a table for one
   *[other] Set a table for { $count }
}

# --- The wall ---------------------------------------------------------------------------------------------------------------

desk-wall = On the wall
desk-wall-now = Wall: { $shows }
desk-wall-count = { $count ->
    [0] no wall is open
    [one] one screen
   *[other] { $count } screens
}
desk-wall-people = { $people ->
    [one] one person
   *[other] { $people } people
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}
desk-wall-none = nothing yet
desk-wall-code = Code
desk-wall-seats = Tables
desk-wall-clock = Clock
desk-wall-idea = Idea
desk-wall-table = A table
desk-wall-message = Text
desk-wall-card = Card
desk-wall-quiz = Questions
desk-wall-black = Black
desk-wall-open = Open the wall in a window
desk-wall-open-short = Open it
desk-wall-message-title = A text on the wall
desk-wall-show = Show it
desk-wall-which-table = Which table?
desk-wall-which-idea = Which idea?

# --- One table ----------------------------------------------------------------------------------------------------------------

desk-all-tables = All tables
desk-pause-one = Pause this table
desk-resume-one = Let it go on
desk-on-wall = Show on the wall
desk-table-before = The table before
desk-table-next = The next table
desk-no-table = There is no table { $number }
desk-board = The board as everybody sees it
desk-beside = What lies beside the board
desk-not-begun = This table has not begun yet.
desk-opening = The board is coming …
desk-at-table = At the table
desk-acts-of = What you can do for { $name }
desk-claimed = a new phone asks for this seat
desk-seat-here = here
desk-seat-away = no line
desk-seat-asleep = phone asleep
desk-seat-hand = asks for help
desk-seat-bot = a bot plays
desk-bot-in = Bot plays on
desk-bot-out = { $name } plays again
desk-nudge = Nudge
desk-phone = New phone
desk-phone-text = On the new phone: open this address, enter the code and say “I am { $name }”. Then press “Give the seat” here. The old phone goes dark.
desk-move = Move { $name }
desk-move-short = Move …
desk-move-text = A bot plays on here; { $name } takes a bot’s seat at:
desk-move-nowhere = There is no bot’s seat at another table. Set one more table for { $name }, or let a bot play on somewhere first.
desk-begin-one = Begin at this table
desk-pace = How long each move took
desk-pace-usual = usual: { $from } to { $to }
desk-pace-early = { $count ->
    [0] no moves yet
    [one] one move so far
   *[other] { $count } moves so far
}
desk-pace-several = { $count } people
desk-pace-now = { $name }, { $time }
desk-hidden = Hidden cards stay hidden
desk-hidden-text = You see what the wall may see. If you must look, the table is told: a note goes into its record, and an eye shows on every phone.
desk-hidden-over = This game is over: its replay shows every card.
desk-look = Look at hidden cards?
desk-look-text = For a minute you see what { $table } hides. It is written into the table’s record, and an eye shows on every phone there.
desk-look-yes = Look
desk-look-anyway = Look anyway …
desk-look-no = Close them
desk-looking = You see hidden cards
desk-looking-text = As they lay when you pressed, for a minute or until you close them. Everybody at the table sees an eye.
desk-happened = What happened
desk-happened-nothing = Nothing yet.
desk-entries = { $count ->
    [one] one entry
   *[other] { $count } entries
}
desk-keep = Keep for the debrief
desk-kept = Kept: { $idea }
desk-replay = Replay

# --- Afterwards -----------------------------------------------------------------------------------------------------------------

desk-after = The questions after are on the phones.
desk-after-title = Questions after
desk-after-text = Everybody answers on their phone, at their own pace. End the session when they are done.
desk-over-sub = The session is over.
desk-over-title = That was your lesson
desk-over-text = { $people ->
    [one] One person
   *[other] { $people } people
} at { $tables ->
    [one] one table
   *[other] { $tables } tables
}. Every table’s record can be replayed and checked.
desk-again = Another session
desk-over-tables = The tables
desk-over-open = not finished
desk-over-none = No table was set.
desk-delete = Delete the session
desk-delete-text = Roster, answers, notes and the key are deleted. The tables’ records stay as any table’s do. It cannot be taken back.
desk-delete-yes = Delete
