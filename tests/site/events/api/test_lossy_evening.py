"""An evening on a network that loses messages, with a server that is killed: every result arrives once."""

import asyncio
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from random import Random

import httpx
import pytest

from chelem.events.log.author import Author
from chelem.events.log.entries.planning import EntrantsSeated, MovementPlanned
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.entry_json import event_entry_json
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.log_file import read_event_log
from chelem.movements.generators.mitchell import mitchell
from tests.events.log.evenings import reports
from tests.support.servers.faulty_network import FaultyNetwork
from tests.support.servers.serving import Server
from tests.support.thorough import first_of

AWAY = 0.05
"""How long a phone waits before it sends again, in seconds."""
Key = str


class Phone:
    """A device that sends its entries one after the other, each until the server acknowledges it."""

    def __init__(self, name: str, path: str, key: Key, client: httpx.AsyncClient) -> None:
        self.name, self._path, self._key, self._client = name, path, key, client
        self.tries = self.sent = self.arrived = 0

    async def send(self, content: EntryContent) -> None:
        """Send an entry as often as is needed; nothing may be refused."""
        self.sent += 1
        said = event_entry_json(EventEntry(0, content, Author("table")))
        entry = {name: value for name, value in said.items() if name not in ("version", "by")}
        body = {"entry": entry, "client": f"{self.name}-{self.sent}", "device": self.name}
        while True:
            self.tries += 1
            try:
                answer = await self._client.post(
                    self._path, json=body, headers={"authorization": f"Bearer {self._key}"}
                )
            except httpx.HTTPError:
                await asyncio.sleep(AWAY)
                continue
            if answer.is_success:
                self.arrived += 1
                return
            assert answer.status_code >= 500 or answer.json()["retry"] != "never", answer.text
            await asyncio.sleep(AWAY)


async def evening(server: Server, tables: int, rounds: int, kills: int) -> tuple[Event, Event, int]:
    """Play an evening on a bad network; return what the server has, what was meant, and all tries."""
    movement = mitchell(tables, rounds, 1)
    undisturbed = Event()
    async with httpx.AsyncClient(base_url=server.address, timeout=30) as calm:
        made = (await calm.post("/api/events", json={"title": "Tuesday"})).json()
        path, key = f"/api/events/{made['code']}", made["key"]
        director = Phone("director", f"{path}/entries", key, calm)
        places = {number: number for number in range(1, movement.entrants + 1)}
        await director.send(MovementPlanned("A", movement))
        await director.send(EntrantsSeated("A", places))
        headers = {"authorization": f"Bearer {key}"}
        keys = {
            each["table"]: each["key"]
            for each in (await calm.get(f"{path}/table-keys", headers=headers)).json()
        }
        for entry in (await _log(calm, path, headers)).entries:
            undisturbed.append(entry)
        async with FaultyNetwork(server.port, 1) as network:
            limits = httpx.Limits(max_keepalive_connections=0)
            async with httpx.AsyncClient(base_url=network.address, timeout=1, limits=limits) as bad:
                phones = {table: Phone(table, f"{path}/entries", keys[table], bad) for table in keys}
                director = Phone("laptop", f"{path}/entries", key, bad)
                every = tables * rounds // (kills + 1)
                killer = asyncio.create_task(_kill(server, phones.values(), every, kills))
                chance = Random(1)  # noqa: S311 - a test repeats itself
                for number in range(1, rounds + 1):
                    _append(undisturbed, RoundStarted("A", number))
                    meant: dict[str, list[ResultReported]] = {table: [] for table in keys}
                    for content, author in reports(undisturbed, number, chance):
                        meant[author.id].append(content)
                        _append(undisturbed, content)
                    await director.send(RoundStarted("A", number))
                    await asyncio.gather(*(_send_all(phones[table], each) for table, each in meant.items()))
                await killer
        tries = sum(phone.tries for phone in phones.values())
        return await _log(calm, path, headers), undisturbed, tries


async def _send_all(phone: Phone, results: list[ResultReported]) -> None:
    for result in results:
        await phone.send(result)


async def _kill(server: Server, phones: Iterable[Phone], every: int, times: int) -> None:
    """Kill the server and start it again each time that so many more results have arrived."""
    for kill in range(1, times + 1):
        while sum(phone.arrived for phone in phones) < kill * every:
            await asyncio.sleep(0.005)
        server.kill()
        await asyncio.to_thread(server.start)


async def _log(client: httpx.AsyncClient, path: str, headers: dict[str, str]) -> Event:
    answer = await client.get(f"{path}/log", headers=headers)
    return read_event_log(BytesIO(answer.content))


def _append(event: Event, content: EntryContent) -> None:
    event.append(EventEntry(event.version, content, Author("director")))


@pytest.mark.parametrize(("tables", "rounds", "kills"), first_of([(5, 3, 2), (30, 9, 50)], (5, 3, 2)))
def test_nothing_is_lost_and_nothing_is_twice(tmp_path: Path, tables: int, rounds: int, kills: int) -> None:
    """All results are there once, and the ranking is that of an undisturbed evening."""
    with Server(tmp_path) as server:
        found, meant, tries = asyncio.run(evening(server, tables, rounds, kills))
    assert tries > tables * rounds
    assert tables * rounds == sum(isinstance(entry.content, ResultReported) for entry in found.entries)
    clients = [entry.client for entry in found.entries if entry.client]
    assert len(set(clients)) == len(clients)
    assert meant.results().travellers == found.results().travellers
    assert meant.ranking() == found.ranking()
