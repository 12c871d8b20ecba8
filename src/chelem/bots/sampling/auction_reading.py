"""Ways to read the calls of a deal: what they say about the hidden hands."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from chelem.bots.sampling.layouts import LayoutSpace, Sample
from chelem.core import Side
from chelem.engine import Game, State

OVERSAMPLING, MOST_DRAWN = 8, 600
"""Layouts that a reading returns for each one to be kept, and the most in all if that is enough."""


@dataclass(frozen=True, slots=True)
class Listener:
    """Who reads the calls: a player of a side, and what it sees of the match."""

    state: State
    side: Side


class CallReading(Protocol):
    """A way to read the calls of a deal."""

    def knows_system(self, game: Game) -> bool:
        """Return whether it knows by which system the calls of a game are made."""

    def likely_layouts(self, space: LayoutSpace, listener: Listener, count: int, rng: Random) -> Sample:
        """Return layouts of a space, weighed by the calls: several for each of the `count` to keep."""


@dataclass(frozen=True, slots=True)
class UnreadCalls:
    """Takes layouts to be equally likely, whatever was called."""

    def knows_system(self, _: Game, /) -> bool:
        """Return False."""
        return False

    def likely_layouts(self, space: LayoutSpace, _: Listener, count: int, rng: Random, /) -> Sample:
        """Return layouts of a space: several for each of the `count` to keep."""
        return space.sample(number_to_weigh(count), rng)


UNREAD = UnreadCalls()


def number_to_weigh(count: int) -> int:
    """Return how many layouts to weigh where `count` are kept."""
    return max(count, min(count * OVERSAMPLING, MOST_DRAWN))
