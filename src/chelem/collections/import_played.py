"""Import boards from a table's log, with the players' names."""

from dataclasses import dataclass, replace

from chelem.boards.board_summary import BoardSummary
from chelem.boards.log_conversion import records_of
from chelem.boards.record import PLAYER_TAGS, Record
from chelem.collections.board_facts import facts_of_board
from chelem.collections.search import search_words
from chelem.core.seats import SEATS
from chelem.engine.events import Dealt
from chelem.engine.log import Entry, Log
from chelem.engine.sheet import Row
from chelem.formats.log.read import read_log
from chelem.formats.pbn import game_of
from chelem.store.kept_board import KeptBoard
from chelem.store.played_tables import PlayedTable
from chelem.views.names import PlayerNames


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A finished deal: the log entry that dealt it last, its score sheet row and its record."""

    entry: Entry
    dealt: Dealt
    row: Row
    record: Record


def collect_finished(log: Log, names: PlayerNames) -> dict[int, FinishedDeal]:
    """Return the finished deals of a log by number; `names` are the players' names."""
    rows = {row.setting.deal: row for row in log.state.sheet.rows}
    dealt = [entry for entry in log.effective() if isinstance(entry.event, Dealt)]
    found = {}
    for entry, record in zip(dealt, records_of(log), strict=True):
        event = entry.event
        if isinstance(event, Dealt) and (row := rows.get(event.setting.deal)):
            found[row.setting.deal] = FinishedDeal(
                entry, event, row, _with_names_and_date(record, entry, event, names)
            )
    return found


def _with_names_and_date(record: Record, entry: Entry, dealt: Dealt, names: PlayerNames) -> Record:
    """Return the record with the players' names and the date as tags."""
    seated = zip(PLAYER_TAGS, map(dealt.seating.get, SEATS), strict=True)
    player_names = {tag: names.get(player or "", "") for tag, player in seated}
    date = {"Date": entry.at[:10].replace("-", ".")} if entry.at else {}
    return replace(record, tags={**record.tags, **player_names, **date})


def kept_board_from_deal(log: Log, deal: FinishedDeal, table: str) -> KeptBoard:
    """Return a table's deal as a board to store; other games keep only its cards and result."""
    game = log.state.game
    files = game.info.files
    summary = BoardSummary.of_record(deal.record) if files else BoardSummary.of_row(game, deal.row)
    facts, text = facts_of_board(deal.record, summary), str(game_of(deal.record)).strip("\n") + "\n"
    return KeptBoard(text, facts, [], search_words(facts), table, deal.row.setting.deal)


def collect_new_deals(table: PlayedTable) -> tuple[list[KeptBoard], int]:
    """Return the visitor's finished deals that are not yet imported, and the number of the last one."""
    log = Log.fold(read_log(table.lines))
    boards, last = [], table.after
    for number, deal in collect_finished(log, table.names).items():
        if number > table.after:
            last = max(last, number)
            if table.own_players & {*deal.dealt.seating.values(), *deal.row.seating}:
                boards.append(kept_board_from_deal(log, deal, table.code))
    return boards, last
