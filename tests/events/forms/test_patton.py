"""Patton by hand-computed examples (RULES, Competition)."""

from dataclasses import replace
from fractions import Fraction
from io import BytesIO

import pytest

from chelem.core.errors import BadOption, ParseError
from chelem.events.chosen_settings import ChosenSettings
from chelem.events.event_results import EventResults
from chelem.events.explaining import explain_entrant
from chelem.events.files.bridgemate_settings import settings_of_method
from chelem.events.files.files import read_event, write_event
from chelem.events.forms.registry import EVENT_FORMS
from chelem.events.match_rulings import VoidMatch
from chelem.events.matches import score_matches
from chelem.events.outcome import ArtificialScore, Award
from chelem.events.ranking import rank_event
from tests.events.test_matches import team_match

PATTON = EVENT_FORMS["patton"].stored()
TWO_BOARDS = ((620, 170), (-50, -100))
"""Two boards won by team 1: 450 and 50 points, 10 and 2 IMPs."""
PLUS, MINUS = Award.parse("60"), Award.parse("40")


def chosen(**options: str) -> EventResults:
    """The match of two boards with these options."""
    return team_match(*TWO_BOARDS, settings=replace(PATTON, form_options=options))


def points(results: EventResults) -> tuple[Fraction, ...]:
    """The points of both teams in the only match."""
    (scored,) = score_matches(results)
    assert sum(scored.points) == scored.most
    return scored.points


def test_half_of_the_points_are_those_of_the_boards():
    """2 + 2 for the boards; 12 IMPs on two boards are 17.31 of 20 victory points, so 3.462 of 4: 3.46."""
    assert points(chosen()) == (Fraction("7.46"), Fraction("0.54"))


def test_one_board_each():
    """A board each is 2 : 2; 10 − 1 = 9 IMPs are 16.00 of 20 victory points, so 3.2 of 4."""
    assert points(team_match((620, 170), (-50, -20), settings=PATTON)) == (Fraction("5.2"), Fraction("2.8"))


def test_a_drawn_match():
    """Flat boards are 1 : 1, and the match 2 : 2."""
    assert points(team_match((420, 420), (-50, -50), settings=PATTON)) == (4, 4)


@pytest.mark.parametrize(
    ("thresholds", "result"),
    [
        ("50 150 300 500", 4),
        ("30 70 120 600", Fraction("3.5")),
        ("600 1000", 2),
        ("100 200 501", Fraction("3.33")),
    ],
)
def test_the_difference_of_points_through_thresholds(thresholds, result):
    """500 points reach 4 of 4, 3 of 4, none of 2, and 2 of 3 thresholds: (m + k)/2m of 4 points."""
    won, lost = points(chosen(result="aggregate", thresholds=thresholds))
    assert (won, lost) == (4 + result, 4 - result)


def test_imps_through_thresholds():
    """12 IMPs reach one of two thresholds: three quarters of 4 points."""
    assert points(chosen(thresholds="6 13")) == (7, 1)


def test_the_share_of_the_two_halves():
    """With 60 % for the result, 4 points of boards stand beside 6: 17.31 of 20 is 5.193, so 5.19."""
    assert points(chosen(share="60")) == (Fraction("9.19"), Fraction("0.81"))


def test_an_artificial_score():
    """Average plus is 1.2 : 0.8 for the board and 3 IMPs: 13.28 of 20, so 1.328 of 2 points."""
    results = team_match((ArtificialScore(PLUS, MINUS), ArtificialScore(MINUS, PLUS)), settings=PATTON)
    assert points(results) == (Fraction("2.53"), Fraction("1.47"))


def test_a_void_match():
    """7 boards: 4 of average plus are 7.8 : 6.2, 12 IMPs 14.63 of 20, so 10.241 of 14; both at fault 40 %."""
    void = replace(chosen(), void_matches=(VoidMatch(2, 0, 1, 7, "second"),))
    assert tuple(score_matches(void))[-1].points == (Fraction("18.04"), Fraction("9.96"))
    void = replace(chosen(), void_matches=(VoidMatch(2, 0, 1, 7, "both"),))
    assert tuple(score_matches(void))[-1].points == (Fraction("11.2"), Fraction("11.2"))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "4 points en 2 donnes ; le match, 12 IMP, en donne 3,46 sur 4 : 7,46 en tout."),
        ("en", "4 points on 2 boards; the match, 12 IMPs, gives 3.46 of 4: 7.46 in all."),
    ],
)
def test_it_says_why(language, said):
    """Both halves, and their sum."""
    reasons = [reason.say(language) for reason in explain_entrant(chosen(), 0).reasons]
    assert reasons[0].endswith(said)


@pytest.mark.parametrize("name", ["x.csv", "x.xml"])
def test_files_hold_it(name):
    """A CSV with its options, USEBIO by name."""
    options = {"result": "aggregate", "thresholds": "50 150 300 600"} if name == "x.csv" else {}
    again = read_event(BytesIO(write_event(chosen(**options), name)), name).results
    assert again.settings.form_options == options
    assert [one.result for one in rank_event(again)[0]] == [
        one.result for one in rank_event(chosen(**options))[0]
    ]


def test_bridgemate_s_method_70_is_patton():
    """The Data Connector's number."""
    assert settings_of_method(70) == PATTON


@pytest.mark.parametrize(
    "options",
    [
        {"result": "aggregate"},
        {"result": "total"},
        {"thresholds": "30 20"},
        {"thresholds": "0 20"},
        {"thresholds": ""},
        {"share": "100"},
        {"steps": "3"},
    ],
)
def test_what_it_refuses(options):
    """A difference without thresholds, steps that do not rise, a share of everything, an unknown option."""
    with pytest.raises(BadOption):
        ChosenSettings(form="patton", form_options=options).check()


def test_a_file_of_pairs_cannot_be_patton():
    """It is one of teams."""
    with pytest.raises(ParseError):
        read_event(
            BytesIO(b"board,ns,ew,score\n1,1,2,420\n\nsetting,value\nvictory points,patton\n"), "x.csv"
        )
