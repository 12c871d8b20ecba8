"""The bots at the other tables of a board: a field of pairs that differ, as in a club."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, TypeVar

from chelem.bots import BoardScoring
from chelem.bots.configuration import DEFAULT_STYLE, Configuration
from chelem.bots.systems.names import known_systems
from chelem.bots.table_bots import STRENGTHS
from chelem.core import Seat, Side

if TYPE_CHECKING:
    from chelem.bots.bot import Bot

T = TypeVar("T")

FIELD_STYLES = (DEFAULT_STYLE, "sound", "light", "aggressive")
"""The styles in which the field bids its systems."""

QUICK = ("instant",)
"""The strength of a field whose results many tables wait for at once."""

DAILY_FIELD = 16
"""The results that a board is compared among: people who have played it, filled up with tables of robots."""
DAILY_ROBOTS = DAILY_FIELD - 1
"""The tables of robots that play a board: enough for the first person who does."""
DAILY_STRENGTHS = STRENGTHS
"""The strengths of the robots of that field, as many of each: the visitor's are of the middle one."""


@dataclass(frozen=True, slots=True)
class RobotTable:
    """The pairs of a table by system, style and strength, its players' seed, and what they play for."""

    north_south: Configuration
    east_west: Configuration
    seed: int
    scoring: BoardScoring = BoardScoring.IMPS

    def player(self, seat: Seat) -> "Bot":
        """Return the bot at a seat."""
        from chelem.bots.field_player import new_field_player  # noqa: PLC0415 - bots are loaded by their workers only
        from chelem.bots.occasion import Occasion  # noqa: PLC0415 - as above

        ours, theirs = self.north_south, self.east_west
        if seat.side is not Side.NS:
            ours, theirs = theirs, ours
        return new_field_player(ours, Occasion(theirs, self.scoring), self.seed + seat)


def field_for_board(
    match: str,
    deal: int,
    count: int,
    strengths: Sequence[str] = QUICK,
    scoring: BoardScoring = BoardScoring.IMPS,
) -> tuple[RobotTable, ...]:
    """Return the tables of a field on a deal of a match, the same for the same arguments.

    The pairs stay for all deals of the match, so that they can be ranked at its end. All pairs of a direction
    differ in system or style while there are enough of these. A direction has each strength as often, also
    among its first pairs. Both directions are drawn in the same way, so that on average neither is stronger.
    """
    seating, forces = Random(f"field {match}"), Random(f"strengths {match}")  # noqa: S311 - repeatable, not secret
    chance = Random(f"field {match} {deal}")  # noqa: S311 - repeatable, not secret
    north_south, east_west = (
        [replace(pair, strength=strength) for pair, strength in zip(pairs, found, strict=True)]
        for pairs, found in (
            (_shuffled(ways_to_bid(), seating, count), _shuffled(strengths, forces, count)) for _ in range(2)
        )
    )
    return tuple(
        RobotTable(ours, theirs, chance.randrange(1 << 30), scoring)
        for ours, theirs in zip(north_south, east_west, strict=True)
    )


def _shuffled(values: Sequence[T], chance: Random, count: int) -> list[T]:
    """Return `count` values: all of them in random order, then all in another, and so on."""
    found: list[T] = []
    while len(found) < count:
        found += chance.sample(values, len(values))
    return found[:count]


@cache
def ways_to_bid() -> tuple[Configuration, ...]:
    """Return the ways in which pairs of a field bid, at the least strength."""
    return tuple(
        Configuration(QUICK[0], system, style) for system in known_systems() for style in FIELD_STYLES
    )
