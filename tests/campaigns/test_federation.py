"""A small campaign of faults on a federation: nothing acknowledged is lost, whatever fails."""

import asyncio
import shutil
from pathlib import Path

import pytest

from tests.campaigns.federation.campaign import SitePlan, run
from tests.campaigns.federation.kinds import usable_kinds
from tests.campaigns.federation.planted import PLANTS
from tests.support.processes import is_listed
from tests.support.servers import nats, postgresql
from tests.support.thorough import thorough

PATIENCE = 100.0
"""The seconds after which a table is stuck, on any machine."""


pytestmark = [
    thorough,
    pytest.mark.slow,
    pytest.mark.skipif(not is_listed(), reason="processes are listed by Linux"),
    pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed"),
    pytest.mark.skipif(bool(postgresql.unavailable_reason()), reason=postgresql.unavailable_reason()),
    pytest.mark.skipif(bool(nats.unavailable_reason()), reason=nats.unavailable_reason()),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that PostgreSQL reaches, which runs as another user."""
    for outer in (tmp_path, *tmp_path.parents[:2]):
        outer.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize("kind", [kind.name for kind in usable_kinds()])
def test_a_fault_of_a_federation(folder: Path, kind: str) -> None:
    """Nothing is lost or doubled, no table is stuck, no epoch falls, and all servers show the same pages."""
    outcome = asyncio.run(run(SitePlan(1, 3, PATIENCE, kind), folder, print))
    assert outcome.passed, outcome


@pytest.mark.parametrize("name", PLANTS)
def test_a_fault_of_the_program_is_found(folder: Path, name: str) -> None:
    """Whatever it is: what a campaign does not find would then not be there."""
    plant = PLANTS[name]
    outcome = asyncio.run(run(SitePlan(3, 3, PATIENCE, plant.kind, name), folder, print))
    assert outcome.findings[plant.found], outcome
