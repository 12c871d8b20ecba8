"""Logs of format 3 with boards of a set, as they were when `alone` was new, mean the same (docs/log.md)."""

import json
from functools import partial
from pathlib import Path

import pytest

from chelem.engine.events import Dealt
from chelem.engine.replay import replay
from chelem.formats.log.read import read_log
from chelem.formats.log.set_opening import SetOpening
from chelem.formats.log.verify import verify
from chelem.formats.log.write import write_log
from tests.frozen.test_frozen_logs import meaning
from tests.frozen.test_frozen_logs_2 import lines_of as lines_of_folder
from tests.golden.test_golden import bare

HERE = Path(__file__).parent
EXPECTED = json.loads(HERE.joinpath("expected-3.json").read_text(encoding="utf-8"))
every_log = pytest.mark.parametrize("name", EXPECTED)
lines_of = partial(lines_of_folder, folder="logs-3")


@every_log
def test_the_boards_follow_from_what_opens_the_set_and_mean_the_same(name):
    """Salts and cards of boards follow from salt and nonce; chain and seals are right."""
    lines, wanted = lines_of(name), EXPECTED[name]
    log, report = replay(read_log(lines)), verify(map(json.loads, lines))
    assert (report.extent, report.sealed_at) == ("whole", wanted["sealed_at"])
    assert wanted == meaning(log) | {name: wanted[name] for name in ("sealed_at", "opening")}
    checked = SetOpening.parse(wanted["opening"]).check(log)
    assert (checked.boards, checked.other) == (2, ())


@every_log
def test_the_log_is_written_again_as_it_was(name):
    """Field for field."""
    assert list(map(bare, lines_of(name))) == list(map(bare, write_log(list(read_log(lines_of(name))), "fr")))


def test_only_boards_that_the_server_drew_alone_say_so():
    """In one log all, in the other none."""
    alone = {
        name: {entry.event.alone for entry in read_log(lines_of(name)) if isinstance(entry.event, Dealt)}
        for name in EXPECTED
    }
    assert alone == {"contract-set": {False}, "contract-set-alone": {True}}
