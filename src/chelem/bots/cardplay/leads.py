"""The opening lead: which suit, and which card of it."""

from chelem.bots.cardplay.knowledge import Sight
from chelem.core.calls import Bid
from chelem.core.cards import (
    SUITS,
    Card,
    Rank,
    Suit,
)
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from chelem.phases.auction import Auction
from chelem.phases.phase import Phase

_TRUMP = 18.0


def opening_lead(sight: Sight, talk: tuple[Phase, ...]) -> Card:
    """The first card of the play: partner's suit, a sequence, a long suit, a shortness (with trumps)."""
    bids = suits_bid(talk)
    rate = _at_no_trumps if sight.trumps is None else _with_trumps
    return max(
        (rate(sight, suit) + _heard(sight, suit, bids), card_of(sight.hand, suit, sight.trumps))
        for suit in SUITS
        if sight.hand.length(suit)
    )[1]


def suits_bid(talk: tuple[Phase, ...]) -> dict[Suit, set[Seat]]:
    """Who bid which suit in an auction."""
    bids: dict[Suit, set[Seat]] = {suit: set() for suit in SUITS}
    for phase in talk:
        if isinstance(phase, Auction):
            for seat, call in phase.said():
                if isinstance(call, Bid) and call.strain.suit is not None:
                    bids[call.strain.suit].add(seat)
    return bids


def _heard(sight: Sight, suit: Suit, bids: dict[Suit, set[Seat]]) -> float:
    """What the auction says for or against a suit."""
    if suit is sight.trumps:
        return 0
    partner = sight.seat.partner in bids[suit]
    theirs = any(seat.side is not sight.side for seat in bids[suit])
    return 30.0 * partner - 14.0 * theirs


def _at_no_trumps(sight: Sight, suit: Suit) -> float:
    """How good a suit is to lead at no trumps: long, and with honours of its own."""
    ranks = sight.hand.ranks(suit)
    strength = sum(max(0, rank - Rank.NINE) for rank in ranks)
    score = 7.0 * len(ranks) + strength
    if sequence(ranks) >= 3:
        score += 9
    if len(ranks) <= 2:
        score -= 4
    if len(ranks) == 4 and ranks[0] == Rank.ACE and sequence(ranks) < 2:
        score -= 2
    return score


def _with_trumps(sight: Sight, suit: Suit) -> float:
    """How good a suit is to lead with trumps: ace and king, a sequence, a singleton; no lone honours."""
    ranks, hand = sight.hand.ranks(suit), sight.hand
    trumps = sight.trumps
    own = 0 if trumps is None else hand.length(trumps)
    if suit is trumps:
        return _TRUMP - 3 * (ranks[0] >= Rank.TEN and len(ranks) < 4) - 6 * (len(ranks) == 1)
    if ranks[0] == Rank.ACE:
        if len(ranks) > 1 and ranks[1] == Rank.KING:
            return 40 + sequence(ranks)
        return 24 if len(ranks) == 1 else 8 - len(ranks)
    if len(ranks) == 1:
        return (32 if 1 <= own <= 3 else 20) - 8 * (ranks[0] >= Rank.QUEEN)
    run = sequence(ranks)
    if run >= 2 and ranks[0] >= Rank.JACK:
        return 20 + 3 * run + 2 * (ranks[0] - Rank.JACK)
    if len(ranks) == 2:
        return 19 + (1 <= own <= 3) - 9 * (ranks[0] >= Rank.JACK)
    if ranks[0] >= Rank.JACK:
        return 14 + len(ranks) - 2 * (ranks[0] == Rank.KING) - len(ranks) / 4
    return 20


def sequence(ranks: tuple[Rank, ...]) -> int:
    """How many cards touch from the highest down."""
    run = 1
    while run < len(ranks) and ranks[run] == ranks[0] - run:
        run += 1
    return run


def card_of(hand: Hand, suit: Suit, trumps: Suit | None) -> Card:
    """The card to lead of a suit.

    Top of a sequence or of a doubleton; the ace rather than a small card below it with trumps; the fourth
    highest of four or more; the lowest of three to an honour, else the middle one.
    """
    ranks = hand.ranks(suit)
    run = sequence(ranks)
    enough = 3 if trumps is None else 2
    if len(ranks) <= 2 or suit is trumps:
        rank = ranks[0] if len(ranks) == 2 and (suit is not trumps or ranks[0] < Rank.TEN) else ranks[-1]
        rank = ranks[0] if run >= 3 else rank
    elif (ranks[0] == Rank.ACE and trumps is not None) or (run >= enough and ranks[0] >= Rank.TEN):
        rank = ranks[0]
    elif run == 2 and ranks[0] >= Rank.JACK and len(ranks) > 2 and ranks[2] == ranks[1] - 2:
        rank = ranks[0]  # king, queen and ten: as good as a sequence
    elif sequence(ranks[1:]) >= 2 and ranks[1] >= Rank.TEN and trumps is None and len(ranks) > 3:
        rank = ranks[1]  # an inner sequence
    elif len(ranks) >= 4:
        rank = ranks[3]
    elif ranks[0] >= Rank.TEN:
        rank = ranks[2]
    else:
        rank = ranks[0]
    return Card(suit, rank)
