"""The board at other tables, as a page shows it."""

import pytest

from chelem.core.seats import Side
from chelem.site.tables.domain.comparison import BotResult
from chelem.site.tables.views.comparison import comparison_sections
from tests.support.tables import play_deal, table_of


def pairs_elsewhere(language, pairs=None):
    """Return how the pairs of another table bid, of a board played here and there."""
    table = table_of("S", match={"kind": "duplicate", "boards": 1})
    play_deal(table)
    (row,) = table.started_log.state.sheet.rows
    stored = BotResult(contract={"en": "3NT N", "fr": "3SA N"}, result="=", points=400)
    if pairs is not None:
        stored["pairs"] = pairs
    table.save_comparison(row.setting.deal, [stored])
    found = comparison_sections(table.comparisons, table.started_log.state, Side.NS, language)
    (other,) = (result for result in found[row.setting.deal]["results"] if not result["you"])
    return other["pairs"]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Standard American, aggressive", "French five-card majors (SEF)"]),
        ("fr", ["Standard américain, agressif", "Majeure cinquième (SEF)"]),
    ],
)
def test_the_pairs_of_other_tables_are_named(language, expected):
    """By their system, and their style unless that is the usual one, in the reader's language."""
    pairs = ["instant:sayc:aggressive", "instant:sef"]
    assert expected == pairs_elsewhere(language, pairs=pairs)


def test_results_of_long_ago_have_no_pairs():
    """What was stored before pairs were is shown without them; so is a system that there is no more."""
    assert pairs_elsewhere("en") is None
    assert ["former", "French five-card majors (SEF)"] == pairs_elsewhere(
        "en", pairs=["instant:former", "instant:sef"]
    )
