"""Movements in JSON: our own, those of programs that name the parts of a cell, and Bridgemate's.

A movement is an object with a list of rounds, tables or cells; it may stand alone, in a list, or under any
name. Rounds and tables without a number are counted. (thebridsk/bridgescorer; the Bridgemate Data
Connector's SessionDTO to RoundDTO; files of `{round, table, nsPair, ewPair, boards}`.)
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from chelem.core import ParseError
from chelem.movements.cell import Cell
from chelem.movements.files.cycle_file import is_cycle, movement_of_cycle
from chelem.movements.files.made_of_rows import (
    CellRows,
    kind_of,
    movement_of,
    pairs_or_teams,
    with_lines_apart,
    without_phantom,
)
from chelem.movements.files.named_cells import (
    NamedValues,
    file_number,
    has_sides,
    joined_cells,
    known_name,
    named_cell,
    with_meanings,
)
from chelem.movements.files.reading import MovementOrError, attempt
from chelem.movements.movement import EventKind, Movement

KINDS: Mapping[str, EventKind] = {"pairs": "pairs", "teams": "teams", "individual": "individual"}
_COUNTED = {
    "rounds": "round",
    "schedule": "round",
    "tables": "table",
    "assignments": "table",
    "matches": "table",
    "pairings": "table",
    "seatings": "table",
    "cells": "table",
    "hands": "",
    "slots": "",
    "movement": "",
}
"""Lists that hold a movement, or a part of it, and what the place in the list counts."""
_NESTED = {"": "", "round": "table", "table": "round"}
"""What the place counts in a list that stands in another."""
TWO_LINES = 2
_RESULTS = "results"


def read_json(text: str, name: str) -> Iterator[MovementOrError]:
    """Yield the movements of a text; `name` is for those that have none. Raises `ParseError`."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        if isinstance(error, json.JSONDecodeError):
            raise ParseError("event.json-line", line=error.lineno, column=error.colno) from None
        raise ParseError("movement.file", name=name) from None
    return movements_of_value(value, name)


def movements_of_value(value: Any, name: str) -> Iterator[MovementOrError]:
    """Yield the movements of a value, of the values in a list, or of those in an object."""
    try:
        found = list(_held(value, name))
    except RecursionError:
        raise ParseError("movement.file", name=name) from None
    for title, found_value in found:
        yield attempt(_movement, title, found_value)


def _held(value: Any, name: str) -> Iterator[tuple[str, Any]]:
    """Yield what holds one movement each, with its name."""
    if isinstance(value, list):
        if _is_rows(value):
            yield name, {"hands": value}
            return
        for member in value:
            yield from _held(member, name)
    elif isinstance(value, Mapping):
        title = str(value.get("name") or value.get("short") or value.get("Letters") or name)
        if is_cycle(value) or any(
            _counted(key) is not None and isinstance(value[key], list) for key in value
        ):
            yield title, value
            return
        for key, member in value.items():
            if known_name(str(key)) == _RESULTS:
                continue
            below = (
                name
                if known_name(str(key)) in ("movement", "movements", "sections", "sessions")
                else str(key)
            )
            yield from _held(member, below)


def _counted(key: object) -> str | None:
    return _COUNTED.get(str(key).lower())


def _is_rows(value: list[Any]) -> bool:
    """Return whether a list has cells, or lists of cells."""
    first = value[0] if value else None
    if isinstance(first, list):
        return _is_rows(first)
    return isinstance(first, Mapping) and has_sides(with_meanings(first))


def _movement(name: str, value: Mapping[str, Any]) -> Movement:
    if is_cycle(value):
        return movement_of_cycle(value, name)
    known = with_meanings(value)
    rows = _rows(value, file_number(known.get("size") or 1))
    if value.get("kind"):
        return movement_of(name, rows, KINDS[value["kind"]])
    apart = value.get("Winners") == TWO_LINES and kind_of(rows) == "teams"
    movement = movement_of(name, with_lines_apart(rows), "pairs") if apart else pairs_or_teams(name, rows)
    return without_phantom(movement, known.get("entrants"))


def _rows(value: Mapping[str, Any], size: int) -> CellRows:
    """Return the cells of each round; rounds need not be numbered from 1."""
    rows: dict[int, list[Cell]] = {}
    for values in _cells(value, {}, ""):
        rows.setdefault(file_number(values.get("round")), []).append(named_cell(values, size))
    if not rows:
        raise ValueError
    return tuple(joined_cells(rows[number]) for number in sorted(rows))


def _cells(value: Any, around: NamedValues, counts: str) -> Iterator[NamedValues]:
    """Yield the values of each cell, with the round and the table of what is around it."""
    if isinstance(value, list):
        inner = any(isinstance(element, list) for element in value)
        counted = counts or ("round" if inner else "")
        for place, member in enumerate(value, 1):
            yield from _cells(member, {**around, counted: place}, _NESTED[counted])
        return
    if not isinstance(value, Mapping):
        raise TypeError
    own = with_meanings(value)
    if has_sides(own):
        yield {**around, **own}
        return
    known = {name: own[name] for name in ("round", "table") if own.get(name) not in (None, "")}
    for key, member in value.items():
        if _counted(key) is not None and isinstance(member, list):
            yield from _cells(member, {**around, **known}, _COUNTED[str(key).lower()])
