"""What a bot reads from the opening lead and from signals: some hands become likelier than others."""

import pytest

from chelem.bots.cardplay.knowledge import Position
from chelem.bots.sampling.lead_reading import weigh_by_lead
from chelem.bots.sampling.signal_reading import weigh_by_signals
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from tests.bots.positions import play_contract, view_of_actor


def lead_weights(lead, *hands, contract="3NT by S"):
    given = {"W": hands[0]}
    view = view_of_actor(play_contract(given, contract, lead))
    weigh = weigh_by_lead(Position.of(view), view.state.board.past_phases)
    return weigh(Seat.W, [Hand.parse(hand).bits for hand in hands])


@pytest.mark.parametrize(
    ("lead", "fitting", "other"),
    [
        ("SK", "KQJ4.83.752.9643", "KT84.83.752.9643"),
        ("S4", "K8643.Q2.J75.T92", "K864.Q2.J7532.T9"),
    ],
)
def test_a_hand_from_which_the_card_is_led_is_likelier(lead, fitting, other):
    """The top of a sequence, the fourth highest: a hand whose lead it is weighs more than another."""
    more, less = lead_weights(lead, fitting, other)
    assert more > less


def test_nothing_is_read_before_the_lead():
    """Without a card on the table there is no lead to read."""
    view = view_of_actor(play_contract({"W": "KQJ4.83.752.9643"}, "3NT by S"))
    assert weigh_by_lead(Position.of(view), view.state.board.past_phases) is None


def test_a_hand_that_would_have_signalled_so_is_likelier():
    """East plays the eight on partner's king: the ace is likelier than three small cards."""
    given = {"W": "KQJ3.83.752.9643", "N": "T65.AQ4.KJ83.KJ8", "E": "A82.JT76.964.T72"}
    view = view_of_actor(play_contract(given, "3NT by S", "SK S5 S8"))
    weigh = weigh_by_signals(Position.of(view))
    hands = [Hand.parse(hand).bits for hand in (given["E"], "982.JT76.964.T72", "842.JT76.964.T72")]
    encouraging, neither, small = weigh(Seat.E, hands)
    assert encouraging > neither == small
    assert {1.0} == set(weigh(Seat.W, hands))
