"""Deals, cards, strains, seats and vulnerabilities may be any values that print as their text."""

from dataclasses import dataclass
from enum import Enum, IntEnum, StrEnum

import pytest

from chelem_dd import (
    Table,
    Tricks,
    analyse_play,
    par,
    reference,
    solve,
    solve_cards,
    solve_many,
    solve_table,
)

TWO = "N:AQ... K2... 43... J5..."
ENDING = "N:AQ... K... 4... 5..."
ROWS = ((10, 3, 10, 3), (8, 5, 8, 5), (5, 7, 5, 7), (6, 6, 6, 7), (9, 4, 8, 4))


@dataclass(frozen=True)
class Printed:
    """A value of another package, known only by what it prints."""

    text: str

    def __str__(self) -> str:
        return self.text


class Strain(IntEnum):
    """Numbered in another order than the kernel's, and printed as a number."""

    C = 0
    D = 1
    H = 2
    S = 3
    NT = 4


class Seat(IntEnum):
    """Numbered, and printed as its name."""

    W = 0
    N = 1
    E = 2
    S = 3

    def __str__(self) -> str:
        return self.name


class Vulnerability(Enum):
    NONE = 0
    NS = 1
    EW = 2
    BOTH = 3


class Leader(StrEnum):
    """Text itself."""

    NORTH = "N"
    EAST = "E"


def test_a_deal_is_a_value_that_prints_as_one() -> None:
    assert solve_table(TWO) == solve_table(Printed(TWO))
    assert [solve_table(TWO)] == list(solve_many([Printed(TWO)]))


def test_a_deal_is_four_hands() -> None:
    """Each as PBN text, as a value that prints as it, or as an integer."""
    hands = ["AQ...", Printed("K2..."), 1 << 41 | 1 << 40, "J5..."]
    assert solve_table(TWO) == solve_table(hands)
    assert reference.solve(TWO, "NT", "S") == reference.solve(hands, "NT", "S")


@pytest.mark.parametrize("strain", Strain)
@pytest.mark.parametrize("leader", Seat)
def test_members_of_enumerations_are_read_by_name_not_by_number(strain: Strain, leader: Seat) -> None:
    deal = "N:A.K..2 .A.K.3 K..A.4 .2.3.A"
    assert solve(deal, strain.name, leader.name) == solve(deal, strain, leader)
    assert solve_cards(deal, strain.name, leader.name) == solve_cards(deal, strain, leader)
    assert solve(deal, strain.name, leader.name) == next(solve_many([deal], strain, leader))


def test_an_enumeration_of_text_is_text() -> None:
    assert solve(TWO, "NT", "E") == solve(TWO, "NT", Leader.EAST)


@pytest.mark.parametrize(
    "trick",
    [
        "S2 S3 SJ",
        Printed("S2 S3 SJ"),
        [Printed("S2"), Printed("s3"), 48],
        (Printed("S2"), "S3", Enum("Card", "SJ").SJ),
    ],
)
def test_cards_are_values_that_print_as_them(trick: object) -> None:
    assert {"SA": 1, "SQ": 2} == solve_cards(ENDING, "NT", "E", trick)


def test_an_integer_that_prints_as_a_card_is_that_card() -> None:
    """Its number may follow another order."""

    class Card(IntEnum):
        S2 = 7
        S3 = 8
        SJ = 9

        def __str__(self) -> str:
            return self.name

    assert {"SA": 1, "SQ": 2} == solve_cards(ENDING, "NT", "E", tuple(Card))


def test_a_line_of_play_takes_values() -> None:
    cards = [Printed(card) for card in ("S2", "S3", "SJ", "SA")]
    assert (2, 2, 2, 2, 1) == analyse_play(Printed(TWO), Strain.NT, Seat.E, cards).tricks


def test_a_table_is_read_by_values() -> None:
    """By name: the numbers of the members mean nothing."""
    table = Table(ROWS)
    for i, strain in enumerate(("S", "H", "D", "C", "NT")):
        for j, seat in enumerate("NESW"):
            assert ROWS[i][j] == table[Strain[strain]][Seat[seat]] == table[Printed(strain)][Printed(seat)]
    assert Strain.NT in table
    assert Seat.N in table["NT"]
    assert table["NT"]["N"] == table.get(Strain.NT).get(Seat.N)
    for key in (0, Strain, None, b"S", "N", ()):
        assert key not in table
        with pytest.raises(KeyError):
            table[key]
    for key in (0, None, b"N", "NT", ()):
        assert key not in table["NT"]
        assert table["NT"].get(key) is None
        with pytest.raises(KeyError):
            table["NT"][key]


def test_tricks_by_card_are_read_by_values() -> None:
    tricks = solve_cards(ENDING, "NT", "E", "S2 S3 SJ")
    assert isinstance(tricks, Tricks)
    assert (1, 2) == (tricks[Printed("SA")], tricks["SQ"])
    assert Printed("S2") not in tricks
    assert 7 == tricks.get(Printed("S2"), 7)
    assert isinstance(next(solve_many([ENDING], "NT", "E", trick="S2 S3 SJ", cards=True)), Tricks)


@pytest.mark.parametrize("text", ["none", "NS", "EW", "both"])
def test_a_vulnerability_in_any_case_or_as_a_value(text: str) -> None:
    expected = par(Table(ROWS), "N", text)
    member = Vulnerability[text.upper()]
    for vulnerable in (text.upper(), text.lower(), text.title(), Printed(text), member):
        assert expected == par(Table(ROWS), Seat.N, vulnerable)


@pytest.mark.parametrize("bad", [5, None, object(), 1.5, {}, b"N", Strain.NT])
def test_a_value_that_prints_as_unknown_text_is_of_the_wrong_type(bad: object) -> None:
    """The error names the type, as what the value prints may be anything."""
    kind = type(bad).__name__
    for ask in (
        lambda: solve_table(bad),
        lambda: solve(TWO, "NT", bad),
        lambda: solve(TWO, "NT", "N", bad),
        lambda: solve(TWO, "NT", "N", [bad]) if not isinstance(bad, int) else solve_table(bad),
        lambda: par(Table(ROWS), bad, "none"),
        lambda: par(Table(ROWS), "N", bad),
    ):
        with pytest.raises(TypeError, match=f"not {kind}$"):
            ask()


def test_a_value_that_prints_as_an_invalid_deal_raises_its_error() -> None:
    with pytest.raises(ValueError, match="North holds 2 cards and West 1"):
        solve_table(Printed("N:AQ... K2... 43... J..."))
    with pytest.raises(ValueError, match="'1' in East's spades is not a rank"):
        solve_table(("AQ...", Printed("K1..."), "43...", "J5..."))


def test_an_error_while_printing_a_value_is_raised() -> None:
    class Silent:
        def __str__(self) -> str:
            raise LookupError("cannot be printed")

    for ask in (
        lambda: solve_table(Silent()),
        lambda: solve(TWO, Silent(), "N"),
        lambda: Table(ROWS)[Silent()],
    ):
        with pytest.raises(LookupError, match="cannot be printed"):
            ask()
