"""Boards as archives store them: shared deals, surplus or missing blank lines, notes at the end."""

from io import BytesIO

import pytest

from chelem.boards.report import Severity
from chelem.cli.shared.checking import check_part, split_file
from chelem.core.seats import Seat
from chelem.formats.pbn import read_pbn, read_pbn_text, write_pbn
from chelem.formats.pbn.scanning import BATCH_SIZE
from chelem.formats.writing import to_pbn_game
from tests.formats.pbn.boards import AUCTION, PLAY, TAGS, codes, game, read, severities

BOARD = game()
OTHER_TABLE = f"""[West "Third"]
[Declarer "W"]
[Contract "1S"]
[Result "7"]
[Auction "N"]
{AUCTION}
[Play "N"]
{PLAY}
"""


def reports(data: bytes) -> list[list[tuple[str, int]]]:
    """Return the codes and lines of the reports, board by board."""
    boards = read_pbn(BytesIO(data))
    return [[(report.error.code, report.line) for report in board.reports("x")] for board in boards]


def test_the_other_table_of_a_board() -> None:
    """A game without board, dealer and deal belongs to the previous board and is validated with its deal."""
    wrong = OTHER_TABLE.replace("S8", "H4")
    first, second, third = read_pbn_text("\n".join([BOARD, OTHER_TABLE, wrong]))
    assert second.hands == third.hands == first.hands
    assert (second.board, second.dealer, second.names[3]) == ("1", Seat.N, "Third")
    assert "pbn.shared" in {problem.error.code for problem in second.problems}
    assert {problem.severity for problem in second.problems} == {Severity.WARNING}
    assert "card_play.follow" in {problem.error.code for problem in third.problems}


def test_the_other_table_is_written_with_its_deal() -> None:
    """A game read with a shared deal is written with that deal (3)."""
    board = list(read_pbn_text(BOARD + "\n" + OTHER_TABLE))
    again = read_pbn_text("".join(write_pbn(map(to_pbn_game, board))))
    assert [one.hands for one in again] == [one.hands for one in board]
    (second,) = read_pbn_text("".join(write_pbn([to_pbn_game(board[1])])))
    assert (second.board, second.deal) == ("1", board[0].deal)
    assert "pbn.shared" not in {problem.error.code for problem in second.problems}


@pytest.mark.parametrize(
    "other", ['[Board "2"]\n' + OTHER_TABLE, '[Dealer "N"]\n' + OTHER_TABLE, '[Event "No play"]\n']
)
def test_another_board_without_a_deal(other: str) -> None:
    """A game with its own board or dealer, or without play, does not take over a deal."""
    *_, board = read_pbn_text(BOARD + "\n" + other)
    assert board.hands == (None, None, None, None)


def test_only_the_previous_board_is_shared() -> None:
    """A game without a deal in between prevents sharing."""
    *_, board = read_pbn_text("\n".join([BOARD, '[Event "Break"]\n', OTHER_TABLE]))
    assert board.board == ""


def test_tables_of_a_board_are_checked_together(tmp_path) -> None:
    """A file is never cut between a board and its other tables."""
    file = tmp_path / "long.pbn"
    file.write_text("\n".join([BOARD] * (BATCH_SIZE - 1) + [BOARD, OTHER_TABLE, BOARD, OTHER_TABLE]))
    checked = [check_part(task) for task in split_file(file)]
    assert [one.boards for one in checked] == [BATCH_SIZE + 1, 2]
    assert sum(one.counts[Severity.FAULT] for one in checked) == 0
    assert [report.error.code for one in checked for report in one.reports].count("pbn.shared") == 2


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_boards_without_a_blank_line_between(end: str) -> None:
    """A repeated Event or Board with another deal begins a new board, with correct lines."""
    second = game(Board="2", Score="NS -90")
    third = game(play=PLAY.replace("S8", "H4"), without=["Event", "Site", "Date"], Board="3")
    text = BOARD + second + third
    rows = BOARD.count("\n")
    found = reports(text.replace("\n", end).encode())
    assert found[0] == []
    assert found[1] == [("pbn.glued", rows + 1), ("record.score", rows + 16)]
    assert found[2][0] == ("pbn.glued", 2 * rows + 1)
    assert found[2][-1] == ("card_play.follow", 2 * rows + 18)


@pytest.mark.parametrize(
    "text",
    [
        BOARD.replace("[Scoring", f'[Deal "{TAGS["Deal"]}"]\n[Scoring'),
        game(after='[Board "2"]'),
        game(after="{" + BOARD.replace("{", "") + "}"),
    ],
)
def test_a_repeated_tag_makes_no_board(text: str) -> None:
    """A repeated tag, or a board in a comment, does not begin a new board."""
    assert len(list(read_pbn_text(text))) == 1


def test_blank_lines_inside_a_board() -> None:
    """A section after a blank line belongs to the tags before it, and line numbers stay correct."""
    split = BOARD.replace("[Auction", "\n[Auction").replace("[Play", "\n\n{ the play }\n[Play")
    assert codes(split) == ["pbn.torn"]
    assert len(read(split).play.cards) == 52
    assert codes(split.replace('"1S"', '"2S"')) == ["pbn.torn", "record.contract"]
    ((_, (code, line)),) = reports(split.replace("S8", "H4").encode())
    assert code == "card_play.follow"
    assert split.splitlines()[line - 1].startswith("SK")
    assert severities(split + "\n" + game(Board="2")) == {"warning"}


@pytest.mark.parametrize("text", [BOARD + '\n[Auction "N"]\nPass\n', '[Event "?"]\n\n[Auction "N"]\n1C *\n'])
def test_an_auction_alone(text: str) -> None:
    """An auction after a complete board, or after no deal, is a separate game."""
    assert len(list(read_pbn_text(text))) == 2


def test_notes_at_the_end() -> None:
    """Notes on calls may follow the play if no card refers to any."""
    auction = AUCTION.replace("1H", "1H =1=")
    notes = '[Note "1:five cards"]'
    parsed = read(game(auction=auction, after=notes))
    assert parsed.auction.notes == {0: "five cards"}
    assert list(parsed.problems) == []
    of_the_play = game(auction=auction, play=PLAY.replace("SK", "SK =1="), after=notes)
    assert codes(of_the_play) == ["pbn.note"]
