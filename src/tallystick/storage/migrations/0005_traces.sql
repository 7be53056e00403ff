-- What stays of a table that was deleted: what was promised before the first card, and the seed that keeps the promise.

CREATE TABLE traces (
  id TEXT NOT NULL UNIQUE,
  opening BLOB NOT NULL,
  server_seed BLOB NOT NULL,
  entries INTEGER NOT NULL,
  head TEXT NOT NULL,
  deleted INTEGER NOT NULL,
  why TEXT NOT NULL
) STRICT;
