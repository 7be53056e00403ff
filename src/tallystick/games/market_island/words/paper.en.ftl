# What stands on the printed pieces of Market Island, and how they are put together.

paper-mi-income = { $side ->
    [left] The player on your left pays you { $amount }.
   *[right] The player on your right pays you { $amount }.
}
paper-mi-expense = { $side ->
    [left] You pay { $amount } to the player on your left.
   *[right] You pay { $amount } to the player on your right.
}
paper-mi-income-deck = Income
paper-mi-expense-deck = Expense
paper-mi-action-deck = Action
paper-mi-mining-deck = Mining
paper-mi-square-chest = Income
paper-mi-square-hands = Expense
paper-mi-square-question = Action
paper-mi-square-start = Flags: { $start_bonus } for each lap. Stop here: action
paper-mi-square-jellyfish = Jellyfish: pay { $corner_money }. Expense
paper-mi-square-fire = Fire: receive { $corner_money }. Income
paper-mi-square-totem = Totem: do not mine this round. Action
paper-mi-glue = Cut along this edge and join the other half here.
paper-mi-winning = Winning Card
paper-mi-block = Block card
paper-mi-mine = Mining card
paper-mi-mat-how = Lay the Winning Card on the left and everybody’s block card beside it, face down. Who mines lays the mining card below, face down, and puts the second pawn on it.
paper-mi-ledger = The ledger of player { $number }
paper-mi-hundreds = 100
paper-mi-tens = Tens
paper-mi-units = Units
paper-mi-beads = Beads
paper-mi-abacus-how = Your copy of everybody’s balance. Lay one bead on the tens and one on the units of each row; all begin with { $start }. Move the beads whenever anybody is paid, and compare the copies after every block: they must all be equal.
paper-mi-pawns-how = Cut out, fold in the middle and turn the feet outwards. Two for each player: one walks on the board, one lies on the mining card.
paper-mi-die-how = The die: cut out, fold, glue the flaps.
paper-mi-copybook = Copybook of blocks
    .text = A line for each block, with boxes for its hashes
    .count = 1
paper-mi-copybook-how = Write down every block once it is settled. The paper hash: begin with the hash of the block before (the first block: 00). For each player in turn, take it three times, add that player’s balance, and keep the last two digits. What is left after the last player is the hash of this block. If somebody changes an old balance, no later hash fits any more.
paper-mi-book-block = Block
paper-mi-book-previous = Hash before
paper-mi-book-hash = This hash
paper-mi-book-winning = Winning Card
paper-mi-book-cards = Cards
paper-mi-book-miner = Miner
paper-mi-book-after = Balances afterwards

paper-mi-cards = Cards
    .text = 26 income, 26 expense and 54 action cards, and 52 mining cards; 63 × 88 mm, with backs
    .count = 158
paper-mi-board = Board
    .text = The ring of { $ring } squares with places for four decks, in two halves at home, in one piece from a shop
    .count = 1
paper-mi-mat = Block mat
    .text = Where the Winning Card, the block and the mining cards lie
    .count = 1
paper-mi-abaci = Abaci
    .text = { $players } ledgers of { $players } abaci each, and the beads for them
    .count = { $players } × { $players }
paper-mi-pawns = Pawns and die
    .text = Two pawns for each player, and one die, to fold
    .count = { $players } × 2 + 1
