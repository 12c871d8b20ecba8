"""The part-scores and games of a question: what earlier deals of the match have brought."""

from chelem.arena.questions.json_object import BadMember, JsonObject
from chelem.arena.scoring import Scoring
from chelem.arena.standing import SidePair, Standing
from chelem.core import SIDES, ParseError, Refused

STANDING_KEYS = ("below", "games")
"""The members that say so, each an object by side; both may be left out."""


def read_standing(question: JsonObject, scoring: Scoring) -> Standing:
    """Read what earlier deals have brought; `BadMember` for what is impossible in any match."""
    below, games = (_read_pair(question, key) for key in STANDING_KEYS)
    if not scoring.form:
        for key, pair in zip(STANDING_KEYS, (below, games), strict=True):
            if pair and any(pair):
                raise BadMember(key, Refused("question.no_line"))
    return Standing(below or (0, 0), games)


def _read_pair(question: JsonObject, key: str) -> SidePair | None:
    """Return the numbers of both sides, 0 for one that is not named; None without that member."""
    numbers = question.numbers(key, [str(side) for side in SIDES])
    if numbers is None:
        return None
    north_south, east_west = numbers
    try:
        Standing(**{key: (north_south, east_west)})
    except ParseError as error:
        raise BadMember(key, error) from None
    return north_south, east_west
