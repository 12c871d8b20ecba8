"""What everybody at the table knows of an auction, from the point of view of the player to call."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, IntEnum, auto
from functools import cached_property

from chelem.bots.systems.requirements import HandRequirement
from chelem.bots.systems.shown_hand import UNKNOWN_HAND, ShownHand
from chelem.core import ALL_BIDS, SUITS, Bid, Call, SimpleCall, Strain, Suit

GAME_LEVELS = {Strain.C: 5, Strain.D: 5, Strain.H: 4, Strain.S: 4, Strain.NT: 3}
GAME = 100
"""The points below the line that make a game."""
_TRICK_POINTS = {Strain.C: 20, Strain.D: 20, Strain.H: 30, Strain.S: 30, Strain.NT: 30}


class ScoringForm(Enum):
    """What is played for: how results are compared with other tables, or the form of match or game."""

    IMPS = auto()
    MATCHPOINTS = auto()
    RUBBER = auto()
    CHICAGO = auto()
    COMPTOIR = auto()
    WHIST = auto()
    WHIZ = auto()


class Forcing(IntEnum):
    """What a call asks of partner when the next player passes: nothing, one more call, a game."""

    NO = 0
    ROUND = 1
    GAME = 2


@dataclass(frozen=True, slots=True)
class BiddingSetting:
    """What is known before the first call: the vulnerability, the scoring, part-scores below the line.

    The first of each pair is the dealer's side. `doubling` says how far the rules let a bid be doubled.
    `lead` is what the dealer's side has scored in the match more than the other, in points; 0 where other
    tables play the same boards.
    """

    vulnerable: tuple[bool, bool] = (False, False)
    scoring: ScoringForm = ScoringForm.IMPS
    below: tuple[int, int] = (0, 0)
    doubling: int = 2
    lead: int = 0


@dataclass(frozen=True, slots=True)
class UnderstoodCall:
    """A call with its meaning in the system: the conventions it belongs to, and what it asks of partner."""

    call: Call
    forcing: Forcing = Forcing.NO
    natural: bool = True
    conventions: frozenset[str] = frozenset()
    """Names of conventions, and kinds of call such as `preemptive` or `takeout`."""
    agreed: Suit | None = None

    @property
    def tells_number(self) -> bool:
        """Whether it replies to a question about aces or the like: then it says nothing of points."""
        return any(name.endswith("-reply") for name in self.conventions)


FourShownHands = tuple[ShownHand, ShownHand, ShownHand, ShownHand]
"""What each place has shown, counted from the dealer."""


def _replaced(hands: FourShownHands, place: int, shown: ShownHand) -> FourShownHands:
    changed = [*hands]
    changed[place] = shown
    first, second, third, fourth = changed
    return first, second, third, fourth


@dataclass(frozen=True)
class PublicAuction:
    """The calls so far with their meanings, and what each place has shown; places count from the dealer."""

    setting: BiddingSetting
    made: tuple[UnderstoodCall, ...] = ()
    known: FourShownHands = field(default=(UNKNOWN_HAND,) * 4)
    """By the usual calls of a system; rules ask about these."""
    possible: FourShownHands = field(default=(UNKNOWN_HAND,) * 4)
    """With the hands with which a simulation chooses a call."""

    def after(self, made: UnderstoodCall, shown: ShownHand, possible: ShownHand) -> "PublicAuction":
        """Return the auction after one more call, by the player whose turn it is."""
        known, all_possible = (
            _replaced(self.known, self.me, shown),
            _replaced(self.possible, self.me, possible),
        )
        return PublicAuction(self.setting, (*self.made, made), known, all_possible)

    @cached_property
    def given(self) -> dict[object, HandRequirement]:
        """What clauses have given in this auction so far."""
        return {}

    @cached_property
    def deciding_calls(self) -> tuple[int, ...]:
        """What decides which calls are legal or make game, and which of them may be passed, as numbers."""
        last, needs = self.last_bid, self.needs(self.me)
        bid = -1 if last is None else 5 * last.number + last.strain
        doubles = 2 * self.allows(SimpleCall.REDOUBLE) + self.allows(SimpleCall.DOUBLE)
        return (bid, doubles) if needs >= GAME else (bid, doubles, needs, self.game_made, self.game_forced)

    @cached_property
    def matched(self) -> dict[int, tuple[Mapping[str, Suit], ...]]:
        """The suits for letters with which sequences fit, by the numbers of their sections."""
        return {}

    @cached_property
    def calls(self) -> tuple[Call, ...]:
        """The calls, the dealer's first."""
        return tuple(understood.call for understood in self.made)

    @cached_property
    def me(self) -> int:
        """The place of the player to call."""
        return len(self.made) % 4

    @property
    def partner(self) -> int:
        """The place of that player's partner."""
        return (self.me + 2) % 4

    @property
    def lho(self) -> int:
        """The place of the left-hand opponent."""
        return (self.me + 1) % 4

    @property
    def rho(self) -> int:
        """The place of the right-hand opponent."""
        return (self.me + 3) % 4

    def calls_of(self, place: int) -> tuple[UnderstoodCall, ...]:
        """Return the calls of a place, in order."""
        return self.made[place::4]

    def actions_of(self, place: int) -> tuple[UnderstoodCall, ...]:
        """Return the calls of a place other than passes."""
        return tuple(
            understood for understood in self.calls_of(place) if understood.call is not SimpleCall.PASS
        )

    def bids_of(self, place: int) -> tuple[Bid, ...]:
        """Return the bids of a place, in order."""
        return tuple(
            understood.call for understood in self.calls_of(place) if isinstance(understood.call, Bid)
        )

    def last_of(self, place: int) -> UnderstoodCall | None:
        """Return the last call of a place, if it has called."""
        calls = self.calls_of(place)
        return calls[-1] if calls else None

    @cached_property
    def opener(self) -> int | None:
        """The place that made the first bid."""
        return next((i % 4 for i, call in enumerate(self.calls) if isinstance(call, Bid)), None)

    @cached_property
    def last_bid(self) -> Bid | None:
        """The highest bid so far."""
        return next((call for call in reversed(self.calls) if isinstance(call, Bid)), None)

    @cached_property
    def last_bidder(self) -> int | None:
        """The place that made it."""
        return next(
            (i % 4 for i in range(len(self.calls) - 1, -1, -1) if isinstance(self.calls[i], Bid)), None
        )

    @cached_property
    def doubled(self) -> int:
        """0, 1 or 2: whether the last bid is doubled or redoubled."""
        return sum(
            call in (SimpleCall.DOUBLE, SimpleCall.REDOUBLE) for call in self.calls[self._after_last_bid :]
        )

    @property
    def _after_last_bid(self) -> int:
        last = self.last_bid
        return len(self.calls) if last is None else self.calls.index(last)

    @cached_property
    def passes(self) -> int:
        """The number of passes since the last other call."""
        count = 0
        while count < len(self.calls) and self.calls[-1 - count] is SimpleCall.PASS:
            count += 1
        return count

    @property
    def over(self) -> bool:
        """Whether the auction is over."""
        return self.passes >= (4 if self.last_bid is None else 3)

    def ours(self, place: int | None) -> bool:
        """Return whether a place is of the side of the player to call."""
        return place is not None and place % 2 == self.me % 2

    @cached_property
    def their_suits(self) -> tuple[Suit, ...]:
        """The suits that an opponent has bid naturally, or shown four cards in by a convention."""
        return self._suits_of(self.lho, self.rho)

    @cached_property
    def our_suits(self) -> tuple[Suit, ...]:
        """The suits that our side has shown."""
        return self._suits_of(self.me, self.partner)

    def _suits_of(self, *places: int) -> tuple[Suit, ...]:
        return tuple(suit for suit in SUITS if any(self.shows_suit(place, suit) for place in places))

    def shows_suit(self, place: int, suit: Suit) -> bool:
        """Return whether a place has named a suit naturally, or shown four cards in it."""
        return self.known[place].least_length(suit) >= (3 if self.named(place, suit) else 4)

    def named(self, place: int, strain: Suit | Strain) -> bool:
        """Return whether a place has bid a strain naturally."""
        return strain in self._named[place]

    @cached_property
    def _named(self) -> tuple[frozenset[int], ...]:
        """For each place the strains that it has bid naturally; a suit counts as the strain of it."""
        return tuple(
            frozenset(
                understood.call.strain
                for understood in self.calls_of(place)
                if understood.natural and isinstance(understood.call, Bid)
            )
            for place in range(4)
        )

    @cached_property
    def agreed_suit(self) -> Suit | None:
        """The suit we have agreed on: the last one agreed expressly, else one where we hold eight cards."""
        for index in range(len(self.made) - 2, -1, -2):
            if (agreed := self.made[index].agreed) is not None:
                return agreed
        mine, partner = self.known[self.me], self.known[self.partner]
        fits = [
            (mine.least_length(suit) + partner.least_length(suit), suit >= Suit.H, suit) for suit in SUITS
        ]
        most, _, suit = max(fits)
        return suit if most >= 8 else None

    @cached_property
    def game_forced(self) -> bool:
        """Whether our side has made a call that forces to game, and no game is bid yet."""
        forces = any(understood.forcing is Forcing.GAME for understood in self.made[self.me % 2 :: 2])
        return forces and not (self.ours(self.last_bidder) and self.reaches_game(self.last_bid, self.me))

    @cached_property
    def forced(self) -> bool:
        """Whether the player to call may not pass."""
        if self.last_bid is None or self.over or not self.passes:
            return False
        partner = self.last_of(self.partner)
        if self.passes == 1 and partner is not None and partner.forcing is not Forcing.NO:
            return True
        if not self.game_forced:
            return False
        if self.ours(self.last_bidder):  # a pass may not leave us doubled below game
            return self.doubled == 0 or (self.doubled == 1 and self.passes == 2)
        return not self.doubled and self.passes == 2

    @cached_property
    def game_made(self) -> bool:
        """Whether all pass after a bid of ours that makes game with what we have below the line.

        Only a slam is worth more than such a bid, so that the player to call goes on for a slam alone.
        """
        if not self.passes or self.doubled or not self.ours(self.last_bidder):
            return False
        natural = self.made[self.calls.index(self.last_bid)].natural if self.last_bid else False
        return natural and self.completes_game(self.last_bid, self.me) and not self.forced

    def completes_game(self, bid: Call | None, place: int) -> bool:
        """Return whether a bid makes game for the side of `place` thanks to its part-score."""
        return self.needs(place) < GAME and isinstance(bid, Bid) and self.reaches_game(bid, place)

    def needs(self, place: int) -> int:
        """Return the points below the line that the side of `place` needs for game."""
        return GAME - self.setting.below[place % 2]

    def lead(self, place: int) -> int:
        """Return what the side of `place` has scored in the match more than the other."""
        return self.setting.lead if place % 2 == 0 else -self.setting.lead

    def reaches_game(self, bid: Bid | None, place: int) -> bool:
        """Return whether a bid is enough for game, with what the side of `place` has below the line."""
        return bid is not None and bid.number >= self.game_level(bid.strain, place)

    def game_level(self, strain: Strain, place: int) -> int:
        """Return the level of game in a strain for the side of `place`."""
        needs = self.needs(place)
        if needs >= GAME:
            return GAME_LEVELS[strain]
        missing = needs - (10 if strain is Strain.NT else 0)
        return max(1, -(-missing // _TRICK_POINTS[strain]))

    def vulnerable(self, place: int) -> bool:
        """Return whether a place is vulnerable."""
        return self.setting.vulnerable[place % 2]

    def cheapest(self, strain: Strain | Suit, jump: int = 0) -> Bid | None:
        """Return the lowest sufficient bid in a strain, or `jump` levels above it; None above level seven."""
        level, last = 1 + jump, self.last_bid
        if last is not None:
            level = last.number + jump + (strain <= last.strain)
        return ALL_BIDS[5 * (level - 1) + strain] if level <= 7 else None

    def allows(self, call: Call) -> bool:
        """Return whether a call is legal now."""
        match call:
            case Bid():
                return self.last_bid is None or call > self.last_bid
            case SimpleCall.DOUBLE:
                may = self.last_bid is not None and not self.ours(self.last_bidder)
                return may and self.doubled == 0 and self.setting.doubling > 0
            case SimpleCall.REDOUBLE:
                return self.ours(self.last_bidder) and self.doubled == 1 and self.setting.doubling > 1
            case _:
                return call is SimpleCall.PASS
