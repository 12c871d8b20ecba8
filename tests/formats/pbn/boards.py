"""A whole board in PBN, to be changed tag by tag."""

from collections.abc import Sequence

from chelem.boards.file_board import FileBoard
from chelem.formats.pbn import read_pbn_text

TAGS = {
    "Event": "Test match",
    "Site": "Lyon FRA",
    "Date": "2026.11.21",
    "Board": "1",
    "West": "Ouest",
    "North": "Nord",
    "East": "Est",
    "South": "Sud",
    "Dealer": "N",
    "Vulnerable": "None",
    "Deal": "N:K6.7.KQJ53.KT975 Q98.AKT84.84.643 AT42.J63.T92.J82 J753.Q952.A76.AQ",
    "Scoring": "IMP",
    "Declarer": "W",
    "Contract": "1S",
    "Result": "7",
    "Score": "NS -80",
}
AUCTION = "1H Pass Pass 1S\nPass Pass Pass"
PLAY = """SK S8 SA S7
C5 C3 C8 CA
H7 HK HJ H2
C7 C6 CJ CQ
S6 S9 S2 S3
D5 HT H6 H5
CK H8 H3 HQ
CT SQ S4 SJ
C9 C4 C2 DA
D3 D4 D9 D7
DK D8 ST S5
DJ H4 D2 D6
DQ HA DT H9"""


def game(
    *,
    auction: str | None = AUCTION,
    play: str | None = PLAY,
    caller: str = "N",
    leader: str = "N",
    without: Sequence[str] = (),
    after: str = "",
    **changes: str,
) -> str:
    """The text of the board with some tags changed, left out or added, and other sections."""
    tags = {name: value for name, value in {**TAGS, **changes}.items() if name not in without}
    lines = [f'[{name} "{value}"]' for name, value in tags.items()]
    if auction is not None:
        lines += [f'[Auction "{caller}"]', auction]
    if play is not None:
        lines += [f'[Play "{leader}"]', play]
    return "\n".join([*lines, after]).rstrip("\n") + "\n"


def read(text: str) -> FileBoard:
    """The one board of a text."""
    (board,) = read_pbn_text(text)
    return board


def codes(text: str) -> list[str]:
    """The codes of everything that is wrong with the boards of a text, in order."""
    return [problem.error.code for board in read_pbn_text(text) for problem in board.problems]


def severities(text: str) -> set[str]:
    """The severities of their problems."""
    return {problem.severity.value for board in read_pbn_text(text) for problem in board.problems}
