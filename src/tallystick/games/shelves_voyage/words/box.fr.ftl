# A Shelves Voyage, avec nos propres mots.

game-shelves-voyage = A Shelves Voyage
    .summary = Des voyageurs nouent des énoncés en un même graphe de connaissances et tâchent de garder les pièces de tous en harmonie.
    .players = 3 à 10 joueurs
    .length = environ 30 min
    .hint = Quatre voyageurs, dont trois robots qui puisent dans des listes de textes.
