"""Rule: whoever looks after a site finds its workers, of whatever release they are."""

import asyncio
import dataclasses

import orjson
import pytest

from chelem.site.bus import LocalBus
from chelem.site.work import WorkerSummary, find_workers
from chelem.site.work.messages import BEATS, OtherVersion, WorkerBeat, WorkRequest
from tests.site.work import tasks

VERSION = tasks.TASKS.format
BEAT = WorkerBeat("0" * 16, 2, jobs=("1" * 16,), host="web1:7", release="0.2.0")


def found_of(*bodies):
    async def find():
        bus = LocalBus()
        finding = asyncio.ensure_future(find_workers(bus, 0.1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for body in bodies:
            bus.tell(BEATS, body)
        return await finding

    return asyncio.run(find())


def test_workers_of_all_releases_are_found():
    """Each once; those of the first release do not say where they run."""
    other = WorkerBeat("2" * 16, 0)
    first = {key: value for key, value in orjson.loads(other.write("another")).items() if value != ""}
    assert [
        WorkerSummary("2" * 16, "", "", 0, 0),
        WorkerSummary("0" * 16, "web1:7", "0.2.0", 2, 1),
    ] == found_of(BEAT.write(VERSION), orjson.dumps(first), BEAT.write(VERSION), b"nonsense")


@pytest.mark.parametrize("host", ["x" * 101, "web\x1b[2J", 7, ["web"]])
def test_what_cannot_be_shown_is_left_out(host):
    """Anybody on the bus may say anything, and it is printed in a terminal."""
    said = orjson.loads(BEAT.write(VERSION)) | {"host": host}
    (worker,) = found_of(orjson.dumps(said))
    assert ("", "0.2.0") == (worker.host, worker.release)


def test_unknown_fields_are_left_aside():
    said = orjson.loads(BEAT.write(VERSION)) | {"more": [1]}
    assert BEAT == WorkerBeat.read(orjson.dumps(said), VERSION)
    request = WorkRequest("3" * 16, tasks.TASKS.find("note"), ("folder", "it"), 10.0, 1.0)
    asked = orjson.loads(request.write(VERSION)) | {"more": {}}
    read = WorkRequest.read(orjson.dumps(asked), tasks.TASKS)
    assert dataclasses.replace(request, task=read.task) == read


def test_work_of_another_version_is_not_begun():
    request = WorkRequest("3" * 16, tasks.TASKS.find("note"), ("folder", "it"), 10.0, 1.0)
    with pytest.raises(OtherVersion):
        WorkRequest.read(request.write("another"), tasks.TASKS)
