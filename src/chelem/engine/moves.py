"""What a player may ask of the rules."""

from dataclasses import dataclass

from chelem.core.calls import Action
from chelem.core.frozen import exactly


@dataclass(frozen=True, slots=True)
class MakeClaim:
    """I say that my side takes so many of the remaining tricks (none: a concession)."""

    tricks: int

    def __post_init__(self) -> None:
        exactly(int, self.tricks)


@dataclass(frozen=True, slots=True)
class AnswerClaim:
    """I accept the claim, or not."""

    accept: bool

    def __post_init__(self) -> None:
        exactly(bool, self.accept)


Move = Action | MakeClaim | AnswerClaim
