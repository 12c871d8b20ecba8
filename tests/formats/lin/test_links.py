"""Links to BBO's hand viewer, in both forms."""

import pytest

from chelem.boards.side_value import SideValue
from chelem.core.contracts import Contract
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability
from chelem.formats.lin import read_link, write_link
from tests.formats.lin.boards import AUCTION, DEAL, TRICK, calls_text, cards_text, codes, line, read_record

VIEWER = "https://www.bridgebase.com/tools/handviewer.html"
SOUTH, WEST, NORTH = "sq6532ht9765d3ca2", "skj974haqj83ck76", "dqjt97542cqj983"
HANDS = f"s={SOUTH}&w={WEST}&n={NORTH}&e=sat8hk42dak86ct54"


def test_a_board_of_lin_in_a_link():
    """FORMATS: `?lin=` holds a board, with bars and spaces escaped or not."""
    text = line(AUCTION, TRICK, "mc|9|")
    wanted = read_record(text)
    query = write_link(wanted)
    assert query.startswith("lin=pn%7C")
    for url in (f"{VIEWER}?bbo=y&{query}", f"{VIEWER}?lin={text}", f"{VIEWER}?lin={text}&bbo=y#top", query):
        assert read_link(url) == wanted


@pytest.mark.parametrize(
    ("words", "note"),
    [
        ("5%2B%20!S%3B 11 HCP", "5+ ♠; 11 HCP"),
        ("5+ !S", "5+ ♠"),
        ("5%2B+!S", "5+ ♠"),
        ("this & that", "this & that"),
        ("a=b", "a=b"),
        ("caf%C3%A9", "café"),
    ],
)
def test_blanks_and_signs_in_a_link(words, note):
    """A plus is a space unless spaces are escaped otherwise; an ampersand may be unescaped."""
    parsed = read_link(f"{VIEWER}?lin=md|3,,SAK,|mb|1N|an|{words}|mb|p|")
    assert dict(parsed.auction.notes) == {0: note}


def test_a_link_with_separate_parameters():
    """FORMATS: a link may have hands, names, dealer, vulnerability, board, auction, play and claim."""
    names = "nn=Nora%20N&en=E,E&sn=S&wn=W"
    parsed = read_link(
        f"{VIEWER}?{HANDS}&{names}&d=n&v=b&b=7&a=3d!(weak)ppp&p=daD3c6d2{{so%20far}}&c=9&tbt=y"
    )
    assert codes(parsed) == []
    board = parsed
    assert DEAL == board.deal
    assert board.names == ("Nora N", "E E", "S", "W")
    assert (board.dealer, board.vulnerable, board.board) == (Seat.N, Vulnerability.BOTH, "7")
    assert ("3D P P P", "DA D3 C6 D2") == (calls_text(parsed), cards_text(parsed))
    assert (dict(board.auction.notes), board.result.tricks, board.play.leader) == (
        {0: "weak"},
        (SideValue(9),),
        Seat.E,
    )


@pytest.mark.parametrize(
    ("query", "calls"),
    [
        ("a=pp1np3nppp", "P P 1NT P 3NT P P P"),
        ("a=PP1SDR2NTPPP", "P P 1S X XX 2NT P P P"),
        ("a=2d{}3sd(%C5%BC%C3%B3)p{+hey}pp", "2D 3S X P P P"),
        ("a=1c!p?", "1C P"),
        ("a=_", ""),
        ("a=", ""),
        ("", ""),
    ],
)
def test_auctions_without_separators(query, calls):
    """Calls need no separators; explanations and comments are in brackets."""
    assert calls == calls_text(read_link(f"?{HANDS}&d=n&{query}"))


@pytest.mark.parametrize(
    ("auction", "contract"), [("-4SN", "4S by N"), ("-3nxe", "3NTX by E"), ("-1cRw", "1CXX by W")]
)
def test_a_contract_without_an_auction(auction, contract):
    """After a dash, the auction parameter holds only the contract and its declarer."""
    parsed = read_link(f"?{HANDS}&d=n&a={auction}")
    assert (parsed.contract, parsed.auction.calls) == (Contract.parse(contract), ())


def test_the_fourth_hand_follows_in_a_link_too():
    """Three hands are enough, with suits in any order, 10 or T, and parameters in either case."""
    parsed = read_link(f"?N={NORTH}&S=ca2d3h109765sq6532&W={WEST}&d=e&v=-")
    assert (DEAL, Seat.E, Vulnerability.NONE) == (parsed.deal, parsed.dealer, parsed.vulnerable)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "?",
        "https://example.org/",
        "?lin=",
        "?lin=hello",
        "?linurl=https://example.org/1.lin",
        "?n=&e=&s=&w=",
    ],
)
def test_a_link_without_a_board_is_skipped(url):
    """A link without a deal gives a skipped board."""
    assert [("skipped", "lin.no_deal", "Deal", None)] == codes(read_link(url))


def test_problems_in_a_link():
    """The board of a link is validated, and its problems are on line 1."""
    parsed = read_link(f"?{HANDS}&d=n&a=3dp2sp&p=xx")
    assert [(one.line, one.error.code) for one in parsed.reports("link")] == [
        (1, "lin.card"),
        (1, "auction.insufficient"),
    ]


def test_a_link_in_the_source_of_a_page():
    """Ampersands may be HTML entities, as in the source of a page."""
    parsed = read_link(f"{VIEWER}?{HANDS}&d=n&v=n".replace("&", "&amp;"))
    assert (parsed.deal, parsed.dealer) == (DEAL, Seat.N)
