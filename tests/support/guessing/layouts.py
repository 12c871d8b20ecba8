"""The layouts that an attacker tries: those that agree with what they see, and their images."""

from collections.abc import Iterator, Mapping

from chelem.core.cards import SUITS, Card, Suit
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from tests.support.chance import Below

RANKS = "AKQJT98765432"
SMALL = "98765432"


def guesses(true: Deal, chance: Below) -> Iterator[Deal]:
    """Yield layouts of a deal of which South's hand is known, the true one and its images too, for ever."""
    while True:
        yield from (true, turned(true), exchanged_suits(true, chance), exchanged_small(true, chance))
        yield from (shuffled(true, chance) for _ in range(4))


def shuffled(deal: Deal, chance: Below) -> Deal:
    """Return a deal with the same hand for South."""
    cards = [card for seat in (Seat.N, Seat.E, Seat.W) for card in deal[seat].cards]
    for place in range(len(cards) - 1, 0, -1):
        other = chance(place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return Deal.of(Hand.of(cards[:13]), Hand.of(cards[13:26]), deal[Seat.S], Hand.of(cards[26:]))


def turned(deal: Deal) -> Deal:
    """Return a deal turned by a quarter."""
    return Deal.of(deal[Seat.W], deal[Seat.N], deal[Seat.E], deal[Seat.S])


def exchanged_suits(deal: Deal, chance: Below) -> Deal:
    """Return a deal with a suit in the place of the next one, and that in its place."""
    one = chance(4)
    ours, theirs = cards_of(SUITS[one]), cards_of(SUITS[(one + 1) % 4])
    return exchanged(deal, dict(zip(ours, theirs, strict=True)))


def exchanged_small(deal: Deal, chance: Below) -> Deal:
    """Return a deal in which two small cards of one suit are exchanged."""
    small = [card for card in cards_of(SUITS[chance(4)]) if str(card)[1] in SMALL]
    one = chance(len(small))
    return exchanged(deal, {small[one]: small[one - 1]})


def exchanged(deal: Deal, pairs: Mapping[Card, Card]) -> Deal:
    """Return a deal in which the cards of these pairs are exchanged."""
    image = dict(pairs) | {other: one for one, other in pairs.items()}
    north, east, south, west = (Hand.of(image.get(card, card) for card in deal[seat].cards) for seat in SEATS)
    return Deal.of(north, east, south, west)


def cards_of(suit: Suit) -> list[Card]:
    """Return the cards of a suit."""
    return [Card.parse(f"{suit}{rank}") for rank in RANKS]
