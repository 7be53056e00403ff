-- Sessions: what was chosen and which keys open it, what happened, what people are called and wrote, what they answered.

CREATE TABLE sessions (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  code TEXT NOT NULL UNIQUE,
  created INTEGER NOT NULL,
  beside BLOB NOT NULL
) STRICT;

CREATE TABLE session_log (
  session_number INTEGER NOT NULL REFERENCES sessions (number) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  t INTEGER NOT NULL,
  by TEXT NOT NULL,
  what TEXT NOT NULL,
  id TEXT,
  body BLOB NOT NULL,
  UNIQUE (session_number, seq),
  UNIQUE (session_number, id)
) STRICT;

CREATE TABLE session_texts (
  session_number INTEGER NOT NULL REFERENCES sessions (number) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  about TEXT NOT NULL,
  text TEXT NOT NULL,
  UNIQUE (session_number, kind, about)
) STRICT;

CREATE TABLE session_answers (
  session_number INTEGER NOT NULL REFERENCES sessions (number) ON DELETE CASCADE,
  person INTEGER NOT NULL,
  phase TEXT NOT NULL,
  question TEXT NOT NULL,
  option INTEGER NOT NULL,
  ms INTEGER NOT NULL,
  t INTEGER NOT NULL,
  UNIQUE (session_number, person, phase, question)
) STRICT;
