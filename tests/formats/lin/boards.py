"""A board, and the helpers with which the tests of LIN write and read it."""

from chelem.boards.file_board import FileBoard
from chelem.boards.record import Record
from chelem.core.deals import Deal
from chelem.formats.lin import read_lin_text

DEAL = Deal.parse("N:..QJT97542.QJ983 AT8.K42.AK86.T54 Q6532.T9765.3.A2 KJ974.AQJ83..K76")
HANDS = "S2356QH5679TD3C2A,S479JKH38JQADC67K,SHD24579TJQC389JQ,"
AUCTION = "mb|3D|mb|p|mb|p|mb|p|"
TRICK = "pc|DA|pc|D3|pc|C6|pc|D2|"


def line(
    *pairs: str,
    md: str = f"3{HANDS}",
    head: str = "pn|South,West,North,East|st||",
    tail: str = "ah|Board 7|sv|o|",
) -> str:
    """Return a board as a line of LIN, with the given pairs as auction and play."""
    return f"{head}md|{md}|rh||{tail}{''.join(pairs)}"


def read_board(text: str) -> FileBoard:
    """Read the only board of a text."""
    (board,) = read_lin_text(text)
    return board


def read_record(text: str) -> Record:
    """Read the only board of a text, and assert that it has no problems."""
    board = read_board(text)
    assert codes(board) == []
    return board


def codes(board: FileBoard) -> list[tuple[str, str, str, int | None]]:
    """Return the severity, code, part and index of each problem of a board."""
    return [
        (problem.severity.value, problem.error.code, problem.where, problem.place)
        for problem in board.problems
    ]


def calls_text(board: FileBoard) -> str:
    """Return the calls of a board as text."""
    return " ".join(map(str, board.auction.calls))


def cards_text(board: FileBoard) -> str:
    """Return the cards of a board as text."""
    return " ".join(map(str, board.play.cards))
