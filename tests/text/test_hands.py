"""Hands and diagrams in French and English."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.cards import DECK
from chelem.core.errors import ParseError
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.core.vulnerability import Vulnerability
from chelem.text import (
    print_diagram,
    print_hand,
    print_hand_line,
    read_hand,
)

LANGUAGES = ("fr", "en")
HANDS = st.sets(st.sampled_from(DECK), max_size=52).map(Hand.of)
SAMPLE = Hand.parse("AKQJ.T98..765432")


@given(HANDS, st.sampled_from(LANGUAGES))
def test_a_printed_hand_reads_as_itself(hand: Hand, language: str) -> None:
    """read(print(hand)) is the hand, in lines or on one line, whatever its voids."""
    assert hand == read_hand(print_hand(hand, language), language)
    assert hand == read_hand(print_hand_line(hand, language), language)


@given(HANDS)
def test_four_suits_in_order_read_in_english(hand: Hand) -> None:
    """Core's own text, four suits with dots, is English."""
    assert hand == read_hand(str(hand), "en")


@pytest.mark.parametrize(
    "text",
    [
        "ARDV.1098..765432",
        "ARDV 1098 - 765432",
        "ARDV 1098 – 765432",
        "ardv / 10 9 8 / — / 765432",
        "ARDV, 1098, -, 765432",
        "A R D V\n10 9 8\n–\n7 6 5 4 3 2\n",
        "♠ARDV ♥1098 ♦— ♣765432",
        "♠ A R D V ♥ 10 9 8 ♣ 7 6 5 4 3 2",
        "♠\ufe0fARDV ♥\ufe0f1098 ♦\ufe0f– ♣\ufe0f765432",
        "♤ARDV♡1098♢♧765432",
        "♣765432 ♠ARDV ♥1098",
        "P ARDV C 1098 K - T 765432",
        "PARDV C1098 T765432",
        "PiARDV Co1098 Ca- Tr765432",
        "Pique : A, R, D, V ; Cœur : 10, 9, 8 ; Carreau : – ; Trèfle : 7, 6, 5, 4, 3, 2",
        "piques ardv coeurs 1098 trefles 765432",
    ],
)
def test_french_hands(text: str) -> None:
    """Four suits ♠♥♦♣ in order, or suits named by symbols, letters, abbreviations or words."""
    assert read_hand(text, "fr") == SAMPLE


@pytest.mark.parametrize(
    "text",
    [
        "AKQJ.T98..765432",
        "AKQJ 1098 - 765432",
        "S AKQJ H T98 D - C 765432",
        "SAKQJ HT98 C765432",
        "Spades: A K Q J, Hearts: 10 9 8, Clubs: 7 6 5 4 3 2",
        "♠AKQJ ♥10 9 8 ♦— ♣765432",
    ],
)
def test_english_hands(text: str) -> None:
    """The same forms with English ranks and suits; ten is T or 10."""
    assert read_hand(text, "en") == SAMPLE


def test_the_suits_of_a_hand_are_written_in_one_way() -> None:
    """CAV is ♥AV beside P, K and T, ♦V beside Pi, Co and Tr; in the same way TR82 is ♣R82 or ♣82."""
    assert Hand.parse("AKQ.AJ.5.K82") == read_hand("PARD CAV K5 TR82", "fr")
    assert Hand.parse("AKQ.5.J.82") == read_hand("PiARD Co5 CaV Tr82", "fr")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("AKQJ.1098..765432", "fr"),
        ("ARDV.1098..765432", "en"),
        ("ARDV.T98..765432", "fr"),
        ("S ARDV", "fr"),
        ("P AKQJ", "en"),
        ("", "fr"),
        ("ARDV", "fr"),
        ("A.R.D", "fr"),
        ("A.R.D.V.2", "fr"),
        ("♠A ♠R", "fr"),
        ("♠-A", "fr"),
        ("♠1", "en"),
        ("A ♠R", "fr"),
    ],
)
def test_what_is_no_hand_is_refused(text: str, language: str) -> None:
    """No mixing of languages, no suit twice, no rank that is not there."""
    with pytest.raises(ParseError) as refusal:
        read_hand(text, language)
    assert refusal.value.code == "text.hand"


def test_a_card_twice_is_named() -> None:
    """The refusal names the duplicated card."""
    with pytest.raises(ParseError) as refusal:
        read_hand("♠ARA", "fr")
    assert refusal.value.say("fr") == "♠A se trouve deux fois dans la même main."


DEAL = {
    Seat.N: Hand.parse("AKQJ.T98.7654.32"),
    Seat.E: Hand.parse("T98.7654.32.AKQJ"),
    Seat.S: Hand.parse("7654.32.AKQJ.T98"),
    Seat.W: Hand.parse("32.AKQJ.T98.7654"),
}

FRENCH = """\
            Nord
            ♠ A R D V
            ♥ 10 9 8
            ♦ 7 6 5 4
            ♣ 3 2
Ouest                               Est
♠ 3 2                               ♠ 10 9 8
♥ A R D V   Donneur : Est           ♥ 7 6 5 4
♦ 10 9 8    Vulnérable : Nord-Sud   ♦ 3 2
♣ 7 6 5 4                           ♣ A R D V
            Sud
            ♠ 7 6 5 4
            ♥ 3 2
            ♦ A R D V
            ♣ 10 9 8"""

ENGLISH_HIDDEN = """\
               North
               13 hidden cards
West                             East
hidden cards                     ♠ 10 9 8
               Dealer: North     ♥ 7 6 5 4
               Both vulnerable   ♦ —
                                 ♣ A K Q J
               South
               1 hidden card"""

PLAIN = """\
            Nord
            ♠ A R D V
            ♥ 10 9 8
            ♦ 7 6 5 4
            ♣ 3 2
Ouest                   Est
♠ 3 2                   ♠ 10 9 8
♥ A R D V               ♥ 7 6 5 4
♦ 10 9 8                ♦ 3 2
♣ 7 6 5 4               ♣ A R D V
            Sud
            ♠ 7 6 5 4
            ♥ 3 2
            ♦ A R D V
            ♣ 10 9 8"""


def test_a_french_diagram() -> None:
    """North on top, West left, East right, South below, ♠♥♦♣ downwards, high cards first; a plate inside."""
    vulnerable = Vulnerability.NS
    assert print_diagram(DEAL, "fr", dealer=Seat.E, vulnerable=vulnerable) == FRENCH


def test_a_diagram_without_plate() -> None:
    """Dealer and vulnerability are shown only if they are known."""
    assert print_diagram(DEAL, "fr") == PLAIN


def test_hidden_hands_are_counted_or_said_to_be_hidden() -> None:
    """A face-down hand is a count of cards, or a word if the count is unknown; a void is a dash."""
    hands: dict[Seat, Hand | int | None] = {
        Seat.N: 13,
        Seat.E: Hand.parse("T98.7654..AKQJ"),
        Seat.S: 1,
        Seat.W: None,
    }
    assert print_diagram(hands, "en", dealer=Seat.N, vulnerable=Vulnerability.BOTH) == ENGLISH_HIDDEN


def test_a_seat_left_out_is_hidden() -> None:
    """A diagram always has its four places."""
    assert print_diagram(dict.fromkeys(SEATS), "fr") == print_diagram({}, "fr")
    assert print_diagram({}, "fr").count("cartes cachées") == 4


def test_nobody_vulnerable_is_said() -> None:
    """An empty list of vulnerable seats is shown; it differs from an unknown vulnerability."""
    assert "Personne vulnérable" in print_diagram(DEAL, "fr", vulnerable=Vulnerability.NONE)
    assert "Nobody vulnerable" in print_diagram(DEAL, "en", vulnerable=Vulnerability.NONE)


def test_no_line_of_a_diagram_ends_in_blanks() -> None:
    """A diagram is plain text."""
    for line in print_diagram({}, "en", dealer=Seat.W).split("\n"):
        assert line == line.rstrip()
