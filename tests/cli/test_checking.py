"""Files are split into parts that are checked independently."""

import os
import threading

import pytest

from chelem.cli.shared.checking import check_part, split_file
from tests.formats.pbn.boards import game
from tests.support.systems import needs_pipes

pytestmark = pytest.mark.slow


def test_parts_cover_the_file(tmp_path):
    """Each board is in exactly one part, in file order."""
    path = tmp_path / "x.pbn"
    path.write_text("\n".join(game(Board=str(number)) for number in range(1, 1002)), encoding="utf-8")
    tasks = list(split_file(path))
    assert [check_part(task).boards for task in tasks] == [400, 400, 201]


@pytest.mark.parametrize("values", [{"Event": "##Cup"}, {"Site": "#"}])
def test_inheriting_games_are_not_split(tmp_path, values):
    """A file with inheritance is one part, however long it is."""
    path = tmp_path / "x.pbn"
    path.write_text("\n".join([game(), *[game(**values)] * 500]), encoding="utf-8")
    (task,) = split_file(path)
    assert check_part(task).boards == 501


@needs_pipes
def test_a_pipe_is_read_once(tmp_path):
    """A named pipe is one part and is not read twice."""
    path = tmp_path / "x.pbn"
    os.mkfifo(path)
    writer = threading.Thread(target=path.write_text, args=(game(),), daemon=True)
    writer.start()
    (task,) = split_file(path)
    assert check_part(task).boards == 1
    writer.join()
