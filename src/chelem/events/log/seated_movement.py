"""The movement of a section as it is played: by the numbers of its entrants, without empty places."""

from chelem.events.log.section import EventSection
from chelem.events.log.state import EventState
from chelem.movements import Cell, Movement


def movement_of_entrants(state: EventState, section: EventSection) -> Movement:
    """Return who plays what with whom by the numbers of entrants in the event, as it is known now.

    A place that nobody has, and an entrant who has left, are not opponents: who would meet them sits
    out. Before anybody is seated it is the movement as planned.
    """
    if not section.places:
        return section.movement
    rounds: list[list[Cell]] = [[] for _ in range(section.rounds)]
    for number, table in section.places_to_play():
        for planned in section.sittings((number, table)):
            sitting = state.who_is_there(section, (number, table), planned)
            if number <= section.rounds:
                cell = Cell(table, sitting.north_south, sitting.east_west, sitting.boards)
                rounds[number - 1].append(cell)
    movement = section.movement.with_rounds(tuple(map(tuple, rounds)))
    return movement.with_entrants(max(section.places.values()))
