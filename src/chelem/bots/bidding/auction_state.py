"""What the calls so far have told everybody at the table: each read as a rule, a call with its meaning."""

from collections.abc import Callable
from dataclasses import dataclass, field

from chelem.bots.bidding.evaluation import Holding
from chelem.bots.bidding.shows import Force, Shows
from chelem.core.calls import (
    LEVELS,
    Bid,
    Call,
    Word,
)
from chelem.core.cards import (
    STRAINS,
    SUITS,
    Strain,
    Suit,
)
from chelem.engine.style import Style

NOTHING = Shows()
_MAJORS = (Suit.S, Suit.H)


Test = Callable[[Holding], bool]
Table = tuple["Rule", ...]
Reply = Callable[["Picture"], Table]


@dataclass(frozen=True, slots=True)
class Rule:
    """A call, what it shows and asks, and why one makes it.

    `when` is judgement that partner cannot count on to the card; `then` gives partner's answers, those
    to the next call of this side; `code` names the meaning for a catalogue of words.
    """

    call: Call
    shows: Shows
    code: str
    force: Force = Force.NONE
    when: Test | None = None
    then: Reply | None = field(default=None, compare=False)

    def fits(self, hand: Holding) -> bool:
        """Whether one makes this call with that hand."""
        return self.shows.met(hand) and (self.when is None or self.when(hand))


@dataclass(frozen=True, slots=True)
class Picture:
    """An auction with every call understood; places are counted from the dealer, 0 to 3.

    `known` is by place what that player has shown; `made` the rule read into each call.
    """

    style: Style
    calls: tuple[Call, ...] = ()
    made: tuple[Rule, ...] = ()
    known: tuple[Shows, Shows, Shows, Shows] = (NOTHING, NOTHING, NOTHING, NOTHING)

    @property
    def me(self) -> int:
        """The place of the one to call."""
        return len(self.calls) % 4

    @property
    def mate(self) -> int:
        """The place of that one's partner."""
        return (self.me + 2) % 4

    @property
    def mine(self) -> Shows:
        """What the one to call has shown."""
        return self.known[self.me]

    @property
    def partners(self) -> Shows:
        """What partner has shown."""
        return self.known[self.mate]

    def of(self, place: int) -> tuple[Rule, ...]:
        """The calls of a place other than passes."""
        return tuple(rule for rule in self.made[place::4] if rule.call is not Word.PASS)

    def bids(self, place: int) -> tuple[Bid, ...]:
        """The bids of a place."""
        return tuple(call for call in self.calls[place::4] if isinstance(call, Bid))

    @property
    def last(self) -> Bid | None:
        """The last bid."""
        return next((call for call in reversed(self.calls) if isinstance(call, Bid)), None)

    @property
    def bidder(self) -> int | None:
        """The place of the last bid."""
        back = next((i for i, call in enumerate(reversed(self.calls)) if isinstance(call, Bid)), None)
        return None if back is None else (len(self.calls) - 1 - back) % 4

    @property
    def opener(self) -> int | None:
        """The place of the first bid."""
        return next((i % 4 for i, call in enumerate(self.calls) if isinstance(call, Bid)), None)

    @property
    def doubled(self) -> bool:
        """Whether the last bid stands doubled, or redoubled."""
        back = next((i for i, call in enumerate(reversed(self.calls)) if isinstance(call, Bid)), 0)
        return any(call is not Word.PASS for call in self.calls[len(self.calls) - back :])

    @property
    def ours(self) -> bool:
        """Whether the last bid is our side's."""
        return self.bidder is not None and self.bidder % 2 == self.me % 2

    @property
    def opened(self) -> bool:
        """Whether our side opened."""
        return self.opener is not None and self.opener % 2 == self.me % 2

    @property
    def quiet(self) -> bool:
        """Whether the player before passed."""
        return bool(self.calls) and self.calls[-1] is Word.PASS

    @property
    def passed(self) -> bool:
        """Whether the one to call has passed before anybody bid."""
        opener = self.opener
        before = self.calls if opener is None else self.calls[: self.calls.index(self.first)]
        return len(before) > self.me

    @property
    def first(self) -> Bid:
        """The opening bid."""
        return next(call for call in self.calls if isinstance(call, Bid))

    @property
    def asked(self) -> Rule | None:
        """Partner's last call, unless it was a pass."""
        rule = self.made[-2] if len(self.made) > 1 else None
        return None if rule is None or rule.call is Word.PASS else rule

    @property
    def theirs(self) -> tuple[Suit, ...]:
        """The suits in which an opponent has shown four cards or opened."""
        left, right = (self.me + 1) % 4, (self.me + 3) % 4
        return tuple(
            suit
            for suit in SUITS
            if max(self.known[left].lengths[suit][0], self.known[right].lengths[suit][0]) >= 3
            and any(bid.strain.suit is suit for place in (left, right) for bid in self.bids(place))
        )

    @property
    def contested(self) -> bool:
        """Whether the other side has bid or doubled."""
        return any(call is not Word.PASS for call in self.calls[(self.me + 1) % 2 :: 2])

    @property
    def fit(self) -> Suit | None:
        """The suit in which our side has shown eight cards together, a major first."""
        together = {
            suit: self.mine.least(suit) + self.partners.least(suit) for suit in (*_MAJORS, Suit.D, Suit.C)
        }
        return next((suit for suit, many in together.items() if many >= 8), None)

    def bid(self, strain: Strain | Suit, jump: int = 0) -> Bid | None:
        """The lowest bid in a strain, or so many levels above; None beyond the seven level."""
        last = self.last
        rung = 0 if last is None else LEVELS.index(last) + 1
        lowest = next((bid for bid in LEVELS[rung:] if bid.strain == strain), None)
        if lowest is None or lowest.number + jump > 7:
            return None
        return at(lowest.number + jump, strain)

    def open_to(self, bid: Bid) -> bool:
        """Whether that bid is high enough."""
        return self.last is None or bid > self.last

    @property
    def game_forced(self) -> bool:
        """Whether our side has promised to reach game and is not there yet."""
        ours = self.made[self.me % 2 :: 2]
        return any(rule.force is Force.GAME for rule in ours) and not (self.ours and is_game(self.last))

    @property
    def forced(self) -> bool:
        """Whether a pass would be a breach of system."""
        if not self.quiet or len(self.calls) < 2:
            return False
        if self.ours and self.game_forced and not self.doubled:
            return True
        return self.made[-2].force is not Force.NONE


def at(level: int, strain: Strain | Suit) -> Bid:
    """The bid of a level and a strain."""
    return LEVELS[5 * (level - 1) + strain]


def is_game(bid: Bid | None) -> bool:
    """Whether a contract is worth a game or more."""
    return bid is not None and bid.number >= GAME_LEVEL[bid.strain]


GAME_LEVEL = {Strain.C: 5, Strain.D: 5, Strain.H: 4, Strain.S: 4, Strain.NT: 3}
NO_TRUMP = STRAINS[4]
