"""Double-dummy analysis of a line of play: what each card cost."""

from dataclasses import dataclass
from itertools import pairwise

from chelem_dd import _kernel
from chelem_dd.values import MEMORY, CardsLike, DealLike, SeatLike, StrainLike


@dataclass(frozen=True, slots=True)
class PlayAnalysis:
    """The tricks of the declaring side, with double-dummy play after each card.

    `tricks[n]` is the number of tricks that the declaring side, the opponents of the first leader, has won
    after n cards, plus those that it takes of the rest. `costs[n]` is the number of tricks that card n, from
    0, cost the side that played it: 0 for a best card.
    """

    tricks: tuple[int, ...]

    @property
    def costs(self) -> tuple[int, ...]:
        """The tricks that each card cost the side that played it; never negative."""
        return tuple(abs(after - before) for before, after in pairwise(self.tricks))


def analyse_play(
    deal: DealLike, strain: StrainLike, leader: SeatLike, cards: CardsLike, *, memory: int = MEMORY
) -> PlayAnalysis:
    """Solve each position of a line of play, from before the first card to after the last.

    `deal` is at the start of a trick, with 1 to 13 cards a hand; `leader` leads to it, and any number of
    `cards` are played in order. An illegal card raises `ValueError` with the reason; other errors and
    `memory` are as for `solve`.

    >>> analysis = analyse_play("N:AQ... K2... 43... J5...", "NT", "E", "S2 S3 SJ SA")
    >>> analysis.tricks, analysis.costs
    ((2, 2, 2, 2, 1), (0, 0, 0, 1))
    """
    return PlayAnalysis(tuple(_kernel.play(deal, strain, leader, cards, memory)))
