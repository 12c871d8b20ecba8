"""The protocol of bots: programs that get a view of a match and return a move."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from chelem.core import Refused
from chelem.engine import Board, Move, Player, View


class Bot(Protocol):
    """A player that is a program: any object with a method `move(view) -> Move`.

    The bot is called when its player is to make a call, to play a card (dummy's too, as declarer), or to
    answer a claim. The view holds only what that player may know: hidden hands are None.

    - `view.state.legal()` lists the legal calls or cards, lowest first for calls.
    - `view.state.board` is the deal: `hand(seat)`, the auction or the play in `phase`, a pending `claim`.
    - `view.viewer.id` is the player; `view.state.seat(id)` its seat.

    The move is a call, a card, or `AnswerClaim(accept=...)` when `board.claim` is set. An illegal move raises
    `Refused` and leaves the log unchanged. To make matches repeatable, a bot should return the same move for
    the same view: derive any randomness from a seed and `view.version`.

    A bot that passes if possible and otherwise plays the first legal card:

    >>> from random import Random
    >>> from chelem import ContractBridge, Duplicate, Log, Seat, SimpleCall, Started
    >>> from chelem.bots import Baseline, play_deal
    >>> from chelem.engine import AnswerClaim
    >>> class Passer:
    ...     def move(self, view):
    ...         if view.state.board.claim is not None:
    ...             return AnswerClaim(accept=False)
    ...         legal = view.state.legal()
    ...         return SimpleCall.PASS if SimpleCall.PASS in legal else legal[0]
    >>> log = Log(Started(ContractBridge(), Duplicate(), {seat: seat.name for seat in Seat}))
    >>> bots = {seat.name: Passer() if seat.side is Seat.N.side else Baseline(seed=1) for seat in Seat}
    >>> play_deal(log, bots, Random(1).randrange)
    >>> log.state.board.closed
    True
    """

    def move(self, view: View) -> Move:
        """Return the move of the view's player, whose turn it is."""


@dataclass(frozen=True, slots=True)
class FunctionBot:
    """A bot from a function, as in `FunctionBot(lambda view: view.state.legal()[0])`."""

    function: Callable[[View], Move]

    @property
    def name(self) -> str:
        """The function's name."""
        return getattr(self.function, "__name__", "bot")

    def move(self, view: View) -> Move:
        """Return the function's move."""
        return self.function(view)


def board_to_move_on(view: View) -> Board:
    """Return the deal in which the view's player is to move; `Refused` if it is not that player's turn."""
    board, viewer = view.state.board, view.viewer
    seat = view.state.seat(viewer.id) if isinstance(viewer, Player) else None
    if board is None or seat is None or seat not in (turn.actor for turn in view.state.turns):
        raise Refused("turn.between")
    return board
