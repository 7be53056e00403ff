goal-stock-and-foil = Avoir le plus de grain quand l’Échiquier clôt ses comptes
event-season-began = La saison { $season } commence. { NAME($starter) } proposera en premier.
event-tally-split = { $notches ->
    [hidden] Une taille est fendue pour { NAME($seat) } ; l’Échiquier garde l’échantillon.
    [one] Une taille de { $notches } coche est fendue pour { NAME($seat) } ; l’Échiquier garde l’échantillon.
   *[other] Une taille de { $notches } coches est fendue pour { NAME($seat) } ; l’Échiquier garde l’échantillon.
}
event-stock-carved = { $notches ->
    [hidden] { NAME($seat) } a tenu le couteau sans témoin.
    [0] { NAME($seat) } n’entaille rien.
    [one] { NAME($seat) } entaille { $notches } fausse coche.
   *[other] { NAME($seat) } entaille { $notches } fausses coches.
}
event-stocks-shown = Les nouvelles souches sont montrées : { $notches } coches.
event-stock-offered = { NAME($seat) } propose à { NAME($buyer) } une souche de { $notches } pour { sf-price }.
event-stock-kept = { NAME($seat) } ne propose rien.
event-stock-taken = { NAME($seat) } y croit et paie { sf-price } à { NAME($seller) }.
event-offer-declined = { NAME($seat) } refuse.
event-halves-agreed = Les moitiés concordent. { NAME($seat) } a douté pour rien et paie { sf-price } à { NAME($seller) }.
event-forgery-found = Les moitiés diffèrent : l’échantillon montre { $real }, la souche { $notches }. Elle est brûlée, et { NAME($seller) } paie { sf-fine } à { NAME($seat) }.
event-stock-paid = { $pays ->
    [0] L’Échiquier brûle une souche tenue par { NAME($seat) } : { $notches } coches contre { $real } sur l’échantillon.
    [one] L’Échiquier paie { $pays } sac à { NAME($seat) } pour une souche de { $notches }.
   *[other] L’Échiquier paie { $pays } sacs à { NAME($seat) } pour une souche de { $notches }.
}
event-game-ended = Les comptes sont clos. Le plus de grain : { NAME($winners) }.
you-event-tally-split = Une taille de { $notches ->
    [one] { $notches } coche
   *[other] { $notches } coches
} est fendue pour toi ; l’Échiquier garde l’échantillon.
you-event-stock-carved = { $notches ->
    [0] Tu n’entailles rien.
    [one] Tu entailles { $notches } fausse coche.
   *[other] Tu entailles { $notches } fausses coches.
}
you-event-stock-offered = Tu proposes à { NAME($buyer) } une souche de { $notches } pour { sf-price }.
you-event-stock-kept = Tu ne proposes rien.
you-event-stock-taken = Tu y crois et paies { sf-price } à { NAME($seller) }.
you-event-offer-declined = Tu refuses.
you-event-halves-agreed = Les moitiés concordent. Tu as douté pour rien et paies { sf-price } à { NAME($seller) }.
you-event-forgery-found = Les moitiés diffèrent : l’échantillon montre { $real }, la souche { $notches }. Elle est brûlée, et { NAME($seller) } te paie { sf-fine }.
you-event-stock-paid = { $pays ->
    [0] L’Échiquier brûle une de tes souches : { $notches } coches contre { $real } sur l’échantillon.
    [one] L’Échiquier te paie { $pays } sac pour une souche de { $notches }.
   *[other] L’Échiquier te paie { $pays } sacs pour une souche de { $notches }.
}
sf-price = { $price ->
    [one] { $price } sac
   *[other] { $price } sacs
}
sf-fine = { $fine ->
    [one] { $fine } sac
   *[other] { $fine } sacs
}
ended-settled = L’Échiquier a payé ce qui était vrai
refused-not_your_turn_now = Ce n’est pas ton tour.
refused-not_now = Ce n’est pas le moment.
refused-too_many_notches = N’entaille rien, une coche ou { $most }.
refused-stock_not_yours = Cette souche n’est pas entre tes mains.
refused-nobody_there = Propose-la à quelqu’un d’autre de cette table.
refused-price_out_of_range = Demande de un à { $most } sacs.
refused-cannot_answer_so = Tu ne peux pas payer cela ; refuse l’offre.
phase-carve = Entaille de fausses coches, ou aucune
phase-offer = Propose une souche, ou garde-les
phase-answer = Crois, doute ou refuse
phase-over = Terminé
move-carve = { $notches ->
    [0] La laisser telle quelle
    [one] Entailler { $notches } fausse coche
   *[other] Entailler { $notches } fausses coches
}
move-offer = Proposer la souche { $stick } à { NAME($buyer) } pour { sf-price }
move-offer-stick = Quelle souche ?
    .value = n° { $value }
move-offer-buyer = À qui ?
    .value = { NAME($value) }
move-offer-price = Pour combien de sacs ?
move-keep = Ne rien proposer cette saison
move-take = Y croire et payer
move-match = Réunir les deux moitiés
move-decline = Refuser
view-offer = Offre
view-offer-stick = Souche
view-offer-notches = Coches
view-offer-price = Prix
view-offer-buyer = Proposée à
    .value = { NAME($value) }
view-seasons = Saisons en tout
view-players = Joueurs
view-players-grain = Sacs de grain
view-players-stocks = Souches
view-stocks = Souches en main
view-stocks-number = Souche
view-stocks-notches = Coches
view-stocks-false = Fausses coches
view-stocks-maker = Établie pour
    .value = { NAME($value) }
sf-stock = Souche { $number }
sf-notches = { $notches ->
    [one] { $notches } coche
   *[other] { $notches } coches
}
sf-covered = pas encore montrée
sf-false = dont { $false ->
    [one] { $false } fausse
   *[other] { $false } fausses
}
sf-true = toutes vraies
sf-maker = pour { NAME($maker) }
