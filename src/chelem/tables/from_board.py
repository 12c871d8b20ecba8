"""A table that begins with a board of a file, at its first call or in the middle of it."""

from collections.abc import Callable, Iterable, Mapping

from chelem.boards.record import Record
from chelem.core.calls import Action
from chelem.core.errors import Refused
from chelem.core.frozen import FrozenMap
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import Alerted
from chelem.engine.match import Match
from chelem.games.registry import PLUGINS, game_of_files
from chelem.tables import dealing, seating
from chelem.tables.comparison import BotResult
from chelem.tables.guest import Guest
from chelem.tables.known_deal import Seen
from chelem.tables.people import Person, name_of
from chelem.tables.policy import Policy
from chelem.tables.table import Table


def opened(
    record: Record,
    seat: Seat,
    steps: int,
    elsewhere: BotResult | None,
    guest: Guest,
    code: str,
    now: Callable[[], str],
) -> Table:
    """A table where the guest plays the board in that chair, against bots, after so many calls and cards.

    `Refused` where not all cards are known, where a call or card of those is against the rules, or where
    nothing is left to be played after them.
    """
    if record.deal is None:
        raise Refused("opening.cards")
    steps = min(steps, len(record.calls) + len(record.play))
    seen = Seen(1, steps, elsewhere)
    table = Table(code, guest.visitor, game_of_files(), _match(record), Policy(undo="free"), now, seen=seen)
    for place in SEATS:
        mine = Person(guest.visitor, name_of(guest.name), guest.visitor)
        person = mine if place is seat else table.people.bot()
        table.people.waiting[place] = person.player
        table.keep_person(person)
    seating.begin(table)
    state = table.playing.state
    setting = state.match.next(state.game, state.sheet, SEATS[0])
    dealing.deal_again(table, setting, record.deal)
    follow(table, [*record.calls, *record.play][:steps], record.notes)
    return table


def follow(table: Table, moves: Iterable[Action], notes: Mapping[int, str] = FrozenMap({})) -> None:
    """Make these calls and cards, whoever's turn it is; `notes` are words on calls, by place.

    `Refused` at the first that the rules do not allow, and where they end the deal.
    """
    for place, move in enumerate(moves):
        player = table.playing.state.player
        if player is None:
            raise Refused("opening.over")
        (entry, *_) = table.act_now(player, move)
        if place in notes:
            table.add(Alerted(player, entry.version, notes[place]))
    if table.playing.state.player is None:
        raise Refused("opening.over")


def _match(record: Record) -> Match:
    """A match of that board alone, under its own number where its dealer and vulnerability are that board's.

    Where the file does not tell them North deals, and nobody is vulnerable.
    """
    dealer = record.dealer if record.dealer is not None else record.first
    form = PLUGINS[game_of_files().name].forms[0]
    given = Seat.N if dealer is None else dealer, record.vulnerable or frozenset()
    return form(**form.from_deal(*given, record.number or 1))
