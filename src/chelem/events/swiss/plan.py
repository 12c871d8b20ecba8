"""The plan of a Swiss event: what is fixed before its first round is drawn."""

from dataclasses import dataclass
from typing import Literal

from chelem.core import BadOption
from chelem.events.swiss.rule import OddMethod

FirstMethod = Literal["halves", "lot"]
MOST_ROUNDS = 60
MOST_BOARDS = 60


@dataclass(frozen=True, slots=True)
class SwissPlan:
    """How many rounds of how many boards, what an odd number plays, and how the first round is drawn.

    `seed` decides lots in all rounds; it is in the log before anything is drawn. With an `exchange` the two
    tables of a match of teams play from one copy of their boards. Raises `BadOption` for a plan that cannot
    be played.
    """

    rounds: int
    boards: int
    odd: OddMethod = "bye"
    first: FirstMethod = "halves"
    seed: int = 0
    exchange: bool = False

    def __post_init__(self) -> None:
        if not (1 <= self.rounds <= MOST_ROUNDS and 1 <= self.boards <= MOST_BOARDS):
            raise BadOption("swiss.plan", rounds=MOST_ROUNDS, boards=MOST_BOARDS)
        if self.odd == "half-matches" and self.boards % 2:
            raise BadOption("swiss.half-matches", boards=self.boards)
        if self.exchange and self.boards == 1:
            raise BadOption("movement.exchange")
