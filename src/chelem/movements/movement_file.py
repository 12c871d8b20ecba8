"""Files of movements: which format a text has, and whether what it holds can be played."""

import re

from chelem.core.errors import ParseError, Refused
from chelem.movements.asc_file import is_asc, read_asc
from chelem.movements.ebu_file import is_ebu, read_ebu
from chelem.movements.json_file import read_json
from chelem.movements.laws import Breach, breaches
from chelem.movements.movement import Movement
from chelem.movements.table_file import is_table_list, read_table_list
from chelem.movements.yaml_file import is_yaml, read_yaml

IMPOSSIBLE = ("table_twice", "entrant_twice", "unknown_entrant", "board_twice")
"""The laws without which a movement cannot be played or scored; published ones break the others knowingly,
where few pairs meet twice."""


class BrokenMovement(Refused):
    """A movement that breaks a law: the round, the table, who and which board are in the facts."""


def read_movements(text: str, name: str) -> tuple[Movement, ...]:
    """Read the movements of a text in JSON, YAML, .ASC, EBUScore's or Bridge_pal's format, unchecked.

    `name` is for those without one. Raises `ParseError` if the text is none of these.
    """
    plain = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if plain.lstrip()[:1] in ("{", "["):
        return read_json(plain, name)
    if is_yaml(plain):
        return read_yaml(plain, name)
    if is_table_list(plain):
        return read_table_list(plain, name)
    if is_asc(plain):
        return read_asc(plain, name)
    if is_ebu(plain):
        return read_ebu(plain, name)
    raise ParseError("movement.format", name=name)


def movement_title(movement: Movement, file: str) -> str:
    """Return what a movement of a file is called: its name there; the file's if that is only a code of ours.

    >>> from chelem.movements.mitchell import mitchell
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
