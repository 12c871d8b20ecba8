"""Parse the cells of a table of results, in English or French."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from chelem.core import ParseError, Seat, SimpleCall, Strain, Vulnerability
from chelem.formats.pbn.values import parse_vulnerability
from chelem.text import read_result
from chelem.text.normalising import fold
from chelem.text.spellings import spelling_of

_VULNERABLE: Mapping[str, Vulnerability] = {
    **dict.fromkeys(("personne", "aucun", "aucune"), Vulnerability.NONE),
    **dict.fromkeys(("eo", "e-o"), Vulnerability.EW),
    **dict.fromkeys(("tous", "toutes"), Vulnerability.BOTH),
}
"""The words of French tables, in addition to PBN's."""
_PASSED = frozenset({"passed out", "all pass", "ap", "passe generale", "pg", "4 passes"})
_RELATIVE = re.compile(r"=|[+-]?[0-9]{1,2}")
_NUMBER = re.compile(r"[+-]?[0-9]{1,5}")


@dataclass(frozen=True, slots=True)
class ContractCell:
    """The contract in a cell, which may include declarer and result, as in `4SX-1 N`."""

    level: int | None = None
    strain: Strain | None = None
    stake: int = 1
    passed: bool = False
    declarer: Seat | None = None
    relative: int | None = None


def read_vulnerability_cell(text: str, _language: str) -> Vulnerability | None:
    """Parse a vulnerability: None, NS, EW, All, and the words of other programs."""
    return _VULNERABLE[fold(text)] if fold(text) in _VULNERABLE else parse_vulnerability(text)


def read_contract_cell(text: str, language: str) -> ContractCell:
    """Parse a contract, or a word for a passed-out board.

    >>> read_contract_cell("3SAX", "fr")
    ContractCell(level=3, strain=Strain.NT, stake=2, passed=False, declarer=None, relative=None)
    """
    if fold(text) in _PASSED or spelling_of(language).calls.get(fold(text)) is SimpleCall.PASS:
        return ContractCell(passed=True)
    result = read_result(text, language)
    if result.number > 7 or result.stake > 4:
        raise ParseError("text.result", text=text)
    return ContractCell(
        result.number, result.strain, result.stake, declarer=result.declarer, relative=result.relative
    )


def cell_tricks(text: str, _language: str) -> int:
    """Parse declarer's tricks, 0 to 13."""
    return _number(text, range(14))


def relative_tricks(text: str, _language: str) -> int:
    """Parse the result relative to the contract: `+1` (or `1`, from spreadsheets), `=` or `0`, `-2`."""
    written = _without_spaces(text)
    if _RELATIVE.fullmatch(written) is None:
        raise ParseError("side_value.unknown", text=text)
    return int(written.replace("=", "0"))


def cell_points(text: str, _language: str) -> int:
    """Parse North-South's points."""
    return _number(text, range(-99999, 100000))


def _number(text: str, allowed: range) -> int:
    written = _without_spaces(text)
    if _NUMBER.fullmatch(written) is None or int(written) not in allowed:
        raise ParseError("side_value.unknown", text=text)
    return int(written)


def _without_spaces(text: str) -> str:
    return "".join(fold(text).split())
