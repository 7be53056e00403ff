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
