# Le registre d’une table de papier.

book = Le registre
book-now = Où en est la table
book-last = Ce qui a été noté
book-nothing = Rien encore.
book-entered = { $what } · entrée { $seq }
book-undone = { $what } · entrée { $seq } : annulé
book-undo = Annuler ceci
book-throw = Le dé montre
book-slip = Regardez encore les cartes sur la table, et ce qui a été noté avant.
book-so = Voici ce qui s’est passé
book-compare = La table est-elle ainsi ? Alors notez-le.
book-write = Noter
book-change = Corriger
book-check = Vérifier
book-over = La partie est finie. Son registre peut être prouvé.
book-result = Le résultat
book-proof = Prouver
book-only-keeper = Seul le téléphone qui a ouvert la table écrit dans le registre.
