"""Calls of a finished deal that the card or system of their side does not make with the hand."""

from chelem.bots.coaching.against_card import calls_against_card
from chelem.bots.configuration import Configuration
from chelem.bots.convention_cards.given_card import configuration_of_card
from chelem.bots.side_bots import SideBots
from chelem.core.seats import Seat
from tests.bots.positions import fill_deal, open_log, play_actions

SEF = Configuration("instant", "sef")
CARD = configuration_of_card('system = "sayc"\ntitle = "Ours"\n', "instant")
FOUR_SPADES = {"N": "AKJ4.K73.82.AQ54", "S": "Q83.A42.K765.832"}


def departures(calls, hands, bots=None):
    state = play_actions(open_log(fill_deal(hands), Seat.N), calls).state
    return calls_against_card(state, bots or SideBots(CARD, SEF))


def test_a_call_on_a_hand_that_it_does_not_show():
    """What it shows, what the hand had, and the call of the card, without a judgement."""
    (found, *_) = departures("1S P P P", FOUR_SPADES)
    assert "1♠ shows 5+ spades; the hand had 4 spades. The card says 1NT." == found.say("en")
    assert "1♠ annonce 5+ piques ; la main avait 4 piques. La feuille dit 1SA." == found.say("fr")


def test_a_call_of_the_card_is_no_departure():
    """One for each call of the deal, in their order."""
    found = departures("1NT P P P", FOUR_SPADES)
    assert (4, None) == (len(found), found[0])


def test_a_call_that_the_card_does_not_have():
    """It is compared with nothing: the card has another call."""
    (found, *_) = departures("7C P P P", FOUR_SPADES)
    assert "The card does not have 7♣ here: it says 1NT." == found.say("en")


def test_each_side_is_compared_with_its_own_card():
    """Two diamonds force to game in one system and are weak in the other."""
    weak = {"N": "83.A4.KQJ975.832"}
    assert departures("2D P P P", weak)[0] is None
    assert departures("2D P P P", weak, SideBots(SEF, CARD))[0] is not None


def test_a_side_without_a_card_is_compared_with_its_system():
    """The sentence names the system, in the same words."""
    (found, *_) = departures("1S P P P", FOUR_SPADES, SideBots.alike(SEF))
    assert "1♠ shows 5+ spades; the hand had 4 spades. The system’s call is 1NT." == found.say("en")
    assert "1♠ annonce 5+ piques ; la main avait 4 piques. Le système prévoit 1SA." == found.say("fr")
    (found, *_) = departures("7C P P P", FOUR_SPADES, SideBots.alike(SEF))
    assert "The system does not have 7♣ here: its call is 1NT." == found.say("en")


def test_a_hand_that_would_do_for_a_call_is_not_said_to_be_another():
    """The system has a better call with it."""
    (found, *_) = departures("1D P P P", {"N": "AK4.K73.KQ82.Q54"}, SideBots.alike(SEF))
    assert "1♦ is possible with the hand; the system’s call is 1NT." == found.say("en")
