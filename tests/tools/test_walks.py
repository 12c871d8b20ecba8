"""What happens to a card, a file and a call runs through no more of the program than house.toml allows."""

from pathlib import Path

import pytest

from counts.limits import read_settings
from counts.walks import NAMES, walked

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("walks")]  # one worker walks, once
ROOT = Path(__file__).parents[2]
LIMITS = read_settings(ROOT / "tools" / "house.toml").limits


@pytest.fixture(scope="module")
def walks() -> tuple[dict[str, float], list[str]]:
    """The counts of all walks, and why others failed."""
    return walked(ROOT)


def test_the_walks_find_their_way(walks):
    """Their entry points are where the scripts of tools/walks look for them."""
    counts, failed = walks
    assert [] == failed
    assert {f"walk-{name}-{key}" for name in NAMES for key in ("files", "calls", "changes")} == set(counts)
    assert all(0 < counts[f"walk-{name}-files"] <= counts[f"walk-{name}-calls"] for name in NAMES)


def test_walks_keep_to_their_limits(walks):
    """Files entered, calls, and changes of file of each walk."""
    counts, _ = walks
    limits = {name: LIMITS[name].limit for name in counts}
    assert {} == {name: (now, limits[name]) for name, now in counts.items() if now > limits[name]}
