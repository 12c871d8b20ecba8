"""The bars of a LIN file: keys and values in turn, a block of the file at a time."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from chelem.formats.encodings import MARK, decoded, latin
from chelem.formats.lin.calls import CALLS
from chelem.formats.lin.cards import CARDS

BLOCK = 1 << 16
LONGEST = 1 << 16
"""Characters of one value that are kept: more is no value."""

KEYS = {
    "ah": "the board's title",
    "an": "words on the last call",
    "at": "words beside a film",
    "bn": "the boards of the list of results",
    "ht": "the place of words in a film",
    "mb": "a call",
    "mc": "declarer's tricks, where somebody claimed",
    "md": "the dealer and the hands",
    "mn": "the title of a file",
    "mp": "points of the boards",
    "nt": "words for those who watch",
    "pc": "a card",
    "pf": "the viewer plays on",
    "pg": "the end of a page",
    "pn": "the players",
    "pw": "the players of all boards",
    "qx": "the room and the board",
    "rh": "a new header",
    "rs": "the list of results",
    "sa": "the form of the display",
    "sk": "the hands to show",
    "st": "a new start",
    "sv": "who is vulnerable",
    "ub": "calls taken back",
    "up": "cards taken back",
    "vg": "the title of a match",
}
"""The keys of single hands and matches, and some of films; any others are passed over as well."""

_KEY = re.compile(r"[a-z][a-z?]|[0-9][a-z]|[a-z][0-9]", re.ASCII)
_LAST = re.compile(r"(?<![a-z0-9])([a-z0-9?]{2})\s*\Z", re.ASCII)
_WORDLESS = frozenset({"mb", "mc", "md", "pc", "pg", "rh", "st", "sv"})
_MARKS = KEYS.keys() - {spelling.lower() for spelling in (*CALLS, *CARDS)}
"""Keys that are no call and no card: in the place of a value they say that the value is missing."""


@dataclass(frozen=True, slots=True)
class PairBlock:
    """Keys and values in turn, each with the line breaks around it; `keys` are the keys without.

    `lost` are the line breaks of a value that was cut short, none where nothing was cut.
    """

    fields: list[str]
    keys: list[str]
    lost: int | None = None


def split_pairs(stream: BinaryIO) -> Iterator[PairBlock]:
    """The pairs of a stream, in memory that does not grow with it; bars too many or too few are mended."""
    waiting: list[str] = []  # a key whose value is still to come
    for cut, lost in _cut(stream):
        fields = waiting + cut
        keys = [key.strip() for key in fields[::2]]
        if not KEYS.keys() >= set(keys):
            fields = mended(fields)
            keys = [key_of(field) for field in fields[::2]]
        waiting = [fields.pop()] if len(fields) & 1 else []
        yield PairBlock(fields, keys[: len(fields) // 2], lost)


def _cut(stream: BinaryIO) -> Iterator[tuple[list[str], int | None]]:
    """The texts between bars, and the line breaks lost where the first of them was cut short."""
    lost: int | None = None
    with latin(stream) as reader:
        rest = reader.read(len(MARK)).removeprefix(MARK)
        while block := reader.read(BLOCK):
            fields = (rest + block).split("|")
            if len(fields[0]) > LONGEST:
                lost = (lost or 0) + fields[0].count("\n", LONGEST)
                fields[0] = fields[0][:LONGEST]
            rest = fields.pop()
            if fields:
                if not (block.isascii() and fields[0].isascii()):
                    fields = [text if text.isascii() else decoded(text) for text in fields]
                yield fields, lost
                lost = None
    yield [decoded(rest), ""], lost  # the last bar may be missing


def mended(fields: list[str]) -> list[str]:
    """The fields with keys and values in turn, where a bar too many or too few has put them out of step."""
    told: list[str] = []
    skipped = ""
    place, last = 0, len(fields) - 1
    while place <= last:
        if not fields[place]:
            place += 1
            continue
        key, value = key_of(fields[place]), key_of(fields[place + 1]) if place < last else ""
        if not _KEY.fullmatch(key) or (key not in KEYS and value in KEYS):
            skipped += "\n" * fields[place].count("\n")
            place += 1
            continue
        told.append(skipped + fields[place])
        skipped = ""
        if value in _MARKS and key in _WORDLESS:
            told.append("")
            place += 1
            continue
        if place < last:
            told.append(fields[place + 1])
        place += 2
    if told:
        told[-1] += skipped
    return told


def key_of(field: str) -> str:
    """A key in small letters and in one piece, without words that stand before it."""
    key = "".join(field.split()).lower()
    if len(key) > 2 and (found := _LAST.search(field.lower())) and found[1] in KEYS:
        return found[1]
    return key
