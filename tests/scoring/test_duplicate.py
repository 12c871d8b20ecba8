"""Duplicate: both tables of "Le bridge c'est quoi ?", cell by cell, and its worked examples."""

from itertools import product

import pytest

from chelem.core.cards import Strain
from chelem.core.contracts import Contract
from chelem.core.errors import ParseError
from chelem.core.lines import points_of
from chelem.core.seats import SEATS, Side
from chelem.scoring.contract import is_game, trick_points, undertrick_runs
from chelem.scoring.duplicate import score_duplicate

from .tables import DOWN, MADE

STRAINS = {"CD": (Strain.C, Strain.D), "HS": (Strain.H, Strain.S), "NT": (Strain.NT,)}
COLUMNS = tuple((vulnerable, stake) for vulnerable in ("none", "both") for stake in (1, 2, 4))


def cells(table, keys):
    """Return each cell of a table: the row's keys, the column, the points."""
    rows = [row.split() for row in table.strip().split("\n")]
    return [
        (*row[:keys], column, int(points))
        for row in rows
        for column, points in zip(COLUMNS, row[keys:], strict=True)
    ]


def test_the_tables_have_504_and_78_cells():
    """84 rows and 13 rows of six columns (RULES 0.8)."""
    assert [len(cells(MADE, 3)), len(cells(DOWN, 1))] == [84 * 6, 13 * 6]


def test_a_contract_made_gives_the_points_of_the_table():
    """The table of contracts made, every cell, in both strains and from every seat (RULES 0.7)."""
    wrong = []
    for level, strains, made, (vulnerable, stake), points in cells(MADE, 3):
        for strain, declarer in product(STRAINS[strains], SEATS):
            contract = Contract(declarer, strain, 6 + int(level), stake)
            lines = score_duplicate(contract, 6 + int(made), vulnerable=vulnerable)
            found = points_of(lines, declarer.side), points_of(lines, declarer.side.opponents)
            if found != (points, 0):
                wrong.append((str(contract), made, vulnerable, points, found))
    assert [] == wrong


def test_undertricks_give_the_points_of_the_table():
    """The table of undertricks, every cell, at every level where they are possible (RULES 0.8)."""
    wrong = []
    for down, (vulnerable, stake), points in cells(DOWN, 1):
        for tricks, declarer, strain in product(range(max(7, int(down)), 14), SEATS, Strain):
            contract = Contract(declarer, strain, tricks, stake)
            lines = score_duplicate(contract, tricks - int(down), vulnerable=vulnerable)
            found = points_of(lines, declarer.side.opponents), points_of(lines, declarer.side)
            if found != (points, 0):
                wrong.append((str(contract), down, vulnerable, points, found))
    assert [] == wrong


def explained(text, tricks, *, vulnerable):
    return [
        (line.code, line.points)
        for line in score_duplicate(Contract.parse(text), tricks, vulnerable=vulnerable)
    ]


def test_two_spades_vulnerable_with_an_overtrick():
    """2♠ +1 vulnerable = 60 + 50 + 30 = 140 (RULES 0.7, first example)."""
    expected = [("mark.tricks", 60), ("mark.partscore", 50), ("mark.overtricks", 30)]
    assert expected == explained("2S by N", 9, vulnerable="both")


def test_two_spades_doubled_vulnerable_with_an_overtrick():
    """2♠X +1 vulnerable = 120 + 500 + 50 + 200 = 870 (RULES 0.7, second example)."""
    expected = [("mark.tricks", 120), ("mark.game", 500), ("mark.insult", 50), ("mark.overtricks", 200)]
    assert expected == explained("2SX by N", 9, vulnerable="both")


def test_a_slam_is_added_to_the_game():
    """6SA not vulnerable = 190 + 300 + 500; 7♣ vulnerable = 140 + 500 + 1500 (RULES 0.7)."""
    small = [("mark.tricks", 190), ("mark.game", 300), ("mark.slam.small", 500)]
    grand = [("mark.tricks", 140), ("mark.game", 500), ("mark.slam.grand", 1500)]
    assert small == explained("6NT by E", 12, vulnerable="none")
    assert grand == explained("7C by E", 13, vulnerable="both")


def test_twelve_tricks_without_asking_for_them_are_no_slam():
    """A slam is bid and made (RULES 0.7, 2.2): 5♣ with twelve tricks is a game and an overtrick."""
    expected = [("mark.tricks", 100), ("mark.game", 300), ("mark.overtricks", 20)]
    assert expected == explained("5C by S", 12, vulnerable="none")


def test_two_down_doubled_vulnerable():
    """Two down doubled vulnerable = 200 + 300 = 500, to the defenders (RULES 0.8)."""
    lines = score_duplicate(Contract.parse("4HX by W"), 8, vulnerable="both")
    assert [(Side.NS.seats, 200), (Side.NS.seats, 300)] == [(line.to, line.points) for line in lines]


def test_each_price_of_undertricks_is_a_line():
    """Five down doubled not vulnerable: 1 × 100, 2 × 200, 2 × 300 (RULES 0.6, 0.8)."""
    lines = score_duplicate(Contract.parse("4SX by N"), 5, vulnerable="none")
    assert [(line.args["after"], line.args["count"], line.args["each"]) for line in lines] == [
        (0, 1, 100),
        (1, 2, 200),
        (3, 2, 300),
    ]


def test_the_last_price_of_undertricks_repeats():
    """Undoubled they all cost the same, one line (RULES 0.8)."""
    assert list(undertrick_runs(13, (50,))) == [(0, 13, 50)]
    assert list(undertrick_runs(0, (50,))) == []


def test_one_no_trump_just_made():
    """The calculator's first screen: 1SA not doubled, not vulnerable = 90 (RULES 2.1)."""
    assert points_of(score_duplicate(Contract.parse("1NT by S"), 7, vulnerable="none"), Side.NS) == 90


@pytest.mark.parametrize(
    ("text", "points"), [("3D by N", 60), ("3S by N", 90), ("3NT by N", 100), ("1NTXX by N", 160)]
)
def test_trick_points(text, points):
    """3♦ 60, 3♠ 90, 3NT 100 in the document; doubling also doubles the extra ten of notrump (RULES 0.7)."""
    assert points == trick_points(Contract.parse(text))


def test_a_game_is_measured_after_doubling():
    """100 trick points after doubling: 2♥X and 2♣XX are games, 2♣X and 1♣XX are not (RULES 2.2)."""
    texts = ["2HX", "3NT", "4S", "5D", "1NTXX", "2CXX", "2CX", "3S", "4D", "2NT", "1CXX"]
    assert [is_game(Contract.parse(f"{text} by N")) for text in texts] == [True] * 6 + [False] * 5


@pytest.mark.parametrize("tricks", [-1, 14])
def test_a_side_makes_nought_to_thirteen_tricks(tricks):
    """Any other number of tricks is refused."""
    with pytest.raises(ParseError, match=r"0 to 13 tricks"):
        score_duplicate(Contract.parse("1NT by S"), tricks, vulnerable="none")


def test_the_stakes_of_the_old_bridge_are_not_those_of_contract():
    """A contract is doubled and redoubled once (RULES 0.3)."""
    with pytest.raises(ParseError, match=r"multiplied by 8"):
        score_duplicate(Contract.parse("1NTXXX by S"), 7, vulnerable="none")
