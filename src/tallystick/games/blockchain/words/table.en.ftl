goal-blockchain = { $turn_cap ->
    [0] First to store ten of each coin wins
   *[other] Ten of each coin stored wins, or the most after { $turn_cap } turns
}

# --- Names --------------------------------------------------------------------------------------------------------

named-btc = Bitcoin
named-eth = Ethereum
named-ltc = Litecoin
named-dash = Dash
named-ppc = Peercoin
named-wild = Wild
coin-0 = { $count } Bitcoin
coin-1 = { $count } Ethereum
coin-2 = { $count } Litecoin
coin-3 = { $count } Dash
coin-4 = { $count } Peercoin
named-genesis = Genesis
named-standard = Standard
named-vault = Vault
named-fork = Fork
named-pool = Pool
named-market = Market
named-merkle = Merkle
named-volatility = Volatility
    .text = Reroll the die of one tile.
named-node = Node
named-home_rig = Home Rig
named-farm = Farm
named-relay = Relay
named-exchange = Exchange
named-data_centre = Data Centre
named-flash_swap = Flash Swap
    .text = Two tiles exchange their dice.
named-shock = Shock
    .text = Reroll the die of one tile.
named-crash = Crash
    .text = One Server goes to the discard pile.
named-scam = Scam
    .text = Somebody wants to trade with you: keep the coins and give nothing.
named-rollback = Rollback
    .text = All Hacks below this one are discarded without effect.
named-lockout = Lockout
    .text = The player whose turn it is may store five coins fewer this turn.
badge-mine = Mine
    .help = cards to draw
badge-chain = Chain
    .help = Blocks to play
badge-trade = Trade
    .help = trades
badge-store = Store
    .help = coins to store
badge-pay = Pay
    .help = coins to use it for a turn
attention-always = Always ask me
attention-hacks = Ask me only about Hacks
attention-not_this_turn = Don’t ask me again this turn

# --- What happens -------------------------------------------------------------------------------------------------

event-ch-game-began = { $players } traders open their vaults, each with { $coins_each } coins of every currency. { $cards } cards are shuffled.
event-ch-tile-placed = { NAME($seat) } lays the tile for { NAMED($tile) }.
event-ch-ring-made = The ring, clockwise: { NAMED($tiles) }. The dice show { $dice }.
event-ch-cards-drawn = { $cards ->
    [hidden] { $count ->
        [one] { NAME($seat) } draws a card.
       *[other] { NAME($seat) } draws { $count } cards.
    }
   *[other] { NAME($seat) } draws { NAMED($cards) }.
}
event-ch-deck-reshuffled = The discard pile is shuffled: { $cards ->
    [one] { $cards } card makes
   *[other] { $cards } cards make
} the new deck.
event-ch-start-thrown = { NAME($seats) } roll for the start: { $throws }.
event-ch-turn-began = Turn { $turn }: { NAME($seat) } plays.
event-ch-server-paid = { $price ->
    [0] { NAME($payer) } uses { NAMED($card) }, which costs nothing.
   *[other] { NAME($payer) } pays { COINS($coins) } to { NAME($payee) } and uses { NAMED($card) } this turn.
}
event-ch-actions-began = { NAME($seat) } starts the Action phase.
event-ch-deploy-announced = { NAME($seat) } wants to deploy { NAMED($card) }.
event-ch-block-announced = { NAME($seat) } plays { NAMED($card) }.
event-ch-trade-announced = { NAME($seat) } offers { NAME($partner) } { $offer } { NAMED($give) } and asks for { $ask } { NAMED($take) }.
event-ch-store-announced = { NAME($seat) } wants to store { COINS($coins) }.
event-ch-window-opened = { $asked ->
    [nobody] Nobody wants to be asked.
   *[other] Any Hacks? Asked: { NAME($asked) }.
}
event-ch-answered = { NAME($seat) } has answered.
event-ch-attention-set = { $to ->
    [hacks] { NAME($seat) } wants to be asked only about Hacks.
    [not_this_turn] { NAME($seat) } does not want to be asked again this turn.
   *[always] { NAME($seat) } always wants to be asked.
}
event-ch-time-ran-out = Time is up: { NAME($seats) } passed.
event-ch-hack-played = { $tiles ->
    [nobody] { NAME($seat) } plays { NAMED($card) }.
   *[other] { NAME($seat) } plays { NAMED($card) } on { NAMED($tiles) }.
}
event-ch-hack-failed = { $why ->
    [rolled_back] { NAME($seat) }’s { NAMED($card) } is rolled back.
   *[no_effect] { NAME($seat) }’s { NAMED($card) } has no effect.
}
event-ch-hack-worked = { NAME($seat) }’s { NAMED($card) } works.
event-ch-dice-swapped = The dice of { NAMED($tiles) } change places: { $values }.
event-ch-die-rerolled = The die of { NAMED($tile) } is rerolled: { $value }.
event-ch-server-crashed = { NAME($seat) }’s { NAMED($card) } is destroyed.
event-ch-server-deployed = { NAME($seat) } deploys { NAMED($card) }.
event-ch-block-played = { NAMED($card) } counts for { NAME($seat) }: Mine { $mine }, Chain { $chain }, Trade { $trade }, Store { $store }.
event-ch-trade-done = { NAME($seat) } gives { $given } { NAMED($give) } and gets { $got } { NAMED($take) } from { NAME($partner) }{ $got ->
    [0] , who has none
   *[other] {""}
}.
event-ch-trade-failed = { $why ->
    [scam] { NAME($partner) } keeps { $lost } { NAMED($give) } from { NAME($seat) } and gives nothing.
    [cancelled] { NAME($seat) }’s trade with { NAME($partner) } is cancelled.
   *[cannot_pay] { NAME($seat) } has too few { NAMED($give) }: the trade is lost, and everybody keeps their coins.
}
event-ch-coins-stored = { NAME($seat) } stores { COINS($coins) }. That makes { $stored } of 50.
event-ch-store-refused = { $left ->
    [0] { NAME($seat) } may store nothing now.
    [one] { NAME($seat) } may store only { $left } coin now, and chooses again.
   *[other] { NAME($seat) } may store only { $left } coins now, and chooses again.
}
event-ch-card-discarded = { NAME($seat) } discards { NAMED($card) }.
event-ch-turn-ended = { NAME($seat) } ends the turn.
event-ch-cards-given-up = { NAME($seat) } gives up { NAMED($cards) }: to the discard pile.
event-ch-player-out = { NAME($seat) } has run out of coins in the wallet: that is the end for this vault.
event-ch-game-ended = { $reason ->
    [all_stored] Ten of each currency are safe. { NAME($winners) } wins.
    [last_one_in] Only { NAME($winners) } has coins left, and wins.
    [turn_cap] The agreed turns are over. Most coins stored: { NAME($winners) }.
   *[stuck] Nobody can do anything any more. Most coins stored: { NAME($winners) }.
}
you-event-ch-cards-drawn = { $cards ->
    [hidden] You draw.
   *[other] You draw { NAMED($cards) }.
}
you-event-ch-turn-began = Turn { $turn }: you play.
you-event-ch-server-paid = { $price ->
    [0] You use { NAMED($card) }, which costs nothing.
   *[other] You pay { COINS($coins) } to { NAME($payee) } and use { NAMED($card) } this turn.
}
you-event-ch-block-announced = You play { NAMED($card) }.
you-event-ch-hack-played = { $tiles ->
    [nobody] You play { NAMED($card) }.
   *[other] You play { NAMED($card) } on { NAMED($tiles) }.
}
you-event-ch-hack-failed = { $why ->
    [rolled_back] Your { NAMED($card) } is rolled back.
   *[no_effect] Your { NAMED($card) } has no effect.
}
you-event-ch-server-crashed = Your { NAMED($card) } is destroyed.
you-event-ch-server-deployed = You deploy { NAMED($card) }.
you-event-ch-trade-done = You give { $given } { NAMED($give) } and get { $got } { NAMED($take) } from { NAME($partner) }{ $got ->
    [0] , who has none
   *[other] {""}
}.
you-event-ch-trade-failed = { $why ->
    [scam] { NAME($partner) } keeps { $lost } { NAMED($give) } from you and gives nothing.
    [cancelled] Your trade with { NAME($partner) } is cancelled.
   *[cannot_pay] You have too few { NAMED($give) }: the trade is lost, and everybody keeps their coins.
}
you-event-ch-coins-stored = You store { COINS($coins) }. That makes { $stored } of 50.
you-event-ch-store-refused = You may store only { $left } now, and choose the coins again.
you-event-ch-card-discarded = You discard { NAMED($card) }.
you-event-ch-player-out = Your wallet is empty: that is the end for your vault.
ended-all_stored = ten of each currency stored
ended-last_one_in = only one left
ended-turn_cap = the last turn is over
ended-stuck = nobody can move

# --- At the table in the browser ----------------------------------------------------------------------------------

ch-coin-wild = Wild
ch-wild-code = WILD
ch-coins = { $count } { $coin }
ch-kind-block = Block
ch-kind-server = Server
ch-kind-hack = Hack
ch-badge-count = { $badge } { $count }
ch-badge-pay = Pay
ch-badge-mine = Mine
ch-badge-chain = Chain
ch-badge-trade = Trade
ch-badge-store = Store
ch-rerolls = + reroll
ch-card-label = { $card }, { $kind }: { $what }
ch-short-flash_swap = swap two dice
ch-short-shock = reroll one tile
ch-short-crash = destroy a Server
ch-short-scam = keep the coins
ch-short-rollback = cancel Hacks below
ch-short-lockout = store 5 fewer
ch-short-block = adds its badges
ch-short-server = for later turns
ch-effect-server = goes beside your vault. From your next turn on you may pay to use its badges.
ch-will-flash_swap = swaps { $tiles }.
ch-will-shock = rerolls { $tiles }.
ch-will-crash = destroys { $server } ({ $owner }).
ch-will-scam = spoils the trade.
ch-will-rollback = works.
ch-will-lockout = locks five of { NAME($seat) }’s coins.

# What each card does, in one sentence; the options of the table are the variables.
ch-does-genesis = Trade once, store up to 5 coins and play one more Block.
ch-does-standard = { $mine_badge ->
    [fills] Draw until you hold five cards, trade once and store up to 5 coins.
   *[draws] Draw a card, trade once and store up to 5 coins.
}
ch-does-vault = Store up to 10 coins.
ch-does-fork = Play two more Blocks.
ch-does-pool = { $mine_badge ->
    [fills] Draw until you hold five cards, twice if you like, and play one more Block.
   *[draws] Draw 2 cards and play one more Block.
}
ch-does-market = Trade twice.
ch-does-merkle = Store up to 5 coins and play one more Block.
ch-does-volatility = { $volatility ->
    [nothing] Play one more Block.
   *[rerolls] Reroll one tile’s die and play one more Block.
}
ch-does-node = Pay 4 coins in a turn: trade once more and store 5 coins more.
ch-does-home_rig = { $mine_badge ->
    [fills] Costs nothing: in each of your turns, draw until you hold five cards.
   *[draws] Costs nothing: draw one card more in each of your turns.
}
ch-does-farm = { $mine_badge ->
    [fills] Pay 2 coins in a turn: draw until you hold five cards, twice if you like.
   *[draws] Pay 2 coins in a turn: draw 2 cards more.
}
ch-does-relay = Pay 3 coins in a turn: play one more Block.
ch-does-exchange = Pay 3 coins in a turn: trade twice more.
ch-does-data_centre = Pay 5 coins in a turn: store 10 coins more.
ch-does-flash_swap = Two tiles exchange their dice.
ch-does-shock = Reroll one tile’s die.
ch-does-crash = { $crashed_server ->
    [actions_lost] Destroy a Server. If it was paid for this turn, its badges are lost.
   *[actions_stay] Destroy a Server. If it was paid for this turn, its badges stay until the turn ends.
}
ch-does-scam = { $scam ->
    [cancels] Only if somebody trades with you: the trade is cancelled.
   *[keeps_coins] Only if somebody trades with you: keep their coins and give nothing.
}
ch-does-rollback = { $rollback ->
    [all] All the other Hacks on the pile do nothing.
   *[below] All Hacks below it on the pile do nothing.
}
ch-does-lockout = { $lockout ->
    [one_badge] The player whose turn it is loses their largest Store badge.
    [everything] The player whose turn it is stores nothing more this turn.
   *[five] The player whose turn it is stores 5 coins fewer this turn.
}

# The ring
ch-harbour = Exchange ring, current action and pile of Hacks
ch-tile = { $coin }, value { $value }{ $role ->
    [none] {""}
   *[other] , { $role }
}
ch-tag-give = { $mine ->
    [yes] You give { $count }
   *[no] Gives { $count }
}
ch-tag-ask = { $mine ->
    [yes] You ask for { $count }
   *[no] Asks for { $count }
}
ch-tag-target = Target
ch-die-then = { $rerolled ->
    [yes] to be rerolled
   *[no] then { $value }
}
ch-no-hacks = no Hacks
ch-pile = { $count ->
    [one] Pile of Hacks: one
   *[other] Pile of Hacks: { $count }, the latest on top
}
ch-worked = works
ch-void = cancelled
ch-deal = { NAME($seat) } offers { NAME($partner) } { $give } and asks for { $ask } { $take }

# Vaults and turn
ch-vault-of = { $who ->
    [you] Your vault
   *[other] { NAME($seat) }’s vault
}
ch-wallet = Wallet
ch-cold = Cold storage
ch-full = full
ch-cards-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
ch-servers = Servers
ch-no-servers = no Servers
ch-new = new
ch-server-state = { $state ->
    [paid] { $price ->
        [0] ✓ free
       *[other] ✓ paid { $price }
    }
    [new] new
   *[idle] { $price ->
        [0] free
       *[other] Pay { $price }
    }
}
ch-stored-of-all = Cold storage, of 50
ch-is-out = out
ch-is-asked = being asked
ch-has-answered = has answered
ch-by-order = has answered
ch-passes-away = missed a question: passes
ch-asked-to-trade = asked to trade
ch-own-turn = your turn
ch-is-playing = playing
ch-phase-mine = Mine
ch-phase-pay = Pay
ch-phase-action = Action
ch-phase-discard = Discard
ch-phase-window = Reaction window
ch-phase-arrange = Laying the ring
ch-phase-over = The end
ch-phase-of = { $who ->
    [you] Turn { $turn }: yours
   *[other] Turn { $turn }: { NAME($seat) }
}
ch-time-left = Time to answer
ch-turn = Turn { $turn }
ch-turn-word = Turn
ch-start = The start
ch-left = Badges left this turn
ch-left-word = Left
ch-left-mine = { $count ->
    [0] no cards to draw
    [one] card to draw
   *[other] cards to draw
}
ch-left-chain = { $count ->
    [0] no Blocks to play
    [one] Block to play
   *[other] Blocks to play
}
ch-left-trade = { $count ->
    [0] no trades
    [one] trade
   *[other] trades
}
ch-left-store = { $count ->
    [0] nothing to store
    [one] coin to store
   *[other] coins to store
}
ch-left-of = { $count } left
ch-locked = { $count ->
    [99] Lockout: nothing more can be stored this turn.
   *[other] Lockout: { $count } fewer coins can be stored this turn.
}
ch-turn-of = { $who ->
    [you] Your turn
   *[other] { NAME($seat) }’s turn
}
ch-harbour-closed = The harbour is closed
ch-blocks-played = { $count ->
    [0] No Blocks played yet
    [one] One Block played
   *[other] { $count } Blocks played, chained
}
ch-no-blocks = No Blocks played yet
ch-blocks-list = { NAME($seat) }’s Blocks: { $blocks }
ch-deck = Deck { $count } · discard pile { $discards }

# Hand and decisions
ch-your-hand = Your hand
ch-your-cards = { $count ->
    [one] Your card
   *[other] Your { $count } cards
}
ch-only-you = Only you see this
ch-only-hacks = Only Hacks can answer
ch-touch-card = Touch a card to see what it does
ch-no-cards = You have no cards.
ch-not-now = not now
ch-your-turn = Your turn
ch-moment = One moment
ch-you-are-out = You are out
ch-out-text = Your wallet is empty. You can watch to the end.
ch-wait-act = { NAME($seat) } is playing
ch-wait-pay = { NAME($seat) } is paying for Servers
ch-wait-discard = { NAME($seat) } is discarding
ch-wait-arrange = { NAME($seat) } is laying the ring
ch-wait-text = { $wish ->
    [always] You are asked about everything that is announced.
    [raised] Your hand is up: you are asked about everything until your turn.
   *[concerns] You are asked when it concerns you: a trade with you, a Hack against what is yours, somebody about to win.
}
ch-hint-block = Pick a Block from your hand: its badges say what you may do.
ch-hint-trade = Tap the tile you give from, then the neighbour you want.
ch-hint-store = Move coins into cold storage: nobody can touch them there.
ch-hint-deploy = You may still deploy a Server for later turns.
ch-hint-end = Nothing is left to do but play Hacks.
ch-why-trade = Why trade? You need ten of each currency, and each Server costs coins. Give where the die is low, take where it is high.
ch-open-trade = Trade
ch-open-store = Store coins
ch-mine = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
ch-mine-text = Mine badges
ch-end-turn = End turn
ch-end-turn-early = leave the rest
ch-end-turn-text = nothing left to do
ch-use-block = Play { $card }
ch-use-server = Deploy { $card }
ch-use-hack = Play { $card }
ch-use-discard = Discard { $card }
ch-no-use = of no use to you here
ch-put-back = Put back
ch-aim-tiles = { $count ->
    [one] Tap a tile on the ring. { $chosen ->
        [none] {""}
       *[other] Chosen: { $chosen }.
    }
   *[other] Tap two tiles on the ring. { $chosen ->
        [none] {""}
       *[other] Chosen: { $chosen }.
    }
}
ch-aim-server = Choose a Server.
ch-back = Back
ch-all = all
ch-none = none
ch-fill = as many as fit
ch-fewer = fewer { $what }
ch-more = more { $what }
ch-at-most = up to { $count }
ch-trade-from = Tap the tile whose coins you give.
ch-trade-to = You give { $coin }. Now tap a neighbour: what you want.
ch-with = With
ch-has = has { $count } { $coin }
ch-wild-give = You give
ch-wild-take = You want
ch-you-ask-for = You ask for
ch-asked-amount = Coins asked for
ch-you-offer = You offer
ch-offered-amount = Coins offered
ch-trade-outcome = You give { $given } { $giving }; { NAME($seat) } gives { $got } { $taking }.
ch-cannot-pay = You have only { $have } { $coin } and must give { $given }: the trade would be lost.
ch-short = { NAME($seat) } has only { $have } { $coin }: that is all you would get.
ch-trade = Announce
ch-other-tiles = Other tiles
ch-store = { $count ->
    [one] Store one coin
   *[other] Store { $count } coins
}
ch-store-last = { $count ->
    [one] Store the last coin
   *[other] Store the last { $count } coins
}
ch-store-text = for good
ch-store-of = of { $total } that may be stored
ch-empties = This empties your wallet. Without a coin in it you are out, unless this wins you the game.
ch-not-so-many = That many coins will not fit.
ch-pay-title = Pay for Servers
ch-pay-lead = A paid Server counts until the end of this turn. Each price goes to an opponent of your choice.
ch-pay-of = of { $price } to pay
ch-pay = Pay { $price }
ch-pay-text = { $coins } to { NAME($seat) }
ch-pay-to = { $coins } to
ch-change-coins = other coins
ch-counts = counts
ch-skip-pay = Continue
ch-skip-pay-text = pay for nothing more
ch-arrange-title = Lay the ring
ch-arrange-text = Lay the tiles one by one, clockwise. Only neighbours can be traded.
ch-discard-title = Down to five cards
ch-discard-text = { $count ->
    [one] Pick one card to discard.
   *[other] Pick { $count } cards to discard, one by one.
}

# Reaction windows
ch-window-left = { $seconds } s
ch-no-clock = no clock
ch-no-clock-you = no clock for you
ch-your-answer = You are asked
ch-if-you-pass = If you pass
ch-wall-pass = if nobody answers
ch-wall-trade = { NAME($seat) } gives { $given } { $giving } and gains { $got } { $taking }
ch-wall-scam = { NAME($seat) } gives { $given } { $giving } and gets nothing
ch-with-hack = { $aim ->
    [none] With *{ $card }*, if nobody answers it
   *[other] With *{ $card }* on { $aim }, if nobody answers it
}
ch-you-gain = *you* gain { $count }
ch-you-lose = *you* lose { $count }
ch-server-lost = Your { $card } is destroyed
ch-server-stays = Your { $card } stays
ch-wins-with = { NAME($seat) } wins the game
ch-no-win = { NAME($seat) } does not win yet
ch-store-stopped = Nothing is stored: you choose the coins again
ch-store-goes-on = Your coins are stored
ch-trade-cannot_pay = { NAME($seat) } cannot pay: no coins move
ch-trade-cancelled = The trade is cancelled
ch-trade-perhaps = or nothing, if { NAME($seat) } cannot pay what the die shows
ch-nothing-for-you = Nothing for you to gain or lose.
ch-you-answered = The others have still to answer.
ch-saves = saves it
ch-lamp-saves = saves it
ch-lamp-stops = stops it
ch-others-answer = The others are being asked
ch-who-asked = Who is asked; all at once, counted in this order
ch-answered = answered
ch-thinks = being asked
ch-you-asked = your answer?
ch-announced-deploy = { $who ->
    [you] You deploy { $card }.
   *[other] { NAME($seat) } deploys { $card }.
}
ch-announced-trade = { $who ->
    [you] You give { NAME($with) } *{ $give } { $giving }* and ask for *{ $ask } { $taking }*.
   *[other] { $partner ->
        [you] { NAME($seat) } trades with you: *{ $give } { $giving }* for *{ $ask }* of your *{ $taking }*.
       *[other] { NAME($seat) } gives { NAME($with) } { $give } { $giving } and asks for { $ask } { $taking }.
    }
}
ch-announced-block = { $who ->
    [you] You play { $card }{ $tile ->
        [none] {"."}
       *[other] {" "}and reroll { $tile }.
    }
   *[other] { NAME($seat) } plays { $card }{ $tile ->
        [none] {"."}
       *[other] {" "}and rerolls { $tile }.
    }
}
ch-announced-store = { $who ->
    [you] You store { $coins }.
   *[other] { NAME($seat) } stores { $coins }.
}
ch-announced-hack = { $who ->
    [you] You play a Hack.
   *[other] { NAME($seat) } plays a Hack.
}
ch-announced-between = { $who ->
    [you] Your turn is over.
   *[other] { NAME($seat) }’s turn is over.
}
ch-happened = What happened to you
ch-me-trade = { $who ->
    [you] Your trade with { $other }
   *[other] { $other } traded with you
}
ch-me-flash_swap = { $other } swapped the dice
ch-me-shock = { $other } rerolled a die
ch-me-held = Your { $card } worked
ch-me-failed = { $why ->
    [scam] { $who ->
        [you] { $other } kept your coins
       *[other] You kept { $other }’s coins
    }
    [cancelled] The trade with { $other } was cancelled
   *[cannot_pay] { $who ->
        [you] You could not pay: your trade with { $other } was lost
       *[other] { $other } could not pay you: nothing moved
    }
}
ch-me-paid = { $other } paid you for { $card }
ch-me-stored = Stored: { $coins }
ch-me-drew = Drawn: { $cards }
ch-me-late = Time ran out: you passed
ch-you-missed = You let the time run out. The table passes for you until you are here again.
ch-stop = Wait, I hack!
ch-stop-free = ask me from now on
ch-stop-up = hand is up: put it down
ch-stop-asked = you are asked already
ch-stop-always = you are always asked
ch-stop-own = when others act
ch-here-again = I am here again
ch-stop-missed = ask me again
ch-stop-let = you let this turn go
ch-is-discarded = is cancelled.
ch-hint-useless = None of your Hacks would make this better for you. You may play one all the same.
ch-hint-no-hack = You hold no Hack. You are asked all the same, so that nobody can tell.
ch-pass = Pass
ch-pass-text = let it happen
ch-let-go = Pass all this turn, except before a win
ch-ask-me = Ask me: { $to ->
    [always] always
   *[concerns] when it concerns me
}
ch-ask-me-title = When do you want to be asked?
ch-order-concerns = When it concerns me
ch-order-text-concerns = A trade with you, a Hack against your trade, your Servers, your storing or your Hacks, or somebody about to win.
ch-order-always = Always
ch-order-text-always = About everything that anybody announces.
ch-order-note = Everybody sees this setting. It says nothing about your cards: what concerns you lies open on the table.

# Around
ch-log = Harbour log
ch-tab-harbour = Harbour
ch-tab-vaults = Vaults
ch-tab-turn = This turn
ch-tab-log = Log
ch-moment-bargain = The best bargain: { NAME($seat) } gets { $got } { $take ->
    [btc] Bitcoin
    [eth] Ethereum
    [ltc] Litecoin
    [dash] Dash
   *[ppc] Peercoin
} from { NAME($partner) } for { $given } { $give ->
    [btc] Bitcoin
    [eth] Ethereum
    [ltc] Litecoin
    [dash] Dash
   *[ppc] Peercoin
}.
ch-moment-crash = A Crash destroys one of { NAME($seat) }’s Servers.
ch-moment-pile = Three Hacks in one pile, by { NAME($seats) }.
ch-moment-scam = { NAME($partner) } scams { NAME($seat) } out of { $lost ->
    [one] one coin
   *[other] { $lost } coins
}.
ch-moment-out = { NAME($seat) } has no coins left and is out.
ch-moment-changed = The rate changes under way: { NAME($seat) } announced { $offer } for { $ask }, and gives { $given } for { $got }.
ch-moment-cannot-pay = { NAME($seat) } cannot pay { NAME($partner) }, and the trade fails.
ch-result-work = What everybody did
ch-result-blocks = Blocks
ch-result-trades = Trades
ch-result-failed = Lost
ch-result-hacks = Hacks that worked
ch-result-worked = { $worked } of { $hacks }
ch-result-paid = Paid
ch-result-who = Who hacked whom
ch-result-who-text = Each row shows the Hacks one player played, by target: the player whose turn it was, the Server’s owner, or the owner of the Hack below.
ch-result-by = Played by
# --- Refusals -------------------------------------------------------------------------------------------------------

refused-above_value = You may ask for at most { $value } there, not { $asked }.
refused-already_answered = You have already answered.
refused-bad_coins = Give a number of coins for each of the five currencies.
refused-bad_target = This Hack needs another target.
refused-hack_outside_window = You can play Hacks during your own actions, or when you are asked.
refused-no_effect = This Hack would do nothing now.
refused-no_mine_left = { $left ->
    [0] You have no Mine badges left.
    [one] You have only one Mine badge left.
   *[other] You have only { $left } Mine badges left.
}
refused-no_play_left = You cannot chain another Block this turn.
refused-no_store_left = { $left ->
    [0] You may not store any more coins this turn.
    [one] You may store only one more coin this turn.
   *[other] You may store only { $left } more coins this turn.
}
refused-no_such_server = You have no such Server.
refused-no_such_tile = There is no such tile to choose.
refused-no_trade_left = You have no trade left this turn.
refused-not_a_block = This card is not a Block.
refused-not_a_hack = This card is not a Hack.
refused-not_a_server = This card is not a Server.
refused-not_an_opponent = Choose an opponent who is still in the game.
refused-not_enough_coins = You do not have that many coins in your wallet.
refused-not_neighbours = These two tiles are not neighbours on the ring.
refused-nothing_to_draw = There is nothing to draw for this badge.
refused-order_with_hack = You can change when you are asked when you pass, not when you play a Hack.
refused-other_payee = At this table, one opponent is paid for all the Servers of a turn.
refused-out_of_coins = You are out of the game: your wallet is empty.
refused-same_attention = That is already your setting.
refused-same_currency = A currency cannot be traded for itself.
refused-second_server = You have already deployed a Server this turn.
refused-server_already_paid = This Server has already been paid for.
refused-server_too_new = This Server can be paid for from your next turn on.
refused-storage_full = At most { $most } coins of a currency fit into cold storage.
refused-trade_with_yourself = You cannot trade with yourself.
refused-wallet_not_emptied = That does not empty your wallet.
refused-window_closed = There is nothing left to answer.
refused-window_open = First everybody must answer the action that was announced.
refused-would_empty_wallet = That is the last coin in your wallet: confirm if you mean it.
refused-wrong_currency = That tile does not stand for this currency.
refused-wrong_offer = You must give exactly what the die shows: { $value }.
refused-wrong_phase = That belongs to another phase of the turn.
refused-wrong_price = This Server costs { $price }, not { $coins }.
refused-wrong_tile = Choose a tile only if the Block rerolls a die.

# --- At one glance, for whoever leads ---

ch-glance-arrange = the ring is laid
ch-glance-pay = paying
ch-glance-action = actions
ch-glance-window = answers
ch-glance-discard = discarding
ch-glance-over = finished
ch-glance-out = out
ch-glance-asked = is asked
ch-glance-answered = answered
ch-glance-active = acts
ch-glance-ready = ready
