"""Logs of format 1 that an older Chelem wrote are read, mean the same and can be continued (docs/log.md)."""

import json
from pathlib import Path

import pytest

from chelem.engine.audience import Player, Spectator, hide
from chelem.engine.events import Seated
from chelem.engine.log import Log
from chelem.engine.moves import AnswerClaim
from chelem.engine.replay import replay
from chelem.formats.log.read import read_log
from chelem.formats.log.write import write_log
from tests.golden.test_golden import bare

HERE = Path(__file__).parent
EXPECTED = json.loads(HERE.joinpath("expected.json").read_text(encoding="utf-8"))["logs"]
every_log = pytest.mark.parametrize("name", EXPECTED)


def lines_of(name: str) -> list[str]:
    """Return the lines of a log, split at newlines only."""
    return HERE.joinpath("logs", f"{name}.jsonl").read_text(encoding="utf-8").removesuffix("\n").split("\n")


def meaning(log: Log) -> dict[str, object]:
    """Return the result of a match, and what is legal now."""
    state = log.state
    board = state.board if state.board and not state.board.closed else None
    return {
        "entries": len(log.entries),
        "position": log.position,
        "rows": [
            [
                row.setting.deal,
                row.setting.attempt,
                str(row.contract) if row.contract else None,
                [["".join(map(str, line.to)), line.points, line.code] for line in row.lines],
            ]
            for row in state.sheet.rows
        ],
        "legal": list(map(str, state.legal())) if board and not board.claim else [],
        "turns": [[str(turn.hand), str(turn.actor)] for turn in board.turns] if board else [],
        "totals": {str(key): points for key, points in state.verdict.totals.items()}
        if state.verdict
        else None,
        "winner": list(map(str, state.verdict.winner)) if state.verdict else None,
    }


@every_log
def test_an_old_log_obeys_the_rules_and_means_the_same(name):
    """Every entry follows from those before; the results are those of the day when it was written."""
    assert EXPECTED[name] == meaning(replay(read_log(lines_of(name))))


@every_log
def test_an_old_log_is_written_again_as_it_was(name):
    """Field for field and in the same order; only the reasons of lines may find better words."""
    again = write_log(read_log(lines_of(name)), "fr")
    assert list(map(bare, lines_of(name))) == list(map(bare, again))


@every_log
def test_readers_of_an_old_log_see_what_is_theirs(name):
    """fold(redact(log)) = view(fold(log)) for a player and a spectator."""
    log = replay(read_log(lines_of(name)))
    for viewer in (Player("S"), Spectator()):
        assert hide(log.state, viewer) == replay(log.redacted(viewer), partial=True).state


@pytest.mark.parametrize("name", [name for name in EXPECTED if name.endswith("-claim-waiting")])
def test_an_old_log_goes_on(name):
    """The pending claim is refused, empty chairs are taken, and the deal is finished."""
    log = Log.fold(read_log(lines_of(name)))
    scored = len(log.state.sheet.rows)
    assert log.state.board is not None
    assert log.state.board.claim is not None
    while not log.state.board.closed:
        board = log.state.board
        actor = board.turns[0].actor
        if log.state.chairs[actor] is None:
            log.add(Seated(actor, f"new-{log.version}", "New", "person"))
        player = log.state.chairs[actor]
        assert player is not None
        log.act(player, AnswerClaim(accept=False) if board.claim else log.state.legal()[0])
    assert scored + 1 == len(log.state.sheet.rows)
    assert log.state == replay(read_log(list(write_log(log.entries)))).state
