# Ce que disent les pages autour d'une partie : la fin, le résultat, la relecture, le mur, l'accueil et la nouvelle table.

# --- La fin -------------------------------------------------------------------------------------------------------

ending-wins = { $several ->
    [yes] { NAME($seats) } gagnent avec { $score }
   *[no] { NAME($seats) } gagne avec { $score }
}
ending-wins-wall = { $several ->
    [yes] { NAME($seats) } gagnent !
   *[no] { NAME($seats) } gagne !
}
ending-you-win = Tu gagnes avec { $score } !
ending-you-share = Tu partages la victoire avec { $score } !
ending-you-came = { $place ->
    [1] Tu finis en tête
   *[other] Tu finis { $place }ᵉ
} avec
ending-podium = Le classement : { $places }
ending-place = { $place } { $name }, { $score }
ending-crew = Tout l’équipage : { $names }
ending-award-yours = { $award } : toi
ending-awards = Ce qu’on retiendra de chacun
ending-lines = Ta partie
ending-who = Qui a miné quoi
ending-phone = Ton histoire à toi est sur ton téléphone.
ending-again-at-once = même table, tout de suite
ending-again-whole = une partie entière, cette fois
ending-again-ask = les autres sont invités sur leur téléphone
ending-again-join = quelqu’un veut rejouer
ending-whole = Tout le résultat
ending-watch = Revoir
ending-check = Vérifier
ending-share = Partager
ending-print = Imprimer
ending-table = La table
ending-journal = Journal
ending-back = Revenir à la fin
ending-shared-text = { $headline } · { $game } sur Tallystick
ending-copied = Le lien est copié.
ending-copy-this = Copie ce lien :
ending-printed = Partie du { $date }. Tout le monde peut la vérifier : { $address }

# --- Le résultat --------------------------------------------------------------------------------------------------

result-in-unit = Les soldes au fil de la partie, en { $unit }
result-open-moment = Revoir ce moment
result-ideas = { $count ->
    [one] Une idée rencontrée
   *[other] { $count } idées rencontrées
}

# --- Revoir -------------------------------------------------------------------------------------------------------

replay-pause = Pause
replay-speed = Vitesse
replay-round-back = À la manche d’avant
replay-round-on = À la manche suivante
replay-log = Ce qui s’est passé
replay-faster = { $speed } ×

# --- Le mur -------------------------------------------------------------------------------------------------------

wall-type = Ouvre cette adresse
wall-watch = Suivre sur son téléphone

# --- L'accueil ----------------------------------------------------------------------------------------------------

home-lead = Pour une classe ou un atelier
home-lead-text = Une personne anime plusieurs tables : un code, des places, un poste de pilotage, un bilan.
home-lead-go = Animer une séance
home-past = Tes parties finies
home-past-text = Seul cet appareil s’en souvient.
home-past-forget = Les oublier
home-past-more = Les { $count } parties
home-result-won = Gagnée
home-result-lost = { $place }ᵉ sur { $of }
home-result-together = Ensemble à bon port
home-your-turn = À toi de jouer
home-start-here = Commence ici
home-pick = Quel jeu ?

# --- Titres des pages ---------------------------------------------------------------------------------------------

title-of = { $page } · { $game }

# --- Nouvelle table -----------------------------------------------------------------------------------------------

new-rules = Règles
new-rules-text = { $differ ->
    [0] Comme d’habitude.
    [one] Une règle n’est pas comme d’habitude.
   *[other] { $differ } règles ne sont pas comme d’habitude.
}
new-advice = Ce que propose le livret : { $option }
new-pawn-help = Touche un pion pour prendre sa place et sa couleur.
new-sit-here = M’asseoir à la place { $number }, avec ce pion
new-preset = Comment jouer
preset-standard = Comme d’habitude
    .help = Nos réponses là où le livret se tait.
preset-lesson = Leçon de 10 minutes
    .help = Assez court pour une fin de cours.
preset-manual = Comme dans le livret
    .help = Comme c’est imprimé, autant que cela peut se jouer.
preset-own = À ma façon
    .help = Ce que tu as choisi ci-dessous.
lobby-by-hand = Le registre est tenu à la main.
lobby-options = Ce qui change ici
lobby-option = { $option } : *{ $answer }*
lobby-standard = Règles habituelles.
check-aloud = Ces quatre mots résument toute la partie. Si deux personnes entendent les mêmes, elles ont le même journal.
