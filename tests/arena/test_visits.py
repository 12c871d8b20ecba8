"""A program elsewhere as a team of a match."""

import pytest

from chelem.arena.rooms import play_both_rooms
from chelem.arena.teams import TeamMatch, VisitingTeam
from chelem.bots.configuration import Configuration
from chelem.core.errors import ParseError

INSTANT = Configuration.parse("instant")


@pytest.mark.parametrize("port", [1, 2000, 65534])
def test_a_visiting_team_is_written_with_its_port(port):
    team = VisitingTeam(port)
    assert f"listen:{port}" == str(team)
    assert team == VisitingTeam.parse(str(team)) == VisitingTeam.parse(f" LISTEN:{port} ")


@pytest.mark.parametrize(
    "text", ["listen:", "listen:0", "listen:65535", "listen:²", "2000", "listen:-1", "listen:1.5"]
)
def test_another_text_is_not_a_visiting_team(text):
    with pytest.raises(ParseError):
        VisitingTeam.parse(text)


@pytest.mark.parametrize("teams", [(INSTANT, VisitingTeam(2000)), (VisitingTeam(2000), INSTANT)])
def test_a_visiting_team_has_no_bots_here(teams):
    (board,) = TeamMatch(*teams, boards=1, seed=1)
    with pytest.raises(TypeError):
        play_both_rooms(board)
