"""The old bridge of about 1900: the dealer's side names trumps, nobody bids (RULES 1)."""

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from chelem.core.cards import Strain, Suit
from chelem.core.contracts import Contract
from chelem.core.lines import Line
from chelem.core.seats import Seat
from chelem.engine.game import Game
from chelem.engine.options import Options
from chelem.engine.sheet import Played
from chelem.phases.declaration import Declaration
from chelem.phases.doubling import Doubling
from chelem.phases.phase import Phase
from chelem.scoring.whist import TRICK_VALUES, score_whist

HIGHEST_STAKE = 1024
"""The technical cap of "unlimited" (RULES 1.4)."""


@dataclass(frozen=True, slots=True)
class WhistOptions(Options):
    """`doubling`: unlimited, or refused where it would carry the trick value above a hundred."""

    doubling: Literal["unlimited", "hundred"] = "unlimited"


@dataclass(frozen=True, slots=True)
class BridgeWhist(Game):
    """Four players; the dealer plays with the partner's hand open, whoever named the trumps."""

    name: ClassVar[str] = "whist"
    suits: ClassVar[tuple[Suit, ...]] = (Suit.H, Suit.D, Suit.C, Suit.S)  # by value (RULES 1.1)
    base: ClassVar[int | None] = None
    draws_dealer: ClassVar[bool] = True
    options: WhistOptions = field(default_factory=WhistOptions)

    def then(self, dealer: Seat, seats: tuple[Seat, ...], talk: tuple[Phase, ...]) -> Phase | Contract | None:
        """Naming trumps or handing over; may I play, contre and so on; then the play."""
        match talk:
            case (Declaration(strain=Strain() as strain) as named,):
                return Doubling.between(dealer.next, named.namer, self.highest_stake(strain))
            case (Declaration(strain=Strain() as strain), Doubling(stake=stake)):
                return Contract(dealer, strain, 7, stake)
            case _:
                return Declaration(dealer)

    def highest_stake(self, strain: Strain) -> int:
        """How far a trick's value may be multiplied."""
        if self.options.doubling == "unlimited":
            return HIGHEST_STAKE
        return 1 << (100 // TRICK_VALUES[strain]).bit_length() - 1

    def mark(self, played: Played) -> tuple[Line, ...]:
        """Tricks, honours, chicane and slam."""
        return score_whist(played.contract, played.tricks, played.deal)
