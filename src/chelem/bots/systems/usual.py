"""The points that hands usually have which bid so, counted in a fixed sample of hands."""

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from chelem.bots.systems.examples import sampled_hands
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.hand_domains import HandDomain
from chelem.bots.systems.points import AuctionPoint
from chelem.core import Call

_SAMPLE = 4000
_ENOUGH = 60
"""With fewer hands nothing is said."""
_RARE = 5
"""The per cent of hands left out at each end."""


@lru_cache(maxsize=1)
def _sample() -> HandDomain:
    return HandDomain(sampled_hands(_SAMPLE, np.random.default_rng(1)))


@lru_cache(maxsize=4096)
def _agreeing(point: AuctionPoint, call: Call) -> npt.NDArray[np.bool_]:
    """Return which hands of the sample make a call and the earlier calls of its player."""
    agrees = point.agreement(call, _sample())
    earlier = len(point.auction.calls) - 4
    if earlier < 0:
        return agrees
    before = point.before(earlier)
    return agrees & _agreeing(before, point.auction.calls[earlier])


def usual_points(point: AuctionPoint, call: Call) -> tuple[int, int] | None:
    """Return the points that nine in ten of the hands have which bid so.

    None for very rare calls, and where they are those of any hand.
    """
    points = _sample().values(Feature(FeatureKind.HCP))
    agreeing = points[_agreeing(point, call)]
    if len(agreeing) < _ENOUGH:
        return None
    low, high = np.percentile(agreeing, (_RARE, 100 - _RARE), method="nearest")
    of_any = np.percentile(points, (_RARE, 100 - _RARE), method="nearest")
    return None if max(abs(low - of_any[0]), abs(high - of_any[1])) <= 1 else (int(low), int(high))
