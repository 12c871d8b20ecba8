"""What happens to a card, a file and a call runs through no more of the program than house.toml allows."""

from pathlib import Path

import pytest

from counts.limits import read_settings
from counts.walks import NAMES, walked

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
LIMITS = read_settings(ROOT / "tools" / "house.toml").limits


def test_walks_keep_to_their_limits():
    """Files entered, calls, and changes of file of each walk."""
    counts, failed = walked(ROOT)
    assert [] == failed
    limits = {name: LIMITS[name].limit for name in counts}
    assert 3 * len(NAMES) == len(limits)
    assert {} == {name: (now, limits[name]) for name, now in counts.items() if now > limits[name]}
