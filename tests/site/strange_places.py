"""Every place of the API that takes text, found in its OpenAPI document, and requests with a text there."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote

import httpx

Json = dict[str, Any]
Path = tuple[str | int, ...]
NEW_ITEM = "item"
"""The name of a property that the document does not name."""


@dataclass(frozen=True)
class Place:
    """A parameter of a call, or a text in its body by the path that leads to it."""

    method: str
    path: str
    where: str
    """`path`, `query`, `body` or `file`."""
    name: str = ""
    schema: Json | None = None
    """Of the body."""
    field: Path = ()
    query: str = ""
    """What the call needs besides."""

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.where} {self.name}{'.'.join(map(str, self.field))}"


class Document:
    """The OpenAPI document of a server."""

    def __init__(self, http: httpx.Client) -> None:
        self._described = http.get("/api/openapi.json").json()

    def places(self) -> Iterator[Place]:
        """Yield every place that takes text."""
        for path, calls in self._described["paths"].items():
            for method, call in calls.items():
                yield from self._places(Place(method.upper(), path, ""), call)

    def _places(self, call: Place, described: Json) -> Iterator[Place]:
        parameters = [each for each in described.get("parameters", ()) if each["name"] != "language"]
        needed = {
            each["name"]: quote(str(self._sample(each["schema"], None, "")))
            for each in parameters
            if each["in"] == "query" and each.get("required")
        }
        for parameter in parameters:
            if (where := parameter["in"]) in ("path", "query"):
                name = parameter["name"]
                others = "&".join(f"{each}={value}" for each, value in needed.items() if each != name)
                yield replace(call, where=where, name=name, query=others)
        for media, content in described.get("requestBody", {}).get("content", {}).items():
            if "json" not in media:
                yield replace(call, where="file")
                continue
            for field in self._texts(content["schema"]):
                yield replace(call, where="body", schema=content["schema"], field=field)

    def body(self, place: Place, text: str) -> Any:
        """Return a body as its schema wants it, with a text in this place."""
        assert place.schema is not None
        return self._sample(place.schema, place.field, text)

    def _resolved(self, schema: Json) -> Json:
        while "$ref" in schema:
            schema = self._described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        return schema

    def _texts(self, schema: Json, depth: int = 0) -> Iterator[Path]:
        """Yield the paths to texts; the place of an alternative is one of its steps."""
        schema = self._resolved(schema)
        if depth > 8:
            return
        if schema.get("type") == "string":
            yield ()
        for name, value in schema.get("properties", {}).items():
            for path in self._texts(value, depth + 1):
                yield (name, *path)
        if isinstance(more := schema.get("additionalProperties"), dict):
            yield (NEW_ITEM, "")
            for path in self._texts(more, depth + 1):
                yield (NEW_ITEM, *path)
        if isinstance(schema.get("items"), dict):
            for path in self._texts(schema["items"], depth + 1):
                yield (0, *path)
        for place, option in enumerate(_options(schema)):
            for path in self._texts(option, depth + 1):
                yield (place, *path)

    def _sample(self, schema: Json, field: Path | None, text: str) -> Any:
        """Return a value of a schema; with a text at the end of a path, unless that is None."""
        schema = self._resolved(schema)
        if field == ():
            return text
        if options := _options(schema):
            first, rest = (int(field[0]), field[1:]) if field else (0, None)
            return self._sample(options[first], rest, text)
        if schema.get("type") == "array" or "prefixItems" in schema:
            if field:
                return [self._sample(schema["items"], field[1:], text)]
            return [self._sample(schema["items"], None, text)] if schema.get("minItems") else []
        if schema.get("type") == "object" or "properties" in schema:
            return self._object(schema, field, text)
        return _simple(schema)

    def _object(self, schema: Json, field: Path | None, text: str) -> Json:
        known = schema.get("properties", {})
        value = {name: self._sample(known[name], None, text) for name in schema.get("required", ())}
        if field is None:
            return value
        name, rest = str(field[0]), field[1:]
        if rest == ("",):
            return {**value, text: self._sample(schema["additionalProperties"], None, text)}
        inner = known[name] if name in known else schema["additionalProperties"]
        return {**value, name: self._sample(inner, rest, text)}


def _options(schema: Json) -> list[Json]:
    return list(schema.get("anyOf") or schema.get("oneOf") or schema.get("allOf") or ())


def _simple(schema: Json) -> Any:
    """Return a number, a text or another value without parts."""
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return schema["enum"][0]
    if "examples" in schema:
        return schema["examples"][0]
    kind = schema.get("type")
    if kind == "string":
        return "A" * max(1, schema.get("minLength", 1))
    if kind in ("integer", "number"):
        return max(1, schema.get("minimum", 1))
    return {"boolean": False, "null": None}.get(kind)


def address(place: Place, text: str, known: dict[str, str]) -> str:
    """Return the path and query of a request with a text in this place, and usual values elsewhere."""

    def value(match: re.Match[str]) -> str:
        here = place.where == "path" and match[1] == place.name
        return quote(text, safe="", errors="replace") if here else known.get(match[1], "1")

    path, query = re.sub(r"{(\w+)}", value, place.path), place.query
    if place.where == "query":
        query = f"{query}&{place.name}={quote(text, safe='', errors='replace')}"
    return f"{path}?{query}"
