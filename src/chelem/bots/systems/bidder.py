"""A bidder by a system: the call of a player, from its view of the match."""

from dataclasses import dataclass, replace

from chelem.bots.systems.points import AuctionPoint, SystemPair, point_after
from chelem.bots.systems.public_auction import GAME, BiddingSetting, ScoringForm
from chelem.bots.systems.system import System
from chelem.core import Bid, Call, Score, Seat, Side, SimpleCall, Vulnerability
from chelem.engine import Player, State, View
from chelem.matches import GamesWon
from chelem.phases import Auction


@dataclass(frozen=True, slots=True, eq=False)
class SystemBidder:
    """Bids by a system, and understands the opponents' calls by theirs (the same one unless given)."""

    system: System
    opponents: System | None = None
    compared: ScoringForm = ScoringForm.IMPS
    """How boards are scored that other tables play too."""

    def __call__(self, view: View) -> Call:
        """Return the call of the view's player; `ValueError` unless it is a player in an auction."""
        return self.options(view)[0]

    def options(self, view: View) -> tuple[Call, ...]:
        """Return the usual call of the view's player, then those that a simulation may choose instead."""
        board, viewer = view.state.board, view.viewer
        seat = view.state.seat(viewer.id) if isinstance(viewer, Player) else None
        hand = None if board is None or seat is None else board.hand(seat)
        if seat is None or hand is None:
            raise ValueError("the view is not that of a player in an auction")
        legal = frozenset(call for call in view.state.legal() if isinstance(call, (Bid, SimpleCall)))
        point = self.point(view.state, seat.side)
        usual = point.rule_for(hand, legal)
        return usual.call, *(call for call in point.close_calls(hand, usual) if call in legal)

    @property
    def of_opponents(self) -> "SystemBidder":
        """The bidder of the opponents, as this one understands them."""
        return SystemBidder(self.opponents or self.system, self.system, self.compared)

    def point(self, state: State, side: Side) -> AuctionPoint:
        """Return the point of the auction in progress, for a player of a side that bids by this system."""
        phase = None if state.board is None else state.board.phase
        if isinstance(phase, Auction):
            return self.point_of(phase, state, side)
        raise ValueError("there is no auction in progress")

    def point_of(self, phase: Auction, state: State, side: Side) -> AuctionPoint:
        """Return the point of an auction of the deal, in progress or over."""
        setting, dealer = setting_of(state, phase, self.compared), phase.seats[0]
        other = self.opponents or self.system
        systems = (self.system, other) if side is dealer.side else (other, self.system)
        return point_after(systems, setting, phase.calls)


def dealers_first(systems: SystemPair, dealer: Seat) -> SystemPair:
    """Return the systems of North-South and East-West as an auction takes them: that of the dealer first.

    >>> dealers_first((1, 2), Seat.W)
    (2, 1)
    """
    north_south, east_west = systems
    return (north_south, east_west) if dealer.side is Side.NS else (east_west, north_south)


def setting_of(state: State, auction: Auction, compared: ScoringForm = ScoringForm.IMPS) -> BiddingSetting:
    """Return what was known before the first call of the deal's auction, in progress or over.

    `compared` is how boards are scored that other tables play too.
    """
    if state.board is None:
        raise ValueError("there is no deal")
    dealer, deal = auction.seats[0], state.board.setting
    earlier = [row for row in state.sheet.rows if row.setting.deal < deal.deal]
    side, other = dealer.side, dealer.side.opponents
    known = setting_for(dealer, deal.vulnerable, played_for(state, compared))
    if state.match.comparable or not earlier:
        return replace(known, doubling=auction.doubling)
    parts = GamesWon.of(earlier, state.match.goal_in(state.game)).parts
    has_line = state.match.goal_in(state.game) == GAME
    lines = [line for row in earlier for line in row.lines]
    return replace(
        known,
        below=(parts[side], parts[other]) if has_line else known.below,
        doubling=auction.doubling,
        lead=0 if state.game.info.individual else Score(tuple(lines)).total(side),
    )


def played_for(state: State, compared: ScoringForm) -> ScoringForm:
    """Return what a match is played for, `compared` where other tables play the same boards."""
    if state.match.comparable:
        return compared
    names = (state.game.info.id.upper(), state.match.kind.upper())
    return next((form for form in ScoringForm if form.name in names), ScoringForm.RUBBER)


def setting_for(
    dealer: Seat, vulnerable: Vulnerability, scoring: ScoringForm = ScoringForm.IMPS
) -> BiddingSetting:
    """Return what is known before the first call, seen from the dealer's side."""
    sides = dealer.side, dealer.side.opponents
    return BiddingSetting((vulnerable.of(sides[0]), vulnerable.of(sides[1])), scoring)
