"""Read a LIN file as keys and values between bars, block by block."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from chelem.formats.encodings import BOM_AS_LATIN1, latin1_reader, redecode
from chelem.formats.lin.calls import CALLS
from chelem.formats.lin.cards import CARDS

BLOCK = 1 << 16
MAX_VALUE_LENGTH = 1 << 16
"""The longest value that is kept, in characters."""

KEYS = {
    "ah": "the board's title",
    "an": "an explanation of the last call",
    "at": "text beside a movie",
    "bn": "the boards of the list of results",
    "ht": "the place of text in a movie",
    "mb": "a call",
    "mc": "declarer's tricks, where somebody claimed",
    "md": "the dealer and the hands",
    "mn": "the title of a file",
    "mp": "points of the boards",
    "nt": "a comment for kibitzers",
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
"""The keys of single hands and matches, and some of movies; others are skipped."""

_KEY = re.compile(r"[a-z][a-z?]|[0-9][a-z]|[a-z][0-9]", re.ASCII)
_TRAILING_KEY = re.compile(r"(?<![a-z0-9])([a-z0-9?]{2})\s*\Z", re.ASCII)
_WITHOUT_TEXT = frozenset({"mb", "mc", "md", "pc", "pg", "rh", "st", "sv"})
_CERTAIN_KEYS = KEYS.keys() - {spelling.lower() for spelling in (*CALLS, *CARDS)}
"""Keys that are neither calls nor cards: in the place of a value, they show that the value is missing."""


@dataclass(frozen=True, slots=True)
class PairBlock:
    """Keys and values in turn, including line breaks; `keys` are the keys without them.

    `lost` is the number of line breaks in a value that was cut short; None if none was.
    """

    fields: list[str]
    keys: list[str]
    lost: int | None = None


def split_pairs(stream: BinaryIO) -> Iterator[PairBlock]:
    """Yield the pairs of a stream in bounded memory; missing and extra bars are repaired."""
    pending: list[str] = []  # a key whose value has not been read yet
    for cut, lost in _split_at_bars(stream):
        fields = pending + cut
        keys = [key.strip() for key in fields[::2]]
        if not KEYS.keys() >= set(keys):
            fields = realign(fields)
            keys = [normalised_key(field) for field in fields[::2]]
        pending = [fields.pop()] if len(fields) & 1 else []
        yield PairBlock(fields, keys[: len(fields) // 2], lost)


def _split_at_bars(stream: BinaryIO) -> Iterator[tuple[list[str], int | None]]:
    """Yield the texts between bars, and the number of line breaks lost if the first text was cut short."""
    lost: int | None = None
    with latin1_reader(stream) as reader:
        rest = reader.read(len(BOM_AS_LATIN1)).removeprefix(BOM_AS_LATIN1)
        while block := reader.read(BLOCK):
            fields = (rest + block).split("|")
            if len(fields[0]) > MAX_VALUE_LENGTH:
                lost = (lost or 0) + fields[0].count("\n", MAX_VALUE_LENGTH)
                fields[0] = fields[0][:MAX_VALUE_LENGTH]
            rest = fields.pop()
            if fields:
                if not (block.isascii() and fields[0].isascii()):
                    fields = [text if text.isascii() else redecode(text) for text in fields]
                yield fields, lost
                lost = None
    yield [redecode(rest), ""], lost  # the last bar may be missing


def realign(fields: list[str]) -> list[str]:
    """Return keys and values in turn again, after a missing or extra bar put them out of step."""
    kept: list[str] = []
    skipped = ""
    place, last = 0, len(fields) - 1
    while place <= last:
        if not fields[place]:
            place += 1
            continue
        key, value = normalised_key(fields[place]), normalised_key(fields[place + 1]) if place < last else ""
        if not _KEY.fullmatch(key) or (key not in KEYS and value in KEYS):
            skipped += "\n" * fields[place].count("\n")
            place += 1
            continue
        kept.append(skipped + fields[place])
        skipped = ""
        if value in _CERTAIN_KEYS and key in _WITHOUT_TEXT:
            kept.append("")
            place += 1
            continue
        if place < last:
            kept.append(fields[place + 1])
        place += 2
    if kept:
        kept[-1] += skipped
    return kept


def normalised_key(field: str) -> str:
    """Return a key in lower case, without spaces and without text before it."""
    key = "".join(field.split()).lower()
    if len(key) > 2 and (match := _TRAILING_KEY.search(field.lower())) and match[1] in KEYS:
        return match[1]
    return key
