"""The page of a convention: what a choice changes, hands for it, and questions about it."""

from functools import cache

import pytest

from chelem.bots.systems.names import known_systems
from chelem.bots.systems.system import System
from chelem.core.cards import Card
from chelem.core.errors import Unknown
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.learning.study.agreement_study import (
    choice_question,
    points_changed_by,
    study_choice,
)
from chelem.learning.study.listed_auction import call_in_log
from tests.learning.study.count_choices import lacks

pytestmark = pytest.mark.xdist_group("agreement-study")

CHOICES = {
    ("sayc", "drury", "drury"): ("P P 1S P", "2C", "Drury"),
    ("sayc", "weak-two-answers", "ogust"): ("2S P 2NT P", "3C", "Ogust"),
    ("2over1", "minor-raises", "standard"): ("1D P", "3D", "Invitational"),
    ("sef", "blackwood", "aces"): ("4S P 4NT P", "5D", "1 ace"),
}
"""Ways to play an agreement, with a call that shows the difference, and words of its meaning."""
each_choice = pytest.mark.parametrize("choice", CHOICES, ids=" ".join)
studied = cache(study_choice)


@each_choice
def test_the_calls_of_a_convention_are_shown(choice):
    """Its own call stands in an auction where it matters."""
    auction, call, words = CHOICES[choice]
    shown = {
        (" ".join(found["auction"]), explained["call"]): explained["meaning"]
        for found in studied(*choice, "en")["auctions"]
        for explained in found["calls"]
    }
    assert words in shown[auction, call]


@each_choice
def test_five_hands_make_the_calls(choice):
    """Each hand makes its call by the system with that choice."""
    name, agreement, played = choice
    system = System.load(name, "", {agreement: played})
    points = {found.point.auction.calls: found.point for found in points_changed_by(*choice)}
    examples = studied(*choice, "en")["examples"]
    assert 5 == len(examples)
    for example in examples:
        point = points[tuple(map(call_in_log, example["auction"]))]
        assert point.system.choices == system.choices
        assert example["call"] == str(point.choose(Hand.of(map(Card.parse, example["hand"]))))


@each_choice
def test_questions_are_about_what_changes(choice):
    """South is to call where the choice changes what a call means; the same seed asks the same."""
    points = {found.point.auction.calls: found for found in points_changed_by(*choice)}
    name, agreement, played = choice
    question = choice_question(name, agreement, played, 4, "en")
    auction = tuple(call_in_log(made["call"]) for made in question["auction"])
    assert question["answer"] in map(str, points[auction].calls)
    assert Seat.S is SEATS[(SEATS.index(Seat.parse(question["dealer"])) + len(auction)) % 4]
    assert question == choice_question(name, agreement, played, 4, "en")


OPENINGS = [
    (name, agreement.name, choice.name)
    for name in known_systems()
    for agreement in System.load(name).agreements.values()
    if agreement.box == "openings"
    for choice in agreement.choices
]
"""Ways to play openings; `count_choices.py` looks at all choices."""


@pytest.mark.slow
@pytest.mark.parametrize("choice", OPENINGS, ids=" ".join)
def test_a_choice_has_a_whole_page(choice):
    """Five hands, and a question for each seed."""
    assert "" == lacks(*choice)


@pytest.mark.parametrize(
    ("choice", "call"),
    [
        (("sayc", "drury", "drury"), "2C"),
        (("acol", "two-openings", "benjamin"), "2C"),
        (("sayc", "three-notrump", "gambling"), "3NT"),
        (("sayc", "weak-two-answers", "ogust"), "3D"),
    ],
)
def test_an_example_shows_the_call_of_the_convention(choice, call):
    """Not what few hands bid beside it."""
    assert call in [example["call"] for example in studied(*choice, "en")["examples"]]


def test_an_unknown_choice_is_refused():
    """Of the agreement or of the choice."""
    for agreement, choice in (("cooking", "drury"), ("drury", "cooking")):
        with pytest.raises(Unknown):
            study_choice("sayc", agreement, choice, "fr")


def test_a_choice_that_the_others_forbid_is_shown_with_another():
    """The page names the other agreement that changes, and shows the calls and hands all the same."""
    choice = ("sef", "over-notrump", "dont")
    page = studied(*choice, "en")
    assert [("notrump-double", "strong")] == [
        (found["agreement"], found["choice"]) for found in page["together"]
    ]
    shown = {" ".join(found["auction"]): found["calls"] for found in page["auctions"]}
    assert "X" in [explained["call"] for explained in shown["1NT"]]
    assert 5 == len(page["examples"])
    assert choice_question(*choice, 1, "en")["answer"]


def test_a_choice_that_goes_with_the_others_changes_nothing_else():
    """Only what is asked for is changed where the system allows it."""
    assert [] == studied("sayc", "drury", "drury", "en")["together"]
