"""Hints: what a bot would do in a player's place, and why."""

from dataclasses import dataclass

from chelem.bots.configuration import Configuration
from chelem.bots.explain import explain_choice
from chelem.bots.making import new_bot, system_of
from chelem.bots.meaning import Meaning
from chelem.core.cards import Card
from chelem.engine.audience import View
from chelem.engine.moves import AnswerClaim, MakeClaim, Move


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, and for a call what it shows."""

    move: Move
    shows: Meaning | None = None


def give_hint(view: View, bots: Configuration, seed: int = 0) -> Hint:
    """Return the move of a bot in the place of the view's player; it sees only what that player sees."""
    move = new_bot(bots, seed).move(view)
    if isinstance(move, (AnswerClaim, MakeClaim, Card)):
        return Hint(move)
    return Hint(move, explain_choice(view, move, system_of(bots)))
