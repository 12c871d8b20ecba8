"""A line of play: what each card was worth."""

from dataclasses import dataclass
from itertools import pairwise

from chelem_dd import _kernel
from chelem_dd.deals import MEMORY, Cards, Deal


@dataclass(frozen=True, slots=True)
class PlayAnalysis:
    """What the declaring side would have taken after each card, had all played their best from there on.

    `tricks[n]`, after n cards, from 0 to all of them, is the sum of the tricks that the declaring side, the
    opponents of the first leader, has won by then and of those it takes of the rest. `costs[n]` is how many
    of them card n, from 0, threw away for the side that played it: 0 for a card as good as any.
    """

    tricks: tuple[int, ...]

    @property
    def costs(self) -> tuple[int, ...]:
        """The tricks that each card threw away for its own side; never negative."""
        return tuple(abs(after - before) for before, after in pairwise(self.tricks))


def analyse_play(deal: Deal, strain: str, leader: str, cards: Cards, *, memory: int = MEMORY) -> PlayAnalysis:
    """Solve each position of a line of play, from the deal before the first card to the one after the last.

    `deal` is at the start of a trick, of 1 to 13 cards a hand; `leader` leads to it, and `cards`, any number
    of them, are played from there in order. `ValueError` names the card that may not be played, and why;
    otherwise errors and `memory` are those of `solve`.

    >>> analysis = analyse_play("N:AQ... K2... 43... J5...", "NT", "E", "S2 S3 SJ SA")
    >>> analysis.tricks, analysis.costs
    ((2, 2, 2, 2, 1), (0, 0, 0, 1))
    """
    return PlayAnalysis(tuple(_kernel.play(deal, strain, leader, cards, memory)))
