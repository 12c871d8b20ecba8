"""Rule: whoever speaks on the bus runs no code of theirs: a message that is not in order changes nothing."""

import asyncio
import logging
import os
import pickle
from copy import deepcopy

import orjson
import pytest

from chelem.bots.configuration import Configuration
from chelem.core import Refused
from chelem.engine.audience import Player
from chelem.processes import Measured, Priority
from chelem.site.bus.local_bus import LocalBus
from chelem.site.tables.live.bot_tasks import BotMove, BotTurn
from chelem.site.tables.work_tasks import WORK_TASKS
from chelem.site.work.coders import BadValue
from chelem.site.work.messages import LARGEST, OtherVersion, WorkerBeat, WorkOutcome, WorkReply, WorkRequest
from chelem.site.work.work_service import WorkService
from tests.support.tables import has_lead, play_until, table_of

VERSION = WORK_TASKS.format
JUNK = (
    None,
    True,
    -1,
    2**62,
    0.5,
    "",
    "os:system",
    "__class__",
    "S",
    [],
    {},
    [[]],
    ["os:system", ["touch hacked"]],
    ["builtins:eval", ["__import__('os').system('touch hacked')"]],
    [0, [0, [0, []]]],
    {"__reduce__": ["os.system", "touch hacked"]},
)


class Exploit:
    """A pickle that runs a command where it is read."""

    def __init__(self, command):
        self._command = command

    def __reduce__(self):
        return os.system, (self._command,)


def a_turn():
    table = table_of("S")
    play_until(table, has_lead)
    log = table.started_log
    player = log.state.chairs[log.state.turns[0].actor]
    return BotTurn(log.view(Player(player)), Configuration("instant"), 7)


def a_request(task="choose_move", **changed):
    """Return the JSON of a request that is in order, but for what is changed."""
    request = WorkRequest("0" * 16, WORK_TASKS.find("choose_move"), (a_turn(),), 5.0, 1.0)
    return orjson.loads(request.write(VERSION)) | {"task": task} | changed


def nodes(data, path=()):
    """Yield the path of everything in JSON."""
    yield path
    items = enumerate(data) if isinstance(data, list) else data.items() if isinstance(data, dict) else ()
    for key, item in items:
        yield from nodes(item, (*path, key))


def with_junk(data, path, junk):
    changed = deepcopy(data)
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = junk
    return changed


def test_junk_anywhere_in_a_turn():
    """Wherever it stands: it is refused, or it is a value of the right type, which is written as it came."""
    task = WORK_TASKS.find("choose_move")
    given = a_request()["arguments"]
    refused = 0
    for path in nodes(given):
        for junk in JUNK if path else ():
            changed = with_junk(given, path, junk)
            try:
                found = task.read_arguments(changed)
            except BadValue:
                refused += 1
            else:
                assert changed == task.write_arguments(found)
    assert refused > 2000


@pytest.mark.parametrize("junk", JUNK, ids=repr)
@pytest.mark.parametrize("key", ["v", "job", "task", "arguments", "seconds", "cpu"])
def test_junk_in_the_frame_of_a_request(key, junk):
    if junk == 0.5 and key in ("seconds", "cpu"):
        return
    with pytest.raises(BadValue):
        WorkRequest.read(orjson.dumps(a_request(**{key: junk})), WORK_TASKS)


@pytest.mark.parametrize(
    "task",
    ["os.system", "eval", "__init__", "choose_move.__globals__", "load_bots", "chelem.cli.main:main", ""],
)
def test_only_what_is_registered_can_be_asked(task):
    """No path to a function, and nothing that a module happens to have."""
    with pytest.raises(BadValue):
        WorkRequest.read(orjson.dumps(a_request(task)), WORK_TASKS)


def test_limits_have_limits():
    for limits in ({"cpu": 1e9}, {"seconds": 1e9}, {"cpu": -1}, {"seconds": float("nan")}):
        with pytest.raises(BadValue):
            WorkRequest.read(orjson.dumps(a_request(**limits)), WORK_TASKS)


HOSTILE = {
    "a pickle": lambda tmp_path: pickle.dumps(Exploit(f"touch {tmp_path}/hacked")),
    "a pickle of protocol 0": lambda tmp_path: pickle.dumps(Exploit(f"touch {tmp_path}/hacked"), 0),
    "nothing": lambda _: b"",
    "no JSON": lambda _: b"\xff\xfe" * 50,
    "no object": lambda _: b"[]",
    "too deep": lambda _: b"[" * 100_000,
    "deep arguments": lambda _: _nested(1000),
    "too large": lambda _: orjson.dumps(a_request() | {"more": "x" * LARGEST}),
    "another task": lambda _: orjson.dumps(a_request("os.system", arguments=["touch hacked"])),
    "a class of another module": lambda _: orjson.dumps(_of_another_class()),
}


def _nested(depth):
    """Return a request whose arguments are lists in lists."""
    return orjson.dumps(a_request(arguments=0)).replace(
        b'"arguments":0', b'"arguments":' + b"[" * depth + b"]" * depth
    )


def _of_another_class():
    """Return a request whose game is a class that exists, but is no game."""
    request = a_request()
    game = request["arguments"][0][0][1][0]
    assert game[0] == "chelem.games.contract.rules:ContractBridge"
    game[0] = "subprocess:Popen"
    return request


@pytest.mark.parametrize("name", HOSTILE)
def test_a_worker_refuses_it_with_one_line(name, tmp_path, caplog):
    """And goes on: nothing is asked of its processes, which are not even started."""

    async def work():
        bus = LocalBus()
        service = WorkService(bus, WORK_TASKS, 1)
        reply = await service._reply(Priority.PLAY, HOSTILE[name](tmp_path))
        assert WorkOutcome.BAD.value == orjson.loads(reply)["outcome"]
        assert (0, False) == (service.jobs, service._crew.begun)
        await service.close()

    with caplog.at_level(logging.INFO):
        asyncio.run(work())
    assert [logging.WARNING] == [record.levelno for record in caplog.records]
    assert [] == [*tmp_path.iterdir()]


def test_another_version_is_refused():
    """By both: neither reads what the other has written."""
    with pytest.raises(OtherVersion):
        WorkRequest.read(orjson.dumps(a_request(v="0" * 12)), WORK_TASKS)
    task = WORK_TASKS.find("choose_move")
    with pytest.raises(OtherVersion):
        WorkReply.read(WorkReply(WorkOutcome.FULL).write("0" * 12), VERSION, task)


REPLIES = [
    {"outcome": "done", "result": ["os:system", []], "cpu": 0.1},
    {"outcome": "done", "result": [[9, []], None, None], "cpu": 0.1},
    {"outcome": "done", "result": [[5, [True]], None, None], "cpu": "much"},
    {"outcome": "system"},
    {"outcome": "refused", "kind": "BaseException", "code": "x", "facts": {}},
    {"outcome": "refused", "kind": "Refused", "code": "x", "facts": {"self": 1}},
    {"outcome": "refused", "kind": "Refused", "code": ["x"], "facts": {}},
    {},
]


@pytest.mark.parametrize("said", REPLIES, ids=repr)
def test_a_server_believes_no_odd_reply(said):
    with pytest.raises(BadValue):
        WorkReply.read(orjson.dumps({"v": VERSION} | said), VERSION, WORK_TASKS.find("choose_move"))


@pytest.mark.parametrize(
    "said",
    [
        {"worker": "0" * 16, "room": 10**9, "jobs": []},
        {"worker": "0" * 16, "room": True, "jobs": []},
        {"worker": "../..", "room": 1, "jobs": []},
        {"worker": "0" * 16, "room": 1, "jobs": ["x"]},
        {"worker": "0" * 16, "room": 1, "jobs": "all"},
    ],
    ids=repr,
)
def test_a_server_believes_no_odd_worker(said):
    with pytest.raises(BadValue):
        WorkerBeat.read(orjson.dumps({"v": VERSION} | said), VERSION)


def test_replies_come_as_they_are_sent():
    task = WORK_TASKS.find("choose_move")
    move = BotMove(a_turn().view.hand.cards[0])
    sent = WorkReply(WorkOutcome.DONE, Measured(move, 0.25))
    assert sent == WorkReply.read(sent.write(VERSION, task), VERSION, task)
    error = Refused("auction.double", call="X")
    found = WorkReply.read(WorkReply(WorkOutcome.REFUSED, error=error).write(VERSION), VERSION, task)
    assert (Refused, error.code, error.facts) == (type(found.error), found.error.code, found.error.facts)
