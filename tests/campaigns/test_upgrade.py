"""A small campaign of upgrades: the servers of a site are replaced while people play, and nothing is lost."""

import asyncio
import subprocess
from pathlib import Path

import pytest

from tests.campaigns.upgrade.campaign import Campaign, UpgradePlan
from tests.campaigns.upgrade.release import ROOT, release_at, release_before, this_release
from tests.support.processes import is_listed
from tests.support.servers import nats, postgresql
from tests.support.thorough import thorough

PLAN = UpgradePlan(tables=6, seconds=3, pace=(0.5, 2), longest=100)
"""Pages are without an answer for less than `longest` seconds on any machine."""


def has_history() -> bool:
    """Return whether this is a clone that has the release before."""
    command = ["git", "rev-parse", "--verify", "--quiet", release_before()]
    return subprocess.run(command, cwd=ROOT, check=False, capture_output=True).returncode == 0


@thorough
@pytest.mark.slow
@pytest.mark.skipif(not is_listed(), reason="processes are listed by Linux")
@pytest.mark.skipif(not has_history(), reason="the release before is not in this clone")
@pytest.mark.skipif(bool(postgresql.unavailable_reason()), reason=postgresql.unavailable_reason())
@pytest.mark.skipif(bool(nats.unavailable_reason()), reason=nats.unavailable_reason())
def test_a_site_is_upgraded_from_the_release_before(tmp_path: Path) -> None:
    """No card is lost or doubled, no table is stuck, every page is answered, and no process is left."""
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(0o755)  # PostgreSQL runs as another user
    old, new = release_at(release_before(), tmp_path / "old"), this_release(tmp_path / "new")
    outcome = asyncio.run(Campaign(PLAN, tmp_path, print).run(old, new))
    assert not any(outcome.findings.values()), outcome
