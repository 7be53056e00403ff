-- What people wrote, beside the journal; an erased text keeps only its reference.

CREATE TABLE texts (
  table_number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  reference TEXT NOT NULL,
  salt BLOB,
  text TEXT,
  UNIQUE (table_number, reference)
) STRICT;
