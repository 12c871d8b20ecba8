"""Contracts and results as on a score slip."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.cards import STRAINS, Strain
from chelem.core.contracts import Contract
from chelem.core.errors import ParseError
from chelem.core.seats import SEATS, Seat
from chelem.text import (
    ContractResult,
    print_contract,
    print_result,
    read_contract,
    read_result,
)

LANGUAGES = ("fr", "en")
RESULTS = st.builds(
    ContractResult,
    number=st.integers(1, 13),
    strain=st.sampled_from(STRAINS),
    stake=st.integers(0, 10).map(lambda doublings: 1 << doublings),
    relative=st.none() | st.integers(-13, 13),
    declarer=st.none() | st.sampled_from(SEATS),
)


@pytest.mark.parametrize("base", [6, 0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_contract_reads_as_itself(language: str, base: int) -> None:
    """read(print(contract)) is the contract, by levels or, in Whiz, by tricks."""
    for seat, strain, tricks, doublings in product(SEATS, STRAINS, range(7, 14), range(11)):
        contract = Contract(seat, strain, tricks, 1 << doublings)
        assert contract == read_contract(print_contract(contract, language, base=base), language, base=base)


@given(RESULTS, st.sampled_from(LANGUAGES))
def test_a_printed_result_reads_as_itself(result: ContractResult, language: str) -> None:
    """read(print(result)) is the result, with what was not written left out."""
    assert result == read_result(print_result(result, language), language)


def test_contracts_are_printed_in_the_words_of_the_language() -> None:
    """4♠X par Nord, 4♠X by North; the number counts tricks in Whiz."""
    assert print_contract(Contract.parse("4SX by N"), "fr") == "4♠X par Nord"
    assert print_contract(Contract.parse("4SX by N"), "en") == "4♠X by North"
    assert print_contract(Contract.parse("3NT by W"), "fr") == "3SA par Ouest"
    assert print_contract(Contract.parse("4H by S"), "fr", base=0) == "10♥ par Sud"


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("2♠X+1", ContractResult(2, Strain.S, 2, 1)),
        ("3SA=", ContractResult(3, Strain.NT, 1, 0)),
        ("1SA", ContractResult(1, Strain.NT)),
        ("4Cx-2", ContractResult(4, Strain.H, 2, -2)),
        ("4P*−2", ContractResult(4, Strain.S, 2, -2)),
        ("4♠×+1", ContractResult(4, Strain.S, 2, 1)),
        ("10♥", ContractResult(10, Strain.H)),
        ("6♣XX", ContractResult(6, Strain.C, 4)),
        ("6T**", ContractResult(6, Strain.C, 4)),
        ("4CA =", ContractResult(4, Strain.D, 1, 0)),
        ("4 piques contrés + 1", ContractResult(4, Strain.S, 2, 1)),
        ("4♠ contré", ContractResult(4, Strain.S, 2)),
        ("4♠ surcontré -1", ContractResult(4, Strain.S, 4, -1)),
        ("3 sans atout par Nord +1", ContractResult(3, Strain.NT, 1, 1, Seat.N)),
        ("3SA +1 par Ouest", ContractResult(3, Strain.NT, 1, 1, Seat.W)),
        ("4♠X O -2", ContractResult(4, Strain.S, 2, -2, Seat.W)),
        ("4 P S", ContractResult(4, Strain.S, declarer=Seat.S)),
        ("4 C O =", ContractResult(4, Strain.H, 1, 0, Seat.W)),
        ("4CO", ContractResult(4, Strain.H)),
        ("9 à Pique", ContractResult(9, Strain.S)),
        ("2♠ fait 3", ContractResult(2, Strain.S, 1, 1)),
        ("2♠ contré fait 3", ContractResult(2, Strain.S, 2, 1)),
        ("3SA 10", ContractResult(3, Strain.NT, 1, 1)),
        ("3SA 3", ContractResult(3, Strain.NT, 1, 0)),
        ("4♥ fait 3", ContractResult(4, Strain.H, 1, -1)),
        ("7♣ fait 7", ContractResult(7, Strain.C, 1, 0)),
        ("3SA fait", ContractResult(3, Strain.NT, 1, 0)),
        ("3SA par Sud fait 11", ContractResult(3, Strain.NT, 1, 2, Seat.S)),
        ("4♠X chute de 2", ContractResult(4, Strain.S, 2, -2)),
        ("4♠ chuté de 1", ContractResult(4, Strain.S, 1, -1)),
    ],
)
def test_french_results(text: str, result: ContractResult) -> None:
    """A contract, its doubling (X, *, contré), its declarer and its result, the last three as wanted."""
    assert result == read_result(text, "fr")


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("4Cx-2", ContractResult(4, Strain.C, 2, -2)),
        ("4SX-2", ContractResult(4, Strain.S, 2, -2)),
        ("3NT by N +1", ContractResult(3, Strain.NT, 1, 1, Seat.N)),
        ("3N N", ContractResult(3, Strain.NT, declarer=Seat.N)),
        ("3N=", ContractResult(3, Strain.NT, 1, 0)),
        ("4 spades doubled by West -1", ContractResult(4, Strain.S, 2, -1, Seat.W)),
        ("2D redoubled", ContractResult(2, Strain.D, 4)),
        ("2♥ dbl +2", ContractResult(2, Strain.H, 2, 2)),
        ("2S made 3", ContractResult(2, Strain.S, 1, 1)),
        ("3NT 10", ContractResult(3, Strain.NT, 1, 1)),
        ("4H down 2", ContractResult(4, Strain.H, 1, -2)),
    ],
)
def test_english_results(text: str, result: ContractResult) -> None:
    """The same in English."""
    assert result == read_result(text, "en")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("3SA=", "en"),
        ("3NT=", "fr"),
        ("4SX-2", "fr"),
        ("4PX-2", "en"),
        ("3SA by N", "fr"),
        ("3NT par N", "en"),
        ("4♠ W", "fr"),
        ("4♠ O", "en"),
        ("4♠ contré", "en"),
        ("4♠ doubled", "fr"),
        ("", "fr"),
        ("passe", "fr"),
        ("4", "fr"),
        ("=", "fr"),
        ("4♠≠", "fr"),
        ("0♠", "fr"),
        ("14♠", "fr"),
        ("4♠+", "fr"),
        ("4♠+100", "fr"),
        ("4♠ N = par S", "fr"),
        ("4♠" + 11 * "X", "fr"),
        ("1SA fait 7", "fr"),
        ("1SA fait 14", "fr"),
        ("2♠ made 3", "fr"),
        ("2♠ fait 3", "en"),
    ],
)
def test_what_is_no_result_is_refused(text: str, language: str) -> None:
    """No mixing of languages, no contract without number and strain."""
    with pytest.raises(ParseError) as refusal:
        read_result(text, language)
    assert refusal.value.code == "text.result"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("4♠", "text.contract"),
        ("4♠ par N +1", "text.contract"),
        ("8♠ par N", "contract.tricks"),
        ("Z", "text.result"),
    ],
)
def test_a_contract_has_a_declarer_and_seven_to_thirteen_tricks(text: str, code: str) -> None:
    """A contract is not yet a result."""
    with pytest.raises(ParseError) as refusal:
        read_contract(text, "fr")
    assert code == refusal.value.code


def test_in_whiz_what_was_made_is_all_tricks() -> None:
    """A contract of Whiz counts tricks from the first (RULES 4.2)."""
    assert read_result("9♠ fait 10", "fr", base=0).relative == 1
    assert read_result("7♠ fait 7", "fr", base=0).relative == 0
    assert read_result("9♠ 8", "fr", base=0).relative == -1
