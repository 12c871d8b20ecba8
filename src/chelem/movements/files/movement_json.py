"""A movement as JSON, and back (INTERFACES, `chelem event movement`)."""

from chelem.movements.balance import balance
from chelem.movements.cell import Cell, Partnership
from chelem.movements.laws import Breach, breaches
from chelem.movements.movement import Movement

PLACES = 2


def movement_json(movement: Movement) -> dict[str, object]:
    """Return a movement as plain JSON values; a pair that sits out has no opponents: `"ew": null`.

    `stationary` are the entrants who keep their table, `sharing` the tables that need the same boards in a
    round, `breaches` what breaks a law.
    """
    equal = round(float(balance(movement).quality), PLACES) if movement.numbered.one_pair else None
    return {
        "name": movement.name,
        "kind": movement.kind,
        "entrants": movement.entrants,
        "winners": movement.winners,
        "balance": equal,
        "stationary": list(movement.stationary),
        "sharing": [{"round": number, "tables": list(tables)} for number, tables in movement.sharing],
        "breaches": [_breach_json(breach) for breach in breaches(movement)],
        "rounds": [[_cell_json(cell) for cell in cells if cell.entrants] for cells in movement.rounds],
    }


def _breach_json(breach: Breach) -> dict[str, object]:
    return {
        "law": breach.law,
        "round": breach.round,
        "table": breach.table,
        "entrant": breach.entrant,
        "board": breach.board,
    }


def _cell_json(cell: Cell) -> dict[str, object]:
    here, there = cell.north_south, cell.east_west
    if not here:
        here, there = there, here
    return {
        "table": cell.table,
        "ns": _partnership_json(here),
        "ew": _partnership_json(there),
        "boards": list(cell.boards),
    }


def _partnership_json(partnership: Partnership) -> object:
    if not partnership:
        return None
    return partnership[0] if len(partnership) == 1 else list(partnership)
