# What the page About says.

about-what = What this is
    .text = Tallystick is a table for serious games about shared records: who owns what, who may write it down, and how people who do not trust each other can still agree.
about-record = The record of a table
    .text = Each table writes a journal: one line for each move, sealed with a hash over the line before. Your browser keeps a copy and checks every seal. Dice and cards come from seeds that are fixed before the first roll and opened at the end, so that anybody can check afterwards that nothing was tampered with. One of the seeds is your browser’s own, and it raises the alarm if the server leaves it out. The server could look at hidden cards; it cannot change them unnoticed.
about-data = Your data
    .text = No account, no tracking, nothing from other servers. Your name is only for the others at your table and can be anything you like.
about-credits = With thanks
    .text = Others invented these games. The rules here follow their rulebooks in our own words. All the drawings were made for Tallystick, which is free software under the MIT licence.
about-others = others
about-licence = manual under { $licence }
about-all-rights = all rights reserved
about-docs = Documentation
