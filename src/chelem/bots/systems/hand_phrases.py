"""The phrases about a hand: points, lengths, honours, shape; each gives a requirement."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from chelem.bots.systems.cells import typical_range
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.requirements import (
    ALL_VALUES,
    ANYTHING,
    NO_LIMIT,
    NOTHING,
    HandRequirement,
    Within,
    all_requirements,
    any_requirement,
    least_value,
)
from chelem.bots.systems.scope import Clause, Scope
from chelem.bots.systems.syntax import Symbol
from chelem.core import SUITS, Suit

_K = FeatureKind

COUNTED: dict[str, FeatureKind] = {
    "hcp": _K.HCP,
    "hl": _K.HL,
    "hld <suit>": _K.HLD,
    "<suit>": _K.LENGTH,
    "longest suit": _K.LONGEST,
    "second suit": _K.SECOND_LONGEST,
    "shortest suit": _K.SHORTEST,
    "aces": _K.ACES,
    "kings": _K.KINGS,
    "keycards <suit>": _K.KEYCARDS,
    "controls": _K.CONTROLS,
    "losers": _K.LOSERS,
    "quick tricks": _K.QUICK_TRICKS,
    "playing tricks": _K.PLAYING_TRICKS,
    "top honours in <suit>": _K.TOPS,
    "honours in <suit>": _K.HONOURS,
    "hcp in <suit>": _K.SUIT_POINTS,
}
"""After a range; `combined` adds the least that partner has shown, `expected` partner's average."""

SIMPLE: dict[str, tuple[FeatureKind, int, int]] = {
    "balanced": (_K.BALANCED, 1, 1),
    "semi-balanced": (_K.SEMI_BALANCED, 1, 1),
    "unbalanced": (_K.BALANCED, 0, 0),
    "short suit": (_K.SHORTEST, 0, 1),
    "void in <suit>": (_K.LENGTH, 0, 0),
    "singleton in <suit>": (_K.LENGTH, 1, 1),
    "doubleton in <suit>": (_K.LENGTH, 2, 2),
    "short in <suit>": (_K.LENGTH, 0, 1),
    "<suit> longest": (_K.LEAD, 0, NO_LIMIT),
    "<suit> strictly longest": (_K.LEAD, 1, NO_LIMIT),
    "<suit> longer than <suit>": (_K.LONGER, 1, NO_LIMIT),
    "<suit> as long as <suit>": (_K.LONGER, 0, NO_LIMIT),
    "<suit> equal to <suit>": (_K.LONGER, 0, 0),
    "good <suit>": (_K.GOOD, 1, 1),
    "fair <suit>": (_K.FAIR, 1, 1),
    "solid <suit>": (_K.SOLID, 1, 1),
    "self-sufficient <suit>": (_K.STRONG, 1, 1),
    "stop in <suit>": (_K.STOP, 1, 1),
    "half stop in <suit>": (_K.HALF_STOP, 1, 1),
    "double stop in <suit>": (_K.DOUBLE_STOP, 1, 1),
    "ace of <suit>": (_K.ACE, 1, 1),
    "king of <suit>": (_K.KING, 1, 1),
    "queen of <suit>": (_K.QUEEN, 1, 1),
    "first control in <suit>": (_K.FIRST_CONTROL, 1, 1),
    "control in <suit>": (_K.CONTROL, 1, 1),
}
"""A feature and its range."""

EVERY_SUIT_OF: dict[str, FeatureKind] = {
    "their suits stopped": _K.STOP,
    "unbid suits stopped": _K.STOP,
    "other suits stopped": _K.STOP,
    "unbid suits controlled": _K.CONTROL,
}
"""A test of each suit of a kind; *other* suits are all but those that our side has shown."""


_Given = Callable[[Scope], HandRequirement]


def hand_condition(template: str, symbols: Sequence[Symbol]) -> Clause | None:
    """Return the condition of a phrase about a hand; None if the template is not one."""
    given, of_auction = _given(template, symbols), _asks_auction(template)
    if given is None:
        return None
    letters = tuple(dict.fromkeys(symbol.variable for symbol in symbols if symbol.variable))
    return Clause(given, letters, of_auction=of_auction, of_level=names_level(symbols))


def _asks_auction(template: str) -> bool:
    """Return whether a phrase about a hand depends on what the auction has shown."""
    shown = template.startswith(("<range> combined ", "<range> expected "))
    return shown or template in EVERY_SUIT_OF or template in ("minimum", "maximum")


def names_level(symbols: Sequence[Symbol]) -> bool:
    """Return whether a number of a phrase depends on the level of the rule's call."""
    return any("level" in symbol.text for symbol in symbols if symbol.kind == "RANGE")


def _given(template: str, symbols: Sequence[Symbol]) -> _Given | None:
    if template == "any":
        return lambda _: ANYTHING
    if template in SIMPLE:
        kind, low, high = SIMPLE[template]
        suits = _suit_symbols(symbols)
        return lambda scope: _simple(Feature(kind, tuple(map(scope.suit, suits))), low, high)
    if template in EVERY_SUIT_OF:
        which = template.split(maxsplit=1)[0]
        kind = EVERY_SUIT_OF[template]
        return lambda scope: all_requirements(
            [Within(Feature(kind, (suit,)), 1, 1) for suit in _suits_of(which, scope)]
        )
    if template in ("minimum", "maximum"):
        return lambda scope: _half(scope, upper=template == "maximum")
    if template == "<pattern>":
        return lambda _: Within(_pattern(symbols[0].text), 1, 1)
    if template == "rule of <range>":
        return lambda scope: _rule_of(scope.limits(symbols[-1])[0])
    return _counted(template, symbols)


def _simple(feature: Feature, low: int, high: int) -> HandRequirement:
    """Return the range of a feature; a suit is as long as itself, and never longer."""
    if feature.kind is _K.LONGER and len(set(feature.suits)) == 1:
        return ANYTHING if low <= 0 else NOTHING
    return Within(feature, low, high)


def _half(scope: Scope, *, upper: bool) -> HandRequirement:
    """Return the upper or the lower half of the points that I have shown, the rarest hands left out."""
    low, high = typical_range(Feature(_K.HCP), scope.auction.known[scope.auction.me].cells)
    middle = (low + high) // 2
    return Within(Feature(_K.HCP), middle + 1) if upper else Within(Feature(_K.HCP), 0, middle)


def _suit_symbols(symbols: Sequence[Symbol]) -> list[Symbol]:
    return [symbol for symbol in symbols if symbol.kind == "SUIT"]


def _suits_of(which: str, scope: Scope) -> list[Suit]:
    auction = scope.auction
    if which == "their":
        return list(auction.their_suits)
    bid = auction.our_suits if which == "other" else (*auction.our_suits, *auction.their_suits)
    return [suit for suit in SUITS if suit not in bid]


def _pattern(text: str) -> Feature:
    """Return the feature of `5-3-3-2`, in any order, or `4=4=4=1`, spades first."""
    kind = _K.EXACT_PATTERN if "=" in text else _K.PATTERN
    return Feature(kind, pattern=tuple(map(int, text.replace("=", "-").split("-"))))


def _rule_of(number: int) -> HandRequirement:
    """Return the rule of twenty, or nineteen …; up to sixteen, points and spades are counted."""
    kind = _K.RULE_OF_TWENTY if number > 16 else _K.RULE_OF_FIFTEEN
    return Within(Feature(kind), number)


def _counted(template: str, symbols: Sequence[Symbol]) -> _Given | None:
    first, _, counted = template.partition(" ")
    if first != "<range>":
        return None
    whose, _, rest = counted.partition(" ")
    if whose in ("combined", "expected"):
        counted = rest
    kind = COUNTED.get(counted)
    if kind is None:
        return None
    suits = _suit_symbols(symbols)

    def condition(scope: Scope) -> HandRequirement:
        low, high = scope.limits(symbols[0], kind.scale)
        within = _within(kind, tuple(map(scope.suit, suits)), low, high)
        feature = within.feature
        if whose == "combined":
            return _combined(scope, feature, low, high)
        if whose == "expected":
            added = scope.auction.known[scope.auction.partner].expected(feature)
            return Within(feature, low - added, high if high == NO_LIMIT else high - added)
        return within

    return condition


@lru_cache(maxsize=4096)
def _within(kind: FeatureKind, suits: tuple[Suit, ...], low: int, high: int) -> Within:
    """Return a range of a feature; the same object each time, since rules ask for few different ones."""
    return Within(Feature(kind, suits), low, high)


_CARDS = {_K.ACES: 4, _K.KINGS: 4, _K.KEYCARDS: 5}
"""How many there are in the pack."""


def _combined(scope: Scope, feature: Feature, low: int, high: int) -> HandRequirement:
    """Return what I need for a number of both hands together, counting the least that partner has shown.

    Where partner may hold one of several numbers of aces, the highest is meant that leaves room for mine.
    """
    partner = scope.auction.known[scope.auction.partner]
    values = partner.values.get(feature, ALL_VALUES)
    most = _CARDS.get(feature.kind)
    if most is None or values == ALL_VALUES:
        added = partner.least(feature)
        bottom = max(low - added, least_value(feature))
        return Within(feature, bottom, high if high == NO_LIMIT else high - added)
    fits = []
    for mine in range(most + 1):
        theirs = max((number for number in range(most - mine + 1) if values >> number & 1), default=0)
        if low <= mine + theirs <= high:
            fits.append(Within(feature, mine, mine))
    return any_requirement([*fits])
