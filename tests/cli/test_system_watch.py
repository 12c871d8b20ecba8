"""`chelem system watch`: a real process, which sees a real file change."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from chelem.cli.main import EXIT_OK, EXIT_USAGE, run
from tests.cli.test_system import GOOD

WAIT = 120
"""Seconds after which a test gives up; what it waits for comes much sooner."""


class Watching:
    """A process that watches a file, and what it has printed."""

    def __init__(self, file: Path, language: str = "en") -> None:
        arguments = ["system", "watch", str(file), "--auctions", "20", "--lang", language]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "chelem", *arguments], stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self._ending = "auctions examined" if language == "en" else "séquences examinées"

    def answer(self, ending: str = "") -> str:
        """Return what is printed up to the line that ends an examination."""
        assert self.process.stdout is not None
        lines = []
        for line in self.process.stdout:
            lines.append(line)
            if (ending or self._ending) in line:
                return "".join(lines)
        raise AssertionError("".join(lines))

    def interrupt(self) -> int:
        """Press Ctrl-C and return the status."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(WAIT)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A system that somebody is writing."""
    path = tmp_path / "small.system"
    path.write_text(GOOD, encoding="utf-8")
    return path


@pytest.fixture
def watching(file: Path) -> Iterator[Watching]:
    """A process that has examined the file for the first time."""
    watching = Watching(file)
    with watching.process:
        assert "no fault" in watching.answer()
        yield watching
        watching.process.kill()


@pytest.mark.slow
@pytest.mark.timeout(WAIT)
def test_a_changed_rule_tells_what_its_calls_show_now(file: Path, watching: Watching) -> None:
    """The call itself, the call whose meaning follows from it, and hands; Ctrl-C ends it without an error."""
    file.write_text(GOOD.replace("1NT: 15-17", "1NT: 12-14"), encoding="utf-8")
    answer = watching.answer()
    assert "1 call has new rules" in answer
    assert "  1NT  12–14 HCP" in answer
    assert "in consequence" in answer
    hands = answer.split("Hands that bid 1NT:")[1].splitlines()
    assert 5 == sum(line.startswith("  ") for line in hands)
    assert EXIT_OK == watching.interrupt()


@pytest.mark.slow
@pytest.mark.timeout(WAIT)
def test_a_fault_is_new_once_and_fixed_once(file: Path, watching: Watching) -> None:
    """A gap is reported when it opens and when it closes."""
    file.write_text(GOOD.replace("  pass: any\nwhen 1NT -:", "when 1NT -:"), encoding="utf-8")
    assert "New: small.system" in watching.answer().replace(str(file), "small.system")
    file.write_text(GOOD, encoding="utf-8")
    answer = watching.answer()
    assert "Fixed: " in answer
    assert "no fault" in answer


@pytest.mark.slow
@pytest.mark.timeout(WAIT)
def test_an_error_leaves_the_last_state(file: Path, watching: Watching) -> None:
    """It is one sentence; the next change is compared with the state before the error."""
    file.write_text(GOOD.replace("15-17 hcp, balanced", "15-17 hpc, balanced"), encoding="utf-8")
    assert 1 == watching.answer("the vocabulary has no phrase").count("\n")
    file.write_text(GOOD, encoding="utf-8")
    assert "No call means anything else, and no fault came or went." in watching.answer()


def test_a_system_of_the_program_cannot_be_watched(capsys: pytest.CaptureFixture[str]) -> None:
    """It does not change; the sentence says what to name instead."""
    assert EXIT_USAGE == run(["system", "watch", "sayc", "--lang", "en"])
    assert "“sayc” is not a file to watch" in capsys.readouterr().err
