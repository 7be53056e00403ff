"""A Shelves Voyage: travellers build a graph of statements together and try to keep their coins in harmony."""
