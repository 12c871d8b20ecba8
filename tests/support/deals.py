"""Deals for tests."""

from chelem.core.cards import DECK
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS

SPREAD = Deal.of(*(Hand.of(card for card in DECK if (card.suit + card.rank) % 4 == seat) for seat in SEATS))
"""Every hand holds an ace, and at most two of the five honours of a suit: no honours to mark in rubber."""

SOLID = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
"""A suit each: North spades, East hearts, South diamonds, West clubs."""
