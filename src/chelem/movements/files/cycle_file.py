"""Movements as one cycle of places that all moving pairs follow, and one of sets of boards.

An object has `tables` and `rounds`; `positions`, the pairs at table 1 North-South, 1 East-West, 2 North-South
and so on in the first round; `movement`, the places in the order in which pairs go from one to the next, as
`3E`, and from the last to the first, while who sits elsewhere stays; `sets`, where each set of boards begins,
0 aside, and where the set after it is in the next round. (The Howells of KoPS as JSON: emkael/howellki.)
"""

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from chelem.movements.cell import Cell
from chelem.movements.files.made_of_rows import CellRows, movement_of
from chelem.movements.files.named_cells import file_number
from chelem.movements.movement import Movement

_KEYS = frozenset({"tables", "rounds", "sets", "movement", "positions"})
_PLACE = re.compile(r"(\d{1,3})([NE])")

SeatPlace = tuple[int, str]
"""A table and its direction, N or E."""


def is_cycle(value: Mapping[str, Any]) -> bool:
    """Return whether an object is such a movement."""
    return set(value) >= _KEYS


def movement_of_cycle(value: Mapping[str, Any], name: str) -> Movement:
    """Return the movement of an object, a board in each set. Raises `ValueError` and the like."""
    tables, rounds = file_number(value["tables"]), file_number(value["rounds"])
    sets = [file_number(number) for number in value["sets"]]
    seats = [(table, line) for table in range(1, tables + 1) for line in "NE"]
    pairs = dict(zip(seats, map(file_number, value["positions"]), strict=True))
    cycle = [_place(place) for place in value["movement"]]
    if not set(cycle) <= set(seats) or len(set(cycle)) != len(cycle) or not rounds:
        raise ValueError(name)
    return movement_of(name, tuple(_rounds(pairs, cycle, sets, rounds)), "pairs")


def _rounds(pairs: dict[SeatPlace, int], cycle: list[SeatPlace], sets: list[int], rounds: int) -> CellRows:
    rows = []
    following = dict(pairwise([*cycle, cycle[0]])) if cycle else {}
    for _ in range(rounds):
        lying = {table: number for number, table in enumerate(sets, 1) if table}
        tables = sorted({table for table, _ in pairs})
        rows.append(
            tuple(
                Cell(t, (pairs[t, "N"],), (pairs[t, "E"],), (lying[t],) if t in lying else ()) for t in tables
            )
        )
        pairs = {following.get(place, place): pair for place, pair in pairs.items()}
        sets = [sets[-1], *sets[:-1]]
    return tuple(rows)


def _place(text: str) -> SeatPlace:
    found = _PLACE.fullmatch(text)
    if found is None:
        raise ValueError(text)
    return int(found[1]), found[2]
