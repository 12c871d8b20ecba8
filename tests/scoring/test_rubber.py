"""Rubber bridge: one deal, the end of a rubber, a rubber that stops early (RULES 0.10)."""

import pytest

from chelem.core.contracts import Contract
from chelem.core.lines import points_of
from chelem.core.seats import Side
from chelem.scoring.rubber import rubber_bonus, score_rubber, unfinished_rubber

from .test_honours import ACES_IN_WEST, FIVE_IN_SOUTH, FOUR_IN_EAST

NS, EW = Side.NS, Side.EW


def explained(text, tricks, *, vulnerable, deal=None):
    lines = score_rubber(Contract.parse(text), tricks, vulnerable=vulnerable, deal=deal)
    return [(line.code, line.points, line.below) for line in lines]


def test_only_tricks_demanded_go_below_the_line():
    """Tricks bid and made below, overtricks above; no bonus for a part-score (RULES 0.10)."""
    expected = [("mark.tricks", 60, True), ("mark.overtricks", 30, False)]
    assert expected == explained("2S by N", 9, vulnerable="both")


def test_a_game_has_no_bonus_of_its_own():
    """No 300 or 500 per game: the rubber is paid at its end (RULES 0.10)."""
    assert explained("4S by N", 10, vulnerable="both") == [("mark.tricks", 120, True)]


def test_doubled_tricks_go_below_and_the_insult_above():
    """4♥ redoubled made with one overtrick, not vulnerable (RULES 0.7, 0.10)."""
    expected = [("mark.tricks", 480, True), ("mark.insult", 100, False), ("mark.overtricks", 200, False)]
    assert expected == explained("4HXX by E", 11, vulnerable="none")


@pytest.mark.parametrize(
    ("text", "tricks", "vulnerable", "points"),
    [
        ("6H by N", 12, "none", 500),
        ("6H by N", 12, "both", 750),
        ("7H by N", 13, "none", 1000),
        ("7H by N", 13, "both", 1500),
    ],
)
def test_slams_go_above_the_line(text, tricks, vulnerable, points):
    """Small slam 500 or 750, grand slam 1000 or 1500 (RULES 0.7, 0.10)."""
    lines = score_rubber(Contract.parse(text), tricks, vulnerable=vulnerable)
    assert points == points_of(lines, NS, below=False)


def test_undertricks_go_above_the_line_to_the_defenders():
    """Two down doubled vulnerable: 500 above (RULES 0.8, 0.10)."""
    lines = score_rubber(Contract.parse("4SX by N"), 8, vulnerable="both")
    assert (
        points_of(lines, EW, below=False),
        points_of(lines, EW, below=True),
        points_of(lines, NS),
    ) == (500, 0, 0)


@pytest.mark.parametrize(
    ("deal", "text", "side", "points"),
    [
        (FOUR_IN_EAST, "2S by N", EW, 100),
        (FIVE_IN_SOUTH, "2S by N", NS, 150),
        (FIVE_IN_SOUTH, "2S by E", NS, 150),
        (ACES_IN_WEST, "2NT by W", EW, 150),
    ],
)
@pytest.mark.parametrize("tricks", [6, 8])
def test_honours_are_kept_by_either_side_made_or_not(deal, text, side, points, tricks):
    """Honours count whether or not the contract makes, and for either side (RULES 0.10)."""
    contract = Contract.parse(text)
    with_honours, without = (
        score_rubber(contract, tricks, vulnerable="none", deal=deal),
        score_rubber(contract, tricks, vulnerable="none"),
    )
    assert points == points_of(with_honours, side) - points_of(without, side)
    assert points_of(with_honours, side.opponents) == points_of(without, side.opponents)


@pytest.mark.parametrize(
    ("games", "expected"),
    [
        ({NS: 2, EW: 0}, (700, 0)),
        ({NS: 2}, (700, 0)),
        ({NS: 2, EW: 1}, (500, 0)),
        ({NS: 1, EW: 2}, (0, 500)),
        ({NS: 0, EW: 2}, (0, 700)),
        ({NS: 1, EW: 1}, (0, 0)),
        ({}, (0, 0)),
    ],
)
def test_the_rubber_bonus(games, expected):
    """700 for two games to none, 500 for two to one, nothing before (RULES 0.10)."""
    lines = rubber_bonus(games)
    assert expected == (points_of(lines, NS), points_of(lines, EW))
    assert all(
        line.args == {"games": 2, "lost": min(games.values()) if len(games) == 2 else 0} for line in lines
    )


@pytest.mark.parametrize(
    ("games", "part_scores", "expected"),
    [
        ({NS: 1, EW: 0}, {}, (300, 0)),
        ({EW: 1}, {NS: 60}, (100, 300)),
        ({NS: 1, EW: 1}, {EW: 40}, (0, 100)),
        ({NS: 1, EW: 1}, {NS: 60, EW: 40}, (0, 0)),
        ({NS: 1}, {NS: 90, EW: 0}, (400, 0)),
        ({}, {}, (0, 0)),
    ],
)
def test_an_unfinished_rubber(games, part_scores, expected):
    """300 to the only side with a game, 100 to the only side with a part-score (RULES 0.10)."""
    lines = unfinished_rubber(games, part_scores)
    assert expected == (points_of(lines, NS), points_of(lines, EW))


def test_the_part_score_of_an_unfinished_rubber_may_be_fifty():
    """An option (RULES 0.10); without a bonus there is no line."""
    assert points_of(unfinished_rubber({}, {NS: 60}, 50), NS) == 50
    assert unfinished_rubber({}, {NS: 60}, 0) == ()
