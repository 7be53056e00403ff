"""Tables of any game, played by random choices."""

from tallystick.conformance.tables import Table, any_options, hides_something, play_through

__all__ = ["Table", "any_options", "hides_something", "play_through"]
