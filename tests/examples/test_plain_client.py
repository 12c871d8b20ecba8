"""A client written from docs/protocol.md alone plays over a failing network (examples/plain-client)."""

import asyncio
import json
import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from tests.support.servers.faulty_network import FAULTS, FaultyNetwork
from tests.support.servers.serving import Server
from tests.support.thorough import first_of
from tests.support.visitors.calling import Caller, Kept

pytestmark = pytest.mark.slow
FOLDER = Path(__file__).parents[2] / "examples" / "plain-client"
NODE = shutil.which("node")
IMPATIENT = {"ping": 200, "silence": 2500, "pause": 30, "resend": 500}
"""Times in milliseconds, shorter than those that the page advises."""
PATIENCE = 240


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("plain")) as server:
        yield server


async def play(address, record, **options):
    """Run the client; return its exit status and what it printed."""
    options = {"url": address, "record": record} | IMPATIENT | options
    given = [f"--{name}={value}" for name, value in options.items()]
    client = await asyncio.create_subprocess_exec(
        str(NODE),
        "--experimental-websocket",
        str(FOLDER / "client.mjs"),
        *given,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        said, _ = await asyncio.wait_for(client.communicate(), PATIENCE)
    finally:
        if client.returncode is None:
            client.kill()
    return client.returncode, said.decode()


def test_the_client_needs_nothing_else():
    """No package, and no file of the program: only its own and Node's."""
    for file in FOLDER.glob("*.mjs"):
        found = re.findall(r'(?:from|import\()\s*"([^"]+)"', file.read_text(encoding="utf-8"))
        assert all(name.startswith(("node:", "./")) for name in found), file.name


FIELDS = {"act": "action", "claim": "tricks", "answer": "accept", "chat": "text", "pledge": "hash"}
"""What a message and its entry have in common."""


@pytest.mark.skipif(NODE is None, reason="needs Node on the path")
@pytest.mark.parametrize(("game", "seed"), first_of([("contract", 3), ("whiz", 4)], ("contract", 3)))
def test_no_action_is_lost_or_doubled(server, tmp_path, game, seed):
    """The log in the database has each message that the client believes taken once, and no refused one."""
    record = tmp_path / "record.json"

    async def work():
        async with FaultyNetwork(server.port, seed) as network, Caller(server.address) as caller:
            status, said = await play(network.address, record, game=game, size=1, seed=seed)
            assert 0 == status, said
            kept = json.loads(record.read_text(encoding="utf-8"))
            page = await caller.page(kept["code"])
            for part in ("totals", "verdict"):
                assert page.picture["sheet"][part] == kept["sheet"][part]
            return kept, network.happened

    kept, happened = asyncio.run(work())
    assert set(FAULTS) == {fault for fault, _ in happened}
    assert {"up", "down"} == {way for _, way in happened}
    log = [json.loads(line) for line in Kept(server.folder / "chelem.db").lines(kept["code"])]
    times = Counter(entry["id"] for entry in log if entry.get("id"))
    sent = {message["id"]: message for message in kept["record"]}
    assert len(sent) == len(kept["record"])
    entered = {i: one for i, one in sent.items() if one["t"] not in ("next", "reveal")}
    taken = {i for i, one in entered.items() if re.match("seen|entry", one["result"])}
    assert Counter(taken) == times
    for entry in log:
        if entry.get("id"):
            message = sent[entry["id"]]
            fields = {
                "act": "action",
                "claim": "tricks",
                "answer": "accept",
                "chat": "text",
                "pledge": "hash",
            }
            field = fields[message["t"]]
            assert message[field] == entry[field]
    assert kept["connections"] > 1
    assert [message for message in kept["record"] if message["sent"] > 1]
    assert [entry for entry in log if entry["event"] == "finished"]
    followed = [entry["version"] for entry in kept["entries"]]
    assert sorted(set(followed)) == followed
