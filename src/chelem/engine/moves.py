"""What a player may ask of the rules."""

from dataclasses import dataclass

from chelem.core.calls import Action


@dataclass(frozen=True, slots=True)
class Claims:
    """I say that my side takes so many of the remaining tricks (none: a concession)."""

    tricks: int


@dataclass(frozen=True, slots=True)
class Answers:
    """I accept the claim, or not."""

    accept: bool


Move = Action | Claims | Answers
