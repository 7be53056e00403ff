guide-on = Got it
guide-in-tab = You find it under “{ $tab }”.
guide-stop = Stop the guide
guide-proof = Nobody can deny it now
    .text = All seeds are opened. “Check this game” deals every card and die again in your browser and proves the whole record. Then play a whole game, or ask somebody to the table.
