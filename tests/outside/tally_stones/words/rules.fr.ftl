option-heap = Pierres dans le tas
    .help = Combien il y en a au départ.
concept-start = Un tas
    .text = Tout le monde voit le même tas.
concept-turn = À tour de rôle
    .text = L’un après l’autre, et chacun compte.
concept-end = La dernière pierre
    .text = Personne ne peut nier qui l’a prise.
