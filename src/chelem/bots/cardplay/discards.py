"""The card of a hand that cannot follow: a ruff where it wins, else what is worth least."""

from chelem.bots.cardplay.knowledge import (
    ABOVE,
    Sight,
    high,
    low,
)
from chelem.core.cards import Card, Rank
from chelem.core.hands import SUIT_BITS, Hand

MASTER, GUARD, LENGTH, LONG, TRUMP = 60, 35, 14, 9, 45
"""What it costs to give up a winner, a guard, the length of dummy's suit, a card of a long suit, a trump."""


def off_suit(sight: Sight) -> Card:
    """The card of a hand that has none of the suit led."""
    return ruff(sight) or discard(sight)


def ruff(sight: Sight) -> Card | None:
    """The lowest trump that wins, or None where there is nothing to gain by it."""
    trumps = sight.trumps
    if trumps is None or sight.play.led is trumps or sight.winning is None:
        return None
    mine = sight.hand.bits & SUIT_BITS[trumps]
    if not mine or _partner_has_it(sight):
        return None
    winning = [card for card in reversed(Hand(mine).cards) if sight.beats(card)]
    if not winning:
        return None
    safe = [card for card in winning if not sight.threats(card)]
    if safe:
        return safe[0]
    overruffed = any(
        sight.known[seat]
        for seat in sight.after
        if seat.side is not sight.side and sight.beaten_by(seat, winning[-1], sight.play.trick[0].suit)
    )
    return None if overruffed else sight.lowest_equal(winning[-1])


def _partner_has_it(sight: Sight) -> bool:
    """Whether partner wins the trick, now or by a card in sight, without a ruff."""
    led, partner = sight.play.trick[0].suit, sight.seat.partner
    if sight.winning is None:
        return False
    card = sight.winning[1]
    if sight.partner_wins:
        threats = sight.threats(card)
        known = all(sight.known[seat] for seat in sight.after if seat.side is not sight.side)
        return threats == 0 or (not known and card.rank >= Rank.QUEEN)
    if partner not in sight.after or not sight.known[partner]:
        return False
    held = sight.may[partner] & SUIT_BITS[led]
    if not held or card.suit is not led:
        return False
    best = high(held)
    between = sight.after[0]
    return best.rank > card.rank and sight.master(best) and not sight.ruffs(between, led)


def discard(sight: Sight) -> Card:
    """The card that is worth least to keep."""
    return min(sight.hand, key=lambda card: (_worth(sight, card), card.rank, card.suit))


def _worth(sight: Sight, card: Card) -> float:
    """What a card is worth in the tricks to come."""
    held = sight.hand.bits & SUIT_BITS[card.suit]
    if card.suit is sight.trumps:
        return TRUMP + card.rank
    if not sight.out(card.suit):  # nobody else has the suit: all its cards win
        return MASTER
    worth = float(card.rank)
    if sight.master(card) and card.bit == low(held).bit:
        return MASTER + card.rank
    if sight.master(card):
        worth += MASTER / 2
    worth += _guarding(sight, held)
    if sight.declaring:
        return worth + _declarers_length(sight, held)
    return worth + _defenders_length(sight, held, card)


def _guarding(sight: Sight, held: int) -> float:
    """The cost of baring an honour: it needs as many small cards as there are cards above it."""
    top = high(held)
    if sight.master(top) or top.rank < Rank.TEN:
        return 0
    above = (sight.out(top.suit) & ABOVE[top.index]).bit_count()
    return GUARD - 5 * above if held.bit_count() == above + 1 else 0


def _declarers_length(sight: Sight, held: int) -> float:
    """A suit that the two hands can set up is worth keeping."""
    suit = high(held).suit
    partner = sight.may[sight.seat.partner] & SUIT_BITS[suit]
    if held.bit_count() <= partner.bit_count() or held.bit_count() < 3:
        return 0
    rounds = (sight.out(suit).bit_count() + 1) // 2
    return LENGTH if held.bit_count() > rounds else 0


def _defenders_length(sight: Sight, held: int, card: Card) -> float:
    """As many cards as dummy in a suit that dummy would make good; and one's own long suit at no trumps."""
    dummy, worth = sight.contract.dummy, 0.0
    length = held.bit_count()
    if sight.known[dummy]:
        theirs = sight.may[dummy] & SUIT_BITS[card.suit]
        if theirs.bit_count() >= 3 and length <= theirs.bit_count() and high(held).rank > low(theirs).rank:
            worth += LENGTH
        if not theirs:
            worth -= 2
    if sight.trumps is None and length >= 4:
        worth += LONG
    return worth - length / 2
