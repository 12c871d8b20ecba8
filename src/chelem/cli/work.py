"""`chelem work`: let robots think for servers elsewhere, which ask on a bus."""

import asyncio
import os
import signal
from collections.abc import Coroutine
from typing import Annotated, Any

import typer

from chelem.cli.language import Lang, language_of
from chelem.core import BadOption
from chelem.i18n import say
from chelem.processes import long_lived_loading
from chelem.site.edge import (
    WATCHDOG,
    LogFormat,
    ServerLogHandler,
    configure_logging,
    keep_beating,
    tell_service_manager,
)

LOCAL = "local"


def work_for_servers(
    bus: Annotated[str, typer.Option(metavar="URL", envvar="CHELEM_BUS", help="help.work.bus")],
    workers: Annotated[int | None, typer.Option(metavar="N", help="help.work.workers", min=1)] = None,
    watchdog: Annotated[int | None, typer.Option(envvar=WATCHDOG, help="help.work.watchdog", min=5)] = None,
    log: Annotated[LogFormat, typer.Option(help="help.work.log")] = LogFormat.AUTO,
    lang: Lang = None,
) -> None:
    """Answer until Ctrl-C or SIGTERM, and then finish what is begun."""
    language = language_of(lang)
    if bus == LOCAL:
        raise BadOption("work.local", url=bus)
    handler = configure_logging(log)
    answering = _answer(bus, workers or max(2, os.cpu_count() or 2), language, handler)
    asyncio.run(_watched(answering, watchdog))
    handler.report_repeats(final=True)


async def _watched(answering: Coroutine[Any, Any, None], watchdog: int | None) -> None:
    """Answer, and end this process if its event loop hangs."""
    beating = asyncio.create_task(keep_beating(lambda _seconds: None, watchdog))
    try:
        await answering
    finally:
        beating.cancel()
        await asyncio.wait([beating])


async def _answer(url: str, count: int, language: str, handler: ServerLogHandler) -> None:
    """Answer what is asked on the bus until a signal."""
    with long_lived_loading():  # here, as a help or a wrong option needs none of it
        from chelem.site.bus import open_bus  # noqa: PLC0415
        from chelem.site.tables import WORK_TASKS  # noqa: PLC0415
        from chelem.site.work import WorkService  # noqa: PLC0415

    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, ended.set)
    bus = await open_bus(url)
    service = WorkService(bus, WORK_TASKS, count)
    reporting = loop.create_task(handler.report_each_minute())
    serving = loop.create_task(service.start())
    ending = loop.create_task(ended.wait())
    await asyncio.wait([serving, ending], return_when=asyncio.FIRST_COMPLETED)
    if serving.done():
        serving.result()
        print(say("work.ready", {"count": count}, language), flush=True)  # noqa: T201
        tell_service_manager("READY=1")
        await ending
    serving.cancel()
    tell_service_manager("STOPPING=1")
    await service.close()
    await bus.close()
    reporting.cancel()
