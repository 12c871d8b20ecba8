"""Agreements that a card may choose in any system: each changes the calls that it is about."""

import pytest

from chelem.bots.systems.names import known_systems
from chelem.bots.systems.points import point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.system import System
from chelem.core.calls import parse_action
from chelem.core.errors import ParseError
from chelem.core.hands import Hand
from tests.bots.convention_cards.calls import call, system_with

BOTH_MAJORS = "KQT74.AJ965.7.83"
SPADES = "KQJ974.83.K54.72"
SPADES_AND_DIAMONDS = "KQT74.4.AQ96.832"
DIAMONDS = "83.K4.KQJ974.Q72"
WEAK_WITH_SPADES = "QJ53.T8.J873.762"


OVER_NOTRUMP = [
    ("natural", BOTH_MAJORS, "2S"),
    ("natural", SPADES, "2S"),
    ("natural", DIAMONDS, "2D"),
    ("landy", BOTH_MAJORS, "2C"),
    ("landy", SPADES, "2S"),
    ("landy", DIAMONDS, "2D"),
    ("cappelletti", BOTH_MAJORS, "2D"),
    ("cappelletti", SPADES, "2C"),
    ("cappelletti", SPADES_AND_DIAMONDS, "2S"),
    ("cappelletti", DIAMONDS, "2C"),
    ("multi-landy", BOTH_MAJORS, "2C"),
    ("multi-landy", SPADES, "2D"),
    ("multi-landy", SPADES_AND_DIAMONDS, "2S"),
    ("dont", BOTH_MAJORS, "2H"),
    ("dont", SPADES, "2S"),
    ("dont", SPADES_AND_DIAMONDS, "2D"),
    ("dont", DIAMONDS, "X"),
]


@pytest.mark.parametrize("name", known_systems())
@pytest.mark.parametrize(("choice", "hand", "bid"), OVER_NOTRUMP)
def test_defence_to_one_notrump(name: str, choice: str, hand: str, bid: str) -> None:
    """Each defence has its own bids for the same hands, in every system."""
    system = system_with(name, f"over-notrump={choice} notrump-double=strong")
    assert bid == call(system, "1NT", hand)


@pytest.mark.parametrize(
    ("choice", "auction", "hand", "bid"),
    [
        ("landy", "1NT 2C P", WEAK_WITH_SPADES, "2S"),
        ("cappelletti", "1NT 2D P", WEAK_WITH_SPADES, "2S"),
        ("cappelletti", "1NT 2C P", WEAK_WITH_SPADES, "2D"),
        ("cappelletti", "1NT 2C P 2D P", SPADES, "2S"),
        ("cappelletti", "1NT 2C P 2D P", DIAMONDS, "P"),
        ("multi-landy", "1NT 2D P", WEAK_WITH_SPADES, "2H"),
        ("multi-landy", "1NT 2D P 2H P", SPADES, "2S"),
        ("dont", "1NT X P", WEAK_WITH_SPADES, "2C"),
        ("dont", "1NT X P 2C P", DIAMONDS, "2D"),
        ("dont", "1NT 2D P", WEAK_WITH_SPADES, "P"),
        ("dont", "1NT 2C P", WEAK_WITH_SPADES, "P"),
    ],
)
def test_what_follows_a_defence_to_one_notrump(choice: str, auction: str, hand: str, bid: str) -> None:
    """Advancer names the major, or asks for the suit, and the overcaller shows it."""
    assert bid == call(system_with("sayc", f"over-notrump={choice}"), auction, hand)


def test_dont_takes_the_double() -> None:
    """A double that shows one suit cannot show a minor and a major."""
    with pytest.raises(ParseError, match="DONT"):
        system_with("sef", "over-notrump=dont notrump-double=minor-major")


SIX_HEARTS = "A3.KQJ974.Q54.72"
FLAT_TWENTY = "AK7.KQJ4.AQ5.J32"


@pytest.mark.parametrize("name", known_systems())
@pytest.mark.parametrize(
    ("chosen", "auction", "hand", "bid", "other"),
    [
        ("splinters=splinter", "1S P", "KQ74.AJ65.3.9832", "4D", "splinters=none"),
        ("over-their-double=truscott", "1S X", "KQ74.AJ6.53.9832", "2NT", "over-their-double=none"),
        ("negative-doubles=through-4d", "1S 3C", "74.KJ86.AQ853.92", "X", "negative-doubles=through-2s"),
        ("responsive-doubles=responsive", "1H X 2H", "J74.6.KJ853.Q982", "X", "responsive-doubles=penalty"),
        ("weak-twos=6-10", "", "KJT974.83.J54.72", "P", "weak-twos=5-10"),
        ("notrump-responses=natural", "1NT P", "KJ974.83.J54.972", "2S", "notrump-responses=transfers"),
        ("notrump-responses=two-way", "1NT P", "KJ74.A3.KQ54.972", "2D", "notrump-responses=natural"),
        ("fourth-suit=round", "1D P 1S P 2C P", "KJ974.83.K54.A72", "2H", "fourth-suit=game"),
        ("two-notrump-stayman=puppet", "2NT P 3C P", FLAT_TWENTY, "3D", "two-notrump-stayman=four-card"),
        ("game-tries=short", "1S P 2S P", "AKJ974.AJ83.4.72", "3D", "game-tries=long"),
        ("control-bids=first", "1S P 3S P", "AKQ74.83.A83.KQ4", "4D", "control-bids=first-or-second"),
        ("four-clubs=gerber", "1NT P", "AKQJ965.K.KQ3.42", "4C", "four-clubs=none"),
        ("four-level-transfers=south-african", "1NT P", SIX_HEARTS, "4C", "four-level-transfers=texas"),
    ],
)
def test_a_choice_and_the_other(
    name: str, chosen: str, auction: str, hand: str, bid: str, other: str
) -> None:
    """The call is made where the card has the choice, and not where it has the other."""
    assert bid == call(system_with(name, chosen), auction, hand)
    assert bid != call(system_with(name, other), auction, hand)


@pytest.mark.parametrize("name", ["sayc", "2over1"])
@pytest.mark.parametrize(
    ("choice", "hand", "bid"),
    [
        ("jacoby", "KQ74.AJ65.K3.983", "2NT"),
        ("natural", "KQ74.AJ65.K3.983", "2C"),
        ("natural", "KQ74.AJ65.73.983", "3S"),
        ("natural", "94.AJ6.K73.QJ983", "2NT"),
    ],
)
def test_two_notrump_over_a_major(name: str, choice: str, hand: str, bid: str) -> None:
    """It raises and forces to game, or it is natural and a game raise goes by way of two of a suit."""
    assert bid == call(system_with(name, f"two-notrump-response={choice}"), "1S P", hand)


@pytest.mark.parametrize(("choice", "bid"), [("checkback", "3C"), ("natural", "3H")])
def test_responder_looks_for_three_hearts_after_two_notrump(choice: str, bid: str) -> None:
    """By three clubs, or by three hearts, which then force."""
    system = system_with("sef", f"two-notrump-rebid={choice}")
    assert bid == call(system, "1C P 1H P 2NT P", "J4.KQ863.J72.983")


FOURTEEN = "K84.A73.AQJ52.94"
INVITES_WITH_SPADES = "KQT74.A96.J7.832"
GAME_WITH_SPADES = "KQT74.A96.K7.A32"
WEAK_WITH_DIAMONDS = "KJT74.4.Q9652.83"


@pytest.mark.parametrize("name", ["2over1", "sayc", "sef"])
@pytest.mark.parametrize(
    ("choice", "hand", "bid"),
    [
        ("natural", GAME_WITH_SPADES, "3NT"),
        ("new-minor", GAME_WITH_SPADES, "2C"),
        ("two-way", GAME_WITH_SPADES, "2D"),
        ("two-way", INVITES_WITH_SPADES, "2C"),
        ("two-way", WEAK_WITH_DIAMONDS, "2C"),
        ("roudi", GAME_WITH_SPADES, "2C"),
        ("stayman", GAME_WITH_SPADES, "2C"),
        ("stayman", WEAK_WITH_DIAMONDS, "2D"),
    ],
)
def test_what_responder_asks_after_one_notrump(name: str, choice: str, hand: str, bid: str) -> None:
    """Two clubs, two diamonds or the unbid minor ask, by the card, where one notrump shows a minimum."""
    assert bid == call(system_with(name, f"checkback={choice}"), "1D P 1S P 1NT P", hand)


@pytest.mark.parametrize(
    ("choice", "auction", "bid"),
    [
        ("new-minor", "1D P 1S P 1NT P 2C P", "3S"),
        ("two-way", "1D P 1S P 1NT P 2C P", "2D"),
        ("two-way", "1D P 1S P 1NT P 2D P", "2S"),
        ("roudi", "1D P 1S P 1NT P 2C P", "2S"),
        ("stayman", "1D P 1S P 1NT P 2C P", "3S"),
    ],
)
def test_how_opener_answers_the_ask(choice: str, auction: str, bid: str) -> None:
    """Opener shows three cards in the major, and the strength where that is asked."""
    assert bid == call(system_with("sayc", f"checkback={choice}"), auction, FOURTEEN)


SPADES_AND_CLUBS = "KQT74.7.83.AJ965"


@pytest.mark.parametrize("name", known_systems())
@pytest.mark.parametrize(
    ("choice", "opening", "hand", "bid"),
    [
        ("michaels", "1D", BOTH_MAJORS, "2D"),
        ("michaels", "1H", SPADES_AND_CLUBS, "2H"),
        ("precise", "1D", BOTH_MAJORS, "2D"),
        ("precise", "1D", SPADES_AND_CLUBS, "3C"),
        ("ghestem", "1D", BOTH_MAJORS, "3C"),
        ("ghestem", "1D", SPADES_AND_CLUBS, "2D"),
        ("ghestem", "1C", BOTH_MAJORS, "2D"),
        ("ghestem", "1C", "KQT74.7.AJ965.83", "3C"),
        ("ghestem", "1S", "7.KQT74.AJ965.83", "3C"),
    ],
)
def test_two_suited_overcalls(name: str, choice: str, opening: str, hand: str, bid: str) -> None:
    """Michaels hides the second suit, the others name both, in every system."""
    assert bid == call(system_with(name, f"two-suiters={choice}"), opening, hand)


@pytest.mark.parametrize(
    ("auction", "hand", "bid"),
    [
        ("1D 3C P", "J53.T84.Q973.K62", "3H"),
        ("1D 2D P", "J53.T84.Q973.K62", "2S"),
        ("1C 3C P", "53.T842.K73.KJ62", "3D"),
    ],
)
def test_answers_to_ghestem(auction: str, hand: str, bid: str) -> None:
    """Advancer names the better of the two suits."""
    assert bid == call(system_with("sayc", "two-suiters=ghestem"), auction, hand)


@pytest.mark.parametrize("name", ["sayc", "2over1"])
@pytest.mark.parametrize(
    ("auction", "hand", "bid"),
    [
        ("", "KQJ974.83.954.72", "2D"),
        ("", "KQJ97.83.9.QJ872", "2S"),
        ("2D P", "J53.84.AQ973.K62", "2H"),
        ("2D P", "53.KJ4.AQ973.K62", "2S"),
        ("2D P 2H P", "KQJ974.83.954.72", "2S"),
        ("2D P 2H P", "K9.QJT974.954.72", "P"),
        ("2D P 2NT P", "KQJ974.83.954.72", "3S"),
        ("2S P", "3.KJ53.QJ64.9842", "3C"),
        ("2S P 2NT P", "KQJ97.83.9.QJ872", "3H"),
    ],
)
def test_multi(name: str, auction: str, hand: str, bid: str) -> None:
    """Two diamonds is a weak two in a major, which opener corrects to; two of a major has a minor too."""
    assert bid == call(system_with(name, "weak-openings=multi"), auction, hand)


@pytest.mark.parametrize("name", known_systems())
def test_every_system_defends_against_multi(name: str) -> None:
    """A balanced hand of fourteen points doubles two diamonds that show a major."""
    ours, theirs = System.load(name), system_with("sayc", "weak-openings=multi")
    point = point_after((theirs, ours), BiddingSetting(), (parse_action("2D"),))
    assert "X" == str(point.choose(Hand.parse("KJ4.KQ5.A862.J73")))


STRONG_SPADES = "AKQ974.A83.K54.7"
CLUBS_AND_HEARTS = "83.KQJ4.A4.KQ982"


@pytest.mark.parametrize("name", known_systems())
def test_a_jump_overcall_is_weak_or_strong(name: str) -> None:
    """The same jump with six good spades: on 16 points, or on nine."""
    strong, weak = (system_with(name, f"jump-overcalls={choice}") for choice in ("strong", "weak"))
    assert "2S" == call(strong, "1D", STRONG_SPADES) != call(weak, "1D", STRONG_SPADES)
    assert "2S" == call(weak, "1D", "KQJ974.83.K54.72") != call(strong, "1D", "KQJ974.83.K54.72")
    assert "4S" == call(strong, "1D 2S P", "T82.K952.A73.J64")


@pytest.mark.parametrize("name", known_systems())
def test_blackwood_asks_as_the_card_says(name: str) -> None:
    """One ace, and one keycard or four, are the first step of other replies."""
    one_ace, hand = "1S P 3S P 4NT P", "QJ73.A852.K93.84"
    replies = [call(system_with(name, f"blackwood={choice}"), one_ace, hand) for choice in CARDS_ASKED]
    assert ["5D", "5D", "5C"] == replies


CARDS_ASKED = ("aces", "30-41", "14-30")


@pytest.mark.parametrize("name", known_systems())
def test_the_double_of_one_notrump_is_strong_or_two_suited(name: str) -> None:
    """The two-suited double is the same in all systems, and advanced."""
    two_suited = system_with(name, "notrump-double=minor-major")
    assert "X" == call(two_suited, "1NT", CLUBS_AND_HEARTS)
    assert "2C" == call(two_suited, "1NT X P", "Q954.83.JT72.J64")


@pytest.mark.parametrize("name", known_systems())
def test_four_level_transfers(name: str) -> None:
    """Six hearts and a game bid four diamonds, where the card says so."""
    hand = "A3.KQJ974.Q54.72"
    assert "4D" == call(system_with(name, "four-level-transfers=texas"), "1NT P", hand)
    assert "2D" == call(system_with(name, "four-level-transfers=none"), "1NT P", hand)


@pytest.mark.parametrize("name", ["2over1", "sef"])
@pytest.mark.parametrize(
    ("hand", "bid"),
    [("KJ74.83.Q754.J72", "3C"), ("KJ74.83.KQ54.J72", "3D"), ("Q974.83.J8654.72", "3S")],
)
def test_bergen_raises(name: str, hand: str, bid: str) -> None:
    """Four trumps are raised by strength: constructive, limit, weak."""
    assert bid == call(system_with(name, "major-raises=bergen"), "1S P", hand)
    assert bid != call(system_with(name, "major-raises=limit"), "1S P", hand)
