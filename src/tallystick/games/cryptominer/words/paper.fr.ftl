# Ce qui figure sur les pièces imprimées de CryptoMiner, et comment les assembler.

paper-cm-open = Bloc ouvert
paper-cm-open-how = Pose ici en une pile les cartes de transaction d’une manche et, dessus, autant de pièces que leur total, plus une.
paper-cm-claim = Revendication : carte de bloc
paper-cm-chain-pile = Blockchain
paper-cm-chain-how = Le bloc gagné et, dessus, la carte de bloc qui l’a gagné. Le plus haut total d’une manche finit au sommet.
paper-cm-deck = Cartes de bloc
paper-cm-new = Nouveau bloc : les cartes de transaction de cette manche
paper-cm-coins-here = Pièces
paper-cm-strip = La chaîne
paper-cm-strip-how = Découpe les bandes et accole-les. Note chaque bloc quand il rejoint la chaîne : chacun doit partager un symbole avec le précédent.
paper-cm-link = Bloc
paper-cm-total = Total
paper-cm-miner = Mineur
paper-cm-symbols = Symboles
paper-cm-coins-word = Pièces
paper-cm-die-how = Le dé dit qui commence : découpe, plie, colle les languettes.

paper-cm-cards = Cartes
    .text = { $transaction_cards } cartes de transaction et { paper-cm-blocks } cartes de bloc ; 63 × 88 mm, avec leurs dos
    .count = { $transaction_cards } + { paper-cm-blocks }
paper-cm-yard = Plateau
    .text = Deux pages : quatre blocs ouverts et leurs revendications ; la chaîne, la pioche et le nouveau bloc
    .count = 1
paper-cm-chain = Bande de la chaîne
    .text = Trois bandes pour noter les blocs à la suite
    .count = 3
paper-cm-coins = Pièces et dé
    .text = Pièces de récompense, et un dé à plier
    .count = 280 + 1
paper-cm-blocks = { $block_cards ->
    [classic40] 40
    [classic40_from_three] { $players ->
        [2] 70
       *[other] 40
    }
   *[other] 70
}
