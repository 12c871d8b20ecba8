"""A process that answers asks on a bus until it ends: with its number, or with the body after a slash.

`python -m tests.support.servers.answering URL SUBJECT GROUP`
"""

import asyncio
import os
import sys

from chelem.site.bus import open_bus


async def answer(url: str, subject: str, group: str = "") -> None:
    """Answer for ever."""
    bus = await open_bus(url)

    async def reply(body: bytes) -> bytes:
        return b"%d/%s" % (os.getpid(), body)

    await bus.answer(subject, reply, group)
    print("answering", flush=True)  # noqa: T201 - for the test that has started it
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(answer(*sys.argv[1:]))
