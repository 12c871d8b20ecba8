"""The reason for a bot's call in sentences: its rule and the hand's facts, or what it compared."""

from collections.abc import Iterator

from chelem.bots.bidders import bidder_of, system_of
from chelem.bots.call_comparison import CallComparison
from chelem.bots.configuration import Configuration
from chelem.bots.explain import explain_next_call
from chelem.bots.judging.making import judge_of
from chelem.bots.meaning import Meaning
from chelem.bots.occasion import FRIENDLY, Occasion
from chelem.bots.reasons.call_reasons import call_reasons, comparison_reason
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.words import say_names
from chelem.core import Action, Bid, Call, Side, SimpleCall
from chelem.engine import View
from chelem.i18n import LANGUAGES, say
from chelem.phases import Auction

MOST_SENTENCES = 2


def say_call_reasons(
    view: View,
    call: Call,
    bots: Configuration,
    compared: CallComparison[Action] | None = None,
    occasion: Occasion = FRIENDLY,
) -> dict[str, str]:
    """Return why bots make a call in the place of the view's player, in at most two sentences a language.

    `compared` is what the bot found by simulation, if it did; the occasion says what the opponents bid by.
    """
    state, board = view.state, view.state.board
    phase = None if board is None else board.phase
    if phase is None or board is None:
        return {}
    if not isinstance(phase, Auction) or not is_by_system(view):
        sentences = {language: [*_advised(view, call, language)] for language in LANGUAGES}
    else:
        point = bidder_of(bots, occasion).point(state, view.seat.side)
        sentences = {language: [*_by_system(point, view, call, language)] for language in LANGUAGES}
    for language, reasons in sentences.items():
        if compared is not None and compared.chosen == call:
            found = comparison_reason(compared, language)
            reasons[1:] = [found.say(language)] if found is not None else reasons[1:]
        if not reasons and (meaning := _meaning(view, call, bots, occasion)) is not None:
            reasons.append(meaning.say(language))
    return {language: " ".join(reasons[:MOST_SENTENCES]) for language, reasons in sentences.items()}


def _meaning(view: View, call: Call, bots: Configuration, occasion: Occasion) -> Meaning | None:
    """Return what a call means that the view's player may make."""
    ours, theirs = system_of(bots), system_of(occasion.opponents or bots)
    systems = (ours, theirs) if view.seat.side is Side.NS else (theirs, ours)
    return explain_next_call(view.state, call, systems)


def _advised(view: View, call: Call, language: str) -> Iterator[str]:
    """Yield the reason of a game for the call that it advises."""
    state, board = view.state, view.state.board
    if board is None or state.game.advise(board, view.hand, state.sheet.seats) != call:
        return
    why = state.game.explain_advice(board, view.hand, state.sheet.seats, call)
    if why is not None:
        yield say(*why, language)


def _by_system(point: AuctionPoint, view: View, call: Call, language: str) -> Iterator[str]:
    """Yield the facts behind a call, then its convention if it has one, or what the auction adds."""
    first, *others = (reason.say(language) for reason in call_reasons(point, view.hand, call, language))
    yield first
    meaning = point.meaning(call)
    named = ", ".join(say_names(meaning, language)) if meaning.by_system else ""
    if named and call is not SimpleCall.PASS and not (isinstance(call, Bid) and meaning.understood.natural):
        yield say("shows.sentence", {"text": named[:1].upper() + named[1:]}, language)
    yield from others


def is_by_system(view: View) -> bool:
    """Return whether the calls now are those of an auction by a bidding system."""
    state, board = view.state, view.state.board
    phase = None if board is None else board.phase
    return isinstance(phase, Auction) and state.game.meaning(phase, phase.calls, SimpleCall.PASS) is None


def compare_close_calls(
    view: View, bots: Configuration, occasion: Occasion = FRIENDLY
) -> CallComparison[Call] | None:
    """Return how bots that simulate judge the close calls of a system; None where they do not."""
    if bots.strength == "instant" or not is_by_system(view):
        return None
    return judge_of(bots, occasion).compare(view)
