"""The published schemas, as the documentation has them."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from schema import PUBLISHED, protocol_page

DOCS = Path(__file__).parents[2] / "docs"


@cache
def published() -> dict[str, Any]:
    """Return all published schemas by the names of their files."""
    kept = {path.name: path.read_text("utf-8") for path in DOCS.glob("schema/*.json")}
    made = {Path(name).name: text() for name, text in PUBLISHED.items()}
    return {name: json.loads(text) for name, text in (kept | made).items()}


@cache
def protocol_text() -> str:
    """Return docs/protocol.md with its tables."""
    return protocol_page((DOCS / "protocol.md").read_text(encoding="utf-8"))


def schema(name: str) -> Any:
    """Return a schema by the first part of its file's name."""
    return published()[f"{name}.schema.json"]


@cache
def validator(name: str) -> Draft202012Validator:
    """Return a validator for a definition of the protocol, log entries included."""
    names = ("log", "protocol")
    registry = Registry().with_resources(
        (f"{one}.schema.json", Resource.from_contents(schema(one))) for one in names
    )
    return Draft202012Validator({"$ref": f"protocol.schema.json#/$defs/{name}"}, registry=registry)


@cache
def kinds(union: str) -> dict[str, str]:
    """Return the definition of each message of `FromClient` or `FromServer`, by its `t`."""
    definitions = schema("protocol")["$defs"]
    names = [part["$ref"].rpartition("/")[2] for part in definitions[union]["oneOf"]]
    return {definitions[name]["properties"]["t"]["const"]: name for name in names}


def fits(name: str, value: object) -> None:
    """Fail if a value does not match a definition, naming the place."""
    faults = [f"{error.json_path}: {error.message[:300]}" for error in validator(name).iter_errors(value)]
    assert faults == [], (name, faults)


def message_fits(union: str, message: dict[str, Any]) -> None:
    """The same for a message of a union, by its kind."""
    fits(kinds(union)[message["t"]], message)
