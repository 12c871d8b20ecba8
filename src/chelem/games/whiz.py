"""Whiz-Bridge: three players, and Domy, whose hand lies open before the auction (RULES 4)."""

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from chelem.core.calls import Bid
from chelem.core.cards import STRAINS
from chelem.core.contracts import Contract
from chelem.core.lines import Line
from chelem.core.seats import SEATS, Seat
from chelem.engine.game import Game
from chelem.engine.options import Options
from chelem.engine.sheet import Played
from chelem.phases.auction import Auction
from chelem.phases.phase import Phase
from chelem.scoring.whiz import score_whiz

BIDS = tuple(Bid(tricks, strain) for tricks in range(7, 14) for strain in STRAINS)


@dataclass(frozen=True, slots=True)
class WhizOptions(Options):
    """`redealer`: who deals again after three opening passes."""

    redealer: Literal["same", "next"] = "same"


@dataclass(frozen=True, slots=True)
class Whiz(Game):
    """Three players, each for themselves; the declarer plays with Domy."""

    name: ClassVar[str] = "whiz"
    players: ClassVar[int] = 3
    base: ClassVar[int | None] = 0
    options: WhizOptions = field(default_factory=WhizOptions)

    def then(self, dealer: Seat, seats: tuple[Seat, ...], talk: tuple[Phase, ...]) -> Phase | Contract | None:
        """An auction of tricks and strains without doubles, then the play."""
        match talk:
            case (Auction(last=Bid(tricks, strain), bidder=Seat() as declarer),):
                return Contract(declarer, strain, tricks)
            case (Auction(),):
                return None
            case _:
                return Auction(tuple(s for s in dealer.clockwise() if s in seats), BIDS, doubling=0)

    def swap(self, contract: Contract, seats: tuple[Seat, ...]) -> tuple[Seat, Seat] | None:
        """The declarer takes the chair that faces Domy (RULES 4.3)."""
        facing = domy(seats).partner
        return None if contract.declarer is facing else (contract.declarer, facing)

    def shown(self, seats: tuple[Seat, ...], contract: Contract | None, *, led: bool) -> tuple[Seat, ...]:
        """Domy's hand, from the start (RULES 4.1)."""
        return (domy(seats),)

    def mark(self, played: Played) -> tuple[Line, ...]:
        """Made or not, each player by themselves."""
        return score_whiz(played.contract, played.tricks[played.contract.declarer.side], played.seats)


def domy(seats: tuple[Seat, ...]) -> Seat:
    """The chair without a player."""
    return next(seat for seat in SEATS if seat not in seats)
