"""How the match of a question stands before the deal: the points below the line, and the games."""

from chelem.arena.questions.json_object import BadMember, JsonObject
from chelem.arena.scoring import Scoring
from chelem.arena.standing import SidePair, Standing
from chelem.core import SIDES, ParseError, Refused, Vulnerability

STANDING_KEYS = ("below", "games")
"""The members that say so, each an object by side; both may be left out."""


def read_standing(question: JsonObject, scoring: Scoring, vulnerable: Vulnerability) -> Standing:
    """Read how the match stands; `BadMember` for what cannot be in this form of match.

    A rubber without `games` has those that the vulnerability tells.
    """
    below, games = _read_pair(question, "below"), _read_pair(question, "games")
    if below not in (None, (0, 0)) and not scoring.carries_part_scores:
        raise BadMember("below", Refused("question.no_line"))
    if games not in (None, (0, 0)) and scoring is not Scoring.RUBBER:
        raise BadMember("games", Refused("question.no_rubber"))
    if games is None and scoring is Scoring.RUBBER:
        first, second = SIDES
        games = int(vulnerable.of(first)), int(vulnerable.of(second))
    standing = Standing(below or (0, 0), games or (0, 0))
    if scoring is Scoring.RUBBER and standing.vulnerable is not vulnerable:
        raise BadMember("vulnerable", Refused("question.contradicts", vulnerable=standing.vulnerable))
    return standing


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
