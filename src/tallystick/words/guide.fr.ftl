guide-on = Compris
guide-in-tab = C’est sous « { $tab } ».
guide-stop = Arrêter le guide
guide-proof = Plus personne ne peut le nier
    .text = Toutes les graines sont ouvertes. « Vérifier cette partie » relance chaque dé et redistribue chaque carte dans ton navigateur, et prouve tout le journal. Ensuite, joue une partie entière, ou invite quelqu’un à une table.
