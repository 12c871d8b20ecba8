"""Logs of format 2: what differs from format 1 (LOG, Format 2)."""

from dataclasses import replace

import pytest

from chelem.core.errors import Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Spectator
from chelem.engine.events import Dealt, Left, Pledged, Sealed, Seated, Started, Unrevealed
from chelem.engine.log import UNDO_BARRIERS, Log
from chelem.engine.setting import Setting
from chelem.games.forms import sized
from chelem.games.options import new_game
from tests.support.deals import SPREAD

PEOPLE = {seat: str(seat) for seat in SEATS}


def log_of(log_format: int = 2) -> Log:
    """Return a log that has just started."""
    return Log(Started(new_game("contract"), sized("contract", "duplicate"), PEOPLE, log_format))


def refusal(log: Log, event) -> str:
    """Return the code with which an event is refused."""
    with pytest.raises(Refused) as error:
        log.add(event)
    return error.value.code


@pytest.mark.parametrize("log_format", [1, 2])
def test_the_state_has_the_format_of_its_log(log_format):
    """Rules differ by format, so that older logs mean what they meant (LOG, started)."""
    assert log_of(log_format).state.format == log_format


def test_names_lie_apart():
    """In format 2 nobody who sits down or leaves has a name; in format 1 everybody has (LOG, Format 2)."""
    log = log_of()
    assert refusal(log, Left(Seat.E, "E", "Élise")) == "log.name"
    log.add(Left(Seat.E, "E"))
    assert refusal(log, Seated(Seat.E, "a1", "Ana")) == "log.name"
    log.add(Seated(Seat.E, "a1"))
    assert log.state.persons == {"a1"}
    assert refusal(log_of(1), Left(Seat.E, "E")) == "log.missing"


def test_bots_are_no_persons():
    """Only people pledge (LOG, Format 2)."""
    log = log_of()
    log.add(Seated(Seat.E, "E", kind="bot"))
    log.add(Seated(Seat.W, "W"))
    assert log.state.persons == {"W"}


@pytest.mark.parametrize("event", [Pledged("N", "00"), Unrevealed(("N",)), Sealed("00", "00", "00")])
def test_format_1_knows_no_promises_of_players(event):
    """The events of format 2 are refused in logs of format 1."""
    assert refusal(log_of(1), event) == "log.unexpected"
    assert type(event) in UNDO_BARRIERS


def test_every_reader_sees_where_cards_come_from():
    """A copy with hidden hands still tells the origin of the deal."""
    log, hands = log_of(), dict(zip(SEATS, SPREAD.hands, strict=True))
    log.add(Dealt(Setting(1, 1, Seat.N, board=1), hands, PEOPLE, "event", "club"))
    *_, seen = log.redacted(Spectator())
    assert isinstance(seen.event, Dealt)
    assert (seen.event.hands, seen.event.origin, seen.event.event_id) == ({}, "event", "club")


@pytest.mark.parametrize(("origin", "event_id"), [(None, None), ("number", None), ("replay", None)])
def test_only_boards_of_a_set_are_said_to_be_drawn_alone(origin, event_id):
    """`alone` belongs to cards that several tables play (LOG, Format 3)."""
    log, hands = log_of(3), dict(zip(SEATS, SPREAD.hands, strict=True))
    dealt = Dealt(Setting(1, 1, Seat.N, board=1), hands, PEOPLE, origin, event_id, alone=True)
    assert refusal(log, dealt) == "promise.alone"
    log.add(replace(dealt, origin="challenge"))
    *_, seen = log.redacted(Spectator())
    assert isinstance(seen.event, Dealt)
    assert (seen.event.hands, seen.event.alone) == ({}, True)
