"""What measures ask of the double-dummy solver, answered for many deals together."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from chelem.analysis.double_dummy import tricks_by_lead, tricks_of_declarer
from chelem.analysis.tables import DoubleDummyTable, tables_of
from chelem.core.cards import STRAINS, Card, Strain
from chelem.core.deals import Deal
from chelem.core.seats import SEATS, Seat

MANY = 10
"""From so many declarers and strains on, solving whole tables is quicker (see benchmarks/simulate.py)."""


@dataclass(frozen=True, slots=True)
class Ask:
    """The tricks of one declarer in one strain; or, of the defenders, those after each lead."""

    strain: Strain
    declarer: Seat
    leads: bool = False


TABLE = tuple(Ask(strain, declarer) for strain in STRAINS for declarer in SEATS)
"""All twenty."""


@dataclass(slots=True)
class Solution:
    """What the solver found for a deal; the whole table where it was quicker to have that."""

    tricks: dict[Ask, int] = field(default_factory=dict)
    leads: dict[Ask, Mapping[Card, int]] = field(default_factory=dict)
    table: DoubleDummyTable | None = None


def solve(deals: Sequence[Deal], asks: Collection[Ask], threads: int | None = None) -> list[Solution]:
    """The answers for each deal; each thing is solved once, whoever asks for it."""
    solutions = [Solution() for _ in deals]
    hands = [deal.hands for deal in deals]
    tricks = [ask for ask in dict.fromkeys(asks) if not ask.leads]
    if len(tricks) >= MANY:
        for solution, table in zip(solutions, tables_of(deals, threads), strict=True):
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
