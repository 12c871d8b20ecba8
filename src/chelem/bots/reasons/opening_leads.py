"""Reasons for opening leads: the suit, and the card of it."""

from collections.abc import Iterator

from chelem.bots.cardplay.knowledge import Position
from chelem.bots.cardplay.leads import suits_bid
from chelem.bots.reasons.reason import StatedReason
from chelem.core import SUITS, Card, Rank
from chelem.phases import Phase


def opening_lead_reasons(position: Position, phases: tuple[Phase, ...], card: Card) -> Iterator[StatedReason]:
    """Yield why to lead the suit, where the auction or the trumps tell, and why this card of it."""
    bids = suits_bid(phases)
    theirs = [suit for suit in SUITS if any(seat.side is not position.side for seat in bids[suit])]
    if card.suit is position.trumps:
        yield StatedReason("lead-trump")
        return
    if position.seat.partner in bids[card.suit]:
        yield StatedReason("lead-partners", {"suit": str(card.suit)})
    elif theirs and card.suit not in theirs:
        yield StatedReason("lead-unbid", {"suit": str(card.suit)})
    if (found := lead_card_reason(position, card)) is not None:
        yield found


def lead_card_reason(position: Position, card: Card) -> StatedReason | None:
    """Return what a defender's card says about the suit by the standard leads; None if nothing."""
    ranks = position.hand.ranks(card.suit)
    place, length, trumps = ranks.index(card.rank), len(ranks), position.trumps
    facts = {"card": str(card), "suit": str(card.suit)}
    follows = place + 1 < length and ranks[place + 1] == card.rank - 1
    if length == 1:
        ruffs = trumps not in (None, card.suit) and not position.void(position.seat, trumps)
        return StatedReason("lead-singleton", facts) if ruffs else StatedReason("lead-only", facts)
    if place == 0 and follows and card.rank is Rank.ACE:
        return StatedReason("lead-ace-king", facts)
    if place == 0 and follows and card.rank >= Rank.TEN:
        return StatedReason("lead-sequence", {**facts, "next": str(Card(card.suit, ranks[1]))})
    if length == 2 and place == 0:
        return StatedReason("lead-doubleton", facts)
    if place > 0 and follows and card.rank >= Rank.TEN and ranks[place - 1] > card.rank + 1:
        return StatedReason("lead-interior", {**facts, "next": str(Card(card.suit, ranks[place + 1]))})
    if place == 3:
        longest = length == max(map(position.hand.length, SUITS))
        return StatedReason("lead-fourth", {**facts, "longest": int(longest)})
    if length == 3 and place == 2 and ranks[0] >= Rank.TEN:
        return StatedReason("lead-low", {**facts, "honour": str(Card(card.suit, ranks[0]))})
    if place == 0 and card.rank < Rank.TEN:
        return StatedReason("lead-top", facts)
    return None
