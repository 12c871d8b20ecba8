"""What is no sound deal or position is refused with a sentence that names the fault."""

from collections.abc import Callable

import pytest

from chelem_dd import _kernel, analyse_play, par, solve, solve_cards, solve_many, solve_table

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
    "N:A♠... K2... 43... J5...": "'♠' in North's spades is not a rank",
    "N:AQ... K2... 4\0... J5...": "the character 0x00 in South's spades is not a rank",
    "N:AQ... K-... 43... J5...": "'-' in East's spades is not a rank",
    "N:AA... K2... 43... J5...": "North holds SA twice",
    "N:AQ... K2... 4.10T.. J5...": "South holds HT twice",
    "N:AQ... KA... 43... J5...": "North and East both hold SA",
    "N:AQ... K2... 43... J...": "North holds 2 cards and West 1: hands must be equal",
    "N:A... K2... 43... J5...": "North holds 1 card and East 2: hands must be equal",
    "N:- - - -": "the hands hold no card",
    "N:AKQJT98765432.2.. - - -": "North holds 14 cards, more than 13",
    "N:\ud800": "the text holds half a character",
    (1, 2, 4): "a deal has four hands, not 3",
    (1, 2, 4, 8, 16): "a deal has four hands, not 5",
    (1, 2, 4, 1 << 52): "West's hand has a bit beyond the 52 cards",
    (1, 1 << 1000, 4, 8): "East's hand has a bit beyond the 52 cards",
    (-1, 2, 4, 8): "North's hand has a bit beyond the 52 cards",
    (3, 12, 48, 64 + 1): "North and West both hold C2",
    (3, 12, 48, 64): "North holds 2 cards and West 1: hands must be equal",
}


@pytest.mark.parametrize("deal", TABLES)
def test_a_deal_that_is_not_sound(deal: object) -> None:
    """All that take a deal say the same of it."""
    for ask in (solve_table, lambda deal: solve(deal, "NT", "N"), lambda deal: next(solve_many([deal]))):
        with pytest.raises(ValueError) as caught:  # noqa: PT011
            ask(deal)
        assert TABLES[deal] == str(caught.value)


POSITIONS = {
    (TWO, "N", "N", ""): "a strain is S, H, D, C or NT",
    (TWO, "s", "N", ""): "a strain is S, H, D, C or NT",
    (TWO, "NT", "n", ""): "a leader is N, E, S or W",
    (TWO, "NT", "", ""): "a leader is N, E, S or W",
    (TWO, "NT", "N", "A"): "a card is a suit and a rank, as SA or H10",
    (TWO, "NT", "N", "AS"): "a card is a suit and a rank, as SA or H10",
    (TWO, "NT", "N", "SA2"): "a card is a suit and a rank, as SA or H10",
    (TWO, "NT", "N", ("",)): "a card is a suit and a rank, as SA or H10",
    (TWO, "NT", "N", "♠A"): "a card is a suit and a rank, as SA or H10",
    (TWO, "NT", "N", (52,)): "a card's number is 0 to 51",
    (TWO, "NT", "N", (-1,)): "a card's number is 0 to 51",
    (TWO, "NT", "N", "ST S9 S8 S7"): "a trick in progress holds at most three cards, not 4",
    (TWO, "NT", "N", "SA"): "SA is in the trick and still in North's hand",
    (TWO, "NT", "N", "ST ST"): "ST is twice in the trick",
    (
        TWO,
        "NT",
        "N",
        "ST",
    ): "North, who has played to the trick, holds 2 cards and East 2: it must be one less",
    ("N:A... K2... 43... J...", "NT", "N", "SQ"): (
        "East holds 2 cards and West 1: hands must be equal, but for those who have played to the trick"
    ),
    ("N:A... K... 4... J...", "NT", "S", "S3 S2 S5"): (
        "South, who has played to the trick, holds 1 card and East 1: it must be one less"
    ),
    ("N:- - - -", "NT", "N", "SA"): "East, who is to play, holds no card",
    ("N:A... 2... 43... J5...", "NT", "N", "SQ H2"): "East played H2 when spades were led, and holds S2",
}


@pytest.mark.parametrize("arguments", POSITIONS)
@pytest.mark.parametrize("ask", [solve, solve_cards])
def test_a_position_that_is_not_sound(ask: Callable[..., object], arguments: tuple[object, ...]) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        ask(*arguments)
    assert POSITIONS[arguments] == str(caught.value)


PLAYS = {
    "SK": "card 1, SK: North, who is to play, does not hold it",
    "SA S2 S3 S5 S4": "card 5, S4: North, who is to play, does not hold it",
    "SA S2 S3 SJ SA": "card 5, SA: North, who is to play, does not hold it",
    "SA H2": "card 2, H2: East must follow in spades",
    "SA S2 S3 SJ SQ H2 S4 S5 S6": "card 9, S6: North, who is to play, does not hold it",
}


@pytest.mark.parametrize("cards", PLAYS)
def test_a_card_that_may_not_be_played(cards: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        analyse_play("N:AQ... 2.2.. 43... J5...", "NT", "N", cards)
    assert PLAYS[cards] == str(caught.value)


ROWS = ((7, 6, 7, 6),) * 5
WRONG_TYPES: list[Callable[[], object]] = [
    lambda: solve_table(5),
    lambda: solve_table(None),
    lambda: solve_table(b"NESW"),
    lambda: solve_table({1: 2}),
    lambda: solve_table((1.0, 2, 4, 8)),
    lambda: solve_table(("1", 2, 4, 8)),
    lambda: solve_table(TWO, memory="64"),
    lambda: solve(TWO, 4, "N"),
    lambda: solve(TWO, "NT", 0),
    lambda: solve(TWO, "NT", "N", 5),
    lambda: solve(TWO, "NT", "N", None),
    lambda: solve(TWO, "NT", "N", (None,)),
    lambda: solve(TWO, "NT", "N", (1.5,)),
    lambda: solve_many(5),
    lambda: solve_many(TWO),
    lambda: solve_many([TWO], threads="2"),
    lambda: par(ROWS, "N", "none"),
    lambda: analyse_play(TWO, "NT", "N", 5),
]


@pytest.mark.parametrize("ask", WRONG_TYPES)
def test_values_of_the_wrong_kind(ask: Callable[[], object]) -> None:
    with pytest.raises(TypeError):
        ask()


@pytest.mark.parametrize("memory", [0, 7, -64, 1 << 21, 1 << 100])
def test_memory_is_in_megabytes(memory: int) -> None:
    for ask in (solve_table, lambda deal, memory: solve_many([deal], memory=memory)):
        with pytest.raises(ValueError, match="memory, in megabytes a thread, is 8 to 1048576"):
            ask(TWO, memory=memory)


def test_what_solve_many_cannot_mean() -> None:
    """A strain goes with a leader, and what is said of a trick with both; threads are 1 to 1024."""
    for arguments in ({"strain": "X", "leader": "N"}, {"leader": "N"}):
        with pytest.raises(ValueError, match="a strain is S, H, D, C or NT"):
            solve_many([TWO], **arguments)
    for arguments in ({"strain": "S"}, {"strain": "S", "leader": "X"}):
        with pytest.raises(ValueError, match="a leader is N, E, S or W"):
            solve_many([TWO], **arguments)
    for arguments in ({"cards": True}, {"trick": "SA"}):
        with pytest.raises(ValueError, match="asks for a strain and a leader"):
            solve_many([TWO], **arguments)
    for threads in (0, -1, 1025, 1 << 70):
        with pytest.raises(ValueError, match="threads is 1 to 1024"):
            solve_many([TWO], threads=threads)


def test_the_kernel_itself_refuses_tables_that_are_none() -> None:
    for rows in ((), ROWS[:4], ((7, 6, 7),) * 5, ((7, 6, 7, 14),) * 5, ((7, 6, 7, -1),) * 5):
        with pytest.raises(ValueError, match=r"a table is|a number of tricks is"):
            _kernel.par(rows, "N", False, False)  # noqa: FBT003


def test_a_fault_leaves_everything_usable() -> None:
    with pytest.raises(ValueError, match="four hands"):
        solve_table("N:A")
    assert 2 == solve_table(TWO)["NT"]["N"]
