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
    [hidden] { NAME($seat) } gets a Major Arcana.
   *[other] { NAME($seat) } gets Major Arcana { $card }: { sv-major-name }.
}
event-sv-entity-placed = { $why ->
    [first] { NAME($seat) } puts a first entity on the table: “{ TEXT($text) }”.
   *[new] A new entity, { $entity }: “{ TEXT($text) }”.
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
    [own] { NAME($seat) } adds a { $die } from the own pool.
    [page] With a Page, { NAME($donor) } makes { NAME($seat) } take a { $die }.
    [queen] For a Queen, { NAME($donor) } hands { NAME($seat) } a { $die }.
   *[asked] { NAME($donor) } gives { NAME($seat) } a { $die } and shares the action.
}
event-sv-coins-changed = { NAME($seat) }: { $by ->
    [one] { $by } coin
   *[other] { $by } coins
} { $why ->
    [donor] for a die
    [own_die] for a die of the own pool
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
    [hidden] { NAME($seat) } draws a Minor Arcana.
   *[other] { NAME($seat) } draws a Minor Arcana: { sv-minor }.
}
event-sv-deck-shuffled = The { $cards } played Minor Arcana are shuffled into a new deck.
event-sv-majors-drawn = { $cards ->
    [hidden] { NAME($seat) } looks at { $count ->
        [one] one Major Arcana
       *[other] { $count } Major Arcana
    }.
   *[other] { NAME($seat) } looks at Major Arcana { $cards }.
}
event-sv-major-kept = { $card ->
    [hidden] { NAME($seat) } keeps one Major Arcana.
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
    [meta] A statement about a statement ({ $subject } – { $object }), by { NAME($authors) }: “{ TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) }”.
   *[plain] A statement by { NAME($authors) }: “{ TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) }”.
}
event-sv-action-given-up = { NAME($seat) } lets the action be.
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
    [rule] (a tie, and who begins a quarrel loses it)
   *[chance] (a tie, settled by chance)
}. Both get a Quarrel token, and { NAME($loser) } may advocate.
event-sv-pool-cleared = { NAME($seat) } takes { $dice } out of the own pool.
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
event-sv-minor-played = { NAME($seat) } plays a Minor Arcana: { sv-minor }.
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
    [13] Only one has less
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
    .text = Large steps bring you far and let the others act more often. Those who are behind are heard next.
concept-sv-harmony = Balance
    .text = Nobody wins alone. What counts is how close everybody’s coins are to each other.
concept-sv-correction = A correction
    .text = A slip is put right by something new that says so; what was there before can still be looked up.
concept-sv-graph = A knowledge graph
    .text = Without a plan and without a head, many small statements became one structure. It can be taken home as linked open data.

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
    .help = After so many minutes a quarrel goes to the vote. Those who quarrel may end it earlier.
option-patience-seconds = Seconds to answer
    .help = After so many seconds no answer counts as a no, and no vote as none. 0 waits for ever.
option-arcana = Arcana cards
    .help = Without cards a Harvest is always coins, and Harmony is the bare distance.
option-initiative = Who plays next
    .help = The Game of Goose, or a simpler order.
    .goose = The Game of Goose: the lowest station
    .clockwise = Clockwise
    .popcorn = Popcorn: the last player chooses
option-turns-each = Turns for each
    .help = Without the Game of Goose it ends after so many turns for everybody.
option-legacy = Legacies
    .help = Whether meeples can be placed on entities.
option-own-die = A die of one’s own on a Legacy
    .help = What a die from the own pool costs, and what a Legacy changes.
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
    .actor = Who manipulates
    .bank = The bank
option-manipulate-duty = Duty of a Manipulation
    .help = When it is fulfilled.
    .deferred = With the next act that can
    .immediate = At once
option-vote-tie = A tied vote
    .help = Who wins a quarrel with as many votes on both sides.
    .game_master = The Game Master decides
    .initiator_loses = Who began it loses
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
    .linear = Once, by two for each of them
    .iterated = Again and again
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
    .help = Whose they are for Major Arcana 2 and 5.
    .all = Everybody’s who took part
    .active_only = The active player’s
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
    .text = Take two coins, or a Minor Arcana, or look at two Major Arcana and keep one.
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
    .text = Two dice of the same value are a pair, and its value is the action. With four dice about 72 % of the rolls have one.
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
section-SV-legacy-3 = Own dice on a Legacy
    .text = A die of the own pool has no effect on coins.
section-SV-goose = The Game of Goose
    .text = Everybody’s meeple stands on a track. After a turn it advances by the value of the action, and whoever is on the lowest station plays next.
section-SV-goose-ties = Equal stations
    .text = Among players on the same lowest station the Game Master chooses.
section-SV-goose-end = The end station
    .text = 18, 32 or 63: the Game Master decides before the start how long the voyage is.
section-SV-minor = Minor Arcana
    .text = Cards with a power, to be used once, at any time.
section-SV-minor-1 = Treasure
    .text = Four coins more, or four less, for you.
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
    .text = Hidden aims that change your Harmony score at the end. Do not tell them.
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
    .text = Halve your score for each Minor Arcana you used or still hold.
section-SV-major-9 = More Major Arcana
    .text = Halve your score for each Major Arcana you hold beyond the first.
section-SV-major-10 = An empty pool
    .text = Double your score for each die in your pool. With an empty pool it does not count.
section-SV-major-11 = Another’s full pool
    .text = Halve your score for each die in the biggest pool of another player.
section-SV-major-12 = Fewest coins
    .text = Halve your score if you have the fewest coins.
section-SV-major-13 = Only one has less
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
    .text = Divide your score by twice the number of statements of the entity that has most.
section-SV-major-22 = Entities left alone
    .text = Halve your score for each entity that no statement names.
section-SV-harmony = Harmony
    .text = Your score is the distance of your coins to the average, rounded up. Then your Major Arcana change it. The sum of all scores is the result of the group: the lower, the better.
section-SV-harmony-levels = How well it went
    .text = With n players: up to n is excellent, up to 2n great, up to 3n good, up to 4n mediocre, more is unbalanced.
section-SV-master = The Game Master
    .text = One of you moderates: chooses among equals, watches the time, decides ties, and puts slips right.
section-SV-setup = What you need
    .text = 3 to 10 players with the Game Master, one to six hours, eight dice for everybody.
section-SV-prep-1 = Coins, dice and a card
    .text = Everybody gets four coins, four dice and a Major Arcana.
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

ruling-SV-1 = A die of one’s own pool costs a coin. If the action involves an entity with a Legacy, it is free.
ruling-SV-2 = The coin for a borrowed die comes from the bank.
ruling-SV-3 = Create and Co-create are the same action, with a partner.
ruling-SV-4 = Without a pair there is no action and no movement; a die is stored all the same.
ruling-SV-5 = At most one die is added in a turn. If there is a pair, one must be chosen.
ruling-SV-6 = What is stored is always one of the four rolled dice that was not used.
ruling-SV-7 = A pool holds four dice. If it is full, one may be exchanged. Used dice go back to their owner.
ruling-SV-8 = The owner of a die may refuse. Whoever shares an action has to agree to its statement; who asked may take the question back. Where no statement is made, sharing means nothing but the coin.
ruling-SV-9 = After Invent the meeple moves six stations. The pool is cleared before a die is stored.
ruling-SV-10 = Who manipulates pays the two coins. The duty is fulfilled with the first Co-create, Advocate or Quarrel of that player; then the token goes back.
ruling-SV-11 = Everybody but the two votes, and an invitation cannot be declined. The Game Master decides a tie; if that is one of the two, chance does.
ruling-SV-12 = The Game Master is the first seat and plays too. One who only moderates has no coins and does not count as a player.
ruling-SV-13 = The end station is agreed before the start.
ruling-SV-14 = The game ends with the turn in which a meeple reaches or passes the end station, also when a Hare takes it there.
ruling-SV-15 = Coins may go below zero.
ruling-SV-16 = The result is the sum of the scores, not their average.
ruling-SV-17 = From 4n + 1 on the result is unbalanced.
ruling-SV-18 = Minor Arcana are hidden, without a limit. Played ones are shuffled again when the deck is empty.
ruling-SV-19 = “Half for each” means: divide by two for each of them together, rounded up. For three things that is six.
ruling-SV-20 = Several Major Arcana act in ascending order, each rounded up. A score that does not count is 0; the number of players stays.
ruling-SV-21 = Parts are counted when there are two or more.
ruling-SV-22 = Fewest, most, lowest and highest may be shared. What counts is what one has at the end.
ruling-SV-23 = Exactly one other player must have less, or more.
ruling-SV-24 = Second lowest and second highest are counted among the stations where somebody stands.
ruling-SV-25 = Major Arcana 19 says twice that the score doubles; it doubles once.
ruling-SV-26 = A statement is an element of the graph when another points at it. The degree of an entity counts every statement that names it. Paths go both ways, visit nothing twice, and their length is in statements.
ruling-SV-27 = A shared statement belongs to all who made it.
ruling-SV-28 = No meeple goes below station 0. Everybody can have one Legacy on an entity.
ruling-SV-29 = A harvested Major Arcana is added to those one has; the other goes under the deck.
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
refused-card_not_drawn = You did not draw this Major Arcana.
refused-card_not_so = This card cannot be used like that.
refused-die_already_added = A die has been added in this turn already.
refused-die_makes_no_pair = A { $die } makes no pair with your dice.
refused-die_not_there = There is no { $die } in that pool.
refused-die_not_unused = A { $die } is not among your unused dice.
refused-donor_unwilling = This player gives you no die in this turn.
refused-entity_not_wanted = This statement has no new entity.
refused-legacy_there = There is such a Legacy on this entity already.
refused-minor_not_held = You do not hold this Minor Arcana.
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
refused-not_now = This is not the moment for it.
refused-nothing_asked = Nobody waits for this answer.
refused-nothing_to_harvest = There is nothing of that kind to harvest.
refused-only_in_own_turn = A Queen is for your own turn, after the roll.
refused-only_players = Whoever only moderates does not do this.
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
