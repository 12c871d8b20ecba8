"""Reasons for the leads of declarer's side, whose two hands are known."""

from collections.abc import Callable

from chelem.bots.cardplay.entries import may_be_ruffed
from chelem.bots.cardplay.knowledge import ABOVE, Position, highest, lowest
from chelem.bots.cardplay.suit_play import finesse_card, own_and_opposite
from chelem.bots.reasons.reason import StatedReason
from chelem.core import SUIT_BITS, SUITS, Card, Hand


def declarers_lead_reason(position: Position, card: Card) -> StatedReason | None:
    """Return the first reason that holds of a lead; None if none does."""
    rules: tuple[Callable[[Position, Card], StatedReason | None], ...] = (
        _draws_trumps,
        _unblocks,
        _leads_to_ruff,
        _finesses,
        _drives_out,
        _cashes,
        _crosses,
        _develops,
    )
    return next(filter(None, (rule(position, card) for rule in rules)), None)


def _draws_trumps(position: Position, card: Card) -> StatedReason | None:
    trumps = position.trumps
    if card.suit is not trumps or not (out := position.outstanding(trumps)):
        return None
    return StatedReason("draws-trumps", {"count": out.bit_count()})


def _unblocks(position: Position, card: Card) -> StatedReason | None:
    """Cash the winners of the shorter hand where they would block those of the longer one."""
    here, there = own_and_opposite(position, card.suit)
    if card.suit is position.trumps or not here.bit_count() < there.bit_count():
        return None
    if not all(map(position.is_master, Hand(here))) or may_be_ruffed(position, card.suit):
        return None
    if position.count_masters(here | there, card.suit) <= here.bit_count():
        return None
    return StatedReason("unblocks", {"card": str(card), "suit": str(card.suit)})


def _leads_to_ruff(position: Position, card: Card) -> StatedReason | None:
    partner, trumps = position.seat.partner, position.trumps
    if trumps is None or card.suit is trumps or position.is_master(card):
        return None
    if not position.void(partner, card.suit) or position.void(partner, trumps):
        return None
    return StatedReason("leads-to-ruff", {"suit": str(card.suit), "dummy": _is_dummy(position)})


def _finesses(position: Position, card: Card) -> StatedReason | None:
    """Lead toward a card that wins if a missing one lies before it."""
    here, there = own_and_opposite(position, card.suit)
    target = finesse_card(position, here, there)
    if target is None or position.is_master(card) or card.rank > target.rank:
        return None
    missing = position.outstanding(card.suit) & ABOVE[target.index]
    if missing.bit_count() != 1 or not position.possible[position.seat.next] & missing:
        return None
    facts = {"card": str(target), "missing": str(lowest(missing)), "seat": str(position.seat.next)}
    return StatedReason("finesse-lead", facts)


def _drives_out(position: Position, card: Card) -> StatedReason | None:
    """Play an honour that only one missing card beats, after which others of this suit are high."""
    here, there = own_and_opposite(position, card.suit)
    both, out = here | there, position.outstanding(card.suit)
    above = out & ABOVE[card.index]
    if above.bit_count() != 1 or not position.known[position.seat.partner]:
        return None
    rest, left = both & ~card.bit, out & ~above
    longest = max((here & ~card.bit).bit_count(), there.bit_count())
    winners = min(longest, _higher(rest, left))
    if winners < 1 or position.count_masters(both, card.suit):
        return None
    return StatedReason("drives-out", {"missing": str(lowest(above)), "count": winners})


def _higher(bits: int, others: int) -> int:
    """Return how many cards in `bits` are higher than each card in `others`, all of one suit."""
    return (bits >> others.bit_length()).bit_count() if others else bits.bit_count()


def _cashes(position: Position, card: Card) -> StatedReason | None:
    if not position.is_master(card) or may_be_ruffed(position, card.suit):
        return None
    return StatedReason("cashes", {"card": str(card)})


def _crosses(position: Position, card: Card) -> StatedReason | None:
    """Lead low to the other hand's master."""
    there = position.possible[position.seat.partner] & SUIT_BITS[card.suit]
    if not there or may_be_ruffed(position, card.suit) or not position.known[position.seat.partner]:
        return None
    top = highest(there)
    if not position.is_master(top) or top.rank < card.rank:
        return None
    return StatedReason("crosses", {"card": str(top), "dummy": _is_dummy(position)})


def _develops(position: Position, card: Card) -> StatedReason | None:
    """Lead the side suit of which the two hands have most cards, while the opponents have some."""
    if card.suit is position.trumps or not position.outstanding(card.suit):
        return None
    sides = [suit for suit in SUITS if suit is not position.trumps]
    lengths = {suit: (position.our_cards & SUIT_BITS[suit]).bit_count() for suit in sides}
    if lengths[card.suit] < max(lengths.values()) or not position.known[position.seat.partner]:
        return None
    return StatedReason("develops", {"suit": str(card.suit), "count": lengths[card.suit]})


def _is_dummy(position: Position) -> int:
    """Return 1 if the other hand is dummy."""
    return int(position.contract.dummy is position.seat.partner)
