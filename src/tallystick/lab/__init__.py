"""Many games from seeds: one journal for the record, or a million games counted."""
