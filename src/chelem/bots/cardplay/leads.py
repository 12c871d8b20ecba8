"""Choose the opening lead: the suit, and the card of it."""

from chelem.bots.cardplay.knowledge import Position
from chelem.core import SUITS, Bid, Card, Hand, Rank, Seat, Suit
from chelem.phases import Auction, Phase

_TRUMP = 18.0


def opening_lead(position: Position, phases: tuple[Phase, ...]) -> Card:
    """Return the opening lead: partner's suit, a sequence, a long suit, or a short suit against trumps."""
    bids = suits_bid(phases)
    rate = _at_no_trumps if position.trumps is None else _with_trumps
    return max(
        (
            rate(position, suit) + _by_auction(position, suit, bids),
            card_to_lead(position.hand, suit, position.trumps),
        )
        for suit in SUITS
        if position.hand.length(suit)
    )[1]


def suits_bid(phases: tuple[Phase, ...]) -> dict[Suit, set[Seat]]:
    """Return the seats that bid each suit in the auction."""
    bids: dict[Suit, set[Seat]] = {suit: set() for suit in SUITS}
    for phase in phases:
        if isinstance(phase, Auction):
            for seat, call in phase.said():
                if isinstance(call, Bid) and call.strain.suit is not None:
                    bids[call.strain.suit].add(seat)
    return bids


def _by_auction(position: Position, suit: Suit, bids: dict[Suit, set[Seat]]) -> float:
    """Rate a suit by the auction: for partner's, against theirs."""
    if suit is position.trumps:
        return 0
    partner = position.seat.partner in bids[suit]
    theirs = any(seat.side is not position.side for seat in bids[suit])
    return 30.0 * partner - 14.0 * theirs


def _at_no_trumps(position: Position, suit: Suit) -> float:
    """Rate the lead of a suit at notrump: length and honours."""
    ranks = position.hand.ranks(suit)
    strength = sum(max(0, rank - Rank.NINE) for rank in ranks)
    score = 7.0 * len(ranks) + strength
    if sequence_length(ranks) >= 3:
        score += 9
    if len(ranks) <= 2:
        score -= 4
    if len(ranks) == 4 and ranks[0] == Rank.ACE and sequence_length(ranks) < 2:
        score -= 2
    return score


def _with_trumps(position: Position, suit: Suit) -> float:
    """Rate the lead of a suit against trumps: ace-king, a sequence or a singleton; not from a lone honour."""
    ranks, hand = position.hand.ranks(suit), position.hand
    trumps = position.trumps
    own = 0 if trumps is None else hand.length(trumps)
    if suit is trumps:
        return _TRUMP - 3 * (ranks[0] >= Rank.TEN and len(ranks) < 4) - 6 * (len(ranks) == 1)
    if ranks[0] == Rank.ACE:
        if len(ranks) > 1 and ranks[1] == Rank.KING:
            return 40 + sequence_length(ranks)
        return 24 if len(ranks) == 1 else 8 - len(ranks)
    if len(ranks) == 1:
        return (32 if 1 <= own <= 3 else 20) - 8 * (ranks[0] >= Rank.QUEEN)
    run = sequence_length(ranks)
    if run >= 2 and ranks[0] >= Rank.JACK:
        return 20 + 3 * run + 2 * (ranks[0] - Rank.JACK)
    if len(ranks) == 2:
        return 19 + (1 <= own <= 3) - 9 * (ranks[0] >= Rank.JACK)
    if ranks[0] >= Rank.JACK:
        return 14 + len(ranks) - 2 * (ranks[0] == Rank.KING) - len(ranks) / 4
    return 20


def sequence_length(ranks: tuple[Rank, ...]) -> int:
    """Return how many cards from the highest down are in sequence."""
    run = 1
    while run < len(ranks) and ranks[run] == ranks[0] - run:
        run += 1
    return run


def card_to_lead(hand: Hand, suit: Suit, trumps: Suit | None) -> Card:
    """Return the card to lead of a suit.

    Top of a sequence or doubleton; against trumps the ace rather than a card below it; fourth highest of four
    or more; lowest of three to an honour; top of nothing.
    """
    ranks = hand.ranks(suit)
    run = sequence_length(ranks)
    enough = 3 if trumps is None else 2
    if len(ranks) <= 2 or suit is trumps:
        rank = ranks[0] if len(ranks) == 2 and (suit is not trumps or ranks[0] < Rank.TEN) else ranks[-1]
        rank = ranks[0] if run >= 3 else rank
    elif (ranks[0] == Rank.ACE and trumps is not None) or (run >= enough and ranks[0] >= Rank.TEN):
        rank = ranks[0]
    elif run == 2 and ranks[0] >= Rank.JACK and len(ranks) > 2 and ranks[2] == ranks[1] - 2:
        rank = ranks[0]  # KQT: as good as a sequence
    elif sequence_length(ranks[1:]) >= 2 and ranks[1] >= Rank.TEN and trumps is None and len(ranks) > 3:
        rank = ranks[1]  # an interior sequence
    elif len(ranks) >= 4:
        rank = ranks[3]
    elif ranks[0] >= Rank.TEN:
        rank = ranks[2]
    else:
        rank = ranks[0]
    return Card(suit, rank)
