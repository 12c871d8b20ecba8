"""Hand records: pages of boards for players and organisers."""

import re
from dataclasses import replace
from datetime import date
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdf import PdfReader

from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.errors import BadOption, ParseError
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability
from chelem.matches.duplicate import board_dealer
from chelem.render import PrintedBoard, PrintedPar, hand_records
from tests.support.deals import SOLID, SPREAD
from tests.support.thorough import first_of

pytestmark = pytest.mark.slow

TRICKS = ((13, 0, 13, 0), (0, 13, 0, 13), (13, 0, 13, 0), (0, 13, 0, 13), (0, 1, 2, 3))
PAR = PrintedPar(1510, ((Contract.parse("7S by N"), 0), (Contract.parse("7S by S"), 0)))


def boards(count: int) -> list[PrintedBoard]:
    return [
        PrintedBoard(
            number,
            board_dealer(number),
            Vulnerability.on_board(number),
            Deal.from_number(number * 10**27).hands,
            TRICKS,
            PAR,
        )
        for number in range(1, count + 1)
    ]


def read(pdf: bytes) -> PdfReader:
    return PdfReader(BytesIO(pdf))


def words_by_page(pdf: bytes) -> list[list[str]]:
    """Return the words of each page."""
    return [page.extract_text().split() for page in read(pdf).pages]


def alternative_texts(pdf: bytes) -> list[str]:
    """Return the alternative text of each picture of the file, for screen readers."""
    reader = read(pdf)
    found = (reader.get_object(number) for number in range(1, len(reader.xref[0]) + 1))
    return [str(value["/Alt"]) for value in found if isinstance(value, dict) and "/Alt" in value]


@pytest.mark.parametrize(
    ("count", "per_page", "pages"),
    first_of(
        [
            (36, None, [36]),
            (20, None, [20]),
            (37, None, [20, 17]),
            (5, None, [5]),
            (7, 24, [7]),
            (31, 30, [30, 1]),
        ],
        (36, None, [36]),
        (37, None, [20, 17]),
        (5, None, [5]),
        (31, 30, [30, 1]),
    ),
)
def test_every_board_is_on_a_page(count, per_page, pages):
    """Boards are in order on as few pages as possible, or with the given number per page."""
    pdf = hand_records(boards(count), title="Pairs", language="en", per_page=per_page)
    printed = words_by_page(pdf)
    assert [page.count("Dealer") for page in printed] == pages
    numbers = [re.match(r"Board (\d+)\. ", text) for text in alternative_texts(pdf)]
    assert [int(found[1]) for found in numbers if found] == list(range(1, count + 1))


def test_title_and_page_are_on_each_page():
    """Each page has the title, the subtitle and the page number."""
    pdf = hand_records(
        boards(21), title="Pairs of the Week", subtitle="Section A", language="en", per_page=20
    )
    for number, page in enumerate(words_by_page(pdf), 1):
        printed = " ".join(page)
        assert "Pairs of the Week" in printed
        assert "Section A" in printed
        assert f"{number} / 2" in printed


def test_a_board_in_french():
    """A French board is complete, both in print and in its alternative text."""
    board = PrintedBoard(7, Seat.W, Vulnerability.BOTH, SOLID.hands, TRICKS, PAR)
    pdf = hand_records([board], title="Tournoi", language="fr")
    (page,) = words_by_page(pdf)
    printed = " ".join(page)
    for text in (
        "7",
        "Donneur O",
        "Tous vul.",
        "A R D V 10 9 8 7 6 5 4 3 2",
        "SA",
        "Par : N-S +1510",
        "N-S =",
    ):
        assert text in printed
    (alt_text,) = alternative_texts(pdf)
    assert alt_text.startswith("Donne 7. Donneur : Ouest. Tous vulnérables. Nord, pique A R D V 10 9")
    assert "Double mort, N sans-atout 0, pique 13, cœur 0, carreau 13, trèfle 0;" in alt_text
    assert alt_text.endswith("Par : N-S +1510, 7♠ N-S =")


def test_high_card_points_are_printed():
    """Each hand has its high-card points: here 10 in each of four hands, which also hold a ten."""
    (page,) = words_by_page(hand_records([PrintedBoard.of(SOLID, "A")], title="Pairs", language="en"))
    assert page.count("10") == 4 + 4


def test_unknown_hands_are_labelled():
    """A board without hands, and each unknown hand, is labelled as unknown."""
    one = PrintedBoard(2, hands=(SPREAD.hands[0], None, None, None))
    (page,) = words_by_page(hand_records([PrintedBoard(1), one], title="Paires", language="fr"))
    printed = " ".join(page)
    assert printed.count("Mains inconnues") == 1
    assert printed.replace("Mains inconnues", "").count("inconnue") == 3


@pytest.mark.parametrize("paper", [("a4", 595, 842), ("letter", 612, 792)])
def test_paper(paper):
    """The pages have the size of the given paper, A4 or letter."""
    name, width, height = paper
    (page,) = read(hand_records(boards(1), title="Pairs", paper=name)).pages
    assert (round(page.mediabox.width), round(page.mediabox.height)) == (width, height)


def test_the_same_boards_give_the_same_bytes():
    """The same boards give the same bytes, with no date but the given one."""
    one, other = (hand_records(boards(4), title="Pairs") for _ in range(2))
    assert one == other
    assert b"CreationDate" not in one
    assert b"CreateDate" not in one
    dated = hand_records(boards(4), title="Pairs", created=date(2027, 3, 14))
    assert str(read(dated).metadata.creation_date).startswith("2027-03-14")


def test_the_file_has_title_language_and_fonts():
    """The file has its title and language, and its fonts are embedded."""
    pdf = hand_records(boards(1), title="Coupe d'été", language="fr")
    reader = read(pdf)
    assert reader.metadata.title == "Coupe d'été"
    assert reader.root_object["/Lang"] == "fr"
    assert {str(font) for page in reader.pages for font in fonts(page)} == {"LibertinusSerif"}


def fonts(page):
    """Yield the font families of a page, and assert that each font is embedded."""
    for font in page["/Resources"]["/Font"].values():
        (made,) = font["/DescendantFonts"]
        described = made.get_object()["/FontDescriptor"]
        assert {"/FontFile2", "/FontFile3"} & set(described)
        yield re.match(r"/[A-Z]{6}\+(\w+)-", described["/FontName"])[1]


@pytest.mark.parametrize(
    "text",
    [
        '#panic("run")',
        '"]; #panic() //',
        '\\ #eval("1/0") $a^2$ *no* _no_ `no` <no> @no = no',
        'R&D <b> \\u{41} {json} "',
        "Бридж 東京 العربية 🂡",
        "\x00\x1b\ud800\ufffe",
        "x" * 5000,
        "mot " * 500,
        "",
    ],
)
def test_markup_is_printed_as_text(text):
    """Typesetting code in titles and numbers is printed as text."""
    board = replace(boards(1)[0], number=text)
    pdf = hand_records([board], title=text, subtitle=text, language="fr")
    (page,) = words_by_page(pdf)
    if text.isascii() and 0 < len(text) < 100 and text.isprintable():
        assert "".join(text.split()) in "".join(page)


@settings(max_examples=15, deadline=None)
@given(st.text(st.characters(), max_size=40))
def test_any_text_can_be_printed(text):
    """Any text gives a page, even if the font lacks its glyphs."""
    assert len(read(hand_records([PrintedBoard(text)], title=text, subtitle=text)).pages) == 1


def test_endings_can_be_printed():
    """An ending with short or empty hands is printed, with a dash for each void."""
    ending = tuple(map(Hand.parse, ("AK.2..", "3.45..", "..T9.A", "...")))
    (page,) = words_by_page(hand_records([PrintedBoard(1, hands=ending)], title="Endings"))
    assert page.count("—") == 4 * 4 - 6


@pytest.mark.parametrize(
    "option", [{"language": "de"}, {"paper": "a3"}, {"per_page": 12}, {"per_page": 0}, {"colours": 1}]
)
def test_unknown_options_are_refused(option):
    """An unknown option is refused with the list of its values."""
    with pytest.raises(BadOption, match="Values"):
        hand_records(boards(1), title="Pairs", **option)


def test_an_empty_list_is_refused():
    """Printing no boards is refused."""
    with pytest.raises(ParseError, match="no board"):
        hand_records([], title="Pairs")
