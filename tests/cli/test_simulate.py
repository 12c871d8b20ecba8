"""`chelem simulate`: a script's question, answered the same by one process or several (INTERFACES)."""

import json
import os
import signal
import subprocess
import sys

import pytest

from tests.support.systems import needs_kill

pytestmark = pytest.mark.slow

QUESTION = """
from chelem import Seat
from chelem.simulation import hand, making

title = "Strong no trumps"
condition = hand("N", "balanced", hcp="15-17") & (lambda deal: deal[Seat.S].hcp > 7)
measure = {"made": making("3NT by N"), "spades": lambda deal: deal[Seat.N].lengths[0]}
n = 30
seed = 4

if __name__ == "__main__":
    raise SystemExit("a question that is asked is no program")
"""


@pytest.fixture
def script(tmp_path):
    def write(text):
        path = tmp_path / "question.py"
        path.write_text(text, encoding="utf-8")
        return os.fspath(path)

    return write


def test_a_question_in_english_and_french(chelem, script):
    """The title, the deals, a row for each measure."""
    path = script(QUESTION)
    english, french = chelem("simulate", path), chelem("simulate", path, "--lang", "fr")
    assert (0, "", 0, "") == (english.status, english.err, french.status, french.err)
    assert english.out.startswith("Strong no trumps\n30 deals kept of ")
    assert "30 donnes gardées sur " in french.out
    assert ["made", "spades"] == [line.split()[0] for line in english.out.splitlines()[4:6]]


def test_for_programs(chelem, script):
    """INTERFACES: --json prints JSON to stdout, in English codes; options override those of the script."""
    path = script(QUESTION)
    output = json.loads(chelem("simulate", path, "--json", "--lang", "fr").out)
    assert (30, 4, "Strong no trumps") == (output["deals"], output["seed"], output["title"])
    output = json.loads(chelem("simulate", path, "--json", "-n", "10", "--seed", "5").out)
    assert (10, 5) == (output["deals"], output["seed"])


def test_processes_read_the_script_themselves(chelem, script):
    """Lambdas of the script work in processes, and the results are those of a single process."""
    path = script(QUESTION.replace("making(", "str("))
    alone = chelem("simulate", path, "--json", "-n", "120", "--jobs", "1")
    together = chelem("simulate", path, "--json", "-n", "120", "--jobs", "2")
    assert (2, 2) == (alone.status, together.status)
    assert alone.err == together.err
    path = script(QUESTION.replace('making("3NT by N")', "lambda deal: deal[Seat.N].hcp == 15"))
    alone = chelem("simulate", path, "--json", "-n", "120", "--jobs", "1")
    together = chelem("simulate", path, "--json", "-n", "120", "--jobs", "2")
    assert (0, alone.out) == (together.status, together.out)


def test_a_script_beside_another(chelem, script, tmp_path):
    """It imports from its own folder, as it would when Python runs it."""
    (tmp_path / "beside_the_question.py").write_text("def one(deal):\n    return 1\n")
    ran = chelem(
        "simulate", script("from beside_the_question import one as measure\ncondition = None\n"), "-n", "5"
    )
    assert (0, "") == (ran.status, ran.err)


@pytest.mark.parametrize("name", ["answer.png", "answer.svg"])
def test_a_picture(chelem, script, tmp_path, name):
    ran = chelem("simulate", script(QUESTION), "--plot", os.fspath(tmp_path / name))
    assert (0, "") == (ran.status, ran.err)
    assert (tmp_path / name).stat().st_size > 5_000


@pytest.mark.parametrize(
    ("text", "line", "said"),
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
@pytest.mark.parametrize("language", ["fr", "en"])
def test_an_error_of_the_script(chelem, script, text, line, said, language):
    """One sentence with its place, status 2, no traceback."""
    path = script(text)
    ran = chelem("simulate", path, "--lang", language)
    assert (2, "", 1) == (ran.status, ran.out, len(ran.err.strip().splitlines()))
    assert said in ran.err
    if line:
        assert f"{path}, {'ligne' if language == 'fr' else 'line'} {line}" in ran.err


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
    path = script(QUESTION)
    ran = chelem("simulate", *(word.format(path) for word in words))
    assert (2, "", 1) == (ran.status, ran.out, len(ran.err.strip().splitlines()))


@needs_kill
def test_ctrl_c(script):
    """The processes end with the command, at once, and nothing is written but that it was left."""
    path = script(
        "from chelem.simulation import par_score as par\n"
        "condition = None\nmeasure = par()\nprint('read\\n', end='', flush=True)\n"
    )
    command = [sys.executable, "-m", "chelem", "simulate", path, "-n", "100000", "--jobs", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, text=True
    ) as ran:
        for _ in range(3):
            assert "read\n" == ran.stdout.readline()  # in this process and in both workers
        os.killpg(ran.pid, signal.SIGINT)
        out, err = ran.communicate(timeout=20)  # both pipes are closed: nobody who held them is left
    assert "" == out
    assert "Traceback" not in err
    assert ran.returncode in (0, 130)
