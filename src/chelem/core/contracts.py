"""Contracts: who plays, in what, for how many tricks, at what stake."""

import re
from dataclasses import dataclass, replace

from chelem.core.cards import Strain
from chelem.core.errors import ParseError
from chelem.core.frozen import exactly
from chelem.core.seats import SEATS, Seat

_TEXT = re.compile(r"([1-7])(C|D|H|S|NT)(X{0,10}) by ([NESW])", re.ASCII)


@dataclass(frozen=True, slots=True)
class Contract:
    """A declarer, a strain, the tricks to make (7–13) and the stake (1, 2 doubled, 4 redoubled …).

    Text gives the level, tricks above six, and one X for each doubling; the old bridge goes up to ten.

    >>> contract = Contract.parse("4SX by N")
    >>> contract.tricks, contract.stake, contract.level
    (10, 2, 4)
    """

    declarer: Seat
    strain: Strain
    tricks: int
    stake: int = 1

    def __post_init__(self) -> None:
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
        """The contract written as `3NT by S`, `4SX by N`."""
        if found := _TEXT.fullmatch(text):
            return cls(Seat[found[4]], Strain[found[2]], 6 + int(found[1]), 1 << len(found[3]))
        raise ParseError("contract.unknown", text=text)

    @property
    def level(self) -> int:
        """Tricks above six."""
        return self.tricks - 6

    @property
    def doublings(self) -> int:
        """How often the stake was doubled: 0, 1 doubled, 2 redoubled …."""
        return self.stake.bit_length() - 1

    @property
    def dummy(self) -> Seat:
        """The seat whose hand lies open and is played by the declarer."""
        return SEATS[(self.declarer + 2) & 3]

    def by(self, declarer: Seat) -> "Contract":
        """The same contract, played from another seat."""
        return replace(self, declarer=declarer)


_STAKES = tuple(1 << doublings for doublings in range(11))
