"""Write the files generated from definitions in code: `python tools/schema.py`; `--check` only compares.

docs/schema/log.schema.json: the entries of a log, which archives rely on. web/src/lib/protocol.generated.ts:
they and the protocol as types for the client. web/src/lib/scorekeeping/rules.json: the numbers of the
scores, for the score sheet kept by hand. web/src/features/events/director/planning/evening.json: the numbers
of an evening, for the page that plans one. tests/schema/names.json: a digest of the published names. The
documentation's build makes what else is published: the schemas of the protocol and of convention cards, the
AsyncAPI document, and the tables of docs/protocol.md.
"""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute

from chelem.bots.convention_cards.card_schema import card_schema
from chelem.formats.log.schema import log_schema
from chelem.site.app import create_app
from chelem.site.asyncapi import asyncapi_document
from chelem.site.operations.api import admin
from chelem.site.protocol_schema import protocol_schema
from evening_numbers import evening_numbers
from protocol_page import page
from published_names import digest
from score_rules import score_rules
from typed_calls import calls_schema
from typescript import declarations, table

ROOT = Path(__file__).parents[1]


def _text(schema: object) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


HEAD = "/** Made by `make schema` from the definitions in Python: not to be changed by hand. */\n"
SHARED = {name: f"{name.title()}Code" for name in ("seat", "side", "strain", "card", "action")}
SHARED["contract"] = "LogContract"
"""The log's definitions that the protocol has too, under the names that they have there."""


SOME_SECTIONS = {"description": "Some sections of a table, each complete.", "$ref": "#/Partial<PictureShape>"}


def _types() -> str:
    """All definitions as TypeScript; an event's is called `ActedEntry`, of the log's values `LogLine`."""
    schema = log_schema()
    events = [part["$ref"].rpartition("/")[2] for part in schema["oneOf"]]
    names = {name: "".join(map(str.title, name.split("_"))) + "Entry" for name in events}
    names |= {name: SHARED.get(name, f"Log{name.title()}") for name in schema["$defs"] if name not in names}
    text = json.dumps(schema["$defs"])
    for name, other in names.items():
        text = text.replace(f'"#/$defs/{name}"', f'"#/$defs/{other}"')
    log = {names[name]: part for name, part in json.loads(text).items() if name not in SHARED}
    log |= _with_base([names[name] for name in events], log)
    union = [{"$ref": f"#/{names[name]}"} for name in events]
    entries = {"description": "An entry of the log.", "oneOf": union}
    administration = _administration()
    definitions = administration["components"]["schemas"] | protocol_schema()["$defs"] | log
    definitions |= {"LogEntry": entries, "SomeSections": SOME_SECTIONS}
    calls = table("Calls", calls_schema([_openapi(), administration]))
    return "\n".join([HEAD, *declarations(definitions), calls])


BASE = "BaseLogEntry"


def _with_base(names: Sequence[str], definitions: Mapping[str, Any]) -> dict[str, Any]:
    """These definitions without the properties that all of them have, and one that they extend."""
    first, *others = [definitions[name]["properties"] for name in names]
    shared = {key: value for key, value in first.items() if all(part.get(key) == value for part in others)}
    required = [key for key in definitions[names[0]]["required"] if key in shared]
    base = {"description": "What each entry of the log has.", "properties": shared, "required": required}
    return {BASE: base} | {name: _extending(definitions[name], shared) for name in names}


def _extending(definition: dict[str, Any], shared: Mapping[str, Any]) -> dict[str, Any]:
    own = {key: value for key, value in definition["properties"].items() if key not in shared}
    return definition | {"properties": own, "allOf": [{"$ref": f"#/{BASE}"}]}


@cache
def _openapi() -> dict[str, Any]:
    return create_app("sqlite://").openapi()


def _administration() -> dict[str, Any]:
    """The calls of the administrator's page, which the public document leaves out."""
    routes = [copy(route) for router in (admin.session_router, admin.router) for route in router.routes]
    for route in routes:
        if isinstance(route, APIRoute):
            route.include_in_schema = True
    return get_openapi(title="", version="", routes=routes)


def protocol_page(text: str) -> str:
    """The text of docs/protocol.md with its tables."""
    return page(text, protocol_schema()["$defs"], _openapi())


PUBLISHED: dict[str, Callable[[], str]] = {
    "schema/protocol.schema.json": lambda: _text(protocol_schema()),
    "schema/asyncapi.json": lambda: _text(asyncapi_document()),
    "schema/convention-card.schema.json": lambda: _text(card_schema()),
}
"""The files that the documentation's build adds to docs/, and their texts."""

MADE: dict[str, Callable[[], str]] = {
    "docs/schema/log.schema.json": lambda: _text(log_schema()),
    "web/src/lib/protocol.generated.ts": _types,
    "web/src/lib/scorekeeping/rules.json": lambda: _text(score_rules()),
    "web/src/features/events/director/planning/evening.json": lambda: _text(evening_numbers()),
    "tests/schema/names.json": lambda: _text(digest(protocol_schema()["$defs"], _openapi())),
}
"""Every generated file that the repository keeps, and its text."""


def stale() -> dict[str, str]:
    """The paths of generated files that are out of date, and the texts that they should have."""
    texts = {path: make() for path, make in MADE.items()}
    return {path: text for path, text in texts.items() if not _is(ROOT / path, text)}


def _is(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


def main() -> int:
    """Write all files, or print those that are out of date."""
    old = stale()
    if "--check" in sys.argv[1:]:
        print("\n".join(f"{path} is stale: run `make schema`." for path in old) or "All schemas are fresh.")
        return 1 if old else 0
    for path, text in old.items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
