"""One suit of declarer and dummy by itself: its tricks, and how to lead it."""

from dataclasses import dataclass

from chelem.bots.cardplay.knowledge import (
    ABOVE,
    Position,
    highest,
    lowest,
)
from chelem.core import SUIT_BITS, Card, Rank, Suit

LIKELY_ROUNDS = (0, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)
"""The rounds in which the opponents' cards of a suit usually fall, by their number."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """The tricks of a suit: `cash` at once, `gain` more to set up at the cost of `lost` tricks."""

    suit: Suit
    cash: int
    gain: float
    lost: int


def suit_prospect(position: Position, suit: Suit) -> Prospect:
    """Return the tricks of a suit if the outstanding cards break as they usually do."""
    here, there = own_and_opposite(position, suit)
    length = max(here.bit_count(), there.bit_count())
    out = position.outstanding(suit)
    cash = min(length, position.count_masters(here | there, suit))
    if not length:
        return Prospect(suit, 0, 0, 0)
    rounds = min(length, LIKELY_ROUNDS[out.bit_count()])
    mine, theirs = here | there, out
    lost = 0
    for _ in range(rounds):
        if not mine:
            break
        top = highest(mine)
        if theirs and highest(theirs).rank > top.rank:
            lost += 1
            theirs ^= highest(theirs).bit
            mine ^= lowest(mine).bit
        else:
            mine ^= top.bit
            theirs ^= lowest(theirs).bit if theirs else 0
    gain = length - lost - cash
    finesse = 0.5 if finesse_card(position, here, there) or finesse_card(position, there, here) else 0.0
    return Prospect(suit, cash, max(0, gain) + finesse, lost)


def own_and_opposite(position: Position, suit: Suit) -> tuple[int, int]:
    """Return a suit's cards, as bits, in the hand on lead and in the one opposite."""
    return position.hand.bits & SUIT_BITS[suit], position.possible[position.seat.partner] & SUIT_BITS[suit]


def finesse_card(position: Position, here: int, there: int) -> Card | None:
    """Return the card to promote by leading from `here` toward `there`, through a possible higher card.

    It may be the lower card of a tenace (queen of ace-queen), an honour to run toward the master (queen of
    queen-jack facing the ace), or an honour to lead up to (king facing small cards).
    """
    if not here or not there:
        return None
    suit = highest(there).suit
    out, both = position.outstanding(suit), here | there
    below = both & ~_tops(position, both)
    if not out or not below:
        return None
    card = highest(below)
    higher = out & ABOVE[card.index]
    equivalents = _equivalents(out, both, card)
    if card.rank < Rank.NINE or higher.bit_count() > min(2, equivalents.bit_count()):
        return None
    tops = position.count_masters(both, suit)
    likely_drop = tops > 0 and out.bit_count() <= 2 * tops
    leader = position.seat if here & position.hand.bits else position.seat.partner
    can_succeed = bool(position.possible[leader.next] & higher)
    gains = _finesse_gains(equivalents, here, there, toward_master=bool(_tops(position, there)))
    return card if can_succeed and gains and not likely_drop else None


def _finesse_gains(equivalents: int, here: int, there: int, *, toward_master: bool) -> bool:
    """Return whether leading toward `there` gains more than driving out the higher card.

    `equivalents` are the cards of both hands equivalent to the promoted card.
    """
    if toward_master:
        return bool(equivalents & there) or equivalents.bit_count() > 1
    only_there = bool(equivalents & there) and not equivalents & here
    return only_there and there.bit_count() > 1 and equivalents.bit_count() <= 2


def _tops(position: Position, bits: int) -> int:
    """Return the cards of one suit in `bits` that no opponent can beat."""
    out = position.outstanding(highest(bits).suit) if bits else 0
    return bits >> out.bit_length() << out.bit_length()


def _equivalents(out: int, both: int, card: Card) -> int:
    """Return the cards of both hands equivalent to `card`, including `card`."""
    over, under = out & ABOVE[card.index], out & ~ABOVE[card.index]
    equivalents = both & SUIT_BITS[card.suit]
    if over:
        equivalents &= (over & -over) - 1
    return equivalents & (-1 << under.bit_length())


def lead_of(position: Position, suit: Suit) -> Card | None:
    """Return the card to lead of a suit from the hand on lead; None if the other hand should lead it."""
    here, there = own_and_opposite(position, suit)
    if not here:
        return None
    if not there:
        return _lead_without_support(position, here)
    if target := finesse_card(position, here, there):
        return _lead_toward(position, here, there, target)
    if finesse_card(position, there, here):
        return None
    return play_from_top(position, here, there)


def _lead_without_support(position: Position, here: int) -> Card:
    """Return the card to lead of a suit that the other hand does not have: a master, or low."""
    top = highest(here)
    in_sequence = position.equivalents(top).bit_count() > 1
    return top if position.is_master(top) or in_sequence else lowest(here)


def _lead_toward(position: Position, here: int, there: int, target: Card) -> Card:
    """Lead low toward the tenace, or an honour whose equivalents are promoted if it is covered."""
    tops = _tops(position, there)
    equivalents = _equivalents(position.outstanding(target.suit), here | there, target)
    winners = _tops(position, here)
    if winners and tops and equivalents & there and here.bit_count() > 1:
        return lowest(winners)  # first cash a winner that the tenace does not need
    if tops and equivalents & here and (equivalents.bit_count() > 2 or not equivalents & there):
        return highest(equivalents & here)
    return lowest(here & ~winners or here)


def play_from_top(position: Position, here: int, there: int) -> Card:
    """Play a suit from the top, the high cards of the shorter hand first."""
    out = position.outstanding(highest(here).suit)
    top, other = highest(here), highest(there)
    top_wins, other_wins = not out & ABOVE[top.index], not out & ABOVE[other.index]
    from_short_hand = here.bit_count() <= there.bit_count()
    if top_wins and (from_short_hand or not other_wins):
        return top
    if other_wins:
        return lowest(here)
    return top if top > other and _touches(position, top, here | there) else lowest(here)


def _touches(position: Position, card: Card, both: int) -> bool:
    """Return whether the next lower card in play is ours too, so that this one drives out a higher one."""
    below = both & ~ABOVE[card.index] & ~card.bit
    if not below:
        return False
    between = position.outstanding(card.suit) & ABOVE[highest(below).index] & ~ABOVE[card.index]
    return not between
