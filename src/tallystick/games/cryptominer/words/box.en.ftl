# CryptoMiner, in our own words.

game-cryptominer = CryptoMiner
    .summary = Miners pile transactions into blocks and race to claim each one with the smallest card that will do.
    .players = 2–6 players
    .length = about 15 min
    .hint = Four miners, three of them bots. About 30 rounds.
