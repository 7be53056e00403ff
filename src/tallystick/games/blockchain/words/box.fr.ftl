# Blockchain: The Cryptocurrency Game, avec nos propres mots.

game-blockchain = Blockchain
    .summary = Échange cinq monnaies sur un anneau de dés et mets-en dix de chaque en stockage à froid, pendant que les piratages répondent aux piratages.
    .players = 2 à 4 joueurs
    .length = environ 30 min
    .hint = Quatre marchands, dont trois robots. Environ dix tours chacun.
