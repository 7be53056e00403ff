# What a class talks about after Blockchain; see the words of Market Island for what each part is.

card-ch-hot = Hot or cold?
    .ask = A Scam takes coins. Where did they lie?
    .both = In wallets and in cold storage
    .cold = Mostly in cold storage
    .hot = All of them in wallets
    .none = No Scam took a coin
    .shown = { $scams ->
        [0] Nobody was scammed
        [one] One Scam took { $coins ->
            [one] one coin, out of a wallet
           *[other] { $coins } coins, all out of a wallet
        }
       *[other] { $scams } Scams took { $coins ->
            [one] one coin, out of a wallet
           *[other] { $coins } coins, all out of wallets
        }
    }{ $out ->
        [0] {""}
        [one] ; one player had an empty wallet and was out
       *[other] ; { $out } players had an empty wallet and were out
    }
    .talk = What is stored is safe, but cannot be traded. When would you keep coins hot?
    .lower = cold storage
    .upper = wallet
    .mark-hack = Hack
    .mark-scam = Scam
    .own-wallet = in your wallet
    .own-stored = in cold storage
    .own-place = your place
card-ch-silence = How often did nobody hack?
    .ask = Before every action everybody could hack. How often did somebody do it?
    .rare = Less than once in twenty
    .some = Once in twenty to once in five
    .often = More often
    .shown = { $hacks } Hacks in { $windows } openings; { $lapsed ->
        [0] none came too late
        [one] one more came too late
       *[other] { $lapsed } more came too late
    }
    .talk = Nothing happened most of the time. Does that mean that it was safe?
    .bar-silent = nothing happened
    .bar-hacked = somebody hacked
    .bar-lapsed = came too late
    .own-hacks = Hacks you played
    .own-worked = of them worked
    .own-suffered = aimed at you
card-ch-rates = Do rates hold?
    .ask = How many trades were done exactly as they had been announced?
    .all = All of them
    .most = Most of them
    .few = Fewer
    .shown = { $changed } of { $done } trades went otherwise than announced; the dice changed { $dice } times
    .talk = What would you want to know before you agree to a rate?
    .bar-same = as announced
    .bar-changed = otherwise
    .own-trades = trades
    .own-failed = failed
card-ch-failed = Why do trades fail?
    .ask = What made most of the failed trades fail?
    .scam = A Scam
    .cannot_pay = Somebody could not pay any more
    .cancelled = They were cancelled
    .shown = { $failed ->
        [one] One trade
       *[other] { $failed } trades
    } failed
    .talk = Whom do you trust when nobody can take a payment back?
    .bar-scam = Scam
    .bar-cannot_pay = could not pay
    .bar-cancelled = cancelled
    .own-trades = trades
    .own-failed = failed
card-ch-energy = Do machines pay?
    .ask = At how many tables did somebody who paid the most for Servers win?
    .most = At most tables
    .half = At about half of them
    .rarely = At few or none
    .shown = At { $hits } of { $tables } { $tables ->
        [one] table
       *[other] tables
    } somebody who paid most for Servers won
    .talk = What must a machine bring before it has paid for itself?
    .x = coins paid for Servers
    .y = coins stored
    .own-paid = paid for Servers
    .own-rent = paid to you
    .own-stored = stored
card-ch-race = Does an early lead hold?
    .ask = At how many tables did somebody who led half-way also win?
    .most = At most tables
    .half = At about half of them
    .rarely = At few or none
    .shown = At { $hits } of { $tables } { $tables ->
        [one] table
       *[other] tables
    } somebody who led half-way won
    .talk = You need ten coins of each currency. Which one was hard to get, and why?
    .mark = winner
    .own-half = stored half-way
    .own-stored = stored in the end
    .own-place = your place

talk-ch-many-coins = Why are there many currencies and not one?
talk-ch-peers = Who could have stopped a trade between two of you?
talk-ch-mining = What would you do faster if mining took no time?
talk-ch-energy = Who should pay for the machines of a network?
talk-ch-chained = Why do blocks belong in an order?
talk-ch-exchange = What makes a rate fair?
talk-ch-volatility = A rate changed between agreeing and paying. Who bears the loss?
talk-ch-counterparty = How can you know that the other side will pay?
talk-ch-irreversible = Would you want a way back? Who should be allowed to use it?
talk-ch-hot-wallet = What would you never leave in a wallet?
talk-ch-cold-storage = What did safety cost you?
talk-ch-attack-surface = When were you easiest to attack?
