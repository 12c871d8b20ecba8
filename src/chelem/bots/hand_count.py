"""Count a hand: its points, its losers, and its fit with the hand opposite."""

from collections.abc import Sequence
from dataclasses import dataclass

from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.hand_domains import OneHand
from chelem.core import HIGH_FIRST, SUITS, Hand, Suit

FIT = 8
"""The cards of a suit in both hands that make it good trumps."""

SUPPORT = 3
"""The fewest trumps with which a hand counts points for support."""


@dataclass(frozen=True, slots=True)
class SuitFit:
    """A suit with eight cards or more in both hands; `exact` if the hand opposite is seen, else at least.

    `points` are high-card points with those for support (HLD); None without enough trumps.
    """

    suit: Suit
    cards: int
    exact: bool
    points: int | None


@dataclass(frozen=True, slots=True)
class HandCount:
    """What a hand of thirteen cards is worth.

    `points` are high-card points (H), `length_points` adds one for each card beyond the fourth of a suit
    (HL), `losers` are those of the losing trick count. `opposite` are the high-card points of the hand
    opposite, None unless it is seen; the longest of the `fits` is first.
    """

    points: int
    length_points: int
    losers: int
    opposite: int | None
    fits: tuple[SuitFit, ...]

    @classmethod
    def of(cls, hand: Hand, opposite: Hand | None = None, shown: Sequence[int] = (0, 0, 0, 0)) -> "HandCount":
        """Count a hand; `opposite` is partner's if it is seen.

        If not, `shown` are the fewest clubs, diamonds, hearts and spades that partner has shown.
        """
        domain = OneHand(hand)
        others = shown if opposite is None else [opposite.length(suit) for suit in SUITS]
        fits = [
            _fit(domain, hand, suit, others[suit], exact=opposite is not None)
            for suit in HIGH_FIRST
            if (others[suit] or opposite is not None) and hand.length(suit) + others[suit] >= FIT
        ]
        return cls(
            points=hand.hcp,
            length_points=domain.value(Feature(FeatureKind.HL)),
            losers=domain.value(Feature(FeatureKind.LOSERS)),
            opposite=None if opposite is None else opposite.hcp,
            fits=tuple(sorted(fits, key=lambda fit: -fit.cards)),
        )


def _fit(domain: OneHand, hand: Hand, suit: Suit, others: int, *, exact: bool) -> SuitFit:
    support = hand.length(suit) >= SUPPORT
    points = domain.value(Feature(FeatureKind.HLD, (suit,))) if support else None
    return SuitFit(suit, hand.length(suit) + others, exact, points)
