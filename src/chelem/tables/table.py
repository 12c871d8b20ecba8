"""A table as it is kept: its plan and people, and its log once the match has started."""

from collections.abc import Callable
from dataclasses import dataclass, field

from chelem.bots.explain import meaning
from chelem.bots.meaning import Meaning
from chelem.core.errors import Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player, Spectator, Viewer
from chelem.engine.events import (
    STILL,
    Answered,
    Claimed,
    Committed,
    Event,
    Finished,
    Left,
    Revealed,
    Seated,
)
from chelem.engine.game import Game
from chelem.engine.log import Entry, Log
from chelem.engine.match import Match
from chelem.engine.moves import Answers, Move
from chelem.engine.sheet import PlayerId
from chelem.engine.state import State
from chelem.i18n import say
from chelem.matches.parameters import parameters
from chelem.store.unit_of_work import Ledger
from chelem.store.writer import Write
from chelem.tables.commitment import Promise
from chelem.tables.comparison import BotResult, compare
from chelem.tables.known_deal import Seen
from chelem.tables.people import People, Person, VisitorId
from chelem.tables.policy import Policy
from chelem.tables.table_spec import FirstDeal
from chelem.views.shapes import ComparisonShape


@dataclass(slots=True)
class Table:
    """Everything of a table that outlives the process; it changes by the requests of its people alone.

    `ledger` is what has to be kept before anyone is told of the change.
    `ready` for the next deal, `here` now, `looked` at hands of this deal without playing it: visitors whom
    only the running process knows. `settled` is the version since which nobody has come or gone.
    """

    code: str
    owner: VisitorId
    game: Game
    match: Match
    policy: Policy
    now: Callable[[], str]
    people: People = field(default_factory=People)
    log: Log | None = None
    promises: dict[tuple[int, int], Promise] = field(default_factory=dict)
    first: FirstDeal | None = None
    seen: Seen | None = None
    follower: str | None = None
    comparisons: dict[int, list[BotResult]] = field(default_factory=dict)
    ready: set[VisitorId] = field(default_factory=set)
    here: set[VisitorId] = field(default_factory=set)
    looked: set[VisitorId] = field(default_factory=set)
    settled: int = 0
    ledger: Ledger = field(init=False)
    _meanings: dict[int, Meaning | None] = field(default_factory=dict)
    _chairs: tuple[PlayerId | None, ...] = ()

    def __post_init__(self) -> None:
        self.ledger = Ledger(self.code)

    # Who

    @property
    def chairs(self) -> tuple[PlayerId | None, ...]:
        """Who sits where, by seat."""
        return self.log.state.chairs if self.log else self.people.chairs()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The chairs of players, without the empty one of the game, if any."""
        if self.log:
            return self.log.state.sheet.seats
        return self.game.info.seats

    def sitting(self, seat: Seat) -> Person | None:
        """Who sits there."""
        player = self.chairs[seat]
        return self.people.known.get(player) if player else None

    def person(self, visitor: VisitorId | None) -> Person | None:
        """The visitor as one who sits at the table now."""
        if visitor is None:
            return None
        for player in self.chairs:  # asked for several times an action for each who looks
            person = self.people.known.get(player) if player else None
            if person is not None and person.visitor == visitor:
                return person
        return None

    def seat(self, visitor: VisitorId | None) -> Seat | None:
        """Where a visitor sits."""
        person = self.person(visitor)
        return SEATS[self.chairs.index(person.player)] if person else None

    def persons(self) -> tuple[Person, ...]:
        """The persons at the table, in the order of their chairs."""
        sitting = (self.sitting(seat) for seat in SEATS)
        return tuple(person for person in sitting if person is not None and person.visitor)

    def viewer(self, visitor: VisitorId | None) -> Viewer:
        """As whom a visitor reads the log: as the player they are, else as the policy lets lookers-on."""
        if person := self.person(visitor):
            return Player(person.player)
        watch = (
            self.policy.watch if visitor else "table"
        )  # only one who is known can be kept from sitting down
        if watch == "delayed":
            return Spectator(frozenset(SEATS))
        return Spectator(frozenset({Seat.parse(watch)}) if watch in "NESW" else frozenset())

    def owned_by(self, visitor: VisitorId | None) -> None:
        """Raise `Refused` unless the table is the visitor's."""
        if visitor is None or visitor != self.owner:
            raise Refused("table.owner")

    # What

    @property
    def status(self) -> str:
        """`open` before the match, `playing`, `over`."""
        if self.log is None:
            return "open"
        return "playing" if self.log.state.verdict is None else "over"

    @property
    def playing(self) -> Log:
        """The log of the match; `Refused` before it has started."""
        if self.log is None:
            raise Refused("table.waiting")
        return self.log

    @property
    def between(self) -> bool:
        """Whether the next deal may be dealt."""
        state = self.log.state if self.log else None
        return state is not None and state.verdict is None and (state.board is None or state.board.closed)

    # Changing and keeping

    def add(self, event: Event) -> tuple[Entry, ...]:
        """Let an event into the log."""
        return self._keep(self.playing.add(event, self.now()))

    def add_again(self, event: Event) -> None:
        """Take over, from another log of the same match, an event that is known to be right."""
        log = self.playing
        entry = Entry(log.version + 1, event, self.now())
        log.record(entry)
        self._keep((entry,))

    def act(
        self,
        player: PlayerId,
        move: Move,
        position: int,
        id: str | None = None,  # noqa: A002 - the word of the log's contract
    ) -> tuple[Entry, ...]:
        """Make a player's move; none where it is known already."""
        log, before = self.playing, self.playing.version
        if isinstance(move, Answers):
            position = self._answering(position)
        entries = log.act(player, move, position=position, id=id, at=self.now())
        return self._keep(entries) if log.version > before else ()

    def _answering(self, position: int) -> int:
        """The position that an answer meets: another's consent to the same claim does not make it stale."""
        log, consents = self.playing, 0
        for entry in reversed(log):
            match entry.event:
                case Answered(accept=True):
                    consents += 1
                case Claimed():
                    return log.position if log.position - consents <= position else position
                case event if type(event) not in STILL:
                    break
        return position

    def act_now(self, player: PlayerId, move: Move) -> tuple[Entry, ...]:
        """Make a player's move whatever the position: it was typed just now."""
        return self._keep(self.playing.act(player, move, at=self.now()))

    def undo(self, to: int) -> tuple[Entry, ...]:
        """Go back to an earlier version of the deal."""
        return self._keep(self.playing.undo(to, self.now()))

    def begin(self, log: Log) -> None:
        """Start the match; from now on its log says who sits where."""
        self.log = log
        self._keep(log.entries)
        self.people.waiting.clear()
        self.keep_row(status=self.status)

    def _keep(self, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        for entry in entries:
            if isinstance(entry.event, (Seated, Left)):
                self.settled = entry.version
            if isinstance(entry.event, Finished):
                self.keep_row(status=self.status)
        self._keep_chairs()
        self.ledger.entries(entries)
        return entries

    def _keep_chairs(self) -> None:
        """Keep where everybody sits now; the log says it too, but no list of tables reads all logs."""
        if self._chairs == self.chairs:
            return
        self._chairs = self.chairs
        for player in self.people.known:
            self.ledger.chair(player, self._chair_of(player))

    def _chair_of(self, player: PlayerId) -> str | None:
        return str(SEATS[self.chairs.index(player)]) if player in self.chairs else None

    def keep_row(self, **values: object) -> None:
        """Keep a change of the table's own row."""
        self.ledger.change(**values)

    def follow(self, code: str) -> None:
        """Keep which match follows this one."""
        if self.follower is None:
            self.follower = code
            self.keep_row(next=code)

    def keep_person(self, person: Person) -> None:
        """Keep who somebody is, and where they sit."""
        self.people.known[person.player] = person
        place = list(self.people.known).index(person.player)
        self.ledger.person(person, place, self._chair_of(person.player))

    def keep_promise(self, deal: int, attempt: int, promise: Promise) -> None:
        """Keep what will prove a deal."""
        self.promises[deal, attempt] = promise
        self.ledger.promise(deal, attempt, promise.salt, promise.drawn)

    def keep_comparison(self, deal: int, results: list[BotResult]) -> None:
        """Keep what bots made of a deal."""
        if deal not in self.comparisons:
            self.comparisons[deal] = results
            self.ledger.comparison(deal, results)

    def keep_new(self) -> None:
        """Keep a table that has just been made."""
        plan = {
            "game": self.game.name,
            "options": self.game.options.chosen(),
            "match": {"kind": self.match.kind, **parameters(self.match)},
            "first": [str(self.first.deal.number), str(self.first.dealer)] if self.first else None,
            "seen": self.seen.json() if self.seen else None,
        }
        self.ledger.table(plan, self.policy.chosen(), self.owner, self.now())

    def take_unwritten(self) -> Write:
        """What has to be written now."""
        return self.ledger.take()

    # Reading the log

    def deal_entries(self) -> list[Entry]:
        """The entries since the deal in progress was promised, the undone ones too, the last one last."""
        found: list[Entry] = []
        for entry in reversed(self.playing):
            found.append(entry)
            if isinstance(entry.event, Committed):
                break
        return found[::-1]

    def revealed(self) -> bool:
        """Whether the cards of the last deal have been shown and proved."""
        return any(isinstance(entry.event, Revealed) for entry in self.deal_entries())

    def meaning(self, version: int, state: State, place: int) -> Meaning | None:
        """What the bots' system makes of the call of that version, the `place`-th of the state's deal."""
        if version not in self._meanings:
            self._meanings[version] = meaning(state, place)
        return self._meanings[version]

    def names(self, language: str) -> dict[PlayerId, str]:
        """The names of all who have played; a number for those who gave none."""
        known = enumerate(self.people.known.items(), start=1)
        return {
            player: person.name or say("player", {"number": place}, language)
            for place, (player, person) in known
        }

    def compared(self, side: str, language: str) -> dict[int, ComparisonShape]:
        """What bots made of the deals that are over, beside this table, as a side sees it."""
        if self.log is None:
            return {}
        state = self.log.state
        rows = {row.setting.deal: row for row in state.sheet.rows}
        return {
            deal: compare(state, rows[deal], results, side, language)
            for deal, results in self.comparisons.items()
            if deal in rows
        }
