"""Undo: the state is again what it was, the log only grows (LOG, undone)."""

import pytest

from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.engine.events import (
    Exposed,
    Left,
    Scored,
    Seated,
    Swapped,
    Undone,
)
from chelem.engine.moves import MakeClaim
from tests.support.matches.playing import Table, refusal


def states(table, text):
    """Return the state after each version while these calls and cards are made."""
    table.deal()
    seen = {table.log.version: table.state}
    for call in text.split():
        for entry in table.call(call).log.since(max(seen)):
            seen[entry.version] = None
        seen[table.log.version] = table.state
    return seen


@pytest.mark.parametrize("to", range(1, 7))
def test_the_state_is_what_it_was(to):
    """The state is again what it was after version `to` (LOG, undone)."""
    table = Table(match="rubber")
    seen = states(table, "1C P 1H P P P")
    if to == table.log.version:
        return
    table.log.undo(to)
    assert table.state == seen[to]
    assert table.last == Undone(to)


def test_the_log_only_grows():
    """Entries after `to` stay in the log but leave the effective log (LOG, undone)."""
    table = Table(match="rubber").deal().call("1C P 1H")
    before = table.log.entries
    table.log.undo(2)
    assert table.log.entries[:-1] == before
    assert [entry.version for entry in table.log.effective()] == [0, 1, 2]
    table.call("P P P")
    assert [entry.version for entry in table.log.effective()] == [0, 1, 2, 6, 7, 8]


def test_an_undoing_is_undone():
    """An undo may itself be undone, by going back to an undone version (LOG, undone)."""
    table = Table(match="rubber").deal().call("1C P 1H")
    state = table.state
    table.log.undo(2)
    table.log.undo(4)
    assert table.state == state
    assert [entry.version for entry in table.log.effective()] == [0, 1, 2, 3, 4]


def test_what_is_owed_comes_again():
    """Back between the lead and the showing of dummy's hand: it is shown again (RULES 0.5)."""
    table = Table(match="rubber").deal().bid("1NT by N").lead()
    assert isinstance(table.last, Exposed)
    lead = table.log.version - 1
    table.lead(2)
    table.log.undo(lead)
    assert isinstance(table.last, Exposed)
    assert table.state.board.holdings.open == {Seat.S}


def test_an_exchange_of_chairs_is_undone():
    """Chairs, hands and all (LOG, swapped, undone)."""
    table = Table("whiz", "deals:1", first=Seat.E).deal()
    state = table.state
    table.call("9S P P")
    assert any(isinstance(entry.event, Swapped) for entry in table.log.entries)
    table.log.undo(2)
    assert (table.state, table.state.chairs) == (state, (None, "E", "S", "W"))


def test_a_claim_is_undone():
    """Back before the claim: nobody has to answer it any more (LOG, claimed, undone)."""
    table = Table(match="rubber").deal().bid("1NT by N").lead()
    version = table.log.version
    table.move(Seat.N, MakeClaim(7))
    table.log.undo(version)
    assert table.state.board.claim is None
    assert table.state.turn.actor is Seat.N


def test_never_across_a_scored():
    """Never across a `scored` (LOG, undone)."""
    table = Table(match="rubber").score("1C by N", 7)
    for to in range(table.log.version):
        with pytest.raises(Refused) as error:
            table.log.undo(to)
        assert refusal(error.value) == ("undo.far", {"to": to})
    table.deal()
    scored = next(entry.version for entry in table.log.entries if isinstance(entry.event, Scored))
    for to in range(scored + 1):
        with pytest.raises(Refused):
            table.log.undo(to)


@pytest.mark.parametrize("to", [-1, 4, 5, 100])
def test_only_to_an_earlier_version_of_the_deal(to):
    """To no version that is not there, nor to the present one (LOG, undone)."""
    table = Table(match="rubber").deal().call("1C P 1H")
    with pytest.raises(Refused) as error:
        table.log.undo(to)
    assert refusal(error.value) == ("undo.far", {"to": to})


def test_not_after_the_end():
    """The match is over (LOG, finished)."""
    table = Table(match="duplicate:1").pass_out()
    for to in range(table.log.version):
        with pytest.raises(Refused):
            table.log.undo(to)


def test_a_refused_undo_changes_nothing():
    """A refused action leaves the log as it was (DESIGN, The flow)."""
    table = Table(match="rubber").deal()
    before = (table.log.entries, table.state, table.log.position)
    with pytest.raises(Refused):
        table.log.undo(0)
    assert (table.log.entries, table.state, table.log.position) == before


def test_an_undo_moves_the_position():
    """`undone` changes whose turn it is (LOG, Two counters)."""
    table = Table(match="rubber").deal().call("1C")
    position = table.log.position
    table.log.undo(1)
    assert table.log.position == position + 1


def test_chairs_are_again_as_they_were():
    """The state is again what it was, the chairs too (LOG, undone)."""
    table = Table(match="rubber").deal().call("1C")
    table.log.add(Left(Seat.E, "E", "Élise", "person"))
    table.log.add(Seated(Seat.E, "ana", "Ana", "person"))
    table.log.undo(2)
    assert table.state.chairs == ("N", "E", "S", "W")
