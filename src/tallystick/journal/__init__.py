"""The record of a table: entries, canonical bytes, seals, commitments, fair chance, verification."""
