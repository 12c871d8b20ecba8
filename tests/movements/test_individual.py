"""Individuals (RULES, Competition): everyone once as partner, twice as opponent."""

from collections import Counter
from itertools import combinations

import pytest

from chelem.core.errors import BadOption
from chelem.movements import breaches, individual, rainbow
from chelem.movements.generators.individual import whists
from tests.support.thorough import first_of

from .sizes import SOME

RAINBOWS = [tables for tables in SOME if tables > 3 and tables % 2 and tables % 3]


@pytest.mark.parametrize("tables", RAINBOWS)
def test_a_rainbow_keeps_the_laws(tables):
    """Nobody has a partner, an opponent or a board twice too often; no boards are shared."""
    movement = rainbow(tables)
    assert breaches(movement) == movement.sharing == ()
    assert (movement.entrants, movement.sit_outs, movement.stationary) == (
        4 * tables,
        0,
        tuple(range(1, tables + 1)),
    )


@pytest.mark.parametrize("tables", SOME[2:])
def test_the_longest_individual_keeps_the_laws(tables):
    """At least two rounds for three tables."""
    movement = individual(4 * tables)
    assert breaches(movement) == ()
    assert len(movement.rounds) >= tables * 2 // 3


@pytest.mark.parametrize("people", sorted(whists()))
def test_a_whist_tournament_is_complete(people):
    """Every two are partners once and opponents twice."""
    movement = individual(people, people - (people % 4 == 0))
    assert breaches(movement) == ()
    partners, opponents = Counter(), Counter()
    for _, cell in movement:
        partners.update(frozenset(side) for side in (cell.north_south, cell.east_west))
        opponents.update(frozenset((one, other)) for one in cell.north_south for other in cell.east_west)
    couples = {frozenset(couple) for couple in combinations(range(1, people + 1), 2)}
    assert partners == dict.fromkeys(couples, 1)
    assert opponents == dict.fromkeys(couples, 2)


EVERY = [*range(4, 61), 120, 121, 122, 123, 237, 238, 239, 240]
USUAL = [*range(4, 29), 57, 58, 59, 60, 121, 240]


@pytest.mark.parametrize("people", first_of(EVERY, *USUAL))
def test_all_tables_are_full_for_any_number_of_people(people):
    """Up to 60 tables, numbered from 1: up to three people sit out if four does not divide their number.

    So it is in each of the longest movement's rounds, and nobody sits out twice more often than another.
    """
    movement = individual(people)
    assert breaches(movement) == ()
    assert movement.entrants == people
    plays = Counter(person for _, cell in movement for person in cell.entrants)
    for cells in movement.rounds:
        assert [cell.table for cell in cells] == list(range(1, people // 4 + 1))
        assert all(len(cell.north_south) == len(cell.east_west) == 2 for cell in cells)
    assert max(plays.values()) - min(plays[person] for person in range(1, people + 1)) <= 1


@pytest.mark.parametrize("people", first_of(EVERY, *USUAL))
def test_any_number_of_people_has_three_rounds(people):
    """The shortest event that is proposed."""
    movement = individual(people, 3)
    assert breaches(movement) == ()
    assert 3 == len(movement.rounds)
    assert 3 * (people % 4) == movement.sit_outs


@pytest.mark.parametrize(
    ("people", "rounds", "tables"), [(4, 3, 3), (5, 5, 5), (6, 4, 4), (7, 7, 7), (12, 11, 33)]
)
def test_small_numbers_play_in_every_round(people, rounds, tables):
    """By default the longest movement of just these people; nobody is refused but too few."""
    movement = individual(people)
    assert len(movement.rounds) == rounds
    assert sum(cell.played for _, cell in movement) == tables
    assert movement.boards == tuple(range(1, rounds + 1))
    with pytest.raises(BadOption):
        individual(4, 4)
    for few in range(4):
        with pytest.raises(BadOption):
            individual(few)


def test_other_sizes_are_refused():
    """Six tables have no rainbow."""
    with pytest.raises(BadOption):
        rainbow(6)
