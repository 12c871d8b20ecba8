"""The cookbook: every script runs, and its pages show the scripts as they are."""

import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted((ROOT / "examples" / "cookbook").glob("*.py"))
PRINTED = {
    "01": "Par: 7♥ E/W, 1510 for East-West",
    "02": "Board 2: 6S by N, 11 tricks",
    "03": "20 deals",
    "04": "4 boards",
    "05": "North-South: 870 East-West: -870",
    "06": "2 boards",
    "07": "club.pbn:10: board 2: warning: Missing tags",
    "08": "16 boards for the machine",
    "09": "club.pdf begins with b'%PDF'",
    "10": "the same end: True",
    "11": "EW: 100 below the line",
    "12": "<svg True",
    "13": "4 deals",
    "14": "1. Pair 3: 100.00 percent",
}
"""A part of what each script prints, by its number."""


def test_there_are_fourteen():
    assert sorted(PRINTED) == [script.stem[:2] for script in SCRIPTS]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_a_script_runs(script, tmp_path, monkeypatch, capfd):
    """A script runs in any folder, without a warning, which tests take for an error."""
    monkeypatch.chdir(tmp_path)
    runpy.run_path(os.fspath(script), run_name="__main__")
    out, err = capfd.readouterr()
    assert "" == err
    assert PRINTED[script.stem[:2]] in out


def test_a_script_is_a_program(tmp_path):
    """Python runs it by its path, from any folder, without a warning."""
    ran = subprocess.run(
        [sys.executable, "-W", "error", os.fspath(SCRIPTS[0])],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert "" == ran.stderr
    assert PRINTED["01"] in ran.stdout


@pytest.mark.parametrize("page", ["cookbook.md", "cookbook.fr.md"])
def test_the_pages_show_the_scripts(page):
    """In their order, without their docstrings."""
    shown = re.findall(
        r"```python\n(.*?)```", (ROOT / "docs" / page).read_text(encoding="utf-8"), flags=re.DOTALL
    )
    code = [
        re.sub(r'^""".*?"""\n\n', "", script.read_text(encoding="utf-8"), flags=re.DOTALL)
        for script in SCRIPTS
    ]
    assert code == shown
