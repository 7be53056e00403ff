-- Whether a server has the file open: one that was closed well needs no write-ahead log, any other is lost without it.

PRAGMA application_id = 1413565529; -- spells TALY
CREATE TABLE hall (in_use INTEGER NOT NULL) STRICT;
INSERT INTO hall VALUES (0);
