"""Hypothesis strategies for the values of bridge."""

from hypothesis import strategies as st

from chelem.core.calls import TRUMP_CHOICES, Bid, SimpleCall
from chelem.core.cards import (
    DECK,
    RANKS,
    STRAINS,
    SUITS,
)
from chelem.core.contracts import Contract
from chelem.core.deals import DEAL_COUNT, Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, SIDES

suits = st.sampled_from(SUITS)
strains = st.sampled_from(STRAINS)
ranks = st.sampled_from(RANKS)
seats = st.sampled_from(SEATS)
sides = st.sampled_from(SIDES)
cards = st.sampled_from(DECK)
bids = st.builds(Bid, st.integers(1, 13), strains)
names = st.sampled_from(TRUMP_CHOICES)
words = st.sampled_from(tuple(SimpleCall))
hands = st.integers(0, (1 << 52) - 1).map(Hand)
thirteens = st.permutations(DECK).map(lambda pack: Hand.of(pack[:13]))
numbers = st.integers(0, DEAL_COUNT - 1)
deals = numbers.map(Deal.from_number)
contracts = st.builds(
    Contract, seats, strains, st.integers(7, 13), st.integers(0, 10).map(lambda doublings: 1 << doublings)
)

VALUES = {
    "Suit": suits,
    "Strain": strains,
    "Rank": ranks,
    "Seat": seats,
    "Side": sides,
    "Card": cards,
    "Bid": bids,
    "TrumpChoice": names,
    "SimpleCall": words,
    "Hand": hands,
    "Contract": contracts,
    "Deal": deals,
}
"""A strategy for every value that parses and prints."""
