"""Declarer keeps a contract that is certain."""

import pytest

from chelem.bots.cardplay.knowledge import Position
from chelem.bots.sampling.safety import after_card
from chelem.core.hands import SUIT_BITS
from chelem.core.seats import Seat
from tests.bots.positions import play_contract, view_of_actor


@pytest.mark.parametrize("suit", range(4))
def test_the_suit_led_is_that_of_the_first_card(suit):
    """A discard does not change the suit led, whichever it is."""
    given = {
        "W": ["...AKQJT98765432", "..AKQJT98765432.", ".AKQJT98765432..", "AKQJT98765432..."][suit],
        "N": ["..AKQJT98765432.", ".AKQJT98765432..", "AKQJT98765432...", "...AKQJT98765432"][suit],
    }
    log = play_contract(given, "7NT by S", f"{'CDHS'[suit]}A")
    position = Position.of(view_of_actor(log))
    trick = after_card(position, position.hand.cards[0])
    assert (SUIT_BITS[suit], int(Seat.W), 2) == (trick.suit, trick.winner, trick.played)
