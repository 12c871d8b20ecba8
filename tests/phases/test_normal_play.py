"""Tricks that no normal play loses (RULES Common, Claim; Law 71)."""

from functools import cache

import pytest

from chelem.analysis.double_dummy import tricks_of
from chelem.core.cards import Strain, Suit, cards_of
from chelem.core.hands import SUIT_BITS, Hand
from chelem.core.seats import SEATS, Side
from chelem.phases.normal_play import CardsLeft, fewest_tricks
from tests.support.chance import random_of


def cards_left(north: str, east: str, south: str, west: str, leader: str, trumps: str | None) -> CardsLeft:
    """Return an ending, from hands as in PBN."""
    hands = [Hand.parse(text) for text in (north, east, south, west)]
    n, e, s, w = (hand.bits for hand in hands)
    bits = SUIT_BITS[Suit.parse(trumps)] if trumps else 0
    return CardsLeft((n, e, s, w), "NESW".index(leader), len(hands[0]), bits)


@pytest.mark.parametrize(
    ("fewest", "north", "east", "south", "west", "leader", "trumps"),
    [
        pytest.param(3, "432...", "765...", "AKQ...", ".432..", "S", None, id="winners of one hand"),
        pytest.param(2, "K2...", "T9...", "A3...", "87...", "S", None, id="honours opposite do not crash"),
        pytest.param(3, "K2.A..", "T9.3..", "A3.2..", "87.4..", "S", None, id="low to the other hand"),
        pytest.param(2, "Q32...", ".A32..", "AK.4..", "J98...", "S", None, id="blocked, without an entry"),
        pytest.param(1, "AQ...", "32...", "54...", "K6...", "S", None, id="no finesse, even one that wins"),
        pytest.param(1, "AQ...", "K3...", "5.4..", "6.7..", "W", None, id="a winner is kept, a loser is not"),
        pytest.param(0, "32...", "..32.", "..54.", "A4...", "E", "S", id="the others have the highest trump"),
        pytest.param(1, "A2...", "..32.", "..54.", "K4...", "E", "S", id="the highest trump"),
        pytest.param(1, ".A.A.", ".2.2.", "32...", "4..3.", "N", "S", id="a winner played before trumps"),
        pytest.param(2, ".AK..", ".32..", ".54..", "4.6..", "N", None, id="the same winners without trumps"),
        pytest.param(0, ".K2..", ".A3..", ".54..", ".76..", "N", None, id="a king that falls at once"),
        pytest.param(1, ".KQ..", ".A3..", ".54..", ".76..", "N", None, id="king and queen"),
    ],
)
def test_endings(fewest, north, east, south, west, leader, trumps):
    """Suits in any order, each from the top, against every defence."""
    assert fewest == fewest_tricks(cards_left(north, east, south, west, leader, trumps), Side.NS)


def random_ending(seed: int, most: int = 6) -> CardsLeft:
    """Return a random ending of at most this many cards, with or without trumps."""
    chance = random_of(seed)
    left = chance.randint(1, most)
    cards = chance.sample(range(52), 4 * left)
    n, e, s, w = (sum(1 << card for card in cards[place::4]) for place in range(4))
    return CardsLeft((n, e, s, w), chance.randrange(4), left, chance.choice((0, *SUIT_BITS)))


def with_best_play(cards: CardsLeft, side: Side) -> int:
    """Return the tricks of a side with best play of all four."""
    n, e, s, w = map(Hand, cards.hands)
    strain = Strain(SUIT_BITS.index(cards.trumps)) if cards.trumps else Strain.NT
    return tricks_of((n, e, s, w), strain, SEATS[cards.start], (), side)


@pytest.mark.parametrize("seed", range(150))
def test_never_more_than_best_play_takes(seed):
    """A normal play is a play: what it takes against every defence, best play takes too."""
    for side in Side:
        cards = random_ending(seed, 9)
        assert 0 <= fewest_tricks(cards, side) <= with_best_play(cards, side)


@pytest.mark.parametrize("seed", range(60))
def test_never_fewer_than_the_worst_play_takes(seed):
    """No play at all takes fewer tricks than the worst of both sides."""
    cards = random_ending(seed, 4)

    @cache
    def worst(hands: tuple[int, ...], leader: int, trick: tuple[int, ...]) -> int:
        if len(trick) == 4:
            winner = (leader + max(range(4), key=lambda place: strength(trick[place], trick[0]))) % 4
            return (winner % 2 == Side.NS) + worst(hands, winner, ())
        seat = (leader + len(trick)) % 4
        if not hands[seat]:
            return 0
        led = hands[seat] & next((suit for suit in SUIT_BITS if trick and suit & trick[0]), 0)
        return min(
            worst((*hands[:seat], hands[seat] ^ card.bit, *hands[seat + 1 :]), leader, (*trick, card.bit))
            for card in cards_of(led or hands[seat])
        )

    def strength(card: int, first: int) -> tuple[bool, bool, int]:
        suit = next(suit for suit in SUIT_BITS if suit & first)
        return bool(card & cards.trumps), bool(card & suit), card

    assert worst(cards.hands, cards.start, ()) <= fewest_tricks(cards, Side.NS)


@pytest.mark.parametrize("seed", range(40))
def test_more_steps_never_prove_less(seed):
    """What is too long to prove is not counted; a claim is never cut."""
    cards = random_ending(seed, 10)
    few, many = (fewest_tricks(cards, Side.NS, steps=steps) for steps in (200, 20_000))
    assert few <= many
    assert cards.left == fewest_tricks(cards, Side.NS, floor=cards.left)


@pytest.mark.parametrize("seed", range(40))
def test_seats_and_suits_are_alike(seed):
    """The table turned by two seats, and without trumps the suits exchanged, give the same number."""
    cards = random_ending(seed)
    n, e, s, w = cards.hands
    turned = CardsLeft((s, w, n, e), cards.start ^ 2, cards.left, cards.trumps)
    assert fewest_tricks(cards, Side.NS) == fewest_tricks(turned, Side.NS)
    if not cards.trumps:
        n, e, s, w = ((hand >> 13) | (hand << 39) & (1 << 52) - 1 for hand in cards.hands)
        exchanged = CardsLeft((n, e, s, w), cards.start, cards.left, 0)
        assert fewest_tricks(cards, Side.EW) == fewest_tricks(exchanged, Side.EW)
