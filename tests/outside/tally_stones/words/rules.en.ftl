option-heap = Stones in the heap
    .help = How many there are at the start.
concept-start = One heap
    .text = Everybody sees the same heap.
concept-turn = In turn
    .text = One after the other, and everybody counts along.
concept-end = The last stone
    .text = Nobody can deny who took it.
