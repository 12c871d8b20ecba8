"""The running score sheet of a match in a terminal, in the layout used by its players."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chelem.boards import BoardSummary
from chelem.cli.shared.colour import coloured
from chelem.core import SEATS, SIDES, Line, Side, points_of
from chelem.engine import PlayerId, Row, State
from chelem.i18n import say
from chelem.matches import GamesWon
from chelem.matches.totals import player_totals, side_totals
from chelem.text.score_text import counted_total, reason
from chelem.text.summary import result_text, short_contract, whole_contract


def render_sheet(state: State, language: str, me: PlayerId | None = None) -> RenderableType:
    """Return a table of all deals so far with their points, and the totals; `me` is the reader."""
    if state.game.info.individual:
        return _sheet_by_player(state, language, me)
    if state.match.goal_in(state.game) is not None:
        return _sheet_with_line(state, language)
    return _sheet_by_side(state, language)


def render_board_score(state: State, row: Row, language: str, me: PlayerId | None = None) -> RenderableType:
    """Return the score of one deal, line by line; `me` is the reader."""
    summary = BoardSummary.of_row(state.game, row)
    contract = whole_contract(summary, language, _declarer(state, row, language, me))
    result = result_text(summary, language)
    head = coloured(f"{contract}, {result}" if state.game.info.individual else f"{contract}  {result}")
    head.stylize("bold")
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(justify="right")
    table.add_column()
    table.add_column()
    if state.match.loses(state.game, row):
        return Group(head, f" {say('score.lost', {}, language)}")
    for line in row.lines:
        table.add_row(
            f"{line.points:+d}", _receiver(state, line, row, language, me), coloured(reason(line, language))
        )
    if not row.lines:
        table.add_row("0", "", say("score.nothing", {}, language))
    return Group(head, table)


def _declarer(state: State, row: Row, language: str, me: PlayerId | None) -> str:
    """Return the declarer's name in individual games, where players change chairs; otherwise ""."""
    if row.contract is None or not state.game.info.individual:
        return ""
    return player_text(state, row.seating[row.contract.declarer] or "", language, me)


def _receiver(state: State, line: Line, row: Row, language: str, me: PlayerId | None) -> str:
    if state.game.info.individual:
        return player_text(state, row.seating[line.to[0]] or "", language, me)
    return say(f"side-{line.to[0].side}", {}, language)


def player_text(state: State, player: PlayerId, language: str, me: PlayerId | None) -> str:
    """Return a player's name in individual games: "you", or a permanent number."""
    if player == me:
        return say("player.you", {}, language)
    players = sorted(filter(None, state.chairs))
    return say("player", {"number": players.index(player) + 1}, language) if player in players else player


def _empty_sheet(language: str, columns: list[str]) -> Table:
    table = Table(
        box=box.SIMPLE_HEAD, title=say("sheet.title", {}, language), title_justify="left", padding=(0, 1)
    )
    table.add_column(say("sheet.deal", {}, language), justify="right")
    table.add_column(say("sheet.contract", {}, language))
    table.add_column("", justify="right")
    for column in columns:
        table.add_column(column, justify="right")
    return table


def _leading_cells(state: State, row: Row, language: str, me: PlayerId | None = None) -> list[Text]:
    summary = BoardSummary.of_row(state.game, row)
    contract = short_contract(summary, language, _declarer(state, row, language, me))
    texts = str(row.setting.deal), contract, result_text(summary, language)
    return [coloured(text) for text in texts]


def _sheet_by_side(state: State, language: str) -> Table:
    """Return a sheet with a column of points per side."""
    table = _empty_sheet(language, [say(f"side-{side}", {}, language) for side in SIDES])
    for row in state.sheet.rows:
        points = [_side_cell(state, row, side, language) for side in SIDES]
        table.add_row(*_leading_cells(state, row, language), *points)
    table.add_section()
    totals = side_totals(state.sheet).items()
    cells = [str(counted_total(state, side, points, language)) for side, points in totals]
    table.add_row("", say("sheet.total", {}, language), "", *cells)
    return table


def _side_cell(state: State, row: Row, side: Side, language: str) -> str:
    """Return the points of a side, or that it lost the match at once (RULES 3.4)."""
    points = points_of(row.lines, side)
    if points and state.match.loses(state.game, row):
        return say("score.lost", {}, language)
    return str(points) if points else ""


def _sheet_with_line(state: State, language: str) -> Table:
    """Return a sheet with points below and above the line per side, and a rule under each game won."""
    kind = state.game.info.line.value
    columns = [
        say(f"sheet.{kind}.{part}", {"side": str(side)}, language)
        for side in SIDES
        for part in ("below", "above")
    ]
    table = _empty_sheet(language, columns)
    games, goal = 0, state.match.goal_in(state.game)
    for place, row in enumerate(state.sheet.rows, start=1):
        points = [points_of(row.lines, side, below=below) for side in SIDES for below in (True, False)]
        table.add_row(*_leading_cells(state, row, language), *(str(p) if p else "" for p in points))
        won = sum(GamesWon.of(state.sheet.rows[:place], goal).games.values())
        if won > games:
            games = won
            table.add_section()
    table.add_section()
    sums = [state.sheet.points(side, below=below) for side in SIDES for below in (True, False)]
    table.add_row("", say("sheet.total", {}, language), "", *map(str, sums))
    return table


def _sheet_by_player(state: State, language: str, me: PlayerId | None) -> Table:
    """Return a sheet with a column of points per player, whatever their chairs."""
    totals = dict(sorted(player_totals(state.sheet).items())) or {p: 0 for p in state.chairs if p}
    table = _empty_sheet(language, [player_text(state, player, language, me) for player in totals])
    for row in state.sheet.rows:
        seats = {player: seat for seat, player in zip(SEATS, row.seating, strict=True) if player}
        points = [points_of(row.lines, seats[player]) if player in seats else 0 for player in totals]
        table.add_row(*_leading_cells(state, row, language, me), *(str(p) if p else "" for p in points))
    table.add_section()
    table.add_row("", say("sheet.total", {}, language), "", *map(str, totals.values()))
    return table
