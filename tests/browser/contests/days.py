"""A tournament of the day as the server shows it, without the hour that it takes to play."""

from datetime import date

from chelem.games.options import new_game
from chelem.site.contests.domain.daily import new_daily
from chelem.site.contests.domain.day_ranking import DayRanking
from chelem.site.contests.domain.set_in_play import SetInPlay
from chelem.site.contests.views.daily import DailyShape, daily_view
from chelem.site.tables.domain.board_set import SetTerms, match_of_boards
from chelem.site.tables.domain.comparison import BotResult
from chelem.site.tables.domain.policy import Policy
from chelem.site.tables.domain.set_table import SetPlayer, SetTable

BOARDS = 2


def played_day() -> DailyShape:
    """Return an open day of two boards: two people have finished, the reader among them, a third has not."""
    game = new_game("contract")
    day = new_daily(SetTerms(game, match_of_boards(game, BOARDS), Policy()), date(2026, 1, 1), "5a17" * 8)
    people = [_person("Anne", 420, -50), _person("Ben", 170, -50), _person("", 170)]
    pairs = ["strong:sayc", "normal:sef:light"]
    robots = {deal: [{**_result(points), "pairs": pairs} for points in (450, 420, 170)] for deal in (1, 2)}
    return daily_view(DayRanking(SetInPlay(day, people, robots), closed=False), "Anne", "fr")


def _person(name: str, *points: int) -> SetTable:
    status = "over" if len(points) == BOARDS else "playing"
    results = {deal: _result(score) for deal, score in enumerate(points, 1)}
    return SetTable(name, "first", status, name, (SetPlayer(name, name, "S"),), results)


def _result(points: int) -> BotResult:
    contract = {420: "4♠ S", 450: "4♠ S", 170: "2♠ S", -50: "3SA N"}[points]
    made = {420: "=", 450: "+1", 170: "+2", -50: "−1"}[points]
    return {"contract": {"fr": contract, "en": contract}, "result": made, "points": points, "lead": "HK"}
