"""Hand records: pages that organisers hang on the wall."""

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


def words(pdf: bytes) -> list[list[str]]:
    """The words of each page."""
    return [page.extract_text().split() for page in read(pdf).pages]


def alternatives(pdf: bytes) -> list[str]:
    """The alternative text of each picture of the file, for screen readers."""
    reader = read(pdf)
    found = (reader.get_object(number) for number in range(1, len(reader.xref[0]) + 1))
    return [str(value["/Alt"]) for value in found if isinstance(value, dict) and "/Alt" in value]


@pytest.mark.parametrize(
    ("count", "per_page", "pages"),
    [
        (36, None, [36]),
        (20, None, [20]),
        (37, None, [20, 17]),
        (5, None, [5]),
        (7, 24, [7]),
        (31, 30, [30, 1]),
    ],
)
def test_every_board_is_on_a_page(count, per_page, pages):
    """As few pages as possible, unless a number is given; boards in order, each with its number."""
    pdf = hand_records(boards(count), title="Pairs", language="en", per_page=per_page)
    said = words(pdf)
    assert [page.count("Dealer") for page in said] == pages
    numbers = [re.match(r"Board (\d+)\. ", text) for text in alternatives(pdf)]
    assert [int(found[1]) for found in numbers if found] == list(range(1, count + 1))


def test_title_and_page_are_on_each_page():
    """Sheets come apart on a wall."""
    pdf = hand_records(
        boards(40), title="Pairs of the Week", subtitle="Section A", language="en", per_page=20
    )
    for number, page in enumerate(words(pdf), 1):
        said = " ".join(page)
        assert "Pairs of the Week" in said
        assert "Section A" in said
        assert f"{number} / 2" in said


def test_a_board_in_french():
    """The whole of a board, as it is printed and as it is heard."""
    board = PrintedBoard(7, Seat.W, Vulnerability.BOTH, SOLID.hands, TRICKS, PAR)
    pdf = hand_records([board], title="Tournoi", language="fr")
    (page,) = words(pdf)
    said = " ".join(page)
    for text in (
        "7",
        "Donneur O",
        "Tous vul.",
        "A R D V 10 9 8 7 6 5 4 3 2",
        "SA",
        "Par : N-S +1510",
        "N-S =",
    ):
        assert text in said
    (heard,) = alternatives(pdf)
    assert heard.startswith("Donne 7. Donneur : Ouest. Tous vulnérables. Nord, pique A R D V 10 9")
    assert "Double mort, N sans-atout 0, pique 13, cœur 0, carreau 13, trèfle 0;" in heard
    assert heard.endswith("Par : N-S +1510, 7♠ N-S =")


def test_points_are_counted():
    """A 4, K 3, Q 2, J 1: each hand of this deal has ten of them, and a ten."""
    (page,) = words(hand_records([PrintedBoard.of(SOLID, "A")], title="Pairs", language="en"))
    assert page.count("10") == 4 + 4


def test_unknown_hands_are_named():
    """A board that was not entered leaves no hole, a hand that is not known no guess."""
    one = PrintedBoard(2, hands=(SPREAD.hands[0], None, None, None))
    (page,) = words(hand_records([PrintedBoard(1), one], title="Paires", language="fr"))
    said = " ".join(page)
    assert said.count("Mains inconnues") == 1
    assert said.replace("Mains inconnues", "").count("inconnue") == 3


@pytest.mark.parametrize("paper", [("a4", 595, 842), ("letter", 612, 792)])
def test_paper(paper):
    """A4, or letter."""
    name, width, height = paper
    (page,) = read(hand_records(boards(1), title="Pairs", paper=name)).pages
    assert (round(page.mediabox.width), round(page.mediabox.height)) == (width, height)


def test_the_same_boards_give_the_same_bytes():
    """No clock is read: the file bears no date but the one that it is given."""
    one, other = (hand_records(boards(4), title="Pairs") for _ in range(2))
    assert one == other
    assert b"CreationDate" not in one
    assert b"CreateDate" not in one
    dated = hand_records(boards(4), title="Pairs", created=date(2027, 3, 14))
    assert str(read(dated).metadata.creation_date).startswith("2027-03-14")


def test_the_file_names_itself():
    """Title and language for the reader's window and voice; the typefaces are inside."""
    pdf = hand_records(boards(1), title="Coupe d'été", language="fr")
    reader = read(pdf)
    assert reader.metadata.title == "Coupe d'été"
    assert reader.root_object["/Lang"] == "fr"
    assert {str(font) for page in reader.pages for font in fonts(page)} == {"LibertinusSerif"}


def fonts(page):
    """The families of a page's typefaces; every one of them is embedded."""
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
def test_no_text_is_run(text):
    """What people call an event or a board is printed as it stands."""
    board = replace(boards(1)[0], number=text)
    pdf = hand_records([board], title=text, subtitle=text, language="fr")
    (page,) = words(pdf)
    if text.isascii() and 0 < len(text) < 100 and text.isprintable():
        assert "".join(text.split()) in "".join(page)


@settings(max_examples=15, deadline=None)
@given(st.text(st.characters(), max_size=40))
def test_any_text_can_be_printed(text):
    """Letters that the typeface lacks may be missing, the page is there."""
    assert len(read(hand_records([PrintedBoard(text)], title=text, subtitle=text)).pages) == 1


def test_positions_can_be_printed():
    """An ending of a few cards, in whatever hands."""
    ending = tuple(map(Hand.parse, ("AK.2..", "3.45..", "..T9.A", "...")))
    (page,) = words(hand_records([PrintedBoard(1, hands=ending)], title="Endings"))
    assert page.count("—") == 4 * 4 - 6


@pytest.mark.parametrize(
    "option", [{"language": "de"}, {"paper": "a3"}, {"per_page": 12}, {"per_page": 0}, {"colours": 1}]
)
def test_what_is_not_offered_is_refused(option):
    """The sentence lists the existing choices."""
    with pytest.raises(BadOption, match="Values"):
        hand_records(boards(1), title="Pairs", **option)


def test_nothing_to_print_is_refused():
    """An empty page is nobody's wish."""
    with pytest.raises(ParseError, match="no board"):
        hand_records([], title="Pairs")
