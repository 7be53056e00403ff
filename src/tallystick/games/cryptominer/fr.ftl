# CryptoMiner, avec nos propres mots.

game-cryptominer = CryptoMiner
    .summary = Des mineurs empilent des transactions en blocs et se disputent chacun avec la plus petite carte qui suffit.
    .players = 2 à 6 joueurs

# --- Ce qui se passe ----------------------------------------------------------------------------------------------

event-cm-game-began = { $set_aside ->
    [0] { $players } mineurs s’installent. { $transaction_cards } cartes de transaction sont distribuées et { $block_cards } cartes de bloc forment la pioche.
    [one] { $players } mineurs s’installent. { $transaction_cards } cartes de transaction sont distribuées, dont une mise de côté, et { $block_cards } cartes de bloc forment la pioche.
   *[other] { $players } mineurs s’installent. { $transaction_cards } cartes de transaction sont distribuées, dont { $set_aside } mises de côté, et { $block_cards } cartes de bloc forment la pioche.
}
event-cm-hand-dealt = { $cards ->
    [hidden] { NAME($seat) } reçoit { $count } cartes de transaction.
   *[other] { NAME($seat) } reçoit { $count } cartes de transaction : { SYMBOLS($cards) }.
}
event-cm-block-card-drawn = { $card ->
    [hidden] { $why ->
        [reward] { NAME($seat) } pioche une nouvelle carte de bloc.
       *[deal] { NAME($seat) } reçoit une carte de bloc.
    }
   *[other] { $why ->
        [reward] { NAME($seat) } pioche une nouvelle carte de bloc : { SYMBOLS($card) }.
       *[deal] { NAME($seat) } reçoit la carte de bloc { SYMBOLS($card) }.
    }
}
event-cm-die-thrown = { NAME($seat) } lance le dé pour savoir qui commence : { $value }.
event-cm-throws-tied = Égalité entre { NAME($seats) }, qui relancent le dé.
event-cm-starter-found = { NAME($seat) } commence. L’ordre de jeu : { NAME($order) }.
event-cm-round-began = La manche { $round } commence, { NAME($starter) } en tête.
event-cm-transaction-played = { NAME($seat) } joue une transaction de { $value }.
event-cm-block-claimed = { $outbid ->
    [nobody] { NAME($seat) } revendique le bloc { $block } (total { $total }) avec { SYMBOLS($card) }.
   *[other] { NAME($seat) } revendique le bloc { $block } (total { $total }) avec { SYMBOLS($card) } et passe devant { NAME($outbid) }.
}
event-cm-card-substituted = { $new ->
    [hidden] { NAME($seat) } échange sa carte de bloc contre une autre.
   *[other] { NAME($seat) } échange sa carte de bloc { SYMBOLS($old) } contre { SYMBOLS($new) }.
}
event-cm-turn-passed = { NAME($seat) } passe son tour.
event-cm-block-formed = Le bloc { $block } est formé : un total de { $total }, et { cm-coins } posées dessus.
event-cm-block-mined = { NAME($block_miner) } remporte le bloc { $block_number } avec { SYMBOLS($block_mined_with) } et empoche { $block_coins ->
    [one] { $block_coins } pièce
   *[other] { $block_coins } pièces
}. C’est le bloc { $block_height } de la Blockchain ; son empreinte commence par { HASH($block_hash) }, après { HASH($block_previous) }.
event-cm-card-returned = { $why ->
    [unlinked] { NAME($seat) } reprend { SYMBOLS($card) }, qui ne s’accorde plus avec le sommet de la Blockchain.
   *[outbid] { NAME($seat) } laisse échapper le bloc { $block } et reprend { SYMBOLS($card) }.
}
event-cm-deck-ran-out = La pioche est vide : { NAME($seat) } continue sans carte de bloc.
event-cm-game-ended = { $reason ->
    [no_block_left] La dernière transaction est jouée et tous les blocs sont pris.
    [no_card_fits] La dernière transaction est jouée, et aucune carte ne convient aux blocs qui restent.
   *[all_idle] Plus personne ne bouge, et la mine s’arrête.
} { $unclaimed ->
    [0] {""}
    [one] Une pièce est perdue.{" "}
   *[other] { $unclaimed } pièces sont perdues.{" "}
}Le plus de pièces : { NAME($winners) }.

cm-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
symbol-A = △
    .name = triangle
symbol-B = ○
    .name = cercle
symbol-C = □
    .name = carré
symbol-D = ◇
    .name = losange
why-not-too_low = Ta carte est trop basse pour ce bloc.
why-not-no_symbol = Ta carte n’a aucun symbole en commun avec le sommet de la Blockchain.
why-not-outbid = Une carte plus basse le revendique déjà.
why-not-too_new = Tu pourras le revendiquer dès la prochaine manche.
why-not-no_card = Tu n’as pas de carte de bloc.
ended-no_block_left = tous les blocs pris
ended-no_card_fits = plus aucune carte ne convient
ended-all_idle = tout le monde a passé

# --- Ce que cela apprend ------------------------------------------------------------------------------------------

concept-cm-peers = Entre égaux
    .text = Personne ne dirige la mine. Chacun peut proposer des transactions, chacun peut miner, et l’honneur de commencer fait le tour de la table.
concept-cm-transaction = Une transaction
    .text = Une carte sur la table est un paiement que quelqu’un veut faire inscrire. Tant que son bloc n’est pas miné, il attend.
concept-cm-candidate = Un bloc candidat
    .text = Les transactions d’une manche sont réunies en un paquet. Il est prêt à être miné, mais il ne fait pas encore partie du registre.
concept-cm-reward = Frais et récompense
    .text = Les pièces posées sur un bloc sont les frais de ses transactions, plus une pièce toute neuve. Sans elles, personne ne minerait.
concept-cm-proof = La preuve de travail
    .text = Pour ajouter un bloc, il faut montrer un nombre qui atteint sa cible. Ici, ta carte doit atteindre le total du bloc, et chacun le vérifie d’un coup d’œil.
concept-cm-best-proof = La meilleure preuve l’emporte
    .text = Plusieurs réponses peuvent suffire. La plus proche de la cible remporte le bloc : une petite carte bat donc une grande.
concept-cm-link = Le lien avec le bloc précédent
    .text = Un nouveau bloc doit partager un symbole avec celui du dessus, comme un vrai bloc doit porter son empreinte. Change un ancien bloc, et plus aucun maillon suivant ne s’emboîte.
concept-cm-contest = Une course perdue
    .text = Plusieurs mineurs travaillent au même bloc et un seul est payé. Les autres gardent ce qu’ils ont et visent le bloc suivant.
concept-cm-nonce = Essayer un autre nombre
    .text = Un mineur dont le nombre ne convient pas en essaie un autre. Cela ne coûte que du temps : ici, le droit de revendiquer un bloc dans cette manche.
concept-cm-idle = Un mineur au repos
    .text = Qui n’a rien à proposer ni à revendiquer attend. Le réseau n’a pas besoin de tout le monde à chaque instant.
concept-cm-append-only = Un registre qui ne fait que grandir
    .text = Les blocs s’empilent et ne sont jamais retirés. Toute la pile se vérifie, du premier bloc au dernier.

# --- Options ------------------------------------------------------------------------------------------------------

option-transaction-cards = Cartes de transaction
    .help = 60 est le paquet entier ; 30 donne une partie courte, idéale à deux.
option-block-cards = Cartes de bloc
    .help = Combien de cartes de bloc sont dans la boîte. Avec 70, la pioche ne s’épuise jamais.
    .classic40 = 40, comme le dit la distribution
    .classic40_from_three = 40 à partir de trois joueurs, 70 à deux
option-compare = Ce qu’une carte de bloc doit atteindre
    .help = Si la valeur se compare au total du bloc ou aux pièces posées dessus.
    .total = Le total
    .total_plus_one = Les pièces : total + 1
option-large-table = Plus de six joueurs
    .help = Si l’on peut jouer jusqu’à dix.
option-leftover-cards = Cartes impossibles à répartir
    .help = Le sort des cartes de transaction qui restent après un partage égal.
    .set_aside = Elles sont mises de côté sans être vues
    .dealt = Elles sont distribuées aussi, et certains en ont une de plus
option-free-symbols = Quand tout symbole convient
    .help = Quand une carte n’a pas besoin de s’accorder avec la Blockchain.
    .while_empty = Tant que la Blockchain est vide
    .second_round = À la deuxième manche seulement
option-symbol-check = Quand on vérifie les symboles
    .help = Avec quel sommet une carte doit s’accorder quand plusieurs blocs sont revendiqués dans une manche.
    .round_start = Celui du début de la manche
    .settlement = Celui-là, puis celui du moment au règlement
option-equal-totals = Blocs revendiqués de même total
    .help = Lequel est réglé en premier ; l’autre finit au-dessus.
    .older_first = Le plus ancien
    .turn_order = Celui du joueur qui l’a revendiqué plus tôt
option-draw-order = Ordre de pioche
    .help = Dans quel ordre plusieurs gagnants piochent leur nouvelle carte de bloc.
    .settlement = Celui du règlement des blocs
    .turn_order = Celui des tours de jeu
option-idle-rounds = Manches sans un geste
    .help = La partie s’arrête après ce nombre de manches d’affilée où tout le monde a passé.
option-tied-win = Égalité de pièces à la fin
    .help = Ce qui départage des joueurs qui ont autant de pièces.
    .shared = Rien : ils partagent la victoire
    .most_blocks = Le nombre de blocs remportés
option-coin-supply = Pièces
    .help = Si les pièces de la boîte sont une limite. Avec ces cartes, elles suffisent toujours.
    .unlimited = Autant qu’il en faut
    .only_280 = Les 280 de la boîte

# --- Les règles, section par section ------------------------------------------------------------------------------

section-CM-box = Ce qu’il y a dans la boîte
    .text = Des cartes de transaction, des cartes de bloc, des pièces, un plateau pour les blocs ouverts et la Blockchain, et un dé. Les faces imprimées nous manquent : les transactions vont de 1 à 6, dix de chaque ; les cartes de bloc de 2 à 36, deux de chaque, avec un à trois des quatre symboles.
section-CM-play = Le déroulement
    .text = Tout le monde s’assied en cercle. À chaque manche, chacun joue un tour, dans le sens des aiguilles d’une montre.
section-CM-deal = Mélange et distribution
    .text = Quelqu’un mélange et distribue les deux sortes de cartes.
section-CM-deal-1 = Cartes de transaction
    .text = Les 60 sont réparties à parts égales : 30, 20, 15, 12 ou 10 par personne.
section-CM-deal-2 = Cartes de bloc
    .text = Chacun en reçoit une, cachée aux autres. Le reste forme une pioche, face cachée.
section-CM-deal-3 = Pièces
    .text = Elles restent de côté jusqu’à ce qu’il y ait des blocs.
section-CM-start-1 = Qui commence
    .text = Chacun lance le dé et le plus haut commence. Les ex æquo relancent.
section-CM-start-2 = La première manche
    .text = À son tour, chacun joue une carte de transaction de son choix, face visible.
section-CM-start-3 = Le premier bloc
    .text = Les cartes de la manche sont empilées : c’est un bloc. Il rejoint les blocs disponibles.
section-CM-start-4 = Les pièces sur un bloc
    .text = Additionne les cartes et pose autant de pièces sur le bloc, plus une. Un total de 11 reçoit 12 pièces.
section-CM-round-1 = Le premier joueur change
    .text = À chaque manche, c’est le joueur suivant qui commence.
section-CM-round-2 = Une carte par tour
    .text = Dès la deuxième manche, un tour est une carte de transaction ou une carte de bloc.
section-CM-round-3 = Revendiquer un bloc ou jouer une transaction
    .text = Pose ta carte de bloc à côté d’un bloc disponible pour le revendiquer, ou joue une carte de transaction dans le nouveau bloc de la manche. Celui-là pourra être revendiqué dès la manche suivante.
section-CM-round-4 = Passer
    .text = Tu ne peux passer que sans carte de transaction. Tu n’es jamais obligé de revendiquer.
section-CM-round-5 = Un nouveau bloc
    .text = Si au moins une carte de transaction a été jouée, les cartes de la manche deviennent un bloc, avec total + 1 pièces.
section-CM-round-6 = Le règlement
    .text = Puis les revendications de la manche sont réglées.
section-CM-round-6-1 = Du plus petit total au plus grand
    .text = Un bloc revendiqué après l’autre, en commençant par le plus petit total.
section-CM-round-6-2 = Sur la Blockchain
    .text = Qui remporte un bloc prend ses pièces et le pose au sommet de la Blockchain, sa carte de bloc visible dessus.
section-CM-round-6-3 = Le plus grand finit au sommet
    .text = Après une manche à plusieurs revendications, c’est donc la carte du plus grand total qui est au sommet.
section-CM-round-6-4 = Nouvelles cartes et cartes reprises
    .text = Les gagnants piochent une carte de bloc ; les autres reprennent la leur.
section-CM-value = La règle de la valeur
    .text = Ta carte de bloc doit valoir au moins le total du bloc.
section-CM-value-1 = Un bloc disputé
    .text = Si plusieurs revendiquent un bloc, la plus petite carte gagne. Une carte posée plus tard doit donc égaler la meilleure ou valoir moins.
section-CM-value-2 = Cartes égales
    .text = À valeur égale, la dernière posée gagne.
section-CM-value-3 = Qui perd
    .text = Tu reprends ta carte, et tout le monde l’a vue.
section-CM-symbol = La règle des symboles
    .text = Ta carte de bloc doit aussi partager un symbole avec la carte au sommet de la Blockchain.
section-CM-symbol-1 = Plusieurs blocs dans une manche
    .text = Toutes les cartes posées dans la manche doivent s’accorder avec le sommet tel qu’il était à son début.
section-CM-symbol-2 = Une Blockchain vide
    .text = Pour les toutes premières revendications, tout symbole convient.
section-CM-stuck = Si aucun bloc ne convient
    .text = Alors échange ta carte, joue une transaction, ou passe si tu n’en as plus.
section-CM-sub = L’échange
    .text = Une fois par manche, à ton tour, tu peux prendre la carte du dessus de la pioche et glisser la tienne dessous.
section-CM-sub-1 = Après un échange
    .text = Tu ne peux rien revendiquer dans cette manche. Joue une carte de transaction ; si tu n’en as plus, ton tour est fini.
section-CM-end = La fin
    .text = Après chaque manche, regarde si la partie est finie.
section-CM-end-1 = Plus de bloc
    .text = Elle est finie quand toutes les transactions sont jouées et que chaque bloc est pris.
section-CM-end-2 = Plus de carte qui convient
    .text = Elle est finie quand toutes les transactions sont jouées et qu’aucune carte de bloc ne peut prendre ce qui reste.
section-CM-winner = Qui gagne
    .text = La personne qui a récolté le plus de pièces.

# --- Nos décisions ------------------------------------------------------------------------------------------------

ruling-CM-1 = Il y a 70 cartes de bloc, comme le dit la liste du matériel ; les 40 d’un autre passage sont une option. Avec 70, la pioche ne peut jamais s’épuiser.
ruling-CM-2 = La carte de bloc se compare au total du bloc, pas aux pièces posées dessus.
ruling-CM-3 = 2 à 6 joueurs : 60 cartes se partagent également entre eux. On peut convenir de jouer jusqu’à 10.
ruling-CM-4 = Les transactions qu’on ne peut pas répartir également sont mises de côté sans être vues.
ruling-CM-5 = Tout symbole convient tant que la Blockchain est vide.
ruling-CM-6 = Toutes les cartes posées dans une manche doivent s’accorder avec le sommet du début de la manche, et rien d’autre.
ruling-CM-7 = De deux blocs revendiqués de même total, le plus ancien est réglé en premier ; le plus récent finit au-dessus.
ruling-CM-8 = Les gagnants piochent dans l’ordre du règlement de leurs blocs.
ruling-CM-9 = Tu échanges à ton tour, avant la carte de transaction, une fois par manche et tant qu’il y a une pioche. Pioche d’abord, puis glisse l’ancienne carte dessous.
ruling-CM-10 = Si la pioche est vide, un gagnant reste sans carte de bloc jusqu’à la fin ; il ne peut que jouer des transactions ou passer.
ruling-CM-11 = Après chaque manche : plus aucune transaction en main, et plus de bloc, ou plus de carte de bloc qui convienne. Ce qu’un échange pourrait apporter ne compte pas.
ruling-CM-12 = La partie s’arrête aussi après une manche où tout le monde a passé.
ruling-CM-13 = Un bloc reste ouvert tant qu’il n’est pas sur la Blockchain, même revendiqué. Qui pourrait revendiquer peut faire autre chose.
ruling-CM-14 = À pièces égales, la victoire est partagée ; le nombre de blocs est affiché à côté.
ruling-CM-15 = Il y a toujours une place pour un bloc de plus.
ruling-CM-16 = Il y a toujours assez de pièces : ces cartes n’en demandent jamais plus de 270.
ruling-CM-17 = Les pièces des blocs que personne n’a pris sont perdues.
ruling-CM-18 = Une revendication contraire aux règles est impossible : on ne bluffe pas.

# --- Refus ----------------------------------------------------------------------------------------------------------

refused-already_acted = Tu as déjà joué ton tour dans cette manche.
refused-block_too_new = Le bloc { $block } est encore en formation ; tu pourras le revendiquer dès la prochaine manche.
refused-claim_too_low = Ta carte de bloc vaut { $value }, et ce bloc demande au moins { $needed }.
refused-deck_empty = Il ne reste aucune carte de bloc contre laquelle échanger la tienne.
refused-must_play_transaction = { $why ->
    [substituted] Tu as échangé ta carte de bloc : joue maintenant une carte de transaction.
   *[cards_left] Il te reste des cartes de transaction : joues-en une, ou revendique un bloc.
}
refused-no_block_card = Tu n’as pas de carte de bloc : la pioche était vide quand tu as gagné ton dernier bloc.
refused-no_common_symbol = Ta carte de bloc n’a aucun symbole en commun avec la carte au sommet de la Blockchain.
refused-no_such_block = Il n’y a pas de bloc { $block } à revendiquer.
refused-not_in_first_round = À la première manche, chacun joue simplement une carte de transaction.
refused-nothing_to_roll_for = Il n’y a aucune raison de lancer le dé maintenant.
refused-outbid = Ta carte de bloc vaut { $value }, mais la meilleure carte posée vaut { $winning } : il faut l’égaler ou faire moins.
refused-second_substitution = Tu as déjà échangé ta carte de bloc dans cette manche.

# --- Dans le navigateur ---------------------------------------------------------------------------------------------

cm-block-card = Carte de bloc { $value }, { $symbols }
cm-claim-of = Revendication { ELIDED("de", NAME($seat)) } : { $value }, { $symbols }
cm-wagon = Bloc { $block } : { $cards }
cm-total = total
cm-yard = Les blocs ouverts dans la gare
cm-yard-empty = { $round ->
    [1] Aucun bloc ouvert pour l’instant. Le premier wagon sort de la mine dès que tout le monde a joué une carte.
   *[other] Aucun bloc ouvert. Le prochain wagon sort de la mine dès que quelqu’un joue une carte.
}
cm-yard-empty-over = Tous les wagons ont quitté la gare.
cm-yard-closed = La mine est fermée
cm-open-blocks = { $count ->
    [one] { $count } bloc ouvert
   *[other] { $count } blocs ouverts
}
cm-who-starts = Qui commence ?
cm-who-starts-text = Chacun lance le dé. Le plus haut commence.
cm-pit-empty = Un wagon vide attend
cm-pit-empty-text = La prochaine carte jouée y sera chargée.
cm-loading = Le bloc { $block } se remplit
cm-loading-text = { $total } jusqu’ici, donc { $coins } pièces. Ouvert dès la manche { $round }.
cm-no-claim = libre
cm-overtaken = dépassé :
cm-needs = Il faut { $needs } ou plus
cm-formed-in = Chargé à la manche { $round }
cm-refused = Refusé
cm-verdict-ok = À ta portée
cm-verdict-yours = Tu es en tête
cm-verdict-fits = Irait aussi
cm-verdict-too_low = Trop basse
cm-verdict-no_symbol = Aucun symbole
cm-verdict-outbid = Dépassé
cm-verdict-too_new = Trop récent
cm-verdict-no_card = Pas de carte
cm-yours-text = { $coins } pièces, si personne ne te dépasse
cm-rule-covers = { $value } couvre { $needs }
cm-rule-too-low = Ton { $value } n’atteint pas { $needs }
cm-rule-couples = s’attelle à la chaîne
cm-rule-free = Symbole libre : chaîne vide
cm-rule-no-symbol = absent de ta carte
cm-rule-unclaimed = Personne ne le revendique
cm-rule-beats = { $value } bat le { $theirs } { ELIDED("de", NAME($seat)) }
cm-rule-equals = Égale le { $theirs } { ELIDED("de", NAME($seat)) } : le dernier gagne
cm-rule-outbid = { NAME($seat) } a { $theirs } : il te faut { $theirs } ou moins
cm-aim = Viser le bloc { $block } : { $coins } pièces
cm-block-label = Bloc { $block }, total { $total }, { cm-coins }
cm-coins-word = { $count ->
    [one] pièce
   *[other] pièces
}
cm-only-you = Rien que pour toi
cm-your-card = Ta carte
cm-no-card = aucune carte
cm-chain-top = Sommet
cm-chain-empty = La chaîne est encore vide
cm-couples = { $state ->
    [on] s’attelle
    [free] au choix
    [off] rien
   *[none] aucune carte
}
cm-no-transactions = Tu as joué toutes tes cartes de transaction.
cm-your-transactions = Tes { $count } cartes de transaction
cm-pick-transaction = Tes cartes de transaction : choisis celle à jouer
cm-transaction = Carte de transaction { $value }
cm-hint-safe = Tu joues en dernier : personne ne peut te dépasser sur le *bloc { $block }*.
cm-hint-safe-choose = Tu joues en dernier : personne ne peut te dépasser. Touche un panneau vert pour viser un autre bloc.
cm-hint-known = { NAME($seats) } peut encore te dépasser sur le *bloc { $block }* : tu as vu sa carte.
cm-hint-unknown = { $count ->
    [one] Une personne joue après toi : une carte égale ou plus petite peut te dépasser.
   *[other] { $count } personnes jouent après toi : une carte égale ou plus petite peut te dépasser.
}
cm-first-round = À la première manche, chacun joue juste une carte. Ensemble, elles forment le premier bloc.
cm-swapped = Tu as échangé ta carte : joue maintenant une transaction.
cm-nothing-open = Aucun bloc n’est ouvert : joue une carte.
cm-none-fits = { $why ->
    [too_low] Ta carte est trop basse pour chaque bloc.
    [no_symbol] Ta carte n’a aucun symbole du sommet de la chaîne.
    [outbid] Des cartes plus petites revendiquent chaque bloc.
   *[mixed] Aucun bloc ne convient à ta carte : les panneaux disent pourquoi.
} { $then ->
    [play-substitute] Joue une carte, ou échange.
    [play] Joue une carte.
    [substitute] Échange-la, ou passe.
   *[pass] Passe.
}
cm-your-turn = À toi
cm-claim = Prendre le bloc { $block }
cm-claim-win = { $coins ->
    [one] pour { $coins } pièce
   *[other] pour { $coins } pièces
}
cm-play = Jouer le { $value }
cm-play-onto = sur le bloc { $block }
cm-swap = Échanger
cm-swap-then-play = puis jouer
cm-swap-ends = finit ton tour
cm-pass = Passer
cm-pass-text = ne rien faire
cm-throw = Lancer le dé
cm-throw-text = Chacun lance le dé une fois. Le plus haut ouvre la première manche.
cm-level = Égalité ! On relance
cm-level-text = { NAME($seats) } ont fait le même score. Le plus haut d’entre eux commence.
cm-settling = La manche se règle
cm-moment = Un instant
cm-wait = { NAME($seat) } choisit
cm-wait-throw = { NAME($seat) } lance le dé
cm-you-did = { $did ->
    [played] Ta carte est sur le wagon.
    [claimed] Ta carte de bloc est posée.
    [substituted] Tu as échangé ta carte.
   *[passed] Tu passes cette manche.
}
cm-holds = { NAME($seat) } tient { $value }, { $symbols }
cm-holds-hidden = carte cachée
cm-holds-none = sans carte de bloc
cm-to-play = à toi
cm-throws = lance le dé
cm-thinking = choisit
cm-threw = a fait { $value }
cm-did-claim = vise le bloc { $block }
cm-did-play = { $swapped ->
    [yes] a échangé, puis chargé { $value }
   *[no] a chargé { $value }
}
cm-did-played = a joué
cm-did-claimed = a revendiqué
cm-did-substituted = a échangé sa carte
cm-did-passed = passe
cm-office = La caisse
cm-office-sub = Le plus de pièces à la fin gagne.
cm-starter = en tête
cm-cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cm-deck = { $count ->
    [one] { $count } carte de bloc
   *[other] { $count } cartes de bloc
}
cm-deck-text = dans la pioche
cm-coins-of-all = Pièces
cm-all-left = Cartes de transaction restantes
cm-round = Manche { $round }
cm-start = Le départ
cm-order = Ordre de la manche { $round }
cm-first = 1er
cm-has-acted = a joué
cm-chain = La chaîne
cm-won-by = { NAME($seat) } l’a remporté à la manche { $round } avec { $value } ({ $symbols }) : { cm-coins }.
cm-its-cards = Ses transactions, de la manche { $round }
cm-card-by = { NAME($seat) } : { $value }
cm-makes = Un total de { $total }, donc { cm-coins }.
cm-car-label = Bloc { $height } de la chaîne, total { $total }, remporté par { NAME($seat) }, { $ok ->
    [yes] vérifié
   *[no] rompu
}
cm-car-more = Bloc { $number }, total { $total }
cm-car-won = { $who ->
    [you] Tu as gagné { cm-coins }
   *[other] { NAME($seat) } a gagné { cm-coins }
}
cm-top-block = sommet
cm-next-wagon = Prochain wagon
cm-must-show = { $count ->
    [one] doit montrer : { $symbols }
   *[other] doit montrer un de ceux-ci : { $symbols }
}
cm-any-symbol = peut montrer tout symbole
cm-top-is = { $state ->
    [none] La chaîne est encore vide.
   *[card] Au sommet de la chaîne : { $value }, { $symbols }.
}
cm-log = Dans la gare
cm-tab-yard = Gare
cm-tab-scores = Caisse
cm-tab-chain = Chaîne
cm-tab-log = Journal
cm-cheat-text = Voici ta propre copie du train. Change une ancienne transaction et vois qui s’en aperçoit. La vraie partie reste intacte.
cm-cheat-which = Quelle carte ?
cm-moment-overtaken = { NAME($seat) } dépasse { NAME($other) } sur le bloc { $block } avec { $value }.
cm-moment-exact = { NAME($seat) } remporte le bloc { $block } avec exactement son total, { $total }.
cm-moment-deck = La pioche est vide : { NAME($seat) } continue sans carte de bloc.
cm-moment-largest = Le wagon le plus chargé : { NAME($seat) } gagne { cm-coins } avec le bloc { $block }.
cm-result-work = Les revendications et leur suite
cm-result-claims = Revendications
cm-result-lost = Dépassées
cm-result-swaps = Échanges
cm-result-text = { $count ->
    [0] Tous les blocs ont trouvé preneur.
    [one] { $count } pièce est restée sur un bloc sans preneur.
   *[other] { $count } pièces sont restées sur des blocs sans preneur.
}
cm-result-who = Qui a remporté quel wagon
guide-cm-welcome = La gare
    .text = Vous êtes des mineurs. À chaque manche, les cartes jouées remplissent un wagon : un bloc. Qui le revendique reçoit les pièces posées dessus. Le plus de pièces gagne. Je t’expliquerai chaque chose quand elle arrivera.
guide-cm-throw = Qui commence ?
    .text = Chacun lance le dé ; le plus haut commence. Personne ne peut truquer les dés : ils viennent de graines que vous avez fixées avant la partie.
guide-cm-play = Charge le wagon
    .text = Chacune de tes cartes est une transaction. Choisis-en une et joue-la. Les cartes d’une manche forment ensemble un bloc. Un wagon plein vaut plus, mais il est plus dur à prendre.
guide-cm-formed = Un bloc
    .text = La plaque montre le total, l’étiquette les pièces : le total et une de plus. On peut le revendiquer dès la manche suivante.
guide-cm-card = Ta preuve
    .text = Voici ta carte de bloc. Sa valeur doit atteindre le total d’un bloc, et elle doit partager un symbole avec la carte au sommet de la chaîne. Tant que la chaîne est vide, tout symbole convient.
guide-cm-signs = Puis-je le prendre ?
    .text = Chaque wagon a un signal. Bras levé : ta carte peut le prendre. Bras à plat : la ligne en gras dit quelle règle s’y oppose. Au lieu de revendiquer, tu peux toujours jouer une carte.
guide-cm-contest = Une course
    .text = La carte est posée à découvert près du wagon. D’autres peuvent encore viser le même bloc dans cette manche, avec une carte égale ou plus petite : le dernier l’emporte.
guide-cm-settle = On règle
    .text = À la fin de la manche, les wagons revendiqués partent, le plus petit total d’abord. Qui gagne prend les pièces et pioche une nouvelle carte de bloc ; les autres reprennent la leur.
guide-cm-link = La chaîne
    .text = Le wagon est attelé au train, la carte gagnante dessus. Il porte l’empreinte du wagon précédent : change un ancien wagon, et plus rien ne s’emboîte après lui.
guide-cm-swap = Un autre nombre
    .text = Ta carte ne convient à rien ? Échange-la contre la première de la pioche. Tu ne peux alors plus revendiquer dans cette manche, mais tu dois jouer une carte.
guide-cm-copies = Chacun sa copie
    .text = Ton navigateur a vérifié lui-même chaque entrée. Le signe vert dit que toutes les copies sont identiques. Touche-le pour voir les quatre mots qui résument tout ce qui s’est passé.
guide-cm-cheat = Tu y crois ?
    .text = Essaie de tricher : change une ancienne transaction dans une copie et regarde ce que disent les autres. Tu sais maintenant tout. Bonne chance !
