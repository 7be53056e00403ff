# CryptoMiner, avec nos propres mots.

game-cryptominer = CryptoMiner
    .summary = Des mineurs empilent des transactions en blocs et se disputent chacun avec la plus petite carte qui suffit.
    .players = 2 à 6 joueurs
    .length = environ 15 min
    .hint = Quatre mineurs, dont trois robots. Environ 30 manches.
