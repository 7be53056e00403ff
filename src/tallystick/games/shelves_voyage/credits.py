"""Who invented A Shelves Voyage, and under which licence its manual is."""

from typing import Final

from tallystick.kernel.credits import Credits

CREDITS: Final = Credits(
    title="A Shelves Voyage",
    authors=("Nicholas Cornia",),
    at="Orpheus Instituut",
    licence="CC0-1.0",
)
