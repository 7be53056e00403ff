# A Shelves Voyage, in our own words.

game-shelves-voyage = A Shelves Voyage
    .summary = Travellers tie statements into one shared graph of knowledge, and try to keep everybody’s coins in harmony.
    .players = 3–10 players

# --- What happens -------------------------------------------------------------------------------------------------

event-sv-game-began = { NAME($players) } set out with { $coins } coins each. { NAME($master) } is the Game Master. { $majors ->
    [0] There are no cards.
   *[other] There are { $minors } Minor and { $majors } Major Arcana.
}
event-sv-major-dealt = { $card ->
    [hidden] { NAME($seat) } gets a Major Arcana card.
   *[other] { NAME($seat) } gets Major Arcana { $card }: { sv-major-name }.
}
event-sv-entity-placed = { $why ->
    [first] { NAME($seat) } puts a first entity on the table: “{ TEXT($text) }”.
   *[new] A new entity: “{ TEXT($text) }”.
}
event-sv-meeple-moved = { $why ->
    [start] { NAME($seat) } starts at station { $station }.
    [turtle] The Turtle throws { $dice } and brings { NAME($seat) } back to station { $station }.
    [hare] The Hare throws { $dice } and takes { NAME($seat) } to station { $station }.
   *[other] { NAME($seat) } moves by { $steps } to station { $station }.
}
event-sv-turn-began = { $why ->
    [lowest] Turn { $turn }: { NAME($seat) } is on the lowest station.
    [clockwise] Turn { $turn }: { NAME($seat) } is next.
   *[chosen] Turn { $turn }: { NAME($seat) } was chosen to play.
}
event-sv-dice-rolled = { NAME($seat) } rolls { $dice }.
event-sv-die-asked = { NAME($seat) } asks { NAME($donor) } for a { $die }.
event-sv-die-refused = { $why ->
    [withdrawn] { NAME($seat) } no longer asks { NAME($donor) } for a die.
    [time] { NAME($donor) } does not answer, so there is no die.
   *[no] { NAME($donor) } gives no die.
}
event-sv-die-added = { $how ->
    [own] { NAME($seat) } adds a { $die } from their own pool.
    [page] With a Page, { NAME($donor) } makes { NAME($seat) } take a { $die }.
    [queen] For a Queen, { NAME($donor) } hands { NAME($seat) } a { $die }.
   *[asked] { NAME($donor) } gives { NAME($seat) } a { $die } and shares the action.
}
event-sv-coins-changed = { NAME($seat) }: { $by ->
    [one] { $by } coin
   *[other] { $by } coins
} { $why ->
    [donor] for a die
    [own_die] for a die from their own pool
    [harvest] from a Harvest
    [advocate] for advocating
    [manipulate] by a Manipulation
    [quarrel] for winning a quarrel
    [legacy] for a Legacy
    [treasure] by a Treasure
   *[knight] taken by a Knight
}; now { $coins }.
event-sv-pair-chosen = { NAME($seat) } chooses { sv-action }.
event-sv-no-pair-found = { NAME($seat) } has no pair.
event-sv-action-invented = { NAME($seat) } turns to { sv-action }.
event-sv-minor-drawn = { $card ->
    [hidden] { NAME($seat) } draws a Minor Arcana card.
   *[other] { NAME($seat) } draws a Minor Arcana card: { sv-minor }.
}
event-sv-deck-shuffled = The { $cards } played Minor Arcana are shuffled into a new deck.
event-sv-majors-drawn = { $cards ->
    [hidden] { NAME($seat) } looks at { $count ->
        [one] one Major Arcana card
       *[other] { $count } Major Arcana
    }.
   *[other] { NAME($seat) } looks at Major Arcana { $cards }.
}
event-sv-major-kept = { $card ->
    [hidden] { NAME($seat) } keeps one Major Arcana card.
   *[other] { NAME($seat) } keeps Major Arcana { $card }: { sv-major-name }.
}
event-sv-statement-proposed = { NAME($seat) } proposes: “{ TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) }”. { NAME($waiting) } must agree.
event-sv-proposal-agreed = { NAME($by) } agrees.
event-sv-proposal-fell = { $why ->
    [withdrawn] { NAME($by) } takes the proposal back.
    [time] { NAME($by) } does not answer, so the proposal falls.
   *[no] { NAME($by) } does not agree.
}
event-sv-statement-made = { $kind ->
    [meta] A statement about a statement, by { NAME($authors) }: “{ TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) }”.
   *[plain] A statement by { NAME($authors) }: “{ TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) }”.
}
event-sv-action-given-up = { NAME($seat) } gives up the action.
event-sv-duty-given = { NAME($by) } binds { NAME($seat) } to a topic: “{ TEXT($topic) }”.
event-sv-duty-settled = { NAME($seat) } has fulfilled the duty “{ TEXT($topic) }”.
event-sv-quarrel-began = { NAME($seat) } quarrels with { NAME($opponent) } about “{ TEXT($text) }”. They have { $minutes } minutes.
event-sv-debate-left = { NAME($seat) } has said enough.
event-sv-debate-ended = { $why ->
    [time] Time is up: the debate is over.
    [master] The Game Master ends the debate.
   *[together] Both have said enough: the debate is over.
}
event-sv-vote-cast = { $winner ->
    [hidden] { NAME($seat) } has voted.
   *[other] { NAME($seat) } votes for { NAME($winner) }.
}
event-sv-vote-tied = The vote is tied, { $votes } each. { NAME($master) } decides.
event-sv-quarrel-settled = { NAME($winner) } was more convincing than { NAME($loser) } { $how ->
    [votes] ({ $votes } to { $against })
    [master] (by the Game Master’s word)
    [rule] (a tie, and whoever starts a quarrel loses it)
   *[chance] (a tie, settled by chance)
}. Both get a Quarrel token, and { NAME($loser) } may advocate.
event-sv-pool-cleared = { NAME($seat) } takes { $dice } out of their pool.
event-sv-die-stored = { $die ->
    [0] { NAME($seat) } leaves the full pool as it is.
   *[other] { $out ->
        [0] { NAME($seat) } stores a { $die }.
       *[other] { NAME($seat) } stores a { $die } in place of a { $out }.
    }
}
event-sv-legacy-placed = { NAME($seat) } places a Legacy on “{ TEXT($text) }”.
event-sv-legacy-altered = { $how ->
    [removed] A King takes { NAME($owner) }’s Legacy off “{ TEXT($text) }”.
    [moved] A King moves { NAME($owner) }’s Legacy from “{ TEXT($text) }” to { $to }.
   *[recoloured] A King gives { NAME($owner) }’s Legacy on “{ TEXT($text) }” to { NAME($heir) }.
}
event-sv-minor-played = { NAME($seat) } plays a Minor Arcana card: { sv-minor }.
event-sv-text-mended = { NAME($seat) } puts a text right: “{ TEXT($before) }” is now “{ TEXT($text) }”.
event-sv-last-turns-began = { NAME($seat) } has reached the end. Everybody else has one more turn: { NAME($seats) }.
event-sv-game-ended = { $reason ->
    [turns_played] All agreed turns are played.
   *[end_station] The end station is reached.
} The average is { $average } coins, the Harmony { $result }: { sv-level }.

sv-action = { $action ->
    [1] Harvest
    [2] Co-create
    [3] Advocate
    [4] Manipulate
    [5] Quarrel
   *[6] Invent
}
sv-minor = { $card ->
    [1] Treasure
    [2] Create
    [3] Advocate
    [4] Manipulate
    [5] Quarrel
    [6] Invent
    [7] Catalogue
    [8] Medium
    [9] Turtle
    [10] Hare
    [11] Page
    [12] Knight
    [13] Queen
   *[14] King
}
sv-major-name = { $card ->
    [1] Legacies
    [2] Your longest path
    [3] Separate parts
    [4] All in one piece
    [5] Your meta-statements
    [6] No duty left
    [7] Your quarrels
    [8] Your Minor Arcana
    [9] More Major Arcana
    [10] An empty pool
    [11] Another’s full pool
    [12] Fewest coins
    [13] Only one has fewer
    [14] Most coins
    [15] Only one has more
    [16] Lowest station
    [17] Last but one
    [18] Highest station
    [19] Second highest
    [20] Entities with one statement
    [21] The highest degree
   *[22] Entities left alone
}
sv-level = { $level ->
    [excellent] excellent
    [great] great
    [good] good
    [mediocre] mediocre
   *[unbalanced] unbalanced
}
ended-end_station = end station reached
ended-turns_played = all turns played

# --- What it teaches ----------------------------------------------------------------------------------------------

concept-sv-triple = A triple
    .text = A statement is a subject, a predicate and an object. From such small sentences, and nothing else, knowledge graphs and Linked Open Data are made.
concept-sv-entity = An entity
    .text = Anything one can speak about may be a node: a person, a work, a place, an idea. It gets its meaning from what is said about it.
concept-sv-predicate = A predicate
    .text = The word on the cord says how two things belong together. Choosing it well is half the work: “made by” and “owned by” lead to different answers.
concept-sv-provenance = Provenance
    .text = A statement about a statement says where it comes from, who says so, or how sure it is. Records can be trusted when they carry their sources.
concept-sv-shared-authorship = Shared authorship
    .text = Whoever lends a die or a hand decides together, and all are authors. Records note who took part, not only who typed.
concept-sv-resonance = Resonance
    .text = What one person leaves aside helps another later on. Shared resources pay when everybody adds to them.
concept-sv-contested = A contested statement
    .text = People disagree about the same thing. A graph need not choose: it can hold both views, each with its author.
concept-sv-plural = Many viewpoints
    .text = A vote says who convinced more people, not who is right. That is why the loser gets to add a statement.
concept-sv-emphasis = Emphasis
    .text = A marker tells everybody: there is more to say here. Catalogues do the same with headings, exhibitions and reading lists.
concept-sv-topic = A research question
    .text = Somebody else’s topic takes you off your path. Questions from outside are how a field grows.
concept-sv-path = A path
    .text = From one thing to the next along statements: a path is a line of thought that somebody else can follow.
concept-sv-component = A component
    .text = Parts of a graph without a path between them know nothing of each other. One statement can join two worlds.
concept-sv-degree = Degree
    .text = The number of statements that name an entity. A hub with many helps to find one’s way, and may hide the rest.
concept-sv-isolated = An isolated node
    .text = Something about which nobody has said anything yet. In a catalogue it is a record that no search will find.
concept-sv-measures = Measuring a graph
    .text = Lengths, parts and degrees describe the form of knowledge without reading a word of it.
concept-sv-partial = Partial knowledge
    .text = Everybody sees a part of the aims, nobody all of them. Working together means acting well without knowing everything.
concept-sv-unexpected = The unexpected
    .text = Dice choose what is possible, you choose what to do with it. Chance leads off the beaten track.
concept-sv-pace = Pace
    .text = Large steps take you far and let the others act more often. Those who are behind are heard next.
concept-sv-harmony = Balance
    .text = Nobody wins alone. What counts is how close everybody’s coins are to each other.
concept-sv-correction = A correction
    .text = A slip is put right by something new that says so; what was there before can still be looked up.
concept-sv-graph = A knowledge graph
    .text = Without a plan or a leader, many small statements became one structure. It can be taken home as linked open data.

# --- Options ------------------------------------------------------------------------------------------------------

option-theme = Theme
    .help = What suggestions and bots write about.
    .free = Free: everything
    .art = Art
    .music = Music
    .libraries = Libraries
option-end-station = End station
    .help = 18 is a short session, 32 a thorough one, 63 takes hours.
option-gm-plays = The Game Master plays
    .help = Whether the first seat plays too, or only moderates.
option-debate-minutes = Minutes for a debate
    .help = After this many minutes a quarrel goes to a vote. The two may end it earlier.
option-patience-seconds = Seconds to answer
    .help = After this many seconds, no answer counts as a no, and no vote as an abstention. 0 waits for ever.
option-arcana = Arcana cards
    .help = Without cards a Harvest is always coins, and Harmony is the bare distance.
option-initiative = Who plays next
    .help = The Game of Goose, or a simpler order.
    .goose = The Game of Goose: the lowest station
    .clockwise = Clockwise
    .popcorn = Popcorn: the last player chooses
option-turns-each = Turns per player
    .help = Without the Game of Goose it ends after this many turns for everybody.
option-legacy = Legacies
    .help = Whether meeples can be placed on entities.
option-own-die = A die of one’s own on a Legacy
    .help = What a die from one’s own pool costs, and what a Legacy changes.
    .waived = Costs a coin; free on a Legacy
    .ignored = Always costs a coin
    .earns = Earns a coin; nothing on a Legacy
option-donor-paid-by = Who pays for a die
    .help = Where the coin for a borrowed die comes from.
    .bank = The bank
    .active = The active player
option-create-card = The card Create
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
    .actor = Whoever manipulates
    .bank = The bank
option-manipulate-duty = Duty of a Manipulation
    .help = When it is fulfilled.
    .deferred = With the next action that fits
    .immediate = At once
option-vote-tie = A tied vote
    .help = Who wins a quarrel when both sides have the same number of votes.
    .game_master = The Game Master decides
    .initiator_loses = Whoever started it loses
option-end-timing = The very end
    .help = What happens when the end station is reached.
    .end_of_turn = It ends with that turn
    .last_actions = Everybody else has one more turn
option-negative-coins = Coins below zero
    .help = Whether one may owe coins.
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
    .help = Whether the fewest, most, lowest or highest may be shared.
    .counts = Yes
    .strict = No
option-station-rank = Last but one
    .help = What Major Arcana 17 and 19 look at.
    .among_players = Where the players stand
    .on_track = The station before the last
option-shared-authors = Shared statements
    .help = Whom they count for with Major Arcana 2 and 5.
    .all = All who took part
    .active_only = Only the active player
option-majors-harvested = Harvested Major Arcana
    .help = What becomes of those one had.
    .added = They stay
    .replaced = They go back under the deck

# --- The rules, section by section --------------------------------------------------------------------------------

section-SV-graph = Entities and statements
    .text = The graph on the table is made of entities and of statements between them. A statement has a subject, a predicate and an object.
section-SV-graph-meta = Meta-statements
    .text = A statement may itself be the subject or the object of another one, for example to name its source.
section-SV-action-1 = Harvest
    .text = Take two coins, or a Minor Arcana card, or look at two Major Arcana and keep one.
section-SV-action-2 = Co-create
    .text = With a partner, make a statement: about a new entity, between two elements, or about a statement.
section-SV-action-3 = Advocate
    .text = Make a statement alone, and earn a coin.
section-SV-action-4 = Manipulate
    .text = Name a player and a topic. The player gets two coins and a token, and owes a Co-create, an Advocate or a Quarrel about the topic.
section-SV-action-5 = Quarrel
    .text = Choose an entity and an opponent, and debate for a few minutes. The others vote. The winner loses two coins, the loser may advocate at once without moving, and both get a Quarrel token.
section-SV-action-6 = Invent
    .text = Do any of the other five actions, but clear your Resonance pool. An empty pool costs nothing.
section-SV-resonance = Pairs of dice
    .text = Two dice of the same value are a pair, and its value is the action. With four dice about 72% of rolls have one.
section-SV-resonance-1 = A die from another
    .text = You may ask for a die from somebody’s pool. The owner earns a coin and decides the statement with you.
section-SV-resonance-2 = A die of your own
    .text = You may use a die from your own pool. It costs you a coin.
section-SV-resonance-store = Resonance pools
    .text = Stored dice keep their value, and everybody can use them.
section-SV-legacy = Legacy
    .text = At any time you may place a meeple of your colour on an entity, for two coins. It invites everybody to go on there.
section-SV-legacy-1 = Quarrels on a Legacy
    .text = The winner loses three coins, and the loser’s Advocate earns nothing.
section-SV-legacy-2 = Invent on a Legacy
    .text = Only one die leaves the pool.
section-SV-legacy-3 = Your own die on a Legacy
    .text = A die from your own pool has no effect on your coins.
section-SV-goose = The Game of Goose
    .text = Everybody’s meeple stands on a track. After a turn it advances by the value of the action, and whoever is on the lowest station plays next.
section-SV-goose-ties = Equal stations
    .text = Among players on the same lowest station the Game Master chooses.
section-SV-goose-end = The end station
    .text = 18, 32 or 63: the Game Master decides before the start how long the voyage is.
section-SV-minor = Minor Arcana
    .text = Cards with a power, to be used once, at any time.
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
    .text = In another’s turn: a die of your pool becomes the added die.
section-SV-minor-12 = Knight
    .text = Another player loses up to three coins.
section-SV-minor-13 = Queen
    .text = In your turn: somebody must give you a die and earns nothing for it.
section-SV-minor-14 = King
    .text = Take a Legacy away, move it to another entity, or give it to another player.
section-SV-major = Major Arcana
    .text = Hidden aims that change your Harmony score at the end. Do not reveal them.
section-SV-major-1 = Legacies
    .text = Halve your score for each Legacy you have on the graph.
section-SV-major-2 = Your longest path
    .text = Divide your score by twice the length of the longest path of your own statements.
section-SV-major-3 = Separate parts
    .text = Halve your score for each part of a graph that falls apart.
section-SV-major-4 = All in one piece
    .text = Your score does not count if every entity can be reached from every other; else it doubles.
section-SV-major-5 = Your meta-statements
    .text = Halve your score for each meta-statement of yours.
section-SV-major-6 = No duty left
    .text = Your score does not count if no Manipulate token is left; else it doubles.
section-SV-major-7 = Your quarrels
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
    .text = Your score does not count if exactly one other player has fewer coins; else it doubles.
section-SV-major-14 = Most coins
    .text = Halve your score if you have the most coins.
section-SV-major-15 = Only one has more
    .text = Your score does not count if exactly one other player has more coins; else it doubles.
section-SV-major-16 = Lowest station
    .text = Halve your score if you are on the lowest station.
section-SV-major-17 = Last but one
    .text = Your score does not count if you are on the second lowest station; else it doubles.
section-SV-major-18 = Highest station
    .text = Halve your score if you are on the highest station.
section-SV-major-19 = Second highest
    .text = Your score does not count if you are on the second highest station; else it doubles.
section-SV-major-20 = Entities with one statement
    .text = Halve your score for each entity that only one statement names.
section-SV-major-21 = The highest degree
    .text = Divide your score by twice the number of statements of the entity that has the most.
section-SV-major-22 = Entities left alone
    .text = Halve your score for each entity that no statement names.
section-SV-harmony = Harmony
    .text = Your score is the distance of your coins from the average, rounded up. Then your Major Arcana change it. The sum of all scores is the result of the group: the lower, the better.
section-SV-harmony-levels = How well it went
    .text = With n players: up to n is excellent, up to 2n great, up to 3n good, up to 4n mediocre, more is unbalanced.
section-SV-master = The Game Master
    .text = One of you moderates: chooses among equals, watches the time, decides ties, and puts slips right.
section-SV-setup = What you need
    .text = 3 to 10 players with the Game Master, one to six hours, eight dice each.
section-SV-prep-1 = Coins, dice and a card
    .text = Everybody gets four coins, four dice and a Major Arcana card.
section-SV-prep-2 = A first entity
    .text = Everybody puts one entity on the table, without a statement. A theme may bind them together.
section-SV-prep-3 = A first station
    .text = A die says at which station each meeple starts.
section-SV-turn-1 = Roll
    .text = Roll four dice and look for pairs.
section-SV-turn-2 = Add a die
    .text = Add a die from your own pool, or ask for one from another’s.
section-SV-turn-3 = Choose a pair and act
    .text = Choose one pair and do its action.
section-SV-turn-4 = Coins
    .text = Take or pay what the action asks for.
section-SV-turn-5 = Store a die
    .text = Put one unused die of the four into your pool.
section-SV-turn-6 = Move on
    .text = Move your meeple by the value of the action.
section-SV-session = The session
    .text = Whoever is on the lowest station plays. Minor Arcana and Legacies can be used at any time.
section-SV-end = The end
    .text = When a meeple reaches the end station, coins are counted, the average is taken, all Major Arcana are opened, and the scores are added up.
section-SV-modules-1 = Without Arcana
    .text = Leave out both decks. A Harvest is then always two coins.
section-SV-modules-2 = Without the Game of Goose
    .text = Play clockwise, or let the last player choose the next. Leave out the cards about stations.
section-SV-modules-3 = Without Legacies
    .text = Leave out the meeples on entities, and the cards about them.

# --- Our rulings --------------------------------------------------------------------------------------------------

ruling-SV-1 = A die from one’s own pool costs a coin. If the action involves an entity with a Legacy, it is free.
ruling-SV-2 = The coin for a borrowed die comes from the bank.
ruling-SV-3 = Create and Co-create are the same action, with a partner.
ruling-SV-4 = Without a pair there is no action and no movement; a die is stored all the same.
ruling-SV-5 = At most one die is added in a turn. If there is a pair, one must be chosen.
ruling-SV-6 = What is stored is always one of the four rolled dice that was not used.
ruling-SV-7 = A pool holds four dice. If it is full, one may be exchanged. Used dice go back to their owner.
ruling-SV-8 = The owner of a die may refuse. Whoever shares an action has to agree to its statement; whoever asked may take the request back. Where no statement is made, sharing brings only the coin.
ruling-SV-9 = After Invent the meeple moves six stations. The pool is cleared before a die is stored.
ruling-SV-10 = Whoever manipulates pays the two coins. The duty is fulfilled with the first Co-create, Advocate or Quarrel of that player; then the token goes back.
ruling-SV-11 = Everybody but the two votes, and a quarrel cannot be declined. The Game Master decides a tie; if that is one of the two, chance does.
ruling-SV-12 = The Game Master is the first seat and plays too. Whoever only moderates has no coins and does not count as a player.
ruling-SV-13 = The end station is agreed before the start.
ruling-SV-14 = The game ends with the turn in which a meeple reaches or passes the end station, even when a Hare takes it there.
ruling-SV-15 = Coins may go below zero.
ruling-SV-16 = The result is the sum of the scores, not their average.
ruling-SV-17 = From 4n + 1 on, the result is unbalanced.
ruling-SV-18 = Minor Arcana are hidden, and there is no limit on them. Played ones are shuffled again when the deck is empty.
ruling-SV-19 = “Half for each” means one division, by twice their number, rounded up. For three things, divide by six.
ruling-SV-20 = Several Major Arcana act in ascending order, each rounded up. A score that does not count is 0; the number of players stays.
ruling-SV-21 = Parts are counted when there are two or more.
ruling-SV-22 = Fewest, most, lowest and highest may be shared. What counts is what one has at the end.
ruling-SV-23 = Exactly one other player must have fewer, or more.
ruling-SV-24 = Second lowest and second highest are counted among the stations where somebody stands.
ruling-SV-25 = Major Arcana 19 says twice that the score doubles; it doubles once.
ruling-SV-26 = A statement is an element of the graph when another points at it. The degree of an entity counts every statement that names it. Paths go both ways, visit nothing twice, and their length is in statements.
ruling-SV-27 = A shared statement belongs to all who made it.
ruling-SV-28 = No meeple goes below station 0. Everybody can have one Legacy on an entity.
ruling-SV-29 = A harvested Major Arcana card is added to those one has; the other goes under the deck.
ruling-SV-30 = Without a module its cards are left out. Without the Game of Goose everybody has an agreed number of turns.
ruling-SV-31 = With a Page the owner earns the coin, with a Queen nobody does. The die is the one that may be added.
ruling-SV-32 = Cards with an action wait until no other action is under way. All other cards can be played at any moment.

# --- Texts in the box ----------------------------------------------------------------------------------------------

text-art-mona-lisa = Mona Lisa
text-art-leonardo = Leonardo da Vinci
text-art-louvre = Louvre
text-art-oil-paint = oil paint
text-art-last-supper = The Last Supper
text-art-milan = Milan
text-art-renaissance = Renaissance
text-art-girl-with-pearl = Girl with a Pearl Earring
text-art-vermeer = Johannes Vermeer
text-art-ultramarine = ultramarine
text-art-the-hague = The Hague
text-art-delft = Delft
text-art-camera-obscura = camera obscura
text-art-lapis-lazuli = lapis lazuli
text-art-great-wave = The Great Wave
text-art-hokusai = Hokusai
text-art-woodcut = woodcut
text-art-van-gogh = Vincent van Gogh
text-art-starry-night = The Starry Night
text-art-guernica = Guernica
text-art-picasso = Pablo Picasso
text-art-war = war
text-art-madrid = Madrid
text-art-two-fridas = The Two Fridas
text-art-kahlo = Frida Kahlo
text-art-identity = identity
text-art-mexico-city = Mexico City
text-art-cave-paintings = cave paintings
text-art-ochre = ochre
text-art-florence = Florence
text-art-created-by = created by
text-art-shown-in = shown in
text-art-painted-with = painted with
text-art-painted-in = painted in
text-art-lived-in = lived in
text-art-belongs-to = belongs to
text-art-used = used
text-art-made-from = made from
text-art-made-as = made as a
text-art-inspired = inspired
text-art-shows = shows
text-art-made-with = made with
text-art-began-in = began in
text-music-well-tempered = The Well-Tempered Clavier
text-music-bach = Johann Sebastian Bach
text-music-harpsichord = harpsichord
text-music-leipzig = Leipzig
text-music-counterpoint = counterpoint
text-music-magic-flute = The Magic Flute
text-music-mozart = Wolfgang Amadeus Mozart
text-music-vienna = Vienna
text-music-opera = opera
text-music-moonlight = Moonlight Sonata
text-music-beethoven = Ludwig van Beethoven
text-music-piano = piano
text-music-orfeo = L’Orfeo
text-music-monteverdi = Claudio Monteverdi
text-music-orpheus = Orpheus
text-music-lyre = lyre
text-music-rite-of-spring = The Rite of Spring
text-music-stravinsky = Igor Stravinsky
text-music-paris = Paris
text-music-scandal = a scandal
text-music-kind-of-blue = Kind of Blue
text-music-miles-davis = Miles Davis
text-music-jazz = jazz
text-music-trumpet = trumpet
text-music-raga = raga
text-music-listening = listening
text-music-sitar = sitar
text-music-metronome = metronome
text-music-tempo = tempo
text-music-score = a score
text-music-music = music
text-music-improvisation = improvisation
text-music-composed-by = composed by
text-music-written-for = written for
text-music-lived-in = lived in
text-music-wrote-in = wrote in
text-music-first-heard-in = first heard in
text-music-belongs-to = belongs to
text-music-tells-of = tells of
text-music-plays = plays the
text-music-caused = caused
text-music-recorded-by = recorded by
text-music-taught-by = taught by
text-music-plays-in = plays in a
text-music-measures = measures
text-music-records = records
text-music-shapes = shapes
text-music-opposed-to = opposed to
text-libraries-alexandria = Library of Alexandria
text-libraries-papyrus = papyrus scrolls
text-libraries-fire = a fire
text-libraries-callimachus = Callimachus
text-libraries-pinakes = the Pinakes
text-libraries-catalogue = catalogue
text-libraries-gutenberg = Johannes Gutenberg
text-libraries-bible-42 = 42-line Bible
text-libraries-mainz = Mainz
text-libraries-printing-press = printing press
text-libraries-copying = copying by hand
text-libraries-scriptorium = scriptorium
text-libraries-card-catalogue = card catalogue
text-libraries-database = database
text-libraries-dewey = Melvil Dewey
text-libraries-decimal-classes = Decimal Classification
text-libraries-shelves = the shelves
text-libraries-ranganathan = S. R. Ranganathan
text-libraries-colon-classes = Colon Classification
text-libraries-five-laws = Five Laws of Library Science
text-libraries-books-are-for-use = books are for use
text-libraries-otlet = Paul Otlet
text-libraries-mundaneum = Mundaneum
text-libraries-mons = Mons
text-libraries-web = the Web
text-libraries-berners-lee = Tim Berners-Lee
text-libraries-linked-data = linked data
text-libraries-triple = triple
text-libraries-librarian = librarian
text-libraries-reader = reader
text-libraries-marginalia = notes in the margin
text-libraries-manuscript = manuscript
text-libraries-kept = kept
text-libraries-lost-in = lost in
text-libraries-worked-in = worked in
text-libraries-written-by = written by
text-libraries-is-a = is a
text-libraries-printed = printed
text-libraries-printed-in = printed in
text-libraries-replaced = replaced
text-libraries-practised = practised
text-libraries-replaced-by = replaced by
text-libraries-devised = devised
text-libraries-orders = orders
text-libraries-wrote = wrote
text-libraries-say = say that
text-libraries-dreamt-of = dreamt of
text-libraries-kept-in = kept in
text-libraries-foreshadows = foreshadows
text-libraries-invented = invented
text-libraries-lives-on = lives on
text-libraries-is-part-of = is part of
text-libraries-cares-for = cares for
text-libraries-wanders-along = wanders along
text-libraries-left-by = left by
text-libraries-holds = holds
text-any-reminds-of = reminds one of
text-any-differs-from = differs from
text-any-leads-to = leads to
text-any-seen-beside = is seen beside
text-any-cited-in = is cited in
text-any-encyclopedia = an encyclopedia
text-any-exhibition = an exhibition
text-any-lecture = a lecture
text-any-letter = a letter

# --- Refusals -------------------------------------------------------------------------------------------------------

refused-act_in_progress = Another action is under way: wait until it is done.
refused-already_placed = You have placed your first entity already.
refused-already_rolled = There is nothing to roll now.
refused-already_voted = You have voted already.
refused-card_not_drawn = You did not draw this Major Arcana card.
refused-card_not_so = This card cannot be used like that.
refused-die_already_added = A die has already been added this turn.
refused-die_makes_no_pair = A { $die } makes no pair with your dice.
refused-die_not_there = There is no { $die } in that pool.
refused-die_not_unused = A { $die } is not among your unused dice.
refused-donor_unwilling = This player will not give you a die this turn.
refused-entity_not_wanted = This statement has no new entity.
refused-legacy_there = That Legacy is on this entity already.
refused-minor_not_held = You do not hold this Minor Arcana card.
refused-module_off = This table plays without it.
refused-no_debate = There is no debate now.
refused-no_such_action = This action cannot be chosen here.
refused-no_such_element = There is no “{ $node }” in the graph.
refused-no_such_entity = There is no entity “{ $node }” in the graph.
refused-no_such_legacy = There is no such Legacy.
refused-no_such_player = There is no such player here.
refused-not_a_candidate = This player cannot be next.
refused-not_a_pair = There is no pair of this value.
refused-not_a_quarreller = The vote is for one of the two who quarrel.
refused-not_a_text = This is neither a text of this table nor one of the box.
refused-not_in_own_turn = A Page is for another player’s turn.
refused-not_now = Not at this moment.
refused-nothing_asked = Nobody is waiting for this answer.
refused-nothing_to_harvest = There is nothing of that kind to harvest.
refused-only_in_own_turn = A Queen is for your own turn, after the roll.
refused-only_players = You only moderate: this is for the players.
refused-only_the_master = Only the Game Master may do that.
refused-pair_first = First choose a pair.
refused-pair_must_be_chosen = There is a pair: choose one.
refused-partner_is_oneself = That has to be somebody else.
refused-partner_not_wanted = This action is done alone.
refused-place_first = First everybody places an entity.
refused-pool_full = Your pool is full: say which die goes out.
refused-pool_not_full = Your pool has room: no die has to go out.
refused-quarreller_votes = Those who quarrel do not vote.
refused-same_element = A statement needs two different elements.
refused-too_few_coins = That costs two coins, and you have { $coins }.
refused-wrong_duty = Say which of your own duties this fulfils.

# --- In the browser -----------------------------------------------------------------------------------------------

sv-graph = The shared graph
sv-log = Logbook
sv-beginning = Before the first turn
sv-turn = Turn { $turn }
sv-turns = Turns
sv-steps = Steps of turn { $turn }
sv-step-roll = Roll
sv-step-resonate = Resonate
sv-step-choose = Choose
sv-step-act = Act
sv-step-store = Store
sv-step-sail = Sail
sv-tab-chart = Chart
sv-tab-sentences = Sentences
sv-tab-crew = Crew
sv-tab-cards = Cards
sv-tab-log = Log
sv-show-as = Show the graph as
sv-count = { $entities ->
    [one] { $entities } entity
   *[other] { $entities } entities
} · { $statements ->
    [one] { $statements } statement
   *[other] { $statements } statements
}
sv-count-draft = 1 draft
sv-sentences-label = The graph as sentences
sv-die = Die { $value }
sv-time-left = Time left
sv-station = station { $station }
sv-over = The voyage is over.
sv-moment = One moment …

# The crew
sv-crew = The crew
sv-coins-of-all = Coins of everybody
sv-coins-word = { $count ->
    [one] coin
   *[other] coins
}
sv-master = Game Master
sv-master-short = Master
sv-pool = Resonance
sv-pool-of = Resonance pool of { $name }: { $dice }
sv-holds = { $minors ->
    [one] { $minors } Minor
   *[other] { $minors } Minors
}, { $majors ->
    [one] { $majors } Major
   *[other] { $majors } Majors
} in hand
sv-duty-to = Owes { NAME($seat) } an act about “{ $topic }”
sv-quarrel-tokens = { $count ->
    [one] One Quarrel token
   *[other] { $count } Quarrel tokens
}
sv-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
sv-does-place = { $mine ->
    [you] your first entity
   *[other] thinks of an entity
}
sv-did-place = is ready
sv-does-debate = in a debate
sv-does-vote = votes
sv-did-vote = has voted
sv-does-agree = is asked to agree
sv-does-answer = is asked for a die
sv-does-act = { $action }
sv-does-give_turn = { $mine ->
    [you] you choose who sails
   *[other] chooses who sails
}
sv-does-roll = { $mine ->
    [you] your turn
   *[other] rolls
}
sv-does-choose = { $mine ->
    [you] choose a pair
   *[other] chooses a pair
}
sv-does-asked = is asked
sv-does-store = { $mine ->
    [you] store a die
   *[other] stores a die
}
sv-has-turn = at the helm
sv-track = Goose track
sv-track-end = ends at
sv-track-label = Stations: { $places }; the end is { $end }
sv-sails = { $mine ->
    [you] You sail from { $from } to { $to }.
   *[other] { NAME($seat) } sails from { $from } to { $to }.
}
sv-lowest-next = The lowest station always sails next.

# The dice
sv-roll-none = The dice
sv-roll-yours = Your roll
sv-roll-of = { NAME($seat) } rolls
sv-roll-waits-you = Four dice are waiting for you.
sv-roll-waits = The dice have not been rolled yet.
sv-roll-chosen = The pair of { $value }: { $action }
sv-roll-pairs = { $count ->
    [one] One pair to act with
   *[other] { $count } pairs to choose from
}
sv-roll-no-pair = No two dice are equal.
sv-added-own = from their own pool
sv-added-asked = from { NAME($seat) }
sv-added-page = by a Page
sv-added-queen = by a Queen
sv-action-1 = two coins, a Minor card, or one of two Majors; sail 1
sv-action-2 = a statement together with somebody; sail 2
sv-action-3 = a statement of your own, and one coin; sail 3
sv-action-4 = two coins for somebody who owes you an act; sail 4
sv-action-5 = a debate about an entity, and a vote; sail 5
sv-action-6 = any of the other five, then your pool is cleared; sail 6

# Decisions
sv-your-turn = Your turn
sv-roll = Roll four dice
sv-roll-text = Two equal dice choose what you do, and how far you sail.
sv-choose = Choose a pair
sv-no-pair = No pair
sv-resonance = Resonance
sv-resonance-text = Or add one die from a pool to make another pair.
sv-resonance-need = Add one die from a pool to make a pair.
sv-own-die = Your own die
sv-own-die-text = makes a pair of { $die }: { $action }; costs a coin
sv-ask-die = Ask { NAME($seat) }
sv-ask-die-text = for a { $die }: { $action }, decided together
sv-refused-by = Would not give a die: { NAME($seats) }
sv-go-without = Go without an action
sv-go-without-text = you still store a die
sv-hint-choose = Slow ships sail more often: a small pair brings you another turn soon.
sv-asked = { NAME($seat) } asks you for a die
sv-asked-text = With your *{ $die }* { NAME($seat) } has a pair: *{ $action }*. If a statement comes of it, you decide it together.
sv-give-die = Give the { $die }
sv-give-die-text = you get one coin
sv-keep-die = Keep it
sv-keep-die-text = { NAME($seat) } may ask others
sv-agree = { NAME($seat) } proposes
sv-agree-text = You are an author of this statement too. Say yes only if you stand behind it.
sv-agree-yes = Agree
sv-agree-yes-text = it is tied
sv-agree-no = Not like that
sv-agree-no-text = it is rewritten
sv-with-new = “{ $words }” is new
sv-invent = Invent
sv-invent-text = Which action shall it be?
sv-invent-duty = You are bound to act
sv-invent-duty-text = Choose how you fulfil it.
sv-harvest = Harvest
sv-harvest-coins = Two coins
    .text = from the bank
sv-harvest-minor = A Minor Arcana
    .text = a power to use at any time
sv-harvest-major = Two Major Arcana
    .text = keep one; it changes your Harmony score at the end
sv-keep = Keep one
sv-keep-text = The other goes under the deck. Tell nobody.
sv-keep-this = Keep number { $card }
sv-only-you = only you see it
sv-manipulate = Manipulate
sv-manipulate-text = Give somebody two coins and a topic. They owe you an act about it.
sv-manipulate-whom = Whom?
sv-manipulate-missing = Choose whom you mean.
sv-manipulate-go = Bind them
sv-manipulate-go-text = costs you two coins
sv-topic = Topic
sv-topic-hint = technique, childhood, colours …
sv-quarrel = Quarrel
sv-quarrel-text = Call somebody to a debate. The others vote on who was more convincing.
sv-quarrel-whom = With whom?
sv-quarrel-what = About what?
sv-quarrel-go = Open the debate
sv-quarrel-go-text = with { NAME($seat) }, about { $words }
sv-quarrel-missing = choose a player and an entity
sv-clear = Which die goes?
sv-clear-text = A Legacy is involved: only one die leaves your pool.
sv-clear-die = Put back the { $die }
sv-store = Store a die
sv-store-text = One unused die goes into your pool, for you and for those who ask.
sv-store-full = Your pool is full. Swap a die, or leave it as it is.
sv-store-die = Store the { $die }
sv-store-out = Which one makes room?
sv-store-out-die = Put back the { $die }
sv-keep-pool = Leave the pool
sv-keep-pool-text = nothing is stored
sv-place = Your first entity
sv-place-text = Put something on the table that you would like to talk about: a work, a person, a place, an idea.
sv-place-theme = Put something on the table that you would like to talk about. The theme is { $theme }.
sv-place-hint = a work, a person, an idea …
sv-place-go = Put it on the table
sv-place-go-text = no statement names it yet
sv-place-twice = This entity lies on the table already. Choose another.
sv-entity = Entity
sv-theme-free = free
sv-theme-art = art
sv-theme-music = music
sv-theme-libraries = libraries
sv-give-turn = Who sails next?
sv-give-turn-tie = Several ships lie at the lowest station. The Game Master chooses.
sv-give-turn-text = Choose who has the next turn.
sv-withdraw = Take it back
sv-withdraw-text = nobody has to answer then
sv-hint-wait = Cards and Legacies need not wait for your turn.
sv-you-owe = You owe { NAME($seat) } an act about “{ $topic }”: a Co-create, an Advocate or a Quarrel.
sv-verdict = { $how ->
    [votes] { NAME($winner) } convinced more people than { NAME($loser) }, { $votes } to { $against }, and pays for it.
    [master] The vote was level; the Game Master found { NAME($winner) } more convincing than { NAME($loser) }.
    [chance] The vote was level, and chance chose { NAME($winner) } over { NAME($loser) }.
   *[rule] The vote was level, so { NAME($winner) } won against { NAME($loser) }, who began it.
}

# Who is waited for
sv-wait-place = { NAME($seats) } { $count ->
    [one] thinks
   *[other] think
} of a first entity
sv-wait-give_turn = { NAME($seats) } chooses who sails next
sv-wait-roll = { NAME($seats) } takes the dice
sv-wait-choose = { NAME($seats) } chooses a pair
sv-wait-asked = { NAME($seats) } is asked for a die
sv-wait-act = { NAME($seats) }: { $action }
sv-wait-agree = { NAME($seats) } { $count ->
    [one] has
   *[other] have
} to agree
sv-wait-store = { NAME($seats) } stores a die
sv-wait-debate = A debate is going on
sv-wait-vote = { NAME($seats) } { $count ->
    [one] votes
   *[other] vote
}
sv-wait-judge = { NAME($seats) } has to judge

# Writing
sv-write = Write a statement
sv-donor = { NAME($seat) } gave the die
sv-with = with
sv-after-quarrel = after the Quarrel
sv-partner = Write it with
sv-kind = Kind of statement
sv-kind-new = New entity
sv-kind-two = Connect two
sv-kind-cord = About a cord
sv-subject = Subject
sv-subject-hint = who or what
sv-predicate = Predicate
sv-predicate-hint = does, is, has …
sv-object = Object
sv-object-hint = whom or what
sv-new = new
sv-completions = Completions
sv-write-missing = three parts make a statement
sv-write-both-new = one end must lie on the table already
sv-write-same = both ends are the same
sv-write-partner = choose with whom you write
sv-settles = This also fulfils the topic of { NAME($seat) }, “{ $topic }”.
sv-settles-which = Which duty does it fulfil?
sv-propose = Propose
sv-has-to-agree = { NAME($seats) } must agree
sv-tie = Tie the cord
sv-tie-text = it lies on the table at once
sv-give-up = Give up
sv-give-up-text = no statement
sv-find = Find …

# Cards
sv-cards = Your cards
sv-cards-table = The decks
sv-cards-none = No cards in hand.
sv-cards-master = You moderate and hold no cards.
sv-decks = { $minors } Minor and { $majors } Major Arcana lie face down. Played last:
sv-is-major = Major, secret
sv-is-minor = Minor
sv-duty = Manipulate
sv-duty-short = { NAME($seat) }: “{ $topic }”
sv-play = Play
later-sv-play-go = Play { $card }
later-sv-play-go-text = it is discarded afterwards
later-sv-play-on = on { NAME($seat) }
later-sv-play-die = { NAME($seat) } gives a { $die }: { $action }
later-sv-play-whom = Aimed at
later-sv-play-coins = Coins
later-sv-play-choose = Choose first.
later-sv-play-not-now = This card cannot be played now.
sv-legacy = Place a Legacy
sv-legacy-short = Legacy −2
later-sv-legacy-text = A meeple of yours on an entity, for two coins. It says: this deserves a closer look.
later-sv-legacy-go = Place it
later-sv-legacy-missing = choose an entity
sv-mend = Mend a text
sv-mend-short = Mend
later-sv-mend-text = The Game Master puts a slip right. Everybody sees that it was mended.
later-sv-mend-entity = The entity is called
later-sv-mend-predicate = The predicate is
later-sv-mend-go = Mend it
later-sv-mend-go-text = the old text stays in the record
later-sv-king-which = Which Legacy?
later-sv-king-legacy = { NAME($seat) } on { $words }
later-sv-king-how = What becomes of it
later-sv-king-removed = Remove
later-sv-king-moved = Move
later-sv-king-recoloured = Recolour
later-sv-king-to = To which entity?
later-sv-king-heir = Whose shall it be?
sv-minor-1 = Gain four coins, or lose four.
sv-minor-2 = A Co-create, at any time and without sailing.
sv-minor-3 = An Advocate, at any time and without sailing.
sv-minor-4 = A Manipulate, at any time and without sailing.
sv-minor-5 = A Quarrel, at any time and without sailing.
sv-minor-6 = Any action, without sailing; your pool stays.
sv-minor-7 = Look something up for your next statement.
sv-minor-8 = Show a picture or a sound with your next statement.
sv-minor-9 = A meeple goes back by the lower of two dice.
sv-minor-10 = A meeple goes forward by the higher of two dice.
sv-minor-11 = Somebody must use a die of your pool; you get the coin.
sv-minor-12 = Another player loses up to three coins.
sv-minor-13 = Somebody must give you a die, for nothing.
sv-minor-14 = Remove a Legacy, move it, or give it another colour.
sv-major-1 = Score ÷ 2k, k = your Legacies
sv-major-2 = Score ÷ 2k, k = your longest path of statements
sv-major-3 = Score ÷ 2k, k = parts of a graph that is not connected
sv-major-4 = Score 0 if the graph is connected, else doubled
sv-major-5 = Score ÷ 2k, k = your meta-statements
sv-major-6 = Score 0 if no Manipulate token is left, else doubled
sv-major-7 = Score ÷ 2k, k = your Quarrel tokens
sv-major-8 = Score ÷ 2k, k = Minors you used or hold
sv-major-9 = Score ÷ 2k, k = your other Majors
sv-major-10 = Score 0 if your pool is empty, else × 2k, k = dice in it
sv-major-11 = Score ÷ 2k, k = dice in the biggest pool of another
sv-major-12 = Score halved if nobody has fewer coins
sv-major-13 = Score 0 if just one player has fewer coins, else doubled
sv-major-14 = Score halved if nobody has more coins
sv-major-15 = Score 0 if just one player has more coins, else doubled
sv-major-16 = Score halved at the lowest station
sv-major-17 = Score 0 at the second lowest station, else doubled
sv-major-18 = Score halved at the highest station
sv-major-19 = Score 0 at the second highest station, else doubled
sv-major-20 = Score ÷ 2k, k = entities with one statement
sv-major-21 = Score ÷ 2k, k = statements at the busiest entity
sv-major-22 = Score ÷ 2k, k = entities without a statement

# The Quarrel
sv-versus = or
sv-said-enough = has said enough
later-sv-q-debate = Listen to both. Then you say who was more convincing.
later-sv-q-debate-seen = The others listen, and then say who was more convincing.
later-sv-q-debate-done = You have said enough. When both have, the vote begins.
later-sv-you-said-enough = you have said enough
later-sv-q-debate-you = Speak! The others listen, and will say who was more convincing.
later-sv-q-vote = The others vote in secret.
later-sv-q-vote-you = Who was more convincing? { $voters ->
    [one] You alone decide.
   *[other] Nobody sees how you vote.
}
later-sv-q-vote-about-you = The others vote in secret about you two.
later-sv-q-voted = You have voted. The others are still thinking.
later-sv-q-judge = The vote is level: { NAME($master) } judges.
later-sv-q-judge-you = The vote is level. You judge: who was more convincing?
later-sv-q-votes = { $voted } of { $voters } { $voted ->
    [one] has voted
   *[other] have voted
}
later-sv-q-stakes = Whoever wins loses two coins; whoever loses may write a statement. Both keep a Quarrel token.
later-sv-q-stakes-legacy = There is a Legacy on it: whoever wins loses three coins; whoever loses may write a statement, without a coin. Both keep a Quarrel token.
later-sv-q-look = Look at the chart
later-sv-q-back = Back to the Quarrel
sv-enough = We have said enough
sv-enough-text = when both say so, the vote begins
sv-stop-debate = Stop the debate
sv-stop-debate-text = the vote begins
sv-close-vote = Close the vote
sv-close-vote-text = whoever has not voted abstains
sv-vote-for = { NAME($seat) } was
sv-judge-for = { NAME($seat) } was

# Afterwards
result-sv-headline = { $level ->
    [excellent] An excellent voyage
    [great] A great voyage
    [good] A good voyage
    [mediocre] A mediocre voyage
   *[unbalanced] A voyage out of balance
}: Harmony { $result }
sv-statements-of = { $count ->
    [one] { $count } statement
   *[other] { $count } statements
}
result-sv-moment-meta = { NAME($seat) } makes a statement about a statement.
result-sv-moment-quarrel = { NAME($winner) } and { NAME($loser) } quarrel, { $votes } to { $against }.
result-sv-moment-legacy = { NAME($seat) } leaves a Legacy on “{ TEXT($text) }”.
result-sv-moment-duty = { NAME($seat) } fulfils the duty “{ TEXT($topic) }”.
result-sv-moment-mended = { NAME($seat) } mends a text: “{ TEXT($text) }”.

# The guided first game
guide-sv-welcome = A sea chart of what you know
    .text = Together you tie a graph of knowledge: wooden disks are entities, cords between them are statements. Nobody wins alone; at the end your coins should be in harmony.
guide-sv-place = A first entity
    .text = Everybody puts one thing on the table: a work, a person, a place, an idea. The box has suggestions if you have none.
guide-sv-roll = Four dice
    .text = Whoever is at the lowest station sails next. Roll: two equal dice choose what you do.
guide-sv-pairs = A pair is an action
    .text = Each value is another action, and the meeple sails as far. A die from a pool can make another pair: your own costs a coin, somebody else’s makes you write together.
guide-sv-write = Subject, predicate, object
    .text = Three fields read as one sentence. Touch a disk on the chart or write a few letters; what is there already is offered first. One end may be new.
guide-sv-agree = Two authors
    .text = A shared statement is tied only when all its authors agree. If not, it is rewritten.
guide-sv-store = A die for later
    .text = One unused die goes into your pool, with the value it shows. Others may ask you for it, and pay with company.
guide-sv-statement = A cord is tied
    .text = The arrow goes from subject to object, the knot has the shapes of its authors. A knot can be the end of another cord: a statement about a statement.
guide-sv-track = The Goose track
    .text = Big actions sail far, and whoever is far ahead waits. The voyage ends with the turn in which somebody reaches the end station.
guide-sv-harmony = Harmony
    .text = Riches are not the aim. Each score is the distance of your coins from the average, changed by your Major Arcana; the lower the sum of all, the better for all.
guide-sv-cards = Cards and Legacies
    .text = Minor cards and Legacies may be played at any time, even while others act. Your Major card is secret: see what it wants.
guide-sv-meta = About a cord
    .text = Who says so? Touch a knot to make a statement about a statement: its source, a doubt, a time. That is provenance.
guide-sv-copies = Everybody keeps the record
    .text = This browser has checked every entry of the journal. Your words lie beside it and can be erased; the chain stays whole.

# The chart, its sentences and what is left of it
voyage-chart = Chart of the knowledge graph: { $entities ->
        [one] one entity
       *[other] { $entities } entities
    }, { $statements ->
        [one] one statement
       *[other] { $statements } statements
    }. Arrow keys go to the nearest thing, Page Down and Page Up through all, Enter selects, Shift with an arrow moves a disk, plus and minus zoom, 0 shows everything.
voyage-view = What is seen of the chart
voyage-zoom-in = Closer
voyage-zoom-out = Farther
voyage-fit = Show everything
voyage-unpin = { $count ->
        [one] Put it back
       *[other] Put { $count } back
    }
voyage-pinned = What you moved lies there on your screen only; everybody else sees it where it was.
voyage-empty = The sea is still empty. The first entities appear here.
voyage-new = new
voyage-disk = { $entity }, { $count ->
        [0] in no statement
        [one] in one statement
       *[other] in { $count } statements
    }, by { $authors }{ $heirs ->
        [0] { "" }
       *[other] , Legacy of { $legacies }
    }{ $pinned ->
        [true] , moved by you
       *[other] { "" }
    }
voyage-knot = { $meta ->
        [true] About a statement:
       *[other] Statement:
    } { $statement }, by { $authors }, turn { $turn }
voyage-draft-is = Draft: { $statement }
voyage-draft-of = draft of { $authors }
voyage-quoted = “{ $statement }”
voyage-by-turn = { $meta ->
        [true] about a statement · { $authors } · turn { $turn }
       *[other] { $authors } · turn { $turn }
    }{ $mended ->
        [true] {" "}· mended
       *[other] { "" }
    }
voyage-filter = Sentences about
voyage-filter-all = everything ({ $count })
voyage-no-sentences = Nobody has made a statement yet.
voyage-loose = { $count ->
        [one] One entity that no statement names
       *[other] { $count } entities that no statement names
    }
result-sv-harmony = How the Harmony came about
result-sv-harmony-text = The average is { $average } coins. Everybody’s score begins with the distance from it; then each Major Arcana card is opened, the lowest first.
result-sv-distance = { $coins ->
        [one] One coin
       *[other] { $coins } coins
    }, average { $average }: the distance is { $distance }
result-sv-major = Major { $card }
result-sv-step = counts { $count }, so { $before } becomes { $after }
result-sv-step-same = counts { $count }, so it stays { $after }
result-sv-no-majors = No Major Arcana
result-sv-together = { $scores }: the Harmony of the table is { $result }: { sv-level }.
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
result-sv-export-names = with the names of the players
result-sv-format-turtle = Turtle
result-sv-format-trig = TriG
result-sv-format-jsonld = JSON-LD
result-sv-format-nquads = N-Quads
result-sv-format-graphml = GraphML
result-sv-format-csv = Table of statements
result-sv-format-csv-entities = Table of entities
result-sv-format-json = JSON
result-sv-ask-graph = Ask the graph
result-sv-ask-text = Questions are written in SPARQL. Begin with one of these, see how it is written, and change it.
result-sv-examples = Questions to begin with
result-sv-question = Your question
result-sv-ask = Ask
result-sv-asking = Looking…
result-sv-answer = Answer
result-sv-rows = { $count ->
        [0] Nothing was found.
        [one] One row
       *[other] { $count } rows
    }{ $cut ->
        [true] , and there are more
       *[other] { "" }
    }
