"""The tournament of the day as visitors see it: nothing of a board that they have still to play."""

from datetime import date

import pytest

from chelem.games.options import new_game
from chelem.site.contests.domain.daily import new_daily
from chelem.site.contests.domain.day_ranking import DayRanking, rank_month
from chelem.site.contests.domain.set_in_play import SetInPlay
from chelem.site.contests.views.daily import LISTED, daily_month_view, daily_view
from chelem.site.tables.domain.board_set import SetTerms, match_of_boards
from chelem.site.tables.domain.policy import Policy
from chelem.site.tables.domain.set_table import SetPlayer, SetTable

GAME = new_game("contract")
DAY = new_daily(SetTerms(GAME, match_of_boards(GAME, 2), Policy()), date(2026, 1, 1), "5a17" * 8)
NOON, MIDNIGHT = "2026-01-01T12:00:00.000+00:00", "2026-01-02T00:00:00.000+00:00"


def result(points):
    """Return a result as stored."""
    return {"contract": {"fr": f"F{points}", "en": f"E{points}"}, "result": "=", "points": points}


def person(name, *points, role="first"):
    """Return a table of a person with these scores."""
    results = {deal: result(score) for deal, score in enumerate(points, 1)}
    status = "over" if len(points) == 2 else "playing"
    return SetTable(f"{name}-{role}", role, status, name, (SetPlayer(name, name, "S"),), results)


TABLES = [person("anne", 100, 20), person("ben", 50), person("chloe", 0, 30), person("dan")]
ROBOTS = {deal: [result(10)] for deal in (1, 2)}


def seen_by(visitor, now=NOON, tables=TABLES):
    """Return the day for a visitor."""
    return view_of(SetInPlay(DAY, tables, ROBOTS), visitor, now)


def view_of(played, visitor, now=NOON, language="en"):
    """Return what a visitor sees of a day at a time."""
    return daily_view(DayRanking(played, played.boards.is_closed(now)), visitor, language)


@pytest.mark.parametrize(("visitor", "boards"), [(None, 0), ("eve", 0), ("dan", 0), ("ben", 1), ("anne", 2)])
def test_results_follow_ones_own(visitor, boards):
    """Of each board, those who have played it see all results; the secret nobody sees before midnight."""
    view = seen_by(visitor)
    assert list(range(1, boards + 1)) == [board["deal"] for board in view["results"]]
    assert ("open", None) == (view["status"], view["opening"])
    assert (2, 2) == (view["finished"], view["playing"])
    ranked = [player["name"] for player in view["players"] if player["rank"] is not None]
    assert (["anne", "chloe"] if boards == 2 else []) == ranked
    if boards:
        assert 3 == sum(score["people"] for score in view["results"][0]["scores"])


def test_after_midnight_everybody_sees_everything():
    """The commitment is opened, also for who has not played; unfinished cards are still without rank."""
    view = seen_by(None, MIDNIGHT)
    assert ("closed", DAY.opening) == (view["status"], view["opening"])
    assert [1, 2] == [board["deal"] for board in view["results"]]
    assert [1, 2, None, None] == [player["rank"] for player in view["players"]]


def test_both_percentages():
    """Anne's first board among three people, and among these and a robot."""
    board = seen_by("anne")["results"][0]
    assert (100, 100) == (board["percent"], board["among_people"])
    board = seen_by("ben")["results"][0]
    assert (66.7, 50) == (board["percent"], board["among_people"])


def test_boards_that_robots_still_play_are_provisional():
    """One board of two has its robots: Anne's percentage is that board's, and nobody has a rank."""
    played = SetInPlay(DAY, TABLES, {1: ROBOTS[1]})
    view = view_of(played, "anne")
    assert 1 == view["waiting"]
    assert [(False, 100), (True, None)] == [(board["waiting"], board["percent"]) for board in view["results"]]
    anne = next(player for player in view["players"] if player["you"])
    assert (1, 100, None) == (anne["compared"], anne["percent"], anne["rank"])
    assert 1 == view_of(played, "anne", MIDNIGHT)["players"][0]["rank"]


PAIRS = ["strong:sayc", "normal:sef:light"]


def test_robots_are_named_where_their_results_are_seen():
    """With their strength, system and style; the same pairs on all boards; not to those who see no board."""
    robots = {deal: [{**result(10), "pairs": PAIRS}] for deal in (1, 2)}
    for visitor, seen in (("dan", 0), ("ben", 1), ("anne", 1)):
        view = view_of(SetInPlay(DAY, TABLES, robots), visitor)
        assert seen == len(view["robots"])
    table = view["robots"][0]
    assert ["strong", "normal"] == [table[side]["strength"] for side in ("north_south", "east_west")]
    plain, styled = table["north_south"]["bidding"], table["east_west"]["bidding"]
    assert plain
    assert "," not in plain
    assert ", " in styled
    assert [] == seen_by("anne")["robots"]  # stored without their pairs


def test_the_page_names_the_readers_own_robots():
    """Before they play: partner and opponents, by system and strength."""
    view = view_of(SetInPlay(DAY, [], {}), None, language="fr")
    assert ("normal", "sayc") == (view["bots"]["strength"], view["bots"]["system"])
    assert view["bots"]["bidding"]


def test_practice_changes_nothing():
    """A second table has no line and counts on no board."""
    practised = [*TABLES, person("anne", 1, 1, role="again")]
    assert seen_by("anne")["results"] == seen_by("anne", tables=practised)["results"]


def test_a_long_list_ends():
    """A page lists the first `LISTED` players, and the reader too if they rank lower."""
    many = [person(f"p{number}", number, number) for number in range(LISTED + 20)]
    players = seen_by("p0", tables=many)["players"]
    assert LISTED + 1 == len(players)
    assert ("p0", True, LISTED + 20) == (players[-1]["name"], players[-1]["you"], players[-1]["rank"])


def test_a_month_is_the_mean_of_finished_cards():
    """Chloé has finished both days, Anne one, and they are level; unfinished cards count nothing."""
    second = [person("chloe", 100, 100), person("ben", 5)]
    days = [DayRanking(SetInPlay(DAY, tables, ROBOTS), closed=True) for tables in (TABLES, second)]
    view = daily_month_view("2026-01", len(days), rank_month(day.averages() for day in days), "chloe")
    assert 2 == view["days"]
    rows = [(row["name"], row["rank"], row["days"], row["boards"], row["you"]) for row in view["players"]]
    assert [("chloe", 1, 2, 4, True), ("anne", 1, 1, 2, False)] == rows
    assert [75, 75] == [row["percent"] for row in view["players"]]
