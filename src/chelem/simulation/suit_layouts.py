"""The ways the cards of one suit can lie among groups of seats, each listed once with its values."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import NamedTuple

from chelem.core.cards import Suit
from chelem.core.seats import Seat
from chelem.simulation.evaluations import OfSuit, values_of_holdings
from chelem.simulation.requirements import Requirement, scaled_limits

SeatGroup = tuple[Seat, ...]
"""Seats that no requirement distinguishes."""


class Group(NamedTuple):
    """Equivalent cards of a suit (bit r for rank r), and the indices of the parts that may hold them."""

    cards: int
    parts: tuple[int, ...]


class SuitLimits(NamedTuple):
    """What one requirement asks of a suit: the values of the cards of `parts`, and limits on them."""

    parts: tuple[int, ...]
    values: tuple[OfSuit, ...]
    limits: tuple[tuple[OfSuit, float, float], ...]


@dataclass(frozen=True, slots=True)
class SuitQuery:
    """Everything asked of a suit; suits with the same requirements compare equal."""

    parts: int
    groups: tuple[Group, ...]
    limits_by_requirement: tuple[SuitLimits, ...]

    @property
    def effort(self) -> int:
        """The number of ways to split its groups, an upper bound of the layouts."""
        return prod(
            comb(cards.bit_count() + len(parts) - 1, cards.bit_count()) for cards, parts in self.groups
        )


def query_suit(suit: Suit, parts: Sequence[SeatGroup], requirements: Sequence[Requirement]) -> SuitQuery:
    """What the requirements ask of a suit when the table is divided into these parts."""
    limits_by_requirement = []
    for requirement in requirements:
        within = tuple(place for place, part in enumerate(parts) if part[0] in requirement.seats)
        limits = tuple(
            (evaluation.of_suit, *scaled_limits(evaluation, wide))
            for (place, evaluation), wide in requirement.suits.items()
            if place is suit
        )
        suit_values = tuple(evaluation.of_suit for evaluation in requirement.ranges)
        limits_by_requirement.append(SuitLimits(within, suit_values, limits))
    return SuitQuery(len(parts), _groups(suit, parts, requirements), tuple(limits_by_requirement))


def _groups(suit: Suit, parts: Sequence[SeatGroup], requirements: Sequence[Requirement]) -> tuple[Group, ...]:
    """The suit's cards in groups of equivalent ones."""
    seen = 0
    for requirement in requirements:
        for evaluation in requirement.ranges:
            seen |= evaluation.sees
        for place, evaluation in requirement.suits:
            seen |= evaluation.sees if place is suit else 0
    together: dict[tuple[int, tuple[int, ...]], int] = {}
    for rank in range(13):
        card = 1 << 13 * suit + rank
        holders = tuple(place for place, part in enumerate(parts) if _may_hold(part, requirements, card))
        key = rank if seen >> rank & 1 else -1, holders
        together[key] = together.get(key, 0) | 1 << rank
    return tuple(Group(cards, holders) for (_, holders), cards in together.items())


def _may_hold(part: SeatGroup, requirements: Sequence[Requirement], card: int) -> bool:
    """Whether no requirement keeps a card out of a part."""
    return not any(
        card & (requirement.lacks if part[0] in requirement.seats else requirement.holds).bits
        for requirement in requirements
    )


class Share(NamedTuple):
    """A split of a group: the number of `cards` for each of `parts`, an example, and the number of `ways`."""

    cards: int
    counts: tuple[int, ...]
    parts: tuple[int, ...]
    example: tuple[int, ...]
    ways: int


class SuitValue(NamedTuple):
    """What a suit contributes to each requirement: a number of cards, and evaluation values."""

    lengths: tuple[int, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """A partial suit distribution: fixed cards, and groups of equivalent cards still to split.

    It stands for `ways` full distributions.
    """

    placed: tuple[int, ...]
    shares: tuple[Share, ...]
    ways: int

    def draw(self, number: int) -> list[int]:
        """The cards of each part in distribution `number`, 0 … `ways` − 1."""
        hands = list(self.placed)
        for cards, counts, parts, _, _ in self.shares:
            left = cards
            for count, part in zip(counts, parts, strict=False):
                chosen = subsets(left, count)
                number, place = divmod(number, len(chosen))
                hands[part] |= chosen[place]
                left &= ~chosen[place]
            hands[parts[-1]] |= left
        return hands


LayoutsByValue = Mapping[SuitValue, Sequence[Layout]]
"""The layouts of a suit, by what they contribute."""


@lru_cache(2048)
def subsets(cards: int, count: int) -> tuple[int, ...]:
    """The sets of `count` of these cards."""
    if count == 0:
        return (0,)
    if count > cards.bit_count():
        return ()
    lowest = cards & -cards
    rest = cards ^ lowest
    return (*subsets(rest, count), *(lowest | some for some in subsets(rest, count - 1)))


def group_layouts(asked: SuitQuery) -> LayoutsByValue:
    """Every layout of a suit that breaks no limit."""
    found: dict[SuitValue, list[Layout]] = {}
    for shares in product(*(list(_shares(group)) for group in asked.groups)):
        held = [0] * asked.parts
        for share in shares:
            for part, some in zip(share.parts, share.example, strict=True):
                held[part] |= some
        worth = _worth(asked, held)
        if worth is not None:
            found.setdefault(worth, []).append(_layout(shares, asked.parts))
    return found


def _shares(group: Group) -> Iterator[Share]:
    """The splits of a group; none if nobody may hold its cards."""
    cards, parts = group
    size = cards.bit_count()
    for first in product(range(size + 1), repeat=len(parts) - 1) if parts else ():
        if sum(first) <= size:
            counts = (*first, size - sum(first))
            yield Share(cards, counts, parts, *_dealt(cards, counts))


def _dealt(cards: int, counts: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """One way to split the cards by count, and the number of ways."""
    example, ways = [], 1
    for count in counts:
        ways *= comb(cards.bit_count(), count)
        example.append(subsets(cards, count)[0])
        cards ^= example[-1]
    return tuple(example), ways


def _worth(asked: SuitQuery, held: Sequence[int]) -> SuitValue | None:
    """What the parts' cards contribute to each requirement; None if they break a limit."""
    lengths: list[int] = []
    values: list[int] = []
    for inquiry in asked.limits_by_requirement:
        cards = 0
        for part in inquiry.parts:
            cards |= held[part]
        if any(
            not low <= values_of_holdings(of_suit)[cards] <= high for of_suit, low, high in inquiry.limits
        ):
            return None
        lengths.append(cards.bit_count())
        values += [values_of_holdings(of_suit)[cards] for of_suit in inquiry.values]
    return SuitValue(tuple(lengths), tuple(values))


def _layout(shares: Sequence[Share], parts: int) -> Layout:
    """The layout of these splits, with groups that can lie in only one way already placed."""
    placed, left = [0] * parts, []
    for share in shares:
        if share.ways == 1:
            for part, cards in zip(share.parts, share.example, strict=True):
                placed[part] |= cards
        else:
            left.append(share)
    return Layout(tuple(placed), tuple(left), prod(share.ways for share in left))
