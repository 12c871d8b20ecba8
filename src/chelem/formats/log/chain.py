"""The chain of a log: each entry has a hash of its content and of the chain before it."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import orjson

from chelem.engine import Entry
from chelem.engine.events import Hidden
from chelem.formats.log.write import entry_json


def canonical(values: Mapping[str, Any]) -> bytes:
    """Return the bytes of an entry that its chain hashes: JSON as short as possible, with sorted keys.

    Left out are `chain`, the `reason` of score lines, which depends on the language, and the cards in a
    player's own copy of `seated`.
    """
    kept = {name: value for name, value in values.items() if name != "chain"}
    if kept.get("event") == "seated":
        kept.pop("cards", None)
    if isinstance(lines := kept.get("lines"), list):
        kept["lines"] = [_without_reason(line) for line in lines]
    return orjson.dumps(kept, option=orjson.OPT_SORT_KEYS)


def chain_value(before: str, content: bytes) -> str:
    """Return the chain of an entry: SHA-256 of the chain before it, as text, and of the canonical content."""
    return sha256(before.encode() + content).hexdigest()


def link(before: str, entry: Entry) -> str:
    """Return the chain of an entry other than a seal, given the chain before it; empty for the first one."""
    return chain_value(before, canonical(entry_json(entry)))


def erased(entry: Entry) -> Entry:
    """Return the entry without its content; its chain stays, so that the other entries can be checked."""
    return Entry(entry.version, Hidden(), chain=entry.chain)


def _without_reason(line: Any) -> Any:
    if not isinstance(line, dict):
        return line
    return {name: value for name, value in line.items() if name != "reason"}
