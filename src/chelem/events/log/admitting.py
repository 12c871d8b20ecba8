"""Which entries may be added to an event's log: what is impossible, and what somebody may not do."""

from collections.abc import Mapping

from chelem.core.errors import BadOption, Busy, Forbidden, Refused
from chelem.engine.promise_checks import check_hash
from chelem.events.log.author import Author
from chelem.events.log.directing import (
    BoardFouled,
    BoardRuled,
    BoardTimed,
    BreakPlanned,
    DirectorCalled,
    DrawsAssigned,
    EntryTakenBack,
    MatchVoided,
    OpponentsMismatched,
    RoundExtended,
    RoundPaused,
    RoundStarted,
)
from chelem.events.log.entering import check_entering
from chelem.events.log.entry import EntryContent
from chelem.events.log.event import Event
from chelem.events.log.fielding import check_fielding
from chelem.events.log.joining import check_membership
from chelem.events.log.judging import check_judgement
from chelem.events.log.membership import MemberAdmitted, MemberJoined, MemberRemoved, MembershipChanged
from chelem.events.log.online_drawing import check_online_swiss, check_program_draws, check_taken_back
from chelem.events.log.organising import MOVE_MINUTES, EntrantsSeated, EventOpened, MovementPlanned
from chelem.events.log.publishing import (
    BoardsCommitted,
    BoardsPledged,
    BoardsRevealed,
    RankingPublished,
    RoundDrawn,
)
from chelem.events.log.reasons import check_reason
from chelem.events.log.reporting import (
    CellReplaced,
    PlayersFielded,
    ResultConfirmed,
    ResultCorrected,
    ResultDisputed,
    ResultReported,
)
from chelem.events.log.results import form_of_event
from chelem.events.log.section import EventSection
from chelem.events.log.state import BoardAt, EventState
from chelem.events.log.swiss_rounds import check_draw

AFTER_CLOSING = (
    ResultConfirmed,
    ResultCorrected,
    BoardRuled,
    MatchVoided,
    OpponentsMismatched,
    CellReplaced,
    PlayersFielded,
    BoardFouled,
    RankingPublished,
    BoardsRevealed,
    MemberAdmitted,
    MemberRemoved,
    MembershipChanged,
    EntryTakenBack,
)
"""What is still written when an event is closed."""


WRITTEN_BY_PROGRAM = (BoardsCommitted, BoardsPledged, BoardsRevealed, MemberJoined, MembershipChanged)
"""What no device writes: it would promise what the program does not keep."""


def admit_entry(event: Event, content: EntryContent, author: Author) -> None:
    """Raise `Refused` if an entry is impossible, `Forbidden` if its author may not write it.

    `BadOption` says which setting of a new event is wrong.
    """
    state = event.state
    _check_stage(state, content, author)
    check_reason(content)
    match content:
        case ResultReported() | ResultCorrected():
            section = _section(state, content.section)
            at = content.section, content.round, content.table, content.board
            _check_played(section, at, author)
            _check_table(section, at, author)
            _check_there(state, section, at)
            if isinstance(content, ResultCorrected) and not author.directs:
                _check_open(state, section, content.round)
            return
        case ResultConfirmed(of) | ResultDisputed(of):
            at = _reported(state, of)
            section = _section(state, at[0])
            _check_table(section, at, author)
            if isinstance(content, ResultConfirmed):
                _check_other_side(section, at, author, event.entries[of].author)
            return
        case PlayersFielded(section=name):
            check_fielding(state, _section(state, name), content, author)
            return
        case DirectorCalled(section=name):
            _section(state, name)
            if not author.directs and author.role == "table" and author.id != f"{name}{content.table}":
                raise Forbidden("event.log.other-table")
            return
    if not author.directs:
        raise Forbidden("event.log.director")
    if isinstance(content, WRITTEN_BY_PROGRAM) and author.role != "program":
        raise Forbidden("event.log.program")
    if isinstance(content, RoundDrawn) and author.role == "program":
        check_program_draws(_section(state, content.section), content.round)
    _check_direction(event, content)


def _check_stage(state: EventState, content: EntryContent, author: Author) -> None:
    """Raise `Refused` for what is not written before an event is opened, or after it is closed."""
    if (state.opened is None) != isinstance(content, EventOpened):
        raise Refused("event.log.opened")
    if isinstance(content, EventOpened):
        _check_terms(content)
    if state.closed and not isinstance(content, AFTER_CLOSING):
        raise Refused("event.log.closed" if author.directs else "event.log.closed-tables")


def _check_terms(content: EventOpened) -> None:
    """Raise `BadOption` for a setting that an event cannot have."""
    if content.settings is not None:
        content.settings.check()
    least, most = MOVE_MINUTES
    if not least <= content.minutes_a_move <= most:
        raise BadOption("event.settings.number", name="move_minutes", least=least, most=most)


def _check_direction(event: Event, content: EntryContent) -> None:
    """Check what only directors write."""
    state = event.state
    match content:
        case BoardsCommitted() | BoardsPledged():
            _check_promise(state, content)
        case BreakPlanned(name, number):
            _check_planned(_section(state, name), number)
        case RoundStarted(name, number):
            _check_round(state, _section(state, name), number)
        case RoundPaused(section=name) | BoardTimed(section=name) | RoundExtended(section=name):
            _section(state, name)
        case DrawsAssigned(section=name):
            check_online_swiss(_section(state, name))
        case MovementPlanned() | EntrantsSeated() | RoundDrawn():
            _check_plan(event, content)
        case BoardRuled():
            _check_known(
                _section(state, content.section),
                (content.section, content.round, content.table, content.board),
            )
        case CellReplaced():
            _section(state, content.section)
            _check_cell(content)
        case RankingPublished(of=of):
            if not 0 <= of <= event.version:
                raise Refused("event.log.version", version=of)
        case EntryTakenBack(of=of):
            if not 0 < of < event.version:
                raise Refused("event.log.version", version=of)
            check_taken_back(event, of)
    check_entering(event, content)
    check_membership(event, content)
    check_judgement(event, content)


def _check_promise(state: EventState, content: BoardsCommitted | BoardsPledged) -> None:
    """Raise `Refused` once boards are played, for a second pledge, and for one before the server's hash."""
    begun = any(section.round for section in state.sections.values())
    if isinstance(content, BoardsPledged):
        check_hash(content.hash)
        if not state.committed or state.pledges or state.memberships.have_boards or begun:
            raise Refused("event.promise.late")
    elif begun:
        raise Refused("event.simultaneous.begun")


def _check_plan(event: Event, content: MovementPlanned | EntrantsSeated | RoundDrawn) -> None:
    """Check what says who meets whom."""
    state = event.state
    match content:
        case MovementPlanned(section=name, round=number):
            if not name or not 1 <= number <= len(content.movement.rounds):
                raise Refused("event.log.round", round=number)
            if content.swiss is not None and not form_of_event(state).is_scored(content.swiss.boards):
                raise Refused("event.swiss-boards", boards=content.swiss.boards)
        case EntrantsSeated(name, places):
            _check_places(state, _section(state, name), places)
        case RoundDrawn(section=name):
            section = _section(state, name)
            if section.swiss is not None:
                check_draw(event, section, content)


def _check_planned(section: EventSection, number: int) -> None:
    """Raise `Refused` for a round that is not planned; one of a Swiss may have to be drawn yet."""
    if not 1 <= number <= section.rounds:
        raise Refused("event.log.round", round=number)


def _check_round(state: EventState, section: EventSection, number: int) -> None:
    """Raise `Refused` for a round that cannot begin: not planned or drawn, or boards not promised yet."""
    _check_planned(section, number)
    if section.swiss is not None and not section.movement.rounds[number - 1]:
        raise Refused("event.draw.missing", round=number)
    if section.online and not state.committed:
        raise Busy("event.online.opening")


def _section(state: EventState, name: str) -> EventSection:
    section = state.sections.get(name)
    if section is None:
        raise Refused("event.log.section", section=name)
    return section


def _check_places(state: EventState, section: EventSection, places: Mapping[int, int]) -> None:
    """Raise `Refused` for a number that the movement has not, or an entrant with two places."""
    for place in places:
        if place < 1 or (section.swiss is None and place > section.movement.entrants):
            raise Refused("event.log.place", place=place)
    others = [other.places for other in state.sections.values() if other is not section]
    taken = [entrant for each in others for entrant in each.values()]
    seated = [*places.values(), *taken]
    for entrant in places.values():
        if seated.count(entrant) > 1:
            raise Refused("event.log.twice", entrant=entrant)


def _reported(state: EventState, version: int) -> BoardAt:
    at = state.reported.get(version)
    if at is None:
        raise Refused("event.log.version", version=version)
    return at


def _check_known(section: EventSection, at: BoardAt) -> None:
    """Raise `Refused` unless the board is for this table in this round."""
    sitting = section.sitting_of((at[1], at[2]), at[3])
    if sitting is None or not sitting.is_played:
        raise Refused("event.log.board", board=at[3], table=at[2], round=at[1])


def _check_played(section: EventSection, at: BoardAt, author: Author) -> None:
    _check_known(section, at)
    if not author.directs and at[1] > section.round:
        raise Refused("event.log.not-yet", round=at[1])


def _check_open(state: EventState, section: EventSection, number: int) -> None:
    """Raise `Refused` when a table may correct no more: the event is closed, or the round is over."""
    if state.closed:
        raise Refused("event.log.closed-tables")
    if number < section.round:
        raise Refused("event.log.round-over", round=number)


def _check_table(section: EventSection, at: BoardAt, author: Author) -> None:
    """Raise `Forbidden` unless the author is at this table: its device, or a player who sits there."""
    if author.directs:
        return
    if author.role == "table":
        allowed = author.id == f"{section.name}{at[2]}"
    else:
        sitting = section.sitting_of((at[1], at[2]), at[3])
        allowed = sitting is not None and author.id in map(str, sitting.entrants)
    if not allowed:
        raise Forbidden("event.log.other-table")


def _check_there(state: EventState, section: EventSection, at: BoardAt) -> None:
    """Raise `Refused` for a result of somebody who is absent or has left, which would count nowhere."""
    here = at[1], at[2]
    sitting = section.sitting_of(here, at[3])
    if sitting is not None and state.is_left_out(section, here, sitting):
        there = state.who_is_there(section, here, sitting).entrants
        gone = next(one for one in sitting.entrants if one not in there)
        raise Refused("event.log.not-there", entrant=gone, kind=state.terms.kind)


def _check_other_side(section: EventSection, at: BoardAt, author: Author, reporter: Author) -> None:
    """Raise `Refused` if players confirm what their own side has reported."""
    sitting = section.sitting_of((at[1], at[2]), at[3])
    players = author.role == reporter.role == "player"
    if players and sitting is not None and sitting.on_one_side(author.id, reporter.id):
        raise Refused("event.log.own-report")


def _check_cell(content: CellReplaced) -> None:
    """Raise `Refused` if somebody sits twice, or a board is named twice."""
    seen: set[int] = set()
    for sitting in content.sittings:
        if len(set(sitting.entrants)) != len(sitting.entrants):
            raise Refused("event.log.twice", entrant=sitting.entrants[0])
        for board in sitting.boards:
            if board in seen:
                raise Refused("event.log.board-twice", board=board)
            seen.add(board)
