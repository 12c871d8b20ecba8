"""Compare boards with the results of bots on the same cards: percentages, IMPs, and a rank after several."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NotRequired

from typing_extensions import TypedDict

from chelem.boards import BoardSummary
from chelem.bots import bots_act
from chelem.core import SEATS, Card, Side, Vulnerability
from chelem.engine import AuctionGame, Game, Log, Match, Row, State
from chelem.engine.events import Acted, Dealt, Started
from chelem.i18n import LANGUAGES
from chelem.scoring import cross_imps, matchpoint_top, matchpoints, percentage
from chelem.site.tables.domain.robot_field import RobotTable
from chelem.text.summary import result_text, short_contract

TABLES = 7
"""The number of bot tables that play a board."""


class BotResult(TypedDict):
    """A table's result on a board, as stored; `contract` is by language, `points` is North-South's score."""

    contract: dict[str, str]
    result: str
    points: int
    lead: NotRequired[str]
    """The code of the first card; missing where nothing was played, and in what was stored long ago."""
    pairs: NotRequired[list[str]]
    """How North-South and East-West bid, as configurations; missing in games without bidding systems."""


@dataclass(frozen=True, slots=True)
class TableScore:
    """One side's score on a board at one of several tables, compared with the scores at the others.

    `percent` is its matchpoint percentage, `imps` its average IMPs against each other table.
    """

    points: int
    percent: Fraction
    imps: Fraction


@dataclass(frozen=True, slots=True)
class RowComparison:
    """A row of the score sheet compared with other tables, from the point of view of `side`.

    `scores` are those of the table itself, then of each of `others`.
    """

    deal: int
    summary: BoardSummary
    side: Side
    others: Sequence[BotResult]
    scores: Sequence[TableScore]

    @property
    def own(self) -> TableScore:
        """The score of the table itself."""
        return self.scores[0]


@dataclass(frozen=True, slots=True)
class TableRank:
    """The rank of a table over several boards that other tables have played too.

    `percent` is its average matchpoint percentage, `imps` the sum of its IMPs; `rank` is its place, from 1,
    by percentages among `tables`, of which `level` others have the same one.
    """

    percent: Fraction
    imps: Fraction
    rank: int
    level: int
    tables: int
    boards: int


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
    scores = scores_at_tables([own, *(sign * other["points"] for other in others)])
    return RowComparison(row.setting.deal, summary, side, others, scores)


def scores_at_tables(points: Sequence[int]) -> tuple[TableScore, ...]:
    """Compare one side's score at each table with those at the others."""
    top = matchpoint_top(len(points))
    return tuple(
        TableScore(own, percentage(won or 0, top), gained or Fraction(0))
        for own, won, gained in zip(points, matchpoints(points), cross_imps(points), strict=True)
    )


def rank_table(compared: Sequence[RowComparison]) -> TableRank | None:
    """Return the rank of the table over these boards; None without any.

    The other tables have the same pairs on each board. Those that have no result on one are not ranked.
    """
    if not compared:
        return None
    tables = min(len(row.scores) for row in compared)
    own, *others = (sum(row.scores[table].percent for row in compared) for table in range(tables))
    return TableRank(
        percent=Fraction(own) / len(compared),
        imps=sum((row.own.imps for row in compared), Fraction(0)),
        rank=1 + sum(other > own for other in others),
        level=sum(other == own for other in others),
        tables=tables,
        boards=len(compared),
    )


def replay_by_bots(game: Game, match: Match, dealt: Dealt, table: RobotTable) -> BotResult | None:
    """Return the result of a table of four bots on a board; None if it has no score to compare.

    There is none either where the game deals again, as with 20 points each in minibridge.
    """
    setting, players = dealt.setting, {seat: str(seat) for seat in SEATS}
    board = setting.board or setting.deal
    vulnerable = setting.vulnerable if game.vulnerability else Vulnerability.on_board(board)
    one_board = match.from_deal(setting.dealer, vulnerable, board)
    log = Log(Started(game, type(match)(**one_board), players))
    replayed = log.state.match.next(game, log.state.sheet, setting.dealer)
    log.add(Dealt(replayed, dealt.hands, players))
    bots = {str(seat): table.player(seat) for seat in SEATS}
    while bots_act(log, bots):
        pass
    rows = log.state.sheet.rows
    result = result_to_store(BoardSummary.of_row(game, rows[0])) if rows else None
    actions = (entry.event.action for entry in log if isinstance(entry.event, Acted))
    lead = next((action for action in actions if isinstance(action, Card)), None)
    if result is not None and lead is not None:
        result["lead"] = str(lead)
    if result is not None and isinstance(game, AuctionGame):
        result["pairs"] = [str(table.north_south), str(table.east_west)]
    return result


def result_to_store(summary: BoardSummary) -> BotResult | None:
    """Return a table's result as stored; None if it is unknown or the game is individual."""
    if summary.score is None or (summary.contract is None and not summary.passed):
        return None
    return {
        "contract": {language: short_contract(summary, language) for language in LANGUAGES},
        "result": result_text(summary, "en") if summary.game.info.numbered else "",
        "points": summary.score,
    }
