"""The moves of our own bots, with what they say about their calls."""

from dataclasses import replace
from typing import TYPE_CHECKING

from chelem.arena.table_manager.spelling import ascii_text
from chelem.arena.table_manager.table_board import TableMove
from chelem.bots import Baseline, Bot
from chelem.core import Action, Bid, Refused, SimpleCall
from chelem.engine import AnswerClaim, Log, MakeClaim, Player, State
from chelem.phases import Turn

if TYPE_CHECKING:
    from chelem.bots.systems.system import System


def own_move(bot: Bot, log: Log, turn: Turn) -> TableMove:
    """Return the bot's move in this turn; a conventional call is alerted and explained, if it has a system.

    The protocol has no claims: a bot that would claim plays a card of the usual maxims instead.
    """
    view = log.view(Player(str(turn.actor)))
    move = bot.move(view)
    match move:
        case MakeClaim() | AnswerClaim():
            if view.state.board is None:
                raise Refused("turn.between")
            action: Action = Baseline().action(view, view.state.board)
        case _:
            action = move
    if not isinstance(action, Bid | SimpleCall):
        return TableMove(turn.hand, action)
    system = getattr(bot, "system", None)
    own = TableMove(turn.hand, action)
    return own if system is None else _with_explanation(own, log.state, system)


def _with_explanation(move: TableMove, state: State, system: "System") -> TableMove:
    """Return the call with its meaning, if it is to be alerted."""
    from chelem.bots.explain import explain_next_call  # noqa: PLC0415 - commands start without NumPy

    meaning = explain_next_call(state, move.action, system)
    if meaning is None or not meaning.alert:
        return move
    return replace(move, alerted=True, text=ascii_text(meaning.say("en")))
