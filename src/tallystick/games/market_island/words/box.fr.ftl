# Market Island, avec nos propres mots.

game-market-island = Market Island
    .summary = Des naufragés tiennent ensemble un registre de ce que chacun possède et le minent bloc après bloc.
    .players = 2 à 6 joueurs
    .length = environ 20 min
    .hint = Quatre naufragés, dont trois robots. Sans compte, sans attendre.
