# What a session says: why not, and what the signs on its tables are called.

# --- Why not ---------------------------------------------------------------------------------------------------------

refused-no_such_session = There is no such session here any more.
refused-session_locked = The door is closed. Ask whoever leads to open it.
refused-session_full = The room is full: { $most } people are in.
refused-session_over = This session is over.
refused-names_given = Here everybody is given a nickname; nobody chooses their own.
refused-nobody_called_so = Nobody here is called “{ $name }”.
refused-not_on_the_list = “{ $name }” is not on the list.
refused-list_empty = Write down who comes: the list of names is empty.
refused-wrong_key = This key opens nothing here. It may have been replaced.
refused-wrong_words = These four words do not open this session.
refused-not_for_you = That is up to whoever leads the session.
refused-no_such_person = Nobody with this number is here.
refused-no_such_claim = Nobody waits for that any more.
refused-already_seated = Everybody has been sent to a table already.
refused-nobody_here = Nobody is here yet.
refused-not_seated = Send everybody to their tables first.
refused-too_late = It is too late for that answer.
refused-no_free_seat = There is no bot’s seat at that table.
refused-person_sits_there = Somebody sits there. At a table that has begun, only a bot’s seat can be taken.
refused-no_last_round = This table has no round to be the last one.
refused-led_by_facilitator = Whoever leads the session sets the next table.
refused-bad_plan = This plan cannot be used: { $problem }
refused-unknown_idea = This game teaches no idea called “{ $idea }”.
refused-sessions_here = On this server only the computer that it runs on can open a session, or whoever has its key.
refused-sessions_by_key = To open a session on this server, you need its key.
refused-too_many_sessions = That is a lot of sessions. Wait a little.

# --- Signs on the tables ---------------------------------------------------------------------------------------------

sign-shell = Shell
sign-crab = Crab
sign-palm = Palm
sign-gull = Gull
sign-boat = Boat
sign-drum = Drum
sign-lantern = Lantern
sign-anchor = Anchor
sign-fish = Fish
sign-star = Star
sign-turtle = Turtle
sign-whale = Whale
sign-coral = Coral
sign-pearl = Pearl
sign-kite = Kite
sign-bell = Bell
sign-compass = Compass
sign-feather = Feather
sign-hat = Hat
sign-key = Key
sign-leaf = Leaf
sign-moon = Moon
sign-sun = Sun
sign-wave = Wave
