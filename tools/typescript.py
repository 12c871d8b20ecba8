"""TypeScript types from JSON Schema: one declaration a definition, laid out as Prettier would.

Existing generators turn an object whose keys are an enumeration into one with any keys, so that
`hands[seat]` would lose its type, and they need Node, so that a test without it could not check the file.
Only the parts of JSON Schema used here are supported.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

Schema = Mapping[str, Any]
NAMES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 120


def declarations(definitions: Mapping[str, Schema]) -> Iterator[str]:
    """The declaration of each definition, in the order of their names."""
    for name, schema in sorted(definitions.items()):
        yield _comment(schema, "") + _declaration(name, schema)


def _declaration(name: str, schema: Schema) -> str:
    if "properties" in schema or schema.get("additionalProperties") is False:
        return f"export interface {name} {{\n{''.join(_members(schema))}}}\n"
    written = typed(schema)
    if len(line := f"export type {name} = {written};") <= WIDTH:
        return f"{line}\n"
    if len(written) + 3 <= WIDTH:
        return f"export type {name} =\n  {written};\n"
    return f"export type {name} =\n" + "\n".join(f"  | {part}" for part in _parts(schema)) + ";\n"


def _members(schema: Schema) -> Iterator[str]:
    required = schema.get("required", ())
    for name, value in schema.get("properties", {}).items():
        yield f"{_comment(value, '  ')}  {name}{'' if name in required else '?'}: {typed(value)};\n"


def _comment(schema: Schema, indent: str) -> str:
    if "description" not in schema:
        return ""
    lines = [re.sub(r"\s+", " ", part.strip()) for part in schema["description"].split("\n\n")]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */\n"


def typed(schema: Schema) -> str:
    """The type of a schema."""
    return " | ".join(_parts(schema))


def _parts(schema: Schema) -> list[str]:
    """The members of a union, each once."""
    if "anyOf" in schema or "oneOf" in schema:
        options = schema.get("anyOf") or schema["oneOf"]
        return list(dict.fromkeys(part for option in options for part in _parts(option)))
    if "$ref" in schema:
        return [_referred(schema["$ref"])]
    if "const" in schema or "enum" in schema:
        return [_literal(value) for value in schema.get("enum", [schema.get("const")])]
    kinds = schema.get("type", [])
    return [_kind(kind, schema) for kind in ([kinds] if isinstance(kinds, str) else kinds)] or ["unknown"]


def _referred(reference: str) -> str:
    return reference.rpartition("/")[2] if reference.startswith("#") else "LogEntry"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _kind(kind: str, schema: Schema) -> str:
    if kind == "array":
        item = typed(schema.get("items", {}))
        if schema.get("minItems", 0) == schema.get("maxItems"):
            return f"[{', '.join([item] * schema['maxItems'])}]"
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object" and schema.get("properties"):
        required = schema.get("required", ())
        fields = (
            f"{name}{'' if name in required else '?'}: {typed(value)}"
            for name, value in schema["properties"].items()
        )
        return f"{{ {'; '.join(fields)} }}"
    if kind == "object":
        key = typed(schema.get("propertyNames", {"type": "string"}))
        value = schema.get("additionalProperties", True)
        return f"Record<{key}, {'unknown' if value is True else typed(value)}>"
    return NAMES[kind]
