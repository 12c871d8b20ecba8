"""Matches of teams and of Swiss pairs, in victory points (RULES, Competition; EVENTS 2)."""

from dataclasses import replace
from fractions import Fraction
from io import BytesIO

import pytest

from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.explaining import explain_entrant
from chelem.events.files.files import read_event
from chelem.events.matches import score_matches
from chelem.events.outcome import ArtificialScore, Award, LineOutcome, PlayedScore, WeightedScore
from chelem.events.ranking import rank_event
from chelem.events.settings import ScoringSettings
from chelem.events.traveller import Traveller, TravellerLine
from chelem.i18n import LANGUAGES
from tests.events.events_of_pairs import pairs_event

TEAMS = ScoringSettings(matches="teams")
PLUS, MINUS = Award.parse("60"), Award.parse("40")


def team_match(
    *boards: tuple[int | LineOutcome, int | LineOutcome], settings: ScoringSettings = TEAMS
) -> EventResults:
    """Team 1 against team 2: the score where team 1 sits North-South, and that of the other table."""
    return EventResults(
        (Entrant("1"), Entrant("2")),
        tuple(
            Traveller(
                number,
                tuple(
                    TravellerLine(
                        table, 1 - table, PlayedScore(score) if isinstance(score, int) else score, round=1
                    )
                    for table, score in enumerate(scores)
                ),
            )
            for number, scores in enumerate(boards, 1)
        ),
        settings,
    )


def points(results: EventResults) -> tuple[Fraction, ...]:
    """The margin and the victory points of the only match."""
    (scored,) = score_matches(results)
    return scored.margins[0], *scored.points


def test_a_match_of_teams():
    """620 against 170 is 10 IMPs, −50 against −100 is 2: 12 IMPs, 17.31 with B = 15√2."""
    assert points(team_match((620, 170), (-50, -100))) == (12, Fraction("17.31"), Fraction("2.69"))


@pytest.mark.parametrize(
    ("scale", "won"), [("continuous", Fraction("12.05")), ("discrete", 12), ("board-a-match", 9)]
)
def test_the_scales(scale, won):
    """5 IMPs on 8 boards; board-a-match: one board won, seven halved."""
    boards = ((170, 0), *[(420, 420)] * 7)
    settings = replace(TEAMS, scale=scale)
    found = points(team_match(*boards, settings=settings))
    assert found[1:] == (won, (16 if scale == "board-a-match" else 20) - won)


def test_an_artificial_score_in_a_match():
    """Average plus to one team and minus to the other: 3 IMPs, whatever the other table scored."""
    ruled = ArtificialScore(Award.parse("60"), Award.parse("40"))
    assert points(team_match((ruled, 170)))[0] == 3
    assert points(team_match((170, ruled)))[0] == -3


def test_artificial_scores_at_both_tables():
    """Each team at fault at one of them: nothing to either, not 3 IMPs to both."""
    ruled = ArtificialScore(PLUS, MINUS)
    assert points(team_match((ruled, ruled)))[0] == 0
    assert points(team_match((ruled, ArtificialScore(MINUS, PLUS))))[0] == 3


def test_a_weighted_score_in_a_match():
    """Each outcome is scored in IMPs first: a half of 10 and a half of −6."""
    weighted = WeightedScore(((620, Fraction(1, 2)), (-50, Fraction(1, 2))))
    assert points(team_match((weighted, 170)))[0] == Fraction(10 - 6, 2)


def swiss_text(kind: str, matches: str, participants: str) -> bytes:
    """A USEBIO file of matches."""
    return (
        f'<USEBIO Version="1.2"><EVENT EVENT_TYPE="{kind}"><PARTICIPANTS>{participants}</PARTICIPANTS>'
        f"{matches}</EVENT></USEBIO>"
    ).encode()


def test_swiss_pairs_in_a_file():
    """Across the field 100 % and 0 %: 20-0 on four boards; the other match likewise."""
    match = (
        "<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><NS_PAIR_NUMBER>{}</NS_PAIR_NUMBER>"
        "<EW_PAIR_NUMBER>{}</EW_PAIR_NUMBER>{}</MATCH>"
    )
    boards = "".join(
        f"<BOARD><BOARD_NUMBER>{n}</BOARD_NUMBER><TRAVELLER_LINE><SCORE>{{0}}</SCORE></TRAVELLER_LINE></BOARD>"
        for n in (1, 2, 3, 4)
    )
    content = swiss_text(
        "SWISS_PAIRS",
        match.format(1, 2, boards.format(420)) + match.format(3, 4, boards.format(-50)),
        "".join(f"<PAIR><PAIR_NUMBER>{n}</PAIR_NUMBER></PAIR>" for n in (1, 2, 3, 4)),
    )
    results = read_event(BytesIO(content), "").results
    (ranking,) = rank_event(results)
    assert ranking.unit == "vp"
    assert {results.entrants[one.entrant].number: one.result for one in ranking} == {
        "1": 20,
        "2": 0,
        "3": 0,
        "4": 20,
    }


def test_swiss_pairs_at_cross_imps():
    """Three tables: a mean of 10 IMPs is made comparable with one comparison, × √(2·2/3) = 11.55 (Probst)."""
    event = pairs_event([620, 170, 170], method="cross-imps")
    event = event.with_settings(replace(event.settings, matches="pairs"))
    first = next(score_matches(event))
    assert round(float(first.margins[0]), 2) == 11.55


def test_averages_of_swiss_pairs_at_cross_imps():
    """RULES: 2 IMPs a comparison, made comparable as other scores are; in an event without matches 3."""
    event = pairs_event([ArtificialScore(PLUS, MINUS), 170, 170], method="cross-imps")
    assert rank_event(event)[0].ranked[0].result == 3
    event = event.with_settings(replace(event.settings, matches="pairs"))
    first = next(score_matches(event))
    assert [round(float(margin), 4) for margin in first.margins] == [2.3094, -2.3094]


def test_teams_in_a_file():
    """TEAM sits as DIRECTION states; the other table the other way round."""
    line = "<TRAVELLER_LINE><DIRECTION>{}</DIRECTION><SCORE>{}</SCORE></TRAVELLER_LINE>"
    content = swiss_text(
        "SWISS_TEAMS",
        "<MATCH><ROUND_NUMBER>1</ROUND_NUMBER><TEAM>7</TEAM><OPPOSING_TEAM>9</OPPOSING_TEAM>"
        f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{line.format('NS', 620)}{line.format('EW', 170)}"
        "</BOARD></MATCH>",
        '<TEAM TEAM_ID="7"/><TEAM TEAM_ID="9"/>',
    )
    results = read_event(BytesIO(content), "").results
    assert points(results)[0] == 10
    assert results.entrants[rank_event(results)[0].ranked[0].entrant].number == "7"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_explained(language):
    """Its margin and its victory points, from either side, then their sum."""
    event = team_match((620, 170), (-50, -100))
    first, second = (explain_entrant(event, index).reasons for index in (0, 1))
    assert [reason.facts.get("margin") for reason in (*first, *second)] == ["12", None, "-12", None]
    assert [reason.code for reason in first] == ["event.why.match-imps", "event.why.sum-vp"]
    assert not any(reason.say(language).startswith("event") for reason in first)


@pytest.mark.parametrize(("scale", "said"), [("continuous", "10,00 PV"), ("discrete", "10 PV")])
def test_points_of_the_continuous_scale_have_two_decimals(scale, said):
    """Also where they are whole, as in a column of a ranking; those of whole scales have none."""
    event = team_match((420, 420), (50, 50), settings=replace(TEAMS, scale=scale))
    sentences = [reason.say("fr") for reason in explain_entrant(event, 0).reasons]
    assert [f"Tour 1 contre 2 : 0 IMP en 2 donnes, {said}.", f"En tout {said}."] == sentences


@pytest.mark.parametrize(
    ("language", "scale", "said"),
    [
        ("fr", "board-a-match", ["1 donne, 2, 1 ou 0 points par donne : 2 en tout.", "En tout 2 points."]),
        ("en", "board-a-match", ["1 board, 2, 1 or 0 points a board: 2 in all.", "2 points in all."]),
        ("fr", "continuous", ["en 1 donne,", " PV."]),
        ("en", "continuous", ["on 1 board,", " VP in all."]),
    ],
)
def test_one_board_is_said_in_the_singular_and_each_scale_in_its_own_unit(language, scale, said):
    """At board-a-match a match and the sum are points, elsewhere victory points."""
    event = team_match((420, 400), settings=replace(TEAMS, scale=scale))
    match, total = (reason.say(language) for reason in explain_entrant(event, 0).reasons)
    assert said[0] in match
    assert total.endswith(said[1])
