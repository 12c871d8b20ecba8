"""Worked examples of the EBU's White Book and of its authors: matchpoints, fouled boards, rulings."""

from dataclasses import replace
from fractions import Fraction

import pytest

from chelem.core.seats import Side
from chelem.events.board_scoring import score_board
from chelem.events.forms.registry import comparison_of
from chelem.events.outcome import ArtificialScore, Award, NotPlayed, WeightedScore
from chelem.events.scoring.compared_group import ComparedGroup
from chelem.events.scoring.scored_board import ScoredBoard
from chelem.events.settings import PLAIN
from chelem.events.shown import rounded
from chelem.events.traveller import Traveller, TravellerLine
from chelem.events.withdrawals import Departure, played_share, withdraw
from chelem.scoring.competition.butler import rounded_datum
from chelem.scoring.competition.field import comparable_matchpoints, matchpoint_table
from chelem.scoring.competition.matchpoints import neuberg
from tests.events.events_of_pairs import pairs_event, traveller

AT_MATCHPOINTS = comparison_of(PLAIN)
SIX_TO_FOUR = WeightedScore(((110, Fraction(3, 5)), (-50, Fraction(2, 5))))
OTHERS = (*(110,) * 5, *(50,) * 3, *(-50,) * 2, *(-110,) * 2)


def test_weighted_score_of_two_outcomes():
    """§4.1.1.4: 30 % of a score worth 9.7 and 70 % of one worth 5.7 are 6.90 matchpoints."""
    group = ComparedGroup({420: 1, 50: 1}, {420: 97, 50: 57}, unit=10)
    line = TravellerLine(0, 1, WeightedScore(((420, Fraction(3, 10)), (50, Fraction(7, 10)))))
    board = ScoredBoard(Traveller(1, (line,)), 10, 18, ({0: group}, {0: group}))
    assert board.value(line, Side.NS) == Fraction("6.9")


def test_weighted_score_counts_in_part_for_the_others():
    """§4.1.1.4's algorithm, figures of the EBL's directors' seminar (Belfast 2020), example 1.

    60 % of +110 and 40 % of −50 beside +110 ×5, +50 ×3, −50 ×2, −110 ×2: the frequencies 5.6, 3, 2.4, 2 give
    19.4, 10.8, 5.4 and 1.
    """
    frequencies = {110: Fraction("5.6"), 50: 3, -50: Fraction("2.4"), -110: 2}
    assert matchpoint_table(frequencies) == {
        110: Fraction("19.4"),
        50: Fraction("10.8"),
        -50: Fraction("5.4"),
        -110: 1,
    }


def test_weighted_score_on_a_traveller():
    """The same example: the pair receives 13.8 of 24, its opponents 10.2, and +50 is worth 10.8."""
    board = traveller(1, 13, [SIX_TO_FOUR, *OTHERS])
    scored = score_board(board, 13, AT_MATCHPOINTS)
    first, *others = board.lines
    assert scored.value(first, Side.NS) == Fraction("13.8")
    assert scored.value(first, Side.EW) == Fraction("10.2")
    assert scored.value(others[5], Side.NS) == Fraction("10.8")


def test_a_score_obtained_can_be_better_than_the_weighted_one():
    """The same example: +100 at the table would be worth 14, so there is no damage."""
    board = traveller(1, 13, [100, *OTHERS])
    assert score_board(board, 13, AT_MATCHPOINTS).value(board.lines[0], Side.NS) == 14


def test_a_score_between_two_others():
    """§4.1: +500 is worth 14, +450 11 and +420 4; +430, which nobody has, is worth 9."""
    table = matchpoint_table({500: 1, 450: 2, 430: 0, 420: 5})
    assert table == {500: 14, 450: 11, 430: 9, 420: 4}


def test_frequencies_from_the_bottom_up():
    """EBU forum, “Factoring manually”: frequencies 2, 1, 3, 4 are worth 17, 14, 10, 3, which sum to 90."""
    frequencies = {400: 2, 300: 1, 200: 3, 100: 4}
    table = matchpoint_table(frequencies)
    assert table == {400: 17, 300: 14, 200: 10, 100: 3}
    assert sum(count * table[score] for score, count in frequencies.items()) == 10 * 9


def test_fouled_board_larger_group():
    """EBU, “Scoring of fouled boards”: 7 of 10 receive 17.6, 14.7, 11.9, 9.0, 6.1, 3.3, 0.4; 63 in all."""
    values = comparable_matchpoints(dict.fromkeys(range(7), 1), 10)
    assert values is not None
    found = [rounded(values[score], 1) for score in range(6, -1, -1)]
    assert found == [Fraction(text) for text in ("17.6", "14.7", "11.9", "9.0", "6.1", "3.3", "0.4")]
    assert sum(values.values()) == 63


def test_fouled_board_smaller_group_by_the_formula():
    """The same page, before small groups had a rule: 3 of 10 receive 15.7, 9.0 and 2.3; 27 in all."""
    found = [neuberg(points, 10, 3) for points in (4, 2, 0)]
    assert [rounded(value, 1) for value in found] == [Fraction("15.7"), 9, Fraction("2.3")]
    assert sum(found) == 27


@pytest.mark.parametrize(
    ("scores", "percents"),
    [((1, 2), (65, 55)), ((1, 2, 3), (70, 60, 50)), ((1, 1), (60,)), ((1, 1, 2), (70, 55))],
)
def test_small_group(scores, percents):
    """§4.2.3.3: two results of ten score 65 and 55 %, three 70, 60 and 50 %; ties share, the sum is 120 %."""
    values = comparable_matchpoints({score: scores.count(score) for score in scores}, 10)
    assert values is not None
    assert [100 * values[score] / 18 for score in sorted(values, reverse=True)] == list(percents)
    assert 2 * sum(values[score] for score in scores) / len(scores) / 18 == Fraction(120, 100)


@pytest.mark.parametrize(
    ("scores", "north_south", "east_west"),
    [
        ((100, 200), (55, 65), (65, 55)),
        ((0, 90, 50), (50, 70, 60), (70, 50, 60)),
        ((50, 50), (60, 60), (60, 60)),
    ],
)
def test_small_group_for_either_side(scores, north_south, east_west):
    """§4.2.3.3: both sides lack a proper comparison, so the mean of East-West is 60 % too."""
    board = traveller(1, 10, [*scores, *range(400, 400 + 10 * (10 - len(scores)), 10)])
    lines = tuple(replace(line, groups=(n < len(scores),) * 2) for n, line in enumerate(board))
    scored = score_board(Traveller(1, lines), 10, AT_MATCHPOINTS)
    for side, percents in ((Side.NS, north_south), (Side.EW, east_west)):
        found = [scored.value(line, side) for line in lines[: len(scores)]]
        assert [100 * value / 18 for value in found if isinstance(value, Fraction)] == list(percents)


def test_four_of_twelve_are_no_small_group():
    """§4.2.3.3: the rule ends at three results; four of twelve are factored."""
    assert comparable_matchpoints(dict.fromkeys(range(4), 1), 12) == {
        score: neuberg(2 * score, 12, 4) for score in range(4)
    }


def test_average_plus_is_of_the_top_of_all_boards():
    """EBU forum, “Programming arbitrary scores”: of a top of 100 it is 60, though the others' is below 100.

    Artificial scores are not among those that the formula counts.
    """
    plus, minus = Award.parse("60"), Award.parse("40")
    board = traveller(1, 51, [ArtificialScore(plus, minus), *range(50)])
    scored = score_board(board, 51, AT_MATCHPOINTS)
    assert (scored.top, scored.expected) == (100, 51)
    assert scored.value(board.lines[0], Side.NS) == plus
    others = [scored.value(line, Side.NS) for line in board.lines[1:]]
    assert 99 < max(value for value in others if isinstance(value, Fraction)) < 100


def test_not_played_is_no_artificial_score():
    """§8.12.9 (EBU forum, “Board not played”): it only reduces the number of boards of both pairs."""
    event = pairs_event([NotPlayed("sit-out"), 170, 0])
    assert event.boards[0].value(event.travellers[0].lines[0], Side.NS) is None
    assert event.expected == 2


def withdrawn_after(boards: int) -> tuple[Fraction, ...]:
    """Of a pair that leaves: the share of 24 boards played, whether it is cancelled, the boards awarded."""
    event = pairs_event(
        *[[420, 170, 0] if number < boards else [NotPlayed(), 170, 0] for number in range(24)]
    )
    left = withdraw(event, Departure(0))
    gone = left.entrants[0].standing == "withdrawn"
    awarded = sum(isinstance(board.lines[0].outcome, ArtificialScore) for board in left.travellers)
    return played_share(event, 0), Fraction(gone), Fraction(awarded)


def test_withdrawal_after_half():
    """§2.4.5 (EBU forum, “Player withdraws”): after board 13 of 24 the results stand; 11 boards AVE+."""
    assert withdrawn_after(13) == (Fraction(13, 24), 0, 11)


def test_withdrawal_before_half():
    """§2.4.4: as if the pair had never played; nothing is awarded."""
    assert withdrawn_after(11) == (Fraction(11, 24), 1, 0)


@pytest.mark.parametrize(("mean", "datum"), [(85, 90), (-85, -90), (84, 80), (-86, -90)])
def test_butler_datum(mean, datum):
    """§4.2.6.2: an exact five is rounded away from zero."""
    assert rounded_datum(Fraction(mean)) == datum


def test_fouled_board_comparable_one_way():
    """§4.2.3: a side may be comparable where its opponents are not; each is scored in its own group."""
    board = traveller(1, 6, [110, 100, 90, 80, 70, 60])
    lines = tuple(replace(line, groups=(int(n == 5), 0)) for n, line in enumerate(board))
    scored = score_board(Traveller(1, lines), 6, AT_MATCHPOINTS)
    assert scored.value(lines[5], Side.NS) == Award.parse("60")
    assert scored.value(lines[5], Side.EW) == 10
    assert scored.value(lines[0], Side.EW) == 0
