goal-market-island = Qui a le plus d’Istokens après { mi-length } gagne
mi-length = { $rounds ->
    [0] { mi-so-many-minutes }
   *[other] { $minutes ->
        [0] { mi-so-many-rounds }
       *[other] { mi-so-many-rounds } ou { mi-so-many-minutes }
    }
}
mi-so-many-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
mi-so-many-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

# --- Ce qui se passe ----------------------------------------------------------------------------------------------

event-game-began = { $players } naufragés s’installent autour du feu, chacun avec { $tokens ->
    [one] { $tokens } Istoken
   *[other] { $tokens } Istokens
} et une copie du boulier de tous.
event-die-thrown = { $purpose ->
    [first] { NAME($seat) } lance le dé pour savoir qui commence : { $value }.
    [tie] { NAME($seat) } lance le dé pour départager : { $value }.
   *[move] { NAME($seat) } lance le dé : { $value }.
}
event-first-player-found = { NAME($seat) } commence. L’ordre de jeu : { NAME($order) }.
event-genesis-turned = La première carte gagnante est { CARD($card) } : il n’y a pas de bloc avant celui-ci.
event-round-began = La manche { $round } commence.
event-pawn-moved = { NAME($seat) } avance jusqu’à { SQUARE($square) }.
event-paid = { $why ->
    [start] { NAME($payee) } passe les drapeaux et reçoit { istokens }.
    [fire_square] { NAME($payee) } se réchauffe au feu et reçoit { istokens }.
    [jellyfish_square] { NAME($payer) } laisse { istokens } à la méduse.
    [fee] { NAME($payer) } paie { istokens } pour miner.
    [prize] { NAME($payee) } reçoit la récompense de { istokens }.
    [fire] { NAME($payer) } donne { istokens } à { NAME($payee) } pour le feu de camp.
   *[other] { NAME($payer) } paie { istokens } à { NAME($payee) }.
}
event-card-taken = { $card ->
    [hidden] { NAME($seat) } prend { DECK($deck) } et la garde cachée.
   *[other] { NAME($seat) } prend { DECK($deck) } : { CARD($card) }.
}
event-block-formed = Les cartes sont posées face cachée à côté de la carte gagnante { CARD($winning_card) } : voici le bloc à miner.
event-sat-out = { $why ->
    [possessed] L’esprit de l’île possède { NAME($seat) }, qui ne minera plus.
    [stung] Une carte empêche { NAME($seat) } de miner ce bloc.
   *[totem_square] { NAME($seat) } est sous le totem et ne mine pas ce bloc.
}
event-cards-drawn = { $cards ->
    [hidden] { $count ->
        [one] { NAME($seat) } pioche une carte de minage.
       *[other] { NAME($seat) } a monté la garde avec la hache et pioche { $count } cartes de minage.
    }
   *[other] { NAME($seat) } pioche { CARD($cards) }.
}
event-card-mined = { $card ->
    [hidden] { NAME($seat) } pose une carte face cachée et mine.
   *[other] { NAME($seat) } pose { CARD($card) } et mine.
}
event-mining-declined = { NAME($seat) } laisse passer ce bloc.
event-cards-revealed = Toutes les cartes sont retournées.
event-tie-found = Égalité entre { NAME($seats) }. Le dé décidera.
event-miner-found = { $by ->
    [rank] { NAME($seat) } remporte le bloc avec { CARD($card) } : égalité à { mi-points }, mais la carte la plus haute.
    [die] { NAME($seat) } remporte le bloc avec { CARD($card) } : égalité à { mi-points }, mais de la chance au dé.
   *[points] { NAME($seat) } remporte le bloc avec { CARD($card) } : { mi-points }.
}
event-nobody-mined = { $then ->
    [execute] Personne ne mine. Les cartes sont exécutées quand même, sans récompense.
    [pending] Personne ne mine. Les cartes attendent le prochain bloc.
    [end] Personne ne mine, et la partie s’arrête.
   *[void] Personne ne mine. Le bloc n’est pas validé : aucun de ses paiements n’a lieu.
}
event-card-executed = { $effect ->
    [income] { NAME($seat) } touche un revenu, { CARD($card) }.
    [expense] { NAME($seat) } a une dépense, { CARD($card) }.
    [fire] { NAME($seat) } a allumé le feu de camp, { CARD($card) } : tout le monde remercie.
    [axe] { NAME($seat) } a monté la garde avec la hache, { CARD($card) }.
    [jellyfish] Une méduse a piqué { NAME($seat) }, { CARD($card) }.
   *[totem] { NAME($seat) } a entendu murmurer le totem, { CARD($card) }.
}
event-block-mined = Le bloc { $block_height } rejoint la chaîne. Son empreinte commence par { HASH($block_hash) }, celle d’avant par { HASH($block_previous) }.
event-status-laid = { $effect ->
    [totem_for_good] L’esprit de l’île empêche { NAME($seat) } de miner jusqu’à la fin de la partie.
    [totem_once] L’esprit de l’île empêche { NAME($seat) } de miner le prochain bloc.
    [totem] L’esprit de l’île empêche { NAME($seat) } de miner : la carte Totem reste près du boulier.
   *[jellyfish] La piqûre empêche { NAME($seat) } de miner le prochain bloc.
}
event-status-returned = La carte posée près du boulier { ELIDED("de", NAME($seat)) } a fait son effet et retourne sous la pioche.
event-player-out = { NAME($seat) } passe sous zéro ({ $balance }) et quitte la partie.
event-time-ran-out = Le temps est écoulé. Cette manche est la dernière.
event-game-ended = { $reason ->
    [rounds] La dernière manche est terminée.
    [time] Le temps convenu est écoulé.
    [one_left] Il ne reste qu’un seul naufragé.
    [nobody_left] Plus personne n’est au-dessus de zéro.
    [nobody_mined] Personne n’a miné, et l’île s’arrête.
   *[nobody_may_mine] Plus personne n’a le droit de miner, et l’île s’arrête.
} { $winners ->
    [nobody] Personne ne gagne.
   *[other] Le plus d’Istokens : { NAME($winners) }.
}
you-event-die-thrown = { $purpose ->
    [first] Tu lances le dé pour savoir qui commence : { $value }.
    [tie] Tu lances le dé pour départager : { $value }.
   *[move] Tu lances le dé : { $value }.
}
you-event-first-player-found = Tu commences. L’ordre de jeu : { NAME($order) }.
you-event-pawn-moved = Tu avances jusqu’à { SQUARE($square) }.
you-event-paid = { $why ->
    [start] Tu passes les drapeaux et reçois { istokens }.
    [fire_square] Tu te réchauffes au feu et reçois { istokens }.
    [jellyfish_square] Tu laisses { istokens } à la méduse.
    [fee] Tu paies { istokens } pour miner.
    [prize] Tu reçois la récompense de { istokens }.
    [fire] Tu donnes { istokens } à { NAME($payee) } pour le feu de camp.
   *[other] Tu paies { istokens } à { NAME($payee) }.
}
to-you-event-paid = { $why ->
    [fire] { NAME($payer) } te donne { istokens } pour le feu de camp.
   *[other] { NAME($payer) } te paie { istokens }.
}
you-event-card-taken = { $card ->
    [hidden] Tu prends { DECK($deck) } et la gardes cachée.
   *[other] Tu prends { DECK($deck) } : { CARD($card) }.
}
you-event-sat-out = { $why ->
    [possessed] L’esprit de l’île te possède : tu ne mineras plus.
    [stung] La piqûre t’empêche encore de miner ce bloc.
   *[totem_square] Tu es sous le totem et ne mines pas ce bloc.
}
you-event-card-mined = { $card ->
    [hidden] Tu poses une carte face cachée et tu mines.
   *[other] Tu poses { CARD($card) } et tu mines.
}
you-event-mining-declined = Tu laisses passer ce bloc.
you-event-miner-found = { $by ->
    [rank] Tu remportes le bloc avec { CARD($card) } : égalité à { $points } points, mais la carte la plus haute.
    [die] Tu remportes le bloc avec { CARD($card) } : égalité à { $points } points, mais de la chance au dé.
   *[points] { $points ->
        [one] Tu remportes le bloc avec { CARD($card) } : { $points } point.
       *[other] Tu remportes le bloc avec { CARD($card) } : { $points } points.
    }
}
you-event-card-executed = { $effect ->
    [income] Tu touches un revenu, { CARD($card) }.
    [expense] Tu as une dépense, { CARD($card) }.
    [fire] Tu as allumé le feu de camp, { CARD($card) } : tout le monde te remercie.
    [axe] Tu as monté la garde avec la hache, { CARD($card) }.
    [jellyfish] Une méduse t’a fait mal, { CARD($card) }.
   *[totem] Tu as entendu murmurer le totem, { CARD($card) }.
}
you-event-status-laid = { $effect ->
    [totem] L’esprit de l’île t’empêche de miner jusqu’à la fin de la partie.
   *[jellyfish] La piqûre t’empêche de miner le prochain bloc.
}
you-event-player-out = Tu passes sous zéro ({ $balance }) et quittes la partie.

istokens = { $amount ->
    [one] { $amount } Istoken
   *[other] { $amount } Istokens
}
square-chest = un coffre
square-hands = la case des échanges
square-question = un point d’interrogation
square-start = la case des drapeaux
square-jellyfish = la méduse
square-fire = la case du feu
square-totem = la case du totem
deck-income = une carte de revenu
deck-expense = une carte de dépense
deck-action = une carte d’action
ended-rounds = toutes les manches jouées
ended-time = temps écoulé
ended-one_left = un seul joueur restant
ended-nobody_left = personne au-dessus de zéro
ended-nobody_mined = personne n’a miné
ended-nobody_may_mine = plus personne ne peut miner

effect-totem = Totem
    .text = { $totem_bars ->
        [one_round] Tu ne peux pas miner à la prochaine manche.
       *[for_good] À partir de la prochaine manche, tu ne peux plus miner.
    }
effect-jellyfish = Méduse
    .text = { $jellyfish_bars ->
        [this_round] Tu ne peux pas miner pendant cette manche.
       *[next_round] Tu ne peux pas miner à la prochaine manche.
    }
effect-fire = Feu
    .text = Au règlement du bloc, chaque autre joueur te donne { istokens }.
effect-axe = Hache
    .text = { $axe_draws ->
        [if_wanted] Si tu peux miner, tu peux piocher une deuxième carte de minage dans cette manche et en garder une.
       *[two] Si tu peux miner, tu pioches deux cartes de minage dans cette manche et tu peux en garder une.
    }
effect-empty-seat = La place à côté de toi est vide : rien n’est payé.
effect-income = Revenu
    .left = Tu reçois { istokens } du joueur à ta gauche, { NAME($seat) }.
    .right = Tu reçois { istokens } du joueur à ta droite, { NAME($seat) }.
effect-expense = Dépense
    .left = Tu paies { istokens } au joueur à ta gauche, { NAME($seat) }.
    .right = Tu paies { istokens } au joueur à ta droite, { NAME($seat) }.

# --- Refus ----------------------------------------------------------------------------------------------------------

refused-barred = { $why ->
    [possessed] Tu ne peux pas miner : l’esprit de l’île te possède.
    [stung] Tu ne peux pas miner ce bloc : une carte t’en empêche.
   *[totem_square] Tu ne peux pas miner ce bloc : tu es sous le totem.
}
refused-no_second_card = Tu n’as pas de Hache pour une deuxième carte.
refused-choose_first = Dis d’abord si tu mines ce bloc.
refused-disqualified = Tu es hors jeu : ton solde est passé sous zéro.

# --- Dans le navigateur ---------------------------------------------------------------------------------------------

mi-name = { NAME($seat) }
mi-istoken = Istokens
mi-card = { $rank ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $rank }
} de { $suit ->
    [C] trèfle
    [D] carreau
    [H] cœur
   *[S] pique
}
mi-joker = joker
mi-block-card = { $effect }{ $amount ->
    [none] {""}
   *[other] { " " }{ $amount }
}, { $card }
mi-board = Plateau et table de minage
mi-board-picture = Un anneau de { $ring } cases autour de l’île
mi-places = Pions :
mi-place = { NAME($seat) } sur la case { $square } ({ SQUARE($kind) }).
mi-deck = { $deck ->
    [income] Pioche des revenus
    [expense] Pioche des dépenses
    [action] Pioche des actions
   *[standard] Pioche de minage
}, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
mi-hidden-card = { NAME($seat) } : { DECK($deck) }, face cachée
mi-mines-hidden = { NAME($seat) } mine, carte face cachée
mi-thinks = { NAME($seat) } réfléchit
mi-out = passe
mi-gone = parti
mi-barred-stung = piqûre : minage interdit
mi-barred-possessed = sous l’emprise de l’esprit : ne mine plus
mi-barred-totem_square = sous le totem : minage interdit
mi-last-block = Dernier bloc
mi-genesis = 1re carte
mi-ledger = Le registre
mi-ledger-sub = Chacun garde une copie de chaque boulier.
mi-balances = Soldes
mi-abacus = { $tens ->
    [one] { $tens } dizaine
   *[other] { $tens } dizaines
} et { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
mi-your-turn = à toi
mi-thinking = réfléchit
mi-throws = lance le dé
mi-next = ensuite
mi-is-out = hors jeu
mi-possessed = sous emprise
mi-decision-mined = mine
mi-decision-declined = passe
mi-decision-barred = ne peut pas miner
mi-chain = La chaîne
mi-mined-by = { NAME($seat) } a miné ce bloc
mi-you-mined = Tu as miné ce bloc !
mi-payments = Ce qu’il a réglé
mi-balances-after = Les soldes ensuite
mi-block-label = Bloc { $height }, miné par { NAME($seat) } avec { $card }, { $ok ->
    [yes] vérifié
   *[no] rompu
}
mi-mined-it = { $who ->
    [you] Miné par toi
   *[other] Miné par { NAME($seat) }
} · { $count ->
    [one] { $count } paiement
   *[other] { $count } paiements
}
mi-being-mined = En cours de minage
mi-log = Autour du feu
mi-will-you-mine = Miner le bloc { $height } ?
mi-mining-card = Carte de minage
mi-mining-card-text = Chaque carte qui s’accorde vaut un point. Le plus de points remporte le bloc.
mi-laid-down = Elle est posée face cachée. On la retournera quand tout le monde aura choisi.
mi-pick = Ta hache : choisis une des deux.
mi-points-sure = { $points ->
    [one] point assuré
   *[other] points assurés
}
mi-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mi-matches = Ton { $card } s’accorde avec { $matches }.
mi-no-match = Ton { $card } ne s’accorde avec rien de visible.
mi-still-hidden = { $count ->
    [0] {""}
    [one] Une carte est encore cachée.
   *[other] { $count } cartes sont encore cachées.
}
mi-chance = Chances de gagner
mi-chance-says = environ { $percent } % de chances
mi-chance-note = Une estimation : les cartes cachées ont été tirées au hasard 400 fois.
mi-draw-second = Prendre la Hache
mi-draw-second-text = piocher une deuxième carte
mi-mine = Miner
mi-mine-price = payer { $fee }, gagner { $prize }
mi-cannot-pay = tu ne peux pas payer
mi-sit-out = Passer
mi-keep = garder ton Istoken
mi-throw = Lancer le dé
mi-throw-title = { $why ->
    [first] Qui commence ?
    [tie] Égalité ! Départagez-vous au dé
   *[move] À toi d’avancer
}
mi-throw-text = { $why ->
    [first] Chacun lance une fois. Le plus grand nombre commence.
    [tie] Même score, même valeur : le plus grand dé gagne le bloc.
   *[move] Fais le tour de l’île et prends la carte de ta case.
}
mi-wait-throw = { NAME($seat) } lance le dé
mi-wait-mine = { NAME($seat) } regarde ses cartes
mi-wait-undecided = Bientôt, tu choisiras de miner ou non.
mi-wait-declined = Tu laisses passer ce bloc.
mi-wait-barred = { $why ->
    [possessed] L’esprit de l’île t’empêche de miner.
    [stung] La piqûre t’empêche de miner ce bloc.
   *[totem_square] Sous le totem, tu ne peux pas miner ce bloc.
}
mi-rest-first = Le plus grand nombre commence.
mi-rest-move = Chacun avance et prend une carte. Rien n’est encore payé.
mi-rest-mine = Pose une carte si tu veux miner ce bloc.
mi-rest-tie = Le dé départage.
mi-rest-over = La partie est finie.
mi-moment = Un instant
mi-reveal = On retourne toutes les cartes
mi-settle = Le bloc est réglé
mi-flows = { $count ->
    [0] Rien ne change pour toi.
   *[other] Toi :
}
mi-tie = { $by ->
    [die] Mêmes points, mêmes cartes : le plus grand dé l’emporte.
   *[rank] Mêmes points : la carte la plus haute l’emporte.
}
mi-phase-move = Avancer
mi-phase-mine = Miner
mi-phase-reveal = Révéler
mi-phase-settle = Régler
mi-round = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
}
mi-tab-table = Table
mi-tab-ledger = Registre
mi-tab-chain = Chaîne
mi-tab-log = Récit

# --- Cards, and the result ---

rank-A = A
rank-J = V
rank-Q = D
rank-K = R
name-hidden = l’île
refused-cannot_pay = Miner coûte { $fee ->
    [one] { $fee } Istoken
   *[other] { $fee } Istokens
} et tu en as { $balance }.
mi-prev-short = préc.
mi-hash-short = empr.
mi-only-you = Rien que pour toi
mi-time-left = Temps restant
mi-result-rewards = Récompenses et mises
mi-result-rewards-text = Miner ne rapporte que si l’on gagne assez souvent : chaque mise est dépensée avant que l’on sache.
mi-result-prizes = Gains
mi-result-fees = Mises
mi-result-profit = Bénéfice
mi-result-who = Qui a miné quoi
mi-moment-tie = { NAME($seat) } gagne un bloc à égalité de points ({ $points }).
mi-moment-great = { NAME($seat) } marque { mi-points } avec { CARD($card) }.
mi-moment-nobody = Personne ne mine : le bloc n’est pas réglé.
mi-moment-out = { NAME($seat) } tombe à { $balance } et sort du jeu.
mi-moment-totem = L’esprit de l’île s’empare { ELIDED("de", NAME($seat)) }.
mi-moment-largest = Le plus gros paiement : { NAME($payer) } donne { $amount } à { NAME($payee) }.
mi-moment-vain = { NAME($seat) } a payé { $count } fois pour miner, sans avoir encore gagné de bloc.
mi-moment-prize = { $miners ->
    [one] { NAME($seat) } mine sans personne d’autre et reçoit la récompense de { $prize } Istokens nouveaux.
   *[other] { $miners } personnes paient pour miner ; { NAME($seat) } reçoit la récompense de { $prize } Istokens nouveaux.
}

# --- Cheating, and the ledger by hand ---

# --- D’un coup d’œil, pour qui anime ---

mi-glance-first = qui commence
mi-glance-move = sur l’île
mi-glance-mine = minage
mi-glance-tie = égalité aux dés
mi-glance-over = terminé
mi-glance-out = hors jeu
mi-glance-mines = miner ou non ?
mi-glance-throws = lance
mi-glance-undecided = attend
mi-glance-mined = a miné
mi-glance-declined = passe
mi-glance-barred = sans minage
mi-glance-ready = prêt

# --- Une table de papier --------------------------------------------------------------------------------------------

refused-card_already_played = { CARD($card) } a déjà été joué au bloc { $block } et se trouve sous sa pioche.
refused-card_not_in_deck = { CARD($card) } ne peut pas sortir maintenant : cette carte est sur la table.
refused-card_of_other_deck = { NAME($seat) } s’est arrêté sur { SQUARE($square) } et a pris { DECK($deck) }, mais { CARD($card) } n’en est pas une. Le dé est-il juste ?
refused-card_missing = { NAME($seat) } a pris { DECK($deck) } : laquelle ?
refused-row_twice = Un joueur figure deux fois dans ce bloc.
refused-row_not_in = { NAME($seat) } n’est plus dans la partie.
refused-book_start_first = Note d’abord les lancers et la première carte gagnante.
refused-booked_barred = { NAME($seat) } ne peut pas miner ce bloc : { $why ->
    [possessed] l’esprit de l’île l’en empêche.
    [stung] une méduse l’en empêche.
   *[totem_square] le totem l’en empêche.
}
refused-balances_differ = { NAME($seat) } a { $book } d’après les règles, mais { $paper } sur le boulier. Revoyez les paiements de ce bloc.

book-mi-compare = Si vous les notez tous, ils sont comparés.
book-mi-die = Le dé montre
book-mi-suit = Couleur
book-mi-deck = { $deck ->
    [income] Revenu
    [expense] Dépense
   *[action] Action
}
book-mi-took = Carte prise
book-mi-card = Sa valeur
book-mi-mined = A miné ?
book-mi-with = Miné avec
book-mi-abacus = Sur le boulier ensuite
book-mi-block = Bloc { $round }
book-mi-start = Qui commence ?
book-mi-winning = La première carte gagnante
