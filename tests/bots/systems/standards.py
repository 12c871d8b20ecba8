"""What teachers expect of a call in any system, each with the auctions in which it is looked for."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations

from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.public_auction import BiddingSetting
from chelem.bots.systems.system import System
from chelem.core.calls import Bid, Call, SimpleCall
from chelem.core.cards import DECK, Strain, Suit
from chelem.core.hands import Hand
from chelem.core.seats import SEATS
from chelem.phases.auction import Auction

MAJORS = (Suit.H, Suit.S)
FIT = 8
REVERSE_POINTS = 15
"""The fewest high-card points of a rebid at the two level beyond the suit of the opening."""
OVERCALL_CARDS = 5
"""The fewest cards of a natural overcall, as the lessons say."""
TRUMPS, STRENGTH = 5, 18
"""The cards in their suit, or the high-card points, with which a redoubled contract may be left to them."""


@dataclass(frozen=True, slots=True)
class Standard:
    """Something that is expected of any system.

    `expects` says whether a hand's call is as it should be; None where the standard is not about the hand.
    """

    name: str
    auctions: tuple[str, ...]
    expects: Callable[[AuctionPoint, Hand, Call], bool | None]


@dataclass(frozen=True, slots=True)
class Example:
    """A hand that a standard is about, and whether its call is as it should be."""

    auction: str
    hand: Hand
    call: Call
    is_right: bool

    def __str__(self) -> str:
        return f"{self.auction or '–'}: {self.hand} bids {self.call}"


def shows_its_fit(point: AuctionPoint, hand: Hand, call: Call) -> bool | None:
    """A fit of eight cards in a major is never hidden by a bid of notrump."""
    partner = point.auction.known[point.auction.partner]
    shown = {suit: partner.least_length(suit) for suit in MAJORS if partner.least_length(suit) >= 3}
    fits = [suit for suit, cards in shown.items() if hand.length(suit) + cards >= FIT]
    if not fits:
        return None
    if not (isinstance(call, Bid) and call.strain is Strain.NT):
        return True
    meaning = point.meaning(call)
    return not meaning.understood.natural or any(
        meaning.known.least_length(suit) + shown[suit] >= FIT for suit in fits
    )


def reverses_with_strength(point: AuctionPoint, hand: Hand, call: Call) -> bool | None:
    """A rebid at the two level beyond the suit of the opening shows a strong hand, unless game is certain."""
    if point.auction.game_forced:
        return None
    opening, answer = (point.auction.calls[place] for place in (point.auction.me, point.auction.partner))
    if not isinstance(opening, Bid) or _natural_suit(point, call) is None or str(call)[0] != "2":
        return None
    if call.strain <= opening.strain or (isinstance(answer, Bid) and call.strain == answer.strain):
        return None
    return hand.hcp >= REVERSE_POINTS


def bids_the_higher_suit_first(point: AuctionPoint, hand: Hand, call: Call) -> bool | None:
    """Of two suits of five cards or more, equally long, the higher is bid first."""
    longest = max(hand.lengths)
    suits = [suit for suit in Suit if hand.length(suit) == longest]
    named = {bid.strain.suit for bid in point.auction.calls if isinstance(bid, Bid)}
    suit = _natural_suit(point, call)
    if longest < 5 or len(suits) != 2 or named.intersection(suits) or suit not in suits:
        return None
    return suit == max(suits)


def overcalls_with_length(point: AuctionPoint, hand: Hand, call: Call) -> bool | None:
    """A natural overcall has the length that lessons teach."""
    suit = _natural_suit(point, call)
    return None if suit is None else hand.length(suit) >= OVERCALL_CARDS


def runs_from_a_redouble(point: AuctionPoint, hand: Hand, call: Call) -> bool | None:
    """A takeout doubler does not leave them in a low redoubled contract without trumps or strength."""
    bid = point.auction.last_bid
    assert bid is not None
    assert bid.strain.suit is not None
    return call is not SimpleCall.PASS or hand.length(bid.strain.suit) >= TRUMPS or hand.hcp >= STRENGTH


def _natural_suit(point: AuctionPoint, call: Call) -> Suit | None:
    if not isinstance(call, Bid) or call.strain is Strain.NT or not point.meaning(call).understood.natural:
        return None
    return call.strain.suit


_OPENINGS = tuple(f"1{suit}" for suit in "CDHS")
_ONE_OVER_ONE = tuple(f"1{first} P 1{second}" for first, second in combinations("CDHS", 2))
_TWO_OVER_ONE = tuple(f"1{first} P 2{second}" for second, first in combinations("CDHS", 2))
_THREE_SUITS = tuple(f"1{first} P 1{second} P 1{third} P" for first, second, third in combinations("CDHS", 3))
_ONE_NOTRUMP = tuple(f"1{suit} P 1NT" for suit in "CDH")
_RAISES, _PREEMPTS = ("1H P 2H", "1S P 2S"), ("2D", "2H", "2S", "3C")
_OVER_A_MAJOR = ("P", "X", "2C", "2D")

STANDARDS = (
    Standard(
        "hidden fit",
        (
            *(f"{opening} {call}" for opening in ("1H", "1S", "P P 1H", "P P 1S") for call in _OVER_A_MAJOR),
            *("1H 1S", "1S 2H"),
            *(f"{auction} P" for auction in _ONE_OVER_ONE),
            *_THREE_SUITS,
        ),
        shows_its_fit,
    ),
    Standard(
        "weak reverse",
        tuple(f"{auction} P" for auction in (*_ONE_OVER_ONE, *_TWO_OVER_ONE, *_ONE_NOTRUMP)),
        reverses_with_strength,
    ),
    Standard(
        "lower suit first",
        ("", "P", "P P", "P P P", *_OPENINGS, *(f"{opening} P" for opening in _OPENINGS)),
        bids_the_higher_suit_first,
    ),
    Standard("short overcall", (*_OPENINGS, *_ONE_OVER_ONE), overcalls_with_length),
    Standard(
        "redoubled",
        tuple(
            f"{auction} X XX P P"
            for auction in (*_OPENINGS, *_ONE_OVER_ONE, *_RAISES, *_PREEMPTS, "1C 1S P P")
        ),
        runs_from_a_redouble,
    ),
)


def examples(system: System, standard: Standard, seed: int) -> Iterator[Example]:
    """Yield hands that a standard is about, without end: hands drawn that have bid as the auction says."""
    rng = random.Random(seed)  # noqa: S311 - a test repeats itself
    auctions = [Auction(SEATS).call(text).calls for text in standard.auctions]
    points = [point_after(system, BiddingSetting(), calls) for calls in auctions]
    while True:
        hand = Hand.of(rng.sample(DECK, 13))
        for text, point in zip(standard.auctions, points, strict=True):
            if not _has_bid_so(point, hand):
                continue
            call = point.choose(hand)
            is_right = standard.expects(point, hand, call)
            if is_right is not None:
                yield Example(text, hand, call, is_right)


def _has_bid_so(point: AuctionPoint, hand: Hand) -> bool:
    calls = point.auction.calls
    own = range(point.auction.me, len(calls), 4)
    return all(point.before(index).choose(hand) == calls[index] for index in own)
