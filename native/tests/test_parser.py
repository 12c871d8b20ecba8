"""Any text and any numbers give a deal or a ValueError, and a deal survives writing and reading."""

import random
from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from chelem_dd import _kernel, solve, solve_cards, solve_table
from dealing import RANKS, SEATS, STRAINS, deal, examples, positions

NEARLY_PBN = st.text(alphabet="NESW: .-AKQJT987654321x0\t\n♠", max_size=80)
INTEGERS = st.lists(st.integers() | st.integers(0, 2**52 - 1) | st.integers(0, 255), max_size=6)


@given(st.text() | NEARLY_PBN)
@settings(max_examples=examples(150, 500), deadline=None)
@example("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
def test_any_text_is_a_deal_or_a_fault(text: str) -> None:
    try:
        hands = _kernel.hands(text)
    except ValueError:
        return
    assert hands == _kernel.hands(_kernel.text(hands))


@given(INTEGERS, st.text(max_size=3), st.text(max_size=2), st.text(max_size=8) | INTEGERS)
@settings(max_examples=examples(150, 500), deadline=None)
def test_any_numbers_are_a_position_or_a_fault(hands, strain, leader, trick) -> None:
    for ask in (lambda: solve_table(hands), lambda: solve(hands, strain, leader, trick)):
        with suppress(ValueError):
            ask()


@given(positions(5), st.lists(st.integers(0, 51), max_size=4), st.sampled_from(SEATS), st.randoms())
@settings(max_examples=examples(100, 300), deadline=None)
def test_a_position_with_one_thing_changed_is_a_position_or_a_fault(p, trick, leader, rng) -> None:
    changed = list(p.deal)
    changed[rng.randrange(4)] ^= 1 << rng.randrange(52)
    for arguments in (
        (changed, p.strain, p.leader, p.trick),
        (p.deal, p.strain, leader, p.trick),
        (p.deal, p.strain, p.leader, trick),
    ):
        with suppress(ValueError):
            assert solve_cards(*arguments)


@given(st.randoms(use_true_random=False), st.integers(0, 13))
@settings(max_examples=examples(40, 100), deadline=None)
def test_a_deal_that_is_written_is_read_back(rng: random.Random, size: int) -> None:
    hands = deal(rng, size)
    assert hands == _kernel.hands(_kernel.text(hands))


@given(st.randoms(use_true_random=False), st.integers(1, 13), st.integers(0, 3))
@settings(max_examples=examples(40, 100), deadline=None)
def test_the_ways_to_write_a_deal(rng: random.Random, size: int, first: int) -> None:
    """Any hand first, ranks in any order and case, 10 for T, - for nothing, any blanks between hands."""
    hands = deal(rng, size)
    written = []
    for i in range(4):
        hand = hands[(first + i) % 4]
        suits = []
        for suit in (3, 2, 1, 0):
            ranks = [RANKS[rank] for rank in range(13) if hand >> 13 * suit + rank & 1]
            rng.shuffle(ranks)
            ranks = [rng.choice([rank, rank.lower()]).replace("T", rng.choice(["T", "10"])) for rank in ranks]
            suits.append("".join(ranks) or rng.choice(["", "-"]))
        written.append(".".join(suits))
    blanks = [rng.choice([" ", "  ", "\t", " \n "]) for _ in range(5)]
    after_seat = "".join(hand + blank for hand, blank in zip(written, blanks[1:], strict=True))
    assert hands == _kernel.hands(f"{blanks[0]}{SEATS[first]}:{after_seat}")


def test_a_hand_without_cards() -> None:
    assert (0, 0, 1, 0) == _kernel.hands("N:- -.-.-.- ...2 ...")


@pytest.mark.parametrize("strain", STRAINS)
def test_the_seat_may_be_in_lower_case(strain: str) -> None:
    assert solve("n:A... K... Q... J...", strain, "N") == 1
