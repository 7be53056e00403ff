# Blockchain: The Cryptocurrency Game, in our own words.

game-blockchain = Blockchain
    .summary = Trade five currencies on a ring of dice and get ten of each into cold storage, while Hacks answer Hacks.
    .players = 2–4 players
    .length = about 30 min
    .hint = Four traders, three of them bots. About ten turns each.
