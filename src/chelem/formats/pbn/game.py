"""A game of a PBN file, tag by tag, with the text between the tags."""

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
"""The tags that every game has in an exported file, in this order (PBN 2.1, 3.4)."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag pair: its name and value, and the text that follows up to the next tag (a section, comments)."""

    name: str
    value: str
    body: str = ""

    def __str__(self) -> str:
        return f"[{self.name} {quoted(self.value)}]"


@dataclass(frozen=True, slots=True)
class PbnGame:
    """The tags of a game in the order of the file, and what stands before the first of them.

    >>> game = PbnGame((Tag("Board", "7"), Tag("Dealer", "S")))
    >>> game.value("Board"), str(game.with_tags([Tag("Dealer", "N")])).split(chr(10))[1]
    ('7', '[Dealer "N"]')
    """

    tags: tuple[Tag, ...]
    head: str = ""

    def __str__(self) -> str:
        """The game's text as it stands, its lines ended by line feeds."""
        return self.head + "".join(f"{tag}{tag.body.rstrip()}\n" for tag in self.tags)

    def value(self, name: str) -> str | None:
        """The value of a tag as written; of the first one where there are several (PBN 2.1, 3.4)."""
        return next((tag.value for tag in self.tags if tag.name == name), None)

    def tag(self, name: str) -> Tag | None:
        """The first tag of that name."""
        return next((tag for tag in self.tags if tag.name == name), None)

    def with_tags(self, tags: Sequence[Tag]) -> "PbnGame":
        """The game with these tags, in place of its own of the same names, or added."""
        names = {tag.name: tag for tag in tags}
        kept = [names.pop(tag.name, tag) for tag in self.tags]
        return PbnGame((*kept, *names.values()), self.head)

    def notes(self, section: str) -> Iterator[tuple[str, str]]:
        """The numbers and words of the notes of a section, Auction or Play."""
        inside = False
        for tag in self.tags:
            if tag.name == "Note":
                if inside:
                    number, _, words = tag.value.partition(":")
                    yield number.strip(), words.strip()
            else:
                inside = tag.name == section


def quoted(value: str) -> str:
    r"""A value between quotes, on one line.

    A backslash stands before a quote, and before a backslash where it could be taken for more than itself;
    other backslashes stand alone, as in the headers of tables.

    >>> print(quoted('Result\\2R'), quoted('the "club"'))
    "Result\2R" "the \"club\""
    """
    return '"' + _SPECIAL.sub(r"\\\g<0>", _CONTROL.sub(" ", value)) + '"'


def unquoted(text: str) -> str:
    r"""The value that stands between quotes: the inverse of `quoted`."""
    return _ESCAPED.sub(r"\1", text) if "\\" in text else text
