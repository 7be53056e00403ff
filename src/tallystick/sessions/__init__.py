"""A facilitator's sitting: many tables led at once."""
