"""After a power cut at any moment nothing acknowledged is lost, and the database opens.

A program writes through the store while its changes of files and its syncs are recorded. The disk is then
rebuilt as it may be after a cut at any place of the record: all that was synced, and part of what came later.
"""

import asyncio
import os
import shutil
import subprocess
import sys
from itertools import count

import pytest
from sqlalchemy import select

from chelem.site.database import schema
from chelem.site.database.database import Database
from chelem.site.database.durability import Durability
from chelem.site.tables.store.table_store import TableStore
from tests.support.chance import seeded
from tests.support.power.survivors import compiled, read_record, rebuild, recording
from tests.support.servers.serving import Server
from tests.support.tables import now, proves
from tests.support.thorough import first_of, thorough
from tests.support.visitors.calling import party

pytestmark = pytest.mark.skipif(
    shutil.which("cc") is None or sys.platform != "linux", reason="there is no C compiler, or no LD_PRELOAD"
)

WRITES = 150
CUTS, DISKS = (120, 20) if "CHELEM_THOROUGH" in os.environ else (40, 6)
"""At how many places of the record the power goes, and how many disks are rebuilt from one of them."""

WRITER = """
import asyncio, os, sys
from sqlalchemy import insert
from chelem.site.database import schema
from chelem.site.database.database import Database
from chelem.site.database.durability import Durability
from chelem.site.database.writer import Write

folder, durability, writes = sys.argv[1], Durability(sys.argv[2]), int(sys.argv[3])
told = os.open(f"{folder}/told", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

async def keep(opened, name):
    row = insert(schema.visitors).values(id=name, secret="", name="x" * 3000, since="")
    await opened.write(Write([row]))
    os.write(told, f"{name} ".encode())

async def work():
    for number in range(0, writes, 3):
        if number % 30 == 0:  # as a server stopped and started: the log's pages move to the database
            if number:
                opened.close()
            opened = Database(f"sqlite:///{folder}/chelem.db", lambda: "", durability)
        await asyncio.gather(*(keep(opened, f"v{number + place}") for place in range(3)))
    os._exit(0)  # no last checkpoint: the lights are out

asyncio.run(work())
"""


@pytest.fixture(scope="module")
def recorder(tmp_path_factory):
    return compiled(tmp_path_factory.mktemp("power"))


def recorded(recorder, tmp_path, durability):
    """Return the changes that a writing program made."""
    folder = tmp_path / "recorded"
    folder.mkdir()
    record = tmp_path / "record"
    command = [sys.executable, "-c", WRITER, str(folder), durability, str(WRITES)]
    subprocess.run(command, check=True, env={**os.environ, **recording(recorder, folder, record)})
    return read_record(record)


def lost(changes, folder, below):
    """Cut the power after these changes; return the acknowledged writes that the database has lost."""
    rebuild([change for change in changes if change.name != "told"], folder, below)
    told = b"".join(change.data for change in changes if change.name == "told").decode().split()
    return set(told) - kept(folder)


def kept(folder):
    """Open the database as a server would, check it, and return the visitors in it."""

    async def look():
        opened = Database(f"sqlite:///{folder}/chelem.db", now)
        try:
            return await opened.read(
                lambda connection: (
                    connection.exec_driver_sql("PRAGMA integrity_check").scalar(),
                    set(connection.scalars(select(schema.visitors.c.id))),
                )
            )
        finally:
            opened.close()

    sound, visitors = asyncio.run(look())
    assert "ok" == sound
    return visitors


def cuts(changes, below):
    """Yield the changes up to random places, and all of them."""
    yield changes
    for _ in range(CUTS):
        yield changes[: below(len(changes))]


def test_nothing_acknowledged_is_lost(recorder, tmp_path):
    """Whenever the power goes, every write that was acknowledged is there."""
    changes, below, number = recorded(recorder, tmp_path, Durability.FULL), seeded(1), count()
    assert WRITES == sum(change.name == "told" and change.kind == "w" for change in changes)
    for cut in cuts(changes, below):
        folder = tmp_path / f"cut{next(number)}"
        folder.mkdir()
        assert set() == lost(cut, folder, below)
        shutil.rmtree(folder)


@thorough
def test_the_weaker_setting_loses_the_last_writes(recorder, tmp_path):
    """Without a sync for each commit writes are lost: the test can see a loss. The database opens."""
    changes, below, number = recorded(recorder, tmp_path, Durability.NORMAL), seeded(2), count()
    losses = 0
    for cut in cuts(changes, below):
        folder = tmp_path / f"cut{next(number)}"
        folder.mkdir()
        losses += bool(lost(cut, folder, below))
        shutil.rmtree(folder)
    assert losses > CUTS // 4


@pytest.mark.parametrize("durability", first_of(Durability, Durability.FULL))
def test_the_power_goes_while_people_play(recorder, tmp_path, durability):
    """A server started again after a cut has every entry that a page was shown, and its log obeys the rules.

    With the weaker setting it has lost some.
    """
    folder, record = tmp_path / "server", tmp_path / "record"
    folder.mkdir()
    environ = recording(recorder, folder, record)
    server = Server(folder, "--durability", durability, environ=environ).start()

    async def play():
        async with party(server.address) as people:
            for _ in range(30):
                await people.step(seeded(3))
            server.kill()
            for page in people.pages.values():
                while not page.closed:
                    await page.hear()
            return people.code, max(page.version for page in people.pages.values())

    try:
        code, shown = asyncio.run(play())
    finally:
        server.stop()
    changes, losses = read_record(record), 0
    for seed in range(DISKS):
        rebuilt = tmp_path / f"rebuilt{seed}"
        rebuilt.mkdir()
        rebuild(changes, rebuilt, seeded(seed))
        table = asyncio.run(load(rebuilt, code))
        losses += table is None or table.log is None or table.log.version < shown
        if table is not None and table.log is not None:
            proves(table)
    assert losses == 0 if durability is Durability.FULL else losses > DISKS // 4


async def load(folder, code):
    """Return a table as a server would after the cut."""
    opened = Database(f"sqlite:///{folder}/chelem.db", now)
    try:
        return await TableStore(opened).load(code)
    finally:
        opened.close()
