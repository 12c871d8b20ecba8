"""Where a condition is decided: the auction, suits for letters, the options, the rule's call."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from chelem.bots.systems.number_ranges import RangeText, fixed_limits
from chelem.bots.systems.public_auction import PublicAuction
from chelem.bots.systems.requirements import NOTHING, HandRequirement
from chelem.bots.systems.syntax import VARIABLES, Symbol
from chelem.core import ALL_BIDS, SUITS, Bid, Call, Strain, Suit

SuitLetters = Mapping[str, Suit]
"""The suits that letters stand for."""
_SUITS = {suit.name: suit for suit in SUITS}
_STRAINS = {suit: Strain(suit) for suit in SUITS}
_BIDS = {str(bid): bid for bid in ALL_BIDS}


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
        text = symbol.text
        return self.suits[text] if text in VARIABLES else _SUITS[text]

    def strain(self, symbol: Symbol) -> Strain:
        """Return the strain that a symbol stands for."""
        return Strain.NT if symbol.text == "NT" else _STRAINS[self.suit(symbol)]

    def bid(self, symbol: Symbol) -> Bid:
        """Return the bid that a symbol stands for."""
        text = symbol.text
        if (fixed := _BIDS.get(text)) is not None:
            return fixed
        return ALL_BIDS[5 * (int(text[0]) - 1) + self.suits[text[1:]]]

    def limits(self, symbol: Symbol, scale: int = 1) -> tuple[int, int]:
        """Return the range that a symbol stands for."""
        fixed = fixed_limits(symbol.text, scale)
        return RangeText.parse(symbol.text).limits(self.numbers, scale) if fixed is None else fixed

    def with_suits(self, suits: SuitLetters) -> "Scope":
        """Return this scope with other suits for letters."""
        return Scope(self.auction, suits, self.options, self.call)


@dataclass(frozen=True, slots=True, eq=False)
class Clause:
    """Gives the requirement on the hand; facts of the auction make it `ANYTHING` or `NOTHING`.

    What it gives is kept: for always if it asks nothing of the auction, else with that auction.
    """

    given: Callable[[Scope], HandRequirement]
    letters: tuple[str, ...] = ()
    """The letters whose suits it needs."""
    of_auction: bool = False
    """Whether it depends on the auction."""
    of_level: bool = False
    """Whether it depends on the level of the rule's call."""
    fact: bool = False
    """Whether it is about the auction alone."""
    slow: bool = False
    """Whether it asks what a player has shown."""
    _always: dict["ClauseKey", HandRequirement] = field(default_factory=dict, repr=False)

    def __call__(self, scope: Scope) -> HandRequirement:
        """Return what it gives where it is decided."""
        kept = scope.auction.given if self.of_auction else self._always
        key = self.key(scope) if self.letters or self.of_level else self
        if (known := kept.get(key)) is None:
            known = kept[key] = self.given(scope)
        return known

    def key(self, scope: Scope) -> "ClauseKey":
        """Return by what that is kept: the clause, with the level and the suits of letters that it needs."""
        suits = scope.suits
        if self.of_level:
            level = scope.call.number if isinstance(scope.call, Bid) else 0
            return (self, level, *[suits[letter] for letter in self.letters])
        return (self, *[suits[letter] for letter in self.letters]) if self.letters else self

    def holds(self, scope: Scope) -> bool:
        """Return whether a fact of the auction is true, or some hand may meet the requirement."""
        return self(scope) is not NOTHING


ClauseKey = Clause | tuple[Clause | int, ...]
"""A clause; the level of a call and the suits of its letters where it needs them."""
