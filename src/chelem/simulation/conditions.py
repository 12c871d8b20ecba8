"""Conditions on a deal, combined with `&`, `|` and `~`."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product

from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.simulation.requirements import Bits, Requirement

DealPredicate = Callable[[Deal], object]
Box = tuple[Requirement, ...]
"""Requirements that must all hold, at most one for the same seats."""
MOST = 8
"""Most boxes in a cover."""


@dataclass(frozen=True, slots=True)
class Cover:
    """Boxes that together contain every deal of a condition.

    If `exact`, every deal in a box meets the condition.
    """

    boxes: tuple[Box, ...]
    exact: bool


EVERYTHING = Cover(((),), exact=False)


class Condition(ABC):
    """A predicate on deals that can be combined with others.

    `a & b` is both, `a | b` either, `~a` not `a`; one of the two may be any function of a deal.

    >>> from chelem import Seat
    >>> from chelem.simulation import hand
    >>> weak_two = hand("N", shape="x6xx", hcp="6-10") & (lambda deal: deal[Seat.S].hcp > 15)
    >>> weak_two(Deal.parse("N:T9.KJT863.A9.T86 642.A742.K654.94 AKJ53.Q5.QJ.A732 Q87.9.T8732.KQJ5"))
    True
    """

    __slots__ = ()

    @abstractmethod
    def accepts(self, hands: Bits) -> bool:
        """Whether these four hands meet the condition."""

    @abstractmethod
    def cover(self) -> Cover:
        """The boxes to count and deal from."""

    def __call__(self, deal: Deal) -> bool:
        """Whether the deal meets the condition."""
        north, east, south, west = deal.hands
        return self.accepts((north.bits, east.bits, south.bits, west.bits))

    def __and__(self, other: "Condition | DealPredicate") -> "Condition":
        return All((self, as_condition(other)))

    def __rand__(self, other: DealPredicate) -> "Condition":
        return All((as_condition(other), self))

    def __or__(self, other: "Condition | DealPredicate") -> "Condition":
        return Some((self, as_condition(other)))

    def __ror__(self, other: DealPredicate) -> "Condition":
        return Some((as_condition(other), self))

    def __invert__(self) -> "Condition":
        return Not(self)

    def __bool__(self) -> bool:
        raise TypeError("conditions are joined with & | ~, not with and, or, not")


@dataclass(frozen=True, slots=True)
class Required(Condition):
    """A requirement as a condition; `text` is how it was written."""

    requirement: Requirement
    text: str = field(default="", compare=False)

    def accepts(self, hands: Bits) -> bool:
        """Whether the hands satisfy the requirement."""
        return self.requirement.accepts(hands)

    def cover(self) -> Cover:
        """The requirement itself."""
        return Cover(((self.requirement,),), exact=True)

    def __repr__(self) -> str:
        return self.text or f"Required({self.requirement!r})"


@dataclass(frozen=True, slots=True)
class Predicate(Condition):
    """Any function of the deal."""

    test: DealPredicate

    def accepts(self, hands: Bits) -> bool:
        """Whether the function accepts the deal."""
        north, east, south, west = map(Hand, hands)
        return bool(self.test(Deal((north, east, south, west))))

    def cover(self) -> Cover:
        """Every deal: nothing is known about the function."""
        return EVERYTHING

    def __repr__(self) -> str:
        return getattr(self.test, "__name__", "") or repr(self.test)


@dataclass(frozen=True, slots=True)
class All(Condition):
    """All of its parts."""

    parts: tuple[Condition, ...]

    def accepts(self, hands: Bits) -> bool:
        """Whether all parts accept the deal."""
        return all(part.accepts(hands) for part in self.parts)

    def cover(self) -> Cover:
        """The product of the parts' boxes; parts that would make too many are left out."""
        boxes: list[Box] = [()]
        exact = True
        for part in sorted((part.cover() for part in self.parts), key=lambda cover: len(cover.boxes)):
            small = len(boxes) * len(part.boxes) <= MOST
            exact = exact and part.exact and small
            if small:
                pairs = (_crossed(*pair) for pair in product(boxes, part.boxes))
                boxes = [box for box in pairs if box is not None]
        return Cover(tuple(boxes), exact)

    def __repr__(self) -> str:
        return " & ".join(f"({part!r})" if isinstance(part, Some) else repr(part) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Some(Condition):
    """At least one of its parts."""

    parts: tuple[Condition, ...]

    def accepts(self, hands: Bits) -> bool:
        """Whether any part accepts the deal."""
        return any(part.accepts(hands) for part in self.parts)

    def cover(self) -> Cover:
        """The boxes of all parts, or every deal if there are too many."""
        covers = [part.cover() for part in self.parts]
        boxes = tuple(box for cover in covers for box in cover.boxes)
        return Cover(boxes, all(cover.exact for cover in covers)) if len(boxes) <= MOST else EVERYTHING

    def __repr__(self) -> str:
        return " | ".join(map(repr, self.parts))


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """The negation of its part."""

    part: Condition

    def accepts(self, hands: Bits) -> bool:
        """Whether the part does not accept the deal."""
        return not self.part.accepts(hands)

    def cover(self) -> Cover:
        """Every deal: negations are not counted."""
        return EVERYTHING

    def __repr__(self) -> str:
        return f"~({self.part!r})" if isinstance(self.part, (All, Some)) else f"~{self.part!r}"


ANY_DEAL = All(())
"""The condition that every deal meets."""


def as_condition(test: Condition | DealPredicate) -> Condition:
    """Turn a function of a deal into a condition, so that `&`, `|` and `~` apply; usable as a decorator.

    >>> from chelem import Seat, Suit
    >>> @as_condition
    ... def major(deal):
    ...     return deal[Seat.N].length(Suit.S) > 4 or deal[Seat.N].length(Suit.H) > 4
    >>> ~major
    ~major
    """
    return test if isinstance(test, Condition) else Predicate(test)


def _crossed(box: Box, other: Box) -> Box | None:
    """The requirements of both boxes; None if two of them contradict each other."""
    joined = {requirement.seats: requirement for requirement in box}
    for requirement in other:
        same = joined.get(requirement.seats)
        common = requirement if same is None else same & requirement
        if common is None:
            return None
        joined[requirement.seats] = common
    return tuple(joined.values())
