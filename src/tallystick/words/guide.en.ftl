guide-on = Got it
guide-in-tab = You will find it under “{ $tab }”.
guide-stop = Stop the guide
guide-proof = Nobody can deny it now
    .text = All the seeds are open. “Check this game” rolls every die and deals every card again in your browser, and proves the whole record. Next, play a full game, or invite somebody to a table.
later-forget-name = Forget my name
later-forget-name-sure = It disappears from this table for good. Press again.
later-device = My name and this device
later-device-text = This device forgets your seat, and its link opens nothing any more.
later-device-take = Take my seat to another device
later-device-taken = Open this link on the other device. Then press “Done”, and this device forgets your seat.
later-device-done = Done
later-device-drop = Leave without my seat
later-device-drop-sure = Only a bot will be able to play your seat. Press again.

# The rules page, how to play, and what lies on the table.
rules-title = Rules of { $game }
rules-sub = In our own words, with our rulings
rules-search = Search the rules
rules-search-for = Search: tie, coins, end …
rules-found = { $count ->
    [0] “{ $wanted }”: nothing found
    [one] “{ $wanted }” in one place
   *[other] “{ $wanted }” in { $count } places
}
rules-also = Also found by other words for it: { $words }.
rules-synonyms = tie, tied, level, equal, equals, a draw; win, wins, winner, goal, aim; end, ends, over, finish; lose, loses, lost, out, eliminated, below zero, bankrupt; coin, coins, Istoken, money, balance; pay, pays, cost, costs, fee, price; roll, rolls, throw, die, dice; swap, exchange, substitute, substitution; begin, begins, start, starts, first; hack, hacks, attack; pass, sit out, decline; ace, highest, order of cards
rules-print = Print
rules-print-box = Print the box
rules-parts = Parts of this page
rules-round = A round
rules-sections = Sections
rules-pieces = Cards and pieces
rules-at-table = At this table
rules-in-force = In force at this table
rules-in-force-text = Agreed before the start. What differs from the default is marked.
rules-defaults = What a table may choose
rules-defaults-text = The defaults; a table may agree on something else before it starts.
rules-changed = changed
rules-rulings = { $count ->
    [one] one ruling
   *[other] { $count } rulings
}
rules-about-rulings = { $count ->
    [0] {""}
   *[other] { $count } rulings say how we read the printed rules where they are silent or say two things.
}
rules-tap = Tap any square, deck, card or badge at the table: it says what it does. Where a tap is a move, hold it.
how-to-rules = All the rules
how-to-guided = Guided game
how-to-back = On with the game
ideas-met = Ideas you have met: { $met } of { $of }
ideas-unmet = Not met yet
