"""A format that was guessed wrongly is reported, and nothing is raised."""

import json
from io import BytesIO

import pytest

from chelem.core.errors import BadLog
from chelem.formats import Format, guess_format, load, load_text, write_log
from chelem.formats.registry import read_guessed
from tests.formats.disguises import disguised_files
from tests.formats.pbn.boards import game
from tests.support.chance import seeded
from tests.support.matches.played import played

PBN = game()


@pytest.mark.parametrize("guess", list(Format), ids=lambda form: form.value)
def test_no_guess_raises(guess):
    """Whatever a file holds, and whatever it is taken for, its reader yields boards and reports."""
    for _, content in disguised_files():
        for board in read_guessed(content, guess):
            assert all(report.say("fr") for report in board.reports("x"))


def test_files_without_a_name_are_loaded():
    """The library guesses the format of streams and texts."""
    for _, content in disguised_files():
        load(BytesIO(content))
        load_text(content.decode("latin-1"))


@pytest.mark.parametrize("start", ['{"', '{"Club night", 2024}\n', '{"version": 0}\n', "pn|S|"])
def test_pbn_behind_the_start_of_another_format_is_pbn(start):
    """A comment of PBN may look like an entry of a log, or like LIN."""
    text = f"{start}\n[Event]\n\n{PBN}"
    assert Format.PBN is not guess_format(text)
    assert any(board.has_content for board in load_text(text))


def test_a_log_that_is_not_valid_is_reported():
    """Its report has the line of the first wrong entry; a log whose format is given is refused."""
    lines = list(write_log(played("duplicate:1", seeded(1)).entries))
    entry = json.loads(lines[3])
    text = "\n".join([*lines[:3], json.dumps({**entry, "version": 77}), *lines[4:]])
    (board,) = load_text(text)
    (report,) = board.reports("x")
    assert (4, "log.entry", False) == (report.line, report.error.code, board.has_content)
    with pytest.raises(BadLog):
        load_text(text, "jsonl")


def test_a_log_with_a_byte_order_mark_is_read():
    """Some editors write one."""
    text = "\n".join(write_log(played("duplicate:1", seeded(1)).entries))
    assert load_text(text) == load_text(f"\ufeff{text}") != []
