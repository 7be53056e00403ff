"""The service: sit, start, move, resume, watch; the only writer of journals."""
