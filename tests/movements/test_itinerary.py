"""The way of entrants and of boards through a movement."""

import pytest

from chelem.core.seats import SIDES, Seat, Side
from chelem.movements.arrow_switch import arrow_switch
from chelem.movements.board_travel import BoardTravel, follow_boards
from chelem.movements.generators.american_whist import american_whist
from chelem.movements.generators.howell import howell
from chelem.movements.generators.individual import individual
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.generators.rover import rover
from chelem.movements.itinerary import itineraries

MOVEMENTS = {
    "mitchell": mitchell(9, boards=3),
    "switched": arrow_switch(mitchell(9, boards=3), (9,)),
    "howell": howell(7).without(14),
    "rover": rover(7),
    "individual": individual(28),
    "rest": individual(30),
    "teams": american_whist(7),
}


@pytest.mark.parametrize("name", MOVEMENTS)
def test_the_stops_are_the_cells(name):
    """Each seat of each cell is a stop of who sits there, and there are no others with opponents."""
    movement = MOVEMENTS[name]
    stops = {
        (each.entrant, stop.round, stop.table, stop.seat.side, stop.opponents, stop.boards)
        for each in itineraries(movement)
        for stop in each.stops
        if stop.plays
    }
    assert stops == {
        (entrant, number, cell.table, side, cell.partnership(side.opponents), cell.boards)
        for number, cell in movement
        if cell.played
        for side in SIDES
        for entrant in cell.partnership(side)
    }
    assert all(len(each.stops) == len(movement.rounds) for each in itineraries(movement))


def test_partners_sit_opposite():
    """In an individual each has the seat that the order of the cell gives, and a partner on the same side."""
    movement = MOVEMENTS["individual"]
    first = {each.entrant: each.stops[0] for each in itineraries(movement)}
    cell = movement.rounds[0][0]
    assert [first[one].seat for one in cell.north_south + cell.east_west] == [Seat.N, Seat.S, Seat.E, Seat.W]
    assert all(first[stop.partner].partner == entrant for entrant, stop in first.items())


def test_a_change_of_direction_is_seen():
    """The switched round turns everybody; the round after a sit-out is compared with that before it."""
    assert all(
        [number for number in range(1, 10) if each.turned(number)] == [9]
        for each in itineraries(MOVEMENTS["switched"])
    )
    assert not any(each.turned(n) for each in itineraries(MOVEMENTS["mitchell"]) for n in range(1, 10))


def test_who_sits_out_goes_on():
    """The rover starts without a table, and plays at one in the next round."""
    additional = itineraries(MOVEMENTS["rover"])[-1]
    assert not additional.stops[0].plays
    assert additional.next_table(1) == additional.stops[1].table > 0
    assert additional.next_table(len(additional.stops)) == 0


def test_the_pairs_of_a_team_have_their_own_way():
    """North-South of a team stay, East-West move."""
    lines = {(each.entrant, each.line): each.tables for each in itineraries(MOVEMENTS["teams"])}
    assert len(lines[1, Side.NS]) == 1 < len(lines[1, Side.EW])


def test_boards_of_a_mitchell_go_down_a_table():
    """Table 1 receives them from table 2 and hands them to table 9; none go on after the last round."""
    travels = [travel for _, _, travel in follow_boards(MOVEMENTS["mitchell"], 1)]
    assert travels[0] == BoardTravel((), (), (9,), first=True, last=False)
    assert travels[4] == BoardTravel((2,), (), (9,), first=False, last=False)
    assert travels[8] == BoardTravel((2,), (), (), first=False, last=True)


def test_shared_boards_and_the_stand():
    """With eight tables and a relay, tables 1 and 8 share; the stand is between tables 4 and 5."""
    movement = mitchell(8, 8, form="share")
    assert all(travel.shared_with == (8,) for _, _, travel in follow_boards(movement, 1))
    assert {travel.came_from for _, _, travel in follow_boards(movement, 4)} == {()}
    assert {travel.goes_to for _, _, travel in follow_boards(movement, 5)} == {()}


def test_boards_for_one_round():
    """In an individual at which all play the same boards, each board is used in one round."""
    travels = {travel for _, _, travel in follow_boards(individual(16), 2)}
    assert travels == {BoardTravel((), (1, 3, 4), (), first=True, last=True)}
