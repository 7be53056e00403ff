"""Whether a list of legal moves holds a move."""

from tallystick.conformance.among import is_among

__all__ = ["is_among"]
