# Ce qui se dit du journal d’une table et de sa preuve : par la ligne de commande, et dans le navigateur quand on le demande.

# --- La copie -------------------------------------------------------------------------------------------------------

copies-title = Cette copie est-elle authentique ?
copies-text = Ce navigateur garde sa propre copie du journal. Il a vérifié { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
}, chacune scellée sur la précédente, et { $promises ->
    [one] une valeur cachée, fixée à l’avance et ouverte plus tard.
   *[other] { $promises } valeurs cachées, fixées à l’avance et ouvertes plus tard.
}
copies-aloud = Ces quatre mots résument tout ce qui s’est passé. Lis-les à voix haute : toute la table doit avoir les mêmes.
copies-seed = Ta graine
copies-signed = Le serveur signe l’entrée { $seq }{ $checked ->
    [true] , et sa signature est authentique
   *[false] { "" }
}. Deux sceaux signés différents pour une même entrée seraient une preuve contre lui. Sa clé :
copies-signed-keep = Garder le sceau signé
notice-more = Détails
notice-close = Compris

# --- De qui vient le hasard ---------------------------------------------------------------------------------------

chance-from = Le hasard vient { $you ->
    [yes] de toi{ $others ->
        [0] { "" }
        [one] , d’une autre personne
       *[other] , de { $others } autres
    } et du serveur.
   *[no] { $others ->
        [0] du serveur seul.
        [one] d’une personne et du serveur.
       *[other] de { $others } personnes et du serveur.
    }
}
chance-seats = { $taking } { $taking ->
    [one] place
   *[other] places
} sur { $seats } { $taking ->
    [one] a
   *[other] ont
} participé.{ $bots ->
    [0] { "" }
    [one] { " " }Le robot ne compte pas : sa graine est celle du serveur.
   *[other] { " " }Les { $bots } robots ne comptent pas : leurs graines sont celles du serveur.
}
chance-only-bots = Seuls des robots jouent ici : toutes les graines viennent de qui tient la table.
chance-few = { $taking ->
    [0] Aucune place n’a participé : qui tient le serveur a pu choisir la donne.
   *[other] { $you ->
        [yes] Seule ta place a participé : les autres ne peuvent pas savoir si tu n’as pas choisi la donne avec qui tient le serveur.
       *[no] Une seule place a participé : cette personne et qui tient le serveur ont pu choisir la donne ensemble.
    }
}
    .short = { $taking ->
        [0] Aucune place n’a participé au hasard.
       *[other] { $you ->
            [yes] Seule ta place a participé au hasard.
           *[no] Une seule place a participé au hasard.
        }
    }
chance-left-out = La graine { ELIDED("de", NAME($seat)) } ne fait pas partie du hasard : { $reason ->
    [away] personne n’était là au départ.
    [late] elle est arrivée trop tard.
    [no_seed] aucune n’avait été promise.
    [other_seed] quelqu’un d’autre en avait déjà promis une pour cette place.
   *[not_said] aucune raison n’est notée.
}
    .short = La graine { ELIDED("de", NAME($seat)) } ne fait pas partie du hasard.
chance-held-back = La graine promise pour le robot { NAME($seat) } ne fait pas partie du hasard : qui tient le serveur a pu choisir entre deux donnes.
    .short = La graine d’un robot ne fait pas partie du hasard.
chance-tries = C’est l’essai numéro { $tries } : les départs précédents n’ont pas abouti.
    .short = C’est l’essai numéro { $tries }.
chance-broken-off = Un départ n’a pas abouti. Le prochain sera l’essai numéro { $next }.

# --- Vérifier -------------------------------------------------------------------------------------------------------

check-text = À la fin d’une partie, ses graines sont ouvertes. Ton navigateur recalcule alors chaque dé et chaque carte et les compare au journal. Tu n’as besoin de croire personne sur parole.
check-proved = Prouvé : rien n’a été truqué dans ces { $entries } entrées.
check-seals = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux, chacun posé sur le précédent
}
check-seeds = les graines sont celles promises avant le premier lancer
check-dice = { $count ->
    [one] { $count } dé, relancé à partir des graines
   *[other] { $count } dés, relancés à partir des graines
}
check-cards = { $count ->
    [one] { $count } carte visible, redistribuée à partir des pioches mélangées
   *[other] { $count } cartes visibles, redistribuées à partir des pioches mélangées
}
check-promises = { $count ->
    [one] { $count } carte ou réponse cachée, exactement comme promis
   *[other] { $count } cartes et réponses cachées, chacune exactement comme promis
}
check-only-seals = Les sceaux et les graines sont justes. Pour vérifier aussi les dés et les cartes de cette table, utilise la commande ci-dessous.
check-file = Vérifier un journal de cet appareil
check-command = Sur un ordinateur avec Tallystick :
check-too-large = Ce fichier est trop gros pour être un journal.

# --- La preuve ------------------------------------------------------------------------------------------------------

proved = Prouvé : { $entries } entrées. Chaque sceau, chaque tirage et chaque événement est juste.
proved-aborted = Prouvé : { $entries } entrées. Chaque sceau est juste. La table a été abandonnée avant la fin.
proved-texts = Prouvé : { $texts ->
    [one] { $texts } texte est tel qu’il a été écrit
   *[other] { $texts } textes sont tels qu’ils ont été écrits
} ; { $erased } effacé(s).
proved-by-nobody = Équité non prouvée : { $entries } entrées s’accordent, mais qui tenait le serveur a pu choisir la donne.
proved-by-hand = Prouvé : { $entries } entrées. Chaque sceau, chaque règle et chaque paiement est juste. Dés et cartes ont été notés à la main : leur hasard ne peut pas être prouvé.
check-by-hand = Les { $entries } entrées s’accordent, sceau par sceau. Dés et cartes ont été notés à la main : leur hasard ne peut pas être prouvé.
chance-by-hand = Dés et cartes étaient de vrais, notés à la main.
check-rules-too = Pour vérifier aussi les règles et les paiements, utilisez la commande ci-dessous.
head-is = Le sceau donné est celui de l’entrée { $seq } sur { $last }.
head-is-not = Aucune entrée de ce journal n’a le sceau « { $given } » : c’est une autre histoire.
seed-is-in = Ta graine fait partie du hasard, à la place { ELIDED("de", NAME($seat)) }.
seed-left-out = Ta graine a été promise à la place { ELIDED("de", NAME($seat)) }, mais elle ne fait pas partie du hasard.
seed-is-not = Ta graine n’est pas dans ce journal.
signed-fits = Le serveur qui a la clé { $key } a signé l’entrée { $seq } telle qu’elle est ici.
signed-forged = Le sceau de l’entrée { $seq } n’a pas été signé avec la clé { $key } : il ne prouve rien.
signed-other-table = Le sceau signé est celui d’une autre table ({ $table }).
signed-evidence = Preuve : le serveur qui a la clé { $key } a signé l’entrée { $seq } de la table { $table } avec un autre sceau. Il a montré deux histoires.
signed-heads = { $heads ->
    [one] { $heads } sceau signé, et il est authentique.
   *[other] { $heads } sceaux signés, tous authentiques ; aucun n’en contredit un autre.
}
disproved = Non prouvé. Entrée { $seq } : { $why }
disproved-empty = le fichier est vide.
disproved-cut_off = le fichier s’arrête au milieu d’une ligne.
disproved-not_canonical = la ligne n’est pas écrite comme s’écrit un journal ({ $detail }).
disproved-not_an_entry = ce n’est pas une entrée d’un journal Tallystick ({ $detail }).
disproved-other_version = cette entrée est d’une autre version du journal.
disproved-wrong_number = les entrées ne se suivent pas dans leur numérotation.
disproved-another_table = l’entrée appartient à une autre table.
disproved-broken_link = le lien avec l’entrée précédente est rompu.
disproved-wrong_seal = le sceau ne correspond pas à ce qui est écrit.
disproved-no_opening = le journal ne commence pas par son ouverture.
disproved-no_end = le journal s’arrête avant la fin ; ses graines sont encore secrètes.
disproved-bad_opening = l’ouverture ne décrit pas une table ({ $detail }).
disproved-other_rules = la table a été jouée avec une version des règles qui manque ici : { $detail }.
disproved-other_box = le contenu de la boîte n’est pas celui avec lequel la table a été jouée : { $detail }.
disproved-wrong_seed = la graine n’est pas celle qui avait été promise à l’ouverture.
disproved-wrong_kind = une entrée de cette sorte ne peut pas se trouver ici.
disproved-after_the_end = quelque chose a été écrit après la fin.
disproved-not_allowed = les règles ne le permettent pas ({ $detail }).
disproved-wrong_events = les événements ne découlent pas des règles, des graines et du coup.
disproved-wrong_commitment = une valeur cachée n’est pas celle qui avait été scellée.
disproved-not_texts = le fichier joint ne contient pas les textes d’une table ({ $detail }).
disproved-text_missing = le texte écrit ici n’est ni présent ni marqué comme effacé.
disproved-wrong_text = le texte n’est pas celui qui a été écrit ici.
disproved-unknown_text = il y a un texte que personne n’a écrit à cette table.
disproved-wrong_state = l’état de la table après cette entrée est différent.
disproved-wrong_content = quelque chose dans l’entrée n’est pas ce qu’il doit être.
disproved-own_seed_dropped = cet appareil a montré sa graine, mais le serveur l’a laissée hors du hasard. Il a pu choisir la donne.
disproved-own_seed_changed = le journal a pour cette place une autre graine que celle promise par cet appareil.
disproved-own_seat_a_bot = le journal dit qu’un robot est assis ici, si bien que la graine de cette place ne compte pas.
disproved-signed_otherwise = le serveur signe autre chose que ce qu’il a envoyé à cet appareil. Garde les deux.

# --- Tricher --------------------------------------------------------------------------------------------------------
cheat-safe = Ce n’est qu’une copie. La vraie chaîne reste intacte.
cheat-steps = Étapes
cheat-step-change = Changer
cheat-step-mend = Réparer
cheat-step-show = Montrer
cheat-block = Bloc
cheat-amount = Nouveau montant
cheat-change-this = change un montant
cheat-rich = Qu’est-ce qui t’enrichirait ? Commence par ce que tu reçois.
cheat-was = avant : { $value }
cheat-further = { $count ->
    [one] 1 autre
   *[other] { $count } autres
}
cheat-choose = En choisir un autre…
cheat-fortune = Ta fortune après le bloc { $height }
cheat-honest = la vraie
cheat-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
cheat-copy = Ta copie de la chaîne
cheat-tag-bad = { $count } sur { $of } ne collent plus
cheat-tag-mended = { $count } scellés de nouveau par toi
cheat-tag-ok = les { $of } collent
cheat-is-ok = colle
cheat-is-bad = ne colle plus
cheat-is-mended = falsifié et recollé
cheat-link-ok = colle
cheat-link-bad = ne colle plus
cheat-link-mended = recollé
cheat-previous = précédent
cheat-hash = empreinte
cheat-hash-now = à présent
cheat-you-have = Tu as
cheat-untouched = Change le montant. Que peut-il arriver ?
cheat-stop-fitting = { $count ->
    [one] Un bloc ne colle plus
   *[other] { $count } blocs ne collent plus
}
cheat-why-not = Tu as touché un nombre du bloc { $block } : son empreinte n’est plus *{ $was }* mais *{ $now }*.{ $next ->
    [yes] { " " }Le bloc suivant dit toujours *{ $was }*, et ainsi de suite jusqu’à la fin.
   *[no] { "" }
}
cheat-idea-links = Chaque bloc porte l’empreinte du précédent. Change le passé, et toute la suite te trahit.
cheat-mend = Réparer
cheat-mend-many = { $count ->
    [0] ce bloc seulement
    [one] ce bloc et le suivant
   *[other] ce bloc et { $count } suivants
}
cheat-show-broken = La montrer ainsi
cheat-mending = Bloc { $height } en réparation…
cheat-work = { $done } blocs suivants réparés sur { $count }
cheat-no-short-cut = Tu écris la nouvelle empreinte dans le bloc suivant, ce qui change aussi la sienne. Pas de raccourci : un bloc après l’autre, dans l’ordre.
cheat-idea-tries = { $count ->
    [one] Ce bloc a
   *[other] Ces { $count } blocs ont
} demandé { $tries ->
    [one] un essai de minage
   *[other] { $tries } essais de minage
} à toute la table. Tu refais tout cela sans aide, pendant que les autres passent au bloc { $height }.
cheat-idea-work = Tu refais sans aide ce que toute la table a fait, pendant que les autres passent au bloc { $height }.
cheat-hold = Maintiens pour réparer
cheat-holding = Continue d’appuyer
cheat-press = Réparer ce bloc
cheat-hold-what = bloc { $height }{ $count ->
    [0] { "" }
    [one] , puis encore un
   *[other] , puis encore { $count }
}
cheat-mended = Tout colle de nouveau
cheat-show = Montrer aux autres
cheat-show-now = Montrer tout de suite
cheat-give-up = Abandonner
cheat-asking = Tout le monde compare…
cheat-asking-text = Les réponses s’affichent quand elles sont toutes là. Les robots comparent chaque empreinte.
cheat-last-hash = La dernière empreinte sur chaque appareil
cheat-says = bloc { $block } : { $says } { $amount }
cheat-answer-alone = Sans personne
cheat-answer-forger = Falsifiée
cheat-answer-keeps = Garde la nôtre
cheat-answer-takes = Prend l’autre
cheat-answer-answered = A répondu
cheat-answer-waits = Compare…
cheat-answer-none = Sans réponse
cheat-against = contre
cheat-out-honest = La table garde la vraie chaîne
cheat-out-level = Personne ne peut trancher
cheat-out-forged = La fausse chaîne l’emporte !
cheat-verdict-broken = Tout le monde voit que tes blocs ne collent pas.
cheat-verdict-honest = Ta copie se tient à présent : chaque lien est juste. Mais la plupart en ont une autre, et rien n’oblige personne à jeter la sienne.
cheat-verdict-level = La moitié de la table a une chaîne, l’autre moitié l’autre. Il y aurait désormais deux parties.
cheat-verdict-forged = La plupart te suivent. Qui convainc ou possède la majorité peut réécrire le passé : c’est le point faible de toute chaîne de ce genre.
cheat-not-so = { " " }*Tu as { $was }, pas { $now }.*
cheat-idea-copies = Les empreintes montrent *que* quelque chose a changé. Beaucoup de copies égales décident *quelle* version compte.
cheat-back = Retour à la table
cheat-again = Recommencer
cheat-another = Une autre chaîne ?
cheat-shows-you = { NAME($seat) } te montre une autre chaîne
cheat-shows-all = { $name } montre une autre chaîne
cheat-shown-whole = Chacun de ses blocs colle au précédent. Elle diffère de la tienne à partir du *bloc { $block }*.
cheat-shown-broken = Elle diffère de la tienne à partir du *bloc { $block }*, et ses blocs ne collent pas entre eux.
cheat-differs = Bloc { $block } : { $says }
cheat-your-copy = Ta copie
cheat-their-copy = Copie { ELIDED("de", NAME($seat)) }
cheat-you-would-have = Avec elle, tu aurais *{ $now }* au lieu de *{ $was }*.
cheat-who-answered = Qui a répondu
cheat-answers-later = Les réponses s’affichent quand elles sont toutes là.
cheat-lesson = C’est une leçon : quoi que tu choisisses, la vraie partie ne risque rien.
cheat-lesson-all = C’est une leçon : la vraie partie ne risque rien.
cheat-you-answered = Ta réponse est notée.
cheat-keep = Garder la nôtre
cheat-take = Prendre celle { ELIDED("de", NAME($seat)) }
cheat-withdrawn = Plus rien n’est montré.
