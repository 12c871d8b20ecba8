"""What each card of a play gave up."""

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
"""East has the king behind the ace and queen: when East leads, North need not guess."""


def test_to_rise_with_the_ace():
    """East leads the two, West plays the jack: the queen would do, the ace leaves East the king."""
    reviewed = review_cards(FINESSE, Strain.NT, Seat.E, cards("S2 S3 SJ SA"))
    assert (0, 0, 0, 1) == tuple(card.cost for card in reviewed)
    last = reviewed[-1]
    assert (Seat.N, 2, 1, cards("SQ")) == (last.seat, last.before, last.after, last.better)
    assert [True, True, True, True] == [card.choice for card in reviewed]


def test_the_lead_that_gives_the_contract():
    """West, who does not cash five hearts, lets South make the ninth trick."""
    (lead,) = review_cards(LEAD.hands, Strain.NT, Seat.W, cards("D2"))
    assert (5, 4, 1) == (lead.before, lead.after, lead.cost)
    assert cards("HA HK HQ HJ HT") == lead.better
    (hearts,) = review_cards(LEAD.hands, Strain.NT, Seat.W, cards("HT"))
    assert (0, ()) == (hearts.cost, hearts.better)


def test_no_choice():
    """A hand with a single card has no choice; neither has the last trick."""
    first = cost_of_cards(SOLID.hands, Strain.NT, Seat.E, cards("H2 D2 C2 S2"))
    assert (0, 0, 0, 0) == first
    one = tuple(map(Hand.parse, ("A...", "K...", "Q...", "J...")))
    assert not any(card.choice for card in review_cards(one, Strain.NT, Seat.N, cards("SA SK SQ SJ")))


def test_three_players_and_domy():
    """The cost is one of cards alone, so it is the same for the games of three."""
    assert (0, 0, 0, 1) == cost_of_cards(FINESSE, Strain.H, Seat.E, cards("S2 S3 SJ SA"))


def test_an_illegal_card():
    """An illegal card raises `ValueError`."""
    with pytest.raises(ValueError, match="SJ"):
        cost_of_cards(FINESSE, Strain.NT, Seat.E, cards("SJ"))


def drawn(seed, count, many, strain, leader):
    """Hands of a given size, and a number of random cards played from them."""
    chance = Random(seed)  # noqa: S311 - a test must repeat itself
    picked = chance.sample(DECK, 4 * count)
    hands = tuple(Hand.of(picked[count * i : count * (i + 1)]) for i in range(4))
    play = CardPlay(strain, SEATS, leader, Turn.own(leader))
    said: list[Card] = []
    for _ in range(many):
        said.append(chance.choice(play.legal(hands[play.turn.hand])))
        play = play.after(said[-1])
    return hands, play, tuple(said)


@settings(deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 5), strains, seats, st.data())
def test_the_costs_add_up(seed, count, strain, leader, data):
    """What a side could take is what it has won and can still take, and what it gave up less what it got."""
    hands, play, played = drawn(seed, count, data.draw(st.integers(0, 4 * count)), strain, leader)
    reviewed = review_cards(hands, strain, leader, played)
    for side in Side:
        given_up = sum(card.cost if card.seat.side is side else -card.cost for card in reviewed)
        rest = tuple(map(play.remaining, hands))
        left = tricks_of(rest, strain, play.leader, play.trick, side) if any(rest) or play.trick else 0
        assert tricks_of(hands, strain, leader, (), side) == play.taken(side) + left + given_up
    assert cost_of_cards(hands, strain, leader, played) == tuple(card.cost for card in reviewed)


@settings(deadline=None)
@given(st.integers(0, 10**6), strains, seats)
def test_each_card_is_judged_alone(seed, strain, leader):
    """A card costs what it is worth less than the best of its hand; there has to be a choice for that."""
    hands, _, played = drawn(seed, 4, 16, strain, leader)
    play = CardPlay(strain, SEATS, leader, Turn.own(leader))
    for card in review_cards(hands, strain, leader, played):
        worth = tricks_by_card(tuple(map(play.remaining, hands)), strain, play.leader, play.trick)
        most = max(worth.values())
        assert most - worth[card.card] == card.cost
        assert card.choice == (len(worth) > 1)
        assert (card.better == ()) == (card.cost == 0)
        assert all(worth[better] == most for better in card.better)
        play = play.after(card.card)
