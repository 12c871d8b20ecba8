"""Count the tricks that two hands can surely cash without losing the lead, whatever the others hold.

In each trick the others follow with one card, their lowest, as if one of them held all cards of the suit,
and they ruff if a trump is out. So the count holds for every layout.
"""

from chelem.core import SUIT_BITS, Suit
from chelem.core.runs import runs_of, suit_of


class TopTricks:
    """A search in at most `steps` positions; hands and the cards out are given as bits."""

    def __init__(self, trumps: Suit | None, steps: int) -> None:
        self._trumps = 0 if trumps is None else SUIT_BITS[trumps]
        self._steps = steps
        self._known: dict[tuple[int, int, int], int] = {}
        self._failed: dict[tuple[int, int, int], int] = {}

    def enough(self, lead: int, other: int, out: int, goal: int) -> bool:
        """Return whether `goal` tricks are found, with `lead` on lead opposite `other` and `out` elsewhere.

        False if the search takes too many steps.
        """
        if goal <= 0 or self._run(lead, other, out) >= goal:
            return True
        key = (lead, other, out)
        if self._known.get(key, 0) >= goal:
            return True
        if self._failed.get(key, 99) <= goal or self._limit(lead, other, out) < goal or self._steps <= 0:
            return False
        self._steps -= 1
        if self._searched(lead, other, out, goal):
            self._known[key] = goal
            return True
        self._failed[key] = goal
        return False

    def _searched(self, lead: int, other: int, out: int, goal: int) -> bool:
        for suit in self._suits(lead, other, out):
            theirs, opposite = out & suit, other & suit
            after = out & ~(theirs & -theirs)
            for card in runs_of(lead & suit, theirs | opposite):
                for reply in self._replies(other, suit, out, lead):
                    if reply & suit > card:
                        if reply > theirs and self.enough(other & ~reply, lead & ~card, after, goal - 1):
                            return True
                    elif reply & self._trumps & ~suit:
                        if self.enough(other & ~reply, lead & ~card, after, goal - 1):
                            return True
                    elif card > theirs and self.enough(lead & ~card, other & ~reply, after, goal - 1):
                        return True
        return False

    def _suits(self, lead: int, other: int, out: int) -> list[int]:
        """Return the suits to lead, those first in which the hand on lead is shorter."""
        safe = [
            suit for suit in SUIT_BITS if lead & suit and (suit == self._trumps or not out & self._trumps)
        ]
        return sorted(safe, key=lambda suit: (lead & suit).bit_count() - (other & suit).bit_count())

    def _replies(self, other: int, suit: int, out: int, lead: int) -> list[int]:
        """Return the cards of the hand opposite: those of the suit, else a ruff or low discards."""
        if other & suit:
            return runs_of(other & suit, (out | lead) & suit)[::-1]
        low = [holding & -holding for suit_bits in SUIT_BITS if (holding := other & suit_bits)]
        return sorted(low, key=lambda card: card > out & suit_of(card)) or [0]

    def _run(self, lead: int, other: int, out: int) -> int:
        """Return the tricks that the hand on lead takes by itself, from the top, if nobody can ruff."""
        can_ruff = bool(out & self._trumps)
        return sum(
            _run_of_suit(lead & suit, out & suit, other & suit)
            for suit in SUIT_BITS
            if not can_ruff or suit == self._trumps
        )

    def _limit(self, lead: int, other: int, out: int) -> int:
        """Return the most tricks that both hands could cash if they could always reach each other."""
        return sum(
            (lead & suit).bit_count() + (other & suit).bit_count()
            if suit == self._trumps
            else limit_of_suit(lead & suit, other & suit, out & suit)
            for suit in SUIT_BITS
        )


def _run_of_suit(mine: int, theirs: int, partner: int) -> int:
    tricks = 0
    while mine:
        card = 1 << mine.bit_length() - 1
        low = partner & -partner
        if theirs > card or low > card:
            break
        tricks += 1
        mine ^= card
        theirs &= theirs - 1
        partner ^= low
    return tricks


def limit_of_suit(mine: int, partner: int, theirs: int) -> int:
    """Return the tricks of one suit that two hands can cash from the top if they can always reach each other.

    All cards of `theirs` may be in one hand.
    """
    together, tricks = mine | partner, 0
    for _ in range(max(mine.bit_count(), partner.bit_count())):
        if theirs.bit_length() > together.bit_length():
            break
        tricks += 1
        together ^= 1 << together.bit_length() - 1
        theirs &= theirs - 1
    return tricks
