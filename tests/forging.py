"""Finds what was forged in a game's own chain."""

from tallystick.kernel.links import NOTHING_BEFORE, hash_of


def first_broken(links):
    """The place of the first link that does not fit: its own hash is wrong, or it names another one before it."""
    previous = NOTHING_BEFORE
    for place, link in enumerate(links):
        if link.previous != previous or hash_of(link) != link.hash:
            return place
        previous = link.hash
    return None
