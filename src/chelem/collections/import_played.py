"""Import boards from a table's log, with the players' names."""

from dataclasses import dataclass, replace

from chelem.boards.log_conversion import records_of
from chelem.boards.record import PLAYER_TAGS, Record
from chelem.collections.search import words_of
from chelem.collections.summary import facts_of
from chelem.core.lines import points_of
from chelem.core.seats import SEATS, Side
from chelem.engine.events import Dealt
from chelem.engine.log import Entry, Log
from chelem.engine.sheet import Row
from chelem.formats.log.read import read_log
from chelem.formats.pbn import game_of
from chelem.i18n import LANGUAGES
from chelem.store.kept_board import BoardFacts, KeptBoard
from chelem.store.played_tables import PlayedTable
from chelem.text.score_text import bare_contract, result_text, short_contract
from chelem.views.names import PlayerNames


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A finished deal as last dealt: its log entry, its row of the score sheet, its record."""

    entry: Entry
    dealt: Dealt
    row: Row
    record: Record


def collect_finished(log: Log, names: PlayerNames) -> dict[int, FinishedDeal]:
    """The finished deals of a log, by number; `names` are its players' names."""
    rows = {row.setting.deal: row for row in log.state.sheet.rows}
    dealt = [entry for entry in log.effective() if isinstance(entry.event, Dealt)]
    found = {}
    for entry, record in zip(dealt, records_of(log), strict=True):
        event = entry.event
        if isinstance(event, Dealt) and (row := rows.get(event.setting.deal)):
            found[row.setting.deal] = FinishedDeal(
                entry, event, row, _with_names(record, entry, event, names)
            )
    return found


def _with_names(record: Record, entry: Entry, dealt: Dealt, names: PlayerNames) -> Record:
    """Add the players' names and the date to a record."""
    seated = zip(PLAYER_TAGS, map(dealt.seating.get, SEATS), strict=True)
    people = {tag: names.get(player or "", "") for tag, player in seated}
    day = {"Date": entry.at[:10].replace("-", ".")} if entry.at else {}
    return replace(record, tags={**record.tags, **people, **day})


def deal_to_keep(log: Log, deal: FinishedDeal, table: str) -> KeptBoard:
    """A table's deal as a stored board; in games other than contract bridge, its cards and result."""
    facts = facts_of(deal.record)
    if not log.state.game.info.files:
        facts = _facts_of_row(facts, log, deal.row)
    text = str(game_of(deal.record)).strip("\n") + "\n"
    return KeptBoard(text, facts, [], words_of(facts), table, deal.row.setting.deal)


def _facts_of_row(facts: BoardFacts, log: Log, row: Row) -> BoardFacts:
    """The facts of a deal, completed from its row of the score sheet."""
    state, contract = log.state, row.contract
    return {
        **facts,
        "contract": {language: _bare(log, row, language) for language in LANGUAGES},
        "declarer": None if contract is None else str(contract.declarer),
        "result": result_text(state, row, "en") if state.game.info.numbered else "",
        "points": None
        if state.game.info.individual
        else points_of(row.lines, Side.NS) - points_of(row.lines, Side.EW),
        "game": state.game.name,
    }


def _bare(log: Log, row: Row, language: str) -> str:
    """The contract of a row without its declarer, who is shown in a separate column."""
    if row.contract is None:
        return short_contract(log.state, row, language)
    return bare_contract(log.state, row.contract, language)


def gather_deals(table: PlayedTable) -> tuple[list[KeptBoard], int]:
    """The visitor's finished deals that are not imported yet, and the number of the last one."""
    log = Log.fold(read_log(table.lines))
    boards, last = [], table.after
    for number, deal in collect_finished(log, table.names).items():
        if number > table.after:
            last = max(last, number)
            if table.mine & {*deal.dealt.seating.values(), *deal.row.seating}:
                boards.append(deal_to_keep(log, deal, table.code))
    return boards, last
