goal-blockchain = { $turn_cap ->
    [0] But : dix pièces de chaque monnaie à l’abri
   *[other] But : dix de chaque à l’abri, ou le plus après { $turn_cap } tours
}

# --- Noms ---------------------------------------------------------------------------------------------------------

named-btc = Bitcoin
named-eth = Ethereum
named-ltc = Litecoin
named-dash = Dash
named-ppc = Peercoin
named-wild = Joker
coin-0 = { $count } Bitcoin
coin-1 = { $count } Ethereum
coin-2 = { $count } Litecoin
coin-3 = { $count } Dash
coin-4 = { $count } Peercoin
named-genesis = Genèse
named-standard = Standard
named-vault = Chambre forte
named-fork = Fourche
named-pool = Coopérative
named-market = Marché
named-merkle = Merkle
named-volatility = Volatilité
    .text = Relance le dé d’une tuile.
named-node = Nœud
named-home_rig = Machine maison
named-farm = Ferme
named-relay = Relais
named-exchange = Bourse
named-data_centre = Centre de données
named-flash_swap = Échange éclair
    .text = Deux tuiles échangent leurs dés.
named-shock = Choc
    .text = Relance le dé d’une tuile.
named-crash = Panne
    .text = Un serveur part à la défausse.
named-scam = Arnaque
    .text = Quelqu’un veut échanger avec toi : garde ses pièces sans rien donner.
named-rollback = Retour arrière
    .text = Tous les piratages placés dessous sont défaussés sans effet.
named-lockout = Verrou
    .text = La personne dont c’est le tour met cinq pièces de moins à l’abri.
badge-mine = Miner
    .help = cartes à piocher
badge-chain = Enchaîner
    .help = blocs à jouer
badge-trade = Échanger
    .help = échanges
badge-store = Mettre à l’abri
    .help = pièces à mettre à l’abri
badge-pay = Payer
    .help = pièces pour s’en servir un tour
attention-always = Toujours me demander
attention-hacks = Me demander seulement en cas de piratage
attention-not_this_turn = Ne plus me demander ce tour-ci

# --- Ce qui se passe ----------------------------------------------------------------------------------------------

event-ch-game-began = { $players } joueurs ouvrent leur coffre, chacun avec { $coins_each } pièces de chaque monnaie. { $cards } cartes sont mélangées.
event-ch-tile-placed = { NAME($seat) } pose la tuile { NAMED($tile) }.
event-ch-ring-made = L’anneau, dans le sens des aiguilles d’une montre : { NAMED($tiles) }. Les dés indiquent { $dice }.
event-ch-cards-drawn = { $cards ->
    [hidden] { $count ->
        [one] { NAME($seat) } pioche une carte.
       *[other] { NAME($seat) } pioche { $count } cartes.
    }
   *[other] { NAME($seat) } pioche { NAMED($cards) }.
}
event-ch-deck-reshuffled = La défausse est mélangée : { $cards ->
    [one] { $cards } carte forme
   *[other] { $cards } cartes forment
} la nouvelle pioche.
event-ch-start-thrown = Les dés disent qui commence. { NAME($seats) } : { $throws }.
event-ch-turn-began = Tour { $turn } : c’est à { NAME($seat) }.
event-ch-server-paid = { $price ->
    [0] { NAME($payer) } utilise { NAMED($card) }, qui ne coûte rien.
   *[other] { NAME($payer) } paie { COINS($coins) } à { NAME($payee) } et utilise { NAMED($card) } ce tour-ci.
}
event-ch-actions-began = { NAME($seat) } commence ses actions.
event-ch-deploy-announced = { NAME($seat) } veut déployer { NAMED($card) }.
event-ch-block-announced = { NAME($seat) } joue { NAMED($card) }.
event-ch-trade-announced = { NAME($seat) } offre à { NAME($partner) } { $offer } { NAMED($give) } et demande { $ask } { NAMED($take) }.
event-ch-store-announced = { NAME($seat) } veut mettre à l’abri { COINS($coins) }.
event-ch-window-opened = { $asked ->
    [nobody] Personne ne demande à être consulté.
   *[other] Un piratage ? La question est posée à { NAME($asked) }.
}
event-ch-answered = { NAME($seat) } a répondu.
event-ch-attention-set = { $to ->
    [hacks] On ne demandera l’avis { ELIDED("de", NAME($seat)) } qu’en cas de piratage.
    [not_this_turn] On ne demandera plus l’avis { ELIDED("de", NAME($seat)) } ce tour-ci.
   *[always] On demandera toujours l’avis { ELIDED("de", NAME($seat)) }.
}
event-ch-time-ran-out = Le temps est écoulé, sans réponse { ELIDED("de", NAME($seats)) }.
event-ch-hack-played = { $tiles ->
    [nobody] { NAME($seat) } joue { NAMED($card) }.
   *[other] { NAME($seat) } joue { NAMED($card) } sur { NAMED($tiles) }.
}
event-ch-hack-failed = { $why ->
    [rolled_back] La carte { NAMED($card) } { ELIDED("de", NAME($seat)) } est annulée.
   *[no_effect] La carte { NAMED($card) } { ELIDED("de", NAME($seat)) } reste sans effet.
}
event-ch-hack-worked = La carte { NAMED($card) } { ELIDED("de", NAME($seat)) } fait son effet.
event-ch-dice-swapped = Les dés { ELIDED("de", NAMED($tiles)) } changent de place : { $values }.
event-ch-die-rerolled = Le dé { ELIDED("de", NAMED($tile)) } est relancé : { $value }.
event-ch-server-crashed = Le serveur { NAMED($card) } { ELIDED("de", NAME($seat)) } est détruit.
event-ch-server-deployed = { NAME($seat) } déploie { NAMED($card) }.
event-ch-block-played = { NAMED($card) } compte pour { NAME($seat) } : miner { $mine }, enchaîner { $chain }, échanger { $trade }, mettre à l’abri { $store }.
event-ch-trade-done = { NAME($seat) } donne { $given } { NAMED($give) } et reçoit { $got } { NAMED($take) } { ELIDED("de", NAME($partner)) }{ $got ->
    [0] , qui n’en a pas
   *[other] {""}
}.
event-ch-trade-failed = { $why ->
    [scam] { NAME($partner) } garde { $lost } { NAMED($give) } { ELIDED("de", NAME($seat)) } et ne donne rien.
    [cancelled] L’échange { ELIDED("de", NAME($seat)) } avec { NAME($partner) } est annulé.
   *[cannot_pay] { NAME($seat) } a trop peu { ELIDED("de", NAMED($give)) } : l’échange est perdu et chacun garde ses pièces.
}
event-ch-coins-stored = { NAME($seat) } met à l’abri { COINS($coins) }. Cela fait { $stored } sur 50.
event-ch-store-refused = { $left ->
    [0] { NAME($seat) } ne peut plus rien mettre à l’abri.
    [one] { NAME($seat) } ne peut plus mettre à l’abri que { $left } pièce et choisit à nouveau.
   *[other] { NAME($seat) } ne peut plus mettre à l’abri que { $left } pièces et choisit à nouveau.
}
event-ch-card-discarded = { NAME($seat) } défausse { NAMED($card) }.
event-ch-turn-ended = { NAME($seat) } termine son tour.
event-ch-cards-given-up = { NAME($seat) } abandonne { NAMED($cards) } : à la défausse.
event-ch-player-out = Le portefeuille { ELIDED("de", NAME($seat)) } est vide : pour ce coffre, la partie s’arrête là.
event-ch-game-ended = { $reason ->
    [all_stored] Dix pièces de chaque monnaie sont à l’abri. Victoire : { NAME($winners) }.
    [last_one_in] Il ne reste de pièces qu’à { NAME($winners) } : victoire.
    [turn_cap] Tous les tours convenus sont joués. Le plus de pièces à l’abri : { NAME($winners) }.
   *[stuck] Plus personne ne peut rien faire. Le plus de pièces à l’abri : { NAME($winners) }.
}
you-event-ch-cards-drawn = { $cards ->
    [hidden] Tu pioches.
   *[other] Tu pioches { NAMED($cards) }.
}
you-event-ch-turn-began = Tour { $turn } : à toi.
you-event-ch-server-paid = { $price ->
    [0] Tu utilises { NAMED($card) }, qui ne coûte rien.
   *[other] Tu paies { COINS($coins) } à { NAME($payee) } et utilises { NAMED($card) } ce tour-ci.
}
you-event-ch-block-announced = Tu joues { NAMED($card) }.
you-event-ch-hack-played = { $tiles ->
    [nobody] Tu joues { NAMED($card) }.
   *[other] Tu joues { NAMED($card) } sur { NAMED($tiles) }.
}
you-event-ch-hack-failed = { $why ->
    [rolled_back] Ta carte { NAMED($card) } est annulée.
   *[no_effect] Ta carte { NAMED($card) } reste sans effet.
}
you-event-ch-server-crashed = Ton serveur { NAMED($card) } est détruit.
you-event-ch-server-deployed = Tu déploies { NAMED($card) }.
you-event-ch-trade-done = Tu donnes { $given } { NAMED($give) } et reçois { $got } { NAMED($take) } de { NAME($partner) }{ $got ->
    [0] , qui n’en a pas
   *[other] {""}
}.
you-event-ch-trade-failed = { $why ->
    [scam] { NAME($partner) } garde tes { $lost } { NAMED($give) } et ne donne rien.
    [cancelled] Ton échange avec { NAME($partner) } est annulé.
   *[cannot_pay] Tu as trop peu de { NAMED($give) } : l’échange est perdu, et chacun garde ses pièces.
}
you-event-ch-coins-stored = Tu mets à l’abri { COINS($coins) }. Cela fait { $stored } sur 50.
you-event-ch-store-refused = Tu ne peux en mettre que { $left } à l’abri : choisis à nouveau.
you-event-ch-card-discarded = Tu défausses { NAMED($card) }.
you-event-ch-player-out = Ton portefeuille est vide : c’est fini pour ton coffre.
ended-all_stored = dix de chaque monnaie à l’abri
ended-last_one_in = une seule personne reste en jeu
ended-turn_cap = le dernier tour est joué
ended-stuck = plus personne ne peut jouer

# --- À la table, dans le navigateur -------------------------------------------------------------------------------

ch-coin-wild = Joker
ch-wild-code = JOKER
ch-coins = { $count } { $coin }
ch-kind-block = Bloc
ch-kind-server = Serveur
ch-kind-hack = Piratage
ch-badge-count = { $badge } { $count }
ch-badge-pay = Payer
ch-badge-mine = Miner
ch-badge-chain = Enchaîner
ch-badge-trade = Échanger
ch-badge-store = Abriter
ch-rerolls = + relance
ch-card-label = { $card }, { $kind } : { $what }
ch-short-flash_swap = échange 2 dés
ch-short-shock = relance un dé
ch-short-crash = détruit un serveur
ch-short-scam = garde les pièces
ch-short-rollback = annule ceux d’avant
ch-short-lockout = 5 de moins à l’abri
ch-short-block = ajoute ses badges
ch-short-server = pour plus tard
ch-effect-server = se pose près de ton coffre. Dès ton prochain tour, tu peux payer pour ses badges.
ch-will-flash_swap = échange les dés : { $tiles }.
ch-will-shock = relance le dé : { $tiles }.
ch-will-crash = détruit { $server } ({ $owner }).
ch-will-scam = gâche l’échange.
ch-will-rollback = agit.
ch-will-lockout = bloque cinq pièces { ELIDED("de", NAME($seat)) }.

# Ce que fait chaque carte, en une phrase ; les options de la table sont les variables.
ch-does-genesis = Échange une fois, mets jusqu’à 5 pièces à l’abri et joue un bloc de plus.
ch-does-standard = { $mine_badge ->
    [fills] Pioche jusqu’à cinq cartes en main, échange une fois et mets jusqu’à 5 pièces à l’abri.
   *[draws] Pioche une carte, échange une fois et mets jusqu’à 5 pièces à l’abri.
}
ch-does-vault = Mets jusqu’à 10 pièces à l’abri.
ch-does-fork = Joue deux blocs de plus.
ch-does-pool = { $mine_badge ->
    [fills] Pioche jusqu’à cinq cartes en main, deux fois si tu veux, et joue un bloc de plus.
   *[draws] Pioche 2 cartes et joue un bloc de plus.
}
ch-does-market = Échange deux fois.
ch-does-merkle = Mets jusqu’à 5 pièces à l’abri et joue un bloc de plus.
ch-does-volatility = { $volatility ->
    [nothing] Joue un bloc de plus.
   *[rerolls] Relance le dé d’une tuile et joue un bloc de plus.
}
ch-does-node = Pour 4 pièces par tour : un échange de plus et 5 pièces de plus à l’abri.
ch-does-home_rig = { $mine_badge ->
    [fills] Gratuit : à chacun de tes tours, pioche jusqu’à cinq cartes en main.
   *[draws] Gratuit : une carte de plus à piocher à chacun de tes tours.
}
ch-does-farm = { $mine_badge ->
    [fills] Pour 2 pièces par tour : pioche jusqu’à cinq cartes en main, deux fois si tu veux.
   *[draws] Pour 2 pièces par tour : 2 cartes de plus à piocher.
}
ch-does-relay = Pour 3 pièces par tour : un bloc de plus à jouer.
ch-does-exchange = Pour 3 pièces par tour : deux échanges de plus.
ch-does-data_centre = Pour 5 pièces par tour : 10 pièces de plus à l’abri.
ch-does-flash_swap = Deux tuiles échangent leurs dés.
ch-does-shock = Relance le dé d’une tuile.
ch-does-crash = { $crashed_server ->
    [actions_lost] Détruit un serveur. S’il a été payé ce tour-ci, ses badges sont perdus.
   *[actions_stay] Détruit un serveur. S’il a été payé ce tour-ci, ses badges restent jusqu’à la fin du tour.
}
ch-does-scam = { $scam ->
    [cancels] Seulement si l’échange te vise : il est annulé.
   *[keeps_coins] Seulement si l’échange te vise : garde les pièces offertes sans rien donner.
}
ch-does-rollback = { $rollback ->
    [all] Tous les autres piratages de la pile restent sans effet.
   *[below] Tous les piratages placés dessous restent sans effet.
}
ch-does-lockout = { $lockout ->
    [one_badge] La personne dont c’est le tour perd son plus grand badge Mettre à l’abri.
    [everything] La personne dont c’est le tour ne met plus rien à l’abri ce tour-ci.
   *[five] La personne dont c’est le tour met 5 pièces de moins à l’abri ce tour-ci.
}

# L’anneau
ch-harbour = Anneau des échanges, action en cours et pile de piratages
ch-tile = { $coin }, valeur { $value }{ $role ->
    [none] {""}
   *[other] , { $role }
}
ch-tag-give = { $mine ->
    [yes] Tu donnes { $count }
   *[no] Donne { $count }
}
ch-tag-ask = { $mine ->
    [yes] Tu veux { $count }
   *[no] Veut { $count }
}
ch-tag-target = Cible
ch-die-then = { $rerolled ->
    [yes] sera relancé
   *[no] puis { $value }
}
ch-no-hacks = aucun piratage
ch-pile = { $count ->
    [one] Pile de piratages : un
   *[other] Pile de piratages : { $count }, le dernier joué au-dessus
}
ch-worked = agit
ch-void = annulé
ch-deal = { NAME($seat) } offre { $give } à { NAME($partner) } et demande { $ask } { $take }

# Coffres et tour
ch-vault-of = { $who ->
    [you] Ton coffre
   *[other] Coffre { ELIDED("de", NAME($seat)) }
}
ch-wallet = Portefeuille
ch-cold = Stockage à froid
ch-full = plein
ch-cards-in-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
ch-servers = Serveurs
ch-no-servers = aucun serveur
ch-new = neuf
ch-server-state = { $state ->
    [paid] { $price ->
        [0] ✓ gratuit
       *[other] ✓ payé { $price }
    }
    [new] nouveau
   *[idle] { $price ->
        [0] gratuit
       *[other] coûte { $price }
    }
}
ch-stored-of-all = Stockage à froid, sur 50
ch-is-out = hors jeu
ch-is-asked = doit répondre
ch-has-answered = a répondu
ch-by-order = a répondu
ch-passes-away = n’a pas répondu : passe
ch-asked-to-trade = partenaire d’échange
ch-own-turn = à toi
ch-is-playing = joue
ch-phase-mine = Miner
ch-phase-pay = Payer
ch-phase-action = Action
ch-phase-discard = Défausse
ch-phase-window = Fenêtre de réaction
ch-phase-arrange = Pose de l’anneau
ch-phase-over = La fin
ch-phase-of = { $who ->
    [you] Tour { $turn }, le tien
   *[other] Tour { $turn }, celui { ELIDED("de", NAME($seat)) }
}
ch-time-left = Temps pour répondre
ch-turn = Tour { $turn }
ch-turn-word = Tour
ch-start = Le début
ch-left = Badges restants ce tour-ci
ch-left-word = Reste
ch-left-mine = { $count ->
    [0] rien à piocher
    [one] carte à piocher
   *[other] cartes à piocher
}
ch-left-chain = { $count ->
    [0] plus de bloc
    [one] bloc à jouer
   *[other] blocs à jouer
}
ch-left-trade = { $count ->
    [0] aucun échange
    [one] échange
   *[other] échanges
}
ch-left-store = { $count ->
    [0] rien à abriter
    [one] pièce à abriter
   *[other] pièces à abriter
}
ch-left-of = reste { $count }
ch-locked = { $count ->
    [99] Verrou : plus rien ne peut être mis à l’abri ce tour-ci.
   *[other] Verrou : { $count } pièces de moins à l’abri ce tour-ci.
}
ch-turn-of = { $who ->
    [you] Ton tour
   *[other] Tour { ELIDED("de", NAME($seat)) }
}
ch-harbour-closed = Le port est fermé
ch-blocks-played = { $count ->
    [0] Aucun bloc joué
    [one] Un bloc joué
   *[other] { $count } blocs joués, enchaînés
}
ch-no-blocks = Aucun bloc joué
ch-blocks-list = Blocs { ELIDED("de", NAME($seat)) } : { $blocks }
ch-deck = Pioche { $count } · défausse { $discards }

# Main et décisions
ch-your-hand = Ta main
ch-your-cards = { $count ->
    [one] Ta carte
   *[other] Tes { $count } cartes
}
ch-only-you = Personne d’autre ne voit ceci
ch-only-hacks = Seul un piratage peut répondre
ch-touch-card = Touche une carte pour voir son effet
ch-no-cards = Tu n’as pas de carte.
ch-not-now = pas maintenant
ch-your-turn = À toi de jouer
ch-moment = Un instant
ch-you-are-out = Tu es hors jeu
ch-out-text = Ton portefeuille est vide. Tu peux regarder jusqu’à la fin.
ch-wait-act = { NAME($seat) } joue
ch-wait-pay = { NAME($seat) } paie ses serveurs
ch-wait-discard = { NAME($seat) } se défausse
ch-wait-arrange = { NAME($seat) } pose l’anneau
ch-wait-text = { $wish ->
    [always] On te demande à chaque annonce.
    [raised] Tu as levé la main : on te demande à chaque annonce, jusqu’à ton tour.
   *[concerns] On te demande quand cela te regarde : un échange avec toi, un piratage contre toi, quelqu’un sur le point de gagner.
}
ch-hint-block = Prends un bloc de ta main : ses badges disent ce que tu peux faire.
ch-hint-trade = Touche la tuile de ce que tu donnes, puis la voisine que tu veux.
ch-hint-store = Mets des pièces à l’abri : là, personne ne peut y toucher.
ch-hint-deploy = Tu peux encore déployer un serveur pour plus tard.
ch-hint-end = Il ne reste rien à faire, sauf des piratages.
ch-why-trade = Pourquoi échanger ? Il te faut dix pièces de chaque monnaie, et les serveurs en coûtent. Donne là où le dé est bas, prends là où il est haut.
ch-open-trade = Échanger
ch-open-store = Mettre à l’abri
ch-mine = { $count ->
    [one] Piocher une carte
   *[other] Piocher { $count } cartes
}
ch-mine-text = badges Miner
ch-end-turn = Finir le tour
ch-end-turn-early = laisser le reste
ch-end-turn-text = plus rien à faire
ch-use-block = Jouer { $card }
ch-use-server = Déployer { $card }
ch-use-hack = Jouer { $card }
ch-use-discard = Défausser { $card }
ch-no-use = sans utilité pour toi ici
ch-put-back = Reposer
ch-aim-tiles = { $count ->
    [one] Touche une tuile de l’anneau. { $chosen ->
        [none] {""}
       *[other] Choisie : { $chosen }.
    }
   *[other] Touche deux tuiles de l’anneau. { $chosen ->
        [none] {""}
       *[other] Choisies : { $chosen }.
    }
}
ch-aim-server = Choisis un serveur.
ch-back = Retour
ch-all = tout
ch-none = rien
ch-fill = le maximum
ch-fewer = moins { ELIDED("de", $what) }
ch-more = plus { ELIDED("de", $what) }
ch-at-most = { $count } au plus
ch-trade-from = Touche la tuile dont tu donnes les pièces.
ch-trade-to = Tu donnes { $coin }. Touche maintenant une voisine : ce que tu veux.
ch-with = Avec
ch-has = a { $count } { $coin }
ch-wild-give = Tu donnes
ch-wild-take = Tu veux
ch-you-ask-for = Tu demandes
ch-asked-amount = Pièces demandées
ch-you-offer = Tu offres
ch-offered-amount = Pièces offertes
ch-trade-outcome = Tu donnes { $given } { $giving }, { NAME($seat) } donne { $got } { $taking }.
ch-cannot-pay = Tu n’as que { $have } { $coin } et tu dois en donner { $given } : l’échange serait perdu.
ch-short = { NAME($seat) } n’a que { $have } { $coin } : tu n’aurais que cela.
ch-trade = Annoncer
ch-other-tiles = Autres tuiles
ch-store = { $count ->
    [one] Mettre une pièce à l’abri
   *[other] Mettre { $count } à l’abri
}
ch-store-last = { $count ->
    [one] Mettre la dernière à l’abri
   *[other] Mettre les { $count } dernières à l’abri
}
ch-store-text = pour toujours
ch-store-of = sur { $total } à mettre à l’abri
ch-empties = Cela vide ton portefeuille. Sans pièce, tu es hors jeu, sauf si tu gagnes ainsi.
ch-not-so-many = Il n’y a pas de place pour autant de pièces.
ch-pay-title = Payer tes serveurs
ch-pay-lead = Un serveur payé compte jusqu’à la fin de ce tour. Tu choisis à quel adversaire va chaque prix.
ch-pay-of = sur { $price } à payer
ch-pay = Payer { $price }
ch-pay-text = { $coins } à { NAME($seat) }
ch-pay-to = { $coins } à
ch-change-coins = autres pièces
ch-counts = compte
ch-skip-pay = Continuer
ch-skip-pay-text = ne plus rien payer
ch-arrange-title = Pose l’anneau
ch-arrange-text = Pose tuile après tuile, dans le sens horaire. Les voisines s’échangent.
ch-discard-title = Pas plus de cinq cartes
ch-discard-text = { $count ->
    [one] Choisis une carte à défausser.
   *[other] Choisis { $count } cartes à défausser, l’une après l’autre.
}

# Fenêtres de réaction
ch-window-left = { $seconds } s
ch-no-clock = sans chrono
ch-no-clock-you = pas de chrono pour toi
ch-your-answer = On te demande
ch-if-you-pass = Si tu passes
ch-wall-pass = si personne ne répond
ch-wall-trade = { NAME($seat) } donne { $given } { $giving } et gagne { $got } { $taking }
ch-wall-scam = { NAME($seat) } donne { $given } { $giving } et ne reçoit rien
ch-with-hack = { $aim ->
    [none] Avec *{ $card }*, si personne n’y répond
   *[other] Avec *{ $card }* sur { $aim }, si personne n’y répond
}
ch-you-gain = *tu* gagnes { $count }
ch-you-lose = *tu* perds { $count }
ch-server-lost = Ton serveur { $card } est détruit
ch-server-stays = Ton serveur { $card } reste
ch-wins-with = { NAME($seat) } gagne la partie
ch-no-win = { NAME($seat) } ne gagne pas encore
ch-store-stopped = Rien n’est mis à l’abri : tu choisis à nouveau
ch-store-goes-on = Tes pièces vont à l’abri
ch-trade-cannot_pay = { NAME($seat) } ne peut pas payer : rien ne bouge
ch-trade-cancelled = L’échange est annulé
ch-trade-perhaps = ou rien, si { NAME($seat) } ne peut pas payer ce que montre le dé
ch-nothing-for-you = Rien à gagner ni à perdre pour toi.
ch-you-answered = Les autres doivent encore répondre.
ch-saves = sauve la mise
ch-lamp-saves = sauve
ch-lamp-stops = arrête
ch-others-answer = On demande aux autres
ch-who-asked = Qui est consulté : tous à la fois, et l’on compte dans cet ordre
ch-answered = a répondu
ch-thinks = réfléchit
ch-you-asked = ta réponse ?
ch-announced-deploy = { $who ->
    [you] Tu déploies { $card }.
   *[other] { NAME($seat) } déploie { $card }.
}
ch-announced-trade = { $who ->
    [you] Tu donnes *{ $give } { $giving }* à { NAME($with) } et demandes *{ $ask } { $taking }*.
   *[other] { $partner ->
        [you] { NAME($seat) } échange avec toi : *{ $give } { $giving }* contre *{ $ask } { $taking }*.
       *[other] { NAME($seat) } donne { $give } { $giving } à { NAME($with) } et demande { $ask } { $taking }.
    }
}
ch-announced-block = { $who ->
    [you] Tu joues { $card }{ $tile ->
        [none] {"."}
       *[other] {" "}et relances { $tile }.
    }
   *[other] { NAME($seat) } joue { $card }{ $tile ->
        [none] {"."}
       *[other] {" "}et relance { $tile }.
    }
}
ch-announced-store = { $who ->
    [you] Tu mets à l’abri { $coins }.
   *[other] { NAME($seat) } met à l’abri { $coins }.
}
ch-announced-hack = { $who ->
    [you] Tu joues un piratage.
   *[other] { NAME($seat) } joue un piratage.
}
ch-announced-between = { $who ->
    [you] Ton tour est fini.
   *[other] Le tour { ELIDED("de", NAME($seat)) } est fini.
}
ch-happened = Ce qui t’est arrivé
ch-me-trade = { $who ->
    [you] Ton échange avec { $other }
   *[other] { $other } a échangé avec toi
}
ch-me-flash_swap = { $other } a échangé les dés
ch-me-shock = { $other } a relancé un dé
ch-me-held = Ta carte { $card } a agi
ch-me-failed = { $why ->
    [scam] { $who ->
        [you] { $other } a gardé tes pièces
       *[other] Tu as gardé les pièces : { $other } n’a rien reçu
    }
    [cancelled] L’échange avec { $other } a été annulé
   *[cannot_pay] { $who ->
        [you] Tu ne pouvais pas payer : ton échange avec { $other } est perdu
       *[other] { $other } ne pouvait pas te payer : rien n’a bougé
    }
}
ch-me-paid = { $other } t’a payé pour { $card }
ch-me-stored = À l’abri : { $coins }
ch-me-drew = Pioché : { $cards }
ch-me-late = Temps écoulé : tu as passé
ch-you-missed = Tu as laissé passer le temps. La table passe pour toi jusqu’à ton retour.
ch-stop = Stop, je pirate !
ch-stop-free = demande-moi dès maintenant
ch-stop-up = main levée : la baisser
ch-stop-asked = on te demande déjà
ch-stop-always = on te demande toujours
ch-stop-own = quand les autres jouent
ch-here-again = Me revoilà
ch-stop-missed = demande-moi de nouveau
ch-stop-let = tu laisses passer ce tour
ch-is-discarded = reste sans effet.
ch-hint-useless = Aucun de tes piratages n’améliorerait cela pour toi. Tu peux quand même en jouer un.
ch-hint-no-hack = Tu n’as aucun piratage. On te demande quand même, pour que personne ne le sache.
ch-pass = Passer
ch-pass-text = laisser faire
ch-let-go = Passer tout ce tour, sauf avant une victoire
ch-ask-me = Me demander : { $to ->
    [always] toujours
   *[concerns] quand cela me regarde
}
ch-ask-me-title = Quand veux-tu qu’on te demande ?
ch-order-concerns = Quand cela me regarde
ch-order-text-concerns = Un échange avec toi, un piratage contre ton échange, tes serveurs, ton stockage ou tes piratages, ou quelqu’un sur le point de gagner.
ch-order-always = Toujours
ch-order-text-always = À chaque annonce.
ch-order-note = Tous voient ce réglage. Il ne dit rien de tes cartes : ce qui te regarde est visible sur la table.

# Autour
ch-log = Journal du port
ch-tab-harbour = Port
ch-tab-vaults = Coffres
ch-tab-turn = Ce tour
ch-tab-log = Journal
ch-moment-bargain = La meilleure affaire : { NAME($seat) } obtient { $got } { $take ->
    [btc] Bitcoin
    [eth] Ethereum
    [ltc] Litecoin
    [dash] Dash
   *[ppc] Peercoin
} { ELIDED("de", NAME($partner)) } contre { $given } { $give ->
    [btc] Bitcoin
    [eth] Ethereum
    [ltc] Litecoin
    [dash] Dash
   *[ppc] Peercoin
}.
ch-moment-crash = Une Panne détruit un serveur { ELIDED("de", NAME($seat)) }.
ch-moment-pile = Trois piratages dans une même pile, par { NAME($seats) }.
ch-moment-scam = { NAME($partner) } arnaque { NAME($seat) }, qui perd { $lost ->
    [one] une pièce
   *[other] { $lost } pièces
}.
ch-moment-out = { NAME($seat) } n’a plus une pièce : hors jeu.
ch-moment-changed = Le taux change en route : { NAME($seat) } annonçait { $offer } contre { $ask }, et donne { $given } pour { $got }.
ch-moment-cannot-pay = { NAME($seat) } ne peut pas payer { NAME($partner) } : l’échange échoue.
ch-result-work = Ce que chacun a fait
ch-result-blocks = Blocs
ch-result-trades = Échanges
ch-result-failed = Perdus
ch-result-hacks = Piratages réussis
ch-result-worked = { $worked } sur { $hacks }
ch-result-paid = Payé
ch-result-who = Qui a piraté qui
ch-result-who-text = Sur chaque ligne, les piratages d’un joueur, selon qui était visé : la personne dont c’était le tour, le propriétaire du serveur, ou l’auteur du piratage du dessous.
ch-result-by = Joués par
# --- Refus ----------------------------------------------------------------------------------------------------------

refused-above_value = Tu peux y demander au plus { $value }, pas { $asked }.
refused-already_answered = Tu as déjà répondu.
refused-bad_coins = Indique un nombre de pièces pour chacune des cinq monnaies.
refused-bad_target = Ce piratage exige une autre cible.
refused-hack_outside_window = Un piratage se joue pendant tes propres actions ou quand on te consulte.
refused-no_effect = Ce piratage ne ferait rien maintenant.
refused-no_mine_left = { $left ->
    [0] Il ne te reste aucun badge Miner.
    [one] Il ne te reste qu’un badge Miner.
   *[other] Il ne te reste que { $left } badges Miner.
}
refused-no_play_left = Tu ne peux plus enchaîner de bloc ce tour-ci.
refused-no_store_left = { $left ->
    [0] Tu ne peux plus mettre de pièces à l’abri ce tour-ci.
    [one] Tu ne peux plus mettre qu’une pièce à l’abri ce tour-ci.
   *[other] Tu ne peux plus mettre que { $left } pièces à l’abri ce tour-ci.
}
refused-no_such_server = Tu n’as pas ce serveur.
refused-no_such_tile = Cette tuile ne peut pas être choisie.
refused-no_trade_left = Il ne te reste aucun échange ce tour-ci.
refused-not_a_block = Cette carte n’est pas un bloc.
refused-not_a_hack = Cette carte n’est pas un piratage.
refused-not_a_server = Cette carte n’est pas un serveur.
refused-not_an_opponent = Choisis un adversaire encore en jeu.
refused-not_enough_coins = Tu n’as pas autant de pièces dans ton portefeuille.
refused-not_neighbours = Ces deux tuiles ne sont pas voisines sur l’anneau.
refused-nothing_to_draw = Il n’y a rien à piocher pour ce badge.
refused-order_with_hack = Tu peux changer de consigne en passant, pas en jouant un piratage.
refused-other_payee = À cette table, un seul adversaire est payé pour tous les serveurs du tour.
refused-out_of_coins = Tu es hors jeu : ton portefeuille est vide.
refused-same_attention = C’est déjà ta consigne.
refused-same_currency = Une monnaie ne s’échange pas contre elle-même.
refused-second_server = Tu as déjà déployé un serveur ce tour-ci.
refused-server_already_paid = Ce serveur est déjà payé.
refused-server_too_new = Ce serveur pourra être payé à partir de ton prochain tour.
refused-storage_full = Le stockage à froid contient au plus { $most } pièces de chaque monnaie.
refused-trade_with_yourself = Tu ne peux pas échanger avec toi-même.
refused-wallet_not_emptied = Cela ne vide pas ton portefeuille.
refused-window_closed = Il n’y a plus rien à quoi répondre.
refused-window_open = Tout le monde répond d’abord à l’action annoncée.
refused-would_empty_wallet = C’est la dernière pièce de ton portefeuille : confirme si c’est bien ce que tu veux.
refused-wrong_currency = Cette tuile ne vaut pas pour cette monnaie.
refused-wrong_offer = Tu dois donner exactement ce qu’indique le dé : { $value }.
refused-wrong_phase = Cela se fait à une autre phase du tour.
refused-wrong_price = Ce serveur coûte { $price }, pas { $coins }.
refused-wrong_tile = Indique une tuile seulement si le bloc relance un dé.

# --- D’un coup d’œil, pour qui anime ---

ch-glance-arrange = on pose l’anneau
ch-glance-pay = paiement
ch-glance-action = actions
ch-glance-window = réponses
ch-glance-discard = défausse
ch-glance-over = terminé
ch-glance-out = hors jeu
ch-glance-asked = est interrogé
ch-glance-answered = a répondu
ch-glance-active = agit
ch-glance-ready = prêt
