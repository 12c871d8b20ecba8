"""Declarer keeps a contract that is certain."""

import pytest

from chelem.bots.cardplay.knowledge import Position
from chelem.bots.claims import is_sure
from chelem.bots.sampling.bot import CardHabits, Sampler
from chelem.bots.sampling.choice import Effort
from chelem.bots.sampling.safety import after_card
from chelem.core.hands import SUIT_BITS
from chelem.core.seats import Seat
from chelem.engine.audience import Player
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


def test_a_contract_that_is_sure_without_tops_is_kept():
    """Declarer can knock out a club for the twelfth trick, but not after a club has gone from dummy."""
    hands = {
        "E": "A9.A92.AKQJ.AKJT",
        "W": "KT43.KJ54.52.983",
        "S": "QJ87.87.943.Q542",
        "N": "652.QT63.T876.76",
    }
    cards = "S7 S3 S2 S9 SA S8 S4 S5 HA H7 H4 H3 CK C2 C3 C6 DJ D3 D2 D6 DQ D4 D5 D7 DK D9"
    log = play_contract(hands, "6NT by E", cards)
    for seed in range(3):
        decided = Sampler(seed, CardHabits(Effort(layouts=6))).move(view_of_actor(log))
        after = play_contract(hands, "6NT by E", f"{cards} {decided}").view(Player("E")).state.board
        assert is_sure(after, Seat.E, 6), decided
