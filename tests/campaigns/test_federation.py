"""A small campaign of faults on a federation: nothing acknowledged is lost, whatever fails."""

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.campaigns.federation.campaign import SitePlan, run
from tests.campaigns.federation.kinds import KINDS
from tests.support.processes import is_listed
from tests.support.servers import nats, postgresql
from tests.support.thorough import thorough

PATIENCE = 100.0
"""The seconds after which a table is stuck, on any machine."""


@thorough
@pytest.mark.slow
@pytest.mark.skipif(not is_listed(), reason="processes are listed by Linux")
@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")
@pytest.mark.skipif(bool(postgresql.unavailable_reason()), reason=postgresql.unavailable_reason())
@pytest.mark.skipif(bool(nats.unavailable_reason()), reason=nats.unavailable_reason())
@pytest.mark.parametrize("kind", [kind.name for kind in KINDS])
def test_a_fault_of_a_federation(tmp_path: Path, kind: str) -> None:
    """Nothing is lost or doubled, no table is stuck, no epoch falls, and all servers show the same pages."""
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(0o755)  # PostgreSQL runs as another user
    outcome = asyncio.run(run(SitePlan(1, 3, PATIENCE, kind), tmp_path, print))
    assert outcome.passed, outcome
