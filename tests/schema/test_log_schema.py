"""The published schema of the log fits every log, and is made from the code (docs/log.md)."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from chelem.engine.events import Started
from chelem.engine.log import Entry
from chelem.formats.log.events import EVENT_TYPES
from chelem.formats.log.write import entry_json
from schema import stale
from tests.formats.log.examples import EXAMPLES, OPTIONAL
from tests.support.alteration import Json
from tests.support.chance import Script
from tests.support.matches.forms import EVERY_FORM
from tests.support.matches.random_match import random_log

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "docs/schema/log.schema.json").read_text(encoding="utf-8"))
LOGS = [*(ROOT / "tests/golden").glob("*/*.jsonl"), *(ROOT / "tests/frozen/logs").glob("*.jsonl")]
VALIDATOR = Draft202012Validator(SCHEMA)
EVENTS = [reference["$ref"].removeprefix("#/$defs/") for reference in SCHEMA["oneOf"]]
OF_EVENT = {
    event: Draft202012Validator({"$ref": f"#/$defs/{event}", "$defs": SCHEMA["$defs"]}) for event in EVENTS
}
"""The schema has one alternative for each event, as a test checks: to try all takes ten times as long."""


def faults(entry: Json) -> list[str]:
    """Return what does not fit in an entry."""
    return [error.message for error in OF_EVENT[entry["event"]].iter_errors(entry)]


@pytest.mark.slow
def test_generated_files_are_fresh():
    """`make schema` would change nothing."""
    assert [] == list(stale())


def test_the_schema_is_a_schema():
    """Of the dialect that it names."""
    Draft202012Validator.check_schema(SCHEMA)


def test_an_entry_fits_one_alternative_at_most():
    """Each is of one event, which it requires by name, and nothing else is asked of entries."""
    assert {"$schema", "title", "oneOf", "$defs"} == SCHEMA.keys()
    assert len(EVENTS) == len(OF_EVENT) > 20
    for event in EVENTS:
        assert {"const": event} == SCHEMA["$defs"][event]["properties"]["event"]
        assert "event" in SCHEMA["$defs"][event]["required"]


@pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.parent.name}/{log.stem}")
def test_every_recorded_log_fits(log):
    """Line by line."""
    for line in log.read_text(encoding="utf-8").removesuffix("\n").split("\n"):
        assert [] == faults(json.loads(line))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "match"), EVERY_FORM)
@settings(max_examples=settings.default.max_examples // 4)  # of thirty entries, each of which takes long
@given(numbers=st.lists(st.integers(0, 999), max_size=60))
def test_any_log_fits(game, match, numbers):
    """Whatever happens at a table: people, undos, claims, messages."""
    for entry in random_log(game, match, Script(numbers), deals=2, steps=30).entries:
        assert [] == faults(json.loads(json.dumps(entry_json(entry))))


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_does_not_fit_is_refused(name):
    """A property too many, one too few, one of another type."""
    event, _ = EXAMPLES[name]
    good = json.loads(json.dumps(entry_json(Entry(0 if isinstance(event, Started) else 5, event))))
    assert VALIDATOR.is_valid(good)
    assert not VALIDATOR.is_valid(good | {"speed": 3})
    assert not VALIDATOR.is_valid(good | {"event": "shuffled"})
    for field in good:
        if field not in OPTIONAL.get(name, ()):
            assert not VALIDATOR.is_valid({key: value for key, value in good.items() if key != field})
        assert not VALIDATOR.is_valid(good | {field: 1.5})


@pytest.mark.parametrize("kind", EVENT_TYPES, ids=lambda kind: kind.event)
def test_the_page_names_every_field(kind):
    """Each event has its row in docs/log.md, with the properties of its schema."""
    page = (ROOT / "docs/log.md").read_text(encoding="utf-8")
    rows = [row for row in page.splitlines() if row.startswith("| ")]
    fields = set(SCHEMA["$defs"][kind.event]["properties"]) - {"version", "event", "at", "id", "chain"}
    if kind.event == "hidden":
        assert fields == set()
        assert '"event": "hidden"' in page
        return
    (row,) = [row for row in rows if f"`{kind.event}`" in row.split("|")[1]]
    assert fields - set(re.findall(r"`(\w+)`", row.partition("|")[2].partition("|")[2])) == set()
