"""Validate a log: check every entry against the rules before it counts."""

from collections.abc import Iterable
from dataclasses import fields, replace

from chelem.core import BadLog, ChelemError, Refused, Seat
from chelem.engine import events
from chelem.engine.admit import admit
from chelem.engine.board import Board
from chelem.engine.decide import decide, due
from chelem.engine.log import Entry, Log
from chelem.engine.moves import AnswerClaim, MakeClaim, Move
from chelem.engine.state import State


def replay(entries: Iterable[Entry], *, partial: bool = False) -> Log:
    """Return the log of these entries; `BadLog` names the first entry that breaks a rule.

    With `partial`, the entries are a viewer's copy: hidden hands and the scores that depend on them are not
    checked.
    """
    log: Log | None = None
    for place, entry in enumerate(entries):
        try:
            if entry.version != place:
                raise Refused("log.version", version=entry.version, place=place)
            if log is None:
                log = _start(entry)
            else:
                check_event(log, entry.event, partial=partial or _is_erased(log, entry))
                log.record(entry)
        except ChelemError as error:
            raise BadLog(place, error) from error
    if log is None:
        raise BadLog(0, Refused("log.empty"))
    return log


def _start(entry: Entry) -> Log:
    if not isinstance(entry.event, events.Started):
        raise Refused("log.start")
    return Log.fold([entry])


def _is_erased(log: Log, entry: Entry) -> bool:
    """Return whether the content of an entry was erased: in format 2 its chain stays (docs/log.md)."""
    return isinstance(entry.event, events.Hidden) and entry.chain is not None and log.state.format > 1


def check_event(log: Log, event: events.Event, *, partial: bool = False) -> None:
    """Raise `Refused` unless the rules allow this event next."""
    state = log.state
    if isinstance(event, events.Hidden) and (
        partial or state.format == 1
    ):  # words that were erased have no chain
        return
    owed = due(state)
    if owed is not None and (isinstance(event, events.Exposed) or type(event) not in events.NEUTRAL_EVENTS):
        _same(event, owed)
        return
    match event:
        case events.Acted(by=by, action=action):
            _same(event, _decided(state, by, action))
        case events.Claimed(by, tricks):
            _same(event, _decided(_by_format(state), by, MakeClaim(tricks)))
        case events.Answered(by, accept):
            _same(event, _decided(state, by, AnswerClaim(accept)))
        case events.Undone(to):
            log.check_undo(to)
        case events.Exposed() if partial and _hidden(state, event):
            return
        case events.Scored() if partial and _plausible(state, event):
            return
        case _:
            admit(state, event, partial=partial)


def _decided(state: State, seat: Seat, move: Move) -> events.Event:
    player = state.chairs[seat]
    if player is None:
        raise Refused("chair.empty", seat=seat)
    return decide(state, player, move)


def _by_format(state: State) -> State:
    """Return the state, in format 1 as if no claim had been refused: such logs may claim again at once."""
    if state.format > 1 or state.board is None:
        return state
    return replace(state, board=replace(state.board, refused_claims=(-1, -1)))


def _same(event: events.Event, owed: events.Event) -> None:
    if type(event) is not type(owed):
        raise Refused("log.owed", owed=owed.event, event=event.event)
    for field in fields(owed):
        if getattr(event, field.name) != getattr(owed, field.name):
            raise Refused("log.differs", event=event.event, field=field.name)


def _hidden(state: State, event: events.Exposed) -> bool:
    """Return whether a hand unknown to the viewer is exposed with the right number of cards."""
    board = state.board
    return (
        board is not None
        and board.holdings.hands[event.seat] is None
        and board.count(event.seat) == len(event.cards)
    )


def _plausible(state: State, event: events.Scored) -> bool:
    """Return whether a score agrees with the play; its lines are not checked."""
    board = state.board
    if board is None or not board.played_out or not _may_keep(state, board, event.kept):
        return False
    board = replace(board, kept=event.kept or 0)
    return (event.deal, event.contract, event.tricks) == (board.setting.deal, board.contract, board.tricks)


def _may_keep(state: State, board: Board, kept: int | None) -> bool:
    """Return whether a claim may have given away that number of tricks that stay; None before format 3."""
    if board.claim is None or board.play is None or state.format < 3:
        return kept is None
    return kept is not None and 0 <= kept <= board.play.left - board.claim.tricks
