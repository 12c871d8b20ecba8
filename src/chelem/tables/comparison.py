"""A board beside what bots made of the same cards: a percentage and IMPs."""

from typing_extensions import TypedDict

from chelem.bots.baseline import Baseline
from chelem.bots.driver import bots_act
from chelem.core.lines import points_of
from chelem.core.seats import SEATS, Side
from chelem.engine.events import Dealt, Started
from chelem.engine.game import Game
from chelem.engine.log import Log
from chelem.engine.match import Match
from chelem.engine.sheet import Row
from chelem.engine.state import State
from chelem.scoring.imps import cross_imps
from chelem.scoring.matchpoints import matchpoints, percentage, top
from chelem.text.score_text import result_text, short_contract
from chelem.views.shapes import ComparisonShape, ResultShape

TABLES = 7
"""How many tables of bots play a board."""


class BotResult(TypedDict):
    """What a table of bots made of a board: the contract by language, North-South's points."""

    contract: dict[str, str]
    result: str
    points: int


def replay_by_bots(game: Game, match: Match, dealt: Dealt, seed: int) -> BotResult | None:
    """What four bots make of a board; None where the rules want it dealt again."""
    given, players = dealt.setting, {seat: str(seat) for seat in SEATS}
    alone = match.from_deal(given.dealer, given.vulnerable, given.board or given.deal)
    log = Log(Started(game, type(match)(**alone), players))
    setting = log.state.match.next(game, log.state.sheet, given.dealer)
    log.add(Dealt(setting, dealt.hands, players))
    bots = {player: Baseline(seed + place) for place, player in enumerate(players.values())}
    while bots_act(log, bots):
        pass
    return _result(log.state) if log.state.sheet.rows else None


def _result(state: State) -> BotResult:
    row = state.sheet.rows[0]
    return {
        "contract": {language: short_contract(state, row, language) for language in ("fr", "en")},
        "result": result_text(state, row, "en"),
        "points": points_of(row.lines, Side.NS) - points_of(row.lines, Side.EW),
    }


def compare(state: State, row: Row, results: list[BotResult], side: str, language: str) -> ComparisonShape:
    """A row beside the bots' results, from a side: points are that side's, and so is the percentage."""
    sign = 1 if side == "NS" else -1
    mine = sign * (points_of(row.lines, Side.NS) - points_of(row.lines, Side.EW))
    others = [_shown(result, sign * result["points"], language) for result in results]
    tables = [mine, *(other["points"] for other in others)]
    own: ResultShape = {
        "contract": short_contract(state, row, language),
        "result": result_text(state, row, language),
        "points": mine,
        "you": True,
    }
    return {
        "percent": round(float(percentage(matchpoints(tables)[0] or 0, top(len(tables)))), 1),
        "imps": round(float(cross_imps(tables)[0] or 0), 2),
        "results": sorted([own, *others], key=lambda result: -result["points"]),
    }


def _shown(result: BotResult, points: int, language: str) -> ResultShape:
    contract = result["contract"][language]
    return {"contract": contract, "result": result["result"], "points": points, "you": False}
