"""Equal entrants: the rules of federations, one ranking of two lines, and why (RULES, Competition)."""

from dataclasses import replace
from fractions import Fraction
from typing import get_args

import pytest

from chelem.core.seats import Side
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.explaining import explain_entrant
from chelem.events.match_rulings import MatchFault, MismatchedEntrant, VoidMatch
from chelem.events.outcome import NotPlayed, PlayedScore
from chelem.events.ranking import rank_as_one, rank_event, single_ranking_note
from chelem.events.settings import PROFILES, ScoringSettings, TieBreak
from chelem.events.tie_breaks import RULES
from chelem.events.traveller import Traveller, TravellerLine
from chelem.events.withdrawals import arrive_late
from chelem.i18n import LANGUAGES
from tests.events.events_of_pairs import pairs_event
from tests.events.test_matches import TEAMS, team_match


@pytest.mark.parametrize(
    ("scores", "points"),
    [((620, 170, 0), (4, 2, 0)), ((620, 170, 170), (4, 1, 1)), ((50, 50, 50), (2, 2, 2))],
)
def test_three_tied_on_a_common_board(scores, points):
    """FFB, RNC art. 81: 4, 2 and 0 points, or 4, 1 and 1 where two are equal."""
    event = pairs_event(scores)
    assert tuple(RULES["common-boards"](event, [0, 1, 2], []).values()) == points


def test_a_board_of_one_of_the_tied():
    """FFB, RNC art. 81: 2 points above average, otherwise none."""
    event = pairs_event([620, 170, 0, -50])
    assert [RULES["common-boards"](event, [one], [])[one] for one in range(4)] == [2, 2, 0, 0]


def two_lines(settings: ScoringSettings, *north_south: int) -> EventResults:
    """One board of an event with two winners; pair n of a line meets pair n of the other."""
    count = len(north_south)
    lines = tuple(TravellerLine(n, count + n, PlayedScore(score)) for n, score in enumerate(north_south))
    entrants = tuple(Entrant(str(n + 1), side) for side in Side for n in range(count))
    return EventResults(entrants, (Traveller(1, lines),), settings, winners=2)


def test_places_alternate_between_the_lines():
    """FFB, RNC art. 82: the first of both lines have the first two places, and so on."""
    event = two_lines(PROFILES["ffb"], 620, 600, 0)
    ranked = [(one.place, one.entrant) for one in rank_as_one(event)]
    assert ranked == [(1, 0), (1, 5), (3, 1), (3, 4), (5, 2), (5, 3)]


def test_the_better_result_is_first_of_its_two_places():
    """100 % and 75 % of the winners of both lines."""
    event = two_lines(replace(PROFILES["ffb"], tie_breaks=()), 620, 0, 0)
    ranked = [(one.place, one.entrant, one.tied) for one in rank_as_one(event)]
    assert ranked[:3] == [(1, 0, False), (2, 4, True), (2, 5, True)]


@pytest.mark.parametrize(("lines", "noted"), [((35, 34), False), ((35, 35), True)])
def test_from_seventy_pairs_on_the_article_has_another_rule(lines, noted):
    """FFB, RNC art. 82: places alternate up to 69 pairs; those of more do too, with a note."""
    ns, ew = lines
    entrants = tuple(
        Entrant(str(n + 1), side) for side, count in zip(Side, lines, strict=True) for n in range(count)
    )
    met = tuple(TravellerLine(n, ns + n, PlayedScore(10 * n)) for n in range(ew))
    event = EventResults(entrants, (Traveller(1, met),), PROFILES["ffb"], winners=2)
    assert [one.place for one in rank_as_one(event)][:4] == [1, 1, 3, 3]
    note = single_ranking_note(event)
    assert (note is not None) == noted
    if note is not None:
        assert {"pairs": 70, "most": 69} == dict(note.facts)
        assert all("RNC" in note.say(language) for language in LANGUAGES)
    assert single_ranking_note(replace(event, settings=PROFILES["ebu"])) is None


def test_one_ranking_by_result():
    """Without the rule the results of both lines are put in order."""
    event = two_lines(PROFILES["ebu"], 620, 600, 0)
    assert [one.result for one in rank_as_one(event)] == [100, 100, 50, 50, 0, 0]
    assert rank_as_one(pairs_event([620, 170])) == rank_event(pairs_event([620, 170]))[0]


def test_the_imp_quotient():
    """10 won and 2 lost is 5; who lost nothing is before all others."""
    settings = replace(TEAMS, tie_breaks=("quotient",))
    event = team_match((620, 170), (0, 50), settings=settings)
    assert RULES["quotient"](event, [0, 1], []) == {0: 5, 1: Fraction(1, 5)}
    clean = RULES["quotient"](team_match((620, 170)), [0, 1], [])
    assert clean[0] > 10
    assert clean[1] == 0


def test_a_meeting_decides_only_among_all_who_met():
    """Three are tied; 1 beat 2, but neither met 3, who would be put between them by no merit of its own."""
    boards = [[620, 0, 0, 0, 0], [0, 0, 0, 0, 0]]
    event = pairs_event(*boards).with_settings(ScoringSettings(tie_breaks=("direct",)))
    assert RULES["direct"](event, [0, 5], []) == {0: 4, 5: -4}
    assert RULES["direct"](event, [0, 5, 1], []) == {0: 0, 5: 0, 1: 0}
    teams = equal_teams("direct")
    teams = replace(teams, travellers=teams.travellers[:2])
    assert RULES["direct-margin"](teams, [0, 1], []) == {0: 12, 1: -12}
    assert RULES["direct-margin"](teams, [0, 1, 2], []) == {0: 0, 1: 0, 2: 0}


def test_a_meeting_in_an_individual():
    """North and West met too; partners did not meet."""
    lines = (
        TravellerLine(0, 1, PlayedScore(620), partners=(2, 3)),
        TravellerLine(4, 5, PlayedScore(0), partners=(6, 7)),
    )
    event = EventResults(tuple(map(Entrant, "12345678")), (Traveller(1, lines),))
    assert RULES["direct"](event, [0, 3], []) == {0: 1, 3: -1}
    assert RULES["direct"](event, [0, 2], []) == {0: 0, 2: 0}


def equal_teams(rule: TieBreak) -> EventResults:
    """Three teams with a win and a loss each, of unlike margins."""
    rows = ((1, 0, 1, 620), (2, 1, 2, 620), (3, 2, 0, 620))
    travellers = tuple(
        Traveller(
            number,
            (
                TravellerLine(first, second, PlayedScore(score), round=number),
                TravellerLine(second, first, PlayedScore(0), round=number),
            ),
        )
        for number, first, second, score in rows
    )
    settings = ScoringSettings(matches="teams", tie_breaks=(rule,))
    return EventResults(tuple(map(Entrant, "123")), travellers, settings)


@pytest.mark.parametrize("rule", get_args(TieBreak))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_split_tie_is_explained(rule, language):
    """Every rule says in a sentence what it gave."""
    reasons = explain_entrant(equal_teams(rule), 0).reasons
    codes = [reason.code for reason in reasons]
    assert codes[-2:] == ["event.why.tie", f"event.why.tie-{rule}"]
    assert not any(reason.say(language).startswith("event") for reason in reasons)


def test_who_is_alone_needs_no_rule():
    """No sentence about ties without one."""
    event = replace(team_match((620, 170)), settings=ScoringSettings(matches="teams", tie_breaks=("direct",)))
    assert not any(".tie" in reason.code for reason in explain_entrant(event, 0).reasons)


@pytest.mark.parametrize("fault", get_args(MatchFault))
@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_on_matches_are_explained(fault, language):
    """Void matches from both sides, and wrong opponents."""
    event = replace(
        team_match((620, 170)),
        void_matches=(VoidMatch(2, 0, 1, 7, fault),),
        mismatches=(MismatchedEntrant(1, 0, "higher"), MismatchedEntrant(1, 1, "lower")),
    )
    for index in (0, 1):
        reasons = explain_entrant(event, index).reasons
        assert sum(".void-" in reason.code for reason in reasons) == 1
        assert not any(reason.say(language).startswith("event") for reason in reasons)


@pytest.mark.parametrize(
    ("missed", "standing", "awarded"), [(1, "ranked", 1), (2, "unranked", 2), (3, "withdrawn", 0)]
)
def test_a_late_pair(missed, standing, awarded):
    """Average minus for its missing boards; ranked from half of them on; cancelled if it never came."""
    event = pairs_event(*[[NotPlayed() if n < missed else 420, 170, 0] for n in range(3)])
    late = arrive_late(event, 0)
    assert late.entrants[0].standing == standing
    changed = sum(
        new.lines[0] != old.lines[0] for new, old in zip(late.travellers, event.travellers, strict=True)
    )
    assert changed == awarded
