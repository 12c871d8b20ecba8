"""The tables of docs/protocol.md that come from constants: limits, refusals, close codes."""

import ast
import inspect
from collections.abc import Iterator
from itertools import pairwise
from types import ModuleType
from typing import get_args

from chelem.site import security, serving
from chelem.site.collections.domain import import_file
from chelem.site.collections.live import repository
from chelem.site.edge import heartbeat, limits, rate_limit, socket_protocol
from chelem.site.edge.close_codes import CLOSE_CODES
from chelem.site.edge.field_docs import field_docs
from chelem.site.edge.limits import LIMITS, Counted
from chelem.site.events.live import actor as event_actor
from chelem.site.events.live import log_quota
from chelem.site.tables.api import message_types, messages, page_connection
from chelem.site.tables.domain import chat
from chelem.site.visitors.domain import visitor_name
from refusal_codes import sent_codes

WINDOWS = {1: "a second", 60: "a minute", 3600: "an hour", 86_400: "a day"}
SIZES: tuple[tuple[ModuleType, tuple[str, ...]], ...] = (
    (messages, ("LARGEST_MESSAGE",)),
    (serving, ("LARGEST_MESSAGE",)),
    (message_types, ("LONGEST_ID",)),
    (chat, ("LONGEST_MESSAGE",)),
    (visitor_name, ("LONGEST_NAME",)),
    (security, ("LARGEST_BODY",)),
    (limits, ("LARGEST_FILE",)),
    (import_file, ("MAX_FILE_BOARDS",)),
    (repository, ("MAX_RESULTS",)),
    (log_quota, ("MOST_ENTRIES", "MOST_CHARACTERS", "MOST_ENTRIES_OF_KEY", "MOST_CHARACTERS_OF_KEY")),
    (event_actor, ("MOST_PERSONS",)),
    (rate_limit, ("BURST", "PER_SECOND", "MAX_REFUSALS")),
    (page_connection, ("MAX_OUTBOX",)),
    (heartbeat, ("IDLE_TIMEOUT", "ALLOWANCE")),
    (socket_protocol, ("LINGER_SECONDS",)),
)
"""The limits that every server has, public or not: constants with docstrings."""


def limit_tables() -> Iterator[str]:
    """The rates of a public server, then its other limits, then those of every server."""
    yield "| kind | a visitor | an address | everybody |\n|---|---|---|---|"
    for kind in dict.fromkeys(rate.kind for rate in LIMITS.rates):
        cells = (_rates(kind, counted) for counted in get_args(Counted))
        yield f"| `{kind}` | {' | '.join(cells)} |"
    yield "\n| other limits of a public server | |\n|---|---|"
    for name, text in field_docs(limits, "Limits").items():
        yield f"| {_line(text)} | {_number(getattr(LIMITS, name))} |"
    yield "\n| limits of every server | |\n|---|---|"
    for module, names in SIZES:
        for name in names:
            yield f"| {_line(_docs(module)[name])} | {_number(getattr(module, name))} |"


def _rates(kind: str, counted: str) -> str:
    rates = (rate for rate in LIMITS.rates if (rate.kind, rate.counted) == (kind, counted))
    return ", ".join(f"{_number(rate.amount)} {WINDOWS[rate.seconds]}" for rate in rates)


def refusal_table() -> Iterator[str]:
    """Every code of a refusal."""
    yield "| code | facts | status | retry | sentence |\n|---|---|---|---|---|"
    for each in sent_codes():
        facts = ", ".join(f"`{name}`" for name in each.facts)
        statuses = " or ".join(map(str, each.statuses))
        yield f"| `{each.code}` | {facts} | {statuses} | {each.retry} | {_line(each.sentence)} |"


def close_table() -> Iterator[str]:
    """Every close code of a live table's socket."""
    yield "| code | when | what a client does |\n|---|---|---|"
    for each in CLOSE_CODES:
        yield f"| {each.code} | {each.sent} | {each.advice} |"


def _number(value: float) -> str:
    return f"{value:,g}".replace(",", " ") if isinstance(value, float) else f"{value:,}".replace(",", " ")


def _docs(module: ModuleType) -> dict[str, str]:
    """The docstrings of a module's constants."""
    body = ast.parse(inspect.getsource(module)).body
    return {
        target.id: inspect.cleandoc(text)
        for node, after in pairwise(body)
        if isinstance(node, ast.Assign) and isinstance(after, ast.Expr)
        for target in node.targets
        if isinstance(target, ast.Name)
        if isinstance(after.value, ast.Constant) and isinstance(text := after.value.value, str)
    }


def _line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
