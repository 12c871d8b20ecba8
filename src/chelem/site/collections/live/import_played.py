"""Import boards from a table's log, with the players' names."""

from dataclasses import dataclass, replace

from chelem.boards import BoardSummary, records_of
from chelem.boards.record import PLAYER_TAGS, Record
from chelem.core import SEATS, Contract, Seat, Side
from chelem.engine import Entry, Log, Row
from chelem.engine.events import Dealt
from chelem.formats import read_log
from chelem.formats.pbn import game_of
from chelem.site.collections.domain.board_facts import facts_of_board
from chelem.site.collections.domain.kept_board import KeptBoard
from chelem.site.collections.domain.search import search_words
from chelem.site.collections.store.own_deals import OwnDeal
from chelem.site.tables import PlayedTable, PlayerNames


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
    new = collect_table(table)
    return new.boards, new.last


@dataclass(frozen=True, slots=True)
class NewDeals:
    """What a table's log adds: boards to import, deals for the list, and the number of the last deal."""

    boards: list[KeptBoard]
    own_deals: tuple[OwnDeal, ...]
    last: int


def collect_table(table: PlayedTable) -> NewDeals:
    """Return the visitor's finished deals that are not yet imported, or not yet in their list."""
    log = Log.fold(read_log(table.lines))
    boards, own_deals, last = [], [], table.after
    for number, deal in collect_finished(log, table.names).items():
        last = max(last, number)
        if number <= min(table.after, table.recorded):
            continue
        if not table.own_players & {*deal.dealt.seating.values(), *deal.row.seating}:
            continue
        board = kept_board_from_deal(log, deal, table.code)
        if number > table.after:
            boards.append(board)
        if number > table.recorded and (own := _own_deal(log, deal, board, table)):
            own_deals.append(own)
    return NewDeals(boards, tuple(own_deals), last)


def _own_deal(log: Log, deal: FinishedDeal, board: KeptBoard, table: PlayedTable) -> OwnDeal | None:
    """Return a deal as the visitor played it; None if they were no longer there at its end."""
    row, state = deal.row, log.state
    seat = next(
        (seat for seat, player in zip(SEATS, row.seating, strict=True) if player in table.own_players), None
    )
    if seat is None:
        return None
    contract, partner = row.contract, row.seating[seat.partner]
    points = board.facts["points"]
    return OwnDeal(
        code=table.code,
        deal=row.setting.deal,
        at=deal.entry.at or "",
        game=state.game.name,
        kind=state.match.kind,
        practice=row.practice or row.selected,
        seat=str(seat),
        role=_role(seat, contract),
        partner="" if partner is None or state.game.info.individual else table.names.get(partner, ""),
        contract=board.facts["contract"],
        declarer=board.facts["declarer"],
        level=None if contract is None else contract.tricks - state.game.info.book,
        strain=None if contract is None else str(contract.strain),
        over=BoardSummary.of_row(state.game, row).over if state.game.info.numbered else None,
        result=board.facts["result"],
        points=points if points is None or seat.side is Side.NS else -points,
    )


def _role(seat: Seat, contract: Contract | None) -> str:
    if contract is None:
        return "passed"
    if seat.side is not contract.declarer.side:
        return "defender"
    return "declarer" if seat is contract.declarer else "dummy"
