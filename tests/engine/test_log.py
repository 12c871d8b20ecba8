"""The log's two counters, moves sent twice, stale moves, and the first entry (LOG, Two counters)."""

import pytest

from chelem.core.calls import SimpleCall, parse_action
from chelem.core.errors import BadLog, Refused
from chelem.core.seats import Seat
from chelem.engine.audience import Player
from chelem.engine.decide import decide, due
from chelem.engine.events import (
    Acted,
    Alerted,
    Asked,
    Chatted,
    Exposed,
    Left,
)
from chelem.engine.evolve import evolve
from chelem.engine.log import Entry, Log
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.engine.replay import replay
from tests.support.matches.playing import Table

BID = parse_action("1C")


def test_versions_have_no_gaps():
    """`version` counts 0, 1, 2 … without gaps (LOG)."""
    table = Table().score("1C by N", 7).score("1C by S", 7)
    assert [entry.version for entry in table.log.entries] == list(range(table.log.version + 1))


def test_position_counts_what_changes_the_turn():
    """`position` counts only what changes whose turn it is or what is legal (LOG, Two counters)."""
    table = Table(match="rubber").score("1C by N", 7)
    kinds = [type(entry.event).__name__ for entry in table.log.entries]
    assert kinds.count("Exposed") == 2
    # One dealt, four calls, a lead, a claim with its two answers, one scored.
    assert table.log.position == 1 + 4 + 1 + 3 + 1


@pytest.mark.parametrize(
    "event",
    [
        Chatted("N", "bonsoir"),
        Alerted("N", 1, "fort"),
        Asked(Seat.N, 1),
        Left(Seat.E, "E", "Élise", "person"),
    ],
    ids=lambda event: type(event).__name__,
)
def test_a_chat_line_never_makes_a_card_stale(event):
    """A move answers a position, which messages do not change (LOG, Two counters)."""
    table = Table().deal()
    position = table.log.position
    table.log.add(event)
    (entry,) = table.log.act("N", BID, position=position)
    assert entry.event == Acted(Seat.N, Seat.N, BID)


@pytest.mark.parametrize("position", [-1, 0, 2, 100])
def test_a_stale_move_is_refused(position):
    """Refused as stale if the position has moved (LOG, Two counters)."""
    table = Table().deal()
    assert table.log.position == 1
    with pytest.raises(Refused) as refused:
        table.log.act("N", BID, position=position)
    assert refused.value.code == "turn.stale"
    assert table.log.version == 1


def test_a_move_sent_twice_is_made_once():
    """(player, id) is kept with the entry: a resend is recognised, not played twice (LOG, Two counters)."""
    table = Table().deal()
    first = table.log.act("N", BID, position=1, id="a")
    again = table.log.act("N", BID, position=1, id="a")
    assert again == first == (Entry(2, Acted(Seat.N, Seat.N, BID), None, "a"),)
    assert table.log.version == 2


def test_a_resend_is_recognised_after_a_restart():
    """The log read again knows it too (LOG, Two counters)."""
    table = Table().deal()
    first = table.log.act("N", BID, position=1, id="a")
    for again in (Log.fold(table.log.entries), replay(table.log.entries)):
        assert again.act("N", BID, position=1, id="a") == first
        assert again.version == 2


def test_ids_belong_to_a_player():
    """Another player's id is another move (LOG, Two counters)."""
    table = Table().deal()
    table.log.act("N", BID, id="a")
    table.log.act("E", SimpleCall.PASS, id="a")
    assert [entry.id for entry in table.log.entries[2:]] == ["a", "a"]


def test_a_refused_move_leaves_its_id_free():
    """What was refused was not made: the same id may be sent with a better move (LOG, Two counters)."""
    table = Table().deal()
    with pytest.raises(Refused):
        table.log.act("N", SimpleCall.DOUBLE, id="a")
    table.log.act("N", BID, id="a")
    assert table.log.version == 2


def test_claims_and_answers_have_ids_too():
    """Every action of a player (LOG, Two counters)."""
    table = Table(match="rubber").deal().bid("1C by N").lead()
    claimed = table.log.act("N", MakeClaim(7), id="c")
    assert table.log.act("N", MakeClaim(7), id="c") == claimed[:1]
    table.log.act("E", AnswerClaim(accept=True), id="d")
    assert table.log.act("E", AnswerClaim(accept=True), id="d")[0].id == "d"


def test_times_are_not_rules():
    """Any entry may have `at`, which the fold ignores (LOG, Words)."""
    table = Table().deal()
    entries = tuple(Entry(e.version, e.event, "2026-01-01T00:00:00Z") for e in table.log.entries)
    assert Log.fold(entries).state == table.state


def test_a_move_and_what_follows_from_it_are_appended_together():
    """The log records the event that `decide` returns, then what is due (DESIGN, The flow)."""
    table = Table(match="rubber").deal().bid("1C by N")
    state, card = table.state, table.state.legal()[0]
    event = decide(state, "E", card)
    follows = due(evolve(state, event))
    assert [entry.event for entry in table.log.act("E", card)] == [event, follows]
    assert [type(event), type(follows)] == [Acted, Exposed]


def test_since_a_version():
    """What a client that reconnects has missed (LOG; STYLE, lila)."""
    table = Table().deal().call("P 1C")
    assert [entry.version for entry in table.log.since(1)] == [2, 3]
    assert table.log.since(3) == ()


@pytest.mark.parametrize("read", [Log.fold, replay])
def test_a_log_begins_with_started(read):
    """The match is the first entry (LOG, started)."""
    entries = Table().deal().log.entries
    with pytest.raises(BadLog) as refused:
        read(entries[1:])
    assert refused.value.cause.code in {"log.start", "log.version"}


def test_an_empty_log_is_refused():
    """There is no match without its first entry (LOG, started)."""
    with pytest.raises(BadLog) as refused:
        replay(())
    assert (refused.value.entry, refused.value.cause.code) == (0, "log.empty")


def test_a_second_start_is_refused():
    """One match a log (LOG)."""
    first = Table().log.entries[0]
    with pytest.raises(BadLog) as refused:
        replay((first, Entry(1, first.event)))
    assert (refused.value.entry, refused.value.cause.code) == (1, "log.unexpected")


def test_a_view_says_where_the_log_is():
    """A View has both counters, for what its reader sends next (LOG, Two counters)."""
    log = Table().deal().call("P").log
    view = log.view(Player("E"))
    assert (view.version, view.position, view.viewer) == (2, 2, Player("E"))
