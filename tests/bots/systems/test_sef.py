"""The French system: its principal sequences, what its conventions say, and the styles of both systems."""

import pytest

from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.system import System
from chelem.bots.systems.words import say_meaning
from chelem.core.calls import parse_action
from chelem.core.hands import Hand
from chelem.core.seats import SEATS
from chelem.phases.auction import Auction
from tests.support.thorough import first_of


@pytest.fixture(scope="module")
def sef() -> System:
    return System.load("sef")


def point(system: System, auction: str) -> AuctionPoint:
    return point_after(system, BiddingSetting(), Auction(SEATS).call(auction).calls)


def choice(system: System, auction: str, hand: str) -> str:
    return str(point(system, auction).choose(Hand.parse(hand)))


@pytest.mark.parametrize(
    ("auction", "hand", "call"),
    [
        pytest.param("", "KQ95.A973.K64.82", "1D", id="three diamonds open only on 4-4-3-2"),
        pytest.param("", "AKQJ853.A4.K6.73", "2C", id="two clubs on eight tricks and a half"),
        pytest.param("", "AKQT974.AK.A6.82", "2D", id="two diamonds force to game"),
        pytest.param("", "83.6.AKQJ975.J84", "3NT", id="three notrump on a solid minor"),
        pytest.param("1S P", "KJ3.84.AQ52.J764", "2NT", id="fitted two notrump: three trumps, 11-12"),
        pytest.param("1S P", "KQ72.85.A963.742", "3S", id="the ninth trump makes a limit raise"),
        pytest.param("1H P", "K3.AQ84.Q962.J73", "3NT", id="three notrump: four trumps, 13-15"),
        pytest.param("1S P", "AQ73.6.K854.J972", "4H", id="one spade, four hearts is a splinter"),
        pytest.param("P P 1S P", "KJ5.A83.QT42.J74", "2C", id="Drury by a passed hand"),
        pytest.param("1NT P 2C P", "KJ84.AQ73.K5.QJ2", "2NT", id="Stayman's fourth reply: both majors"),
        pytest.param("1NT P 2D P 2H P", "4.AQ974.KJ852.K5", "3D", id="Texas for hearts, then diamonds"),
        pytest.param("1NT P 2C P 2D P", "KJ84.7.AQJ52.K84", "3D", id="Stayman in vain, then diamonds"),
        pytest.param("1S P 2D P 2S P", "Q4.A63.KJ852.Q74", "2NT", id="two trumps do not raise"),
        pytest.param("1NT P", "63.4.QJ98742.852", "3C", id="Texas for diamonds"),
        pytest.param("1C P 1H P 1NT P", "K4.AQ963.K852.74", "2C", id="Roudi"),
        pytest.param("1C P 1H P 1NT P 2C P", "Q84.K52.AJ3.KJ96", "2S", id="Roudi: three cards and a maximum"),
        pytest.param("1D P 1S P 2NT P", "KJ874.Q3.952.J64", "3C", id="checkback over two notrump"),
        pytest.param("1C P 1S P 2H P", "Q975.84.J642.K53", "2NT", id="the moderator after a reverse"),
        pytest.param(
            "1D P 1S P 2H P 2NT P 3C P", "KJ84.852.Q73.J64", "3D", id="the moderator gives preference"
        ),
        pytest.param("1C P 1H P 2C P", "A85.AQ764.J3.K92", "2S", id="the third suit forces"),
        pytest.param("2D P", "84.J963.7542.A63", "3C", id="two diamonds asks for aces"),
        pytest.param("1S P 3S P 4NT P", "KQ72.85.A963.742", "5S", id="two keycards and the queen"),
        pytest.param("1S P 3S P 4NT P 5C P", "AKQ974.KQ5.KQJ.4", "5S", id="no three aces in a limit raise"),
        pytest.param("1S P 3S P 4NT P 5S P", "KJ9742.AK3.KQ4.A", "6S", id="three keycards, and two"),
        pytest.param("1H", "KQT95.4.AJT84.73", "3C", id="Michaels precise: spades and diamonds"),
        pytest.param("1S 2S P", "K842.5.QJ93.K974", "3C", id="both suits of a two-suiter are known"),
        pytest.param("1NT", "AQ84.KQT95.4.862", "2C", id="Landy"),
        pytest.param("1NT 2C P", "Q84.5.J9642.K973", "2S", id="the longer major after Landy"),
        pytest.param(
            "1NT X", "J98763.4.Q52.873", "2H", id="transfers over a two-suited double of one notrump"
        ),
        pytest.param("1C 1H", "KQ84.73.K952.J64", "X", id="Spoutnik: four spades exactly"),
        pytest.param("1H X P", "KQ84.763.A95.J74", "2S", id="a jump over a takeout double: 8-10"),
        pytest.param("1S P", "JT752.K.85.AQ973", "4S", id="five trumps and shape are no notrump"),
        pytest.param("1D P 2C P", "K96.6532.AKQ8.76", "2NT", id="four hearts are no reverse on 12"),
        pytest.param("1C", "A9653.T.AJT54.74", "1S", id="the higher of two five-card suits"),
        pytest.param("1S P 2NT P", "AQJ74.KQ84.A4.32", "3H", id="the other major after the fitted 2NT"),
        pytest.param("1S P 2NT P 3H P", "K86.KJ4.Q853.J72", "4S", id="the other major asks for game"),
        pytest.param("1C", "KQ954.AJ873.82.4", "2D", id="both majors over one club"),
        pytest.param("1C 2D P", "83.Q64.J9752.K84", "2H", id="both majors are answered"),
        pytest.param("1NT", "A3.KQ84.AQ952.74", "X", id="a double: minor and major over one notrump"),
        pytest.param("1NT X P", "Q8.J74.9532.K985", "2C", id="pass or correct after that double"),
        pytest.param("1NT X P 2C P", "A3.KQ84.AQ952.74", "2D", id="the minor of that double"),
        pytest.param("1NT P", "4.83.AQ952.KQ874", "2S", id="5-5 in the minors begins with clubs"),
        pytest.param("1NT P 2S P 3C P", "4.83.AQ952.KQ874", "3D", id="5-5 in the minors, then diamonds"),
        pytest.param("1NT P 2C P 2NT P", "A983.74.K852.J74", "3D", id="a puppet after both majors"),
        pytest.param("1NT P 2C P 2NT P", "74.AQ83.K8532.74", "4C", id="a transfer after both majors"),
        pytest.param("1D P 2C P 2NT P", "K4.Q3.852.AQJ963", "3C", id="three clubs forces"),
        pytest.param("", "AQJ84.K52.KQ4.A3", "1S", id="17 points with five spades"),
        pytest.param("1H 1NT P 2C P", "KQ42.AQ3.KJ42.Q2", "2S", id="Stayman after an overcall"),
        pytest.param("1H 1NT P", "J9542.83.Q74.J62", "2H", id="a transfer after an overcall"),
        pytest.param("1D P 2D P", "AK7.A5.AQ8742.K2", "3NT", id="no Blackwood opposite a weak raise"),
        pytest.param("1D P 1S X XX", "T93.AT842.987.T3", "2H", id="a suit over a redouble"),
        pytest.param(
            "P P 1D 1H 2S P 3H X P P", "AJ9.K7.AQ62.KJ52", "4S", id="no doubled cue bid below a promised game"
        ),
    ],
)
def test_principal_sequences(sef: System, auction: str, hand: str, call: str) -> None:
    """The sequences by which players know the system."""
    assert call == choice(sef, auction, hand)


@pytest.mark.parametrize(
    ("auction", "call", "french", "english"),
    [
        ("", "2C", "2♣ fort indéterminé", "undetermined"),
        ("1S P", "2NT", "sans-atout fitté", "fitted notrump"),
        ("1C 1S", "X", "spoutnik", "negative double"),
        ("1C P 1S P 2H P", "2NT", "modérateur", "asks for 3♣"),
        ("1NT P", "2D", "texas", "transfer"),
    ],
)
def test_conventions_have_their_names(
    sef: System, auction: str, call: str, french: str, english: str
) -> None:
    """A convention is named as teachers name it, in both languages."""
    meaning = point(sef, auction).meaning(parse_action(call))
    assert french in say_meaning(meaning, "fr").casefold()
    assert english in say_meaning(meaning, "en").casefold()


LIGHT_HAND = "KQT85.74.J62.983"
LIGHT_OPENING = "AJ852.K4.QJ62.73"
INVITED = "KQ84.AJ62.K7.Q63"


@pytest.mark.slow
@pytest.mark.parametrize("name", first_of(["sayc", "sef"], "sayc"))
def test_styles_differ(name: str) -> None:
    """A bold style opens, overcalls and accepts on less than a sound one, and says so."""
    sound, light, bold = (System.load(name, style) for style in ("sound", "light", "aggressive"))
    assert ["P", "1S", "1S"] == [choice(each, "1D", LIGHT_HAND) for each in (sound, light, bold)]
    assert ["P", "1S", "1S"] == [choice(each, "", LIGHT_OPENING) for each in (sound, light, bold)]
    assert ["P", "P", "3NT"] == [choice(each, "1NT P 2NT P", INVITED) for each in (sound, light, bold)]
