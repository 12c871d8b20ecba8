"""The coach of a player: it objects to a move that costs much, seeing only what the player may see."""

from chelem.bots.bot import board_to_move_on
from chelem.bots.coaching.calls import call_fault
from chelem.bots.coaching.cards import card_objection
from chelem.bots.coaching.objection import Objection
from chelem.bots.coaching.simulated_calls import simulated_fault
from chelem.bots.configuration import Configuration
from chelem.bots.hints import Hint, give_hint
from chelem.bots.meaning import in_every_language
from chelem.bots.occasion import against
from chelem.bots.reasons.call_sentences import is_by_system
from chelem.core import Action, Call, Card
from chelem.engine import AnswerClaim, MakeClaim, View
from chelem.i18n import LANGUAGES


def object_to(
    view: View, action: Action, bots: Configuration, seed: int = 0, opponents: Configuration | None = None
) -> Objection | None:
    """Return what speaks against a move of the view's player; None if it is reasonable, or not legal.

    `bots` are what the player's side bids by, `opponents` what the other does, if not by the same. `Refused`
    if it is not that player's turn.
    """
    board, legal = board_to_move_on(view), view.state.legal()
    if board.claim is not None or action not in legal or len(legal) == 1:
        return None
    if isinstance(action, Card):
        return card_objection(view, action, bots, seed, against(opponents))
    if is_by_system(view):
        return _to_call(view, action, bots, opponents)
    return _to_simulated_call(view, action, bots, seed)


def _to_call(
    view: View, call: Call, bots: Configuration, opponents: Configuration | None
) -> Objection | None:
    """Return the objection to a call of an auction by the bots' system."""
    fault = call_fault(view, call, bots, against(opponents))
    if fault is None:
        return None
    costs = in_every_language(lambda language: fault(language).say(language))
    return _objection(call, costs, give_hint(view, bots, opponents=opponents))


def _to_simulated_call(view: View, call: Call, bots: Configuration, seed: int) -> Objection | None:
    """Return the objection to a call of a game with calls of its own."""
    hint = give_hint(view, bots, seed)
    if isinstance(hint.move, (MakeClaim, AnswerClaim)) or hint.move == call:
        return None
    fault = simulated_fault(view, call, hint.move, bots, seed)
    return (
        None
        if fault is None
        else _objection(call, {language: fault.say(language) for language in LANGUAGES}, hint)
    )


def _objection(call: Call, costs: dict[str, str], hint: Hint) -> Objection | None:
    if isinstance(hint.move, (MakeClaim, AnswerClaim)) or hint.move == call:
        return None
    return Objection(call, costs, hint.move, hint.reasons)
