"""Actions of a player: bids, other calls and cards, each with its code in a log."""

import re
from dataclasses import dataclass
from enum import Enum

from chelem.core.cards import STRAINS, Card, Strain
from chelem.core.errors import ParseError
from chelem.core.frozen import exactly

_BID = re.compile(r"([1-9]|1[0-3])(C|D|H|S|NT)", re.ASCII)
_STATEMENT = re.compile(r"[a-z]{1,20}:[0-9A-Za-z]{1,20}", re.ASCII)
_TRUMP_CHOICE = re.compile(r"name:(C|D|H|S|NT)", re.ASCII)


@dataclass(frozen=True, slots=True, order=True)
class Bid:
    """A number and a strain; the number is a level 1–7 in contract bridge, tricks 7–13 in Whiz.

    >>> Bid.parse("1NT") < Bid.parse("2C")
    True
    """

    number: int
    strain: Strain

    def __post_init__(self) -> None:
        if (type(self.number), type(self.strain)) != (int, Strain):
            exactly(int, self.number)
            exactly(Strain, self.strain)
        if not 1 <= self.number <= 13:
            raise ParseError("bid.unknown", text=str(self))

    def __str__(self) -> str:
        return f"{self.number}{self.strain}"

    def __repr__(self) -> str:
        return f"Bid.parse('{self}')"

    @classmethod
    def parse(cls, text: str) -> "Bid":
        """Parse a bid written number then strain (`3NT`)."""
        if found := _BID.fullmatch(text):
            return cls(int(found[1]), Strain[found[2]])
        raise ParseError("bid.unknown", text=text)


@dataclass(frozen=True, slots=True)
class TrumpChoice:
    """The choice of trumps, or of notrump, in bridge-whist (RULES 1.3)."""

    strain: Strain

    def __post_init__(self) -> None:
        exactly(Strain, self.strain)

    def __str__(self) -> str:
        return f"name:{self.strain}"

    def __repr__(self) -> str:
        return f"TrumpChoice(Strain.{self.strain})"

    @classmethod
    def parse(cls, text: str) -> "TrumpChoice":
        """Parse a choice of trumps written `name:H`."""
        if found := _TRUMP_CHOICE.fullmatch(text):
            return cls(Strain[found[1]])
        raise ParseError("name.unknown", text=text)


class SimpleCall(Enum):
    """A call that carries no number or strain; its value is its code in a log."""

    PASS = "P"  # noqa: S105 - a call, not a password
    DOUBLE = "X"
    REDOUBLE = "XX"
    DEFER = "defer"
    ASK = "ask"
    YES = "yes"

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"SimpleCall.{self.name}"

    @classmethod
    def parse(cls, text: str) -> "SimpleCall":
        """Parse the code of a call, such as `P` or `XX`."""
        try:
            return cls(text)
        except ValueError:
            raise ParseError("call.unknown", text=text) from None


@dataclass(frozen=True, slots=True)
class Statement:
    """A call defined by one game: a kind and a number or code, such as `points:12` or `part:H`."""

    kind: str
    argument: str

    def __post_init__(self) -> None:
        exactly(str, self.kind, self.argument)
        if not _STATEMENT.fullmatch(str(self)):
            raise ParseError("call.unknown", text=str(self))

    def __str__(self) -> str:
        return f"{self.kind}:{self.argument}"

    def __repr__(self) -> str:
        return f"Statement.parse('{self}')"

    @classmethod
    def parse(cls, text: str) -> "Statement":
        """Parse a call written `kind:argument`."""
        kind, _, argument = text.partition(":")
        return cls(kind, argument)


Call = Bid | TrumpChoice | SimpleCall | Statement
Action = Call | Card

ALL_BIDS = tuple(Bid(level, strain) for level in range(1, 8) for strain in STRAINS)
"""The 35 bids of contract bridge, from 1C to 7NT in ascending order."""
TRUMP_CHOICES = tuple(map(TrumpChoice, (Strain.H, Strain.D, Strain.C, Strain.S, Strain.NT)))
"""The five choices of trumps, the most valuable suit first (RULES 1.1), then notrump."""

_BY_CODE: dict[str, SimpleCall | TrumpChoice] = {str(call): call for call in (*SimpleCall, *TRUMP_CHOICES)}


def parse_action(text: str) -> Action:
    """Parse a call or a card written in the codes of a log; `ParseError` if it is neither.

    >>> parse_action("2H"), parse_action("name:NT"), parse_action("H2"), parse_action("XX")
    (Bid.parse('2H'), TrumpChoice(Strain.NT), Card.parse('H2'), SimpleCall.REDOUBLE)
    """
    if call := _BY_CODE.get(text):
        return call
    try:
        if ":" in text:
            return Statement.parse(text)
        return Bid.parse(text) if text[:1].isdigit() else Card.parse(text)
    except ParseError:
        raise ParseError("action.unknown", text=text) from None
