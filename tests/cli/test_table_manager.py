"""Bad input of the commands that play with programs elsewhere: one sentence, and nothing is opened."""

from pathlib import Path

import pytest

from chelem.core.deals import Deal
from chelem.formats import dump


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("sit", "--port", "1", "--seat", "N", "--wait", "0"),
            "There is no table manager at 127.0.0.1, port 1",
        ),
        (("sit", "--port", "1", "--seat", "Q"), "is not a seat"),
        (("sit", "--port", "1", "--seat", "N", "--bot", "genius"), "genius"),
        (("table-manager", "--boards", "absent.pbn"), "absent.pbn does not exist."),
    ],
)
def test_bad_input_gets_one_sentence(chelem, words, sentence):
    result = chelem(*words)
    assert (2, "") == (result.status, result.out)
    assert sentence in result.err
    assert 1 == len(result.err.splitlines())


def test_nothing_is_opened_for_bad_boards_or_results(chelem, tmp_path: Path):
    boards = tmp_path / "boards.pbn"
    boards.write_text('[Board "1"]\n[Deal "N:AKQJ.AKQ.AKQ.AKQ - - -"]\n')
    command = ("table-manager", "--boards", str(boards), "--port", "0")
    results = [chelem(*command)]
    dump([Deal.from_number(1)], boards)
    results += [
        chelem(*command, "--results", str(tmp_path / target))
        for target in ("results.dlm", "absent/results.pbn")
    ]
    results.append(chelem(*command, "--bots", "N,Q"))
    for result in results:
        assert (2, "") == (result.status, result.out)
        assert 1 == len(result.err.splitlines())
