"""Write the files generated from definitions in code: `python tools/schema.py`; `--check` only compares.

docs/schema/log.schema.json: the entries of a log. docs/schema/protocol.schema.json: messages, views, bodies
and answers. docs/schema/asyncapi.json: the socket of a live table. web/src/protocol.generated.ts: the first
two as types for the client. web/src/scorekeeping/rules.json: the numbers of the scores, for the score sheet
kept by hand. docs/protocol.md: its lists of calls, fields, limits, refusals and close codes.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

from chelem.formats.log.schema import log_schema
from chelem.server.app import create_app
from chelem.server.asyncapi import asyncapi_document
from chelem.server.protocol_schema import protocol_schema
from protocol_page import page
from score_rules import score_rules
from typescript import declarations

ROOT = Path(__file__).parents[1]


def _text(schema: object) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


HEAD = "/** Made by `make schema` from the definitions in Python: not to be changed by hand. */\n"
SHARED = {name: f"{name.title()}Code" for name in ("seat", "side", "strain", "card", "action")}
"""The log's definitions that the protocol has too, under the names that they have there."""


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
    union = [{"$ref": f"#/{names[name]}"} for name in events]
    entries = {"description": "An entry of the log.", "oneOf": union}
    definitions = protocol_schema()["$defs"] | log | {"LogEntry": entries}
    return "\n".join([HEAD, *declarations(definitions)])


PAGE = "docs/protocol.md"


def _page() -> str:
    text = (ROOT / PAGE).read_text(encoding="utf-8")
    return page(text, protocol_schema()["$defs"], create_app("sqlite://").openapi())


MADE: dict[str, Callable[[], str]] = {
    "docs/schema/log.schema.json": lambda: _text(log_schema()),
    "docs/schema/protocol.schema.json": lambda: _text(protocol_schema()),
    "docs/schema/asyncapi.json": lambda: _text(asyncapi_document()),
    "web/src/protocol.generated.ts": _types,
    "web/src/scorekeeping/rules.json": lambda: _text(score_rules()),
    PAGE: _page,
}
"""Every generated file, and its text."""


def stale() -> list[str]:
    """The generated files that are out of date."""
    return [path for path, make in MADE.items() if not _is(ROOT / path, make())]


def _is(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


def main() -> int:
    """Write all files, or print those that are out of date."""
    if "--check" in sys.argv[1:]:
        old = stale()
        print("\n".join(f"{path} is stale: run `make schema`." for path in old) or "All schemas are fresh.")
        return 1 if old else 0
    for path in stale():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(MADE[path](), encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
