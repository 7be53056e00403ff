"""How long bots think, how long people are waited for, and how long an unused table stays."""

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """All in seconds."""

    bot_pause: float = 1.0
    seed_patience: float = 3.0
    away_patience: float = 10.0
    """After so long anybody at the table may let a bot play for somebody who is away and waited for."""
    host_patience: float = 20.0
    """After so long without the host somebody else leads."""
    idle: float = 600.0
