"""SQLite behind the port that tables/ owns."""
