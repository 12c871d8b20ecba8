"""Files of movements: which format a text has, and whether what it holds can be played."""

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


def check_movement(movement: Movement) -> tuple[Breach, ...]:
    """Return the laws that a movement breaks though it can be played.

    Raises `BrokenMovement` for the first that makes it impossible.
    """
    found = breaches(movement)
    for breach in found:
        if breach.law in IMPOSSIBLE:
            raise BrokenMovement(f"movement.law.{breach.law}", name=movement.name, **breach_facts(breach))
    return found


def breach_facts(breach: Breach) -> dict[str, int]:
    """Return the facts of a sentence about a breach."""
    return {
        "round": breach.round,
        "table": breach.table,
        "entrant": breach.entrant,
        "board": breach.board,
    }
