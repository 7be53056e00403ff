# What a class talks about after A Shelves Voyage; see the words of Market Island for what each part is.

card-sv-authors = Who wrote the graph?
    .ask = At how many tables did one person have a hand in more than half of the statements?
    .most = At most tables
    .half = At about half of them
    .rarely = At few or none
    .shown = At { $hits } of { $tables } { $tables ->
        [one] table
       *[other] tables
    } one person had a hand in more than half; { $statements } statements in all
    .talk = Whose knowledge is it, if everybody adds a part?
    .mark = most statements
    .own-wrote = statements with you
    .own-of = statements at your table
card-sv-parts = Does it hang together?
    .ask = Into how many parts does a graph of your class usually fall?
    .one = One: everything is connected
    .few = Two or three
    .many = Four or more
    .shown = Usually { $usual ->
        [one] one part
       *[other] { $usual } parts
    }; one entity has { $hub } statements, { $isolated ->
        [0] none stands alone
        [one] one stands alone
       *[other] { $isolated } stand alone
    }
    .talk = Which single statement would join two parts of your graph?
    .bar-of = { $count ->
        [one] { $count } entity
       *[other] { $count } entities
    }
    .own-parts = parts of your graph
    .own-hub = most statements on one entity
    .own-placed = entities you placed
card-sv-sources = Who says so?
    .ask = How many statements are about another statement, such as its source?
    .hardly = Fewer than one in ten
    .some = One in ten to one in three
    .many = More than one in three
    .shown = { $metas } of { $statements } statements speak about another one
    .talk = Which statement of your graph would you not believe without a source?
    .bar-plain = about things
    .bar-meta = about statements
    .own-wrote = statements with you
    .own-metas = about statements
card-sv-votes = How close were the votes?
    .ask = When you quarrelled, how were most votes?
    .close = Close: at most one vote apart
    .clear = Clear: two votes or more apart
    .shown = { $close } of { $quarrels } { $quarrels ->
        [one] quarrel was
       *[other] quarrels were
    } close
    .talk = The vote decided what was written. Did it decide what is true?
    .bar-from-0 = a tie
    .bar-from-1 = one vote
    .bar-from-2 = two votes
    .bar-from-3 = three or more
    .own-debates = quarrels you were in
    .own-quarrels = at your table
card-sv-together = Who writes together?
    .ask = How many statements have more than one author?
    .most = Two thirds or more
    .half = One third to two thirds
    .rarely = One third or fewer
    .shown = { $shared } of { $statements } statements have more than one author
    .talk = What did a statement gain when two of you had to agree on its words?
    .bar-alone = one author
    .bar-together = several
    .own-wrote = statements with you
    .own-shared = with others
card-sv-harmony = Was it balanced?
    .ask = At how many tables was the Harmony of the voyage great or excellent?
    .most = At most tables
    .half = At about half of them
    .rarely = At few or none
    .shown = At { $hits } of { $tables } { $tables ->
        [one] table
       *[other] tables
    } the Harmony was great or excellent
    .talk = When did you give up something of your own so that all came nearer?
    .own-coins = your coins
    .own-average = average at your table
    .own-distance = apart

talk-sv-triple = What gets lost when a fact has to fit into three parts?
talk-sv-entity = When are two names the same thing?
talk-sv-predicate = Which word on a link did you argue about?
talk-sv-provenance = What changes when a statement says where it comes from?
talk-sv-shared-authorship = Would you sign a statement that others have changed?
talk-sv-resonance = What did somebody put aside that helped you later?
talk-sv-contested = Can both sides of a quarrel be right?
talk-sv-plural = What happens to the view that lost the vote?
talk-sv-emphasis = What is easily overlooked because something else stands out?
talk-sv-topic = Who decided what your graph is about?
talk-sv-path = Read a path aloud as one sentence. Is it true?
talk-sv-component = What did you learn when two parts became one?
talk-sv-degree = Why did everything lead to this one entity?
talk-sv-isolated = What would it take to connect it?
talk-sv-measures = Does the largest number mean the best graph?
talk-sv-partial = How did you help aims that you could not see?
talk-sv-unexpected = Which link would you never have looked for?
talk-sv-pace = Who was left behind, and did you notice?
talk-sv-harmony = Is it fair that one person’s lead costs everybody?
talk-sv-correction = Why is the old wording still there to be seen?
talk-sv-graph = Who could use your graph, and for what?
