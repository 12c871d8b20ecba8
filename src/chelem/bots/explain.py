"""What the calls of a deal mean, and those that could be made now: from what was said, no card seen."""

from collections.abc import Iterator
from dataclasses import replace

from chelem.bots.bidding.auction_state import NOTHING, Picture, Rule
from chelem.bots.bidding.shows import (
    TOP,
    Count,
    Lengths,
    Shows,
    Span,
)
from chelem.bots.bidding.system import pages, read, senses
from chelem.bots.meaning import ARTIFICIAL, Meaning
from chelem.core.calls import Bid, Call
from chelem.core.cards import Card
from chelem.core.hands import Hand
from chelem.engine.board import Board
from chelem.engine.game import AuctionGame
from chelem.engine.state import State
from chelem.phases.auction import Auction
from chelem.phases.phase import Phase

_CLOSED_HAND = Hand()
_ANY: Span = (0, 13)
_SENSES = 2  # a sentence with more is not heard out
_EXCEPTIONS = ("double.strong",)  # tried first by the bidder, told last to the listener


def calls_made(board: Board) -> tuple[Call, ...]:
    """All that was called in a deal, phase by phase."""
    return tuple(call for phase in _talk(board) for call in _spoken(phase))


def meaning(state: State, place: int) -> Meaning | None:
    """What a call of the deal means, the dealer's first being 0; None where there is none, or no more to say.

    It reads only what was called before: whole states and views give the same.
    """
    board = state.board
    if board is None or place < 0:
        return None
    for phase in _talk(board):
        spoken = _spoken(phase)
        if place < len(spoken):
            return _meaning(state, phase, spoken[:place], spoken[place])
        place -= len(spoken)
    return None


def meanings(state: State) -> dict[Call, Meaning]:
    """What each call open to the one whose turn it is would mean; none when it is not time to call."""
    board = state.board
    if board is None or state.turn is None or board.phase is None or board.play is not None:
        return {}
    phase, spoken = board.phase, _spoken(board.phase)
    calls = (action for action in phase.legal(_CLOSED_HAND) if not isinstance(action, Card))
    found = ((call, _meaning(state, phase, spoken, call)) for call in calls)
    return {call: told for call, told in found if told is not None}


def _talk(board: Board) -> Iterator[Phase]:
    yield from board.talk
    if board.phase is not None:
        yield board.phase


def _spoken(phase: Phase) -> tuple[Call, ...]:
    """What was said in a phase; nothing in the play."""
    return tuple(call for _, call in phase.said())


def _meaning(state: State, phase: Phase, before: tuple[Call, ...], call: Call) -> Meaning | None:
    if (code := state.game.meaning(phase, before, call)) is not None:
        return Meaning(call, code)
    match phase, state.game:
        case Auction(doubling=doubling), AuctionGame(style=style):
            return in_picture(read(replace(style, redouble=doubling > 1), before), call)
        case _:
            return None


def in_picture(picture: Picture, call: Call) -> Meaning:
    """What a call means in contract bridge, after those of the picture."""
    told = _by_code(senses(pages(picture), picture, call))
    saying = [rule for rule in told if rule.shows != NOTHING] or told[:1]
    saying.sort(key=lambda rule: rule.code in _EXCEPTIONS)
    if saying[0].code in ARTIFICIAL and isinstance(call, Bid):  # a convention means nothing else
        del saying[1:]
    otherwise: Meaning | None = None
    for rule in reversed(saying[1:_SENSES]):
        otherwise = _told(rule, picture, otherwise)
    return _told(saying[0], picture, otherwise)


def _told(rule: Rule, picture: Picture, otherwise: Meaning | None) -> Meaning:
    return Meaning(rule.call, rule.code, _now(rule.shows, picture.mine), rule.force, otherwise)


def _by_code(rules: tuple[Rule, ...]) -> list[Rule]:
    """One rule for each code, which describes the hands of all."""
    found: dict[str, Rule] = {}
    for rule in rules:
        seen = found.get(rule.code)
        found[rule.code] = replace(rule, shows=seen.shows.or_else(rule.shows)) if seen else rule
    return list(found.values())


def _now(shows: Shows, known: Shows) -> Shows:
    """A description sharpened by what the same player has told before, where it speaks of that at all."""
    clubs, diamonds, hearts, spades = map(_sharper, shows.lengths, known.lengths)
    lengths: Lengths = (clubs, diamonds, hearts, spades)
    low, high = _points(shows, known)
    return replace(shows, low=low, high=high, lengths=lengths)


def _points(shows: Shows, known: Shows) -> Span:
    low, high = shows.low, shows.high
    if (low <= 0 and high >= TOP) or known.low > high:  # it speaks of none, or says less than was said
        return 0, TOP
    low = max(low, known.low)
    limited = shows.count is not Count.FIT and low <= known.high  # with a fit the same hand counts more
    return low, min(high, known.high) if limited else high


def _sharper(told: Span, known: Span) -> Span:
    both = max(told[0], known[0]), min(told[1], known[1])
    return told if told == _ANY or both[0] > both[1] else both
