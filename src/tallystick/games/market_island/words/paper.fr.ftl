# Ce qui figure sur les pièces imprimées de Market Island, et comment les assembler.

paper-mi-income = { $side ->
    [left] Ton voisin de gauche te paie { $amount }.
   *[right] Ton voisin de droite te paie { $amount }.
}
paper-mi-expense = { $side ->
    [left] Tu paies { $amount } à ton voisin de gauche.
   *[right] Tu paies { $amount } à ton voisin de droite.
}
paper-mi-income-deck = Revenu
paper-mi-expense-deck = Dépense
paper-mi-action-deck = Action
paper-mi-mining-deck = Minage
paper-mi-square-chest = Revenu
paper-mi-square-hands = Dépense
paper-mi-square-question = Action
paper-mi-square-start = Drapeaux : { $start_bonus } par tour. Arrêt ici : action
paper-mi-square-jellyfish = Méduse : paie { $corner_money }. Dépense
paper-mi-square-fire = Feu : reçois { $corner_money }. Revenu
paper-mi-square-totem = Totem : pas de minage cette manche. Action
paper-mi-glue = Coupe le long de ce bord et accole l’autre moitié ici.
paper-mi-winning = Carte gagnante
paper-mi-block = Carte du bloc
paper-mi-mine = Carte de minage
paper-mi-mat-how = Pose la carte gagnante à gauche et, à côté, la carte de chacun, face cachée. Qui mine pose sa carte de minage en dessous, face cachée, et place dessus son second pion.
paper-mi-ledger = Le registre du joueur { $number }
paper-mi-hundreds = 100
paper-mi-tens = Dizaines
paper-mi-units = Unités
paper-mi-beads = Perles
paper-mi-abacus-how = Ta copie des soldes de tout le monde. Sur chaque ligne, une perle sur les dizaines et une sur les unités ; tous commencent avec { $start }. Déplace les perles à chaque paiement et compare les copies après chaque bloc : elles doivent toutes être égales.
paper-mi-pawns-how = Découpe, plie au milieu et rabats les pieds vers l’extérieur. Deux par joueur : l’un marche sur le plateau, l’autre se pose sur la carte de minage.
paper-mi-die-how = Le dé : découpe, plie, colle les languettes.
paper-mi-copybook = Cahier des blocs
    .text = Une ligne par bloc, avec des cases pour ses hachages
    .count = 1
paper-mi-copybook-how = Note chaque bloc une fois réglé. Le hachage sur papier : pars du hachage du bloc précédent (premier bloc : 00). Pour chaque joueur à son tour, multiplie par trois, ajoute le solde de ce joueur et garde les deux derniers chiffres. Ce qui reste après le dernier joueur est le hachage de ce bloc. Si quelqu’un change un ancien solde, plus aucun hachage ne colle ensuite.
paper-mi-book-block = Bloc
paper-mi-book-previous = Hachage d’avant
paper-mi-book-hash = Ce hachage
paper-mi-book-winning = Carte gagnante
paper-mi-book-cards = Cartes
paper-mi-book-miner = Mineur
paper-mi-book-after = Soldes ensuite

paper-mi-cards = Cartes
    .text = 26 cartes de revenu, 26 de dépense, 54 d’action et 52 de minage ; 63 × 88 mm, avec leurs dos
    .count = 158
paper-mi-board = Plateau
    .text = L’anneau de { $ring } cases et la place de quatre pioches : en deux moitiés à la maison, d’une pièce chez l’imprimeur
    .count = 1
paper-mi-mat = Tapis du bloc
    .text = La place de la carte gagnante, du bloc et des cartes de minage
    .count = 1
paper-mi-abaci = Bouliers
    .text = { $players } registres de { $players } bouliers, et leurs perles
    .count = { $players } × { $players }
paper-mi-pawns = Pions et dé
    .text = Deux pions par joueur et un dé, à plier
    .count = { $players } × 2 + 1
