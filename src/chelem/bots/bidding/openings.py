"""Opening bids: five-card majors, better minor, 15–17 no trumps, strong 2♣, weak twos."""

from functools import lru_cache

from chelem.bots.bidding.auction_state import (
    NO_TRUMP,
    Picture,
    Rule,
    Table,
    Test,
    at,
)
from chelem.bots.bidding.evaluation import Holding
from chelem.bots.bidding.notrump import after_notrump
from chelem.bots.bidding.preempts import after_preempt, after_weak_two
from chelem.bots.bidding.responses import to_major, to_minor
from chelem.bots.bidding.shape_tests import longest
from chelem.bots.bidding.shows import Force, h, hl
from chelem.bots.bidding.strong import after_two_clubs
from chelem.core.calls import Word
from chelem.core.cards import SUITS, Suit

C, D, H, S = SUITS


def openings(picture: Picture) -> Table:
    """The opening bids of a seat: after three passes, no preempts and no shaded openings."""
    return _openings(len(picture.calls), picture.style.preempts)


@lru_cache
def _openings(passes: int, preempts: bool) -> Table:  # noqa: FBT001 - a style, not a mode
    passed = Rule(Word.PASS, h(0, 11 if passes < 3 else 13), "opening.pass")
    weak = _weak() if passes < 3 and preempts else ()
    return (*_strong(), *_one(_opens if passes < 3 else _last), *weak, passed)


def _strong() -> Table:
    return (
        Rule(at(2, C), hl(23), "opening.strong", Force.ONCE, then=after_two_clubs),
        Rule(at(2, C), h(22), "opening.strong", Force.ONCE, then=after_two_clubs),
        Rule(at(2, NO_TRUMP), h(20, 21).regular, "opening.notrump", then=after_notrump),
        Rule(at(1, NO_TRUMP), h(15, 17).regular, "opening.notrump", then=after_notrump),
    )


def _one(opens: Test) -> Table:
    one = hl(12, 22)
    return (
        Rule(at(1, S), one.has(S, 5), "opening.major", when=_and(opens, longest(S)), then=to_major),
        Rule(at(1, H), one.has(H, 5), "opening.major", when=_and(opens, longest(H)), then=to_major),
        Rule(at(1, D), one.has(D, 4), "opening.minor", when=_and(opens, _longer(D, C)), then=to_minor),
        Rule(at(1, D), one.has(D, 3, 3).has(C, 2, 2), "opening.minor", when=opens, then=to_minor),
        Rule(at(1, C), one.has(C, 3), "opening.minor", when=opens, then=to_minor),
        Rule(at(1, D), one.has(D, 3), "opening.minor", when=opens, then=to_minor),
    )


def _weak() -> Table:
    return (
        *(
            Rule(
                at(4, suit),
                h(4, 10).has(suit, 8),
                "opening.preempt",
                when=_weak_suit(suit),
                then=after_preempt,
            )
            for suit in (S, H)
        ),
        *(
            Rule(
                at(3, suit),
                h(4, 10).has(suit, 7),
                "opening.preempt",
                when=_weak_suit(suit),
                then=after_preempt,
            )
            for suit in reversed(SUITS)
        ),
        *(
            Rule(
                at(2, suit),
                h(6, 10).has(suit, 6, 6),
                "opening.weak",
                when=_weak_two(suit),
                then=after_weak_two,
            )
            for suit in (S, H, D)
        ),
    )


def _opens(hand: Holding) -> bool:
    """Twelve points, or the rule of twenty: points and the two longest suits (11 with a good shape)."""
    two = sum(sorted(hand.lengths)[2:])
    return hand.h >= 12 or (hand.h >= 10 and hand.h + two >= 20)


def _last(hand: Holding) -> bool:
    """In fourth seat the rule of fifteen: points and spades."""
    return hand.h >= 13 or (_opens(hand) and hand.h + hand.length(S) >= 15)


def _longer(suit: Suit, other: Suit) -> Test:
    """At least as long as the other suit."""
    return lambda hand: hand.length(suit) >= hand.length(other)


def _weak_suit(suit: Suit) -> Test:
    """A long suit with an honour or two, and not an opening."""
    return lambda hand: not _opens(hand) and hand.fair(suit) and hand.tops(suit) >= 1


def _weak_two(suit: Suit) -> Test:
    """A good suit, no side suit that could be the better trumps."""
    return lambda hand: (
        hand.good(suit) and all(hand.length(major) < 4 for major in (S, H) if major is not suit)
    )


def _and(first: Test, second: Test) -> Test:
    return lambda hand: first(hand) and second(hand)
