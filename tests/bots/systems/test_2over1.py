"""Two over one: its principal sequences, its forcing calls, and the modules that a card turns on and off."""

import pytest

from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.systems.bidder import setting_for
from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.system import System
from chelem.bots.systems.words import say_meaning
from chelem.core.calls import Call, parse_action
from chelem.core.hands import Hand
from chelem.core.seats import SEATS
from chelem.engine.setting import Setting
from chelem.phases.auction import Auction
from tests.bots import problems

NAME = "2over1"


@pytest.fixture(scope="module")
def two_over_one() -> System:
    return System.load(NAME)


def point(system: System, auction: str) -> AuctionPoint:
    return point_after(system, BiddingSetting(), Auction(SEATS).call(auction).calls)


def choice(system: System, auction: str, hand: str) -> str:
    return str(point(system, auction).choose(Hand.parse(hand)))


TWO_OVER_ONE = ("1H {} 2C", "1S {} 2C", "1H {} 2D", "1S {} 2D", "1S {} 2H", "1D {} 2C")


@pytest.mark.parametrize("auction", TWO_OVER_ONE)
def test_what_forces_to_game(two_over_one: System, auction: str) -> None:
    """Two over one does, without interference and by a responder who has not passed."""
    assert point(two_over_one, f"{auction.format('P')} P").auction.game_forced
    assert not point(two_over_one, f"{auction.format('X')} P").auction.game_forced
    assert not point(two_over_one, f"P P {auction.format('P')} P").auction.game_forced


@pytest.mark.parametrize("auction", ["1S P 1NT P", "1H P 1NT P", "1D P 2D P", "P P 1S P 2C P"])
def test_what_forces_for_a_round(two_over_one: System, auction: str) -> None:
    """One notrump over a major, an inverted raise, Drury."""
    assert point(two_over_one, auction).auction.forced


def test_it_bids_as_its_problems_say(two_over_one: System) -> None:
    """Books agree on their answers, and so does the system."""
    asked = [each for name in problems.chapters(NAME) for each in problems.read_chapter(NAME, name)]

    def bid(setting: Setting, calls: tuple[Call, ...], hand: Hand, legal: frozenset[Call]) -> Call:
        at = point_after(two_over_one, setting_for(setting.dealer, setting.vulnerable), calls)
        return at.choose(hand, legal)

    wrong = [answer for answer in problems.answers(asked, bid) if not answer.agrees]
    assert [] == [f"{answer.problem} not {answer.call}" for answer in wrong]


@pytest.mark.parametrize(
    ("auction", "call", "french", "english"),
    [
        ("1S P", "1NT", "1sa forcing", "forcing 1nt"),
        ("P P 1S P", "2C", "drury", "drury"),
        ("1D P 1S P 1NT P", "2C", "nouvelle mineure forcing", "new minor forcing"),
        ("2H P 2NT P", "3D", "ogust", "ogust"),
        ("1H P 1NT P 2C P", "2S", "soutien fort", "strong raise"),
    ],
)
def test_conventions_have_their_names(
    two_over_one: System, auction: str, call: str, french: str, english: str
) -> None:
    """A convention is named as players name it, in both languages."""
    meaning = point(two_over_one, auction).meaning(parse_action(call))
    assert french in say_meaning(meaning, "fr").casefold()
    assert english in say_meaning(meaning, "en").casefold()


MODULES = [
    pytest.param("majors", "drury", "drury", "P P 1S P", "KJ3.A842.Q952.J4", "2C", id="Drury"),
    pytest.param("minors", "minor-raises", "inverted", "1D P", "Q83.K4.AQ952.J96", "2D", id="inverted: 10+"),
    pytest.param("minors", "minor-raises", "inverted", "1D P", "3.Q42.QJ9642.964", "3D", id="inverted: weak"),
    pytest.param(
        "general",
        "checkback",
        "new-minor",
        "1D P 1S P 1NT P",
        "AQJ74.K83.52.Q64",
        "2C",
        id="new minor forcing",
    ),
    pytest.param(
        "strong",
        "weak-two-answers",
        "ogust",
        "2S P 2NT P",
        "KQJ974.83.952.84",
        "3D",
        id="Ogust: least, good suit",
    ),
    pytest.param("general", "jump-shifts", "weak", "1D P", "3.QJ9742.Q52.964", "2H", id="a weak jump shift"),
]


@pytest.mark.parametrize("system", ["sayc", NAME])
@pytest.mark.parametrize(("box", "agreement", "wanted", "auction", "hand", "call"), MODULES)
def test_a_card_turns_a_module_on(
    system: str, box: str, agreement: str, wanted: str, auction: str, hand: str, call: str
) -> None:
    """A module makes its call where a card chooses it, and not where the card chooses the other way."""
    choices = (each.name for each in System.load(system).agreements[agreement].choices)
    other = next(each for each in choices if each != wanted)
    on, off = (PartnershipCard(system, choices={box: {agreement: each}}) for each in (wanted, other))
    assert call == choice(on.bidding_system(), auction, hand)
    assert call != choice(off.bidding_system(), auction, hand)


def test_a_semi_forcing_notrump_may_be_passed(two_over_one: System) -> None:
    """With five, three, three, two and a minimum, if the card says so."""
    card = PartnershipCard(NAME, choices={"majors": {"one-notrump": "semi-forcing"}})
    auction, hand = "1S P 1NT P", "AQJ74.K83.J52.84"
    assert ("P", "2D") == (choice(card.bidding_system(), auction, hand), choice(two_over_one, auction, hand))
