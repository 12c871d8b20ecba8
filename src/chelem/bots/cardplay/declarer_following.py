"""Choose declarer's card that follows suit in second or third seat, given the other hand."""

from chelem.bots.cardplay.holdups import holds_up, sure_tricks
from chelem.bots.cardplay.knowledge import (
    ABOVE,
    Position,
    highest,
    lowest,
)
from chelem.core import SUIT_BITS, Card, Hand, Rank


def third_of_declarer(position: Position, suit: int) -> Card:
    """Return declarer's card in third seat: a winner, or the finesse."""
    led, (last,) = position.play.trick[0], position.later_seats
    winning = position.winning_cards(suit)
    own = led if position.partner_wins else None
    if not winning or (own is not None and not position.threats(own)):
        return _overtaking(position, suit, winning) or lowest(suit)
    safe = [card for card in winning if not position.threats(card)]
    if position.known[last] or not (position.possible[last] & SUIT_BITS[led.suit]):
        return safe[0] if safe else lowest(suit)
    finesses = [card for card in winning if position.threats(card)]
    if own is not None and not any(position.threats(card) < position.threats(own) for card in finesses):
        if takes_finesse(position, position.threats(own), sure=bool(safe)):
            return lowest(suit)  # let the card led ride
        return safe[0] if safe else lowest(suit)
    if finesses:
        best = position.lowest_equivalent(finesses[-1])
        if takes_finesse(position, position.threats(best), sure=bool(safe)):
            return best
    if safe and holds_up(position, safe[0]):
        return lowest(suit)
    return safe[0] if safe else position.lowest_equivalent(winning[-1])


def _overtaking(position: Position, suit: int, winning: list[Card]) -> Card | None:
    """Overtake our own winner if the rest of the suit runs and there is no other entry to it."""
    if not winning or not position.partner_wins:
        return None
    led, top, other = position.play.trick[0].suit, winning[-1], position.possible[position.seat.partner]
    enough = max(1, position.outstanding(led).bit_count() // 2)
    if other & SUIT_BITS[led] or position.count_masters(suit & ~top.bit, led) < enough:
        return None
    others = Hand(position.hand.bits & ~SUIT_BITS[led])
    return None if any(position.is_master(card) and other & SUIT_BITS[card.suit] for card in others) else top


def takes_finesse(position: Position, threats: int, *, sure: bool) -> bool:
    """Return whether to finesse rather than play for the drop.

    Without a `sure` winner there is nothing to lose. With enough winners for the cards outstanding, or
    through a hand void in the suit, there is nothing to gain.
    """
    if not sure:
        return True
    suit = position.play.trick[0].suit
    left, right = position.seat.next.partner, position.later_seats[0]
    out = ((position.possible[left] | position.possible[right]) & SUIT_BITS[suit]).bit_count()
    if threats > 1 or position.void(left, suit):
        return False
    return out > 2 * position.count_masters(position.our_cards, suit)


def second_of_declarer(position: Position, suit: int) -> Card:
    """Return declarer's card in second seat; the other hand, whose cards are known, plays last."""
    led, fourth = position.play.trick[0], position.later_seats[1]
    winning = position.winning_cards(suit)
    behind = position.possible[fourth] & SUIT_BITS[led.suit]
    if not winning:
        return lowest(suit)
    sure = [card for card in winning if position.is_master(card)]
    if not behind or not position.beats(highest(behind)):  # a card that the lead beats does not help
        return _unsupported(position, suit, winning, sure)
    if position.is_master(highest(behind)):
        return _before_master(position, suit, behind, sure)
    if not sure:
        guarded = behind.bit_count() > 1 and highest(behind).rank >= Rank.JACK
        return lowest(suit) if guarded else _unsupported(position, suit, winning, sure)
    return _with_master(position, suit, behind, winning, sure)


def _before_master(position: Position, suit: int, behind: int, sure: list[Card]) -> Card:
    """Play low before a master, except a doubleton queen before ace third: it may never win later."""
    top = highest(suit)
    if suit.bit_count() == 2 and behind.bit_count() > 2 and not sure:
        return top if top.rank >= Rank.JACK and position.threats(top) == 1 else lowest(suit)
    return lowest(suit)


def _with_master(position: Position, suit: int, behind: int, winning: list[Card], sure: list[Card]) -> Card:
    """Play second seat with the master: win, finesse, or leave the trick to a guarded honour in fourth."""
    if position.trumps is None and sure_tricks(position) >= position.needed:
        return sure[0]
    if holds_up(position, sure[0]):
        return lowest(suit)
    if finesses := [card for card in winning if position.threats(card) == 1]:
        return position.lowest_equivalent(finesses[-1])
    guard = highest(behind)
    over = (position.outstanding(guard.suit) & ABOVE[guard.index]).bit_count()
    guarded = behind.bit_count() > 1 and guard.rank >= Rank.QUEEN and over == 1
    return lowest(suit) if guarded and suit.bit_count() > 1 and position.trumps is None else sure[0]


def _unsupported(position: Position, suit: int, winning: list[Card], sure: list[Card]) -> Card:
    """Play second seat without help from fourth seat: the cheapest card that may win."""
    if sure and position.threats(sure[0]) == 0:
        if holds_up(position, sure[0]):
            return lowest(suit)
        if position.trumps is None and sure_tricks(position) >= position.needed:
            return sure[0]
        finesses = [card for card in winning if position.threats(card) == 1 and card not in sure]
        return position.lowest_equivalent(finesses[-1]) if finesses else sure[0]
    top = winning[-1]
    if top.rank >= Rank.TEN and position.threats(top) <= 2:
        return position.lowest_equivalent(top)
    return lowest(suit)
