# What stands on the printed pieces of CryptoMiner, and how they are put together.

paper-cm-open = Open block
paper-cm-open-how = Lay the transaction cards of a round here in one pile, and on it as many coins as their total, and one more.
paper-cm-claim = Claim: block card
paper-cm-chain-pile = Blockchain
paper-cm-chain-how = The block that was won, and on it the block card that won it. The highest total of a round ends on top.
paper-cm-deck = Block cards
paper-cm-new = New block: the transaction cards of this round
paper-cm-coins-here = Coins
paper-cm-strip = The chain
paper-cm-strip-how = Cut out the strips and join them. Write every block down as it joins the chain: each must share a symbol with the one before it.
paper-cm-link = Block
paper-cm-total = Total
paper-cm-miner = Miner
paper-cm-symbols = Symbols
paper-cm-coins-word = Coins
paper-cm-die-how = The die decides who begins: cut out, fold, glue the flaps.

paper-cm-cards = Cards
    .text = { $transaction_cards } transaction cards and { paper-cm-blocks } block cards; 63 × 88 mm, with backs
    .count = { $transaction_cards } + { paper-cm-blocks }
paper-cm-yard = Board
    .text = Two pages: four open blocks with their claims; the chain, the deck and the new block
    .count = 1
paper-cm-chain = Chain strip
    .text = Three strips to write the blocks on, one after the other
    .count = 3
paper-cm-coins = Coins and die
    .text = Reward coins, and one die to fold
    .count = 280 + 1
paper-cm-blocks = { $block_cards ->
    [classic40] 40
    [classic40_from_three] { $players ->
        [2] 70
       *[other] 40
    }
   *[other] 70
}
