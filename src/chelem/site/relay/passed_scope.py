"""The scope of a request in the message that passes it on to another process."""

from collections.abc import Mapping
from typing import Any

from starlette.types import Scope

EXTENSION = "chelem.passed_on"
"""Among the extensions of a scope: the process where the request arrived has admitted it."""


def head_of(scope: Scope) -> dict[str, Any]:
    """Return what another process has to know of a request: JSON."""
    return {
        "type": scope["type"],
        "method": scope.get("method", "GET"),
        "http": scope["http_version"],
        "scheme": scope["scheme"],
        "path": scope["path"],
        "raw_path": scope.get("raw_path", scope["path"].encode()).decode("latin-1"),
        "query": scope["query_string"].decode("latin-1"),
        "headers": texts_of(scope["headers"]),
        "client": scope.get("client"),
        "server": scope.get("server"),
        "added": scope.get("state", {}).get("headers", {}),
    }


def scope_of(head: Mapping[str, Any]) -> Scope:
    """Return the scope of a request that another process has admitted and passed on."""
    return {
        "type": head["type"],
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "method": head["method"],
        "http_version": head["http"],
        "scheme": head["scheme"],
        "path": head["path"],
        "raw_path": head["raw_path"].encode("latin-1"),
        "query_string": head["query"].encode("latin-1"),
        "root_path": "",
        "headers": headers_of(head["headers"]),
        "client": None if head["client"] is None else tuple(head["client"]),
        "server": None if head["server"] is None else tuple(head["server"]),
        "subprotocols": [],
        "state": {"headers": head["added"]},
        "extensions": {EXTENSION: {}},
    }


def admitted(scope: Scope) -> Scope:
    """Return the scope of a request that has been admitted here already."""
    return {**scope, "extensions": {**(scope.get("extensions") or {}), EXTENSION: {}}}


def is_passed_on(scope: Scope) -> bool:
    """Return whether another process has admitted a request: its limits and hosts are checked there."""
    return EXTENSION in (scope.get("extensions") or ())


def texts_of(headers: list[tuple[bytes, bytes]]) -> list[tuple[str, str]]:
    """Return headers as texts, for JSON."""
    return [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]


def headers_of(texts: list[tuple[str, str]]) -> list[tuple[bytes, bytes]]:
    """Return headers as bytes, for ASGI."""
    return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in texts]
