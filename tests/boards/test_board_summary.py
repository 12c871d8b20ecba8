"""The summary of a board, from what a file states or from its calls and cards."""

import pytest

from chelem.boards.board_summary import BoardSummary
from chelem.boards.log_conversion import records_of
from chelem.boards.record import Record
from chelem.boards.side_value import SideValue
from chelem.boards.statements import AuctionRecord, StatedContract, StatedResult
from chelem.core.calls import SimpleCall
from chelem.core.contracts import Contract
from chelem.core.seats import Seat, Side
from chelem.core.vulnerability import Vulnerability
from chelem.text.summary import bare_contract, result_text, short_contract
from tests.support.chance import seeded
from tests.support.matches.played import played

FOUR_SPADES = StatedContract.of(Contract.parse("4SX by E"))


def board(**known):
    """Return a record of 4♠ doubled by East, with neither side vulnerable."""
    return Record(**({"vulnerable": Vulnerability.NONE, "stated": FOUR_SPADES} | known))


@pytest.mark.parametrize("seed", range(3))
def test_score_sheet_and_records_agree(seed):
    """A row of the score sheet and the log's record of the same board give the same summary."""
    log = played("duplicate:2", seeded(seed))
    rows = [BoardSummary.of_row(log.state.game, row) for row in log.state.sheet.rows]
    assert rows == [BoardSummary.of_record(record) for record in records_of(log)]
    assert len(rows) == 2


def test_scores_are_for_north_south():
    """East's two doubled undertricks score +300 for North-South (RULES 0.7)."""
    summary = BoardSummary.of_record(board(result=StatedResult((SideValue(8),))))
    assert (8, -2, 300) == (summary.tricks, summary.over, summary.score)


@pytest.mark.parametrize(
    ("stated", "score"),
    [
        (SideValue(590), -590),
        (SideValue(-100), 100),
        (SideValue(500, Side.NS), 500),
        (SideValue(590, Side.EW), -590),
    ],
)
def test_a_stated_score_overrides_the_computed_one(stated, score):
    """A stated score is used as it is; without a side, it is declarer's."""
    assert score == BoardSummary.of_record(board(result=StatedResult((SideValue(8),), (stated,)))).score


def test_unknown_facts_give_no_score_or_result():
    """The score is None without the vulnerability, and the result is None without the tricks."""
    made = StatedResult((SideValue(10),))
    assert BoardSummary.of_record(board(vulnerable=None, result=made)).score is None
    unplayed = BoardSummary.of_record(board())
    assert (None, None, None, "") == (
        unplayed.tricks,
        unplayed.over,
        unplayed.score,
        result_text(unplayed, "en"),
    )
    nothing = BoardSummary.of_record(Record())
    assert (False, None, "") == (nothing.passed, nothing.score, bare_contract(nothing, "en"))


def test_passed_out_boards_score_zero():
    """A passed-out board, stated or by its calls, scores 0 and has a word in place of the contract."""
    calls = AuctionRecord(Seat.N, (SimpleCall.PASS,) * 4)
    for record in (Record(stated=StatedContract(passed=True)), Record(auction=calls)):
        summary = BoardSummary.of_record(record)
        assert (True, 0) == (summary.passed, summary.score)
        assert bare_contract(summary, "fr") == short_contract(summary, "fr") != ""


def test_short_texts_fit_a_narrow_column():
    """The short texts are the contract, its declarer and the result."""
    summary = BoardSummary.of_record(board(result=StatedResult((SideValue(11),))))
    assert ("4♠X", "4♠X E", "+1") == (
        bare_contract(summary, "fr"),
        short_contract(summary, "en"),
        result_text(summary, "en"),
    )
