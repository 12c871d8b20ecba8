"""Conditions on a deal, combined with `&`, `|` and `~`."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product

from chelem.core import Deal, Hand
from chelem.simulation.requirements import Bits, Requirement

DealPredicate = Callable[[Deal], object]
Box = tuple[Requirement, ...]
"""Requirements that must all hold, at most one for the same seats."""
MAX_BOXES = 8
"""The most boxes in a cover."""


@dataclass(frozen=True, slots=True)
class Cover:
    """Boxes whose union contains every deal that meets a condition.

    If `exact`, every deal in a box meets it.
    """

    boxes: tuple[Box, ...]
    exact: bool


FULL_COVER = Cover(((),), exact=False)


class Condition(ABC):
    """A predicate on deals that can be combined with others.

    `a & b` is both, `a | b` either, `~a` not `a`. One operand may be a plain function of a deal.

    >>> from chelem import Seat
    >>> from chelem.simulation import hand
    >>> weak_two = hand("N", shape="x6xx", hcp="6-10") & (lambda deal: deal[Seat.S].hcp > 15)
    >>> weak_two(Deal.parse("N:T9.KJT863.A9.T86 642.A742.K654.94 AKJ53.Q5.QJ.A732 Q87.9.T8732.KQJ5"))
    True
    """

    __slots__ = ()

    @abstractmethod
    def accepts(self, hands: Bits) -> bool:
        """Return whether these four hands meet the condition."""

    @abstractmethod
    def cover(self) -> Cover:
        """Return boxes that contain every deal of the condition: they are counted, and dealt from."""

    def __call__(self, deal: Deal) -> bool:
        """Return whether the deal meets the condition."""
        north, east, south, west = deal.hands
        return self.accepts((north.bits, east.bits, south.bits, west.bits))

    def __and__(self, other: "Condition | DealPredicate") -> "Condition":
        return Conjunction((self, as_condition(other)))

    def __rand__(self, other: DealPredicate) -> "Condition":
        return Conjunction((as_condition(other), self))

    def __or__(self, other: "Condition | DealPredicate") -> "Condition":
        return Disjunction((self, as_condition(other)))

    def __ror__(self, other: DealPredicate) -> "Condition":
        return Disjunction((as_condition(other), self))

    def __invert__(self) -> "Condition":
        return Negation(self)

    def __bool__(self) -> bool:
        raise TypeError("combine conditions with & | ~ instead of and, or, not")


@dataclass(frozen=True, slots=True)
class Required(Condition):
    """A requirement as a condition; `text` is the expression that made it."""

    requirement: Requirement
    text: str = field(default="", compare=False)

    def accepts(self, hands: Bits) -> bool:
        """Return whether the hands satisfy the requirement."""
        return self.requirement.accepts(hands)

    def cover(self) -> Cover:
        """Return the requirement itself."""
        return Cover(((self.requirement,),), exact=True)

    def __repr__(self) -> str:
        return self.text or f"Required({self.requirement!r})"


@dataclass(frozen=True, slots=True)
class Predicate(Condition):
    """A function of the deal as a condition."""

    test: DealPredicate

    def accepts(self, hands: Bits) -> bool:
        """Return whether the function accepts the deal."""
        north, east, south, west = map(Hand, hands)
        return bool(self.test(Deal((north, east, south, west))))

    def cover(self) -> Cover:
        """Return the cover of every deal: nothing is known about the function."""
        return FULL_COVER

    def __repr__(self) -> str:
        return getattr(self.test, "__name__", "") or repr(self.test)


@dataclass(frozen=True, slots=True)
class Conjunction(Condition):
    """The conjunction of its parts."""

    parts: tuple[Condition, ...]

    def accepts(self, hands: Bits) -> bool:
        """Return whether all parts accept the deal."""
        return all(part.accepts(hands) for part in self.parts)

    def cover(self) -> Cover:
        """Return the intersections of the parts' boxes; parts that would make too many are left out."""
        boxes: list[Box] = [()]
        exact = True
        for part in sorted((part.cover() for part in self.parts), key=lambda cover: len(cover.boxes)):
            few_enough = len(boxes) * len(part.boxes) <= MAX_BOXES
            exact = exact and part.exact and few_enough
            if few_enough:
                pairs = (_intersect(*pair) for pair in product(boxes, part.boxes))
                boxes = [box for box in pairs if box is not None]
        return Cover(tuple(boxes), exact)

    def __repr__(self) -> str:
        return " & ".join(
            f"({part!r})" if isinstance(part, Disjunction) else repr(part) for part in self.parts
        )


@dataclass(frozen=True, slots=True)
class Disjunction(Condition):
    """The disjunction of its parts."""

    parts: tuple[Condition, ...]

    def accepts(self, hands: Bits) -> bool:
        """Return whether any part accepts the deal."""
        return any(part.accepts(hands) for part in self.parts)

    def cover(self) -> Cover:
        """Return the boxes of all parts, or every deal if there are too many."""
        covers = [part.cover() for part in self.parts]
        boxes = tuple(box for cover in covers for box in cover.boxes)
        return Cover(boxes, all(cover.exact for cover in covers)) if len(boxes) <= MAX_BOXES else FULL_COVER

    def __repr__(self) -> str:
        return " | ".join(map(repr, self.parts))


@dataclass(frozen=True, slots=True)
class Negation(Condition):
    """The negation of its part."""

    part: Condition

    def accepts(self, hands: Bits) -> bool:
        """Return whether the part does not accept the deal."""
        return not self.part.accepts(hands)

    def cover(self) -> Cover:
        """Return the cover of every deal: negations are not counted."""
        return FULL_COVER

    def __repr__(self) -> str:
        return f"~({self.part!r})" if isinstance(self.part, (Conjunction, Disjunction)) else f"~{self.part!r}"


ANY_DEAL = Conjunction(())
"""The condition that every deal meets."""


def as_condition(test: Condition | DealPredicate) -> Condition:
    """Turn a function of a deal into a condition, for `&`, `|` and `~`; also a decorator.

    >>> from chelem import Seat, Suit
    >>> @as_condition
    ... def major(deal):
    ...     return deal[Seat.N].length(Suit.S) > 4 or deal[Seat.N].length(Suit.H) > 4
    >>> ~major
    ~major
    """
    return test if isinstance(test, Condition) else Predicate(test)


def _intersect(box: Box, other: Box) -> Box | None:
    """Return the requirements of both boxes; None if two of them contradict each other."""
    joined = {requirement.seats: requirement for requirement in box}
    for requirement in other:
        own = joined.get(requirement.seats)
        common = requirement if own is None else own & requirement
        if common is None:
            return None
        joined[requirement.seats] = common
    return tuple(joined.values())
