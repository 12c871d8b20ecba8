"""A match is checked when it starts; a log is copied deeply; a view is immutable."""

from dataclasses import fields, is_dataclass
from enum import Enum

import pytest

from chelem.core.errors import BadLog, BadOption, ChelemError
from chelem.core.frozen import FrozenMap
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.games.comptoir import Comptoir, ComptoirOptions
from chelem.games.comptoir.seven import Seven
from chelem.games.contract import ContractBridge
from chelem.games.contract.chicago import Chicago
from chelem.games.contract.rubber import Rubber
from chelem.games.whist import BridgeWhist
from chelem.games.whiz import Whiz
from chelem.matches.deals import FixedDeals
from chelem.matches.duplicate import Duplicate
from tests.support.matches.forms import EVERY_FORM
from tests.support.matches.playing import Table, refusal

FOUR = {seat: seat.name for seat in SEATS}
THREE = {seat: seat.name for seat in SEATS[1:]}


@pytest.mark.parametrize(
    ("game", "match", "players", "code"),
    [
        (Whiz(), FixedDeals(), FOUR, "log.players"),
        (ContractBridge(), Duplicate(), THREE, "log.players"),
        (ContractBridge(), Duplicate(), {}, "log.players"),
        (ContractBridge(), Duplicate(), dict.fromkeys(SEATS, "ana"), "log.players"),
        (ContractBridge(), Duplicate(), {"N": "a", "E": "b", "S": "c", "W": "d"}, "log.players"),
        (ContractBridge(), Seven(), FOUR, "match.other"),
        (BridgeWhist(), Chicago(), FOUR, "match.other"),
        (Comptoir(), Rubber(), FOUR, "match.other"),
    ],
)
def test_a_match_that_cannot_be_played_does_not_start(game, match, players, code):
    """A match needs the game's number of players, each once, and one of its match forms (LOG, started)."""
    with pytest.raises(ChelemError) as error:
        Log(Started(game, match, players))
    assert code == refusal(error.value)[0]


def test_options_hold_only_their_values():
    """An option is checked wherever it is made, not only where it is read (RULES 3.4)."""
    with pytest.raises(BadOption):
        ComptoirOptions(mark="simple")
    with pytest.raises(BadOption):
        ComptoirOptions(redouble=1)


def test_no_entries_are_no_log():
    """A log begins with `started` (LOG)."""
    with pytest.raises(BadLog):
        Log.fold(())


def test_a_copy_grows_by_itself():
    """Another log of the same entries; what happens to one does not happen to the other."""
    table = Table().deal()
    twin = table.log.copy()
    twin.act("N", table.state.legal()[0])
    assert (len(table.log) + 1, table.log.version + 1) == (len(twin), twin.version)
    assert table.state != twin.state
    assert tuple(table.log) == table.log.entries


@pytest.mark.parametrize(("game", "match"), EVERY_FORM)
def test_nothing_in_a_view_can_change(game, match):
    """A bot that gets a view gets no handle on the match: no list, dict or set is within its reach."""
    table = Table(game, match, first=Seat.S).deal()
    for player in filter(None, table.state.chairs):
        view = table.log.view(Player(player))
        hash(view.state)
        assert [] == list(changeable(view))
    hash(table.log.entries)


def changeable(value: object):
    """Yield the mutable objects reachable from a value."""
    match value:
        case Enum() | str() | int() | None:
            return
        case tuple() | frozenset():
            for held in value:
                yield from changeable(held)
        case FrozenMap():
            for held in value.values():
                yield from changeable(held)
        case _ if is_dataclass(value):
            for field in fields(value):
                yield from changeable(getattr(value, field.name))
        case _:
            yield value


def test_a_seat_is_no_number():
    """Seats are integers underneath; a player's chair is found as a seat."""
    assert Seat.E is Table().state.seat("E")
