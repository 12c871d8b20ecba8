"""Analysis of a line of play, card by card."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem_dd import PlayAnalysis, analyse_play, solve, solve_cards
from dealing import SEATS, STRAINS, Position, deal, line_of_play, text, winner


@given(st.randoms(use_true_random=False), st.integers(1, 8), st.sampled_from(STRAINS), st.sampled_from(SEATS))
@settings(max_examples=50, deadline=None)
def test_each_number_is_what_was_won_and_what_is_left(rng, size, strain, leader) -> None:
    """For the declaring side: the tricks won so far, plus those that `solve` leaves it."""
    hands = deal(rng, size)
    cards = line_of_play(rng, Position(hands, strain, leader), rng.randrange(4 * size + 1))
    analysis = analyse_play(hands, strain, leader, cards)
    assert len(cards) + 1 == len(analysis.tricks)
    assert expected(Position(hands, strain, leader), cards) == analysis.tricks


def expected(start: Position, cards: list[int]) -> tuple[int, ...]:
    hands, turn, trick, won, totals = list(start.deal), SEATS.index(start.leader), [], 0, []
    declaring = (turn + 1) % 2
    for card in [*cards, None]:
        left = max(hand.bit_count() for hand in hands)
        rest = solve(hands, start.strain, SEATS[turn], trick) if left else 0
        totals.append(won + (rest if turn % 2 == declaring else left - rest))
        if card is None:
            break
        hands[(turn + len(trick)) % 4] ^= 1 << card
        trick.append(card)
        if len(trick) == 4:
            turn, trick = (turn + winner(trick, start.strain)) % 4, []
            won += turn % 2 == declaring
    return tuple(totals)


def test_a_cost_is_what_the_card_threw_away() -> None:
    """A card's cost is the difference, in `solve_cards`, between the best card and it."""
    rng = random.Random(3)
    thrown = 0
    for _ in range(10):
        hands = deal(rng, 7)
        cards = line_of_play(rng, Position(hands, "H", "W"), 28)
        analysis = analyse_play(hands, "H", "W", [text(card) for card in cards])
        assert len(cards) == len(analysis.costs)
        values = solve_cards(hands, "H", "W")
        assert max(values.values()) - values[text(cards[0])] == analysis.costs[0]
        assert min(analysis.costs) == 0
        thrown += sum(analysis.costs)
    assert thrown > 0


def test_a_finesse_thrown_away() -> None:
    analysis = analyse_play("N:AQ... K2... 43... J5...", "NT", "E", "S2 S3 SJ SA SQ SK S4 S5")
    assert PlayAnalysis((2, 2, 2, 2, 1, 1, 1, 1, 1)) == analysis
    assert (0, 0, 0, 1, 0, 0, 0, 0) == analysis.costs


def test_no_card_at_all() -> None:
    assert (2,) == analyse_play("N:AQ... K2... 43... J5...", "NT", "E", "").tricks


def test_a_card_after_the_last() -> None:
    with pytest.raises(ValueError, match="card 5, S2: West, who is to play, does not hold it"):
        analyse_play("N:4... 5... 6... 7...", "NT", "W", "S7 S4 S5 S6 S2")
