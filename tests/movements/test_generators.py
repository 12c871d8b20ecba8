"""Web, hesitation, barometer, teams: every size keeps the laws (RULES, Competition)."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from chelem.core.errors import BadOption
from chelem.movements import (
    american_whist,
    barometer,
    breaches,
    hesitation,
    howell,
    mitchell,
    round_robin,
    web,
)

from .sizes import EVERY, SOME


@pytest.mark.parametrize("tables", SOME[1:])
def test_a_hesitation_has_one_round_more(tables):
    """As many sets as rounds; only an even number of tables shares, the last with the first."""
    movement = hesitation(tables)
    assert breaches(movement) == ()
    assert (len(movement.rounds), len(movement.boards)) == (tables + 1, tables + 1)
    assert {shared for _, shared in movement.sharing} == (set() if tables % 2 else {(1, tables)})
    assert movement.stationary == tuple(range(2, tables + 1))


@pytest.mark.parametrize("tables", SOME[1:])
def test_a_web_plays_few_boards_at_many_tables(tables):
    """All pairs play the same sets, an even number of rounds all but one of them."""
    for rounds in (3, 8, 9, 13):
        if rounds < tables:
            movement = web(tables, rounds)
            assert breaches(movement) == ()
            assert len(movement.boards) == rounds + (rounds % 2 == 0)


def test_a_web_of_an_even_number_needs_two_copies():
    """14 tables, 13 rounds: no set is at three tables."""
    assert max(len(shared) for _, shared in web(14, 13).sharing) == 2


@pytest.mark.parametrize("movement", [howell(7), mitchell(8), hesitation(5)])
def test_a_barometer_plays_the_same_boards_everywhere(movement):
    """The meetings remain; a round has one set."""
    played = barometer(movement)
    assert breaches(played) == ()
    assert all(len({cell.boards for cell in cells}) == 1 for cells in played.rounds)
    assert [(n, c.entrants) for n, c in played] == [(n, c.entrants) for n, c in movement]
    assert played.is_barometer
    assert replace(played, name="file").is_barometer
    assert not movement.is_barometer


def test_two_tables_that_share_their_boards_play_no_barometer_unless_it_is_called_one():
    """All Howells of two tables have the same boards at both."""
    assert not howell(2).is_barometer
    assert barometer(howell(2)).is_barometer


@pytest.mark.parametrize("teams", SOME)
def test_a_round_robin_of_teams(teams):
    """Each two teams meet once, at two tables with the same boards; of an odd number one rests."""
    movement = round_robin(teams)
    assert breaches(movement) == ()
    met = Counter((cell.north_south, cell.east_west) for _, cell in movement if cell.played)
    assert (len(met), set(met.values())) == (teams * (teams - 1), {1})
    assert len(movement.rounds) == teams - 1 + teams % 2


@pytest.mark.parametrize("teams", [teams for teams in EVERY if teams > 2])
def test_an_american_whist(teams):
    """Every match is whole, no boards are shared; of an even number all meet but those half a room apart."""
    movement = american_whist(teams)
    assert breaches(movement) == movement.sharing == ()
    met = Counter((cell.north_south, cell.east_west) for _, cell in movement)
    missed = {(table, (table + teams // 2 - 1) % teams + 1) for table in range(1, teams + 1) if not teams % 2}
    everybody = {(one, other) for one in range(1, teams + 1) for other in range(1, teams + 1) if one != other}
    assert {(one, other) for (one,), (other,) in met} == everybody - missed
    assert set(met.values()) == {1}
    assert len(movement.boards) == teams


@pytest.mark.parametrize("teams", [3, 4, 6, 7, 8, 12, 13, 30])
def test_a_shorter_american_whist_keeps_matches_whole(teams):
    """Any even number of rounds, from the middle."""
    for rounds in range(2, len(american_whist(teams).rounds) + 1, 2):
        assert breaches(american_whist(teams, rounds, 2)) == ()


@pytest.mark.parametrize("teams", [teams for teams in SOME if teams > 3])
def test_an_american_whist_moves_all_alike(teams):
    """East-West go up two tables after each round, boards one; of an even number one more at most."""
    movement = american_whist(teams)
    for before, after in pairwise(movement.rounds):
        table, board = before[0].east_west, before[0].boards
        steps = {
            next(cell.table for cell in after if cell.east_west == table) - 1,
            next(cell.table for cell in after if cell.boards == board) - 1,
        }
        assert steps <= ({1, 2} if teams % 2 else {1, 2, 3})


@pytest.mark.parametrize(
    "made",
    [
        lambda: american_whist(6, 5),
        lambda: american_whist(6, 6),
        lambda: american_whist(7, 3),
        lambda: round_robin(4, 4),
        lambda: hesitation(4, 6),
        lambda: web(8, 9),
    ],
)
def test_what_cannot_be_made_is_refused(made):
    """A sentence with the tables and rounds."""
    with pytest.raises(BadOption) as refused:
        made()
    assert "movement" not in str(refused.value)
