# Blockchain: The Cryptocurrency Game, avec nos propres mots.

game-blockchain = Blockchain
    .summary = Échange cinq monnaies sur un anneau de dés et mets-en dix de chaque en stockage froid, pendant que les piratages répondent aux piratages.
    .players = 2 à 4 joueurs

# --- Noms ---------------------------------------------------------------------------------------------------------

named-btc = Bitcoin
named-eth = Ethereum
named-ltc = Litecoin
named-dash = Dash
named-ppc = Peercoin
named-wild = toute monnaie
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
attention-always = Toujours me consulter
attention-hacks = Me consulter seulement en cas de piratage
attention-not_this_turn = Ne plus me consulter ce tour-ci

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
event-ch-deck-reshuffled = La défausse est mélangée : { $cards } cartes forment la nouvelle pioche.
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
    [rolled_back] { NAMED($card) }, { ELIDED("de", NAME($seat)) }, est annulé.
   *[no_effect] { NAMED($card) }, { ELIDED("de", NAME($seat)) }, reste sans effet.
}
event-ch-hack-worked = { NAMED($card) }, { ELIDED("de", NAME($seat)) }, fait son effet.
event-ch-dice-swapped = Les dés { ELIDED("de", NAMED($tiles)) } changent de place : { $values }.
event-ch-die-rerolled = Le dé { ELIDED("de", NAMED($tile)) } est relancé : { $value }.
event-ch-server-crashed = { NAMED($card) }, { ELIDED("de", NAME($seat)) }, est détruit.
event-ch-server-deployed = { NAME($seat) } a déployé { NAMED($card) }.
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
event-ch-store-refused = { NAME($seat) } ne peut plus mettre à l’abri que { $left } pièces et choisit à nouveau lesquelles.
event-ch-card-discarded = { NAME($seat) } défausse { NAMED($card) }.
event-ch-turn-ended = { NAME($seat) } termine son tour.
event-ch-player-out = Le portefeuille { ELIDED("de", NAME($seat)) } est vide : pour ce coffre, la partie s’arrête là.
event-ch-game-ended = { $reason ->
    [all_stored] Dix pièces de chaque monnaie sont à l’abri. Victoire : { NAME($winners) }.
    [last_one_in] Il ne reste de pièces qu’à { NAME($winners) } : victoire.
    [turn_cap] Tous les tours convenus sont joués. Le plus de pièces à l’abri : { NAME($winners) }.
   *[stuck] Plus personne ne peut rien faire. Le plus de pièces à l’abri : { NAME($winners) }.
}
ended-all_stored = dix de chaque monnaie à l’abri
ended-last_one_in = une seule personne reste en jeu
ended-turn_cap = le dernier tour est joué
ended-stuck = plus personne ne peut jouer

# --- Ce que cela apprend ------------------------------------------------------------------------------------------

concept-ch-many-coins = Beaucoup de monnaies
    .text = Il n’y a pas une cryptomonnaie mais beaucoup, chacune avec son propre registre et une quantité que ses règles fixent d’avance.
concept-ch-peers = Pas de centre
    .text = Personne ne dirige la table. Tout le monde part du même point, suit les mêmes règles et voit les mêmes choses.
concept-ch-mining = Miner prend du temps
    .text = Les moyens viennent lentement, quelques cartes à la fois. Le vrai minage, lui aussi, rapporte peu à peu, jamais d’un coup.
concept-ch-energy = Les serveurs coûtent de l’énergie
    .text = Un ordinateur qui valide s’achète une fois et se paie tant qu’il tourne. Ici, on paie chaque tour où on s’en sert.
concept-ch-chained = Blocs enchaînés
    .text = Ici, une chaîne est une suite de cartes jouées dans un tour. Dans une vraie blockchain, chaque bloc porte l’empreinte du précédent ; ces cartes, non.
concept-ch-exchange = Taux de change
    .text = Les monnaies s’échangent par paires au taux du moment. Toutes les paires n’existent pas : il faut parfois passer par une troisième monnaie.
concept-ch-volatility = Taux instables
    .text = Un taux peut changer entre l’ordre et son exécution. Ce qui compte, c’est la valeur au moment où l’échange se fait.
concept-ch-counterparty = Risque de contrepartie
    .text = Il faut être deux pour échanger. L’échange échoue quand l’un ne peut pas payer, si bon que soit le taux.
concept-ch-irreversible = Sans retour
    .text = Un paiement fait reste fait. Si l’autre triche, personne ne peut revenir sur le registre.
concept-ch-hot-wallet = Portefeuille chaud
    .text = Les pièces d’un portefeuille en ligne sont prêtes pour les échanges et les paiements, mais à portée des autres. Qui n’en a plus est hors jeu.
concept-ch-cold-storage = Stockage froid
    .text = Les pièces gardées hors ligne ne s’échangent plus, mais personne ne peut les prendre. La sécurité se paie en souplesse.
concept-ch-attack-surface = Attaques
    .text = Toute action ouverte peut être attaquée, et toute attaque peut recevoir une réponse. Que personne ne dise rien ne prouve pas que personne ne le pourrait.

# --- Options ------------------------------------------------------------------------------------------------------

option-reaction-seconds = Secondes pour répondre
    .help = Combien de temps une fenêtre de réaction attend les réponses ; ensuite, ne pas répondre, c’est passer. 0 : on attend tout le monde.
option-exchange-ring = L’anneau
    .help = Qui décide de l’ordre des tuiles.
    .random = Le hasard
    .arranged = Qui commence les pose
option-turn-cap = Tours par joueur
    .help = Après ce nombre de tours par joueur, qui a le plus de pièces à l’abri l’emporte ; 0 : on joue jusqu’au bout.
option-strict-wallet = Un portefeuille vide fait perdre, même si tout est à l’abri
    .help = S’il faut une 51e pièce pour gagner.
option-run-out = Quand un portefeuille est vide
    .help = Ce que veut dire « ne plus avoir de pièces ».
    .all = Plus aucune pièce d’aucune monnaie
    .any_currency = Plus aucune pièce de l’une des monnaies
option-hack-answers = Réponses à une action
    .help = Quel piratage compte quand plusieurs joueurs veulent répondre.
    .in_order = Le premier dans l’ordre du tour, quelle que soit la vitesse
    .first_come = Le premier arrivé
option-hack-order = Ordre des piratages
    .help = Dans quel ordre les piratages d’une pile font leur effet.
    .last_first = Le dernier d’abord
    .first_first = Le premier d’abord
option-hack-without-effect = Piratages pour rien
    .help = Si un piratage peut être joué là où il ne fait rien, pour libérer la main.
option-full-request = Demander la valeur entière du dé
    .help = Ce que devient la demande si le dé monte avant l’échange.
    .stays = Elle reste comme annoncée
    .rises = Elle monte avec le dé
option-trade-offer = Ce que tu donnes dans un échange
    .help = Si tu peux offrir moins que ce qu’indique le dé.
    .exact = Exactement la valeur
    .less = La valeur ou moins
option-scam = Arnaque
    .help = Ce que deviennent les pièces offertes.
    .keeps_coins = La personne sollicitée les garde
    .cancels = L’échange est seulement annulé
option-lockout = Verrou
    .help = Ce qu’il interdit.
    .five = Cinq des pièces à mettre à l’abri ce tour-ci
    .one_badge = Le plus grand badge Mettre à l’abri du tour
    .everything = Toute mise à l’abri ce tour-ci
option-crashed-server = Un serveur détruit après paiement
    .help = Ce que deviennent les badges déjà payés.
    .actions_stay = Ils restent valables ce tour-ci
    .actions_lost = Ils sont perdus
option-rollback = Retour arrière
    .help = Quels piratages il défausse.
    .below = Ceux joués avant lui
    .all = Tous les autres de la pile
option-server-payee = Qui est payé pour les serveurs
    .help = Si chaque serveur peut être payé à un adversaire différent.
    .per_server = Un bénéficiaire par serveur
    .per_turn = Un seul bénéficiaire pour tout le tour
option-mine-badge = Badges Miner
    .help = Ce qu’ils rapportent pendant les actions.
    .draws = Une carte chacun
    .fills = La main complétée à cinq
option-volatility = Le bloc Volatilité
    .help = S’il change un taux.
    .rerolls = Il relance un dé
    .nothing = Il ne fait qu’enchaîner

# --- Les règles, section par section ------------------------------------------------------------------------------

section-CH-goal = Le but
    .text = Avoir avant les autres dix pièces de chacune des cinq monnaies en stockage froid.
section-CH-box = Ce qu’il y a dans la boîte
    .text = Six tuiles, six dés, quatre coffres, 200 pièces et 81 cartes : 39 blocs, 15 serveurs, 27 piratages. Les cartes imprimées nous manquent : la plupart de celles-ci sont donc de nous.
section-CH-setup-1 = Coffres et pièces
    .text = Chacun a un coffre, avec dix pièces de chaque monnaie dans le portefeuille.
section-CH-setup-2 = L’anneau et ses dés
    .text = Les six tuiles forment un anneau, avec un dé sur chacune : c’est sa valeur. Seules les voisines s’échangent. La tuile Joker vaut pour toute monnaie.
section-CH-setup-3 = Les cartes
    .text = Chacun reçoit cinq cartes ; le reste forme la pioche.
section-CH-setup-4 = Qui commence
    .text = Les dés décident.
section-CH-cards = Trois sortes de cartes
    .text = Blocs et serveurs apportent des badges à ton tour. Les piratages sèment le trouble, à tout moment.
section-CH-blocks = Blocs
    .text = Un bloc permet de miner, d’enchaîner d’autres blocs, d’échanger et de mettre à l’abri. Il reste sur la table jusqu’à la fin de ton tour.
section-CH-servers = Serveurs
    .text = Un serveur reste sur la table jusqu’à ce qu’un piratage l’enlève. Qui le paie utilise ses badges pour le tour.
section-CH-hacks = Piratages
    .text = Chacun peut répondre à toute action par un piratage avant qu’elle soit achevée, et à tout piratage par un autre. Le dernier est prioritaire. Entre deux tours aussi, mais pas pendant que quelqu’un mine ou paie.
section-CH-mine = Phase Miner
    .text = Pioche jusqu’à avoir cinq cartes. Si tu en as déjà cinq ou plus, tu ne pioches pas.
section-CH-pay = Phase Payer
    .text = Pour chacun de tes serveurs des tours précédents, tu peux payer son prix à un adversaire, avec n’importe quelles pièces de ton portefeuille, et l’utiliser ce tour-ci.
section-CH-action = Phase d’action
    .text = Déployer, jouer des blocs, miner, échanger et mettre à l’abri, dans n’importe quel ordre.
section-CH-deploy = Déployer un serveur
    .text = Un par tour. Il se paie à partir de ton prochain tour.
section-CH-play = Jouer un bloc
    .text = Un bloc par tour, et ses badges sont à toi.
section-CH-chain = Enchaîner des blocs
    .text = Chaque badge Enchaîner permet un bloc de plus. Tous les badges s’additionnent.
section-CH-trade = Échanger
    .text = Nomme un adversaire et deux tuiles voisines. Tu donnes autant de pièces qu’indique le premier dé et en demandes autant qu’indique le second, ou moins.
section-CH-trade-short = Le partenaire a trop peu de pièces
    .text = Un partenaire ne peut pas refuser et donne ce qu’il a.
section-CH-trade-cannot = Tu ne peux pas payer
    .text = Si tu as finalement trop peu de pièces, l’échange est perdu et personne ne donne rien.
section-CH-store = Mettre à l’abri
    .text = Mets en stockage froid autant de pièces que tes badges le permettent, au plus dix de chaque monnaie. Elles n’en reviennent jamais.
section-CH-store-alert = Un portefeuille vide
    .text = Qui n’a plus de pièce dans son portefeuille a perdu.
section-CH-discard = Défausser
    .text = Blocs et piratages vont à la défausse ; défausse-toi jusqu’à n’avoir plus que cinq cartes.
section-CH-end = La fin
    .text = Qui a dix pièces de chaque monnaie en stockage froid gagne aussitôt ; qui reste seul en jeu aussi.
section-CH-special = Groupes de cartes
    .text = Une icône sur chaque carte nomme son groupe, pour des extensions.
section-CH-scenario-1 = Premier exemple : des dés échangés
    .text = Deux Litecoin contre six Bitcoin ; les dés changent de place, et six Litecoin partent contre deux Bitcoin.
section-CH-scenario-2 = Deuxième exemple : un dé relancé
    .text = Le Litecoin monte à quatre, mais il n’y en a que trois : pas d’échange, aucune pièce ne bouge.
section-CH-scenario-3 = Troisième exemple : un serveur payé tombe en panne
    .text = Le serveur disparaît, ses badges restent pour ce tour.
section-CH-scenario-4 = Quatrième exemple : un piratage sur un piratage
    .text = Une arnaque est annulée, puis vient un verrou. Le verrou agit, l’arnaque non, l’échange continue.

# --- Nos décisions ------------------------------------------------------------------------------------------------

ruling-CH-1 = Qui met à l’abri la dernière pièce nécessaire gagne, même avec un portefeuille vide.
ruling-CH-2 = Un portefeuille est vide quand il n’y reste aucune pièce d’aucune monnaie.
ruling-CH-3 = Tout le monde est consulté, avec ou sans piratage en main, jusqu’à ce que tous passent. Tous répondent à la fois ; compte le premier piratage dans l’ordre du tour, à partir de qui vient d’agir ; les autres réponses restent secrètes et sans effet. Laisser filer le temps, c’est passer.
ruling-CH-4 = Le piratage joué en dernier agit en premier, sans nouvelle fenêtre entre-temps.
ruling-CH-5 = Un échange se calcule avec les dés tels qu’ils sont à la fin, mais on ne reçoit jamais plus que demandé.
ruling-CH-6 = On donne exactement ce qu’indique le dé ; seule la demande peut être plus basse.
ruling-CH-7 = La tuile Joker peut être un côté ou l’autre d’un échange, pour toute monnaie sauf celle de l’autre côté.
ruling-CH-8 = On peut annoncer un échange qu’on ne peut pas payer ; il est perdu à moins que les dés ne changent.
ruling-CH-9 = Avec une arnaque, la personne sollicitée garde les pièces offertes et ne donne rien. L’échange est consommé.
ruling-CH-10 = Un verrou retire cinq pièces de toute mise à l’abri de ce tour, même avec des badges gagnés ensuite. Ce qui était annoncé et ne passe plus est à annoncer de nouveau.
ruling-CH-11 = Les badges d’un serveur payé restent valables pour le tour, même s’il est détruit.
ruling-CH-12 = Un retour arrière défausse les piratages placés dessous, pas ceux qui lui répondent.
ruling-CH-13 = Chaque serveur se paie à un adversaire au choix. Un paiement qui vide le portefeuille doit être confirmé.
ruling-CH-14 = Pendant les actions, un badge Miner fait piocher une carte, même au-delà de cinq.
ruling-CH-15 = L’ordre des tuiles est tiré au hasard.
ruling-CH-16 = Certains blocs relancent un dé : c’est le cas de Volatilité.
ruling-CH-17 = Un piratage peut être joué pour rien, sans quoi les mains s’en rempliraient. Si malgré tout personne n’a rien fait pendant cinq manches, qui a le plus de pièces à l’abri l’emporte.
ruling-CH-18 = La main et les serveurs de qui est hors jeu sont défaussés, et ses pièces quittent la partie.
ruling-CH-19 = En cas d’égalité pour commencer, on relance entre ex æquo.
ruling-CH-20 = Une onzième pièce d’une monnaie ne peut pas être mise à l’abri.
ruling-CH-21 = Un piratage dont la cible a disparu ne fait rien.
ruling-CH-22 = Le nombre de tours n’est limité que si l’on en convient ; à la fin, qui a le plus de pièces à l’abri l’emporte.
ruling-CH-23 = Une fenêtre de réaction s’ouvre entre deux tours, après la défausse.

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
ch-effect-block = ajoute ses badges à ton tour dès que personne ne s’y oppose.
ch-effect-volatility = ajoute ses badges à ton tour et relance le dé d’une tuile.
ch-effect-server = se pose près de ton coffre. Dès ton prochain tour, tu peux payer pour ses badges.
ch-does-flash_swap = échange les dés : { $tiles }.
ch-does-shock = relance le dé : { $tiles }.
ch-does-crash = détruit { $server } ({ $owner }).
ch-does-scam = gâche l’échange.
ch-does-rollback = agit.
ch-does-lockout = bloque cinq pièces { ELIDED("de", NAME($seat)) }.

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
ch-currency = Monnaie
ch-wallet = Portefeuille
ch-cold = Stockage froid
ch-of-ten = sur 10
ch-cards-in-hand = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
ch-servers = Serveurs
ch-no-servers = aucun serveur
ch-servers-used = Serveurs utilisés ce tour-ci
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
ch-stored-of-all = Stockage froid, sur 50
ch-is-out = hors jeu
ch-is-asked = doit répondre
ch-has-answered = a répondu
ch-by-order = a répondu
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
ch-of-left = sur { $total }
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
    [you] Ton tour, bloc par bloc
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
ch-no-cards = Tu n’as pas de carte.
ch-not-now = pas maintenant
ch-could-matter = pourrait servir maintenant
ch-your-turn = À toi de jouer
ch-moment = Un instant
ch-you-are-out = Tu es hors jeu
ch-out-text = Ton portefeuille est vide. Tu peux regarder jusqu’à la fin.
ch-wait-act = { NAME($seat) } joue
ch-wait-pay = { NAME($seat) } paie ses serveurs
ch-wait-discard = { NAME($seat) } se défausse
ch-wait-arrange = { NAME($seat) } pose l’anneau
ch-wait-text = On te consultera dès qu’une action annoncée pourra être piratée.
ch-hint-block = Prends un bloc de ta main : ses badges disent ce que tu peux faire.
ch-hint-trade = Touche la tuile de ce que tu donnes, puis la voisine que tu veux.
ch-hint-store = Mets des pièces à l’abri : là, personne ne peut y toucher.
ch-hint-deploy = Tu peux encore déployer un serveur pour plus tard.
ch-hint-end = Il ne reste rien à faire, sauf des piratages.
ch-open-trade = Échanger
ch-open-store = Mettre à l’abri
ch-mine = { $count ->
    [one] Piocher une carte
   *[other] Piocher { $count } cartes
}
ch-mine-text = badges Miner
ch-end-turn = Finir le tour
ch-end-turn-early = laisser le reste
ch-end-turn-text = il ne reste rien
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
ch-trade-text = { NAME($seat) } ne peut pas refuser
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
ch-pay-lead = Un serveur payé te prête ses badges pour ce tour. Tu choisis les pièces, et l’adversaire qui les reçoit.
ch-price = coûte { $price }
ch-payee = À qui
ch-pay-of = sur { $price } à payer
ch-pay = Payer { $price }
ch-pay-text = à { NAME($seat) }
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
ch-window = Fenêtre de réaction
ch-window-left = { $seconds } s pour répondre
ch-your-answer = Ta réponse ?
ch-others-answer = On consulte les autres
ch-passing-for-you = Tu n’as rien à faire
ch-who-asked = Qui est consulté : tous à la fois, et l’on compte dans cet ordre
ch-answered = a répondu
ch-thinks = réfléchit
ch-you-asked = ta réponse ?
ch-gives = { $who ->
    [you] Tu donnes
   *[other] { NAME($seat) } donne
}
ch-asks = { $partner ->
    [you] et te demande
   *[other] { $who ->
        [you] Tu demandes à { NAME($seat) }
       *[other] et demande à { NAME($seat) }
    }
}
ch-announced-deploy = { $who ->
    [you] Tu déploies { $card }.
   *[other] { NAME($seat) } déploie { $card }.
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
ch-if-all-pass = Si tout le monde passe
ch-if-all-pass-pile = Si tout le monde passe, dans cet ordre
ch-is-discarded = reste sans effet.
ch-then-trade = { $who ->
    [you] L’échange a lieu : *−{ $give } { $giving }*, *+{ $got } { $taking }* pour toi.
   *[other] L’échange a lieu : { NAME($seat) } donne { $give } { $giving } et reçoit { $got } { $taking }.
}
ch-then-new-dice = L’échange a lieu avec ce que les dés montreront alors.
ch-then-scam = { NAME($partner) } ne donne rien en retour.
ch-then-cannot = { NAME($seat) } ne peut pas payer : rien ne change de main.
ch-then-deploy = { $card } rejoint le coffre { ELIDED("de", NAME($seat)) }.
ch-then-block = { $card } est enchaîné, et ses badges comptent.
ch-then-store = { $coins ->
    [one] Une pièce va en stockage froid.
   *[other] { $coins } pièces vont en stockage froid.
}
ch-then-between = Le tour suivant commence.
ch-hint-useful = Pourrait servir maintenant : { $cards }. Choisis dans ta main, ou passe.
ch-hint-useless = Aucun de tes piratages ne changerait quoi que ce soit pour toi ici. Tu peux en jouer un quand même.
ch-hint-no-hack = Tu n’as pas de piratage. On te consulte quand même, pour que personne ne le devine.
ch-pass = Passer
ch-pass-text = laisser faire
ch-rest = Passer tout ce tour
ch-rest-text = jusqu’au prochain
ch-ask-me = Me consulter : { $to ->
    [always] toujours
    [hacks] dès qu’un piratage est joué
   *[not_this_turn] pas ce tour-ci
}
ch-ask-me-title = Quand veux-tu qu’on te consulte ?
ch-order-always = Toujours
ch-order-hacks = Seulement après un piratage
ch-order-not_this_turn = Pas ce tour-ci
ch-order-note = Tous voient cette consigne ; elle ne dit rien de tes cartes. « Seulement après un piratage » t’épargne la question sur tes propres actions.
ch-order-note-pass = Donner une consigne, c’est aussi passer maintenant. Tous la voient ; elle ne dit rien de tes cartes.
ch-own-passes = Sur mes propres actions, passer pour moi
ch-only-useful = Ne me consulter que si mes cartes peuvent servir
ch-only-useful-why = Alors chaque réponse de cet appareil part exactement { $seconds } secondes après la question, avec ou sans piratage utile en main, pour que le délai n’apprenne rien aux autres.
ch-quiet-none = Aucune de tes cartes ne sert ici : tu passes dans { $seconds } s.
ch-quiet-useful = Tu peux pirater. Ton choix part dans { $seconds } s ; sans choix, tu passes.
ch-kept = { $what ->
    [pass] Tu passes, dans { $seconds } s.
   *[other] Tu réponds par { $what }, dans { $seconds } s.
}

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
guide-ch-welcome = La bourse du port
    .text = Six îles forment un anneau ; le dé posé sur chacune dit ce qu’elle vaut maintenant. Seules les voisines s’échangent. Pour gagner, mets avant les autres dix pièces de chacune des cinq monnaies à l’abri.
guide-ch-vaults = Portefeuille et stockage froid
    .text = Les pièces de tous sont visibles. Celles du portefeuille s’échangent, et se perdent. Celles qui occupent l’une des dix places du stockage froid sont à l’abri pour toujours. Ne vide jamais ton portefeuille : tu serais hors jeu.
guide-ch-window = Une action est annoncée
    .text = Rien n’arrive encore. Tout le monde est consulté à la fois, en secret, et peut répondre par un piratage. Si tous passent, l’action a lieu. On te consulte même sans piratage en main, pour que le silence n’apprenne rien.
guide-ch-ask = Trop de questions ?
    .text = Ici, tu dis quand tu veux qu’on te consulte. Tous voient cette consigne, et elle ne dit rien de tes cartes.
guide-ch-turn = Ton tour
    .text = Joue un bloc de ta main. Ses badges te permettent de piocher, de jouer un autre bloc, d’échanger ou de mettre à l’abri. Tu peux aussi déployer un serveur pour plus tard.
guide-ch-badges = Les badges
    .text = Voici ce qu’il reste de chaque badge ce tour-ci. Un badge Enchaîner permet un bloc de plus, lié au dernier. Ici, « chaîne » est une façon de combiner des cartes ; la vraie chaîne d’empreintes est le journal derrière cette partie.
guide-ch-trade = Échanger
    .text = Touche l’île de ce que tu donnes, puis une voisine. Tu donnes exactement ce que montre son dé et demandes au plus ce que montre l’autre. Ton partenaire ne peut pas refuser, mais il peut répondre par un piratage.
guide-ch-store = Le stockage froid
    .text = Mets des pièces à l’abri, au plus dix de chaque monnaie. Elles n’en ressortent jamais.
guide-ch-hack = Un piratage
    .text = Il attend au milieu. On peut lui répondre par un autre piratage ; le dernier joué agit le premier.
guide-ch-pay = Les serveurs coûtent de l’énergie
    .text = Pour utiliser un serveur ce tour-ci, paie son prix à un adversaire, dans les monnaies de ton choix. Pense à qui tu nourris, et avec quoi.
guide-ch-copies = Chacun sa copie
    .text = Ton navigateur a vérifié lui-même chaque entrée du journal. Le signe vert dit que toutes les copies sont identiques. Tu sais tout, maintenant. Bonne chance !

# --- Refus ----------------------------------------------------------------------------------------------------------

refused-above_value = Tu peux y demander de 1 à { $value } pièces, pas { $asked }.
refused-already_answered = On ne te consulte plus dans cette fenêtre.
refused-bad_coins = Indique un nombre de pièces pour chacune des cinq monnaies.
refused-bad_target = Ce piratage exige une autre cible.
refused-hack_outside_window = Un piratage se joue pendant tes propres actions ou quand on te consulte.
refused-no_effect = Ce piratage ne ferait rien maintenant.
refused-no_mine_left = Il te reste { $left } badges Miner.
refused-no_play_left = Tu ne peux plus enchaîner de bloc ce tour-ci.
refused-no_store_left = Tu peux encore mettre { $left } pièces à l’abri ce tour-ci.
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
refused-order_with_hack = Dis quand tu veux qu’on te consulte en passant, pas en jouant un piratage.
refused-other_payee = À cette table, un seul adversaire est payé pour tous les serveurs du tour.
refused-out_of_coins = Tu es hors jeu : ton portefeuille est vide.
refused-same_attention = C’est déjà ta consigne.
refused-same_currency = Une monnaie ne s’échange pas contre elle-même.
refused-second_server = Tu as déjà déployé un serveur ce tour-ci.
refused-server_already_paid = Ce serveur est déjà payé.
refused-server_too_new = Ce serveur pourra être payé à partir de ton prochain tour.
refused-storage_full = Le stockage froid contient au plus { $most } pièces de chaque monnaie.
refused-trade_with_yourself = Tu ne peux pas échanger avec toi-même.
refused-wallet_not_emptied = Cela ne vide pas ton portefeuille.
refused-window_closed = Il n’y a plus rien à quoi répondre.
refused-window_open = Tout le monde répond d’abord à l’action annoncée.
refused-would_empty_wallet = C’est la dernière pièce de ton portefeuille : confirme si c’est bien ce que tu veux.
refused-wrong_currency = Cette tuile ne vaut pas pour cette monnaie.
refused-wrong_offer = Tu donnes exactement les { $value } pièces qu’indique le dé.
refused-wrong_phase = Cela se fait à une autre phase du tour.
refused-wrong_price = Ce serveur coûte { $price } pièces, pas { $coins }.
refused-wrong_tile = Indique une tuile seulement si le bloc relance un dé.
