# Ce dont une classe parle après A Shelves Voyage.

card-sv-authors = Qui a écrit le graphe ?
    .ask = À combien de tables une même personne a-t-elle participé à plus de la moitié des énoncés ?
    .most = À la plupart des tables
    .half = À la moitié environ
    .rarely = À peu de tables, ou aucune
    .shown = { $hits } { $hits ->
        [one] table
       *[other] tables
    } sur { $tables } : une personne a participé à plus de la moitié ; { $statements } énoncés en tout
    .talk = À qui appartient un savoir auquel chacun ajoute une part ?
    .mark = le plus d’énoncés
    .own-wrote = énoncés avec toi
    .own-of = énoncés à ta table
card-sv-parts = Est-ce que tout se tient ?
    .ask = En combien de parties un graphe de votre classe se divise-t-il d’ordinaire ?
    .one = Une : tout est relié
    .few = Deux ou trois
    .many = Quatre ou plus
    .shown = D’ordinaire { $usual ->
        [one] une partie
       *[other] { $usual } parties
    } ; une entité porte { $hub } énoncés, { $isolated ->
        [0] aucune n’est seule
        [one] une est seule
       *[other] { $isolated } sont seules
    }
    .talk = Quel énoncé suffirait à relier deux parties de votre graphe ?
    .bar-of = { $count ->
        [one] { $count } entité
       *[other] { $count } entités
    }
    .own-parts = parties de ton graphe
    .own-hub = énoncés au plus sur une entité
    .own-placed = entités posées par toi
card-sv-sources = Qui le dit ?
    .ask = Combien d’énoncés portent sur un autre énoncé, par exemple sa source ?
    .hardly = Moins d’un sur dix
    .some = D’un sur dix à un sur trois
    .many = Plus d’un sur trois
    .shown = { $metas } des { $statements } énoncés parlent d’un autre
    .talk = Quel énoncé de votre graphe ne croiriez-vous pas sans source ?
    .bar-plain = sur des choses
    .bar-meta = sur des énoncés
    .own-wrote = énoncés avec toi
    .own-metas = sur des énoncés
card-sv-votes = Les votes étaient-ils serrés ?
    .ask = Dans vos querelles, comment étaient la plupart des votes ?
    .close = Serrés : une voix d’écart au plus
    .clear = Nets : deux voix d’écart ou plus
    .shown = { $close } { $close ->
        [one] vote serré
       *[other] votes serrés
    } sur { $quarrels }
    .talk = Le vote a décidé de ce qui est écrit. A-t-il décidé de ce qui est vrai ?
    .bar-from-0 = égalité
    .bar-from-1 = une voix
    .bar-from-2 = deux voix
    .bar-from-3 = trois ou plus
    .own-debates = querelles avec toi
    .own-quarrels = à ta table
card-sv-together = Qui écrit ensemble ?
    .ask = Combien d’énoncés ont plusieurs auteurs ?
    .most = Deux tiers ou plus
    .half = D’un tiers à deux tiers
    .rarely = Un tiers ou moins
    .shown = { $shared } des { $statements } énoncés ont plusieurs auteurs
    .talk = Qu’a gagné un énoncé quand vous deviez être deux à accepter ses mots ?
    .bar-alone = un auteur
    .bar-together = plusieurs
    .own-wrote = énoncés avec toi
    .own-shared = avec d’autres
card-sv-harmony = Était-ce équilibré ?
    .ask = À combien de tables l’Harmonie du voyage était-elle très bonne ou excellente ?
    .most = À la plupart des tables
    .half = À la moitié environ
    .rarely = À peu de tables, ou aucune
    .shown = { $hits } { $hits ->
        [one] table
       *[other] tables
    } sur { $tables } : Harmonie très bonne ou excellente
    .talk = Quand avez-vous renoncé à quelque chose pour que tous se rapprochent ?
    .own-coins = tes pièces
    .own-average = moyenne de la table
    .own-distance = d’écart

talk-sv-triple = Que perd-on quand un fait doit tenir en trois parties ?
talk-sv-entity = Quand deux noms désignent-ils la même chose ?
talk-sv-predicate = Sur quel mot d’un lien avez-vous discuté ?
talk-sv-provenance = Qu’est-ce qui change quand un énoncé dit d’où il vient ?
talk-sv-shared-authorship = Signeriez-vous un énoncé que d’autres ont modifié ?
talk-sv-resonance = Qu’est-ce que quelqu’un a mis de côté et qui vous a servi plus tard ?
talk-sv-contested = Les deux camps d’une querelle peuvent-ils avoir raison ?
talk-sv-plural = Que devient le point de vue qui a perdu le vote ?
talk-sv-emphasis = Que néglige-t-on parce qu’autre chose ressort ?
talk-sv-topic = Qui a décidé du sujet de votre graphe ?
talk-sv-path = Lisez un chemin à voix haute comme une phrase. Est-elle vraie ?
talk-sv-component = Qu’avez-vous appris quand deux parties n’en ont fait qu’une ?
talk-sv-degree = Pourquoi tout menait-il à cette entité ?
talk-sv-isolated = Que faudrait-il pour la relier ?
talk-sv-measures = Le plus grand nombre, est-ce le meilleur graphe ?
talk-sv-partial = Comment avez-vous aidé des buts que vous ne voyiez pas ?
talk-sv-unexpected = Quel lien n’auriez-vous jamais cherché ?
talk-sv-pace = Qui a été laissé de côté, et l’avez-vous remarqué ?
talk-sv-harmony = Est-il juste que l’avance d’une personne coûte à tous ?
talk-sv-correction = Pourquoi voit-on encore l’ancienne formulation ?
talk-sv-graph = À qui votre graphe pourrait-il servir, et à quoi ?
