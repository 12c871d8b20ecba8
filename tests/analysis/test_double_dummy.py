"""The solver with our types, checked against a plain minimax."""

from random import Random

import pytest

from chelem.analysis.double_dummy import tricks_by_card, tricks_of
from chelem.core.cards import (
    DECK,
    STRAINS,
    Card,
    Strain,
)
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat, Side
from chelem.phases.card_play import winning_index
from tests.support.thorough import first_of


def minimax(hands, strain, leader, trick, side):
    """Return the tricks of `side`, by minimax over every legal card."""
    if len(trick) == 4:
        winner = SEATS[(leader + winning_index(trick, strain)) % 4]
        return (winner.side is side) + minimax(hands, strain, winner, (), side)
    seat = SEATS[(leader + len(trick)) % 4]
    hand = hands[seat]
    if not hand:
        return 0
    following = hand.suit(trick[0].suit) if trick else Hand()
    values = []
    for card in following or hand:
        rest = tuple(other.without(card) if place == seat else other for place, other in enumerate(hands))
        values.append(minimax(rest, strain, leader, (*trick, card), side))
    return max(values) if seat.side is side else min(values)


def random_ending(count, seed, cards=DECK):
    chance = Random(seed)  # noqa: S311 - a test must repeat itself
    picked = chance.sample(cards, 4 * count)
    hands = tuple(Hand.of(picked[count * i : count * (i + 1)]) for i in range(4))
    return hands, chance.choice(STRAINS), chance.choice(SEATS)


FEW = tuple(card for card in DECK if card.rank >= 8)
"""Twenty high cards: many of them touch."""


@pytest.mark.parametrize("seed", first_of(range(120), *range(40)))
def test_an_ending_of_three_cards(seed):
    """The solver agrees with minimax."""
    hands, strain, leader = random_ending(3, seed, DECK if seed % 2 else FEW)
    for side in Side:
        assert minimax(hands, strain, leader, (), side) == tricks_of(hands, strain, leader, (), side)


@pytest.mark.parametrize("seed", first_of(range(60), *range(24)))
def test_an_ending_in_the_middle_of_a_trick(seed):
    """The trick in progress counts."""
    hands, strain, leader = random_ending(3, 1000 + seed, DECK if seed % 2 else FEW)
    trick = ()
    for seat in leader.clockwise()[: 1 + seed % 3]:
        hand = hands[seat]
        card = (hand.suit(trick[0].suit) if trick and hand.length(trick[0].suit) else hand).cards[-1]
        trick = (*trick, card)
        hands = tuple(other.without(card) for other in hands)
    for side in Side:
        assert minimax(hands, strain, leader, trick, side) == tricks_of(hands, strain, leader, trick, side)


@pytest.mark.parametrize("seed", range(20))
def test_the_two_sides_take_all_tricks(seed):
    """The tricks of both sides add up to those of the hand."""
    hands, strain, leader = random_ending(5, seed)
    assert sum(tricks_of(hands, strain, leader, (), side) for side in Side) == 5


def test_a_squeeze_is_found():
    """On the ace of clubs West cannot keep both the queen of hearts and the spade guard."""
    hands = tuple(map(Hand.parse, ("AJ..2.", "..KQJ.", "2.J..A", "KQ.Q..")))
    assert tricks_of(hands, Strain.NT, Seat.S, (), Side.NS) == 3
    assert tricks_of(hands, Strain.NT, Seat.N, (), Side.NS) == 1


def test_a_ruff_beats_an_ace():
    hands = tuple(map(Hand.parse, ("2...", ".A..", "..2.", ".2..")))
    assert tricks_of(hands, Strain.S, Seat.E, (), Side.NS) == 1
    assert tricks_of(hands, Strain.NT, Seat.E, (), Side.NS) == 0


def test_the_trick_in_progress_counts():
    rest = tuple(map(Hand.parse, ("2...", "...", "..2.", ".2..")))
    assert tricks_of(rest, Strain.NT, Seat.E, (Card.parse("HA"),), Side.EW) == 1


@pytest.mark.parametrize("seed", range(60))
def test_the_tricks_of_each_card(seed):
    """Each card has its side's tricks after it is played; the best card has those of the position."""
    hands, strain, leader = random_ending(3, 2000 + seed, DECK if seed % 2 else FEW)
    trick = ()
    for seat in leader.clockwise()[: seed % 4]:
        hand = hands[seat]
        card = (hand.suit(trick[0].suit) if trick and hand.length(trick[0].suit) else hand).cards[0]
        trick = (*trick, card)
        hands = tuple(other.without(card) for other in hands)
    seat = leader.clockwise()[seed % 4]
    values = tricks_by_card(hands, strain, leader, trick)
    following = hands[seat].suit(trick[0].suit) if trick else Hand()
    assert set(following or hands[seat]) == set(values)
    for card, tricks in values.items():
        rest = tuple(hand.without(card) for hand in hands)
        assert minimax(rest, strain, leader, (*trick, card), seat.side) == tricks
    assert max(values.values()) == tricks_of(hands, strain, leader, trick, seat.side)


def test_a_full_deal():
    """A deal of thirteen cards each is solved: East makes twelve tricks in hearts."""
    hands = Deal.parse("N:K62.2.KQT753.954 Q85.94.986.Q7632 AJT743.63.J2.JT8 9.AKQJT875.A4.AK").hands
    assert tricks_of(hands, Strain.H, Seat.S, (), Side.EW) == 12
    assert tricks_of(hands, Strain.H, Seat.S, (), Side.NS) == 1


@pytest.mark.parametrize("hands", [("2...", "...", "...", "..."), ("...", "...", "...", "...")])
def test_hands_that_do_not_fit(hands):
    """Hands of different sizes, or empty ones, are rejected."""
    with pytest.raises(ValueError, match="hold"):
        tricks_of(tuple(map(Hand.parse, hands)), Strain.NT, Seat.N, (), Side.NS)
