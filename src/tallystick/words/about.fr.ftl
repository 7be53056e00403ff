# Ce que dit la page À propos.

about-what = Ce que c’est
    .text = Tallystick est une table pour des jeux sérieux sur les registres partagés : qui possède quoi, qui a le droit de l’écrire, et comment des gens qui ne se font pas confiance peuvent quand même se mettre d’accord.
about-record = Le journal d’une table
    .text = Chaque table écrit un journal : une ligne par coup, scellée par une empreinte sur la ligne précédente. Ton navigateur en garde une copie et vérifie chaque sceau. Les dés et les cartes viennent de graines fixées avant le premier lancer et ouvertes à la fin : chacun peut ensuite vérifier que rien n’a été truqué. L’une des graines est celle de ton navigateur, qui donne l’alarme si le serveur la laisse de côté. Le serveur pourrait voir les cartes cachées ; il ne peut pas les changer sans que cela se voie.
about-data = Tes données
    .text = Pas de compte, pas de pistage, rien qui vienne d’autres serveurs. Ton nom ne sert qu’aux autres à la table, et il peut être inventé.
about-credits = Merci
    .text = Ces jeux ont été inventés par d’autres. Les règles suivent ici leurs livrets avec nos propres mots. Tous les dessins ont été faits pour Tallystick, logiciel libre sous licence MIT.
about-others = d’autres
about-licence = livret sous licence { $licence }
about-all-rights = tous droits réservés
about-docs = Documentation
