# --- Ce que cela apprend ------------------------------------------------------------------------------------------

concept-cm-peers = Entre égaux
    .text = Personne ne dirige la mine. Chacun peut proposer des transactions, chacun peut miner, et l’honneur de commencer fait le tour de la table.
concept-cm-transaction = Une transaction
    .text = Une carte sur la table est un paiement que quelqu’un veut faire inscrire. Tant que son bloc n’est pas miné, il attend.
concept-cm-candidate = Un bloc candidat
    .text = Les transactions d’une manche sont réunies en un paquet. Il est prêt à être miné, mais il ne fait pas encore partie du registre.
concept-cm-reward = Frais et récompense
    .text = Les pièces posées sur un bloc sont les frais de ses transactions, plus une pièce toute neuve. Sans elles, personne ne minerait.
concept-cm-proof = La preuve de travail
    .text = Pour ajouter un bloc, il faut montrer un nombre qui atteint sa cible. Ici, ta carte doit atteindre le total du bloc, et chacun le vérifie d’un coup d’œil.
concept-cm-best-proof = La meilleure preuve l’emporte
    .text = Plusieurs réponses peuvent suffire. La plus proche de la cible remporte le bloc : une petite carte bat donc une grande.
concept-cm-link = Le lien avec le bloc précédent
    .text = Un nouveau bloc doit partager un symbole avec celui du dessus, comme un vrai bloc doit porter son empreinte. Change un ancien bloc, et plus aucun maillon suivant ne s’emboîte.
concept-cm-contest = Une course perdue
    .text = Plusieurs mineurs travaillent au même bloc et un seul est payé. Les autres gardent ce qu’ils ont et revendiqueront un autre bloc.
concept-cm-nonce = Essayer un autre nombre
    .text = Un mineur dont le nombre ne convient pas en essaie un autre. Cela ne coûte que du temps : ici, le droit de revendiquer un bloc dans cette manche.
concept-cm-idle = Un mineur au repos
    .text = Qui n’a rien à proposer ni à revendiquer attend. Le réseau n’a pas besoin de tout le monde à chaque instant.
concept-cm-append-only = Un registre qui ne fait que grandir
    .text = Les blocs s’empilent et ne sont jamais retirés. Toute la pile se vérifie, du premier bloc au dernier.

# --- La fin : sur son propre téléphone, on est « tu » ---------------------------------------------------------------

end-unit-cryptominer = pièces
cm-end-score = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
cm-end-length = { $count ->
    [one] un bloc miné
   *[other] { $count } blocs minés
}
cm-end-busy = Prix du travail
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } miné { $count ->
        [one] un bloc
       *[other] { $count } blocs
    }.
cm-end-exact = Au chiffre près
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } miné { $count ->
        [one] un bloc
       *[other] { $count } blocs
    } avec exactement le total.
cm-end-race = Prix du dépassement
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } doublé { $count ->
        [one] une fois
       *[other] { $count } fois
    } quelqu’un d’autre.
cm-end-rich = Le wagon le plus riche
    .text = Le meilleur bloc { $you ->
        [yes] que tu as miné
       *[no] { ELIDED("de", NAME($seat)) }
    } a rapporté { $coins } pièces.
cm-end-patient = Prix de la patience
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } échangé { $count ->
        [one] une carte
       *[other] { $count } cartes
    } pour en attendre une meilleure.
cm-end-strong = Prix du chargement
    .text = { $you ->
        [yes] Tu as
       *[no] { NAME($seat) } a
    } chargé { $total } sur les wagons.
cm-end-helper = Un coup de main
    .text = { $count ->
        [one] Une carte
       *[other] { $count } cartes
    } { $you ->
        [yes] à toi
       *[no] { ELIDED("de", NAME($seat)) }
    } dans les blocs des autres.
cm-end-keeper = Gardien de la chaîne
    .text = { $you ->
        [yes] Tu détiens
       *[no] { NAME($seat) } détient
    } une copie { $blocks ->
        [one] du seul bloc
       *[other] des { $blocks } blocs
    }.
cm-end-earned = Tes blocs t’ont rapporté { $coins }
    .text = { $count ->
        [one] Un bloc, qui a rapporté { $best } pièces.
       *[other] { $count } blocs ; le meilleur a rapporté { $best } pièces.
    }
cm-end-none = Tes cartes tiennent la chaîne
    .text = Aucun bloc miné, mais tu as chargé { $total } sur les wagons.
cm-end-rival = Sur la voie d’à côté : { NAME($seat) }
    .text = Dépassements entre vous : { $mine } par toi, { $theirs } par { NAME($seat) }.
cm-end-mate = Dans le même wagon : { NAME($seat) }
    .text = { $mine ->
        [0] Aucune carte
        [one] Une carte
       *[other] { $mine } cartes
    } { ELIDED("de", NAME($seat)) } dans tes blocs, { $theirs } à toi dans les siens.
cm-end-alone = Une gare tranquille
    .text = Personne ne t’a gêné, et tu n’as gêné personne.

# --- Options ------------------------------------------------------------------------------------------------------

option-group-cryptominer-cards = Les cartes
option-transaction-cards = Cartes de transaction
    .help = 60 est le paquet entier. 30 n’est pas dans le livret : une partie courte, idéale à deux.
option-block-cards = Cartes de bloc
    .help = Combien de cartes de bloc sont dans la boîte. Avec 70, la pioche ne s’épuise jamais.
    .classic40 = 40, comme le dit la distribution
    .classic40_from_three = 40 à partir de trois joueurs, 70 à deux
option-compare = Ce qu’une carte de bloc doit atteindre
    .help = Indique si la valeur se compare au total du bloc ou aux pièces posées dessus.
    .total = Le total
    .total_plus_one = Les pièces : total + 1
option-large-table = Plus de six joueurs
    .help = Indique si l’on peut jouer jusqu’à dix.
option-first-round-substitution = Échanger à la première manche
    .help = Indique si l’on peut échanger sa carte de bloc dès la première manche.
option-leftover-cards = Cartes impossibles à répartir
    .help = Le sort des cartes de transaction qui restent après un partage égal.
    .set_aside = Elles sont mises de côté sans être vues
    .dealt = Elles sont distribuées aussi, et certains en ont une de plus
option-free-symbols = Quand tout symbole convient
    .help = Quand une carte n’a pas besoin de s’accorder avec la Blockchain.
    .while_empty = Tant que la Blockchain est vide
    .second_round = À la deuxième manche seulement
option-symbol-check = Quand on vérifie les symboles
    .help = Avec quel sommet une carte doit s’accorder quand plusieurs blocs sont revendiqués dans une manche.
    .round_start = Celui du début de la manche
    .settlement = Celui-là, puis celui du moment au règlement
option-equal-totals = Blocs revendiqués de même total
    .help = Lequel est réglé en premier ; l’autre finit au-dessus.
    .older_first = Le plus ancien
    .turn_order = Celui du joueur qui l’a revendiqué plus tôt
option-draw-order = Ordre de pioche
    .help = Dans quel ordre plusieurs gagnants piochent leur nouvelle carte de bloc.
    .settlement = Celui du règlement des blocs
    .turn_order = Celui des tours de jeu
option-idle-rounds = Manches sans un geste
    .help = La partie s’arrête après ce nombre de manches d’affilée où tout le monde a passé. Avec des échanges seuls, elle dure autant de manches de plus qu’il y a de cartes dans la pioche.
option-tied-win = Égalité de pièces à la fin
    .help = Ce qui départage des joueurs qui ont autant de pièces.
    .shared = Rien : ils partagent la victoire
    .most_blocks = Le nombre de blocs remportés
option-coin-supply = Pièces
    .help = Indique si les pièces de la boîte sont une limite. Avec ces cartes, elles suffisent toujours.
    .unlimited = Autant qu’il en faut
    .only_280 = Les 280 de la boîte

# --- Les règles, section par section ------------------------------------------------------------------------------

section-CM-box = Ce qu’il y a dans la boîte
    .text = Des cartes de transaction, des cartes de bloc, des pièces, un plateau pour les blocs ouverts et la Blockchain, et un dé. Les faces imprimées nous manquent : les transactions vont de 1 à 6, { $transaction_cards ->
        [30] cinq
       *[60] dix
    } de chaque ; les cartes de bloc de { $block_cards ->
        [70] 2 à 36, deux de chaque valeur,
       *[other] 4 à 36, deux de chacune de vingt valeurs (à deux joueurs, voir l’option),
    } avec un à trois des quatre symboles.
section-CM-play = Le déroulement
    .text = Tout le monde s’assied en cercle. À chaque manche, chacun joue un tour, dans le sens des aiguilles d’une montre.
section-CM-deal = Mélange et distribution
    .text = Quelqu’un mélange et distribue les deux sortes de cartes.
section-CM-deal-1 = Cartes de transaction
    .text = { $transaction_cards ->
        [30] On en répartit 30 à parts égales : 15, 10, 7, 6 ou 5 par personne.
       *[60] Les 60 sont réparties à parts égales : 30, 20, 15, 12 ou 10 par personne.
    }
section-CM-deal-2 = Cartes de bloc
    .text = Chacun en reçoit une, cachée aux autres. Le reste forme une pioche, face cachée.
section-CM-deal-3 = Pièces
    .text = Elles restent de côté jusqu’à ce qu’il y ait des blocs.
section-CM-start-1 = Qui commence
    .text = Chacun lance le dé et le plus haut commence. Les ex æquo relancent.
section-CM-start-2 = La première manche
    .text = À son tour, chacun joue une carte de transaction de son choix, face visible.
section-CM-start-3 = Le premier bloc
    .text = Les cartes de la manche sont empilées : c’est un bloc. Il rejoint les blocs disponibles.
section-CM-start-4 = Les pièces sur un bloc
    .text = Additionne les cartes et pose autant de pièces sur le bloc, plus une. Un total de 11 reçoit 12 pièces.
section-CM-round-1 = Le premier joueur change
    .text = À chaque manche, c’est le joueur suivant qui commence.
section-CM-round-2 = Une carte par tour
    .text = Dès la deuxième manche, un tour est une carte de transaction ou une carte de bloc.
section-CM-round-3 = Revendiquer un bloc ou jouer une transaction
    .text = Pose ta carte de bloc à côté d’un bloc disponible pour le revendiquer, ou joue une carte de transaction dans le nouveau bloc de la manche. Celui-là pourra être revendiqué dès la manche suivante.
section-CM-round-4 = Passer
    .text = Tu ne peux passer que sans carte de transaction. Rien n’oblige à revendiquer.
section-CM-round-5 = Un nouveau bloc
    .text = Si au moins une carte de transaction a été jouée, les cartes de la manche deviennent un bloc, avec total + 1 pièces.
section-CM-round-6 = Le règlement
    .text = Puis les revendications de la manche sont réglées.
section-CM-round-6-1 = Du plus petit total au plus grand
    .text = Un bloc revendiqué après l’autre, en commençant par le plus petit total. À total égal, { $equal_totals ->
        [turn_order] celui qui a été revendiqué plus tôt
       *[older_first] le plus ancien
    } passe d’abord.
section-CM-round-6-2 = Sur la Blockchain
    .text = Qui remporte un bloc prend ses pièces et le pose au sommet de la Blockchain, sa carte de bloc visible dessus.
section-CM-round-6-3 = Le plus grand finit au sommet
    .text = Après une manche à plusieurs revendications, c’est donc la carte du plus grand total qui est au sommet.
section-CM-round-6-4 = Nouvelles cartes et cartes reprises
    .text = Les gagnants piochent une carte de bloc ; les autres reprennent la leur.
section-CM-value = La règle de la valeur
    .text = { $compare ->
        [total_plus_one] Ta carte de bloc doit valoir au moins le nombre de pièces posées sur le bloc : son total + 1.
       *[total] Ta carte de bloc doit valoir au moins le total du bloc.
    }
section-CM-value-1 = Un bloc disputé
    .text = Si plusieurs revendiquent un bloc, la plus petite carte gagne. Une carte posée plus tard doit donc égaler la meilleure ou valoir moins.
section-CM-value-2 = Cartes égales
    .text = À valeur égale, la dernière posée gagne.
section-CM-value-3 = Qui perd
    .text = Tu reprends ta carte, et tout le monde l’a vue.
section-CM-symbol = La règle des symboles
    .text = Ta carte de bloc doit aussi partager un symbole avec la carte au sommet de la Blockchain.
section-CM-symbol-1 = Plusieurs blocs dans une manche
    .text = Toutes les cartes posées dans la manche doivent s’accorder avec le sommet tel qu’il était à son début{ $symbol_check ->
        [settlement] , et aussi avec le sommet au moment de leur règlement.
       *[round_start] .
    }
section-CM-symbol-2 = Une Blockchain vide
    .text = { $free_symbols ->
        [second_round] À la deuxième manche, tout symbole convient.
       *[while_empty] Tant que la Blockchain est vide, tout symbole convient.
    }
section-CM-stuck = Si aucun bloc ne convient
    .text = Alors échange ta carte, joue une transaction, ou passe si tu n’en as plus.
section-CM-sub = L’échange
    .text = Une fois par manche, à ton tour, tu peux prendre la carte du dessus de la pioche et glisser la tienne dessous.
section-CM-sub-1 = Après un échange
    .text = Tu ne peux rien revendiquer dans cette manche. Joue une carte de transaction ; si tu n’en as plus, ton tour est fini.
section-CM-end = La fin
    .text = Après chaque manche, regarde si la partie est finie.
section-CM-end-1 = Plus de bloc
    .text = Elle est finie quand toutes les transactions sont jouées et que chaque bloc est pris.
section-CM-end-2 = Plus de carte qui convient
    .text = Elle est finie quand toutes les transactions sont jouées et qu’aucune carte de bloc ne peut revendiquer ce qui reste.
section-CM-winner = Qui gagne
    .text = La personne qui a récolté le plus de pièces.

# --- La page des règles et comment jouer --------------------------------------------------------------------------

rules-cm-start = Chacun reçoit le même nombre de cartes de transaction et une carte de bloc secrète.
rules-cm-idea = Une carte de bloc doit partager un symbole avec celle d’avant, comme un vrai bloc porte l’empreinte du précédent. C’est ce qui fait la chaîne.
step-cm-1 = Charger
    .text = À son tour, chacun peut jouer une carte de transaction. Ensemble, les cartes d’une manche font un bloc.
    .more = Il vaut la somme de ses cartes, plus une pièce.
step-cm-2 = Revendiquer
    .text = Ou pose ta carte de bloc près d’un bloc ouvert. { $compare ->
        [total_plus_one] Elle doit atteindre le nombre de pièces posées dessus.
       *[total] Elle doit atteindre le total du bloc.
    }
    .more = Elle doit aussi partager un symbole avec la carte au sommet de la chaîne.
step-cm-3 = Dépasser
    .text = D’autres peuvent revendiquer le même bloc dans la manche : la plus petite carte gagne.
    .more = À valeur égale, la dernière gagne. Qui perd reprend sa carte.
step-cm-4 = Encaisser
    .text = Qui gagne prend les pièces, accroche le bloc à la chaîne et pioche une carte de bloc.
    .more = Plusieurs blocs ? Le plus petit total d’abord.
chapter-cm-goal = But et fin
chapter-cm-setup = Mise en place
chapter-cm-first = La première manche
chapter-cm-turn = Un tour
chapter-cm-value = La règle de la valeur
chapter-cm-symbol = La règle des symboles
chapter-cm-swap = Échanger sa carte
chapter-cm-settle = Le règlement
pieces-cm-transactions = { $count } cartes de transaction
    .text = Réparties à parts égales au départ. Il n’y en a pas d’autres : quand toutes sont jouées, la fin est proche.
pieces-cm-blocks = { $count } cartes de bloc
    .text = Les petites gagnent les blocs disputés mais en atteignent peu ; elles ont donc plus de symboles.
pieces-cm-symbols = Quatre symboles
    .text = Ce qu’une revendication doit partager avec la carte au sommet de la chaîne.
pieces-cm-things = Dans la gare
    .text = Ce qu’on y trouve encore.
explain-cm-transaction = Carte de transaction
    .text = La jouer met autant de pièces dans le nouveau bloc de la manche.
explain-cm-block-card = Carte de bloc
    .text = Revendique un bloc dont elle atteint le total, si elle partage un symbole avec le sommet de la chaîne. La plus petite gagne.
explain-cm-symbol = Symbole
    .text = Une revendication doit partager un symbole avec la carte au sommet ; tant que la chaîne est vide, tous conviennent.
explain-cm-coins = Pièces
    .text = Un bloc porte son total plus une pièce, pour qui le remporte. Qui a le plus de pièces à la fin gagne.
explain-cm-wagon = Bloc ouvert
    .text = Un wagon avec les cartes d’une manche. Dès la manche suivante, toute carte de bloc qui convient peut le revendiquer.
explain-cm-signal = Signal
    .text = Bras levé : ta carte de bloc peut revendiquer ce bloc. Bras à plat : la ligne en gras dit quelle règle s’y oppose.
explain-cm-train = Blockchain
    .text = Les blocs remportés, dans l’ordre. La carte du dernier dit quels symboles conviennent ensuite.
explain-cm-deck = Pioche des cartes de bloc
    .text = Qui remporte un bloc y pioche. Une fois par manche, tu peux échanger ta carte contre celle du dessus, mais alors sans revendiquer.
explain-cm-values = De 1 à 6, { $each } de chaque. { explain-cm-transaction.text }
explain-cm-cards = { SYMBOLS($cards) }
explain-cm-low = De 2 à 8 : trois symboles
    .text = Elles battent presque toute autre carte, mais n’atteignent que les petits blocs.
explain-cm-middle = De 9 à 29 : deux symboles
    .text = Elles atteignent la plupart des blocs.
explain-cm-high = De 30 à 36 : un symbole
    .text = Elles atteignent tous les blocs, et toute carte plus petite les bat.

# --- Nos décisions ------------------------------------------------------------------------------------------------

ruling-CM-1 = Il y a 70 cartes de bloc, comme le dit la liste du matériel ; les 40 d’un autre passage sont une option.
    .why = Le livret cite les deux nombres ; avec 70 seulement, la pioche ne s’épuise jamais.
ruling-CM-2 = La carte de bloc se compare au total du bloc, pas aux pièces posées dessus.
    .why = Le livret dit les deux dans une phrase ; la description de l’auteur parle de la somme.
ruling-CM-3 = 2 à 6 joueurs : 60 cartes se partagent également entre eux. On peut convenir de jouer jusqu’à 10.
    .why = Le livret ne donne pas de nombre, mais veut des mains égales.
ruling-CM-19 = À la première manche, chacun joue simplement une carte de transaction ; on échange sa carte de bloc à partir de la deuxième.
    .why = Le livret décrit la première manche comme une carte chacun, sans parler d’échange.
ruling-CM-20 = Hors du livret : 30 cartes de transaction, cinq de chaque valeur, font une partie deux fois plus courte.
    .why = Pour une leçon, ou à deux.
ruling-CM-4 = Les transactions qu’on ne peut pas répartir également sont mises de côté sans être vues.
    .why = Le livret veut des mains égales.
ruling-CM-5 = Tout symbole convient tant que la Blockchain est vide.
    .why = Sinon, une chaîne encore vide plus tard ne pourrait jamais commencer.
ruling-CM-6 = Toutes les cartes posées dans une manche doivent s’accorder avec le sommet du début de la manche, et rien d’autre.
    .why = C’est écrit dans le livret.
ruling-CM-7 = De deux blocs revendiqués de même total, le plus ancien est réglé en premier ; le plus récent finit au-dessus.
    .why = Le livret n’en dit rien.
ruling-CM-8 = Les gagnants piochent dans l’ordre du règlement de leurs blocs.
    .why = Le livret n’en dit rien.
ruling-CM-9 = Tu échanges à ton tour, avant la carte de transaction, une fois par manche et tant qu’il y a une pioche. Pioche d’abord, puis glisse l’ancienne carte dessous.
    .why = Le livret ne dit ni quand ni combien de fois.
ruling-CM-10 = Si la pioche est vide, un gagnant reste sans carte de bloc jusqu’à la fin ; il ne peut que jouer des transactions ou passer.
    .why = Le livret n’en dit rien.
ruling-CM-11 = Après chaque manche : plus aucune transaction en main, et plus de bloc, ou plus de carte de bloc qui convienne. Ce qu’un échange pourrait apporter ne compte pas.
    .why = Le livret ne regarde que les cartes en main.
ruling-CM-12 = La partie s’arrête aussi après une manche où tout le monde a passé. Elle s’arrête encore quand personne n’a joué de transaction ni revendiqué de bloc pendant cette manche et autant d’autres qu’il y a de cartes dans la pioche : qui voulait une autre carte les a toutes vues.
    .why = Rien n’oblige à revendiquer : on pourrait passer et échanger sans fin.
ruling-CM-13 = Un bloc reste ouvert tant qu’il n’est pas sur la Blockchain, même revendiqué. Qui pourrait revendiquer peut faire autre chose.
    .why = Les contestations sont permises : « non revendiqué » veut dire pas encore sur la blockchain.
ruling-CM-14 = À pièces égales, la victoire est partagée ; le nombre de blocs est affiché à côté.
    .why = Le livret n’en dit rien.
ruling-CM-15 = Il y a toujours une place pour un bloc de plus.
    .why = Le livret permet de poser des blocs à côté du plateau.
ruling-CM-16 = Il y a toujours assez de pièces : ces cartes n’en demandent jamais plus de 270.
    .why = La boîte en contient 280.
ruling-CM-17 = Les pièces des blocs que personne n’a pris sont perdues.
    .why = Le livret n’en dit rien.
ruling-CM-18 = Une revendication contraire aux règles est impossible : on ne bluffe pas.
    .why = Tout le monde voit la carte aussitôt : on n’y gagnerait rien.

guide-cm-welcome = La gare
    .text = Vous êtes des mineurs. À chaque manche, les cartes jouées remplissent un wagon : un bloc. Qui le revendique reçoit les pièces posées dessus. Qui a le plus de pièces à la fin gagne. Je t’expliquerai chaque chose quand elle arrivera.
guide-cm-throw = Qui commence ?
    .text = Chacun lance le dé ; le plus haut commence. Personne ne peut truquer les dés : ils viennent de graines que vous avez fixées avant la partie.
guide-cm-play = Charge le wagon
    .text = Chacune de tes cartes est une transaction. Choisis-en une et joue-la. Les cartes d’une manche forment ensemble un bloc. Un wagon plein vaut plus, mais il est plus dur à revendiquer.
guide-cm-formed = Un bloc
    .text = La plaque montre le total, l’étiquette les pièces : le total et une de plus. On peut le revendiquer dès la manche suivante.
guide-cm-card = Ta preuve
    .text = Voici ta carte de bloc. Sa valeur doit atteindre le total d’un bloc, et elle doit partager un symbole avec la carte au sommet de la chaîne. Tant que la chaîne est vide, tout symbole convient.
guide-cm-signs = Puis-je le revendiquer ?
    .text = Chaque wagon a un signal. Bras levé : ta carte peut le revendiquer. Bras à plat : la ligne en gras dit quelle règle s’y oppose. Au lieu de revendiquer, tu peux toujours jouer une carte.
guide-cm-contest = Une course
    .text = La carte est posée à découvert près du wagon. D’autres peuvent encore revendiquer le même bloc dans cette manche, avec une carte égale ou plus petite : le dernier l’emporte.
guide-cm-settle = On règle
    .text = À la fin de la manche, les wagons revendiqués partent, le plus petit total d’abord. Qui gagne prend les pièces et pioche une nouvelle carte de bloc ; les autres reprennent la leur.
guide-cm-link = La chaîne
    .text = Le wagon est attelé au train, la carte gagnante dessus. Il porte l’empreinte du wagon précédent : change un ancien wagon, et plus rien ne s’emboîte après lui.
guide-cm-swap = Un autre nombre
    .text = Ta carte ne convient à rien ? Échange-la contre la première de la pioche. Tu ne peux alors plus revendiquer dans cette manche, mais tu dois jouer une carte.
guide-cm-copies = Chacun sa copie
    .text = Ton navigateur a vérifié lui-même chaque entrée. Le signe vert dit que toutes les copies sont identiques. Touche-le pour voir les quatre mots qui résument tout ce qui s’est passé.
guide-cm-cheat = Tu y crois ?
    .text = Essaie de tricher : change une ancienne transaction dans une copie et regarde ce que disent les autres. Tu sais maintenant tout. Bonne chance !
# --- Tricher ---

cm-forge-card = { $who ->
    [you] Ta carte
   *[other] Carte { ELIDED("de", $name) }
}
cm-forge-why = pièces pour { NAME($seat) }

# --- Le mur de la classe ---
cm-wall-claims = { NAME($seat) } le revendique
cm-wall-loading = en chargement
cm-wall-opens = ouvert dès la manche { $round }
cm-wall-chain = La chaîne : { $count ->
    [0] encore vide
    [one] { $count } bloc
   *[other] { $count } blocs
}
cm-wall-next = Le prochain bloc doit partager
cm-wall-any = Le premier bloc peut porter n’importe quel symbole.
