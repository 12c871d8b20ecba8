"""Files in parts that are checked apart."""

import os
import threading

import pytest

from chelem.cli.checking import check, tasks_of
from tests.formats.pbn.boards import game
from tests.support.systems import needs_pipes

pytestmark = pytest.mark.slow


def test_parts_of_a_file_make_the_whole(tmp_path):
    """Each board is in one part, in the order of the file."""
    path = tmp_path / "x.pbn"
    path.write_text("\n".join(game(Board=str(number)) for number in range(1, 1002)), encoding="utf-8")
    tasks = list(tasks_of(path))
    assert [check(task).boards for task in tasks] == [400, 400, 201]


@pytest.mark.parametrize("values", [{"Event": "##Cup"}, {"Site": "#"}])
def test_games_that_inherit_stay_together(tmp_path, values):
    """One part, whatever its length."""
    path = tmp_path / "x.pbn"
    path.write_text("\n".join([game(), *[game(**values)] * 500]), encoding="utf-8")
    (task,) = tasks_of(path)
    assert check(task).boards == 501


@needs_pipes
def test_a_pipe_is_read_once(tmp_path):
    """What comes through a pipe can be checked as well."""
    path = tmp_path / "x.pbn"
    os.mkfifo(path)
    writer = threading.Thread(target=path.write_text, args=(game(),), daemon=True)
    writer.start()
    (task,) = tasks_of(path)
    assert check(task).boards == 1
    writer.join()
