"""What a board counts for: IMPs or matchpoints against another table, or points of a rubber or a Chicago."""

from enum import Enum

from chelem.bots import BoardScoring


class Scoring(Enum):
    """How a board is scored."""

    IMPS = BoardScoring.IMPS.value
    MATCHPOINTS = BoardScoring.MATCHPOINTS.value
    RUBBER = "rubber"
    CHICAGO = "chicago"

    @property
    def carries_part_scores(self) -> bool:
        """Whether points below the line count toward a game of later deals."""
        return self in (Scoring.RUBBER, Scoring.CHICAGO)

    @property
    def comparison(self) -> BoardScoring:
        """How bots compare a board with other tables; at rubber and Chicago there are none."""
        return BoardScoring.MATCHPOINTS if self is Scoring.MATCHPOINTS else BoardScoring.IMPS
