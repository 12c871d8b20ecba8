"""The facts of the sentences about a proposal."""

from collections.abc import Sequence

from chelem.core import Fact
from chelem.movements.movement import Movement
from chelem.movements.proposals.evening_plan import EveningPlan
from chelem.movements.proposals.wish import minutes_of

MOST_CHANGE = 4
"""Nearly all change places where fewer than one of so many keeps the table."""


def plan_facts(plan: EveningPlan, movements: Sequence[Movement], merit: str) -> dict[str, Fact]:
    """Return what the sentences about a plan need: sizes, boards to prepare, who moves, how equal it is."""
    rounds, boards = plan.shape
    stationary = sum(len(movement.stationary) for movement in movements)
    pairs = sum(section.pairs for section in plan.sections)
    tables, halves = list(map(_tables, movements)), [bool(movement.sit_outs) for movement in movements]
    sizes = [f"{count}½" if half else str(count) for count, half in sorted(zip(tables, halves, strict=True))]
    turned = _turned(movements[0]) if plan.sections[0].code == "switched" else ()
    return {
        "merit": merit,
        "sections": len(movements),
        "tables": sum(tables),
        "least": sizes[0],
        "most": sizes[-1],
        "least_is_most": int(sizes[0] == sizes[-1]),
        "rounds": rounds,
        "boards": boards,
        "total": rounds * boards,
        "minutes": minutes_of(plan.shape),
        **_names(plan),
        "winners": movements[0].winners,
        "balance": round(plan.quality),
        "stationary": stationary,
        "moving": pairs - stationary,
        "sharing": int(plan.shares),
        "cards": int(not plan.is_simple),
        "rest": int(any(movement.sit_outs for movement in movements)),
        "meets": _meets(movements, rounds, stationary, pairs),
        "played": plan.boards,
        "spare": plan.boards - plan.total,
        "real": plan.real_boards,
        "turns": len(turned),
        "turned": ", ".join(map(str, turned)),
    }


def _names(plan: EveningPlan) -> dict[str, Fact]:
    """Return what the movements are called, at most two different ones, and how they are directed."""
    names = [
        section.code if section.code in ("howell", "hesitation") else section.form
        for section in plan.sections
    ]
    first, *others = dict.fromkeys(names)
    codes = {section.code for section in plan.sections}
    directed = next((code for code in ("balanced", "switched") if code in codes), "none")
    return {"name": first, "other": others[0] if others else "none", "directed": directed}


def _tables(movement: Movement) -> int:
    """Return at how many tables people play; at one more, half of a table, a pair sits out."""
    return max(len({cell.table for cell in cells if cell.played}) for cells in movement.rounds)


def _meets(movements: Sequence[Movement], rounds: int, stationary: int, pairs: int) -> str:
    """Return whether everybody meets everybody, whether nearly all change places, or only some."""
    if len(movements) == 1 and rounds >= movements[0].entrants - 1:
        return "all"
    return "most" if MOST_CHANGE * stationary < pairs else "some"


def _turned(movement: Movement) -> tuple[int, ...]:
    """Return the rounds in which the directions of the first are exchanged."""
    first = {cell.table: cell.north_south for cell in movement.rounds[0]}
    return tuple(
        number
        for number, cells in enumerate(movement.rounds, 1)
        if sum(cell.east_west == first[cell.table] != () for cell in cells) > len(cells) // 2
    )
