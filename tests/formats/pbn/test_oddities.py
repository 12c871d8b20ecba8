"""Deviations from the standard that are common in real files and are accepted."""

from io import BytesIO

import pytest

from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability
from chelem.formats.pbn import read_pbn
from tests.formats.pbn.boards import AUCTION, PLAY, codes, game, read

CLEAN = game()


def test_the_standard_board_has_no_problems() -> None:
    """The board from which the others here are derived has no problems."""
    assert codes(CLEAN) == []


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_any_line_ends(end: str) -> None:
    """Line ends of any system are read, and reports count them the same way."""
    data = (CLEAN + "\n" + game(Board="2", Score="NS -90")).replace("\n", end).encode()
    first, second = read_pbn(BytesIO(data))
    assert list(first.problems) == []
    (report,) = second.reports("x")
    assert (report.error.code, report.line) == ("record.score", CLEAN.count("\n") + 17)


@pytest.mark.parametrize(
    ("data", "name"),
    [
        ("François".encode(), "François"),
        ("François".encode("latin-1"), "François"),
        ("François".encode("cp850"), "François"),
        ("“N”".encode("cp1252"), "“N”"),
    ],
)
def test_any_encoding(data: bytes, name: str) -> None:
    """Names are decoded from UTF-8, Latin-1, Windows or DOS encodings."""
    text = game(North="@").encode().replace(b"@", data)
    (board,) = read_pbn(BytesIO(text))
    assert (board.names[0], list(board.problems)) == (name, [])


def test_a_byte_order_mark_and_control_z() -> None:
    """A byte order mark at the start, and the DOS end of file anywhere, are ignored."""
    data = b"\xef\xbb\xbf" + CLEAN.encode() + b"\x1a\r\n\r\n" + CLEAN.encode() + b"\x1a"
    assert [list(board.problems) for board in read_pbn(BytesIO(data))] == [[], []]


@pytest.mark.parametrize(
    "text",
    [
        '% PBN 1.0\n% anything [Tag "\n' + CLEAN,
        CLEAN.replace('[Site "Lyon FRA"]', '[Site "Lyon FRA"] ; the [rest] of the line'),
        CLEAN.replace('[Auction "N"]', '{ Two\n\nparagraphs; and [brackets] "\n% of words\n}\n[Auction "N"]'),
        game(auction="1H {natural} Pass Pass ; weak\n1S AP"),
        game(play=PLAY.replace("C5", "C5 {fourth best} $9")),
        game(auction="1H! Pass Pass? 1S !? $14 Pass Pass Pass"),
    ],
)
def test_comments(text: str) -> None:
    """Escaped lines, line ends and braces are comments; moves may have glyphs and suffixes."""
    assert codes(text) == []
    assert len(read(text).play.cards) == 52


@pytest.mark.parametrize(
    "text",
    [
        game(without=["Scoring"]),
        game(Vulnerable="Love"),
        game(Vulnerable="-"),
        game(Score="80"),
        game(Score="+80"),
        game(Score="EW +80"),
        game(Score="EW 80 NS -80"),
        game(Score="?"),
        game(Result="EW 7"),
        game(Result="NS 6"),
        game(Result="EW 7 NS 6"),
        game(Result="="),
        game(Deal="N:6K.7.3KQJ5.975TK 98Q.AKT84.84.643 4AT2.J63.29T.J82 J753.Q952.A76.QA"),
        game(Deal="n:k6.7.kqj53.kt975 q98.akt84.84.643 at42.j63.t92.j82 j753.q952.a76.aq"),
        game(Deal="E:Q98.AKT84.84.643 AT42.J63.T92.J82 J753.Q952.A76.AQ K6.7.KQJ53.KT975"),
        game(Contract="1s", Declarer="w", Dealer="n"),
        game(Declarer=" W ", Dealer="N "),
        game(auction=None, Contract="1SR", Score="EW 520"),
        game(auction=None, Contract="1 N", Score="EW 90", play=None),
        game(Date=""),
        game(Date="?"),
        game(Date="1998.??.??"),
        game(Vulnerable="?"),
        game(Result="EW 2 NS 1", play="SK S8 SA S7\nC5 C3 C8 CA\nH7 HK HJ H2\n-  +", Score=""),
        game(ScorePercentage="NS 55.5 EW 44.5"),
        game(after='[ScoreTable "-Rank\\2R;Names;+Score_NS"]\n1 "A; B" 50\n- "C" -50\n'),
        game(Nonsense="what nobody knows", BidSystemNS="SEF"),
        game(auction=None),
        game(play=None),
        game(auction="1H Pass Pass 1S\nAP"),
        game(auction="1H\nPass Pass\n1S AP"),
        game(auction="- 1H Pass Pass\n1S Pass Pass Pass", caller="W"),
        game(auction="-  -  1H Pass\nPass 1S Pass Pass\nPass", caller="S"),
    ],
)
def test_spellings(text: str) -> None:
    """Values in other spellings than the export format's are accepted."""
    assert codes(text) == []
    assert read(text).deal == read(CLEAN).deal


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"Contract": "1SX", "Score": "EW 160"},
        {"Contract": "2S", "Score": "EW -50"},
        {"Contract": "3C", "Declarer": "E", "Score": "EW -100"},
        {"Contract": "", "Declarer": "N", "Score": ""},
        {"Contract": "?", "Declarer": "?", "Result": "?", "Score": ""},
    ],
)
@pytest.mark.parametrize("end", ["", "Pass Pass", "*", "Pass +"])
def test_an_incomplete_auction(changes: dict[str, str], end: str) -> None:
    """An unfinished auction agrees with its last bid, doubled or not, and any higher contract."""
    assert codes(game(auction=f"1H Pass Pass 1S {end}", play=None, **changes)) == []


def test_both_means_all() -> None:
    """The vulnerability Both is read like All."""
    assert codes(game(Vulnerable="Both", Score="NS -80")) == []
    assert read(game(Vulnerable="Both")).vulnerable == Vulnerability.BOTH


@pytest.mark.parametrize("contract", ["Pass", "PAS", "pass", "Passed out", "PASSOUT"])
@pytest.mark.parametrize("score", ["0", "NS 0", ""])
def test_a_board_passed_out(contract: str, score: str) -> None:
    """A passed-out board has no declarer and no result, and a score of 0 or none."""
    text = game(
        auction="Pass Pass Pass Pass", play=None, Contract=contract, Declarer="", Result="", Score=score
    )
    assert codes(text) == []
    assert read(text).stated.passed


@pytest.mark.parametrize(
    ("play", "cards"),
    [
        ("SK S8 SA S7\nC5 C3 C8 CA\n*", 8),
        ("SK S8 SA S7\nC5 C3 C8 CA\n-  -  -  H2\n*", 9),
        ("SK S8 SA S7\nC5 C3 C8 CA\n- - - +", 8),
        ("SK - - -\n*", 1),
        ("SK -- -- --\n*", 1),
        ("SK", 1),
        ("SK S8 SA S7\nC5 C3 C8", 5),
        ("*", 0),
        ("", 0),
    ],
)
def test_a_play_that_stops(play: str, cards: int) -> None:
    """After a claim cards are missing; known ones are read in the order of play, up to the first gap."""
    text = game(play=play)
    assert codes(text) == []
    assert len(read(text).play.cards) == cards


def test_ragged_rows() -> None:
    """A row with missing last cards does not shift the next row."""
    rows = PLAY.split("\n")
    text = game(play="\n".join([*rows[:3], "C7 C6 CJ", *rows[4:6]]))
    assert codes(text) == []
    assert list(map(str, read(text).play.cards[12:])) == ["C6", "CJ"]


def test_the_columns_are_the_leaders() -> None:
    """Each column holds a seat's cards, with the opening leader's first (PBN 2.1, 3.6)."""
    record = read(CLEAN)
    assert (record.play.leader, [str(card) for card in record.play.cards[:12]]) == (
        Seat.N,
        ["SK", "S8", "SA", "S7", "C8", "CA", "C5", "C3", "H2", "H7", "HK", "HJ"],
    )


def test_moves_in_rows_of_any_length() -> None:
    """Line ends between calls or cards do not matter."""
    text = game(auction=AUCTION.replace(" ", "\n"), play=PLAY.replace("\n", " "))
    assert codes(text) == []
