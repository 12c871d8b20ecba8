"""How the cards of one suit may lie among parts of the table, each way once, with what it is worth."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import NamedTuple

from chelem.simulation.evaluations import worths
from chelem.simulation.suited import Group, Suited


class Share(NamedTuple):
    """A group dealt out: how many of `cards` go to the first of `parts`, to the next …; one of the `ways`."""

    cards: int
    counts: tuple[int, ...]
    parts: tuple[int, ...]
    example: tuple[int, ...]
    ways: int


class Worth(NamedTuple):
    """What a suit gives to each requirement: its number of cards, and what they are worth."""

    lengths: tuple[int, ...]
    worths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """A suit dealt out as far as it is told apart: cards that are placed, and groups that are shared.

    It stands for so many `ways`.
    """

    placed: tuple[int, ...]
    shares: tuple[Share, ...]
    ways: int

    def draw(self, number: int) -> list[int]:
        """The cards of each part in the way of that number, 0 … `ways` − 1."""
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


Found = Mapping[Worth, Sequence[Layout]]
"""The layouts of a suit, by what they give."""


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


def layouts(asked: Suited) -> Found:
    """All the ways to deal a suit out, but for those that break a limit."""
    found: dict[Worth, list[Layout]] = {}
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
    """The ways to share a group out, by number; none for cards that nobody may hold."""
    cards, parts = group
    size = cards.bit_count()
    for first in product(range(size + 1), repeat=len(parts) - 1) if parts else ():
        if sum(first) <= size:
            counts = (*first, size - sum(first))
            yield Share(cards, counts, parts, *_dealt(cards, counts))


def _dealt(cards: int, counts: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """One way to share cards out by number, and how many ways there are."""
    example, ways = [], 1
    for count in counts:
        ways *= comb(cards.bit_count(), count)
        example.append(subsets(cards, count)[0])
        cards ^= example[-1]
    return tuple(example), ways


def _worth(asked: Suited, held: Sequence[int]) -> Worth | None:
    """What the cards that the parts hold give to each requirement; None where they break a limit."""
    lengths: list[int] = []
    values: list[int] = []
    for inquiry in asked.inquiries:
        cards = 0
        for part in inquiry.parts:
            cards |= held[part]
        if any(not low <= worths(of_suit)[cards] <= high for of_suit, low, high in inquiry.limits):
            return None
        lengths.append(cards.bit_count())
        values += [worths(of_suit)[cards] for of_suit in inquiry.worths]
    return Worth(tuple(lengths), tuple(values))


def _layout(shares: Sequence[Share], parts: int) -> Layout:
    """With what can lie in one way alone placed already."""
    placed, left = [0] * parts, []
    for share in shares:
        if share.ways == 1:
            for part, cards in zip(share.parts, share.example, strict=True):
                placed[part] |= cards
        else:
            left.append(share)
    return Layout(tuple(placed), tuple(left), prod(share.ways for share in left))
