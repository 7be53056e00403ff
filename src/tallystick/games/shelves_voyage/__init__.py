"""A Shelves Voyage: travellers build a graph of statements together and try to keep their coins in harmony."""

from typing import Final

from tallystick.games.shelves_voyage.game import ShelvesVoyage

GAME: Final = ShelvesVoyage(earlier=[ShelvesVoyage(1)])
