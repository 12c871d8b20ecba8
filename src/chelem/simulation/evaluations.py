"""Evaluations of a hand: HCP, controls, losers, quick tricks, the quality of a suit."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from chelem.core.cards import RANKS, Rank, Suit
from chelem.core.errors import BadOption
from chelem.core.hands import Hand

OfSuit = Callable[[int], int]
"""The value of a suit, in the evaluation's unit, from its holding: bit r is set if rank r is held."""

_SUIT = 0x1FFF
_A, _K, _Q, _J, _T = (1 << rank for rank in reversed(RANKS[8:]))


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A number for a hand: the sum of `of_suit` over its four suits.

    `of_suit` counts in halves if `halves` is set. `sees` has bit r set for each rank it distinguishes; all
    other ranks must count the same, which is what makes constrained dealing fast.

    >>> hand = Hand.parse("AKQJ.K98.Q654.A2")
    >>> hcp(hand), controls(hand), losers(hand), quick_tricks(hand), quality(hand, Suit.S)
    (19, 6, 5, 3.5, 8)
    """

    name: str
    of_suit: OfSuit
    sees: int
    halves: bool = False

    @classmethod
    def weighing(cls, name: str, weights: Mapping[str, int]) -> "Evaluation":
        """An evaluation that adds up a weight per rank; weights are whole and not negative.

        >>> banzai = Evaluation.weighing("banzai", {"A": 5, "K": 4, "Q": 3, "J": 2, "T": 1})
        >>> banzai(Hand.parse("AT98.K32.J54.432"))
        12
        """
        if any(type(weight) is not int or weight < 0 for weight in weights.values()):
            raise BadOption("evaluation.weight", name=name)
        by_rank = [0] * 13
        for rank, weight in weights.items():
            by_rank[Rank.parse(rank)] = weight
        sees = sum(1 << rank for rank in RANKS if by_rank[rank])
        return cls(name, RankWeights(tuple(by_rank)), sees)

    def __call__(self, hand: Hand, suit: Suit | None = None) -> float:
        """Evaluate the hand, or one of its suits."""
        bits = hand.bits if suit is None else hand.bits >> 13 * suit & _SUIT
        worth = values_of_holdings(self.of_suit)
        total = (
            worth[bits & _SUIT] + worth[bits >> 13 & _SUIT] + worth[bits >> 26 & _SUIT] + worth[bits >> 39]
        )
        return total / 2 if self.halves else total

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class RankWeights:
    """The value of a suit as the sum of its cards' weights, by rank."""

    weights: tuple[int, ...]

    def __call__(self, cards: int) -> int:
        """The value of a holding given as a bit set of ranks."""
        return sum(weight for rank, weight in enumerate(self.weights) if cards >> rank & 1)


@cache
def values_of_holdings(of_suit: OfSuit) -> tuple[int, ...]:
    """The value of each of the 8 192 holdings of a suit; the void counts 0."""
    return (0, *(of_suit(cards) for cards in range(1, 1 << 13)))


@cache
def top(count: int) -> Evaluation:
    """The number of the `count` highest cards of a suit (1 to 13) that are held.

    >>> top(3)(Hand.parse("AQ7.K5.432.AK543"), Suit.S)
    2
    """
    if not 1 <= count <= 13:
        raise BadOption("evaluation.top", count=count)
    return Evaluation.weighing(f"top{count}", {str(rank): 1 for rank in RANKS[-count:]})


def _losers(cards: int) -> int:
    counted = min(3, cards.bit_count())
    return counted - (cards & (_A | _K | _Q if counted == 3 else _A | _K if counted == 2 else _A)).bit_count()


def _new_losers(cards: int) -> int:
    missing = ((_A, 3), (_K, 2), (_Q, 1))[: cards.bit_count()]
    return sum(halves for card, halves in missing if not cards & card)


def _quick_tricks(cards: int) -> int:
    match bool(cards & _A), bool(cards & _K), bool(cards & _Q):
        case True, True, _:
            return 4
        case True, False, True:
            return 3
        case (True, False, False) | (False, True, True):
            return 2
        case False, True, False if cards.bit_count() > 1:
            return 1
    return 0


def _quality(cards: int) -> int:
    honours = (cards & (_A | _K | _Q)).bit_count()
    return cards.bit_count() + honours + ((cards & (_J | _T)).bit_count() if honours else 0)


hcp = Evaluation.weighing("hcp", {"A": 4, "K": 3, "Q": 2, "J": 1})
"""High-card points: ace 4, king 3, queen 2, jack 1."""
controls = Evaluation.weighing("controls", {"A": 2, "K": 1})
"""An ace is two controls, a king one."""
losers = Evaluation("losers", _losers, _A | _K | _Q)
"""The losing trick count: in each suit, the first three cards at most lose, but for the ace, a king with a
card beside it, a queen with two."""
new_losers = Evaluation("new_losers", _new_losers, _A | _K | _Q, halves=True)
"""The losing trick count with half losers (J. Koelman, 2003): in a suit of one card or more an ace that is
missing costs 1½, of two or more a missing king 1, of three or more a missing queen ½."""
quick_tricks = Evaluation("quick_tricks", _quick_tricks, _A | _K | _Q, halves=True)
"""In each suit AK 2, AQ 1½, A or KQ 1, K with a card beside it ½ (E. Culbertson's honour tricks)."""
quality = Evaluation("quality", _quality, _A | _K | _Q | _J | _T)
"""Of a suit: its cards, and once more its honours; jack and ten only beside a higher one (R. Klinger)."""
