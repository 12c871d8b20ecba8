"""Lists of deals without tags, as `chelem deal` prints them."""

import pytest

from chelem import Deal, load, load_text
from chelem.boards import Severity
from chelem.formats.deal_list import is_deal_list

DEALS = [Deal.from_number(number) for number in (0, 2026, 10**28)]


def test_hands_and_numbers_are_boards_in_order():
    """Each line is a board, numbered from 1, with its number's dealer and vulnerability (RULES 0.9)."""
    boards = load_text("; three deals\n\n" + f"{DEALS[0]}\n{DEALS[1].number}\r\n{DEALS[2]}")
    assert DEALS == [board.deal for board in boards]
    assert [("1", "N", "none"), ("2", "E", "NS"), ("3", "S", "EW")] == [
        (board.board, str(board.dealer), str(board.vulnerable)) for board in boards
    ]
    assert [(), (), ()] == [board.problems for board in boards]


def test_a_bad_line_does_not_affect_the_others():
    """A bad line is a fault with its line number, and the other deals are still read."""
    boards = load_text(f"{DEALS[0]}\nN:AKQ\n{DEALS[1]}")
    assert [False, True, False] == [bool(board.problems) for board in boards]
    (report,) = boards[1].reports("deals.txt")
    assert (2, Severity.FAULT) == (report.line, report.severity)


def test_deal_lists_may_be_named_pbn_or_txt(tmp_path):
    """A deal list is recognised in a file named .pbn or .txt."""
    for name in ("deals.pbn", "deals.txt"):
        (tmp_path / name).write_text("\n".join(map(str, DEALS)))
        assert DEALS == [board.deal for board in load(tmp_path / name)]


@pytest.mark.parametrize("text", ['[Deal "N:- - - -"]', "% PBN\n\n[Event]", "Notes: N:1", "12 tricks", ""])
def test_other_texts_are_not_deal_lists(text):
    """A text is a deal list only if it begins with a deal, after optional comments."""
    assert not is_deal_list(text)
