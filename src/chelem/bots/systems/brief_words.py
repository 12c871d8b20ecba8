"""The meaning of a call in one short sentence, as it is said at a table; the exact one is in `words`."""

from chelem.bots.systems.briefly.statement import ShortStatement, says_anything, state_briefly
from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.public_auction import Forcing
from chelem.bots.systems.requirements import NO_LIMIT, AllOf
from chelem.bots.systems.usual.summary import PointSummary, Tail
from chelem.bots.systems.usual.usual_points import usual_points
from chelem.bots.systems.words import say_alternatives, say_names, say_parts, say_requirement
from chelem.core import Call
from chelem.i18n import Fact, say


def say_call(point: AuctionPoint, call: Call, language: str) -> str:
    """Return the meaning of a call as a short sentence, its points as people tell them."""
    return say_briefly(point.meaning(call), language, usual_points(point, call))


def say_briefly(meaning: SystemMeaning, language: str, usual: PointSummary | None = None) -> str:
    """Return a meaning as a short sentence: true of all its hands, or of the usual ones if it says so.

    The points are the `usual` ones, if given. A call that no rule makes is described by what it promises
    itself, not by what its player has shown before.
    """
    brief = state_briefly(meaning, usual)
    hands = _say_hands(brief, meaning, language)
    names = ", ".join(say_names(meaning, language))
    if names and hands:
        hands = say("shows.named", {"names": names, "hands": hands}, language)
    text = hands or names or say("shows.any", {}, language)
    if not meaning.by_system:
        text = say(
            "shows.recognised" if names or says_anything(meaning) else "shows.unknown",
            {"text": text},
            language,
        )
    elif not meaning.strict and (hands or names) and not brief.nothing_to_add:
        text = say("shows.in-principle", {"text": text}, language)
    if meaning.forcing is not Forcing.NO:
        text = say("shows.forcing", {"text": text, "force": int(meaning.forcing)}, language)
    return say("shows.sentence", {"text": text[:1].upper() + text[1:]}, language)


def _say_hands(brief: ShortStatement, meaning: SystemMeaning, language: str) -> str:
    """Return the points and what else is shown; empty for any hand."""
    if brief.nothing_to_add:
        return say("shows.nothing-to-add", {}, language)
    if brief.points is None:
        return say_alternatives(brief.shown, language)
    shown = brief.shown.parts if isinstance(brief.shown, AllOf) else (brief.shown,)
    core = () if brief.points.says_nothing else (brief.points.core,)
    points, *others = say_parts((*core, *shown), language)
    # A sentence that begins with "usually" leaves all hands out that are not described by what they hold.
    tails = [tail for tail in brief.points.tails if meaning.strict or tail.reason.describes]
    if brief.points.beside is not None:
        facts: dict[str, Fact] = {"points": points, "beside": say_requirement(brief.points.beside, language)}
        points = say("shows.points-beside", facts, language)
        points = say("shows.usually", {"hands": points}, language) if meaning.strict else points
    elif len(tails) == len([tail for tail in tails if tail.reason.hedges]) > 1:
        points = say("shows.usually", {"hands": points}, language)
    elif tails:
        facts = {
            "points": points,
            "tails": ", ".join(_say_tail(tail, language) for tail in tails),
            "hedged": int(tails[0].reason.hedges),
        }
        points = say("shows.points-among" if others else "shows.points-alone", facts, language)
    shape = [say("shows.mostly-balanced", {}, language)] if brief.mostly_balanced else []
    return ", ".join((points, *shape, *others))


def _say_tail(tail: Tail, language: str) -> str:
    """Return the points of a tail and which hands have them."""
    facts: dict[str, Fact] = {
        "low": tail.low,
        "high": tail.high,
        "end": "more" if tail.high == NO_LIMIT else "fewer" if tail.low == 0 else "both",
        "reason": tail.reason.value,
    }
    if tail.high == tail.low:
        facts["end"] = "exact"
    if tail.holding is not None:
        facts["hands"] = say_requirement(tail.holding, language)
    return say(f"shows.tail-{tail.reason.value}", facts, language)
