"""Evaluations of a hand: HCP, controls, losers, quick tricks, the quality of a suit."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from chelem.core import BadOption, Hand
from chelem.core.cards import RANKS, Rank, Suit

OfSuit = Callable[[int], int]
"""Returns the value of a suit, in the evaluation's unit, for its holding: bit r is set for rank r."""

_SUIT = 0x1FFF
_A, _K, _Q, _J, _T = (1 << rank for rank in reversed(RANKS[8:]))


@dataclass(frozen=True, slots=True)
class Evaluation:
    """An evaluation of a hand: the sum of `of_suit` over its four suits.

    `of_suit` counts in halves if `halves` is set. `ranks` has bit r set for each rank that `of_suit`
    distinguishes; all other ranks must count the same, which makes constrained dealing fast.

    >>> hand = Hand.parse("AKQJ.K98.Q654.A2")
    >>> hcp(hand), controls(hand), losers(hand), quick_tricks(hand), quality(hand, Suit.S)
    (19, 6, 5, 3.5, 8)
    """

    name: str
    of_suit: OfSuit
    ranks: int
    halves: bool = False

    @classmethod
    def from_weights(cls, name: str, weights: Mapping[str, int]) -> "Evaluation":
        """Return an evaluation that adds up weights by rank; `BadOption` unless they are whole, 0 or more.

        >>> banzai = Evaluation.from_weights("banzai", {"A": 5, "K": 4, "Q": 3, "J": 2, "T": 1})
        >>> banzai(Hand.parse("AT98.K32.J54.432"))
        12
        """
        if any(type(weight) is not int or weight < 0 for weight in weights.values()):
            raise BadOption("evaluation.weight", name=name)
        by_rank = [0] * 13
        for rank, weight in weights.items():
            by_rank[Rank.parse(rank)] = weight
        ranks = sum(1 << rank for rank in RANKS if by_rank[rank])
        return cls(name, RankWeights(tuple(by_rank)), ranks)

    def __call__(self, hand: Hand, suit: Suit | None = None) -> float:
        """Evaluate the hand, or one of its suits."""
        bits = hand.bits if suit is None else hand.bits >> 13 * suit & _SUIT
        values = values_of_holdings(self.of_suit)
        total = (
            values[bits & _SUIT]
            + values[bits >> 13 & _SUIT]
            + values[bits >> 26 & _SUIT]
            + values[bits >> 39]
        )
        return total / 2 if self.halves else total

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class RankWeights:
    """The sum of the weights of a suit's cards, by rank."""

    weights: tuple[int, ...]

    def __call__(self, cards: int) -> int:
        """Return the value of a holding given as a bit set of ranks."""
        return sum(weight for rank, weight in enumerate(self.weights) if cards >> rank & 1)


@cache
def values_of_holdings(of_suit: OfSuit) -> tuple[int, ...]:
    """Return the value of each of the 8 192 holdings of a suit, 0 for a void."""
    return (0, *(of_suit(cards) for cards in range(1, 1 << 13)))


@cache
def top(count: int) -> Evaluation:
    """Return an evaluation that counts how many of the `count` (1 to 13) highest cards of a suit are held.

    >>> top(3)(Hand.parse("AQ7.K5.432.AK543"), Suit.S)
    2
    """
    if not 1 <= count <= 13:
        raise BadOption("evaluation.top", count=count)
    return Evaluation.from_weights(f"top{count}", {str(rank): 1 for rank in RANKS[-count:]})


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


hcp = Evaluation.from_weights("hcp", {"A": 4, "K": 3, "Q": 2, "J": 1})
"""High-card points: ace 4, king 3, queen 2, jack 1."""
controls = Evaluation.from_weights("controls", {"A": 2, "K": 1})
"""An ace is two controls, a king one."""
losers = Evaluation("losers", _losers, _A | _K | _Q)
"""The losing trick count: of the first three cards of each suit, all are losers but an ace, a king in two
cards or more, and a queen in three or more."""
new_losers = Evaluation("new_losers", _new_losers, _A | _K | _Q, halves=True)
"""The losing trick count with half losers (J. Koelman, 2003): a missing ace counts 1½ in a suit of one card
or more, a missing king 1 in two or more, a missing queen ½ in three or more."""
quick_tricks = Evaluation("quick_tricks", _quick_tricks, _A | _K | _Q, halves=True)
"""In each suit AK 2, AQ 1½, A or KQ 1, a guarded K ½ (E. Culbertson's honour tricks)."""
quality = Evaluation("quality", _quality, _A | _K | _Q | _J | _T)
"""Of a suit: its length plus its honours, jack and ten only with a higher honour (R. Klinger)."""
