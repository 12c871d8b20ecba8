"""Hints: what a bot would do in a player's place, and why; bots are loaded with the first hint."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol, runtime_checkable

from chelem.bots.bot import board_to_move_on
from chelem.bots.call_comparison import CallComparison
from chelem.bots.card_decision import CardDecision
from chelem.bots.configuration import Configuration
from chelem.bots.meaning import in_every_language
from chelem.bots.occasion import against
from chelem.core import Action, Card, freeze
from chelem.engine import AnswerClaim, MakeClaim, Move, View


@dataclass(frozen=True, slots=True)
class Hint:
    """A move and, by language, a sentence: what a call shows, or what decided on a card."""

    move: Move
    reasons: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        freeze(self, "reasons")


@runtime_checkable
class CardDecider(Protocol):
    """A bot that says what decided on its card."""

    def decide_card(self, view: View) -> CardDecision:
        """Return the card to play from the hand whose turn it is, and why."""


@runtime_checkable
class CallComparer(Protocol):
    """A bot that says what it found when it compared calls."""

    def compare_calls(self, view: View) -> CallComparison[Action] | None:
        """Return the comparison that decides on the call of the view's player; None if it makes none."""


def give_hint(view: View, bots: Configuration, seed: int = 0, opponents: Configuration | None = None) -> Hint:
    """Return the move of a bot in the place of the view's player; it sees only what that player sees.

    `opponents` are what the other side bids by, if not by the same. `Refused` if it is not that player's
    turn.
    """
    from chelem.bots.making import new_bot  # noqa: PLC0415 - see the module
    from chelem.bots.reasons.call_sentences import compare_close_calls, say_call_reasons  # noqa: PLC0415 - as above
    from chelem.bots.reasons.card_sentences import say_card_reasons  # noqa: PLC0415 - as above

    board, occasion = board_to_move_on(view), against(opponents)
    bot = new_bot(bots, seed, occasion)
    if board.play is not None and board.claim is None and isinstance(bot, CardDecider):
        decided = bot.decide_card(view)
        return Hint(decided.card, in_every_language(partial(say_card_reasons, view, decided)))
    compared = bot.compare_calls(view) if isinstance(bot, CallComparer) else None
    compared = compared or compare_close_calls(view, bots, occasion)
    move = bot.move(view) if compared is None else compared.chosen
    if isinstance(move, (AnswerClaim, MakeClaim, Card)):
        return Hint(move)
    return Hint(move, say_call_reasons(view, move, bots, compared, occasion))
