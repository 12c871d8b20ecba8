"""Fixtures that run command lines in this process."""

import io
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from chelem.cli.main import run


@dataclass(frozen=True)
class CommandResult:
    """A command's exit status, stdout and stderr."""

    status: int
    out: str
    err: str


@pytest.fixture
def chelem(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Callable[..., CommandResult]:
    """Run a command line, by default in English, with `typed` as standard input."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def command(*words: str, typed: str = "") -> CommandResult:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = run(list(words))
        output = capsys.readouterr()
        return CommandResult(status, output.out, output.err)

    return command


@pytest.fixture
def whiz_log(tmp_path: Path, chelem: Callable[..., CommandResult]) -> Path:
    """The log of a short match of Whiz among bots."""
    path = tmp_path / "whiz.jsonl"
    result = chelem("play", "whiz", "--auto", "--deals", "2", "--seed", "1", "--save", os.fspath(path))
    assert result.status == 0
    return path
