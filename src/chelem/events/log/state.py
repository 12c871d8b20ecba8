"""What the entries of an event's log change: its state while it is folded."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from chelem.core.seats import SIDES, Side
from chelem.events.log.board_reports import BoardReports, TableReport
from chelem.events.log.directing import (
    BoardFouled,
    BoardRuled,
    BoardTimed,
    BreakPlanned,
    DirectorCalled,
    DrawsAssigned,
    EntrantPenalised,
    MatchVoided,
    OpponentsMismatched,
    RoundExtended,
    RoundPaused,
    RoundStarted,
)
from chelem.events.log.entry import EventEntry
from chelem.events.log.membership import MembershipEntry
from chelem.events.log.memberships import Memberships
from chelem.events.log.organising import (
    EntrantArrived,
    EntrantEntered,
    EntrantsSeated,
    EntrantWithdrew,
    EventClosed,
    EventOpened,
    MovementPlanned,
    PlayerSubstituted,
    StandingSet,
)
from chelem.events.log.promised_boards import PromisedBoards, PromiseEntry
from chelem.events.log.publishing import (
    BoardsCommitted,
    BoardsPledged,
    BoardsRevealed,
    RankingPublished,
    RoundDrawn,
)
from chelem.events.log.reporting import (
    CellReplaced,
    PlayersFielded,
    ResultConfirmed,
    ResultCorrected,
    ResultDisputed,
    ResultReported,
)
from chelem.events.log.section import At, EventSection
from chelem.events.log.sitting import Sitting

BoardAt = tuple[str, int, int, int]
"""A section, a round, a table and a board."""


class EventState(PromisedBoards):
    """Everything that rankings, pages and the checks of new entries are made of.

    `apply` never refuses. An entry that no longer means anything, such as a report at a table that a later
    movement has not, changes nothing that is counted.
    """

    def __init__(self) -> None:
        super().__init__()
        self.opened: EventOpened | None = None
        self.entrants: dict[int, EntrantEntered] = {}
        self.withdrawn: dict[int, int] = {}
        """The round from which an entrant plays no more."""
        self.here: set[int] = set()
        """The entrants that directors have seen."""
        self.unranked: set[int] = set()
        self.player_changes = 0
        """Counts the entries that change who plays."""
        self.sections: dict[str, EventSection] = {}
        self.rulings: dict[BoardAt, BoardRuled] = {}
        self.fouled: dict[tuple[int, Side], BoardFouled] = {}
        """The groups of a board for a side."""
        self.substitutes: dict[int, list[PlayerSubstituted]] = {}
        self.fielded: dict[tuple[str, int, int, Side], tuple[str, ...]] = {}
        """The players of a team by section, round, table and side, where that is known."""
        self.penalties: list[EntrantPenalised] = []
        self.voided: dict[tuple[int, frozenset[int]], MatchVoided] = {}
        """The rulings on matches that were not played, by round and entrants."""
        self.mismatched: dict[tuple[int, int], OpponentsMismatched] = {}
        """The rulings on wrong opponents, by round and entrant."""
        self.draws: dict[tuple[str, int], RoundDrawn] = {}
        """The draws of a Swiss event by section and round."""
        self.published: list[EventEntry] = []
        """The entries with which rankings were published, in their order."""
        self.memberships = Memberships()
        """The events that play this simultaneous, or what another has decided about this event."""
        self.closed = False
        self.vouched: set[int] = set()
        """The entries whose result a director has confirmed."""
        self.reported: dict[int, BoardAt] = {}
        """Of which board at which table an entry, by its version, states the result."""
        self._seats: dict[int, tuple[EventSection, int]] | None = None

    def apply(self, entry: EventEntry) -> None:
        """Change the state as the next entry says."""
        change = _CHANGES.get(type(entry.content))
        if change is not None:
            change(self, entry.content, entry)

    @property
    def terms(self) -> EventOpened:
        """How the event was opened; an event without a title before its first entry."""
        return self.opened or EventOpened("", "")

    @property
    def is_online(self) -> bool:
        """Whether people play at the program's own tables, in any section."""
        return self.terms.online or any(section.online for section in self.sections.values())

    def forget_seats(self) -> None:
        """Forget who sits where, as that has changed."""
        self._seats = None

    def entrants_in_order(self) -> tuple[int, ...]:
        """Return all who entered or are seated, by their numbers in the event."""
        seated = {entrant for section in self.sections.values() for entrant in section.places.values()}
        return tuple(sorted(seated | set(self.entrants)))

    def seat(self, entrant: int) -> tuple[EventSection | None, int]:
        """Return an entrant's section and its number there; its number in the event while it has no place."""
        if self._seats is None:
            self._seats = {
                seated: (section, place)
                for section in self.sections.values()
                for place, seated in section.places.items()
            }
        return self._seats.get(entrant, (None, entrant))

    def is_still_played(self, board: int) -> bool:
        """Return whether a table has still to play a board, so that its results must not be known.

        In the round in play a result that only one pair states on its own phone does not count as played.
        A board of a simultaneous is played elsewhere until that is over and has revealed its secret.
        """
        if self.simultaneous:
            return not self.revealed
        return self.is_to_be_played(board)

    @property
    def has_to_play(self) -> bool:
        """Whether a table here has still to play any board, also one of a round that is not drawn yet."""
        if not self.closed and any(section.swiss and section.undrawn for section in self.sections.values()):
            return True
        boards = (board for section in self.sections.values() for board in section.boards)
        return any(map(self.is_to_be_played, boards))

    def is_to_be_played(self, board: int) -> bool:
        """Return whether a table here has still to play a board."""
        if self.closed:
            return False
        if any(section.played_back(board) for section in self.sections.values()):
            return True
        return any(
            at[0] >= section.round
            and not section.is_told((*at, board))
            and (section.name, *at, board) not in self.rulings
            and not self.is_left_out(section, at, sitting)
            for section in self.sections.values()
            for at, sitting in section.tables_of(board)
        )

    def is_left_out(self, section: EventSection, at: At, sitting: Sitting) -> bool:
        """Return whether nobody plays at a table, as one side has left and no robots play in its place."""
        return sitting.is_played and not self.who_is_there(section, at, sitting).is_played

    def who_is_there(self, section: EventSection, at: At, sitting: Sitting) -> Sitting:
        """Return a sitting without those who have left by its round, unless robots play in their place."""
        if not self.withdrawn or (section.online and not self.terms.sit_outs):
            return sitting
        gone = {one for one in sitting.entrants if self.withdrawn.get(one, at[0] + 1) <= at[0]}
        return sitting.without(gone) if gone else sitting

    def reports(self, at: BoardAt) -> BoardReports | None:
        """Return what was reported of a board at a table; None if nothing was."""
        section = self.sections.get(at[0])
        return None if section is None else section.reports.get(at[1:])


def _open(state: EventState, content: EventOpened, _: EventEntry) -> None:
    state.opened = content


def _enter(state: EventState, content: EntrantEntered, _: EventEntry) -> None:
    state.entrants[content.entrant] = content
    state.player_changes += 1


def _note_arrival(state: EventState, content: EntrantArrived, _: EventEntry) -> None:
    change = state.here.add if content.here else state.here.discard
    change(content.entrant)


def _withdraw(state: EventState, content: EntrantWithdrew, _: EventEntry) -> None:
    state.withdrawn[content.entrant] = content.round
    state.player_changes += 1


def _set_standing(state: EventState, content: StandingSet, _: EventEntry) -> None:
    change = state.unranked.add if content.standing == "unranked" else state.unranked.discard
    change(content.entrant)


def _plan(state: EventState, content: MovementPlanned, _: EventEntry) -> None:
    section = state.sections.get(content.section)
    if section is None:
        state.sections[content.section] = EventSection(
            content.section, content.movement, content.minutes, content.online, content.swiss
        )
    else:
        section.plan(content)


def _seat(state: EventState, content: EntrantsSeated, _: EventEntry) -> None:
    if section := state.sections.get(content.section):
        section.seat(content.places)
        state.forget_seats()


def _start(state: EventState, content: RoundStarted, entry: EventEntry) -> None:
    if section := state.sections.get(content.section):
        section.round, section.begun, section.paused = content.round, entry.at, ""


def _pause(state: EventState, content: RoundPaused, entry: EventEntry) -> None:
    if section := state.sections.get(content.section):
        section.pause(entry.at, going=content.going)


def _time(state: EventState, content: BoardTimed, _: EventEntry) -> None:
    if section := state.sections.get(content.section):
        section.minutes = content.minutes


def _extend(state: EventState, content: RoundExtended, _: EventEntry) -> None:
    if section := state.sections.get(content.section):
        extra = section.extra_minutes
        extra[content.round] = extra.get(content.round, 0) + content.minutes


def _plan_break(state: EventState, content: BreakPlanned, _: EventEntry) -> None:
    if section := state.sections.get(content.section):
        section.breaks[content.round] = content.minutes


def _call(state: EventState, content: DirectorCalled, _: EventEntry) -> None:
    if section := state.sections.get(content.section):
        change = section.calls.discard if content.answered else section.calls.add
        change(content.table)


def _report(state: EventState, content: ResultReported | ResultCorrected, entry: EventEntry) -> None:
    section = state.sections.get(content.section)
    if section is None:
        return
    reports = section.reports_at((content.round, content.table), content.board)
    report = TableReport(entry.version, content.result, entry.author, entry.device)
    if isinstance(content, ResultCorrected):
        reports.correction = report
    else:
        reports.reports.append(report)
    state.reported[entry.version] = (content.section, content.round, content.table, content.board)


def _judge(state: EventState, content: ResultConfirmed | ResultDisputed, entry: EventEntry) -> None:
    at = state.reported.get(content.of)
    if at is None:
        return
    if entry.author.directs and isinstance(content, ResultConfirmed):
        state.vouched.add(content.of)
    reports = state.sections[at[0]].reports_at((at[1], at[2]), at[3])
    marked = reports.confirmed if isinstance(content, ResultConfirmed) else reports.disputed
    marked.add(content.of)


def _replace_cell(state: EventState, content: CellReplaced, _: EventEntry) -> None:
    if section := state.sections.get(content.section):
        section.replace_cell((content.round, content.table), content.sittings)


def _foul(state: EventState, content: BoardFouled, _: EventEntry) -> None:
    for side in SIDES if content.side is None else (content.side,):
        if content.groups:
            state.fouled[content.board, side] = content
        else:
            state.fouled.pop((content.board, side), None)


def _rule(state: EventState, content: BoardRuled, _: EventEntry) -> None:
    at = (content.section, content.round, content.table, content.board)
    if content.outcome is None:
        state.rulings.pop(at, None)
    else:
        state.rulings[at] = content


def _void(state: EventState, content: MatchVoided, _: EventEntry) -> None:
    match = content.round, frozenset((content.first, content.second))
    if content.fault is None:
        state.voided.pop(match, None)
    else:
        state.voided[match] = content


def _mismatch(state: EventState, content: OpponentsMismatched, _: EventEntry) -> None:
    if content.side is None:
        state.mismatched.pop((content.round, content.entrant), None)
    else:
        state.mismatched[content.round, content.entrant] = content


def _penalise(state: EventState, content: EntrantPenalised, _: EventEntry) -> None:
    state.penalties.append(content)


def _substitute(state: EventState, content: PlayerSubstituted, _: EventEntry) -> None:
    state.substitutes.setdefault(content.entrant, []).append(content)
    state.player_changes += 1


def _field(state: EventState, content: PlayersFielded, _: EventEntry) -> None:
    state.fielded[content.section, content.round, content.table, content.side] = content.players


def _draw(state: EventState, content: RoundDrawn, _: EventEntry) -> None:
    state.draws[content.section, content.round] = content
    if section := state.sections.get(content.section):
        section.draw(content)


def _assign_draws(state: EventState, content: DrawsAssigned, _: EventEntry) -> None:
    if section := state.sections.get(content.section):
        section.director_draws = content.to == "director"


def _publish(state: EventState, _: RankingPublished, entry: EventEntry) -> None:
    state.published.append(entry)


def _promise(state: EventState, content: PromiseEntry, _: EventEntry) -> None:
    state.promise(content)
    if isinstance(content, BoardsCommitted) and content.simultaneous:
        state.memberships.own = None


def _change_members(state: EventState, content: MembershipEntry, _: EventEntry) -> None:
    state.memberships.apply(content)


def _close(state: EventState, _: EventClosed, __: EventEntry) -> None:
    state.closed = True


_CHANGES: Mapping[type, Callable[[EventState, Any, EventEntry], None]] = {
    EventOpened: _open,
    EntrantEntered: _enter,
    EntrantArrived: _note_arrival,
    EntrantWithdrew: _withdraw,
    StandingSet: _set_standing,
    MovementPlanned: _plan,
    EntrantsSeated: _seat,
    RoundStarted: _start,
    RoundPaused: _pause,
    BoardTimed: _time,
    RoundExtended: _extend,
    BreakPlanned: _plan_break,
    DirectorCalled: _call,
    ResultReported: _report,
    ResultCorrected: _report,
    ResultConfirmed: _judge,
    ResultDisputed: _judge,
    CellReplaced: _replace_cell,
    PlayersFielded: _field,
    BoardFouled: _foul,
    BoardRuled: _rule,
    MatchVoided: _void,
    OpponentsMismatched: _mismatch,
    EntrantPenalised: _penalise,
    PlayerSubstituted: _substitute,
    RoundDrawn: _draw,
    DrawsAssigned: _assign_draws,
    RankingPublished: _publish,
    BoardsCommitted: _promise,
    BoardsPledged: _promise,
    **dict.fromkeys(get_args(MembershipEntry), _change_members),
    BoardsRevealed: _promise,
    EventClosed: _close,
}
"""How the contents of entries change an event; those not named change nothing that is counted."""
