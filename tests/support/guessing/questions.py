"""Every question that a text of the asker's own can be put into, from the description of the API alone."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

Schema = Mapping[str, Any]
Pool = Mapping[str, str]
"""What parameters stand for: codes by the noun of the path, such as `tables`, others by their name."""

DEEPEST = 4
"""How far into the fields of a body a text is put."""
METHODS = ("get", "post", "put", "patch", "delete")
FILE = "application/octet-stream"
JSON = "application/json"


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of a call that takes a text: in its path, its query, its body, or all of its body."""

    method: str
    path: str
    where: str
    """`path`, `query`, `field` or `file`."""
    name: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.where} {'.'.join(self.name)}"


@dataclass(frozen=True, slots=True)
class Question:
    """A call to make."""

    method: str
    path: str
    content: bytes | None = None
    kind: str = JSON
    with_key: bool = False
    """Whether it takes the key of an event."""


class Api:
    """The calls that a server describes."""

    def __init__(self, described: Schema) -> None:
        self._paths: Mapping[str, Any] = described["paths"]
        self._schemas: Mapping[str, Any] = described.get("components", {}).get("schemas", {})

    def slots(self) -> Iterator[Slot]:
        """Yield every place that takes a text."""
        for path, calls in self._paths.items():
            for method in METHODS:
                if method in calls:
                    yield from self._slots_of(method.upper(), path, calls[method])

    def readings(self) -> Iterator[tuple[str, list[str]]]:
        """Yield the paths that are read, with the names of their parameters, of which the first is a code."""
        for path, calls in self._paths.items():
            names = [
                each["name"] for each in calls.get("get", {}).get("parameters", []) if each["in"] == "path"
            ]
            if names[:1] == ["code"]:
                yield path, names

    def _slots_of(self, method: str, path: str, call: Schema) -> Iterator[Slot]:
        for parameter in call.get("parameters", []):
            if parameter["in"] in ("path", "query") and self._takes_text(parameter["schema"]):
                yield Slot(method, path, parameter["in"], (parameter["name"],))
        content = call.get("requestBody", {}).get("content", {})
        if FILE in content:
            yield Slot(method, path, "file", ())
        if JSON in content:
            for name in sorted(set(self.texts_in(content[JSON]["schema"]))):
                yield Slot(method, path, "field", name)

    def question(self, slot: Slot, text: bytes, pool: Pool) -> Question:
        """Return the call with a text in this place, and values that fit in the others."""
        call = self._paths[slot.path][slot.method.lower()]
        path, query, with_key = slot.path, [], False
        for parameter in call.get("parameters", []):
            name, place = parameter["name"], parameter["in"]
            own = (slot.where, slot.name) == (place, (name,))
            if place == "path":
                value = text.decode() if own else self._named(slot.path, name, parameter["schema"], pool)
                path = path.replace(f"{{{name}}}", quote(value, safe=""))
            elif place == "query" and (own or (parameter.get("required") and name != "language")):
                value = text.decode() if own else str(self.sample(parameter["schema"]))
                query.append(f"{name}={quote(value, safe='')}")
            with_key |= name == "authorization"
        path += "?" + "&".join(["language=en", *query])
        if slot.where == "file":
            return Question(slot.method, path, text, FILE, with_key)
        body = call.get("requestBody", {}).get("content", {})
        if JSON not in body:
            return Question(slot.method, path, None, JSON, with_key)
        value = self.sample(body[JSON]["schema"], slot.name if slot.where == "field" else (), text.decode())
        return Question(slot.method, path, json.dumps(value).encode(), JSON, with_key)

    def _named(self, path: str, name: str, schema: Schema, pool: Pool) -> str:
        """Return a value for a parameter of a path: of what the path is about, or of that name."""
        noun = path.split("/")[2]
        if name == "code" and noun in pool:
            return pool[noun]
        return pool.get(name) or str(self.sample(schema) or 1)

    def _resolved(self, schema: Schema) -> Schema:
        while "$ref" in schema:
            schema = self._schemas[schema["$ref"].rpartition("/")[2]]
        return schema

    def _choices(self, schema: Schema) -> list[Schema]:
        """Return the schemas of which a value fits one."""
        schema = self._resolved(schema)
        several = schema.get("anyOf") or schema.get("oneOf")
        return [schema] if several is None else [each for one in several for each in self._choices(one)]

    def _takes_text(self, schema: Schema) -> bool:
        return any(
            each.get("type") == "string" and "enum" not in each and "const" not in each
            for each in self._choices(schema)
        )

    def texts_in(self, schema: Schema, depth: int = 0) -> Iterator[tuple[str, ...]]:
        """Yield the names of the fields that take a text."""
        if depth > DEEPEST:
            return
        for choice in self._choices(schema):
            for name, field in choice.get("properties", {}).items():
                if self._takes_text(field):
                    yield (name,)
                yield from ((name, *inner) for inner in self.texts_in(field, depth + 1))
            if "items" in choice:
                yield from (("[]", *inner) for inner in self.texts_in(choice["items"], depth + 1))
            rest = choice.get("additionalProperties")
            if isinstance(rest, Mapping):
                yield from (("*", *inner) for inner in self.texts_in(rest, depth + 1))

    def sample(self, schema: Schema, name: tuple[str, ...] = (), text: str = "") -> Any:
        """Return a value that fits, with a text in the field of this name, if there is one."""
        choices = [each for each in self._choices(schema) if each.get("type") != "null"] or [{}]
        fitting = [each for each in choices if not name or name in set(self.texts_in(each))]
        choice = (fitting or choices)[0]
        if not name or choice.get("type") not in ("object", "array"):
            return self._simple(choice)
        if "items" in choice:
            return [self.sample(choice["items"], name[1:], text)]
        if name[0] == "*":
            return {"S": self.sample(choice["additionalProperties"], name[1:], text)}
        value = self._simple(choice)
        value[name[0]] = (
            text if len(name) == 1 else self.sample(choice["properties"][name[0]], name[1:], text)
        )
        return value

    def _simple(self, schema: Schema) -> Any:
        for given in ("const", "default"):
            if schema.get(given) is not None:
                return schema[given]
        for several in ("enum", "examples"):
            if schema.get(several):
                return schema[several][0]
        match schema.get("type"):
            case "object":
                fields = schema.get("properties", {})
                return {name: self.sample(fields[name]) for name in schema.get("required", [])}
            case "array":
                return [self.sample(schema["items"]) for _ in range(schema.get("minItems", 0))]
            case "integer" | "number":
                return schema.get("minimum", 1)
            case "boolean":
                return False
            case _:
                return "x" * schema.get("minLength", 1)
