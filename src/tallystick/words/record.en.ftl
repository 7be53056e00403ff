# What is said of the record of a table, and of its proof: by the command line, and in the browser once somebody asks.

# --- The copy -------------------------------------------------------------------------------------------------------

copies-title = Is this copy genuine?
copies-text = This browser keeps its own copy of the journal. It has checked { $entries ->
    [one] one entry
   *[other] { $entries } entries
}, each sealed over the one before, and { $promises ->
    [one] one hidden value, fixed in advance and opened later.
   *[other] { $promises } hidden values, fixed in advance and opened later.
}
copies-aloud = These four words stand for everything that has happened. Read them aloud: everybody at the table must have the same four.
copies-seed = Your seed
copies-signed = The server signs entry { $seq }{ $checked ->
    [true] , and its signature is genuine
   *[false] { "" }
}. Two signed heads of one entry that differ would be evidence against it. Its key:
copies-signed-keep = Keep the signed head
notice-more = More
notice-close = Understood

# --- Whose chance -------------------------------------------------------------------------------------------------

chance-from = The chance comes from { $you ->
    [yes] you{ $others ->
        [0] { "" }
        [one] , one other
       *[other] , { $others } others
    } and the server.
   *[no] { $others ->
        [0] the server alone.
        [one] one player and the server.
       *[other] { $others } players and the server.
    }
}
chance-seats = { $taking } of { $seats } { $seats ->
    [one] seat
   *[other] seats
} took part.{ $bots ->
    [0] { "" }
    [one] { " " }The bot is not counted: its seed is the server’s.
   *[other] { " " }The { $bots } bots are not counted: their seeds are the server’s.
}
chance-only-bots = Only bots play here: all seeds come from whoever runs the table.
chance-few = { $taking ->
    [0] No seat took part: whoever runs the server could have chosen the deal.
   *[other] { $you ->
        [yes] Only your seat took part: the others cannot know that you did not choose the deal together with whoever runs the server.
       *[no] Only one seat took part: that player and whoever runs the server could have chosen the deal together.
    }
}
    .short = { $taking ->
        [0] No seat took part in the chance.
       *[other] { $you ->
            [yes] Only your seat took part in the chance.
           *[no] Only one seat took part in the chance.
        }
    }
chance-left-out = { NAME($seat) }’s seed is not part of the chance: { $reason ->
    [away] not connected at the start.
    [late] it came too late.
    [no_seed] none was promised.
    [other_seed] somebody else had promised one for this seat before.
   *[not_said] no reason is recorded.
}
    .short = { NAME($seat) }’s seed is not part of the chance.
chance-held-back = The seed promised for the bot { NAME($seat) } is not part of the chance: whoever runs the server could choose between two deals.
    .short = A bot’s seed is not part of the chance.
chance-tries = This is try number { $tries }: the starts before it came to nothing.
    .short = This is try number { $tries }.
chance-broken-off = A start has come to nothing. The next one is try number { $next }.

# --- Check ----------------------------------------------------------------------------------------------------------

check-text = When a game is over, its seeds are opened. Your browser then works out every die and every card again and compares them with the journal. You need not take anybody’s word for it.
check-proved = Proved: nothing in these { $entries } entries was tampered with.
check-seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals, each over the one before
}
check-seeds = the seeds are those promised before the first roll
check-dice = { $count ->
    [one] { $count } die, rolled again from the seeds
   *[other] { $count } dice, rolled again from the seeds
}
check-cards = { $count ->
    [one] { $count } open card, dealt again from the shuffled decks
   *[other] { $count } open cards, dealt again from the shuffled decks
}
check-promises = { $count ->
    [one] { $count } hidden card or answer, exactly as promised
   *[other] { $count } hidden cards and answers, each exactly as promised
}
check-only-seals = Seals and seeds are right. To check the dice and cards of this table as well, use the command below.
check-file = Check a journal from this device
check-command = On a computer with Tallystick, run
check-too-large = This file is too large to be a journal.

# --- Proof ----------------------------------------------------------------------------------------------------------

proved = Proved: { $entries } entries. Every seal, draw and event is right.
proved-aborted = Proved: { $entries } entries. Every seal is right. The table was abandoned before its end.
proved-texts = Proved: { $texts ->
    [one] { $texts } text is
   *[other] { $texts } texts are
} as written; { $erased } erased.
proved-by-nobody = Not proved fair: { $entries } entries fit together, but whoever ran the server could have chosen the deal.
proved-by-hand = Proved: { $entries } entries. Every seal, rule and payment is right. Dice and cards were entered by hand: their chance cannot be proved.
check-by-hand = The { $entries } entries fit together, seal by seal. Dice and cards were entered by hand: their chance cannot be proved.
chance-by-hand = Dice and cards were real ones, entered by hand.
check-rules-too = To check rules and payments as well, use the command below.
head-is = The head you gave is entry { $seq } of { $last }.
head-is-not = No entry of this journal has the head “{ $given }”: that is another history.
seed-is-in = Your seed is part of the chance, at the seat of { NAME($seat) }.
seed-left-out = Your seed was promised at the seat of { NAME($seat) }, but it is not part of the chance.
seed-is-not = Your seed is not in this journal.
signed-fits = The server with the key { $key } signed entry { $seq } as it stands here.
signed-forged = The head of entry { $seq } was not signed with the key { $key }: it proves nothing.
signed-other-table = The signed head is of another table ({ $table }).
signed-evidence = Evidence: the server with the key { $key } signed entry { $seq } of table { $table } with another seal. It has shown two histories.
signed-heads = { $heads ->
    [one] { $heads } signed head, and it is genuine.
   *[other] { $heads } signed heads, all genuine; none contradicts another.
}
disproved = Not proved. Entry { $seq }: { $why }
disproved-empty = the file is empty.
disproved-cut_off = the file stops in the middle of a line.
disproved-not_canonical = the line is not written the way a journal is ({ $detail }).
disproved-not_an_entry = this is not an entry of a Tallystick journal ({ $detail }).
disproved-other_version = this entry belongs to another version of the journal.
disproved-wrong_number = the entries are not numbered one after the other.
disproved-another_table = the entry belongs to another table.
disproved-broken_link = the link to the entry before is broken.
disproved-wrong_seal = the seal does not fit what is written.
disproved-no_opening = the journal does not begin with its opening.
disproved-no_end = the journal stops before its end, so its seeds are still secret.
disproved-bad_opening = the opening does not describe a table ({ $detail }).
disproved-other_rules = the table was played by a version of the rules that is not here: { $detail }.
disproved-other_box = what is in the box is not what the table was played with: { $detail }.
disproved-wrong_seed = the seed is not the one that was promised at the opening.
disproved-wrong_kind = an entry of this kind cannot stand here.
disproved-after_the_end = something was written after the end.
disproved-not_allowed = the rules do not allow this ({ $detail }).
disproved-wrong_events = the events do not follow from the rules, the seeds and the move.
disproved-wrong_commitment = a hidden value is not the one that was sealed.
disproved-not_texts = the file beside it does not hold the texts of a table ({ $detail }).
disproved-text_missing = the text written here is neither there nor marked as erased.
disproved-wrong_text = the text is not the one that was written here.
disproved-unknown_text = there is a text that nobody wrote at this table.
disproved-wrong_state = the state of the table after this entry is different.
disproved-wrong_content = something in the entry is not what it must be.
disproved-own_seed_dropped = this device showed its seed, but the server left it out of the chance. It could have chosen the deal.
disproved-own_seed_changed = the journal has another seed for this seat than this device promised.
disproved-own_seat_a_bot = the journal says that a bot sits here, so that this seat’s seed does not count.
disproved-signed_otherwise = the server signs something else than what it has sent to this device. Keep both.

# --- Try to cheat ---------------------------------------------------------------------------------------------------
cheat-safe = This is only a copy. The real chain is never touched.
cheat-steps = Steps
cheat-step-change = Change
cheat-step-mend = Mend
cheat-step-show = Show the others
cheat-block = Block
cheat-amount = New amount
cheat-change-this = change an amount
cheat-rich = What would make you rich? Start with what reaches you.
cheat-was = was { $value }
cheat-further = { $count ->
    [one] 1 more
   *[other] { $count } more
}
cheat-choose = Choose another…
cheat-fortune = Your fortune after block { $height }
cheat-honest = honest
cheat-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
cheat-copy = Your copy of the chain
cheat-tag-bad = { $count } of { $of } do not fit
cheat-tag-mended = { $count } sealed again by you
cheat-tag-ok = all { $of } fit
cheat-is-ok = fits
cheat-is-bad = does not fit
cheat-is-mended = forged, and made to fit
cheat-link-ok = fits
cheat-link-bad = does not fit
cheat-link-mended = made to fit
cheat-previous = previous
cheat-hash = hash
cheat-hash-now = hash now
cheat-you-have = You have
cheat-untouched = Change the amount. What could go wrong?
cheat-stop-fitting = { $count ->
    [one] One block stops fitting
   *[other] { $count } blocks stop fitting
}
cheat-why-not = You touched one number in block { $block }, so its hash is no longer *{ $was }* but *{ $now }*.{ $next ->
    [yes] { " " }The next block still says *{ $was }*, and so on to the end.
   *[no] { "" }
}
cheat-idea-links = Each block carries the hash of the one before. Change the past, and everything after it gives you away.
cheat-mend = Mend
cheat-mend-many = { $count ->
    [0] this block alone
    [one] this block and the one after it
   *[other] this block and { $count } later ones
}
cheat-show-broken = Show it as it is
cheat-mending = Mending block { $height }…
cheat-work = { $done } of { $count } later blocks mended
cheat-no-short-cut = You write the new hash into the next block, which changes that block’s hash too. There is no short cut: one block after another, in order.
cheat-idea-tries = { $count ->
    [one] This block
   *[other] These { $count } blocks
} took { $tries ->
    [one] one mining try
   *[other] { $tries } mining tries
} by the whole table. You are redoing all of it alone, while the others go on to block { $height }.
cheat-idea-work = You are redoing alone what the whole table has done, while the others go on to block { $height }.
cheat-hold = Hold to mend
cheat-holding = Keep holding
cheat-press = Mend this block
cheat-hold-what = block { $height }{ $count ->
    [0] { "" }
    [one] , then one more
   *[other] , then { $count } more
}
cheat-mended = Every link fits again
cheat-show = Show the others
cheat-show-now = Show it now
cheat-give-up = Give up
cheat-asking = Everybody compares…
cheat-asking-text = Answers are shown when all are in. Bots compare hash by hash.
cheat-last-hash = The last hash on every device
cheat-says = block { $block }: { $says } { $amount }
cheat-answer-alone = Alone
cheat-answer-forger = Forged
cheat-answer-keeps = Keeps ours
cheat-answer-takes = Takes the other
cheat-answer-answered = Has answered
cheat-answer-waits = Compares…
cheat-answer-none = No answer
cheat-against = against
cheat-out-honest = The table keeps the honest chain
cheat-out-level = Nobody can settle it
cheat-out-forged = The forged chain wins!
cheat-verdict-broken = Anybody can see that your blocks do not fit.
cheat-verdict-honest = Your copy fits in itself now: every link is right. But most hold another one, and nobody can be made to throw theirs away.
cheat-verdict-level = Half the table has one chain, half the other. From here on there would be two games.
cheat-verdict-forged = You won most of them over. Whoever persuades or owns the majority can rewrite the past: that is the weak point of every such chain.
cheat-not-so = { " " }*You have { $was }, not { $now }.*
cheat-idea-copies = Hashes show *that* something was changed. Many equal copies decide *which* version counts.
cheat-back = Back to the table
cheat-again = Try again
cheat-another = Another chain?
cheat-shows-you = { NAME($seat) } shows you another chain
cheat-shows-all = { $name } shows another chain
cheat-shown-whole = Every block of it fits the one before. It differs from yours from *block { $block }* on.
cheat-shown-broken = It differs from yours from *block { $block }* on, and its blocks do not fit each other.
cheat-differs = Block { $block }: { $says }
cheat-your-copy = Your copy
cheat-their-copy = { NAME($seat) }’s copy
cheat-you-would-have = With it you would have *{ $now }* instead of *{ $was }*.
cheat-who-answered = Who has answered
cheat-answers-later = The answers are shown when all are in.
cheat-lesson = This is a lesson: the real game is safe whatever you press.
cheat-lesson-all = This is a lesson: the real game is safe.
cheat-you-answered = Your answer is in.
cheat-keep = Keep ours
cheat-take = Take { NAME($seat) }’s
cheat-withdrawn = Nothing is shown any more.
