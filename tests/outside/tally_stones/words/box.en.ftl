game-tally-stones = Tally Stones
    .summary = Take one, two or three stones from the heap. Whoever takes the last one wins.
    .players = 2–4 players
    .hint = Two to four players; a minute.
