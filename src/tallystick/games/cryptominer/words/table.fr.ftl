goal-cryptominer = Qui a le plus de pièces à la fin gagne

# --- Ce qui se passe ----------------------------------------------------------------------------------------------

event-cm-game-began = { $set_aside ->
    [0] { $players } mineurs s’installent. { $transaction_cards } cartes de transaction sont distribuées et { $block_cards } cartes de bloc forment la pioche.
    [one] { $players } mineurs s’installent. { $transaction_cards } cartes de transaction sont mélangées : une est mise de côté, les autres sont distribuées. { $block_cards } cartes de bloc forment la pioche.
   *[other] { $players } mineurs s’installent. { $transaction_cards } cartes de transaction sont mélangées : { $set_aside } sont mises de côté, les autres sont distribuées. { $block_cards } cartes de bloc forment la pioche.
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
event-cm-block-formed = Le bloc { $block } est formé : un total de { $total }, avec { cm-coins } dessus.
event-cm-block-mined = { NAME($block_miner) } remporte le bloc { $block_number } avec { SYMBOLS($block_mined_with) } et empoche { $block_coins ->
    [one] { $block_coins } pièce
   *[other] { $block_coins } pièces
}. C’est le bloc { $block_height } de la Blockchain ; son empreinte commence par { HASH($block_hash) }, celle d’avant par { HASH($block_previous) }.
event-cm-card-returned = { $why ->
    [unlinked] { NAME($seat) } reprend { SYMBOLS($card) }, qui ne s’accorde plus avec le sommet de la Blockchain.
   *[outbid] { NAME($seat) } laisse échapper le bloc { $block } et reprend { SYMBOLS($card) }.
}
event-cm-deck-ran-out = La pioche est vide : { NAME($seat) } continue sans carte de bloc.
event-cm-game-ended = { $reason ->
    [no_block_left] La dernière transaction est jouée et tous les blocs sont revendiqués.
    [no_card_fits] La dernière transaction est jouée, et aucune carte ne convient aux blocs qui restent.
   *[all_idle] Plus personne ne joue ni ne revendique, et la mine s’arrête.
} { $unclaimed ->
    [0] {""}
    [one] Une pièce est perdue.{" "}
   *[other] { $unclaimed } pièces sont perdues.{" "}
}Le plus de pièces : { NAME($winners) }.
you-event-cm-hand-dealt = { $cards ->
    [hidden] Tu reçois { $count } cartes de transaction.
   *[other] Tu reçois { $count } cartes de transaction : { SYMBOLS($cards) }.
}
you-event-cm-block-card-drawn = { $why ->
    [reward] Tu pioches une nouvelle carte de bloc : { SYMBOLS($card) }.
   *[deal] Tu reçois la carte de bloc { SYMBOLS($card) }.
}
you-event-cm-die-thrown = Tu lances le dé pour savoir qui commence : { $value }.
you-event-cm-starter-found = Tu commences. L’ordre de jeu : { NAME($order) }.
you-event-cm-transaction-played = Tu joues une transaction de { $value }.
you-event-cm-block-claimed = { $outbid ->
    [nobody] Tu revendiques le bloc { $block } (total { $total }) avec { SYMBOLS($card) }.
   *[other] Tu revendiques le bloc { $block } (total { $total }) avec { SYMBOLS($card) } et passes devant { NAME($outbid) }.
}
you-event-cm-card-substituted = { $new ->
    [hidden] Tu échanges ta carte de bloc contre une autre.
   *[other] Tu échanges ta carte de bloc { SYMBOLS($old) } contre { SYMBOLS($new) }.
}
you-event-cm-turn-passed = Tu passes ton tour.
you-event-cm-block-mined = Tu remportes le bloc { $block_number } avec { SYMBOLS($block_mined_with) } et empoches { $block_coins ->
    [one] { $block_coins } pièce
   *[other] { $block_coins } pièces
}. C’est le bloc { $block_height } de la Blockchain ; son empreinte commence par { HASH($block_hash) }, celle d’avant par { HASH($block_previous) }.
you-event-cm-card-returned = { $why ->
    [unlinked] Tu reprends { SYMBOLS($card) }, qui ne s’accorde plus avec le sommet de la Blockchain.
   *[outbid] Tu laisses échapper le bloc { $block } et reprends { SYMBOLS($card) }.
}
you-event-cm-deck-ran-out = La pioche est vide : tu continues sans carte de bloc.

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
ended-all_idle = plus personne ne joue ni ne revendique

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
cm-aim = Choisir le bloc { $block } : { $coins } pièces
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
cm-your-transactions = { $count ->
    [one] Ta carte de transaction
   *[other] Tes { $count } cartes de transaction
}
cm-pick-transaction = Tes cartes de transaction : choisis celle à jouer
cm-transaction = Carte de transaction { $value }
cm-hint-safe = Personne ne peut te dépasser sur le *bloc { $block }*.
cm-hint-safe-choose = Personne ne peut te dépasser. Touche un panneau vert pour revendiquer un autre bloc.
cm-hint-rivals = { $count ->
    [one] Il n’y a que { NAME($seats) } qui peut
   *[other] { NAME($seats) } peuvent
} encore te dépasser sur le *bloc { $block }*{ $seen ->
    [yes] { " " }: la carte est connue, et elle convient.
   *[no] , avec une carte égale ou plus petite qui convient.
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
cm-claim = Revendiquer le bloc { $block }
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
cm-settled = Bloc { $block } : *{ $who ->
    [you] toi
   *[other] { NAME($seat) }
}* avec { $value }, { cm-coins }
cm-you-gained = { $count ->
    [0] Rien pour toi cette fois.
   *[other] Toi : *+{ $count }*
}
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
cm-did-claim = revendique le bloc { $block }
cm-did-play = { $swapped ->
    [yes] a échangé, puis chargé { $value }
   *[no] a chargé { $value }
}
cm-did-played = a joué
cm-did-claimed = a revendiqué
cm-did-substituted = a échangé sa carte
cm-did-passed = passe
cm-office = La caisse
cm-office-sub = Qui a le plus de pièces à la fin gagne.
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
cm-must-show = doit montrer { $symbols }
cm-one = un { $name }
cm-or = ou
cm-above = { $count } de plus au-dessus
cm-any-symbol = peut montrer tout symbole
cm-top-is = { $state ->
    [none] La chaîne est encore vide.
   *[card] Au sommet de la chaîne : { $value }, { $symbols }.
}
cm-log = Dans la gare
cm-tab-yard = Gare
cm-tab-scores = Caisse
cm-tab-chain = Chaîne
cm-tab-log = Récit
cm-moment-overtaken = { NAME($seat) } dépasse { NAME($other) } sur le bloc { $block } avec { $value }.
cm-moment-exact = { NAME($seat) } remporte le bloc { $block } avec exactement son total, { $total }.
cm-moment-deck = La pioche est vide : { NAME($seat) } continue sans carte de bloc.
cm-moment-largest = Le wagon le plus chargé : { NAME($seat) } gagne { cm-coins } avec le bloc { $block }.
cm-moment-unlinked = { NAME($seat) } a le bon nombre pour le bloc { $block }, mais aucun symbole que la chaîne accepte.
cm-moment-tries = Après avoir remis { $count ->
    [one] une carte
   *[other] { $count } cartes
}, { NAME($seat) } revendique le bloc { $block }.
cm-moment-contest = Le bloc { $block } est revendiqué { $count } fois en un tour ; une seule revendication peut le gagner.
cm-moment-waited = Le bloc { $block } a attendu { $count ->
    [one] un tour
   *[other] { $count } tours
} quand { NAME($seat) } le remporte.
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

# --- D’un coup d’œil, pour qui anime ---

cm-glance-play = tours
cm-glance-roll = qui commence
cm-glance-over = terminé
cm-glance-thinks = réfléchit
cm-glance-undecided = attend
cm-glance-played = a joué
cm-glance-claimed = a réclamé
cm-glance-passed = a passé
cm-glance-substituted = a échangé

# --- Une table de papier --------------------------------------------------------------------------------------------

refused-value_missing = Quelle carte de transaction { NAME($seat) } a-t-il jouée ?
refused-value_all_played = Toutes les cartes de transaction de valeur { $value } ont déjà été jouées.
refused-holds_other_card = { NAME($seat) } ne peut pas avoir { SYMBOLS($card) } : tout le monde a vu { SYMBOLS($held) } revenir dans cette main, sans échange depuis.
refused-card_held_by = { SYMBOLS($card) } est la carte de bloc { ELIDED("de", NAME($seat)) } : tout le monde l’a vue revenir dans cette main.
refused-card_on_chain = { SYMBOLS($card) } est déjà sur la blockchain, sur le bloc { $block }.
refused-turn_of = C’était le tour { ELIDED("de", NAME($seat)) }.
refused-turn_too_many = La manche est finie : quelqu’un a joué une fois de trop.
refused-book_throws_first = Note d’abord les lancers du départ.
refused-coins_differ = { NAME($seat) } a { $book } pièces d’après les règles, mais { $paper } sur la table. Revoyez les blocs de cette manche.
refused-end_differs = { $fits ->
    [yes] Aucune carte de bloc encore possible ne convient à un bloc ouvert. Une carte ou un total est-il faux ?
   *[no] Une carte de bloc que tout le monde a vue convient encore à un bloc ouvert : la partie continue.
}

book-cm-did = Ce qui a été fait
book-cm-play = A joué
book-cm-claim = A revendiqué
book-cm-substitute = A échangé
book-cm-pass = A passé
book-cm-value = Carte de transaction
book-cm-block = Quel bloc
book-cm-open = Bloc { $number }, total { $total }
book-cm-card = Avec quelle carte de bloc
book-cm-round = Manche { $round }
book-cm-fits = Une carte de bloc convient-elle à un bloc ouvert ?
    .help = Cela compte quand toutes les cartes de transaction sont jouées : si aucune ne convient, la partie est finie.
book-cm-start = Qui commence ?
book-cm-coins = pièces
