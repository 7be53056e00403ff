# Ce dont une classe parle après Market Island.

card-mi-first = Qui a fini premier, et pourquoi ?
    .ask = À combien de tables une personne ayant miné le plus de blocs a-t-elle aussi fini première ?
    .most = À la plupart des tables
    .half = À la moitié environ
    .rarely = À peu de tables, ou aucune
    .shown = { $hits } { $hits ->
        [one] table
       *[other] tables
    } sur { $tables } : victoire d’une personne ayant miné le plus de blocs
    .talk = Que vous a apporté le minage qu’une bonne carte ne pouvait pas donner ?
    .mark = le plus de blocs à cette table
    .own-place = ta place
    .own-blocks = blocs gagnés
    .own-balance = Istokens à la fin
card-mi-worth = Miner, cela valait-il la peine ?
    .ask = Vous avez payé des frais pour miner, et gagné des récompenses. Combien de mineurs ont reçu plus qu’ils n’ont payé ?
    .nobody = Personne : les frais mangent les récompenses
    .few = Moins de la moitié
    .most = La moitié ou plus, mais pas tous
    .all = Tous ceux qui ont miné
    .shown = Oui pour { $gained } des { $tried } personnes qui ont miné ; { $lost } ont payé plus que gagné
    .talk = Si tout le monde mine, qui y gagne encore ? Et si personne ne mine ?
    .x = nombre d’essais
    .y = récompenses moins frais
    .beside = Ce qu’un essai rapportait en moyenne, selon le nombre de mineurs
    .bar-of = { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
    }
    .own-tried = essais
    .own-won = blocs gagnés
    .own-gain = récompenses moins frais
card-mi-money = D’où venait l’argent ?
    .ask = Y avait-il plus d’argent sur les îles à la fin qu’au début ?
    .more = Plus
    .same = Exactement autant
    .less = Moins
    .shown = De { $begin } à { $end } Istokens, toutes les tables réunies
    .talk = Qui a reçu l’argent nouveau ? Tout le monde est-il plus riche ?
    .bar-begin = début
    .bar-prize = récompenses
    .bar-start = drapeaux
    .bar-fire_square = feu
    .bar-fee = frais
    .bar-jellyfish_square = méduse
    .bar-other = autre
    .bar-end = fin
    .own-prizes = récompenses gagnées
    .own-fees = frais payés
    .own-balance = Istokens à la fin
card-mi-cheat = Et si quelqu’un avait triché ?
    .ask = Quelqu’un change un paiement du bloc { $block } sur { $blocks }, dans sa seule copie. Que voit-on ?
    .nobody = Rien : personne ne le remarquerait
    .one = Seul le bloc { $block } semble faux
    .after = Le bloc { $block } et tous les suivants
    .shown = Un nombre a changé : cette empreinte est autre, et toutes les suivantes aussi
    .talk = Combien des { $copies } copies devraient mentir ensemble ?
    .own-blocks = blocs de ta chaîne
    .own-own = dont minés par toi
card-mi-nobody = Quand personne n’a miné
    .ask = Des blocs n’ont été minés par personne. Que sont devenus leurs paiements ?
    .never = Ils n’ont jamais été faits
    .anyway = Ils ont été faits quand même
    .later = Ils ont attendu le bloc suivant
    .shown = { $blocks } des { $formed } blocs sont restés sans mineur ; { $unpaid ->
        [one] un paiement n’a alors pas été fait
       *[other] { $unpaid } paiements n’ont alors pas été faits
    }
    .talk = Qui a besoin des mineurs : ceux qui minent, ou ceux qui paient ?
    .bar-mined = minés
    .bar-nobody = minés par personne
    .own-tried = fois où tu as miné
    .own-declined = fois où tu as passé
card-mi-copies = Qui tient le livre ?
    .ask = Combien de copies entières du registre d’une table existait-il pendant la partie ?
    .one = Une seule, sur le serveur
    .table = Une par table
    .everybody = Une sur chaque téléphone de la table
    .shown = { $copies } copies à { $tables } { $tables ->
        [one] table
       *[other] tables
    }, identiques à chaque table
    .talk = Lisez à voix haute les quatre derniers signes de votre registre. À quoi sert que chacun les ait ?
    .own-blocks = blocs dans ta copie
    .own-own = dont minés par toi

talk-shared-record = Que manquerait-il si une seule personne avait tenu le registre ?
talk-genesis = Pourquoi une chaîne a-t-elle besoin d’un premier bloc accepté par tous ?
talk-pending = Que peut-il se passer entre le paiement et le règlement ?
talk-block = Pourquoi regrouper les paiements au lieu de les noter un par un ?
talk-link = Quel bloc changeriez-vous pour cacher un paiement, et qui le verrait ?
talk-optional-mining = Quand était-il sage de ne pas miner ?
talk-cost-of-mining = Quand des frais valent-ils la peine, si l’on peut ne rien gagner ?
talk-race = La meilleure carte a-t-elle gagné, ou le meilleur choix ?
talk-luck = Quelle part de tout cela était de l’habileté ? Comment le savoir ?
talk-block-reward = Qui paie la récompense, si personne à la table ne la paie ?
talk-validation = Que feriez-vous si votre paiement était dans un bloc que personne ne mine ?
talk-replicas = Comment toutes les copies en viennent-elles à dire la même chose ?
talk-inflation = Que deviennent les prix quand on ajoute de l’argent à chaque tour ?
talk-consensus = Qui a décidé à votre table de ce qui était vrai ?
