"""Measures of a deal that use the double-dummy solver."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from chelem.analysis import par_of
from chelem.core import BadOption, Contract, Deal, Seat, Strain, Vulnerability, coerce, freeze
from chelem.i18n import Fact, say
from chelem.scoring import declarer_points, imps
from chelem.simulation.solver_queries import (
    TABLE,
    Solution,
    SolverQuery,
    solve_queries,
)
from chelem.text import print_contract

MeasureValue = int | float | bool | str | None
"""A measured value: a number, yes or no, or a word; None leaves the deal out."""
MeasureOutcome = MeasureValue | Mapping[str, MeasureValue]
"""One value, or several by name."""
Measure = Callable[[Deal], MeasureOutcome]


@dataclass(frozen=True, slots=True)
class DoubleDummy:
    """A double-dummy measure, which can be called with a deal like any function.

    A simulation solves the `queries` of all measures for many deals at once; `read_solution` takes the value
    from the answers. `text` is the call that made the measure. `code` and `facts` label it in the catalogue,
    with `contracts` printed in the reader's language; `key_code` labels one of several values.
    """

    text: str
    queries: tuple[SolverQuery, ...]
    read_solution: Callable[[Solution], MeasureOutcome] = field(repr=False, compare=False)
    code: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    contracts: tuple[Contract, ...] = ()
    key_code: str = ""

    def __post_init__(self) -> None:
        freeze(self, "facts")

    def __call__(self, deal: Deal) -> MeasureOutcome:
        """Return the value for one deal."""
        (solution,) = solve_queries([deal], self.queries, threads=1)
        return self.read_solution(solution)

    def __repr__(self) -> str:
        return self.text

    def label(self, language: str) -> str:
        """Return the label of the measure in a language."""
        printed = (print_contract(contract, language) for contract in self.contracts)
        names = dict(zip(("contract", "other"), printed, strict=False))
        return say(self.code, {**self.facts, **names}, language)

    def label_of(self, key: str, language: str) -> str:
        """Return the label of one of its values in a language."""
        return say(self.key_code, {"key": key}, language)


def tricks(strain: Strain | str, declarer: Seat | str) -> DoubleDummy:
    """Measure the double-dummy tricks of a declarer in a strain, 0–13.

    >>> deal = Deal.parse("N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3")
    >>> tricks("NT", "S")(deal)
    6
    """
    query = SolverQuery(Strain.parse(str(strain)), Seat.parse(str(declarer)))
    facts = {"strain": str(query.strain), "seat": str(query.declarer)}
    return DoubleDummy(
        f"tricks('{strain}', '{declarer}')", (query,), partial(_tricks, query), "measure.tricks", facts
    )


def making(contract: Contract | str) -> DoubleDummy:
    """Measure whether a contract, such as `"3NT by S"`, makes double dummy."""
    played = coerce(Contract, contract)
    return DoubleDummy(
        f"making('{played}')",
        (_query(played),),
        partial(_makes, played),
        "measure.making",
        contracts=(played,),
    )


def contract_score(contract: Contract | str, vulnerable: Vulnerability | str = "none") -> DoubleDummy:
    """Measure the duplicate score of a contract for declarer's side, negative if it goes down.

    `vulnerable` is a `Vulnerability` or `"none"`, `"NS"`, `"EW"`, `"both"`.
    """
    played, vulnerability = coerce(Contract, contract), coerce(Vulnerability, vulnerable)
    return DoubleDummy(
        f"contract_score('{played}', '{vulnerability}')",
        (_query(played),),
        partial(_points, played, vulnerability),
        "measure.score",
        {"vulnerable": str(vulnerability)},
        (played,),
    )


def par_score(dealer: Seat | str = Seat.N, vulnerable: Vulnerability | str = "none") -> DoubleDummy:
    """Measure North-South's par score."""
    first, vulnerability = coerce(Seat, dealer), coerce(Vulnerability, vulnerable)
    return DoubleDummy(
        f"par_score('{first}', '{vulnerability}')",
        TABLE,
        partial(_par, first, vulnerability),
        "measure.par",
        {"seat": str(first), "vulnerable": str(vulnerability)},
    )


def compare(
    contract: Contract | str,
    other: Contract | str,
    vulnerable: Vulnerability | str = "none",
    by: str = "imps",
) -> DoubleDummy:
    """Measure what `contract` gains over `other` for its declarer's side; negative if it loses.

    `by` is `"imps"`, `"points"`, or `"matchpoints"`: 1 for a better score, ½ for the same, 0 for a worse.
    """
    first, second, vulnerability = (
        coerce(Contract, contract),
        coerce(Contract, other),
        coerce(Vulnerability, vulnerable),
    )
    if by not in _GAINS:
        raise BadOption("option.value", option="by", value=by, values=", ".join(_GAINS))
    return DoubleDummy(
        f"compare('{first}', '{second}', '{vulnerability}', '{by}')",
        (_query(first), _query(second)),
        partial(_gain, first, second, vulnerability, by),
        "measure.compare",
        {"vulnerable": str(vulnerability), "by": by},
        (first, second),
    )


def leads(contract: Contract | str, *, beating: bool = False) -> DoubleDummy:
    """Measure the defenders' tricks for each opening lead; with `beating`, whether they beat the contract.

    Fix the leader's hand in the condition, so that all leads are compared on the same deals.
    """
    played = coerce(Contract, contract)
    query = SolverQuery(played.strain, played.declarer, leads=True)
    text = f"leads('{played}'{', beating=True' if beating else ''})"
    read_solution = partial(_leads, query, 14 - played.tricks if beating else None)
    code = "measure.beating" if beating else "measure.leads"
    return DoubleDummy(text, (query,), read_solution, code, contracts=(played,), key_code="measure.lead")


def _query(contract: Contract) -> SolverQuery:
    return SolverQuery(contract.strain, contract.declarer)


def _tricks(query: SolverQuery, solution: Solution) -> int:
    return solution.tricks[query]


def _makes(contract: Contract, solution: Solution) -> bool:
    return solution.tricks[_query(contract)] >= contract.tricks


def _points(contract: Contract, vulnerable: Vulnerability, solution: Solution) -> int:
    made = solution.tricks[_query(contract)]
    return declarer_points(contract, made, vulnerable=vulnerable)


def _par(dealer: Seat, vulnerable: Vulnerability, solution: Solution) -> int | None:
    return None if solution.table is None else par_of(solution.table, dealer, vulnerable).score


def _gain(
    contract: Contract, other: Contract, vulnerable: Vulnerability, by: str, solution: Solution
) -> float:
    points = _points(other, vulnerable, solution)
    same = contract.declarer.side is other.declarer.side
    return _GAINS[by](_points(contract, vulnerable, solution) - (points if same else -points))


def _matchpoints(difference: int) -> float:
    return (difference > 0) + (difference == 0) / 2


def _leads(query: SolverQuery, needed: int | None, solution: Solution) -> dict[str, MeasureValue]:
    found = {str(card): number for card, number in solution.leads[query].items()}
    return {card: found[card] if needed is None else found[card] >= needed for card in found}


_GAINS: Mapping[str, Callable[[int], float]] = {"imps": imps, "points": int, "matchpoints": _matchpoints}
