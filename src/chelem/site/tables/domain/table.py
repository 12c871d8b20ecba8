"""A table: its log, people and policy, and the changes to store."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from chelem.bots import AT_TABLES, BoardScoring, Configuration, SideBots
from chelem.core import SEATS, Forbidden, Refused, Seat
from chelem.engine import events
from chelem.engine.audience import Player, Spectator, View, Viewer
from chelem.engine.game import Game
from chelem.engine.log import Entry, Log
from chelem.engine.match import Match
from chelem.engine.moves import AnswerClaim, Move
from chelem.engine.setting import Setting
from chelem.engine.sheet import PlayerId
from chelem.learning.training.plan import Training
from chelem.learning.training.training_deal import TrainingDeal
from chelem.matches.parameters import parameters
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.board_set import BoardSet, TableRole
from chelem.site.tables.domain.commitment import Commitment
from chelem.site.tables.domain.comparison import BotResult, Comparisons
from chelem.site.tables.domain.known_deal import KnownDeal
from chelem.site.tables.domain.partner_draw import PartnerDraw
from chelem.site.tables.domain.pending import Arrival, NewTable, PendingWrites
from chelem.site.tables.domain.people import People, Person
from chelem.site.tables.domain.policy import Policy
from chelem.site.tables.domain.presence import Presence
from chelem.site.tables.domain.set_results import last_result, result_of_row
from chelem.site.tables.domain.table_spec import FirstDeal
from chelem.site.tables.domain.undo_state import UndoState

Seating = tuple[PlayerId | None, ...]
"""Who sits where, by seat."""
Place = tuple[Person, Seat]
"""A person at the table, and their seat."""


@dataclass(slots=True)
class Table:
    """The state of a table; everything except `presence` and `drawn` is stored.

    `drawn` is the next deal of a training, once it is drawn; it is drawn again after a restart.
    `partner_draw` is the last draw for partners before the match; the log has the one that it starts with.
    `pending` holds the changes to store before they are broadcast. `rematch_code` is the code of the table
    of the rematch. `nonces` are what pages have added to a deal and attempt, secret until it is over.
    `board_set` holds boards that other tables play too, and `role` what it is among them. `sides` are what
    each side bids by, if that was chosen by side.
    """

    code: str
    owner: VisitorId
    game: Game
    match: Match
    policy: Policy
    now: Callable[[], str]
    bots: Configuration = AT_TABLES
    sides: SideBots | None = None
    people: People = field(default_factory=People)
    log: Log | None = None
    first: FirstDeal | None = None
    known_deal: KnownDeal | None = None
    training: Training | None = None
    drawn: TrainingDeal | None = None
    partner_draw: PartnerDraw | None = None
    rematch_code: str | None = None
    board_set: BoardSet | None = None
    role: TableRole = "first"
    commitments: dict[tuple[int, int], Commitment] = field(default_factory=dict)
    nonces: dict[tuple[int, int], dict[PlayerId, str]] = field(default_factory=dict)
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
        """The chairs of players, without the empty seat."""
        if self.log is not None:
            return self.log.state.sheet.seats
        empty = self._empty_seat()
        return tuple(seat for seat in SEATS if seat is not empty)

    def _empty_seat(self) -> Seat | None:
        """Return the seat without a player before the match (RULES 4.1).

        It is the game's, unless a player sits there: then the seat opposite, or else the next free one.
        """
        usual = self.game.info.empty_seat
        if usual is None:
            return None
        candidates = (usual, usual.partner, usual.next, usual.partner.next)
        return next((seat for seat in candidates if seat not in self.people.waiting), None)

    def occupant(self, seat: Seat) -> Person | None:
        """Return the person or bot in a seat; None if it is empty."""
        player = self.chairs[seat]
        return self.people.known.get(player) if player else None

    def place(self, visitor: VisitorId | None) -> Place | None:
        """Return the person and seat of a visitor; None if they are not seated now."""
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
        """Return the person of a visitor; None if they are not seated now."""
        place = self.place(visitor)
        return place[0] if place else None

    def seat(self, visitor: VisitorId | None) -> Seat | None:
        """Return the seat of a visitor; None if they are not seated now."""
        place = self.place(visitor)
        return place[1] if place else None

    def seated_place(self, visitor: VisitorId | None) -> Place:
        """Return the person and seat of a visitor; `Refused` if they are not seated now."""
        if (place := self.place(visitor)) is None:
            raise Refused("chair.none")
        return place

    def seated_person(self, visitor: VisitorId | None) -> Person:
        """Return the person of a visitor; `Refused` if they are not seated now."""
        return self.seated_place(visitor)[0]

    def persons(self) -> tuple[Person, ...]:
        """Return the people at the table, without bots, in the order of their seats."""
        seated = [self.people.known.get(player) for player in self.chairs if player]
        return tuple(person for person in seated if person is not None and person.visitor)

    def viewer(self, visitor: VisitorId | None) -> Viewer:
        """Return as whom a visitor reads the log: a player, or a spectator as the policy allows."""
        if person := self.person(visitor):
            return Player(person.player)
        return self.spectator(known=bool(visitor))

    def spectator(self, *, known: bool) -> Spectator:
        """Return as whom all spectators with a cookie read the log, or all without one."""
        # A spectator without a cookie could sit down later as another player, so they see the table only.
        watch = self.policy.watch if known else "table"
        if watch == "delayed":
            return Spectator(frozenset(SEATS))
        return Spectator(frozenset({Seat.parse(watch)}) if watch in "NESW" else frozenset())

    def player_view(self, visitor: VisitorId | None) -> View:
        """Return the match as a visitor who plays sees it; `Refused` for others and before it has started."""
        person = self.seated_person(visitor)
        return self.started_log.view(Player(person.player))

    def check_owner(self, visitor: VisitorId | None) -> None:
        """Raise `Forbidden` unless the visitor owns the table."""
        if visitor is None or visitor != self.owner:
            raise Forbidden("table.owner")

    @property
    def side_bots(self) -> SideBots:
        """What bots and people bid by."""
        return self.sides or SideBots.alike(self.bots)

    # Status

    @property
    def status(self) -> str:
        """`open` before the match, then `playing`, then `over`."""
        if self.log is None:
            return "open"
        return "playing" if self.log.state.verdict is None else "over"

    @property
    def started_log(self) -> Log:
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
    def between_deals(self) -> bool:
        """Whether the match goes on and no deal is in progress: the next deal may be dealt."""
        state = None if self.log is None else self.log.state
        return state is not None and state.verdict is None and (state.board is None or state.board.closed)

    # Changes to the log

    def add(self, event: events.Event, id: str | None = None) -> tuple[Entry, ...]:  # noqa: A002 - as in the log
        """Append an event to the log and return the new entries."""
        return self._record(self.started_log.add(event, self.now(), id))

    def has_sent(self, visitor: VisitorId | None, id: str) -> bool:  # noqa: A002 - as in the log
        """Return whether a message with this id has changed the log already."""
        player = person.player if (person := self.person(visitor)) else None
        return self.log is not None and self.log.has_sent(player, id)

    def copy_event(self, event: events.Event) -> None:
        """Append an event from another log of the same match, without checking it again."""
        log = self.started_log
        entry = Entry(log.version + 1, event, self.now())
        log.record(entry)
        self._record((log[-1],))

    def act(
        self,
        player: PlayerId,
        move: Move,
        position: int,
        id: str | None = None,  # noqa: A002 - the name of the field in the log
    ) -> tuple[Entry, ...]:
        """Make a player's move and return the new entries: none if the move with this id was made before."""
        before = (log := self.started_log).version
        if isinstance(move, AnswerClaim):
            position = self._claim_position(position)
        entries = log.act(player, move, position=position, id=id, at=self.now())
        return self._record(entries) if log.version > before else ()

    def _claim_position(self, position: int) -> int:
        """Return the position to check an answer against: consents by others do not make it stale."""
        log, consents = self.started_log, 0
        for entry in reversed(log):
            match entry.event:
                case events.Answered(accept=True):
                    consents += 1
                case events.Claimed():
                    return log.position if log.position - consents <= position else position
                case event if type(event) not in events.NEUTRAL_EVENTS:
                    break
        return position

    def act_now(self, player: PlayerId, move: Move) -> tuple[Entry, ...]:
        """Make a player's move at the current position, without a check that it is stale."""
        return self._record(self.started_log.act(player, move, at=self.now()))

    def undo_to(self, version: int, id: str | None = None) -> tuple[Entry, ...]:  # noqa: A002 - as in the log
        """Undo all actions of the deal after that version."""
        return self._record(self.started_log.undo(version, self.now(), id))

    def begin(self, log: Log) -> None:
        """Start the match with this log; from now on the seating is in it."""
        self.log = log
        self._record(log.entries)
        self.people.waiting.clear()
        self.pending.changes["status"] = self.status

    @property
    def compared(self) -> Comparisons:
        """The bots' results that its own are compared with here.

        There are none at a table of the day: their results are compared elsewhere, with people too.
        """
        return Comparisons() if self.of_a_day else self.comparisons

    @property
    def of_a_day(self) -> bool:
        """Whether it plays the boards of a tournament of the day."""
        return self.board_set is not None and self.board_set.kind == "daily"

    @property
    def scoring(self) -> BoardScoring:
        """How its results are compared with results elsewhere, which is what bots play for."""
        return BoardScoring.IMPS if self.board_set is None else self.board_set.scoring

    @property
    def _counts(self) -> bool:
        """Whether other tables are compared with the results of this one."""
        return self.board_set is not None and not self.board_set.is_closed(self.now())

    def _record(self, entries: Iterable[Entry]) -> tuple[Entry, ...]:
        recorded = tuple(entries)
        for entry in recorded:
            self.undo.update(self.started_log, entry)
            if isinstance(entry.event, events.Finished):
                self.pending.changes["status"] = self.status
            if isinstance(entry.event, events.Scored) and self._counts:
                self.pending.set_results[entry.event.deal] = last_result(self.started_log)
        self._record_seating()
        self.pending.entries += recorded
        return recorded

    # Changes outside the log

    def _record_seating(self) -> None:
        """Save the seating, because lists of tables do not read logs."""
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
        """Make another visitor the owner."""
        self.owner = visitor
        self.pending.changes["owner"] = visitor

    def save_partner_draw(self, draw: PartnerDraw) -> None:
        """Save the cards drawn for partners; the players sit by them already."""
        self.partner_draw = draw
        self.pending.changes["partner_draw"] = draw.json()

    def set_rematch_code(self, code: str) -> None:
        """Set the code of the rematch, unless there is one."""
        if self.rematch_code is None:
            self.rematch_code = code
            self.pending.changes["rematch_code"] = code

    def join_set(self, board_set: BoardSet, role: TableRole) -> None:
        """Make this table one of those that play a set; its results so far count."""
        self.board_set, self.role = board_set, role
        self.pending.set_place = (board_set.code, role)
        rows = () if self.log is None else self.log.state.sheet.rows
        for index, row in enumerate(rows):
            self.pending.set_results[row.setting.deal] = result_of_row(self.started_log, index)

    def save_person(self, person: Person) -> None:
        """Save a person and their seat."""
        self.people.known[person.player] = person
        self._places = None
        index = list(self.people.known).index(person.player)
        self.pending.people[person.player] = Arrival(person, index)
        self.pending.seats[person.player] = self._seat_of(person.player)

    def save_witness(self, visitor: VisitorId) -> None:
        """Remember that a visitor has seen a hand that is not theirs in the deal in progress."""
        board = None if self.log is None else self.log.state.board
        if board is None or board.closed or visitor in self.presence.saw_hand:
            return
        self.presence.saw_hand.add(visitor)
        self.save_reader(visitor, board.setting)

    def save_reader(self, visitor: VisitorId, seen: Setting) -> None:
        """Remember that a visitor has seen a hand of a deal, perhaps a finished one, that is not theirs."""
        self.pending.witnesses.add((seen.deal, seen.attempt, visitor))

    def save_commitment(self, deal: int, attempt: int, commitment: Commitment) -> None:
        """Save the commitment to a deal."""
        self.commitments[deal, attempt] = self.pending.commitments[deal, attempt] = commitment

    def save_nonce(self, deal: int, attempt: int, player: PlayerId, nonce: str) -> None:
        """Save what a player's page adds to a deal, once."""
        given = self.nonces.setdefault((deal, attempt), {})
        if player not in given:
            given[player] = self.pending.nonces[deal, attempt, player] = nonce

    def save_comparison(self, deal: int, results: list[BotResult]) -> None:
        """Save the bots' results of a deal, unless there are some already."""
        if deal not in self.comparisons:
            self.comparisons.results[deal] = self.pending.comparisons[deal] = results

    def save_new(self) -> None:
        """Save a new table."""
        spec = {
            "game": self.game.name,
            "options": self.game.options.chosen(),
            "match": {"kind": self.match.kind, **parameters(self.match)},
            "first": [str(self.first.deal.number), str(self.first.dealer)] if self.first else None,
            "bots": str(self.bots),
            "sides": self.sides.json() if self.sides else None,
            "known_deal": self.known_deal.json() if self.known_deal else None,
            "training": self.training.json() if self.training else None,
        }
        self.pending.new_table = NewTable(spec, self.policy.values(), self.owner, self.now())

    def take_pending(self) -> PendingWrites:
        """Return the pending changes and start a new transaction."""
        pending, self.pending = self.pending, PendingWrites(self.code)
        return pending
