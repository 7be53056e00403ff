# What a class learned: the debrief on the wall and on the phones, questions before and after, the report, and the files to take away.

refused-no_such_file = There is no file “{ $file }”. There are: { $known }.
refused-needs_parquet_extra = Parquet needs one more part: install Tallystick with its extra “parquet” (pip install "tallystick[parquet]").
refused-no_such_card = There is no such card for these tables.
refused-no_such_question = This is not one of your questions.
refused-not_a_session = There is no such session in this data.

# --- Asked, shown, talked about -----------------------------------------------------------------------------------

debrief-together = all together
debrief-copies = { $copies ->
    [one] One copy
   *[other] { $copies } copies
} on the other phones
debrief-forged = One forged copy
debrief-forged-line = block { $block }: { $says }
debrief-voted = { $good } to 1: the forged copy is voted down.
debrief-think = What do you think?
debrief-thought = What you thought
debrief-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
debrief-answered = { $count } of { $of } have answered
debrief-right = right
debrief-here = It happened here
debrief-at = At the { $sign } table
debrief-at-round = At the { $sign } table, round { $round }
debrief-kept = Kept by whoever leads
debrief-watch = Watch it again
debrief-talk = Talk about it
debrief-look-up = Then look at the wall: your own point lights up here.
debrief-you = This is you
debrief-you-text = Only your phone shows which point is yours.
debrief-you-numbers = Only your phone shows these numbers.
debrief-you-mark = you
debrief-your-moment = Your moment
debrief-thanks = Your answer counts. The wall shows it in a moment.
debrief-not-played = You were at no table that is finished. Look at the wall.
debrief-none = No table is finished yet, so there is nothing to show.
debrief-wait = The wall shows the next card in a moment.
debrief-cards = Cards
debrief-card-of = Card { $number } of { $count }
debrief-step-ask = Ask
debrief-step-show = Show
debrief-step-moment = Moment
debrief-step-talk = Talk
debrief-next = Next
debrief-hide = Leave out
debrief-unhide = Put back
debrief-earlier = Earlier
debrief-later = Later
debrief-now = On the wall now
debrief-right-is = Right: { $option }
debrief-quiz = Questions after
debrief-end = End the session
debrief-forge = Change a payment
debrief-forge-text = On one copy only. The wall shows what becomes of it, and how the copies vote.
debrief-forge-block = Block
debrief-forge-payment = Payment
debrief-forge-amount = Changed into
debrief-unforged = One more copy, not changed
debrief-agreed = All { $count } copies say the same.
debrief-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}

# --- Questions before and after -----------------------------------------------------------------------------------

quiz-invite = { $count ->
    [one] One question while you wait
   *[other] { $count } questions while you wait
}
quiz-invite-text = At your own pace. No points, no names: your answers help to see what the game teaches.
quiz-start = Answer
quiz-go-on = Go on
quiz-done = Done. Thank you!
quiz-done-text = Nothing is told yet about which answers were right.
quiz-close = Back
quiz-before = before the game
quiz-after = after the game
quiz-of = { $number } of { $count }
quiz-not-sure = I am not sure yet
quiz-next = Next
quiz-changed = What changed in one hour?
quiz-both = { $n ->
    [one] One person answered both times.
   *[other] { $n } people answered both times.
} No name is kept with an answer.
quiz-legend-before = before
quiz-legend-after = after
quiz-legend-sure = how sure (95 %)
quiz-scale = of { $n } right
quiz-too-few = Fewer than five people answered both times. So few answers say nothing, and are not shown.
quiz-open = Still open: { $idea }
quiz-many-think = { $count ->
    [one] One of you thinks
   *[other] { $count } of you think
}: “{ $thought }”
quiz-still = Everybody answers on the own phone. What changed is shown once all are done.
quiz-answered = { $count } of { $of } have answered all
quiz-mine = What changed for you
quiz-mine-text = Only you see this page.
quiz-mine-right = right
quiz-mine-wrong = not right
quiz-mine-unsure = not sure
quiz-mine-none = not answered
quiz-none = There are no questions for this game.
learned-more = more of you know
learned-fewer = fewer of you knew
learned-unsure = cannot tell yet
learned-counts = counts only: too few for more
learned-hidden = too few answers
learned-points = { $change } points ({ $low } to { $high })
learned-shares = { $before } before, { $after } after, of { $n }

# --- The report ---------------------------------------------------------------------------------------------------

report-title = The lesson on one page
report-people = { $bots ->
    [0] people
    [one] people, and one bot
   *[other] people, and { $bots } bots
}
report-tables = { $over ->
    [one] tables, one finished
   *[other] tables, { $over } finished
}
report-entries = moves and notes, each sealed
report-ideas-more = ideas that more of them know now
report-hour = How the hour went
report-part-arrive = Arrive
report-part-brief = Brief
report-part-play = Play
report-part-debrief = Debrief
report-part-after = After
report-note-seat = sent to the tables
report-note-begin = play begins
report-note-pause = { $table ->
    [0] all paused
   *[other] table { $table } paused
}
report-note-resume = { $table ->
    [0] all go on
   *[other] table { $table } goes on
}
report-note-more-time = { $minutes } min more
report-note-last-round = last round
report-note-stop = stopped
report-note-together = brought together
report-note-quiz = questions
report-note-look = hidden cards looked at
report-note-end = the end
report-looked = { $count ->
    [0] hidden cards: never looked at
    [one] hidden cards: looked at once
   *[other] hidden cards: looked at { $count } times
}
report-learned = Before and after
report-too-few = Fewer than five people answered both times, so nothing is said.
report-idea = idea
report-counts = before and after
report-shares = right answers
report-change = what may be said
report-gain = Of what the class could still gain, it gained { $gain } %.
report-table-list = The tables
report-table = table
report-made = made
report-most = best
report-rounds = rounds
report-pace = a round
report-end = how it ended
report-proved = proved
report-running = still running
report-stopped = stopped
report-moments = Moments to remember
report-next = To talk about next time
report-still = { $idea }: some still think “{ $thought }”.
report-unmet = { $idea }: was asked about, but not met at any table.
report-thought = { $right } of { $answers } thought right.
report-honest = One class, no control group; the questions have not been validated yet.
report-from-journals = Everything here is made from the tables’ own journals and can be made again from them.
report-print = Print or PDF
report-take = Take it home
report-pseudonyms = Pseudonyms
report-named = With nicknames
report-csv = Tables as CSV
report-csv-text = moves, events, seats, answers, codebook
report-parquet = Parquet
report-parquet-text = the same, for Python and R
report-jsonl = JSON Lines
report-jsonl-text = the same, for programs
report-xapi = xAPI statements
report-xapi-text = serious-games profile
report-journals = All journals
report-journals-text = check them yourself
report-html = Report
report-html-text = this page as one file
report-plan = Lesson plan
report-plan-text = to lead it again, or to give away
report-all = Everything in one file
report-all-text = with a README that says what is what
report-privacy = Privacy
report-privacy-names = No real name was asked. Your notes of who is who are in no file.
report-privacy-chosen = People were called by names of their own. Your notes of who is who are in no file.
report-privacy-days = { $days ->
    [0] Nicknames and notes are erased at the end. The journals stay whole and can still be proved.
    [one] Nicknames and notes are erased after one day. The journals stay whole and can still be proved.
   *[other] Nicknames and notes are erased after { $days } days. The journals stay whole and can still be proved.
}
report-privacy-answers = Answers are kept by a pseudonym of this session that leads nowhere else.
report-erase-who = One person…
report-erase-one = Erase the name { $name }
report-privacy-erased = All names and notes are erased.
report-saved = { $file } is saved.

# --- The files to take away ---------------------------------------------------------------------------------------

export-readme = # What is in here

    Everything that a session, or a table, of Tallystick leaves. All of it is made from the journals of the tables, the answers and the log; made twice, it is the same byte for byte. Times are milliseconds since 1970, UTC.
export-readme-tables = ## Tables

    `codebook.csv` says what every column of every table holds.
export-readme-folders = ## Where they are

    - `csv/`, `jsonl/`, `parquet/`: these tables, three times the same, for spreadsheets, for programs, and with types for Python and R
    - `journals/`: the record of each table
    - `xapi.jsonl`: what people did and answered, as statements of the Experience API
    - `report.html`: the lesson on one page
    - `plan.toml`: what was chosen for the session, to lead it again
    - `graph/`: the graphs of A Shelves Voyage, only where names and words were asked for
export-readme-verify = ## Proof

    Each journal is a chain of sealed entries. Anybody can check every seal, die and card of it:
export-readme-pseudonyms = People are called P01, P02 and so on. Names, notes and what people wrote are left out.
export-readme-named = These files hold nicknames and what people wrote. Keep them as such.
export-readme-running = When this was taken, these tables still ran, so their files are not whole: { $tables }.

codebook-session = one row: the session
    .session = id of the session
    .game = the game that was played
    .phase = how far the session was when this was taken
    .created = when it was made
    .ended = when it was ended; empty while it goes on
    .people = how many people came
    .tables = how many tables there were
    .running = how many of them still ran when this was taken
    .title = title of the session; only where names were asked for
codebook-people = one row for each person
    .person = pseudonym, the same in every table here and in no other session
    .lang = language on the phone
    .entered = when the person came
    .late = came after people were sent to their tables
    .gone = left before the end
    .name = nickname; only where names were asked for
codebook-tables = one row for each table
    .table = number of the table in the session
    .sign = its sign
    .id = id of the table, as in its journal
    .game = the game
    .rules = version of the rules
    .options = the options of the table
    .started = when it started
    .ended = when it ended
    .over = whether it is over
    .outcome = why it ended
    .rounds = rounds, or laps of everybody’s turns
    .entries = entries of the journal
    .head = seal of the last entry
    .verified = whether every seal, die and card was proved when this was taken; empty while it runs
codebook-seats = one row for each stretch in which somebody played a seat
    .table = number of the table
    .seat = the seat, from 0
    .person = who played; empty for a bot
    .kind = person or bot
    .bot = name of the bot
    .from_seq = first entry of the stretch
    .to_seq = last entry of the stretch
codebook-moves = one row for each move
    .table = number of the table
    .seq = entry of the journal
    .t = when
    .seat = the seat; empty for the clock and the facilitator
    .kind = person, bot, clock or facilitator
    .person = who moved; empty for a bot
    .move = name of the move
    .took_ms = time since the move before, in milliseconds
    .waited_for = the seats that could move when this move came; empty while the table runs
    .fields = the fields of the move; what was hidden is opened once the table is over
codebook-events = one row for each thing that happened
    .table = number of the table
    .seq = entry of the journal
    .place = place within the entry
    .t = when
    .event = name of the event
    .idea = the idea it teaches
    .seat = whose it is, where it is somebody’s
    .fields = the other fields of the event
codebook-balances = one row for each seat and round: what it had
    .table = number of the table
    .round = round, 0 is the start
    .seat = the seat
    .person = the person who played the seat last; empty where it was always a bot’s
    .amount = Istoken, coins, or coins in cold storage
codebook-moments = one row for each moment worth telling
    .table = number of the table
    .seq = entry of the journal
    .round = round or turn
    .moment = what kind of moment
    .idea = the idea it shows
    .seats = whom it concerns
    .size = how large, among moments of its kind
codebook-ideas = one row for each table and idea
    .table = number of the table
    .idea = the idea
    .times = how many events taught it
codebook-quiz = one row for each answer before or after
    .person = who answered
    .phase = before or after the game
    .question = id of the question
    .idea = the idea it asks about
    .form = a or b
    .version = version of the questions
    .option = place of the answer in the bank; 0 is right, -1 is “not sure yet”
    .right = whether it was right
    .thinks = what somebody may think who answers so
    .ms = how long it took, in milliseconds
    .t = when
codebook-questions = one row for each option of each question that was answered, and language
    .question = id of the question
    .idea = the idea it asks about
    .form = a or b
    .option = place of the option in the bank; 0 is right
    .right = whether it is right
    .thinks = id of what somebody may think who chooses it
    .lang = language of the texts that follow
    .asks = the question
    .says = the option
    .thought = what somebody may think who chooses it
codebook-predictions = one row for each answer to a card of the debrief
    .person = who answered
    .card = the card
    .chosen = what the person thought
    .right = what the tables showed
    .was_right = whether the two agree
    .t = when
codebook-actions = one row for each entry of the session’s log
    .seq = its number
    .t = when
    .by = lead, co, server, or a person
    .what = what was done
    .fields = numbers that belong to it; nothing that anybody wrote
