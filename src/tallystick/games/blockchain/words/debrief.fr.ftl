# Ce dont une classe parle après Blockchain.

card-ch-hot = À chaud ou à froid ?
    .ask = Une arnaque prend des pièces. Où étaient-elles ?
    .both = Dans des portefeuilles et en stockage froid
    .cold = Surtout en stockage froid
    .hot = Toutes dans des portefeuilles
    .none = Aucune arnaque n’a pris de pièce
    .shown = { $scams ->
        [0] Personne n’a été arnaqué
        [one] Une arnaque a pris { $coins ->
            [one] une pièce, dans un portefeuille
           *[other] { $coins } pièces, toutes dans un portefeuille
        }
       *[other] { $scams } arnaques ont pris { $coins ->
            [one] une pièce, dans un portefeuille
           *[other] { $coins } pièces, toutes dans des portefeuilles
        }
    }{ $out ->
        [0] {""}
        [one] {" "}; une personne au portefeuille vide est sortie du jeu
       *[other] {" "}; { $out } personnes au portefeuille vide sont sorties du jeu
    }
    .talk = Ce qui est stocké est à l’abri, mais ne s’échange plus. Quand garder des pièces à chaud ?
    .lower = stockage froid
    .upper = portefeuille
    .mark-hack = piratage
    .mark-scam = arnaque
    .own-wallet = dans le portefeuille
    .own-stored = en stockage froid
    .own-place = ta place
card-ch-silence = Combien de fois personne n’a piraté ?
    .ask = Avant chaque action, tous pouvaient pirater. Combien de fois quelqu’un l’a-t-il fait ?
    .rare = Moins d’une fois sur vingt
    .some = D’une fois sur vingt à une sur cinq
    .often = Plus souvent
    .shown = { $hacks } piratages pour { $windows } occasions ; { $lapsed ->
        [0] aucun n’est venu trop tard
        [one] un autre est venu trop tard
       *[other] { $lapsed } autres sont venus trop tard
    }
    .talk = Le plus souvent, rien ne s’est passé. Était-on donc en sécurité ?
    .bar-silent = rien ne s’est passé
    .bar-hacked = quelqu’un a piraté
    .bar-lapsed = trop tard
    .own-hacks = piratages joués
    .own-worked = dont réussis
    .own-suffered = dirigés contre toi
card-ch-rates = Les taux tiennent-ils ?
    .ask = Combien d’échanges ont été faits exactement comme annoncé ?
    .all = Tous
    .most = La plupart
    .few = Moins
    .shown = { $changed } des { $done } échanges ont été faits autrement qu’annoncé ; les dés ont changé { $dice } fois
    .talk = Que voudriez-vous savoir avant d’accepter un taux ?
    .bar-same = comme annoncé
    .bar-changed = autrement
    .own-trades = échanges
    .own-failed = échoués
card-ch-failed = Pourquoi des échanges échouent-ils ?
    .ask = Quelle a été la cause la plus fréquente des échecs ?
    .scam = Une arnaque
    .cannot_pay = Quelqu’un ne pouvait plus payer
    .cancelled = Ils ont été annulés
    .shown = { $failed ->
        [one] Un échange a
       *[other] { $failed } échanges ont
    } échoué
    .talk = À qui se fier quand personne ne peut reprendre un paiement ?
    .bar-scam = arnaque
    .bar-cannot_pay = ne pouvait payer
    .bar-cancelled = annulés
    .own-trades = échanges
    .own-failed = échoués
card-ch-energy = Les machines sont-elles rentables ?
    .ask = À combien de tables une personne ayant le plus payé pour ses serveurs a-t-elle gagné ?
    .most = À la plupart des tables
    .half = À la moitié environ
    .rarely = À peu de tables, ou aucune
    .shown = { $hits } { $hits ->
        [one] table
       *[other] tables
    } sur { $tables } : victoire d’une personne ayant le plus payé pour ses serveurs
    .talk = Que doit rapporter une machine avant d’être remboursée ?
    .x = pièces payées pour des serveurs
    .y = pièces stockées
    .own-paid = payé pour des serveurs
    .own-rent = payé à toi
    .own-stored = stockées
card-ch-race = Une avance précoce tient-elle ?
    .ask = À combien de tables une personne en tête à mi-parcours a-t-elle aussi gagné ?
    .most = À la plupart des tables
    .half = À la moitié environ
    .rarely = À peu de tables, ou aucune
    .shown = { $hits } { $hits ->
        [one] table
       *[other] tables
    } sur { $tables } : victoire d’une personne en tête à mi-parcours
    .talk = Il faut dix pièces de chaque monnaie. Laquelle était difficile à obtenir, et pourquoi ?
    .mark = gagne
    .own-half = stockées à mi-parcours
    .own-stored = stockées à la fin
    .own-place = ta place

talk-ch-many-coins = Pourquoi y a-t-il plusieurs monnaies et non une ?
talk-ch-peers = Qui aurait pu empêcher un échange entre deux d’entre vous ?
talk-ch-mining = Que feriez-vous plus vite si miner ne prenait pas de temps ?
talk-ch-energy = Qui devrait payer les machines d’un réseau ?
talk-ch-chained = Pourquoi les blocs ont-ils un ordre ?
talk-ch-exchange = Qu’est-ce qui rend un taux juste ?
talk-ch-volatility = Un taux a changé entre l’accord et le paiement. Qui supporte la perte ?
talk-ch-counterparty = Comment savoir que l’autre paiera ?
talk-ch-irreversible = Voudriez-vous un retour en arrière ? Qui aurait le droit de l’utiliser ?
talk-ch-hot-wallet = Que ne laisseriez-vous jamais dans un portefeuille ?
talk-ch-cold-storage = Que vous a coûté la sécurité ?
talk-ch-attack-surface = Quand étiez-vous le plus facile à attaquer ?
