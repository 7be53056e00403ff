# At the table of a game that brings no table of its own.

plain-board = Table
plain-players = Players
plain-log = What happened
plain-round = Round { $round }
plain-none = none
plain-thinks = deciding
plain-your-turn = Your turn
plain-wait = Please wait
plain-waits = { $count ->
    [one] { NAME($seats) } is deciding.
   *[other] { NAME($seats) } are deciding.
}
plain-go-on = Go on
plain-less = { $label }: one less
plain-more = { $label }: one more

plain-end-score = { $count }
plain-end-length = { $count ->
    [one] one round played
   *[other] { $count } rounds played
}
plain-end-leap = The greatest leap
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } gained { $leap } at one stroke.
plain-end-lead = In front
    .text = { $led ->
        [one] At one count
       *[other] At { $led } counts
    } nobody had more than { $you ->
        [yes] you
       *[no] { NAME($seat) }
    }.
plain-end-rise = Uphill
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } went up by { $rise } from the lowest count.
plain-end-beside = Side by side
    .text = { $you ->
        [yes] You have
       *[no] { NAME($seat) } has
    } { $count }; { NAME($other) } has { $theirs }.
plain-end-idea = { $idea }
    .text = Met { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    } in this game. { $text }

chapter-plain-all = Section by section
rules-plain-idea = Every browser at the table keeps the same record, and checks it.
