guide-on = Compris
guide-in-tab = C’est sous « { $tab } ».
guide-stop = Arrêter le guide
guide-proof = Plus personne ne peut le nier
    .text = Toutes les graines sont ouvertes. « Vérifier cette partie » relance chaque dé et redistribue chaque carte dans ton navigateur, et prouve tout le journal. Ensuite, joue une partie entière, ou invite quelqu’un à une table.
later-forget-name = Oublier mon nom
later-forget-name-sure = Il disparaît de cette table pour de bon. Appuie encore une fois.
later-device = Mon nom et cet appareil
later-device-text = Cet appareil oublie ta place, et son lien n’ouvre plus rien.
later-device-take = Emporter ma place sur un autre appareil
later-device-taken = Ouvre ce lien sur l’autre appareil. Appuie ensuite sur « Terminé », et cet appareil oublie ta place.
later-device-done = Terminé
later-device-drop = Partir sans ma place
later-device-drop-sure = Seul un robot pourra encore jouer à ta place. Appuie encore une fois.

# La page des règles, comment jouer, et ce qui se trouve sur la table.
rules-title = Règles de { $game }
rules-sub = Avec nos mots et nos décisions
rules-search = Chercher dans les règles
rules-search-for = Chercher : égalité, pièces, fin …
rules-found = { $count ->
    [0] « { $wanted } » : rien trouvé
    [one] « { $wanted } » à un endroit
   *[other] « { $wanted } » à { $count } endroits
}
rules-also = Trouvé aussi par d’autres mots : { $words }.
rules-synonyms = égalité, égal, égale, égaux, égales, ex æquo, match nul; gagner, gagne, gagnant, remporte, but, victoire; fin, finit, finie, arrêt; perdre, perd, éliminé, sous zéro, dehors; pièce, pièces, Istoken, Istokens, argent, solde; payer, paie, coûte, droit, prix; lancer, lance, dé, dés; échange, échanger, troquer; commencer, commence, départ, premier; piratage, piratages, attaque; passer, passe, s’abstenir; as, plus haute, ordre des cartes
rules-print = Imprimer
rules-print-box = Imprimer la boîte
rules-parts = Parties de cette page
rules-round = Une manche
rules-sections = Sections
rules-pieces = Cartes et pièces
rules-at-table = À cette table
rules-in-force = En vigueur à cette table
rules-in-force-text = Convenu avant le départ. Ce qui diffère de l’ordinaire est signalé.
rules-defaults = Ce qu’une table peut choisir
rules-defaults-text = Les choix ordinaires ; une table peut convenir d’autre chose avant de commencer.
rules-changed = modifié
rules-rulings = { $count ->
    [one] une décision
   *[other] { $count } décisions
}
rules-about-rulings = { $count ->
    [0] {""}
   *[other] { $count } décisions disent comment nous lisons les règles imprimées là où elles se taisent ou se contredisent.
}
rules-tap = Touche une case, une pile, une carte ou un badge de la table : il dit ce qu’il fait. Là où toucher est un coup, appuie longuement.
how-to-rules = Toutes les règles
how-to-guided = Partie guidée
how-to-back = Retour au jeu
ideas-met = Idées rencontrées : { $met } sur { $of }
ideas-unmet = Pas encore rencontrée
