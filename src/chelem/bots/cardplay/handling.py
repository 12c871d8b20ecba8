"""Declarer's card to follow with, where one of the two hands has played or is still to play."""

from chelem.bots.cardplay.holdups import holds_up, sure_tricks
from chelem.bots.cardplay.knowledge import (
    ABOVE,
    Sight,
    high,
    low,
)
from chelem.core.cards import Card, Rank
from chelem.core.hands import SUIT_BITS, Hand


def third_of_declarer(sight: Sight, suit: int) -> Card:
    """The card of declarer's second hand: what wins, or the finesse."""
    led, (last,) = sight.play.trick[0], sight.after
    winning = sight.winners(suit)
    own = led if sight.partner_wins else None
    if not winning or (own is not None and not sight.threats(own)):
        return _overtaking(sight, suit, winning) or low(suit)
    safe = [card for card in winning if not sight.threats(card)]
    if sight.known[last] or not (sight.may[last] & SUIT_BITS[led.suit]):
        return safe[0] if safe else low(suit)
    tries = [card for card in winning if sight.threats(card)]
    if own is not None and not any(sight.threats(card) < sight.threats(own) for card in tries):
        if finesses(sight, sight.threats(own), sure=bool(safe)):
            return low(suit)  # the card led rides
        return safe[0] if safe else low(suit)
    if tries:
        best = sight.lowest_equal(tries[-1])
        if finesses(sight, sight.threats(best), sure=bool(safe)):
            return best
    if safe and holds_up(sight, safe[0]):
        return low(suit)
    return safe[0] if safe else sight.lowest_equal(winning[-1])


def _overtaking(sight: Sight, suit: int, winning: list[Card]) -> Card | None:
    """The winner to play over one's own, where the rest of the suit runs and could not be reached again."""
    if not winning or not sight.partner_wins:
        return None
    led, top, other = sight.play.trick[0].suit, winning[-1], sight.may[sight.seat.partner]
    enough = max(1, sight.out(led).bit_count() // 2)
    if other & SUIT_BITS[led] or sight.masters(suit & ~top.bit, led) < enough:
        return None
    others = Hand(sight.hand.bits & ~SUIT_BITS[led])
    return None if any(sight.master(card) and other & SUIT_BITS[card.suit] for card in others) else top


def finesses(sight: Sight, threats: int, *, sure: bool) -> bool:
    """Whether to finesse rather than play for the drop: not when few cards are out for the winners held.

    Without a `sure` winner there is nothing to lose by it; past a hand out of the suit, nothing to win.
    """
    if not sure:
        return True
    suit = sight.play.trick[0].suit
    left, right = sight.seat.next.partner, sight.after[0]
    out = ((sight.may[left] | sight.may[right]) & SUIT_BITS[suit]).bit_count()
    if threats > 1 or sight.void(left, suit):
        return False
    return out > 2 * sight.masters(sight.ours, suit)


def second_of_declarer(sight: Sight, suit: int) -> Card:
    """The card between an opponent's lead and declarer's other hand, whose cards are known."""
    led, fourth = sight.play.trick[0], sight.after[1]
    winning = sight.winners(suit)
    behind = sight.may[fourth] & SUIT_BITS[led.suit]
    if not winning:
        return low(suit)
    sure = [card for card in winning if sight.master(card)]
    if not behind or not sight.beats(high(behind)):  # an honour that the card led beats is no help
        return _alone(sight, suit, winning, sure)
    if sight.master(high(behind)):
        return _before_master(sight, suit, behind, sure)
    if not sure:
        guarded = behind.bit_count() > 1 and high(behind).rank >= Rank.JACK
        return low(suit) if guarded else _alone(sight, suit, winning, sure)
    return _with_master(sight, suit, behind, winning, sure)


def _before_master(sight: Sight, suit: int, behind: int, sure: list[Card]) -> Card:
    """Low before a master, but a queen with one small card before ace third: it is now or never."""
    top = high(suit)
    if suit.bit_count() == 2 and behind.bit_count() > 2 and not sure:
        return top if top.rank >= Rank.JACK and sight.threats(top) == 1 else low(suit)
    return low(suit)


def _with_master(sight: Sight, suit: int, behind: int, winning: list[Card], sure: list[Card]) -> Card:
    """The master is here: take the trick, finesse, or leave it to a guarded honour behind."""
    if sight.trumps is None and sure_tricks(sight) >= sight.needed:
        return sure[0]
    if holds_up(sight, sure[0]):
        return low(suit)
    if tries := [card for card in winning if sight.threats(card) == 1]:
        return sight.lowest_equal(tries[-1])
    guard = high(behind)
    over = (sight.out(guard.suit) & ABOVE[guard.index]).bit_count()
    guarded = behind.bit_count() > 1 and guard.rank >= Rank.QUEEN and over == 1
    return low(suit) if guarded and suit.bit_count() > 1 and sight.trumps is None else sure[0]


def _alone(sight: Sight, suit: int, winning: list[Card], sure: list[Card]) -> Card:
    """Second hand where the fourth has nothing to help: the cheapest card with a chance."""
    if sure and sight.threats(sure[0]) == 0:
        if holds_up(sight, sure[0]):
            return low(suit)
        if sight.trumps is None and sure_tricks(sight) >= sight.needed:
            return sure[0]
        tries = [card for card in winning if sight.threats(card) == 1 and card not in sure]
        return sight.lowest_equal(tries[-1]) if tries else sure[0]
    top = winning[-1]
    if top.rank >= Rank.TEN and sight.threats(top) <= 2:
        return sight.lowest_equal(top)
    return low(suit)
