"""Who invented Blockchain: The Cryptocurrency Game, and under which licence its manual is."""

from typing import Final

from tallystick.kernel.credits import Credits

CREDITS: Final = Credits(
    title="Blockchain: The Cryptocurrency Game",
    authors=("Tyler Cheves",),
    at="Cheves Games LLC",
)
