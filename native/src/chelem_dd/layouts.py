"""The tricks of each card over several layouts of the hands that a player does not see."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from chelem_dd import _kernel
from chelem_dd.many import thread_count
from chelem_dd.values import MEMORY, CardLike, CardsLike, DealLike, SeatLike, StrainLike, code_of


@dataclass(frozen=True, slots=True)
class CardScores:
    """The tricks of each legal card in each layout, and what they are worth.

    `cards` are as text, from the ace of spades down. `tricks` has one byte for each layout and card, a row
    for each layout; with NumPy, `numpy.frombuffer(scores.tricks, "u1").reshape(-1, len(scores.cards))`.
    `values` is what each number of tricks is worth.
    """

    cards: tuple[str, ...]
    tricks: bytes
    values: tuple[float, ...]

    def __len__(self) -> int:
        """Return the number of layouts."""
        return len(self.tricks) // len(self.cards)

    def tricks_of(self, card: CardLike) -> bytes:
        """Return the tricks of one card in each layout; raise `KeyError` if it is not legal."""
        code = code_of(card, self.cards)
        if code is None:
            raise KeyError(card)
        return self.tricks[self.cards.index(code) :: len(self.cards)]

    def means(self, weights: Sequence[float] | None = None) -> dict[str, float]:
        """Return the mean value of each card over the layouts, which may have weights.

        >>> unseen = ["N:AQ... K... 4... 5...", "N:AQ... 9... 4... 5..."]
        >>> score_cards(unseen, "NT", "E", "S2 S3 SJ").means([3, 1])
        {'SA': 1.25, 'SQ': 2.0}
        """
        if weights is not None and (len(weights) != len(self) or sum(weights) <= 0):
            raise ValueError(f"weights are {len(self)} numbers, one for each layout, with a positive sum")
        return {card: self._mean(self.tricks_of(card), weights) for card in self.cards}

    def _mean(self, tricks: bytes, weights: Sequence[float] | None) -> float:
        if weights is None:
            return sum(value * tricks.count(number) for number, value in enumerate(self.values)) / len(tricks)
        values = (self.values[number] * weight for number, weight in zip(tricks, weights, strict=True))
        return sum(values) / sum(weights)


def score_cards(
    layouts: Iterable[DealLike],
    strain: StrainLike,
    leader: SeatLike,
    trick: CardsLike = (),
    values: Sequence[float] | None = None,
    *,
    threads: int | None = None,
    memory: int = MEMORY,
) -> CardScores:
    """Return the tricks that the side to play takes from here, for each legal card, in each of many layouts.

    The answers are those of `solve_cards` for each layout, and usually come sooner, since layouts share
    their searches. All layouts have the same hand to play. The other arguments are those of `solve_many`.

    `values[n]` is what n tricks from here are worth, n being 0 to at least the tricks left; without it, n.
    Runs of equal values are not told apart, which takes less time: their tricks are the fewest of the run.
    So with 0 below a number of tricks and 1 from there on, a mean is the share of layouts that reach it.

    >>> unseen = ["N:AQ... K... 4... 5...", "N:AQ... 9... 4... 5...", "N:AQ... .2.. 4... 5..."]
    >>> scores = score_cards(unseen, "NT", "E", "S2 S3 SJ")
    >>> scores.cards, list(scores.tricks_of("SA")), scores.means()["SQ"]
    (('SA', 'SQ'), [1, 2, 2], 2.0)
    >>> score_cards(unseen, "NT", "E", "S2 S3 SJ", values=[0, 0, 300]).means()
    {'SA': 200.0, 'SQ': 300.0}
    """
    if isinstance(layouts, (str, bytes)):
        raise TypeError("score_cards takes an iterable of layouts, not one deal")
    worth = tuple(range(14)) if values is None else tuple(values)
    fewest: list[int] = []
    for number, value in enumerate(worth):
        fewest.append(fewest[-1] if number and value == worth[number - 1] else number)
    cards, tricks = _kernel.layouts(layouts, strain, leader, trick, fewest, thread_count(threads), memory)
    return CardScores(cards, tricks, worth)
