"""The moves of a player: calls, cards, claims and answers to claims."""

from dataclasses import dataclass

from chelem.core import Action
from chelem.core.frozen import exactly


@dataclass(frozen=True, slots=True)
class MakeClaim:
    """Claim `tricks` of the remaining tricks for one's side; 0 concedes them all."""

    tricks: int

    def __post_init__(self) -> None:
        exactly(int, self.tricks)


@dataclass(frozen=True, slots=True)
class AnswerClaim:
    """Accept or reject the current claim."""

    accept: bool

    def __post_init__(self) -> None:
        exactly(bool, self.accept)


Move = Action | MakeClaim | AnswerClaim
