"""Table signs: a large number for each table, with a QR code that leads to the table's page."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from chelem.core import BadOption
from chelem.events.paper.printing import EventPaper, number_list
from chelem.movements import Movement
from chelem.svg.elements import printable

MAX_ADDRESS_LENGTH = 120
"""Longer addresses are not typed, and make a code too fine for the camera of a phone."""
CORRECTION = "m"
"""The code can be read while 15 % of it are damaged or in shade."""


@dataclass(frozen=True, slots=True)
class TableSign:
    """A table's number and the address that its code holds; without an address, a number alone.

    `section` where it is not that of the whole paper. A sign with letters prints the address up to `#`: the
    letters replace the rest, which nobody types. In `rests`, rounds, who sits there has no opponents; in all
    of them where it is `closed`.
    """

    table: int
    address: str = ""
    section: str = ""
    letters: str = ""
    rests: tuple[int, ...] = ()
    closed: bool = False

    def with_rests(self, movement: Movement) -> "TableSign":
        """Return this sign with the rounds in which nobody plays at its table."""
        rests = movement.idle_rounds(self.table)
        drawn = sum(bool(cells) for cells in movement.rounds)
        return replace(self, rests=rests, closed=0 < drawn == len(rests))


def folded_signs(signs: Iterable[TableSign], paper: EventPaper) -> bytes:
    """Return a PDF with a sign for each table, to be folded so that it stands and is read from both sides.

    `BadOption` for an address that is too long.
    """
    data = {
        "signs": [
            _sign(sign, replace(paper, section=sign.section) if sign.section else paper) for sign in signs
        ],
    }
    return paper.typeset("table_signs.typ", data)


def _sign(sign: TableSign, paper: EventPaper) -> dict[str, object]:
    return {
        "origin": paper.origin,
        "called": paper.say("sign", section=paper.section) if paper.section else paper.say("head.table"),
        "number": str(sign.table),
        "rests": _rests(sign, paper),
        "join": paper.say("join-letters" if sign.letters else "join"),
        "address": printable(sign.address.partition("#")[0] if sign.letters else sign.address),
        "letters": sign.letters,
        "code": qr_rows(sign.address),
    }


def _rests(sign: TableSign, paper: EventPaper) -> str:
    if sign.closed:
        return paper.say("sign-closed")
    if not sign.rests:
        return ""
    return paper.say("sign-rests", count=len(sign.rests), rounds=number_list(sign.rests))


def qr_rows(address: str) -> list[str]:
    """Return the rows of the QR code of an address, with 1 for dark; none without an address."""
    import segno  # noqa: PLC0415 - needed only for signs

    if not address:
        return []
    if len(address) > MAX_ADDRESS_LENGTH:
        raise BadOption("paper.address", most=MAX_ADDRESS_LENGTH)
    code = segno.make(address, error=CORRECTION, micro=False)
    return ["".join("1" if dark else "0" for dark in row) for row in code.matrix]
