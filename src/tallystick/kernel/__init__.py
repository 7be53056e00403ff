"""Words all rooms share: seats, viewers, chance, moves, events, refusals, options, the Game contract."""
