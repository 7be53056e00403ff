# What a class talks about after CryptoMiner; see the words of Market Island for what each part is.

card-cm-claims = Does trying often pay?
    .ask = At how many tables did somebody who claimed the most blocks also win?
    .most = At most tables
    .half = At about half of them
    .rarely = At few or none
    .shown = At { $hits } of { $tables } { $tables ->
        [one] table
       *[other] tables
    } somebody with the most claims won
    .talk = Is it better to claim often, or to wait for a rich block?
    .x = claims
    .y = coins
    .own-claims = claims
    .own-coins = coins
    .own-place = your place
card-cm-fit = How well did the winning cards fit?
    .ask = A card must reach the total of the block, and the smallest wins. How far above was the usual winner?
    .exact = Right on it, or one above
    .close = Two to four above
    .far = Five or more above
    .shown = Usually { $usual } above; { $exact } of { $blocks } blocks were hit exactly
    .talk = What did the others have to do to check a winning card? And what did its owner have to do to find it?
    .bar-from-0 = exact
    .bar-from-1 = 1 or 2 above
    .bar-from-3 = 3 to 5 above
    .bar-from-6 = 6 or more
    .own-won = blocks won
    .own-exact = of them hit exactly
card-cm-vain = How many claims were in vain?
    .ask = How many of all claims won nothing?
    .few = Fewer than a quarter
    .some = A quarter to a half
    .many = More than half
    .shown = { $vain } of { $claims } claims won nothing
    .talk = Where does the work of those go who lose the race?
    .bar-won = won
    .bar-outbid = a better card came
    .bar-unlinked = did not fit the chain
    .own-claims = claims
    .own-vain = in vain
card-cm-tries = How often did you try another number?
    .ask = You could put a block card back for another one. How often was that done for each claim?
    .rarely = Less than once in two claims
    .once = About once
    .often = More often
    .shown = { $swaps } cards were changed for { $claims } claims
    .talk = Could you work out the right card, or only try? What do miners do?
    .x = cards changed
    .y = blocks won
    .own-swaps = cards changed
    .own-won = blocks won
card-cm-waited = How long did blocks wait?
    .ask = How many rounds did a block usually wait until somebody mined it?
    .once = At most one
    .few = Two or three
    .long = Four or more
    .shown = Usually { $usual ->
        [0] not even one round
        [one] one round
       *[other] { $usual } rounds
    }; { $left ->
        [0] no block was left over
        [one] one block was never mined
       *[other] { $left } blocks were never mined
    }
    .talk = Is a payment in a waiting block made or not?
    .bar-from-0 = same round
    .bar-from-1 = 1 round
    .bar-from-2 = 2 or 3
    .bar-from-4 = 4 or more
    .bar-left = never
    .own-won = blocks won
    .own-passed = turns passed

talk-cm-peers = Who was in charge at your table? Did anybody need to be?
talk-cm-transaction = Why does a payment need a block at all?
talk-cm-candidate = Who decides which payments go into the next block?
talk-cm-reward = Why do miners get coins for a block?
talk-cm-proof = Why is it easy to check a card, and hard to have the right one?
talk-cm-best-proof = Is it fair that a better card takes a block that was claimed already?
talk-cm-link = Why must a block fit to the one before it?
talk-cm-contest = Was a lost claim wasted work?
talk-cm-nonce = How do you search when you cannot calculate?
talk-cm-idle = What do miners do when there is nothing they can mine?
talk-cm-append-only = What would change if old blocks could be taken out?
