"""Declarer's plan: winners by suit, tricks to establish, finesses, trumps out; from the two hands alone."""

from collections.abc import Iterator
from dataclasses import dataclass

from chelem.bots.top_tricks import limit_of_suit
from chelem.core import HIGH_FIRST, SUIT_BITS, Card, Hand, Rank, Suit

MOST_LOST = 3
"""The most tricks to lose in a suit for those that it gives later."""

NINE_NEVER = 4
"""With so few cards of a suit out, its missing queen is more likely to fall under the ace and king."""

BREAKS = {2: 52, 3: 78, 4: 40, 5: 68, 6: 36, 7: 62, 8: 33}
"""The percentage of even breaks, by the number of cards out."""


@dataclass(frozen=True, slots=True)
class Establishment:
    """More tricks from a suit after losing some; `out` cards must break evenly, 0 if any break will do."""

    more: int
    lost: int
    out: int = 0

    @property
    def percent(self) -> int:
        """The likelihood of the break."""
        return BREAKS.get(self.out, 100)


@dataclass(frozen=True, slots=True)
class Finesse:
    """The missing card to finesse against (the ace: to lead up to the king), toward dummy or declarer."""

    card: Card
    to_dummy: bool


@dataclass(frozen=True, slots=True)
class SuitPlan:
    """What one suit gives: winners from the top, ways to establish more, a finesse."""

    suit: Suit
    winners: int
    establish: tuple[Establishment, ...]
    finesse: Finesse | None


@dataclass(frozen=True, slots=True)
class PlayPlan:
    """A plan at the start of a trick: `needed` tricks of those left, the suits, and the trumps out.

    `trumps_out` is 0 at notrump.
    """

    needed: int
    left: int
    suits: tuple[SuitPlan, ...]
    trumps_out: int

    @classmethod
    def of(cls, mine: Hand, dummy: Hand, out: Hand, trumps: Suit | None, needed: int) -> "PlayPlan":
        """Plan with declarer's cards, dummy's, and those `out`, in unknown hands."""
        suits = tuple(_plan_suit(suit, mine, dummy, out) for suit in HIGH_FIRST)
        trumps_out = 0 if trumps is None else out.length(trumps)
        return cls(max(0, needed), max(len(mine), len(dummy)), suits, trumps_out)

    @property
    def winners(self) -> int:
        """The winners of all suits, no more than tricks are left."""
        return min(self.left, sum(suit.winners for suit in self.suits))

    @property
    def missing(self) -> int:
        """The tricks needed beyond the winners."""
        return max(0, self.needed - self.winners)


def _plan_suit(suit: Suit, mine: Hand, dummy: Hand, out: Hand) -> SuitPlan:
    own, other, theirs = (hand.bits & SUIT_BITS[suit] for hand in (mine, dummy, out))
    winners = limit_of_suit(own, other, theirs)
    return SuitPlan(
        suit, winners, tuple(_establish(own, other, theirs, winners)), _finesse(suit, mine, dummy, out)
    )


def _establish(own: int, other: int, theirs: int, winners: int) -> Iterator[Establishment]:
    """Yield what the suit gives after losing tricks: against any break, then more with an even one."""
    rounds, count = max(own.bit_count(), other.bit_count()), theirs.bit_count()
    certain, lost = tricks_and_losers(own | other, theirs, rounds)
    if certain > winners and lost <= MOST_LOST:
        yield Establishment(certain - winners, lost)
    if count in BREAKS:
        even, lost = tricks_and_losers(own | other, top_cards(theirs, (count + 1) // 2), rounds)
        if even > max(certain, winners) and lost <= MOST_LOST:
            yield Establishment(even - winners, lost, count)


def tricks_and_losers(ours: int, theirs: int, rounds: int) -> tuple[int, int]:
    """Return the tricks that a suit gives in a number of rounds, and those lost before the last of them.

    One opponent holds all of `theirs`. Each round has our highest card: it wins, and they follow low; or it
    forces their lowest card above it.
    """
    won = lost = lost_before = 0
    for _ in range(rounds):
        card = 1 << ours.bit_length() - 1
        ours ^= card
        if theirs > card:
            above = theirs & ~(card - 1)
            theirs ^= above & -above
            lost += 1
        else:
            theirs &= theirs - 1
            won, lost_before = won + 1, lost
    return won, lost_before


def top_cards(cards: int, count: int) -> int:
    """Return the highest `count` of some cards."""
    while cards.bit_count() > count:
        cards &= cards - 1
    return cards


def _finesse(suit: Suit, mine: Hand, dummy: Hand, out: Hand) -> Finesse | None:
    """Return the finesse against the highest card out, if it is an ace, king or queen."""
    missing = out.ranks(suit)
    if not missing or missing[0] < Rank.QUEEN:
        return None
    for hand, opposite, to_dummy in ((mine, dummy, False), (dummy, mine, True)):
        if opposite.length(suit) and _takes(missing, hand.ranks(suit), opposite.ranks(suit)):
            return Finesse(Card(suit, missing[0]), to_dummy)
    return None


def _takes(missing: tuple[Rank, ...], led_to: tuple[Rank, ...], opposite: tuple[Rank, ...]) -> bool:
    """Return whether a low card toward `led_to` may save a trick if the highest card out lies before it."""
    top, ours = missing[0], (*led_to, *opposite)
    low_lead = min(opposite) < Rank(top - 1)
    if top is Rank.ACE:
        return low_lead and Rank.KING in led_to and Rank.QUEEN not in ours and len(led_to) > 1
    if len(missing) == 1 or (top is Rank.QUEEN and len(missing) <= NINE_NEVER):
        return False
    tenace = Rank(top - 1) in led_to and any(rank > top for rank in led_to) and len(led_to) > 1
    return low_lead and tenace
