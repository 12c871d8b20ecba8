"""Suits, strains, seats and cards in French and English."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.cards import (
    DECK,
    RANKS,
    STRAINS,
    SUITS,
    Card,
    Strain,
    Suit,
)
from chelem.core.errors import ParseError
from chelem.core.seats import SEATS, Seat
from chelem.i18n.catalogue import load_catalogue
from chelem.text import (
    print_card,
    print_seat,
    print_strain,
    print_suit,
    read_card,
    read_seat,
    read_strain,
    read_suit,
)
from chelem.text.spellings import spelling_of

LANGUAGES = ("fr", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_card_reads_as_itself(language: str) -> None:
    """read(print(card)) is the card, in both languages, for the 52."""
    assert list(DECK) == [read_card(print_card(card, language), language) for card in DECK]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_in_words_reads_as_itself(language: str) -> None:
    """A card's spoken name ("dame de pique") is read."""
    words = load_catalogue(language)
    assert list(DECK) == [read_card(words.card_name(str(card)), language) for card in DECK]


@pytest.mark.parametrize("language", LANGUAGES)
def test_printed_suits_strains_and_seats_read_as_themselves(language: str) -> None:
    """read(print(x)) is x."""
    assert list(SUITS) == [read_suit(print_suit(suit, language), language) for suit in SUITS]
    assert list(STRAINS) == [read_strain(print_strain(strain, language), language) for strain in STRAINS]
    assert list(SEATS) == [read_seat(print_seat(seat, language), language) for seat in SEATS]


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("CA", "HA"),  # ♦ would leave no rank
        ("TR", "CK"),  # ♣ as "TR" would leave no rank
        ("CAA", "DA"),
        ("CAR", "DK"),
        ("CAD", "DQ"),
        ("TRR", "CK"),
        ("TRA", "CA"),
        ("COR", "HK"),
        ("PIV", "SJ"),
        ("PA", "SA"),
        ("CAS", "HA"),  # C, then "as"
    ],
)
def test_a_french_card_has_the_longest_suit_name_that_leaves_a_rank(text: str, card: str) -> None:
    """RULES Notation: CA = ♥A, TR = ♣R, CAA = ♦A."""
    assert Card.parse(card) == read_card(text, "fr")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("♠R", "SK"),
        ("R♠", "SK"),
        ("10C", "HT"),
        ("C10", "HT"),
        ("DP", "SQ"),
        ("PD", "SQ"),
        ("p d", "SQ"),
        ("KV", "DJ"),
        ("T9", "C9"),
        ("dame de pique", "SQ"),
        ("Dame de Piques", "SQ"),
        ("10 de carreau", "DT"),
        ("as de cœur", "HA"),
        ("AS DE COEUR", "HA"),
        ("valet de trefle", "CJ"),
        ("  Roi   de   Trèfle ", "CK"),
        ("dix cœur", "HT"),
        ("cœur dix", "HT"),
        ("deux de trèfle", "C2"),
        ("♥\ufe0f7", "H7"),
        ("♡7", "H7"),
        ("♧\u00a0D", "CQ"),
        ("♤A", "SA"),
        ("♢A", "DA"),
    ],
)
def test_french_cards(text: str, card: str) -> None:
    """Suit then rank, rank then suit, or words; any case, with or without accents and ligature."""
    assert Card.parse(card) == read_card(text, "fr")


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("SK", "SK"),
        ("KS", "SK"),
        ("DK", "DK"),
        ("KD", "DK"),
        ("HT", "HT"),
        ("TH", "HT"),
        ("H10", "HT"),
        ("10H", "HT"),
        ("CA", "CA"),
        ("SA", "SA"),
        ("♥T", "HT"),
        ("♥️10", "HT"),
        ("queen of spades", "SQ"),
        ("Ten of Clubs", "CT"),
        ("ace of heart", "HA"),
        ("diamonds 4", "D4"),
        ("sixs", "S6"),
    ],
)
def test_english_cards(text: str, card: str) -> None:
    """A K Q J T/10 with S H D C, in either order, or words."""
    assert Card.parse(card) == read_card(text, "en")


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        ("C10", "HT", "CT"),  # C: Cœur, clubs
        ("CA", "HA", "CA"),
        ("PD", "SQ", None),  # P: Pique; D: Dame
        ("DP", "SQ", None),
        ("DA", None, "DA"),  # D: diamonds
        ("D10", None, "DT"),
        ("KA", "DA", None),  # K: Carreau
        ("SK", None, "SK"),  # K: King
        ("K10", "DT", None),
        ("TA", "CA", None),  # T: Trèfle
        ("ST", None, "ST"),  # T: ten
        ("T10", "CT", None),
        ("TR", "CK", None),
        ("TC", None, "CT"),
        ("KC", None, "CK"),
        ("CK", None, "CK"),
        ("HA", None, "HA"),
        ("PR", "SK", None),
        ("♠D", "SQ", None),
        ("♠Q", None, "SQ"),
        ("dame de pique", "SQ", None),
        ("queen of spades", None, "SQ"),
        ("queen de pique", None, None),
        ("dame of spades", None, None),
    ],
)
def test_the_letters_collide_and_the_language_decides(
    text: str, french: str | None, english: str | None
) -> None:
    """RULES Notation: no mixing; what one language does not write is refused in it."""
    for language, card in (("fr", french), ("en", english)):
        if card is None:
            with pytest.raises(ParseError) as refusal:
                read_card(text, language)
            assert refusal.value.code == "text.card"
        else:
            assert Card.parse(card) == read_card(text, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_spelling_of_a_card_hides_another(language: str) -> None:
    """Every suit name beside every rank name is that card: no two cards share a spelling."""
    names = spelling_of(language)
    for (suit_name, suit), (rank_name, rank) in product(names.suits.items(), names.ranks.items()):
        for text in (f"{suit_name} {rank_name}", f"{rank_name} {suit_name}", f"{rank_name}{suit_name}"):
            assert Card(suit, rank) == read_card(text, language), text
        assert Card(suit, rank) == read_card(suit_name + rank_name, language), suit_name + rank_name


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        ("C", Suit.H, Suit.C),
        ("P", Suit.S, None),
        ("T", Suit.C, None),
        ("K", Suit.D, None),
        ("D", None, Suit.D),
        ("S", None, Suit.S),
        ("H", None, Suit.H),
        ("CA", Suit.D, None),
        ("CO", Suit.H, None),
        ("TR", Suit.C, None),
        ("Pi", Suit.S, None),
        ("Cœurs", Suit.H, None),
        ("COEUR", Suit.H, None),
        ("CŒUR", Suit.H, None),
        ("trefles", Suit.C, None),
        ("Carreaux", Suit.D, None),
        ("hearts", None, Suit.H),
        ("Spade", None, Suit.S),
        ("♦", Suit.D, Suit.D),
        ("♦\ufe0e", Suit.D, Suit.D),
        ("♢", Suit.D, Suit.D),
    ],
)
def test_suits(text: str, french: Suit | None, english: Suit | None) -> None:
    """RULES Notation: ♠♥♦♣ in both; Pi Co Ca Tr, P C K T and words in French; S H D C in English."""
    for language, suit in (("fr", french), ("en", english)):
        if suit is None:
            with pytest.raises(ParseError):
                read_suit(text, language)
        else:
            assert suit is read_suit(text, language)


@pytest.mark.parametrize("text", ["SA", "sa", "sans atout", "Sans-Atout", "SANS\u2011ATOUT", "sans atouts"])
def test_sans_atout_is_french(text: str) -> None:
    """SA means notrump in French only."""
    assert Strain.NT is read_strain(text, "fr")
    with pytest.raises(ParseError):
        read_strain(text, "en")


@pytest.mark.parametrize("text", ["N", "NT", "nt", "no trump", "No Trumps", "no-trump", "notrumps"])
def test_no_trump_is_english(text: str) -> None:
    """N and NT mean notrump in English only."""
    assert Strain.NT is read_strain(text, "en")
    with pytest.raises(ParseError):
        read_strain(text, "fr")


def test_west_is_o_in_french_and_w_in_english() -> None:
    """RULES Notation: N E S O and N E S W, no mixing; words in any case."""
    assert [read_seat(text, "fr") for text in "NESO"] == [Seat.N, Seat.E, Seat.S, Seat.W]
    assert [read_seat(text, "en") for text in "nesw"] == [Seat.N, Seat.E, Seat.S, Seat.W]
    assert [read_seat("OUEST", "fr"), read_seat("Sud", "fr")] == [Seat.W, Seat.S]
    assert [read_seat("west", "en"), read_seat("South", "en")] == [Seat.W, Seat.S]
    for text, language in (("W", "fr"), ("O", "en"), ("Ouest", "en"), ("South", "fr")):
        with pytest.raises(ParseError):
            read_seat(text, language)


def test_cards_are_printed_with_the_indices_of_the_language() -> None:
    """A R D V 10 in French, A K Q J 10 in English."""
    cards = [Card(Suit.H, rank) for rank in reversed(RANKS)][:5]
    assert [print_card(card, "fr") for card in cards] == ["♥A", "♥R", "♥D", "♥V", "♥10"]
    assert [print_card(card, "en") for card in cards] == ["♥A", "♥K", "♥Q", "♥J", "♥10"]


@given(st.data())
def test_case_and_blanks_do_not_matter(data: st.DataObject) -> None:
    """A card is read in any letter case and with any spaces around it."""
    language = data.draw(st.sampled_from(LANGUAGES))
    card = data.draw(st.sampled_from(DECK))
    words = data.draw(
        st.sampled_from([print_card(card, language), load_catalogue(language).card_name(str(card))])
    )
    changed = data.draw(st.sampled_from([words.upper(), words.lower(), words.title(), f"\t {words}\n"]))
    assert card == read_card(changed, language)


@pytest.mark.parametrize(
    "text", ["", " ", "A", "♥", "pique", "11♠", "1♠", "♠♥", "♥A♠", "10 de", "de pique", "≠"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_half_a_card_is_no_card(text: str, language: str) -> None:
    """A suit and a rank, both, and nothing else."""
    with pytest.raises(ParseError):
        read_card(text, language)


def test_a_language_is_french_or_english() -> None:
    """An unknown language is the caller's mistake, not the player's."""
    with pytest.raises(LookupError):
        read_card("♠A", "de")
