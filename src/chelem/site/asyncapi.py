"""The AsyncAPI document of the live table: its socket, its messages, and what answers what."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from chelem import __version__
from chelem.formats.log.schema import log_schema
from chelem.site.edge import CLOSE_CODES, WorkedJson
from chelem.site.protocol_schema import protocol_schema
from chelem.site.tables import PROTOCOL
from chelem.site.visitors import COOKIE, PUBLIC_COOKIE

PATH = "/api/asyncapi.json"
CHANNEL = "table"
_MOVE, _CHANGE = ("move", "table", "seen", "refused"), ("table", "seen", "refused")
REPLIES: Mapping[str, tuple[str, ...]] = {
    "hello": ("table", "bye"),
    "act": _MOVE,
    "claim": _CHANGE,
    "answer": _CHANGE,
    "undo": _CHANGE,
    "allow": _CHANGE,
    "next": ("seen", "refused"),
    "pledge": _CHANGE,
    "reveal": ("acknowledged", "seen", "refused"),
    "stop": _CHANGE,
    "chat": _CHANGE,
    "alert": _CHANGE,
    "meaning": ("meaning", "refused"),
    "hint": ("hint", "refused"),
    "coach": ("coach", "refused"),
    "sure": ("sure", "refused"),
    "hurry": ("move", "table", "refused"),
    "typed": ("answer", "move", "table", "refused"),
    "ping": ("pong",),
}
"""The kinds of message that may answer each kind of a client's; the page adds when each comes."""
SCHEMAS = "#/components/schemas/"


@cache
def asyncapi_document() -> dict[str, Any]:
    """Return the document: of AsyncAPI 3, self-contained."""
    published = protocol_schema()["$defs"]
    received, sent = (dict(_messages(published, union)) for union in ("FromClient", "FromServer"))
    messages = {f"client.{kind}": name for kind, name in received.items()}
    messages |= {f"server.{kind}": name for kind, name in sent.items()}
    return {
        "asyncapi": "3.0.0",
        "id": f"urn:chelem:live-table:{PROTOCOL}",
        "info": {
            "title": "Chelem's live table",
            "version": __version__,
            "description": f"Version {PROTOCOL} of the protocol, which docs/protocol.md explains.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "servers": {
            "home": {
                "host": "localhost:{port}",
                "protocol": "ws",
                "variables": {"port": {"default": "8000"}},
            },
            "public": {
                "host": "{host}",
                "protocol": "wss",
                "variables": {"host": {"default": "club.example"}},
            },
        },
        "channels": {CHANNEL: _channel(messages)},
        "operations": _operations(received, sent),
        "components": {
            "messages": {key: _message(key, name, published[name]) for key, name in messages.items()},
            "schemas": _schemas(published, messages.values()),
        },
    }


def _messages(published: Mapping[str, Any], union: str) -> Iterator[tuple[str, str]]:
    """Yield the kind and the definition of each message of a union."""
    for part in published[union]["oneOf"]:
        name = part["$ref"].rpartition("/")[2]
        yield published[name]["properties"]["t"]["const"], name


def _channel(messages: Mapping[str, str]) -> dict[str, Any]:
    closes = " ".join(f"{close.code}: {close.sent} {close.advice}" for close in CLOSE_CODES)
    cookies = {name: {"type": "string"} for name in (COOKIE, PUBLIC_COOKIE)}
    return {
        "address": "/api/tables/{code}/live",
        "description": f"One table; a message is a text frame. Close codes: {closes}",
        "parameters": {"code": {"description": "The code of the table."}},
        "messages": {key: {"$ref": f"#/components/messages/{key}"} for key in messages},
        "bindings": {
            "ws": {
                "method": "GET",
                "headers": {
                    "type": "object",
                    "properties": {
                        "cookie": {"type": "object", "description": "The visitor.", "properties": cookies}
                    },
                },
            }
        },
    }


def _operations(received: Mapping[str, str], sent: Mapping[str, str]) -> dict[str, Any]:
    """Return what the server does with each message: it receives the client's and sends its own."""
    channel = {"$ref": f"#/channels/{CHANNEL}"}

    def refs(side: str, kinds: tuple[str, ...]) -> list[dict[str, str]]:
        return [{"$ref": f"#/channels/{CHANNEL}/messages/{side}.{kind}"} for kind in kinds]

    operations: dict[str, Any] = {
        f"receive.{kind}": {
            "action": "receive",
            "channel": channel,
            "messages": refs("client", (kind,)),
            "reply": {"channel": channel, "messages": refs("server", REPLIES[kind])},
        }
        for kind in received
    }
    operations |= {
        f"send.{kind}": {"action": "send", "channel": channel, "messages": refs("server", (kind,))}
        for kind in sent
    }
    return operations


def _message(key: str, name: str, schema: Mapping[str, Any]) -> dict[str, Any]:
    message = {
        "name": key,
        "title": name,
        "summary": " ".join(schema["description"].split()),
        "contentType": "application/json",
        "payload": {"$ref": SCHEMAS + name},
    }
    if "id" in schema["properties"]:
        message["correlationId"] = {"location": "$message.payload#/id"}
    return message


def _schemas(published: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """Return the definitions that these need, with those of the log under names that begin with `Log`."""
    log = log_schema()
    renamed = {name: f"Log.{name}" for name in log["$defs"]}
    entries = {renamed[name]: _renamed(part, renamed) for name, part in log["$defs"].items()}
    entry = {"oneOf": [{"$ref": SCHEMAS + renamed[part["$ref"].rpartition("/")[2]]} for part in log["oneOf"]]}
    known = {name: _renamed(part, {}) for name, part in published.items()} | entries | {"LogEntry": entry}
    needed: dict[str, Any] = {}
    waiting = list(names)
    while waiting:
        if (name := waiting.pop()) not in needed:
            needed[name] = known[name]
            waiting += _references(known[name])
    return dict(sorted(needed.items()))


def _renamed(schema: Any, names: Mapping[str, str]) -> Any:
    """Return a schema whose references lead to the document's own definitions."""
    if isinstance(schema, list):
        return [_renamed(part, names) for part in schema]
    if not isinstance(schema, dict):
        return schema
    changed = {key: _renamed(part, names) for key, part in schema.items()}
    if isinstance(reference := schema.get("$ref"), str):
        name = reference.rpartition("/")[2]
        changed["$ref"] = SCHEMAS + ("LogEntry" if reference == "log.schema.json" else names.get(name, name))
    return changed


def _references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        if isinstance(reference := schema.get("$ref"), str):
            yield reference.removeprefix(SCHEMAS)
        schema = list(schema.values())
    for part in schema if isinstance(schema, list) else ():
        yield from _references(part)


@cache
def _written() -> WorkedJson:
    return WorkedJson.of(asyncapi_document())


def _show(request: Request) -> Response:
    return _written().answer(request)


route = Route(PATH, _show)
"""The document, served as OpenAPI's is."""
