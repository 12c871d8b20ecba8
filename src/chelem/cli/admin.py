"""`chelem admin`: reports, tables, events, bans, retention, the data of people, the link to the page."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from chelem.cli.database_argument import database_url
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.json_output import print_json
from chelem.core import BadOption
from chelem.core.typed_text import check_typed
from chelem.i18n import say
from chelem.site.collections import without_names
from chelem.site.database import create_private
from chelem.site.events import read_known_events
from chelem.site.operations import (
    MOST_SHOWN,
    change_database,
    erase_person,
    find_people,
    new_admin_key,
    parse_age,
    query_database,
    read_reports_of_problems,
    read_retention,
    read_tables,
    setting_retention,
)
from chelem.site.people import export_person
from chelem.site.visitors import Ban, adding_ban, lifting_ban, read_bans


@dataclass(frozen=True, slots=True)
class _Order:
    """What is asked for: the database, about whom or what, and the options."""

    url: str
    subject: str
    until: str | None
    output: Path | None
    address: str
    language: str


def administer(
    words: Annotated[list[str], typer.Argument(metavar="[DATABASE] ACTION [WHO]", help="help.admin.words")],
    lasting: Annotated[str | None, typer.Option("--for", metavar="AGE", help="help.admin.for")] = None,
    output: Annotated[Path | None, typer.Option("-o", metavar="FILE", help="help.admin.output")] = None,
    address: Annotated[
        str, typer.Option("--address", metavar="URL", help="help.admin.address")
    ] = "http://127.0.0.1:8080",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print a list, or change something and say so."""
    named = None if words[0] in ACTIONS else words[0]
    action, *rest = words if named is None else [*words[1:], ""]
    if action not in ACTIONS or len(list(filter(None, rest))) > 1:
        raise BadOption("admin.action", action=action, actions=", ".join(ACTIONS))
    until = None
    if lasting is not None:
        until = (datetime.now(UTC) + parse_age(lasting)).isoformat(timespec="milliseconds")
    subject = check_typed(next(filter(None, rest), ""))
    order = _Order(database_url(named), subject, until, output, address.rstrip("/"), language_of(lang))
    found = ACTIONS[action](order)
    if as_json:
        print_json(found)
    else:
        _print(found, order.language)


def _print(found: Any, language: str) -> None:
    console = Console(highlight=False, soft_wrap=True, markup=False)
    if isinstance(found, dict):
        console.print(say(found["code"], {k: v for k, v in found.items() if k != "code"}, language))
        return
    if not found:
        console.print(say("admin.none", {}, language))
    for row in found:
        console.print("  ".join(_cell(value) for value in row.values()))


def _cell(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(f"{person['name'] or '?'} ({person['visitor']})" for person in value)
    if isinstance(value, bool):
        return "✓" if value else "–"
    return "–" if value in (None, "") else str(value)


def _reports(order: _Order) -> Any:
    found = query_database(order.url, read_reports_of_problems)
    return [{**report, "log": f"{order.address}/api/admin/tables/{report['code']}/log"} for report in found]


def _tables(order: _Order) -> Any:
    return query_database(order.url, read_tables)


def _events(order: _Order) -> Any:
    known = query_database(order.url, lambda connection: read_known_events(connection, MOST_SHOWN))
    return [
        {
            "code": event.code,
            "title": event.title,
            "date": event.date,
            "closed": event.closed,
            "entries": event.entries,
            "direct": f"{order.address}/{event.path}",
        }
        for event in known
    ]


def _people(order: _Order) -> Any:
    return query_database(order.url, lambda connection: find_people(connection, order.subject))


def _bans(order: _Order) -> Any:
    return [
        asdict(ban) for ban in query_database(order.url, lambda connection: read_bans(connection, _now()))
    ]


def _ban(order: _Order) -> Any:
    ban = Ban.of(order.subject, order.until)
    change_database(order.url, adding_ban(ban, _now()))
    until = (ban.until or "never")[:16].replace("T", " ")
    return {"code": "admin.banned", "who": ban.visitor or ban.network, "until": until}


def _unban(order: _Order) -> Any:
    if not order.subject.isdecimal():
        raise BadOption("admin.number", number=order.subject)
    change_database(order.url, lifting_ban(int(order.subject)))
    return {"code": "admin.unbanned", "number": int(order.subject)}


def _retention(order: _Order) -> Any:
    if order.subject:
        age = None if order.subject == "never" else order.subject
        change_database(order.url, setting_retention(age))
    return {"code": "admin.retention", "age": query_database(order.url, read_retention) or "never"}


def _export(order: _Order) -> Any:
    packed = query_database(
        order.url, lambda connection: export_person(connection, order.subject, order.language)
    )
    file = order.output or Path(f"chelem-{order.subject}.zip")
    file.unlink(missing_ok=True)
    create_private(file)
    file.write_bytes(packed)
    return {"code": "admin.exported", "file": str(file)}


def _erase(order: _Order) -> Any:
    codes = erase_person(order.url, order.subject, without_names)
    return {"code": "admin.erased", "visitor": order.subject, "tables": len(codes)}


def _token(order: _Order) -> Any:
    key, statements = new_admin_key("link")
    change_database(order.url, statements)
    return {"code": "admin.link", "link": f"{order.address}/admin#key={key}"}


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


ACTIONS: dict[str, Callable[[_Order], Any]] = {
    "reports": _reports,
    "tables": _tables,
    "events": _events,
    "people": _people,
    "bans": _bans,
    "ban": _ban,
    "unban": _unban,
    "retention": _retention,
    "export": _export,
    "erase": _erase,
    "token": _token,
}
