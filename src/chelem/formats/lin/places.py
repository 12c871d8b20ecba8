"""Find the line of a call, a card or a pair."""

from collections.abc import Mapping

from chelem.formats.lin.boards import LinBoardText
from chelem.formats.lin.draft import Draft
from chelem.formats.lin.pairs import normalised_key

_KEYS: Mapping[str, str] = {
    "Auction": "mb",
    "Board": "ah",
    "Contract": "rs",
    "Deal": "md",
    "Dealer": "md",
    "Declarer": "rs",
    "Play": "pc",
    "Result": "mc",
    "Vulnerable": "sv",
}
"""The key of the pair for each tag."""


def find_lin_line(text: str, start: int, where: str, place: int | None) -> int:
    """Return the line, from 1, of the pair for the tag `where`, or of the call or card at index `place`.

    `text` holds the pairs of the board between bars, `start` is its first line.
    """
    fields = text.split("|")
    piece = LinBoardText(fields, [normalised_key(key) for key in fields[::2]], start)
    if place is not None and where in ("Auction", "Play"):
        draft = Draft()
        for index, (key, value) in enumerate(zip(piece.keys, piece.values, strict=True)):
            draft.add(key, value)
            if len(draft.calls if where == "Auction" else draft.play) > place or where in draft.stopped:
                return piece.line_of(index)
    found = [index for index, key in enumerate(piece.keys) if key == _KEYS.get(where)]
    return piece.line_of(found[-1]) if found else piece.first_line
