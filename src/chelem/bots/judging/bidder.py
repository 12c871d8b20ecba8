"""A bidder by a system that decides close calls by what each leads to in layouts that fit the auction."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from chelem.bots.call_comparison import CallComparison, CallLoss
from chelem.bots.lookahead.choice import expected_result
from chelem.bots.lookahead.layouts import with_hands
from chelem.bots.lookahead.rollout import called, played_from
from chelem.bots.payoff import BoardScoring
from chelem.bots.sampling.auction_reading import Listener
from chelem.bots.sampling.layouts import Sample
from chelem.bots.sampling.spaces import fitting_layouts
from chelem.bots.sampling.system_reading import SystemReading
from chelem.bots.sampling.table import mean_and_error
from chelem.bots.systems.bidder import SystemBidder
from chelem.bots.systems.system import System
from chelem.core import Action, Call
from chelem.engine import Board, State, View

DRAWN = 20_000
"""Layouts drawn to be weighed: three hands are hidden in an auction, so that very few fit."""

DOUBLED_IF_DOWN = 3
"""A contract that fails by so many tricks counts as doubled: players double more often than systems do."""


@dataclass(frozen=True, slots=True, eq=False)
class JudgingBidder:
    """Bids by a system; of its usual call and those to compare with it, it makes the one with the best mean.

    In each of `layouts` that fit the auction, it goes on after each call by the systems of both sides, and
    the contract is played double dummy. Another call than the usual one must be better by `doubt` standard
    errors. Where too few layouts fit, the usual call stands.
    """

    bidder: SystemBidder
    amiss: float
    scoring: BoardScoring = BoardScoring.IMPS
    """How boards are compared that other tables play too."""
    layouts: int = 16
    doubt: float = 1.0

    @property
    def system(self) -> System:
        """The system it bids by."""
        return self.bidder.system

    def __call__(self, view: View) -> Call:
        """Return the call of the view's player; `ValueError` unless it is a player in an auction."""
        return next(call for call in self.bidder.options(view) if call == self.compare(view).chosen)

    def compare(self, view: View) -> CallComparison[Call]:
        """Return the usual call, the close ones and the one simulations prefer; `ValueError` as above."""
        usual, *close = self.bidder.options(view)
        alone = CallComparison(usual, usual, tuple(close))
        if not close:
            return alone
        sample = self._agreeing(view)
        if 2 * len(sample.layouts) < self.layouts:
            return alone
        best, lead = usual, 0.0
        expected = self._results(view, sample, usual)
        for call in close:
            gains = self.gains(view.state, expected, self._results(view, sample, call))
            mean, error = mean_and_error(gains, sample.weights)
            if mean > max(lead, self.doubt * error):
                best, lead = call, mean
        imps = view.state.match.comparable and self.scoring is BoardScoring.IMPS
        unit = "imps" if imps else ""
        return replace(alone, chosen=best, gain=lead, layouts=len(sample.layouts), unit=unit)

    def loss_of(self, view: View, call: Call) -> CallLoss | None:
        """Return what a call loses to the usual one; None where too few layouts fit the auction."""
        sample = self._agreeing(view)
        if 2 * len(sample.layouts) < self.layouts:
            return None
        usual = self._results(view, sample, self.bidder.options(view)[0])
        gains = self.gains(view.state, usual, self._results(view, sample, call))
        mean, error = mean_and_error(gains, sample.weights)
        return CallLoss(-mean, error, len(sample.layouts))

    def _agreeing(self, view: View) -> Sample:
        """Return layouts that fit the auction; they depend on the player's hand and the calls alone."""
        state, board = view.state, view.state.board
        if board is None:
            raise ValueError("there is no deal")
        rng = Random(f"{view.hand} {board.phase}")  # noqa: S311 - samples layouts, not secret
        reading = SystemReading(self.bidder, self.amiss, DRAWN)
        space = fitting_layouts(board, state.game)
        return reading.agreeing_layouts(space, Listener(state, view.seat.side), self.layouts, rng)

    def _results(self, view: View, sample: Sample, call: Call) -> list[float]:
        """Return what a call is worth to the view's player in each layout."""
        player, side = view.state.chairs[view.seat] or "", view.seat.side
        theirs = self.bidder.of_opponents

        def caller(other: View, _: Board) -> Action:
            return (self.bidder if other.seat.side is side else theirs)(other)

        ends = (played_from(called(with_hands(view.state, hands), call), caller) for hands in sample.layouts)
        return [expected_result(end, player, DOUBLED_IF_DOWN) for end in ends]

    def gains(self, state: State, usual: Sequence[float], results: Sequence[float]) -> list[float]:
        """Return what a call wins over the usual one in each layout.

        Where boards are compared with other tables, the usual call is taken to be made there.
        """
        if not state.match.comparable:
            return [mine - other for mine, other in zip(results, usual, strict=True)]
        compare = self.scoring.compare
        return [
            compare(mine, other) - compare(other, other) for mine, other in zip(results, usual, strict=True)
        ]
