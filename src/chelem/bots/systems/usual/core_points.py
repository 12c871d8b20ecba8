"""Where the usual points of a call begin and end.

Points at an end are left out of the core only if the call is made clearly less often with them than with
those next to them, and if few of all hands that make the call have them. The points that an earlier call of
the player has put outside its core stay outside.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from chelem.bots.systems.usual.makers import MakerCounts
from chelem.bots.systems.usual.summary import SHORT, Ends

OPEN_END = 28
"""From here on an upper end is not worth mentioning."""
_NO_LIMIT, _STRONG = 22, 19
"""From the first on no upper points are left out; from the second on rare ones are not, and a wide range is
told without its upper end."""
_ANY_HAND = 16
"""A bid on at most so many points or more tells nothing of them."""
_WIDE = 9
"""The difference of the ends from which a range tells little."""
_NEXT = 3
"""With how many points next to it a tail is compared."""
_ALIKE, _ALIKE_WRITTEN = 0.8, 0.87
"""How often, compared with those next to the tail, any points of it lead to the call at most; the second
where rules name the end of the tail."""
_CONTRAST, _CLEAR, _GREAT = 0.62, 0.35, 0.25
"""How often a tail leads to the call at most, compared with the points next to it: any tail, one that may be
greater as rules name its end, and any that may be greater."""
_SHARE, _SHARE_OF_PASS, _WRITTEN_SHARE = 0.13, 0.26, 0.28
"""The part of all hands that a tail holds at most: of a bid, of a pass, where a rule names its end."""
_MOST_SHARE, _MOST_SHARE_OF_PASS = 0.3, 0.4
"""The same where the contrast is clear or great."""
_INHERITED_SHARE = 0.5
"""The same for points that the sentence of an earlier call has already put outside its core."""
_TELLING, _TELLING_OF_PASS, _TELLING_WRITTEN, _NAMED = 0.11, 0.05, 0.04, 0.015
"""The part that it holds at least, so that it is worth a word: of a bid, of a pass, where a rule names its
end; the last if there is no other."""
_NEGLIGIBLE = 0.012
"""Points of fewer hands are left out however often they lead to the call."""
_FEW = 6
"""Fewer points are not left out for being rare."""


@dataclass(frozen=True, slots=True)
class Situation:
    """What is known before the core of a call is sought."""

    makers: MakerCounts
    possible: Ends
    earlier: Ends | None
    """What the player's earlier calls have told as their core."""
    written: frozenset[int]
    """The points at which ranges of the rules begin, or the first beyond their end."""
    passes: bool

    @property
    def limited(self) -> bool:
        """Whether upper points may be left out: not where a strong hand has no limit."""
        return self.passes or self.possible.high < _NO_LIMIT


def core_of(at: Situation) -> Ends:
    """Return the usual points of a call."""
    inside = _without_earlier_tails(at)
    ends = Ends(_first(at, inside), _last(at, inside) if at.limited else inside.high)
    if ends.low >= ends.high and inside.low < inside.high:
        ends = inside
    return _shortened(at, ends) if is_wide(ends) else ends


def is_wide(ends: Ends) -> bool:
    """Return whether a range of points tells little."""
    return ends.low > 0 and ends.high < OPEN_END and ends.high - ends.low > _WIDE


def has_no_upper_end(at: Situation, core: Ends) -> bool:
    """Return whether the upper end of a core is left out: nothing limits it, or nothing new."""
    reaches = core.high == at.possible.high
    if reaches and not at.passes and core.low == 0 and core.high >= _ANY_HAND:
        return True
    if reaches and not at.passes and at.earlier is not None and at.earlier.high == core.high:
        return core.high >= _STRONG and core.high - core.low > _WIDE // 2
    if reaches and not at.passes and core.high > _NO_LIMIT and core.high - core.low > _WIDE // 2:
        return True
    return core.high >= OPEN_END or (reaches and core.high >= _STRONG and is_wide(core))


def _without_earlier_tails(at: Situation) -> Ends:
    low, high = at.possible.low, at.possible.high
    if at.earlier is None:
        return at.possible
    if low < at.earlier.low < high and at.makers.share(low, at.earlier.low - 1) <= _INHERITED_SHARE:
        low = at.earlier.low
    if high - low < SHORT:
        low = at.possible.low
    if low < at.earlier.high < high and at.makers.share(at.earlier.high + 1, high) <= _INHERITED_SHARE:
        high = at.earlier.high
    return Ends(low, high)


@dataclass(frozen=True, slots=True)
class _Cut:
    """A tail that may be left out."""

    end: int
    """The end of the core beside it."""
    share: float
    contrast: float
    written: bool


def _first(at: Situation, inside: Ends) -> int:
    """Return the least of the usual points."""
    cuts = []
    for start in range(inside.low + 1, inside.high):
        written, tail = start in at.written, (inside.low, start - 1)
        beside = (start, min(start + _NEXT - 1, inside.high))
        least = _TELLING_OF_PASS if at.passes else _NAMED if written else _TELLING
        if (written or inside.low > 0) and _stands_apart(at, tail, beside, least, written=written):
            cuts.append(_cut(at, start, tail, beside, written=written))
    if (best := _best(at, cuts)) is not None:
        return best.end
    if inside.low in at.written or inside.low < _FEW or inside.short:
        return inside.low
    rare = [start for start in range(inside.low + 1, inside.high) if _negligible(at, (inside.low, start - 1))]
    return rare[-1] if rare else inside.low


def _last(at: Situation, inside: Ends) -> int:
    """Return the most of the usual points."""
    cuts = []
    for end in range(inside.high - 2, inside.low, -1):
        written, tail = end + 1 in at.written, (end + 1, inside.high)
        beside = (max(end - _NEXT + 1, inside.low), end)
        least = _TELLING_OF_PASS if at.passes else _TELLING
        if _stands_apart(at, tail, beside, least, written=written):
            cuts.append(_cut(at, end, tail, beside, written=written))
    if (best := _best(at, cuts)) is not None:
        return best.end
    if at.passes or inside.high + 1 in at.written or inside.short:
        return inside.high
    rare = [end for end in range(inside.high - 1, inside.low, -1) if _negligible(at, (end + 1, inside.high))]
    return rare[-1] if rare and _may_be_rare(at, rare[-1], inside) else inside.high


def _may_be_rare(at: Situation, end: int, inside: Ends) -> bool:
    """Return whether rare points are left out: of a strong hand, only if the call is unusual with them."""
    beside = at.makers.rate(max(end - _NEXT, inside.low), end)
    return inside.high < _STRONG or at.makers.rate(end + 1, inside.high) <= _CLEAR * beside


def _negligible(at: Situation, tail: tuple[int, int]) -> bool:
    return at.makers.share(*tail) < _NEGLIGIBLE


def _cut(at: Situation, end: int, tail: tuple[int, int], beside: tuple[int, int], *, written: bool) -> _Cut:
    contrast = at.makers.rate(*tail) / at.makers.rate(*beside)
    return _Cut(end, at.makers.share(*tail), contrast, written)


def _stands_apart(
    at: Situation, tail: tuple[int, int], beside: tuple[int, int], least: float, *, written: bool
) -> bool:
    """Return whether the points of a tail lead to the call clearly less often than those beside it."""
    share, rate = at.makers.share(*tail), at.makers.rate(*beside)
    if not rate or share < least or (tail[0] == tail[1] and not written):
        return False
    alike = _ALIKE_WRITTEN if written else _ALIKE
    if any(at.makers.rate(here, here) > alike * rate for here in _frequent(at.makers, tail)):
        return False
    contrast = at.makers.rate(*tail) / rate
    if contrast <= (_CLEAR if written else _GREAT):
        return share <= (_MOST_SHARE_OF_PASS if at.passes else _MOST_SHARE)
    most = _WRITTEN_SHARE if written else _SHARE_OF_PASS if at.passes else _SHARE
    return contrast <= _CONTRAST and share <= most


def _frequent(makers: MakerCounts, tail: tuple[int, int]) -> Iterator[int]:
    """Yield the points of a tail that more than very few hands have which make the call."""
    return (points for points in range(tail[0], tail[1] + 1) if makers.share(points, points) > _NEGLIGIBLE)


def _best(at: Situation, cuts: list[_Cut]) -> _Cut | None:
    """Return the tail that stands out most, among those whose ends rules name if there are any.

    Of a pass, all hands are left out that are too strong for it.
    """
    if at.passes:
        return max(cuts, key=lambda cut: cut.share, default=None)
    named = [cut for cut in cuts if cut.written]
    telling = [cut for cut in named if cut.share >= _TELLING_WRITTEN]
    return min(telling or named or cuts, key=lambda cut: cut.contrast, default=None)


def _shortened(at: Situation, ends: Ends) -> Ends:
    """Return a wide range without the rarest hands at its ends, if its upper end is not simply left out."""
    if has_no_upper_end(at, ends):
        return ends
    low, high = ends.low, ends.high
    while high - low > _WIDE:
        if at.makers.share(at.possible.low, low) < at.makers.share(high, at.possible.high):
            low += 1
        else:
            high -= 1
    return Ends(low, high)
