"""Print and play: the box of a game as a PDF, from its components, its words and its drawings."""
