"""Who plays at a table, and under which name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.site.tables.domain.people import People, Person
from chelem.site.visitors.domain.visitor_name import LONGEST_NAME, clean_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anne", "Anne"),
        ("  Anne \n Marie\t", "Anne Marie"),
        ("A\x00n\x1bn\x7fe", "Anne"),
        ("\u202eenna", "enna"),
        ("\ud800", ""),
        ("<b>Anne</b>", "<b>Anne</b>"),
        ("👩\u200d🦳 Léa", "👩\u200d🦳 Léa"),
        ("x" * 99, "x" * LONGEST_NAME),
        ("\u200b \ufeff", ""),
    ],
)
def test_a_name_is_one_short_visible_line(text, name):
    """Control and invisible characters are removed from names; HTML stays text."""
    assert name == clean_name(text)


@given(st.text(st.characters(), max_size=80))
def test_any_text_makes_a_name_that_can_be_kept(text):
    """Any text becomes a short one-line name that is valid UTF-8, and cleaning it again changes nothing."""
    name = clean_name(text)
    assert len(name) <= LONGEST_NAME
    assert "\n" not in name
    assert name == clean_name(name)
    name.encode()


def test_a_person_or_a_bot():
    """A bot has no visitor behind it."""
    assert ("person", "bot") == (Person("a", "A", "v").kind, Person("b", "B").kind)


def test_a_new_bot_has_a_name_of_its_own():
    """New bots get unused ids and names."""
    people = People()
    for number in (1, 2, 3):
        bot = people.new_bot()
        assert (f"bot-{number}", f"Robot {number}") == (bot.player, bot.name)
        people.known[bot.player] = bot


def test_a_visitor_plays_as_before():
    """A visitor who returns is the same player, even if someone else had the chair meanwhile."""
    people = People()
    assert "person-1" == people.player_of("v")
    people.known["old"] = Person("old", "V", "v")
    assert "old" == people.player_of("v")


def test_two_visitors_are_never_one_player():
    """A visitor whose player has moved to another device becomes a new player."""
    people = People()
    people.known["v"] = Person("v", "V", "other device")
    player = people.player_of("v")
    assert "v" != player
    people.known[player] = Person(player, "V", "v")
    assert player == people.player_of("v")
    assert "v" == people.player_of("other device")
