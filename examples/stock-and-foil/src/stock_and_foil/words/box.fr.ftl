game-stock-and-foil = Souche et échantillon
    .summary = Le roi te doit du grain, entaillé sur un bois fendu en deux. Cède ta moitié pour plus qu’elle ne vaut, et méfie-toi de celles qu’on te propose.
    .players = 2–6 joueurs
    .length = environ 10 min
    .hint = Un petit jeu de confiance : qui entaille seul est démasqué quand les moitiés se retrouvent.
