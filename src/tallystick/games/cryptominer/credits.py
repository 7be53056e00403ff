"""Who invented CryptoMiner, and under which licence its manual is."""

from typing import Final

from tallystick.kernel.credits import Credits

CREDITS: Final = Credits(
    title="CryptoMiner",
    authors=("Murtuza Jadliwala",),
    and_others=True,
    at="University of Texas at San Antonio",
)
