"""Random deals and positions."""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product

from hypothesis import strategies as st

from chelem_dd import _kernel

RANKS = "23456789TJQKA"
SUITS = "CDHS"
SEATS = "NESW"
STRAINS = ("S", "H", "D", "C", "NT")
VULNERABLE = ("none", "NS", "EW", "both")

# Multiplies the number of deals that are compared: `make campaign` sets it to twenty.
CAMPAIGN = int(os.environ.get("CHELEM_DD_CAMPAIGN", "1"))


def seeds(usual: int, number: int) -> range:
    """As many seeds as `usual`; in a campaign `number` for each of its multiples."""
    return range(usual if CAMPAIGN == 1 else number * CAMPAIGN)


def examples(usual: int, number: int) -> int:
    """Return how many examples Hypothesis draws: `usual`, or in a campaign `number`."""
    return usual if CAMPAIGN == 1 else number


# Few quick tricks and cutoffs: a table takes seconds even on a fast machine, and more with little memory.
HARD = "N:.83.AQT9753.Q853 .KT952..AKJT9742 KQJ8653.AJ764..6 AT9742.Q.KJ8642."

ONE = "N:A... K... Q... J..."
BAD = "N:AQ... K2... 43... J..."


@dataclass(frozen=True)
class Position:
    """The arguments of `solve` and `solve_cards`."""

    deal: tuple[int, ...]
    strain: str
    leader: str
    trick: tuple[int, ...] = ()

    @property
    def arguments(self) -> tuple[tuple[int, ...], str, str, tuple[int, ...]]:
        return self.deal, self.strain, self.leader, self.trick

    @property
    def seat(self) -> int:
        """The seat of the hand to play."""
        return (SEATS.index(self.leader) + len(self.trick)) % 4

    @property
    def left(self) -> int:
        """The tricks left, the one in progress included."""
        return self.deal[self.seat].bit_count()

    def __str__(self) -> str:
        """The arguments as text, to paste after `solve_cards`."""
        return str((_kernel.text(self.deal), self.strain, self.leader, " ".join(map(text, self.trick))))


def text(card: int) -> str:
    return SUITS[card // 13] + RANKS[card % 13]


def cards_of(hand: int) -> list[int]:
    return [card for card in range(52) if hand >> card & 1]


def legal(hand: int, trick: tuple[int, ...]) -> list[int]:
    follows = [card for card in cards_of(hand) if trick and card // 13 == trick[0] // 13]
    return follows or cards_of(hand)


def deal(rng: random.Random, size: int = 13) -> tuple[int, ...]:
    cards = rng.sample(range(52), 4 * size)
    return tuple(sum(1 << card for card in cards[size * i : size * i + size]) for i in range(4))


def endless_deals(seed: int, size: int) -> Iterator[tuple[int, ...]]:
    """Yield random deals of `size` cards a hand, without end."""
    rng = random.Random(seed)
    while True:
        yield deal(rng, size)


def random_deals(count: int, size: int) -> list[tuple[int, ...]]:
    return list(islice(endless_deals(count, size), count))


def position(rng: random.Random, size: int) -> Position:
    """Return a random position at the start or in the middle of a trick, reached by legal plays."""
    hands = list(deal(rng, size))
    leader, trick = rng.randrange(4), []
    for i in range(rng.randrange(4)):
        seat = (leader + i) % 4
        card = rng.choice(legal(hands[seat], tuple(trick)))
        hands[seat] ^= 1 << card
        trick.append(card)
    return Position(tuple(hands), rng.choice(STRAINS), SEATS[leader], tuple(trick))


def layouts(rng: random.Random, p: Position, count: int, known: int) -> list[tuple[int, ...]]:
    """Return deals with as many hands of `p`, from the hand to play on, and the others drawn.

    A hand that has not followed suit to the trick gets no card of the suit.
    """
    hidden = [(p.seat + i) % 4 for i in range(known, 4)]
    pool = [card for seat in hidden for card in cards_of(p.deal[seat])]
    led = p.trick[0] // 13 if p.trick else None
    voids = [(SEATS.index(p.leader) + i) % 4 for i, card in enumerate(p.trick) if card // 13 != led]
    found = [p.deal]
    while len(found) < count:
        rng.shuffle(pool)
        hands, start = list(p.deal), 0
        for seat in hidden:
            end = start + p.deal[seat].bit_count()
            hands[seat] = sum(1 << card for card in pool[start:end])
            start = end
        revoked = any(card // 13 == led for seat in voids for card in cards_of(hands[seat]))
        found.append(p.deal if revoked else tuple(hands))
    return found


def positions(most: int, least: int = 1) -> st.SearchStrategy[Position]:
    """Return a strategy for positions of `least` to `most` cards a hand."""
    return st.builds(position, st.randoms(use_true_random=False), st.integers(least, most))


def line_of_play(rng: random.Random, start: Position, length: int) -> list[int]:
    """Return random legal cards played from the start of a trick."""
    return play_on(rng, start, length)[0]


def play_on(rng: random.Random, start: Position, length: int) -> tuple[list[int], Position]:
    """Return random legal cards played from the start of a trick, and the position after them."""
    hands, leader, trick, played = list(start.deal), SEATS.index(start.leader), [], []
    for _ in range(length):
        seat = (leader + len(trick)) % 4
        card = rng.choice(legal(hands[seat], tuple(trick)))
        hands[seat] ^= 1 << card
        trick.append(card)
        played.append(card)
        if len(trick) == 4:
            leader, trick = (leader + winner(trick, start.strain)) % 4, []
    return played, Position(tuple(hands), start.strain, SEATS[leader], tuple(trick))


def winner(trick: list[int], strain: str) -> int:
    """Return the index of the winning card of a complete trick."""
    trumps = [card for card in trick if strain == SUITS[card // 13]]
    return trick.index(max(trumps or [card for card in trick if card // 13 == trick[0] // 13]))


DEALERS_AND_VULNERABILITIES = list(product(SEATS, VULNERABLE))
