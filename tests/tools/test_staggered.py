"""The search for individuals from one set of boards."""

import subprocess
import sys

from tests.building.copies import ROOT


def test_a_search_finds_a_schedule_that_keeps_the_laws() -> None:
    """Of 12 people in four rounds: each of five sets is played twice at least, and by nobody twice."""
    command = [sys.executable, str(ROOT / "tools" / "staggered.py"), "12", "4", "5"]
    line = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    rounds = [tables.split() for tables in line.removeprefix("12 4: ").split(" / ")]
    for tables in rounds:
        assert sorted("".join(tables).replace("-", "")) == list("abcdefghijkl")
    partners = {
        frozenset(table[start : start + 2])
        for tables in rounds
        for table in tables
        for start in (0, 2)
        if table != "-"
    }
    assert len(partners) == 4 * 6
    for board_set in range(5):
        players = "".join(tables[board_set] for tables in rounds).replace("-", "")
        assert len(set(players)) == len(players) >= 8
