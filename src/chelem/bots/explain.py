"""Explain the calls of a deal, and those that are legal now, from the auction alone."""

from collections.abc import Iterator

from chelem.bots.bidding.style import style_of
from chelem.bots.bidding.system import understand_auction
from chelem.bots.contract_meanings import explained_call
from chelem.bots.meaning import Meaning
from chelem.bots.whist_meanings import old_word
from chelem.core.calls import (
    Call,
    Name,
    Word,
)
from chelem.core.hands import Hand
from chelem.engine.board import Board
from chelem.engine.game import AuctionGame
from chelem.engine.state import State
from chelem.games.whiz import Whiz
from chelem.phases.auction import Auction
from chelem.phases.declaration import Declaration
from chelem.phases.doubling import Doubling
from chelem.phases.phase import Phase

_CLOSED_HAND = Hand()


def calls_made(board: Board) -> tuple[Call, ...]:
    """Return the calls of a deal, from the dealer's first; in bridge-whist trumps, then doubles."""
    return tuple(call for phase in _talk(board) for call in _spoken(phase))


def explain_call(state: State, place: int) -> Meaning | None:
    """Return the meaning of a call of the deal, counted from 0; None if there is no such call.

    It depends on the earlier calls only: a whole state and any view of it give the same.
    """
    board = state.board
    if board is None or place < 0:
        return None
    for phase in _talk(board):
        spoken = _spoken(phase)
        if place < len(spoken):
            return _meaning(state, phase, spoken[:place], spoken[place])
        place -= len(spoken)
    return None


def explain_legal_calls(state: State) -> dict[Call, Meaning]:
    """Return the meaning of each legal call; none unless a call is to be made."""
    board = state.board
    if board is None or state.turn is None or not isinstance(board.phase, (Auction, Declaration, Doubling)):
        return {}
    phase, spoken = board.phase, _spoken(board.phase)
    found = ((call, _meaning(state, phase, spoken, call)) for call in phase.legal(_CLOSED_HAND))
    return {call: known for call, known in found if known is not None}


def _talk(board: Board) -> Iterator[Phase]:
    yield from board.talk
    if board.phase is not None:
        yield board.phase


def _spoken(phase: Phase) -> tuple[Call, ...]:
    """Return the calls of a phase; none in the play."""
    match phase:
        case Auction(calls=calls):
            return calls
        case Declaration(deferred=deferred, strain=strain):
            named = () if strain is None else (Name(strain),)
            return (Word.DEFER, *named) if deferred else named
        case Doubling(said=said):
            return tuple(call for _, call in said if isinstance(call, Word))
        case _:
            return ()


def _meaning(state: State, phase: Phase, before: tuple[Call, ...], call: Call) -> Meaning | None:
    match phase, state.game:
        case Auction(), Whiz():
            return Meaning(call, "whiz.pass" if call is Word.PASS else "whiz.bid")
        case Auction(doubling=doubling), AuctionGame(name=name):
            return explained_call(understand_auction(style_of(name, redouble=doubling > 1), before), call)
        case ((Declaration() | Doubling()), _):
            return Meaning(call, old_word(before, call))
        case _:
            return None
