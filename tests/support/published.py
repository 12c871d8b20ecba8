"""The published schemas, as a program elsewhere would use them: from their files alone."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

FOLDER = Path(__file__).parents[2] / "docs" / "schema"


@cache
def schema(name: str) -> Any:
    """A schema by the name of its file."""
    return json.loads((FOLDER / f"{name}.schema.json").read_text(encoding="utf-8"))


@cache
def validator(name: str) -> Draft202012Validator:
    """What checks a value against a definition of the protocol, entries of the log within it too."""
    names = ("log", "protocol")
    registry = Registry().with_resources(
        (f"{one}.schema.json", Resource.from_contents(schema(one))) for one in names
    )
    return Draft202012Validator({"$ref": f"protocol.schema.json#/$defs/{name}"}, registry=registry)


@cache
def kinds(union: str) -> dict[str, str]:
    """The definition of each kind of message, `FromClient` or `FromServer`, by its `t`."""
    definitions = schema("protocol")["$defs"]
    names = [part["$ref"].rpartition("/")[2] for part in definitions[union]["oneOf"]]
    return {definitions[name]["properties"]["t"]["const"]: name for name in names}


def fits(name: str, value: object) -> None:
    """Fail where a value is not what the definition says, naming the place."""
    faults = [f"{error.json_path}: {error.message[:300]}" for error in validator(name).iter_errors(value)]
    assert faults == [], (name, faults)


def message_fits(union: str, message: dict[str, Any]) -> None:
    """The same for a message of a union, by its kind."""
    fits(kinds(union)[message["t"]], message)
