"""Every game in the catalogue keeps the promises; a game joins by being in the catalogue."""

from tallystick.conformance.rules import *  # noqa: F403
from tallystick.conformance.sentences import *  # noqa: F403
