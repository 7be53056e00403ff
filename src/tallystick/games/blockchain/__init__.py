"""Blockchain: everybody trades on a ring of dice and hides coins in cold storage, while Hacks answer Hacks."""
