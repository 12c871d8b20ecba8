"""Single boards of LIN: every pair in use, in every spelling found in files."""

import pytest

from chelem.boards.side_value import SideValue
from chelem.boards.statements import NO_CONTRACT
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import Card, Strain
from chelem.core.contracts import Contract
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability
from chelem.formats.lin import read_lin_text
from tests.formats.lin.boards import (
    AUCTION,
    DEAL,
    HANDS,
    TRICK,
    calls_text,
    cards_text,
    codes,
    line,
    read_board,
    read_record,
)

EAST = "S8TAH24KD68AKC45T"
ALL = Vulnerability.BOTH


def test_a_board_as_bbo_writes_it():
    """FORMATS, LIN: players S W N E, the dealer's digit, three hands, calls, cards, declarer's tricks."""
    parsed = read_record(line(AUCTION, "pg||", TRICK, "pg||", "mc|9|pg||"))
    assert parsed.tags == {"Board": "7", "West": "West", "North": "North", "East": "East", "South": "South"}
    assert (Seat.N, Seat.N, Vulnerability.NONE) == (parsed.dealer, parsed.auction.first, parsed.vulnerable)
    assert DEAL == parsed.deal
    assert parsed.auction.calls == (Bid(3, Strain.D), *[SimpleCall.PASS] * 3)
    assert parsed.contract == Contract.parse("3D by N")
    assert parsed.play.leader is Seat.E
    assert parsed.play.cards == tuple(map(Card.parse, ("DA", "D3", "C6", "D2")))
    assert parsed.result.tricks == (SideValue(9),)
    assert parsed.stated == NO_CONTRACT  # only the list of a match states a contract


@pytest.mark.parametrize(
    "md",
    [
        f"3{HANDS}",
        f"3{HANDS[:-1]}",
        f"3{HANDS}{EAST}",
        f"3{HANDS}{EAST},,",
        f"3,{HANDS}{EAST}",
        f"3{HANDS}SHDC",
        f"3{HANDS.lower()}{EAST.lower()}",
        f"3{HANDS.replace('T', '10')}",
        f" 3 {HANDS.replace(',', ', ')}",
        f"3{HANDS.replace('DC67K', 'C67K').replace('SHD2', 'D2')}",
        f"3{HANDS.replace('DC67K', 'D-C67K').replace('SHD2', 'S-H-D2')}",
        "3SQ6532HT9765D3CA2,SKJ974HAQJ83DCK76,SHDQJT97542CQJ983,",
        "3CA2D3HT9765SQ6532,CK76HAQJ83SKJ974,DQJT97542CQJ983",
        f"3,{','.join(HANDS.split(',')[1:3])},{EAST}",
        f"3{HANDS.split(',')[0]},,{HANDS.split(',')[2]},{EAST}",
        f"3{HANDS[:20]}\n{HANDS[20:]}",
    ],
)
def test_the_same_hands_in_many_ways(md):
    """FORMATS, LIN: any order of suits and ranks, either case, 10 for T; the hand left out follows."""
    assert read_record(line(md=md)).deal == DEAL


@pytest.mark.parametrize(
    ("digit", "dealer"), [("1", Seat.S), ("2", Seat.W), ("3", Seat.N), ("4", Seat.E), ("0", None), ("", None)]
)
def test_the_dealer_is_a_digit(digit, dealer):
    """FORMATS, LIN: 1 South, 2 West, 3 North, 4 East; with 0 or no digit the dealer is unknown."""
    parsed = read_record(line(md=digit + HANDS))
    assert (dealer, dealer, DEAL) == (parsed.dealer, parsed.auction.first, parsed.deal)


def test_two_hands_are_not_completed():
    """If two hands are missing, both stay unknown."""
    south, _, north, _ = HANDS.split(",")
    assert read_record(line(md=f"1{south},,{north},")).hands == (DEAL[Seat.N], None, DEAL[Seat.S], None)


@pytest.mark.parametrize(
    ("sv", "vulnerable"),
    [
        ("o", Vulnerability.NONE),
        ("0", Vulnerability.NONE),
        ("-", Vulnerability.NONE),
        ("None", Vulnerability.NONE),
        ("n", Vulnerability.NS),
        ("E", Vulnerability.EW),
        ("b", ALL),
        ("both", ALL),
        ("", None),
        ("?", None),
    ],
)
def test_vulnerability(sv, vulnerable):
    """FORMATS, LIN: o nobody, n, e, b; also - and 0."""
    assert read_record(line(tail=f"sv|{sv}|")).vulnerable == vulnerable


def test_missing_vulnerability():
    """Without sv, the vulnerability is unknown."""
    assert read_record(line(tail="")).vulnerable is None


@pytest.mark.parametrize(
    ("written", "calls"),
    [
        ("mb|1C|mb|p|mb|1N|mb|p|mb|p|mb|p|", "1C P 1NT P P P"),
        ("mb|1c|mb|P|mb|1nt|mb|Pass|mb|pass|mb|PASS|", "1C P 1NT P P P"),
        ("mb|1H|mb|d|mb|r|mb|-|mb|-|mb|-|", "1H X XX P P P"),
        ("mb|1H|mb|x|mb|xx|mb|ap|", "1H X XX P P P"),
        ("mb|1H|mb|dbl|mb|rdbl|mb|AP|", "1H X XX P P P"),
        ("mb|1H|mb|Double|mb|Redouble|", "1H X XX"),
        ("mb|ap|", "P P P P"),
        ("mb|1dp2hppp|", "1D P 2H P P P"),
        ("mb|1D p|mb||mb|2 H|mb|?|", "1D P 2H"),
        ("mb|1\nN|mb| p |mb|p|\nm\nb|p|", "1NT P P P"),
    ],
)
def test_calls_in_many_ways(written, calls):
    """FORMATS, LIN: p d r 1c … 7n, several in one value, in either case; other spellings are accepted too."""
    assert calls == calls_text(read_board(line(written)))


@pytest.mark.parametrize(
    ("written", "notes"),
    [
        ("mb|1N|mb|p|", {}),
        ("mb|1N!|mb|p!|", {0: "", 1: ""}),
        ("mb|1N|an|15-17|mb|p|", {0: "15-17"}),
        ("mb|1N!|an|15-17|", {0: "15-17"}),
        ("mb|1N!|nt|a word|pg||an|15-17|", {0: "15-17"}),
        ("mb|1N!|an||mb|p|", {0: ""}),
        ("mb|1N|an|5!s|an|or 4!H, no!Hope|", {0: "5♠ or 4♥, no♥ope"}),
        ("mb|1N|an|15\n-17|", {0: "15 -17"}),
        ("mb|pp1n!p|", {2: ""}),
        ("mb|p(ill)1n!(15-17){nt}p|", {0: "ill", 1: "15-17"}),
        ("an|for nobody|mb|1N|", {}),
    ],
)
def test_alerts_and_explanations(written, notes):
    """FORMATS, LIN: an exclamation mark or `an` is an alert; explanations follow, with suits as !S."""
    assert notes == dict(read_record(line(written)).auction.notes)


def test_comments_interrupt_the_auction_and_the_play():
    """FORMATS, LIN: nt may occur anywhere, with the markup of BBO's films or of a web page."""
    comment = "nt|^b@2<b>one</b> 3@S & {more}|pg||"
    parsed = read_board(
        line(AUCTION[:6], comment, AUCTION[6:], comment, TRICK[:12], comment, TRICK[12:], comment)
    )
    assert ("3D P P P", "DA D3 C6 D2") == (calls_text(parsed), cards_text(parsed))


@pytest.mark.parametrize(
    "written",
    [
        "pc|DA|pc|D3|pc|C6|pc|D2|",
        "pc|da|pc|d3|pc|c6|pc|d2|",
        "pc|dA|pc|d3|pg||\npc|c6|pc|d2|pg||",
        "pc|DAD3C6D2|",
        "pc|DA D3,c6|pc||pc|D2|",
        "pc|D\nA|p\nc|D3|pc\n|C6|pc|D2\n|",
    ],
)
def test_cards_in_many_ways(written):
    """FORMATS, LIN: either case; several in one value; pairs that the end of a line cuts."""
    parsed = read_board(line(AUCTION, written))
    assert ("DA D3 C6 D2", []) == (cards_text(parsed), codes(parsed))


def test_ten_is_written_with_two_digits_too():
    """The rank 10 is read like T."""
    parsed = read_board(line(AUCTION, "pc|S10|pc|s2|pc|s4|pc|d2|"))
    assert cards_text(parsed) == "ST S2 S4 D2"


@pytest.mark.parametrize(
    ("play", "mc", "result"),
    [
        (TRICK, "mc|9|", (SideValue(9),)),
        (TRICK, "mc|0|", (SideValue(0),)),
        (TRICK, "mc|8|pc|DK|mc|9|", (SideValue(9),)),
        (TRICK, "mc||", ()),
        (TRICK, "", ()),
        ("", "mc|9|", (SideValue(9),)),
        ("", "mc|0|", ()),
    ],
)
def test_a_claim_is_the_tricks_of_declarers_side(play, mc, result):
    """FORMATS, LIN: mc is the total of declarer's tricks; 0 without a card played means unknown."""
    assert read_record(line(AUCTION, play, mc)).result.tricks == result


@pytest.mark.parametrize(
    ("label", "board"),
    [
        ("Board 7", "7"),
        ("board #12", "12"),
        ("Donne 7", "7"),
        ("Donne n° 7", "7"),
        ("7", "7"),
        ("Board 1-1", "1-1"),
        ("Final", "Final"),
        ("", ""),
    ],
)
def test_the_title_of_a_board(label, board):
    """FORMATS, LIN: ah names the board, in any language."""
    assert read_record(line(tail=f"ah|{label}|")).board == board


@pytest.mark.parametrize(
    ("names", "parsed"),
    [
        ("a,b,c,d", ("c", "d", "a", "b")),
        (" a , b\nb,c ,", ("c", "", "a", "b b")),
        (",,,", ("", "", "", "")),
        ("a", ("", "", "a", "")),
        ("a,b,c,d,e,f,g,h", ("c", "d", "a", "b")),
    ],
)
def test_players_come_south_first(names, parsed):
    """FORMATS, LIN: pn is S W N E; a single hand takes the first four."""
    assert read_record(line(head=f"pn|{names}|st||")).names == parsed


def test_a_film_takes_cards_and_calls_back():
    """The pairs up and ub of BBO's films take back cards and calls."""
    parsed = read_board(
        line("mb|1N!|mb|p|ub|2|", AUCTION, "pc|DK|pc|D3|up|2|pf|y|nt|again|", TRICK, "up|4|pf|y|")
    )
    assert ("3D P P P", "DA D3 C6 D2", {}) == (
        calls_text(parsed),
        cards_text(parsed),
        dict(parsed.auction.notes),
    )


def test_boards_one_after_another():
    """A board a line, or all on one line; each begins with its players or its deal."""
    boards = [line(AUCTION, tail=f"ah|Board {number}|") for number in (1, 2, 3)]
    bare = [f"st||md|3{HANDS}|ah|Board {number}|{AUCTION}" for number in (1, 2, 3)]
    for text in ("\n".join(boards), "".join(boards), "\n".join(bare), "".join(bare)):
        parsed = list(read_lin_text(text))
        assert ["1", "2", "3"] == [one.board for one in parsed]
        assert ["3D P P P"] * 3 == [calls_text(one) for one in parsed]


def test_labels_may_come_before_their_deals():
    """A label after a complete board belongs to the next one."""
    bare = [f"ah|Board {number}|md|3{HANDS}|{AUCTION}" for number in (1, 2, 3)]
    assert ["1", "2", "3"] == [one.board for one in read_lin_text("\n".join(bare))]


def test_a_single_known_hand_is_read():
    """A board with only one known hand is read."""
    parsed = read_record(line(md="3,,SHDQJT97542CQJ983,"))
    assert parsed.hands == (Hand.parse("..QJT97542.QJ983"), None, None, None)
