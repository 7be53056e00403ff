# The book of a table of paper.

book = The book
book-now = As it stands
book-last = What was entered
book-nothing = Nothing yet.
book-entered = { $what } · entry { $seq }
book-undone = { $what } · entry { $seq }: taken back
book-undo = Take this back
book-throw = The die shows
book-slip = Look at the cards on the table once more, and at what was entered before.
book-so = So this happened
book-compare = Does the table look like this? Then write it down.
book-write = Write it down
book-change = Change something
book-check = Look it over
book-over = The game is over. Its record can be proved.
book-result = The result
book-proof = Prove it
book-only-keeper = Only the phone on which the table was made writes in the book.
