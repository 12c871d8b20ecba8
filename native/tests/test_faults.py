"""An invalid deal or position is rejected with a sentence that describes the error."""

from collections.abc import Callable

import pytest

from chelem_dd import Table, _kernel, analyse_play, par, solve, solve_cards, solve_many, solve_table

TWO = "N:AQ... K2... 43... J5..."

NO_SEAT = "a deal begins with the seat of its first hand and a colon: N:, E:, S: or W:"
SUITS = "not four: spades.hearts.diamonds.clubs"

TABLES = {
    "": NO_SEAT,
    "N": NO_SEAT,
    "X:AQ... K2... 43... J5...": NO_SEAT,
    "AQ... K2... 43... J5...": NO_SEAT,
    "♠:AQ... K2... 43... J5...": NO_SEAT,
    "N:": "a deal has four hands, not 0",
    "N:AQ... K2... 43...": "a deal has four hands, not 3",
    f"{TWO} T9...": "a deal has four hands, not 5",
    "N:AQ.. K2... 43... J5...": f"North's hand is written with 3 suits, {SUITS}",
    "E:AQ K2... 43... J5...": f"East's hand is written with 1 suit, {SUITS}",
    "N:AQ.... K2... 43... J5...": f"North's hand is written with 5 suits, {SUITS}",
    "N:AQ... K1... 43... J5...": "'1' in East's spades is not a rank",
    "N:A♠... K2... 43... J5...": "U+2660 in North's spades is not a rank",
    "N:A\u202e... K2... 43... J5...": "U+202E in North's spades is not a rank",
    "N:A\x9b... K2... 43... J5...": "U+009B in North's spades is not a rank",
    "N:A\U0001f0a1... K2... 43... J5...": "U+1F0A1 in North's spades is not a rank",
    "N:AQ... K2... 4\0... J5...": "U+0000 in South's spades is not a rank",
    "N:AQ... K-... 43... J5...": "'-' in East's spades is not a rank",
    "N:AA... K2... 43... J5...": "North holds SA twice",
    "N:AQ... K2... 4.10T.. J5...": "South holds HT twice",
    "N:AQ... KA... 43... J5...": "North and East both hold SA",
    "N:AQ... K2... 43... J...": "North holds 2 cards and West 1: hands must be equal",
    "N:A... K2... 43... J5...": "North holds 1 card and East 2: hands must be equal",
    "N:- - - -": "the hands hold no card",
    "N:AKQJT98765432.2.. - - -": "North holds 14 cards, more than 13",
    "N:\ud800": "the text contains half of a surrogate pair",
    (1, 2, 4): "a deal has four hands, not 3",
    (1, 2, 4, 8, 16): "a deal has four hands, not 5",
    (1, 2, 4, 1 << 52): "West's hand has a bit beyond the 52 cards",
    (1, 1 << 1000, 4, 8): "East's hand has a bit beyond the 52 cards",
    (-1, 2, 4, 8): "North's hand has a bit beyond the 52 cards",
    (3, 12, 48, 64 + 1): "North and West both hold C2",
    (3, 12, 48, 64): "North holds 2 cards and West 1: hands must be equal",
}


@pytest.mark.parametrize("deal", TABLES)
def test_an_invalid_deal(deal: object) -> None:
    """All functions that take a deal give the same error."""
    for ask in (solve_table, lambda deal: solve(deal, "NT", "N"), lambda deal: next(solve_many([deal]))):
        with pytest.raises(ValueError) as caught:  # noqa: PT011
            ask(deal)
        assert TABLES[deal] == str(caught.value)


POSITIONS = {
    (TWO, "N", "N", ""): "a strain is S, H, D, C or NT",
    (TWO, "s", "N", ""): "a strain is S, H, D, C or NT",
    (TWO, "NT", "n", ""): "a leader is N, E, S or W",
    (TWO, "NT", "", ""): "a leader is N, E, S or W",
    (TWO, "NT", "N", "A"): "a card is a suit and a rank, such as SA or H10",
    (TWO, "NT", "N", "AS"): "a card is a suit and a rank, such as SA or H10",
    (TWO, "NT", "N", "SA2"): "a card is a suit and a rank, such as SA or H10",
    (TWO, "NT", "N", ("",)): "a card is a suit and a rank, such as SA or H10",
    (TWO, "NT", "N", "♠A"): "a card is a suit and a rank, such as SA or H10",
    (TWO, "NT", "N", (52,)): "a card's number must be 0 to 51",
    (TWO, "NT", "N", (-1,)): "a card's number must be 0 to 51",
    (TWO, "NT", "N", "ST S9 S8 S7"): "a trick in progress has at most 3 cards",
    (TWO, "NT", "N", "SA"): "SA is in the trick and still in North's hand",
    (TWO, "NT", "N", "ST ST"): "ST is in the trick twice",
    (
        TWO,
        "NT",
        "N",
        "ST",
    ): "North, who has played to the trick, holds 2 cards and East 2: it must hold one fewer",
    ("N:A... K2... 43... J...", "NT", "N", "SQ"): (
        "East holds 2 cards and West 1: hands must be equal, except for those who have played to the trick"
    ),
    ("N:A... K... 4... J...", "NT", "S", "S3 S2 S5"): (
        "South, who has played to the trick, holds 1 card and East 1: it must hold one fewer"
    ),
    ("N:- - - -", "NT", "N", "SA"): "East, who is to play, holds no card",
    ("N:A... 2... 43... J5...", "NT", "N", "SQ H2"): "East played H2 when spades were led, but holds S2",
}


@pytest.mark.parametrize("arguments", POSITIONS)
@pytest.mark.parametrize("ask", [solve, solve_cards])
def test_an_invalid_position(ask: Callable[..., object], arguments: tuple[object, ...]) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        ask(*arguments)
    assert POSITIONS[arguments] == str(caught.value)


PLAYS = {
    "SK": "card 1, SK: North, who is to play, does not hold it",
    "SA S2 S3 S5 S4": "card 5, S4: North, who is to play, does not hold it",
    "SA S2 S3 SJ SA": "card 5, SA: North, who is to play, does not hold it",
    "SA H2": "card 2, H2: East must follow suit in spades",
    "SA " * 53: "a line of play has at most 52 cards",
    "SA S2 S3 SJ SQ H2 S4 S5 S6": "card 9, S6: North, who is to play, does not hold it",
}


@pytest.mark.parametrize("cards", PLAYS)
def test_an_illegal_card(cards: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        analyse_play("N:AQ... 2.2.. 43... J5...", "NT", "N", cards)
    assert PLAYS[cards] == str(caught.value)


ROWS = ((7, 6, 7, 6),) * 5
DEAL = "a deal is PBN text or four hands"
HAND = "North's hand is an integer or PBN text"
CARD = "a card is text, such as SA or H10, or a number"
STRAIN = "a strain is S, H, D, C or NT"
LEADER = "a leader is N, E, S or W"
VULNERABLE = "vulnerable is none, NS, EW or both"
CARDS = "cards are text or a sequence"
MEMORY = "memory, in megabytes a thread, is an integer"
WRONG_TYPES: list[tuple[Callable[[], object], str]] = [
    (lambda: solve_table(5), f"{DEAL}, not int"),
    (lambda: solve_table(None), f"{DEAL}, not NoneType"),
    (lambda: solve_table(b"NESW"), f"{DEAL}, not bytes"),
    (lambda: solve_table({1: 2}), f"{DEAL}, not dict"),
    (lambda: solve_table((1.0, 2, 4, 8)), f"{HAND}, not float"),
    (lambda: solve_table((None, 2, 4, 8)), f"{HAND}, not NoneType"),
    (lambda: solve_table(TWO, memory="64"), f"{MEMORY}, not str"),
    (lambda: solve_table(TWO, memory=None), f"{MEMORY}, not NoneType"),
    (lambda: solve(TWO, 4, "N"), f"{STRAIN}, not int"),
    (lambda: solve(TWO, None, "N"), f"{STRAIN}, not NoneType"),
    (lambda: solve(TWO, "NT", 0), f"{LEADER}, not int"),
    (lambda: solve(TWO, "NT", None), f"{LEADER}, not NoneType"),
    (lambda: solve(TWO, "NT", "N", 5), f"{CARDS}, not int"),
    (lambda: solve_cards(TWO, "NT", "N", None), f"{CARDS}, not NoneType"),
    (lambda: solve(TWO, "NT", "N", (None,)), f"{CARD}, not NoneType"),
    (lambda: solve(TWO, "NT", "N", (1.5,)), f"{CARD}, not float"),
    (lambda: solve_many(5), "not iterable"),
    (lambda: solve_many(TWO), "solve_many takes an iterable of deals, not one deal"),
    (lambda: solve_many([TWO], threads="2"), "threads is an integer, not str"),
    (lambda: par(ROWS, "N", "none"), "par takes a Table, not tuple"),
    (lambda: par(Table(ROWS), None, "none"), "a dealer is N, E, S or W, not NoneType"),
    (lambda: par(Table(ROWS), "N", []), f"{VULNERABLE}, not list"),
    (lambda: analyse_play(TWO, "NT", "N", 5), f"{CARDS}, not int"),
]


@pytest.mark.parametrize(("ask", "fault"), WRONG_TYPES)
def test_values_of_the_wrong_type(ask: Callable[[], object], fault: str) -> None:
    with pytest.raises(TypeError, match=fault):
        ask()


@pytest.mark.parametrize("memory", [0, 7, -64, 1 << 15, 1 << 100])
def test_memory_is_in_megabytes(memory: int) -> None:
    for ask in (solve_table, lambda deal, memory: solve_many([deal], memory=memory)):
        with pytest.raises(ValueError, match="memory, in megabytes a thread, must be 8 to 16384"):
            ask(TWO, memory=memory)


def test_inconsistent_arguments_of_solve_many() -> None:
    """A strain needs a leader and the reverse, a trick needs both, and threads are 1 to 256."""
    with pytest.raises(ValueError, match="a strain is S, H, D, C or NT"):
        solve_many([TWO], "X", "N")
    with pytest.raises(ValueError, match="a leader is N, E, S or W"):
        solve_many([TWO], "S", "X")
    with pytest.raises(TypeError, match="a strain is S, H, D, C or NT, not NoneType"):
        solve_many([TWO], leader="N")
    with pytest.raises(TypeError, match="a leader is N, E, S or W, not NoneType"):
        solve_many([TWO], "S")
    for arguments in ({"cards": True}, {"trick": "SA"}):
        with pytest.raises(ValueError, match="needs a strain and a leader"):
            solve_many([TWO], **arguments)
    for threads in (0, -1, 257, 1 << 70):
        with pytest.raises(ValueError, match="threads must be 1 to 256"):
            solve_many([TWO], threads=threads)


def test_the_kernel_itself_rejects_malformed_tables() -> None:
    for rows in ((), ROWS[:4], ((7, 6, 7),) * 5, ((7, 6, 7, 14),) * 5, ((7, 6, 7, -1),) * 5):
        with pytest.raises(ValueError, match=r"a table is|a number of tricks must be"):
            _kernel.par(rows, "N", False, False)  # noqa: FBT003


def test_a_long_argument_is_rejected_without_reading_it() -> None:
    """An argument that is too long is refused by its length, which may exceed all memory."""
    with pytest.raises(ValueError, match=f"four hands, not {10**12}"):
        solve_table(range(10**12))
    with pytest.raises(ValueError, match="at most 3 cards"):
        solve(TWO, "NT", "N", range(10**12))


def test_a_type_whose_metaclass_overrides_its_name() -> None:
    """The name of a type is read from the type itself, even if its metaclass overrides it."""

    class Named(type):
        __name__ = property(lambda _: 5)

    class Strange(metaclass=Named):
        pass

    with pytest.raises(TypeError, match="a deal is PBN text or four hands, not Strange"):
        solve_table(Strange())


def test_the_solver_is_usable_after_an_error() -> None:
    with pytest.raises(ValueError, match="four hands"):
        solve_table("N:A")
    assert 2 == solve_table(TWO)["NT"]["N"]
