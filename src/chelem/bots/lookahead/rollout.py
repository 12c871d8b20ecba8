"""Let the calls of a deal go on until cards are played, each chosen by an ordinary bot from its own hand."""

from collections.abc import Callable

from chelem.core import Action
from chelem.engine import Board, Player, State, View
from chelem.engine.decide import due
from chelem.engine.events import Acted, PassedOut, Scored
from chelem.engine.evolve import evolve
from chelem.phases import CardPlay

Caller = Callable[[View, Board], Action]
"""What makes the calls: from a view, and its board, to the call of the player whose turn it is."""


def call_in(state: State, caller: Caller) -> Action | None:
    """Return the call that `caller` makes in a state; None if nobody is to call."""
    board, turn = state.board, state.turn
    if board is None or turn is None:
        return None
    player = state.chairs[turn.actor]
    return None if player is None else caller(View(Player(player), state, 0, 0), board)


def called(state: State, action: Action) -> State:
    """Return the state after a call of the player whose turn it is."""
    turn = state.turn
    return state if turn is None else evolve(state, Acted(turn.hand, turn.actor, action))


def played_from(state: State, caller: Caller) -> State:
    """Return the state in which the play begins, or in which the deal ends without; all hands are known."""
    while state.board is not None and not isinstance(state.board.phase, CardPlay):
        event = due(state)
        if isinstance(event, (PassedOut, Scored)):
            break
        if event is not None:
            state = evolve(state, event)
            continue
        action = call_in(state, caller)
        if action is None:
            break
        state = called(state, action)
    return state
