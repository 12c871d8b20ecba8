"""Recorded matches are still what the rules say, and no game is without them (STYLE 7)."""

import json
from pathlib import Path

import pytest

from chelem.core.seats import SEATS
from chelem.engine.audience import Player, Spectator, hide
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.engine.replay import check_event, replay
from chelem.formats.log.read import read_entry, read_log
from chelem.formats.log.write import write_log
from chelem.games.registry import GAMES
from chelem.i18n import LANGUAGES
from chelem.site.learning.api.rules import read_page

from .record import LANGUAGE, RECORDED, folder_of, summary

HERE = Path(__file__).parent
LOGS = [(game, log.stem) for game in GAMES for log in sorted(folder_of(game).glob("*.jsonl"))]
every_log = pytest.mark.parametrize(("game", "name"), LOGS, ids=map("/".join, LOGS))


def lines_of(game: str, name: str) -> list[str]:
    return (folder_of(game) / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def index_of(game: str) -> dict[str, object]:
    return json.loads((folder_of(game) / "index.json").read_text(encoding="utf-8"))


def bare(line: str) -> str:
    """Return a line without its reasons, which may be reworded in the catalogue."""
    return json.dumps(json.loads(line, object_hook=_without_reason), ensure_ascii=False)


def _without_reason(values: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in values.items() if key != "reason"}


@every_log
def test_every_entry_follows_from_those_before(game, name):
    """Line by line, the rules lead from each prefix to the next entry (LOG, Laws)."""
    first, *rest = map(read_entry, lines_of(game, name))
    assert isinstance(first.event, Started)
    log = Log(first.event, first.at)
    for entry in rest:
        assert entry.version == log.version + 1
        check_event(log, entry.event)
        log.record(entry)
    assert summary(log) == index_of(game)[name]


@every_log
def test_written_again_it_is_the_same_text(game, name):
    """A log read back from JSON is the same log (LOG, Laws): the text too, and its reasons are sentences."""
    lines = lines_of(game, name)
    again = list(write_log(read_log(lines), LANGUAGE))
    assert list(map(bare, again)) == list(map(bare, lines))
    for line in again:
        values = json.loads(line)
        assert [mark["reason"] for mark in values.get("lines", []) if mark["code"] in mark["reason"]] == []


@every_log
def test_every_reader_agrees(game, name):
    """fold(redact(log)) = view(fold(log)), for players and spectators (LOG, Laws)."""
    log = replay(read_log(lines_of(game, name)))
    for viewer in (
        *(Player(str(seat)) for seat in SEATS),
        Player("robot-2"),
        Spectator(),
        Spectator(frozenset(SEATS)),
    ):
        copy = replay(log.redacted(viewer), partial=True)
        assert copy.state == hide(log.state, viewer)


@every_log
def test_recorded_again_it_is_the_same(game, name):
    """The same seeds give the same match: a changed rule shows here what players will notice."""
    log = RECORDED[game][name]().log
    assert list(map(bare, write_log(log.entries, LANGUAGE))) == list(map(bare, lines_of(game, name)))


def test_the_files_are_those_of_the_recorder():
    """No file without its recording, no recording without its file and its line in the index."""
    assert set(LOGS) == {(game, name) for game, matches in RECORDED.items() for name in matches}
    assert {game: set(index_of(game)) for game in RECORDED} == {
        game: set(names) for game, names in RECORDED.items()
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_recorded_matches(game):
    """A new game is one file, one line in the registry, one rules page and its recorded deals (STYLE 7)."""
    assert [name for other, name in LOGS if other == game]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_its_rules_page(game, language):
    """One rules page a game and language (STYLE 7)."""
    assert read_page(game, language).title


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_a_form_and_each_form_is_recorded(game):
    """Every form of match of every game is among the recorded ones (STYLE 7)."""
    kinds = {form.kind for form in GAMES[game].forms}
    assert kinds
    assert {match["match"] for match in index_of(game).values()} == kinds


def test_the_recorded_matches_are_small():
    """A directory that everybody downloads."""
    assert sum(path.stat().st_size for path in HERE.rglob("*.json*")) < 1_500_000


@pytest.mark.parametrize(
    ("game", "paths"),
    [
        (
            "contract",
            ["acted", "claimed", "answered", "undone", "exposed", "finished", "passed_out", "seated", "left"],
        ),
        ("contract", ["committed", "revealed", "asked", "allowed", "alerted", "explained", "chatted"]),
        ("whist", ["acted", "claimed", "answered", "scored", "finished"]),
        ("comptoir", ["passed_out", "finished"]),
        ("whiz", ["swapped", "passed_out", "exposed", "claimed", "finished"]),
    ],
)
def test_every_path_is_recorded(game, paths):
    """Each event that a game knows happens in one of its recorded matches (LOG)."""
    events = {
        json.loads(line)["event"] for other, name in LOGS if other == game for line in lines_of(game, name)
    }
    assert set(paths) - events == set()


@pytest.mark.parametrize(
    ("game", "calls"),
    [
        ("contract", ["P", "X", "XX"]),
        ("whist", ["name:S", "name:NT", "defer", "ask", "yes", "X", "P"]),
        ("comptoir", ["P", "X", "XX"]),
        ("whiz", ["P", "9S"]),
    ],
)
def test_every_kind_of_call_is_recorded(game, calls):
    """Each call that a game knows is made in one of its recorded matches (LOG, Actions)."""
    said = {
        json.loads(line).get("action")
        for other, name in LOGS
        if other == game
        for line in lines_of(game, name)
    }
    assert set(calls) - said == set()
