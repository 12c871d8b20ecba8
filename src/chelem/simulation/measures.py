"""Measures, the quantities computed for each deal; those here use the double-dummy solver."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from chelem.analysis.par import par_of
from chelem.core.cards import Strain
from chelem.core.coerce import coerce
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.errors import BadOption
from chelem.core.frozen import freeze
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability
from chelem.i18n import Fact, say
from chelem.scoring.competition.imps import imps
from chelem.scoring.duplicate import declarer_points
from chelem.simulation.solver_queries import (
    TABLE,
    Solution,
    SolverQuery,
    solve_queries,
)
from chelem.text import print_contract

MeasureValue = int | float | bool | str | None
"""A measured value: a number, yes or no, a word; None leaves the deal out."""
MeasureOutcome = MeasureValue | Mapping[str, MeasureValue]
"""One value, or several by name."""
Measure = Callable[[Deal], MeasureOutcome]


@dataclass(frozen=True, slots=True)
class DoubleDummy:
    """A double-dummy measure; it can be called with a deal like any other function.

    A simulation solves many deals at once, and shares what several measures need. `text` is the call that
    made it. `code` and `facts` label it for a reader, with `contracts` printed in their language; if it has
    several values, `each` labels one of them.
    """

    text: str
    asks: tuple[SolverQuery, ...]
    reading: Callable[[Solution], MeasureOutcome] = field(repr=False, compare=False)
    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    contracts: tuple[Contract, ...] = ()
    each: str = ""

    def __post_init__(self) -> None:
        freeze(self, "facts")

    def __call__(self, deal: Deal) -> MeasureOutcome:
        """The value for one deal."""
        (solution,) = solve_queries([deal], self.asks, threads=1)
        return self.reading(solution)

    def __repr__(self) -> str:
        return self.text

    def label(self, language: str) -> str:
        """The label shown to a reader."""
        printed = (print_contract(contract, language) for contract in self.contracts)
        names = dict(zip(("contract", "other"), printed, strict=False))
        return say(self.code, {**self.facts, **names}, language)

    def label_of(self, key: str, language: str) -> str:
        """The label of one of its values."""
        return say(self.each, {"key": key}, language)


def tricks(strain: Strain | str, declarer: Seat | str) -> DoubleDummy:
    """The double-dummy tricks of a declarer in a strain, 0–13.

    >>> deal = Deal.parse("N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3")
    >>> tricks("NT", "S")(deal)
    6
    """
    ask = SolverQuery(Strain.parse(str(strain)), Seat.parse(str(declarer)))
    facts = {"strain": str(ask.strain), "seat": str(ask.declarer)}
    return DoubleDummy(
        f"tricks('{strain}', '{declarer}')", (ask,), partial(_tricks, ask), "measure.tricks", facts
    )


def making(contract: Contract | str) -> DoubleDummy:
    """Whether a contract, such as `"3NT by S"`, can be made."""
    played = coerce(Contract, contract)
    return DoubleDummy(
        f"making('{played}')", (_ask(played),), partial(_makes, played), "measure.making", contracts=(played,)
    )


def contract_score(contract: Contract | str, vulnerable: Vulnerability | str = "none") -> DoubleDummy:
    """The duplicate score of a contract for declarer's side, negative if it goes down.

    `vulnerable` may be written: `"none"`, `"NS"`, `"EW"`, `"both"`.
    """
    played, red = coerce(Contract, contract), coerce(Vulnerability, vulnerable)
    return DoubleDummy(
        f"contract_score('{played}', '{red}')",
        (_ask(played),),
        partial(_points, played, red),
        "measure.score",
        {"vulnerable": str(red)},
        (played,),
    )


def par_score(dealer: Seat | str = Seat.N, vulnerable: Vulnerability | str = "none") -> DoubleDummy:
    """The par score for North-South."""
    first, red = coerce(Seat, dealer), coerce(Vulnerability, vulnerable)
    return DoubleDummy(
        f"par_score('{first}', '{red}')",
        TABLE,
        partial(_par, first, red),
        "measure.par",
        {"seat": str(first), "vulnerable": str(red)},
    )


def compare(
    contract: Contract | str,
    other: Contract | str,
    vulnerable: Vulnerability | str = "none",
    by: str = "imps",
) -> DoubleDummy:
    """What `contract` gains over `other` for the side of the first; negative if it loses.

    `by` is `"imps"`, `"points"`, or `"matchpoints"`: 1 for a better score, ½ for the same, 0 for a worse.
    """
    one, two, red = coerce(Contract, contract), coerce(Contract, other), coerce(Vulnerability, vulnerable)
    if by not in _GAINS:
        raise BadOption("option.value", option="by", value=by, values=", ".join(_GAINS))
    return DoubleDummy(
        f"compare('{one}', '{two}', '{red}', '{by}')",
        (_ask(one), _ask(two)),
        partial(_gains, one, two, red, by),
        "measure.compare",
        {"vulnerable": str(red), "by": by},
        (one, two),
    )


def leads(contract: Contract | str, *, beating: bool = False) -> DoubleDummy:
    """For each opening lead against a contract, the defenders' tricks, or whether they beat it.

    Fix the leader's hand in the condition, so that all leads are compared on the same deals.
    """
    played = coerce(Contract, contract)
    ask = SolverQuery(played.strain, played.declarer, leads=True)
    text = f"leads('{played}'{', beating=True' if beating else ''})"
    reading = partial(_leads, ask, 14 - played.tricks if beating else None)
    code = "measure.beating" if beating else "measure.leads"
    return DoubleDummy(text, (ask,), reading, code, contracts=(played,), each="measure.lead")


def _ask(contract: Contract) -> SolverQuery:
    return SolverQuery(contract.strain, contract.declarer)


def _tricks(ask: SolverQuery, solution: Solution) -> int:
    return solution.tricks[ask]


def _makes(contract: Contract, solution: Solution) -> bool:
    return solution.tricks[_ask(contract)] >= contract.tricks


def _points(contract: Contract, vulnerable: Vulnerability, solution: Solution) -> int:
    made = solution.tricks[_ask(contract)]
    return declarer_points(contract, made, vulnerable=vulnerable)


def _par(dealer: Seat, vulnerable: Vulnerability, solution: Solution) -> int | None:
    return None if solution.table is None else par_of(solution.table, dealer, vulnerable).score


def _gains(
    contract: Contract, other: Contract, vulnerable: Vulnerability, by: str, solution: Solution
) -> float:
    points = _points(other, vulnerable, solution)
    same = contract.declarer.side is other.declarer.side
    return _GAINS[by](_points(contract, vulnerable, solution) - (points if same else -points))


def _matchpoints(difference: int) -> float:
    return (difference > 0) + (difference == 0) / 2


def _leads(ask: SolverQuery, needed: int | None, solution: Solution) -> dict[str, MeasureValue]:
    found = {str(card): number for card, number in solution.leads[ask].items()}
    return {card: found[card] if needed is None else found[card] >= needed for card in found}


_GAINS: Mapping[str, Callable[[int], float]] = {"imps": imps, "points": int, "matchpoints": _matchpoints}
