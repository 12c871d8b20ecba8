"""Compare a board with the results of bots on the same cards: a percentage and IMPs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from typing_extensions import TypedDict

from chelem.boards.board_summary import BoardSummary
from chelem.bots.driver import bots_act
from chelem.core.seats import SEATS, Side
from chelem.engine.events import Dealt, Started
from chelem.engine.game import Game
from chelem.engine.log import Log
from chelem.engine.match import Match
from chelem.engine.sheet import Row
from chelem.engine.state import State
from chelem.i18n import LANGUAGES
from chelem.scoring.competition.imps import cross_imps
from chelem.scoring.competition.matchpoints import matchpoint_top, matchpoints, percentage
from chelem.tables.robot_field import RobotTable
from chelem.text.summary import result_text, short_contract

TABLES = 7
"""The number of bot tables that play a board."""


class BotResult(TypedDict):
    """A table's result on a board, as stored; `contract` is by language, `points` is North-South's score."""

    contract: dict[str, str]
    result: str
    points: int


@dataclass(frozen=True, slots=True)
class RowComparison:
    """A row of the score sheet compared with other tables: `points` is the score of one side.

    `percent` is its matchpoint percentage, `imps` its average IMPs against each other table.
    """

    deal: int
    summary: BoardSummary
    side: Side
    points: int
    others: Sequence[BotResult]
    percent: float
    imps: float


@dataclass(slots=True)
class Comparisons:
    """The bots' results on a table's deals, by deal."""

    results: dict[int, list[BotResult]] = field(default_factory=dict)

    def __contains__(self, deal: int) -> bool:
        return deal in self.results

    def of(self, state: State, side: Side) -> Iterator[RowComparison]:
        """Yield the rows of the sheet that bots have played too, compared from one side's point of view."""
        for row in state.sheet.rows:
            results = self.results.get(row.setting.deal)
            if results is not None:
                yield compare_row(state.game, row, results, side)


def compare_row(game: Game, row: Row, others: Sequence[BotResult], side: Side) -> RowComparison:
    """Compare a row with the results of other tables, from one side's point of view."""
    summary, sign = BoardSummary.of_row(game, row), 1 if side is Side.NS else -1
    own = sign * (summary.score or 0)
    scores = [own, *(sign * other["points"] for other in others)]
    percent = round(float(percentage(matchpoints(scores)[0] or 0, matchpoint_top(len(scores)))), 1)
    average_imps = round(float(cross_imps(scores)[0] or 0), 2)
    return RowComparison(row.setting.deal, summary, side, own, others, percent, average_imps)


def replay_by_bots(game: Game, match: Match, dealt: Dealt, table: RobotTable) -> BotResult | None:
    """Return the result of a table of four bots on a board; None if it has no score to compare.

    There is none either where the game deals again, as with 20 points each in minibridge.
    """
    setting, players = dealt.setting, {seat: str(seat) for seat in SEATS}
    one_board = match.from_deal(setting.dealer, setting.vulnerable, setting.board or setting.deal)
    log = Log(Started(game, type(match)(**one_board), players))
    replayed = log.state.match.next(game, log.state.sheet, setting.dealer)
    log.add(Dealt(replayed, dealt.hands, players))
    bots = {str(seat): table.player(seat) for seat in SEATS}
    while bots_act(log, bots):
        pass
    rows = log.state.sheet.rows
    return result_to_store(BoardSummary.of_row(game, rows[0])) if rows else None


def result_to_store(summary: BoardSummary) -> BotResult | None:
    """Return a table's result as stored; None if it is unknown or the game is individual."""
    if summary.score is None or (summary.contract is None and not summary.passed):
        return None
    return {
        "contract": {language: short_contract(summary, language) for language in LANGUAGES},
        "result": result_text(summary, "en") if summary.game.info.numbered else "",
        "points": summary.score,
    }
