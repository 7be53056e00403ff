"""A rule's no."""


class Refused(Exception):
    """A request was refused and nothing changed.

    `code` is stable and meant for programs; the sentence for people is the message `refused-<code>` of the
    language files, with `arguments` as its variables. `section` and `ruling` say which rule says no.
    """

    def __init__(self, code: str, *, section: str = "", ruling: str = "", **arguments: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.section = section
        self.ruling = ruling
        self.arguments = arguments

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.code} ({told})" if told else self.code
