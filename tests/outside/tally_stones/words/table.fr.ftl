event-heap-made = Un tas de { $stones } pierres.
event-stones-taken = { NAME($seat) } en prend { $stones } ; il en reste { $left }.
event-game-ended = { NAME($winner) } prend la dernière pierre et gagne.
refused-too_many_stones = Prends une, deux ou trois pierres, et pas plus qu’il n’y en a.
ts-left = Il reste { $left } pierres
ts-take = En prendre { $stones }
ts-log = Ce qui s’est passé
ts-wait = { NAME($seat) } choisit
