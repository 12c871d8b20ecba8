"""At which table each entrant of a drawn round sits, and which tables are kept from round to round."""

from collections.abc import Collection, Iterator, Sequence
from typing import Literal

from chelem.events.swiss.draw import Draw
from chelem.events.swiss.kept_table import KeptTable
from chelem.movements import EventKind, entrants_of

SwissKind = Literal["pairs", "teams"]
"""A match of pairs has one table, one of teams two, the open and the closed room."""


def drawn_tables(draw: Draw, kind: EventKind) -> dict[int, int]:
    """Return the table at which each team sits North-South, or each pair plays.

    Tables that are kept come first. The others are filled from number 1 up, the strongest match first; but
    who is to keep a table from now on is not seated at that of somebody who is away from it for a round.
    """
    home = draw.inputs.home
    groups = list(_groups(draw, kind))
    keepers = {group: keeper for group in groups if (keeper := draw.inputs.keeper(group)) is not None}
    kept = {group: home[keeper] for group, keeper in keepers.items() if keeper in home}
    free = [number for number in range(1, len(home) + len(groups) + 1) if number not in kept.values()]
    tables: dict[int, int] = {}
    for group in groups:
        table = kept.get(group)
        if table is None:
            others = home.values() if group in keepers else ()
            table = next(number for number in free if number not in others)
            free.remove(table)
        tables |= dict.fromkeys(group, table)
    return tables


def staying_put(draw: Draw, kind: EventKind) -> tuple[KeptTable, ...]:
    """Return who stays at a table because it cannot change tables, and at which, in the order of the tables.

    Of two pairs who meet, the one that goes to the other's table for this round is not among them.
    """
    tables = drawn_tables(draw, kind)
    keepers = {draw.inputs.keeper(group) for group in _groups(draw, kind)}
    found = [KeptTable(entrant, table) for entrant, table in tables.items() if entrant in keepers]
    return tuple(sorted(found, key=lambda kept: (kept.table, kept.entrant)))


def tables_to_keep(
    draws: Sequence[Draw], stationary: Collection[int], kind: EventKind
) -> tuple[KeptTable, ...]:
    """Return which tables those who cannot move keep in the round after these draws.

    It is the table that they kept so far, otherwise that of their last match. Who had to leave that one to
    somebody else has none until the next draw.
    """
    claims: dict[int, tuple[int | None, int]] = {}
    for drawn in draws if stationary else ():
        home = drawn.inputs.home
        claims |= {
            entrant: (home.get(entrant), table)
            for entrant, table in drawn_tables(drawn, kind).items()
            if entrant in stationary
        }
    tables: dict[int, int] = {}
    for entrant in sorted(claims, key=lambda claimant: (claims[claimant][0] is None, claimant)):
        kept, last = claims[entrant]
        if (table := kept or last) not in tables.values():
            tables[entrant] = table
    return tuple(KeptTable(entrant, tables.get(entrant)) for entrant in sorted(stationary))


def _groups(draw: Draw, kind: EventKind) -> Iterator[tuple[int, ...]]:
    """Yield those who need a table together: both pairs of a match, or a team alone."""
    for match in draw.matches:
        two = (match.first, match.second)
        yield from (two,) if entrants_of(kind).one_pair else zip(two, strict=True)
    yield from zip((*draw.inputs.triangle, *draw.left_over), strict=True)
