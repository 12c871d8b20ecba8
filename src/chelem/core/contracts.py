"""Contracts: declarer, strain, tricks to make, and stake."""

import re
from dataclasses import dataclass, replace

from chelem.core.cards import Strain
from chelem.core.errors import ParseError
from chelem.core.frozen import exactly
from chelem.core.seats import SEATS, Seat

_TEXT = re.compile(r"([1-7])(C|D|H|S|NT)(X{0,10})(=|[+-]\d{1,2})? by ([NESW])", re.ASCII)


@dataclass(frozen=True, slots=True)
class Contract:
    """A declarer, a strain, the tricks to make (7–13) and the stake.

    The stake is 1, 2 if doubled, 4 if redoubled, and so on; bridge-whist allows ten doublings. As text: the
    level (tricks above six), the strain, an X for each doubling, and the declarer.

    >>> contract = Contract.parse("4SX by N")
    >>> contract.tricks, contract.stake, contract.level
    (10, 2, 4)
    """

    declarer: Seat
    strain: Strain
    tricks: int
    stake: int = 1

    def __post_init__(self) -> None:
        types = type(self.declarer), type(self.strain), type(self.tricks), type(self.stake)
        if types != (Seat, Strain, int, int):
            exactly(Seat, self.declarer)
            exactly(Strain, self.strain)
            exactly(int, self.tricks, self.stake)
        if not 7 <= self.tricks <= 13:
            raise ParseError("contract.tricks", tricks=self.tricks)
        if self.stake not in _STAKES:
            raise ParseError("contract.stake", stake=self.stake)

    def __str__(self) -> str:
        return f"{self.level}{self.strain}{'X' * self.doublings} by {self.declarer}"

    def __repr__(self) -> str:
        return f"Contract.parse('{self}')"

    @classmethod
    def parse(cls, text: str) -> "Contract":
        """Parse a contract such as `3NT by S` or `4SX by N`; `ParseError` if the text includes a result."""
        contract, tricks = _read(text)
        if tricks is not None:
            raise ParseError("contract.unknown", text=text)
        return contract

    @classmethod
    def parse_result(cls, text: str) -> "tuple[Contract, int]":
        """Parse a contract with its result, such as `4SX-2 by N`, `3NT= by S` or `2H+1 by W`.

        Returns the contract and the number of tricks taken by declarer's side.

        >>> Contract.parse_result("4SX-2 by N")
        (Contract.parse('4SX by N'), 8)
        """
        contract, tricks = _read(text)
        if tricks is None:
            raise ParseError("contract.no_result", text=text)
        return contract, tricks

    @property
    def level(self) -> int:
        """The number of tricks above six."""
        return self.tricks - 6

    @property
    def doublings(self) -> int:
        """The number of doublings: 0, 1 if doubled, 2 if redoubled."""
        return self.stake.bit_length() - 1

    @property
    def dummy(self) -> Seat:
        """Declarer's partner, whose hand is exposed and played by declarer."""
        return SEATS[(self.declarer + 2) & 3]

    def by(self, declarer: Seat) -> "Contract":
        """Return the same contract with another declarer."""
        return replace(self, declarer=declarer)


def _read(text: str) -> tuple[Contract, int | None]:
    """Parse a contract, and the tricks made if the text includes a result."""
    found = _TEXT.fullmatch(text)
    if found is None:
        raise ParseError("contract.unknown", text=text)
    tricks = 6 + int(found[1])
    contract = Contract(Seat[found[5]], Strain[found[2]], tricks, 1 << len(found[3]))
    return contract, None if found[4] is None else tricks + int(found[4].replace("=", "0"))


_STAKES = tuple(1 << doublings for doublings in range(11))
