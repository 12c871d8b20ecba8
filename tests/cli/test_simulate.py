"""`chelem simulate`: one or several processes give equal results (INTERFACES)."""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress

import pytest

from tests.support.systems import needs_kill
from tests.support.thorough import first_of

pytestmark = pytest.mark.slow

SCRIPT = """
from chelem import Seat
from chelem.simulation import hand, making

title = "Strong no trumps"
condition = hand("N", "balanced", hcp="15-17") & (lambda deal: deal[Seat.S].hcp > 7)
measure = {"made": making("3NT by N"), "spades": lambda deal: deal[Seat.N].lengths[0]}
n = 30
seed = 4

if __name__ == "__main__":
    raise SystemExit("the script ran as a program")
"""


@pytest.fixture
def script(tmp_path):
    def write(text):
        path = tmp_path / "question.py"
        path.write_text(text, encoding="utf-8")
        return os.fspath(path)

    return write


def test_result_in_english_and_french(chelem, script):
    """The output has the title, the number of deals and a row per measure."""
    path = script(SCRIPT)
    english, french = chelem("simulate", path), chelem("simulate", path, "--lang", "fr")
    assert (0, "", 0, "") == (english.status, english.err, french.status, french.err)
    assert english.out.startswith("Strong no trumps\n30 deals kept of ")
    assert "30 donnes gardées sur " in french.out
    assert ["made", "spades"] == [line.split()[0] for line in english.out.splitlines()[4:6]]


def test_json_output(chelem, script):
    """INTERFACES: --json prints JSON to stdout, in English codes; options override those of the script."""
    path = script(SCRIPT)
    output = json.loads(chelem("simulate", path, "--json", "--lang", "fr").out)
    assert (30, 4, "Strong no trumps") == (output["deals"], output["seed"], output["title"])
    output = json.loads(chelem("simulate", path, "--json", "-n", "10", "--seed", "5").out)
    assert (10, 5) == (output["deals"], output["seed"])


def test_processes_read_the_script_themselves(chelem, script):
    """Lambdas of the script work in processes, and the results are those of a single process."""
    path = script(SCRIPT.replace("making(", "str("))
    serial = chelem("simulate", path, "--json", "-n", "120", "--jobs", "1")
    parallel = chelem("simulate", path, "--json", "-n", "120", "--jobs", "2")
    assert (2, 2) == (serial.status, parallel.status)
    assert serial.err == parallel.err
    path = script(SCRIPT.replace('making("3NT by N")', "lambda deal: deal[Seat.N].hcp == 15"))
    serial = chelem("simulate", path, "--json", "-n", "120", "--jobs", "1")
    parallel = chelem("simulate", path, "--json", "-n", "120", "--jobs", "2")
    assert (0, serial.out) == (parallel.status, parallel.out)


def test_script_imports_from_its_own_folder(chelem, script, tmp_path):
    """The script's folder is on the import path, as when Python runs it."""
    (tmp_path / "beside_the_question.py").write_text("def one(deal):\n    return 1\n")
    result = chelem(
        "simulate", script("from beside_the_question import one as measure\ncondition = None\n"), "-n", "5"
    )
    assert (0, "") == (result.status, result.err)


@pytest.mark.parametrize("name", first_of(["answer.png", "answer.svg"], "answer.png"))
def test_plot(chelem, script, tmp_path, name):
    result = chelem("simulate", script(SCRIPT), "--plot", os.fspath(tmp_path / name))
    assert (0, "") == (result.status, result.err)
    assert (tmp_path / name).stat().st_size > 5_000


@pytest.mark.parametrize(
    ("text", "line", "expected"),
    [
        ("condition = None\nmeasure = lambda deal: [\n", 2, "never closed"),
        ("from chelem.simulation import hand\n\ncondition = hand('N', 'balansed')\n", 3, "balansed"),
        ("condition = None\ndef measure(deal):\n    return 1 / 0\n", 3, "ZeroDivisionError"),
        ("def condition(deal):\n    return deal.card\nmeasure = None or len\n", 2, "AttributeError"),
        ("import sys\nsys.exit(3)\n", 2, "SystemExit"),
        ("condition = None\n", None, "measure"),
        ("measure = len\n", None, "condition"),
        ("condition = None\nmeasure = 5\n", None, "measure"),
        ("condition = None\nmeasure = lambda deal: deal\n", None, "measure"),
        ("condition = None\nmeasure = lambda deal: 1\nn = 'many'\n", None, "many"),
        ("condition = None\nmeasure = lambda deal: 1\nseed = 'x'\n", None, "seed"),
    ],
)
@pytest.mark.parametrize("language", first_of(["fr", "en"], "fr"))
def test_script_errors(chelem, script, text, line, expected, language):
    """A script error gives one sentence with its line, status 2 and no traceback."""
    path = script(text)
    result = chelem("simulate", path, "--lang", language)
    assert (2, "", 1) == (result.status, result.out, len(result.err.strip().splitlines()))
    assert expected in result.err
    if line:
        assert f"{path}, {'ligne' if language == 'fr' else 'line'} {line}" in result.err


@pytest.mark.parametrize(
    "words",
    [
        ("nowhere.py",),
        (".",),
        ("{}", "--plot", "answer.doc"),
        ("{}", "--plot", "nowhere/answer.png"),
        ("{}", "-n", "0"),
        ("{}", "--jobs", "0"),
        (),
    ],
)
def test_bad_usage(chelem, script, words):
    """INTERFACES: status 2 and one sentence."""
    path = script(SCRIPT)
    result = chelem("simulate", *(word.format(path) for word in words))
    assert (2, "", 1) == (result.status, result.out, len(result.err.strip().splitlines()))


@needs_kill
def test_ctrl_c(script):
    """Ctrl-C ends all processes at once, without a traceback."""
    path = script(
        "from chelem.simulation import par_score as par\n"
        "condition = None\nmeasure = par()\nprint('read\\n', end='', flush=True)\n"
    )
    command = [sys.executable, "-m", "chelem", "simulate", path, "-n", "100000", "--jobs", "2"]
    # What a shell starts in the background ignores Ctrl-C, and so would its children.
    heeding = "import os, signal, sys; signal.signal(2, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
    with subprocess.Popen(
        [sys.executable, "-c", heeding, *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    ) as result:
        try:
            for _ in range(3):
                assert "read\n" == result.stdout.readline()  # in this process and in both workers
            os.killpg(result.pid, signal.SIGINT)
            out, err = result.communicate(timeout=60)  # both pipes are closed: nobody who held them is left
        finally:
            with suppress(ProcessLookupError):
                os.killpg(result.pid, signal.SIGKILL)
    assert "" == out
    assert "Traceback" not in err
    assert result.returncode in (0, 130)
