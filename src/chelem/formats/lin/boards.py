"""Split the pairs of a file into boards, each with the pairs before it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import BinaryIO

from chelem.formats.lin.pairs import split_pairs

MAX_BOARD_LENGTH = 1 << 17
"""The longest board that is kept, in characters."""

_STARTS: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(("vg", "rs", "mn", "pn", "md"), frozenset({"md"})),
    "qx": frozenset({"qx"}),
    "ah": frozenset({"md", "ah"}),
}
"""Keys that begin a new board if the current one already has these keys."""


@dataclass(frozen=True, slots=True)
class LinBoardText:
    """The pairs of one board and of any titles before it; `line` is that of the first, from 1.

    `fields` alternates keys and values, including line breaks; `keys` are the keys without them. `whole` is
    False if something was too long to keep.
    """

    fields: list[str]
    keys: list[str]
    line: int
    whole: bool = True

    @property
    def values(self) -> list[str]:
        """The values, one for each key."""
        return self.fields[1::2]

    def line_of(self, place: int) -> int:
        """Return the line of the pair at index `place`."""
        return self.line + "".join(self.fields[: 2 * place + 1]).count("\n")

    @property
    def first_line(self) -> int:
        """The line on which the board itself begins."""
        return self.line_of(self.keys.index("qx") if "qx" in self.keys else 0)


@dataclass(slots=True)
class _BoardBuilder:
    """A board while its pairs are being read."""

    line: int
    fields: list[str] = field(default_factory=list)
    keys: list[str] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    size: int = 0
    breaks: int = 0
    whole: bool = True

    def add(self, fields: list[str], keys: list[str]) -> None:
        """Add pairs unless the board gets too long."""
        text = "".join(fields)
        self.size += len(text)
        self.breaks += text.count("\n")
        if self.size > MAX_BOARD_LENGTH:
            self.whole = False
        else:
            self.fields += fields
            self.keys += keys

    def build(self) -> LinBoardText:
        """Return the board read so far."""
        return LinBoardText(self.fields, self.keys, self.line, self.whole)


def split_boards(stream: BinaryIO) -> Iterator[LinBoardText]:
    """Yield the boards of a stream; a piece may turn out to hold no board."""
    builder = _BoardBuilder(1)
    for block in split_pairs(stream):
        if block.lost is not None:
            builder.whole = False
            builder.breaks += block.lost
        start = 0
        for place, key in enumerate(block.keys):
            if key in _STARTS:
                if builder.seen >= _STARTS[key]:
                    builder.add(block.fields[2 * start : 2 * place], block.keys[start:place])
                    yield builder.build()
                    builder, start = _BoardBuilder(builder.line + builder.breaks), place
                builder.seen.add(key)
        builder.add(block.fields[2 * start :], block.keys[start:])
    yield builder.build()
