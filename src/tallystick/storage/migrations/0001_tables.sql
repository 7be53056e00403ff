-- A table, what is known beside its journal, and the journal itself.

CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  code TEXT NOT NULL UNIQUE,
  beside BLOB NOT NULL
) STRICT;

CREATE TABLE seats (
  table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  bot TEXT,
  token_hash BLOB NOT NULL,
  UNIQUE (table_number, seat)
) STRICT;

CREATE TABLE entries (
  table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  move_id TEXT,
  line BLOB NOT NULL,
  secret BLOB,
  UNIQUE (table_number, seq)
) STRICT;

CREATE UNIQUE INDEX entries_by_move ON entries (table_number, move_id) WHERE move_id IS NOT NULL;
