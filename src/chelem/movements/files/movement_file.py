"""Files of movements: which format a text has, and whether what it holds can be played."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from chelem.core import ChelemError, ParseError, Refused
from chelem.movements.files.asc_file import is_asc, read_asc
from chelem.movements.files.ebu_file import is_ebu, read_ebu
from chelem.movements.files.json_file import read_json
from chelem.movements.files.named_table_file import is_named_table, read_named_table
from chelem.movements.files.reading import MovementOrError
from chelem.movements.files.table_file import is_table_list, read_table_list
from chelem.movements.files.yaml_file import is_yaml, read_yaml
from chelem.movements.laws import Breach, breaches
from chelem.movements.movement import Movement

IMPOSSIBLE = ("table_twice", "entrant_twice", "unknown_entrant", "board_twice")
"""The laws without which a movement cannot be played or scored; published ones break the others knowingly,
where few pairs meet twice."""


class BrokenMovement(Refused):
    """A movement that breaks a law: the round, the table, who and which board are in the facts."""


@dataclass(frozen=True, slots=True)
class MovementFile:
    """The movements of a file that can be played, and why others are refused."""

    movements: tuple[Movement, ...]
    refused: tuple[ChelemError, ...]


def playable_movements(text: str, name: str) -> MovementFile:
    """Read the movements of a file; one that is wrong does not keep the others out.

    Raises `ParseError` if the text is in no known format, and the first refusal if nothing else is left.
    """
    movements: list[Movement] = []
    refused: list[ChelemError] = []
    for movement in _read(text, name):
        try:
            if isinstance(movement, ParseError):
                raise movement
            check_movement(movement, movement_title(movement, name))
        except (ParseError, BrokenMovement) as error:
            refused.append(error)
        else:
            movements.append(movement)
    if refused and not movements:
        raise refused[0]
    if not movements:
        raise ParseError("movement.file", name=name)
    return MovementFile(tuple(movements), tuple(refused))


def read_movements(text: str, name: str) -> tuple[Movement, ...]:
    """Read the movements of a text in any of the formats, unchecked.

    `name` is for those without one. Raises `ParseError` if the text is in none of them, or one is unreadable.
    """
    found = []
    for movement in _read(text, name):
        if isinstance(movement, ParseError):
            raise movement
        found.append(movement)
    if not found:
        raise ParseError("movement.file", name=name)
    return tuple(found)


def _read(text: str, name: str) -> Iterator[MovementOrError]:
    """Yield the movements of a text; DOS ended its files with the control character 26."""
    plain = text.removeprefix("\ufeff").rstrip("\x1a\0").replace("\r\n", "\n").replace("\r", "\n")
    if plain.lstrip()[:1] in ("{", "["):
        return read_json(plain, name)
    if is_yaml(plain):
        return read_yaml(plain, name)
    if is_table_list(plain):
        return read_table_list(plain, name)
    if is_named_table(plain):
        return read_named_table(plain, name)
    if is_asc(plain):
        return read_asc(plain, name)
    if is_ebu(plain):
        return read_ebu(plain, name)
    raise ParseError("movement.format", name=name)


def movement_title(movement: Movement, file: str) -> str:
    """Return what a movement of a file is called: its name there; the file's if that is only a code of ours.

    >>> from chelem.movements.generators.mitchell import mitchell
    >>> movement_title(mitchell(4, 3, 2), "tuesday.json")
    'tuesday.json'
    """
    return file if _CODE.fullmatch(movement.name) else movement.name


_CODE = re.compile(r"[a-z_]+(\.[a-z_]+)*")
"""A name such as `mitchell.plain`, by which the program knows a movement of its own."""


def check_movement(movement: Movement, title: str = "") -> tuple[Breach, ...]:
    """Return the laws that a movement breaks though it can be played.

    Raises `BrokenMovement` for the first that makes it impossible; `title` is what it is called there.
    """
    found = breaches(movement)
    for breach in found:
        if breach.law in IMPOSSIBLE:
            raise BrokenMovement(
                f"movement.law.{breach.law}", name=title or movement.name, **breach_facts(breach)
            )
    return found


def breach_facts(breach: Breach) -> dict[str, int]:
    """Return the facts of a sentence about a breach."""
    return {
        "round": breach.round,
        "table": breach.table,
        "entrant": breach.entrant,
        "board": breach.board,
    }
