# --- What it teaches ----------------------------------------------------------------------------------------------

concept-sv-triple = A triple
    .text = A statement is a subject, a predicate and an object. Knowledge graphs and Linked Open Data are made of such small sentences, and of nothing else.
concept-sv-entity = An entity
    .text = Anything you can speak about may be a node: a person, a work, a place, an idea. It gets its meaning from what is said about it.
concept-sv-predicate = A predicate
    .text = The word on the cord says how two things belong together. Choosing it well is half the work: “made by” and “owned by” lead to different answers.
concept-sv-provenance = Provenance
    .text = A statement about a statement says where it comes from, who says so, or how sure it is. Records can be trusted when they carry their sources.
concept-sv-shared-authorship = Shared authorship
    .text = Those who lend a die or a hand help decide, and all are authors. Records note who took part, not only who typed.
concept-sv-resonance = Resonance
    .text = What one person puts aside helps another later on. Shared resources pay off when everybody adds to them.
concept-sv-contested = A contested statement
    .text = People disagree about the same thing. A graph need not choose: it can hold both views, each with its author.
concept-sv-plural = Many viewpoints
    .text = A vote says who convinced more people, not who is right. That is why the loser gets to add a statement.
concept-sv-emphasis = Emphasis
    .text = A marker tells everybody: there is more to say here. Catalogues do the same with headings, exhibitions and reading lists.
concept-sv-topic = A research question
    .text = Somebody else’s topic takes you off your path. Questions from outside are how a field grows.
concept-sv-path = A path
    .text = A path leads from one thing to the next along statements: it is a line of thought that somebody else can follow.
concept-sv-component = A component
    .text = Parts of a graph with no path between them know nothing of each other. One statement can join two worlds.
concept-sv-degree = Degree
    .text = The number of statements that name an entity. A hub with many helps you find your way, and may hide the rest.
concept-sv-isolated = An isolated node
    .text = Something nobody has said anything about yet. In a catalogue it is a record that no search will find.
concept-sv-measures = Measuring a graph
    .text = Lengths, parts and degrees describe the shape of knowledge without reading a word of it.
concept-sv-partial = Partial knowledge
    .text = Everybody sees some of the aims, nobody all of them. Working together means acting well without knowing everything.
concept-sv-unexpected = The unexpected
    .text = The dice choose what is possible; you choose what to do with it. Chance leads off the beaten track.
concept-sv-pace = Pace
    .text = Large steps take you far and let the others act more often. Those who are behind are heard next.
concept-sv-harmony = Balance
    .text = Nobody wins alone. What counts is how close everybody’s coins are to each other.
concept-sv-correction = A correction
    .text = A slip is corrected by something new that says so; what was there before can still be looked up.
concept-sv-graph = A knowledge graph
    .text = Without a plan or a leader, many small statements became one structure. It can be taken home as linked open data.

# --- The ending: whom it is about is "you" on their own phone -------------------------------------------------------

end-unit-shelves-voyage = coins
sv-end-level = { $level ->
    [excellent] An excellent voyage
    [great] A great voyage
    [good] A good voyage
    [mediocre] The ship is home
   *[unbalanced] Home after a rough sea
}
sv-end-length = Together: { $entities ->
    [one] one entity
   *[other] { $entities } entities
}, { $statements ->
    [one] one statement
   *[other] { $statements } statements
}, Harmony { $result }
sv-end-take-home = Take it home
sv-end-writer = Busiest quill
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } tied { $count ->
        [one] one statement
       *[other] { $count } statements
    }.
sv-end-thinker = Second thoughts
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } made { $count ->
        [one] a statement about a statement
       *[other] { $count } statements about statements
    }.
sv-end-giver = A helpful hand
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } gave { $count ->
        [one] a die
       *[other] { $count } dice
    } to the others.
sv-end-company = Good company
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } tied { $count ->
        [one] a statement
       *[other] { $count } statements
    } together with others.
sv-end-duty = A promise kept
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } fulfilled { $count ->
        [one] a duty
       *[other] { $count } duties
    }.
sv-end-mapper = Map maker
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } brought { $count ->
        [one] one entity
       *[other] { $count } entities
    } to the chart.
sv-end-debate = Ready to debate
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } stood for an opinion in { $count ->
        [one] a quarrel
       *[other] { $count } quarrels
    }.
sv-end-far = Far out at sea
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } came to station { $station }.
sv-end-aboard = Aboard all the way
    .text = { $you ->
        [yes] You were
       *[no] { NAME($seat) } was
    } there for { $count ->
        [one] the one turn
       *[other] all { $count } turns
    }.
sv-end-made = { $count ->
    [0] Your entities are on the chart
    [one] One statement is yours
   *[other] { $count } statements are yours
}
    .text = { $shared ->
        [0] You
        [one] One of them was tied with others; you
       *[other] { $shared } of them were tied with others; you
    } brought { $placed ->
        [0] no entity
        [one] one entity
       *[other] { $placed } entities
    }.
sv-end-mate = Side by side: { NAME($seat) }
    .text = You tied { $count ->
        [one] a statement
       *[other] { $count } statements
    } together.{ $both ->
        [0] { "" }
       *[other] { " " }{ sv-end-dice-given }
    }
sv-end-dice = Side by side: { NAME($seat) }
    .text = { sv-end-dice-given }
sv-end-dice-given = Dice between you: { $mine } from you, { $theirs } from { NAME($seat) }.
sv-end-alone = One ship, one chart
    .text = What you wrote stands beside what the others wrote, in one graph.

# --- Options ------------------------------------------------------------------------------------------------------

option-group-shelves-voyage-modules = Modules
option-group-shelves-voyage-voyage = A voyage
option-theme = Theme
    .help = What suggestions and bots write about.
    .free = Anything
    .art = Art
    .music = Music
    .libraries = Libraries
option-end-station = End station
    .help = 18 makes a short session, 32 a thorough one, 63 takes hours; more players take longer. 12 is enough to try it out.
option-gm-plays = The Game Master plays
    .help = Whether the Game Master plays too, or only moderates.
option-master-seat = The Game Master’s seat
    .help = Agree on who it is. Whoever makes the table has seat 1.
option-debate-minutes = Minutes for a debate
    .help = After this many minutes a Quarrel goes to a vote. The two may end it earlier.
option-speeches = Speeches in a debate
    .help = How often each of the two has the floor, in turn and for the same time.
    .none = No order: they speak freely
option-patience-seconds = Seconds to answer
    .help = After this many seconds, no answer counts as a no, and no vote as an abstention. 0 waits for ever.
    .none = No limit
option-arcana = Arcana cards
    .help = Without cards, a Harvest is always coins, and Harmony is simply the distance.
option-initiative = Who plays next
    .help = The Game of Goose, or a simpler order.
    .goose = The Game of Goose: the lowest station
    .clockwise = Clockwise
    .popcorn = Popcorn: the last player chooses
option-turns-each = Turns per player
    .help = Without the Game of Goose, the game ends after this many turns for everybody.
option-legacy = Legacies
    .help = Whether meeples can be placed on entities.
option-own-die = Your own die on a Legacy
    .help = What a die from your own pool costs, and what a Legacy changes.
    .waived = Costs a coin; free on a Legacy
    .ignored = Always costs a coin
    .earns = Earns a coin; nothing on a Legacy
option-donor-paid-by = Who pays for a die
    .help = Where the coin for a borrowed die comes from.
    .bank = The bank
    .active = The active player
option-create-card = The Create card
    .help = Whether it needs a partner.
    .with_partner = With a partner, like Co-create
    .alone = Alone
option-no-pair = Without a pair
    .help = What happens when there is no pair.
    .stay = No action and no movement
    .advance_one = One station forward
    .free_harvest = A Harvest without movement
option-pool-size = Size of a pool
    .help = How many dice fit into a Resonance pool.
    .unlimited = Any number
option-donor-consent = Asking for a die
    .help = Whether the owner may refuse.
    .may_refuse = May refuse
    .must_give = Must give it
option-invent-moves = Steps after Invent
    .help = How far the meeple goes.
    .six = Six
    .chosen_action = The value of the chosen action
option-manipulate-coins = Coins of a Manipulation
    .help = Who pays the two coins.
    .actor = The player who manipulates
    .bank = The bank
option-manipulate-duty = Duty of a Manipulation
    .help = When it is fulfilled.
    .deferred = With the next action that fits
    .immediate = Straight away
option-vote-tie = A tied vote
    .help = Who wins a Quarrel when both sides have the same number of votes.
    .game_master = The Game Master decides
    .initiator_loses = The player who started it loses
option-end-timing = The very end
    .help = What happens when the end station is reached.
    .end_of_turn = It ends with that turn
    .last_actions = Everybody else has one more turn
option-negative-coins = Coins below zero
    .help = Whether you may owe coins.
option-result = The result
    .help = What is compared with the table of levels.
    .sum = The sum of all scores
    .mean = Their average, rounded up
option-halving = Halving several times
    .help = How a score is halved for each of several things.
    .linear = Once, by twice their number
    .iterated = By two, once for each
option-components-count = Separate parts
    .help = What Major Arcana 3 counts.
    .all = All parts, when there are several
    .beyond_first = All parts but one
option-equal-rank = Equal rank
    .help = Whether being fewest, most, lowest or highest may be shared.
    .counts = Yes
    .strict = No
option-station-rank = Last but one
    .help = What Major Arcana 17 and 19 look at.
    .among_players = Where the players stand
    .on_track = The station before the last
option-shared-authors = Shared statements
    .help = Whose they are for Major Arcana 2 and 5.
    .all = Everybody who took part
    .active_only = Only the active player
option-majors-harvested = Harvested Major Arcana
    .help = What becomes of those you already had.
    .added = They stay
    .replaced = They go back under the deck

# --- The rules, section by section --------------------------------------------------------------------------------

section-SV-graph = Entities and statements
    .text = The graph on the table is made of entities and of statements between them. A statement has a subject, a predicate and an object.
section-SV-graph-meta = Meta-statements
    .text = A statement may itself be the subject or the object of another one, for example to name its source.
section-SV-action-1 = Harvest
    .text = { $arcana ->
        [no] Take two coins.
       *[yes] Take two coins, or a Minor Arcana card, or look at two Major Arcana and keep one.
    }
section-SV-action-2 = Co-create
    .text = With a partner, make a statement: about a new entity, between two elements, or about a statement.
section-SV-action-3 = Advocate
    .text = Make a statement alone, and earn a coin.
section-SV-action-4 = Manipulate
    .text = Name a player and a topic. That player gets two coins { $manipulate_coins ->
        [bank] from the bank
       *[actor] from you
    } and a token, and owes a Co-create, an Advocate or a Quarrel about the topic.
section-SV-action-5 = Quarrel
    .text = Choose an entity and an opponent, and debate for { $debate_minutes ->
        [one] a minute
       *[other] { $debate_minutes } minutes
    } at most{ $speeches ->
        [0] .
        [one] : one speech each, of the same length.
       *[other] : { $speeches } speeches each, in turn and of the same length.
    } The others vote. The winner loses two coins, the loser may advocate at once without moving, and both get a Quarrel token.
section-SV-action-6 = Invent
    .text = Do any of the other five actions, but clear your Resonance pool. An empty pool costs nothing.
section-SV-resonance = Pairs of dice
    .text = Two dice of the same value are a pair, and its value is the action. With four dice about 72% of rolls have one.
section-SV-resonance-1 = A die from somebody else
    .text = You may ask for a die from somebody’s pool. The owner { $donor_consent ->
        [must_give] must give it,
       *[may_refuse] may refuse; whoever gives it
    } earns a coin { $donor_paid_by ->
        [active] from you
       *[bank] from the bank
    } and decides on the statement with you.
section-SV-resonance-2 = A die of your own
    .text = { $own_die ->
        [earns] You may use a die from your own pool. It earns you a coin.
       *[other] You may use a die from your own pool. It costs you a coin.
    }
section-SV-resonance-store = Resonance pools
    .text = Stored dice keep their value, and everybody can use them.
section-SV-legacy = Legacy
    .text = At any time you may place a meeple of your colour on an entity, for two coins. It invites everybody to carry on there.
section-SV-legacy-1 = Quarrels on a Legacy
    .text = The winner loses three coins, and the loser’s Advocate earns nothing.
section-SV-legacy-2 = Invent on a Legacy
    .text = Only one die leaves the pool.
section-SV-legacy-3 = Your own die on a Legacy
    .text = A die from your own pool has no effect on your coins.
section-SV-goose = The Game of Goose
    .text = Everybody’s meeple stands on a track. After a turn it advances by the value of the action, and the player on the lowest station plays next.
section-SV-goose-ties = Equal stations
    .text = When several players share the lowest station, the Game Master chooses among them.
section-SV-goose-end = The end station
    .text = The Game Master decides before the start how long the voyage is. The manual advises 18 for a short session, 32 for a thorough one and 63 for hours. Here it is { $end_station }.
section-SV-minor = Minor Arcana
    .text = Cards with a power, to be used once, at any time: four of each kind.
section-SV-minor-1 = Treasure
    .text = Four coins more, or four fewer, for you.
section-SV-minor-2 = Create
    .text = A Co-create at any time, without moving.
section-SV-minor-3 = Advocate
    .text = An Advocate at any time, without moving.
section-SV-minor-4 = Manipulate
    .text = A Manipulate at any time, without moving.
section-SV-minor-5 = Quarrel
    .text = A Quarrel at any time, without moving.
section-SV-minor-6 = Invent
    .text = An Invent at any time, without moving and without clearing your pool.
section-SV-minor-7 = Catalogue
    .text = You may look something up, on paper or on a screen. Your next statement shows it.
section-SV-minor-8 = Medium
    .text = You may use a sound or a picture. Your next statement shows it.
section-SV-minor-9 = Turtle
    .text = Any meeple goes back by the lower of two dice.
section-SV-minor-10 = Hare
    .text = Any meeple goes forward by the higher of two dice.
section-SV-minor-11 = Page
    .text = In another player’s turn: a die from your pool becomes the added die.
section-SV-minor-12 = Knight
    .text = Another player loses up to three coins.
section-SV-minor-13 = Queen
    .text = In your turn: somebody must give you a die and earns nothing for it.
section-SV-minor-14 = King
    .text = Take a Legacy away, move it to another entity, or give it to another player.
section-SV-major = Major Arcana
    .text = 22 hidden aims, one card of each, that change your Harmony score at the end. Do not reveal them.
section-SV-major-1 = Legacies
    .text = Halve your score for each Legacy you have on the graph.
section-SV-major-2 = Your longest path
    .text = Divide your score by twice the length of the longest path of your own statements.
section-SV-major-3 = Separate parts
    .text = Halve your score for each part of a graph that is not connected.
section-SV-major-4 = All in one piece
    .text = Your score does not count if every entity can be reached from every other; otherwise it doubles.
section-SV-major-5 = Your meta-statements
    .text = Halve your score for each of your meta-statements.
section-SV-major-6 = No duty left
    .text = Your score does not count if no Manipulate token is left; otherwise it doubles.
section-SV-major-7 = Your Quarrels
    .text = Halve your score for each of your Quarrel tokens.
section-SV-major-8 = Your Minor Arcana
    .text = Halve your score for each Minor Arcana card you used or still hold.
section-SV-major-9 = More Major Arcana
    .text = Halve your score for each Major Arcana card you hold beyond the first.
section-SV-major-10 = An empty pool
    .text = Double your score for each die in your pool. With an empty pool it does not count.
section-SV-major-11 = Another’s full pool
    .text = Halve your score for each die in the biggest pool of another player.
section-SV-major-12 = Fewest coins
    .text = Halve your score if you have the fewest coins.
section-SV-major-13 = Only one has fewer
    .text = Your score does not count if exactly one other player has fewer coins; otherwise it doubles.
section-SV-major-14 = Most coins
    .text = Halve your score if you have the most coins.
section-SV-major-15 = Only one has more
    .text = Your score does not count if exactly one other player has more coins; otherwise it doubles.
section-SV-major-16 = Lowest station
    .text = Halve your score if you are on the lowest station.
section-SV-major-17 = Last but one
    .text = Your score does not count if you are on the second lowest station; otherwise it doubles.
section-SV-major-18 = Highest station
    .text = Halve your score if you are on the highest station.
section-SV-major-19 = Second highest
    .text = Your score does not count if you are on the second highest station; otherwise it doubles.
section-SV-major-20 = Entities with one statement
    .text = Halve your score for each entity that only one statement names.
section-SV-major-21 = The highest degree
    .text = Divide your score by twice the number of statements that name the busiest entity.
section-SV-major-22 = Entities left alone
    .text = Halve your score for each entity that no statement names.
section-SV-harmony = Harmony
    .text = Your score is the distance of your coins from the average, rounded up. Then your Major Arcana change it. { $result ->
        [mean] The average of all scores, rounded up,
       *[sum] The sum of all scores
    } is the result of the group: the lower, the better.
section-SV-harmony-levels = How well it went
    .text = With n players: up to n is excellent, up to 2n great, up to 3n good, up to 4n mediocre; anything above is unbalanced.
section-SV-master = The Game Master
    .text = One of you moderates: chooses among equals, watches the time, settles ties and corrects slips.
section-SV-setup = What you need
    .text = 3 to 10 players including the Game Master, one to six hours, and eight dice each: four to roll and four for the pool.
section-SV-prep-1 = Coins, dice and a card
    .text = Everybody gets four coins, four dice and a Major Arcana card.
section-SV-prep-2 = A first entity
    .text = Everybody puts one entity on the table, without a statement. A theme may link them.
section-SV-prep-3 = A first station
    .text = A die says at which station each meeple starts.
section-SV-turn-1 = Roll
    .text = Roll four dice and look for pairs.
section-SV-turn-2 = Add a die
    .text = Add a die from your own pool, or ask for one from another’s.
section-SV-turn-3 = Choose a pair and act
    .text = Choose one pair and do its action.
section-SV-turn-4 = Coins
    .text = Take or pay the coins the action asks for.
section-SV-turn-5 = Store a die
    .text = Put one unused die of the four into your pool.
section-SV-turn-6 = Move on
    .text = Move your meeple by the value of the action.
section-SV-session = The session
    .text = The player on the lowest station plays. Minor Arcana and Legacies can be used at any time.
section-SV-end = The end
    .text = When a meeple reaches the end station, the coins are counted, the average is taken, all Major Arcana are revealed, and the scores are added up.
section-SV-modules-1 = Without Arcana
    .text = Leave out both decks. A Harvest is then always two coins.
section-SV-modules-2 = Without the Game of Goose
    .text = Play clockwise, or let each player choose the next. Leave out the cards about stations.
section-SV-modules-3 = Without Legacies
    .text = Leave out the meeples on entities, and the cards about them.

# --- The rules page and how to play -------------------------------------------------------------------------------

rules-sv-start = { $initiative ->
    [goose] Everybody starts with four coins. The voyage ends when somebody reaches station { $end_station }.
   *[other] Everybody starts with four coins. The voyage ends after { $turns_each } turns each.
}
rules-sv-idea = Many small statements become one graph of knowledge. It can be taken home as linked open data.
step-sv-1 = Roll
    .text = Roll four dice. Two equal ones are a pair, and its value is your action.
    .more = Add a die from a pool to make another pair: your own costs a coin, with another’s you write together.
step-sv-2 = Act
    .text = 1 harvest, 2 co-create, 3 advocate, 4 manipulate, 5 quarrel, 6 any of these.
    .more = Harvest for coins or cards; Co-create, Advocate and Quarrel lead to statements.
step-sv-3 = Tie
    .text = A statement is a sentence in three parts: subject, predicate, object. It ties two things on the chart.
    .more = One end may be new, the other lies on the table already. A statement can be about a statement, too.
step-sv-4 = { $initiative ->
    [goose] Sail
   *[other] Store
}
    .text = { $initiative ->
        [goose] Put an unused die into your pool and sail as far as your action. Whoever is furthest behind plays next.
        [popcorn] Put an unused die into your pool, and choose who plays next.
       *[clockwise] Put an unused die into your pool. Then the next player clockwise plays.
    }
    .more = Others may ask for the dice in your pool, and you earn a coin for each.
chapter-sv-goal = Goal and end
chapter-sv-setup = Setting up
chapter-sv-graph = The graph
chapter-sv-turn = A turn
chapter-sv-dice = Dice and pools
chapter-sv-actions = The six actions
chapter-sv-goose = The Game of Goose
chapter-sv-legacy = Legacies
chapter-sv-minor = Minor Arcana
chapter-sv-major = Major Arcana
chapter-sv-modules = Playing with less
pieces-sv-actions = Six actions
    .text = A pair of dice of this value.
pieces-sv-minors = { $count } Minor Arcana
    .text = Powers to be used once, at any time. Only their owner sees them.
pieces-sv-majors = { $count } Major Arcana
    .text = Secret aims that change your score at the end. The lower the score, the better.
pieces-sv-things = On the chart
    .text = What else lies there.
explain-sv-entity = Entity
    .text = Something one can speak about: a work, a person, a place, an idea.
explain-sv-statement = Statement
    .text = A cord from subject to object; the knot names the predicate and shows the shapes of its authors.
explain-sv-legacy = Legacy
    .text = A meeple on an entity, for two coins: an invitation to carry on there. Quarrels about it cost the winner three coins.
explain-sv-station = Goose track
    .text = Where everybody stands. The player on the lowest station plays next; reaching the end station ends the voyage.
explain-sv-pool = Resonance pool
    .text = Dice for later. Their owner may add one for a coin; others may ask for one, and the owner earns a coin.
explain-sv-coins = Coins
    .text = Not to be rich, but to be close to the average at the end.
explain-sv-master = Game Master
    .text = Moderates: chooses among players on the same station, watches the time, settles ties and corrects slips.
explain-sv-duty = Duty
    .text = Owed by somebody who was manipulated: a Co-create, an Advocate or a Quarrel about this topic.
explain-sv-quarrel = Quarrel token
    .text = One for each Quarrel somebody took part in; a Major Arcana card counts them.

# --- Our rulings --------------------------------------------------------------------------------------------------

ruling-SV-1 = A die from your own pool costs a coin. If the action involves an entity with a Legacy, it is free.
    .why = Two passages disagree; the Legacy switches the coin off.
ruling-SV-2 = The coin for a borrowed die comes from the bank.
    .why = So the rules say.
ruling-SV-3 = Create and Co-create are the same action, with a partner.
    .why = Older drafts called the same action Create.
ruling-SV-4 = Without a pair there is no action and no movement; a die is stored all the same.
    .why = Without a pair there is no value to act or sail by.
ruling-SV-5 = At most one die is added in a turn. If there is a pair, you must choose one.
    .why = The rules speak of one die.
ruling-SV-6 = The die you store is always one of the four you rolled and did not use.
    .why = The rules do not say what happens after a borrowed die.
ruling-SV-7 = A pool holds four dice. If it is full, one may be exchanged. Used dice go back to their owner.
    .why = Everybody has eight dice and rolls four.
ruling-SV-8 = The owner of a die may refuse. A player who shares an action has to agree to its statement; the player who asked may withdraw the request. A Harvest, a Manipulate and a Quarrel make no statement: there the die brings only the coin, and the player who asked decides alone.
    .why = The rules say “ask”; the Page and the Queen are the ways to force it.
ruling-SV-9 = After Invent the meeple moves six stations. The pool is cleared before a die is stored.
    .why = The pair is a pair of sixes, whatever is invented with it.
ruling-SV-10 = The player who manipulates pays the two coins. The duty is fulfilled by that player’s first Co-create, Advocate or Quarrel; then the token goes back.
    .why = The rules do not say who pays, or when the duty is due.
ruling-SV-11 = Everybody but the two votes, and a Quarrel cannot be declined. The Game Master settles a tie; if the Game Master is one of the two, chance does.
    .why = The rules do not say what happens to a tied vote.
ruling-SV-12 = You agree on who is Game Master: seat { $master_seat } here. The Game Master plays too, unless you agree otherwise. A Game Master who only moderates has no coins and does not count as a player.
    .why = The rules count the Game Master among the players.
ruling-SV-13 = The end station is agreed before the start.
    .why = One passage lets the Game Master decide, another the group.
ruling-SV-14 = The game ends with the turn in which a meeple reaches or passes the end station, even if a Hare takes it there.
    .why = Earlier editions differ.
ruling-SV-15 = Coins may go below zero.
    .why = An earlier draft says so, and only distances count.
ruling-SV-16 = The result is the sum of the scores, not their average.
    .why = The example adds the scores, and the levels grow with the players.
ruling-SV-17 = From 4n + 1 upwards, the result is unbalanced.
    .why = The table of levels leaves this number out.
ruling-SV-18 = Minor Arcana are hidden, and there is no limit on them. Played ones are reshuffled when the deck is empty.
    .why = The rules do not say.
ruling-SV-19 = “Half for each” means one division, by twice their number, rounded up. For three things, divide by six.
    .why = The only worked example divides three things by six.
ruling-SV-20 = Several Major Arcana act in ascending order, each rounded up. A score that does not count is 0; the number of players stays.
    .why = The rules give no order.
ruling-SV-21 = Parts are counted when there are two or more.
    .why = One single part is not apart from anything.
ruling-SV-22 = Fewest, most, lowest and highest may be shared. What counts is what you have at the end.
    .why = The rules do not say.
ruling-SV-23 = Exactly one other player must have fewer, or more.
    .why = The rules say “only one”.
ruling-SV-24 = Second lowest and second highest are counted among the stations where somebody stands.
    .why = As with the lowest and the highest, players are compared.
ruling-SV-25 = Major Arcana 19 says twice that the score doubles; it doubles once.
    .why = The card repeats itself.
ruling-SV-26 = A statement is an element of the graph when another points at it. The degree of an entity counts every statement that names it. Paths go both ways, visit nothing twice, and their length is in statements.
    .why = The rules do not say how meta-statements are measured.
ruling-SV-27 = A shared statement belongs to all who made it.
    .why = Those who lend a die or a hand decide too.
ruling-SV-28 = No meeple goes below station 0. Each player can have one Legacy on an entity.
    .why = The rules do not say.
ruling-SV-29 = A harvested Major Arcana card is added to those you have; the other goes under the deck.
    .why = One Major card speaks of holding several.
ruling-SV-30 = Without a module its cards are left out. Without the Game of Goose everybody has an agreed number of turns.
    .why = The rules name the modules, not all their cards.
ruling-SV-31 = With a Page the owner earns the coin; with a Queen nobody does. Either way the owner shares the action, and has to agree to its statement. The die counts as the one that may be added.
    .why = The two cards force what is otherwise asked for.
ruling-SV-32 = Cards with an action wait until no other action is under way. All other cards can be played at any moment.
    .why = So that two actions never run at once.
ruling-SV-33 = Who votes can abstain. Who quarrels can give in: then the other has won, and nobody votes. Bots do not debate, so they abstain, and of two bots the poorer gives in.
    .why = The rules say that the others can vote, not that they must.
ruling-SV-34 = Whoever has to agree to a statement can word it otherwise; then everybody else who shares it has to agree.
    .why = The rules let them determine the statement together.
ruling-SV-35 = Who paid for a duty sees what was done for it, and can say until the end of the next turn that it was not the topic. Then the Game Master decides. Without a word it is fulfilled.
    .why = The rules keep the token until the commitment is fulfilled, and do not say who judges that.
ruling-SV-36 = Between two actions the Game Master can make one entity of two that mean the same. Its statements and Legacies go over; at least two entities stay.
    .why = The rules do not say what happens when two entities mean the same.
ruling-SV-37 = A debate ends after the agreed minutes. The two speak as they like, or in turn with the agreed number of speeches.
    .why = The rules advise three to five minutes, and leave the form of a debate to the group.
ruling-SV-38 = A Manipulate involves no entity: its topic is words, even when they name an entity with a Legacy.
    .why = The rules give advantages to actions that involve such an entity, and a topic can be anything.

later-sv-merge-text = Two entities that mean the same become one: what was said about the first, and its Legacies, pass to the second.
later-sv-merge-node = Which one goes?
later-sv-merge-into = Which one stays?
later-sv-merge-go = Make them one
later-sv-merge-go-text = “{ $one }” becomes “{ $other }”
later-sv-merge-missing = choose both
later-sv-q-floor = { NAME($seat) } has the floor: speech { $speech } of { $speeches }.
later-sv-q-give-in = Give in
later-sv-q-give-in-text = the other wins, nobody votes
later-sv-q-abstain = Neither
later-sv-q-abstain-text = you abstain
later-sv-play-go = Play { $card }
later-sv-play-go-text = it is discarded afterwards
later-sv-play-on = on { NAME($seat) }
later-sv-play-die = { NAME($seat) } gives a { $die }: { $action }
later-sv-play-whom = Aimed at
later-sv-play-coins = Coins
later-sv-play-choose = Choose first.
later-sv-play-not-now = This card cannot be played now.
later-sv-legacy-text = A meeple of yours on an entity, for two coins. It says: this deserves a closer look.
later-sv-legacy-go = Place it
later-sv-legacy-missing = choose an entity
later-sv-mend-text = The Game Master corrects a slip. Everybody sees that it was corrected.
later-sv-mend-entity = The entity is called
later-sv-mend-predicate = The predicate is
later-sv-mend-go = Correct it
later-sv-mend-go-text = the old text stays in the record
later-sv-king-which = Which Legacy?
later-sv-king-legacy = { NAME($seat) } on { $words }
later-sv-king-how = What becomes of it
later-sv-king-removed = Remove
later-sv-king-moved = Move
later-sv-king-recoloured = Recolour
later-sv-king-to = To which entity?
later-sv-king-heir = Whose is it to be?
later-sv-q-debate = Listen to both. Then say who was more convincing.
later-sv-q-debate-seen = The others listen, then say who was more convincing.
later-sv-q-debate-done = You have said enough. When the other one has too, the vote begins.
later-sv-you-said-enough = you have said enough
later-sv-q-debate-you = Speak! The others listen, and will say who was more convincing.
later-sv-q-vote = The others vote in secret.
later-sv-q-vote-you = Who was more convincing? { $voters ->
    [one] You alone decide.
   *[other] Nobody sees how you vote.
}
later-sv-q-vote-about-you = The others vote in secret on the two of you.
later-sv-q-voted = You have voted. The others are still thinking.
later-sv-q-judge = The vote is tied: { NAME($master) } judges.
later-sv-q-judge-you = The vote is tied. You judge: who was more convincing?
later-sv-q-votes = { $voted } of { $voters } { $voted ->
    [one] has voted
   *[other] have voted
}
later-sv-q-stakes = The winner loses two coins; the loser may write a statement. Both keep a Quarrel token.
later-sv-q-stakes-legacy = There is a Legacy on it: the winner loses three coins; the loser may write a statement, without earning a coin. Both keep a Quarrel token.
later-sv-q-look = Look at the chart
later-sv-q-back = Back to the Quarrel
# Afterwards
result-sv-headline = { $level ->
    [excellent] An excellent voyage
    [great] A great voyage
    [good] A good voyage
    [mediocre] A mediocre voyage
   *[unbalanced] A voyage out of balance
}: Harmony { $result }
result-sv-moment-meta = { NAME($seat) } makes a statement about a statement.
result-sv-moment-quarrel = { NAME($winner) } and { NAME($loser) } quarrel, { $votes } to { $against }.
result-sv-moment-legacy = { NAME($seat) } leaves a Legacy on “{ TEXT($text) }”.
result-sv-moment-duty = { NAME($seat) } fulfils the duty “{ TEXT($topic) }”.
result-sv-moment-mended = { NAME($seat) } corrects a text: “{ TEXT($text) }”.
result-sv-moment-joined = A statement by { NAME($seat) } joins two parts of the graph; the smaller had { $count } elements.
result-sv-moment-first = { NAME($seat) } makes the first statement of the graph.
result-sv-moment-together = { NAME($seats) } write one statement together.
result-sv-moment-hub = With a statement by { NAME($seat) }, { $count } statements name one and the same entity.
result-sv-moment-harmony = In the end nobody is more than { $count ->
    [one] one coin
   *[other] { $count } coins
} from the average of { $average }.

# The guided first game
guide-sv-welcome = A sea chart of what you know
    .text = Together you tie a graph of knowledge: wooden disks are entities, and the cords between them are statements. Nobody wins alone; at the end your coins should be in harmony.
guide-sv-place = A first entity
    .text = Everybody puts one thing on the table: a work, a person, a place, an idea. The box has suggestions if you need one.
guide-sv-roll = Four dice
    .text = The player on the lowest station sails next. Roll: two equal dice decide what you do.
guide-sv-pairs = A pair is an action
    .text = Each value is a different action, and your meeple sails that far. A die from a pool can make another pair: your own costs a coin; with somebody else’s, you write together.
guide-sv-write = Subject, predicate, object
    .text = Three fields read as one sentence. Touch a disk on the chart or type a few letters; what is already there is offered first. One end may be new.
guide-sv-agree = Two authors
    .text = A shared statement is tied only when all its authors agree. If they do not, it is rewritten.
guide-sv-store = A die for later
    .text = One unused die goes into your pool, with the value it shows. Others may ask for it; then you write the statement together.
guide-sv-statement = A cord is tied
    .text = The arrow goes from subject to object, and the knot shows the shapes of its authors. A knot can be the end of another cord: a statement about a statement.
guide-sv-track = The Goose track
    .text = Big actions sail far, and a player who is far ahead waits. The voyage ends with the turn in which somebody reaches the end station.
guide-sv-harmony = Harmony
    .text = Riches are not the aim. Your score is the distance of your coins from the average, changed by your Major Arcana; the lower the sum of all the scores, the better for everybody.
guide-sv-cards = Cards and Legacies
    .text = Minor cards and Legacies may be played at any time, even while others act. Your Major card is secret: see what it wants.
guide-sv-meta = About a cord
    .text = Who says so? Touch a knot to make a statement about a statement: its source, a doubt, a time. That is provenance.
guide-sv-copies = Everybody keeps the record
    .text = This browser has checked every entry of the journal. Your words lie beside it and can be erased; the chain stays whole.

result-sv-harmony = How the Harmony came about
result-sv-harmony-text = Average coins: { $average }. Everybody’s score begins with the distance from the average; then the Major Arcana are revealed, the lowest first.
result-sv-distance = { $coins ->
        [one] One coin
       *[other] { $coins } coins
    }, average { $average }: a distance of { $distance }
result-sv-major = Major { $card }
result-sv-why = { $card ->
    [4] { $count ->
        [0] the graph is in several parts
       *[other] the graph is in one piece
    }
    [6] { $count ->
        [0] a Manipulate token is left
       *[other] no Manipulate token is left
    }
    [12] { $count ->
        [0] somebody has fewer coins
       *[other] nobody has fewer coins
    }
    [13] { $count ->
        [0] nobody has fewer coins, or several have
       *[other] just one player has fewer coins
    }
    [14] { $count ->
        [0] somebody has more coins
       *[other] nobody has more coins
    }
    [15] { $count ->
        [0] nobody has more coins, or several have
       *[other] just one player has more coins
    }
    [16] { $count ->
        [0] not on the lowest station
       *[other] on the lowest station
    }
    [17] { $count ->
        [0] not on the second lowest station
       *[other] on the second lowest station
    }
    [18] { $count ->
        [0] not on the highest station
       *[other] on the highest station
    }
    [19] { $count ->
        [0] not on the second highest station
       *[other] on the second highest station
    }
   *[other] counts { $count }
}
result-sv-step = { result-sv-why }: { $before } becomes { $after }
result-sv-step-same = { result-sv-why }: it stays { $after }
result-sv-no-majors = No Major Arcana
result-sv-together = { $scores }: the table’s Harmony is { $result }, { sv-level }.
result-sv-graph = The graph you leave behind
result-sv-as-chart = Chart
result-sv-as-sentences = Sentences
result-sv-components = separate parts
result-sv-degree = statements at the busiest entity
result-sv-single = entities with one statement
result-sv-isolated = entities without a statement
result-sv-measures-each = Measures of each player
result-sv-path = longest path
result-sv-metas = meta-statements
result-sv-take-home = Take it home
result-sv-title = Title
result-sv-licence = Licence
result-sv-title-text = What shall your graph be called, and who may use it? Whoever takes it home finds it in their file.
result-sv-title-keep = Keep for everybody
result-sv-titled = It is in everybody’s file now.
result-sv-untitled = It has no title yet; { NAME($seat) } may give it one.
result-sv-language = Written in
result-sv-language-unsaid = several languages
result-sv-licence-unsaid = not decided
result-sv-licence-none = none: all rights reserved
result-sv-licence-zero = CC0: free for everybody, without conditions
result-sv-licence-by = CC BY: free for everybody who names you
result-sv-picture = The chart as a picture
result-sv-picture-svg = Drawing, sharp at every size
result-sv-picture-png = Picture
result-sv-picture-print = Print
result-sv-data = The graph as data
result-sv-without-bots = without statements that only bots made
result-sv-export-names = with the names of the players
result-sv-format-turtle = Turtle
    .for = for Protégé, OpenRefine and triple stores
result-sv-format-trig = TriG
    .for = for triple stores that keep graphs apart
result-sv-format-jsonld = JSON-LD
    .for = for programs on the web
result-sv-format-nquads = N-Quads
    .for = one fact a line, for large stores
result-sv-format-turtle12 = Turtle, RDF 1.2
    .for = for tools that know RDF 1.2
result-sv-format-trig12 = TriG, RDF 1.2
    .for = for tools that know RDF 1.2
result-sv-format-graphml = GraphML
    .for = for Gephi, yEd and Cytoscape
result-sv-format-csv = Table of statements
    .for = for a spreadsheet
result-sv-format-csv-entities = Table of entities
    .for = for a spreadsheet
result-sv-format-json = JSON
    .for = everything, for a program of your own
result-sv-format-zip = Everything
    .for = one zip: all formats, journal, texts and proof
result-sv-ask-graph = Ask the graph
result-sv-ask-text = Questions are written in SPARQL. Begin with one of these, see how it is written, and change it.
result-sv-examples = Questions to begin with
result-sv-question = Your question
result-sv-prefixes = Prefixes that are there already, the last for what lies on this table:
result-sv-ask = Ask
result-sv-asking = Searching…
result-sv-answer = Answer
result-sv-rows = { $count ->
        [0] Nothing found.
        [one] One row
       *[other] { $count } rows
    }{ $cut ->
        [true] , and there are more
       *[other] { "" }
    }

# --- The wall of a classroom ---
sv-wall-way = The way: station { $end } is the end
