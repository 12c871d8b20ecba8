"""Two processes in one event loop, each with a lobby and an office, on one database and one bus."""

import asyncio
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

import pytest

from chelem.site.bus import LocalBus, NobodyAnswers, Overdue
from chelem.site.contests.live.challenges import Challenges
from chelem.site.contests.live.team_matches import TeamMatches
from chelem.site.database.database import Database
from chelem.site.database.shard import shard_of
from chelem.site.edge.codes import new_code
from chelem.site.events.live.events import EventOffice
from chelem.site.people.live.table_rewriting import TableRewriting
from chelem.site.relay import Cluster
from chelem.site.tables.live.boards_in_play import BoardsInPlay
from chelem.site.tables.live.lobby import Lobby
from tests.support.tables import SECRET, SIGNER, Bots

NAMES = ("a", "b")


class Clock:
    """The time of the database, which passes when it is told to."""

    def __init__(self):
        self.time = datetime.fromisoformat("2026-01-01T20:00:00.000+00:00")

    def __call__(self):
        return self.time.isoformat(timespec="milliseconds")

    def pass_(self, **much):
        self.time += timedelta(**much)


class Shares:
    """Who owns which shard: the two processes in turn, in the order in which shards are asked for."""

    def __init__(self):
        self.owners = {}

    def owner_of(self, shard):
        return self.owners.setdefault(shard, NAMES[len(self.owners) % 2])

    def give(self, code, process):
        """Let a process own what has a code; None for nobody."""
        self.owners[shard_of(code)] = process

    def code_of(self, process):
        """Return a code that a process owns."""
        return next(code for code in iter(new_code, "") if self.owner_of(shard_of(code)) == process)


class Owners:
    """The shares as one process knows them."""

    def __init__(self, process, shares):
        self.process, self._shares = process, shares

    def owner_of(self, shard):
        return self._shares.owner_of(shard)

    def owns(self, shard):
        return self.owner_of(shard) == self.process

    def processes(self):
        return NAMES

    def fence_of(self, _shard):
        return None


class RecordingBus(LocalBus):
    """A bus that keeps what was asked and answered; it may lose the next answers to a call."""

    def __init__(self):
        super().__init__()
        self.messages, self.lost, self.unheard = [], [], []

    async def ask(self, subject, body, seconds):
        self.messages.append(body)
        name = next((name for name in (*self.lost, *self.unheard) if f'"{name}"'.encode() in body), None)
        if name in self.unheard:
            self.unheard.remove(name)
            raise NobodyAnswers(subject)
        answer = await super().ask(subject, body, seconds)
        self.messages.append(answer)
        if name is not None:
            self.lost.remove(name)
            raise Overdue(subject)
        return answer

    def asked(self, name):
        """Return the messages that ask for a call."""
        return [body for body in self.messages if f'"{name}"'.encode() in body.partition(b"\n")[0]]


class OwnLobby(Lobby):
    """A lobby that fails where it is to serve what another process owns."""

    async def actor(self, code):
        assert self.owns(code), f"{self.cluster.owners.process} does not own table {code}"
        return await super().actor(code)


class OwnOffice(EventOffice):
    """An office that fails where it is to serve what another process owns."""

    async def find(self, code):
        assert self._lobby.owns(code), f"{self._lobby.cluster.owners.process} does not own event {code}"
        return await super().find(code)


class Process:
    """What one process serves, joined as the application joins it."""

    def __init__(self, database, cluster):
        self.name = cluster.owners.process
        self.lobby = lobby = OwnLobby(database, Bots(), SECRET, SIGNER, cluster)
        self.office, self.teams = OwnOffice(lobby), TeamMatches(lobby)
        self.challenges, self.rewriting = Challenges(lobby), TableRewriting(lobby)
        self.boards = BoardsInPlay(lobby, self.office.of_tables)
        events = self.office.of_tables
        lobby.on_scored, lobby.on_loaded, lobby.is_free = (
            events.note_score,
            events.note_loaded,
            events.is_free,
        )
        lobby.on_return, lobby.on_read = events.come_back, events.note_reader
        lobby.one_room = self.teams.one_room

    def close(self):
        self.office.close()
        self.lobby.close()


class Pair:
    """Two processes, or one alone, of which each thing is asked where it is owned."""

    def __init__(self, database, *, alone=False):
        self.database, self.bus, self.shares = database, RecordingBus(), Shares()
        self.clock = database.now = Clock()
        if alone:
            self.processes = [Process(database, Cluster.alone())]
        else:
            clusters = [Cluster.of(self.bus, Owners(name, self.shares)) for name in NAMES]
            self.processes = [Process(database, cluster) for cluster in clusters]

    async def start(self):
        for process in self.processes:
            await process.lobby.cluster.calls.start()

    def owner(self, code):
        """Return the process that serves a table or an event."""
        return next(process for process in self.processes if process.lobby.owns(code))

    def other(self, code):
        """Return a process that does not, where there are two."""
        return next(
            (process for process in self.processes if not process.lobby.owns(code)), self.processes[0]
        )

    async def table(self, code):
        """Return the actor of a table."""
        return await self.owner(code).lobby.actor(code)

    def restart(self, process):
        """Let a process forget all that is in memory."""
        place = self.processes.index(process)
        process.close()
        self.processes[place] = Process(self.database, process.lobby.cluster)
        return self.processes[place]

    def close(self):
        for process in self.processes:
            process.close()


@asynccontextmanager
async def pair_on(url, *, alone=False):
    """Two processes on the database at a URL, or one alone; nothing may fail unnoticed."""
    faults = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
    database = Database(url, Clock())
    pair = Pair(database, alone=alone)
    await pair.start()
    try:
        yield pair
    finally:
        pair.close()
        await asyncio.sleep(0.01)
        database.close()
    assert [] == faults


@pytest.fixture
def two_owners(tmp_path):
    """Run a coroutine with two processes; afterwards return what it returns."""

    def run(work, *, alone=False):
        async def inside():
            name = "alone" if alone else "two"
            async with pair_on(f"sqlite:///{tmp_path / f'{name}.db'}", alone=alone) as pair:
                return await work(pair)

        return asyncio.run(inside())

    return run
