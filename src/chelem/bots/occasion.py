"""What a bot is made for: its opponents, how boards are compared, and whether it may claim."""

from dataclasses import dataclass

from chelem.bots.configuration import Configuration
from chelem.bots.payoff import BoardScoring


@dataclass(frozen=True, slots=True)
class Occasion:
    """The circumstances in which a bot plays."""

    opponents: Configuration | None = None
    """What the other side bids by, as its calls are understood; None for people, who bid as it does."""
    scoring: BoardScoring = BoardScoring.IMPS
    """How boards are compared that other tables play too."""
    claims: bool = False
    """Whether a bot that samples claims the tricks it is sure of; table managers know no claims."""
    people: bool = False
    """Whether the opponents may be people although it is known what they bid by: people differ from it."""

    @property
    def exact(self) -> bool:
        """Whether the opponents are bots, which bid exactly by their system."""
        return self.opponents is not None and not self.people


FRIENDLY = Occasion()
"""Against people, at IMPs, without claims."""


def against(opponents: Configuration | None) -> Occasion:
    """Return a friendly occasion against people who bid by a configuration; None: by that of the bot."""
    return FRIENDLY if opponents is None else Occasion(opponents, people=True)
