"""Read the auction by the systems of both sides: likely are the hands with which they make the calls made."""

from dataclasses import dataclass, replace
from random import Random

import numpy as np

from chelem.bots.sampling.auction_reading import Listener, number_to_weigh
from chelem.bots.sampling.layouts import LayoutSpace, Sample, thin
from chelem.bots.sampling.many_layouts import LayoutArray, draw_many
from chelem.bots.sampling.spaces import cards_played
from chelem.bots.systems.bidder import SystemBidder
from chelem.bots.systems.call_weights import HandWeights, weigh_hands
from chelem.bots.systems.points import AuctionPoint
from chelem.engine import AuctionGame, Board, Game
from chelem.phases import Auction

DRAWN = 2000
"""Layouts drawn to be weighed; few of them fit the calls."""

BOT_AMISS, PERSON_AMISS = 0.01, 0.25
"""How likely a bot, or a person, makes a call with a hand just outside its meaning."""


@dataclass(frozen=True, slots=True, eq=False)
class SystemReading:
    """Reads calls by the systems of a bidder; hands just outside a call's meaning weigh `amiss`."""

    bidder: SystemBidder
    amiss: float = PERSON_AMISS
    drawn: int = DRAWN

    def knows_system(self, game: Game) -> bool:
        """Return whether bots bid by a system in a game."""
        return isinstance(game, AuctionGame)

    def likely_layouts(self, space: LayoutSpace, listener: Listener, count: int, rng: Random) -> Sample:
        """Return layouts of a space, weighed by how well the hands agree with the calls."""
        weighed = self._weighed(space, listener, count, rng)
        return weighed if weighed.complete else thin(weighed, number_to_weigh(count), rng)

    def agreeing_layouts(self, space: LayoutSpace, listener: Listener, count: int, rng: Random) -> Sample:
        """Return about `count` layouts in which no call is amiss; fewer, or none, where few were drawn."""
        weighed = self._weighed(space, listener, count, rng)
        agreeing = tuple(weight if weight > self.amiss else 0.0 for weight in weighed.weights)
        return thin(replace(weighed, weights=agreeing), count, rng)

    def _weighed(self, space: LayoutSpace, listener: Listener, count: int, rng: Random) -> Sample:
        """Return all layouts drawn, weighed by how well the hands agree with the calls."""
        wanted, point, board = number_to_weigh(count), self._point(listener), listener.state.board
        if point is None or board is None or space.size <= wanted:
            drawn = space.sample(wanted, rng)
            layouts: LayoutArray = np.array(drawn.layouts, np.uint64)
        else:
            layouts = draw_many(space, self.drawn, rng)
            rows = tuple((north, east, south, west) for north, east, south, west in layouts.tolist())
            drawn = Sample(rows, (1.0,) * len(rows), complete=False)
        if point is None or board is None:
            return drawn
        weights = np.array(drawn.weights) * self._weights(point, board, space, layouts)
        return replace(drawn, weights=tuple(weights.tolist())) if weights.any() else drawn

    def _point(self, listener: Listener) -> AuctionPoint | None:
        """Return the point that the auction has reached; None if no system bids in the game."""
        state = listener.state
        if state.board is None or not self.knows_system(state.game):
            return None
        match (*state.board.past_phases, state.board.phase):
            case (Auction() as auction, *_):
                return self.bidder.point_of(auction, state, listener.side)
            case _:
                return None

    def _weights(
        self, point: AuctionPoint, board: Board, space: LayoutSpace, layouts: LayoutArray
    ) -> HandWeights:
        played, dealer = cards_played(board), board.setting.dealer
        weights: HandWeights = np.ones(len(layouts))
        for seat in space.hidden:
            hands = layouts[:, seat] | np.uint64(played[seat])
            weights *= weigh_hands(point, (seat - dealer) & 3, hands, self.amiss)
        return weights
