"""The kernel agrees with DDS, from endplay, on whole deals, positions and freak deals."""

import random
from itertools import product

import pytest

from chelem_dd import _kernel, solve, solve_cards, solve_table
from dealing import CAMPAIGN, SEATS, STRAINS, Position, deal, play_on, position, seeds, text

NEEDED = (
    "endplay, whose DDS is compared with, is not installed: there are wheels of it for Python 3.11 to 3.13"
)
dds = pytest.importorskip("endplay.dds", reason=NEEDED)
types = pytest.importorskip("endplay.types", reason=NEEDED)

Weights = list[
    list[float]
]  # by seat and suit, C D H S: how strongly the cards of the suit are drawn to the seat


@pytest.mark.parametrize("seed", seeds(2, 20))
def test_whole_deals(seed: int) -> None:
    rng = random.Random(f"whole {seed}")
    for _ in range(5):
        same_table(deal(rng))


@pytest.mark.parametrize("seed", range(5 * CAMPAIGN))
def test_positions(seed: int) -> None:
    """With 2 to 13 cards a hand, at the start of a trick and within it."""
    rng = random.Random(f"positions {seed}")
    for _ in range(20):
        same_cards(position(rng, rng.randint(2, 13)))


def long_suits(rng: random.Random) -> Weights:
    """Each hand prefers a suit of its own, and avoids another."""
    own, pull = rng.sample(range(4), 4), rng.uniform(3, 12)
    return [[pull if suit == own[seat] else rng.choice([0.1, 1]) for suit in range(4)] for seat in range(4)]


def one_suit(rng: random.Random) -> Weights:
    """A hand holds all of a suit, or all but a card or two."""
    lucky, lucky_suit, stray = rng.randrange(4), rng.randrange(4), rng.choice([0, 0.03])
    return [
        [1 if (seat == lucky) == (suit == lucky_suit) else stray for suit in range(4)] for seat in range(4)
    ]


def two_suits_in_two_hands(rng: random.Random) -> Weights:
    """Two hands, partners or not, hold two whole suits, and the other two hands the rest."""
    hands, suits = rng.sample(range(4), 2), rng.sample(range(4), 2)
    return [[float((seat in hands) == (suit in suits)) for suit in range(4)] for seat in range(4)]


def some_voids(rng: random.Random) -> Weights:
    """Half of the hands have no card, or hardly any, of a suit."""
    return [[rng.choice([0.002, 1]) for _ in range(4)] for _ in range(4)]


def four_voids(rng: random.Random) -> Weights:
    """Each hand is void in another suit: the hardest deals known, for any solver."""
    void = rng.sample(range(4), 4)
    return [[float(suit != void[seat]) for suit in range(4)] for seat in range(4)]


@pytest.mark.parametrize("seed", range(2 * CAMPAIGN))
@pytest.mark.parametrize("shape", [long_suits, one_suit, two_suits_in_two_hands, some_voids, four_voids])
def test_freaks(shape, seed: int) -> None:
    """As whole deals, and from the middle of their play."""
    rng = random.Random(f"{shape.__name__} {seed}")
    hands = drawn(rng, shape(rng))
    if shape is not four_voids:  # DDS may take minutes for a table of these
        same_table(hands)
    start = Position(hands, rng.choice(STRAINS), rng.choice(SEATS))
    same_cards(play_on(rng, start, rng.randrange(45))[1])


def drawn(rng: random.Random, weights: Weights) -> tuple[int, ...]:
    """A deal by these weights, started again whenever nobody can take a card."""
    while True:
        hands = [0, 0, 0, 0]
        for card in rng.sample(range(52), 52):
            odds = [of[card // 13] * (hand.bit_count() < 13) for hand, of in zip(hands, weights, strict=True)]
            if not any(odds):
                break
            hands[rng.choices(range(4), odds)[0]] |= 1 << card
        else:
            return tuple(hands)


def same_table(hands: tuple[int, ...]) -> None:
    """All twenty results. DDS's tables are right for whole deals only."""
    theirs = dds.calc_dd_table(board(hands))
    found = {(strain, seat): theirs[denom(strain), player(seat)] for strain, seat in product(STRAINS, SEATS)}
    table = solve_table(hands)
    assert found == {(strain, seat): table[strain][seat] for strain, seat in found}, _kernel.text(hands)


def same_cards(p: Position) -> None:
    """Every legal card, and the best one."""
    asked = board(p.deal)
    asked.trump, asked.first = denom(p.strain), player(p.leader)
    for card in p.trick:
        asked.play(text(card), from_hand=False)  # where it is no more
    # DDS gives one of each run of equals, and endplay the whole run
    found = {"SHDC"[card.suit] + card.rank.abbr: tricks for card, tricks in dds.solve_board(asked)}
    assert found == solve_cards(*p.arguments), str(p)
    best = max(found.values())
    assert (best if len(p.trick) % 2 == 0 else p.left - best) == solve(*p.arguments), str(p)


def board(hands: tuple[int, ...]):
    return types.Deal(_kernel.text(hands))


def denom(strain: str):
    return types.Denom.find(strain)


def player(seat: str):
    return types.Player.find(seat)
