"""Deals that a player may expect during the calls: they fit the hands seen, the preparation and the calls."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from chelem.bots.lookahead.rollout import Caller, call_in, called
from chelem.bots.sampling.auction_reading import CallReading, Listener
from chelem.bots.sampling.layouts import thin
from chelem.bots.sampling.spaces import fitting_layouts
from chelem.core import Action, Bid, Call, Contract, Hand
from chelem.engine import Board, State, View
from chelem.engine.holdings import Holdings
from chelem.simulation.requirements import Bits

PER_LAYOUT = 12
"""Layouts drawn for each one wanted, if calls have been made: those that explain them best are kept."""

ENOUGH = 3
"""The share of the layouts wanted, one in so many, that suffices of those that explain the calls best."""


def deals_expected(state: State, count: int, rng: Random, caller: Caller) -> list[State]:
    """Return up to `count` states with all hands known, each as likely as the viewer of `state` may expect.

    The hands that other players hold in them explain their calls as well as those drawn can.
    """
    board = state.board
    if board is None:
        return []
    space, replay = fitting_layouts(board, state.game), tuple(calls_of_others(state, board))
    wanted = count * (PER_LAYOUT if replay else 1)
    drawn = list(dict.fromkeys(space.sample(wanted, rng).layouts))
    far = {hands: _disagreement(replay, hands, caller) for hands in drawn}
    drawn.sort(key=far.__getitem__)
    best = sum(distance == far[drawn[0]] for distance in far.values())
    kept = min(count, max(best, -(-count // ENOUGH)))
    return [with_hands(state, hands) for hands in drawn[:kept]]


def likely_deals(view: View, count: int, rng: Random, reading: CallReading) -> list[State]:
    """Return `count` states with all hands known, as likely as the player may expect who reads the calls.

    A deal comes several times if it is much likelier than the others drawn.
    """
    state, board = view.state, view.state.board
    if board is None:
        return []
    space = fitting_layouts(board, state.game)
    drawn = reading.likely_layouts(space, Listener(state, view.seat.side), count, rng)
    kept = thin(drawn, count, rng)
    return [
        with_hands(state, hands)
        for hands, weight in zip(kept.layouts, kept.weights, strict=True)
        for _ in range(max(1, round(weight)))
    ]


def calls_of_others(state: State, board: Board) -> Iterator[tuple[State, Call]]:
    """Yield each call made with a hand that the viewer does not see, and the state before it."""
    first = state.game.then(board.setting.dealer, state.sheet.seats, ())
    phases = (*board.past_phases, *((board.phase,) if board.phase is not None else ()))
    if isinstance(first, Contract):
        return
    before = replace(state, board=replace(board, past_phases=(), phase=first, contract=None))
    for phase in phases:
        for seat, call in phase.said():
            if board.holdings.hands[seat] is None:
                yield before, call
            before = called(before, call)


def _disagreement(replay: Sequence[tuple[State, Call]], hands: Bits, caller: Caller) -> int:
    """Return how far the calls that `caller` would have made with these hands are from those made."""
    return sum(_distance(call_in(with_hands(before, hands), caller), call) for before, call in replay)


def _distance(action: Action | None, call: Call) -> int:
    """Return how different two calls are: 0 if equal, 1 if bids of one strain, 2 if other bids, else 3."""
    if action == call:
        return 0
    if isinstance(action, Bid) and isinstance(call, Bid):
        return 1 if action.strain is call.strain else 2
    return 3


def with_hands(state: State, hands: Bits) -> State:
    """Return a state in which all hands are known."""
    board = state.board
    if board is None:
        return state
    north, east, south, west = map(Hand, hands)
    holdings = board.holdings
    known = Holdings((north, east, south, west), holdings.origin, holdings.seen, holdings.open)
    return replace(state, board=board.holding(known))
