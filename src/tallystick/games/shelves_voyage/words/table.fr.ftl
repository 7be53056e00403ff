goal-shelves-voyage = Ensemble : toutes vos pièces près de la moyenne

# --- Ce qui se passe ----------------------------------------------------------------------------------------------

event-sv-game-began = { NAME($players) } partent avec { $coins } pièces chacun. { NAME($master) } est Maître du jeu. { $majors ->
    [0] On joue sans cartes.
   *[other] Il y a { $minors } arcanes mineurs et { $majors } arcanes majeurs.
}
event-sv-major-dealt = { $card ->
    [hidden] { NAME($seat) } reçoit un arcane majeur.
   *[other] { NAME($seat) } reçoit l’arcane majeur { $card } : { sv-major-name }.
}
event-sv-entity-placed = { $why ->
    [first] { NAME($seat) } pose une première entité sur la table : « { TEXT($text) } ».
   *[new] Une nouvelle entité : « { TEXT($text) } ».
}
event-sv-meeple-moved = { $why ->
    [start] { NAME($seat) } part de la case { $station }.
    [turtle] La Tortue lance { $dice } et ramène { NAME($seat) } à la case { $station }.
    [hare] Le Lièvre lance { $dice } et emmène { NAME($seat) } à la case { $station }.
   *[other] { NAME($seat) } avance de { $steps } jusqu’à la case { $station }.
}
event-sv-turn-began = { $why ->
    [lowest] Tour { $turn } : { NAME($seat) } occupe la case la plus basse.
    [clockwise] Tour { $turn } : c’est à { NAME($seat) }.
   *[chosen] Tour { $turn } : on a choisi { NAME($seat) }.
}
event-sv-dice-rolled = { NAME($seat) } lance { $dice }.
event-sv-die-asked = { NAME($seat) } demande un { $die } à { NAME($donor) }.
event-sv-die-refused = { $why ->
    [withdrawn] { NAME($seat) } ne demande plus de dé à { NAME($donor) }.
    [time] { NAME($donor) } ne répond pas : pas de dé.
   *[no] { NAME($donor) } ne donne pas de dé.
}
event-sv-die-added = { $how ->
    [own] { NAME($seat) } ajoute un { $die } de sa propre réserve de résonance.
    [page] Avec un Valet, { NAME($donor) } impose un { $die } à { NAME($seat) }.
    [queen] Pour une Dame, { NAME($donor) } remet un { $die } à { NAME($seat) }.
   *[asked] { NAME($donor) } donne un { $die } à { NAME($seat) } et partage l’action.
}
event-sv-coins-changed = { NAME($seat) } : { $why ->
    [donor] +
    [harvest] +
    [advocate] +
   *[other] {""}
}{ $by ->
    [one] { $by } pièce
   *[other] { $by } pièces
} { $why ->
    [donor] pour un dé
    [own_die] pour un dé de sa propre réserve
    [harvest] par une Récolte
    [advocate] pour avoir plaidé
    [manipulate] par une Manipulation
    [quarrel] pour une querelle gagnée
    [legacy] pour un Héritage
    [treasure] par un Trésor
   *[knight] à cause d’un Cavalier
} ; total : { $coins }.
event-sv-pair-chosen = { NAME($seat) } choisit { sv-action }.
event-sv-no-pair-found = { NAME($seat) } n’a pas de paire.
event-sv-action-invented = { NAME($seat) } passe à { sv-action }.
event-sv-minor-drawn = { $card ->
    [hidden] { NAME($seat) } pioche un arcane mineur.
   *[other] { NAME($seat) } pioche un arcane mineur : { sv-minor }.
}
event-sv-deck-shuffled = Les { $cards } arcanes mineurs joués sont mélangés en une nouvelle pioche.
event-sv-majors-drawn = { $cards ->
    [hidden] { NAME($seat) } regarde { $count ->
        [one] un arcane majeur
       *[other] { $count } arcanes majeurs
    }.
   *[other] { NAME($seat) } regarde les arcanes majeurs { $cards }.
}
event-sv-major-kept = { $card ->
    [hidden] { NAME($seat) } garde un arcane majeur.
   *[other] { NAME($seat) } garde l’arcane majeur { $card } : { sv-major-name }.
}
event-sv-statement-proposed = { NAME($seat) } propose : « { TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) } ». Accord attendu { ELIDED("de", NAME($waiting)) }.
event-sv-proposal-amended = { NAME($by) } préfère dire : « { TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) } ». Accord attendu { ELIDED("de", NAME($waiting)) }.
event-sv-proposal-agreed = { NAME($by) } est d’accord.
event-sv-proposal-fell = { $why ->
    [withdrawn] { NAME($by) } retire sa proposition.
    [time] { NAME($by) } ne répond pas : la proposition tombe.
   *[no] { NAME($by) } n’est pas d’accord.
}
event-sv-statement-made = { $kind ->
    [meta] Un énoncé sur un énoncé, par { NAME($authors) } : « { TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) } ».
   *[plain] Un énoncé { ELIDED("de", NAME($authors)) } : « { TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) } ».
}
event-sv-action-given-up = { NAME($seat) } renonce à l’action.
event-sv-duty-given = { NAME($by) } impose un thème à { NAME($seat) } : « { TEXT($topic) } ».
event-sv-duty-claimed = { NAME($seat) } a fait quelque chose sur « { TEXT($topic) } ». { NAME($by) } peut dire que ce n’était pas le thème.
event-sv-duty-disputed = { NAME($by) } n’y reconnaît pas le thème « { TEXT($topic) } ». { NAME($master) } tranche.
event-sv-duty-stands = Ce n’était pas « { TEXT($topic) } » : { NAME($seat) } doit toujours une action à { NAME($by) }.
event-sv-duty-settled = { NAME($seat) } a rempli son engagement : « { TEXT($topic) } ».
event-sv-quarrel-began = { NAME($seat) } cherche querelle à { NAME($opponent) } à propos de « { TEXT($text) } ». Durée du débat : { $minutes } min.
event-sv-debate-left = { NAME($seat) } a tout dit.
event-sv-debate-ended = { $why ->
    [time] Le temps est écoulé : le débat est clos.
    [master] Le Maître du jeu clôt le débat.
   *[together] Les deux ont tout dit : le débat est clos.
}
event-sv-vote-cast = { $winner ->
    [hidden] { NAME($seat) } a voté.
    [-1] { NAME($seat) } s’abstient.
   *[other] { NAME($seat) } vote pour { NAME($winner) }.
}
event-sv-vote-tied = Égalité des voix, { $votes } partout. { NAME($master) } tranche.
event-sv-quarrel-settled = { NAME($winner) } l’emporte sur { NAME($loser) } { $how ->
    [votes] ({ $votes } contre { $against })
    [master] (sur décision du Maître du jeu)
    [conceded] (par abandon)
    [rule] (à égalité, qui a commencé la querelle la perd)
   *[chance] (à égalité, le sort a tranché)
}. Les deux reçoivent un jeton Querelle, et { NAME($loser) } peut plaider.
event-sv-pool-cleared = { NAME($seat) } retire de sa réserve de résonance : { $dice }.
event-sv-die-stored = { $die ->
    [0] { NAME($seat) } laisse sa réserve pleine telle quelle.
   *[other] { $out ->
        [0] { NAME($seat) } met un { $die } en réserve.
       *[other] { NAME($seat) } met un { $die } en réserve à la place d’un { $out }.
    }
}
event-sv-legacy-placed = { NAME($seat) } pose un Héritage sur « { TEXT($text) } ».
event-sv-legacy-altered = { $how ->
    [removed] Un Roi retire l’Héritage { ELIDED("de", NAME($owner)) } sur « { TEXT($text) } ».
    [moved] Un Roi déplace l’Héritage { ELIDED("de", NAME($owner)) } de « { TEXT($text) } » vers { $to }.
   *[recoloured] Un Roi donne l’Héritage { ELIDED("de", NAME($owner)) } sur « { TEXT($text) } » à { NAME($heir) }.
}
event-sv-minor-played = { NAME($seat) } joue un arcane mineur : { sv-minor }.
event-sv-text-mended = { NAME($seat) } corrige un texte : « { TEXT($before) } » devient « { TEXT($text) } ».
event-sv-entities-merged = { NAME($seat) } réunit deux entités : « { TEXT($text) } », c’est « { TEXT($into_text) } ».
event-sv-last-turns-began = { NAME($seat) } atteint l’arrivée. Encore un tour pour chacun des autres : { NAME($seats) }.
event-sv-game-ended = { $reason ->
    [turns_played] Tous les tours convenus sont joués.
   *[end_station] La case d’arrivée est atteinte.
} Moyenne des pièces : { $average }. Harmonie : { $result }, { sv-level }.
you-event-sv-entity-placed = { $why ->
    [first] Tu poses une première entité sur la table : « { TEXT($text) } ».
   *[new] Une nouvelle entité : « { TEXT($text) } ».
}
you-event-sv-meeple-moved = { $why ->
    [turtle] La Tortue lance { $dice } et te ramène à la case { $station }.
    [hare] Le Lièvre lance { $dice } et t’emmène à la case { $station }.
   *[other] Tu avances de { $steps } jusqu’à la case { $station }.
}
you-event-sv-turn-began = { $why ->
    [lowest] Tour { $turn } : tu occupes la case la plus basse.
    [clockwise] Tour { $turn } : c’est à toi.
   *[chosen] Tour { $turn } : le choix est tombé sur toi.
}
you-event-sv-dice-rolled = Tu lances { $dice }.
you-event-sv-die-asked = Tu demandes un { $die } à { NAME($donor) }.
you-event-sv-die-refused = { $why ->
    [withdrawn] Tu ne demandes plus de dé à { NAME($donor) }.
    [time] { NAME($donor) } ne répond pas : pas de dé pour toi.
   *[no] { NAME($donor) } ne te donne pas de dé.
}
you-event-sv-die-added = { $how ->
    [own] Tu ajoutes un { $die } de ta propre réserve de résonance.
    [page] Avec un Valet, { NAME($donor) } t’impose un { $die }.
    [queen] Pour une Dame, { NAME($donor) } te remet un { $die }.
   *[asked] { NAME($donor) } te donne un { $die } et partage l’action.
}
you-event-sv-coins-changed = Toi : { $why ->
    [donor] +
    [harvest] +
    [advocate] +
   *[other] {""}
}{ $by ->
    [one] { $by } pièce
   *[other] { $by } pièces
} { $why ->
    [donor] pour un dé
    [own_die] pour un dé de ta propre réserve
    [harvest] par une Récolte
    [advocate] pour avoir plaidé
    [manipulate] par une Manipulation
    [quarrel] pour une querelle gagnée
    [legacy] pour un Héritage
    [treasure] par un Trésor
   *[knight] prises par un Cavalier
} ; total : { $coins }.
you-event-sv-pair-chosen = Tu choisis { sv-action }.
you-event-sv-no-pair-found = Tu n’as pas de paire.
you-event-sv-action-invented = Tu passes à { sv-action }.
you-event-sv-minor-drawn = Tu pioches un arcane mineur : { sv-minor }.
you-event-sv-majors-drawn = Tu regardes les arcanes majeurs { $cards }.
you-event-sv-major-kept = Tu gardes l’arcane majeur { $card } : { sv-major-name }.
you-event-sv-statement-proposed = Tu proposes : « { TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) } ». Accord attendu { ELIDED("de", NAME($waiting)) }.
you-event-sv-action-given-up = Tu renonces à l’action.
you-event-sv-duty-given = { NAME($by) } t’impose un thème : « { TEXT($topic) } ».
you-event-sv-duty-claimed = Tu as fait quelque chose sur « { TEXT($topic) } ». { NAME($by) } peut dire que ce n’était pas le thème.
you-event-sv-duty-stands = Ce n’était pas « { TEXT($topic) } » : tu dois toujours une action à { NAME($by) }.
you-event-sv-duty-settled = Tu as rempli ton engagement : « { TEXT($topic) } ».
you-event-sv-quarrel-began = Tu cherches querelle à { NAME($opponent) } à propos de « { TEXT($text) } ». Durée du débat : { $minutes } min.
you-event-sv-pool-cleared = Tu retires de ta réserve de résonance : { $dice }.
you-event-sv-die-stored = { $die ->
    [0] Tu laisses ta réserve pleine telle quelle.
   *[other] { $out ->
        [0] Tu mets un { $die } en réserve.
       *[other] Tu mets un { $die } en réserve à la place d’un { $out }.
    }
}
you-event-sv-legacy-placed = Tu poses un Héritage sur « { TEXT($text) } ».
you-event-sv-minor-played = Tu joues un arcane mineur : { sv-minor }.
you-event-sv-text-mended = Tu corriges un texte : « { TEXT($before) } » devient « { TEXT($text) } ».
you-event-sv-last-turns-began = Tu atteins l’arrivée. Encore un tour pour chacun des autres : { NAME($seats) }.
you-event-sv-vote-cast = { $winner ->
    [hidden] Tu as voté.
    [-1] Tu t’abstiens.
   *[other] Tu votes pour { NAME($winner) }.
}
you-event-sv-entities-merged = Tu réunis deux entités : « { TEXT($text) } », c’est « { TEXT($into_text) } ».
to-you-event-sv-die-asked = { NAME($seat) } te demande un { $die }.
to-you-event-sv-die-refused = { $why ->
    [withdrawn] { NAME($seat) } ne te demande plus de dé.
    [time] Tu n’as pas répondu à temps : pas de dé.
   *[no] Tu ne donnes pas de dé à { NAME($seat) }.
}
to-you-event-sv-die-added = { $how ->
    [page] Avec un Valet, tu imposes un { $die } à { NAME($seat) }.
    [queen] Pour une Dame, tu remets un { $die } à { NAME($seat) }.
   *[asked] Tu donnes un { $die } à { NAME($seat) } et partages l’action.
}
to-you-event-sv-statement-proposed = { NAME($seat) } propose : « { TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) } ». { $others ->
    [nobody] On attend ton accord.
   *[other] On attend ton accord et celui { ELIDED("de", NAME($others)) }.
}
to-you-event-sv-proposal-amended = { $you ->
    [by] Tu préfères dire : « { TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) } ». Accord attendu { ELIDED("de", NAME($waiting)) }.
   *[waiting] { NAME($by) } préfère dire : « { TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) } ». { $others ->
        [nobody] On attend ton accord.
       *[other] On attend ton accord et celui { ELIDED("de", NAME($others)) }.
    }
}
to-you-event-sv-proposal-fell = { $why ->
    [withdrawn] Tu retires ta proposition.
    [time] Tu n’as pas répondu à temps : la proposition tombe.
   *[no] Tu n’es pas d’accord.
}
to-you-event-sv-statement-made = { $kind ->
    [meta] Un énoncé sur un énoncé, par toi{ $others ->
        [nobody] { "" }
       *[other] { " " }et { NAME($others) }
    }
   *[plain] Un énoncé de toi{ $others ->
        [nobody] { "" }
       *[other] { " " }et { ELIDED("de", NAME($others)) }
    }
} : « { TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) } ».
to-you-event-sv-duty-given = Tu imposes un thème à { NAME($seat) } : « { TEXT($topic) } ».
to-you-event-sv-duty-claimed = { NAME($seat) } a fait quelque chose sur « { TEXT($topic) } ». Tu peux dire que ce n’était pas le thème.
to-you-event-sv-duty-disputed = { $you ->
    [by] Tu n’y reconnais pas le thème « { TEXT($topic) } ». { NAME($master) } tranche.
   *[master] { NAME($by) } n’y reconnaît pas le thème « { TEXT($topic) } ». À toi de trancher.
}
to-you-event-sv-duty-stands = Ce n’était pas « { TEXT($topic) } » : { NAME($seat) } te doit toujours une action.
to-you-event-sv-quarrel-began = { NAME($seat) } te cherche querelle à propos de « { TEXT($text) } ». Durée du débat : { $minutes } min.
to-you-event-sv-vote-cast = { NAME($seat) } vote pour toi.
to-you-event-sv-vote-tied = Égalité des voix, { $votes } partout. À toi de trancher.
to-you-event-sv-quarrel-settled = { $you ->
    [winner] Tu l’emportes sur { NAME($loser) }
   *[loser] { NAME($winner) } l’emporte sur toi
} { $how ->
    [votes] ({ $votes } contre { $against })
    [master] (sur décision du Maître du jeu)
    [conceded] (par abandon)
    [rule] (à égalité, qui a commencé la querelle la perd)
   *[chance] (à égalité, le sort a tranché)
}. Vous recevez tous deux un jeton Querelle, et { $you ->
    [winner] { NAME($loser) } peut
   *[loser] tu peux
} plaider.
to-you-event-sv-legacy-altered = { $how ->
    [removed] Un Roi retire ton Héritage de « { TEXT($text) } ».
    [moved] Un Roi déplace ton Héritage de « { TEXT($text) } » vers { $to }.
   *[recoloured] Un Roi donne ton Héritage sur « { TEXT($text) } » à { NAME($heir) }.
}

sv-action = { $action ->
    [1] Récolter
    [2] Co-créer
    [3] Plaider
    [4] Manipuler
    [5] Se quereller
   *[6] Inventer
}
sv-minor = { $card ->
    [1] Trésor
    [2] Créer
    [3] Plaider
    [4] Manipuler
    [5] Se quereller
    [6] Inventer
    [7] Catalogue
    [8] Média
    [9] Tortue
    [10] Lièvre
    [11] Valet
    [12] Cavalier
    [13] Dame
   *[14] Roi
}
sv-major-name = { $card ->
    [1] Les Héritages
    [2] Ton plus long chemin
    [3] Des morceaux séparés
    [4] D’un seul tenant
    [5] Tes méta-énoncés
    [6] Plus aucun engagement
    [7] Tes querelles
    [8] Tes arcanes mineurs
    [9] D’autres arcanes majeurs
    [10] Une réserve vide
    [11] La réserve d’un autre
    [12] Le moins de pièces
    [13] Un seul en a moins
    [14] Le plus de pièces
    [15] Un seul en a plus
    [16] La case la plus basse
    [17] La deuxième case par le bas
    [18] La case la plus haute
    [19] La deuxième case par le haut
    [20] Entités à un seul énoncé
    [21] Le plus haut degré
   *[22] Entités délaissées
}
sv-level = { $level ->
    [excellent] excellente
    [great] très bonne
    [good] bonne
    [mediocre] médiocre
   *[unbalanced] déséquilibrée
}
ended-end_station = case d’arrivée atteinte
ended-turns_played = tous les tours joués

# --- Les textes de la boîte ----------------------------------------------------------------------------------------

text-art-mona-lisa = La Joconde
text-art-leonardo = Léonard de Vinci
text-art-louvre = Louvre
text-art-oil-paint = peinture à l’huile
text-art-last-supper = La Cène
text-art-milan = Milan
text-art-renaissance = Renaissance
text-art-girl-with-pearl = La Jeune Fille à la perle
text-art-vermeer = Johannes Vermeer
text-art-ultramarine = outremer
text-art-the-hague = La Haye
text-art-delft = Delft
text-art-camera-obscura = chambre noire
text-art-lapis-lazuli = lapis-lazuli
text-art-great-wave = La Grande Vague
text-art-hokusai = Hokusai
text-art-woodcut = gravure sur bois
text-art-van-gogh = Vincent van Gogh
text-art-starry-night = La Nuit étoilée
text-art-guernica = Guernica
text-art-picasso = Pablo Picasso
text-art-war = la guerre
text-art-madrid = Madrid
text-art-two-fridas = Les Deux Fridas
text-art-kahlo = Frida Kahlo
text-art-identity = l’identité
text-art-mexico-city = Mexico
text-art-cave-paintings = peintures rupestres
text-art-ochre = ocre
text-art-florence = Florence
text-art-created-by = a pour auteur
text-art-shown-in = a pour lieu d’exposition
text-art-painted-with = a pour matière
text-art-painted-in = a pour lieu de création
text-art-lived-in = a vécu à
text-art-belongs-to = relève de
text-art-used = a utilisé
text-art-made-from = a pour origine
text-art-made-as = a pour technique
text-art-inspired = a inspiré
text-art-shows = montre
text-art-made-with = a pour pigment
text-art-began-in = a commencé à
text-music-well-tempered = Le Clavier bien tempéré
text-music-bach = Jean-Sébastien Bach
text-music-harpsichord = clavecin
text-music-leipzig = Leipzig
text-music-counterpoint = contrepoint
text-music-magic-flute = La Flûte enchantée
text-music-mozart = Wolfgang Amadeus Mozart
text-music-vienna = Vienne
text-music-opera = opéra
text-music-moonlight = Sonate au clair de lune
text-music-beethoven = Ludwig van Beethoven
text-music-piano = piano
text-music-orfeo = L’Orfeo
text-music-monteverdi = Claudio Monteverdi
text-music-orpheus = Orphée
text-music-lyre = lyre
text-music-rite-of-spring = Le Sacre du printemps
text-music-stravinsky = Igor Stravinsky
text-music-paris = Paris
text-music-scandal = un scandale
text-music-kind-of-blue = Kind of Blue
text-music-miles-davis = Miles Davis
text-music-jazz = jazz
text-music-trumpet = trompette
text-music-raga = raga
text-music-listening = l’écoute
text-music-sitar = sitar
text-music-metronome = métronome
text-music-tempo = tempo
text-music-score = une partition
text-music-music = la musique
text-music-improvisation = improvisation
text-music-composed-by = a pour compositeur
text-music-written-for = a pour instrument
text-music-lived-in = a vécu à
text-music-wrote-in = a écrit en
text-music-first-heard-in = a pour lieu de création
text-music-belongs-to = relève de
text-music-tells-of = raconte
text-music-plays = pratique
text-music-caused = a provoqué
text-music-recorded-by = a pour interprète
text-music-taught-by = s’enseigne par
text-music-plays-in = joue dans un
text-music-measures = mesure
text-music-records = conserve
text-music-shapes = façonne
text-music-opposed-to = s’oppose à
text-libraries-alexandria = Bibliothèque d’Alexandrie
text-libraries-papyrus = rouleaux de papyrus
text-libraries-fire = un incendie
text-libraries-callimachus = Callimaque
text-libraries-pinakes = les Pinakes
text-libraries-catalogue = catalogue
text-libraries-gutenberg = Johannes Gutenberg
text-libraries-bible-42 = Bible à quarante-deux lignes
text-libraries-mainz = Mayence
text-libraries-printing-press = presse à imprimer
text-libraries-copying = copie à la main
text-libraries-scriptorium = scriptorium
text-libraries-card-catalogue = catalogue sur fiches
text-libraries-database = base de données
text-libraries-dewey = Melvil Dewey
text-libraries-decimal-classes = classification décimale
text-libraries-shelves = les rayonnages
text-libraries-ranganathan = S. R. Ranganathan
text-libraries-colon-classes = classification à facettes
text-libraries-five-laws = Cinq lois de la bibliothéconomie
text-libraries-books-are-for-use = les livres sont faits pour servir
text-libraries-otlet = Paul Otlet
text-libraries-mundaneum = Mundaneum
text-libraries-mons = Mons
text-libraries-web = le Web
text-libraries-berners-lee = Tim Berners-Lee
text-libraries-linked-data = données liées
text-libraries-triple = triplet
text-libraries-librarian = bibliothécaire
text-libraries-reader = lecteur
text-libraries-marginalia = notes en marge
text-libraries-manuscript = manuscrit
text-libraries-kept = conservait
text-libraries-lost-in = a disparu dans
text-libraries-worked-in = a pour lieu de travail
text-libraries-written-by = a pour auteur
text-libraries-is-a = a pour genre
text-libraries-printed = a imprimé
text-libraries-printed-in = a pour lieu d’impression
text-libraries-replaced = a remplacé
text-libraries-practised = pratiquait
text-libraries-replaced-by = a pour successeur
text-libraries-devised = a conçu
text-libraries-orders = ordonne
text-libraries-wrote = a écrit
text-libraries-say = a pour énoncé
text-libraries-dreamt-of = imaginait
text-libraries-kept-in = a pour lieu de conservation
text-libraries-foreshadows = annonce
text-libraries-invented = a inventé
text-libraries-lives-on = a pour milieu
text-libraries-is-part-of = fait partie de
text-libraries-cares-for = veille sur
text-libraries-wanders-along = flâne devant
text-libraries-left-by = a pour origine
text-libraries-holds = contient
text-any-reminds-of = évoque
text-any-differs-from = contraste avec
text-any-leads-to = mène vers
text-any-seen-beside = voisine avec
text-any-cited-in = a pour source
text-any-encyclopedia = une encyclopédie
text-any-exhibition = une exposition
text-any-lecture = une conférence
text-any-letter = une lettre

# --- Refus ----------------------------------------------------------------------------------------------------------

refused-act_in_progress = Une autre action est en cours : attends qu’elle soit finie.
refused-already_placed = Tu as déjà posé ta première entité.
refused-already_rolled = Il n’y a rien à lancer maintenant.
refused-already_voted = Tu as déjà voté.
refused-card_not_drawn = Tu n’as pas pioché cet arcane majeur.
refused-card_not_so = Cette carte ne se joue pas ainsi.
refused-die_already_added = Un dé a déjà été ajouté ce tour-ci.
refused-die_makes_no_pair = Un { $die } ne fait pas de paire avec tes dés.
refused-die_not_there = Il n’y a pas de { $die } dans cette réserve.
refused-die_not_unused = Il n’y a pas de { $die } parmi tes dés inutilisés.
refused-donor_unwilling = Ce joueur ne te donnera pas de dé ce tour-ci.
refused-entity_not_wanted = Cet énoncé n’a pas de nouvelle entité.
refused-legacy_there = Cet Héritage est déjà sur cette entité.
refused-minor_not_held = Tu n’as pas cet arcane mineur.
refused-module_off = On joue sans cela à cette table.
refused-no_debate = Il n’y a pas de débat en ce moment.
refused-no_such_action = Cette action ne peut pas être choisie ici.
refused-no_such_element = Il n’y a pas de « { $node } » dans le graphe.
refused-no_such_entity = Il n’y a pas d’entité « { $node } » dans le graphe.
refused-no_such_legacy = Cet Héritage n’existe pas.
refused-no_such_player = Ce joueur n’est pas à cette table.
refused-not_a_candidate = Ce joueur ne peut pas jouer ensuite.
refused-not_a_pair = Il n’y a pas de paire de cette valeur.
refused-not_a_quarreller = Vote pour l’un des deux qui se querellent.
refused-not_a_text = Ce n’est ni un texte de cette table ni un texte de la boîte.
refused-not_in_own_turn = Un Valet se joue au tour d’un autre.
refused-not_now = Ce n’est pas le moment.
refused-nothing_asked = Personne n’attend cette réponse.
refused-nothing_to_harvest = Il n’y a rien de tel à récolter.
refused-only_in_own_turn = Une Dame se joue à ton tour, après le lancer.
refused-only_players = Tu animes sans jouer : ce n’est pas à toi de le faire.
refused-only_the_master = Seul le Maître du jeu peut le faire.
refused-pair_first = Choisis d’abord une paire.
refused-pair_must_be_chosen = Tu as une paire : tu dois en choisir une.
refused-partner_is_oneself = Il faut que ce soit quelqu’un d’autre.
refused-partner_not_wanted = Cette action se fait sans partenaire.
refused-place_first = D’abord, chacun pose une entité.
refused-pool_full = Ta réserve est pleine : dis quel dé en sort.
refused-pool_not_full = Il y a de la place dans ta réserve : aucun dé n’a à en sortir.
refused-quarreller_votes = Ceux qui se querellent ne votent pas.
refused-same_element = Un énoncé relie deux éléments différents.
refused-too_few_coins = Cela coûte deux pièces, et tu en as { $coins }.
refused-no_such_duty = Rien n’a été fait pour cet engagement, ou il est déjà rempli.
refused-not_your_duty = Seul celui qui a payé pour un engagement peut dire que ce n’était pas le thème.
refused-too_few_entities = Au moins { $fewest } entités doivent rester sur la table.
refused-wrong_duty = Dis lequel de tes engagements cela remplit.

# --- Dans le navigateur -------------------------------------------------------------------------------------------

sv-graph = Le graphe commun
sv-log = Journal de bord
sv-beginning = Avant le premier tour
sv-turn = Tour { $turn }
sv-turns = Tours
sv-steps = Étapes du tour { $turn }
sv-step-roll = Lancer
sv-step-resonate = Résonner
sv-step-choose = Choisir
sv-step-act = Agir
sv-step-store = Ranger
sv-step-sail = Voguer
sv-tab-chart = Carte
sv-tab-sentences = Phrases
sv-tab-crew = Équipage
sv-tab-cards = Arcanes
sv-tab-log = Journal
sv-show-as = Montrer le graphe sous forme de
sv-count = { $entities ->
    [one] { $entities } entité
   *[other] { $entities } entités
} · { $statements ->
    [one] { $statements } énoncé
   *[other] { $statements } énoncés
}
sv-count-draft = 1 ébauche
sv-sentences-label = Le graphe en phrases
sv-die = Dé { $value }
sv-time-left = Temps restant
sv-station = case { $station }
sv-over = Le voyage est terminé.
sv-moment = Un instant…

# L’équipage
sv-crew = L’équipage
sv-coins-of-all = Pièces de chacun
sv-coins-word = { $count ->
    [one] pièce
   *[other] pièces
}
sv-master = Maître du jeu
sv-master-short = Maître
sv-pool = Résonance
sv-pool-of = Réserve de résonance { ELIDED("de", $name) } : { $dice }
sv-holds = { $minors ->
    [one] { $minors } arcane mineur
   *[other] { $minors } arcanes mineurs
}, { $majors ->
    [one] { $majors } majeur
   *[other] { $majors } majeurs
} en main
sv-duty-to = Doit à { NAME($seat) } une action sur « { $topic } »
sv-quarrel-tokens = { $count ->
    [one] Un jeton Querelle
   *[other] { $count } jetons Querelle
}
sv-tokens = { $count ->
    [one] un jeton
   *[other] { $count } jetons
}
sv-does-place = { $mine ->
    [you] ta première entité
   *[other] cherche une entité
}
sv-did-place = a posé son entité
sv-does-debate = en débat
sv-does-vote = vote
sv-did-vote = a voté
sv-does-agree = doit donner son accord
sv-does-answer = doit répondre
sv-does-act = { $action }
sv-does-give_turn = { $mine ->
    [you] à toi de choisir
   *[other] choisit qui joue
}
sv-does-roll = { $mine ->
    [you] à toi
   *[other] lance les dés
}
sv-does-choose = { $mine ->
    [you] choisis une paire
   *[other] choisit une paire
}
sv-does-asked = doit répondre
sv-does-store = { $mine ->
    [you] range un dé
   *[other] range un dé
}
sv-has-turn = à la barre
sv-track = Jeu de l’oie
sv-track-end = arrivée :
sv-track-label = Cases : { $places } ; l’arrivée est à { $end }
sv-sails = { $mine ->
    [you] Tu vogues de { $from } à { $to }.
   *[other] { NAME($seat) } vogue de { $from } à { $to }.
}
sv-lowest-next = Le dernier sur la piste joue toujours ensuite.

# Les dés
sv-roll-none = Les dés
sv-roll-yours = Ton lancer
sv-roll-of = { NAME($seat) } lance
sv-roll-waits-you = Quatre dés t’attendent.
sv-roll-waits = Les dés ne sont pas encore lancés.
sv-roll-chosen = La paire de { $value } : { $action }
sv-roll-pairs = { $count ->
    [one] Une paire pour agir
   *[other] { $count } paires au choix
}
sv-roll-no-pair = Pas deux dés égaux.
sv-added-own = de sa propre réserve
sv-added-asked = { ELIDED("de", NAME($seat)) }
sv-added-page = par un Valet
sv-added-queen = par une Dame
sv-action-1 = deux pièces, un arcane mineur ou l’un de deux majeurs ; voguer de 1
sv-action-2 = un énoncé avec quelqu’un ; voguer de 2
sv-action-3 = un énoncé à toi, et une pièce ; voguer de 3
sv-action-4 = deux pièces à quelqu’un qui te devra une action ; voguer de 4
sv-action-5 = un débat sur une entité, puis un vote ; voguer de 5
sv-action-6 = l’une des cinq autres, puis ta réserve est vidée ; voguer de 6

# Décisions
sv-your-turn = À toi
sv-roll = Lancer quatre dés
sv-roll-text = Deux dés égaux décident de ton action, et de ton avancée.
sv-choose = Choisis une paire
sv-no-pair = Pas de paire
sv-resonance = Résonance
sv-resonance-text = Ou ajoute un dé d’une réserve pour former une autre paire.
sv-resonance-need = Ajoute un dé d’une réserve pour former une paire.
sv-own-die = Ton propre dé
sv-own-die-text = paire de { $die } : { $action } ; coûte une pièce
sv-ask-die = Demander à { NAME($seat) }
sv-ask-die-text = un { $die } : { $action }, décidé ensemble
sv-refused-by = Pas de dé de la part { ELIDED("de", NAME($seats)) }
sv-go-without = Continuer sans action
sv-go-without-text = tu ranges tout de même un dé
sv-hint-choose = Qui avance peu rejoue souvent : une petite paire te rend vite la main.
sv-asked = { NAME($seat) } te demande un dé
sv-asked-text = Avec ton *{ $die }*, { NAME($seat) } a une paire : *{ $action }*. S’il en sort un énoncé, vous en décidez à deux.
sv-give-die = Donner le { $die }
sv-give-die-text = tu gagnes une pièce
sv-keep-die = Le garder
sv-keep-die-text = { NAME($seat) } peut demander ailleurs
sv-agree = { NAME($seat) } propose
sv-agree-text = Cet énoncé sera aussi le tien. Ne dis oui que si tu le défendrais.
sv-agree-yes = D’accord
sv-agree-yes-text = le lien est noué
sv-agree-no = Pas comme ça
sv-agree-no-text = à réécrire
sv-agree-otherwise = { NAME($seat) } dirait plutôt
sv-otherwise = Le dire autrement
sv-otherwise-back = Retour
sv-fell = { $why ->
    [time] { NAME($seat) } n’a pas répondu. Propose-le à nouveau, ou autrement.
   *[no] { NAME($seat) } n’est pas d’accord. Formule-le autrement et propose-le à nouveau.
}
sv-duty-done = { NAME($seat) } a fait ceci pour ton thème, « { $topic } » : { $words }
sv-duty-not = Pas mon thème
sv-duty-judge = { NAME($by) } a demandé « { $topic } » à { NAME($seat) } et ne le voit pas ici : { $words }
sv-duty-yes = C’est le thème
sv-duty-no = Ce ne l’est pas
sv-with-new = nouveau : « { $words } »
sv-invent = Inventer
sv-invent-text = Quelle action choisis-tu ?
sv-invent-duty = Un engagement à remplir
sv-invent-duty-text = Choisis par quelle action.
sv-harvest = Récolter
sv-harvest-coins = Deux pièces
    .text = de la banque
sv-harvest-minor = Un arcane mineur
    .text = un pouvoir à jouer à tout moment
sv-harvest-major = Deux arcanes majeurs
    .text = tu en gardes un ; il change ton harmonie à la fin
sv-keep = Gardes-en un
sv-keep-text = L’autre va sous la pioche. N’en dis rien.
sv-keep-this = Garder le numéro { $card }
sv-only-you = personne d’autre ne le voit
sv-manipulate = Manipuler
sv-manipulate-text = Donne à quelqu’un deux pièces et un thème : cette personne te devra une action là-dessus.
sv-manipulate-whom = Qui ?
sv-manipulate-missing = Choisis la personne.
sv-manipulate-go = Imposer ce thème
sv-manipulate-go-text = te coûte deux pièces
sv-topic = Thème
sv-topic-hint = technique, enfance, couleurs…
sv-quarrel = Querelle
sv-quarrel-text = Provoque quelqu’un en débat. Les autres disent qui a le mieux convaincu.
sv-quarrel-whom = Avec qui ?
sv-quarrel-what = À propos de quoi ?
sv-quarrel-go = Ouvrir le débat
sv-quarrel-go-text = avec { NAME($seat) }, sur { $words }
sv-quarrel-missing = choisis une personne et une entité
sv-clear = Quel dé s’en va ?
sv-clear-text = Un Héritage est en jeu : un seul dé quitte ta réserve.
sv-clear-die = Retirer le { $die }
sv-store = Range un dé
sv-store-text = Un dé inutilisé va dans ta réserve, pour toi et pour qui le demandera.
sv-store-full = Ta réserve est pleine. Échange un dé, ou laisse-la ainsi.
sv-store-die = Ranger le { $die }
sv-store-out = Lequel lui laisse la place ?
sv-store-out-die = Retirer le { $die }
sv-keep-pool = Laisser la réserve ainsi
sv-keep-pool-text = rien n’est rangé
sv-place = Ta première entité
sv-place-text = Pose sur la table une chose dont tu aimerais parler : une œuvre, une personne, un lieu, une idée.
sv-place-theme = Pose sur la table une chose dont tu aimerais parler. Le thème est : { $theme }.
sv-place-hint = une œuvre, une personne, une idée…
sv-place-go = La poser sur la table
sv-place-go-text = aucun énoncé ne la nomme encore
sv-place-twice = Cette entité est déjà sur la table. Choisis-en une autre.
sv-entity = Entité
sv-theme-free = libre
sv-theme-art = l’art
sv-theme-music = la musique
sv-theme-libraries = les bibliothèques
sv-give-turn = Qui joue ensuite ?
sv-give-turn-tie = Le dernier sur la piste joue ensuite. Plusieurs y sont à égalité : le Maître du jeu, c’est toi, tu choisis.
sv-give-turn-text = Choisis qui joue ensuite.
sv-withdraw = Retirer la demande
sv-withdraw-text = plus personne n’a à répondre
sv-hint-wait = Arcanes et Héritages n’attendent pas ton tour.
sv-drew = Tu as pioché : { sv-minor }.
sv-you-owe = Tu dois à { NAME($seat) } une action sur « { $topic } » : co-créer, plaider ou te quereller.
sv-verdict = { $how ->
    [votes] { NAME($winner) } a mieux convaincu { ELIDED("que", NAME($loser)) }, { $votes } à { $against }, et paie pour cela.
    [conceded] { NAME($loser) } a cédé : { NAME($winner) } l’emporte et paie pour cela.
    [master] Égalité au vote ; pour le Maître du jeu, { NAME($winner) } a mieux convaincu { ELIDED("que", NAME($loser)) }.
    [chance] Égalité au vote ; le sort a choisi { NAME($winner) } plutôt { ELIDED("que", NAME($loser)) }.
   *[rule] Égalité au vote : { NAME($winner) } l’emporte sur { NAME($loser) }, qui avait commencé.
}

# Qui est attendu
sv-wait-place = { NAME($seats) } { $count ->
    [one] cherche
   *[other] cherchent
} une première entité
sv-wait-give_turn = { NAME($seats) } choisit qui joue ensuite
sv-wait-roll = { NAME($seats) } prend les dés
sv-wait-choose = { NAME($seats) } choisit une paire
sv-wait-asked = On demande un dé à { NAME($seats) }
sv-wait-act = { NAME($seats) } : { $action }
sv-wait-agree = { NAME($seats) } { $count ->
    [one] doit
   *[other] doivent
} donner { $count ->
    [one] son
   *[other] leur
} accord
sv-wait-store = { NAME($seats) } range un dé
sv-wait-debate = Un débat est en cours
sv-wait-vote = { NAME($seats) } { $count ->
    [one] vote
   *[other] votent
}
sv-wait-judge = { NAME($seats) } doit trancher

# Écrire
sv-write = Écrire un énoncé
sv-donor = { NAME($seat) } a donné le dé
sv-with = avec
sv-after-quarrel = après la querelle
sv-partner = Avec qui ?
sv-kind = Genre d’énoncé
sv-kind-new = Nouvelle entité
sv-kind-two = Relier deux
sv-kind-cord = Sur un lien
sv-subject = Sujet
sv-subject-hint = qui, quoi
sv-predicate = Prédicat
sv-predicate-hint = fait, est, a…
sv-object = Objet
sv-object-hint = qui, quoi
sv-new = nouveau
sv-completions = Propositions
sv-write-missing = trois parties font un énoncé
sv-write-both-new = l’un des deux bouts doit déjà être sur la table
sv-write-same = les deux bouts sont identiques
sv-write-partner = choisis avec qui tu écris
sv-settles = Cela remplit aussi ton engagement envers { NAME($seat) }, « { $topic } ».
sv-settles-which = Quel engagement remplis-tu ?
sv-propose = Proposer
sv-has-to-agree = il faut l’accord { ELIDED("de", NAME($seats)) }
sv-tie = Nouer le lien
sv-tie-text = il est aussitôt sur la table
sv-give-up = Renoncer
sv-give-up-text = pas d’énoncé
sv-find = Chercher…

# Arcanes
sv-cards = Tes arcanes
sv-cards-table = Les pioches
sv-cards-none = Aucun arcane en main.
sv-cards-master = Tu animes et n’as pas d’arcane.
sv-decks = Face cachée : { $minors } arcanes mineurs et { $majors } majeurs. Derniers joués :
sv-is-major = Majeur, secret
sv-is-minor = Mineur
sv-duty = Manipuler
sv-duty-short = { NAME($seat) } : « { $topic } »
sv-play = Jouer
sv-legacy = Poser un Héritage
sv-legacy-short = Héritage −2
sv-mend = Corriger un texte
sv-mend-short = Corriger
sv-merge = Réunir deux entités
sv-merge-short = Réunir
sv-minor-1 = Gagne quatre pièces, ou perds-en quatre.
sv-minor-2 = Co-créer, à tout moment et sans voguer.
sv-minor-3 = Plaider, à tout moment et sans voguer.
sv-minor-4 = Manipuler, à tout moment et sans voguer.
sv-minor-5 = Se quereller, à tout moment et sans voguer.
sv-minor-6 = Une action au choix, sans voguer ; ta réserve reste.
sv-minor-7 = Consulte une source pour ton prochain énoncé.
sv-minor-8 = Montre une image ou un son avec ton prochain énoncé.
sv-minor-9 = Un pion recule du plus petit de deux dés.
sv-minor-10 = Un pion avance du plus grand de deux dés.
sv-minor-11 = Quelqu’un doit prendre un dé de ta réserve ; tu gagnes la pièce.
sv-minor-12 = Quelqu’un d’autre perd jusqu’à trois pièces.
sv-minor-13 = Quelqu’un doit te donner un dé, sans rien gagner.
sv-minor-14 = Retire un Héritage, déplace-le ou donne-le à quelqu’un.
sv-major-1 = Un Héritage à toi réduit ton score de moitié, deux le divisent par quatre
sv-major-2 = Un chemin d’un énoncé à toi réduit ton score de moitié, de deux le divise par quatre
sv-major-3 = Plus le graphe a de morceaux séparés, plus ton score baisse
sv-major-4 = Graphe d’un seul tenant : ton score ne compte pas. Sinon, il double
sv-major-5 = Un méta-énoncé à toi réduit ton score de moitié, deux le divisent par quatre
sv-major-6 = Plus aucun jeton Manipuler : ton score ne compte pas. Sinon, il double
sv-major-7 = Un jeton Querelle réduit ton score de moitié, deux le divisent par quatre
sv-major-8 = Un mineur joué ou en main réduit ton score de moitié, deux le divisent par quatre
sv-major-9 = Un majeur de plus réduit ton score de moitié, deux le divisent par quatre
sv-major-10 = Réserve vide : ton score ne compte pas. Un dé le double, deux le quadruplent
sv-major-11 = Un dé dans la plus grande réserve d’un autre réduit ton score de moitié, deux le divisent par quatre
sv-major-12 = Personne n’a moins de pièces : ton score est réduit de moitié
sv-major-13 = Une seule personne a moins de pièces : ton score ne compte pas. Aucune, ou deux et plus : il double
sv-major-14 = Personne n’a plus de pièces : ton score est réduit de moitié
sv-major-15 = Une seule personne a plus de pièces : ton score ne compte pas. Aucune, ou deux et plus : il double
sv-major-16 = Case la plus basse : ton score est réduit de moitié
sv-major-17 = Deuxième case par le bas : ton score ne compte pas. Sinon, il double
sv-major-18 = Case la plus haute : ton score est réduit de moitié
sv-major-19 = Deuxième case par le haut : ton score ne compte pas. Sinon, il double
sv-major-20 = Une entité à un seul énoncé réduit ton score de moitié, deux le divisent par quatre
sv-major-21 = Plus l’entité la plus reliée a d’énoncés, plus ton score baisse
sv-major-22 = Une entité sans énoncé réduit ton score de moitié, deux le divisent par quatre

# La querelle
sv-versus = ou
sv-said-enough = a tout dit
sv-enough = J’ai tout dit
sv-enough-text = quand les deux le disent, on vote
sv-stop-debate = Arrêter le débat
sv-stop-debate-text = le vote commence
sv-close-vote = Clore le vote
sv-close-vote-text = qui n’a pas voté s’abstient
sv-vote-for = C’est { NAME($seat) }
sv-judge-for = C’est { NAME($seat) }

sv-statements-of = { $count ->
    [one] { $count } énoncé
   *[other] { $count } énoncés
}
# La carte, ses phrases et ce qu’il en reste
voyage-chart = Carte du graphe de connaissances : { $entities ->
        [0] aucune entité
        [one] une entité
       *[other] { $entities } entités
    }, { $statements ->
        [0] aucun énoncé
        [one] un énoncé
       *[other] { $statements } énoncés
    }. Les flèches mènent à l’élément le plus proche, Page suivante et Page précédente à tous, Entrée choisit, Maj avec une flèche déplace un disque, plus et moins changent l’échelle, 0 montre tout.
voyage-view = Ce qu’on voit de la carte
voyage-zoom-in = Zoom avant
voyage-zoom-out = Zoom arrière
voyage-fit = Tout montrer
voyage-unpin = { $count ->
        [one] Le remettre en place
       *[other] Remettre les { $count } en place
    }
voyage-pinned = Ce que tu as déplacé ne l’est que sur ton écran ; les autres le voient à sa place.
voyage-empty = La mer est encore vide. Les premières entités apparaîtront ici.
voyage-new = nouveau
voyage-disk = { $entity }, { $count ->
        [0] dans aucun énoncé
        [one] dans un énoncé
       *[other] dans { $count } énoncés
    }, par { $authors }{ $heirs ->
        [0] { "" }
       *[other] , Héritage { ELIDED("de", $legacies) }
    }{ $pinned ->
        [true] , déplacée par toi
       *[other] { "" }
    }
voyage-knot = { $meta ->
        [true] À propos d’un énoncé :
       *[other] Énoncé :
    } { $statement }, par { $authors }, tour { $turn }
voyage-draft-is = Ébauche : { $statement }
voyage-draft-of = ébauche de { $authors }
voyage-touched = { $count ->
    [0] pas encore d’énoncé
    [one] un énoncé
   *[other] { $count } énoncés
} · par { $authors }
voyage-touched-close = Fermer
voyage-touched-use = Garder pour mon énoncé
voyage-touched-kept = Pour ton prochain énoncé : { $words }
voyage-touched-all = Toutes ses phrases
voyage-quoted = « { $statement } »
voyage-by-turn = { $meta ->
        [true] à propos d’un énoncé · { $authors } · tour { $turn }
       *[other] { $authors } · tour { $turn }
    }{ $mended ->
        [true] {" "}· corrigé
       *[other] { "" }
    }
voyage-filter = Phrases à propos de
voyage-filter-all = tout ({ $count })
voyage-no-sentences = Personne n’a encore rien énoncé.
voyage-loose = { $count ->
        [one] Une entité qu’aucun énoncé ne nomme
       *[other] { $count } entités qu’aucun énoncé ne nomme
    }

# --- Questions about the graph ---

question-about-statements = Quels énoncés portent sur des énoncés ?
question-who-contributed = Qui a le plus contribué ?
question-connected-to = Qu’est-ce qui est relié à la première entité ?

# --- D’un coup d’œil, pour qui anime ---

sv-glance-place = premières entités
sv-glance-give-turn = à qui le tour
sv-glance-roll = dés
sv-glance-choose = choix
sv-glance-asked-die = on demande un dé
sv-glance-act = action
sv-glance-store = un dé mis de côté
sv-glance-over = terminé
sv-glance-asked = est interrogé
sv-glance-active = a la main
sv-glance-ready = prêt
