"""The picture of a board, with its known details."""

import struct
import zlib
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.errors import BadOption, ParseError
from chelem.core.hands import PACK, Hand
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability
from chelem.render import (
    LINK_PICTURE_SIZE,
    PrintedBoard,
    PrintedPar,
    draw_deal,
    draw_link_picture,
    png,
)
from tests.support.deals import SOLID, SPREAD
from tests.support.pictures import SVG, parsed, reach, rows, texts
from tests.support.strategies import deals

TRICKS = ((13, 0, 13, 0), (0, 13, 0, 13), (13, 0, 13, 0), (0, 13, 0, 13), (0, 1, 2, 3))
PAR = PrintedPar(1510, ((Contract.parse("7S by N"), 0), (Contract.parse("7S by S"), 0)))
BOARD = PrintedBoard(7, Seat.S, Vulnerability.NS, SOLID.hands, TRICKS, PAR)


def test_a_board_in_french():
    """The French picture has the French ranks, seats, strains, dealer and vulnerability."""
    labels = texts(draw_deal(BOARD, "fr"))
    assert ["Donne 7", "Donneur : Sud", "Vulnérable : Nord-Sud"] == labels[:3]
    assert {"Ouest\u200210 H", "O", "SA", "Par : N-S +1510", "7", "N-S ="} <= set(labels)
    assert rows(draw_deal(BOARD, "fr"))[0] == ["A", "R", "D", "V", "10", *"98765432"]


def test_a_board_in_english():
    """The English picture has the English seats, strains, dealer and vulnerability."""
    labels = texts(draw_deal(BOARD, "en"))
    assert ["Board 7", "Dealer: South", "Vulnerable: North-South"] == labels[:3]
    assert {"West\u200210 HCP", "W", "NT", "Par: N-S +1510"} <= set(labels)


def test_the_table_of_tricks_has_a_row_per_declarer():
    """The rows of the table are N S E W; the columns are notrump, ♠, ♥, ♦, ♣."""
    labels = texts(draw_deal(BOARD, "en"))
    first = labels.index("NT") + 1
    assert [
        ["N", "0", "13", "0", "13", "0"],
        ["S", "2", "13", "0", "13", "0"],
        ["E", "1", "0", "13", "0", "13"],
        ["W", "3", "0", "13", "0", "13"],
    ] == [labels[place : place + 6] for place in range(first, first + 24, 6)]


@pytest.mark.parametrize(
    ("vulnerable", "words"),
    [
        (Vulnerability.NONE, "Nobody vulnerable"),
        (Vulnerability.EW, "Vulnerable: East-West"),
        (Vulnerability.BOTH, "Both vulnerable"),
    ],
)
def test_vulnerability_is_named_and_coloured(vulnerable, words):
    """Vulnerable sides are named in words and outlined in red (UX, The table)."""
    drawing = draw_deal(replace(BOARD, vulnerable=vulnerable), "en")
    assert words in texts(drawing)
    red = [path for path in parsed(drawing).iter(f"{SVG}path") if path.get("fill") == "#c1121f"]
    outlines = [path for path in red if path.get("stroke")]
    assert len(outlines) == len(vulnerable)


def test_unknown_details_are_left_out():
    """Hidden hands are labelled; an unknown number, vulnerability or par is left out."""
    drawing = draw_deal(PrintedBoard(hands=(SPREAD.hands[0], None, None, None)), "fr")
    labels = texts(drawing)
    assert labels.count("cartes cachées") == 3
    assert len(rows(drawing)) == 4
    assert not [text for text in labels if "Donne" in text or "Vuln" in text or "Par" in text]


def test_high_card_points_are_optional():
    """With `points=False`, no high-card points are shown."""
    assert not [text for text in texts(draw_deal(BOARD, "en", points=False)) if "HCP" in text]


@pytest.mark.parametrize("number", ["<b>", "R&D \"#]'", "</svg><script>", "\\u{0}", "\x00\ud800", "東京"])
def test_a_number_is_text(number):
    """A board number is drawn as text, and never becomes markup."""
    drawing = draw_deal(replace(BOARD, number=number), "fr")
    assert not list(parsed(drawing).iter(f"{SVG}script"))
    shown = number.replace("\x00", "�").replace("\ud800", "�")
    assert f"Donne {shown}" in texts(drawing)


def test_a_long_number_is_cut():
    """A board number is cut after 15 characters."""
    assert f"Board {'7' * 15}…" in texts(draw_deal(replace(BOARD, number="7" * 999), "en"))


@given(deals, st.sampled_from(["fr", "en"]))
def test_every_deal_fits_the_picture(deal, language):
    """Any deal, with all details, fits within the margins of its picture."""
    drawing = draw_deal(replace(BOARD, hands=deal.hands), language)
    left, right = reach(drawing)
    assert left > 18
    assert right < float(parsed(drawing).get("width", 0)) - 18


def test_suit_symbols_in_texts_are_paths():
    """The suit symbols of the par contract are drawn as paths, not as text."""
    four = replace(BOARD, par=PrintedPar(-50, ((Contract.parse("4HX by E"), -2),)))
    labels = texts(draw_deal(four, "en", colours=4))
    assert not {"♠", "♥", "♦", "♣"} & set("".join(labels))
    assert {"Par: N-S −50", "4", "X E −2"} <= set(labels)


def test_a_passed_out_par():
    """A par without a contract is shown as a passed-out board."""
    assert "Par : passe général" in texts(draw_deal(replace(BOARD, par=PrintedPar(0)), "fr"))


@pytest.mark.parametrize(("language", "colours"), [("de", 2), ("fr", 3)])
def test_unknown_options_are_refused(language, colours):
    """An unknown language or number of colours is refused."""
    with pytest.raises(BadOption, match="cannot be"):
        draw_deal(BOARD, language, colours=colours)


def test_a_board_holds_each_card_once():
    """A board with a card in two hands, or more than 13 cards in one, is refused."""
    ace = Hand.parse("A...")
    with pytest.raises(ParseError, match="two hands"):
        PrintedBoard(hands=(ace, ace, None, None))
    with pytest.raises(ParseError, match="at most 13"):
        PrintedBoard(hands=(PACK, None, None, None))


@pytest.mark.parametrize("tricks", [(), ((1, 2, 3, 4),) * 4, ((1, 2, 3),) * 5, ((1, 2, 3, 14),) * 5])
def test_a_table_has_twenty_numbers(tricks):
    """A table of tricks has five strains, four declarers and 0 to 13 tricks."""
    with pytest.raises(ParseError, match="table of tricks"):
        PrintedBoard(tricks=tricks)


def pixels(picture: bytes) -> tuple[int, int]:
    """Return the width and height of a PNG, from its first chunk."""
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">I", picture[29:33])[0] == zlib.crc32(picture[12:29])
    return struct.unpack(">II", picture[16:24])


@pytest.mark.parametrize("width", [16, 333, 1200])
def test_a_picture_is_as_wide_as_asked(width):
    """A PNG has the given width and the drawing's proportions, and the same bytes each time."""
    drawing = draw_deal(BOARD, "fr")
    root = parsed(drawing)
    picture = png(drawing, width=width)
    height = width * float(root.get("height", 0)) / float(root.get("width", 1))
    assert pixels(picture) == (width, pytest.approx(height, abs=1))
    assert png(drawing, width=width) == picture


@pytest.mark.parametrize("board", [BOARD, PrintedBoard(hands=BOARD.hands)])
def test_the_picture_of_a_link_has_the_shape_that_programs_show(board):
    """The whole diagram, tall or wide, fits in 1200 × 630 pixels."""
    assert LINK_PICTURE_SIZE == pixels(png(draw_link_picture(board, "fr")))


@pytest.mark.parametrize("width", [0, 15, 8193, -1])
def test_widths_out_of_range_are_refused(width):
    """A width outside 16–8192 pixels is refused."""
    with pytest.raises(BadOption, match="16–8192"):
        png(draw_deal(BOARD, "fr"), width=width)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "<svg",
        "\ud800",
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="records.typ"/></svg>',
    ],
)
def test_invalid_drawings_are_refused(text):
    """An invalid SVG, or one that refers to a file, is refused."""
    with pytest.raises(ParseError, match="cannot be drawn"):
        png(text)


@settings(max_examples=10, deadline=None)
@given(st.text(st.characters(), max_size=20))
def test_any_number_can_be_rendered(number):
    """A board number in any alphabet is rendered, even if glyphs are missing."""
    assert pixels(
        png(draw_deal(replace(PrintedBoard.of(Deal.from_number(1)), number=number), "en"), width=40)
    )
