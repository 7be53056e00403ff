# A Shelves Voyage, in our own words.

game-shelves-voyage = A Shelves Voyage
    .summary = Travellers tie statements into one shared graph of knowledge, and try to keep everybody’s coins in harmony.
    .players = 3–10 players
    .length = about 30 min
    .hint = Four travellers, three of them bots that pick their texts from themed lists.
