# What people in a session read on their own screens, and what stands on the wall.

refused-line_closed = This page has lost its place in the session. Please come in again.

# --- Coming in ----------------------------------------------------------------------------------------------------

enter-title = Come in
enter-promise = No account, no e-mail, no real name.
enter-code = The code of your class
enter-other-code = Another code
enter-nickname = Your nickname
enter-another = Another one
enter-nickname-help = The others at your table will see it. You can change it until you have a table.
enter-free = Your name
enter-free-help = The others at your table will see it. 20 letters at most; it need not be your real name.
enter-list = Your name on the list
enter-choose = Choose your name
enter-list-empty = Everybody on the list is here already. Were you here before?
enter-go = Come in
enter-before = Were you here before, on another phone?
enter-claim = Get your seat back
enter-claim-title = You were here before
enter-claim-help = Your name in this session, as you had it on the other phone. Whoever leads it says yes, and you play on here.
enter-claim-go = Ask for my seat
enter-new = No, I am new here
enter-locked = The door is closed: nobody new can come in now.
enter-full = This session is full.
enter-over = This session is over.
enter-ask = Ask the person who leads it.

# --- A person's page ----------------------------------------------------------------------------------------------

person-title = { $title } · { $name }
person-here = { $count ->
    [one] You are the first one here
   *[other] { $count } are here
}
person-in = You are in.
person-keep-open = Keep this page open. Your table comes to you when everybody is here.
person-notch = { $number } of { $count }: the coloured notch is yours.
person-tally = { $count ->
    [one] One notch, and it is yours
   *[other] { $count } notches, number { $number } is yours
}
person-another-name = Another nickname
person-rename = Change my name
person-rename-go = This is my name
person-you-play = You are going to play { $game }
person-erased-after = { $days ->
    [0] Your name is erased at the end.
    [one] Your name is erased one day after the lesson.
   *[other] Your name is erased { $days } days after the lesson.
}
person-erased-some-day = Your name is erased after the lesson.
person-kept = What is kept?
person-kept-name = *Your name*, as you see it here. It need not be your real one, and you can erase it yourself at the end.
person-kept-played = *What you play and answer*, under a number and without your name.
person-kept-not = *Nothing else*: no address, no device, no e-mail, no cookies that follow you.
person-kept-who = Whoever leads this session sees names, tables and help that is asked for. Your own answers stay on your phone.

person-late = You are just in time.
person-late-text = The tables are playing already. A place is being looked for; this page shows it by itself.
person-your-table = Your table
person-look-for = Look for this sign, and sit down there.
person-mates = At your table
person-is-you = you
person-is-there = is there
person-on-the-way = on the way
person-is-bot = a bot
person-sit = I sit here
person-sits = You are in your place.
person-soon = It begins for everybody at once. Keep this page open.
person-moved = You have a new place: { $sign }, table { $number }.
person-watching = You watch this table until there is a place for you.

person-table-of = { $sign }, table { $number }
person-bar = { $sign } · { $left }
person-last-round = last round
person-bar-untimed = Table { $number }: { $sign }
person-left = { $left } left
person-open-table = Your table, the time and help
person-stay = Your table has finished. Stay here: it goes on together in a moment.
person-leave = Leave the session
person-leave-sure = Leave for good? A bot will play in your seat.

person-hand = Raise your hand
person-hand-up = Your hand is up
person-hand-text = Somebody comes to your table. You can play on meanwhile.
person-hand-what = What is it about? (if you like)
person-hand-send = Send
person-hand-sent = Sent. Your hand stays up.
person-hand-down = Take it down

person-look-up = Look up
person-look-up-text = Everything is paused. Your cards are safe, and no clock runs.
person-lines = Everything waits
person-lines-text = The network is gone for many of you. Nothing is lost, and no clock runs. It goes on by itself.
person-table-paused = Your table is paused
person-table-paused-text = Your cards are safe, and no clock runs.
person-said = “{ $text }”
person-message = A message for you
person-nudge = Your table waits for you!
person-looked = Whoever leads this session looks at the hidden cards of your table for a minute.

person-claim = You say that you are { $name }
person-claim-text = Whoever leads this session must say yes. Wave, and keep this page open.
person-claim-no = That was not you
person-claim-no-text = Whoever leads this session said no. Ask them, or come in as somebody new.
person-come-in = Come in
person-nowhere = You have no place here
person-nowhere-text = This phone has no place in this session, or your seat was given to another phone.
person-elsewhere = Open somewhere else
person-elsewhere-text = Your place was opened in another window or on another phone. Only one can be yours.
person-use-here = Use it here
person-gone = This session has been deleted
person-gone-text = Nothing of it is kept any more, neither here nor there.

person-over = That was it. Thank you!
person-over-text = You can look at your game again as long as it is kept.
person-came = { $game }: you came number { $place } of { $of }.
person-won = You won { $game }!
person-together = You played { $game } together.
person-see-result = How it ended
person-check = Check your game yourself
person-erase = Erase my name now
person-erase-sure = Erase it for good? Press again.
person-erased = Your name is erased. What you played stays, without it.

# --- The wall -----------------------------------------------------------------------------------------------------

wall-title = Wall · { $title }
wall-or-type = or type this code
wall-at = at
wall-step-scan = Scan, or type the code.
wall-step-name = Take your nickname.
wall-step-name-free = Say what you are called.
wall-step-name-list = Choose your name.
wall-step-questions = A few short questions while we wait.
wall-step-wait = Keep the page open. Your table comes to you.
wall-are-here = { $count ->
    [one] is here
   *[other] are here
}
wall-ready = { $count ->
    [one] One is ready
   *[other] { $count } are ready
}
wall-nobody = Who is first?
wall-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
wall-notches = Every notch is one of you.
wall-door-closed = The door is closed
wall-find = Find your table
wall-find-text = Your phone shows the same sign.
wall-bots = { $count ->
    [one] + 1 bot
   *[other] + { $count } bots
}
wall-seated = { $count ->
    [one] one person
   *[other] { $count } people
}
wall-left = { $part ->
    [arrive] until we begin
    [brief] until the game begins
    [play] left to play
    [debrief] left to talk about it
   *[after] left
}
wall-last-round = Last round
wall-no-clock = It goes on
wall-paused = Everything is paused
wall-part-arrive = Arrive
wall-part-brief = The story
wall-part-play = Play
wall-part-debrief = Talk about it
wall-part-after = After
wall-plan = The plan of the lesson, now: { $part }
wall-idea = An idea you can see now
wall-just-seen = It just happened at one of your tables.
wall-one-table = { $sign }, table { $number }
wall-black = The wall is dark.
wall-cut = No connection: this is the last picture.
wall-full-screen = Fill the screen
wall-no-key = This wall needs its link: open it from the page of the person who leads the session.
wall-thanks = Thank you for playing!
wall-thanks-text = Your phone shows how your game ended.
