"""Layouts that fit the calls, read by the systems of both sides."""

from collections import Counter
from random import Random

import pytest

from chelem.bots.card_decision import CardReason
from chelem.bots.cardplay.leads import card_to_lead
from chelem.bots.configuration import Configuration
from chelem.bots.occasion import Occasion
from chelem.bots.sampling.auction_reading import UNREAD, Listener
from chelem.bots.sampling.choice import Effort, SampledChoice
from chelem.bots.sampling.configured_reading import ConfiguredReading
from chelem.bots.sampling.layouts import LayoutSpace
from chelem.bots.sampling.many_layouts import draw_many
from chelem.bots.sampling.spaces import fitting_layouts
from chelem.bots.sampling.system_reading import BOT_AMISS, PERSON_AMISS, SystemReading
from chelem.bots.systems.bidder import SystemBidder
from chelem.bots.systems.system import System
from chelem.core.hands import PACK, Hand
from chelem.core.seats import Seat
from tests.bots.positions import fill_deal, open_log, play_actions, swap_hidden_hands, view_of_actor

NOTRUMP = {
    "S": "KQ4.AJ3.KJ52.QJ3",
    "N": "A75.Q82.AQT4.984",
    "W": "J9832.K4.83.K762",
    "E": "T6.T9765.976.AT5",
}


def chance(seed):
    return Random(seed)  # noqa: S311 - a test must repeat itself


@pytest.fixture(scope="module")
def bidder():
    return SystemBidder(System.load("sayc"))


def read_by(reading, log, seed=1):
    """Return the layouts that the player to act finds likely, who reads the calls so."""
    view = view_of_actor(log)
    space = fitting_layouts(view.state.board, view.state.game)
    return reading.likely_layouts(space, Listener(view.state, view.seat.side), 20, chance(seed))


def heard(bidder, log, amiss=BOT_AMISS, seed=1):
    """Return the layouts that the player to act finds likely, read by a bidder's system."""
    return read_by(SystemReading(bidder, amiss), log, seed)


def test_declarer_has_what_the_calls_showed(bidder):
    """After 1NT – 3NT, a defender gives declarer 15 to 17 balanced points in nearly all layouts."""
    log = play_actions(open_log(fill_deal(NOTRUMP), Seat.S), "1NT P 3NT P P P S3 S5 S6")
    sample = heard(bidder, play_actions(log, "SK D2 D3 D4 D6"))
    view = view_of_actor(log)
    gone = view.state.board.play.played(Seat.S)
    opened = [Hand(layout[Seat.S]) | gone for layout in sample.layouts]
    fitting = [hand for hand in opened if hand.balanced and 15 <= hand.hcp <= 17]
    assert len(fitting) >= 0.95 * len(opened)


@pytest.mark.slow
def test_the_same_view_gives_the_same_layouts(bidder):
    """The layouts depend on the view and the seed alone, not on the hands that are hidden."""
    log = play_actions(open_log(fill_deal(NOTRUMP), Seat.S), "1NT P 3NT P P P S3 S5 S6 SK")
    swapped = swap_hidden_hands(log)
    assert swapped is not None
    assert heard(bidder, log) == heard(bidder, log) == heard(bidder, swapped)
    assert heard(bidder, log) != heard(bidder, log, seed=2)


def test_a_configuration_reads_by_its_system_and_gives_people_more_slack(bidder):
    """The calls of bots that it knows are read exactly; where no system bids, nothing is read."""
    log = play_actions(open_log(fill_deal(NOTRUMP), Seat.S), "1NT P 3NT P P P S3 S5 S6 SK")
    bots = Configuration("normal")
    assert heard(bidder, log, PERSON_AMISS) == read_by(ConfiguredReading(bots), log)
    assert heard(bidder, log, BOT_AMISS) == read_by(ConfiguredReading(bots, Occasion(bots)), log)
    whist = open_log(fill_deal(NOTRUMP), Seat.S, "whist")
    assert read_by(UNREAD, whist) == read_by(ConfiguredReading(bots), whist)


@pytest.mark.parametrize("amiss", [BOT_AMISS, PERSON_AMISS])
def test_impossible_calls_are_forgiven(bidder, amiss):
    """Where nobody can hold what was shown, the layouts nearest to it are used."""
    strong = {"W": "AKQJ.AKQJ.AKQ.A3", "S": "T987.T98.J987.54"}
    log = play_actions(open_log(fill_deal(strong), Seat.S), "1NT P 3NT P P P")
    sample = heard(bidder, log, amiss)
    assert sample.layouts
    assert all(weight > 0 for weight in sample.weights)


def test_many_layouts_are_as_likely_as_each_is():
    """Of 20 000 draws at once, every layout has its share, within five standard deviations."""
    hearts, spades = Hand.parse(".AKQ..").bits, Hand.parse("AKQ...").bits
    space = LayoutSpace((hearts | spades,) * 2 + (0, 0), (4, 2, 0, 0), hearts, (Seat.N,), (9, 1, 2, 6))
    drawn = Counter(tuple(row) for row in draw_many(space, 20000, chance(3)).tolist())
    listed = dict(space.all())
    assert set(listed) == set(drawn)
    total = sum(listed.values())
    for layout, weight in listed.items():
        share = weight / total
        assert abs(drawn[layout] - 20000 * share) < 5 * (20000 * share * (1 - share)) ** 0.5


def test_many_layouts_are_whole():
    """Three hidden hands and one that is known hold all cards, each thirteen."""
    mine = Hand.parse("AKQJT98765432...").bits
    rest = PACK.bits & ~mine
    for row in draw_many(LayoutSpace((mine, rest, rest, rest), (13,) * 4), 50, chance(1)).tolist():
        assert [13] * 4 == [hand.bit_count() for hand in row]
        assert PACK.bits == sum(row)
        assert mine == row[0]


LEADERS = ["KQ4.AJ73.J52.QJ3", "J9832.K4.83.K762", "A5.Q82.AT43.9854"]


@pytest.mark.parametrize("hand", LEADERS)
@pytest.mark.parametrize("calls", ["1S P 2S P 4S P P P", "1NT P 3NT P P P"])
def test_leads_keep_to_the_usual_card_of_a_suit(bidder, hand, calls):
    """Against trumps the suit to lead is sampled, never its card; at notrump the maxims lead."""
    log = play_actions(open_log(fill_deal({"W": hand}), Seat.S), calls)
    view = view_of_actor(log)
    choice = SampledChoice(Effort(layouts=2), reading=SystemReading(bidder))
    led = choice.decide(view, chance(1))
    trumps = view.state.board.contract.strain.suit
    assert led.card == card_to_lead(view.hand, led.card.suit, trumps)
    assert led == choice.decide(view, chance(1))
    assert (led.reason is CardReason.MAXIM) == (trumps is None)
