"""Double-dummy analysis of a line of play: what each card was worth."""

from dataclasses import dataclass
from itertools import pairwise

from chelem_dd import _kernel
from chelem_dd.values import MEMORY, CardsLike, DealLike, SeatLike, StrainLike


@dataclass(frozen=True, slots=True)
class PlayAnalysis:
    """The tricks that the declaring side makes after each card, when everyone plays double dummy from there.

    `tricks[n]`, after n cards, from 0 to all of them, is the number of tricks that the declaring side, the
    opponents of the first leader, has won, plus those it takes of the rest. `costs[n]` is how many tricks
    card n, from 0, cost the side that played it: 0 for a card that is as good as any.
    """

    tricks: tuple[int, ...]

    @property
    def costs(self) -> tuple[int, ...]:
        """The tricks that each card cost its own side; never negative."""
        return tuple(abs(after - before) for before, after in pairwise(self.tricks))


def analyse_play(
    deal: DealLike, strain: StrainLike, leader: SeatLike, cards: CardsLike, *, memory: int = MEMORY
) -> PlayAnalysis:
    """Solve each position of a line of play, from the deal before the first card to the one after the last.

    `deal` is at the start of a trick, of 1 to 13 cards a hand; `leader` leads to it, and `cards`, any number
    of them, are played from there in order. Raises `ValueError` for a card that may not be played, and says
    why; other errors and `memory` are as for `solve`.

    >>> analysis = analyse_play("N:AQ... K2... 43... J5...", "NT", "E", "S2 S3 SJ SA")
    >>> analysis.tricks, analysis.costs
    ((2, 2, 2, 2, 1), (0, 0, 0, 1))
    """
    return PlayAnalysis(tuple(_kernel.play(deal, strain, leader, cards, memory)))
