"""Movements in JSON: our own, and lists of hands of Bridge ScoreKeeper (thebridsk/bridgescorer)."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from chelem.core.errors import ParseError
from chelem.movements.cell import Cell, Partnership
from chelem.movements.made_of_rows import movement_of
from chelem.movements.movement import EventKind, Movement

KINDS: Mapping[str, EventKind] = {"pairs": "pairs", "teams": "teams", "individual": "individual"}
_SEATS = (("north", "south"), ("east", "west"))


def read_json(text: str, name: str) -> tuple[Movement, ...]:
    """Read a movement, or a list of them; `name` is for those that have none. Raises `ParseError`."""
    try:
        return movements_of_value(json.loads(text), name)
    except (ValueError, RecursionError) as error:
        if isinstance(error, ParseError):
            raise
        raise ParseError("movement.file", name=name) from None


def movements_of_value(value: Any, name: str) -> tuple[Movement, ...]:
    """Return the movements of a value, of a list, or of the lists in an object. Raises `ParseError`."""
    try:
        return tuple(_movement(each, name) for each in _all(value))
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        raise ParseError("movement.file", name=name) from None


def _all(value: Any) -> list[Any]:
    """Return the movements in a value; an object may keep them under a name such as `movements`."""
    if isinstance(value, list):
        return value
    if "hands" in value or "rounds" in value:
        return [value]
    lists = [each for key, each in value.items() if "movement" in key.lower()]
    if not lists:
        raise LookupError
    return [movement for each in lists for movement in each]


def _movement(value: Mapping[str, Any], name: str) -> Movement:
    rows = tuple(_hands(value["hands"]) if "hands" in value else _rounds(value["rounds"]))
    kind = KINDS[value["kind"]] if value.get("kind") else None
    return movement_of(str(value.get("name") or name), rows, kind)


def _rounds(rounds: list[list[Mapping[str, Any]]]) -> Iterator[tuple[Cell, ...]]:
    for row in rounds:
        yield tuple(_cell(cell["table"], cell["ns"], cell["ew"], cell["boards"]) for cell in row)


def _hands(hands: list[Mapping[str, Any]]) -> Iterator[tuple[Cell, ...]]:
    """Yield the rounds of a list of tables in any order."""
    rows: dict[int, list[Cell]] = {}
    for each in hands:
        hand = {key.lower(): value for key, value in each.items()}
        if "north" in hand:
            north_south, east_west = ([hand[seat] for seat in seats] for seats in _SEATS)
        else:
            north_south, east_west = hand["ns"], hand["ew"]
        boards = hand["boards"] if "boards" in hand else [hand["board"]]
        rows.setdefault(int(hand["round"]), []).append(_cell(hand["table"], north_south, east_west, boards))
    for number in sorted(rows):
        yield tuple(sorted(rows[number], key=lambda cell: cell.table))


def _cell(table: object, north_south: object, east_west: object, boards: list[object]) -> Cell:
    numbers = tuple(_number(board) for board in boards)
    return Cell(_number(table), _partnership(north_south), _partnership(east_west), numbers)


def _partnership(value: object) -> Partnership:
    """Return who sits one way: a number, or two in a list; nobody for null and 0."""
    each = value if isinstance(value, list) else [value]
    return tuple(number for number in (_number(one or 0) for one in each) if number)


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise TypeError
    return int(value)
