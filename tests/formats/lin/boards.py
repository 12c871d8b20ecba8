"""The board that the tests of LIN write in many ways."""

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
    """A board on one line, its auction and play as given."""
    return f"{head}md|{md}|rh||{tail}{''.join(pairs)}"


def one(text: str) -> FileBoard:
    """The only board of a text."""
    (board,) = read_lin_text(text)
    return board


def record(text: str) -> Record:
    """The only board of a text, with which nothing is wrong."""
    board = one(text)
    assert codes(board) == []
    return board


def codes(board: FileBoard) -> list[tuple[str, str, str, int | None]]:
    """The problems of a board: severity, code, place."""
    return [
        (problem.severity.value, problem.error.code, problem.where, problem.place)
        for problem in board.problems
    ]


def spoken(board: FileBoard) -> str:
    """The calls of a board."""
    return " ".join(map(str, board.auction.calls))


def played(board: FileBoard) -> str:
    """The cards of a board."""
    return " ".join(map(str, board.play.cards))
