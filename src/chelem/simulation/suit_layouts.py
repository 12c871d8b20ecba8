"""The layouts of one suit among groups of seats, each listed once with its values."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import NamedTuple

from chelem.core import Seat, Suit
from chelem.simulation.evaluations import OfSuit, values_of_holdings
from chelem.simulation.requirements import Requirement, scaled_limits

SeatGroup = tuple[Seat, ...]
"""Seats that no requirement distinguishes."""


class CardGroup(NamedTuple):
    """Equivalent cards of a suit (bit r for rank r), and the seat groups that may hold them, by index."""

    cards: int
    holders: tuple[int, ...]


class SuitLimits(NamedTuple):
    """What one requirement tracks in a suit, for the combined cards of the seat groups `groups`.

    `evaluations` are those to add up over the suits, `limits` the ranges of evaluations of this suit.
    """

    groups: tuple[int, ...]
    evaluations: tuple[OfSuit, ...]
    limits: tuple[tuple[OfSuit, float, float], ...]


@dataclass(frozen=True, slots=True)
class SuitQuery:
    """What the requirements track in a suit; suits with the same requirements compare equal."""

    group_count: int
    card_groups: tuple[CardGroup, ...]
    limits_by_requirement: tuple[SuitLimits, ...]

    @property
    def max_layouts(self) -> int:
        """An upper bound of the number of layouts: the number of ways to split the card groups."""
        return prod(
            comb(cards.bit_count() + len(holders) - 1, cards.bit_count())
            for cards, holders in self.card_groups
        )


def query_suit(suit: Suit, groups: Sequence[SeatGroup], requirements: Sequence[Requirement]) -> SuitQuery:
    """Return what the requirements track in a suit, for these groups of seats."""
    limits_by_requirement = []
    for requirement in requirements:
        within = tuple(place for place, group in enumerate(groups) if group[0] in requirement.seats)
        limits = tuple(
            (evaluation.of_suit, *scaled_limits(evaluation, limit))
            for (limited, evaluation), limit in requirement.suits.items()
            if limited is suit
        )
        summed = tuple(evaluation.of_suit for evaluation in requirement.ranges)
        limits_by_requirement.append(SuitLimits(within, summed, limits))
    return SuitQuery(len(groups), _card_groups(suit, groups, requirements), tuple(limits_by_requirement))


def _card_groups(
    suit: Suit, groups: Sequence[SeatGroup], requirements: Sequence[Requirement]
) -> tuple[CardGroup, ...]:
    """Return the suit's cards in groups of equivalent ones."""
    distinguished = 0
    for requirement in requirements:
        for evaluation in requirement.ranges:
            distinguished |= evaluation.ranks
        for limited, evaluation in requirement.suits:
            distinguished |= evaluation.ranks if limited is suit else 0
    cards_by_kind: dict[tuple[int, tuple[int, ...]], int] = {}
    for rank in range(13):
        card = 1 << 13 * suit + rank
        holders = tuple(place for place, group in enumerate(groups) if _may_hold(group, requirements, card))
        kind = rank if distinguished >> rank & 1 else -1, holders
        cards_by_kind[kind] = cards_by_kind.get(kind, 0) | 1 << rank
    return tuple(CardGroup(cards, holders) for (_, holders), cards in cards_by_kind.items())


def _may_hold(group: SeatGroup, requirements: Sequence[Requirement], card: int) -> bool:
    """Return whether the requirements allow a seat group to hold a card."""
    return not any(
        card & (requirement.lacks if group[0] in requirement.seats else requirement.holds).bits
        for requirement in requirements
    )


class CardSplit(NamedTuple):
    """A split of a card group: how many of its `cards` each of `holders` gets.

    `example` is one such split, as bits; there are `distributions` of them.
    """

    cards: int
    counts: tuple[int, ...]
    holders: tuple[int, ...]
    example: tuple[int, ...]
    distributions: int


class SuitValue(NamedTuple):
    """What a suit contributes to each requirement: a number of cards, and evaluation values."""

    lengths: tuple[int, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """A partial distribution of a suit: cards already placed, and card groups still to split.

    It stands for `distributions` full distributions.
    """

    placed: tuple[int, ...]
    splits: tuple[CardSplit, ...]
    distributions: int

    def cards_by_group(self, number: int) -> list[int]:
        """Return the cards of each seat group in distribution `number`, 0 … `distributions` − 1."""
        placed = list(self.placed)
        for cards, counts, holders, _, _ in self.splits:
            remaining = cards
            for count, holder in zip(counts, holders, strict=False):
                candidates = subsets(remaining, count)
                number, place = divmod(number, len(candidates))
                placed[holder] |= candidates[place]
                remaining &= ~candidates[place]
            placed[holders[-1]] |= remaining
        return placed


LayoutsByValue = Mapping[SuitValue, Sequence[Layout]]
"""The layouts of a suit, by what they contribute."""


@lru_cache(2048)
def subsets(cards: int, count: int) -> tuple[int, ...]:
    """Return the sets of `count` of these cards."""
    if count == 0:
        return (0,)
    if count > cards.bit_count():
        return ()
    lowest = cards & -cards
    rest = cards ^ lowest
    return (*subsets(rest, count), *(lowest | some for some in subsets(rest, count - 1)))


def group_layouts(query: SuitQuery) -> LayoutsByValue:
    """Return every layout of a suit within the limits."""
    layouts: dict[SuitValue, list[Layout]] = {}
    for splits in product(*(list(_splits(group)) for group in query.card_groups)):
        placed = [0] * query.group_count
        for split in splits:
            for holder, cards in zip(split.holders, split.example, strict=True):
                placed[holder] |= cards
        value = _suit_value(query, placed)
        if value is not None:
            layouts.setdefault(value, []).append(_layout(splits, query.group_count))
    return layouts


def _splits(group: CardGroup) -> Iterator[CardSplit]:
    """Yield the splits of a card group; none if no seat may hold its cards."""
    cards, holders = group
    size = cards.bit_count()
    for first in product(range(size + 1), repeat=len(holders) - 1) if holders else ():
        if sum(first) <= size:
            counts = (*first, size - sum(first))
            yield CardSplit(cards, counts, holders, *_example_split(cards, counts))


def _example_split(cards: int, counts: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """Return one split of the cards with these counts, and the number of such splits."""
    example, distributions = [], 1
    for count in counts:
        distributions *= comb(cards.bit_count(), count)
        example.append(subsets(cards, count)[0])
        cards ^= example[-1]
    return tuple(example), distributions


def _suit_value(query: SuitQuery, placed: Sequence[int]) -> SuitValue | None:
    """Return what the groups' cards contribute to each requirement; None if they exceed a limit."""
    lengths: list[int] = []
    values: list[int] = []
    for tracked in query.limits_by_requirement:
        cards = 0
        for group in tracked.groups:
            cards |= placed[group]
        if any(
            not low <= values_of_holdings(of_suit)[cards] <= high for of_suit, low, high in tracked.limits
        ):
            return None
        lengths.append(cards.bit_count())
        values += [values_of_holdings(of_suit)[cards] for of_suit in tracked.evaluations]
    return SuitValue(tuple(lengths), tuple(values))


def _layout(splits: Sequence[CardSplit], group_count: int) -> Layout:
    """Return the layout of these splits, with the unique ones already placed."""
    placed, unplaced = [0] * group_count, []
    for split in splits:
        if split.distributions == 1:
            for holder, cards in zip(split.holders, split.example, strict=True):
                placed[holder] |= cards
        else:
            unplaced.append(split)
    return Layout(tuple(placed), tuple(unplaced), prod(split.distributions for split in unplaced))
