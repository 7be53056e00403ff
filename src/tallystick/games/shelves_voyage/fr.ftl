# A Shelves Voyage, avec nos propres mots.

game-shelves-voyage = A Shelves Voyage
    .summary = Des voyageurs nouent des énoncés en un même graphe de connaissances et tâchent de garder les pièces de tous en harmonie.
    .players = 3 à 10 joueurs

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
event-sv-coins-changed = { NAME($seat) } : { $by ->
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
   *[knight] prises par un Cavalier
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
   *[other] { NAME($seat) } vote pour { NAME($winner) }.
}
event-sv-vote-tied = Égalité des voix, { $votes } partout. { NAME($master) } tranche.
event-sv-quarrel-settled = { NAME($winner) } l’emporte sur { NAME($loser) } { $how ->
    [votes] ({ $votes } contre { $against })
    [master] (sur décision du Maître du jeu)
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
event-sv-last-turns-began = { NAME($seat) } atteint l’arrivée. Encore un tour pour chacun des autres : { NAME($seats) }.
event-sv-game-ended = { $reason ->
    [turns_played] Tous les tours convenus sont joués.
   *[end_station] La case d’arrivée est atteinte.
} La moyenne est de { $average } pièces, l’Harmonie de { $result } : { sv-level }.

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

# --- Ce que cela apprend ------------------------------------------------------------------------------------------

concept-sv-triple = Un triplet
    .text = Un énoncé, c’est un sujet, un prédicat et un objet. Les graphes de connaissances et les données ouvertes liées ne sont faits que de ces petites phrases.
concept-sv-entity = Une entité
    .text = Tout ce dont on peut parler peut être un nœud : une personne, une œuvre, un lieu, une idée. Son sens vient de ce qu’on en dit.
concept-sv-predicate = Un prédicat
    .text = Le mot posé sur le lien dit ce qui unit deux choses. Bien le choisir, c’est la moitié du travail : « fait par » et « possédé par » mènent à des réponses différentes.
concept-sv-provenance = La provenance
    .text = Un énoncé sur un énoncé dit d’où il vient, qui l’affirme ou avec quelle certitude. On peut se fier aux notices qui portent leurs sources.
concept-sv-shared-authorship = Plusieurs auteurs
    .text = Qui prête un dé ou un coup de main décide aussi, et tous sont auteurs. Une notice retient tous ceux qui ont pris part, pas seulement qui tenait le clavier.
concept-sv-resonance = La résonance
    .text = Ce que l’un laisse de côté aide l’autre plus tard. Des ressources communes profitent à tous si chacun y met du sien.
concept-sv-contested = Un énoncé disputé
    .text = On n’est pas d’accord sur une même chose. Un graphe n’a pas à choisir : il peut garder les deux avis, chacun avec son auteur.
concept-sv-plural = Plusieurs points de vue
    .text = Un vote dit qui a convaincu le plus de monde, pas qui a raison. C’est pourquoi qui perd peut ajouter un énoncé.
concept-sv-emphasis = La mise en valeur
    .text = Un repère dit à tous : ici, il y a encore à dire. Les catalogues font de même avec les vedettes, les expositions et les listes de lecture.
concept-sv-topic = Une question de recherche
    .text = Le thème d’un autre te détourne de ta route. C’est par des questions venues d’ailleurs qu’un domaine grandit.
concept-sv-path = Un chemin
    .text = D’une chose à l’autre, le long des énoncés : un chemin est une pensée que d’autres peuvent suivre.
concept-sv-component = Une composante
    .text = Les parties d’un graphe sans chemin entre elles s’ignorent. Un seul énoncé peut relier deux mondes.
concept-sv-degree = Le degré
    .text = Le nombre d’énoncés qui nomment une entité. Un carrefour aide à s’orienter, et peut cacher le reste.
concept-sv-isolated = Un nœud isolé
    .text = Une chose dont personne n’a encore rien dit. Dans un catalogue, c’est une notice qu’aucune recherche ne trouvera.
concept-sv-measures = Mesurer un graphe
    .text = Longueurs, parties et degrés décrivent la forme d’un savoir sans en lire un mot.
concept-sv-partial = Un savoir partiel
    .text = Chacun connaît une part des buts, personne ne les connaît tous. Travailler ensemble, c’est bien agir sans tout savoir.
concept-sv-unexpected = L’inattendu
    .text = Les dés disent ce qui est possible, à toi d’en faire quelque chose. Le hasard mène hors des sentiers battus.
concept-sv-pace = Le rythme
    .text = Les grands pas mènent loin et laissent les autres agir plus souvent. Qui est à la traîne reprend bientôt la parole.
concept-sv-harmony = L’équilibre
    .text = Personne ne gagne seul. Ce qui compte, c’est que chacun ait à peu près autant de pièces que les autres.
concept-sv-correction = Une correction
    .text = Une erreur se répare par un ajout qui le dit ; ce qui était là avant peut toujours se retrouver.
concept-sv-graph = Un graphe de connaissances
    .text = Sans plan et sans chef, beaucoup de petits énoncés sont devenus une structure. On peut l’emporter sous forme de données ouvertes liées.

# --- Options ------------------------------------------------------------------------------------------------------

option-theme = Thème de la table
    .help = Ce sur quoi portent les suggestions et ce qu’écrivent les robots.
    .free = Libre : de tout
    .art = Art
    .music = Musique
    .libraries = Bibliothèques
option-end-station = Case d’arrivée
    .help = 18 pour une partie courte, 32 pour une partie complète, 63 pour plusieurs heures.
option-gm-plays = Le Maître du jeu joue aussi
    .help = Si la personne au premier siège joue, ou se contente d’animer.
option-debate-minutes = Minutes de débat
    .help = Passé ce temps, on vote. Les deux adversaires peuvent finir plus tôt.
option-patience-seconds = Secondes pour répondre
    .help = Passé ce délai, ne pas répondre vaut un non et ne pas voter, une abstention. 0 : on attend sans fin.
option-arcana = Cartes d’arcanes
    .help = Sans cartes, une Récolte donne toujours des pièces, et l’écart à la moyenne décide seul de l’Harmonie.
option-initiative = Qui joue ensuite
    .help = Le jeu de l’oie, ou un ordre plus simple.
    .goose = Le jeu de l’oie : la case la plus basse
    .clockwise = Dans le sens horaire
    .popcorn = Pop-corn : qui vient de jouer choisit
option-turns-each = Tours par joueur
    .help = Sans jeu de l’oie, la partie s’arrête après ce nombre de tours pour chacun.
option-legacy = Héritages
    .help = Si l’on peut poser des pions sur les entités.
option-own-die = Un dé à soi sur un Héritage
    .help = Ce que coûte un dé de sa propre réserve, et ce qu’un Héritage y change.
    .waived = Coûte une pièce ; gratuit sur un Héritage
    .ignored = Coûte toujours une pièce
    .earns = Rapporte une pièce ; rien sur un Héritage
option-donor-paid-by = Qui paie un dé prêté
    .help = D’où vient la pièce pour un dé prêté.
    .bank = La banque
    .active = Le joueur actif
option-create-card = La carte Créer
    .help = S’il faut un partenaire.
    .with_partner = Avec un partenaire, comme Co-créer
    .alone = Seul
option-no-pair = Sans paire
    .help = Ce qui arrive quand il n’y a pas de paire.
    .stay = Ni action ni déplacement
    .advance_one = Une case en avant
    .free_harvest = Une Récolte sans déplacement
option-pool-size = Taille d’une réserve
    .help = Combien de dés une réserve de résonance peut contenir.
    .unlimited = Autant qu’on veut
option-donor-consent = Demander un dé
    .help = Si son propriétaire peut refuser.
    .may_refuse = Peut refuser
    .must_give = Doit le donner
option-invent-moves = Déplacement après Inventer
    .help = De combien avance le pion.
    .six = De six cases
    .chosen_action = De la valeur de l’action choisie
option-manipulate-coins = Pièces d’une Manipulation
    .help = Qui paie les deux pièces.
    .actor = Qui manipule
    .bank = La banque
option-manipulate-duty = Engagement d’une Manipulation
    .help = Quand il est tenu.
    .deferred = Avec la prochaine action qui le permet
    .immediate = Tout de suite
option-vote-tie = Égalité des voix
    .help = Qui gagne une querelle à égalité.
    .game_master = Le Maître du jeu tranche
    .initiator_loses = Qui l’a commencée la perd
option-end-timing = La toute fin
    .help = Ce qui arrive quand la case d’arrivée est atteinte.
    .end_of_turn = La partie s’arrête avec ce tour
    .last_actions = Chacun des autres a encore un tour
option-negative-coins = Pièces sous zéro
    .help = Si l’on peut devoir des pièces.
option-result = Le résultat
    .help = Ce que l’on compare au tableau des niveaux.
    .sum = La somme des scores
    .mean = Leur moyenne, arrondie vers le haut
option-halving = Plusieurs fois la moitié
    .help = Comment réduire un score de moitié « pour chaque » chose, quand il y en a plusieurs.
    .linear = Une seule division, par deux fois leur nombre
    .iterated = Une division par deux pour chacune
option-components-count = Morceaux séparés
    .help = Ce que compte l’arcane majeur 3.
    .all = Tous, s’il y en a plusieurs
    .beyond_first = Tous sauf un
option-equal-rank = Rang partagé
    .help = Si l’on peut être à plusieurs à avoir le moins, le plus, le plus bas ou le plus haut.
    .counts = Oui
    .strict = Non
option-station-rank = La deuxième case
    .help = Ce que regardent les arcanes majeurs 17 et 19.
    .among_players = Les cases occupées
    .on_track = La case juste avant l’arrivée
option-shared-authors = Énoncés partagés
    .help = À qui ils comptent pour les arcanes majeurs 2 et 5.
    .all = À tous ceux qui ont pris part
    .active_only = Au joueur actif
option-majors-harvested = Arcanes majeurs récoltés
    .help = Ce que deviennent ceux que l’on avait déjà.
    .added = Ils restent
    .replaced = Ils retournent sous la pioche

# --- Les règles, section par section ------------------------------------------------------------------------------

section-SV-graph = Entités et énoncés
    .text = Le graphe sur la table est fait d’entités et d’énoncés qui les relient. Un énoncé a un sujet, un prédicat et un objet.
section-SV-graph-meta = Méta-énoncés
    .text = Un énoncé peut être lui-même le sujet ou l’objet d’un autre, par exemple pour nommer sa source.
section-SV-action-1 = Récolter
    .text = Prends deux pièces, ou un arcane mineur, ou regarde deux arcanes majeurs et gardes-en un.
section-SV-action-2 = Co-créer
    .text = Avec un partenaire, formule un énoncé : sur une nouvelle entité, entre deux éléments ou sur un énoncé.
section-SV-action-3 = Plaider
    .text = Formule un énoncé sans l’aide de personne et gagne une pièce.
section-SV-action-4 = Manipuler
    .text = Nomme un joueur et un thème. Il reçoit deux pièces et un jeton, et devra co-créer, plaider ou se quereller sur ce thème.
section-SV-action-5 = Se quereller
    .text = Choisis une entité et un adversaire, et débattez quelques minutes. Les autres votent. Qui gagne perd deux pièces, qui perd peut plaider aussitôt sans avancer, et les deux reçoivent un jeton Querelle.
section-SV-action-6 = Inventer
    .text = Fais l’une des cinq autres actions, mais vide ta réserve de résonance. Si elle est déjà vide, cela ne coûte rien.
section-SV-resonance = Des paires de dés
    .text = Deux dés de même valeur font une paire, et cette valeur désigne l’action. Avec quatre dés, environ 72 % des lancers en ont une.
section-SV-resonance-1 = Le dé d’un autre
    .text = Tu peux demander à quelqu’un un dé de sa réserve. Cette personne gagne une pièce et décide de l’énoncé avec toi.
section-SV-resonance-2 = Un dé à toi
    .text = Tu peux employer un dé de ta propre réserve. Il te coûte une pièce.
section-SV-resonance-store = Réserves de résonance
    .text = Les dés en réserve gardent leur valeur, et tous peuvent s’en servir.
section-SV-legacy = Héritage
    .text = À tout moment, tu peux poser un pion de ta couleur sur une entité, pour deux pièces. Il invite chacun à poursuivre là.
section-SV-legacy-1 = Querelles sur un Héritage
    .text = Qui gagne perd trois pièces, et le plaidoyer de qui perd ne rapporte rien.
section-SV-legacy-2 = Inventer sur un Héritage
    .text = Un seul dé quitte la réserve.
section-SV-legacy-3 = Un dé à toi sur un Héritage
    .text = Un dé de ta propre réserve est sans effet sur tes pièces.
section-SV-goose = Le jeu de l’oie
    .text = Chaque pion est sur une piste. Après un tour, il avance de la valeur de l’action, et qui occupe la case la plus basse joue ensuite.
section-SV-goose-ties = Sur la même case
    .text = Entre plusieurs joueurs sur la case la plus basse, le Maître du jeu choisit.
section-SV-goose-end = La case d’arrivée
    .text = 18, 32 ou 63 : le Maître du jeu décide de la longueur du voyage avant le départ.
section-SV-minor = Arcanes mineurs
    .text = Des cartes à pouvoir, à jouer une fois, à tout moment.
section-SV-minor-1 = Trésor
    .text = Quatre pièces de plus, ou de moins, pour toi.
section-SV-minor-2 = Créer
    .text = Co-créer à tout moment, sans avancer.
section-SV-minor-3 = Plaider
    .text = Plaider à tout moment, sans avancer.
section-SV-minor-4 = Manipuler
    .text = Manipuler à tout moment, sans avancer.
section-SV-minor-5 = Se quereller
    .text = Se quereller à tout moment, sans avancer.
section-SV-minor-6 = Inventer
    .text = Inventer à tout moment, sans avancer et sans vider ta réserve.
section-SV-minor-7 = Catalogue
    .text = Tu peux consulter une source, sur papier ou à l’écran. Ton prochain énoncé le signale.
section-SV-minor-8 = Média
    .text = Tu peux te servir d’un son ou d’une image. Ton prochain énoncé le signale.
section-SV-minor-9 = Tortue
    .text = Un pion au choix recule du plus petit de deux dés.
section-SV-minor-10 = Lièvre
    .text = Un pion au choix avance du plus grand de deux dés.
section-SV-minor-11 = Valet
    .text = Au tour d’un autre : un dé de ta réserve devient le dé ajouté.
section-SV-minor-12 = Cavalier
    .text = Un autre joueur perd jusqu’à trois pièces.
section-SV-minor-13 = Dame
    .text = À ton tour : quelqu’un doit te donner un dé et n’y gagne rien.
section-SV-minor-14 = Roi
    .text = Retire un Héritage, déplace-le sur une autre entité ou donne-le à un autre joueur.
section-SV-major = Arcanes majeurs
    .text = Des buts cachés qui changent ton score d’Harmonie à la fin. N’en dis rien.
section-SV-major-1 = Les Héritages
    .text = Ton score est réduit de moitié pour chacun de tes Héritages sur le graphe.
section-SV-major-2 = Ton plus long chemin
    .text = Ton score est divisé par le double de la longueur du plus long chemin fait de tes énoncés.
section-SV-major-3 = Des morceaux séparés
    .text = Ton score est réduit de moitié pour chaque morceau d’un graphe qui n’est pas d’un seul tenant.
section-SV-major-4 = D’un seul tenant
    .text = Ton score ne compte pas si l’on peut aller de chaque entité à toutes les autres ; sinon, il double.
section-SV-major-5 = Tes méta-énoncés
    .text = Ton score est réduit de moitié pour chacun de tes méta-énoncés.
section-SV-major-6 = Plus aucun engagement
    .text = Ton score ne compte pas s’il ne reste aucun jeton Manipuler ; sinon, il double.
section-SV-major-7 = Tes querelles
    .text = Ton score est réduit de moitié pour chacun de tes jetons Querelle.
section-SV-major-8 = Tes arcanes mineurs
    .text = Ton score est réduit de moitié pour chaque arcane mineur que tu as joué ou encore en main.
section-SV-major-9 = D’autres arcanes majeurs
    .text = Ton score est réduit de moitié pour chaque arcane majeur que tu as en plus du premier.
section-SV-major-10 = Une réserve vide
    .text = Ton score double pour chaque dé de ta réserve. Si elle est vide, il ne compte pas.
section-SV-major-11 = La réserve d’un autre
    .text = Ton score est réduit de moitié pour chaque dé de la plus grande réserve d’un autre joueur.
section-SV-major-12 = Le moins de pièces
    .text = Ton score est réduit de moitié si tu as le moins de pièces.
section-SV-major-13 = Un seul en a moins
    .text = Ton score ne compte pas si un seul autre joueur a moins de pièces que toi ; sinon, il double.
section-SV-major-14 = Le plus de pièces
    .text = Ton score est réduit de moitié si tu as le plus de pièces.
section-SV-major-15 = Un seul en a plus
    .text = Ton score ne compte pas si un seul autre joueur a plus de pièces que toi ; sinon, il double.
section-SV-major-16 = La case la plus basse
    .text = Ton score est réduit de moitié si tu es sur la case la plus basse.
section-SV-major-17 = La deuxième case par le bas
    .text = Ton score ne compte pas si tu es sur la deuxième case en partant du bas ; sinon, il double.
section-SV-major-18 = La case la plus haute
    .text = Ton score est réduit de moitié si tu es sur la case la plus haute.
section-SV-major-19 = La deuxième case par le haut
    .text = Ton score ne compte pas si tu es sur la deuxième case en partant du haut ; sinon, il double.
section-SV-major-20 = Entités à un seul énoncé
    .text = Ton score est réduit de moitié pour chaque entité qu’un seul énoncé nomme.
section-SV-major-21 = Le plus haut degré
    .text = Ton score est divisé par le double du nombre d’énoncés de l’entité qui en a le plus.
section-SV-major-22 = Entités délaissées
    .text = Ton score est réduit de moitié pour chaque entité qu’aucun énoncé ne nomme.
section-SV-harmony = L’Harmonie
    .text = Ton score est l’écart entre tes pièces et la moyenne, arrondie vers le haut. Puis tes arcanes majeurs le changent. La somme des scores est le résultat du groupe : plus il est bas, mieux c’est.
section-SV-harmony-levels = Les niveaux d’Harmonie
    .text = À n joueurs : jusqu’à n, c’est excellent ; jusqu’à 2n, très bien ; jusqu’à 3n, bien ; jusqu’à 4n, médiocre ; au-delà, déséquilibré.
section-SV-master = Le Maître du jeu
    .text = L’un des joueurs anime : il choisit qui joue en cas d’égalité, surveille le temps, départage les votes et répare les erreurs.
section-SV-setup = Ce qu’il faut
    .text = 3 à 10 joueurs, Maître du jeu compris, une à six heures, huit dés par personne.
section-SV-prep-1 = Pièces, dés et une carte
    .text = Chacun reçoit quatre pièces, quatre dés et un arcane majeur.
section-SV-prep-2 = Une première entité
    .text = Chacun pose une entité sur la table, encore sans énoncé. Un thème peut les réunir.
section-SV-prep-3 = Une première case
    .text = Un dé dit de quelle case part chaque pion.
section-SV-turn-1 = Lancer
    .text = Lance quatre dés et cherche les paires.
section-SV-turn-2 = Ajouter un dé
    .text = Ajoute un dé de ta réserve, ou demandes-en un à quelqu’un.
section-SV-turn-3 = Choisir une paire et agir
    .text = Choisis une paire et fais son action.
section-SV-turn-4 = Pièces
    .text = Prends ou paie ce que demande l’action.
section-SV-turn-5 = Mettre un dé en réserve
    .text = Mets en réserve l’un des quatre dés que tu n’as pas utilisés.
section-SV-turn-6 = Avancer
    .text = Avance ton pion de la valeur de l’action.
section-SV-session = La partie
    .text = Qui est sur la case la plus basse joue. Arcanes mineurs et Héritages se jouent à tout moment.
section-SV-end = La fin
    .text = Quand un pion atteint la case d’arrivée, on compte les pièces, on fait la moyenne, on révèle les arcanes majeurs et on additionne les scores.
section-SV-modules-1 = Sans arcanes
    .text = On laisse les deux paquets dans la boîte. Récolter donne alors toujours deux pièces.
section-SV-modules-2 = Sans jeu de l’oie
    .text = On joue dans le sens horaire, ou qui vient de jouer choisit la suite. Les cartes qui parlent de cases sont retirées.
section-SV-modules-3 = Sans Héritages
    .text = On joue sans pions sur les entités, et sans les cartes qui en parlent.

# --- Nos décisions ------------------------------------------------------------------------------------------------

ruling-SV-1 = Un dé de sa propre réserve coûte une pièce. Si l’action touche une entité avec un Héritage, il est gratuit.
ruling-SV-2 = La pièce pour un dé prêté vient de la banque.
ruling-SV-3 = Créer et Co-créer sont la même action, avec un partenaire.
ruling-SV-4 = Sans paire, ni action ni déplacement ; un dé est tout de même mis en réserve.
ruling-SV-5 = On ajoute au plus un dé par tour. S’il y a une paire, il faut en choisir une.
ruling-SV-6 = On met toujours en réserve l’un des quatre dés lancés qui n’a pas servi.
ruling-SV-7 = Une réserve contient quatre dés. Quand elle est pleine, on peut en échanger un. Les dés employés reviennent à leur propriétaire.
ruling-SV-8 = Le propriétaire d’un dé peut refuser. Qui partage une action doit accepter son énoncé ; qui demande peut se raviser. Sans énoncé, partager ne rapporte que la pièce.
ruling-SV-9 = Après Inventer, le pion avance de six cases. La réserve est vidée avant qu’on y mette un dé.
ruling-SV-10 = Qui manipule paie les deux pièces. L’engagement est rempli dès que ce joueur co-crée, plaide ou se querelle ; le jeton est alors rendu.
ruling-SV-11 = Tous votent sauf les deux adversaires, et l’on ne peut pas refuser une querelle. Le Maître du jeu tranche une égalité ; s’il est l’un des deux, le sort décide.
ruling-SV-12 = Le Maître du jeu occupe le premier siège et joue aussi. S’il ne fait qu’animer, il n’a pas de pièces et ne compte pas comme joueur.
ruling-SV-13 = La case d’arrivée est convenue avant le départ.
ruling-SV-14 = La partie s’arrête avec le tour où un pion atteint ou dépasse la case d’arrivée, même porté par un Lièvre.
ruling-SV-15 = Les pièces peuvent passer sous zéro.
ruling-SV-16 = Le résultat est la somme des scores, pas leur moyenne.
ruling-SV-17 = À partir de 4n + 1, le résultat est déséquilibré.
ruling-SV-18 = Les arcanes mineurs sont cachés, et l’on en garde autant qu’on veut. Ceux qui ont été joués sont mélangés quand la pioche est vide.
ruling-SV-19 = « La moitié pour chaque » veut dire : une seule division, par deux fois leur nombre, arrondie vers le haut. Pour trois choses, on divise par six.
ruling-SV-20 = Plusieurs arcanes majeurs agissent par ordre croissant, chacun arrondi vers le haut. Un score qui ne compte pas vaut 0 ; le nombre de joueurs ne change pas.
ruling-SV-21 = On compte les morceaux quand il y en a deux ou plus.
ruling-SV-22 = On peut être à plusieurs à avoir le moins, le plus, le plus bas ou le plus haut. Seul compte ce que l’on a à la fin.
ruling-SV-23 = Il faut qu’exactement un autre joueur ait moins, ou plus.
ruling-SV-24 = La deuxième case, par le bas ou par le haut, se compte parmi les cases occupées.
ruling-SV-25 = L’arcane majeur 19 dit deux fois que le score double ; il double une fois.
ruling-SV-26 = Un énoncé est un élément du graphe quand un autre le désigne. Le degré d’une entité compte tous les énoncés qui la nomment. Les chemins vont dans les deux sens, ne passent jamais deux fois au même endroit et se mesurent en énoncés.
ruling-SV-27 = Un énoncé partagé appartient à tous ceux qui l’ont fait.
ruling-SV-28 = Aucun pion ne descend sous la case 0. Chacun peut avoir un Héritage par entité.
ruling-SV-29 = Un arcane majeur récolté s’ajoute à ceux que l’on a ; l’autre va sous la pioche.
ruling-SV-30 = Sans un module, ses cartes sont retirées. Sans jeu de l’oie, chacun a un nombre de tours convenu.
ruling-SV-31 = Avec un Valet, le propriétaire du dé gagne la pièce ; avec une Dame, personne. Ce dé est le seul que l’on peut ajouter ce tour-ci.
ruling-SV-32 = Les cartes qui portent une action attendent qu’aucune autre ne soit en cours. Toutes les autres cartes se jouent à tout moment.

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
text-art-shown-in = se voit à
text-art-painted-with = est peint avec
text-art-painted-in = est peint à
text-art-lived-in = a vécu à
text-art-belongs-to = relève de
text-art-used = s’est servi de
text-art-made-from = est tiré de
text-art-made-as = est réalisé en
text-art-inspired = a inspiré
text-art-shows = montre
text-art-made-with = se font avec
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
text-music-composed-by = est composé par
text-music-written-for = est écrit pour
text-music-lived-in = a vécu à
text-music-wrote-in = a écrit en
text-music-first-heard-in = fut créé à
text-music-belongs-to = relève de
text-music-tells-of = raconte
text-music-plays = joue de
text-music-caused = a provoqué
text-music-recorded-by = est enregistré par
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
text-libraries-worked-in = a travaillé à
text-libraries-written-by = écrit par
text-libraries-is-a = est un
text-libraries-printed = a imprimé
text-libraries-printed-in = imprimée à
text-libraries-replaced = a remplacé
text-libraries-practised = pratiquait
text-libraries-replaced-by = remplacé par
text-libraries-devised = a conçu
text-libraries-orders = ordonne
text-libraries-wrote = a écrit
text-libraries-say = disent que
text-libraries-dreamt-of = rêvait de
text-libraries-kept-in = conservé à
text-libraries-foreshadows = annonce
text-libraries-invented = a inventé
text-libraries-lives-on = vit sur
text-libraries-is-part-of = fait partie de
text-libraries-cares-for = prend soin de
text-libraries-wanders-along = flâne le long de
text-libraries-left-by = laissées par
text-libraries-holds = contient
text-any-reminds-of = fait penser à
text-any-differs-from = diffère de
text-any-leads-to = mène à
text-any-seen-beside = se voit à côté de
text-any-cited-in = est cité dans
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
sv-quarrel = Se quereller
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
sv-give-turn-tie = Plusieurs pions sont sur la case la plus basse. Le Maître du jeu choisit.
sv-give-turn-text = Choisis qui joue ensuite.
sv-withdraw = Retirer la demande
sv-withdraw-text = plus personne n’a à répondre
sv-hint-wait = Arcanes et Héritages n’attendent pas ton tour.
sv-you-owe = Tu dois à { NAME($seat) } une action sur « { $topic } » : co-créer, plaider ou te quereller.
sv-verdict = { $how ->
    [votes] { NAME($winner) } a mieux convaincu { ELIDED("que", NAME($loser)) }, { $votes } à { $against }, et paie pour cela.
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
sv-partner = L’écrire avec
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
later-sv-play-go = Jouer { $card }
later-sv-play-go-text = l’arcane est ensuite défaussé
later-sv-play-on = sur { NAME($seat) }
later-sv-play-die = { NAME($seat) } donne un { $die } : { $action }
later-sv-play-whom = Sur qui ?
later-sv-play-coins = Pièces
later-sv-play-choose = Choisis d’abord.
later-sv-play-not-now = Cet arcane ne peut pas être joué maintenant.
sv-legacy = Poser un Héritage
sv-legacy-short = Héritage −2
later-sv-legacy-text = Un de tes pions sur une entité, pour deux pièces. Il dit : ceci mérite qu’on s’y arrête.
later-sv-legacy-go = Le poser
later-sv-legacy-missing = choisis une entité
sv-mend = Corriger un texte
sv-mend-short = Corriger
later-sv-mend-text = Le Maître du jeu répare une erreur. Tout le monde voit que le texte a été corrigé.
later-sv-mend-entity = L’entité s’appelle
later-sv-mend-predicate = Le prédicat est
later-sv-mend-go = Corriger
later-sv-mend-go-text = l’ancien texte reste au registre
later-sv-king-which = Quel Héritage ?
later-sv-king-legacy = { NAME($seat) } sur { $words }
later-sv-king-how = Qu’en fais-tu ?
later-sv-king-removed = Retirer
later-sv-king-moved = Déplacer
later-sv-king-recoloured = Donner
later-sv-king-to = Vers quelle entité ?
later-sv-king-heir = À qui sera-t-il ?
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
sv-major-1 = Score ÷ 2k, k = tes Héritages
sv-major-2 = Score ÷ 2k, k = ton plus long chemin d’énoncés
sv-major-3 = Score ÷ 2k, k = morceaux d’un graphe non connexe
sv-major-4 = Score 0 si le graphe est connexe, sinon doublé
sv-major-5 = Score ÷ 2k, k = tes méta-énoncés
sv-major-6 = Score 0 s’il ne reste aucun jeton Manipuler, sinon doublé
sv-major-7 = Score ÷ 2k, k = tes jetons Querelle
sv-major-8 = Score ÷ 2k, k = tes arcanes mineurs joués ou en main
sv-major-9 = Score ÷ 2k, k = tes autres arcanes majeurs
sv-major-10 = Score 0 si ta réserve est vide, sinon × 2k, k = ses dés
sv-major-11 = Score ÷ 2k, k = dés de la plus grande réserve d’un autre
sv-major-12 = Score réduit de moitié si personne n’a moins de pièces
sv-major-13 = Score 0 si une seule personne a moins de pièces, sinon doublé
sv-major-14 = Score réduit de moitié si personne n’a plus de pièces
sv-major-15 = Score 0 si une seule personne a plus de pièces, sinon doublé
sv-major-16 = Score réduit de moitié sur la case la plus basse
sv-major-17 = Score 0 sur la deuxième case en partant du bas, sinon doublé
sv-major-18 = Score réduit de moitié sur la case la plus haute
sv-major-19 = Score 0 sur la deuxième case en partant du haut, sinon doublé
sv-major-20 = Score ÷ 2k, k = entités à un seul énoncé
sv-major-21 = Score ÷ 2k, k = énoncés de l’entité la plus reliée
sv-major-22 = Score ÷ 2k, k = entités sans énoncé

# La querelle
sv-versus = ou
sv-said-enough = a tout dit
later-sv-q-debate = Écoute les deux. Tu diras ensuite qui a le mieux convaincu.
later-sv-q-debate-seen = Les autres écoutent, puis disent qui a le mieux convaincu.
later-sv-q-debate-done = Tu as tout dit. Quand les deux l’auront dit, on vote.
later-sv-you-said-enough = tu as tout dit
later-sv-q-debate-you = Parle ! Les autres écoutent, et diront qui a le mieux convaincu.
later-sv-q-vote = Les autres votent en secret.
later-sv-q-vote-you = Qui a le mieux convaincu ? { $voters ->
    [1] Toi seul décides.
   *[other] Personne ne voit ton vote.
}
later-sv-q-vote-about-you = Les autres votent en secret pour vous départager.
later-sv-q-voted = Tu as voté. Les autres réfléchissent encore.
later-sv-q-judge = Égalité au vote : { NAME($master) } tranche.
later-sv-q-judge-you = Égalité au vote. À toi de trancher : qui a le mieux convaincu ?
later-sv-q-votes = { $voted } sur { $voters } { $voted ->
    [one] a voté
   *[other] ont voté
}
later-sv-q-stakes = Qui gagne perd deux pièces ; qui perd peut écrire un énoncé. Les deux reçoivent un jeton Querelle.
later-sv-q-stakes-legacy = Un Héritage y est posé : qui gagne perd trois pièces ; qui perd peut écrire un énoncé, sans gagner de pièce. Les deux reçoivent un jeton Querelle.
later-sv-q-look = Regarder la carte
later-sv-q-back = Retour à la querelle
sv-enough = Nous avons tout dit
sv-enough-text = quand les deux le disent, on vote
sv-stop-debate = Arrêter le débat
sv-stop-debate-text = le vote commence
sv-close-vote = Clore le vote
sv-close-vote-text = qui n’a pas voté s’abstient
sv-vote-for = C’est { NAME($seat) }
sv-judge-for = C’est { NAME($seat) }

# Après coup
result-sv-headline = { $level ->
    [excellent] Un voyage excellent
    [great] Un très beau voyage
    [good] Un bon voyage
    [mediocre] Un voyage médiocre
   *[unbalanced] Un voyage déséquilibré
} : harmonie { $result }
sv-statements-of = { $count ->
    [one] { $count } énoncé
   *[other] { $count } énoncés
}
result-sv-moment-meta = { NAME($seat) } fait un énoncé sur un énoncé.
result-sv-moment-quarrel = { NAME($winner) } et { NAME($loser) } se querellent, { $votes } à { $against }.
result-sv-moment-legacy = { NAME($seat) } laisse un Héritage sur « { TEXT($text) } ».
result-sv-moment-duty = { NAME($seat) } remplit son engagement : « { TEXT($topic) } ».
result-sv-moment-mended = { NAME($seat) } corrige un texte : « { TEXT($text) } ».

# La première partie guidée
guide-sv-welcome = Une carte marine de ce que vous savez
    .text = Ensemble, vous nouez un graphe de connaissances : les disques de bois sont des entités, les liens entre eux des énoncés. Personne ne gagne seul ; à la fin, vos pièces doivent être en harmonie.
guide-sv-place = Une première entité
    .text = Chacun pose une chose sur la table : une œuvre, une personne, un lieu, une idée. La boîte propose si rien ne te vient.
guide-sv-roll = Quatre dés
    .text = Qui est sur la case la plus basse joue. Lance les dés : deux dés égaux décident de ton action.
guide-sv-pairs = Une paire, une action
    .text = Chaque valeur est une autre action, et le pion avance d’autant. Un dé d’une réserve peut former une autre paire : le tien coûte une pièce ; avec celui d’un autre, vous écrivez à deux.
guide-sv-write = Sujet, prédicat, objet
    .text = Trois champs se lisent comme une phrase. Touche un disque ou écris quelques lettres ; ce qui existe déjà est proposé d’abord. L’un des bouts peut être nouveau.
guide-sv-agree = Deux auteurs
    .text = Un énoncé partagé n’est noué que si tous ses auteurs sont d’accord. Sinon, on le réécrit.
guide-sv-store = Un dé pour plus tard
    .text = Un dé inutilisé va dans ta réserve, avec sa valeur. On pourra te le demander, et écrire avec toi.
guide-sv-statement = Un lien est noué
    .text = La flèche va du sujet à l’objet, le nœud porte les formes de ses auteurs. Un nœud peut être le bout d’un autre lien : un énoncé sur un énoncé.
guide-sv-track = Le jeu de l’oie
    .text = Les grandes actions mènent loin, et qui est loin attend. Le voyage finit avec le tour où quelqu’un atteint la case d’arrivée.
guide-sv-harmony = L’harmonie
    .text = La richesse n’est pas le but. Ton score est l’écart entre tes pièces et la moyenne, changé par tes arcanes majeurs ; plus la somme de tous les scores est basse, mieux c’est pour tous.
guide-sv-cards = Arcanes et Héritages
    .text = Les arcanes mineurs et les Héritages se jouent à tout moment, même pendant l’action d’un autre. Ton arcane majeur est secret : regarde ce qu’il demande.
guide-sv-meta = À propos d’un lien
    .text = Qui le dit ? Touche un nœud pour faire un énoncé sur un énoncé : sa source, un doute, une date. C’est la provenance.
guide-sv-copies = Chacun garde le registre
    .text = Ce navigateur a vérifié chaque entrée du journal. Ce que tu as écrit est gardé à part et peut être effacé ; la chaîne reste entière.

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
voyage-zoom-in = Plus près
voyage-zoom-out = Plus loin
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
result-sv-harmony = D’où vient l’Harmonie
result-sv-harmony-text = La moyenne est de { $average } pièces. Le score de chacun part de l’écart à cette moyenne ; puis chaque arcane majeur est retourné, du plus petit au plus grand.
result-sv-distance = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, moyenne { $average } : l’écart est de { $distance }
result-sv-major = Arcane { $card }
result-sv-step = on compte { $count } : { $before } devient { $after }
result-sv-step-same = on compte { $count } : { $after } reste { $after }
result-sv-no-majors = Aucun arcane majeur
result-sv-together = { $scores } : l’Harmonie de la table est de { $result } : { sv-level }.
result-sv-graph = Le graphe que vous laissez
result-sv-as-chart = Carte
result-sv-as-sentences = Phrases
result-sv-components = morceaux séparés
result-sv-degree = énoncés autour de l’entité la plus reliée
result-sv-single = entités dans un seul énoncé
result-sv-isolated = entités sans énoncé
result-sv-measures-each = Mesures de chaque joueur
result-sv-path = plus long chemin
result-sv-metas = méta-énoncés
result-sv-take-home = À emporter
result-sv-export-names = avec les noms des joueurs
result-sv-format-turtle = Turtle
result-sv-format-trig = TriG
result-sv-format-jsonld = JSON-LD
result-sv-format-nquads = N-Quads
result-sv-format-graphml = GraphML
result-sv-format-csv = Tableau des énoncés
result-sv-format-csv-entities = Tableau des entités
result-sv-format-json = JSON
result-sv-ask-graph = Interroger le graphe
result-sv-ask-text = Les questions s’écrivent en SPARQL. Commence par l’une de celles-ci, regarde comment elle est faite et change-la.
result-sv-examples = Questions pour commencer
result-sv-question = Ta question
result-sv-ask = Demander
result-sv-asking = Recherche…
result-sv-answer = Réponse
result-sv-rows = { $count ->
        [0] Rien n’a été trouvé.
        [one] Une ligne
       *[other] { $count } lignes
    }{ $cut ->
        [true] , et il y en a d’autres
       *[other] { "" }
    }
