"""Explain the calls of a deal, made and possible, by a bidding system and from the auction alone."""

from collections.abc import Iterator
from dataclasses import replace

from chelem.bots.meaning import Meaning, in_every_language
from chelem.bots.systems.bidder import dealers_first, setting_of
from chelem.bots.systems.brief_words import say_briefly
from chelem.bots.systems.call_meaning import SystemMeaning, shown_by, understood_by
from chelem.bots.systems.hand_domains import OneHand
from chelem.bots.systems.points import AuctionPoint, SystemPair, point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.system import System
from chelem.bots.systems.usual.summary import PointSummary
from chelem.bots.systems.usual.usual_points import usual_points
from chelem.bots.systems.words import say_exactly
from chelem.core import Action, Call, Card, Hand, LazyMap, SimpleCall
from chelem.engine import Board, State
from chelem.i18n import LANGUAGES, Fact, say
from chelem.phases import Auction, Phase

_UNKNOWN_HAND = Hand()

SystemOfSides = System | SystemPair
"""One system for all, or that of North-South and that of East-West."""


def explain_deal_calls(state: State, systems: SystemOfSides) -> tuple[Meaning | None, ...]:
    """Return the meaning of each of the deal's calls; None where there is nothing to explain.

    Each depends only on the earlier calls: a full state and every view of it give the same meanings.
    """
    board = state.board
    found = []
    for phase in () if board is None else _phases(board):
        calls = _calls_of(phase)
        found += [_meaning(state, phase, calls[:place], call, systems) for place, call in enumerate(calls)]
    return tuple(found)


def explain_call(state: State, place: int, systems: SystemOfSides) -> Meaning | None:
    """Return the meaning of the deal's call at index `place`; None if there is no such call."""
    for phase in () if state.board is None or place < 0 else _phases(state.board):
        calls = _calls_of(phase)
        if place < len(calls):
            return _meaning(state, phase, calls[:place], calls[place], systems)
        place -= len(calls)
    return None


def explain_next_call(state: State, call: Action, systems: SystemOfSides) -> Meaning | None:
    """Return the meaning of a legal call that is not made yet; None if it is not legal now."""
    board = state.board
    if board is None or state.turn is None or board.phase is None or board.play is not None:
        return None
    if isinstance(call, Card) or call not in board.phase.legal(_UNKNOWN_HAND):
        return None
    return _meaning(state, board.phase, _calls_of(board.phase), call, systems)


def _phases(board: Board) -> Iterator[Phase]:
    yield from board.past_phases
    if board.phase is not None:
        yield board.phase


def _calls_of(phase: Phase) -> tuple[Call, ...]:
    """Return the calls of a phase; none for the play of the cards."""
    return tuple(call for _, call in phase.said())


def _meaning(
    state: State, phase: Phase, before: tuple[Call, ...], call: Call, systems: SystemOfSides
) -> Meaning | None:
    if (code := state.game.meaning(phase, before, call)) is not None:
        return Meaning(call, in_every_language(lambda language: _game_sentence(code, call, language)))
    if not isinstance(phase, Auction):
        return None
    ordered = systems if isinstance(systems, System) else dealers_first(systems, phase.seats[0])
    return meaning_by_system(point_after(ordered, setting_of(state, phase), before), call)


def meaning_by_system(point: AuctionPoint, call: Call) -> Meaning:
    """Return what a call means at a point of an auction by the system of the side that makes it."""
    return _worded(point.meaning(call), usual_points(point, call))


def meaning_with_hand(point: AuctionPoint, hand: Hand, call: Call) -> Meaning:
    """Return what a call shows with one hand: the meaning of the rule that chooses it, if there are others.

    Of a call that a simulation chose, the rules by which it may do so, and that it did; of any other, what
    it shows.
    """
    rule = point.rule_for(hand)
    meaning = point.meaning(call)
    chosen = tuple(reached for reached in meaning.reached if reached.rule is rule)
    domain = OneHand(hand)
    judged = tuple(reached for reached in meaning.judged if domain.fits(reached.rule.requirement))
    if not (chosen or judged) or chosen == meaning.reached:
        return meaning_by_system(point, call)
    before = point.auction.known if chosen else point.auction.possible
    shown = shown_by(chosen or judged, before[point.auction.me])
    understood = understood_by(call, chosen) if chosen else meaning.understood
    worded = _worded(SystemMeaning(call, chosen or judged, shown, shown, understood))
    return worded if chosen else _as_simulated(worded)


def _as_simulated(meaning: Meaning) -> Meaning:
    """Return a meaning whose sentences add that a simulation chose the call."""

    def added(language: str) -> str:
        return say("shows.simulated", {"sentence": meaning.say(language)}, language)

    return replace(meaning, sentences=LazyMap(LANGUAGES, added))


def _worded(meaning: SystemMeaning, usual: PointSummary | None = None) -> Meaning:
    return Meaning(
        meaning.call,
        LazyMap(LANGUAGES, lambda language: say_briefly(meaning, language, usual)),
        meaning.points,
        meaning.lengths,
        int(meaning.forcing),
        not meaning.understood.natural,
        meaning.by_system,
        LazyMap(LANGUAGES if meaning.by_system else (), lambda language: say_exactly(meaning, language)),
    )


def prepare_system(system: System) -> None:
    """Work out what any auction needs, so that the first call and its sentence are quick."""
    meaning_by_system(point_after(system, BiddingSetting(), ()), SimpleCall.PASS)


def _game_sentence(code: str, call: Call, language: str) -> str:
    """Return the sentence of a game with calls of its own."""
    strain = getattr(call, "strain", None)
    facts: dict[str, Fact] = {"call": str(call), "strain": str(strain), "level": getattr(call, "number", 0)}
    text = say(f"bid.{code}", facts, language)
    return say("shows.sentence", {"text": text[:1].upper() + text[1:]}, language)
