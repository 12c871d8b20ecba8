"""A person bids by a convention of the card: the robot opposite answers it, opponents read what it shows."""

from dataclasses import dataclass

import pytest

from chelem.bots.bidders import systems_of
from chelem.bots.configuration import Configuration
from chelem.bots.convention_cards.given_card import configuration_of_card
from chelem.bots.explain import explain_call
from chelem.bots.making import new_bot
from chelem.bots.occasion import against
from chelem.bots.side_bots import SideBots
from chelem.core.seats import Seat
from tests.bots.positions import fill_deal, open_log, play_actions, view_of_actor

OPPONENTS = Configuration("instant", "sayc")


@dataclass(frozen=True, slots=True)
class Convention:
    """A card that has it, and the calls up to that of the person, who sits South, and West's pass."""

    card: str
    dealer: Seat
    calls: str
    words: str


DRURY = Convention('system = "2over1"\n[majors]\ndrury = "drury"\n', Seat.S, "P P 1S P 2C P", "3+ spades")
ROUDI = Convention(
    'system = "sef"\n[general]\ncheckback = "roudi"\n',
    Seat.N,
    "1D P 1S P 1NT P 2C P",
    "asks about support and strength",
)
LEBENSOHL = Convention(
    'system = "sayc"\n[contested]\novercalled-notrump = "lebensohl"\n', Seat.N, "1NT 2S 2NT P", "Lebensohl"
)
MULTI = Convention(
    'system = "sayc"\n[openings]\nweak-openings = "multi"\n', Seat.S, "2D P", "5–11 HCP, a six-card major"
)
MICHAELS = Convention(
    'system = "acol"\n[defence]\ntwo-suiters = "michaels"\n',
    Seat.E,
    "1H 2H P",
    "5+ spades, 5+ cards in a minor",
)


@pytest.mark.parametrize(
    ("convention", "north", "answer"),
    [
        pytest.param(DRURY, "KQ862.43.A64.K52", "2S", id="drury-minimum"),
        pytest.param(DRURY, "AQ862.K43.A6.854", "2D", id="drury-full-opening"),
        pytest.param(DRURY, "AQ862.K4.A6.K854", "4S", id="drury-game"),
        pytest.param(ROUDI, "K6.K43.AJ962.Q52", "2D", id="roudi-minimum-without-support"),
        pytest.param(ROUDI, "K62.KJ3.QJ62.K52", "2H", id="roudi-minimum-with-support"),
        pytest.param(ROUDI, "K62.K43.AQJ62.J5", "2S", id="roudi-maximum-with-support"),
        pytest.param(LEBENSOHL, "KQ6.K43.AQ62.K85", "3C", id="lebensohl-relay"),
        pytest.param(MULTI, "KQ6.K43.62.98532", "2H", id="multi-pass-or-correct"),
        pytest.param(MULTI, "6.KQJ3.A542.KJ53", "2S", id="multi-interest-in-hearts"),
        pytest.param(MULTI, "AQ6.KQ43.AQ62.85", "2NT", id="multi-ask"),
        pytest.param(MICHAELS, "K862.743.K6.8542", "2S", id="michaels-preference"),
        pytest.param(MICHAELS, "KJ862.74.AK6.854", "4S", id="michaels-game"),
        pytest.param(MICHAELS, "2.8743.KQ76.KJ54", "2NT", id="michaels-which-minor"),
    ],
)
def test_a_robot_answers_a_convention_of_its_partner(convention, north, answer):
    """It reads the person's call by their card, and makes the answer that books give."""
    ours = configuration_of_card(convention.card, "instant")
    log = play_actions(open_log(fill_deal({"N": north}), convention.dealer), convention.calls)
    assert answer == str(new_bot(ours, 1, against(OPPONENTS)).move(view_of_actor(log)))


@pytest.mark.parametrize("convention", [DRURY, ROUDI, LEBENSOHL, MULTI, MICHAELS])
def test_opponents_read_a_convention_of_a_person(convention):
    """The call of the person is explained from their card, in words that say what it shows or asks."""
    ours = SideBots(configuration_of_card(convention.card, "instant"), OPPONENTS)
    log = play_actions(open_log(fill_deal({}), convention.dealer), convention.calls)
    made = len(convention.calls.split()) - 2
    meaning = explain_call(log.state, made, systems_of(ours))
    assert meaning.artificial
    assert convention.words in meaning.sentences["en"]
