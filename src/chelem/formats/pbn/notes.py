"""The notes of a game: words on calls and cards, by their number."""

import re
from collections.abc import Iterator

from chelem.boards.problem import Problem, Weight
from chelem.core.errors import ParseError
from chelem.formats.pbn.parsing import Parts

_NUMBERED = re.compile(r"\s*\d+\s*:", re.ASCII)


def notes_of(parts: Parts) -> dict[str, str]:
    """The words on calls, by number: the notes that follow the auction.

    Where there are none, they are those that follow the play, if no card refers to any: some programs write
    all notes at the end.
    """
    names = parts[1::3]
    notes = _following(names.index("Auction"), parts)
    if not notes and "Play" in names:
        play = names.index("Play")
        notes = {} if "=" in parts[3 * play + 3] else _following(play, parts)
    return notes


def _following(section: int, parts: Parts) -> dict[str, str]:
    """The notes right after the tag at that place, by number."""
    notes: dict[str, str] = {}
    names = parts[1::3]
    for place in range(section + 1, len(names)):
        if names[place] != "Note":
            break
        number, _, words = parts[3 * place + 2].partition(":")
        notes.setdefault(number.strip(), words.strip())
    return notes


def unnumbered(parts: Parts) -> Iterator[Problem]:
    """The first note that has no number before its words (PBN 2.1, 3.5.5)."""
    for name, value in zip(parts[1::3], parts[2::3], strict=True):
        if name == "Note" and not _NUMBERED.match(value):
            yield Problem(Weight.FAULT, ParseError("pbn.unnumbered", text=value), "Note")
            return
