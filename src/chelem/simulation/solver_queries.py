"""The double-dummy queries of measures, solved for many deals at once."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from chelem.analysis import DoubleDummyTable, solve_all
from chelem.analysis.double_dummy import tricks_by_lead, tricks_of_declarer
from chelem.core import SEATS, STRAINS, Card, Deal, Seat, Strain

MIN_QUERIES_FOR_TABLE = 10
"""From this number of declarer-strain pairs on, a full table is quicker (see benchmarks/simulate.py)."""


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
    """The solver's answers for a deal, with the full table if that was quicker to compute."""

    tricks: dict[SolverQuery, int] = field(default_factory=dict)
    leads: dict[SolverQuery, Mapping[Card, int]] = field(default_factory=dict)
    table: DoubleDummyTable | None = None


def solve_queries(
    deals: Sequence[Deal], queries: Collection[SolverQuery], threads: int | None = None
) -> list[Solution]:
    """Return the answers for each deal; each distinct query is solved once."""
    solutions = [Solution() for _ in deals]
    hands = [deal.hands for deal in deals]
    tricks = [query for query in dict.fromkeys(queries) if not query.leads]
    if len(tricks) >= MIN_QUERIES_FOR_TABLE:
        for solution, table in zip(solutions, solve_all(deals, threads), strict=True):
            solution.table = table
            solution.tricks = {query: table[query.strain, query.declarer] for query in tricks}
        tricks = []
    for query in tricks:
        numbers = tricks_of_declarer(hands, query.strain, query.declarer, threads)
        for solution, number in zip(solutions, numbers, strict=True):
            solution.tricks[query] = number
    for query in dict.fromkeys(query for query in queries if query.leads):
        values = tricks_by_lead(hands, query.strain, query.declarer, threads)
        for solution, by_card in zip(solutions, values, strict=True):
            solution.leads[query] = by_card
    return solutions
