"""Who claims fewer tricks than a line surely takes is told so first (RULES Common, Claim)."""

import pytest

from chelem.bots.claims import sure_beyond
from chelem.engine.audience import Player, Spectator
from tests.bots.positions import play_contract

THIRTEEN = {"S": "AKQJ.AKQ.AKQ.AKQ", "W": "T98.JT98.JT9.JT9"}


@pytest.mark.parametrize(("claimed", "sure"), [(0, 13), (10, 13), (12, 13), (13, None), (99, None)])
def test_thirteen_top_tricks(claimed, sure):
    """7NT: the claimant has thirteen sure tricks, whatever number they are about to claim."""
    log = play_contract(THIRTEEN, "7NT by S", "ST")
    assert sure == sure_beyond(log.view(Player("S")), claimed)


def test_nothing_is_sure_for_others():
    """A defender with nothing, dummy, somebody who watches; nobody before the lead."""
    log = play_contract(THIRTEEN, "7NT by S", "ST")
    assert sure_beyond(log.view(Player("W")), 0) is None
    assert sure_beyond(log.view(Spectator()), 0) is None
    assert sure_beyond(play_contract(THIRTEEN, "7NT by S").view(Player("S")), 0) is None


@pytest.mark.parametrize("west", ["K876.JT98.JT.876", "876.JT98.KJT.876"])
def test_hidden_cards_change_nothing(west):
    """The king in either hand: the count is that of the cards in view, a finesse is not sure."""
    hands = {"S": "AQJ.AKQ.AQ2.AKQ2", "N": "T95.432.9876.543", "W": west}
    log = play_contract(hands, "6NT by S", "HJ H2 H5 HA")
    assert 7 == sure_beyond(log.view(Player("S")), 3)


@pytest.mark.parametrize(("claimed", "sure"), [(0, 3), (2, 3), (3, None)])
def test_tricks_after_one_that_is_lost_are_sure_too(claimed, sure):
    """Of KQJT9 and a king, one trick is certain from the top; once the ace is driven out, three are."""
    hands = {"S": "KQJT9.AK.AK.AKQJ", "N": "32.5432.5432.432", "W": "A87.QJT98.QJT.87"}
    clubs, diamonds = "CA C7 C2 C5 CK C8 C3 C6 CQ DT C4 C9 CJ DJ D2 CT", "DA DQ D3 D6 DK H8 D4 D7"
    log = play_contract(hands, "3NT by S", f"HQ H2 H6 HA {clubs} {diamonds}")
    assert sure == sure_beyond(log.view(Player("S")), claimed)
