game-stock-and-foil = Stock and Foil
    .summary = The king owes you grain, notched on a split tally stick. Pass it on for more than it is worth, and look twice at what you are offered.
    .players = 2–6 players
    .length = about 10 min
    .hint = A small game of trust: who carves alone is found out when the halves meet.
