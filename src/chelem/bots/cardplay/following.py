"""The card to follow suit with: second hand low, third hand high, fourth hand as cheaply as it can."""

from chelem.bots.cardplay.cashing import defeats
from chelem.bots.cardplay.handling import second_of_declarer, third_of_declarer
from chelem.bots.cardplay.holdups import holds_up
from chelem.bots.cardplay.knowledge import (
    ABOVE,
    Sight,
    high,
    low,
)
from chelem.core.cards import Card, Rank
from chelem.core.hands import SUIT_BITS


def follow(sight: Sight) -> Card:
    """The card of the suit led to play from a hand that has some."""
    led = sight.play.trick[0].suit
    suit = sight.hand.bits & SUIT_BITS[led]
    if suit & (suit - 1) == 0:
        return low(suit)
    match len(sight.after):
        case 0:
            return _fourth(sight, suit)
        case 1:
            return third_of_declarer(sight, suit) if sight.declaring else _third(sight, suit)
        case _:
            return second_of_declarer(sight, suit) if sight.declaring else _second(sight, suit)


def _fourth(sight: Sight, suit: int) -> Card:
    """Win as cheaply as possible, unless partner does or the trick is better held up."""
    winning = sight.winners(suit)
    if sight.partner_wins or not winning or holds_up(sight, winning[0]):
        return low(suit)
    return winning[0]


def _third(sight: Sight, suit: int) -> Card:
    """A defender's card to partner's lead: high, but no higher than needed."""
    winning = sight.winners(suit)
    if not winning:
        return low(suit)
    (last,) = sight.after
    if sight.known[last]:
        safe = [card for card in winning if not sight.threats(card)]
        if not safe or (sight.partner_wins and not sight.threats(sight.play.trick[0])):
            return low(suit)
        return safe[0]
    if sight.partner_wins and not _overtakes(sight, winning[-1]):
        return low(suit)
    return _over_dummy(sight, suit, winning) or sight.lowest_equal(winning[-1])


def _overtakes(sight: Sight, card: Card) -> bool:
    """Whether it helps to play `card` over partner's: never over an honour, nor where it stops nothing."""
    mine = sight.play.trick[0]
    if mine.rank >= Rank.JACK:
        return False
    return sight.threats(card) < sight.threats(mine)


def _over_dummy(sight: Sight, suit: int, winning: list[Card]) -> Card | None:
    """The card just under dummy's best, where a higher one is kept over it: a finesse against dummy."""
    right = sight.seat.next.partner
    dummy = sight.may[right] & SUIT_BITS[winning[0].suit]
    if not sight.known[right] or not dummy:
        return None
    best = high(dummy)
    if best.rank < Rank.TEN or not suit & ABOVE[best.index]:
        return None
    under = [card for card in winning if card.rank < best.rank and card.rank >= Rank.NINE]
    if not under:
        return None
    between = dummy & ABOVE[under[-1].index] & ~best.bit & ~ABOVE[best.index]
    return None if between else sight.lowest_equal(under[-1])


def _second(sight: Sight, suit: int) -> Card:
    """A defender's card when declarer's side leads: low, but for a reason."""
    led = sight.play.trick[0]
    winning = sight.winners(suit)
    if not winning:
        return low(suit)
    return (
        _takes_now(sight, winning) or _covers(sight, suit, led, winning) or _splits(sight, suit) or low(suit)
    )


def _takes_now(sight: Sight, winning: list[Card]) -> Card | None:
    """The winner that there is no reason to keep: it defeats the contract, or waiting would not gain."""
    best = winning[-1]
    if not sight.master(best) or any(sight.ruffs(seat, best.suit) for seat in sight.after[::2]):
        return None
    sure = [card for card in winning if sight.master(card)]
    if defeats(sight, sure[0]) or _idle(sight, sure[0]):
        return sure[0]
    left, third = sight.play.leader, sight.after[0]
    trumps = sight.trumps
    if trumps is None or best.suit is trumps:
        return None
    if len(sure) > 1:
        return sure[0]  # one honour wins now and leaves another
    if sight.known[left] and sight.void(left, best.suit) and not sight.void(left, trumps):
        return sure[0]  # the second round would be ruffed
    if sight.known[third] and sight.length(third, best.suit) == 1 and not sight.void(third, trumps):
        return sure[0]
    return None


def _idle(sight: Sight, winner: Card) -> bool:
    """Whether a master would wait for nothing: toward dummy's small cards, too few to be cut off.

    Dummy has nothing for it to capture, and the card led would win the trick.
    """
    led, third = sight.play.trick[0], sight.after[0]
    if not sight.known[third] or sight.length(third, led.suit) > 2:
        return False
    return led.rank >= Rank.NINE and not sight.may[third] & ABOVE[led.index] & ~ABOVE[winner.index]


def _covers(sight: Sight, suit: int, led: Card, winning: list[Card]) -> Card | None:
    """An honour on an honour, to make a lower card good; not on the first of a sequence in dummy."""
    if led.rank < Rank.TEN or (suit.bit_count() > 3 and led.suit is sight.trumps):
        return None
    cover = winning[0]
    if cover.rank < Rank.JACK:
        return None
    leader, third = sight.play.leader, sight.after[0]
    if sight.known[leader]:  # dummy leads
        under = sight.may[leader] & SUIT_BITS[led.suit] & ~ABOVE[led.index]
        if under and high(under).rank == led.rank - 1 and suit.bit_count() > 2:
            return None
        return cover
    if sight.known[third]:
        above = sight.may[third] & ABOVE[led.index]
        return cover if above & ABOVE[cover.index] and led.rank >= Rank.JACK else None
    return None


def _splits(sight: Sight, suit: int) -> Card | None:
    """The lower of two touching honours, the king and queen or better."""
    top = high(suit)
    run = sight.equals(top)
    if run.bit_count() >= 3 and top.rank >= Rank.JACK:
        return low(run)
    if run.bit_count() == 2 and top.rank == Rank.KING:
        return low(run)
    return None
