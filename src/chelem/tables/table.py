"""A table: its log, people and policy, and their changes that are not stored yet."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from chelem.core.errors import Forbidden, Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player, Spectator, Viewer
from chelem.engine.events import STILL, Answered, Claimed, Committed, Event, Finished, Revealed
from chelem.engine.game import Game
from chelem.engine.log import Entry, Log
from chelem.engine.match import Match
from chelem.engine.moves import AnswerClaim, Move
from chelem.engine.sheet import PlayerId
from chelem.matches.parameters import parameters
from chelem.tables.commitment import Commitment
from chelem.tables.comparison import BotResult, Comparisons
from chelem.tables.known_deal import KnownDeal
from chelem.tables.pending import Arrival, NewTable, PendingWrites
from chelem.tables.people import People, Person, VisitorId
from chelem.tables.policy import Policy
from chelem.tables.presence import Presence
from chelem.tables.table_spec import FirstDeal
from chelem.tables.undo_state import UndoState

Seating = tuple[PlayerId | None, ...]
"""Who sits where, by seat."""
Place = tuple[Person, Seat]
"""A person at the table, and their seat."""


@dataclass(slots=True)
class Table:
    """The state of a table; everything but `presence` outlives the process.

    `pending` holds the changes to store before they are broadcast.
    """

    code: str
    owner: VisitorId
    game: Game
    match: Match
    policy: Policy
    now: Callable[[], str]
    people: People = field(default_factory=People)
    log: Log | None = None
    first: FirstDeal | None = None
    known_deal: KnownDeal | None = None
    follower: str | None = None
    commitments: dict[tuple[int, int], Commitment] = field(default_factory=dict)
    comparisons: Comparisons = field(default_factory=Comparisons)
    presence: Presence = field(default_factory=Presence)
    undo: UndoState = field(init=False)
    pending: PendingWrites = field(init=False)
    _places: tuple[Seating, dict[VisitorId, Place]] | None = None
    _chairs: Seating = ()

    def __post_init__(self) -> None:
        self.undo = UndoState.of(self.log)
        self.pending = PendingWrites(self.code)

    # People

    @property
    def chairs(self) -> Seating:
        """Who sits where, by seat."""
        return self.people.chairs() if self.log is None else self.log.state.chairs

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The chairs of players, without the game's empty seat."""
        return self.game.info.seats if self.log is None else self.log.state.sheet.seats

    def sitting(self, seat: Seat) -> Person | None:
        """The person or bot in a seat."""
        player = self.chairs[seat]
        return self.people.known.get(player) if player else None

    def place(self, visitor: VisitorId | None) -> Place | None:
        """The person and seat of a visitor who sits at the table now."""
        if visitor is None:
            return None
        chairs = self.chairs
        if self._places is None or self._places[0] != chairs:
            self._places = chairs, self._find_places(chairs)
        return self._places[1].get(visitor)

    def _find_places(self, chairs: Seating) -> dict[VisitorId, Place]:
        places: dict[VisitorId, Place] = {}
        for seat, player in zip(SEATS, chairs, strict=True):
            person = self.people.known.get(player) if player else None
            if person is not None and person.visitor is not None:
                places.setdefault(person.visitor, (person, seat))
        return places

    def person(self, visitor: VisitorId | None) -> Person | None:
        """The person of a visitor who sits at the table now."""
        place = self.place(visitor)
        return place[0] if place else None

    def seat(self, visitor: VisitorId | None) -> Seat | None:
        """The seat of a visitor who sits at the table now."""
        place = self.place(visitor)
        return place[1] if place else None

    def persons(self) -> tuple[Person, ...]:
        """The people at the table, bots excepted, in the order of their seats."""
        known = self.people.known
        sitting = [known.get(player) for player in self.chairs if player]
        return tuple(person for person in sitting if person is not None and person.visitor)

    def viewer(self, visitor: VisitorId | None) -> Viewer:
        """The viewer that a visitor is for the log: a player, or a spectator as the policy allows."""
        if person := self.person(visitor):
            return Player(person.player)
        # A spectator without a cookie could sit down later as somebody else, so they see the table only.
        watch = self.policy.watch if visitor else "table"
        if watch == "delayed":
            return Spectator(frozenset(SEATS))
        return Spectator(frozenset({Seat.parse(watch)}) if watch in "NESW" else frozenset())

    def check_owner(self, visitor: VisitorId | None) -> None:
        """Raise `Refused` unless the table is the visitor's."""
        if visitor is None or visitor != self.owner:
            raise Forbidden("table.owner")

    # Status

    @property
    def status(self) -> str:
        """`open` before the match, then `playing`, then `over`."""
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
    def in_deal(self) -> bool:
        """Whether a deal is in progress."""
        board = None if self.log is None else self.log.state.board
        return board is not None and not board.closed

    @property
    def between(self) -> bool:
        """Whether the next deal may be dealt."""
        return self.log is not None and self.log.state.verdict is None and not self.in_deal

    # Changes to the log

    def add(self, event: Event) -> tuple[Entry, ...]:
        """Append an event to the log."""
        return self._keep(self.playing.add(event, self.now()))

    def add_known(self, event: Event) -> None:
        """Copy a valid event from another log of the same match."""
        log = self.playing
        entry = Entry(log.version + 1, event, self.now())
        log.record(entry)
        self._keep((entry,))

    def act(
        self,
        player: PlayerId,
        move: Move,
        position: int,
        id: str | None = None,  # noqa: A002 - the name of the field in the log
    ) -> tuple[Entry, ...]:
        """Make a player's move; no entries if the move with this id was made before."""
        log = self.playing
        before = log.version
        if isinstance(move, AnswerClaim):
            position = self._answering(position)
        entries = log.act(player, move, position=position, id=id, at=self.now())
        return self._keep(entries) if log.version > before else ()

    def _answering(self, position: int) -> int:
        """The position to check an answer against; other consents to a claim do not make it stale."""
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
        """Make a player's move at the current position, whatever it is."""
        return self._keep(self.playing.act(player, move, at=self.now()))

    def undo_to(self, version: int) -> tuple[Entry, ...]:
        """Go back to an earlier version of the deal."""
        return self._keep(self.playing.undo(version, self.now()))

    def begin(self, log: Log) -> None:
        """Start the match with this log, which records the seating from now on."""
        self.log = log
        self._keep(log.entries)
        self.people.waiting.clear()
        self.pending.changes["status"] = self.status

    def _keep(self, entries: Iterable[Entry]) -> tuple[Entry, ...]:
        kept = tuple(entries)
        for entry in kept:
            self.undo.follow(self.playing, entry)
            if isinstance(entry.event, Finished):
                self.pending.changes["status"] = self.status
        self._keep_chairs()
        self.pending.entries += kept
        return kept

    # Changes outside the log

    def _keep_chairs(self) -> None:
        """Store the seating, because lists of tables do not read logs."""
        if self._chairs == self.chairs:
            return
        self._chairs = self.chairs
        self.pending.seats |= {player: self._seat_of(player) for player in self.people.known}

    def _seat_of(self, player: PlayerId) -> Seat | None:
        return SEATS[self.chairs.index(player)] if player in self.chairs else None

    def set_policy(self, policy: Policy) -> None:
        """Replace the policy."""
        self.policy = policy
        self.pending.changes["policy"] = policy.chosen()

    def set_owner(self, visitor: VisitorId) -> None:
        """Give the table to another visitor."""
        self.owner = visitor
        self.pending.changes["owner"] = visitor

    def set_follower(self, code: str) -> None:
        """Set the table of the rematch, unless there is one."""
        if self.follower is None:
            self.follower = code
            self.pending.changes["next"] = code

    def keep_person(self, person: Person) -> None:
        """Store a person and their seat."""
        self.people.known[person.player] = person
        self._places = None
        place = list(self.people.known).index(person.player)
        self.pending.people[person.player] = Arrival(person, place)
        self.pending.seats[person.player] = self._seat_of(person.player)

    def keep_commitment(self, deal: int, attempt: int, commitment: Commitment) -> None:
        """Store the commitment to a deal."""
        self.commitments[deal, attempt] = self.pending.commitments[deal, attempt] = commitment

    def keep_comparison(self, deal: int, results: list[BotResult]) -> None:
        """Store the bots' results of a deal, unless they are stored already."""
        if deal not in self.comparisons:
            self.comparisons.results[deal] = self.pending.comparisons[deal] = results

    def keep_new(self) -> None:
        """Store a new table."""
        spec = {
            "game": self.game.name,
            "options": self.game.options.chosen(),
            "match": {"kind": self.match.kind, **parameters(self.match)},
            "first": [str(self.first.deal.number), str(self.first.dealer)] if self.first else None,
            "seen": self.known_deal.json() if self.known_deal else None,
        }
        self.pending.made = NewTable(spec, self.policy.values(), self.owner, self.now())

    def take_pending(self) -> PendingWrites:
        """Return the pending changes and start a new transaction."""
        pending, self.pending = self.pending, PendingWrites(self.code)
        return pending

    # Reading the log

    def deal_entries(self) -> list[Entry]:
        """The entries since the commitment to the last deal, including undone ones, in order."""
        found: list[Entry] = []
        for entry in reversed(self.playing):
            found.append(entry)
            if isinstance(entry.event, Committed):
                break
        return found[::-1]

    def revealed(self) -> bool:
        """Whether the cards and the salt of the last deal have been revealed."""
        return any(isinstance(entry.event, Revealed) for entry in self.deal_entries())
