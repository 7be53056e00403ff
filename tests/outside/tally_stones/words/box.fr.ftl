game-tally-stones = Pierres de taille
    .summary = Prends une, deux ou trois pierres du tas. Qui prend la dernière gagne.
    .players = 2–4 joueurs
    .hint = Deux à quatre joueurs ; une minute.
