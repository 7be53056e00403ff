-- A move's id stands in its entry; one process writes and knows every id, so that no index needs to keep them apart.

DROP INDEX entries_by_move;
ALTER TABLE entries DROP COLUMN move_id;
