"""The boards of a team on its scorecard: the results of both its tables, and what it won."""

from collections.abc import Iterator, Sequence, Set

from chelem.core import SIDES, Side
from chelem.events.entrant_matches import EntrantMatch
from chelem.events.forms.form import TeamForm
from chelem.events.paper.match_wording import MatchWording
from chelem.events.traveller import TravellerLine

LEAD = 2
"""The place of the lead among the texts of a contract; there is no room for it twice."""


def team_lines(
    wording: MatchWording, form: TeamForm, match: EntrantMatch, index: int, later: Set[int]
) -> Iterator[list[str]]:
    """Yield the boards of a match, without those that come `later`: twice four texts, and what was won."""
    for place, lines in sorted(match.boards.items()):
        board = wording.results.counted[place].board
        if board not in later:
            tables = (_table(wording, lines, index, side) for side in SIDES)
            yield [
                str(board),
                *(text for table in tables for text in table),
                wording.gain(form, lines, index),
            ]


def _table(wording: MatchWording, lines: Sequence[TravellerLine], index: int, side: Side) -> list[str]:
    """Return contract, declarer, result and points of the table where the team sat this way."""
    line = next((line for line in lines if line.entrant(side) == index), None)
    if line is None:
        return [""] * 4
    texts = wording.texts.contract(line, side)
    return texts[:LEAD] + texts[LEAD + 1 :]
