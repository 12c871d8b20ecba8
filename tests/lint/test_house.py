"""The counts of `make house` that need no run of the program keep to the limits of house.toml."""

from pathlib import Path

import pytest

from counts.gather import Counted, count_all
from counts.limits import Settings, read_settings
from counts.source import Project

ROOT = Path(__file__).parents[2]
SETTINGS = read_settings(ROOT / "tools" / "house.toml")
APART = ("walk-", "commits-")
"""Walks run the program; subjects need the history, which a shallow clone lacks."""
HELD = [
    name for name, limit in SETTINGS.limits.items() if limit.limit is not None and not name.startswith(APART)
]


@pytest.fixture(scope="module")
def counted() -> Counted:
    """Everything counted once, without the walks and without the history."""
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
    """A count that was renamed or dropped leaves no limit behind that holds nothing."""
    assert set(HELD) <= set(counted.counts)


def test_nothing_is_allowed_in_vain(counted):
    """A line that is allowed although it is gone would allow another like it."""
    assert [] == counted.unused
