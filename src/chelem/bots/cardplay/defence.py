"""Choose a defender's lead with dummy in view: cash, return partner's suit, lead through strength."""

from chelem.bots.cardplay.cashing import cash_out, cashable
from chelem.bots.cardplay.knowledge import (
    ABOVE,
    Position,
    highest,
    lowest,
)
from chelem.bots.cardplay.leads import sequence_length, suits_bid
from chelem.core import DECK, SUIT_BITS, SUITS, Card, Hand, Rank, Seat, Suit
from chelem.phases import Phase

_PARTNER_LED, _PARTNER_BID, _DECLARER_BID = 18, 6, 12
"""Bonuses of a suit that partner led and of one that partner bid, penalty of one that declarer bid."""


def defence_lead(position: Position, phases: tuple[Phase, ...]) -> Card:
    """Return the card a defender leads to a later trick than the first."""
    bids = suits_bid(phases)
    return (
        cash_out(position)
        or max(
            (_rate(position, suit) + _rate_bids(position, suit, bids[suit]), _card(position, suit))
            for suit in SUITS
            if position.hand.length(suit)
        )[1]
    )


def _rate(position: Position, suit: Suit) -> float:
    """Rate the lead of a suit, in arbitrary units."""
    holding = position.hand.bits & SUIT_BITS[suit]
    if suit is position.trumps:
        return _rate_trumps(position, suit, holding)
    return (
        _rate_ruffs(position, suit)
        + _rate_history(position, suit)
        + _rate_honours(position, suit, holding)
        + _rate_dummy(position, suit, holding)
    )


def _rate_trumps(position: Position, suit: Suit, holding: int) -> float:
    """Rate a trump lead: it stops dummy's ruffs, but costs away from an honour."""
    dummy = position.contract.dummy
    if not position.outstanding(suit):
        return -20
    top = highest(holding)
    score = -2.0 - 8 * (top.rank >= Rank.TEN and not position.is_master(top))
    if position.known[dummy] and not position.void(dummy, suit):
        short = min(position.length(dummy, other) for other in SUITS if other is not suit)
        score += 6 - 3 * short
    return score


def _rate_ruffs(position: Position, suit: Suit) -> float:
    """Rate a lead that gives partner a ruff; a ruff and discard is the worst."""
    partner, opponents = position.seat.partner, (position.seat.next, position.seat.next.partner)
    if position.trumps is None:
        return 0
    score = 0.0
    if position.may_ruff(partner, suit) and not position.void(partner, position.trumps):
        score += 30
    ruffing = [opponent for opponent in opponents if position.may_ruff(opponent, suit)]
    score -= 12 * len(ruffing)
    if all(position.void(opponent, suit) for opponent in opponents) and ruffing:
        score -= 40
    return score


def _rate_history(position: Position, suit: Suit) -> float:
    """Rate the return of partner's suit, and of a suit that declarer attacked."""
    first = next((trick.leader for trick in position.play.done if trick.cards[0].suit is suit), None)
    if first is None:
        return 0
    if first is position.seat.partner:
        return _PARTNER_LED
    return 6 if first is position.seat else -8


def _rate_bids(position: Position, suit: Suit, bidders: set[Seat]) -> float:
    """Rate the suits that partner and declarer bid."""
    if suit is position.trumps:
        return 0  # trump leads are rated on their own
    return _PARTNER_BID * (position.seat.partner in bidders) - _DECLARER_BID * (
        position.contract.declarer in bidders
    )


def _rate_honours(position: Position, suit: Suit, holding: int) -> float:
    """Rate leads from sequences and winners, which are good, and from lone honours, which are not."""
    ranks = Hand(holding).ranks(suit)
    top = highest(holding)
    run = position.equivalents(top).bit_count()
    winners = cashable(position, suit, holding)
    if position.trumps is None:
        length = 2.5 * len(ranks)
        if winners:
            return length + 2 * winners
        return length + 3 * (run >= 2 and top.rank >= Rank.TEN)
    if winners and run >= 2:
        return 12 + winners
    if winners:
        return 1
    if run >= 2 and top.rank >= Rank.TEN:
        return 7
    above = (position.outstanding(suit) & ABOVE[top.index]).bit_count()
    return -5 if top.rank >= Rank.JACK and above <= 2 and sequence_length(ranks) == 1 else 2


def _rate_dummy(position: Position, suit: Suit, holding: int) -> float:
    """Rate leads through dummy's strength and up to dummy's weakness; avoid dummy's long strong suit."""
    dummy = position.contract.dummy
    if not position.known[dummy]:
        return 0
    theirs = position.possible[dummy] & SUIT_BITS[suit]
    if not theirs:
        return 0
    others = position.outstanding(suit) & ~theirs
    best = highest(theirs)
    solid = not others & ABOVE[best.index]
    if dummy is position.seat.next:  # through dummy
        if best.rank >= Rank.TEN and theirs.bit_count() >= 2 and position.count_masters(theirs, suit) < 2:
            return 4 - 2 * (theirs.bit_count() >= 4)
        return -3 if solid and theirs.bit_count() >= 4 else 0
    if best.rank <= Rank.TEN or (best.rank < highest(holding).rank and best.rank < Rank.QUEEN):
        return 6
    return -6 if solid or best.rank >= Rank.QUEEN else 0


def _card(position: Position, suit: Suit) -> Card:
    """Return the card to lead of a suit: a winner, top of a sequence or doubleton, or low from an honour."""
    holding = position.hand.bits & SUIT_BITS[suit]
    top = highest(holding)
    run = position.equivalents(top)
    length = holding.bit_count()
    if (
        position.trumps is not None
        and position.may_ruff(position.seat.partner, suit)
        and not position.void(position.seat.partner, position.trumps)
    ):
        return lowest(holding)
    if position.is_master(top) and (position.trumps is not None or _runs(position, suit, holding)):
        return top
    if length <= 2 or (run.bit_count() >= 2 and top.rank >= Rank.TEN):
        return top
    if _surrounds(position, suit, holding):
        return highest(holding & ~ABOVE[top.index] & ~top.bit)
    if top.rank >= Rank.TEN:
        return lowest(holding)
    return top if length == 3 else lowest(holding)


def _runs(position: Position, suit: Suit, holding: int) -> bool:
    """Return whether to lead the master: the suit runs, or a low card would give up a trick."""
    winners = position.count_masters(holding, suit)
    return winners >= 2 or holding.bit_count() <= 2 or 2 * winners >= position.outstanding(suit).bit_count()


def _surrounds(position: Position, suit: Suit, holding: int) -> bool:
    """Return whether our cards surround dummy's best on the right, as KJ9 do a ten: lead the second best."""
    dummy, right = position.contract.dummy, position.seat.next.partner
    theirs = position.possible[dummy] & SUIT_BITS[suit]
    if dummy is not right or not position.known[dummy] or not theirs:
        return False
    best = highest(theirs)
    if best.rank < Rank.NINE or best.rank == Rank.ACE or best.index + 1 >= len(DECK):
        return False
    ranks = Hand(holding).ranks(suit)
    return len(ranks) >= 3 and best.rank + 1 in ranks and best.rank - 1 in ranks and ranks[1] == best.rank + 1
