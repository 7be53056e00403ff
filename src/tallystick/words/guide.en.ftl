guide-on = Got it
guide-in-tab = You will find it under “{ $tab }”.
guide-stop = Stop the guide
guide-proof = Nobody can deny it now
    .text = All the seeds are open. “Check this game” rolls every die and deals every card again in your browser, and proves the whole record. Next, play a full game, or invite somebody to a table.
