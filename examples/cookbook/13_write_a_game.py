"""Write a small game: the auction without doubles, and ten points a trick."""

from dataclasses import dataclass
from typing import ClassVar

from chelem import Line, Seat, play_match
from chelem.bots import Baseline
from chelem.engine import AuctionGame, GameInfo, PlayedDeal
from chelem.phases import Auction


@dataclass(frozen=True, slots=True)
class TenATrick(AuctionGame):
    """A game defines only what differs: here the auction and the score."""

    info: ClassVar[GameInfo] = GameInfo(id="ten-a-trick", order=900)

    def auction(self, dealer: Seat) -> Auction:
        """Return the auction of contract bridge without doubles, the dealer first."""
        return Auction(dealer.clockwise(), doubling=0)

    def score(self, played: PlayedDeal) -> tuple[Line, ...]:
        """Score ten for each trick bid and made, or ten to the opponents for each undertrick."""
        contract, side = played.contract, played.contract.declarer.side
        undertricks = contract.tricks - played.tricks[side]
        if undertricks > 0:
            return (Line(side.opponents.seats, 10 * undertricks, "ten.missing"),)
        return (Line(side.seats, 10 * contract.tricks, "ten.made"),)


match = play_match(Baseline(seed=1), boards=4, game=TenATrick(), seed=7)
for row in match.log.state.sheet.rows:
    print(row.contract, [(line.to[0].side, line.points, line.code) for line in row.lines])
print(match)
