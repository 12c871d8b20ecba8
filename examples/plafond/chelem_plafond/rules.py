"""The rules of plafond: the auction and the play of contract bridge, with another score."""

from dataclasses import dataclass, field
from typing import ClassVar, Literal

from chelem import Bid, Hand, Line, Seat, Suit
from chelem.engine import AuctionGame, Board, GameInfo, Options, PlayedDeal
from chelem.phases import Auction
from chelem_plafond.scoring import score_plafond

DOUBLING = {"redouble": 2, "double": 1, "none": 0}


@dataclass(frozen=True, slots=True)
class PlafondOptions(Options):
    """`doubling`: doubles and redoubles, doubles only, or none."""

    doubling: Literal["redouble", "double", "none"] = "redouble"


@dataclass(frozen=True, slots=True)
class Plafond(AuctionGame):
    """Plafond: four players, two sides, no vulnerability."""

    info: ClassVar[GameInfo] = GameInfo(id="plafond", order=900)
    options: PlafondOptions = field(default_factory=PlafondOptions)

    def auction(self, dealer: Seat) -> Auction:
        """Return the calls of contract bridge, with as many doubles as the options allow."""
        return Auction(dealer.clockwise(), doubling=DOUBLING[self.options.doubling])

    def advise(self, board: Board, hand: Hand, seats: tuple[Seat, ...]) -> Bid | None:
        """Advise a bot to open game in a long major; otherwise it bids as in contract bridge."""
        longest = max((Suit.S, Suit.H), key=hand.length)
        match board.phase:
            case Auction(last=None) if hand.length(longest) >= 7 and hand.hcp >= 12:
                return Bid.parse(f"4{longest}")
            case _:
                return None

    def score(self, played: PlayedDeal) -> tuple[Line, ...]:
        """Score a deal: only the tricks that were bid count below the line."""
        contract = played.contract
        return score_plafond(contract, played.tricks[contract.declarer.side])
