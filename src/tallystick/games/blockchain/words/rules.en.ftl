# --- What it teaches ----------------------------------------------------------------------------------------------

concept-ch-many-coins = Many coins
    .text = There is not one cryptocurrency but many, each with its own record and a supply fixed in advance by its rules.
concept-ch-peers = No centre
    .text = Nobody is in charge of the table. Everybody has the same start, the same rules and the same view of what lies open.
concept-ch-mining = Mining takes time
    .text = New resources come in slowly, a few cards at a time. Real mining, too, pays little by little and never all at once.
concept-ch-energy = Servers cost energy
    .text = A computer that validates must be bought once and paid for as long as it runs. Here you pay for every turn in which you use it.
concept-ch-chained = Chained blocks
    .text = Here a chain is a string of cards played in one turn. In a real blockchain each block carries the hash of the one before; these cards do not.
concept-ch-exchange = Exchange rates
    .text = Currencies are swapped in pairs at the rate of the moment. Not every pair is traded, so you may have to go through a third currency.
concept-ch-volatility = Volatile rates
    .text = A rate can change between the order and its execution. What counts is the value when the trade is carried out.
concept-ch-counterparty = Counterparty risk
    .text = A trade needs two sides. It fails when one of them cannot pay, however good the rate was.
concept-ch-irreversible = No way back
    .text = A payment, once made, stays made. If the other side cheats, nobody can reverse the record.
concept-ch-hot-wallet = Hot wallet
    .text = Coins in an open wallet are at hand for trades and payments, and within reach of others. A player with none left is out.
concept-ch-cold-storage = Cold storage
    .text = Coins kept offline can no longer be traded, but nobody can take them either. Safety is paid for with flexibility.
concept-ch-attack-surface = Attacks
    .text = Every open action can be attacked, and every attack can be answered. If nobody speaks up, it does not mean that nobody could.

# --- The ending: whom it is about is "you" on their own phone -------------------------------------------------------

end-unit-blockchain = coins in cold storage
ch-end-score = { $count ->
    [one] one coin
   *[other] { $count } coins
} in cold storage
ch-end-length = { $count ->
    [one] one turn played
   *[other] { $count } turns played
}
ch-end-bargain = Best bargain
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } got { $got } coins for { $given }.
ch-end-hacker = Sharpest hacker
    .text = { $count ->
        [one] One Hack
       *[other] { $count } Hacks
    } of { $you ->
        [yes] yours
       *[no] { NAME($seat) }
    } worked.
ch-end-vault = Safest vault
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } stored { $stored } of { $all } coins.
ch-end-trader = Busiest trader
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } made { $count ->
        [one] one trade
       *[other] { $count } trades
    }.
ch-end-rent = A good landlord
    .text = The others paid { $you ->
        [yes] you
       *[no] { NAME($seat) }
    } { $count ->
        [one] one coin
       *[other] { $count } coins
    } for Servers.
ch-end-builder = Builder of the harbour
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } deployed { $count ->
        [one] one Server
       *[other] { $count } Servers
    }.
ch-end-blocks = A long row of Blocks
    .text = { $you ->
        [yes] You
       *[no] { NAME($seat) }
    } played { $count ->
        [one] one Block
       *[other] { $count } Blocks
    }.
ch-end-keeper = Faithful witness
    .text = { $you ->
        [yes] You hold
       *[no] { NAME($seat) } holds
    } a copy of { $count ->
        [one] the one turn
       *[other] all { $count } turns
    }.
ch-end-stored = In your cold storage: { $stored } of { $all }
    .text = { $trades ->
        [0] You made no trade.
        [one] You made one trade.
       *[other] You made { $trades } trades.
    }{ $got ->
        [0] { "" }
       *[other] { " " }The best brought { $got } coins for { $given }.
    }
ch-end-partner = A good partner: { NAME($seat) }
    .text = You traded with { NAME($seat) } { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }.{ $both ->
        [0] { "" }
       *[other] { " " }{ ch-end-hacks }
    }
ch-end-duel = An even match: { NAME($seat) }
    .text = { ch-end-hacks }
ch-end-hacks = Hacks between you: { $mine } from you, { $theirs } from { NAME($seat) }.
ch-end-alone = A calm berth
    .text = Nobody traded with you, and nobody hacked you.

# --- Options ------------------------------------------------------------------------------------------------------

option-group-blockchain-coins = Coins and trades
option-group-blockchain-hacks = Hacks
option-group-blockchain-length = How long?
option-reaction-seconds = Seconds to answer
    .help = How long a reaction window waits before players who have not answered pass; 0 waits for everybody.
    .none = No limit
option-exchange-ring = The ring
    .help = Who decides the order of the tiles.
    .random = Chance
    .arranged = The first player lays them
option-first-player = Who starts
    .help = By the die, or the first seat: the host’s, unless the seats were given otherwise.
    .thrown = The highest roll
    .first_seat = The first seat
option-turn-cap = Turns each
    .help = After this many turns each, the most coins stored wins; 0 plays to the end.
    .none = No limit
option-strict-wallet = An empty wallet loses even when all is stored
    .help = Whether you need a 51st coin to win.
option-run-out = When a wallet is empty
    .help = What it means to run out of coins.
    .all = No coin of any currency
    .any_currency = No coin of some currency: whoever stores or trades away the last one of a currency is out, so that hardly anybody can win
option-hack-answers = Answers to an action
    .help = Which Hack counts when several players want to answer.
    .in_order = The first clockwise, however fast
    .first_come = The one that comes first
option-hack-moments = When others may hack
    .help = Whether Hacks of others only answer what is announced, or come at any time in the Action phase.
    .announced = When something is announced
    .any_time = Also while the active player still thinks
option-hack-order = Order of Hacks
    .help = In which order the Hacks of a stack take effect.
    .last_first = The last one first
    .first_first = The first one first
option-hack-without-effect = Hacks without effect
    .help = Whether a Hack may be played where it does nothing, to make room in your hand.
option-full-request = Asking for the full value
    .help = What becomes of the request when the die rises before the trade is carried out.
    .stays = It stays as announced
    .rises = It rises with the die
option-trade-offer = What you give in a trade
    .help = Whether you may offer less than the die shows.
    .exact = Exactly the value
    .less = The value or less
option-scam = Scam
    .help = What happens to the coins offered.
    .keeps_coins = The player who was asked keeps them
    .cancels = The trade is just cancelled
option-lockout = Lockout
    .help = What it forbids.
    .five = Storing five of this turn’s coins
    .one_badge = The largest Store badge of the turn
    .everything = All storing this turn
option-crashed-server = A Server destroyed after payment
    .help = What becomes of the badges already paid for.
    .actions_stay = They stay this turn
    .actions_lost = They are lost
option-rollback = Rollback
    .help = Which Hacks it discards.
    .below = Those played before it
    .all = All the others in the stack
option-server-payee = Who is paid for Servers
    .help = Whether each Server may be paid to a different opponent.
    .per_server = One payee for each Server
    .per_turn = One payee for the whole turn
option-mine-badge = Mine badges
    .help = What they give in the Action phase.
    .draws = A card each
    .fills = Cards until the hand holds five
option-volatility = The Block Volatility
    .help = Whether it changes a rate.
    .rerolls = It rerolls a die
    .nothing = It only chains

# --- The rules, section by section --------------------------------------------------------------------------------

section-CH-goal = The goal
    .text = Be the first with ten coins of each of the five currencies in your cold storage.
section-CH-box = What is in the box
    .text = For 2 to 4 players. Six tiles, six dice, four vaults, 200 coins and 81 cards: 39 Blocks, 15 Servers, 27 Hacks. The printed faces are lost to us, so most cards are our own.
section-CH-setup-1 = Vaults and coins
    .text = Everybody has a vault with ten coins of each currency in its wallet.
section-CH-setup-2 = The ring and its dice
    .text = The six tiles lie in a ring with a die on each: that is its value. Only neighbours can be traded. The wild tile stands for any currency.
section-CH-setup-3 = The cards
    .text = Everybody gets five cards; the rest form the deck.
section-CH-setup-4 = Who starts
    .text = The dice decide.
section-CH-cards = Three kinds of cards
    .text = Blocks and Servers bring badges for your turn. Hacks get in the way, at any time.
section-CH-blocks = Blocks
    .text = A Block brings badges for this turn. Mine: draw { $mine_badge ->
        [fills] cards until you hold five.
       *[draws] so many cards.
    } Chain: play so many more Blocks. Trade: so many trades. Store: so many coins into cold storage. It stays on the table until your turn ends.
section-CH-servers = Servers
    .text = A Server stays on the table until a Hack removes it. Its owner may pay for it and use its badges that turn.
section-CH-hacks = Hacks
    .text = Any player may answer any action with a Hack before it is completed, and any Hack with another one. The last has priority. Hacks may also be played between two turns, but not while somebody mines or pays.
section-CH-mine = Mine phase
    .text = Draw until you have five cards. If you already have five or more, draw none.
section-CH-pay = Pay phase
    .text = For each of your Servers from earlier turns you may pay its price, in any coins from your wallet, and use it this turn. { $server_payee ->
        [per_turn] All the payments of a turn go to one opponent of your choice.
       *[per_server] Each payment goes to one opponent of your choice.
    }
section-CH-action = Action phase
    .text = Deploy, play Blocks, mine, trade and store, in any order.
section-CH-deploy = Deploy a Server
    .text = One per turn. It can be paid for from your next turn on.
section-CH-play = Play a Block
    .text = One Block per turn, and its badges are yours.
section-CH-chain = Chain Blocks
    .text = Each Chain badge allows one more Block. All badges add up.
section-CH-trade = Trade
    .text = Name an opponent and two neighbouring tiles. You give { $trade_offer ->
        [less] as many coins as the first die shows, or fewer,
       *[exact] exactly as many coins as the first die shows,
    } and ask for as many as the second shows, or fewer.
section-CH-trade-short = Your partner has too few coins
    .text = A partner cannot refuse, and gives whatever they have.
section-CH-trade-cannot = You cannot pay
    .text = If you turn out to have too few coins, the trade is lost and nobody gives anything.
section-CH-store = Store
    .text = Move as many coins as your Store badges allow into cold storage, at most ten of each currency. They never come back.
section-CH-store-alert = An empty wallet
    .text = { $run_out ->
        [any_currency] A player with no coins of some currency left in the wallet has lost.
       *[all] A player with no coins left in the wallet has lost.
    }
section-CH-discard = Discard
    .text = Blocks and Hacks go to the discard pile; then discard down to five cards.
section-CH-end = The end
    .text = Ten of each in cold storage wins at once; so does being the only player left.{ $turn_cap ->
        [0] {""}
       *[other] {" "}After { $turn_cap } turns each, the most coins stored wins.
    }
section-CH-special = Groups of cards
    .text = An icon on each card names its group, for expansions.
section-CH-scenario-1 = First example: dice are swapped
    .text = Two Litecoin for six Bitcoin; the dice are swapped, so six Litecoin go for two Bitcoin.
section-CH-scenario-2 = Second example: a die is rerolled
    .text = Litecoin rises to four, but the player has only three: no trade, and no coin moves.
section-CH-scenario-3 = Third example: a paid Server crashes
    .text = { $crashed_server ->
        [actions_lost] The Server is gone. In the rulebook its badges stay for this turn; at this table they are lost.
       *[actions_stay] The Server is gone, its badges stay for this turn.
    }
section-CH-scenario-4 = Fourth example: a Hack on a Hack
    .text = A Scam is rolled back, then comes a Lockout. The Lockout works, the Scam does not, and the trade goes ahead.

# --- The rules page and how to play -------------------------------------------------------------------------------

rules-ch-start = { $run_out ->
    [any_currency] Everybody starts with ten of each of the five currencies. Whoever runs out of one is out.
   *[all] Everybody starts with ten of each of the five currencies. Whoever’s wallet is empty is out.
}
rules-ch-idea = Nothing happens at once: whatever is announced can be answered with a Hack, and a Hack with another. You are asked, so keep an eye on the harbour.
step-ch-1 = Draw and pay
    .text = Draw until you hold five cards. Then pay an opponent for each of your Servers you want to use.
    .more = A Server stays from turn to turn and lends its badges whenever you pay for it.
step-ch-2 = Play
    .text = Play a Block. Its badges say what you may do: draw cards, play another Block, trade, store.
    .more = You may also deploy one Server; you can pay for it from your next turn on.
step-ch-3 = Trade
    .text = With any opponent, between neighbours on the ring: give what one die shows, get what the other shows.
    .more = They cannot refuse. Give a cheap coin for a dear one, and win back what Servers and others cost you.
step-ch-4 = Store
    .text = Coins in cold storage are safe for good. Ten of each of the five currencies win.
    .more = At most ten of each fit. Coins in the wallet can be traded away from you.
chapter-ch-goal = Goal and end
chapter-ch-setup = Setting up
chapter-ch-turn = A turn
chapter-ch-cards = Blocks and Servers
chapter-ch-trade = Trade
chapter-ch-store = Store
chapter-ch-hacks = Hacks
chapter-ch-examples = Four examples
pieces-ch-badges = Badges
    .text = What stands on Blocks and Servers. All the badges of a turn add up.
pieces-ch-blocks = { $count } Blocks
    .text = One a turn, and one more for each Chain badge.
pieces-ch-servers = { $count } Servers
    .text = One may be deployed a turn. From your next turn on, pay for it and use its badges.
pieces-ch-hacks = { $count } Hacks
    .text = Played at any time, by anybody, as an answer to what was announced.
pieces-ch-things = In the harbour
    .text = What else lies there.
explain-ch-badge-mine = Mine badge
    .text = { $mine_badge ->
        [fills] Draw cards until you hold five.
       *[draws] Draw one card for each.
    }
explain-ch-badge-chain = Chain badge
    .text = Play one more Block this turn for each.
explain-ch-badge-trade = Trade badge
    .text = Trade once for each.
explain-ch-badge-store = Store badge
    .text = Put one coin into cold storage for each.
explain-ch-badge-pay = Pay badge
    .text = So many coins, of any currencies, go to an opponent if you use this Server for a turn.
explain-ch-tile = Tile of a currency
    .text = Its die is what the currency is worth now: so many coins are given, or may be asked for, in a trade with a neighbouring tile.
explain-ch-wild = Wild tile
    .text = Stands for any currency but that of the other side of the trade.
explain-ch-wallet = Wallet
    .text = { $run_out ->
        [any_currency] Coins to trade and pay with. Run out of one currency and you are out.
       *[all] Coins to trade and pay with. Run out of them all and you are out.
    }
explain-ch-cold = Cold storage
    .text = Safe for good, and never traded again. Ten of each of the five currencies win.
explain-ch-pile = Pile of Hacks
    .text = { $hack_order ->
        [first_first] Hacks that were played and wait; the first takes effect first.
       *[last_first] Hacks that were played and wait; the last takes effect first.
    }
explain-ch-deck = Deck
    .text = Everybody draws from it. When it is empty, the discard pile is shuffled.
explain-ch-hand = Cards in hand
    .text = Only their owner sees them. Five at most when a turn ends.
explain-ch-phases = Phases of a turn
    .text = Mine: draw up to five cards. Pay: for Servers. Action: play, trade, store. Discard: down to five cards.

# --- Our rulings --------------------------------------------------------------------------------------------------

ruling-CH-1 = A player who stores the last coin needed wins, even with an empty wallet.
    .why = Both rules apply at the same moment; winning comes first.
ruling-CH-2 = A wallet is empty when no coin of any currency is left in it.
    .why = To have none of one currency is an everyday result of a trade.
ruling-CH-3 = Everybody is asked, with or without Hacks, until all have passed. All answer at once; the first Hack clockwise from the player who acted counts, and the other answers lapse unseen. Running out of time is a pass.
    .why = The rulebook says “at any point”; this way silence gives nothing away.
ruling-CH-4 = The Hack played last takes effect first, and no new window opens in between.
    .why = The rulebook gives the last Hack priority.
ruling-CH-5 = A trade is worked out with the dice as they lie in the end, but you never get more than you asked for.
    .why = So the rulebook’s first two examples come out right.
ruling-CH-6 = You give exactly what the die shows; only the request may be lower.
    .why = The rulebook lowers only what is asked for.
ruling-CH-7 = The wild tile may be either side of a trade, for any currency but that of the other side.
    .why = The tile shows all five currencies.
ruling-CH-8 = You may announce a trade you cannot pay for; it is lost unless the dice change.
    .why = The second example ends so.
ruling-CH-9 = A Scam, played by the player who was asked, keeps the coins offered and gives nothing. The trade is used up.
    .why = The fourth example ends so.
ruling-CH-10 = A Lockout takes five coins off everything stored this turn, including badges that come later. What was announced and no longer fits is announced again.
    .why = The rulebook says “five coins”, not “one badge”.
ruling-CH-11 = The badges of a Server that was paid for stay this turn, even if it is destroyed.
    .why = The third example says so.
ruling-CH-12 = A Rollback discards the Hacks below it, not those that answer it.
    .why = In the fourth example the later Hack has worked already.
ruling-CH-13 = Each Server is paid to one opponent of your choice. A payment that empties your wallet must be confirmed.
    .why = The rulebook says “one opponent” for each payment.
ruling-CH-14 = In the Action phase a Mine badge draws a card, even above five.
    .why = The limit of five belongs to the Mine phase.
ruling-CH-15 = The order of the tiles is random.
    .why = The rulebook allows any order.
ruling-CH-16 = Some Blocks reroll a die: Volatility does.
    .why = The rulebook says that Blocks can change values, but shows none.
ruling-CH-17 = A Hack may be played for nothing. If even so nobody has done anything for five rounds, the most coins stored wins.
    .why = Otherwise hands would fill up with Hacks and games would never end.
ruling-CH-18 = When a player is out, their hand and Servers are discarded, and their coins leave the game.
    .why = The rulebook does not say. Enough coins are left to win.
ruling-CH-19 = Players who tie for the start roll again.
    .why = The rulebook does not say.
ruling-CH-20 = An eleventh coin of a currency cannot be stored.
    .why = There are ten places for each currency.
ruling-CH-21 = A Hack whose target is gone does nothing.
    .why = The rulebook does not say.
ruling-CH-22 = There is no limit on turns unless one was agreed; then the most coins stored wins.
    .why = The rulebook names no end but the win.
ruling-CH-24 = Hacks of others answer what is announced: a Server, a Block, a trade, a store, a Hack, and the end of a turn. No coin moves and no card takes effect without that chance, so nothing is lost by waiting for it.
    .why = The rulebook says “at any point”; whoever answers what is announced is never too late.
ruling-CH-23 = There is one window between two turns, after discarding.
    .why = The rulebook allows Hacks between turns and does not say whose.

guide-ch-welcome = The harbour exchange
    .text = Six tiles lie in a ring; the die on each shows what it is worth now. Only neighbours can be traded. The first player with ten coins of all five currencies in cold storage wins.
guide-ch-vaults = Wallet and cold storage
    .text = Everybody’s coins are open. Coins in the wallet can be traded, and lost. Coins in one of the ten places of cold storage are safe for good. Never let your wallet run empty: then you are out.
guide-ch-window = You are asked
    .text = This concerns you, so nothing happens yet. The red box says what a pass leads to, a lamp on a card what that Hack would change. Take your time: there is no clock in this game. You are asked even without a Hack, so that silence gives nothing away.
guide-ch-ask = Wait, I hack!
    .text = You are asked when something concerns you. If you want to interfere with anything else, press here: then you are asked about everything until your turn.
guide-ch-turn = Your turn
    .text = Play a Block from your hand. Its badges let you draw cards, play another Block, trade or store. You may also deploy one Server for later turns.
guide-ch-badges = Badges
    .text = Here you see what is left of each badge this turn. A Chain badge lets you play one more Block, linked to the last one. Here “chain” is a way to combine cards; the real chain of hashes is the journal behind this game.
guide-ch-trade = Trading
    .text = Press here, or tap the tile you give from and then a neighbour. You give exactly what its die shows and ask for as much as the other die shows, or less. Your partner cannot refuse, but may answer with a Hack.
guide-ch-store = Cold storage
    .text = Move coins into cold storage. At most ten of each currency fit, and they never come back.
guide-ch-hack = A Hack
    .text = It lies in the middle and waits. It can be answered by another Hack; the last one played takes effect first.
guide-ch-pay = Servers cost energy
    .text = To use a Server this turn, pay its price to an opponent, in any coins. Think about whose wallet you fill, and with what.
guide-ch-copies = Everybody has a copy
    .text = Your browser has checked every entry of the journal itself. The green sign says that all the copies are the same. Now you know it all. Good luck!
