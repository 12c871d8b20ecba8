"""Where a condition is decided: the auction, suits for letters, the options, the rule's call."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from chelem.bots.systems.number_ranges import RangeText, fixed_limits
from chelem.bots.systems.public_auction import PublicAuction
from chelem.bots.systems.requirements import HandRequirement
from chelem.bots.systems.syntax import VARIABLES, Symbol
from chelem.core import ALL_BIDS, SUITS, Bid, Call, Strain, Suit

SuitLetters = Mapping[str, Suit]
"""The suits that letters stand for."""
_STRAINS = {suit: Strain(suit) for suit in SUITS}


@dataclass(frozen=True, slots=True)
class Scope:
    """An auction, suits for letters, values of options, and the call of the rule if there is one."""

    auction: PublicAuction
    suits: SuitLetters
    options: Mapping[str, int]
    call: Call | None = None

    @property
    def numbers(self) -> Mapping[str, int]:
        """The numbers that a sum may name: the options, and `level`, that of the call."""
        level = self.call.number if isinstance(self.call, Bid) else 0
        return {**self.options, "level": level}

    def suit(self, symbol: Symbol) -> Suit:
        """Return the suit that a symbol stands for."""
        return self.suits[symbol.text] if symbol.text in VARIABLES else Suit[symbol.text]

    def strain(self, symbol: Symbol) -> Strain:
        """Return the strain that a symbol stands for."""
        return Strain.NT if symbol.text == "NT" else _STRAINS[self.suit(symbol)]

    def bid(self, symbol: Symbol) -> Bid:
        """Return the bid that a symbol stands for."""
        text = symbol.text
        name = text[1:]
        strain = _STRAINS[self.suits[name]] if name in VARIABLES else Strain[name]
        return ALL_BIDS[5 * (int(text[0]) - 1) + strain]

    def limits(self, symbol: Symbol, scale: int = 1) -> tuple[int, int]:
        """Return the range that a symbol stands for."""
        fixed = fixed_limits(symbol.text, scale)
        return RangeText.parse(symbol.text).limits(self.numbers, scale) if fixed is None else fixed

    def with_suits(self, suits: SuitLetters) -> "Scope":
        """Return this scope with other suits for letters."""
        return Scope(self.auction, suits, self.options, self.call)


Clause = Callable[[Scope], HandRequirement]
"""Gives the requirement on the hand; facts of the auction make it `ANYTHING` or `NOTHING`."""
