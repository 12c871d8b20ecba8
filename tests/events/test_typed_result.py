"""Lines that a director types from paper (RULES, Notation)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.cards import DECK, STRAINS, Card
from chelem.core.contracts import Contract
from chelem.core.errors import ParseError
from chelem.core.seats import SEATS
from chelem.events.outcome import PASSED_OUT, ArtificialScore, Award, NotPlayed, PlayedScore
from chelem.events.table_result import TableResult
from chelem.events.typed_result import TypedResult
from chelem.i18n import LANGUAGES

WORDS = (
    "12",
    "4P",
    "4S",
    "S",
    "N",
    "O",
    "+1",
    "=",
    "-2",
    "10",
    "7",
    "RC",
    "KH",
    "X",
    "3-4",
    "passe",
    "60-40",
    "M+",
    "964",
)
BOARDS = st.integers(1, 999)
ENTRANTS = st.none() | st.tuples(st.integers(1, 99), st.integers(100, 999))
CONTRACTS = st.builds(
    Contract,
    st.sampled_from(SEATS),
    st.sampled_from(STRAINS),
    st.integers(7, 13),
    st.sampled_from((1, 2, 4)),
)
PLAYED = st.builds(TableResult, CONTRACTS, st.integers(0, 13), st.none() | st.sampled_from(DECK))
AVERAGES = st.sampled_from((Award.parse("40"), Award.parse("50"), Award.parse("60")))
RULINGS = st.builds(ArtificialScore, AVERAGES, AVERAGES)
OTHERS = st.builds(TableResult, ended=st.sampled_from(("passed", "unplayed")))
RESULTS = st.builds(TypedResult, BOARDS, PLAYED | OTHERS | RULINGS, ENTRANTS)


@given(RESULTS, st.sampled_from(LANGUAGES))
def test_a_printed_line_is_read_back(result, language):
    """In either language the line that is printed is parsed as the same result."""
    assert TypedResult.parse(result.typed(language), language) == result


def test_text_without_language_is_english():
    """`str` is the English line."""
    assert str(TypedResult.parse("12 3SA O -1", "fr")) == "12 3NT W -1"


@given(st.text(max_size=30) | st.lists(st.sampled_from(WORDS)))
def test_other_text_is_refused_by_a_sentence(text):
    """Whatever is typed, the line is read or `ParseError` says why in both languages."""
    line = text if isinstance(text, str) else " ".join(text)
    for language in LANGUAGES:
        read = refusal = None
        try:
            read = TypedResult.parse(line, language)
        except ParseError as error:
            refusal = error
        if refusal is not None:
            assert refusal.code.startswith("typed.")
            assert refusal.code not in refusal.say(language)
        else:
            assert TypedResult.parse(read.typed(language), language) == read


@pytest.mark.parametrize(
    ("text", "language", "contract", "tricks"),
    [
        ("12 4S S +1", "en", "4S by S", 11),
        ("12 4P S +1", "fr", "4S by S", 11),
        ("12 4PS+1", "fr", None, 0),
        ("12 4P S+1", "fr", "4S by S", 11),
        ("12 4 piques contrés par Sud -2", "fr", "4SX by S", 8),
        ("12 3SA N =", "fr", "3NT by N", 9),
        ("7 2CX E -2", "fr", "2HX by E", 6),
        ("7 2CX E -2", "en", "2CX by E", 6),
        ("7 2c xx e =", "fr", "2HXX by E", 8),
        ("7 1K O 10", "fr", "1D by W", 10),
        ("7 1TR O 7", "fr", "1C by W", 7),
        ("7 3N N 13", "en", "3NT by N", 13),
    ],
)
def test_contracts_are_read_in_the_letters_of_a_language(text, language, contract, tricks):
    """1C is 1 heart in French and 1 club in English; tricks are over, under, or all of declarer's."""
    if contract is None:
        with pytest.raises(ParseError):
            TypedResult.parse(text, language)
        return
    result = TypedResult.parse(text, language).result
    assert (result.contract, result.tricks) == (Contract.parse(contract), tricks)


@pytest.mark.parametrize(
    ("text", "language", "sides"),
    [
        ("12 60-40", "en", ("60", "40")),
        ("12 M+-M-", "en", ("60", "40")),
        ("12 m/m", "fr", ("50", "50")),
        ("12 3-14 70-30", "fr", ("70", "30")),
        ("12 964", "fr", ("60", "40")),
        ("12 3-14 940", "fr", ("40", "60")),
        ("12 964", "en", None),
        ("12 3-14", "fr", None),
        ("12 3-14 130-40", "fr", None),
    ],
)
def test_artificial_scores_are_typed_too(text, language, sides):
    """As averages, or by the codes of French slips (EVENTS, Averages); two pairs alone are not one."""
    if sides is None:
        with pytest.raises(ParseError):
            TypedResult.parse(text, language)
        return
    score = TypedResult.parse(text, language).result
    assert sides == (str(score.north_south), str(score.east_west))


def test_lead_and_pairs_are_optional():
    """The lead stands before or after the result, the pairs after the board."""
    result = TypedResult(12, TableResult(Contract.parse("4S by S"), 11, Card.parse("HK")), (3, 14))
    for line in ("12 3-14 4P S RC +1", "12 3-14 4P S +1 CR", "12 3–14 4♠ S ♥R +1"):
        assert TypedResult.parse(line, "fr") == result


@pytest.mark.parametrize(
    ("text", "language", "outcome"),
    [
        ("5 passe", "fr", PASSED_OUT),
        ("5 passe général", "fr", PASSED_OUT),
        ("5 p", "en", PASSED_OUT),
        ("5 3-4 passed out", "en", PASSED_OUT),
        ("5 nj", "fr", NotPlayed()),
        ("5 not played", "en", NotPlayed()),
        ("2 4S S +1", "en", PlayedScore(650, Contract.parse("4S by S"), 11)),
        ("2 4S W -1", "en", PlayedScore(50, Contract.parse("4S by W"), 9)),
    ],
)
def test_a_result_is_an_outcome(text, language, outcome):
    """Its points follow from the vulnerability of the board's number (Law 2): board 2, North-South."""
    typed = TypedResult.parse(text, language)
    assert typed.result.outcome(typed.board) == outcome


@pytest.mark.parametrize(
    ("text", "language", "code", "word", "place"),
    [
        ("4P S +1", "fr", "typed.board", "4P", 1),
        ("0 4P S +1", "fr", "typed.board", "0", 1),
        ("12 3-3 4P S +1", "fr", "typed.entrants", "3-3", 2),
        ("12 4K S +1", "en", "typed.contract", "4K", 2),
        ("12 -", "fr", "typed.contract", "-", 2),
        ("12 8P S =", "fr", "typed.contract", "8P", 2),
        ("12 4P W +1", "fr", "typed.declarer", "W", 3),
        ("12 4S O +1", "en", "typed.declarer", "O", 3),
        ("12 4P S ZZ +1", "fr", "typed.lead", "ZZ", 4),
        ("12 4P S +4", "fr", "typed.result", "+4", 4),
        ("12 4P S 14", "fr", "typed.result", "14", 4),
        ("12 4P S 4", "fr", "typed.tricks", "4", 4),
        ("12 3P S 6", "fr", "typed.tricks", "6", 4),
        ("12 7P S 7", "fr", "typed.tricks", "7", 4),
        ("12 4P S+1 +2", "fr", "typed.twice", "+2", 5),
    ],
)
def test_an_error_points_at_the_word(text, language, code, word, place):
    """A number that could be tricks above six or all tricks is refused, as is a dash."""
    with pytest.raises(ParseError) as caught:
        TypedResult.parse(text, language)
    assert (caught.value.code, caught.value.facts) == (code, {"word": word, "place": place})
    assert word in caught.value.say("fr")
    assert word in caught.value.say("en")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (" ", "typed.no-board"),
        ("12", "typed.no-contract"),
        ("12 3-4", "typed.no-contract"),
        ("12 4S", "typed.no-declarer"),
        ("12 4S by", "typed.no-declarer"),
        ("12 4S S", "typed.no-result"),
    ],
)
def test_an_error_says_what_is_missing(text, code):
    """A line that ends early is refused by what comes next."""
    with pytest.raises(ParseError) as caught:
        TypedResult.parse(text)
    assert caught.value.code == code


@pytest.mark.parametrize("board", [0, 1000])
def test_impossible_boards_are_refused(board):
    """Numbers are from 1 to 999."""
    with pytest.raises(ParseError):
        TypedResult(board, TableResult(ended="passed"))
