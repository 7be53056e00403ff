# A printed box: what every game's box has beside its own pieces.

print-back = (backs)
print-empty = stays empty: the other side of the sheet before
print-list = What is in this box
print-part = Part
print-what = What it is
print-many = How many
print-pages = Pages
print-how = How to make it
print-how-size-home = Print at 100 %, not “fit to page”. Thin paper works; card of 160 to 250 g/m² lasts longer.
print-how-turn-home = Print all pages on both sides, turned over the long edge: backs lie behind their cards, and behind everything else that is cut there is nothing.
print-how-turn-single = Print all pages on one side. The cards have no backs: put them into sleeves with a coloured back, a different one for each deck.
print-how-cut-home = Cut along the lines from edge to edge: four straight cuts down and four across free nine cards. They fit sleeves of 63 × 88 mm.
print-how-fold-home = Fold along the broken lines. Dice and pawns need a little glue.
print-how-size-shop = For the print shop: print at 100 %. The sheets are larger than the paper; everything that is cut has 3 mm of bleed and crop marks.
print-how-turn-shop = Cards: 300 g/m², printed on both sides, turned over the long edge; each sheet of faces is followed by its backs. All fonts are embedded, all drawings are vectors, colours are RGB.
print-how-cut-shop = Cards are 63 × 88 mm and lie 6 mm apart; cut at the marks. The corners may be rounded by 3 mm.
print-how-fold-shop = Board and mats: 250 g/m² or glued on cardboard. Rules and sheets to write on: 90 g/m².
print-round = A round
print-agreed = Agreed at this table
print-rules = Rules
print-reference = Reference cards
print-reference-of = player %
print-lesson = Lesson sheet
print-lesson-title = What happened on our table?
print-lesson-how = Each of these ideas happens in the game. Where did you see it? Write down the moment: who did what, and what followed.
print-lesson-after = Afterwards
print-lesson-q1 = What would have happened if one player had kept the only record?
print-lesson-q2 = Somebody wants to change something that was written down long ago. Who would notice, and how?
print-lesson-q3 = Where outside the game would such a record be useful, and where would it not?
print-name = Name
print-date = Date
print-question = Question
print-slips = Answer slips

print-part-rules = Rules
    .text = The whole rules in our own words, with what this table has agreed on
    .count = 1
print-part-reference = Reference cards
    .text = The round at a glance, one for each player
    .count = { $players }
print-part-lesson = Lesson sheet
    .text = The ideas in the game, with room to write; one for each player
    .count = 1
print-part-slips = Answer slips
    .text = One set for each player: tick A, B, C or D for each question
    .count = 16
print-credits = After “{ $title }” by { $authors } ({ $at }){ $licence ->
    [none] {""}
   *[other] , manual under { $licence }
}. Rules in our own words, drawings by Tallystick. For playing and teaching; not for sale.

# --- In the browser ---
print-ask = Print the box
print-ask-text = Cards, board, pieces, rules and a lesson sheet as one PDF, to cut out and play without a screen.
print-ask-paper = Paper
    .a4 = A4
    .letter = US Letter
print-ask-players = Players
print-ask-ink = Ink
    .full = Full colour
    .light = Light: saves ink
print-ask-for = Made
    .home = at home, printed on both sides
    .single = at home, printed on one side
    .shop = by a print shop, with bleed and crop marks
print-ask-go = Make the PDF
print-working = The press is running …
print-done = Saved as { $file }.
