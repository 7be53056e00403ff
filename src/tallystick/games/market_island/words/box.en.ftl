# Market Island, in our own words.

game-market-island = Market Island
    .summary = Castaways share one record of who owns what, and mine it block by block.
    .players = 2–6 players
    .length = about 20 min
    .hint = Four castaways, three of them bots. No account, no waiting.
