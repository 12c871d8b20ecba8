"""Choose a card that follows suit: second hand low, third hand high, fourth hand as cheaply as possible."""

from chelem.bots.cardplay.cashing import defeats
from chelem.bots.cardplay.declarer_following import second_of_declarer, third_of_declarer
from chelem.bots.cardplay.holdups import holds_up
from chelem.bots.cardplay.knowledge import (
    ABOVE,
    Position,
    highest,
    lowest,
)
from chelem.core import SUIT_BITS, Card, Rank


def following_card(position: Position) -> Card:
    """Return the card to play from a hand that can follow suit."""
    led = position.play.trick[0].suit
    suit = position.hand.bits & SUIT_BITS[led]
    if suit & (suit - 1) == 0:
        return lowest(suit)
    match len(position.later_seats):
        case 0:
            return _fourth(position, suit)
        case 1:
            return third_of_declarer(position, suit) if position.declaring else _third(position, suit)
        case _:
            return second_of_declarer(position, suit) if position.declaring else _second(position, suit)


def _fourth(position: Position, suit: int) -> Card:
    """Win as cheaply as possible, unless partner wins or it is better to hold up."""
    winning = position.winning_cards(suit)
    if position.partner_wins or not winning or holds_up(position, winning[0]):
        return lowest(suit)
    return winning[0]


def _third(position: Position, suit: int) -> Card:
    """Play a defender's card to partner's lead: high, but no higher than necessary."""
    winning = position.winning_cards(suit)
    if not winning:
        return lowest(suit)
    (last,) = position.later_seats
    if position.known[last]:
        safe = [card for card in winning if not position.threats(card)]
        if not safe or (position.partner_wins and not position.threats(position.play.trick[0])):
            return lowest(suit)
        return safe[0]
    if position.partner_wins and not _overtakes(position, winning[-1]):
        return lowest(suit)
    return _over_dummy(position, suit, winning) or position.lowest_equivalent(winning[-1])


def _overtakes(position: Position, card: Card) -> bool:
    """Return whether to overtake partner's card: never an honour, and only if fewer cards then beat us."""
    mine = position.play.trick[0]
    if mine.rank >= Rank.JACK:
        return False
    return position.threats(card) < position.threats(mine)


def _over_dummy(position: Position, suit: int, winning: list[Card]) -> Card | None:
    """Finesse against dummy: play just below dummy's best card, and keep a higher one over it."""
    right = position.seat.next.partner
    dummy = position.possible[right] & SUIT_BITS[winning[0].suit]
    if not position.known[right] or not dummy:
        return None
    best = highest(dummy)
    if best.rank < Rank.TEN or not suit & ABOVE[best.index]:
        return None
    under = [card for card in winning if card.rank < best.rank and card.rank >= Rank.NINE]
    if not under:
        return None
    between = dummy & ABOVE[under[-1].index] & ~best.bit & ~ABOVE[best.index]
    return None if between else position.lowest_equivalent(under[-1])


def _second(position: Position, suit: int) -> Card:
    """Play a defender's card after declarer's side leads: low without a reason to do otherwise."""
    led = position.play.trick[0]
    winning = position.winning_cards(suit)
    if not winning:
        return lowest(suit)
    return (
        _takes_now(position, winning)
        or _covers(position, suit, led, winning)
        or _splits(position, suit)
        or lowest(suit)
    )


def _takes_now(position: Position, winning: list[Card]) -> Card | None:
    """Return a winner to take at once: it defeats the contract, or waiting gains nothing."""
    best = winning[-1]
    if not position.is_master(best) or any(
        position.may_ruff(seat, best.suit) for seat in position.later_seats[::2]
    ):
        return None
    sure = [card for card in winning if position.is_master(card)]
    if defeats(position, sure[0]) or _waiting_gains_nothing(position, sure[0]):
        return sure[0]
    left, third = position.play.leader, position.later_seats[0]
    trumps = position.trumps
    if trumps is None or best.suit is trumps:
        return None
    if len(sure) > 1:
        return sure[0]  # one honour wins now, another is left
    if position.known[left] and position.void(left, best.suit) and not position.void(left, trumps):
        return sure[0]  # the second round would be ruffed
    if position.known[third] and position.length(third, best.suit) == 1 and not position.void(third, trumps):
        return sure[0]
    return None


def _waiting_gains_nothing(position: Position, winner: Card) -> bool:
    """Return whether a master gains nothing by waiting: dummy has two small cards at most.

    Dummy has no card for it to capture, and the card led would win the trick.
    """
    led, third = position.play.trick[0], position.later_seats[0]
    if not position.known[third] or position.length(third, led.suit) > 2:
        return False
    return led.rank >= Rank.NINE and not position.possible[third] & ABOVE[led.index] & ~ABOVE[winner.index]


def _covers(position: Position, suit: int, led: Card, winning: list[Card]) -> Card | None:
    """Cover an honour to promote a lower card, except the first of a sequence in dummy."""
    if led.rank < Rank.TEN or (suit.bit_count() > 3 and led.suit is position.trumps):
        return None
    cover = winning[0]
    if cover.rank < Rank.JACK:
        return None
    leader, third = position.play.leader, position.later_seats[0]
    if position.known[leader]:  # dummy leads
        under = position.possible[leader] & SUIT_BITS[led.suit] & ~ABOVE[led.index]
        if under and highest(under).rank == led.rank - 1 and suit.bit_count() > 2:
            return None
        return cover
    if position.known[third]:
        above = position.possible[third] & ABOVE[led.index]
        return cover if above & ABOVE[cover.index] and led.rank >= Rank.JACK else None
    return None


def _splits(position: Position, suit: int) -> Card | None:
    """Split honours: play the lowest of K-Q, or of three touching cards headed by the jack or better."""
    top = highest(suit)
    run = position.equivalents(top)
    if run.bit_count() >= 3 and top.rank >= Rank.JACK:
        return lowest(run)
    if run.bit_count() == 2 and top.rank == Rank.KING:
        return lowest(run)
    return None
