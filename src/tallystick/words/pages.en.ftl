# What the pages around a game say: the ending, the result, the replay, the wall, the first page and the new table.

# --- The ending ---------------------------------------------------------------------------------------------------

ending-wins = { $several ->
    [yes] { NAME($seats) } win with { $score }
   *[no] { NAME($seats) } wins with { $score }
}
ending-wins-wall = { $several ->
    [yes] { NAME($seats) } win!
   *[no] { NAME($seats) } wins!
}
ending-you-win = You win with { $score }!
ending-you-share = You share the win with { $score }!
ending-you-came = { $place ->
    [1] You came first
    [2] You came second
    [3] You came third
   *[other] You came { $place }th
} with
ending-podium = Who came where: { $places }
ending-place = { $place } { $name }, { $score }
ending-crew = Everybody aboard: { $names }
ending-award-yours = { $award }: you
ending-awards = What everybody is remembered for
ending-lines = Your game
ending-who = Who mined what
ending-phone = Look at your phone for your own story.
ending-again-at-once = same table, starts at once
ending-again-whole = now a whole game
ending-again-ask = the others are asked on their phones
ending-again-join = somebody wants to play again
ending-whole = The whole result
ending-watch = Replay
ending-check = Check
ending-share = Share
ending-print = Print
ending-table = The table
ending-journal = Journal
ending-back = Back to the ending
ending-shared-text = { $headline } · { $game } on Tallystick
ending-copied = The link is copied.
ending-copy-this = Copy this link:
ending-printed = Played on { $date }. Anybody can check it at { $address }

# --- The result ---------------------------------------------------------------------------------------------------

result-in-unit = Balances over time, in { $unit }
result-open-moment = Watch this moment
result-ideas = { $count ->
    [one] One idea met
   *[other] { $count } ideas met
}

# --- Watching again -----------------------------------------------------------------------------------------------

replay-pause = Pause
replay-speed = Speed
replay-round-back = To the round before
replay-round-on = To the next round
replay-log = What has happened
replay-faster = { $speed }×

# --- The wall -----------------------------------------------------------------------------------------------------

wall-type = Open this address
wall-watch = Watch on your phone

# --- The first page -----------------------------------------------------------------------------------------------

home-lead = For a class or a workshop
home-lead-text = One person leads many tables: one code, seats, a cockpit, a debrief.
home-lead-go = Lead a session
home-past = Your finished games
home-past-text = They are remembered on this device only.
home-past-forget = Forget them
home-past-more = All { $count } games
home-result-won = You won
home-result-lost = { $place ->
    [2] Second
    [3] Third
   *[other] { $place }th
} of { $of }
home-result-together = Sailed together
home-your-turn = It is your turn
home-start-here = Start here
home-pick = Which game?

# --- Titles of pages ----------------------------------------------------------------------------------------------

title-of = { $page } · { $game }

# --- A new table --------------------------------------------------------------------------------------------------

new-rules = Rules
new-rules-text = { $differ ->
    [0] As the standard says.
    [one] One rule differs from the standard.
   *[other] { $differ } rules differ from the standard.
}
new-advice = What the manual suggests: { $option }
new-pawn-help = Tap a pawn to sit there and play with its colour.
new-sit-here = Sit at seat { $number }, with this pawn
new-preset = How to play
preset-standard = Standard
    .help = Our rulings where the manual is silent.
preset-lesson = 10-minute lesson
    .help = Short enough for the end of a lesson.
preset-manual = As in the manual
    .help = As it is printed, as far as that can be played.
preset-own = My own
    .help = What you have chosen below.
lobby-by-hand = The ledger is kept by hand.
lobby-options = Played differently here
lobby-option = { $option }: *{ $answer }*
lobby-standard = Standard rules.
check-aloud = These four words stand for the whole game. Two people who hear the same four have the same record.
