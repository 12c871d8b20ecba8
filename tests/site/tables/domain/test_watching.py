"""Spectators see a hand that is being played only if everybody who is seated agrees."""

import pytest

from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.site.tables.domain import seating, watching
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.policy_changes import change_policy
from chelem.site.tables.views.room import table_section
from tests.support.tables import play_deal, table_of

BOARDS = {"kind": "duplicate", "boards": 3}


def between_boards(people, **policy):
    table = table_of(people, match=BOARDS, policy=policy)
    play_deal(table)
    return table


def test_a_hand_is_shown_once_all_agree():
    """The owner who plays may look on in another window, so each of the others is asked."""
    table = between_boards("NES")
    change_policy(table, "S", {"watch": "E", "pace": "brisk"})
    assert ("table", "brisk") == (table.policy.watch, table.policy.pace)
    asked = table_section(table, "E")["watch_asked"]
    assert ("E", ["N", "E"], True) == (asked["watch"], asked["waiting"], asked["you"])
    assert not table_section(table, "S")["watch_asked"]["you"]
    watching.answer_watch_request(table, "N", accept=True)
    assert "table" == table.policy.watch
    with pytest.raises(Refused, match="answered"):
        watching.answer_watch_request(table, "N", accept=True)
    watching.answer_watch_request(table, "E", accept=True)
    assert "E" == table.policy.watch
    assert table_section(table, "E")["watch_asked"] is None


def test_one_refusal_is_enough_also_later():
    """Who has agreed may take it back."""
    table = between_boards("NS")
    change_policy(table, "S", {"watch": "N"})
    watching.answer_watch_request(table, "N", accept=False)
    assert ("table", None) == (table.policy.watch, watching.open_watch_request(table))
    with pytest.raises(Refused):
        watching.answer_watch_request(table, "N", accept=True)
    change_policy(table, "S", {"watch": "S"})
    watching.answer_watch_request(table, "N", accept=True)
    assert "S" == table.policy.watch
    watching.answer_watch_request(table, "N", accept=False)
    assert "table" == table.policy.watch


def test_only_players_answer():
    table = between_boards("NS")
    change_policy(table, "S", {"watch": "N"})
    with pytest.raises(Refused):
        watching.answer_watch_request(table, "stranger", accept=True)
    with pytest.raises(Refused):
        watching.answer_watch_request(table, "S", accept=True)
    assert "table" == table.policy.watch


def test_nobody_is_asked_alone_with_robots():
    table = between_boards("S")
    change_policy(table, "S", {"watch": "E"})
    assert "E" == table.policy.watch


@pytest.mark.parametrize("watch", ["nobody", "table", "delayed"])
def test_nobody_is_asked_where_no_hand_is_shown_in_play(watch):
    """Deals that are over are shown to spectators in any case."""
    table = between_boards("NS", watch="table")
    change_policy(table, "S", {"watch": watch})
    assert watch == table.policy.watch


def test_another_choice_ends_the_question():
    table = between_boards("NS")
    change_policy(table, "S", {"watch": "N"})
    change_policy(table, "S", {"watch": "nobody"})
    assert ("nobody", None) == (table.policy.watch, watching.open_watch_request(table))


def test_a_hand_chosen_before_the_match_is_asked_for_as_it_starts():
    """Nobody at the table has agreed by sitting down."""
    table = table_of("NS", match=BOARDS, policy={"watch": "N"})
    assert "table" == table.policy.watch
    watching.answer_watch_request(table, "N", accept=True)
    assert "N" == table.policy.watch


def test_a_newcomer_is_asked_before_a_hand_is_shown_to_others():
    """The others, who have agreed, are not asked again; without an answer nothing is shown."""
    table = between_boards("NS")
    change_policy(table, "S", {"watch": "E"})
    watching.answer_watch_request(table, "N", accept=True)
    seating.replace_player(table, Seat.E, table.people.new_person(Guest("E", "Eve")))
    assert "table" == table.policy.watch
    assert ["E"] == table_section(table, "E")["watch_asked"]["waiting"]
    watching.answer_watch_request(table, "E", accept=True)
    assert "E" == table.policy.watch


def test_a_question_lapses_with_those_who_were_asked():
    """Nothing changes by their leaving; the owner may choose again."""
    table = between_boards("NS")
    change_policy(table, "S", {"watch": "N"})
    seating.leave_chair(table, "N", Seat.N)
    assert ("table", None) == (table.policy.watch, watching.open_watch_request(table))
