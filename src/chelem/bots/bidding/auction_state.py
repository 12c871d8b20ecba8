"""The state of an auction: the rule that explains each call, and the facts that rules depend on."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from chelem.bots.bidding.agreements import Agreement
from chelem.bots.bidding.description import ANY_HAND, Force, HandDescription, PointCount
from chelem.bots.bidding.evaluation import EvaluatedHand
from chelem.core.calls import (
    ALL_BIDS,
    Bid,
    Call,
    SimpleCall,
)
from chelem.core.cards import SUITS, Strain, Suit
from chelem.engine.style import Style

GAME_LEVEL = {Strain.C: 5, Strain.D: 5, Strain.H: 4, Strain.S: 4, Strain.NT: 3}
NT = Strain.NT
_T = TypeVar("_T")

HandTest = Callable[[EvaluatedHand], bool]
RuleList = tuple["Rule", ...]
Continuation = Callable[["AuctionState"], RuleList]
"""The rules for a player's next call, from the auction up to it."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A call, the hands that make it, the agreement it belongs to, and what it asks of partner.

    `when` is a matter of judgement, on which partner cannot rely. `then` gives the rules for partner's
    answer.
    """

    call: Call
    shows: HandDescription
    agreement: Agreement
    force: Force = Force.NONE
    when: HandTest | None = None
    then: Continuation | None = field(default=None, compare=False)

    def fits(self, hand: EvaluatedHand) -> bool:
        """Return whether the hand makes this call."""
        return self.shows.fits(hand) and (self.when is None or self.when(hand))


@dataclass(frozen=True, slots=True)
class AuctionState:
    """An auction and what its calls have shown, from the point of view of the player to call.

    Places are counted from the dealer, 0 to 3. Start with `AuctionState(style)` and add calls with `after`.
    "We" are the player to call and partner; "they" are the opponents.
    """

    style: Style
    calls: tuple[Call, ...] = ()
    rules: RuleList = ()
    """The rule that explains each call."""
    shown: tuple[HandDescription, ...] = (ANY_HAND, ANY_HAND, ANY_HAND, ANY_HAND)
    """What each place has shown."""
    active: tuple[RuleList, ...] = ((), (), (), ())
    """The rules of each place's calls other than passes."""
    bids: tuple[tuple[Bid, ...], ...] = ((), (), (), ())
    """The bids of each place."""
    last_bid: Bid | None = None
    last_bidder: int | None = None
    opener: int | None = None
    doubled: bool = False
    """Whether the last bid is doubled or redoubled."""
    game_forces: tuple[bool, bool] = (False, False)
    """Whether the dealer's side, and the other, has made a call that forces to game."""

    me: int = 0
    """The place of the player to call."""
    partner: int = 2
    my_hand: HandDescription = ANY_HAND
    """What the player to call has shown."""
    partner_hand: HandDescription = ANY_HAND
    my_rules: RuleList = ()
    """The rules of my calls other than passes."""
    partner_rules: RuleList = ()
    my_bids: tuple[Bid, ...] = ()
    partner_bids: tuple[Bid, ...] = ()
    partner_last: Rule | None = None
    """The rule of partner's last call, unless it was a pass."""
    their_suits: tuple[Suit, ...] = ()
    """The suits bid by an opponent who has shown three cards or more in them."""
    contested: bool = False
    """Whether the opponents have bid or doubled."""
    we_opened: bool = False
    we_bid_last: bool = False
    """Whether the last bid is ours."""
    rho_passed: bool = False
    """Whether the right-hand opponent's last call was a pass."""
    passed_hand: bool = False
    """Whether I passed before the opening bid."""
    forced_to_game: bool = False
    """Whether our side is forced to a game that it has not yet bid."""
    forced: bool = False
    """Whether the system forbids a pass."""

    @property
    def opening(self) -> Bid:
        """The opening bid; `ValueError` before it."""
        if self.opener is None:
            raise ValueError("no player has opened")
        return self.bids[self.opener][0]

    @property
    def their_bids(self) -> tuple[Bid, ...]:
        """The bids of both opponents, the left-hand one's first."""
        return self.bids[(self.me + 1) % 4] + self.bids[(self.me + 3) % 4]

    @property
    def known_fit(self) -> Suit | None:
        """The suit in which our side has shown eight cards, a major first."""
        mine, partner = self.my_hand, self.partner_hand
        for suit in (Suit.S, Suit.H, Suit.D, Suit.C):
            if mine.min_length(suit) + partner.min_length(suit) >= 8:
                return suit
        return None

    def lowest_bid(self, strain: Strain | Suit, jump: int = 0) -> Bid | None:
        """Return the lowest sufficient bid in a strain, or `jump` levels above it; None above level seven."""
        level, last = 1 + jump, self.last_bid
        if last is not None:
            level = last.number + jump + (strain <= last.strain)
        return ALL_BIDS[5 * (level - 1) + strain] if level <= 7 else None

    def allows(self, bid: Bid) -> bool:
        """Return whether the bid is sufficient."""
        return self.last_bid is None or bid > self.last_bid

    def after(self, rule: Rule) -> "AuctionState":
        """Return the auction after one more call, which `rule` explains."""
        call, place = rule.call, self.me
        active, doubled, forces = self.active, self.doubled, self.game_forces
        if call is not SimpleCall.PASS:
            active = _with_item(active, place, (*active[place], rule))
            doubled = self.last_bid is not None
        if rule.force is Force.GAME:
            forces = (True, forces[1]) if place % 2 == 0 else (forces[0], True)
        called = replace(
            self,
            calls=(*self.calls, call),
            rules=(*self.rules, rule),
            shown=_with_item(self.shown, place, _more_shown(rule.shows, self.shown[place])),
            active=active,
            doubled=doubled,
            game_forces=forces,
        )
        return called._with_bid(call)._seen_by_next() if isinstance(call, Bid) else called._seen_by_next()

    def _with_bid(self, bid: Bid) -> "AuctionState":
        """Return this auction with its last call recorded as a bid."""
        return replace(
            self,
            bids=_with_item(self.bids, self.me, (*self.bids[self.me], bid)),
            last_bid=bid,
            last_bidder=self.me,
            opener=self.me if self.opener is None else self.opener,
            doubled=False,
        )

    def _seen_by_next(self) -> "AuctionState":
        """Return this auction from the point of view of the next player to call."""
        me = len(self.calls) % 4
        partner, left, right = (me + 2) % 4, (me + 1) % 4, (me + 3) % 4
        last_rule = self.rules[-2] if len(self.rules) > 1 else None
        we_bid_last = self.last_bidder is not None and self.last_bidder % 2 == me % 2
        rho_passed = self.calls[-1] is SimpleCall.PASS
        forced_to_game = self.game_forces[me % 2] and not (we_bid_last and reaches_game(self.last_bid))
        asked = last_rule is not None and last_rule.force is not Force.NONE
        return replace(
            self,
            me=me,
            partner=partner,
            my_hand=self.shown[me],
            partner_hand=self.shown[partner],
            my_rules=self.active[me],
            partner_rules=self.active[partner],
            my_bids=self.bids[me],
            partner_bids=self.bids[partner],
            partner_last=None if last_rule is None or last_rule.call is SimpleCall.PASS else last_rule,
            their_suits=self._suits_of(left, right),
            contested=bool(self.active[left] or self.active[right]),
            we_opened=self.opener is not None and self.opener % 2 == me % 2,
            we_bid_last=we_bid_last,
            rho_passed=rho_passed,
            passed_hand=self.opener is not None and me < self.opener,
            forced_to_game=forced_to_game,
            forced=rho_passed and (asked or (we_bid_last and forced_to_game and not self.doubled)),
        )

    def _suits_of(self, left: int, right: int) -> tuple[Suit, ...]:
        """Return the suits that two opponents have bid and shown, lowest first."""
        bid = {bid.strain.suit for bid in (*self.bids[left], *self.bids[right])}
        lefts, rights = self.shown[left].lengths, self.shown[right].lengths
        return tuple([suit for suit in SUITS if suit in bid and max(lefts[suit][0], rights[suit][0]) >= 3])


def _more_shown(shows: HandDescription, known: HandDescription) -> HandDescription:
    """Return what a player has shown after another call; only that call's if the two contradict."""
    return shows.combined_with(known) or replace(shows, count=PointCount.HCP, trumps=None)


def _with_item(items: tuple[_T, ...], index: int, item: _T) -> tuple[_T, ...]:
    return (*items[:index], item, *items[index + 1 :])


def bid_at(level: int, strain: Strain | Suit) -> Bid:
    """Return the bid of a level and a strain."""
    return ALL_BIDS[5 * (level - 1) + strain]


def reaches_game(bid: Bid | None) -> bool:
    """Return whether a bid is at game level or higher."""
    return bid is not None and bid.number >= GAME_LEVEL[bid.strain]
