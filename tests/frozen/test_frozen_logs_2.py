"""Logs of format 2, as they were when the format was new, mean the same (docs/log.md, Format 2)."""

import json
from pathlib import Path

import pytest

from chelem.core.errors import BadLog
from chelem.engine.audience import Player, Spectator, hide
from chelem.engine.events import Dealt, Pledged, Revealed, Sealed, Unrevealed
from chelem.engine.log import Log
from chelem.engine.replay import replay
from chelem.formats.log.chain import link
from chelem.formats.log.read import read_log
from chelem.formats.log.verify import verify
from chelem.formats.log.write import write_log
from tests.frozen.test_frozen_logs import meaning
from tests.golden.test_golden import bare

HERE = Path(__file__).parent
EXPECTED = json.loads(HERE.joinpath("expected-2.json").read_text(encoding="utf-8"))
every_log = pytest.mark.parametrize("name", EXPECTED)


def lines_of(name: str, folder: str = "logs-2") -> list[str]:
    """Return the lines of a log, split at newlines only."""
    text = HERE.joinpath(folder, f"{name}.jsonl").read_text(encoding="utf-8")
    return text.removesuffix("\n").split("\n")


@every_log
def test_the_log_is_as_promised_and_means_the_same(name):
    """Deals follow from salts and nonces, entries from those before; chain and seals are right."""
    lines = lines_of(name)
    report = verify(map(json.loads, lines))
    assert (report.extent, report.hidden) == ("whole", ())
    assert EXPECTED[name] == meaning(replay(read_log(lines))) | {"sealed_at": report.sealed_at}


@every_log
def test_the_log_is_written_again_as_it_was(name):
    """Field for field, with the same chain whether it is kept or made again."""
    kept = list(read_log(lines_of(name)))
    assert list(map(bare, lines_of(name))) == list(map(bare, write_log(kept, "fr")))
    again = Log(kept[0].event, kept[0].at, link=link)
    for entry in kept[1:]:
        again.record(type(entry)(entry.version, entry.event, entry.at, entry.id))
    assert kept == list(again)


@every_log
def test_copies_show_what_is_theirs(name):
    """fold(redact(log)) = view(fold(log)), and copies fit the chain."""
    log = replay(read_log(lines_of(name)))
    for viewer in (Player("S"), Spectator()):
        assert hide(log.state, viewer) == replay(log.redacted(viewer), partial=True).state
        verify(map(json.loads, write_log(log.redacted(viewer))))


def test_the_logs_hold_what_is_new():
    """Together they have every event and field of format 2."""
    events = [entry.event for name in EXPECTED for entry in read_log(lines_of(name))]
    assert {Pledged, Unrevealed, Sealed} <= {type(event) for event in events}
    assert any(isinstance(event, Revealed) and event.nonces for event in events)
    assert any(isinstance(event, Dealt) and event.origin for event in events)


@every_log
def test_a_changed_log_is_refused(name):
    """Each entry that says something else breaks the chain there."""
    entries = list(map(json.loads, lines_of(name)))
    for version, entry in enumerate(entries):
        if entry["event"] != "sealed":
            changed = [*entries[:version], entry | {"id": "another"}, *entries[version + 1 :]]
            with pytest.raises(BadLog) as error:
                verify(changed)
            assert (error.value.entry, error.value.cause.code) == (version, "log.chain")
