"""Tables, positions and cards: shapes, known answers, and consistency."""

import random
from itertools import product

import pytest
from hypothesis import given, settings

from chelem_dd import Table, _kernel, clear, solve, solve_cards, solve_table
from dealing import HARD, SEATS, STRAINS, cards_of, deal, legal, position, positions, text

# Computed by DDS 2.9.
KNOWN = {
    "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3": (
        (5, 8, 5, 8), (6, 6, 6, 6), (5, 7, 5, 7), (7, 5, 7, 5), (6, 6, 6, 6),
    ),
    "E:QJT5432.T.6.QJ82 .J97543.K7532.94 87.62.QJT4.AT753 AK96.AKQ8.A98.K6": (
        (5, 7, 5, 7), (11, 1, 11, 1), (10, 2, 10, 2), (6, 7, 6, 7), (11, 2, 11, 2),
    ),
    "N:73.QJT.AQ54.T752 QT6.876.KJ9.AQ84 5.A95432.7632.K6 AKJ9842.K.T8.J93": (
        (3, 10, 3, 10), (9, 4, 9, 4), (8, 4, 8, 4), (3, 9, 3, 9), (4, 8, 4, 8),
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", KNOWN)
def test_known_tables(text: str) -> None:
    assert solve_table(text) == Table(KNOWN[text])


def test_a_hand_with_a_whole_suit_takes_all_in_it_and_none_in_no_trumps() -> None:
    table = solve_table("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    assert table["S"] == {"N": 13, "E": 0, "S": 13, "W": 0}
    assert table["NT"] == {"N": 0, "E": 0, "S": 0, "W": 0}


def test_a_table_agrees_with_solve_for_each_lead() -> None:
    """Declarer's side takes the tricks that the leader's side does not."""
    rng = random.Random(1)
    for size in (1, 2, 5, 8, 9):
        hands = deal(rng, size)
        table = solve_table(hands)
        for strain, (i, declarer) in product(STRAINS, enumerate(SEATS)):
            assert table[strain][declarer] == size - solve(hands, strain, SEATS[(i + 1) % 4])


@given(positions(8))
@settings(max_examples=100, deadline=None)
def test_the_best_card_is_worth_what_the_position_is(p) -> None:
    """`solve_cards` has every legal card, from the spade ace down, and the best has the value of `solve`."""
    values = solve_cards(*p.arguments)
    assert [text(card) for card in reversed(legal(p.deal[p.seat], p.trick))] == list(values)
    leaders = solve(*p.arguments)
    assert max(values.values()) == (leaders if len(p.trick) % 2 == 0 else p.left - leaders)


def test_positions_of_a_real_deal_before_the_first_lead() -> None:
    hands = _kernel.hands(next(iter(KNOWN)))
    assert len(solve_cards(hands, "NT", "E")) == 13
    assert max(solve_cards(hands, "NT", "E").values()) == 7


def test_cards_may_be_text_or_numbers() -> None:
    """A trick is text, or a sequence of text or numbers; a ten is T or 10."""
    rest = "N:AQ... K... 4... 5..."
    assert {"SA": 1, "SQ": 2} == solve_cards(rest, "NT", "E", "S2 S3 SJ")
    assert {"SA": 1, "SQ": 2} == solve_cards(rest, "NT", "E", ["S2", "s3", "sJ"])
    assert {"SA": 1, "SQ": 2} == solve_cards(rest, "NT", "E", (39, 40, 48))
    assert 0 == solve("N:A... Q... - .J..", "NT", "S", "H10")


def test_hands_may_be_empty_for_those_who_have_played() -> None:
    assert 0 == solve("N:- - .7.. Q...", "NT", "N", "SA SK") - 1
    assert {"H7": 1} == solve_cards("N:- - .7.. Q...", "H", "N", "SA SK")


def test_deals_may_be_lists_or_anything_like_a_sequence() -> None:
    hands = _kernel.hands("N:AQ... K2... 43... J5...")
    assert solve_table(list(hands)) == solve_table(hands) == solve_table("N:AQ... K2... 43... J5...")


def test_memory_is_within_its_bound_and_changes_no_answer() -> None:
    """A search stays within `memory`, whatever the deal, and `clear` frees it."""
    clear()
    assert 7 == solve(HARD, "NT", "N", memory=8)
    assert 0 < _kernel.held() <= 8 << 20
    clear()
    assert 0 == _kernel.held()


def test_solvers_are_kept_only_as_many_as_were_needed_at_once() -> None:
    clear()
    rng = random.Random(2)
    solve(*position(rng, 5).arguments)
    once = _kernel.held()
    for _ in range(50):
        solve_cards(*position(rng, 5).arguments)
        solve(*position(rng, 5).arguments, memory=16)
    assert _kernel.held() == once


def test_there_are_cards_of_each_hand() -> None:
    assert [[0], [13], [26], [39]] == [cards_of(hand) for hand in _kernel.hands("N:...2 ..2. .2.. 2...")]
