"""A board of an event whose four hands are known, solved double dummy."""

from collections.abc import Mapping
from dataclasses import dataclass

from chelem.analysis import DoubleDummyTable, Par, par_of
from chelem.core import STRAINS, Contract, Deal, Side, Vulnerability
from chelem.events.outcome import PlayedScore
from chelem.matches.duplicate import board_dealer

BOOK = 6
"""The tricks that a contract is counted from."""


@dataclass(frozen=True, slots=True)
class SolvedBoard:
    """The number of a board, its deal, the tricks of each declarer in each strain, and par."""

    number: int
    deal: Deal
    table: DoubleDummyTable
    par: Par

    @classmethod
    def of(cls, number: int, deal: Deal, table: DoubleDummyTable) -> "SolvedBoard":
        """Return a board with its par; dealer and vulnerability follow from its number."""
        par = par_of(table, board_dealer(number), Vulnerability.on_board(number))
        return cls(number, deal, table, par)

    def tricks(self, contract: Contract) -> int:
        """Return how many tricks declarer makes double dummy."""
        return self.table[contract.strain, contract.declarer]

    def trumps(self, contract: Contract) -> int | None:
        """Return how many trumps declarer and dummy have; None at notrump."""
        suit = contract.strain.suit
        if suit is None:
            return None
        return sum(self.deal[seat].length(suit) for seat in contract.declarer.side.seats)

    def best_made(self, side: Side, above: tuple[int, int] = (0, 0)) -> tuple[Contract, int] | None:
        """Return the contract of a side that scores most of those it makes undoubled, and its points.

        Only bids above a level and a strain are looked at, so that it could be bid over the opponents'
        contract. Of equal ones it is the lowest; None if the side makes nothing.
        """
        made: list[tuple[int, int, int, Contract]] = []
        for strain in STRAINS:
            for declarer in side.seats:
                tricks = self.table[strain, declarer]
                for level in range(1, tricks - BOOK + 1):
                    if (level, strain) > above:
                        contract = Contract(declarer, strain, BOOK + level)
                        points = points_of_side(PlayedScore.of(contract, tricks, self.number), side)
                        made.append((points, -level, -strain, contract))
        if not made:
            return None
        points, *_, contract = max(made, key=lambda result: result[:3])
        return contract, points


KnownBoards = Mapping[int, SolvedBoard]
"""The boards whose hands are known, by their numbers."""


def points_of_side(score: PlayedScore, side: Side) -> int:
    """Return the points of a score as a side sees them."""
    return score.points if side is Side.NS else -score.points
