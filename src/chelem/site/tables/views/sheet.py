"""The section with the score sheet of a match."""

from collections.abc import Mapping
from typing import Annotated

from typing_extensions import TypedDict

from chelem.boards import BoardSummary
from chelem.core import SEATS, SIDES, Line, Seat, points_of
from chelem.engine import PlayerId, Row, State, Verdict
from chelem.formats.json_types import SeatCode, SideCode, one_of
from chelem.i18n import say
from chelem.matches import GamesWon
from chelem.matches.totals import player_totals, side_totals
from chelem.site.tables.views.comparison import ComparisonShape, StandingShape
from chelem.site.tables.views.names import PlayerNames
from chelem.text.score_text import end_text, kept_text, reason
from chelem.text.summary import result_text, whole_contract

ComparisonsByDeal = Mapping[int, ComparisonShape]
"""The comparisons with bots, by deal."""


Key = str
"""A side, or in Whiz a player."""


class LineShape(TypedDict):
    """A line of a score."""

    to: list[SeatCode]
    """The seats that receive the points."""
    title: str
    """Who receives the points."""
    points: int
    below: bool
    """Whether the points are below the line: they count toward a game."""
    reason: str
    """What the points are for, with the calculation."""


class RowShape(TypedDict):
    """A deal on the score sheet."""

    deal: int
    board: int | None
    dealer: SeatCode
    vulnerable: list[SeatCode]
    contract: str
    """The contract in words; empty if everyone passed."""
    declarer: SeatCode | None
    result: str
    """`=`, `+1`, `−2`."""
    points: dict[Key, int]
    """By side, or by player in individual games."""
    below: dict[SideCode, int] | None
    """Points below the line by side; null on a sheet without a line."""
    above: dict[SideCode, int] | None
    """Points above the line by side; null on a sheet without a line."""
    game: SideCode | None
    """The side that completed a game with this deal."""
    lost: bool
    """Whether declarer's side lost the match at once with this deal, whatever its points."""
    lines: list[LineShape]
    kept: str | None
    """The sentence on tricks that a claim gave away and that stay (Law 71); null if there are none."""
    practice: bool
    """Whether it was played as practice: a dummy alone among bots declared for their partner, or looked."""
    selected: bool
    """Whether its cards were chosen for practice, not shuffled."""
    compare: ComparisonShape | None
    """In duplicate, the results of other tables."""


class ColumnShape(TypedDict):
    """A column of the score sheet."""

    key: Key
    """A side, or a player in individual games."""
    title: str


class VerdictShape(TypedDict):
    """The end of a match."""

    lines: list[LineShape]
    """The lines that the end of the match adds."""
    totals: dict[Key, int]
    winner: list[Key]
    """The winning sides or players; several in a tie."""
    text: str
    """The result in words."""


class SheetShape(TypedDict):
    """The score sheet of a match."""

    form: Annotated[str, one_of("points", "line", "split", "slots", "players")]
    """The layout: a column of `points`; a `line` or `split` between points below and above the line; prepared
    `slots`; a column for each of the `players`."""
    slots: int | None
    """The number of rows drawn from the start."""
    columns: list[ColumnShape]
    rows: list[RowShape]
    """A row for each scored deal."""
    totals: dict[Key, int]
    """The totals by key of column."""
    games: dict[SideCode, int] | None
    """The number of games of each side; null on a sheet without a line."""
    parts: dict[SideCode, int] | None
    """The part-scores of each side; null on a sheet without a line."""
    standing: StandingShape | None
    """In duplicate, your place among the tables; null while nothing is compared."""
    verdict: VerdictShape | None
    """Null until the match is over."""


def sheet_section(
    state: State,
    names: PlayerNames,
    language: str,
    compared: ComparisonsByDeal,
    standing: StandingShape | None = None,
) -> SheetShape:
    """Return the sheet; `names` are the players' names, `compared` and `standing` compare it with bots."""
    rows = state.sheet.rows
    goal = state.match.goal_in(state.game)
    won = GamesWon.of(rows, goal) if goal is not None else None
    return {
        "form": sheet_layout(state),
        "slots": state.match.slots,
        "columns": [{"key": key, "title": title} for key, title in _columns(state, names, language)],
        "rows": [write_row(state, index, names, language, compared) for index in range(len(rows))],
        "totals": _totals(state),
        "games": {str(side): won.games[side] for side in SIDES} if won else None,
        "parts": {str(side): won.parts[side] for side in SIDES} if won else None,
        "standing": standing,
        "verdict": _verdict(state, state.verdict, names, language) if state.verdict else None,
    }


def empty_sheet() -> SheetShape:
    """Return the sheet of a match that has not started."""
    return {
        "form": "points",
        "slots": None,
        "columns": [],
        "rows": [],
        "totals": {},
        "games": None,
        "parts": None,
        "standing": None,
        "verdict": None,
    }


def sheet_layout(state: State) -> str:
    """Return the name of the sheet's layout."""
    if state.game.info.individual:
        return "players"
    if state.match.goal_in(state.game) is not None:
        return state.game.info.line.value
    return "points" if state.match.slots is None else "slots"


def _columns(state: State, names: PlayerNames, language: str) -> list[tuple[str, str]]:
    if state.game.info.individual:
        return [(player, names.get(player, player)) for player in _players(state)]
    return [(str(side), say(f"side-{side}", {}, language)) for side in SIDES]


def _players(state: State) -> list[PlayerId]:
    """Return everyone who has points or a chair, in the order of their first chairs."""
    rows = (row.seating for row in state.sheet.rows)
    return list(dict.fromkeys(player for seating in (*rows, state.chairs) for player in seating if player))


def write_row(
    state: State, index: int, names: PlayerNames, language: str, compared: ComparisonsByDeal | None = None
) -> RowShape:
    """Return the row of the deal at `index`."""
    row = state.sheet.rows[index]
    summary, contract = BoardSummary.of_row(state.game, row), row.contract
    declarer = names.get(row.seating[contract.declarer] or "", "") if contract else ""
    has_line = state.match.goal_in(state.game) is not None
    return {
        "deal": row.setting.deal,
        "board": row.setting.board,
        "dealer": str(row.setting.dealer),
        "vulnerable": [str(seat) for seat in row.setting.vulnerable],
        "contract": whole_contract(summary, language, declarer),
        "declarer": str(contract.declarer) if contract else None,
        "result": result_text(summary, language),
        "points": _points(state, row),
        "below": _line_points(row, below=True) if has_line else None,
        "above": _line_points(row, below=False) if has_line else None,
        "game": _completed_game(state, index),
        "lost": state.match.loses(state.game, row),
        "lines": [write_line(state, line, row.seating, names, language) for line in row.lines],
        "kept": kept_text(row.kept, state.game.name, language) or None,
        "practice": row.practice,
        "selected": row.selected,
        "compare": (compared or {}).get(row.setting.deal),
    }


def _points(state: State, row: Row) -> dict[str, int]:
    if not state.game.info.individual:
        return {str(side): points_of(row.lines, side) for side in SIDES}
    sitting = ((seat, player) for seat, player in zip(SEATS, row.seating, strict=True) if player)
    return {player: points_of(row.lines, seat) for seat, player in sitting}


def _line_points(row: Row, *, below: bool) -> dict[str, int]:
    return {str(side): points_of(row.lines, side, below=below) for side in SIDES}


def _completed_game(state: State, index: int) -> str | None:
    """Return the side that completed a game with this deal, if any."""
    goal = state.match.goal_in(state.game)
    if goal is None:
        return None
    rows = state.sheet.rows
    before, after = (GamesWon.of(rows[:end], goal).games for end in (index, index + 1))
    return next((str(side) for side in SIDES if after[side] > before[side]), None)


def write_line(
    state: State, line: Line, seating: tuple[PlayerId | None, ...], names: PlayerNames, language: str
) -> LineShape:
    """Return one line of a score; `title` is who receives the points."""
    if state.game.info.individual:
        player = seating[line.to[0]] or ""
        title = names.get(player, player)
    else:
        title = say(f"side-{line.to[0].side}", {}, language)
    return {
        "to": [str(seat) for seat in line.to],
        "title": title,
        "points": line.points,
        "below": line.below,
        "reason": reason(line, language),
    }


def _totals(state: State) -> dict[str, int]:
    if state.verdict is not None:
        return {str(key): points for key, points in state.verdict.totals.items()}
    if not state.game.info.individual:
        return {str(side): points for side, points in side_totals(state.sheet).items()}
    totals = player_totals(state.sheet)
    return {player: totals.get(player, 0) for player in _players(state)}


def _verdict(state: State, verdict: Verdict, names: PlayerNames, language: str) -> VerdictShape:
    won = dict.fromkeys(str(key.side) if isinstance(key, Seat) else key for key in verdict.winner)
    return {
        "lines": [write_line(state, line, state.chairs, names, language) for line in verdict.lines],
        "totals": {str(key): points for key, points in verdict.totals.items()},
        "winner": list(won),
        "text": end_text(state, names, language),
    }
