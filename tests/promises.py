"""What was counted for a promise."""

from tallystick.conformance.counting import counted

__all__ = ["counted"]
