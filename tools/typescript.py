"""TypeScript types from JSON Schema: one declaration a definition, laid out much as Prettier would.

Existing generators turn an object whose keys are an enumeration into one with any keys, so that
`hands[seat]` would lose its type, and they need Node, so that a test without it could not check the file.
Only the parts of JSON Schema used here are supported.
"""

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

Schema = Mapping[str, Any]
NAMES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 120
WIDEST = 199
STEP = "  "


def declarations(definitions: Mapping[str, Schema]) -> Iterator[str]:
    """The declaration of each definition, in the order of their names."""
    for name, schema in sorted(definitions.items()):
        yield _comment(schema, "") + _declaration(name, schema)


def table(name: str, schema: Schema) -> str:
    """The declaration of a table: its lines may be longer, as each of them has a row."""
    members = "".join(_members(schema, STEP, WIDEST))
    return f"{_comment(schema, '')}export interface {name} {{\n{members}}}\n"


def _declaration(name: str, schema: Schema) -> str:
    if "properties" in schema or schema.get("additionalProperties") is False:
        name += "".join(f" extends {_part(base)}" for base in schema.get("allOf", ()))
        line = f"export interface {name} {_fields(schema)}\n"
        if len(line) <= WIDTH and not any(
            "description" in value for value in schema.get("properties", {}).values()
        ):
            return line
        return f"export interface {name} {{\n{''.join(_members(schema, STEP, WIDTH))}}}\n"
    flat = typed(schema)
    if len(line := f"export type {name} = {flat};") <= WIDTH:
        return f"{line}\n"
    return f"export type {name} ={_over_lines(schema, '', WIDTH)};\n"


def _members(schema: Schema, indent: str, width: int) -> Iterator[str]:
    required = schema.get("required", ())
    for name, value in schema.get("properties", {}).items():
        head = f"{indent}{_key(name)}{'' if name in required else '?'}: "
        written = _written(value, indent, width, len(head) + 1)
        yield f"{_comment(value, indent)}{head}{written};\n"


def _comment(schema: Schema, indent: str) -> str:
    """The description of a schema as a comment above it, or nothing."""
    if "description" not in schema:
        return ""
    lines = [re.sub(r"\s+", " ", part.strip()) for part in schema["description"].split("\n\n")]
    if len(lines) == 1 and len(line := f"{indent}/** {lines[0]} */") <= WIDTH:
        return f"{line}\n"
    wrapped = [part for line in lines for part in textwrap.wrap(line, WIDTH - len(indent) - len(" * "))]
    return f"{indent}/**\n" + "".join(f"{indent} * {line}\n" for line in wrapped) + f"{indent} */\n"


def typed(schema: Schema) -> str:
    """The type of a schema, in one line."""
    return " | ".join(_parts(schema))


def _written(schema: Schema, indent: str, width: int, taken: int) -> str:
    """The type of a schema, over several lines where one of which `taken` columns are filled has no room."""
    flat = typed(schema)
    return flat if taken + len(flat) <= width else _over_lines(schema, indent, width).lstrip(" ")


def _over_lines(schema: Schema, indent: str, width: int) -> str:
    """The type of a schema, begun on the line before if it has one part."""
    options = _options(schema)
    inner = indent + STEP
    if len(options) > 1:
        return _union(options, inner, width)
    (option,) = options
    if option.get("type") == "array" and not _is_tuple(option):
        item = option.get("items", {})
        if len(_options(item)) == 1:
            return f"{_over_lines(item, indent, width)}[]"
        return f" ({_over_lines(item, indent, width)}\n{indent})[]"
    if option.get("properties"):
        return f" {{\n{''.join(_members(option, inner, width))}{indent}}}"
    return f"\n{inner}{typed(option)}"


def _union(options: Iterable[Schema], indent: str, width: int) -> str:
    """Names and literals, as many as a line has room for; an object has a line of its own."""
    if all("$ref" in option or "const" in option for option in options):
        names = " ".join(f"|\u00a0{part}" for part in dict.fromkeys(map(_part, options)))
        lines = textwrap.wrap(names, width - len(indent), break_long_words=False, break_on_hyphens=False)
        return "".join(f"\n{indent}{line}" for line in lines).replace("\u00a0", " ")
    parts = {typed(option): option for option in options}.values()
    return "".join(f"\n{indent}| {_written(part, indent, width, len(indent) + 2)}" for part in parts)


def _options(schema: Schema) -> list[Schema]:
    """The members of a union, which may themselves be unions or lists of literals."""
    if "anyOf" in schema or "oneOf" in schema:
        return [part for option in schema.get("anyOf") or schema["oneOf"] for part in _options(option)]
    if "enum" in schema:
        return [{"const": value} for value in schema["enum"]]
    kinds = schema.get("type")
    return [{**schema, "type": kind} for kind in kinds] if isinstance(kinds, list) else [schema]


def _parts(schema: Schema) -> list[str]:
    """The members of a union, each once."""
    return list(dict.fromkeys(map(_part, _options(schema))))


def _part(schema: Schema) -> str:
    if "$ref" in schema:
        return _referred(schema["$ref"])
    if "const" in schema:
        return _literal(schema["const"])
    return _kind(schema["type"], schema) if "type" in schema else "unknown"


def _key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def _referred(reference: str) -> str:
    """The name of a definition; that of OpenAPI says how it is sent, where it has two."""
    name = reference.rpartition("/")[2].removesuffix("-Input").removesuffix("-Output")
    return name if reference.startswith("#") else "LogEntry"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _is_tuple(schema: Schema) -> bool:
    return bool(schema.get("minItems", 0) == schema.get("maxItems"))


def _fields(schema: Schema) -> str:
    """An object in one line."""
    required = schema.get("required", ())
    fields = (
        f"{_key(name)}{'' if name in required else '?'}: {typed(value)}"
        for name, value in schema.get("properties", {}).items()
    )
    return f"{{ {'; '.join(fields)} }}"


def _kind(kind: str, schema: Schema) -> str:
    if kind == "array":
        item = typed(schema.get("items", {}))
        if _is_tuple(schema):
            return f"[{', '.join([item] * schema['maxItems'])}]"
        return f"({item})[]" if len(_parts(schema.get("items", {}))) > 1 else f"{item}[]"
    if kind == "object" and schema.get("properties"):
        return _fields(schema)
    if kind == "object":
        key = typed(schema.get("propertyNames", {"type": "string"}))
        value = schema.get("additionalProperties", True)
        return f"Record<{key}, {'unknown' if value is True else typed(value)}>"
    return NAMES[kind]
