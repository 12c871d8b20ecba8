"""Copies of boards: tables exchange theirs at half-time, or matches play different boards."""

from collections import Counter

import pytest

from chelem.core.errors import BadOption
from chelem.movements import Cell, breaches, round_robin, web
from chelem.movements.exchange import Exchange, copies_needed, exchange_of, with_exchange
from chelem.movements.generators.individual import individual
from chelem.movements.generators.team_matches import match_of_two, rotating_matches
from chelem.movements.proposals.proposals_of_teams import propose_teams

from .sizes import SOME

MOST = 24
"""Teams; larger fields take long to check, and are made in the same way."""
MINUTES = 195
"""An evening."""
UNUSED = 0.7
"""The part of the longest that the first proposal has at least."""


def held(movement):
    """Return how many tables have a board at once, in halves of a round of an exchange, at most."""
    most = 0
    for cells in movement.rounds:
        for half in (0, 1):
            here = Counter()
            for cell in cells:
                exchange = exchange_of(cell, cells)
                own = set(cell.boards) if cell.played else set()
                if exchange is not None:
                    own = set(exchange.first) if half == 0 else own - set(exchange.first)
                here.update(own)
            most = max(most, *here.values())
    return most


@pytest.mark.parametrize("teams", [teams for teams in SOME if teams <= MOST])
@pytest.mark.parametrize("boards", [4, 7])
def test_the_tables_of_a_match_exchange_their_boards(teams, boards):
    """Each begins with the half that the other ends with, and names the other; one copy a match is enough."""
    movement = with_exchange(round_robin(teams, None, boards))
    assert breaches(movement) == ()
    for cells in movement.rounds:
        for cell in filter(lambda cell: cell.played, cells):
            exchange = exchange_of(cell, cells)
            other = next(each for each in cells if each.north_south == cell.east_west)
            assert exchange is not None
            assert exchange.table == other.table
            assert set(exchange.first) == set(cell.boards) - set(exchange_of(other, cells).first)
    assert copies_needed(movement) == held(movement) == teams // 2
    assert copies_needed(round_robin(teams, None, boards)) == teams // 2 * 2


@pytest.mark.parametrize("teams", [teams for teams in SOME if 3 < teams <= MOST])
def test_matches_that_play_different_boards_need_one_copy(teams):
    """For any number of rounds: all meet different teams, and nobody plays a board twice."""
    for rounds in range(1, teams + teams % 2):
        movement = rotating_matches(teams, rounds, 2)
        assert breaches(movement) == breaches(with_exchange(movement)) == ()
        assert (copies_needed(movement), copies_needed(with_exchange(movement))) == (2, 1)
        met = Counter((cell.north_south, cell.east_west) for _, cell in movement if cell.played)
        assert set(met.values()) == {1}
        assert sum(met.values()) == rounds * (teams - teams % 2)


def test_two_teams_play_a_match_in_parts():
    """Both pairs of both teams play all boards, those of each part other ones."""
    movement = match_of_two(2, 3)
    assert breaches(movement) == ()
    assert movement.boards == (1, 2, 3, 4, 5, 6)
    first, second = with_exchange(movement).rounds[0]
    assert exchange_of(first, (first, second)) == Exchange(2, (1, 2))
    assert exchange_of(second, (first, second)) == Exchange(1, (3,))


def test_people_exchange_boards_two_tables_at_a_time():
    """Two copies for three tables or four; a table alone keeps its boards for the round."""
    assert copies_needed(with_exchange(individual(16, 4, 2))) == 2
    movement = with_exchange(individual(12, 4, 2))
    assert copies_needed(movement) == 2
    found = [exchange_of(cell, movement.rounds[0]) for cell in movement.rounds[0]]
    assert found == [Exchange(2, (1,)), Exchange(1, (2,)), None]


def test_other_movements_have_no_exchange():
    """Tables that share boards have them in the same order; who sits out has none."""
    shared = web(14, 13)
    assert not any(exchange_of(cell, cells) for cells in shared.rounds for cell in cells)
    alone = Cell.parse("3: 3 v -: 1 2")
    assert exchange_of(alone, (alone, Cell.parse("1: 1 v 2: 2 1"))) is None


def test_one_board_has_no_half_time():
    """A sentence refuses it."""
    with pytest.raises(BadOption):
        with_exchange(round_robin(4, None, 1))


@pytest.mark.parametrize("teams", [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 16, 23])
def test_a_proposal_needs_no_more_copies_than_there_are(teams):
    """It says how many, and how many boards; it fits into the time, most of which the first one uses."""
    for copies in {1, 2, teams // 2, teams, None}:
        proposals = propose_teams(teams, MINUTES, copies)
        for proposal in proposals:
            movement = proposal.movement
            assert breaches(movement) == ()
            assert held(movement) == proposal.facts["copies"] <= (copies or teams)
            assert len(movement.boards) == proposal.facts["played"]
            assert proposal.minutes <= MINUTES
        totals = [proposal.facts["total"] for proposal in proposals]
        assert totals[0] >= UNUSED * max(totals)


def test_a_proposal_says_what_a_match_is():
    """An American Whist of 8 teams in 6 rounds of 4 has six matches of 4 boards, each at two tables."""
    whist = next(each for each in propose_teams(8, 195, 1) if each.movement.name == "american_whist")
    assert (whist.facts["opponents"], whist.facts["boards"], whist.facts["complete"]) == (6, 4, 0)
    whist = next(each for each in propose_teams(7, 195, 1) if each.movement.name == "american_whist")
    assert (whist.facts["opponents"], whist.facts["complete"]) == (6, 1)
