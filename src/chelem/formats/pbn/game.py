"""A game of a PBN file: its tags, and the text between them."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

_SPECIAL = re.compile(r'\\(?=[\\"]|\Z)|"')
_ESCAPED = re.compile(r'\\([\\"])')
_CONTROL = re.compile(r"[\x00-\x1f\x7f\x85\u2028\u2029]+")

MANDATORY = (
    "Event",
    "Site",
    "Date",
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Scoring",
    "Declarer",
    "Contract",
    "Result",
)
"""The mandatory tags of an exported game, in order (PBN 2.1, 3.4)."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag pair, with the text up to the next tag as `body` (a section, comments)."""

    name: str
    value: str
    body: str = ""

    def __str__(self) -> str:
        return f"[{self.name} {quoted(self.value)}]"


@dataclass(frozen=True, slots=True)
class PbnGame:
    """The tags of a game in file order, and the text before the first tag.

    >>> game = PbnGame((Tag("Board", "7"), Tag("Dealer", "S")))
    >>> game.value("Board"), str(game.with_tags([Tag("Dealer", "N")])).split(chr(10))[1]
    ('7', '[Dealer "N"]')
    """

    tags: tuple[Tag, ...]
    head: str = ""

    def __str__(self) -> str:
        """Return the text of the game, with line feeds as line ends."""
        return self.head + "".join(f"{tag}{tag.body.rstrip()}\n" for tag in self.tags)

    def value(self, name: str) -> str | None:
        """Return the value of a tag as written; the first if there are several (PBN 2.1, 3.4)."""
        return next((tag.value for tag in self.tags if tag.name == name), None)

    def tag(self, name: str) -> Tag | None:
        """Return the first tag of this name."""
        return next((tag for tag in self.tags if tag.name == name), None)

    def with_tags(self, tags: Sequence[Tag]) -> "PbnGame":
        """Return the game with these tags, which replace those of the same names."""
        names = {tag.name: tag for tag in tags}
        kept = [names.pop(tag.name, tag) for tag in self.tags]
        return PbnGame((*kept, *names.values()), self.head)

    def notes(self, section: str) -> Iterator[tuple[str, str]]:
        """Yield the number and text of each note of a section, Auction or Play."""
        inside = False
        for tag in self.tags:
            if tag.name == "Note":
                if inside:
                    number, _, words = tag.value.partition(":")
                    yield number.strip(), words.strip()
            else:
                inside = tag.name == section


def quoted(value: str) -> str:
    r"""Return a value in quotes, on one line.

    Quotes get a backslash, and so do backslashes that would otherwise be ambiguous; others stay single, as in
    the headers of tables.

    >>> print(quoted('Result\\2R'), quoted('the "club"'))
    "Result\2R" "the \"club\""
    """
    return '"' + _SPECIAL.sub(r"\\\g<0>", _CONTROL.sub(" ", value)) + '"'


def unquoted(text: str) -> str:
    r"""Return the value between quotes: the inverse of `quoted`."""
    return _ESCAPED.sub(r"\1", text) if "\\" in text else text
