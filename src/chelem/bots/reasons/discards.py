"""Reasons for cards of a hand that cannot follow suit: ruffs and discards."""

from collections.abc import Callable

from chelem.bots.cardplay.knowledge import ABOVE, Position, highest, lowest
from chelem.bots.cardplay.signals import SignalTurn
from chelem.bots.reasons.certainty import holds_the_trick
from chelem.bots.reasons.reason import StatedReason
from chelem.core import SUIT_BITS, SUITS, Card, Hand, Rank


def offsuit_reason(position: Position, card: Card) -> StatedReason | None:
    """Return the first reason that holds of a ruff or a discard; None if none does."""
    if card.suit is position.trumps:
        return _ruff(position, card)
    rules: tuple[Callable[[Position, Card], StatedReason | None], ...] = (
        _leaves_to_partner,
        _signal,
        _keeps_guard,
        _keeps_winners,
        _idle,
    )
    return next(filter(None, (rule(position, card) for rule in rules)), None)


def _ruff(position: Position, card: Card) -> StatedReason | None:
    """Ruff a trick that the opponents are winning, above any that they could still play if that is sure."""
    best = position.best_so_far
    if best is None or not position.beats(card) or position.partner_wins:
        return None
    trumps = Hand(position.hand.bits & SUIT_BITS[card.suit])
    if best[1].suit is card.suit:
        return StatedReason("overruffs", {"card": str(card)})
    low = trumps.cards[-1]
    higher = not position.equivalents(card) & low.bit and not holds_the_trick(position, low)
    if higher and holds_the_trick(position, card):
        return StatedReason("ruffs-high", {"card": str(card)})
    return StatedReason("ruffs", {"card": str(card)})


def _leaves_to_partner(position: Position, card: Card) -> StatedReason | None:
    """Discard although there are trumps, as nobody can take partner's trick."""
    best, trumps = position.best_so_far, position.trumps
    if trumps is None or position.void(position.seat, trumps) or not position.partner_wins or best is None:
        return None
    if position.play.led is trumps or position.is_master(card) or not holds_the_trick(position, best[1]):
        return None
    return StatedReason("leaves-to-partner")


def _signal(position: Position, card: Card) -> StatedReason | None:
    """A defender's first discard of a suit: a high spot card likes the suit."""
    if position.declaring or position.is_master(card):
        return None
    turn = SignalTurn.of(position.play, position.seat)
    spots = position.hand.bits & SUIT_BITS[card.suit]
    if turn.card(position.hand.bits, card.suit) != card.bit or lowest(spots) == card:
        return None
    return StatedReason("discard-likes", {"card": str(card), "suit": str(card.suit)})


def _keeps_guard(position: Position, card: Card) -> StatedReason | None:
    """Discard from one suit to keep an honour of another guarded."""
    if position.is_master(card) or _guards(position, card):
        return None
    for suit in SUITS:
        holding = position.hand.bits & SUIT_BITS[suit]
        if suit in (card.suit, position.trumps) or not holding:
            continue
        top = highest(holding)
        above = (position.outstanding(suit) & ABOVE[top.index]).bit_count()
        if top.rank >= Rank.JACK and 0 < above < 3 and holding.bit_count() == above + 1:
            return StatedReason("keeps-guard", {"honour": str(top)})
    return None


def _keeps_winners(position: Position, card: Card) -> StatedReason | None:
    """Discard a card that an opponent can beat, and keep masters of side suits."""
    sides = Hand(position.hand.bits & ~(0 if position.trumps is None else SUIT_BITS[position.trumps]))
    masters = [other for other in sides if position.is_master(other)]
    if position.is_master(card) or not masters:
        return None
    return StatedReason("keeps-winners", {"count": len(masters), "card": str(masters[0])})


def _idle(position: Position, card: Card) -> StatedReason | None:
    """Discard a card that neither wins a trick at once nor guards an honour."""
    if position.is_master(card) or _guards(position, card):
        return None
    return StatedReason("discards-idle")


def _guards(position: Position, card: Card) -> bool:
    """Return whether a card is one of those that an honour of its suit needs, or that honour."""
    holding = position.hand.bits & SUIT_BITS[card.suit]
    top = highest(holding)
    above = (position.outstanding(card.suit) & ABOVE[top.index]).bit_count()
    return top.rank >= Rank.TEN and holding.bit_count() <= above + 1 and holding.bit_count() > above > 0
