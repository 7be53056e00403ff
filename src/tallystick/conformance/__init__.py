"""The promises that every game keeps, as tests: for ours, and for a game in a package of its own (`pytest --game`)."""
