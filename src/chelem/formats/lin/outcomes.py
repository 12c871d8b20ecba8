"""Contracts and results in the notation of LIN's list of results: 4HN=, 3NEx-1, PASS."""

import re
from dataclasses import dataclass
from functools import lru_cache

from chelem.core import Contract, ParseError, Seat, Strain

_TEXT = re.compile(
    r"([1-7])\s*(NT?|[SHDC])\s*(X{0,2}|D|R)\s*([NESW])\s*(X{0,2}|D|R)\s*(=|[+-]\s*\d{1,2})?", re.IGNORECASE
)
_PASSED = frozenset({"PASS", "PASSED", "PASSED OUT", "P", "AP", "ALL PASS", "PO"})
_MAX_LENGTH = 20
_STAKES = {"": 1, "X": 2, "D": 2, "XX": 4, "R": 4}


@dataclass(frozen=True, slots=True)
class Outcome:
    """A contract and the tricks of declarer's side; passed out if there is no contract.

    >>> Outcome.parse("3NEx-1")
    Outcome(contract=Contract.parse('3NTX by E'), tricks=8)
    >>> str(Outcome.parse("5DxN")), str(Outcome.parse("pass"))
    ('5DNx', 'PASS')
    """

    contract: Contract | None = None
    tricks: int | None = None

    def __str__(self) -> str:
        if self.contract is None:
            return "PASS"
        strain = str(self.contract.strain).removesuffix("T")
        head = f"{self.contract.level}{strain}{self.contract.declarer}{'x' * self.contract.doublings}"
        if self.tricks is None:
            return head
        over = self.tricks - self.contract.tricks
        return f"{head}{over:+}" if over else f"{head}="

    @classmethod
    def parse(cls, text: str) -> "Outcome":
        """Parse an entry of the list, or the text after the dash of a link's auction."""
        written = text.strip()
        if len(written) > _MAX_LENGTH:
            raise ParseError("lin.outcome", text=written)
        return _parse(written)


@lru_cache(4096)
def _parse(text: str) -> Outcome:
    if text.upper() in _PASSED:
        return Outcome()
    match = _TEXT.fullmatch(text)
    if match is None or (match[3] and match[5]):
        raise ParseError("lin.outcome", text=text)
    strain = Strain.parse("NT" if match[2][0] in "nN" else match[2].upper())
    stake = _STAKES[(match[3] or match[5]).upper()]
    contract = Contract(Seat.parse(match[4].upper()), strain, 6 + int(match[1]), stake)
    if match[6] is None:
        return Outcome(contract)
    tricks = contract.tricks + int("".join(match[6].split()).replace("=", "0"))
    if not 0 <= tricks <= 13:
        raise ParseError("lin.outcome", text=text)
    return Outcome(contract, tricks)
