"""The cost of each card played."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.analysis.cards import cost_of_cards, review_cards
from chelem.analysis.double_dummy import tricks_by_card, tricks_of
from chelem.core.cards import DECK, Card, Strain
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat, Side
from chelem.phases.card_play import CardPlay
from chelem.phases.phase import Turn
from tests.analysis.boards import LEAD, cards
from tests.support.deals import SOLID
from tests.support.strategies import seats, strains

FINESSE = tuple(map(Hand.parse, ("AQ...", "K2...", "43...", "J5...")))
"""East leads from the king toward North's ace and queen: North need not guess."""


def test_rising_with_the_ace():
    """East leads the two, West plays the jack: the queen wins, the ace leaves East the king."""
    reviewed = review_cards(FINESSE, Strain.NT, Seat.E, cards("S2 S3 SJ SA"))
    assert (0, 0, 0, 1) == tuple(card.cost for card in reviewed)
    last = reviewed[-1]
    assert (Seat.N, 2, 1, cards("SQ")) == (last.seat, last.before, last.after, last.better)
    assert [True, True, True, True] == [card.had_choice for card in reviewed]


def test_the_lead_that_gives_the_contract():
    """If West does not cash five hearts, South makes a ninth trick."""
    (lead,) = review_cards(LEAD.hands, Strain.NT, Seat.W, cards("D2"))
    assert (5, 4, 1) == (lead.before, lead.after, lead.cost)
    assert cards("HA HK HQ HJ HT") == lead.better
    (hearts,) = review_cards(LEAD.hands, Strain.NT, Seat.W, cards("HT"))
    assert (0, ()) == (hearts.cost, hearts.better)


def test_no_choice():
    """A hand with one legal card has no choice."""
    first = cost_of_cards(SOLID.hands, Strain.NT, Seat.E, cards("H2 D2 C2 S2"))
    assert (0, 0, 0, 0) == first
    one = tuple(map(Hand.parse, ("A...", "K...", "Q...", "J...")))
    assert not any(card.had_choice for card in review_cards(one, Strain.NT, Seat.N, cards("SA SK SQ SJ")))


def test_a_trump_contract():
    """The cost depends on the cards and the strain alone, so it is the same for three-player games."""
    assert (0, 0, 0, 1) == cost_of_cards(FINESSE, Strain.H, Seat.E, cards("S2 S3 SJ SA"))


def test_an_illegal_card():
    """An illegal card raises `ValueError`."""
    with pytest.raises(ValueError, match="SJ"):
        cost_of_cards(FINESSE, Strain.NT, Seat.E, cards("SJ"))


def random_play(seed, count, card_count, strain, leader):
    """Return random hands of `count` cards, and `card_count` random legal cards played from them."""
    chance = Random(seed)  # noqa: S311 - a test must repeat itself
    picked = chance.sample(DECK, 4 * count)
    hands = tuple(Hand.of(picked[count * i : count * (i + 1)]) for i in range(4))
    play = CardPlay(strain, SEATS, leader, Turn.own(leader))
    played: list[Card] = []
    for _ in range(card_count):
        played.append(chance.choice(play.legal(hands[play.turn.hand])))
        play = play.after(played[-1])
    return hands, play, tuple(played)


@settings(deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 5), strains, seats, st.data())
def test_the_costs_add_up(seed, count, strain, leader, data):
    """A side's tricks before the play are those won, those still available, and the net cost of its cards."""
    hands, play, played = random_play(seed, count, data.draw(st.integers(0, 4 * count)), strain, leader)
    reviewed = review_cards(hands, strain, leader, played)
    for side in Side:
        lost = sum(card.cost if card.seat.side is side else -card.cost for card in reviewed)
        rest = tuple(map(play.remaining, hands))
        left = tricks_of(rest, strain, play.leader, play.trick, side) if any(rest) or play.trick else 0
        assert tricks_of(hands, strain, leader, (), side) == play.taken(side) + left + lost
    assert cost_of_cards(hands, strain, leader, played) == tuple(card.cost for card in reviewed)


@settings(deadline=None)
@given(st.integers(0, 10**6), strains, seats)
def test_a_card_costs_its_difference_from_the_best(seed, strain, leader):
    """The cost is the tricks of the best legal card less those of the card played."""
    hands, _, played = random_play(seed, 4, 16, strain, leader)
    play = CardPlay(strain, SEATS, leader, Turn.own(leader))
    for card in review_cards(hands, strain, leader, played):
        tricks = tricks_by_card(tuple(map(play.remaining, hands)), strain, play.leader, play.trick)
        most = max(tricks.values())
        assert most - tricks[card.card] == card.cost
        assert card.had_choice == (len(tricks) > 1)
        assert (card.better == ()) == (card.cost == 0)
        assert all(tricks[better] == most for better in card.better)
        play = play.after(card.card)
