"""Calls, namings and auctions in French and English."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.calls import (
    TRUMP_CHOICES,
    Bid,
    Call,
    SimpleCall,
    TrumpChoice,
)
from chelem.core.cards import STRAINS, Strain
from chelem.core.errors import ParseError
from chelem.core.seats import SEATS, Seat
from chelem.games.whist import BridgeWhist
from chelem.text import (
    print_auction,
    print_call,
    read_auction,
    read_call,
)
from chelem.text.statements import read_statement

LANGUAGES = ("fr", "en")
BIDS = [Bid(number, strain) for number in range(1, 14) for strain in STRAINS]
CALLS: list[Call] = [*BIDS, SimpleCall.PASS, SimpleCall.DOUBLE, SimpleCall.REDOUBLE]
NAMING: list[Call] = [
    *TRUMP_CHOICES,
    SimpleCall.DEFER,
    SimpleCall.ASK,
    SimpleCall.YES,
    SimpleCall.DOUBLE,
    SimpleCall.PASS,
]


def read_naming(text: str, language: str) -> Call:
    """Read a call of bridge-whist as typed."""
    return read_statement(text, BridgeWhist.info, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_call_reads_as_itself(language: str) -> None:
    """read(print(call)) is the call: levels 1–7, tricks 7–13, the single words."""
    assert [read_call(print_call(call, language), language) for call in CALLS] == CALLS


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_naming_reads_as_itself(language: str) -> None:
    """read(print(call)) is the call, for every call of bridge-whist."""
    assert [read_naming(print_call(call, language), language) for call in NAMING] == NAMING


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        ("1C", "1H", "1C"),  # C: Cœur, clubs
        ("1CA", "1D", None),
        ("1TR", "1C", None),
        ("1CO", "1H", None),
        ("1PI", "1S", None),
        ("P", "P", "P"),  # P alone: Passe
        ("1P", "1S", None),  # P after a number: Pique
        ("1 P", "1S", None),
        ("1T", "1C", None),  # T: Trèfle, and no ten in a bid
        ("1D", None, "1D"),  # D: diamonds, and no Dame in a bid
        ("1K", "1D", None),  # K: Carreau, and no King in a bid
        ("1S", None, "1S"),
        ("1H", None, "1H"),
        ("3SA", "3NT", None),
        ("3NT", None, "3NT"),
        ("3N", None, "3NT"),
        ("1♥", "1H", "1H"),
        ("1♥\ufe0f", "1H", "1H"),
        ("1♧", "1C", "1C"),
        ("10P", "10S", None),
        ("13 SA", "13NT", None),
        ("1 coeur", "1H", None),
        ("1 Cœur", "1H", None),
        ("4 piques", "4S", None),
        ("3 sans atout", "3NT", None),
        ("3 Sans-Atout", "3NT", None),
        ("3 no trumps", None, "3NT"),
        ("4 spades", None, "4S"),
        ("8 à Cœur", "8H", None),
        ("8à cœur", "8H", None),
        ("9 à SA", "9NT", None),
        ("9 a sa", "9NT", None),
        ("8 in hearts", None, "8H"),
        ("passe", "P", None),
        ("PASSE", "P", None),
        ("je passe", "P", None),
        ("pass", None, "P"),
        ("–", "P", None),
        ("-", "P", None),
        ("—", "P", None),
        ("contre", "X", None),
        ("X", "X", "X"),
        ("x", "X", "X"),
        ("surcontre", "XX", None),
        ("XX", "XX", "XX"),
        ("dbl", None, "X"),
        ("double", None, "X"),
        ("rdbl", None, "XX"),
        ("redouble", None, "XX"),
    ],
)
def test_the_language_decides_what_a_call_says(text: str, french: str | None, english: str | None) -> None:
    """RULES Notation: after the number, the longest suit name; no mixing of languages."""
    for language, call in (("fr", french), ("en", english)):
        if call is None:
            with pytest.raises(ParseError) as refusal:
                read_call(text, language)
            assert refusal.value.code == "text.call"
        else:
            assert call == str(read_call(text, language))


@pytest.mark.parametrize("text", ["", "0♥", "14♥", "01♥", "♥1", "1", "♥", "1♥♥", "XXX", "1♥ P", "١♥", "8Z"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_call_is_refused(text: str, language: str) -> None:
    """A bid is a number 1–13 then a strain."""
    with pytest.raises(ParseError):
        read_call(text, language)


def test_a_refusal_names_what_was_typed() -> None:
    """The sentence repeats the text and shows what to write, in the reader's language."""
    with pytest.raises(ParseError) as refusal:
        read_call("8Z", "fr")
    expected = "« 8Z » n’est pas une enchère : écrivez par exemple 1♥, 3SA, passe (au Whiz 8♥)."
    assert expected == refusal.value.say("fr")
    assert str(refusal.value) == "“8Z” is not a call: write for example 1♥, 3NT, pass (in Whiz 8♥)."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("cœur", TrumpChoice(Strain.H)),
        ("pique", TrumpChoice(Strain.S)),
        ("Pi", TrumpChoice(Strain.S)),
        ("P", SimpleCall.PASS),
        ("T", TrumpChoice(Strain.C)),
        ("sans-atout", TrumpChoice(Strain.NT)),
        ("au partenaire", SimpleCall.DEFER),
        ("Puis-je jouer ?", SimpleCall.ASK),
        ("puis je jouer", SimpleCall.ASK),
        ("Oui", SimpleCall.YES),
        ("oui.", SimpleCall.YES),
        ("contre", SimpleCall.DOUBLE),
        ("X", SimpleCall.DOUBLE),
        ("surcontre", SimpleCall.DOUBLE),
        ("je passe", SimpleCall.PASS),
        ("–", SimpleCall.PASS),
    ],
)
def test_the_words_of_the_old_bridge_in_french(text: str, said: TrumpChoice | SimpleCall) -> None:
    """RULES 1.3, 1.4: trumps or the partner; the question, yes, double; each redouble is another double."""
    assert said == read_naming(text, "fr")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hearts", TrumpChoice(Strain.H)),
        ("D", TrumpChoice(Strain.D)),
        ("NT", TrumpChoice(Strain.NT)),
        ("partner chooses", SimpleCall.DEFER),
        ("May I play?", SimpleCall.ASK),
        ("yes", SimpleCall.YES),
        ("redouble", SimpleCall.DOUBLE),
        ("p", SimpleCall.PASS),
    ],
)
def test_the_words_of_the_old_bridge_in_english(text: str, said: TrumpChoice | SimpleCall) -> None:
    """D is diamonds, never double; P is pass."""
    assert said == read_naming(text, "en")


@pytest.mark.parametrize(
    ("text", "language"), [("oui", "en"), ("yes", "fr"), ("NT", "fr"), ("SA", "en"), ("1♥", "fr")]
)
def test_naming_does_not_mix_languages(text: str, language: str) -> None:
    """No mixing; and a naming has no number."""
    with pytest.raises(ParseError) as refusal:
        read_naming(text, language)
    assert refusal.value.code == "text.statement"


def codes(calls: list[Call]) -> str:
    return " ".join(map(str, calls))


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("1♥ P 2♣ 2♠ 3♥ 3♠ 4♥ Fin", "1H P 2C 2S 3H 3S 4H P P P"),
        ("1♥ 1♠ 2♦ P / 3♣ P 4♥ Fin", "1H 1S 2D P 3C P 4H P P P"),
        ("1C, passe, 1SA, contre, surcontre, fin", "1H P 1NT X XX P P P"),
        ("1 coeur je passe 3 sans atout\nFIN", "1H P 3NT P P P"),
        ("1P P 4P", "1S P 4S"),
        ("1 P 2 T - -", "1S 2C P P"),
        ("1♥ P Fin", "1H P P P"),
        ("1♥ P P P Fin", "1H P P P"),
        ("Fin", "P P P P"),
        ("P P Fin", "P P P P"),
        ("P 1♥ X Fin", "P 1H X P P P"),
        ("", ""),
        (" \n, ", ""),
    ],
)
def test_french_auctions(text: str, calls: str) -> None:
    """RULES 0.2, Notation: Fin is all remaining passes."""
    assert calls == codes(read_auction(text, "fr"))


@pytest.mark.parametrize("end", ["All pass", "AP", "ap", "all  pass"])
def test_all_pass_ends_an_english_auction(end: str) -> None:
    """In English "All pass" and "AP" mean Fin."""
    assert codes(read_auction(f"1C 2 diamonds dbl {end}", "en")) == "1C 2D X P P P"
    with pytest.raises(ParseError):
        read_auction(f"1♥ {end}", "fr")
    with pytest.raises(ParseError):
        read_auction("1♥ Fin", "en")


def test_three_players_end_with_fewer_passes() -> None:
    """RULES 4.2: in Whiz two passes after a bid, or three opening passes."""
    assert codes(read_auction("8 à Cœur, je passe, 9 à Pique, Fin", "fr", players=3)) == "8H P 9S P P"
    assert codes(read_auction("Fin", "fr", players=3)) == "P P P"


def test_nothing_comes_after_fin() -> None:
    """Fin is the last word."""
    with pytest.raises(ParseError) as refusal:
        read_auction("1♥ Fin 2♥", "fr")
    assert refusal.value.code == "text.after"


@pytest.mark.parametrize(
    ("text", "wrong"), [("1♥ 8Z P", "8Z"), ("1♥,Œuf", "Œuf"), ("P 3NT", "3NT"), ("1♥-P", "1♥-P")]
)
def test_an_auction_names_the_call_that_it_cannot_read(text: str, wrong: str) -> None:
    """The refusal repeats the call as it was typed, not the whole auction."""
    with pytest.raises(ParseError) as refusal:
        read_auction(text, "fr")
    assert ("text.call", wrong) == (refusal.value.code, refusal.value.facts["text"])


FRENCH_AUCTION = """\
Ouest   Nord    Est     Sud
                1♥      passe
2♣      contre  3SA     passe
passe   passe"""

ENGLISH_AUCTION = """\
West    North   East    South
                1♥      pass
2♣      double  3NT     pass
pass    pass"""


@pytest.mark.parametrize(("language", "expected"), [("fr", FRENCH_AUCTION), ("en", ENGLISH_AUCTION)])
def test_an_auction_in_four_columns(language: str, expected: str) -> None:
    """The columns are W N E S; the dealer's first call is in the dealer's column."""
    calls = read_auction("1♥ P 2♣ X 3SA Fin", "fr")
    assert expected == print_auction(calls, Seat.E, language)


def test_an_auction_of_three_players_has_three_columns() -> None:
    """RULES 4.2: Domy does not call."""
    calls = read_auction("8♥ P 9♠ Fin", "fr", players=3)
    expected = "Ouest  Est    Sud\n              8♥\npasse  9♠     passe\npasse"
    assert expected == print_auction(calls, Seat.S, "fr", seats=(Seat.E, Seat.S, Seat.W))


@given(
    st.lists(st.sampled_from(CALLS), max_size=30),
    st.sampled_from(SEATS),
    st.sampled_from(LANGUAGES),
)
def test_a_printed_auction_reads_as_itself(calls: list[Call], dealer: Seat, language: str) -> None:
    """The calls are below the names of the seats."""
    printed = print_auction(calls, dealer, language)
    below = printed.split("\n", 1)[1] if "\n" in printed else ""
    assert calls == read_auction(below, language)
