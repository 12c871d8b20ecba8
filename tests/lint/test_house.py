"""The static counts of `make house` stay within the limits of house.toml."""

from pathlib import Path

import pytest

from counts.gather import Counted, count_all
from counts.limits import Settings, read_settings
from counts.source import Project

pytestmark = pytest.mark.xdist_group("house")  # one worker counts, once
ROOT = Path(__file__).parents[2]
SETTINGS = read_settings(ROOT / "tools" / "house.toml")
APART = ("walk-", "commits-", "generated-")
"""Walks run the program (`tests/tools/test_walks.py`); the others need git, whose history may be shallow."""
HELD = [
    name for name, limit in SETTINGS.limits.items() if limit.limit is not None and not name.startswith(APART)
]


@pytest.fixture(scope="module")
def counted() -> Counted:
    """All counts, taken once, without the walks and the history."""
    settings = Settings(SETTINGS.limits, SETTINGS.totals, SETTINGS.allowed, since="")
    return count_all(Project(ROOT), settings, ROOT / "tools" / "calques.txt", walks=False)


@pytest.mark.parametrize("count", HELD)
def test_a_count_keeps_to_its_limit(counted, count):
    """STYLE 7, 13: nothing asks which game it is, no name has two meanings, and what fell does not rise."""
    parts = SETTINGS.totals.get(count, [count])
    places = "\n".join(f"{each.count}  {each}" for each in counted.findings if each.count in parts)
    limit = SETTINGS.limits[count].limit
    assert counted.counts[count] <= limit, f"{count}: {counted.counts[count]:g}, limit {limit:g}\n{places}"


def test_every_limit_is_of_a_count(counted):
    """No limit remains for a count that was renamed or dropped."""
    assert set(HELD) <= set(counted.counts)


def test_nothing_is_allowed_in_vain(counted):
    """An allowed line that no longer exists must not allow another like it."""
    assert [] == counted.unused
