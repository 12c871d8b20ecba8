"""The generated parts of docs/protocol.md: what lies between `<!-- generated: … -->` and `<!-- end -->`.

`calls`: every HTTP call, from OpenAPI. `fields A B …`: each of these definitions, with a table of its fields.
`limits`, `refusals`, `closes`: the tables of `protocol_tables`.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from protocol_tables import close_table, limit_tables, refusal_table

Schema = Mapping[str, Any]

BLOCK = re.compile(r"<!-- generated: (\w+)([^>]*) -->\n.*?<!-- end -->", re.DOTALL)
CODES = {
    "SeatCode": "seat",
    "SideCode": "side",
    "StrainCode": "strain",
    "CardCode": "card",
    "ActionCode": "action",
    "LanguageCode": "language",
    "OptionValue": "text, number or boolean",
    "LogEntry": "[entry](log.md)",
    "log.schema.json": "[entry](log.md)",
    "SomeSections": "some of [PictureShape](#pictureshape)",
}
"""The definitions that the page explains in words, or elsewhere."""
PLAIN = {
    "string": "text",
    "integer": "whole number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def page(text: str, definitions: Mapping[str, Schema], openapi: Schema) -> str:
    """The page with its generated parts written anew."""

    def block(match: re.Match[str]) -> str:
        kind, names = match[1], match[2].split()
        match kind:
            case "limits":
                parts = limit_tables()
            case "refusals":
                parts = refusal_table()
            case "closes":
                parts = close_table()
            case "calls":
                parts = _calls(openapi)
            case _:
                parts = _fields(definitions, names)
        return f"<!-- generated: {kind}{match[2]} -->\n\n" + "\n".join(parts) + "\n\n<!-- end -->"

    return BLOCK.sub(block, text)


def shown(text: str) -> list[str]:
    """The names of the definitions that the page shows, in its order."""
    return [name for match in BLOCK.finditer(text) if match[1] == "fields" for name in match[2].split()]


def _fields(definitions: Mapping[str, Schema], names: list[str]) -> Iterator[str]:
    for place, name in enumerate(names):
        schema = definitions[name]
        yield from ([""] if place else [])
        yield f"#### {name}\n\n{_line(schema['description'])}\n"
        if "properties" not in schema:
            yield f"It is {_value(schema)}."
            continue
        yield "| field | value | |\n|---|---|---|"
        required = schema.get("required", ())
        for field, value in schema.get("properties", {}).items():
            optional = "" if field in required else ", optional"
            yield f"| `{field}` | {_value(value)}{optional} | {_line(value.get('description', ''))} |"
        if isinstance(rest := schema.get("additionalProperties"), dict):
            yield f"| any other | {_value(rest)}, optional | |"


def _calls(openapi: Schema) -> Iterator[str]:
    yield "| call | takes | answers | |\n|---|---|---|---|"
    for path, methods in openapi["paths"].items():
        for method, call in methods.items():
            (answer,) = (found for status, found in call["responses"].items() if status.startswith("2"))
            ((media, content),) = answer["content"].items()
            made = _value(content["schema"]) if media == "application/json" else f"`{media}`"
            sentence = _line(call["description"].partition("\n\n")[0])
            yield f"| `{method.upper()} {path}` | {'; '.join(_taken(call))} | {made} | {sentence} |"


def _taken(call: Schema) -> Iterator[str]:
    """The body of a call and its query; the language belongs to every call."""
    for media, content in call.get("requestBody", {}).get("content", {}).items():
        yield _value(content["schema"]) if media == "application/json" else f"`{media}`"
    names = [one["name"] for one in call.get("parameters", ()) if one["in"] == "query"]
    if asked := [f"`{name}`" for name in names if name != "language"]:
        yield f"query: {', '.join(asked)}"


ANYTHING = "any JSON"


def _value(schema: Schema) -> str:
    return _or(list(dict.fromkeys(_options(schema))))


def _options(schema: Schema) -> Iterator[str]:
    """What a value may be, in words."""
    for option in schema.get("anyOf") or schema.get("oneOf") or ():
        yield from _options(option)
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        yield CODES.get(name) or f"[{name}](#{name.lower()})"
    elif "const" in schema or "enum" in schema:
        yield from (f"`{value}`" for value in schema.get("enum", [schema.get("const")]))
    elif schema.get("type") == "array":
        item = _value(schema["items"])
        yield f"list of {item}s" if item in (*CODES.values(), PLAIN["integer"]) else f"list of {item}"
    elif schema.get("properties"):
        yield _record(schema)
    elif schema.get("type") == "object":
        key = _value(schema.get("propertyNames", {"type": "string"}))
        held = schema.get("additionalProperties")
        of = _value(held) if isinstance(held, dict) else ANYTHING
        yield f"by {'name' if key == PLAIN['string'] else key}: {of}"
    elif "type" in schema:
        yield from (PLAIN[kind] for kind in _kinds(schema["type"]))
    elif not schema.get("anyOf") and not schema.get("oneOf"):
        yield ANYTHING


def _kinds(kind: str | list[str]) -> list[str]:
    return kind if isinstance(kind, list) else [kind]


def _record(schema: Schema) -> str:
    """An object that has no definition of its own."""
    required = schema.get("required", ())
    fields = (
        f"`{name}`: {_value(value)}{'' if name in required else ', optional'}"
        for name, value in schema["properties"].items()
    )
    return f"{{{'; '.join(fields)}}}"


def _or(options: list[str]) -> str:
    *others, last = options
    return f"{', '.join(others)} or {last}" if others else last


def _line(text: str) -> str:
    """Text in one line, as a cell of a table takes it."""
    return re.sub(r"\s+", " ", text).strip().replace("|", "\\|")
