# What a class talks about after Market Island. A card is asked first (`ask` and its options), then shown (`shown`),
# then talked about (`talk`); `own-…` are the numbers on one's own phone, `bar-…`, `x` and `y` the words of the figure.

card-mi-first = Who ended first, and why?
    .ask = At how many tables did somebody who mined the most blocks also end first?
    .most = At most tables
    .half = At about half of them
    .rarely = At few or none
    .shown = { $hits } of { $tables } { $tables ->
        [one] table was
       *[other] tables were
    } won by somebody with the most blocks
    .talk = What did mining give you that a lucky card could not?
    .mark = most blocks at this table
    .own-place = your place
    .own-blocks = blocks you won
    .own-balance = Istoken in the end
card-mi-worth = Was mining worth it?
    .ask = You paid fees to mine, and won prizes. How many of those who mined got more out than they paid in?
    .nobody = Nobody: the fees eat the prizes
    .few = Fewer than half
    .most = Half or more, but not all
    .all = Everybody who mined
    .shown = For { $gained } of the { $tried } who mined, yes; { $lost } paid more than they won
    .talk = If everybody mines, who still gains? What happens if nobody does?
    .x = times mined
    .y = prizes less fees
    .beside = What a try paid on average, with so many miners at once
    .bar-of = { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }
    .own-tried = times mined
    .own-won = blocks won
    .own-gain = prizes less fees
card-mi-money = Where did the money come from?
    .ask = Was there more money on the islands in the end than in the beginning?
    .more = More
    .same = Exactly as much
    .less = Less
    .shown = From { $begin } to { $end } Istoken: all tables together
    .talk = Who got the new money? Is everybody richer now?
    .bar-begin = beginning
    .bar-prize = prizes
    .bar-start = flags
    .bar-fire_square = fire
    .bar-fee = fees
    .bar-jellyfish_square = jellyfish
    .bar-other = other
    .bar-end = end
    .own-prizes = prizes you won
    .own-fees = fees you paid
    .own-balance = Istoken in the end
card-mi-cheat = What if somebody had cheated?
    .ask = Somebody changes one payment in block { $block } of { $blocks }, on their own copy only. What shows?
    .nobody = Nothing: nobody would notice
    .one = Only block { $block } looks wrong
    .after = Block { $block } and every block after it
    .shown = One number was changed, so this hash is another, and so is every one after it
    .talk = How many of the { $copies } copies would have to lie together?
    .own-blocks = blocks in your chain
    .own-own = of them mined by you
card-mi-nobody = When nobody mined
    .ask = Some blocks were mined by nobody. What became of the payments in them?
    .never = They were never made
    .anyway = They were made anyway
    .later = They waited for the next block
    .shown = { $blocks } of { $formed } blocks found no miner; { $unpaid ->
        [one] one payment was
       *[other] { $unpaid } payments were
    } not made then
    .talk = Who needs miners: those who mine, or those who pay?
    .bar-mined = mined
    .bar-nobody = mined by nobody
    .own-tried = times you mined
    .own-declined = times you sat out
card-mi-copies = Who keeps the book?
    .ask = How many whole copies of a table’s record were there while you played?
    .one = One, on the server
    .table = One for each table
    .everybody = One on every phone at the table
    .shown = { $copies } copies at { $tables } { $tables ->
        [one] table
       *[other] tables
    }, equal at each table
    .talk = Read the last four signs of your record aloud. Why does it help that everybody has them?
    .own-blocks = blocks in your copy
    .own-own = of them mined by you

talk-shared-record = What would be missing if only one person had kept the record?
talk-genesis = Why does a chain need a first block on which all agree?
talk-pending = What can go wrong between paying and being settled?
talk-block = Why are payments bundled instead of written down one by one?
talk-link = Which block would you change to hide a payment, and who would see it?
talk-optional-mining = When was it wise not to mine?
talk-cost-of-mining = When is a fee worth paying, if you may win nothing?
talk-race = Did the best card win, or the best choice?
talk-luck = How much of this was skill? How could you find out?
talk-block-reward = Who pays the prize, if nobody at the table does?
talk-validation = What would you do if your payment lay in a block that nobody mines?
talk-replicas = How do all copies come to say the same?
talk-inflation = What happens to prices when money is added every round?
talk-consensus = Who decided at your table what was true?
