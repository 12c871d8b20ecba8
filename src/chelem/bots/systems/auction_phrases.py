"""The phrases about the auction: facts that everybody at the table knows."""

from collections.abc import Callable, Sequence

from chelem.bots.systems.public_auction import Forcing, PublicAuction, ScoringForm
from chelem.bots.systems.scope import Scope
from chelem.bots.systems.syntax import Symbol
from chelem.core import SUITS, Bid, SimpleCall, Strain, Suit

_AuctionTest = Callable[[PublicAuction], bool]
_ScopedTest = Callable[[Scope, Sequence[Symbol]], bool]


def _last(auction: PublicAuction, place: int, call: SimpleCall) -> bool:
    made = auction.last_of(place)
    return made is not None and made.call is call


def _passed_hand(auction: PublicAuction, place: int) -> bool:
    calls = auction.calls_of(place)
    if auction.opener is None:
        return bool(calls)
    return place < auction.opener and bool(calls)


def _both_vulnerable(auction: PublicAuction) -> tuple[bool, bool]:
    return auction.vulnerable(auction.me), auction.vulnerable(auction.lho)


def _pass_out_seat(auction: PublicAuction) -> bool:
    return auction.last_bid is not None and auction.passes == 2


def _first_action(auction: PublicAuction) -> bool:
    return not auction.actions_of(auction.me)


def _jumped(auction: PublicAuction, place: int) -> bool:
    """Return whether the last call of a place skipped a level."""
    made = auction.last_of(place)
    if made is None or not isinstance(made.call, Bid):
        return False
    index = auction.calls.index(made.call)
    before = [call for call in auction.calls[:index] if isinstance(call, Bid)]
    level = before[-1].number + (made.call.strain <= before[-1].strain) if before else 1
    return made.call.number > level


def _raised(auction: PublicAuction) -> bool:
    """Return whether partner's last call raised a suit of mine."""
    made = auction.last_of(auction.partner)
    return (
        made is not None
        and made.natural
        and isinstance(made.call, Bid)
        and auction.named(auction.me, made.call.strain)
    )


def _used(auction: PublicAuction, place: int, name: str) -> bool:
    made = auction.last_of(place)
    return made is not None and name in made.conventions


def _artificial(auction: PublicAuction, place: int) -> bool:
    made = auction.last_of(place)
    return made is not None and isinstance(made.call, Bid) and not made.natural


def _notrump(auction: PublicAuction, *places: int) -> bool:
    return any(auction.named(place, Strain.NT) for place in places)


def _partner_forces(auction: PublicAuction) -> bool:
    made = auction.last_of(auction.partner)
    return made is not None and made.forcing is not Forcing.NO


def _played_for(form: ScoringForm) -> _AuctionTest:
    return lambda auction: auction.setting.scoring is form


SITUATIONS: dict[str, _AuctionTest] = {
    "opening": lambda a: a.last_bid is None,
    "first seat": lambda a: a.last_bid is None and a.me == 0,
    "second seat": lambda a: a.last_bid is None and a.me == 1,
    "third seat": lambda a: a.last_bid is None and a.me == 2,
    "fourth seat": lambda a: a.last_bid is None and a.me == 3,
    "passed hand": lambda a: _passed_hand(a, a.me),
    "partner passed hand": lambda a: _passed_hand(a, a.partner),
    "we opened": lambda a: a.ours(a.opener),
    "they opened": lambda a: a.opener is not None and not a.ours(a.opener),
    "I opened": lambda a: a.opener == a.me,
    "partner opened": lambda a: a.opener == a.partner,
    "contested": lambda a: bool(a.actions_of(a.lho) or a.actions_of(a.rho)),
    "uncontested": lambda a: not (a.actions_of(a.lho) or a.actions_of(a.rho)),
    "direct": lambda a: a.last_bid is not None and a.passes == 0,
    "pass-out seat": _pass_out_seat,
    "balancing": lambda a: _pass_out_seat(a) and not a.ours(a.last_bidder),
    "overcalling": lambda a: (
        a.opener is not None and not a.ours(a.opener) and _first_action(a) and not a.actions_of(a.partner)
    ),
    "advancing": lambda a: not a.ours(a.opener) and _first_action(a) and len(a.actions_of(a.partner)) == 1,
    "responding": lambda a: a.opener == a.partner and _first_action(a) and len(a.bids_of(a.partner)) == 1,
    "I have acted": lambda a: not _first_action(a),
    "partner has acted": lambda a: bool(a.actions_of(a.partner)),
    "forced": lambda a: a.forced,
    "game forced": lambda a: a.game_forced,
    "partner forces": _partner_forces,
    "vulnerable": lambda a: a.vulnerable(a.me),
    "they vulnerable": lambda a: a.vulnerable(a.lho),
    "favourable": lambda a: _both_vulnerable(a) == (False, True),
    "unfavourable": lambda a: _both_vulnerable(a) == (True, False),
    "equal vulnerability": lambda a: len(set(_both_vulnerable(a))) == 1,
    **{f"at {form.name.lower()}": _played_for(form) for form in ScoringForm},
    "part-score": lambda a: a.setting.below[a.me % 2] > 0,
    "they part-score": lambda a: a.setting.below[a.lho % 2] > 0,
    "game made": lambda a: a.game_made,
    "we bid last": lambda a: a.ours(a.last_bidder),
    "they bid last": lambda a: a.last_bidder is not None and not a.ours(a.last_bidder),
    "I bid last": lambda a: a.last_bidder == a.me,
    "partner bid last": lambda a: a.last_bidder == a.partner,
    "doubled": lambda a: a.doubled == 1,
    "redoubled": lambda a: a.doubled == 2,
    "partner passed": lambda a: _last(a, a.partner, SimpleCall.PASS),
    "partner doubled": lambda a: _last(a, a.partner, SimpleCall.DOUBLE),
    "partner redoubled": lambda a: _last(a, a.partner, SimpleCall.REDOUBLE),
    "I passed": lambda a: _last(a, a.me, SimpleCall.PASS),
    "I doubled": lambda a: _last(a, a.me, SimpleCall.DOUBLE),
    "rho passed": lambda a: _last(a, a.rho, SimpleCall.PASS),
    "rho doubled": lambda a: _last(a, a.rho, SimpleCall.DOUBLE),
    "rho redoubled": lambda a: _last(a, a.rho, SimpleCall.REDOUBLE),
    "rho bid": lambda a: a.last_bidder == a.rho and a.passes == 0 and not a.doubled,
    "rho bid artificially": lambda a: _artificial(a, a.rho),
    "partner bid artificially": lambda a: _artificial(a, a.partner),
    "lho passed": lambda a: _last(a, a.lho, SimpleCall.PASS),
    "lho doubled": lambda a: _last(a, a.lho, SimpleCall.DOUBLE),
    "partner jumped": lambda a: _jumped(a, a.partner),
    "I jumped": lambda a: _jumped(a, a.me),
    "rho jumped": lambda a: _jumped(a, a.rho),
    "partner raised": _raised,
    "partner bid notrump": lambda a: _notrump(a, a.partner),
    "I bid notrump": lambda a: _notrump(a, a.me),
    "they bid notrump": lambda a: _notrump(a, a.lho, a.rho),
    "suit agreed": lambda a: a.agreed_suit is not None,
    "game reached": lambda a: a.reaches_game(a.last_bid, a.last_bidder or 0),
    "notrump bid last": lambda a: a.last_bid is not None and a.last_bid.strain is Strain.NT,
}
"""Facts without a suit or number."""


def _unbid(auction: PublicAuction, suit: Suit) -> bool:
    return suit not in (*auction.our_suits, *auction.their_suits) and not any(
        auction.named(place, suit) for place in range(4)
    )


def _length_of_auction(place: Callable[[PublicAuction], int]) -> _ScopedTest:
    def test(scope: Scope, symbols: Sequence[Symbol]) -> bool:
        low, high = scope.limits(symbols[-1])
        return low <= len(scope.auction.actions_of(place(scope.auction))) <= high

    return test


def _suit_of_place(*places: str) -> _ScopedTest:
    """Return a test of whether one of some players named the suit of the last symbol naturally."""

    def test(scope: Scope, symbols: Sequence[Symbol]) -> bool:
        return any(
            scope.auction.named(getattr(scope.auction, place), scope.strain(symbols[-1])) for place in places
        )

    return test


def _within(scope: Scope, symbols: Sequence[Symbol], number: int) -> bool:
    low, high = scope.limits(symbols[-1])
    return low <= number <= high


def _level(scope: Scope, symbols: Sequence[Symbol]) -> bool:
    low, high = scope.limits(symbols[-1])
    return scope.auction.last_bid is not None and low <= scope.auction.last_bid.number <= high


def _cue_suit(scope: Scope, symbols: Sequence[Symbol]) -> bool:
    suit = scope.suit(symbols[0])
    return suit in scope.auction.their_suits or any(
        scope.auction.named(place, suit) for place in (scope.auction.lho, scope.auction.rho)
    )


def _is_last(scope: Scope, strain: Symbol) -> bool:
    return scope.auction.last_bid is not None and scope.auction.last_bid.strain == scope.strain(strain)


def _partner_last_bid(scope: Scope, strain: Symbol) -> bool:
    made = scope.auction.last_of(scope.auction.partner)
    return made is not None and isinstance(made.call, Bid) and made.call.strain == scope.strain(strain)


def _fourth_suit(scope: Scope, symbols: Sequence[Symbol]) -> bool:
    """Return whether our side has bid the three other suits naturally, and nobody this one."""
    auction, suit = scope.auction, scope.suit(symbols[0])
    others = [other for other in SUITS if other is not suit]
    ours = all(auction.named(auction.me, other) or auction.named(auction.partner, other) for other in others)
    return ours and _unbid(auction, suit)


def _opening_bid(auction: PublicAuction) -> Bid | None:
    return None if auction.opener is None else auction.bids_of(auction.opener)[0]


def _opened_in(scope: Scope, symbols: Sequence[Symbol]) -> bool:
    opening = _opening_bid(scope.auction)
    return opening is not None and opening.strain is scope.strain(symbols[-1])


def _opened_at(scope: Scope, symbols: Sequence[Symbol]) -> bool:
    low, high = scope.limits(symbols[-1])
    opening = _opening_bid(scope.auction)
    return opening is not None and low <= opening.number <= high


SCOPED: dict[str, _ScopedTest] = {
    "opened <bid>": lambda s, t: _opening_bid(s.auction) == s.bid(t[-1]),
    "opened in <suit>": _opened_in,
    "opened at <range>": _opened_at,
    "<suit> fourth suit": _fourth_suit,
    "below <bid>": lambda s, t: s.auction.last_bid is None or s.auction.last_bid < s.bid(t[-1]),
    "last bid <bid>": lambda s, t: s.auction.last_bid == s.bid(t[-1]),
    "last bid in <suit>": lambda s, t: _is_last(s, t[-1]),
    "last bid at <range>": _level,
    "I acted <range>": _length_of_auction(lambda a: a.me),
    "partner acted <range>": _length_of_auction(lambda a: a.partner),
    "rho acted <range>": _length_of_auction(lambda a: a.rho),
    "lho acted <range>": _length_of_auction(lambda a: a.lho),
    "partner bid <suit>": _suit_of_place("partner"),
    "I bid <suit>": _suit_of_place("me"),
    "we bid <suit>": _suit_of_place("me", "partner"),
    "rho bid <suit>": _suit_of_place("rho"),
    "lho bid <suit>": _suit_of_place("lho"),
    "they bid <suit>": lambda s, t: _cue_suit(s, t[-1:]),
    "<suit> theirs": _cue_suit,
    "<suit> ours": lambda s, t: s.suit(t[0]) in s.auction.our_suits,
    "<suit> unbid": lambda s, t: _unbid(s.auction, s.suit(t[0])),
    "<suit> agreed": lambda s, t: s.auction.agreed_suit == s.suit(t[0]),
    "<suit> above <suit>": lambda s, t: s.suit(t[0]) > s.suit(t[-1]),
    "<suit> below <suit>": lambda s, t: s.suit(t[0]) < s.suit(t[-1]),
    "<suit> major": lambda s, t: s.suit(t[0]) >= Suit.H,
    "<suit> minor": lambda s, t: s.suit(t[0]) < Suit.H,
    "partner last bid <suit>": lambda s, t: _partner_last_bid(s, t[-1]),
    "partner used <name>": lambda s, t: _used(s.auction, s.auction.partner, t[-1].text),
    "I used <name>": lambda s, t: _used(s.auction, s.auction.me, t[-1].text),
    "rho used <name>": lambda s, t: _used(s.auction, s.auction.rho, t[-1].text),
    "lho used <name>": lambda s, t: _used(s.auction, s.auction.lho, t[-1].text),
    "<bid> below game": lambda s, t: not s.auction.reaches_game(s.bid(t[0]), s.auction.me),
    "game is made by <bid>": lambda s, t: s.auction.reaches_game(s.bid(t[-1]), s.auction.me),
    "their game is made by <bid>": lambda s, t: s.auction.reaches_game(s.bid(t[-1]), s.auction.lho),
    "score needs <range>": lambda s, t: _within(s, t, s.auction.needs(s.auction.me)),
    "their score needs <range>": lambda s, t: _within(s, t, s.auction.needs(s.auction.lho)),
    "match score ahead by <range>": lambda s, t: _within(s, t, s.auction.lead(s.auction.me)),
    "match score behind by <range>": lambda s, t: _within(s, t, s.auction.lead(s.auction.lho)),
}
"""Facts with suits, bids, numbers or the name of a convention."""
WITH_NOTRUMP = (
    "opened in <suit>",
    "last bid in <suit>",
    "partner bid <suit>",
    "I bid <suit>",
    "we bid <suit>",
    "rho bid <suit>",
    "lho bid <suit>",
    "partner last bid <suit>",
)
"""Phrases in which NT may stand in place of a suit."""
WHOSE: dict[str, tuple[str, ...]] = {
    "partner": ("partner",),
    "I": ("me",),
    "rho": ("rho",),
    "lho": ("lho",),
}
"""Players of whom `shows …` and `may hold …` are asked."""
