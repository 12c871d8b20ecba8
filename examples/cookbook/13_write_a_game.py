"""Write a small game: the auction without doubles, and ten points a trick."""

from dataclasses import dataclass
from typing import ClassVar

from chelem import Line, Seat, play_match
from chelem.bots import Baseline
from chelem.engine import AuctionGame, GameInfo, PlayedDeal
from chelem.phases import Auction


@dataclass(frozen=True, slots=True)
class TenATrick(AuctionGame):
    """A game says only what differs: here who may double, and the score."""

    info: ClassVar[GameInfo] = GameInfo(id="ten-a-trick", order=900)

    def auction(self, dealer: Seat) -> Auction:
        """The bids of contract bridge, from the dealer on."""
        return Auction(dealer.clockwise(), doubling=0)

    def score(self, played: PlayedDeal) -> tuple[Line, ...]:
        """Ten for each trick bid and made, else ten to the other side for each that is missing."""
        contract, side = played.contract, played.contract.declarer.side
        missing = contract.tricks - played.tricks[side]
        if missing > 0:
            return (Line(side.opponents.seats, 10 * missing, "ten.missing"),)
        return (Line(side.seats, 10 * contract.tricks, "ten.made"),)


match = play_match(Baseline(seed=1), boards=4, game=TenATrick(), seed=7)
for row in match.log.state.sheet.rows:
    print(row.contract, [(line.to[0].side, line.points, line.code) for line in row.lines])
print(match)
