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
