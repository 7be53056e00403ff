"""Who invented Market Island, and under which licence its manual is."""

from typing import Final

from tallystick.kernel.credits import Credits

CREDITS: Final = Credits(
    title="Market Island",
    authors=("Amaris France SAS", "ISMAI", "UEF"),
    and_others=True,
    at="TRUE project (Erasmus+ KA2)",
    licence="CC-BY-NC-4.0",
)
