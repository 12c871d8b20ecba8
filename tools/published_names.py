"""A digest of the names that other programs rely on: a change of one is seen in the change of a file."""

from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any

from refusal_codes import sent_codes

Schema = Mapping[str, Any]


def digest(definitions: Mapping[str, Schema], openapi: Schema) -> dict[str, dict[str, int | str]]:
    """The number of names of each kind, and the hash of their sorted list."""
    kinds = {
        "definitions": definitions,
        "fields": _fields(definitions),
        "calls": _calls(openapi),
        "refusals": (" ".join([refusal.code, *refusal.facts]) for refusal in sent_codes()),
    }
    return {kind: _digest(names) for kind, names in kinds.items()}


def _fields(definitions: Mapping[str, Schema]) -> Iterator[str]:
    """`Definition.field`, with a question mark where the field may be missing."""
    for name, schema in definitions.items():
        required = schema.get("required", ())
        for field in schema.get("properties", {}):
            yield f"{name}.{field}" + ("" if field in required else "?")


def _calls(openapi: Schema) -> Iterator[str]:
    """`METHOD path name`, with the parameters."""
    for path, methods in openapi["paths"].items():
        for method, call in methods.items():
            parameters = sorted(parameter["name"] for parameter in call.get("parameters", ()))
            yield " ".join([method.upper(), path, call["operationId"], *parameters])


def _digest(names: Iterable[str]) -> dict[str, int | str]:
    listed = sorted(set(names))
    return {"count": len(listed), "sha256": sha256("\n".join(listed).encode()).hexdigest()}
