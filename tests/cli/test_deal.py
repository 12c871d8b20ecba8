"""`chelem deal`: diagrams, numbers, PBN, JSON, prepared deals (RULES 0.1, 3.2)."""

import json
import secrets

import pytest

from chelem import Deal, Rank, Seat


def test_the_same_seed_gives_the_same_deals(chelem):
    """INTERFACES: --seed makes deals repeatable."""
    first = chelem("deal", "-n", "3", "--seed", "7", "--format", "pbn").out
    assert first == chelem("deal", "-n", "3", "--seed", "7", "--format", "pbn").out
    assert 3 == len({str(Deal.parse(line)) for line in first.splitlines()})


def test_without_a_seed_deals_differ():
    """A fair deal is drawn from the operating system's generator."""
    assert Deal.draw(secrets.randbelow) != Deal.draw(secrets.randbelow)


def test_output_formats_agree(chelem):
    """Number, PBN and JSON describe the same deal."""
    number = chelem("deal", "--seed", "5", "--format", "number").out.strip()
    output = json.loads(chelem("deal", "--seed", "5", "--json").out)
    deal = Deal.parse(chelem("deal", "--seed", "5", "--format", "pbn").out)
    assert (number, str(deal), str(deal.number)) == (output["number"], output["pbn"], number)
    assert deal == Deal.parse(chelem("deal", "--number", number, "--format", "pbn").out)
    assert [str(card) for card in deal[Seat.E]] == output["hands"]["E"]


@pytest.mark.slow
@pytest.mark.parametrize(("prepared", "strong"), [(1, 9), (2, 9), (3, 11), (4, 11), (5, 14), (6, 14)])
def test_prepared_deals_favour_the_dealers_side(chelem, prepared, strong):
    """RULES 3.2: of the 18 picked cards, 16 are honours; 9, 11 or 14 go to the dealer's side."""
    for seed in range(20):
        words = ("--game", "comptoir", "--prepared", str(prepared), "--dealer", "E", "--seed", str(seed))
        deal = Deal.parse(chelem("deal", *words, "--format", "pbn").out)
        held = sum(card.rank >= Rank.JACK for seat in (Seat.E, Seat.W) for card in deal[seat])
        assert strong - 2 <= held <= strong


def test_text_diagram(chelem):
    """RULES 0.1: spades on top, French honours A R D V, ten as 10, a dash for a void."""
    out = chelem("deal", "--number", "0", "--lang", "fr").out
    assert "Nord" in out
    assert "♠ —" in out
    assert "A R D V 10 9 8 7 6 5 4 3 2" in out


@pytest.mark.parametrize(
    "words",
    [
        ("--prepared", "3"),
        ("--game", "comptoir", "--prepared", "8"),
        ("--number", "-1"),
        ("--number", "five"),
        ("--number", "9" * 5000),
        ("--number", "53644737765488792839237440000"),
        ("--format", "xml"),
        ("--game", "poker"),
        ("-n", "0"),
        ("--dealer", "X", "--game", "comptoir", "--prepared", "1"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(chelem, words):
    """INTERFACES: 2 for bad input or usage."""
    result = chelem("deal", *words)
    assert (2, "", 1) == (result.status, result.out, len(result.err.strip().splitlines()))
