"""The old bridge in the calculator: a strain, its doublings, tricks and honours."""

import re
from dataclasses import dataclass

from chelem.core.cards import Strain
from chelem.core.errors import BadOption, ParseError
from chelem.core.lines import Line
from chelem.core.numbers import whole_number
from chelem.core.score import Score
from chelem.core.seats import SEATS, Seat, Side
from chelem.scoring.whist import (
    ace_honours,
    tricks_line,
    trump_honours,
    whist_slam,
)
from chelem.text import read_strain

DEALER = Seat.S
PLACES = {"dealer": DEALER, "left": DEALER.next, "partner": DEALER.partner, "right": DEALER.next.partner}
"""The seats as the calculator names them, clockwise from the dealer."""

_DOUBLINGS = re.compile(r"(.*?)\s*([xX*×]*)\s*")


@dataclass(frozen=True, slots=True)
class WhistScore:
    """A deal of the old bridge as understood (`tricks` of the dealer's side), and its score."""

    strain: Strain
    stake: int
    tricks: int
    score: Score

    @property
    def code(self) -> str:
        """The strain and its doublings as the calculator reads them: `HXX`."""
        return f"{self.strain}{'X' * (self.stake.bit_length() - 1)}"

    @property
    def totals(self) -> dict[str, int]:
        """The points of the dealer's side and of the others."""
        side = DEALER.side
        return {"dealers": self.score.received(side), "defenders": self.score.received(side.opponents)}

    def receiver(self, line: Line) -> str:
        """Whom a line is for."""
        return "dealers" if DEALER in line.to else "defenders"


def score_whist_query(
    text: str, tricks: int | None, honours: str | None, void: str | None, language: str
) -> WhistScore:
    """The score with trumps written as `♥XX`, the dealer's side having taken `tricks` (seven by default).

    `honours` counts those of dealer, left, partner and right: `4,0,1,0`, five in all, or four aces at no
    trumps; `void` names the places that hold no trumps.
    """
    parts = _DOUBLINGS.fullmatch(text)
    if parts is None or len(parts[2]) > 10:
        raise ParseError("score.whist", text=text)
    strain, stake = read_strain(parts[1], language), 1 << len(parts[2])
    taken = 7 if tricks is None else tricks
    if not 0 <= taken <= 13:
        raise BadOption("score.tricks", tricks=taken)
    by_side: dict[Side, int] = {DEALER.side: taken, DEALER.side.opponents: 13 - taken}
    held, empty = _held(honours, strain), _places(void)
    if empty and not held:
        raise BadOption("score.void_alone", places=void)
    if any(held.get(seat) for seat in empty):
        raise BadOption("score.void", places=void)
    above: tuple[Line, ...] = ()
    if held and strain is Strain.NT:
        above = ace_honours(held)
    elif held:
        above = trump_honours(strain, held, empty)
    lines = (*tricks_line(strain, stake, by_side), *above, *whist_slam(by_side))
    return WhistScore(strain, stake, taken, Score(lines))


def _held(text: str | None, strain: Strain) -> dict[Seat, int]:
    """The honours of each seat."""
    if text is None:
        return {}
    counts = [whole_number(count) for count in re.split(r"\s*,\s*|\s+", text.strip())]
    wanted = 4 if strain is Strain.NT else 5
    if len(counts) != 4 or None in counts or sum(count or 0 for count in counts) != wanted:
        raise BadOption("score.honours", value=text, count=wanted)
    held = {seat: count or 0 for seat, count in zip(PLACES.values(), counts, strict=True)}
    return {seat: held[seat] for seat in SEATS}


def _places(text: str | None) -> frozenset[Seat]:
    """The seats named, separated by commas."""
    names = [name for name in re.split(r"[\s,]+", text or "") if name]
    for name in names:
        if name not in PLACES:
            raise BadOption("option.value", option="void", value=name, values=", ".join(PLACES))
    return frozenset(PLACES[name] for name in names)
