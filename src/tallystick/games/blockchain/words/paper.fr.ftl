# Ce qui figure sur les pièces imprimées de Blockchain, et comment les assembler.

paper-ch-die-here = dé ici
paper-ch-vault = Le coffre du joueur { $number }
paper-ch-dice-how = Un dé par tuile. Découpe, plie, colle les languettes ; lance ensuite chaque dé et pose-le sur sa tuile.

paper-ch-tiles = Tuiles
    .text = Cinq monnaies et la tuile Joker ; à poser en anneau
    .count = 6
paper-ch-cards = Cartes
    .text = 39 blocs, 15 serveurs et 27 piratages ; 63 × 88 mm, avec leurs dos
    .count = 81
paper-ch-vaults = Coffres
    .text = Un portefeuille et un stockage à froid par joueur
    .count = { $players }
paper-ch-coins = Pièces
    .text = 40 de chacune des cinq monnaies
    .count = 200
paper-ch-dice = Dés
    .text = Un par tuile, à plier
    .count = 6
