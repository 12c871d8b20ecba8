"""A table that starts with a board from a file, at the first call or later."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from chelem.boards import Record
from chelem.bots import AT_TABLES, Configuration
from chelem.core import SEATS, Action, FrozenMap, Refused, Seat, Vulnerability
from chelem.engine import Match
from chelem.engine.events import Alerted
from chelem.games.registry import GAMES, game_of_files
from chelem.site.tables.domain import dealing, seating
from chelem.site.tables.domain.comparison import BotResult
from chelem.site.tables.domain.known_deal import KnownDeal
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.policy import Policy
from chelem.site.tables.domain.table import Table


@dataclass(frozen=True, slots=True)
class BoardStart:
    """A board for a guest to play in `seat`, after its first `steps` calls and cards.

    `elsewhere` is the result at another table, if known.
    """

    record: Record
    seat: Seat
    steps: int = 0
    elsewhere: BotResult | None = None
    bots: Configuration = AT_TABLES


def table_from_board(start: BoardStart, guest: Guest, code: str, now: Callable[[], str]) -> Table:
    """Create a table where the guest plays a board against bots.

    Raise `Refused` if not all cards are known, if one of the first `steps` calls and cards is illegal, or if
    nothing is left to play after them.
    """
    record = start.record
    if record.deal is None:
        raise Refused("opening.cards")
    steps = min(start.steps, len(record.auction.calls) + len(record.play.cards))
    known = KnownDeal(1, steps, start.elsewhere)
    table = Table(
        code,
        guest.visitor,
        game_of_files(),
        _single_board_match(record),
        Policy().for_one_person(),
        now,
        start.bots,
        known_deal=known,
    )
    for seat in SEATS:
        player = table.people.new_person(guest)
        person = player if seat is start.seat else table.people.new_bot()
        table.people.waiting[seat] = person.player
        table.save_person(person)
    seating.begin_match(table)
    state = table.started_log.state
    setting = state.match.next(state.game, state.sheet, SEATS[0])
    dealing.deal_chosen(table, setting, record.deal, "file")
    replay_moves(table, [*record.auction.calls, *record.play.cards][:steps], record.auction.notes)
    return table


def replay_moves(table: Table, moves: Iterable[Action], notes: Mapping[int, str] = FrozenMap({})) -> None:
    """Make these calls and cards for the players to act; `notes` holds explanations of calls, by index.

    Raise `Refused` at the first illegal one, and if they end the deal.
    """
    for index, move in enumerate(moves):
        player = table.started_log.state.player
        if player is None:
            raise Refused("opening.over")
        (entry, *_) = table.act_now(player, move)
        if index in notes:
            table.add(Alerted(player, entry.version, notes[index]))
    if table.started_log.state.player is None:
        raise Refused("opening.over")


def _single_board_match(record: Record) -> Match:
    """Return a match of this board alone; it keeps its number if dealer and vulnerability fit that number.

    If the file does not state them, North deals and nobody is vulnerable.
    """
    dealer = record.dealer if record.dealer is not None else record.auction.first
    form = GAMES[game_of_files().name].forms[0]
    setting = Seat.N if dealer is None else dealer, record.vulnerable or Vulnerability.NONE
    return form(**form.from_deal(*setting, record.number or 1))
