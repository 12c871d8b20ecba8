"""Boards compared with other tables: matchpoints, IMPs, and the rank after several boards."""

import pytest

from chelem.boards.board_summary import BoardSummary
from chelem.core.seats import Side
from chelem.games.registry import game_of_files
from chelem.site.tables.domain.comparison import RowComparison, rank_table, scores_at_tables


def board(*points):
    """A board with these scores, the first one that of the table itself."""
    return RowComparison(1, BoardSummary(game_of_files()), Side.NS, (), scores_at_tables(points))


def test_each_table_is_compared_with_all_others():
    """RULES, Competition: 620 beats both others; the two at 170 share what is left, and IMPs add up to 0."""
    scores = scores_at_tables([620, 170, 170])
    assert [100, 25, 25] == [score.percent for score in scores]
    assert [10, -5, -5] == [score.imps for score in scores]


def test_a_single_table_has_half():
    """Compared with nothing, a score is worth 50 % and 0 IMPs."""
    assert [(50, 0)] == [(score.percent, score.imps) for score in scores_at_tables([420])]


def test_the_standing_averages_percentages_and_adds_imps():
    """First on one board and last on the other is the middle: 50 %, behind who was second and first."""
    found = rank_table([board(600, 100, 50), board(-100, 110, 110)])
    assert found is not None
    assert (found.percent, found.rank, found.tables, found.boards) == (50, 2, 3, 2)
    assert found.imps == board(600, 100, 50).own.imps + board(-100, 110, 110).own.imps


@pytest.mark.parametrize(
    ("points", "place"), [((50, 50, 50), (1, 2)), ((0, 50, 50), (3, 0)), ((50, 50, 0), (1, 1))]
)
def test_tables_with_the_same_percentage_share_a_rank(points, place):
    """The rank is one more than the number of better tables; `level` counts equal ones."""
    found = rank_table([board(*points)])
    assert found is not None
    assert place == (found.rank, found.level)


def test_there_is_no_standing_before_a_board_is_compared():
    """A match begins without a rank."""
    assert rank_table([]) is None
