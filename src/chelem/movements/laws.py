"""The laws of movements (RULES, Competition), and what breaks them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from chelem.movements.movement import Movement

Law = Literal[
    "table_twice",  # a table number stands twice in a round
    "entrant_twice",  # somebody sits in two places in a round
    "unknown_entrant",
    "board_twice",  # somebody plays a board a second time
    "opponents_twice",  # two pairs meet in two rounds
    "partners_twice",  # two people of an individual are partners in two rounds
    "own_team",  # a team meets itself
    "no_return",  # a board of a match of teams is not played at the other table
]
"""What a movement may not do."""


@dataclass(frozen=True, slots=True)
class Breach:
    """A law that a movement breaks: in which round, at which table, by whom, with which board (0: none)."""

    law: Law
    round: int
    table: int
    entrant: int
    board: int = 0


def breaches(movement: Movement) -> tuple[Breach, ...]:
    """Return what breaks a law, in the order of the rounds; none in a sound movement."""
    return tuple(sorted(_all(movement), key=lambda breach: (breach.round, breach.table, breach.entrant)))


def _all(movement: Movement) -> Iterator[Breach]:
    yield from _seats(movement)
    yield from _boards(movement)
    if movement.numbered.both_ways:
        yield from _matches(movement)
    else:
        yield from _meetings(movement)


def _seats(movement: Movement) -> Iterator[Breach]:
    """Yield who sits nowhere known, or twice in a round; a team has a place in each direction."""
    lines = movement.numbered.both_ways
    for number, cells in enumerate(movement.rounds, 1):
        tables = Counter(cell.table for cell in cells)
        seats: set[tuple[int, bool]] = set()
        for cell in cells:
            if tables[cell.table] > 1:
                yield Breach("table_twice", number, cell.table, 0)
            for side, partnership in enumerate((cell.north_south, cell.east_west)):
                for entrant in partnership:
                    seat = entrant, lines and side == 1
                    if not 1 <= entrant <= movement.entrants:
                        yield Breach("unknown_entrant", number, cell.table, entrant)
                    if seat in seats:
                        yield Breach("entrant_twice", number, cell.table, entrant)
                    seats.add(seat)


def _boards(movement: Movement) -> Iterator[Breach]:
    """Yield who plays a board for the second time; the two pairs of a team play each board once."""
    lines = movement.numbered.both_ways
    played: set[tuple[int, bool, int]] = set()
    for number, cell in movement:
        if not cell.played:
            continue
        for side, partnership in enumerate((cell.north_south, cell.east_west)):
            for entrant in partnership:
                for board in cell.boards:
                    play = entrant, lines and side == 1, board
                    if play in played:
                        yield Breach("board_twice", number, cell.table, entrant, board)
                    played.add(play)


def _meetings(movement: Movement) -> Iterator[Breach]:
    """Yield pairs that meet in two rounds; people who meet more than twice, or are partners twice."""
    most = 1 if movement.numbered.one_pair else 2
    meetings: Counter[frozenset[int]] = Counter()
    partners: Counter[frozenset[int]] = Counter()
    for number, cell in movement:
        if not cell.played:
            continue
        for partnership in (cell.north_south, cell.east_west):
            partners[frozenset(partnership)] += 1
            if movement.numbered.changes_partners and partners[frozenset(partnership)] > 1:
                yield Breach("partners_twice", number, cell.table, partnership[0])
        for entrant in cell.north_south:
            for opponent in cell.east_west:
                meetings[frozenset((entrant, opponent))] += 1
                if meetings[frozenset((entrant, opponent))] > most:
                    yield Breach("opponents_twice", number, cell.table, entrant)


def _matches(movement: Movement) -> Iterator[Breach]:
    """Yield teams that meet themselves, and boards that only one table of a match plays."""
    plays = {
        (cell.north_south, cell.east_west, board): (number, cell.table)
        for number, cell in movement
        if cell.played
        for board in cell.boards
    }
    for (home, away, board), (number, table) in plays.items():
        if home == away:
            yield Breach("own_team", number, table, home[0], board)
        elif (away, home, board) not in plays:
            yield Breach("no_return", number, table, home[0], board)
