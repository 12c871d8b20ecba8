"""Double-dummy queries of the measures, solved for many deals at once."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from chelem.analysis.double_dummy import tricks_by_lead, tricks_of_declarer
from chelem.analysis.tables import DoubleDummyTable, solve_all
from chelem.core.cards import STRAINS, Card, Strain
from chelem.core.deals import Deal
from chelem.core.seats import SEATS, Seat

MANY = 10
"""From this number of declarer-strain pairs on, full tables are quicker (see benchmarks/simulate.py)."""


@dataclass(frozen=True, slots=True)
class SolverQuery:
    """The tricks of one declarer in one strain or, with `leads`, the defenders' tricks after each lead."""

    strain: Strain
    declarer: Seat
    leads: bool = False


TABLE = tuple(SolverQuery(strain, declarer) for strain in STRAINS for declarer in SEATS)
"""All twenty declarer-strain pairs."""


@dataclass(slots=True)
class Solution:
    """The solver's answers for a deal; with the full table if that was quicker to compute."""

    tricks: dict[SolverQuery, int] = field(default_factory=dict)
    leads: dict[SolverQuery, Mapping[Card, int]] = field(default_factory=dict)
    table: DoubleDummyTable | None = None


def solve_queries(
    deals: Sequence[Deal], asks: Collection[SolverQuery], threads: int | None = None
) -> list[Solution]:
    """The answers for each deal; each distinct query is solved once."""
    solutions = [Solution() for _ in deals]
    hands = [deal.hands for deal in deals]
    tricks = [ask for ask in dict.fromkeys(asks) if not ask.leads]
    if len(tricks) >= MANY:
        for solution, table in zip(solutions, solve_all(deals, threads), strict=True):
            solution.table = table
            solution.tricks = {ask: table[ask.strain, ask.declarer] for ask in tricks}
        tricks = []
    for ask in tricks:
        numbers = tricks_of_declarer(hands, ask.strain, ask.declarer, threads)
        for solution, number in zip(solutions, numbers, strict=True):
            solution.tricks[ask] = number
    for ask in dict.fromkeys(ask for ask in asks if ask.leads):
        values = tricks_by_lead(hands, ask.strain, ask.declarer, threads)
        for solution, by_card in zip(solutions, values, strict=True):
            solution.leads[ask] = by_card
    return solutions
