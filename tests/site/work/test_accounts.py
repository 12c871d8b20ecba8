"""Rule: the account of a worker on the bus can hear what is asked of workers, answer, and nothing else."""

import asyncio
import re
from pathlib import Path

import pytest

from chelem.processes import Priority, Requester, WorkKind, WorkQueue
from chelem.site.bus import open_bus
from chelem.site.tables import WORK_TASKS
from chelem.site.work import RemoteCrew
from tests.site.bus.conftest import PATIENCE, until
from tests.support.servers import nats as nats_server

PAGE = Path(__file__).parents[3] / "docs/how-to/run-a-server.md"
PLAY = WorkKind(Priority.PLAY, PATIENCE, 10, refusable=False)


@pytest.fixture
def guarded():
    """A NATS server with the accounts of docs/how-to/run-a-server.md."""
    if reason := nats_server.unavailable_reason():
        pytest.skip(reason)
    (settings,) = re.findall(r"```text\n(authorization.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    with nats_server.NatsServer(settings=settings) as server:
        yield server


@pytest.mark.slow
def test_a_worker_answers_with_the_account_of_the_page(guarded, begin_work):
    """What a server asks of it; it may not listen to anything else."""
    place = f"127.0.0.1:{guarded.port}"
    begin_work(f"nats://worker:secret-2@{place}")

    async def ask():
        bus = await open_bus(f"nats://server:secret-1@{place}")
        crew = RemoteCrew(bus, WORK_TASKS)
        await crew.start()
        await until(lambda: crew.ready)
        task = WORK_TASKS.find("answer_fixed_question").function
        assert await WorkQueue(crew, 1).ask(PLAY, Requester(None), task) is None
        heard = []
        listener = await open_bus(f"nats://worker:secret-2@{place}")
        for subject in ("own.1", "told.x"):
            await listener.listen(subject, heard.append)
            bus.tell(subject, b"a hand")
        await bus.listen("work.gone", heard.append)
        listener.tell("work.gone", b"forged")
        bus.tell("work.gone", b"last")
        await until(lambda: heard)
        assert [b"last"] == heard
        crew.close()
        await listener.close()
        await bus.close()

    asyncio.run(ask())
