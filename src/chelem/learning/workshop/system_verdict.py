"""What a change of a system is worth: boards that are bid by it against the system with which it began."""

from typing_extensions import TypedDict

from chelem.arena.measuring import play_and_measure
from chelem.arena.sample_mean import SampleMean
from chelem.arena.teams import MatchKind, TeamBoard, TeamMatch
from chelem.bots import Configuration
from chelem.bots.systems.own.given_system import base_of, refusing_depth
from chelem.bots.systems.own.own_text import OwnText

BOARDS = 200
"""The boards of a verdict."""
AT_ONCE = 20
"""The most boards that are played in one piece."""
_SEED = 2026
"""All verdicts are about the same cards, so that two changes can be compared."""


class VerdictPart(TypedDict):
    """Boards that were bid twice, with the sums from which the mean and its error follow."""

    boards: int
    total: int
    """The IMPs that the system has won."""
    squares: int
    """The sum of the squares of what it won on each board."""
    different: int
    """The boards on which it won or lost something."""


@refusing_depth
def play_part(text: str, first: int, boards: int) -> VerdictPart:
    """Bid boards by a system against the unchanged one; contracts are scored double dummy."""
    base = base_of(OwnText.parse(text))
    match = TeamMatch(
        Configuration("instant", base, card=text),
        Configuration("instant", base),
        BOARDS,
        _SEED,
        MatchKind.BIDDING,
    )
    last = min(first + min(boards, AT_ONCE), BOARDS + 1)
    swings = [play_and_measure(TeamBoard(match, number)).result.swing for number in range(first, last)]
    mean = SampleMean.of(swings)
    return {
        "boards": mean.count,
        "total": mean.total,
        "squares": mean.squares,
        "different": sum(swing != 0 for swing in swings),
    }
