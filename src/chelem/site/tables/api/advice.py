"""Hints, the coach's objections to moves, and the sure tricks of a claimant, as answers to a page."""

from chelem.bots.coaching.objection import Objection
from chelem.bots.hints import Hint
from chelem.core import Refused, parse_action
from chelem.engine import AnswerClaim, MakeClaim
from chelem.i18n import say
from chelem.site.edge import VisitorId
from chelem.site.tables.api import advice_messages
from chelem.site.tables.live.actor import TableActor
from chelem.site.tables.live.advice import hint_for, objection_for, sure_tricks_of


async def answer_for(
    actor: TableActor,
    visitor: VisitorId | None,
    message: advice_messages.HintMessage | advice_messages.CoachMessage | advice_messages.SureMessage,
    language: str,
) -> advice_messages.HintAnswer | advice_messages.CoachAnswer | advice_messages.SureAnswer:
    """Return what a bot would do in a visitor's place, what speaks against a move, or what is sure."""
    if message["t"] == "hint":
        return describe_hint(await hint_for(actor, visitor), language)
    if message["t"] == "sure":
        position, tricks = message["position"], message["tricks"]
        sure = await sure_tricks_of(actor, visitor, tricks, position)
        return {"t": "sure", "position": position, "tricks": tricks, "sure": sure}
    found = await objection_for(actor, visitor, parse_action(message["action"]), message["position"])
    return describe_objection(message, found, language)


def describe_hint(hint: Hint, language: str) -> advice_messages.HintAnswer:
    """Return a hint: a call or card with its reason, or the answer to a claim."""
    match hint.move:
        case AnswerClaim(accept):
            return {"t": "hint", "text": say("hint.accept" if accept else "hint.refuse", {}, language)}
        case MakeClaim():
            raise Refused("words.none")
        case action:
            return {"t": "hint", "action": str(action), "text": hint.reasons.get(language, "")}


def describe_objection(
    asked: advice_messages.CoachMessage, found: Objection | None, language: str
) -> advice_messages.CoachAnswer:
    """Return what speaks against a move; an empty `cost` if nothing does."""
    answer: advice_messages.CoachAnswer = {
        "t": "coach",
        "position": asked["position"],
        "action": asked["action"],
        "cost": "" if found is None else found.costs[language],
    }
    if found is not None:
        answer |= {"better": str(found.better), "reason": found.reasons.get(language, "")}
    return answer
