"""One suit of declarer and the open hand by itself: what it brings, and how to lead it."""

from dataclasses import dataclass

from chelem.bots.cardplay.knowledge import (
    ABOVE,
    Sight,
    high,
    low,
)
from chelem.core.cards import Card, Rank, Suit
from chelem.core.hands import SUIT_BITS

ROUNDS = (0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)
"""In how many rounds so many cards of the opponents usually fall."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """`cash` tricks at once; `gain` more that work may bring, at the price of `lost` tricks."""

    suit: Suit
    cash: int
    gain: float
    lost: int


def prospect(sight: Sight, suit: Suit) -> Prospect:
    """What a suit is worth, the outstanding cards breaking as they usually do."""
    here, there = halves(sight, suit)
    length = max(here.bit_count(), there.bit_count())
    out = sight.out(suit)
    cash = min(length, sight.masters(here | there, suit))
    if not length:
        return Prospect(suit, 0, 0, 0)
    rounds = min(length, ROUNDS[out.bit_count()])
    mine, theirs = here | there, out
    lost = 0
    for _ in range(rounds):
        if not mine:
            break
        top = high(mine)
        if theirs and high(theirs).rank > top.rank:
            lost += 1
            theirs ^= high(theirs).bit
            mine ^= low(mine).bit
        else:
            mine ^= top.bit
            theirs ^= low(theirs).bit if theirs else 0
    gain = length - lost - cash
    saved = 0.5 if finesse(sight, here, there) or finesse(sight, there, here) else 0.0
    return Prospect(suit, cash, max(0, gain) + saved, lost)


def halves(sight: Sight, suit: Suit) -> tuple[int, int]:
    """The suit in the hand to lead from and in the one opposite."""
    return sight.hand.bits & SUIT_BITS[suit], sight.may[sight.seat.partner] & SUIT_BITS[suit]


def finesse(sight: Sight, here: int, there: int) -> Card | None:
    """The card to make good by leading from `here` toward `there`, past one who may hold what beats it.

    A tenace (ace queen), the run of an honour toward the master (queen from queen jack, facing the ace), or a
    lone honour to lead up to (king small, facing small cards).
    """
    if not here or not there:
        return None
    suit = high(there).suit
    out, both = sight.out(suit), here | there
    below = both & ~_tops(sight, both)
    if not out or not below:
        return None
    card = high(below)
    over = out & ABOVE[card.index]
    fellows = _fellows(out, both, card)
    if card.rank < Rank.NINE or over.bit_count() > min(2, fellows.bit_count()):
        return None
    tops = sight.masters(both, suit)
    if tops and out.bit_count() <= 2 * tops:
        return None
    if _tops(sight, there):
        good = fellows & there or fellows.bit_count() > 1
    else:  # with three fellows, or two against one, driving the higher card out costs no more
        good = fellows & there and not fellows & here and there.bit_count() > 1
        good = good and fellows.bit_count() <= 2
    leads = sight.seat if here & sight.hand.bits else sight.seat.partner
    return card if good and sight.may[leads.next] & over else None


def _tops(sight: Sight, bits: int) -> int:
    """The cards of one suit in `bits` that no opponent can beat."""
    out = sight.out(high(bits).suit) if bits else 0
    return bits >> out.bit_length() << out.bit_length()


def _fellows(out: int, both: int, card: Card) -> int:
    """The cards of both hands that are worth as much as `card`, itself among them."""
    over, under = out & ABOVE[card.index], out & ~ABOVE[card.index]
    fellows = both & SUIT_BITS[card.suit]
    if over:
        fellows &= (over & -over) - 1
    return fellows & (-1 << under.bit_length())


def lead_of(sight: Sight, suit: Suit) -> Card | None:
    """How the hand on lead plays the suit for all it brings; None if the other hand should lead."""
    here, there = halves(sight, suit)
    if not here:
        return None
    if not there:
        return _alone(sight, here)
    if target := finesse(sight, here, there):
        return _toward(sight, here, there, target)
    if finesse(sight, there, here):
        return None
    return run(sight, here, there)


def _alone(sight: Sight, here: int) -> Card:
    """The card of a suit that the other hand has not: a master, or low."""
    top = high(here)
    equals = sight.equals(top).bit_count() > 1
    return top if sight.master(top) or equals else low(here)


def _toward(sight: Sight, here: int, there: int, target: Card) -> Card:
    """Low toward the tenace, or the honour whose fellows would be good if it were covered."""
    tops = _tops(sight, there)
    fellows = _fellows(sight.out(target.suit), here | there, target)
    mine = _tops(sight, here)
    if mine and tops and fellows & there and here.bit_count() > 1:
        return low(mine)  # first a winner that the tenace does not need
    if tops and fellows & here and (fellows.bit_count() > 2 or not fellows & there):
        return high(fellows & here)
    return low(here & ~mine or here)


def run(sight: Sight, here: int, there: int) -> Card:
    """A suit played from the top: the high cards of the shorter hand first."""
    out = sight.out(high(here).suit)
    top, other = high(here), high(there)
    mine, theirs = not out & ABOVE[top.index], not out & ABOVE[other.index]
    short = here.bit_count() <= there.bit_count()
    if mine and (short or not theirs):
        return top
    if theirs:
        return low(here) if not mine or not short else top
    best, least = max(top, other), min(top, other)
    if best is top and _touches(sight, top, here | there):
        return top
    if best is top and here.bit_count() > 1 and least.rank >= Rank.JACK and there.bit_count() == 1:
        return low(here)
    return low(here)


def _touches(sight: Sight, card: Card, both: int) -> bool:
    """Whether the next lower card in play is ours as well, so that this one drives out a higher one."""
    below = both & ~ABOVE[card.index] & ~card.bit
    if not below:
        return False
    between = sight.out(card.suit) & ABOVE[high(below).index] & ~ABOVE[card.index]
    return not between
