# What stands on the printed pieces of Blockchain, and how they are put together.

paper-ch-die-here = die here
paper-ch-vault = The vault of player { $number }
paper-ch-dice-how = One die for each tile. Cut out, fold, glue the flaps; then roll each and lay it on its tile.

paper-ch-tiles = Tiles
    .text = Five currencies and the wild one; lay them in a ring
    .count = 6
paper-ch-cards = Cards
    .text = 39 Blocks, 15 Servers and 27 Hacks; 63 × 88 mm, with backs
    .count = 81
paper-ch-vaults = Vaults
    .text = A wallet and a cold storage for each player
    .count = { $players }
paper-ch-coins = Coins
    .text = 40 of each of the five currencies
    .count = 200
paper-ch-dice = Dice
    .text = One for each tile, to fold
    .count = 6
