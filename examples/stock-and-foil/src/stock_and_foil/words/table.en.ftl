goal-stock-and-foil = Have the most grain when the Exchequer closes its books
event-season-began = Season { $season } begins. { NAME($starter) } will offer first.
event-tally-split = { $notches ->
    [hidden] A tally is split for { NAME($seat) }; the Exchequer keeps the foil.
    [one] A tally with { $notches } notch is split for { NAME($seat) }; the Exchequer keeps the foil.
   *[other] A tally with { $notches } notches is split for { NAME($seat) }; the Exchequer keeps the foil.
}
event-stock-carved = { $notches ->
    [hidden] { NAME($seat) } has been alone with the knife.
    [0] { NAME($seat) } carves nothing.
    [one] { NAME($seat) } carves { $notches } false notch.
   *[other] { NAME($seat) } carves { $notches } false notches.
}
event-stocks-shown = The new stocks are shown: { $notches } notches.
event-stock-offered = { NAME($seat) } offers { NAME($buyer) } a stock of { $notches } for { sf-price }.
event-stock-kept = { NAME($seat) } offers nothing.
event-stock-taken = { NAME($seat) } believes it and pays { NAME($seller) } { sf-price }.
event-offer-declined = { NAME($seat) } declines.
event-halves-agreed = The halves agree. { NAME($seat) } has doubted for nothing and pays { NAME($seller) } { sf-price }.
event-forgery-found = The halves differ: the foil shows { $real }, the stock { $notches }. It is burnt, and { NAME($seller) } pays { NAME($seat) } { sf-fine }.
event-stock-paid = { $pays ->
    [0] The Exchequer burns a stock of { NAME($seat) }: { $notches } notches against { $real } on the foil.
    [one] The Exchequer pays { NAME($seat) } { $pays } sack for a stock of { $notches }.
   *[other] The Exchequer pays { NAME($seat) } { $pays } sacks for a stock of { $notches }.
}
event-game-ended = The books are closed. Most grain: { NAME($winners) }.
you-event-tally-split = A tally with { $notches ->
    [one] { $notches } notch
   *[other] { $notches } notches
} is split for you; the Exchequer keeps the foil.
you-event-stock-carved = { $notches ->
    [0] You carve nothing.
    [one] You carve { $notches } false notch.
   *[other] You carve { $notches } false notches.
}
you-event-stock-offered = You offer { NAME($buyer) } a stock of { $notches } for { sf-price }.
you-event-stock-kept = You offer nothing.
you-event-stock-taken = You believe it and pay { NAME($seller) } { sf-price }.
you-event-offer-declined = You decline.
you-event-halves-agreed = The halves agree. You have doubted for nothing and pay { NAME($seller) } { sf-price }.
you-event-forgery-found = The halves differ: the foil shows { $real }, the stock { $notches }. It is burnt, and { NAME($seller) } pays you { sf-fine }.
you-event-stock-paid = { $pays ->
    [0] The Exchequer burns a stock of yours: { $notches } notches against { $real } on the foil.
    [one] The Exchequer pays you { $pays } sack for a stock of { $notches }.
   *[other] The Exchequer pays you { $pays } sacks for a stock of { $notches }.
}
sf-price = { $price ->
    [one] { $price } sack
   *[other] { $price } sacks
}
sf-fine = { $fine ->
    [one] { $fine } sack
   *[other] { $fine } sacks
}
ended-settled = The Exchequer has paid what was true
refused-not_your_turn_now = It is not your turn.
refused-not_now = That cannot be done now.
refused-too_many_notches = Carve none, one or { $most } notches.
refused-stock_not_yours = This stock is not in your hands.
refused-nobody_there = Offer it to another player at this table.
refused-price_out_of_range = Ask for one to { $most } sacks.
refused-cannot_answer_so = You cannot pay for that; decline the offer.
phase-carve = Carve false notches, or none
phase-offer = Offer a stock, or keep them
phase-answer = Believe it, doubt it, or decline
phase-over = Over
move-carve = { $notches ->
    [0] Leave it as it is
    [one] Carve { $notches } false notch
   *[other] Carve { $notches } false notches
}
move-offer = Offer stock { $stick } to { NAME($buyer) } for { sf-price }
move-offer-stick = Which stock?
    .value = No. { $value }
move-offer-buyer = To whom?
    .value = { NAME($value) }
move-offer-price = For how many sacks?
move-keep = Offer nothing this season
move-take = Believe it and pay
move-match = Lay the halves together
move-decline = Decline
view-offer = On offer
view-offer-stick = Stock
view-offer-notches = Notches
view-offer-price = Price
view-offer-buyer = Offered to
    .value = { NAME($value) }
view-seasons = Seasons in all
view-players = Players
view-players-grain = Sacks of grain
view-players-stocks = Stocks
view-stocks = Stocks in hand
view-stocks-number = Stock
view-stocks-notches = Notches
view-stocks-false = False notches
view-stocks-maker = Made out to
    .value = { NAME($value) }
sf-stock = Stock { $number }
sf-notches = { $notches ->
    [one] { $notches } notch
   *[other] { $notches } notches
}
sf-covered = not shown yet
sf-false = { $false } of them false
sf-true = all of them true
sf-maker = for { NAME($maker) }
