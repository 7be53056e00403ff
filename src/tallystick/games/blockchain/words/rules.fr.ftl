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
concept-ch-cold-storage = Stockage à froid
    .text = Les pièces gardées hors ligne ne s’échangent plus, mais personne ne peut les prendre. La sécurité se paie en souplesse.
concept-ch-attack-surface = Attaques
    .text = Toute action ouverte peut être attaquée, et toute attaque peut recevoir une réponse. Que personne ne dise rien ne prouve pas que personne ne le pourrait.

# --- La fin : sur son propre téléphone, on est « tu » ---------------------------------------------------------------

end-unit-blockchain = pièces à froid
ch-end-score = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
} à froid
ch-end-length = { $count ->
    [one] un tour joué
   *[other] { $count } tours joués
}
ch-end-bargain = La meilleure affaire
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } obtenu { $got } pièces pour { $given }.
ch-end-hacker = Prix du piratage
    .text = { $count ->
        [one] Un piratage
       *[other] { $count } piratages
    } { $you ->
        [yes] de ta main
       *[no] { ELIDED("de", NAME($seat)) }
    } { $count ->
        [one] a
       *[other] ont
    } fonctionné.
ch-end-vault = Le coffre le plus sûr
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } stocké { $stored } pièces sur { $all }.
ch-end-trader = Prix du commerce
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } conclu { $count ->
        [one] un échange
       *[other] { $count } échanges
    }.
ch-end-rent = Prix de l’hébergement
    .text = Les autres { $you ->
        [yes] t’ont payé
       *[no] ont payé à { NAME($seat) }
    } { $count ->
        [one] une pièce
       *[other] { $count } pièces
    } pour des serveurs.
ch-end-builder = Bâtisseur du port
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } déployé { $count ->
        [one] un serveur
       *[other] { $count } serveurs
    }.
ch-end-blocks = Une longue suite de blocs
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } joué { $count ->
        [one] un bloc
       *[other] { $count } blocs
    }.
ch-end-keeper = Témoin fidèle
    .text = { $you ->
        [yes] Tu détiens
       *[no] { NAME($seat) } détient
    } une copie { $count ->
        [one] du seul tour
       *[other] des { $count } tours
    }.
ch-end-stored = Dans ton stockage à froid : { $stored } sur { $all }
    .text = { $trades ->
        [0] Tu n’as conclu aucun échange.
        [one] Tu as conclu un échange.
       *[other] Tu as conclu { $trades } échanges.
    }{ $got ->
        [0] { "" }
       *[other] { " " }Le meilleur : { $got } pièces pour { $given }.
    }
ch-end-partner = Bon partenaire : { NAME($seat) }
    .text = Tu as échangé { $count ->
        [one] une fois
       *[other] { $count } fois
    } avec { NAME($seat) }.{ $both ->
        [0] { "" }
       *[other] { " " }{ ch-end-hacks }
    }
ch-end-duel = À armes égales : { NAME($seat) }
    .text = { ch-end-hacks }
ch-end-hacks = Piratages entre vous : { $mine } de toi, { $theirs } { ELIDED("de", NAME($seat)) }.
ch-end-alone = Un mouillage tranquille
    .text = Personne n’a échangé avec toi, et personne ne t’a piraté.

# --- Options ------------------------------------------------------------------------------------------------------

option-group-blockchain-coins = Pièces et échanges
option-group-blockchain-hacks = Les piratages
option-group-blockchain-length = Combien de temps ?
option-reaction-seconds = Secondes pour répondre
    .help = Combien de temps une fenêtre de réaction attend les réponses ; ensuite, ne pas répondre, c’est passer. 0 : on attend tout le monde.
    .none = Sans limite
option-exchange-ring = L’anneau
    .help = Qui décide de l’ordre des tuiles.
    .random = Le hasard
    .arranged = Qui commence les pose
option-first-player = Qui commence
    .help = Au dé, ou la première place : celle de l’hôte, sauf si les places ont été données autrement.
    .thrown = Le dé le plus haut
    .first_seat = La première place
option-turn-cap = Tours par joueur
    .help = Après ce nombre de tours par joueur, qui a le plus de pièces à l’abri l’emporte ; 0 : on joue jusqu’au bout.
    .none = Sans limite
option-strict-wallet = Un portefeuille vide fait perdre, même si tout est à l’abri
    .help = S’il faut une 51e pièce pour gagner.
option-run-out = Quand un portefeuille est vide
    .help = Ce que veut dire « ne plus avoir de pièces ».
    .all = Plus aucune pièce d’aucune monnaie
    .any_currency = Plus aucune pièce de l’une des monnaies : qui met à l’abri ou échange la dernière d’une monnaie est hors jeu, et presque personne ne peut gagner
option-hack-answers = Réponses à une action
    .help = Quel piratage compte quand plusieurs joueurs veulent répondre.
    .in_order = Le premier dans l’ordre du tour, quelle que soit la vitesse
    .first_come = Le premier arrivé
option-hack-moments = Quand les autres peuvent pirater
    .help = Indique si les piratages des autres répondent seulement à une annonce, ou viennent à tout moment de la phase d’action.
    .announced = Quand quelque chose est annoncé
    .any_time = Aussi pendant que la personne dont c’est le tour réfléchit
option-hack-order = Ordre des piratages
    .help = Dans quel ordre les piratages d’une pile font leur effet.
    .last_first = Le dernier d’abord
    .first_first = Le premier d’abord
option-hack-without-effect = Piratages sans effet
    .help = Indique si un piratage peut être joué là où il ne fait rien, pour libérer la main.
option-full-request = Demander la valeur entière du dé
    .help = Ce que devient la demande si le dé monte avant l’échange.
    .stays = Elle reste comme annoncée
    .rises = Elle monte avec le dé
option-trade-offer = Ce que tu donnes dans un échange
    .help = Indique si tu peux offrir moins que ce qu’indique le dé.
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
    .help = Indique si chaque serveur peut être payé à un adversaire différent.
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
    .text = Avoir avant les autres dix pièces de chacune des cinq monnaies en stockage à froid.
section-CH-box = Ce qu’il y a dans la boîte
    .text = Pour 2 à 4 joueurs. Six tuiles, six dés, quatre coffres, 200 pièces et 81 cartes : 39 blocs, 15 serveurs, 27 piratages. Les cartes imprimées nous manquent : la plupart de celles-ci sont donc de nous.
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
    .text = Un bloc apporte des badges pour ce tour. Miner : pioche { $mine_badge ->
        [fills] jusqu’à cinq cartes en main.
       *[draws] autant de cartes.
    } Enchaîner : joue autant de blocs de plus. Échanger : autant d’échanges. Mettre à l’abri : autant de pièces en stockage à froid. Il reste sur la table jusqu’à la fin de ton tour.
section-CH-servers = Serveurs
    .text = Un serveur reste sur la table jusqu’à ce qu’un piratage l’enlève. Qui le paie utilise ses badges pour le tour.
section-CH-hacks = Piratages
    .text = Chacun peut répondre à toute action par un piratage avant qu’elle soit achevée, et à tout piratage par un autre. Le dernier est prioritaire. Entre deux tours aussi, mais pas pendant que quelqu’un mine ou paie.
section-CH-mine = Phase Miner
    .text = Pioche jusqu’à avoir cinq cartes. Si tu en as déjà cinq ou plus, tu ne pioches pas.
section-CH-pay = Phase Payer
    .text = Pour chacun de tes serveurs des tours précédents, tu peux payer son prix, avec n’importe quelles pièces de ton portefeuille, et l’utiliser ce tour-ci. { $server_payee ->
        [per_turn] Tous les paiements d’un tour vont à un seul adversaire de ton choix.
       *[per_server] Chaque paiement va à un adversaire de ton choix.
    }
section-CH-action = Phase d’action
    .text = Déployer, jouer des blocs, miner, échanger et mettre à l’abri, dans n’importe quel ordre.
section-CH-deploy = Déployer un serveur
    .text = Un par tour. Il se paie à partir de ton prochain tour.
section-CH-play = Jouer un bloc
    .text = Un bloc par tour, et ses badges sont à toi.
section-CH-chain = Enchaîner des blocs
    .text = Chaque badge Enchaîner permet un bloc de plus. Tous les badges s’additionnent.
section-CH-trade = Échanger
    .text = Nomme un adversaire et deux tuiles voisines. Tu donnes { $trade_offer ->
        [less] autant de pièces qu’indique le premier dé, ou moins,
       *[exact] exactement autant de pièces qu’indique le premier dé
    } et en demandes autant qu’indique le second, ou moins.
section-CH-trade-short = Le partenaire a trop peu de pièces
    .text = Un partenaire ne peut pas refuser et donne ce qu’il a.
section-CH-trade-cannot = Tu ne peux pas payer
    .text = Si tu as finalement trop peu de pièces, l’échange est perdu et personne ne donne rien.
section-CH-store = Mettre à l’abri
    .text = Mets en stockage à froid autant de pièces que tes badges le permettent, au plus dix de chaque monnaie. Elles n’en reviennent jamais.
section-CH-store-alert = Un portefeuille vide
    .text = { $run_out ->
        [any_currency] Qui n’a plus une seule pièce d’une monnaie dans son portefeuille a perdu.
       *[all] Qui n’a plus de pièce dans son portefeuille a perdu.
    }
section-CH-discard = Défausser
    .text = Blocs et piratages vont à la défausse ; défausse-toi jusqu’à n’avoir plus que cinq cartes.
section-CH-end = La fin
    .text = Qui a dix pièces de chaque monnaie en stockage à froid gagne aussitôt ; qui reste seul en jeu aussi.{ $turn_cap ->
        [0] {""}
       *[other] {" "}Après { $turn_cap } tours chacun, qui a le plus de pièces à l’abri gagne.
    }
section-CH-special = Groupes de cartes
    .text = Une icône sur chaque carte nomme son groupe, pour des extensions.
section-CH-scenario-1 = Premier exemple : des dés échangés
    .text = Deux Litecoin contre six Bitcoin ; les dés changent de place, et six Litecoin partent contre deux Bitcoin.
section-CH-scenario-2 = Deuxième exemple : un dé relancé
    .text = Le Litecoin monte à quatre, mais il n’y en a que trois : pas d’échange, aucune pièce ne bouge.
section-CH-scenario-3 = Troisième exemple : un serveur payé tombe en panne
    .text = { $crashed_server ->
        [actions_lost] Le serveur disparaît. Dans le livret ses badges restent pour ce tour ; à cette table, ils sont perdus.
       *[actions_stay] Le serveur disparaît, ses badges restent pour ce tour.
    }
section-CH-scenario-4 = Quatrième exemple : un piratage sur un piratage
    .text = Une arnaque est annulée, puis vient un verrou. Le verrou agit, l’arnaque non, l’échange continue.

# --- La page des règles et comment jouer --------------------------------------------------------------------------

rules-ch-start = { $run_out ->
    [any_currency] Chacun commence avec dix pièces de chacune des cinq monnaies. Qui n’a plus d’une monnaie est éliminé.
   *[all] Chacun commence avec dix pièces de chacune des cinq monnaies. Qui a le portefeuille vide est éliminé.
}
rules-ch-idea = Rien ne se fait aussitôt : à toute annonce on peut répondre par un piratage, et à un piratage par un autre. On te consulte : garde un œil sur le port.
step-ch-1 = Piocher et payer
    .text = Pioche jusqu’à cinq cartes. Puis paie un adversaire pour chaque serveur que tu veux utiliser.
    .more = Un serveur reste d’un tour à l’autre et prête ses badges chaque fois que tu le paies.
step-ch-2 = Jouer
    .text = Joue un bloc. Ses badges disent ce que tu peux faire : piocher, jouer un autre bloc, échanger, mettre à l’abri.
    .more = Tu peux aussi déployer un serveur ; tu le paieras dès ton prochain tour.
step-ch-3 = Échanger
    .text = Avec qui tu veux, entre tuiles voisines : donne ce qu’indique un dé, reçois ce qu’indique l’autre.
    .more = On ne peut pas te refuser. Donne peu contre beaucoup, et regagne ce que serveurs et adversaires t’ont coûté.
step-ch-4 = Mettre à l’abri
    .text = En stockage à froid, une pièce est sauve pour toujours. Dix de chacune des cinq monnaies font gagner.
    .more = Il en tient dix par monnaie. Celles du portefeuille peuvent t’être prises par un échange.
chapter-ch-goal = But et fin
chapter-ch-setup = Mise en place
chapter-ch-turn = Un tour
chapter-ch-cards = Blocs et serveurs
chapter-ch-trade = Échanger
chapter-ch-store = Mettre à l’abri
chapter-ch-hacks = Piratages
chapter-ch-examples = Quatre exemples
pieces-ch-badges = Les badges
    .text = Ils figurent sur les blocs et les serveurs. Tous ceux d’un tour s’additionnent.
pieces-ch-blocks = { $count } blocs
    .text = Un par tour, et un de plus par badge Enchaîner.
pieces-ch-servers = { $count } serveurs
    .text = On en déploie un par tour. Dès ton prochain tour, paie-le pour utiliser ses badges.
pieces-ch-hacks = { $count } piratages
    .text = Tout le monde peut en jouer, à tout moment, en réponse à ce qui est annoncé.
pieces-ch-things = Dans le port
    .text = Ce qu’on y trouve encore.
explain-ch-badge-mine = Badge Miner
    .text = { $mine_badge ->
        [fills] Pioche jusqu’à cinq cartes en main.
       *[draws] Pioche une carte par badge.
    }
explain-ch-badge-chain = Badge Enchaîner
    .text = Joue un bloc de plus ce tour-ci par badge.
explain-ch-badge-trade = Badge Échanger
    .text = Fais un échange par badge.
explain-ch-badge-store = Badge Mettre à l’abri
    .text = Mets une pièce en stockage à froid par badge.
explain-ch-badge-pay = Badge Payer
    .text = Autant de pièces, de n’importe quelles monnaies, vont à un adversaire si tu utilises ce serveur pendant un tour.
explain-ch-tile = Tuile d’une monnaie
    .text = Son dé dit ce que vaut la monnaie : autant de pièces se donnent, ou se demandent, dans un échange avec une tuile voisine.
explain-ch-wild = Tuile Joker
    .text = Vaut pour toute monnaie, sauf celle de l’autre côté de l’échange.
explain-ch-wallet = Portefeuille
    .text = { $run_out ->
        [any_currency] Des pièces pour échanger et payer. Qui n’a plus d’une monnaie est éliminé.
       *[all] Des pièces pour échanger et payer. Qui n’en a plus du tout est éliminé.
    }
explain-ch-cold = Stockage à froid
    .text = À l’abri pour toujours, et plus jamais échangé. Dix de chacune des cinq monnaies font gagner.
explain-ch-pile = Pile de piratages
    .text = { $hack_order ->
        [first_first] Des piratages joués qui attendent ; le premier agit d’abord.
       *[last_first] Des piratages joués qui attendent ; le dernier agit d’abord.
    }
explain-ch-deck = Pioche
    .text = Tout le monde y pioche. Quand elle est vide, on mélange la défausse.
explain-ch-hand = Cartes en main
    .text = Cachées aux autres. Cinq au plus à la fin du tour.
explain-ch-phases = Les phases d’un tour
    .text = Miner : piocher jusqu’à cinq cartes. Payer : les serveurs. Action : jouer, échanger, mettre à l’abri. Défausse : revenir à cinq cartes.

# --- Nos décisions ------------------------------------------------------------------------------------------------

ruling-CH-1 = Qui met à l’abri la dernière pièce nécessaire gagne, même avec un portefeuille vide.
    .why = Les deux règles tombent au même moment ; la victoire passe d’abord.
ruling-CH-2 = Un portefeuille est vide quand il n’y reste aucune pièce d’aucune monnaie.
    .why = Ne plus avoir d’une monnaie est le sort ordinaire d’un échange.
ruling-CH-3 = Tout le monde est consulté, avec ou sans piratage en main, jusqu’à ce que tous passent. Tous répondent à la fois ; compte le premier piratage dans l’ordre du tour, à partir de qui vient d’agir ; les autres réponses restent secrètes et sans effet. Laisser filer le temps, c’est passer.
    .why = Le livret dit « à tout moment » ; ainsi, le silence ne trahit rien.
ruling-CH-4 = Le piratage joué en dernier agit en premier, sans nouvelle fenêtre entre-temps.
    .why = Le livret donne la priorité au dernier piratage.
ruling-CH-5 = Un échange se calcule avec les dés tels qu’ils sont à la fin, mais on ne reçoit jamais plus que demandé.
    .why = Ainsi, les deux premiers exemples du livret tombent juste.
ruling-CH-6 = On donne exactement ce qu’indique le dé ; seule la demande peut être plus basse.
    .why = Le livret ne baisse que la demande.
ruling-CH-7 = La tuile Joker peut être un côté ou l’autre d’un échange, pour toute monnaie sauf celle de l’autre côté.
    .why = La tuile montre les cinq monnaies.
ruling-CH-8 = On peut annoncer un échange qu’on ne peut pas payer ; il est perdu à moins que les dés ne changent.
    .why = Le deuxième exemple finit ainsi.
ruling-CH-9 = Avec une arnaque, la personne sollicitée garde les pièces offertes et ne donne rien. L’échange est consommé.
    .why = Le quatrième exemple finit ainsi.
ruling-CH-10 = Un verrou retire cinq pièces de toute mise à l’abri de ce tour, même avec des badges gagnés ensuite. Ce qui était annoncé et ne passe plus est à annoncer de nouveau.
    .why = Le livret dit « cinq pièces », pas « un badge ».
ruling-CH-11 = Les badges d’un serveur payé restent valables pour le tour, même s’il est détruit.
    .why = Le troisième exemple le dit.
ruling-CH-12 = Un retour arrière défausse les piratages placés dessous, pas ceux qui lui répondent.
    .why = Dans le quatrième exemple, le piratage suivant a déjà agi.
ruling-CH-13 = Chaque serveur se paie à un adversaire au choix. Un paiement qui vide le portefeuille doit être confirmé.
    .why = Le livret dit « un adversaire » pour chaque paiement.
ruling-CH-14 = Pendant les actions, un badge Miner fait piocher une carte, même au-delà de cinq.
    .why = La limite de cinq appartient à la phase de minage.
ruling-CH-15 = L’ordre des tuiles est tiré au hasard.
    .why = Le livret permet n’importe quel ordre.
ruling-CH-16 = Certains blocs relancent un dé : c’est le cas de Volatilité.
    .why = Le livret dit que des blocs changent les valeurs, sans en montrer.
ruling-CH-17 = Un piratage peut être joué sans effet. Si malgré tout personne n’a rien fait pendant cinq manches, qui a le plus de pièces à l’abri l’emporte.
    .why = Sinon, les mains se rempliraient de piratages et la partie ne finirait pas.
ruling-CH-18 = La main et les serveurs de qui est hors jeu sont défaussés, et ses pièces quittent la partie.
    .why = Le livret n’en dit rien. Il reste assez de pièces pour gagner.
ruling-CH-19 = En cas d’égalité pour commencer, on relance entre ex æquo.
    .why = Le livret n’en dit rien.
ruling-CH-20 = Une onzième pièce d’une monnaie ne peut pas être mise à l’abri.
    .why = Il y a dix places par monnaie.
ruling-CH-21 = Un piratage dont la cible a disparu ne fait rien.
    .why = Le livret n’en dit rien.
ruling-CH-22 = Le nombre de tours n’est limité que si l’on en convient ; à la fin, qui a le plus de pièces à l’abri l’emporte.
    .why = Le livret ne connaît d’autre fin que la victoire.
ruling-CH-24 = Les piratages des autres répondent à ce qui est annoncé : un serveur, un bloc, un échange, une mise à l’abri, un piratage, la fin d’un tour. Aucune pièce ne bouge et aucune carte n’agit sans cette occasion : on ne perd rien à l’attendre.
    .why = Le livret dit « à tout moment » ; qui répond à une annonce n’arrive jamais trop tard.
ruling-CH-23 = Une fenêtre de réaction s’ouvre entre deux tours, après la défausse.
    .why = Le livret permet les piratages entre deux tours, sans dire lesquels.

guide-ch-welcome = La bourse du port
    .text = Six tuiles forment un anneau ; le dé posé sur chacune dit ce qu’elle vaut maintenant. Seules les voisines s’échangent. Pour gagner, mets avant les autres dix pièces de chacune des cinq monnaies à l’abri.
guide-ch-vaults = Portefeuille et stockage à froid
    .text = Les pièces de tous sont visibles. Celles du portefeuille s’échangent, et se perdent. Celles qui occupent l’une des dix places du stockage à froid sont à l’abri pour toujours. Ne vide jamais ton portefeuille : tu serais hors jeu.
guide-ch-window = On te demande
    .text = Cela te regarde : rien n’arrive encore. Le cadre rouge dit où mène un passe, une lampe sur une carte ce que ce piratage changerait. Prends ton temps : cette partie se joue sans chrono. On te demande même sans piratage en main, pour que le silence n’apprenne rien.
guide-ch-ask = Stop, je pirate !
    .text = On te demande quand quelque chose te regarde. Pour te mêler du reste, appuie ici : on te demandera alors à chaque annonce, jusqu’à ton tour.
guide-ch-turn = Ton tour
    .text = Joue un bloc de ta main. Ses badges te permettent de piocher, de jouer un autre bloc, d’échanger ou de mettre à l’abri. Tu peux aussi déployer un serveur pour plus tard.
guide-ch-badges = Les badges
    .text = Voici ce qu’il reste de chaque badge ce tour-ci. Un badge Enchaîner permet un bloc de plus, lié au dernier. Ici, « chaîne » est une façon de combiner des cartes ; la vraie chaîne d’empreintes est le journal derrière cette partie.
guide-ch-trade = Échanger
    .text = Appuie ici, ou touche la tuile de ce que tu donnes, puis une voisine. Tu donnes exactement ce que montre son dé et demandes au plus ce que montre l’autre. Ton partenaire ne peut pas refuser, mais il peut répondre par un piratage.
guide-ch-store = Le stockage à froid
    .text = Mets des pièces à l’abri, au plus dix de chaque monnaie. Elles n’en ressortent jamais.
guide-ch-hack = Un piratage
    .text = Il attend au milieu. On peut lui répondre par un autre piratage ; le dernier joué agit le premier.
guide-ch-pay = Les serveurs coûtent de l’énergie
    .text = Pour utiliser un serveur ce tour-ci, paie son prix à un adversaire, dans les monnaies de ton choix. Pense à qui tu nourris, et avec quoi.
guide-ch-copies = Chacun sa copie
    .text = Ton navigateur a vérifié lui-même chaque entrée du journal. Le signe vert dit que toutes les copies sont identiques. Tu sais tout, maintenant. Bonne chance !
