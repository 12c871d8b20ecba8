"""Chat, alerts, explanations: who reads what (docs/protocol.md, `chat`, `alert`)."""

import pytest

from chelem.core.calls import parse_action
from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.engine.events import (
    Alerted,
    Chatted,
    Explained,
    Hidden,
)
from chelem.site.tables.domain import chat, dealing, seating
from chelem.site.tables.views import room
from tests.support.tables import events, open_table, play_deal, table_of

VISITORS = ("N", "E", "S", "W", "ana", None)


def readers(table):
    """Return the visitors who can read the last entry."""
    return {
        visitor
        for visitor in VISITORS
        if not isinstance(list(table.started_log.redacted(table.viewer(visitor)))[-1].event, Hidden)
    }


def call(table, words):
    for word in words.split():
        table.act_now(table.started_log.state.player, parse_action(word))


def refused(code, action, *args):
    with pytest.raises(Refused) as caught:
        action(*args)
    assert code == caught.value.code


def test_chat_is_for_all_or_for_the_other_side():
    """Partner and spectators cannot read messages to the opponents."""
    table = table_of("NESW")
    chat.chat(table, "N", "Bonjour", "all")
    assert set(VISITORS) == readers(table)
    chat.chat(table, "N", "Psst", "opponents")
    assert {"N", "E", "W"} == readers(table)
    assert [("Bonjour", None), ("Psst", ("E", "W"))] == [
        (event.text, event.audience) for event in events(table, Chatted)
    ]


def test_the_last_words_are_shown_to_those_who_may_read_them():
    """A page gets the last fifty messages that its reader may read, in order."""
    table = table_of("NESW")
    for number in range(70):
        chat.chat(table, "N", f"{number}", "opponents" if number % 2 else "all")
    shown = {v: room.chat_section(table, table.started_log, table.viewer(v)) for v in VISITORS}
    assert [str(n) for n in range(20, 70)] == [line["text"] for line in shown["E"]]
    assert (
        [str(n) for n in range(0, 70, 2)]
        == [line["text"] for line in shown["S"]]
        == [line["text"] for line in shown["ana"]]
    )
    assert {"Person N"} == {line["name"] for line in shown["E"]}
    assert [True, False] * 25 == [line["private"] for line in shown["E"]][::-1]


@pytest.mark.parametrize(
    ("text", "to", "code"),
    [
        ("", "all", "words.empty"),
        (" \n\t", "all", "words.empty"),
        ("x" * 301, "all", "words.long"),
        ("\ud800", "all", "text.control"),
    ],
)
def test_invalid_messages(text, to, code):
    """A chat message must be valid text, not empty and not too long."""
    refused(code, chat.chat, table_of("S"), "S", text, to)


def test_only_seated_players_may_chat():
    """Only seated players may chat, and only once the match has started."""
    table = table_of("S")
    refused("words.stranger", chat.chat, table, "ana", "Bonjour", "all")
    refused("words.stranger", chat.alert, table, None, 0, "x")
    waiting = open_table()
    seating.take_chair(waiting, "S", Seat.S, "Sam")
    refused("table.waiting", chat.chat, waiting, "S", "Bonjour", "all")


def test_chat_does_not_change_the_position():
    """A chat line never makes a card stale."""
    table = table_of("S")
    position = table.started_log.position
    chat.chat(table, "S", "<script>alert(1)</script>", "all")
    assert position == table.started_log.position
    assert "<script>alert(1)</script>" == events(table, Chatted)[0].text


def test_the_caller_alerts_for_the_opponents():
    """`self`: only the caller alerts, for the opponents; a second alert is an explanation."""
    table = table_of("NESW", match={"kind": "duplicate", "boards": 1}, policy={"alerts": "self"})
    call(table, "2C")
    about = table.started_log.version
    for visitor in "ESW":
        refused("words.alert", chat.alert, table, visitor, about, "x")
    chat.alert(table, "N", about, "Forcing de manche")
    assert {"N", "E", "W"} == readers(table)
    chat.alert(table, "N", about, "  Forcing \n de manche, tout jeu ")
    assert [Alerted, Explained] == [type(event) for event in events(table)[-2:]]
    assert {"N", "E", "W"} == readers(table)
    found = {v: room.readable_explanations(table.started_log, table.viewer(v)) for v in VISITORS}
    assert {about: "Forcing de manche, tout jeu"} == found["E"] == found["W"] == found["N"]
    assert {} == found["S"] == found["ana"] == found[None]


def test_partner_explains_to_all():
    """`partner`: partner alerts, and everyone may read it, the caller included."""
    table = table_of("NESW", match={"kind": "duplicate", "boards": 1}, policy={"alerts": "partner"})
    call(table, "2C")
    about = table.started_log.version
    refused("words.alert", chat.alert, table, "N", about, "x")
    chat.alert(table, "S", about, "")
    assert set(VISITORS) == readers(table)
    assert {about: ""} == room.readable_explanations(table.started_log, table.viewer("E"))


def test_only_calls_of_this_deal_can_be_alerted():
    """Only calls of the current deal can be alerted: not cards, other entries or earlier deals."""
    table = table_of("NESW", match={"kind": "duplicate", "boards": 2})
    call(table, "1S P P P")
    version = table.started_log.version
    call(table, str(table.started_log.state.legal()[0]))
    for about in (-1, 0, version + 1, 10**6):
        refused("words.about", chat.alert, table, "N", about, "x")
    play_deal(table)
    dealing.deal_next(table)
    refused("words.about", chat.alert, table, "N", version - 3, "x")


def test_in_whiz_everybody_else_is_an_opponent_until_the_contract_stands():
    """RULES 4: in Whiz there are no partners before the contract."""
    table = table_of("ESW", "whiz")
    chat.chat(table, "E", "Bonne chance", "opponents")
    assert {"E", "S", "W"} == readers(table)


def test_words_of_those_who_left_stay_with_their_readers():
    """A player who sits down later does not read messages to their predecessor."""
    table = table_of("NESW")
    chat.chat(table, "N", "Psst", "opponents")
    seating.leave_chair(table, "E", Seat.E)
    seating.take_chair(table, "ana", Seat.E, "Ana")
    assert [] == room.chat_section(table, table.started_log, table.viewer("ana"))
    assert [] == room.chat_section(table, table.started_log, table.viewer("S"))
