"""Places, ties, artificial scores, penalties, and pairs that leave (RULES, Competition; EVENTS 2)."""

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.core.errors import BadOption
from chelem.core.seats import SIDES, Side
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.explaining import explain_entrant
from chelem.events.outcome import (
    ArtificialScore,
    Award,
    LineOutcome,
    NotPlayed,
    PlayedScore,
    SplitScore,
    WeightedScore,
)
from chelem.events.ranking import rank_event
from chelem.events.settings import PROFILES, ScoringSettings, find_profile
from chelem.events.traveller import Traveller, TravellerLine
from chelem.events.withdrawals import Departure, award_missing, played_share, withdraw
from tests.events.events_of_pairs import pairs_event

PLUS, EVEN, MINUS = (Award.parse(percent) for percent in ("60", "50", "40"))
OUTCOMES = st.one_of(
    st.sampled_from((620, 420, 170, 0, -50, -100)),
    st.just(NotPlayed()),
    st.just(WeightedScore(((420, Fraction(1, 3)), (-50, Fraction(2, 3))))),
)


def results_of(event: EventResults) -> dict[str, Fraction]:
    """The exact result of each entrant by its number."""
    return {
        event.entrants[one.entrant].number: one.result for ranking in rank_event(event) for one in ranking
    }


@settings(max_examples=40)
@given(st.lists(st.lists(OUTCOMES, min_size=5, max_size=5), min_size=1, max_size=3))
def test_what_one_side_wins_the_other_loses(boards):
    """Without artificial scores the two sides of a line share the top, or IMPs that sum to nothing."""
    for method in ("matchpoints", "cross-imps", "butler"):
        event = pairs_event(*boards, method=method)
        for board in event.boards:
            for line in board.traveller:
                one, other = (board.value(line, side) for side in SIDES)
                if isinstance(one, Fraction) and isinstance(other, Fraction):
                    assert one + other == board.top


@settings(max_examples=25)
@given(st.lists(st.sampled_from((620, 170, 0, -100)), min_size=4, max_size=9), st.randoms())
def test_the_order_of_the_lines_changes_nothing(scores, random):
    """A traveller is a set of lines."""
    event = pairs_event(scores)
    lines = list(event.travellers[0].lines)
    random.shuffle(lines)
    assert results_of(replace(event, travellers=(Traveller(1, tuple(lines)),))) == results_of(event)


def test_places_are_shared():
    """1, 2=, 2=, 4: the next place counts all before it."""
    ranking = rank_event(pairs_event([620, 170, 170, -100]))[0]
    north_south = [(one.place, one.tied) for one in ranking if one.entrant in (0, 1, 2)]
    assert north_south == [(1, True), (3, True), (3, True)]


def test_scores_that_nothing_is_compared_with():
    """In an event of one table both pairs have 50 %, besides artificial scores; the only one of two, plus."""
    assert results_of(pairs_event([620])) == {"1": 50, "2": 50}
    lone = {"1": 100, "2": 0, "3": 30, "4": 100}  # average plus, and at least what a pair has elsewhere
    assert results_of(pairs_event([620, 170], [420, NotPlayed()])) == lone
    assert results_of(pairs_event([620], [ArtificialScore(PLUS, MINUS)])) == {"1": 55, "2": 45}


def test_average_plus_is_at_least_the_pairs_own():
    """100 % on the other board: average plus is 100, average even stays 50; without lift it is 60."""
    event = pairs_event([620, 170, 170, -100], [ArtificialScore(PLUS, EVEN), 420, 50, 0])
    assert results_of(event)["1"] == 100
    assert results_of(event)["5"] == 25
    plain = replace(event.settings, lift=False)
    assert results_of(event.with_settings(plain))["1"] == 80


def test_artificial_scores_at_imps():
    """Plus 3, minus 3; other percentages in proportion."""
    event = pairs_event([620, 620, ArtificialScore(PLUS, Award.parse("45"))], method="cross-imps")
    assert (results_of(event)["3"], results_of(event)["6"]) == (3, Fraction(-3, 2))


def test_a_split_score_gives_each_side_its_own():
    """North-South keep 170 among all, East-West are compared as if it were 420."""
    event = pairs_event([420, 170, SplitScore(PlayedScore(170), PlayedScore(420)), -50])
    board, line = event.boards[0], event.travellers[0].lines[2]
    assert board.value(line, Side.NS) == 3  # beats -50, equals 170
    assert board.value(line, Side.EW) == 1  # equals 420, beaten by those against 170 and -50


def test_a_fouled_board_is_two_boards():
    """Lines are compared within their group; Neuberg brings both to the top of all six."""
    event = pairs_event([100, 50, 0, -50, 420, 400])
    board = event.travellers[0]
    lines = tuple(replace(line, groups=(n > 3, n > 3)) for n, line in enumerate(board))
    values = [
        EventResults(event.entrants, (replace(board, lines=lines),)).boards[0].value(line, Side.NS)
        for line in lines
    ]
    assert values[:4] == [Fraction(6 * (points + 1), 4) - 1 for points in (6, 4, 2, 0)]
    assert values[4:] == [Fraction(65, 10), Fraction(55, 10)]  # two of six: 65 % and 55 % of 10


def test_a_score_without_any_other_gets_average_plus():
    """One of four in a group of its own."""
    event = pairs_event([100, 50, 0, 420])
    board = event.travellers[0]
    lines = (*board.lines[:3], replace(board.lines[3], groups=(1, 1)))
    alone = EventResults(event.entrants, (replace(board, lines=lines),))
    assert results_of(alone)["4"] == 60


def test_handicap_penalty_and_carry_forward():
    """Added to and taken from the percentage."""
    event = pairs_event([620, 170])
    entrants = (replace(event.entrants[0], handicap=Fraction(-5), penalty=Fraction(10), carried=Fraction(1)),)
    assert results_of(replace(event, entrants=entrants + event.entrants[1:]))["1"] == 86


@pytest.mark.parametrize(
    ("method", "matches"), [("cross-imps", "none"), ("butler", "none"), ("butler", "pairs")]
)
def test_a_handicap_is_in_the_unit_of_the_ranking(method, matches):
    """IMPs or victory points: added to the result of the one who has it, and to no other."""
    event = pairs_event([620, 170, 0, -100], method=method)
    event = event.with_settings(replace(event.settings, matches=matches))
    helped = (replace(event.entrants[0], handicap=Fraction(3, 2)), *event.entrants[1:])
    before, after = results_of(event), results_of(replace(event, entrants=helped))
    assert after == before | {"1": before["1"] + Fraction(3, 2)}


def test_a_pair_without_standing_counts_for_its_opponents_alone():
    """It has a result but no place, and nobody loses one to it."""
    event = pairs_event([620, 170])
    entrants = (replace(event.entrants[0], standing="unranked"), *event.entrants[1:])
    ranking = rank_event(replace(event, entrants=entrants))[0]
    assert [(one.entrant, one.place) for one in ranking] == [(3, 1), (1, 2), (2, 2), (0, None)]


def test_a_pair_that_leaves_before_half_is_cancelled():
    """One board of three: its opponents sat out, the others are compared among themselves."""
    event = pairs_event([620, 170, 0], [NotPlayed(), 170, 0], [NotPlayed(), 170, 0])
    assert played_share(event, 0) == Fraction(1, 3)
    left = withdraw(event, Departure(0))
    ranking = rank_event(left)[0]
    assert [one.place for one in ranking if one.entrant in (0, 3)] == [None, None]
    assert results_of(left)["2"] == 100


def test_a_pair_that_leaves_after_half_stands():
    """Two boards of three: they count, the opponents of the third receive average plus."""
    event = pairs_event([620, 170, 0], [620, 170, 0], [NotPlayed(), 170, 0])
    left = withdraw(event, Departure(0))
    assert left.travellers[2].lines[0].outcome == ArtificialScore(MINUS, PLUS)
    assert results_of(left)["4"] == Fraction(60, 3)


def test_two_pairs_that_leave():
    """What one of them is awarded is no board that the other has played, in either order."""
    outcomes: list[list[tuple[int, int, LineOutcome]]] = [
        [(0, 1, PlayedScore(50)), (2, 3, PlayedScore(0))],
        [(0, 2, PlayedScore(50)), (1, 3, NotPlayed())],
        [(0, 3, NotPlayed()), (1, 2, PlayedScore(0))],
    ]
    travellers = tuple(
        Traveller(number, tuple(TravellerLine(*line, round=number) for line in lines))
        for number, lines in enumerate(outcomes, 1)
    )
    event = EventResults(tuple(map(Entrant, "1234")), travellers)
    left = withdraw(event, Departure(0, 3), Departure(3, 2))
    assert left == withdraw(event, Departure(3, 2), Departure(0, 3))
    assert [one.standing for one in left.entrants] == ["ranked", "ranked", "ranked", "withdrawn"]


def test_who_leaves_an_individual_is_alone_at_fault():
    """Its partner of the round to come receives average plus, as the opponents do, and reads why."""
    line = TravellerLine(0, 1, PlayedScore(50), round=1, partners=(2, 3))
    other = TravellerLine(4, 5, PlayedScore(0), round=1, partners=(6, 7))
    lines = ((line, other), (replace(line, outcome=NotPlayed(), round=2), replace(other, round=2)))
    travellers = tuple(Traveller(number, each) for number, each in enumerate(lines, 1))
    event = EventResults(tuple(map(Entrant, "12345678")), travellers)
    left = withdraw(event, Departure(2, 2))
    assert [results_of(left)[number] for number in "1324"] == [100, 70, 30, 30]
    codes = [[each.code for each in explain_entrant(left, who).boards[1].reasons] for who in (0, 2)]
    assert codes == [["event.why.artificial", "event.why.own-average"], ["event.why.artificial"]]


def test_only_boards_of_later_rounds_are_awarded():
    """A board that was not played before a pair left is nobody's fault."""
    event = pairs_event([620, 170], [NotPlayed(), 170], [620, 170], [NotPlayed(), 170])
    travellers = tuple(
        replace(board, lines=tuple(replace(line, round=board.board) for line in board))
        for board in event.travellers
    )
    left = withdraw(replace(event, travellers=travellers), Departure(0, 4))
    assert [board.lines[0].outcome for board in left.travellers[1::2]] == [
        NotPlayed(),
        ArtificialScore(MINUS, PLUS),
    ]


def test_a_late_east_west_pair_receives_average_minus():
    """The other way round."""
    event = award_missing(pairs_event([NotPlayed(), 170, 0]), 3)
    assert event.travellers[0].lines[0].outcome == ArtificialScore(PLUS, MINUS)


def equal_pair(tie_breaks, *boards):
    """Two North-South pairs of equal percentage, who meet the same opponents 2 and 3."""
    lines = tuple(
        Traveller(
            number,
            tuple(TravellerLine(who, 2 + who, PlayedScore(score)) for who, score in enumerate(scores)),
        )
        for number, scores in enumerate(boards, 1)
    )
    return EventResults(tuple(map(Entrant, "1234")), lines, ScoringSettings(tie_breaks=tie_breaks))


@pytest.mark.parametrize(
    ("tie_breaks", "places"), [((), (1, 1)), (("tops",), (1, 1)), (("common-boards",), (1, 1))]
)
def test_what_no_rule_separates_shares_a_place(tie_breaks, places):
    """One top each."""
    event = equal_pair(tie_breaks, (100, 50), (50, 100))
    found = {one.entrant: one.place for one in rank_event(event)[0]}
    assert (found[0], found[1]) == places


def test_tied_pairs_are_separated_by_tops():
    """Both have 50 %: one by a top and a bottom, one by two averages."""
    event = pairs_event([100, 50, 50, 0], [0, 50, 50, 100])
    event = event.with_settings(ScoringSettings(tie_breaks=("tops",)))
    found = {one.entrant: one.place for one in rank_event(event)[0]}
    assert found[0] < found[1]


def test_tied_pairs_are_separated_by_the_boards_both_played():
    """FFB: the better score on more of the common boards; 2 beats 1 on two boards of three."""
    event = pairs_event([100, 0, 50, 50], [0, 50, 100, 100], [0, 50, 100, 100])
    same = replace(event.entrants[0], handicap=results_of(event)["2"] - results_of(event)["1"])
    event = replace(event, entrants=(same, *event.entrants[1:])).with_settings(find_profile("ffb"))
    found = {one.entrant: one.place for one in rank_event(event)[0]}
    assert found[1] == found[0] - 1


def test_tied_pairs_are_separated_by_their_meeting():
    """Direct: pair 1 won its board against pair 4."""
    event = pairs_event([620, 170, 170])
    same = replace(event.entrants[3], handicap=results_of(event)["1"] - results_of(event)["4"])
    event = replace(event, entrants=(*event.entrants[:3], same, *event.entrants[4:]))
    found = {one.entrant: one.place for one in rank_event(event.with_settings(find_profile("ebu")))[0]}
    assert found[0] < found[3]


def test_profiles_have_names():
    """An unknown one is refused."""
    assert {"plain", "ffb", "ebu", "wbf"} <= set(PROFILES)
    with pytest.raises(BadOption):
        find_profile("acbl")
