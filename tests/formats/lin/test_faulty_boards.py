"""Single boards of LIN with faults: odd pairs, values that cannot be read, boards without a deal."""

import pytest

from chelem.core.seats import Seat
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
)


@pytest.mark.parametrize(
    "odd",
    [
        "zz|what|",
        "q9|what|",
        "xyz|what|",
        "|",
        "||",
        "pg|",
        "pg|\n",
        "an|no | bars|",
        "sk|SN|ht|h|pf|y|",
        "PG||",
        "nt|pn|",
        "> ",
        "\n% a line of words\n",
    ],
)
def test_odd_pairs_and_stray_bars_do_no_harm(odd):
    """Unknown pairs are skipped; an extra or missing bar does not shift the others."""
    parsed = read_board(line("mb|3D|", odd, "mb|p|", odd, "mb|p|mb|p|", odd, TRICK, odd))
    assert ("3D P P P", "DA D3 C6 D2") == (calls_text(parsed), cards_text(parsed))


@pytest.mark.parametrize(
    "text",
    [
        line(AUCTION, TRICK[:-1]),
        line(AUCTION, TRICK) + "p",
        line(AUCTION, TRICK) + "pg|",
        line(AUCTION, TRICK) + "\x1a",
        "% from somewhere\n" + line(AUCTION, TRICK),
    ],
)
def test_the_ends_of_a_file(text):
    """A file may end in the middle of a pair, or begin with words."""
    assert cards_text(read_board(text)) == "DA D3 C6 D2"


def test_a_missing_value():
    """A key in place of a value begins the next pair."""
    assert calls_text(read_board(line("mb|mb|3D|mb|p|pg|mb|p|mb|p|"))) == "3D P P P"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (line("mb|3D|mb|p|mb|8N|mb|p|"), ("fault", "lin.call", "Auction", 2)),
        (line("mb|3Dpüp|"), ("fault", "lin.call", "Auction", 2)),
        (line(AUCTION, "pc|DA|pc|D1|pc|D3|"), ("fault", "lin.card", "Play", 1)),
        (line(AUCTION, "pc|DAx|"), ("fault", "lin.card", "Play", 1)),
        (line(AUCTION, TRICK, "mc|14|"), ("fault", "lin.claim", "Result", None)),
        (line(AUCTION, TRICK, "mc|all|"), ("fault", "lin.claim", "Result", None)),
        (line(tail="sv|z|"), ("fault", "lin.vulnerable", "Vulnerable", None)),
        (line(md=f"7{HANDS}"), ("fault", "lin.dealer", "Deal", None)),
    ],
)
def test_an_unreadable_value_is_a_fault_with_its_place(text, fault):
    """A value that cannot be read is a fault with its place, and the deal is kept."""
    parsed = read_board(text)
    assert codes(parsed) == [fault]
    assert parsed.deal == DEAL


def test_an_auction_ends_at_a_call_that_cannot_be_read():
    """Calls after an unreadable call, and cards after an unreadable card, are ignored."""
    parsed = read_board(line("mb|3D|mb|p|mb|8N|mb|p|mb|4D!|an|words|", "pc|DA|pc|D1|pc|D3|"))
    assert ("3D P", "DA", {}) == (calls_text(parsed), cards_text(parsed), dict(parsed.auction.notes))
    assert parsed.play.leader is Seat.E  # who holds the card, as there is no contract


@pytest.mark.parametrize(
    ("md", "problems"),
    [
        (f"3{HANDS.replace('S2356Q', 'S22356Q')}", [("hand.twice", "Deal")]),
        (f"3{HANDS.replace('S2356Q', 'S2356Z')}", [("lin.hand", "Deal"), ("record.count", "Deal")]),
        (f"3{HANDS.replace('S2356Q', '2356Q')}", [("lin.hand", "Deal"), ("record.count", "Deal")]),
        (f"3{HANDS.replace('S2356Q', 'S2356K')}", [("record.twice", "Deal")]),
        (f"3{HANDS.replace('S2356Q', 'S2356')}", [("record.count", "Deal")]),
        (f"3{HANDS}SA", [("record.count", "Deal")]),
    ],
)
def test_cards_that_are_not_52_different_ones(md, problems):
    """Invalid hands are reported, and the other hands are kept."""
    parsed = read_board(line(md=md))
    assert problems == [(code, where) for _, code, where, _ in codes(parsed)]
    assert parsed.hands[Seat.N] == DEAL[Seat.N]


@pytest.mark.parametrize(
    "text",
    [
        line(AUCTION, md="3"),
        line(AUCTION, md="3,,,"),
        line(AUCTION, md=""),
        line(AUCTION, md="3SHDC,SHDC,SHDC,SHDC"),
        line(AUCTION, md="3SAKQJT98765432HAKQJT98765432DAKQJT98765432CAKQJT98765432,,,"),
        f"pn|a,b,c,d|{AUCTION}",
        f"qx|o7|{AUCTION}",
    ],
)
def test_a_board_without_a_deal_is_skipped(text):
    """Issue 5: without a deal, or with all cards in one hand, a board is skipped with a report."""
    assert codes(read_board(text)) == [("skipped", "lin.no_deal", "Deal", None)]


@pytest.mark.parametrize(
    "text", ["", "\n\n", "no bars at all", "pn|a,b,c,d|pg||", "vg|t,s,I,1,2,a,0,b,0|\nrs|,,,|\npg||"]
)
def test_texts_without_boards(text):
    """A title, names or comments alone are not a board."""
    assert list(read_lin_text(text)) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (line("mb|3D|mb|2S|mb|p|mb|p|mb|p|"), ("fault", "auction.insufficient", "Auction", 1)),
        (line(AUCTION, "mb|p|"), ("fault", "record.over", "Auction", 4)),
        (line(AUCTION, "pc|DA|pc|S2|"), ("fault", "card_play.follow", "Play", 1)),
        (line(AUCTION, "pc|D3|"), ("fault", "card_play.held", "Play", 0)),
        (line(AUCTION, TRICK, "mc|13|"), ("fault", "record.result", "Result", None)),
    ],
)
def test_boards_read_are_validated(text, fault):
    """Validation reports illegal calls and cards, and impossible claims."""
    assert codes(read_board(text)) == [fault]


def test_overlong_auctions_and_plays_are_cut():
    """Reading stops one past the longest auction (319 calls) and play (52 cards)."""
    parsed = read_board(line("mb|p|" * 5000, "pc|D2|" * 5000))
    assert (len(parsed.auction.calls), len(parsed.play.cards)) == (320, 53)
    assert [code for _, code, _, _ in codes(parsed)][:2] == ["lin.cut", "lin.cut"]
