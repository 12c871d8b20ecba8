"""Opening bids of two and three notrump that a card may choose, and what follows them."""

import pytest

from chelem.bots.systems.points import point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.core.calls import parse_action
from tests.bots.convention_cards.calls import call, system_with

GAME_WITH_SPADES = "KQT74.A96.K7.A32"
EIGHT_TRICKS = "AKQ974.A3.A54.72"
NINE_TRICKS_IN_CLUBS = "A4.K3.A2.AKQ9754"
GAME_IN_HAND = "AKQ974.AK3.AQ4.7"
WEAK_SPADES, WEAK_DIAMONDS = "KQJ974.83.954.72", "83.72.KQJ974.954"


@pytest.mark.parametrize(
    ("hand", "weak", "strong", "benjamin"),
    [
        (EIGHT_TRICKS, "1S", "2S", "2C"),
        (NINE_TRICKS_IN_CLUBS, "1C", "1C", "2C"),
        (GAME_IN_HAND, "2C", "2C", "2D"),
        ("AKQ4.KQ5.AQ4.KJ7", "2C", "2C", "2C"),
        ("AKQ4.KQ5.AQ4.AQ7", "2C", "2C", "2D"),
        (WEAK_SPADES, "2S", "P", "2S"),
        (WEAK_DIAMONDS, "2D", "P", "P"),
    ],
)
def test_openings_of_two_in_acol(hand: str, weak: str, strong: str, benjamin: str) -> None:
    """Eight playing tricks, game in hand and a weak two, by each choice of the card."""
    bids = {"weak": weak, "strong": strong, "benjamin": benjamin}
    for choice, bid in bids.items():
        assert bid == call(system_with("acol", f"two-openings={choice}"), "", hand)


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("83.J752.Q842.J92", "2NT"),
        ("J83.752.QJ42.J92", "4S"),
        ("J83.A52.K842.J92", "3S"),
        ("83.AQ752.K42.J92", "3H"),
        ("83.AJ5.K842.QJ92", "3NT"),
    ],
)
@pytest.mark.parametrize(("choice", "auction"), [("strong", "2S P"), ("benjamin", "2C P 2D P 2S P")])
def test_responses_to_eight_tricks(choice: str, auction: str, hand: str, bid: str) -> None:
    """Two notrump is negative, a raise to game weaker than one to three, a new suit forces to game."""
    assert bid == call(system_with("acol", f"two-openings={choice}"), auction, hand)


@pytest.mark.parametrize(
    ("auction", "hand", "bid"),
    [
        ("2S P 2NT P", EIGHT_TRICKS, "3S"),
        ("2S P 2NT P", "AKQ94.A.KQJ54.72", "3D"),
        ("2S P 2NT P 3S P", "83.J752.K842.Q92", "4S"),
        ("2S P 2NT P 3S P", "83.J752.8642.J92", "P"),
        ("2S P 2NT P 3D P", "83.J752.9842.Q92", "P"),
        ("2S P 2NT P 3D P", "J83.752.842.J962", "4S"),
        ("2S 3H", "J83.75.KQ42.J962", "4S"),
        ("2S 3H", "3.KJ75.KQ42.J962", "X"),
        ("2S 3H P P", "AKQJ974.A3.K54.7", "3S"),
        ("2S X", "83.AJ5.K842.QJ92", "XX"),
    ],
)
def test_after_a_strong_two(auction: str, hand: str, bid: str) -> None:
    """Opener tells of six cards or a second suit; with a trick and two trumps responder goes on to game."""
    assert bid == call(system_with("acol", "two-openings=strong"), auction, hand)


@pytest.mark.parametrize("auction", ["2S P", "2D P", "2H P 2NT P 3S P"])
def test_a_strong_two_and_a_reverse_after_it_force(auction: str) -> None:
    """For one round."""
    system = system_with("acol", "two-openings=strong")
    assert point_after(system, BiddingSetting(), tuple(map(parse_action, auction.split()))).auction.forced


@pytest.mark.parametrize(
    ("auction", "hand", "bid"),
    [
        ("2C P", GAME_WITH_SPADES, "2D"),
        ("2C P 2D P", NINE_TRICKS_IN_CLUBS, "3C"),
        ("2C P 2D P", "AKQ4.KQ5.AQ4.KJ7", "2NT"),
        ("2C P 2D P 2NT P", "QJ74.83.K942.982", "3C"),
        ("2D P", "83.J752.Q842.J92", "2H"),
        ("2D P", "KQJ83.752.Q84.92", "2S"),
        ("2D P 2H P", GAME_IN_HAND, "2S"),
        ("2D P 2H P", "AKQ4.KQ5.AQ4.AQ7", "2NT"),
        ("2D P 2H P 2S P", "J83.752.J842.J92", "4S"),
        ("2D P 2H P 2S P", "83.7542.J842.J92", "2NT"),
    ],
)
def test_benjaminised_acol(auction: str, hand: str, bid: str) -> None:
    """Two clubs asks for two diamonds; over two diamonds two hearts is the waiting bid, and game is bid."""
    system = system_with("acol", "two-openings=benjamin")
    assert bid == call(system, auction, hand)
    assert point_after(system, BiddingSetting(), tuple(map(parse_action, ["2D", "P"]))).auction.game_forced


SOLID_DIAMONDS, SOLID_CLUBS = "84.73.AKQJ974.92", "84.7.92.AKQJ9743"


@pytest.mark.parametrize("name", ["acol", "sayc", "2over1"])
@pytest.mark.parametrize(
    ("auction", "hand", "bid"),
    [
        ("", SOLID_DIAMONDS, "3NT"),
        ("", "A4.73.AKQJ974.92", "1D"),
        ("P P P", SOLID_DIAMONDS, "P"),
        ("3NT P", "KQ52.A74.83.K862", "P"),
        ("3NT P", "Q9852.J74.83.K62", "4C"),
        ("3NT P 4C P", SOLID_DIAMONDS, "4D"),
        ("3NT P 4C P", SOLID_CLUBS, "P"),
        ("3NT P", "AK52.AK74.83.A62", "4D"),
        ("3NT P 4D P", SOLID_CLUBS, "4H"),
        ("3NT P 4D P", SOLID_DIAMONDS, "4NT"),
        ("3NT P 4D P", "84.73.2.AKQJ9743", "5C"),
        ("3NT P 4D P 4H P", "AK52.AK74.83.A62", "6C"),
        ("3NT P 4D P 4H P 6C P", SOLID_CLUBS, "P"),
        ("3NT X", "Q9852.J74.83.K62", "4C"),
        ("3NT 4H", "Q9852.J74.83.K62", "P"),
        ("2C P 2D P", "AKQ4.KQ5.AQ4.AQ7", "3NT"),
    ],
)
def test_gambling_three_notrump(name: str, auction: str, hand: str, bid: str) -> None:
    """Opener passes or corrects four clubs, and names a short suit when four diamonds asks."""
    assert bid == call(system_with(name, "three-notrump=gambling"), auction, hand)
