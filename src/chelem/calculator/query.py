"""Reads a question to the score calculator: a contract, its result, and how to score it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from chelem.core import BadOption, Contract, Line, ParseError
from chelem.engine import ScoreQuery, ScoringMethod
from chelem.engine.score_inputs import DECLARER
from chelem.games.registry import calculator_methods
from chelem.text import ContractResult, read_result, read_strain

MOST_DOUBLINGS = 10
"""The most doublings that a text may write."""
_DOUBLED = re.compile(r"(.*?)\s*([xX*×]*)\s*")


@dataclass(frozen=True, slots=True)
class WrittenQuery:
    """A query as somebody writes it.

    `contract` is as on a score sheet, perhaps with its result (`4SX-2`). Otherwise `tricks` of declarer's
    side or `made` gives the result; without any, the contract was just made. `inputs` are the texts of the
    method's own inputs, by name; an empty one is as one that is absent.
    """

    contract: str
    tricks: int | None = None
    made: bool | None = None
    vulnerable: bool = False
    inputs: Mapping[str, str] = field(default_factory=dict)


def find_method(name: str) -> ScoringMethod:
    """Return the scoring method of this name; `BadOption` if there is none."""
    methods = calculator_methods()
    if name not in methods:
        raise BadOption("score.method", name=name, methods=", ".join(methods))
    return methods[name]


def read_query(method: ScoringMethod, written: WrittenQuery, language: str) -> ScoreQuery:
    """Read a contract and its result.

    `ParseError` if the text is not a contract; `BadOption` where the method has no such contract or input,
    or the results given contradict each other.

    >>> read_query(find_method("contract"), WrittenQuery("4SX-2"), "en").total
    -300
    """
    result = _read_contract(method, written.contract, language)
    needed = _needed(method, result)
    tricks = _tricks(result, needed, written)
    if written.vulnerable and not method.has_vulnerability:
        raise BadOption("calc.no_vulnerability", method=method.id)
    if result.stake > _highest_stake(method):
        raise BadOption("score.stake", stake=result.stake)
    contract = Contract(DECLARER, result.strain, needed, result.stake)
    return ScoreQuery(method, contract, tricks, written.vulnerable, _inputs(method, written, contract))


def signed_for_declarer(line: Line) -> int:
    """The points of a line from declarer's side: what the others receive is negative."""
    return line.points if DECLARER in line.to else -line.points


def _read_contract(method: ScoringMethod, text: str, language: str) -> ContractResult:
    """A result as on a score sheet; where contracts have no number, the strain and its doublings (`♥XX`)."""
    if any(method.numbers(strain) for strain in method.strains):
        return read_result(text, language, base=method.book)
    parts = _DOUBLED.fullmatch(text)
    if parts is None or len(parts[2]) > MOST_DOUBLINGS:
        raise ParseError("score.trumps", text=text)
    return ContractResult(method.book + 1, read_strain(parts[1], language), 1 << len(parts[2]))


def _needed(method: ScoringMethod, result: ContractResult) -> int:
    """The tricks demanded; without a number, one trick above the book."""
    numbers = method.numbers(result.strain)
    if not numbers:
        return method.book + 1
    if result.number not in numbers:
        raise BadOption("score.number", number=result.number, method=method.id)
    return result.number + method.book


def _highest_stake(method: ScoringMethod) -> int:
    """Where contracts are doubled, a redouble is understood too: it may count as a double."""
    return 1 << max(method.doublings, 2) if method.doublings else 1


def _tricks(result: ContractResult, needed: int, given: WrittenQuery) -> int:
    """The tricks of declarer's side: as given, as written after the contract, or just made."""
    written = None if result.relative is None else needed + result.relative
    tricks = given.tricks
    if tricks is not None and written not in (None, tricks):
        raise BadOption("score.made", tricks=tricks, needed=written)
    if tricks is None:
        tricks = written if written is not None else needed - (given.made is False)
    if not 0 <= tricks <= 13:
        raise BadOption("score.tricks", tricks=tricks)
    if given.made is not None and given.made != (tricks >= needed):
        raise BadOption("score.made", tricks=tricks, needed=needed)
    return tricks


def _inputs(method: ScoringMethod, written: WrittenQuery, contract: Contract) -> dict[str, object]:
    """The values of all inputs of the method; `BadOption` for one that it does not have."""
    texts = {name: text for name, text in written.inputs.items() if text}
    known = {name for asked in method.inputs for name in asked.names}
    for name, text in texts.items():
        if name not in known and text not in ("0", "false"):
            raise BadOption("calc.unused", name=name, method=method.id)
    values: dict[str, object] = {}
    for asked in method.inputs:
        values |= asked.read(texts, contract.strain)
    return values
