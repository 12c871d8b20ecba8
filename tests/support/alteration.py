"""Alterations of a log: a field changed, an entry dropped, duplicated, or swapped with the next."""

import json
from collections.abc import Iterator
from copy import copy
from typing import Any

from tests.support.chance import Below

Json = dict[str, Any]
Path = tuple[str | int, ...]

STRANGE = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    14,
    10**6,
    10**30,
    1.5,
    "",
    "N",
    "S",
    "E",
    "NS",
    "P",
    "XX",
    "7NT",
    "SA",
)
STRANGE += (
    "H2",
    "defer",
    "name:H",
    "ana",
    "Ω",
    "\ud800",
    "9" * 5000,
    [],
    ["N"],
    ["SA", "SA"],
    {},
    {"N": ["SA"]},
)
"""What may stand where something else should."""


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    """Yield the paths of all parts of an entry."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield (*here, key)
        yield from paths(part, (*here, key))


def holder_of(entry: Json, path: Path) -> Any:
    """Return the object or list that contains the part at a path."""
    holder: Any = entry
    for key in path[:-1]:
        holder = holder[key]
    return holder


def without(entry: Json, path: Path) -> Json:
    """Return an entry without a part."""
    again, holder = _copied_along(entry, path)
    del holder[path[-1]]
    return again


def replaced(entry: Json, path: Path, value: Any) -> Json:
    """Return an entry with a part replaced."""
    again, holder = _copied_along(entry, path)
    holder[path[-1]] = value
    return again


def _copied_along(entry: Json, path: Path) -> tuple[Json, Any]:
    """Return a copy that shares with the entry all but what leads to a part, and what contains the part."""
    again = holder = copy(entry)
    for key in path[:-1]:
        holder[key] = copy(holder[key])
        holder = holder[key]
    return again, holder


def altered(entry: Json, below: Below, like: list[Any]) -> Json:
    """Draw an entry with one part replaced, removed, or changed slightly.

    `like` holds values of other entries, so that the part is often plausible.
    """
    places = list(paths(entry))
    path = places[below(len(places))]
    part = holder_of(entry, path)[path[-1]]
    match below(4):
        case 0:
            return without(entry, path)
        case 1:
            return replaced(entry, path, STRANGE[below(len(STRANGE))])
        case 2 if type(part) is int:
            return replaced(entry, path, part + (-1, 1)[below(2)])
        case _:
            same = [value for value in like if type(value) is type(part)]
            return replaced(entry, path, same[below(len(same))])


def values_of(entries: list[Json]) -> list[Any]:
    """Return all the values in a log."""
    return [holder_of(entry, path)[path[-1]] for entry in entries for path in paths(entry)]


def renumbered(entries: list[Json]) -> list[Json]:
    """Return the entries with versions renumbered without gaps."""
    return [{**entry, "version": version} for version, entry in enumerate(entries)]


def lines(entries: list[Json]) -> list[str]:
    """Return the entries as text."""
    return [json.dumps(entry) for entry in entries]
