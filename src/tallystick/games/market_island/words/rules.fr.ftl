# --- Ce que cela apprend ------------------------------------------------------------------------------------------

concept-shared-record = Un registre partagé
    .text = Personne sur l’île ne tient l’unique livre. Chacun en garde l’intégralité, et c’est pourquoi nul ne peut le réécrire en douce.
concept-genesis = Le premier bloc
    .text = Chaque bloc désigne le précédent, alors le tout premier a besoin d’un point d’attache. Les vraies chaînes commencent par un bloc fixe, dit « de genèse ».
concept-pending = Des transactions en attente
    .text = La carte dit ce qu’il faudra payer, mais rien n’est encore payé. Sur un vrai réseau aussi, un paiement attend qu’un bloc l’accueille.
concept-block = Un bloc
    .text = Quelques transactions en attente sont réunies pour être vérifiées et inscrites d’un seul coup. Ce paquet est un bloc.
concept-link = Le lien avec le bloc précédent
    .text = Chaque bloc porte l’empreinte du précédent. Change un ancien paiement : son empreinte change, et plus aucun maillon suivant ne s’emboîte.
concept-optional-mining = Miner est facultatif
    .text = Rien n’oblige à miner. Un réseau a seulement besoin que certains de ses membres travaillent à un moment donné.
concept-cost-of-mining = Miner coûte quelque chose
    .text = Les vrais mineurs paient machines et électricité avant de savoir s’ils gagneront. Ta mise est ta facture d’électricité.
concept-race = La course au bloc
    .text = Plusieurs mineurs essaient en même temps et l’un d’eux trouve la meilleure réponse. Il ajoute le bloc ; l’effort des autres est perdu.
concept-luck = Puissance et chance
    .text = Résoudre l’énigme demande de la puissance de calcul, mais aussi de la chance. En cas d’égalité, le dé représente cette chance.
concept-block-reward = La récompense du bloc
    .text = Qui ajoute un bloc est payé pour cela. Une partie est de la monnaie nouvelle, l’autre vient des frais offerts par les usagers du réseau.
concept-validation = Seules les transactions validées ont lieu
    .text = Un paiement compte quand son bloc est accepté, et pas un instant plus tôt. Sans mineur, pas de règlement.
concept-replicas = Beaucoup de copies identiques
    .text = Chaque changement se fait sur toutes les copies à la fois. Un boulier falsifié saute aux yeux, car tous les autres le contredisent.
concept-inflation = De la monnaie nouvelle
    .text = La monnaie créée à partir de rien rend tout le reste un peu moins précieux. Les insulaires l’ont appris quand la mer a déversé des coquillages par millions.
concept-consensus = L’accord
    .text = À la fin, toutes les copies disent la même chose et il n’y a pas besoin de juge. Des règles vérifiables par tous remplacent la confiance en une seule personne.

# --- La fin : sur son propre téléphone, on est « tu » ---------------------------------------------------------------

end-unit-market-island = Istokens
mi-end-score = { $count ->
    [one] { $count } Istoken
   *[other] { $count } Istokens
}
mi-end-amount = { $amount ->
    [one] { $amount } Istoken
   *[other] { $amount } Istokens
}
mi-end-length = { $count ->
    [one] une manche jouée
   *[other] { $count } manches jouées
}
mi-end-brave = Prix de l’audace
    .text = { $you ->
        [yes] Tu as tenté
       *[no] { NAME($seat) } a tenté
    } { $tried } blocs sur { $blocks } : { $won } de gagnés.
mi-end-fit = La meilleure prise
    .text = { $you ->
        [yes] Ton { CARD($card) } a
       *[no] Le { CARD($card) } { ELIDED("de", NAME($seat)) } a
    } marqué { mi-points } au bloc { $block }.
mi-end-lucky = Prix de la chance
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } remporté le bloc { $block } avec { mi-points }.
mi-end-thrifty = Prix de l’épargne
    .text = { $you ->
        [yes] Tu n’as
       *[no] { NAME($seat) } n’a
    } payé { $fees ->
        [0] aucun frais de minage
        [one] qu’un Istoken de frais de minage
       *[other] que { $fees } Istokens de frais de minage
    }.
mi-end-generous = La main ouverte
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } versé { mi-end-amount } aux autres.
mi-end-walker = Une longue balade
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } parcouru { $squares } cases autour de l’île.
mi-end-host = Prix de l’accueil
    .text = Les autres { $you ->
        [yes] t’ont versé { mi-end-amount }
       *[no] ont versé { mi-end-amount } à { NAME($seat) }
    }.
mi-end-leap = Un grand bond
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } gagné { $gain ->
        [one] { $gain } Istoken
       *[other] { $gain } Istokens
    } à la manche { $round }.
mi-end-keeper = Gardien du registre
    .text = { $you ->
        [yes] Tu détiens
       *[no] { NAME($seat) } détient
    } une copie { $blocks ->
        [one] du seul bloc
       *[other] des { $blocks } blocs
    }.
mi-end-mining = { $tried ->
    [0] Tu as laissé le minage aux autres
   *[other] { $profit ->
        [0] Miner ne t’a rien coûté
       *[other] { $lost ->
            [yes] Miner t’a coûté { $amount }
           *[no] Miner t’a rapporté { $amount }
        }
    }
}
    .text = { $tried ->
        [0] Aucun frais payé, aucune prime gagnée.
       *[other] { $won ->
            [0] Aucune prime
            [one] Une prime a rapporté { $prizes }
           *[other] { $won } primes ont rapporté { $prizes }
        }, { $tried ->
            [one] une tentative a coûté
           *[other] { $tried } tentatives ont coûté
        } { $fees }.
    }
mi-end-neighbour = Cher voisinage : { NAME($seat) }
    .text = Tu as versé { $paid } à { NAME($seat) } et reçu { $got } en retour.{ $gain ->
        [0] { "" }
       *[other] { " " }Ta meilleure manche : la { $round }, +{ $gain }.
    }
mi-end-alone = Un voisinage tranquille
    .text = Aucun paiement entre toi et les autres.{ $gain ->
        [0] { "" }
       *[other] { " " }Ta meilleure manche : la { $round }, +{ $gain }.
    }

# --- Options ------------------------------------------------------------------------------------------------------

option-ledger-by-hand = Tenir le registre à la main
    .help = Après chaque bloc, chacun déplace soi-même les boules de tous les bouliers. Puis la table compare.
option-group-market-island-cards = Les cartes
option-group-market-island-money = L’argent
option-group-market-island-length = Combien de temps ?
option-rounds = Manches
    .help = La partie s’arrête après ce nombre de manches, si rien ne l’arrête avant. 0 : sans limite, si une durée est convenue.
    .none = Sans limite
option-minutes = Minutes
    .help = Quand le temps est écoulé, la manche en cours est jouée jusqu’au bout. Le manuel prévoit 30 à 45 minutes à deux, 60 à 90 à plusieurs. 0 : sans chronomètre.
    .none = Sans chronomètre
option-start-tokens = Istokens au départ
    .help = Ce que chacun possède au début.
option-fee = Mise de minage
    .help = Ce qu’il en coûte de poser une carte.
option-prize = Récompense
    .help = Ce que reçoit le gagnant d’un bloc.
option-start-bonus = Prime des drapeaux
    .help = Ce que rapporte un tour de l’île.
option-corner-money = Cases du feu et de la méduse
    .help = Ce que donne la case du feu et ce que coûte celle de la méduse.
option-fire-gift = Don pour le feu de camp
    .help = Ce que chaque autre joueur donne au propriétaire d’une carte Feu.
option-ring = Cases
    .help = La longueur du tour de l’île.
option-action-preset = Cartes d’action
    .help = Combien de cartes de chaque sorte.
    .gentle = Peu de Totems et de Méduses : presque tout le monde continue à miner
    .even = Les quatre sortes à parts égales : plus rude, et plus court
option-first-tie = Égalité pour la première place
    .help = Que faire quand le plus haut lancer sort deux fois.
    .reroll = Les ex æquo relancent
    .seat_order = Le siège le plus bas commence
option-tie-break = Égalité de points
    .help = Ce qui départage des mineurs à égalité.
    .rank = La carte la plus haute, puis le dé
    .die = Le dé tout de suite
option-ace = L’as
    .help = La place de l’as quand la carte la plus haute décide.
    .high = Au-dessus du roi
    .low = Au-dessous du deux
option-no-miner = Si personne ne mine
    .help = Le sort d’un bloc que personne n’a miné.
    .void = Il est nul : pas de règlement sans mineur
    .execute = Il est exécuté sans récompense
    .pending = Ses cartes attendent le prochain bloc
    .end = La partie s’arrête
option-unmined-status = Cartes d’état dans un bloc non miné
    .help = Indique si Méduse et Totem comptent dans un bloc que personne n’a miné.
    .apply = Elles comptent
    .void = Elles sont nulles aussi
option-end-when = La fin quand tous sont exclus
    .help = Quelles exclusions arrêtent la partie quand personne ne peut miner.
    .all_barred = Toute exclusion, même d’une manche
    .all_possessed = Seulement si l’esprit possède tout le monde
option-landing-pays = S’arrêter sur les drapeaux rapporte
    .help = Oui : atteindre ou passer les drapeaux rapporte. Non : seulement les passer ; qui s’y arrête est payé en repartant.
option-negative-check = Quand vérifie-t-on « sous zéro » ?
    .help = Indique si un joueur peut passer sous zéro pendant le règlement d’un bloc.
    .checkpoints = Après le déplacement et après le règlement
    .every_change = Après chaque paiement
option-broke-may-mine = Miner sans pouvoir payer
    .help = Indique si un joueur qui n’a pas la mise peut miner quand même, au risque de passer sous zéro.
option-jellyfish-bars = La carte Méduse exclut
    .help = Quel bloc manque un joueur piqué.
    .next_round = Du prochain
    .this_round = De celui-ci
option-totem-bars = La carte Totem exclut
    .help = Combien de temps l’esprit empêche de miner.
    .for_good = De la prochaine manche à la fin
    .one_round = De la prochaine manche seulement
option-suit-points = Points de couleur
    .help = Comment comptent les couleurs identiques.
    .each = Un par carte identique
    .once = Un seul en tout
option-square-money = L’argent des cases
    .help = Quand paient les drapeaux, le feu et la méduse.
    .at_once = Tout de suite
    .with_block = Avec le bloc
option-axe-draws = La deuxième carte de la Hache
    .help = À quel moment la Hache fait piocher une deuxième carte de minage.
    .two = Toujours : les deux cartes sont piochées ensemble
    .if_wanted = Seulement sur demande, après avoir regardé la première ; sinon la Hache reste cachée
option-axe-while-barred = Une hache pendant une exclusion
    .help = Le sort d’une hache inutilisable.
    .wasted = Elle est perdue
    .kept = Elle sert au prochain bloc
option-neighbours = Gauche et droite
    .help = Qui est visé quand un voisin a quitté la partie.
    .remaining = Le prochain encore en jeu
    .seated = Le siège vide : rien n’est payé
option-short-payer = Payer plus qu’on n’a
    .help = Que faire quand une carte demande trop.
    .in_full = Tout payer et passer sous zéro
    .what_is_there = Payer ce qu’on a
option-returned-cards = Cartes utilisées
    .help = Comment les cartes retournent sous leur pile.
    .shuffled = Mélangées entre elles
    .in_order = Dans l’ordre du jeu
option-rotate-first = Le premier joueur change
    .help = Indique si le joueur suivant commence chaque nouvelle manche.
option-all-negative = Tout le monde sous zéro
    .help = Qui gagne quand il ne reste personne.
    .best = Celui qui a le plus
    .nobody = Personne
option-abacus = Boules du boulier
    .help = Indique si une bourse peut contenir plus de 99.
    .unlimited = Sans limite
    .up_to_99 = 99 au plus, le reste est perdu
option-spare-actions = Les deux cartes d’action en plus
    .help = Ce que montrent les cartes au-delà des 52.
    .jokers = Des jokers qui ne correspondent à rien
    .doubles = Un second as de cœur et un second as de carreau

# --- Les règles, section par section ------------------------------------------------------------------------------

section-1 = À quoi cela sert
    .text = Le jeu montre comment des gens qui ne se font pas confiance peuvent pourtant tenir un seul registre.
section-1-1 = Pourquoi jouer
    .text = Un sujet difficile devient une chose qu’on a faite soi-même.
section-1-2 = Ce qu’on apprend
    .text = Un registre que tous détiennent, comment les copies restent identiques, comment un groupe s’accorde et à quoi servent les empreintes.
section-1-3 = Trois rôles à la fois
    .text = Chaque joueur commerce, vérifie le commerce des autres et garde une copie de tout. Tous partent avec la même somme.
section-2 = L’histoire
    .text = Des naufragés choisissent des coquillages comme monnaie, jusqu’à ce qu’une tempête en rejette des millions. Alors ils inventent un registre partagé.
section-3 = Ce que contient la boîte
    .text = Pour 2 à 6 joueurs. Un anneau de { $ring } cases (les drapeaux, la méduse, le feu et le totem aux coins, et d’un coin à l’autre un coffre, un coquillage et une main à tour de rôle), 26 cartes de revenu, 26 de dépense et 54 d’action, un jeu de 52 cartes, un dé, deux pions chacun et, pour n joueurs, n fois n bouliers.
section-4-1 = La mise en place
    .text = Chacun commence avec { $start_tokens } Istokens, et chaque boulier de chaque joueur le montre. Les quatre piles sont mélangées, face cachée.
section-4-1-1 = Pions et bouliers
    .text = Chaque joueur prend deux pions et un boulier par joueur à la table.
section-4-1-2 = Le jeu de 52 cartes
    .text = Les 52 cartes sont mélangées et posées face cachée.
section-4-1-3 = Le premier solde
    .text = { $start_tokens } Istokens sur chaque boulier.
section-4-1-4 = Les trois piles
    .text = Les revenus au-dessus du coffre, les dépenses au-dessus de la main, les actions au-dessus du coquillage.
section-4-2 = Une manche
    .text = Une manche a deux phases : avancer et prendre une carte, puis miner le bloc et le régler.
section-0-1 = La durée
    .text = Avant de commencer, convenez d’une durée : 30 à 45 minutes conviennent à deux joueurs, 60 à 90 de trois à six ; ou convenez d’un nombre de manches. Ici, on joue { mi-length }{ $minutes ->
        [0] .
       *[other] {" "}; quand le temps est écoulé, la manche en cours est jouée jusqu’au bout.
    }
section-0-2 = Les pions
    .text = Tous les pions sont sur les drapeaux et avancent dans le sens des aiguilles d’une montre.
section-0-3 = Qui commence
    .text = Chacun lance le dé, le plus haut commence, les autres suivent dans le sens des aiguilles d’une montre.
section-0-4 = La première carte gagnante
    .text = La première carte du jeu est retournée : le premier bloc n’a pas de gagnant avant lui.
section-P1 = Phase 1 : avancer
    .text = À ton tour, lance le dé, avance d’autant de cases et prends la carte qu’indique la case : un coffre apporte un revenu, une main une dépense, un coquillage une action. Garde-la cachée ; rien n’est encore exécuté.
section-2-1 = Le bloc
    .text = Toutes les cartes prises sont alignées face cachée, la carte gagnante à leur gauche.
section-2-2 = Miner ou non
    .text = { $fee ->
        [0] À tour de rôle, chacun pioche une des 52 cartes, sa carte de minage, et la regarde. Soit il la pose face cachée, soit il la remet sous la pile ; les deux sont gratuits.
       *[other] À tour de rôle, chacun pioche une des 52 cartes, sa carte de minage, et la regarde. Soit il paie { $fee } Istoken et la pose face cachée, soit il la remet sous la pile sans frais.
    }
section-2-3 = Trois cartes particulières
    .text = Une Méduse exclut du minage { $jellyfish_bars ->
        [this_round] de ce bloc
       *[next_round] du prochain bloc
    }, un Totem { $totem_bars ->
        [one_round] à la prochaine manche
       *[for_good] de la prochaine manche à la fin
    }. { rules-mi-axe }
rules-mi-axe = { $axe_draws ->
    [if_wanted] Avec une Hache, on peut piocher une deuxième carte de minage dans cette manche et garder l’une des deux.
   *[two] Avec une Hache, on pioche deux cartes de minage dans cette manche et on peut en garder une.
}
section-2-4 = Qui remporte le bloc
    .text = Toutes les cartes sont retournées. Une carte minée marque un point par carte de même valeur et { $suit_points ->
        [once] un seul pour la même couleur,
       *[each] un par carte de même couleur
    } parmi la carte gagnante et le bloc. Le plus de points gagne. À égalité, { $tie_break ->
        [die] le dé décide.
       *[rank] la carte la plus haute gagne, puis le dé décide.
    }
section-2-5 = Récompense et règlement
    .text = Le gagnant reçoit { $prize } Istokens, puis les cartes du bloc sont exécutées à tour de rôle, sur chaque copie du registre. { $no_miner ->
        [execute] Si personne n’a miné, elles le sont quand même.
        [pending] Si personne n’a miné, elles attendent le bloc suivant.
        [end] Si personne n’a miné, la partie est finie.
       *[void] Si personne n’a miné, elles ne le sont pas : pas de mineur, pas de règlement.
    }
section-2-6 = La nouvelle carte gagnante
    .text = La carte qui a gagné reste sur la table : c’est le lien avec le bloc suivant.
section-2-7 = Cartes utilisées
    .text = Revenus, dépenses et cartes à jouer retournent sous leur pile.
section-2-8 = La piqûre
    .text = Une carte Méduse reste près du boulier de son propriétaire jusqu’à la fin du bloc dont elle l’exclut.
section-2-9 = L’esprit
    .text = { $totem_bars ->
        [one_round] Une carte Totem reste près du boulier de son propriétaire jusqu’à la fin de la manche dont elle l’exclut.
       *[for_good] Une carte Totem reste près du boulier de son propriétaire jusqu’à la fin de la partie.
    }
section-2-10 = Autres cartes d’action
    .text = Elles retournent sous la pile d’action.
section-4-3 = La fin
    .text = Qui passe sous zéro est éliminé. La partie s’arrête quand il reste un joueur, quand personne ne peut miner, ou après la durée ou les manches convenues. Qui a le plus d’Istokens gagne ; à somme égale, c’est un match nul.
section-4-4 = Les cartes
    .text = Chaque carte de revenu, de dépense ou d’action montre aussi une valeur et une couleur.
section-4-4-1 = Revenus et dépenses
    .text = Le voisin de gauche ou de droite te paie, ou bien tu le paies : 1 Istoken pour un as, 2 pour un deux ou un trois, 3 du quatre au six, 4 du sept au neuf, 5 pour un dix ou un valet, 6 pour une dame ou un roi. Trèfle et carreau désignent la gauche, cœur et pique la droite.
section-4-4-2 = Cartes d’action
    .text = { $action_preset ->
        [even] { $spare_actions ->
            [doubles] 13 Totems, 14 Méduses, 14 Feux et 13 Haches.
           *[jokers] 13 Totems, 13 Méduses, 14 Feux et 14 Haches.
        }
       *[gentle] 4 Totems, 12 Méduses, 19 Feux et 19 Haches.
    } Un Feu rapporte à son propriétaire { $fire_gift } Istoken de chaque autre joueur au règlement du bloc. { rules-mi-axe } Une Méduse ou un Totem exclut du minage.
section-4-5 = Les coins
    .text = Les drapeaux rapportent { $start_bonus } par tour de l’île, et une carte d’action si l’on s’y arrête. Méduse : paie { $corner_money } et prends une dépense. Feu : reçois { $corner_money } et prends un revenu. Totem : prends une action et ne mine pas pendant cette manche.
section-4-6 = Les bouliers
    .text = Chacun tient le solde de tous, et toutes les copies changent ensemble.
section-4-7 = Compter les points
    .text = { $suit_points ->
        [once] Une valeur égale vaut un point par carte, une couleur égale un point en tout.
       *[each] Une valeur égale vaut un point, une couleur égale un point, la même carte deux.
    }
section-4-7-1 = Exemples à deux
    .text = Face à 9♣ 9♥ R♥, le 9♦ marque 2, l’A♣ 1 et le 9♥ 4.
section-4-7-2 = Exemples à trois
    .text = Face à 9♣ 9♥ R♥ 9♦, le 9♥ marque 5, l’A♣ 1 et le R♥ 3. Face à 9♣ R♥ R♥ 9♦, R♥ et 9♥ marquent 4 : le roi est plus haut.
section-5 = Une manche en images
    .text = Le manuel montre une manche à deux joueurs, photo par photo.

# --- La page des règles et comment jouer --------------------------------------------------------------------------

rules-mi-start = Chacun commence avec { $start_tokens } Istokens. Qui passe sous zéro est éliminé.
rules-mi-idea = Chaque bloc est lié à celui d’avant. C’est la chaîne, et la raison pour laquelle le passé ne peut pas changer sans qu’on le voie.
step-mi-1 = Avancer
    .text = Lance le dé et prends la carte qu’indique ta case. Elle reste cachée aux autres, et rien n’est encore exécuté.
    .more = Un coffre apporte une carte de revenu, une main une dépense, un coquillage une action.
step-mi-2 = Miner ou non
    .text = { $fee ->
        [0] Pioche une carte de minage. La poser ou la rendre : les deux sont gratuits.
       *[other] Pioche une carte de minage. Paie { $fee } Istoken pour la poser, ou rends-la sans frais.
    }
    .more = Pose-la quand elle s’accorde avec les cartes que tu connais. La tienne compte aussi.
step-mi-3 = Révéler
    .text = Chaque valeur ou couleur égale vaut un point. Le plus de points remporte le bloc et { $prize } Istokens.
    .more = { $tie_break ->
        [die] À égalité, le dé décide.
       *[rank] À égalité, la carte la plus haute gagne, puis le dé décide.
    }
step-mi-4 = Régler
    .text = Toutes les cartes du bloc sont payées, sur la copie de chacun en même temps.
    .more = { $no_miner ->
        [execute] Personne n’a miné ? Les cartes sont payées quand même, sans récompense.
        [pending] Personne n’a miné ? Les cartes attendent le bloc suivant.
        [end] Personne n’a miné ? La partie est finie.
       *[void] Personne n’a miné ? Personne n’est payé : pas de mineur, pas de règlement.
    }
chapter-mi-goal = But et fin
chapter-mi-setup = Mise en place
chapter-mi-walk = Avancer
chapter-mi-mine = Miner ou non
chapter-mi-wins = Qui remporte le bloc
chapter-mi-settle = Récompense et règlement
chapter-mi-corners = Les quatre coins
chapter-mi-cards = Les cartes en détail
chapter-mi-ledger = Les bouliers
chapter-mi-story = L’histoire, et à quoi cela sert
pieces-mi-decks = { $count } cartes en trois piles
    .text = Chacune montre aussi une valeur et une couleur, qui comptent quand on mine un bloc.
pieces-mi-squares = { $count } cases
    .text = Qui s’arrête sur une case fait ce qu’elle dit et prend une carte.
pieces-mi-things = Sur la table
    .text = Ce qu’on y trouve encore.
explain-mi-income = Revenu
    .text = Au règlement du bloc, ton voisin de gauche ou de droite te paie de 1 à 6 Istokens.
explain-mi-expense = Dépense
    .text = Au règlement du bloc, tu paies de 1 à 6 Istokens à ton voisin de gauche ou de droite.
explain-mi-fire = Feu
    .text = Au règlement du bloc, chaque autre joueur te donne { $fire_gift ->
        [one] { $fire_gift } Istoken
       *[other] { $fire_gift } Istokens
    }.
explain-mi-axe = Hache
    .text = { $axe_draws ->
        [if_wanted] Tu peux piocher une deuxième carte de minage dans cette manche ; pose-en une au plus, pour une seule mise.
       *[two] Pioche deux cartes de minage dans cette manche et pose-en une au plus, pour une seule mise.
    }
explain-mi-jellyfish = Méduse
    .text = { $jellyfish_bars ->
        [this_round] Tu ne peux pas miner ce bloc.
       *[next_round] Tu ne peux pas miner le prochain bloc.
    }
explain-mi-totem = Totem
    .text = { $totem_bars ->
        [one_round] Tu ne peux pas miner à la prochaine manche.
       *[for_good] Dès la prochaine manche, tu ne peux plus jamais miner.
    }
explain-mi-action = Cartes d’action
    .text = Feu, Hache, Méduse ou Totem : tu le vois en prenant la carte.
explain-mi-chest = Coffre
    .text = Prends une carte de revenu.
explain-mi-hands = Main
    .text = Prends une carte de dépense.
explain-mi-question = Coquillage
    .text = Prends une carte d’action.
explain-mi-start = Drapeaux
    .text = { $landing_pays ->
        [no] Dépasser les drapeaux rapporte { $start_bonus } Istokens. Si tu t’y arrêtes, prends une carte d’action.
       *[yes] Atteindre ou dépasser les drapeaux rapporte { $start_bonus } Istokens. Si tu t’y arrêtes, prends une carte d’action.
    }
explain-mi-sq-jellyfish = Coin de la méduse
    .text = Paie { $corner_money ->
        [one] { $corner_money } Istoken
       *[other] { $corner_money } Istokens
    } et prends une carte de dépense.
explain-mi-sq-fire = Coin du feu
    .text = Reçois { $corner_money ->
        [one] { $corner_money } Istoken
       *[other] { $corner_money } Istokens
    } et prends une carte de revenu.
explain-mi-sq-totem = Coin du totem
    .text = Prends une carte d’action. Tu ne peux pas miner dans cette manche.
explain-mi-mining = Carte de minage
    .text = Un point par carte de même valeur et { $suit_points ->
        [once] un seul pour la même couleur
       *[each] un par carte de même couleur
    }, parmi la carte gagnante et le bloc.
explain-mi-winning = Carte gagnante
    .text = La carte qui a remporté le dernier bloc. Elle compte dans les points du suivant et relie les deux.
explain-mi-abacus = Boulier
    .text = Montre ce que possède un joueur. Chacun tient celui de tous, et toutes les copies changent ensemble.
explain-mi-coin = Istoken
    .text = La monnaie de l’île. Qui en a le plus à la fin gagne.
explain-mi-pawn = Pion
    .text = La place d’un joueur sur l’anneau ; tous avancent dans le sens des aiguilles d’une montre.

# --- Nos décisions ------------------------------------------------------------------------------------------------

ruling-MI-1 = À égalité pour la première place, on relance.
    .why = Le manuel n’en dit rien.
ruling-MI-2 = À égalité de points, la carte la plus haute gagne ; le dé ne départage que des valeurs égales.
    .why = La règle et l’exemple se contredisent ; l’édition française donne ce résultat.
ruling-MI-3 = L’as compte au-dessus du roi. Des lancers égaux sont relancés.
    .why = Le manuel ne donne pas d’ordre ; cela ne sert qu’à départager.
ruling-MI-4 = Si personne ne mine, les cartes sont retournées, mais le bloc n’est pas validé : pas de mineur, pas de règlement. La carte gagnante reste.
    .why = Le manuel lie chaque paiement à un bloc miné.
ruling-MI-4b = Méduse et Totem comptent même dans un bloc que personne n’a miné.
    .why = Elles comptent parce qu’on les a piochées, pas parce qu’on les règle.
ruling-MI-5 = Si personne ne peut miner, quelle qu’en soit la raison, la partie s’arrête aussitôt et le bloc n’est pas réglé.
    .why = Le manuel dit « autorisé à miner », sans exception.
ruling-MI-6 = Les drapeaux paient quand on les atteint ou les passe, une fois par tour de l’île. Le premier départ ne rapporte rien.
    .why = « Franchir » se lit de deux façons ; ainsi chaque tour paie une fois.
ruling-MI-7 = On vérifie « sous zéro » après le déplacement et après le règlement, pas entre les deux.
    .why = Un bloc se règle d’un coup ; son ordre ne doit éliminer personne.
ruling-MI-8 = Qui ne peut pas payer la mise ne peut pas miner. Cela seul n’arrête pas la partie.
    .why = On ne dépense pas ce qu’on n’a pas.
ruling-MI-9 = La carte Méduse exclut du prochain bloc.
    .why = La carte anglaise ne précise pas la manche ; la française dit la suivante.
ruling-MI-10 = La carte Totem exclut de la prochaine manche à la fin ; la case Totem seulement de sa propre manche.
    .why = La carte semble dire une manche, deux passages du manuel disent pour toujours.
ruling-MI-11 = Chaque carte de la même couleur vaut un point.
    .why = Les exemples du manuel comptent ainsi.
ruling-MI-12 = Les cases paient tout de suite ; seul ce qui est imprimé sur les cartes attend le bloc.
    .why = Le manuel ne remet à plus tard que ce qui est écrit sur les cartes.
ruling-MI-13 = Une hache piochée pendant une exclusion est perdue.
    .why = Le manuel n’en dit rien.
ruling-MI-14 = La gauche est le joueur suivant encore en jeu, la droite le précédent. À deux, c’est toujours l’autre.
    .why = Le manuel ne dit rien d’une place vide à côté de soi.
ruling-MI-15 = On paie en entier, même sous zéro ; celui qui reçoit garde tout.
    .why = Sinon, presque personne ne passerait sous zéro.
ruling-MI-16 = « Payer −5 » veut dire : payer 5.
    .why = Le signe moins n’est qu’une façon d’écrire.
ruling-MI-17 = Les cartes utilisées sont mélangées entre elles avant d’aller sous une pile.
    .why = Dans un ordre connu, on devinerait les cartes à venir.
ruling-MI-18 = Le premier joueur reste le même. S’il est convenu qu’il change, la place suivante encore en jeu commence.
    .why = Le manuel garde l’ordre du premier lancer.
ruling-MI-19 = Le seul mineur gagne, même avec 0 point.
    .why = Le manuel n’exige aucun minimum.
ruling-MI-20 = 12 manches, ou une durée convenue. Une durée vaut seule, sauf si un nombre de manches est convenu aussi : alors la première des deux limites arrête la partie. La manche en cours est toujours jouée jusqu’au bout.
    .why = Le manuel vous laisse choisir la durée.
ruling-MI-21 = Si tous ceux qui restent passent sous zéro ensemble, le plus haut de leurs soldes gagne. Qui était déjà hors jeu ne peut pas gagner.
    .why = Le manuel n’en dit rien.
ruling-MI-22 = Une bourse peut contenir plus de 99.
    .why = Le boulier imprimé s’arrête à 99 ; pas toujours les soldes.
ruling-MI-23 = Qui est éliminé rend toutes ses cartes. Une carte d’un bloc déjà réglé a été exécutée.
    .why = Le manuel n’en dit rien.
ruling-MI-24 = Les deux cartes d’action en plus sont des jokers et ne correspondent à rien.
    .why = Il y a 54 cartes d’action, mais seulement 52 figures.
ruling-MI-25 = Sur les photos, c’est le premier joueur qui tient le 7 de cœur.
    .why = Deux légendes du manuel se contredisent.
ruling-MI-27 = Selon le manuel, qui a une Hache peut piocher deux cartes ; ici on les pioche toujours, car une deuxième carte ne nuit jamais.
    .why = Le manuel dit « peut » ; le demander à chaque fois montrerait la Hache.
ruling-MI-26 = Dans le deuxième exemple à trois, ce sont les cartes telles qu’elles sont comptées qui valent.
    .why = La liste du manuel est recopiée de l’exemple précédent.

# The guided first game
guide-welcome = Naufragés
    .text = Avec trois autres, tu partages une île et un registre des Istokens de chacun. Cette première partie a 4 manches, une vraie en a 12 ; le plus riche à la fin gagne. J’expliquerai chaque chose la première fois qu’elle arrive.
guide-throw = Qui commence ?
    .text = Chacun lance le dé une fois ; le plus grand nombre commence. Appuie sur le dé. On ne peut pas le truquer : il vient de graines que vous avez tous fixées avant.
guide-genesis = La première carte
    .text = Cette carte est le début de la chaîne. Le premier bloc y sera attaché, comme chaque bloc suivant sera attaché au précédent.
guide-walk = Le tour de l’île
    .text = Un coffre donne une carte de revenu, une main une carte de dépense, un coquillage une carte d’action. Les drapeaux rapportent 4 à chaque tour de l’île.
guide-card = Personne d’autre ne voit ta carte
    .text = Elle dit ce qui doit être payé, mais rien n’est encore payé : elle attend que quelqu’un mine le bloc.
guide-block = Un bloc
    .text = Les cartes des quatre joueurs sont posées face cachée à côté de la dernière carte gagnante. Ensemble, elles forment le bloc. Il faut maintenant le miner.
guide-choice = Miner ou non ?
    .text = Tu as tiré une carte de minage. Elle marque un point par carte de même valeur et un par carte de même couleur. Miner coûte 1 ; la meilleure carte gagne 5. Passer ne coûte rien.
guide-reveal = La course est finie
    .text = On retourne toutes les cartes et on compte les points. Le meilleur mineur gagne le bloc. Les mises des autres sont perdues : miner a un coût.
guide-settle = Maintenant, on paie
    .text = La récompense, puis chaque carte du bloc, l’une après l’autre. Chaque paiement est reporté en même temps sur la copie de tout le monde.
guide-link = Le lien
    .text = Le bloc rejoint la chaîne. Il porte l’empreinte du bloc précédent : change un ancien paiement, et plus rien ne colle après lui.
guide-copies = Quatre copies
    .text = Ton navigateur a vérifié lui-même chaque entrée. Ce signe vert dit que toutes les copies sont identiques. Touche-le pour voir les quatre mots qui résument tout.
guide-cheat = Tu y crois ?
    .text = Essaie de tricher : change un ancien paiement dans une copie et vois ce que disent les autres. Maintenant, tu sais tout. Bonne chance !
# --- Tricher, et le registre à la main ---

mi-pays = { $who ->
    [to-you] { $from } te paie
    [from-you] tu paies { $to }
   *[others] { $from } paie { $to }
}
mi-why = { $why ->
    [fee] frais
    [prize] prix
    [fire] feu de camp
    [income] revenu
    [expense] dépense
    [start] drapeaux
    [fire_square] feu
   *[jellyfish_square] méduse
}
mi-hand-keep = Tiens le registre
mi-hand-waits = Bloc { $height } · la partie attend tout le monde
mi-hand-who-sent = Qui a envoyé
mi-hand-sent = envoyé
mi-hand-counting = compte
mi-hand-payments = Paiements du bloc { $height }
mi-hand-ticked = { $count } sur { $of } cochés
mi-hand-you = toi
mi-hand-abaci = Bouliers
mi-hand-whose = { $who ->
    [you] Le tien
   *[other] { NAME($seat) }
}
mi-hand-abacus = { $who ->
    [you] Ton boulier
   *[other] Boulier { ELIDED("de", NAME($seat)) }
}
mi-hand-before = { $amount } avant ce bloc
mi-hand-undo = Annuler
mi-hand-touch = Touche une boule : elle se déplace avec toutes celles d’avant.
mi-hand-hundreds = Les boules montrent ce qui dépasse { $amount }.
mi-hand-send = Envoyer mon registre
mi-hand-in = Ton registre est envoyé
mi-hand-in-text = Aucun chiffre n’est montré avant que tout le monde ait envoyé le sien.{ $seats ->
    [nobody] { "" }
   *[other] { " " }On attend : { NAME($seats) }.
}
mi-hand-what-you-sent = Ce que tu as envoyé
mi-hand-not-the-machine = Juste ou faux ? C’est la table qui le dira, pas la machine.
mi-hand-take-back = Le reprendre et le changer
mi-hand-compared = Les registres comparés
mi-hand-read-across = Lis en ligne : qui dit quoi de quel boulier
mi-hand-table = La table
mi-hand-differs = (diffère)
mi-hand-no-majority = pas de majorité
mi-hand-all-agree = { $count } sur { $of }
mi-hand-most-agree = { $count } contre { $others }
mi-hand-settles = La majorité tranche
mi-hand-same = Tous les registres concordent
mi-hand-not-settled = Pas de majorité
mi-hand-read-again = Personne ne peut trancher pour { $names }. Relisez les paiements à voix haute et trouvez l’erreur ensemble.
mi-hand-gap = *{ $who ->
    [you] Toi
   *[other] { $name }
}* : { $value } pour { $whose ->
    [you] toi
    [self] soi
   *[other] { $owner }
} ; { $count } autres : { $right }. Un écart de { $gap } : quel paiement est-ce ?
mi-hand-gaps = *{ $who ->
    [you] Toi
   *[other] { $name }
}* : { $gaps } bouliers diffèrent. Relisez les paiements ensemble, un par un.
mi-hand-agrees = Ton registre concorde partout.
mi-hand-not-all = Ton registre diffère ; il est corrigé.
mi-hand-makes = Blocs justes jusqu’ici : { $good } sur { $gone }.
mi-hand-idea = Personne ne commande le registre. Les copies qui concordent corrigent les autres.
mi-hand-on = Continuer à jouer
mi-hand-wall-keep = Le registre à la main
mi-hand-wall-text = Bloc { $height } · déplacez les boules sur vos téléphones, pour chaque boulier
mi-hand-wall-compare = Plusieurs registres, une vérité ?
mi-hand-wall-rows = Bloc { $height } · une ligne par registre, une colonne par boulier
mi-hand-hidden = Les soldes restent cachés jusqu’au dernier registre.
mi-again = Comment il a été gagné
mi-again-play = Revoir
