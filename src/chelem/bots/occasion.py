"""What a bot is made for: its opponents, how boards are compared, and whether it may claim."""

from dataclasses import dataclass

from chelem.bots.configuration import Configuration
from chelem.bots.payoff import BoardScoring


@dataclass(frozen=True, slots=True)
class Occasion:
    """The circumstances in which a bot plays."""

    opponents: Configuration | None = None
    """The bots that it plays against, whose calls it understands by their system; None for people."""
    scoring: BoardScoring = BoardScoring.IMPS
    """How boards are compared that other tables play too."""
    claims: bool = False
    """Whether a bot that samples claims the tricks it is sure of; table managers know no claims."""


FRIENDLY = Occasion()
"""Against people, at IMPs, without claims."""
