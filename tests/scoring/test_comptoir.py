"""Bridge de comptoir: every cell of its table, traditional scoring, the immediate loss (RULES 3.4, 3.5)."""

import pytest

from chelem.core.cards import STRAINS
from chelem.core.contracts import Contract
from chelem.core.lines import points_of
from chelem.core.seats import Side
from chelem.scoring.comptoir import lost_at_once, score_comptoir, score_comptoir_traditional
from chelem.scoring.duplicate import score_duplicate

PART_SCORES = ["1C", "4C", "4D", "1H", "3H", "3S", "1NT", "2NT"]
GAMES = ["5C", "5D", "4H", "5H", "4S", "5S", "3NT", "4NT", "5NT"]
SMALL_SLAMS = [f"6{strain}" for strain in STRAINS]
GRAND_SLAMS = [f"7{strain}" for strain in STRAINS]
ROWS = [(PART_SCORES, 100, 600), (GAMES, 600, 800), (SMALL_SLAMS, 1400, 1600), (GRAND_SLAMS, 2200, 2400)]
MADE = [(text, *points) for texts, *points in ROWS for text in texts]
DOWN = [(1, 100, 200), (2, 200, 500), (3, 300, 800)]


@pytest.mark.parametrize(("text", "undoubled", "doubled"), MADE)
def test_demanded_and_made(text, undoubled, doubled):
    """Part-score 100 (600), game 600 (800), small slam 1400 (1600), grand slam 2200 (2400): RULES 3.4."""
    for how, expected in (("", undoubled), ("X", doubled), ("XX", doubled)):
        contract = Contract.parse(f"{text}{how} by E")
        for tricks in range(contract.tricks, 14):
            lines = score_comptoir(contract, tricks)
            assert (expected, 0) == (points_of(lines, Side.EW), points_of(lines, Side.NS))


def test_a_game_is_what_was_demanded():
    """2♠ doubled and made is a part-score, 600; in traditional scoring it is a game (RULES 3.4, 3.5)."""
    contract = Contract.parse("2SX by S")
    assert [(line.code, line.points) for line in score_comptoir(contract, 8)] == [("comptoir.partscore", 600)]
    assert points_of(score_comptoir_traditional(contract, 8), Side.NS) == 670


@pytest.mark.parametrize(("down", "undoubled", "doubled"), DOWN)
def test_undertricks_are_minus_points_to_declarer(down, undoubled, doubled):
    """Down 1, 2, 3: −100, −200, −300; doubled −200, −500, −800; the defenders score nothing (RULES 3.4)."""
    for how, expected in (("", undoubled), ("X", doubled), ("XX", doubled)):
        lines = score_comptoir(Contract.parse(f"4H{how} by W"), 10 - down)
        assert (-expected, 0) == (points_of(lines, Side.EW), points_of(lines, Side.NS))


@pytest.mark.parametrize("down", range(4, 14))
def test_each_further_undertrick_costs_a_hundred(down):
    """−400 for four down undoubled, −100 for each further one (RULES 3.4)."""
    assert -100 * down == points_of(score_comptoir(Contract.parse("7NT by W"), 13 - down), Side.EW)


@pytest.mark.parametrize("down", range(4, 14))
def test_the_doubled_column_goes_on_by_three_hundreds(down):
    """Our choice for a match without the immediate loss: −1100, −1400 … (RULES 3.4 gives no points)."""
    assert 100 - 300 * down == points_of(score_comptoir(Contract.parse("7NTX by W"), 13 - down), Side.EW)


@pytest.mark.parametrize("text", ["2S by N", "3NTX by N", "4HXX by N", "7C by N"])
def test_traditional_scoring_is_duplicate_vulnerable(text):
    """Duplicate scoring with both sides vulnerable, redoubles allowed (RULES 3.5)."""
    contract = Contract.parse(text)
    for tricks in range(14):
        assert score_duplicate(contract, tricks, vulnerable="both") == score_comptoir_traditional(
            contract, tricks
        )


def test_doubled_and_four_down_loses_the_match():
    """Four or more down, doubled or redoubled (RULES 3.4)."""
    for how, loses in (("", False), ("X", True), ("XX", True)):
        contract = Contract.parse(f"4S{how} by N")
        expected = [loses and tricks <= 6 for tricks in range(14)]
        assert expected == [lost_at_once(contract, tricks) for tricks in range(14)]
