"""A tournament of the day as the server shows it, without the hour that it takes to play."""

from datetime import date

from chelem.games.options import new_game
from chelem.tables.board_set import SetTerms, match_of_boards
from chelem.tables.comparison import BotResult
from chelem.tables.daily import new_daily
from chelem.tables.day_ranking import DayRanking
from chelem.tables.policy import Policy
from chelem.tables.set_in_play import SetInPlay
from chelem.tables.set_table import SetPlayer, SetTable
from chelem.views.daily import DailyShape, daily_view

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
