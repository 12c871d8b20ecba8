"""The log of a server on standard error: JSON lines or text, without floods of tracebacks."""

import asyncio
import logging
import sys
from typing import TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from chelem.site.edge.logs.log_format import LogFormat, LoggedAddresses
from chelem.site.edge.logs.logged_addresses import form_addresses
from chelem.site.edge.logs.repeated_causes import MINUTE, RepeatedCauses

ACCESS = "chelem.access"
"""The logger of requests; it is on where the log is JSON."""
SECURITY = "chelem.security"
"""The logger of refusals and limits that concern security."""
ACCESS_FIELDS = ("method", "route", "status", "refused", "ms", "bytes")
SECURITY_FIELDS = ("address", "subject")


class ServerLogHandler(logging.StreamHandler[TextIO]):
    """Writes the first record of a cause whole, then one line a minute that says how many more there were."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._causes = RepeatedCauses()

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, unless its cause has been written in the last minute."""
        if (admitted := self._causes.admit(record)) is not None:
            super().emit(admitted)

    def report_repeats(self, *, final: bool = False) -> None:
        """Write how many records of each cause were left out, if none has come since that would say it."""
        self.acquire()
        try:
            for record in self._causes.take_due(final=final):
                super().emit(record)
        finally:
            self.release()

    async def report_each_minute(self) -> None:
        """Do so until cancelled."""
        while True:
            await asyncio.sleep(MINUTE)
            self.report_repeats()


def configure_logging(
    chosen: LogFormat = LogFormat.AUTO, addresses: LoggedAddresses = LoggedAddresses.FULL
) -> ServerLogHandler:
    """Send the log of this process to standard error; return the handler."""
    stream = sys.stderr
    as_text = chosen is LogFormat.TEXT or (chosen is LogFormat.AUTO and stream.isatty())
    handler = ServerLogHandler(stream)
    handler.setFormatter(_formatter(addresses, as_text=as_text, colors=stream.isatty()))
    root = logging.getLogger()
    for old in [handler for handler in root.handlers if isinstance(handler, ServerLogHandler)]:
        root.removeHandler(old)
    root.addHandler(handler)
    logging.getLogger(ACCESS).setLevel(logging.WARNING if as_text else logging.INFO)
    logging.getLogger(SECURITY).setLevel(logging.INFO)
    return handler


def _formatter(addresses: LoggedAddresses, *, as_text: bool, colors: bool) -> logging.Formatter:
    renderer: Processor = structlog.processors.JSONRenderer()
    if as_text:
        plain = structlog.dev.plain_traceback
        renderer = structlog.dev.ConsoleRenderer(colors=colors, exception_formatter=plain)
    exceptions: list[Processor] = [] if as_text else [structlog.processors.format_exc_info]
    return structlog.stdlib.ProcessorFormatter(
        processors=[
            _add_repeats,
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            *exceptions,
            renderer,
        ],
        foreign_pre_chain=[
            structlog.contextvars.merge_contextvars,
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.ExtraAdder((*ACCESS_FIELDS, *SECURITY_FIELDS)),
            form_addresses(addresses),
            structlog.processors.TimeStamper(fmt="iso", utc=True),
        ],
        keep_exc_info=True,
    )


def _add_repeats(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Add how many records of the same cause were left out."""
    if more := getattr(event.get("_record"), "more", 0):
        event["more"] = more
    return event
