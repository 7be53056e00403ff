event-heap-made = A heap of { $stones } stones.
event-stones-taken = { NAME($seat) } takes { $stones }; { $left } left.
event-game-ended = { NAME($winner) } takes the last stone and wins.
refused-too_many_stones = Take one, two or three stones, and no more than there are.
ts-left = { $left } stones left
ts-take = Take { $stones }
ts-log = What happened
ts-wait = { NAME($seat) } is choosing
