"""Compare a board with the results of bots on the same cards: a percentage and IMPs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

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
from chelem.i18n import LANGUAGES
from chelem.scoring.competition.imps import cross_imps
from chelem.scoring.competition.matchpoints import matchpoint_top, matchpoints, percentage
from chelem.text.score_text import result_text, short_contract

TABLES = 7
"""How many tables of bots play a board."""


class BotResult(TypedDict):
    """A table's result on a board, as stored: the contract by language, North-South's score."""

    contract: dict[str, str]
    result: str
    points: int


@dataclass(frozen=True, slots=True)
class RowComparison:
    """A row of the score sheet compared with other tables: `points` is the score of one side.

    `percent` is its matchpoint percentage, `imps` its average IMPs against each other table.
    """

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

    def of(self, state: State, side: Side) -> Iterator[tuple[Row, RowComparison]]:
        """The rows of the sheet that bots have played too, compared from one side's point of view."""
        for row in state.sheet.rows:
            results = self.results.get(row.setting.deal)
            if results is not None:
                yield row, compare_row(row, results, side)


def compare_row(row: Row, others: Sequence[BotResult], side: Side) -> RowComparison:
    """Compare a row with the results of other tables, from one side's point of view."""
    sign = 1 if side is Side.NS else -1
    mine = sign * north_south(row)
    tables = [mine, *(sign * other["points"] for other in others)]
    percent = round(float(percentage(matchpoints(tables)[0] or 0, matchpoint_top(len(tables)))), 1)
    return RowComparison(side, mine, others, percent, round(float(cross_imps(tables)[0] or 0), 2))


def north_south(row: Row) -> int:
    """North-South's points in a row minus East-West's."""
    return points_of(row.lines, Side.NS) - points_of(row.lines, Side.EW)


def replay_by_bots(game: Game, match: Match, dealt: Dealt, seed: int) -> BotResult | None:
    """The result of four bots on a board; None if the rules redeal it."""
    given, players = dealt.setting, {seat: str(seat) for seat in SEATS}
    alone = match.from_deal(given.dealer, given.vulnerable, given.board or given.deal)
    log = Log(Started(game, type(match)(**alone), players))
    setting = log.state.match.next(game, log.state.sheet, given.dealer)
    log.add(Dealt(setting, dealt.hands, players))
    bots = {player: Baseline(seed + place) for place, player in enumerate(players.values())}
    while bots_act(log, bots):
        pass
    return result_of_row(log.state, log.state.sheet.rows[0])


def result_of_row(state: State, row: Row) -> BotResult:
    """A table's result on a deal."""
    return {
        "contract": {language: short_contract(state, row, language) for language in LANGUAGES},
        "result": result_text(state, row, "en") if state.game.info.numbered else "",
        "points": north_south(row),
    }
