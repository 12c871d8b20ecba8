"""The rubber: the line, vulnerability, the end (RULES 0.10)."""

import pytest

from chelem.core.errors import Refused
from chelem.core.seats import Seat
from chelem.engine.events import Finished, Scored
from chelem.matches.dealing import next_setting
from tests.support.chance import seeded
from tests.support.deals import SOLID
from tests.support.matches.playing import Table


def rubber(*deals, options=None):
    """Return a rubber after these contracts and tricks."""
    table = Table(match="rubber", options=options)
    for text, tricks in deals:
        table.score(text, tricks)
    return table


def vulnerable(table):
    return "".join(map(str, sorted(next_setting(table.state, seeded(0)).vulnerable)))


def bonus(table):
    return [(line.code, line.points, "".join(map(str, line.to))) for line in table.last.verdict.lines]


def test_tricks_demanded_and_made_go_below_the_line():
    """Tricks bid and made go below the line, overtricks above; no 50 for a part-score (RULES 0.10)."""
    table = rubber(("2H by N", 10))
    assert [(line.points, line.below) for line in table.lines] == [(60, True), (60, False)]


def test_there_is_no_bonus_for_a_game_in_one_deal():
    """No 300/500 per game (RULES 0.10)."""
    assert rubber(("4H by N", 10)).points == {"NS": 120, "EW": 0}


@pytest.mark.parametrize(
    ("deals", "after"),
    [
        ([], ""),
        ([("3H by N", 9)], ""),
        ([("3H by N", 9), ("1C by S", 7)], "NS"),
        ([("3NT by E", 9)], "EW"),
        ([("3NT by E", 9), ("4S by S", 10)], "NESW"),
        ([("3NT by E", 8)], ""),
    ],
)
def test_a_side_with_a_game_is_vulnerable(deals, after):
    """A side with a game is vulnerable (RULES 0.10); 100 below, in one deal or more, wins a game."""
    assert vulnerable(rubber(*deals)) == after


def test_the_line_ends_the_part_scores_of_both_sides():
    """A line is drawn: earlier part-scores of both sides no longer count toward a game (RULES 0.10)."""
    table = rubber(("2H by N", 8), ("3NT by E", 9), ("1H by N", 7))
    assert vulnerable(table) == "EW"
    assert table.points == {"NS": 60 + 30, "EW": 100}
    assert vulnerable(table.score("2H by S", 8).score("1C by N", 7)) == "NESW"


def test_doubled_part_scores_are_games():
    """2♥ doubled and made is 120 below (RULES 0.7, 0.10)."""
    assert vulnerable(rubber(("2HX by N", 8))) == "NS"


@pytest.mark.parametrize(
    ("deals", "points", "line"),
    [
        ([("4S by N", 10), ("4S by S", 10)], {"NS": 940, "EW": 0}, ("rubber.won", 700, "NS")),
        (
            [("4S by N", 10), ("4S by E", 10), ("4S by S", 10)],
            {"NS": 740, "EW": 120},
            ("rubber.won", 500, "NS"),
        ),
        ([("3NT by E", 9), ("5C by W", 11)], {"NS": 0, "EW": 900}, ("rubber.won", 700, "EW")),
    ],
)
def test_two_games_end_the_rubber(deals, points, line):
    """The first side with two games: +700 if the opponents have none, +500 otherwise (RULES 0.10)."""
    table = rubber(*deals)
    assert isinstance(table.last, Finished)
    assert (table.points, bonus(table)) == (points, [line])


def test_the_larger_total_wins_whoever_has_the_games():
    """The winner is the side with the larger total: two games, and fewer points (RULES 0.10)."""
    table = rubber(("4S by N", 10), ("7NTXX by N", 6), ("4S by S", 10))
    assert table.points == {"NS": 940, "EW": 400 + 6 * 600}
    assert table.winner == "EW"


def test_equal_totals_are_a_draw():
    """Equal: a draw (RULES 0.10): 100 + 100 + 700 for the games, and nine undertricks of 100."""
    table = rubber(("3NT by N", 9), ("1C by N", 5), ("1C by N", 5), ("1C by N", 5), ("1C by N", 6))
    table.score("1C by N", 5)
    assert table.points == {"NS": 100, "EW": 900}
    table.score("3NT by N", 9)
    assert (table.points, table.winner) == ({"NS": 900, "EW": 900}, "NESW")


def test_four_passes_pass_the_deal():
    """Rubber: the deal passes to the next dealer (RULES 0.2)."""
    table = Table(match="rubber").pass_out()
    setting = next_setting(table.state, seeded(0))
    assert table.last == Scored(1, None, None, ())
    assert (setting.deal, setting.attempt, setting.dealer) == (2, 1, Seat.E)


def test_the_deal_goes_clockwise():
    """Drawn at random, then clockwise (RULES Common, First dealer)."""
    table = Table(match="rubber", first=Seat.W)
    dealers = []
    for _ in range(5):
        table.score("1C by N", 6)
        dealers.append(str(table.state.sheet.last.dealer))
    assert dealers == ["W", "N", "E", "S", "W"]


@pytest.mark.parametrize(
    ("deals", "options", "lines"),
    [
        ([("4S by N", 10)], {}, [("rubber.unfinished.game", 300, "NS")]),
        ([("4S by N", 10), ("4S by E", 10)], {}, []),
        ([("2S by E", 8)], {}, [("rubber.unfinished.partscore", 100, "EW")]),
        ([("2S by E", 8)], {"unfinished_partscore": 50}, [("rubber.unfinished.partscore", 50, "EW")]),
        ([("2S by E", 8), ("1C by N", 7)], {}, []),
        ([("2S by E", 8), ("4S by N", 10)], {}, [("rubber.unfinished.game", 300, "NS")]),
        (
            [("4S by N", 10), ("2S by E", 8)],
            {},
            [("rubber.unfinished.game", 300, "NS"), ("rubber.unfinished.partscore", 100, "EW")],
        ),
    ],
)
def test_an_unfinished_rubber(deals, options, lines):
    """+300 for the only game, +100 (option: 50) for the only part-score (RULES 0.10)."""
    table = rubber(*deals, options=options)
    before = table.points
    table.stop()
    assert bonus(table) == lines
    for side in ("NS", "EW"):
        assert table.points[side] == before[side] + sum(points for _, points, to in lines if to == side)


def test_no_rubber_stops_in_the_middle_of_a_deal():
    """An end is between deals, and only once (LOG, finished)."""
    table = rubber().deal()
    verdict = table.state.match.stopped(table.state.game, table.state.sheet)
    with pytest.raises(Refused, match="is not finished"):
        table.log.add(Finished(verdict))
    table.call("P P P P").stop()
    with pytest.raises(Refused, match="over"):
        table.log.add(Finished(verdict))


def test_no_rubber_stops_with_other_totals():
    """The rules say what an unfinished rubber is worth (RULES 0.10)."""
    table = rubber(("4S by N", 10))
    verdict = rubber(("4S by E", 10)).stop().state.verdict
    with pytest.raises(Refused, match="totals"):
        table.log.add(Finished(verdict))


def test_honours_score_for_either_side():
    """100, 150 for four or five trump honours in one hand, kept whether or not it makes (RULES 0.10)."""
    table = Table(match="rubber").score("1S by E", 0, SOLID)
    assert [(line.points, "".join(map(str, line.to))) for line in table.lines if "honours" in line.code] == [
        (150, "NS")
    ]
    assert table.points == {"NS": 7 * 50 + 150, "EW": 0}
