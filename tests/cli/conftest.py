"""Runs the command in this process, as `chelem WORDS…` would run it."""

import io
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from chelem.cli.main import run


@dataclass(frozen=True)
class Ran:
    """What a command did: exit status, stdout, stderr."""

    status: int
    out: str
    err: str


@pytest.fixture
def chelem(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Run a command line in English, unless it says otherwise, with `typed` as standard input."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def command(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = run(list(words))
        output = capsys.readouterr()
        return Ran(status, output.out, output.err)

    return command


@pytest.fixture
def whiz_log(tmp_path: Path, chelem: Callable[..., Ran]) -> Path:
    """The log of a short match of Whiz among bots."""
    path = tmp_path / "whiz.jsonl"
    ran = chelem("play", "whiz", "--auto", "--deals", "2", "--seed", "1", "--save", os.fspath(path))
    assert ran.status == 0
    return path
