"""Explain the calls made and the legal calls of a deal, from the auction alone."""

from collections.abc import Iterator

from chelem.bots.bidding.system import understand_auction
from chelem.bots.contract_meanings import explained_call
from chelem.bots.meaning import Meaning
from chelem.core.calls import Call
from chelem.core.cards import Card
from chelem.core.hands import Hand
from chelem.engine.board import Board
from chelem.engine.game import AuctionGame
from chelem.engine.state import State
from chelem.engine.style import style_with
from chelem.phases.auction import Auction
from chelem.phases.phase import Phase

_UNKNOWN_HAND = Hand()


def explain_call(state: State, place: int) -> Meaning | None:
    """Return the meaning of the deal's call at index `place`; None if there is no such call.

    It depends only on the earlier calls: a full state and every view of it give the same meaning.
    """
    board = state.board
    if board is None or place < 0:
        return None
    for phase in _auction_phases(board):
        made = _calls_of(phase)
        if place < len(made):
            return _meaning(state, phase, made[:place], made[place])
        place -= len(made)
    return None


def explain_legal_calls(state: State) -> dict[Call, Meaning]:
    """Return the meaning of each legal call; empty if the next action is not a call."""
    board = state.board
    if board is None or state.turn is None or board.phase is None or board.play is not None:
        return {}
    phase, made = board.phase, _calls_of(board.phase)
    calls = (action for action in phase.legal(_UNKNOWN_HAND) if not isinstance(action, Card))
    found = ((call, _meaning(state, phase, made, call)) for call in calls)
    return {call: meaning for call, meaning in found if meaning is not None}


def _auction_phases(board: Board) -> Iterator[Phase]:
    yield from board.past_phases
    if board.phase is not None:
        yield board.phase


def _calls_of(phase: Phase) -> tuple[Call, ...]:
    """Return the calls of a phase; none for the play of the cards."""
    return tuple(call for _, call in phase.said())


def _meaning(state: State, phase: Phase, before: tuple[Call, ...], call: Call) -> Meaning | None:
    if (code := state.game.meaning(phase, before, call)) is not None:
        return Meaning(call, code)
    match phase, state.game:
        case Auction(doubling=doubling), AuctionGame(style=style):
            return explained_call(understand_auction(style_with(style, redouble=doubling > 1), before), call)
        case _:
            return None
