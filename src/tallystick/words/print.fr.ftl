# Une boîte imprimée : ce que chaque boîte contient en plus de ses propres pièces.

print-back = (dos)
print-empty = reste vide : c’est le verso de la feuille précédente
print-list = Contenu de cette boîte
print-part = Partie
print-what = Ce que c’est
print-many = Nombre
print-pages = Pages
print-how = Comment la fabriquer
print-how-size-home = Imprime à 100 %, sans « ajuster à la page ». Le papier ordinaire suffit ; une carte de 160 à 250 g/m² dure plus longtemps.
print-how-turn-home = Imprime toutes les pages en recto verso, retourné sur le bord long : les dos tombent derrière leurs cartes, et il n’y a rien derrière ce qui se découpe.
print-how-turn-single = Imprime toutes les pages en recto seul. Les cartes n’ont pas de dos : glisse-les dans des pochettes à dos coloré, une couleur par pioche.
print-how-cut-home = Coupe le long des lignes d’un bord à l’autre : quatre coupes droites en hauteur et quatre en largeur libèrent neuf cartes. Elles entrent dans des pochettes de 63 × 88 mm.
print-how-fold-home = Plie le long des lignes interrompues. Les dés et les pions demandent un peu de colle.
print-how-size-shop = Pour l’imprimeur : imprimez à 100 %. Les feuilles sont plus grandes que le papier ; tout ce qui est coupé a 3 mm de fond perdu et des traits de coupe.
print-how-turn-shop = Cartes : 300 g/m², recto verso, retourné sur le bord long ; chaque planche de faces est suivie de ses dos. Toutes les polices sont incorporées, tous les dessins sont vectoriels, les couleurs sont en RVB.
print-how-cut-shop = Les cartes mesurent 63 × 88 mm, à 6 mm les unes des autres ; coupez aux traits. Les coins peuvent être arrondis à 3 mm.
print-how-fold-shop = Plateau et tapis : 250 g/m², ou contrecollés sur carton. Règles et feuilles à remplir : 90 g/m².
print-round = Une manche
print-agreed = Convenu à cette table
print-rules = Règles
print-reference = Aide-mémoire
print-reference-of = joueur %
print-lesson = Feuille de leçon
print-lesson-title = Que s’est-il passé à notre table ?
print-lesson-how = Chacune de ces idées arrive pendant le jeu. Où l’as-tu vue ? Note le moment : qui a fait quoi, et ce qui a suivi.
print-lesson-after = Ensuite
print-lesson-q1 = Que se serait-il passé si un seul joueur avait tenu le registre ?
print-lesson-q2 = Quelqu’un veut changer ce qui a été noté il y a longtemps. Qui s’en apercevrait, et comment ?
print-lesson-q3 = Où, hors du jeu, un tel registre serait-il utile, et où ne le serait-il pas ?
print-name = Nom
print-date = Date
print-question = Question
print-slips = Bulletins de réponse

print-part-rules = Règles
    .text = Les règles entières avec nos mots, et ce que cette table a convenu
    .count = 1
print-part-reference = Aide-mémoire
    .text = La manche d’un coup d’œil, un par joueur
    .count = { $players }
print-part-lesson = Feuille de leçon
    .text = Les idées du jeu, avec de la place pour écrire ; une par joueur
    .count = 1
print-part-slips = Bulletins de réponse
    .text = Un jeu par joueur : coche A, B, C ou D pour chaque question
    .count = 16
print-credits = D’après « { $title } » de { $authors } ({ $at }){ $licence ->
    [none] {""}
   *[other] , manuel sous { $licence }
}. Règles avec nos mots, dessins de Tallystick. Pour jouer et enseigner ; ne peut être vendu.

# --- Dans le navigateur ---
print-ask = Imprimer la boîte
print-ask-text = Cartes, plateau, pièces, règles et feuille de leçon en un seul PDF, à découper pour jouer sans écran.
print-ask-paper = Papier
    .a4 = A4
    .letter = US Letter
print-ask-players = Joueurs
print-ask-ink = Encre
    .full = En couleur
    .light = Légère : économise l’encre
print-ask-for = Fabrication
    .home = à la maison, en recto verso
    .single = à la maison, en recto seul
    .shop = chez un imprimeur, avec fond perdu et traits de coupe
print-ask-go = Créer le PDF
print-working = La presse tourne …
print-done = Enregistré sous { $file }.
