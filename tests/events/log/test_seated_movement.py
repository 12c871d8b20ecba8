"""The movement of a section by the numbers of those who play it."""

import pytest

from chelem.events.log.seated_movement import movement_of_entrants
from chelem.events.log.section import EventSection
from chelem.events.log.state import EventState
from chelem.movements import Wish, breaches, propose
from chelem.movements.generators.round_robin import round_robin
from chelem.movements.proposals.wish import rounds_in
from tests.support.thorough import first_of


def seated(movement, count, before=0):
    """A section in which this many are seated, with numbers after those of other sections."""
    places = {place: before + place for place in range(1, count + 1)}
    return EventSection("A", movement, places=places)


@pytest.mark.parametrize("pairs", first_of(range(5, 26, 2), 5, 9, 15))
@pytest.mark.parametrize("winners", [1, 2])
def test_nobody_meets_a_pair_that_is_not_there(pairs, winners):
    """The place that is free for a pair that comes late is no opponent: who would meet it sits out."""
    wish = Wish(pairs, min(rounds_in(195, 3), pairs), 3, winners)
    for proposal in propose(wish):
        section = seated(proposal.movement.with_free_place(), pairs)
        movement = movement_of_entrants(EventState(), section)
        assert {one for _, cell in movement for one in cell.entrants} == set(range(1, pairs + 1))
        assert movement.sit_outs == len(movement.rounds)
        assert breaches(movement) == ()


def test_papers_have_the_numbers_of_the_event():
    """Pair 1 of the second section is that with number 15 on its phone and on the screen."""
    section = seated(propose(Wish(14, 7))[0].movement, 14, before=14)
    movement = movement_of_entrants(EventState(), section)
    assert {one for _, cell in movement for one in cell.entrants} == set(range(15, 29))
    assert movement.entrants == 28


def test_who_has_left_is_no_opponent():
    """From the round in which it left; before, it is."""
    state, section = EventState(), seated(round_robin(4, 3, 6), 4)
    state.withdrawn[2] = 2
    movement = movement_of_entrants(state, section)
    met = [any(2 in cell.entrants for cell in cells) for cells in movement.rounds]
    assert met == [True, False, False]


def test_before_anybody_is_seated_it_is_as_planned():
    """The same movement."""
    planned = propose(Wish(7, 7))[0].movement
    assert movement_of_entrants(EventState(), EventSection("A", planned)) == planned
