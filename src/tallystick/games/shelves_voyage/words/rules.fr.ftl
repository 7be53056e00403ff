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

# --- La fin : sur son propre téléphone, on est « tu » ---------------------------------------------------------------

end-unit-shelves-voyage = pièces
sv-end-level = { $level ->
    [excellent] Un excellent voyage
    [great] Un très beau voyage
    [good] Un beau voyage
    [mediocre] Le navire est à bon port
   *[unbalanced] À bon port, par mer agitée
}
sv-end-length = Ensemble : { $entities ->
    [one] une entité
   *[other] { $entities } entités
}, { $statements ->
    [one] un énoncé
   *[other] { $statements } énoncés
}, Harmonie { $result }
sv-end-take-home = L’emporter
sv-end-writer = La plume la plus active
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } noué { $count ->
        [one] un énoncé
       *[other] { $count } énoncés
    }.
sv-end-thinker = Prix de la réflexion
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } fait { $count ->
        [one] un énoncé sur un énoncé
       *[other] { $count } énoncés sur des énoncés
    }.
sv-end-giver = Prix de l’entraide
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } donné { $count ->
        [one] un dé
       *[other] { $count } dés
    } aux autres.
sv-end-company = Prix de la compagnie
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } noué { $count ->
        [one] un énoncé
       *[other] { $count } énoncés
    } avec d’autres.
sv-end-duty = Parole tenue
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } rempli { $count ->
        [one] un devoir
       *[other] { $count } devoirs
    }.
sv-end-mapper = Prix de la cartographie
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } apporté { $count ->
        [one] une entité
       *[other] { $count } entités
    } à la carte.
sv-end-debate = Prix du débat
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } défendu une opinion dans { $count ->
        [one] une querelle
       *[other] { $count } querelles
    }.
sv-end-far = Au large
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } atteint la station { $station }.
sv-end-aboard = À bord jusqu’au bout
    .text = { $you ->
        [yes] Tu étais là
       *[no] { NAME($seat) } était là
    } { $count ->
        [one] pour le seul tour
       *[other] pour les { $count } tours
    }.
sv-end-made = { $count ->
    [0] Tes entités sont sur la carte
    [one] Un énoncé est de toi
   *[other] { $count } énoncés sont de toi
}
    .text = { $shared ->
        [0] Tu
        [one] Un a été noué avec d’autres ; tu
       *[other] { $shared } ont été noués avec d’autres ; tu
    } { $placed ->
        [0] n’as apporté aucune entité
        [one] as apporté une entité
       *[other] as apporté { $placed } entités
    }.
sv-end-mate = Côte à côte : { NAME($seat) }
    .text = Vous avez noué { $count ->
        [one] un énoncé
       *[other] { $count } énoncés
    } ensemble.{ $both ->
        [0] { "" }
       *[other] { " " }{ sv-end-dice-given }
    }
sv-end-dice = Côte à côte : { NAME($seat) }
    .text = { sv-end-dice-given }
sv-end-dice-given = Dés entre vous : { $mine } de toi, { $theirs } { ELIDED("de", NAME($seat)) }.
sv-end-alone = Un seul navire, une seule carte
    .text = Ce que tu as écrit est à côté de ce que les autres ont écrit, dans un même graphe.

# --- Options ------------------------------------------------------------------------------------------------------

option-group-shelves-voyage-modules = Modules
option-group-shelves-voyage-voyage = Le voyage
option-theme = Thème de la table
    .help = Ce sur quoi portent les suggestions et ce qu’écrivent les robots.
    .free = Libre
    .art = Art
    .music = Musique
    .libraries = Bibliothèques
option-end-station = Case d’arrivée
    .help = 18 pour une partie courte, 32 pour une partie complète, 63 pour plusieurs heures ; à plus nombreux, c’est plus long. 12 suffit pour essayer.
option-gm-plays = Le Maître du jeu joue aussi
    .help = Indique si le Maître du jeu joue aussi, ou se contente d’animer.
option-master-seat = Le siège du Maître du jeu
    .help = Décidez ensemble qui ce sera. Qui crée la table a le siège 1.
option-debate-minutes = Minutes de débat
    .help = Passé ce temps, on vote. Les deux adversaires peuvent finir plus tôt.
option-speeches = Prises de parole dans un débat
    .help = Combien de fois chaque adversaire a la parole, à tour de rôle et pour la même durée.
    .none = Sans ordre : la parole est libre
option-patience-seconds = Secondes pour répondre
    .help = Passé ce délai, ne pas répondre vaut un non et ne pas voter, une abstention. 0 : on attend sans fin.
    .none = Sans limite
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
    .help = Indique si l’on peut poser des pions sur les entités.
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
    .help = Indique si son propriétaire peut refuser.
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
    .help = Indique si l’on peut devoir des pièces.
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
    .help = Indique si l’on peut être à plusieurs à avoir le moins, le plus, le plus bas ou le plus haut.
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
    .text = { $arcana ->
        [no] Prends deux pièces.
       *[yes] Prends deux pièces, ou un arcane mineur, ou regarde deux arcanes majeurs et gardes-en un.
    }
section-SV-action-2 = Co-créer
    .text = Avec un partenaire, formule un énoncé : sur une nouvelle entité, entre deux éléments ou sur un énoncé.
section-SV-action-3 = Plaider
    .text = Formule un énoncé sans l’aide de personne et gagne une pièce.
section-SV-action-4 = Manipuler
    .text = Nomme un joueur et un thème. Il reçoit deux pièces { $manipulate_coins ->
        [bank] de la banque
       *[actor] de ta part
    } et un jeton, et devra co-créer, plaider ou se quereller sur ce thème.
section-SV-action-5 = Se quereller
    .text = Choisis une entité et un adversaire, et débattez { $debate_minutes ->
        [one] une minute
       *[other] { $debate_minutes } minutes
    } au plus{ $speeches ->
        [0] .
        [one] {" "}: une prise de parole chacun, de même durée.
       *[other] {" "}: { $speeches } prises de parole chacun, à tour de rôle et de même durée.
    } Les autres votent. Qui gagne perd deux pièces, qui perd peut plaider aussitôt sans avancer, et les deux reçoivent un jeton Querelle.
section-SV-action-6 = Inventer
    .text = Fais l’une des cinq autres actions, mais vide ta réserve de résonance. Si elle est déjà vide, cela ne coûte rien.
section-SV-resonance = Des paires de dés
    .text = Deux dés de même valeur font une paire, et cette valeur désigne l’action. Avec quatre dés, environ 72 % des lancers en ont une.
section-SV-resonance-1 = Le dé d’un autre
    .text = Tu peux demander à quelqu’un un dé de sa réserve. Cette personne { $donor_consent ->
        [must_give] doit le donner,
       *[may_refuse] peut refuser ; si elle le donne, elle
    } gagne une pièce { $donor_paid_by ->
        [active] de ta part
       *[bank] de la banque
    } et décide de l’énoncé avec toi.
section-SV-resonance-2 = Un dé à toi
    .text = { $own_die ->
        [earns] Tu peux employer un dé de ta propre réserve. Il te rapporte une pièce.
       *[other] Tu peux employer un dé de ta propre réserve. Il te coûte une pièce.
    }
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
    .text = Le Maître du jeu décide de la longueur du voyage avant le départ. Le livret conseille 18 pour une partie courte, 32 pour une partie complète et 63 pour plusieurs heures. Ici : { $end_station }.
section-SV-minor = Arcanes mineurs
    .text = Des cartes à pouvoir, à jouer une fois, à tout moment : quatre de chaque sorte.
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
    .text = 22 buts cachés, une carte de chaque, qui changent ton score d’Harmonie à la fin. N’en dis rien.
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
    .text = Ton score est l’écart entre tes pièces et la moyenne, arrondie vers le haut. Puis tes arcanes majeurs le changent. { $result ->
        [mean] La moyenne des scores, arrondie vers le haut,
       *[sum] La somme des scores
    } est le résultat du groupe : plus il est bas, mieux c’est.
section-SV-harmony-levels = Les niveaux d’Harmonie
    .text = À n joueurs : jusqu’à n, c’est excellent ; jusqu’à 2n, très bien ; jusqu’à 3n, bien ; jusqu’à 4n, médiocre ; au-delà, déséquilibré.
section-SV-master = Le Maître du jeu
    .text = L’un des joueurs anime : il choisit qui joue en cas d’égalité, surveille le temps, départage les votes et répare les erreurs.
section-SV-setup = Ce qu’il faut
    .text = 3 à 10 joueurs, Maître du jeu compris, une à six heures, huit dés par personne : quatre à lancer et quatre pour la réserve.
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
    .text = Mets en réserve l’un des dés lancés que tu n’as pas utilisés.
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

# --- La page des règles et comment jouer --------------------------------------------------------------------------

rules-sv-start = { $initiative ->
    [goose] Chacun commence avec quatre pièces. Le voyage finit quand quelqu’un atteint la case { $end_station }.
   *[other] Chacun commence avec quatre pièces. Le voyage finit après { $turns_each } tours chacun.
}
rules-sv-idea = De nombreux petits énoncés deviennent un graphe de connaissances. On peut l’emporter sous forme de données ouvertes liées.
step-sv-1 = Lancer
    .text = Lance quatre dés. Deux dés égaux font une paire, et sa valeur désigne ton action.
    .more = Ajoute un dé d’une réserve pour former une autre paire : le tien coûte une pièce, avec celui d’un autre vous écrivez ensemble.
step-sv-2 = Agir
    .text = 1 récolter, 2 co-créer, 3 plaider, 4 manipuler, 5 se quereller, 6 au choix.
    .more = Récolter donne des pièces ou des cartes ; co-créer, plaider et se quereller mènent à des énoncés.
step-sv-3 = Nouer
    .text = Un énoncé est une phrase en trois parties : sujet, prédicat, objet. Il relie deux choses sur la carte.
    .more = Un bout peut être nouveau, l’autre est déjà sur la table. Un énoncé peut aussi porter sur un énoncé.
step-sv-4 = { $initiative ->
    [goose] Voguer
   *[other] Réserver
}
    .text = { $initiative ->
        [goose] Mets un dé inutilisé en réserve et vogue d’autant que ton action. Qui est le plus en arrière joue ensuite.
        [popcorn] Mets un dé inutilisé en réserve, puis choisis qui joue ensuite.
       *[clockwise] Mets un dé inutilisé en réserve. Puis la personne suivante joue.
    }
    .more = On peut te demander les dés de ta réserve, et chacun te rapporte une pièce.
chapter-sv-goal = But et fin
chapter-sv-setup = Mise en place
chapter-sv-graph = Le graphe
chapter-sv-turn = Un tour
chapter-sv-dice = Dés et réserves
chapter-sv-actions = Les six actions
chapter-sv-goose = Le jeu de l’oie
chapter-sv-legacy = Les Héritages
chapter-sv-minor = Arcanes mineurs
chapter-sv-major = Arcanes majeurs
chapter-sv-modules = Jouer avec moins
pieces-sv-actions = Six actions
    .text = Une paire de dés de cette valeur.
pieces-sv-minors = { $count } arcanes mineurs
    .text = Des pouvoirs à jouer une fois, à tout moment. On ne voit que les siens.
pieces-sv-majors = { $count } arcanes majeurs
    .text = Des buts secrets qui changent ton score à la fin. Plus le score est bas, mieux c’est.
pieces-sv-things = Sur la carte
    .text = Ce qu’on y trouve encore.
explain-sv-entity = Entité
    .text = Quelque chose dont on peut parler : une œuvre, une personne, un lieu, une idée.
explain-sv-statement = Énoncé
    .text = Une corde du sujet à l’objet ; le nœud porte le prédicat et les formes de ses auteurs.
explain-sv-legacy = Héritage
    .text = Un pion sur une entité, pour deux pièces : une invitation à poursuivre là. Qui gagne une querelle à son sujet perd trois pièces.
explain-sv-station = Piste de l’oie
    .text = La place de chacun. Qui est sur la case la plus basse joue ensuite ; atteindre la case d’arrivée finit le voyage.
explain-sv-pool = Réserve de résonance
    .text = Des dés pour plus tard. En ajouter un à soi coûte une pièce ; en prêter un en rapporte une.
explain-sv-coins = Pièces
    .text = Le but n’est pas d’être riche, mais proche de la moyenne à la fin.
explain-sv-master = Maître du jeu
    .text = Anime : choisit entre joueurs sur la même case, surveille le temps, départage les votes et répare les erreurs.
explain-sv-duty = Engagement
    .text = Dû par qui a été manipulé : co-créer, plaider ou se quereller sur ce thème.
explain-sv-quarrel = Jeton Querelle
    .text = Un par querelle à laquelle on a pris part ; un arcane majeur les compte.

# --- Nos décisions ------------------------------------------------------------------------------------------------

ruling-SV-1 = Un dé de sa propre réserve coûte une pièce. Si l’action touche une entité avec un Héritage, il est gratuit.
    .why = Deux passages se contredisent ; l’Héritage annule l’effet sur les pièces.
ruling-SV-2 = La pièce pour un dé prêté vient de la banque.
    .why = C’est ce que dit la règle.
ruling-SV-3 = Créer et Co-créer sont la même action, avec un partenaire.
    .why = D’anciennes versions nommaient ainsi la même action.
ruling-SV-4 = Sans paire, ni action ni déplacement ; un dé est tout de même mis en réserve.
    .why = Sans paire, aucune valeur pour agir ou avancer.
ruling-SV-5 = On ajoute au plus un dé par tour. S’il y a une paire, il faut en choisir une.
    .why = La règle parle d’un seul dé.
ruling-SV-6 = On met toujours en réserve l’un des quatre dés lancés qui n’a pas servi.
    .why = La règle ne dit rien du cas d’un dé emprunté.
ruling-SV-7 = Une réserve contient quatre dés. Quand elle est pleine, on peut en échanger un. Les dés employés reviennent à leur propriétaire.
    .why = Chacun a huit dés et en lance quatre.
ruling-SV-8 = Le propriétaire d’un dé peut refuser. Qui partage une action doit accepter son énoncé ; qui demande peut se raviser. Récolter, manipuler et se quereller ne font pas d’énoncé : le dé n’y rapporte que la pièce, et la décision revient à qui l’a demandé.
    .why = La règle dit « demander » ; le Valet et la Dame permettent de forcer.
ruling-SV-9 = Après Inventer, le pion avance de six cases. La réserve est vidée avant qu’on y mette un dé.
    .why = La paire est une paire de six, quoi qu’on en invente.
ruling-SV-10 = Qui manipule paie les deux pièces. L’engagement est rempli dès que ce joueur co-crée, plaide ou se querelle ; le jeton est alors rendu.
    .why = La règle ne dit ni qui paie, ni quand le devoir est dû.
ruling-SV-11 = Tous votent sauf les deux adversaires, et l’on ne peut pas refuser une querelle. Le Maître du jeu tranche une égalité ; s’il est l’un des deux, le sort décide.
    .why = La règle ne dit rien d’un vote à égalité.
ruling-SV-12 = Vous décidez qui est Maître du jeu : ici, le siège { $master_seat }. Il joue aussi, sauf accord contraire. S’il ne fait qu’animer, il n’a pas de pièces et ne compte pas comme joueur.
    .why = La règle compte le Maître du jeu parmi les joueurs.
ruling-SV-13 = La case d’arrivée est convenue avant le départ.
    .why = Un passage laisse décider le Maître du jeu, un autre le groupe.
ruling-SV-14 = La partie s’arrête avec le tour où un pion atteint ou dépasse la case d’arrivée, même porté par un Lièvre.
    .why = Les éditions diffèrent.
ruling-SV-15 = Les pièces peuvent passer sous zéro.
    .why = Une version antérieure le dit, et seuls les écarts comptent.
ruling-SV-16 = Le résultat est la somme des scores, pas leur moyenne.
    .why = L’exemple additionne les scores, et les niveaux croissent avec le nombre de joueurs.
ruling-SV-17 = À partir de 4n + 1, le résultat est déséquilibré.
    .why = Le tableau des niveaux oublie ce nombre.
ruling-SV-18 = Les arcanes mineurs sont cachés, et l’on en garde autant qu’on veut. Ceux qui ont été joués sont mélangés quand la pioche est vide.
    .why = La règle n’en dit rien.
ruling-SV-19 = « La moitié pour chaque » veut dire : une seule division, par deux fois leur nombre, arrondie vers le haut. Pour trois choses, on divise par six.
    .why = Le seul exemple calculé divise par six pour trois choses.
ruling-SV-20 = Plusieurs arcanes majeurs agissent par ordre croissant, chacun arrondi vers le haut. Un score qui ne compte pas vaut 0 ; le nombre de joueurs ne change pas.
    .why = La règle ne donne pas d’ordre.
ruling-SV-21 = On compte les morceaux quand il y en a deux ou plus.
    .why = Une seule partie n’est séparée de rien.
ruling-SV-22 = On peut être à plusieurs à avoir le moins, le plus, le plus bas ou le plus haut. Seul compte ce que l’on a à la fin.
    .why = La règle n’en dit rien.
ruling-SV-23 = Il faut qu’exactement un autre joueur ait moins, ou plus.
    .why = La règle dit « un seul ».
ruling-SV-24 = La deuxième case, par le bas ou par le haut, se compte parmi les cases occupées.
    .why = Comme pour le plus bas et le plus haut, on compare les joueurs.
ruling-SV-25 = L’arcane majeur 19 dit deux fois que le score double ; il double une fois.
    .why = La carte se répète.
ruling-SV-26 = Un énoncé est un élément du graphe quand un autre le désigne. Le degré d’une entité compte tous les énoncés qui la nomment. Les chemins vont dans les deux sens, ne passent jamais deux fois au même endroit et se mesurent en énoncés.
    .why = La règle ne dit pas comment mesurer les méta-énoncés.
ruling-SV-27 = Un énoncé partagé appartient à tous ceux qui l’ont fait.
    .why = Qui prête un dé ou participe décide aussi.
ruling-SV-28 = Aucun pion ne descend sous la case 0. Chacun peut avoir un Héritage par entité.
    .why = La règle n’en dit rien.
ruling-SV-29 = Un arcane majeur récolté s’ajoute à ceux que l’on a ; l’autre va sous la pioche.
    .why = Une carte majeure parle d’en avoir plusieurs.
ruling-SV-30 = Sans un module, ses cartes sont retirées. Sans jeu de l’oie, chacun a un nombre de tours convenu.
    .why = La règle nomme les modules, pas toutes leurs cartes.
ruling-SV-31 = Avec un Valet, le propriétaire du dé gagne la pièce ; avec une Dame, personne. Dans les deux cas il partage l’action, et doit accepter son énoncé. Ce dé est le seul que l’on peut ajouter ce tour-ci.
    .why = Ces deux cartes imposent ce qui, sinon, se demande.
ruling-SV-32 = Les cartes qui portent une action attendent qu’aucune autre ne soit en cours. Toutes les autres cartes se jouent à tout moment.
    .why = Pour que deux actions ne se déroulent jamais en même temps.
ruling-SV-33 = Qui vote peut s’abstenir. Qui se querelle peut céder : l’autre l’emporte alors, sans vote. Les robots ne débattent pas : ils s’abstiennent, et de deux robots, le moins riche cède.
    .why = La règle dit que les autres peuvent voter, pas qu’ils le doivent.
ruling-SV-34 = Qui doit approuver un énoncé peut le formuler autrement ; tous les autres auteurs doivent alors l’approuver.
    .why = La règle leur fait choisir l’énoncé ensemble.
ruling-SV-35 = Qui a payé pour un engagement voit ce qui a été fait et peut dire, jusqu’à la fin du tour suivant, que ce n’était pas le thème. Le Maître du jeu tranche alors. Sans un mot, l’engagement est rempli.
    .why = La règle garde le jeton jusqu’à l’engagement rempli, sans dire qui en juge.
ruling-SV-36 = Entre deux actions, le Maître du jeu peut réunir deux entités qui désignent la même chose. Énoncés et Héritages suivent ; il reste au moins deux entités.
    .why = La règle ne dit rien de deux entités qui désignent la même chose.
ruling-SV-37 = Un débat s’arrête après les minutes convenues. On y parle librement, ou à tour de rôle avec le nombre de prises de parole convenu.
    .why = La règle conseille trois à cinq minutes et laisse au groupe la forme du débat.
ruling-SV-38 = Manipuler n’implique aucune entité : son sujet, ce sont des mots, même s’ils nomment une entité qui porte un Héritage.
    .why = La règle avantage les actions qui impliquent une telle entité, et un sujet peut être n’importe quoi.

later-sv-merge-text = Deux entités qui désignent la même chose n’en font plus qu’une : les énoncés et les Héritages de la première passent à la seconde.
later-sv-merge-node = Laquelle disparaît ?
later-sv-merge-into = Laquelle reste ?
later-sv-merge-go = Les réunir
later-sv-merge-go-text = « { $one } » devient « { $other } »
later-sv-merge-missing = choisis les deux
later-sv-q-floor = La parole est à { NAME($seat) } : { $speech } sur { $speeches }.
later-sv-q-give-in = Céder
later-sv-q-give-in-text = l’autre l’emporte, sans vote
later-sv-q-abstain = Ni l’un ni l’autre
later-sv-q-abstain-text = tu t’abstiens
later-sv-play-go = Jouer { $card }
later-sv-play-go-text = l’arcane est ensuite défaussé
later-sv-play-on = sur { NAME($seat) }
later-sv-play-die = { NAME($seat) } donne un { $die } : { $action }
later-sv-play-whom = Sur qui ?
later-sv-play-coins = Pièces
later-sv-play-choose = Choisis d’abord.
later-sv-play-not-now = Cet arcane ne peut pas être joué maintenant.
later-sv-legacy-text = Un de tes pions sur une entité, pour deux pièces. Il dit : ceci mérite qu’on s’y arrête.
later-sv-legacy-go = Le poser
later-sv-legacy-missing = choisis une entité
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
later-sv-q-debate = Écoute les deux. Tu diras ensuite qui a le mieux convaincu.
later-sv-q-debate-seen = Les autres écoutent, puis disent qui a le mieux convaincu.
later-sv-q-debate-done = Tu as tout dit. Quand l’autre aura tout dit aussi, on vote.
later-sv-you-said-enough = tu as tout dit
later-sv-q-debate-you = Parle ! Les autres écoutent, et diront qui a le mieux convaincu.
later-sv-q-vote = Les autres votent en secret.
later-sv-q-vote-you = Qui a le mieux convaincu ? { $voters ->
    [1] À toi de décider.
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
# Après coup
result-sv-headline = { $level ->
    [excellent] Un voyage excellent
    [great] Un très beau voyage
    [good] Un bon voyage
    [mediocre] Un voyage médiocre
   *[unbalanced] Un voyage déséquilibré
} : harmonie { $result }
result-sv-moment-meta = { NAME($seat) } fait un énoncé sur un énoncé.
result-sv-moment-quarrel = { NAME($winner) } et { NAME($loser) } se querellent, { $votes } à { $against }.
result-sv-moment-legacy = { NAME($seat) } laisse un Héritage sur « { TEXT($text) } ».
result-sv-moment-duty = { NAME($seat) } remplit son engagement : « { TEXT($topic) } ».
result-sv-moment-mended = { NAME($seat) } corrige un texte : « { TEXT($text) } ».
result-sv-moment-joined = Un énoncé { ELIDED("de", NAME($seat)) } relie deux parties du graphe ; la plus petite avait { $count } éléments.
result-sv-moment-first = { NAME($seat) } fait le premier énoncé du graphe.
result-sv-moment-together = { NAME($seats) } écrivent ensemble un énoncé.
result-sv-moment-hub = Avec un énoncé { ELIDED("de", NAME($seat)) }, { $count } énoncés nomment une même entité.
result-sv-moment-harmony = À la fin, personne n’est à plus { $count ->
    [one] d’une pièce
   *[other] de { $count } pièces
} de la moyenne, { $average }.

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
    .text = Un dé inutilisé va dans ta réserve, avec sa valeur. D’autres pourront te le demander ; vous écrirez alors l’énoncé ensemble.
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

result-sv-harmony = D’où vient l’Harmonie
result-sv-harmony-text = Moyenne des pièces : { $average }. Le score de chacun part de l’écart à cette moyenne ; puis les arcanes majeurs sont révélés, du plus petit au plus grand.
result-sv-distance = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, moyenne { $average } : l’écart est de { $distance }
result-sv-major = Arcane { $card }
result-sv-why = { $card ->
    [4] { $count ->
        [0] le graphe est en plusieurs morceaux
       *[other] le graphe est d’un seul tenant
    }
    [6] { $count ->
        [0] il reste un jeton Manipuler
       *[other] il ne reste aucun jeton Manipuler
    }
    [12] { $count ->
        [0] quelqu’un a moins de pièces
       *[other] personne n’a moins de pièces
    }
    [13] { $count ->
        [0] personne n’a moins de pièces, ou plusieurs en ont moins
       *[other] une seule personne a moins de pièces
    }
    [14] { $count ->
        [0] quelqu’un a plus de pièces
       *[other] personne n’a plus de pièces
    }
    [15] { $count ->
        [0] personne n’a plus de pièces, ou plusieurs en ont plus
       *[other] une seule personne a plus de pièces
    }
    [16] { $count ->
        [0] pas sur la case la plus basse
       *[other] sur la case la plus basse
    }
    [17] { $count ->
        [0] pas sur la deuxième case par le bas
       *[other] sur la deuxième case par le bas
    }
    [18] { $count ->
        [0] pas sur la case la plus haute
       *[other] sur la case la plus haute
    }
    [19] { $count ->
        [0] pas sur la deuxième case par le haut
       *[other] sur la deuxième case par le haut
    }
   *[other] on compte { $count }
}
result-sv-step = { result-sv-why } : { $before } devient { $after }
result-sv-step-same = { result-sv-why } : { $after } reste { $after }
result-sv-no-majors = Aucun arcane majeur
result-sv-together = { $scores } : l’Harmonie de la table est de { $result }, { sv-level }.
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
result-sv-title = Titre
result-sv-licence = Licence
result-sv-title-text = Comment s’appelle votre graphe, et qui peut s’en servir ? Tous ceux qui l’emportent le trouvent dans leur fichier.
result-sv-title-keep = Garder pour tous
result-sv-titled = C’est dans le fichier de tous.
result-sv-untitled = Il n’a pas encore de titre ; { NAME($seat) } peut lui en donner un.
result-sv-language = Écrit en
result-sv-language-unsaid = plusieurs langues
result-sv-licence-unsaid = pas encore choisie
result-sv-licence-none = aucune, tous droits réservés
result-sv-licence-zero = CC0, libre pour tous sans condition
result-sv-licence-by = CC BY, libre pour qui vous cite
result-sv-picture = La carte en image
result-sv-picture-svg = Dessin, net à toute taille
result-sv-picture-png = Image
result-sv-picture-print = Imprimer
result-sv-data = Le graphe en données
result-sv-without-bots = sans les énoncés que seuls des bots ont faits
result-sv-export-names = avec les noms des joueurs
result-sv-format-turtle = Turtle
    .for = pour Protégé, OpenRefine et les bases de triplets
result-sv-format-trig = TriG
    .for = pour les bases qui séparent les graphes
result-sv-format-jsonld = JSON-LD
    .for = pour les programmes du web
result-sv-format-nquads = N-Quads
    .for = un fait par ligne, pour les grandes bases
result-sv-format-turtle12 = Turtle, RDF 1.2
    .for = pour les outils qui connaissent RDF 1.2
result-sv-format-trig12 = TriG, RDF 1.2
    .for = pour les outils qui connaissent RDF 1.2
result-sv-format-graphml = GraphML
    .for = pour Gephi, yEd et Cytoscape
result-sv-format-csv = Tableau des énoncés
    .for = pour un tableur
result-sv-format-csv-entities = Tableau des entités
    .for = pour un tableur
result-sv-format-json = JSON
    .for = le tout, pour un programme à soi
result-sv-format-zip = Le tout
    .for = un seul zip : tous les formats, le journal, les textes et la preuve
result-sv-ask-graph = Interroger le graphe
result-sv-ask-text = Les questions s’écrivent en SPARQL. Commence par l’une de celles-ci, regarde comment elle est faite et change-la.
result-sv-examples = Questions pour commencer
result-sv-question = Ta question
result-sv-prefixes = Préfixes déjà connus, le dernier pour ce qui est sur cette table :
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

# --- Le mur de la classe ---
sv-wall-way = La route : arrivée à la case { $end }
