# Ce dont une classe parle après CryptoMiner.

card-cm-claims = Essayer souvent, est-ce payant ?
    .ask = À combien de tables une personne ayant revendiqué le plus de blocs a-t-elle aussi gagné ?
    .most = À la plupart des tables
    .half = À la moitié environ
    .rarely = À peu de tables, ou aucune
    .shown = { $hits } { $hits ->
        [one] table
       *[other] tables
    } sur { $tables } : victoire d’une personne ayant le plus revendiqué
    .talk = Vaut-il mieux revendiquer souvent, ou attendre un bloc riche ?
    .x = revendications
    .y = pièces
    .own-claims = revendications
    .own-coins = pièces
    .own-place = ta place
card-cm-fit = Les cartes gagnantes étaient-elles justes ?
    .ask = Une carte doit atteindre le total du bloc, et la plus petite gagne. De combien la gagnante le dépassait-elle d’ordinaire ?
    .exact = De rien, ou de un
    .close = De deux à quatre
    .far = De cinq ou plus
    .shown = D’ordinaire { $usual } de trop ; { $exact } des { $blocks } blocs ont été atteints exactement
    .talk = Que fallait-il faire pour vérifier une carte gagnante ? Et pour la trouver ?
    .bar-from-0 = exactement
    .bar-from-1 = 1 ou 2 de trop
    .bar-from-3 = 3 à 5 de trop
    .bar-from-6 = 6 ou plus
    .own-won = blocs gagnés
    .own-exact = dont exactement
card-cm-vain = Combien de revendications pour rien ?
    .ask = Combien de revendications n’ont rien rapporté ?
    .few = Moins d’un quart
    .some = Entre un quart et la moitié
    .many = Plus de la moitié
    .shown = { $vain } des { $claims } revendications n’ont rien rapporté
    .talk = Que devient le travail de ceux qui perdent la course ?
    .bar-won = gagnées
    .bar-outbid = une meilleure carte est venue
    .bar-unlinked = ne s’accrochait pas à la chaîne
    .own-claims = revendications
    .own-vain = pour rien
card-cm-tries = Combien de fois avez-vous essayé un autre nombre ?
    .ask = On pouvait échanger sa carte de bloc. Combien d’échanges pour une revendication ?
    .rarely = Moins d’un pour deux revendications
    .once = Environ un
    .often = Plus
    .shown = { $swaps } cartes échangées pour { $claims } revendications
    .talk = Pouviez-vous calculer la bonne carte, ou seulement essayer ? Que font les mineurs ?
    .x = cartes échangées
    .y = blocs gagnés
    .own-swaps = cartes échangées
    .own-won = blocs gagnés
card-cm-waited = Combien de temps les blocs ont-ils attendu ?
    .ask = Combien de tours un bloc attendait-il d’ordinaire avant d’être miné ?
    .once = Un au plus
    .few = Deux ou trois
    .long = Quatre ou plus
    .shown = D’ordinaire { $usual ->
        [0] moins d’un tour
        [one] un tour
       *[other] { $usual } tours
    } ; { $left ->
        [0] aucun bloc n’est resté
        [one] un bloc n’a jamais été miné
       *[other] { $left } blocs n’ont jamais été minés
    }
    .talk = Un paiement dans un bloc en attente est-il fait ou non ?
    .bar-from-0 = même tour
    .bar-from-1 = 1 tour
    .bar-from-2 = 2 ou 3
    .bar-from-4 = 4 ou plus
    .bar-left = jamais
    .own-won = blocs gagnés
    .own-passed = tours passés

talk-cm-peers = Qui commandait à votre table ? En fallait-il un ?
talk-cm-transaction = Pourquoi un paiement a-t-il besoin d’un bloc ?
talk-cm-candidate = Qui décide des paiements du prochain bloc ?
talk-cm-reward = Pourquoi les mineurs reçoivent-ils des pièces pour un bloc ?
talk-cm-proof = Pourquoi est-il facile de vérifier une carte, et difficile d’avoir la bonne ?
talk-cm-best-proof = Est-il juste qu’une meilleure carte prenne un bloc déjà revendiqué ?
talk-cm-link = Pourquoi un bloc doit-il s’accrocher au précédent ?
talk-cm-contest = Une revendication perdue, était-ce du travail pour rien ?
talk-cm-nonce = Comment chercher quand on ne peut pas calculer ?
talk-cm-idle = Que font les mineurs quand ils ne peuvent rien miner ?
talk-cm-append-only = Que changerait-il si l’on pouvait retirer d’anciens blocs ?
