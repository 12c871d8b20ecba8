"""Draw hands as SVG for notebooks, and describe them for screen readers."""

from collections.abc import Sequence
from typing import Protocol

from chelem.core.cards import HIGH_FIRST, Rank, Suit
from chelem.core.seats import SEATS
from chelem.i18n import say
from chelem.svg.diagram import Diagram, draw_hand
from chelem.svg.hands import DrawnHand, SuitRow
from chelem.svg.plate import Plate

VOID = "—"


class HasRanks(Protocol):
    """The part of `Hand` that is drawn; `Hand` itself imports this module."""

    def ranks(self, suit: Suit) -> tuple[Rank, ...]:
        """The ranks held in one suit, high to low."""

    @property
    def hcp(self) -> int:
        """High-card points."""


def suit_rows(hand: HasRanks, language: str) -> tuple[SuitRow, ...]:
    """Return the printed ranks of each suit, spades to clubs, high to low; a dash for a void.

    >>> from chelem.core.hands import Hand
    >>> suit_rows(Hand.parse("AKQJ.T98..765432"), "fr")[:3]
    (('S', ('A', 'R', 'D', 'V')), ('H', ('10', '9', '8')), ('D', ('—',)))
    """
    return tuple(
        (str(suit), tuple(say(f"rank-{rank}", {}, language) for rank in hand.ranks(suit)) or (VOID,))
        for suit in HIGH_FIRST
    )


def describe_hand(hand: HasRanks, language: str) -> str:
    """Describe a hand for screen readers.

    >>> from chelem.core.hands import Hand
    >>> describe_hand(Hand.parse("AKQJ.T98..765432"), "fr")
    'pique A R D V, cœur 10 9 8, pas de carreau, trèfle 7 6 5 4 3 2'
    """
    return ", ".join(
        say("hand-void", {"suit": suit}, language)
        if ranks == (VOID,)
        else f"{say(f'suit-name-{suit}', {}, language)} {' '.join(ranks)}"
        for suit, ranks in suit_rows(hand, language)
    )


def hand_svg(hand: HasRanks) -> str:
    """Draw one hand as an SVG in English."""
    return draw_hand(DrawnHand(suit_rows(hand, "en")), describe_hand(hand, "en"))


def deal_svg(hands: Sequence[HasRanks]) -> str:
    """Draw the hands N, E, S, W around a compass, with their HCP, as an SVG in English."""
    names = [say(f"seat-{seat}", {}, "en") for seat in SEATS]
    north, east, south, west = (
        DrawnHand(suit_rows(hand, "en"), name, say("paper-points", {"points": hand.hcp}, "en"))
        for name, hand in zip(names, hands, strict=True)
    )
    n, e, s, w = (say(f"seat-letter-{seat}", {}, "en") for seat in SEATS)
    return Diagram(
        hands=(north, east, south, west),
        plate=Plate((n, e, s, w)),
        spoken=". ".join(
            f"{name}: {describe_hand(hand, 'en')}" for name, hand in zip(names, hands, strict=True)
        ),
    ).draw()
