event-season-began = La saison { $season } commence. { NAME($starter) } proposera en premier.
event-tally-split = { $notches ->
    [hidden] Une taille est fendue pour { NAME($seat) } ; l’Échiquier garde l’échantillon.
    [one] Une taille de { $notches } coche est fendue pour { NAME($seat) } ; l’Échiquier garde l’échantillon.
   *[other] Une taille de { $notches } coches est fendue pour { NAME($seat) } ; l’Échiquier garde l’échantillon.
}
event-stock-carved = { $notches ->
    [hidden] { NAME($seat) } est resté seul avec le couteau.
    [0] { NAME($seat) } n’entaille rien.
    [one] { NAME($seat) } entaille { $notches } fausse coche.
   *[other] { NAME($seat) } entaille { $notches } fausses coches.
}
event-stocks-shown = Les nouvelles souches sont montrées : { $notches } coches.
event-stock-offered = { NAME($seat) } propose à { NAME($buyer) } une souche de { $notches } pour { $price ->
    [one] { $price } sac
   *[other] { $price } sacs
}.
event-stock-kept = { NAME($seat) } ne propose rien.
event-stock-taken = { NAME($seat) } y croit et paie { $price ->
    [one] { $price } sac
   *[other] { $price } sacs
} à { NAME($seller) }.
event-offer-declined = { NAME($seat) } refuse.
event-halves-agreed = Les moitiés concordent. { NAME($seat) } a douté pour rien et paie { $price ->
    [one] { $price } sac
   *[other] { $price } sacs
} à { NAME($seller) }.
event-forgery-found = Les moitiés diffèrent : l’échantillon montre { $real }, la souche { $notches }. Elle est brûlée, et { NAME($seller) } paie { $fine ->
    [one] { $fine } sac
   *[other] { $fine } sacs
} à { NAME($seat) }.
event-stock-paid = { $pays ->
    [0] L’Échiquier brûle une souche tenue par { NAME($seat) } : { $notches } coches contre { $real } sur l’échantillon.
    [one] L’Échiquier paie { $pays } sac à { NAME($seat) } pour une souche de { $notches }.
   *[other] L’Échiquier paie { $pays } sacs à { NAME($seat) } pour une souche de { $notches }.
}
event-game-ended = Les comptes sont clos. Le plus de grain : { NAME($winners) }.
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
move-offer = Proposer la souche { $stick } à { NAME($buyer) } pour { $price ->
    [one] { $price } sac
   *[other] { $price } sacs
}
move-offer-stick = Quelle souche ?
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
sf-false = dont { $false } fausses
sf-true = toutes vraies
sf-maker = pour { NAME($maker) }
