"""Recordings: what a page asked in a scene, what the server answered, and what others did in between."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

RECORDED = Path(__file__).parents[3] / "web" / "src" / "testing" / "recorded"

PASSING = {
    "moment": re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?"),
    "day": re.compile(r"\d{4}-\d\d-\d\d"),
    "token": re.compile(r"\b(?=[\w-]*\d)[\w-]{20,}"),
    "letters": re.compile(r"\b[A-Z]{6}\b"),
}
"""What texts hold that is otherwise the next time."""
RANDOM = ("key", "tag", "hash")
"""Fields whose values are drawn, or follow from the time."""
CLAIM = {"number", "entrant", "state"}
"""The fields of a claim to a seat, whose number is drawn for the director to hear."""
PREVIEWS = ("/effect", "/accidents")
"""Calls that say what entries would change, and write none."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """A call with its answer, JSON or text; or the name of what others did then."""

    method: str = ""
    path: str = ""
    query: str = ""
    key: str = ""
    body: Any = None
    status: int = 200
    answer: Any = None
    news: Any = None
    """In a file, what has changed since the last answer to the same call."""
    step: str = ""

    @property
    def call(self) -> tuple[str, ...]:
        """What is asked."""
        return self.method, self.path, self.query, self.key, _line(self.body)

    @property
    def address(self) -> str:
        return f"{self.path}?{self.query}"

    @property
    def is_read(self) -> bool:
        """Whether the call changes nothing."""
        return self.method == "GET" or self.path.endswith(PREVIEWS)


@dataclass(frozen=True, slots=True)
class Recording:
    """What happened in a scene during a test."""

    scene: str
    at: int
    """By the page's clock, in milliseconds."""
    facts: Mapping[str, str]
    exchanges: list[Exchange]

    def text(self) -> str:
        """The file: the scene and its facts, then a line an exchange."""
        lines = [_line(_parts(exchange)) for exchange in _folded(self.exchanges)]
        head = f'{{"scene":"{self.scene}","at":{self.at},"facts":{_line(dict(self.facts))},"exchanges":['
        return "\n".join([head, ",\n".join(lines), "]}", ""])


def file_of(name: str) -> Path:
    """The file of a recording."""
    return RECORDED / f"{name}.json"


def recordings() -> Iterator[tuple[str, Recording]]:
    """All that are kept, by their names."""
    for file in sorted(RECORDED.glob("*.json")):
        kept = json.loads(file.read_text(encoding="utf-8"))
        yield (
            file.stem,
            Recording(kept["scene"], kept["at"], kept["facts"], list(_unfolded(kept["exchanges"]))),
        )


def _folded(exchanges: list[Exchange]) -> Iterator[Exchange]:
    """The same, where an answer after another one to its call is only its news."""
    last: dict[tuple[str, ...], Any] = {}
    for exchange in exchanges:
        before = last.get(exchange.call)
        if isinstance(before, dict | list) and isinstance(exchange.answer, dict | list):
            yield replace(exchange, answer=None, news=_news(before, exchange.answer))
        else:
            yield exchange
        last[exchange.call] = exchange.answer


def _unfolded(kept: list[dict[str, Any]]) -> Iterator[Exchange]:
    last: dict[tuple[str, ...], Any] = {}
    for parts in kept:
        exchange = Exchange(**parts)
        if exchange.news is not None:
            exchange = replace(exchange, answer=_after(last[exchange.call], exchange.news), news=None)
        last[exchange.call] = exchange.answer
        yield exchange


def _news(before: Any, after: Any) -> dict[str, Any]:
    """What has changed, by its names and places; under no name a value that is another one as a whole."""
    match before, after:
        case dict(), dict() if before.keys() == after.keys():
            parts = [(name, before[name], after[name]) for name in after]
        case list(), list() if len(before) == len(after):
            parts = [(str(place), *pair) for place, pair in enumerate(zip(before, after, strict=True))]
        case _:
            return {"": after}
    return {name: _news(old, new) for name, old, new in parts if old != new}


def _after(before: Any, news: dict[str, Any]) -> Any:
    if "" in news:
        return news[""]
    if isinstance(before, dict):
        return before | {name: _after(before[name], part) for name, part in news.items()}
    return [
        _after(part, news[str(place)]) if str(place) in news else part for place, part in enumerate(before)
    ]


def lasting(value: Any) -> Any:
    """A value without what another server answers otherwise: moments, and what was drawn."""
    match value:
        case dict():
            drawn = {name for name, part in value.items() if name in RANDOM and part}
            if value.keys() >= CLAIM:
                drawn.add("number")
            return {name: "<drawn>" if name in drawn else lasting(part) for name, part in value.items()}
        case list():
            return [lasting(part) for part in value]
        case str():
            for what, pattern in PASSING.items():
                value = pattern.sub(f"<{what}>", value)
            return value
        case _:
            return value


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _parts(exchange: Exchange) -> dict[str, object]:
    """The fields that say something."""
    usual = Exchange()
    parts = {name: getattr(exchange, name) for name in Exchange.__slots__}
    return {name: part for name, part in parts.items() if part != getattr(usual, name)}
