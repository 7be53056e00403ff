"""Stock and Foil: the king's debts, notched on split tally sticks that pass from hand to hand."""

from stock_and_foil.game import StockAndFoil

GAME = StockAndFoil()
