"""The numbers of an evening that the page of a new event must not know twice."""

from chelem.events.log.entries.rounds import LONGEST_BOARD
from chelem.events.swiss.plan import MOST_BOARDS, MOST_ROUNDS
from chelem.movements.proposals.wish import MINUTES_A_BOARD, MINUTES_A_ROUND
from chelem.scoring.competition.swiss_pairs import has_scale


def evening_numbers() -> dict[str, object]:
    """How long boards and changes of tables take, and how long a Swiss may be."""
    lengths = [boards for boards in range(1, MOST_BOARDS + 1) if has_scale(boards)]
    return {
        "minutesABoard": MINUTES_A_BOARD,
        "minutesARound": MINUTES_A_ROUND,
        "longestBoard": LONGEST_BOARD,
        "swiss": {
            "rounds": MOST_ROUNDS,
            "boards": {"pairs": [lengths[0], lengths[-1]], "teams": [1, MOST_BOARDS]},
        },
    }
