goal-shelves-voyage = Together: all your coins close to the average

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
    [turtle] The Turtle rolls { $dice } and brings { NAME($seat) } back to station { $station }.
    [hare] The Hare rolls { $dice } and takes { NAME($seat) } to station { $station }.
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
   *[no] { NAME($donor) } does not give a die.
}
event-sv-die-added = { $how ->
    [own] { NAME($seat) } adds a { $die } from their own pool.
    [page] With a Page, { NAME($donor) } makes { NAME($seat) } take a { $die }.
    [queen] For a Queen, { NAME($donor) } hands { NAME($seat) } a { $die }.
   *[asked] { NAME($donor) } gives { NAME($seat) } a { $die } and shares the action.
}
event-sv-coins-changed = { NAME($seat) }: { $why ->
    [donor] +
    [harvest] +
    [advocate] +
   *[other] {""}
}{ $by ->
    [one] { $by } coin
   *[other] { $by } coins
} { $why ->
    [donor] for a die
    [own_die] for a die from their own pool
    [harvest] from a Harvest
    [advocate] for advocating
    [manipulate] from a Manipulation
    [quarrel] for winning a Quarrel
    [legacy] for a Legacy
    [treasure] from a Treasure
   *[knight] because of a Knight
}; now { $coins }.
event-sv-pair-chosen = { NAME($seat) } chooses { sv-action }.
event-sv-no-pair-found = { NAME($seat) } has no pair.
event-sv-action-invented = { NAME($seat) } turns to { sv-action }.
event-sv-minor-drawn = { $card ->
    [hidden] { NAME($seat) } draws a Minor Arcana card.
   *[other] { NAME($seat) } draws a Minor Arcana card: { sv-minor }.
}
event-sv-deck-shuffled = The { $cards } played Minor Arcana are shuffled to make a new deck.
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
event-sv-proposal-amended = { NAME($by) } would rather say: “{ TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) }”. { NAME($waiting) } must agree.
event-sv-proposal-agreed = { NAME($by) } agrees.
event-sv-proposal-fell = { $why ->
    [withdrawn] { NAME($by) } withdraws the proposal.
    [time] { NAME($by) } does not answer, so the proposal fails.
   *[no] { NAME($by) } does not agree.
}
event-sv-statement-made = { $kind ->
    [meta] A statement about a statement, by { NAME($authors) }: “{ TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) }”.
   *[plain] A statement by { NAME($authors) }: “{ TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) }”.
}
event-sv-action-given-up = { NAME($seat) } gives up the action.
event-sv-duty-given = { NAME($by) } binds { NAME($seat) } to a topic: “{ TEXT($topic) }”.
event-sv-duty-claimed = { NAME($seat) } has done something about “{ TEXT($topic) }”. { NAME($by) } may say that it was not the topic.
event-sv-duty-disputed = { NAME($by) } does not see the topic “{ TEXT($topic) }” in it. { NAME($master) } decides.
event-sv-duty-stands = That was not about “{ TEXT($topic) }”: { NAME($seat) } still owes { NAME($by) } an act.
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
    [-1] { NAME($seat) } abstains.
   *[other] { NAME($seat) } votes for { NAME($winner) }.
}
event-sv-vote-tied = The vote is tied, { $votes } each. { NAME($master) } decides.
event-sv-quarrel-settled = { NAME($winner) } was more convincing than { NAME($loser) } { $how ->
    [votes] ({ $votes } to { $against })
    [master] (decided by the Game Master)
    [conceded] (who gave in)
    [rule] (a tie, which the player who started the Quarrel loses)
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
event-sv-text-mended = { NAME($seat) } corrects a text: “{ TEXT($before) }” is now “{ TEXT($text) }”.
event-sv-entities-merged = { NAME($seat) } makes one entity of two: “{ TEXT($text) }” is the same as “{ TEXT($into_text) }”.
event-sv-last-turns-began = { NAME($seat) } has reached the end. Everybody else has one more turn: { NAME($seats) }.
event-sv-game-ended = { $reason ->
    [turns_played] All agreed turns have been played.
   *[end_station] The end station has been reached.
} Average coins: { $average }. Harmony: { $result }, { sv-level }.
you-event-sv-entity-placed = { $why ->
    [first] You put a first entity on the table: “{ TEXT($text) }”.
   *[new] A new entity: “{ TEXT($text) }”.
}
you-event-sv-meeple-moved = { $why ->
    [turtle] The Turtle rolls { $dice } and brings you back to station { $station }.
    [hare] The Hare rolls { $dice } and takes you to station { $station }.
   *[other] You move by { $steps } to station { $station }.
}
you-event-sv-turn-began = { $why ->
    [lowest] Turn { $turn }: you are on the lowest station.
    [clockwise] Turn { $turn }: you are next.
   *[chosen] Turn { $turn }: you were chosen to play.
}
you-event-sv-dice-rolled = You roll { $dice }.
you-event-sv-die-asked = You ask { NAME($donor) } for a { $die }.
you-event-sv-die-refused = { $why ->
    [withdrawn] You no longer ask { NAME($donor) } for a die.
    [time] { NAME($donor) } does not answer, so there is no die for you.
   *[no] { NAME($donor) } does not give you a die.
}
you-event-sv-die-added = { $how ->
    [own] You add a { $die } from your own pool.
    [page] With a Page, { NAME($donor) } makes you take a { $die }.
    [queen] For a Queen, { NAME($donor) } hands you a { $die }.
   *[asked] { NAME($donor) } gives you a { $die } and shares the action.
}
you-event-sv-coins-changed = You: { $why ->
    [donor] +
    [harvest] +
    [advocate] +
   *[other] {""}
}{ $by ->
    [one] { $by } coin
   *[other] { $by } coins
} { $why ->
    [donor] for a die
    [own_die] for a die from your own pool
    [harvest] from a Harvest
    [advocate] for advocating
    [manipulate] from a Manipulation
    [quarrel] for winning a Quarrel
    [legacy] for a Legacy
    [treasure] from a Treasure
   *[knight] taken by a Knight
}; now { $coins }.
you-event-sv-pair-chosen = You choose { sv-action }.
you-event-sv-no-pair-found = You have no pair.
you-event-sv-action-invented = You turn to { sv-action }.
you-event-sv-minor-drawn = You draw a Minor Arcana card: { sv-minor }.
you-event-sv-majors-drawn = You look at Major Arcana { $cards }.
you-event-sv-major-kept = You keep Major Arcana { $card }: { sv-major-name }.
you-event-sv-statement-proposed = You propose: “{ TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) }”. { NAME($waiting) } must agree.
you-event-sv-action-given-up = You give up the action.
you-event-sv-duty-given = { NAME($by) } binds you to a topic: “{ TEXT($topic) }”.
you-event-sv-duty-claimed = You have done something about “{ TEXT($topic) }”. { NAME($by) } may say that it was not the topic.
you-event-sv-duty-stands = That was not about “{ TEXT($topic) }”: you still owe { NAME($by) } an act.
you-event-sv-duty-settled = You have fulfilled the duty “{ TEXT($topic) }”.
you-event-sv-quarrel-began = You quarrel with { NAME($opponent) } about “{ TEXT($text) }”. You both have { $minutes } minutes.
you-event-sv-pool-cleared = You take { $dice } out of your pool.
you-event-sv-die-stored = { $die ->
    [0] You leave your full pool as it is.
   *[other] { $out ->
        [0] You store a { $die }.
       *[other] You store a { $die } in place of a { $out }.
    }
}
you-event-sv-legacy-placed = You place a Legacy on “{ TEXT($text) }”.
you-event-sv-minor-played = You play a Minor Arcana card: { sv-minor }.
you-event-sv-text-mended = You correct a text: “{ TEXT($before) }” is now “{ TEXT($text) }”.
you-event-sv-last-turns-began = You have reached the end. Everybody else has one more turn: { NAME($seats) }.
you-event-sv-vote-cast = { $winner ->
    [hidden] You have voted.
    [-1] You abstain.
   *[other] You vote for { NAME($winner) }.
}
you-event-sv-entities-merged = You make one entity of two: “{ TEXT($text) }” is the same as “{ TEXT($into_text) }”.
to-you-event-sv-die-asked = { NAME($seat) } asks you for a { $die }.
to-you-event-sv-die-refused = { $why ->
    [withdrawn] { NAME($seat) } no longer asks you for a die.
    [time] You did not answer in time, so there is no die.
   *[no] You do not give { NAME($seat) } a die.
}
to-you-event-sv-die-added = { $how ->
    [page] With a Page, you make { NAME($seat) } take a { $die }.
    [queen] For a Queen, you hand { NAME($seat) } a { $die }.
   *[asked] You give { NAME($seat) } a { $die } and share the action.
}
to-you-event-sv-statement-proposed = { NAME($seat) } proposes: “{ TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) }”. { $others ->
    [nobody] You must agree.
   *[other] You and { NAME($others) } must agree.
}
to-you-event-sv-proposal-amended = { $you ->
    [by] You would rather say: “{ TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) }”. { NAME($waiting) } must agree.
   *[waiting] { NAME($by) } would rather say: “{ TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) }”. { $others ->
        [nobody] You must agree.
       *[other] You and { NAME($others) } must agree.
    }
}
to-you-event-sv-proposal-fell = { $why ->
    [withdrawn] You withdraw the proposal.
    [time] You did not answer in time, so the proposal fails.
   *[no] You do not agree.
}
to-you-event-sv-statement-made = { $kind ->
    [meta] A statement about a statement, by you{ $others ->
        [nobody] { "" }
       *[other] { " " }and { NAME($others) }
    }
   *[plain] A statement by you{ $others ->
        [nobody] { "" }
       *[other] { " " }and { NAME($others) }
    }
}: “{ TEXT($subject_text) } – { TEXT($predicate) } – { TEXT($object_text) }”.
to-you-event-sv-duty-given = You bind { NAME($seat) } to a topic: “{ TEXT($topic) }”.
to-you-event-sv-duty-claimed = { NAME($seat) } has done something about “{ TEXT($topic) }”. You may say that it was not the topic.
to-you-event-sv-duty-disputed = { $you ->
    [by] You do not see the topic “{ TEXT($topic) }” in it. { NAME($master) } decides.
   *[master] { NAME($by) } does not see the topic “{ TEXT($topic) }” in it. You decide.
}
to-you-event-sv-duty-stands = That was not about “{ TEXT($topic) }”: { NAME($seat) } still owes you an act.
to-you-event-sv-quarrel-began = { NAME($seat) } quarrels with you about “{ TEXT($text) }”. You both have { $minutes } minutes.
to-you-event-sv-vote-cast = { NAME($seat) } votes for you.
to-you-event-sv-vote-tied = The vote is tied, { $votes } each. You decide.
to-you-event-sv-quarrel-settled = { $you ->
    [winner] You were more convincing than { NAME($loser) }
   *[loser] { NAME($winner) } was more convincing than you
} { $how ->
    [votes] ({ $votes } to { $against })
    [master] (decided by the Game Master)
    [conceded] { $you ->
        [winner] (who gave in)
       *[loser] (you gave in)
    }
    [rule] (a tie, which the player who started the Quarrel loses)
   *[chance] (a tie, settled by chance)
}. Both of you get a Quarrel token, and { $you ->
    [winner] { NAME($loser) }
   *[loser] you
} may advocate.
to-you-event-sv-legacy-altered = { $how ->
    [removed] A King takes your Legacy off “{ TEXT($text) }”.
    [moved] A King moves your Legacy from “{ TEXT($text) }” to { $to }.
   *[recoloured] A King gives your Legacy on “{ TEXT($text) }” to { NAME($heir) }.
}

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
    [7] Your Quarrels
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
text-any-reminds-of = reminds us of
text-any-differs-from = differs from
text-any-leads-to = leads to
text-any-seen-beside = is seen beside
text-any-cited-in = is cited in
text-any-encyclopedia = an encyclopedia
text-any-exhibition = an exhibition
text-any-lecture = a lecture
text-any-letter = a letter

# --- Refusals -------------------------------------------------------------------------------------------------------

refused-act_in_progress = Another action is under way: wait until it is finished.
refused-already_placed = You have already placed your first entity.
refused-already_rolled = There is nothing to roll now.
refused-already_voted = You have already voted.
refused-card_not_drawn = You did not draw this Major Arcana card.
refused-card_not_so = This card cannot be used that way.
refused-die_already_added = A die has already been added this turn.
refused-die_makes_no_pair = A { $die } makes no pair with your dice.
refused-die_not_there = There is no { $die } in that pool.
refused-die_not_unused = A { $die } is not among your unused dice.
refused-donor_unwilling = This player will not give you a die this turn.
refused-entity_not_wanted = This statement has no new entity.
refused-legacy_there = That Legacy is already on this entity.
refused-minor_not_held = You do not hold this Minor Arcana card.
refused-module_off = This table plays without it.
refused-no_debate = There is no debate at the moment.
refused-no_such_action = This action cannot be chosen here.
refused-no_such_element = There is no “{ $node }” in the graph.
refused-no_such_entity = There is no entity “{ $node }” in the graph.
refused-no_such_legacy = There is no such Legacy.
refused-no_such_player = There is no such player here.
refused-not_a_candidate = This player cannot be next.
refused-not_a_pair = There is no pair of this value.
refused-not_a_quarreller = The vote is for one of the two who quarrel.
refused-not_a_text = This is neither a text from this table nor one from the box.
refused-not_in_own_turn = A Page is for another player’s turn.
refused-not_now = Not at this moment.
refused-nothing_asked = Nobody is waiting for this answer.
refused-nothing_to_harvest = There is nothing of that kind to harvest.
refused-only_in_own_turn = A Queen is for your own turn, after the roll.
refused-only_players = You only moderate: this is for the players.
refused-only_the_master = Only the Game Master may do that.
refused-pair_first = Choose a pair first.
refused-pair_must_be_chosen = There is a pair: choose one.
refused-partner_is_oneself = That must be somebody else.
refused-partner_not_wanted = You do this action alone.
refused-place_first = Everybody places an entity first.
refused-pool_full = Your pool is full: say which die goes.
refused-pool_not_full = Your pool has room: no die has to go.
refused-quarreller_votes = Those who quarrel do not vote.
refused-same_element = A statement needs two different elements.
refused-too_few_coins = That costs two coins, and you have { $coins }.
refused-no_such_duty = Nothing has been done for that duty, or it is already settled.
refused-not_your_duty = Only the player who paid for a duty can say that it was not the topic.
refused-too_few_entities = At least { $fewest } entities must stay on the table.
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
sv-coins-of-all = Everybody’s coins
sv-coins-word = { $count ->
    [one] coin
   *[other] coins
}
sv-master = Game Master
sv-master-short = Master
sv-pool = Resonance
sv-pool-of = { $name }’s Resonance pool: { $dice }
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
   *[other] thinking of an entity
}
sv-did-place = ready
sv-does-debate = in a debate
sv-does-vote = voting
sv-did-vote = has voted
sv-does-agree = asked to agree
sv-does-answer = asked for a die
sv-does-act = { $action }
sv-does-give_turn = { $mine ->
    [you] you choose who sails
   *[other] choosing who sails
}
sv-does-roll = { $mine ->
    [you] your turn
   *[other] rolling
}
sv-does-choose = { $mine ->
    [you] choose a pair
   *[other] choosing a pair
}
sv-does-asked = being asked
sv-does-store = { $mine ->
    [you] store a die
   *[other] storing a die
}
sv-has-turn = at the helm
sv-track = Goose track
sv-track-end = ends at
sv-track-label = Stations: { $places }; the end is { $end }
sv-sails = { $mine ->
    [you] You sail from { $from } to { $to }.
   *[other] { NAME($seat) } sails from { $from } to { $to }.
}
sv-lowest-next = The player on the lowest station always sails next.

# The dice
sv-roll-none = The dice
sv-roll-yours = Your roll
sv-roll-of = { NAME($seat) } rolls
sv-roll-waits-you = Four dice are waiting for you.
sv-roll-waits = The dice have not been rolled yet.
sv-roll-chosen = A pair of { $value }s: { $action }
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
sv-action-4 = two coins to somebody, who then owes you an act; sail 4
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
sv-hint-choose = Slow ships sail more often: a small pair brings your next turn sooner.
sv-asked = { NAME($seat) } asks you for a die
sv-asked-text = With your *{ $die }*, { NAME($seat) } has a pair: *{ $action }*. If it leads to a statement, you decide on it together.
sv-give-die = Give the { $die }
sv-give-die-text = you get one coin
sv-keep-die = Keep it
sv-keep-die-text = { NAME($seat) } may ask others
sv-agree = { NAME($seat) } proposes
sv-agree-text = You are an author of this statement too. Agree only if you stand behind it.
sv-agree-yes = Agree
sv-agree-yes-text = the cord is tied
sv-agree-no = Not like that
sv-agree-no-text = it will be rewritten
sv-agree-otherwise = { NAME($seat) } would rather say
sv-otherwise = Say it otherwise
sv-otherwise-back = Back
sv-fell = { $why ->
    [time] { NAME($seat) } did not answer. Propose it again, or word it otherwise.
   *[no] { NAME($seat) } does not agree. Word it otherwise, and propose it again.
}
sv-duty-done = { NAME($seat) } did this for your topic, “{ $topic }”: { $words }
sv-duty-not = Not my topic
sv-duty-judge = { NAME($by) } asked { NAME($seat) } for “{ $topic }”, and does not see it here: { $words }
sv-duty-yes = It is the topic
sv-duty-no = It is not
sv-with-new = “{ $words }” is new
sv-invent = Invent
sv-invent-text = Which action is it to be?
sv-invent-duty = You owe an act
sv-invent-duty-text = Choose how to fulfil it.
sv-harvest = Harvest
sv-harvest-coins = Two coins
    .text = from the bank
sv-harvest-minor = A Minor Arcana card
    .text = a power to use at any time
sv-harvest-major = Two Major Arcana
    .text = keep one; it changes your Harmony score at the end
sv-keep = Keep one
sv-keep-text = The other goes under the deck. Don’t tell anybody.
sv-keep-this = Keep number { $card }
sv-only-you = only you see it
sv-manipulate = Manipulate
sv-manipulate-text = Give somebody two coins and a topic. They then owe you an act about it.
sv-manipulate-whom = Whom?
sv-manipulate-missing = Choose a player.
sv-manipulate-go = Give them the topic
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
sv-clear = Which die goes back?
sv-clear-text = A Legacy is involved: only one die leaves your pool.
sv-clear-die = Put back the { $die }
sv-store = Store a die
sv-store-text = One unused die goes into your pool, for you and for anybody who asks.
sv-store-full = Your pool is full. Swap a die, or leave it as it is.
sv-store-die = Store the { $die }
sv-store-out = Which one makes room?
sv-store-out-die = Put back the { $die }
sv-keep-pool = Leave the pool as it is
sv-keep-pool-text = nothing is stored
sv-place = Your first entity
sv-place-text = Put something on the table that you would like to talk about: a work, a person, a place, an idea.
sv-place-theme = Put something on the table that you would like to talk about. The theme is { $theme }.
sv-place-hint = a work, a person, an idea …
sv-place-go = Put it on the table
sv-place-go-text = no statement names it yet
sv-place-twice = This entity is already on the table. Choose another.
sv-entity = Entity
sv-theme-free = free
sv-theme-art = art
sv-theme-music = music
sv-theme-libraries = libraries
sv-give-turn = Who sails next?
sv-give-turn-tie = Whoever is last on the Goose track has the next turn. Several are level there; as Game Master you choose one.
sv-give-turn-text = Choose who has the next turn.
sv-withdraw = Take it back
sv-withdraw-text = then nobody has to answer
sv-hint-wait = You can use cards and Legacies even when it is not your turn.
sv-drew = You drew { sv-minor }.
sv-you-owe = You owe { NAME($seat) } an act about “{ $topic }”: a Co-create, an Advocate or a Quarrel.
sv-verdict = { $how ->
    [votes] { NAME($winner) } convinced more people than { NAME($loser) }, { $votes } to { $against }, and pays for it.
    [conceded] { NAME($loser) } gave in, so { NAME($winner) } won and pays for it.
    [master] The vote was tied; the Game Master found { NAME($winner) } more convincing than { NAME($loser) }.
    [chance] The vote was tied, and chance chose { NAME($winner) } over { NAME($loser) }.
   *[rule] The vote was tied, so { NAME($winner) } won against { NAME($loser) }, who started it.
}

# Who is waited for
sv-wait-place = { NAME($seats) } { $count ->
    [one] is
   *[other] are
} thinking of a first entity
sv-wait-give_turn = { NAME($seats) } is choosing who sails next
sv-wait-roll = { NAME($seats) } is about to roll
sv-wait-choose = { NAME($seats) } is choosing a pair
sv-wait-asked = { NAME($seats) } is being asked for a die
sv-wait-act = { NAME($seats) }: { $action }
sv-wait-agree = { NAME($seats) } { $count ->
    [one] has
   *[other] have
} to agree
sv-wait-store = { NAME($seats) } is storing a die
sv-wait-debate = A debate is under way
sv-wait-vote = { NAME($seats) } { $count ->
    [one] is
   *[other] are
} voting
sv-wait-judge = { NAME($seats) } has to judge

# Writing
sv-write = Write a statement
sv-donor = { NAME($seat) } gave the die
sv-with = with
sv-after-quarrel = after the Quarrel
sv-partner = With whom?
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
sv-write-missing = a statement needs three parts
sv-write-both-new = one end must already be on the table
sv-write-same = both ends are the same
sv-write-partner = choose with whom you write
sv-settles = This also fulfils { NAME($seat) }’s topic, “{ $topic }”.
sv-settles-which = Which duty does it fulfil?
sv-propose = Propose
sv-has-to-agree = { NAME($seats) } must agree
sv-tie = Tie the cord
sv-tie-text = it goes on the table at once
sv-give-up = Give up
sv-give-up-text = no statement
sv-find = Find …

# Cards
sv-cards = Your cards
sv-cards-table = The decks
sv-cards-none = No cards in hand.
sv-cards-master = You are moderating and hold no cards.
sv-decks = { $minors } Minor and { $majors } Major Arcana lie face down. Last played:
sv-is-major = Major, secret
sv-is-minor = Minor
sv-duty = Manipulate
sv-duty-short = { NAME($seat) }: “{ $topic }”
sv-play = Play
sv-legacy = Place a Legacy
sv-legacy-short = Legacy −2
sv-mend = Correct a text
sv-mend-short = Correct
sv-merge = Make one of two
sv-merge-short = Merge
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
sv-minor-11 = Somebody must use a die from your pool; you get the coin.
sv-minor-12 = Another player loses up to three coins.
sv-minor-13 = Somebody must give you a die for nothing.
sv-minor-14 = Remove a Legacy, move it, or change its colour.
sv-major-1 = One Legacy of yours halves your score, two quarter it
sv-major-2 = A path of one statement of yours halves your score, of two quarters it
sv-major-3 = The more separate parts the graph has, the lower your score
sv-major-4 = Graph in one piece: your score does not count. Else it doubles
sv-major-5 = One meta-statement of yours halves your score, two quarter it
sv-major-6 = No Manipulate token left: your score does not count. Else it doubles
sv-major-7 = One Quarrel token of yours halves your score, two quarter it
sv-major-8 = One Minor you used or hold halves your score, two quarter it
sv-major-9 = One more Major halves your score, two quarter it
sv-major-10 = Empty pool: your score does not count. One die doubles it, two quadruple it
sv-major-11 = One die in the biggest pool of another halves your score, two quarter it
sv-major-12 = Nobody has fewer coins: your score is halved
sv-major-13 = Just one has fewer coins: your score does not count. Nobody, or two and more: it doubles
sv-major-14 = Nobody has more coins: your score is halved
sv-major-15 = Just one has more coins: your score does not count. Nobody, or two and more: it doubles
sv-major-16 = Lowest station: your score is halved
sv-major-17 = Second lowest station: your score does not count. Else it doubles
sv-major-18 = Highest station: your score is halved
sv-major-19 = Second highest station: your score does not count. Else it doubles
sv-major-20 = One entity with a single statement halves your score, two quarter it
sv-major-21 = The more statements at the busiest entity, the lower your score
sv-major-22 = One entity without a statement halves your score, two quarter it

# The Quarrel
sv-versus = or
sv-said-enough = has said enough
sv-enough = I have said enough
sv-enough-text = when both say so, the vote begins
sv-stop-debate = Stop the debate
sv-stop-debate-text = the vote begins
sv-close-vote = Close the vote
sv-close-vote-text = anybody who has not voted abstains
sv-vote-for = { NAME($seat) }
sv-judge-for = { NAME($seat) }

sv-statements-of = { $count ->
    [one] { $count } statement
   *[other] { $count } statements
}
# The chart, its sentences and what is left of it
voyage-chart = Chart of the knowledge graph: { $entities ->
        [one] one entity
       *[other] { $entities } entities
    }, { $statements ->
        [one] one statement
       *[other] { $statements } statements
    }. Arrow keys go to the nearest thing, Page Down and Page Up through all, Enter selects, Shift with an arrow moves a disk, plus and minus zoom, 0 shows everything.
voyage-view = View of the chart
voyage-zoom-in = Zoom in
voyage-zoom-out = Zoom out
voyage-fit = Show everything
voyage-unpin = { $count ->
        [one] Put it back
       *[other] Put { $count } back
    }
voyage-pinned = What you move changes place on your screen only; everybody else sees it where it was.
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
voyage-touched = { $count ->
    [0] no statement yet
    [one] one statement
   *[other] { $count } statements
} · by { $authors }
voyage-touched-close = Close
voyage-touched-use = Use in my next statement
voyage-touched-kept = For your next statement: { $words }
voyage-touched-all = All its sentences
voyage-quoted = “{ $statement }”
voyage-by-turn = { $meta ->
        [true] about a statement · { $authors } · turn { $turn }
       *[other] { $authors } · turn { $turn }
    }{ $mended ->
        [true] {" "}· corrected
       *[other] { "" }
    }
voyage-filter = Sentences about
voyage-filter-all = everything ({ $count })
voyage-no-sentences = Nobody has made a statement yet.
voyage-loose = { $count ->
        [one] One entity that no statement names
       *[other] { $count } entities that no statement names
    }

# --- Questions about the graph ---

question-about-statements = Which statements are about statements?
question-who-contributed = Who contributed the most?
question-connected-to = What is connected to the first entity?

# --- At one glance, for whoever leads ---

sv-glance-place = first entities
sv-glance-give-turn = whose turn
sv-glance-roll = dice
sv-glance-choose = choosing
sv-glance-asked-die = a die is asked for
sv-glance-act = acting
sv-glance-store = storing a die
sv-glance-over = finished
sv-glance-asked = is asked
sv-glance-active = has the turn
sv-glance-ready = ready
