"""What is asked of one suit: which of its cards are told apart, who may hold them, what they are worth."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, prod
from typing import NamedTuple

from chelem.core.cards import Suit
from chelem.core.seats import Seat
from chelem.simulation.evaluations import OfSuit
from chelem.simulation.requirements import Requirement, limit

Part = tuple[Seat, ...]
"""Seats whose cards need not be told apart."""


class Group(NamedTuple):
    """Cards of a suit (bit r for rank r) that are worth the same to all, and the parts that may hold them."""

    cards: int
    parts: tuple[int, ...]


class Inquiry(NamedTuple):
    """What a requirement wants of a suit: what the cards of `parts` are worth, and that within limits."""

    parts: tuple[int, ...]
    worths: tuple[OfSuit, ...]
    limits: tuple[tuple[OfSuit, float, float], ...]


@dataclass(frozen=True, slots=True)
class Suited:
    """All that matters of a suit; suits of which the same is asked are equal."""

    parts: int
    groups: tuple[Group, ...]
    inquiries: tuple[Inquiry, ...]

    @property
    def effort(self) -> int:
        """In how many ways its groups can be shared out."""
        return prod(
            comb(cards.bit_count() + len(parts) - 1, cards.bit_count()) for cards, parts in self.groups
        )


def suited(suit: Suit, parts: Sequence[Part], requirements: Sequence[Requirement]) -> Suited:
    """What the requirements ask of a suit, for a table in these parts."""
    inquiries = []
    for requirement in requirements:
        within = tuple(place for place, part in enumerate(parts) if part[0] in requirement.seats)
        limits = tuple(
            (evaluation.of_suit, *limit(evaluation, wide))
            for (place, evaluation), wide in requirement.suits.items()
            if place is suit
        )
        worths = tuple(evaluation.of_suit for evaluation in requirement.ranges)
        inquiries.append(Inquiry(within, worths, limits))
    return Suited(len(parts), _groups(suit, parts, requirements), tuple(inquiries))


def _groups(suit: Suit, parts: Sequence[Part], requirements: Sequence[Requirement]) -> tuple[Group, ...]:
    """The suit's cards, those together that no requirement tells apart."""
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


def _may_hold(part: Part, requirements: Sequence[Requirement], card: int) -> bool:
    """Whether no requirement keeps a card from a part's seats."""
    return not any(
        card & (requirement.lacks if part[0] in requirement.seats else requirement.holds).bits
        for requirement in requirements
    )
