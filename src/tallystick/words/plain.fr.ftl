# À la table d’un jeu qui n’apporte pas la sienne.

plain-board = Table
plain-players = Joueurs
plain-log = Ce qui s’est passé
plain-round = Manche { $round }
plain-none = rien
plain-thinks = réfléchit
plain-your-turn = À toi de jouer
plain-wait = Un instant
plain-waits = { $count ->
    [one] { NAME($seats) } réfléchit.
   *[other] { NAME($seats) } réfléchissent.
}
plain-go-on = Continuer
plain-less = { $label } : un de moins
plain-more = { $label } : un de plus

plain-end-score = { $count }
plain-end-length = { $count ->
    [one] une manche jouée
   *[other] { $count } manches jouées
}
plain-end-leap = Le plus grand bond
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } gagné { $leap } d’un coup.
plain-end-lead = En tête
    .text = { $led ->
        [one] À un décompte
       *[other] À { $led } décomptes
    }, personne n’avait plus que { $you ->
        [yes] toi
       *[no] { NAME($seat) }
    }.
plain-end-rise = La remontée
    .text = { $you ->
        [yes] Tu es
       *[no] { NAME($seat) } est
    } à { $rise } au-dessus de { $you ->
        [yes] ton
       *[no] son
    } plus bas.
plain-end-beside = Côte à côte
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } { $count } ; { NAME($other) } a { $theirs }.
plain-end-idea = { $idea }
    .text = Rencontrée { $count } fois dans cette partie. { $text }

chapter-plain-all = Section par section
rules-plain-idea = Chaque navigateur de la table tient le même registre et le vérifie.
