"""Worked examples of the EBU's White Book and of its authors: victory points, mismatches, ties."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest

from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.forms.registry import form_of
from chelem.events.match_rulings import MatchFault, MismatchedEntrant, VoidMatch
from chelem.events.matches import score_matches
from chelem.events.outcome import ArtificialScore, Award, PlayedScore, WeightedScore
from chelem.events.ranking import event_totals, rank_event
from chelem.events.settings import ScoringSettings, TieBreak
from chelem.events.tie_breaks import RULES
from chelem.events.traveller import Traveller, TravellerLine
from chelem.scoring.competition.carry_forward import carried_forward
from chelem.scoring.competition.discrete_points import discrete_victory_points, upper_bounds
from chelem.scoring.competition.imps import imps
from chelem.scoring.competition.match_awards import (
    against_higher,
    against_lower,
    award_after_withdrawal,
    is_mismatch,
    void_margin,
)
from chelem.scoring.competition.swiss_pairs import percentage_limits, quantile_limits, swiss_pairs_points
from tests.events.events_of_pairs import pairs_event
from tests.events.test_matches import team_match

TEAMS = ScoringSettings(matches="teams")


def test_swiss_pairs_at_a_limit():
    """§3.1.7: on 8 boards exactly 56.23 % is 14–6; the first percentage above it is 15–5."""
    assert swiss_pairs_points(Fraction("56.23"), 8) == (14, 6)
    assert swiss_pairs_points(Fraction("56.24"), 8) == (15, 5)


@pytest.mark.parametrize(
    ("low", "high", "points"),
    [
        ("49.35", "50.65", 10),
        ("50.66", "51.98", 11),
        ("51.99", "53.33", 12),
        ("53.34", "54.74", 13),
        ("54.75", "56.23", 14),
        ("56.24", "57.83", 15),
        ("57.84", "59.64", 16),
        ("59.65", "61.75", 17),
        ("61.76", "64.40", 18),
        ("64.41", "68.35", 19),
        ("68.36", "100", 20),
    ],
)
def test_swiss_pairs_of_seven_boards(low, high, points):
    """The scale of seven boards as printed for the Oxford congress."""
    assert [swiss_pairs_points(Fraction(each), 7)[0] for each in (low, high)] == [points, points]


def test_discrete_victory_points_of_ten_boards():
    """EBU forum, “VP scales in Swiss pairs”: on 10 boards 11–9 goes with 1–3 IMPs, 17–3 with 23–27."""
    assert [discrete_victory_points(margin, 10)[0] for margin in (1, 3, 23, 27)] == [11, 11, 17, 17]
    assert [discrete_victory_points(margin, 10)[0] for margin in (0, 4, 22, 28)] == [10, 12, 16, 18]
    assert upper_bounds(10)[0] == 0


def cross_imps(swing: str) -> Fraction:
    """The victory points of a match of two boards whose margin is half of this many IMPs."""
    weight = Fraction(swing)
    parts = ((170, weight), (150, 1 - weight)) if weight < 1 else ((170, Fraction(1)),)
    (scored,) = score_matches(
        team_match((WeightedScore(parts), 150), (0, 0), settings=replace(TEAMS, scale="discrete"))
    )
    return scored.points[0]


@pytest.mark.parametrize(("swing", "points"), [("0.4", 10), ("0.5", 11), ("1", 11)])
def test_a_fraction_of_an_imp(swing, points):
    """The same thread: margins strictly between −½ and +½ are a draw."""
    assert cross_imps(swing) == points


def test_no_mismatch_within_five_points():
    """§3.5 (165.1): of 60, 54, 52, 50 the first plays the last: B and D are mismatched, 60 and 52."""
    scores = dict(zip("ABCD", (60, 54, 52, 50), strict=True))
    right = {"A": "B", "B": "A", "C": "D", "D": "C"}
    actual = {"A": "D", "B": "C", "C": "B", "D": "A"}
    found = [team for team in "ABCD" if is_mismatch(scores[actual[team]], scores[right[team]])]
    assert found == ["B", "D"]


def test_mismatch_with_one_of_two_right_opponents():
    """§3.5 (165.1): against B the difference is 6, against C 5, and either was right: no mismatch."""
    assert [is_mismatch(50, right) for right in (56, 55)] == [True, False]


def test_mismatch_against_higher():
    """§3.5: 12 victory points against opponents placed too high become 14."""
    assert against_higher(12) == 14


def test_mismatch_against_lower():
    """§3.5: 13 victory points against opponents placed too low, by own fault, become 11."""
    assert against_lower(13) == 11


@pytest.mark.parametrize(("side", "change"), [("higher", against_higher), ("lower", against_lower)])
def test_mismatch_in_an_event(side, change):
    """The points of the other side stay."""
    event = team_match((420, 170), (0, 0))
    (plain,) = score_matches(event)
    (scored,) = score_matches(replace(event, mismatches=(MismatchedEntrant(1, 0, side),)))
    assert scored.points == (change(plain.points[0]), plain.points[1])
    assert scored.actual == plain.points


def test_average_plus_to_both_teams():
    """§3.3 (Camrose, WBU forum): 3 IMPs to both, so that the victory points sum to more than 20."""
    both = ArtificialScore(Award.parse("60"), Award.parse("60"))
    (scored,) = score_matches(team_match((both, 170), (420, 420)))
    assert scored.margins == (3, 3)
    assert sum(scored.points) > 20


def test_average_plus_to_both_of_a_decided_match():
    """§3.3 (NZ Bridge, “Fouled board in teams”): a margin of 10 becomes 13 and −7."""
    both = ArtificialScore(Award.parse("60"), Award.parse("60"))
    (scored,) = score_matches(team_match((620, 170), (both, 0)))
    assert scored.margins == (13, -7)


def void(fault: MatchFault, boards: int = 7) -> tuple[Fraction, ...]:
    """The victory points of a void match of teams 1 and 2 beside one that 1 won against 3 by 10 IMPs."""
    lines = tuple(
        TravellerLine(one, other, PlayedScore(score), round=1)
        for one, other, score in ((0, 2, 620), (2, 0, 170))
    )
    event = EventResults(tuple(map(Entrant, "123")), (Traveller(1, lines),), TEAMS)
    event = replace(event, void_matches=(VoidMatch(2, 0, 1, boards, fault),))
    return tuple(score_matches(event))[-1].points


def test_void_match():
    """§3.3: less than half played, both at fault: 40 % each; the director's error: 60 % each."""
    assert void("both") == (8, 8)
    assert void("director") == (12, 12)


def test_void_match_of_seven_boards():
    """§3.3: average plus on half the boards, rounded up, and 0 on the others: 4 × 3 IMPs."""
    assert void_margin(7) == 12
    form = form_of(TEAMS).matches
    assert form is not None
    won, lost = form.points_of_void_match(7)
    assert void("second") == (won, lost)
    assert void("first") == (lost, won)
    assert won + lost == 20


def test_withdrawal_from_an_all_play_all():
    """§2.4.2: the best of the own average, of what others had against the pair that left, of 60 %."""
    assert award_after_withdrawal(Fraction(11), Fraction(13)) == 13
    assert award_after_withdrawal(Fraction(15), Fraction(13)) == 15
    assert award_after_withdrawal(Fraction(11), None) == 12
    (first, second) = void("withdrawal")
    assert first > 12  # team 1 won its only other match by more
    assert second == 0


@pytest.mark.parametrize(
    ("settings", "both", "director", "not_at_fault"),
    [
        (replace(TEAMS, scale="board-a-match"), "6.4", "9.6", "8.8"),
        (ScoringSettings(matches="pairs"), "8", "12", "14"),
        (ScoringSettings(matches="pairs", match_most=10), "4", "6", "7"),
    ],
)
def test_void_matches_on_other_scales(settings, both, director, not_at_fault):
    """§3.3: eight boards are worth 16 at board-a-match; average plus on four of them is 52.5 or 55 %."""
    event = replace(team_match(settings=settings), void_matches=(VoidMatch(2, 0, 1, 8, "both"),))
    for fault, points in (("both", both), ("director", director), ("second", not_at_fault)):
        (scored,) = score_matches(replace(event, void_matches=(VoidMatch(2, 0, 1, 8, fault),)))
        assert scored.points[0] == Fraction(points)
    assert sum(scored.points) == scored.most


def test_a_withdrawal_at_board_a_match():
    """§2.4.2: the averages are shares of what the boards are worth: 3 of 4 in one match are 6 of 8."""
    boards = ((170, 0), (0, 0))
    event = team_match(*boards, settings=replace(TEAMS, scale="board-a-match"))
    event = replace(event, void_matches=(VoidMatch(2, 0, 1, 4, "withdrawal"),))
    assert tuple(score_matches(event))[-1].points == (6, 0)


def test_teams_of_eight_add_imps():
    """§3.7.1 (EBU forum): two gains of 450 are 10 IMPs each, 20 in all; added first they are 14."""
    assert (imps(450) + imps(450), imps(900)) == (20, 14)


def test_weighted_score_at_imps():
    """bridgeregler.dk: +430 60 %, +400 10 %, −50 20 %, −150 10 %, each against +400: −2.5 IMPs."""
    weights = ((430, "0.6"), (400, "0.1"), (-50, "0.2"), (-150, "0.1"))
    weighted = WeightedScore(tuple((score, Fraction(weight)) for score, weight in weights))
    (scored,) = score_matches(team_match((weighted, 400)))
    assert scored.margins == (Fraction("-2.5"), Fraction("2.5"))


def test_carry_forward():
    """§3.8: half the qualifying score, to the scale of the final: CF = ½·SQ·(NumQ/MaxQ)·(MaxF/NumF)."""
    assert carried_forward(60, (20, 100), (10, 50)) == 30
    assert carried_forward(120, (16, 240), (16, 300)) == 75


def swiss(
    matches: Sequence[tuple[int, int, int, int]], teams: int, tie_breaks: tuple[TieBreak, ...] = ()
) -> EventResults:
    """An event of one-board matches: the round, two teams and the first's gain in points."""
    travellers = tuple(
        Traveller(
            number,
            (
                TravellerLine(first, second, PlayedScore(gain), round=played),
                TravellerLine(second, first, PlayedScore(0), round=played),
            ),
        )
        for number, (played, first, second, gain) in enumerate(matches, 1)
    )
    return EventResults(
        tuple(Entrant(str(team + 1)) for team in range(teams)),
        travellers,
        ScoringSettings(matches="teams", tie_breaks=tie_breaks),
    )


def test_tie_break_points():
    """§3.2 (143.5.2): who met opponents with 50, 40 and 30 has 120."""
    event = swiss([(1, 0, 1, 0), (2, 0, 2, 0), (3, 0, 3, 0)], 4)
    totals = [Fraction(number) for number in (0, 50, 40, 30)]
    assert RULES["opponents"](event, [0], totals)[0] == 120


def test_tie_break_points_of_an_individual():
    """§3.2 (143.5.2): against 50 and 40 with a partner of 30: 90 divided by 30 is 3."""
    line = TravellerLine(0, 1, PlayedScore(0), partners=(3, 2))
    event = EventResults(tuple(map(Entrant, "AXYZ")), (Traveller(1, (line,)),))
    totals = [Fraction(number) for number in (0, 50, 40, 30)]
    assert RULES["opponents"](event, [0], totals)[0] == 3


def test_matches_won_by_percentage():
    """§3.2 (143.6.2 a): 8 of 12 matches are fewer than 6 of 8."""
    rows = [(n, 0, 2, 50 if n <= 8 else -50) for n in range(1, 13)]
    rows += [(n, 1, 3, 50 if n <= 6 else -50) for n in range(1, 9)]
    won = RULES["matches-won"](swiss(rows, 4), [0, 1], [])
    assert won == {0: Fraction(8, 12), 1: Fraction(6, 8)}


def test_a_draw_is_half_a_win():
    """§3.2 (143.7.1): five wins and two draws equal four wins and four draws: the tie is not broken."""
    rows = [(n, 0, 2, 50 if n <= 5 else 0 if n <= 7 else -50) for n in range(1, 9)]
    rows += [(n, 1, 3, 50 if n <= 4 else 0) for n in range(1, 9)]
    won = RULES["matches-won"](swiss(rows, 4), [0, 1], [])
    assert won[0] == won[1] == Fraction(6, 8)


def test_direct_meeting_first():
    """§3.2 (143.7.1): the victory points of their match, then its IMPs, decide before all else."""
    rows = [(1, 0, 1, 50), (2, 0, 2, -50), (2, 1, 3, 50)]
    event = swiss(rows, 4, tie_breaks=("direct",))
    totals, _ = event_totals(event)
    assert totals[0] == totals[1]
    ranked = [one.entrant for one in rank_event(event)[0]]
    assert ranked.index(0) < ranked.index(1)


@pytest.mark.parametrize("boards", [2, 5, 8, 12, 16, 24])
def test_the_printed_scale_makes_all_results_equally_likely(boards):
    """§3.1.7: its ten limits are the quantiles of a normal spread for 21 results, to within 0.01."""
    printed = percentage_limits(boards)
    lengths = next(
        r
        for r in (range(2, 5), range(5, 7), range(7, 10), range(10, 14), range(14, 20), range(20, 28))
        if boards in r
    )
    made = quantile_limits(lengths, 20)
    assert max(abs(one - other) for one, other in zip(printed, made, strict=True)) <= Fraction(1, 100)


@pytest.mark.parametrize(
    ("percent", "points"),
    [("50", 5), ("51.25", 5), ("51.27", 6), ("53.83", 6), ("53.85", 7), ("64.7", 10), ("35", 0)],
)
def test_swiss_pairs_of_ten_points(percent, points):
    """The scale of 10 on 8 boards, made in the same way: 5–5 up to 51.26 %, 10–0 from 64.69 % on."""
    assert swiss_pairs_points(Fraction(percent), 8, 10) == (points, 10 - points)


def test_swiss_pairs_of_ten_points_in_an_event():
    """The setting of the event counts, for void matches too."""
    event = pairs_event([420, 170], [420, 170], [420, 170], [420, 170])
    settings = ScoringSettings(matches="pairs", match_most=10)
    event = replace(event.with_settings(settings), void_matches=(VoidMatch(2, 0, 1, 8, "both"),))
    assert [scored.points for scored in score_matches(event)] == [(10, 0), (0, 10), (4, 4)]
