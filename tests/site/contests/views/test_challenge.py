"""What a visitor sees of a challenge, and of a match of teams."""

from chelem.games.forms import new_match
from chelem.games.options import new_game
from chelem.site.contests.domain.challenge import new_challenge
from chelem.site.contests.domain.set_draw import SetDraw
from chelem.site.contests.domain.team_match import new_team_match
from chelem.site.contests.views.challenge import challenge_view
from chelem.site.contests.views.team_match import team_match_view
from chelem.site.tables.domain.board_set import SetTerms
from chelem.site.tables.domain.policy import Policy
from chelem.site.tables.domain.set_table import SetPlayer, SetTable

GAME, MATCH = new_game("contract"), new_match("contract", "duplicate", {"boards": 2})
SET = new_challenge(SetTerms(GAME, MATCH, Policy()), SetDraw("code", "secret"))
TEAMS = new_team_match(SetTerms(GAME, MATCH, Policy()), SetDraw("code", "secret"))


def result(points):
    """A result as stored, for North-South."""
    return {"contract": {"fr": "3SA S", "en": "3NT S"}, "result": "=", "points": points, "lead": "H4"}


def played(name, *points, role="first", over=True, seat="S"):
    """A table where somebody has scored these points, board by board."""
    results = {deal: result(each) for deal, each in enumerate(points, start=1)}
    person = SetPlayer(name, name.lower(), seat)
    return SetTable(f"t{name.lower()}", role, "over" if over else "playing", name.lower(), (person,), results)


ROBOTS = {deal: [result(100), result(300)] for deal in (1, 2)}


def view(visitor, *tables):
    return challenge_view(SET, tables, ROBOTS, visitor, "en")


def test_two_players_are_compared_in_imps():
    """420 against 400: 1 IMP; 50 against −110: 4 IMPs the other way (RULES, Competition)."""
    seen = view("ben", played("Anne", 420, -110), played("Ben", 400, 50))
    assert [(2, -3.0), (1, 3.0)] == [(player["rank"], player["imps"]) for player in seen["players"]]
    assert [[1.0, -1.0], [-4.0, 4.0]] == [
        [each["imps"] for each in board["results"]] for board in seen["results"]
    ]
    assert [[100.0, 100.0], [0.0, 0.0]] == [
        [each["percent"] for each in board["results"]] for board in seen["results"]
    ]
    assert "secret" == seen["opening"]


def test_three_players_have_average_imps_and_shared_ranks():
    """Each board against each other player, on average; nobody's sum leans."""
    seen = view("ben", played("Anne", 620, 0), played("Ben", 170, 0), played("Eve", 170, 0))
    assert [10.0, -5.0, -5.0] == [player["imps"] for player in seen["players"]]
    assert [1, 2, 2] == [player["rank"] for player in seen["players"]]


def test_what_is_hidden():
    """Strangers see names; players the boards that they and the other one have played."""
    anne, ben = played("Anne", 420, -110), played("Ben", 400, over=False)
    stranger = view(None, anne, ben)
    assert ([], None, None) == (stranger["results"], stranger["you"], stranger["opening"])
    assert [(2, True), (1, False)] == [(each["played"], each["over"]) for each in stranger["players"]]
    half = view("ben", anne, ben)
    assert [1] == [board["deal"] for board in half["results"]]
    assert [None, None] == [player["imps"] for player in half["players"]]
    waiting = view("anne", anne, ben)
    assert [[0], [0]] == [[each["player"] for each in board["results"]] for board in waiting["results"]]
    assert [None, None] == [board["results"][0]["imps"] for board in waiting["results"]]


def test_practice_changes_nothing():
    """A later table of the same player is not compared; it is the one to go on at."""
    first, again = played("Ben", 400, 50), played("Ben", 800, role="again", over=False)
    seen = view("ben", played("Anne", 420, -110), first, again)
    assert 2 == len(seen["players"])
    assert ("tben", True, True) == (seen["you"]["table"], seen["you"]["over"], seen["you"]["practice"])


def teams(visitor, open_room, closed_room):
    return team_match_view(TEAMS, (open_room, closed_room), visitor, "en")


def test_a_match_of_teams():
    """Team A is North-South in the open room: 420 there and 50 in the other one are 9 IMPs for A."""
    anne = played("Anne", 420, -110, role="open")
    seen = teams("anne", anne, played("Ben", 50, 50, role="closed"))
    assert [9, -4] == [board["imps"] for board in seen["results"]]
    assert (5, "over", 20.0) == (seen["imps"], seen["status"], sum(seen["victory_points"].values()))
    assert seen["victory_points"]["A"] > seen["victory_points"]["B"]
    assert ["A", "B"] == [room["chairs"]["S"]["team"] for room in seen["rooms"]]


def test_a_room_sees_what_it_has_played():
    """The other room's result on a board comes with one's own; who does not play waits for the end."""
    anne, ben = played("Anne", 420, role="open", over=False), played("Ben", 50, 50, role="closed")
    assert [(1, 9)] == [(board["deal"], board["imps"]) for board in teams("anne", anne, ben)["results"]]
    assert [9, None] == [board["imps"] for board in teams("ben", anne, ben)["results"]]
    stranger = teams(None, anne, ben)
    assert ([], None, "playing") == (stranger["results"], stranger["opening"], stranger["status"])
