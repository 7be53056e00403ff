guide-on = Compris
guide-in-tab = C’est sous « { $tab } ».
guide-stop = Arrêter le guide
guide-proof = Plus personne ne peut le nier
    .text = Toutes les graines sont ouvertes. « Vérifier cette partie » redistribue chaque carte et chaque dé dans ton navigateur et prouve tout le registre. Ensuite, joue une partie entière, ou invite quelqu’un à ta table.
