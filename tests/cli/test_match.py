"""`chelem match`: team matches between bots (INTERFACES)."""

import json

import pytest

from chelem.cli import match as command
from chelem.core.errors import ChelemError

pytestmark = pytest.mark.slow


def without_times(text):
    """Return the JSON of a result without processor times, which differ."""
    result = json.loads(text)
    for team in result["teams"].values():
        del team["cpu_seconds"]
    return result


def test_json(chelem):
    """INTERFACES: boards, IMPs a board and their standard error; equal teams tie."""
    result = json.loads(chelem("match", "instant", "instant", "--boards", "2", "--seed", "1", "--json").out)
    assert (2, 0.0, 0.0, 2) == (
        result["boards"],
        result["imps_per_board"],
        result["standard_error"],
        result["tied"],
    )
    assert {"mean", "max", "decisions"} == set(result["teams"]["a"]["cpu_seconds"]["cards"])


def test_the_number_of_processes_does_not_matter(chelem):
    """The same seed gives the same boards and results."""
    one, two = (
        chelem("match", "instant", "instant", "--boards", "4", "--seed", "7", "--json", "--jobs", jobs)
        for jobs in ("1", "2")
    )
    assert (0, "", 0, "") == (one.status, one.err, two.status, two.err)
    assert without_times(one.out) == without_times(two.out)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            (
                "instant:sayc A v instant:sayc B, 2 boards, seed 1",
                "+0.00 ± 0.00 IMPs per board for instant:sayc A",
            ),
        ),
        ("fr", ("instant:sayc A contre instant:sayc B, 2 donnes, graine 1", "+0,00 ± 0,00 IMP par donne")),
    ],
)
@pytest.mark.parametrize("kind", [(), ("--bidding-only",), ("--same-contracts",)])
def test_tables(chelem, language, expected, kind):
    """The result is readable in both languages, and every sentence has its words."""
    result = chelem(
        "match", "instant", "instant", "-n", "2", "--seed", "1", "--jobs", "1", "--lang", language, *kind
    )
    assert (0, "") == (result.status, result.err)
    for text in expected:
        assert text in result.out
    assert "arena" not in result.out


def test_boards_are_kept(chelem, tmp_path):
    """`chelem check` finds no fault in the file; `-` is standard output."""
    path = tmp_path / "match.pbn"
    words = ("match", "instant", "instant", "-n", "2", "--seed", "1", "--jobs", "1", "--pbn")
    assert 0 == chelem(*words, str(path)).status
    checked = json.loads(chelem("check", str(path), "--json").out)
    assert (0, 4) == (chelem("check", str(path)).status, path.read_text().count("[Event "))
    assert checked
    printed = chelem(*words, "-")
    assert path.read_text().splitlines() == printed.out.splitlines()


@pytest.mark.parametrize(
    ("scoring", "unit", "said"),
    [
        ("rubber", "points", "+0.00 ± 0.00 points per board"),
        ("chicago", "points", "+0.00 ± 0.00 points per board"),
        ("matchpoints", "matchpoints", "+0.00 ± 0.00 matchpoints above average (top 2) per board"),
    ],
)
def test_other_scorings(chelem, scoring, unit, said):
    """INTERFACES: points a board and their standard error instead of IMPs; equal teams tie."""
    words = ("match", "instant", "instant", "-n", "2", "--seed", "1", "--bidding-only", "--scoring", scoring)
    result = json.loads(chelem(*words, "--jobs", "1", "--json").out)
    assert (scoring, 2, 0.0, 0.0) == (
        result["scoring"],
        result["boards"],
        result[f"{unit}_per_board"],
        result["standard_error"],
    )
    assert "imps_per_board" not in result
    for language in ("en", "fr"):
        shown = chelem(*words, "--jobs", "1", "--lang", language)
        assert (0, "") == (shown.status, shown.err)
        assert "arena" not in shown.out
        assert language == "fr" or said in shown.out


def test_the_same_part_score_on_every_board(chelem, tmp_path):
    """What is asked for is kept with each board, and the file has no faults."""
    path = tmp_path / "match.pbn"
    words = ("--scoring", "rubber", "--part-score", "60:20", "--bidding-only", "--pbn", str(path))
    shown = chelem("match", "instant", "instant", "-n", "2", "--jobs", "1", *words)
    assert 0 == shown.status
    assert "bidding only, rubber, 60:20 before each board" in shown.out
    assert 4 == path.read_text().count('[BelowTheLine "NS 60 EW 20"]')
    assert 4 == path.read_text().count('[Scoring "Rubber"]')
    assert 0 == chelem("check", str(path)).status


@pytest.mark.parametrize(("count", "expected"), [(2, "2 of 5 boards were"), (0, "0 of 5 boards were")])
@pytest.mark.parametrize("kind", [(), ("--bidding-only",)])
def test_ctrl_c(chelem, monkeypatch, count, expected, kind):
    """What was played so far is printed, if only that it is nothing."""

    def interrupted(work, boards, _jobs):
        for board in list(boards)[:count]:
            yield work(board)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "map_parallel", interrupted)
    result = chelem("match", "instant", "instant", "-n", "5", "--seed", "1", *kind)
    assert (0, "") == (result.status, result.err)
    assert f"{expected} played" in result.out


def test_an_error_of_a_bot(chelem, monkeypatch):
    """The boards before it are printed, the error is not hidden."""

    def failing(work, boards, _jobs):
        yield work(next(iter(boards)))
        raise ZeroDivisionError

    monkeypatch.setattr(command, "map_parallel", failing)
    with pytest.raises(ZeroDivisionError):
        chelem("match", "instant", "instant", "-n", "5", "--seed", "1")


def test_a_killed_worker(chelem, monkeypatch, tmp_path):
    """What was played is printed and kept, and one sentence says what happened."""

    def broken(work, boards, _jobs):
        yield work(next(iter(boards)))
        raise ChelemError("cli.broken")

    monkeypatch.setattr(command, "map_parallel", broken)
    path = tmp_path / "match.pbn"
    result = chelem("match", "instant", "instant", "-n", "5", "--seed", "1", "--pbn", str(path))
    assert (2, 1) == (result.status, len(result.err.splitlines()))
    assert "1 of 5 boards was played" in result.out
    assert 2 == path.read_text().count("[Event ")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("godlike", "instant"), "instant"),
        (("instant", "instant:precision"), "sayc"),
        (("instant", "instant:sayc:wild"), "usual"),
        (("instant", "a:b:c:d"), "a:b:c:d"),
        (("instant",), "B"),
        (("instant", "instant", "--boards", "0"), "--boards"),
        (("instant", "instant", "--bidding-only", "--same-contracts"), "--same-contracts"),
        (("instant", "listen:99999"), "listen:99999"),
        (("listen:2000", "listen:2001"), "table-manager"),
        (("instant", "listen:2000", "--bidding-only"), "--bidding-only"),
        (("instant", "listen:2000", "--scoring", "rubber"), "--scoring"),
        (("instant", "instant", "--scoring", "total"), "rubber, chicago"),
        (("instant", "instant", "--part-score", "60:0"), "--scoring"),
        (("instant", "instant", "--scoring", "rubber", "--part-score", "65:0"), "65"),
        (("instant", "instant", "--scoring", "rubber", "--part-score", "60"), "60:0"),
        (("instant", "instant", "--scoring", "chicago", "--part-score", "50:50", "--jobs", "1"), "Chicago"),
        (("instant", "listen:2000", "--host", "192.0.2.1"), "192.0.2.1"),
        (("instant", "instant", "--pbn", "nowhere/x.pbn"), "nowhere"),
    ],
)
def test_bad_input(chelem, words, expected, language):
    """INTERFACES: status 2, one sentence, nothing else."""
    result = chelem("match", *words, "--lang", language)
    assert (2, "", 1) == (result.status, result.out, len(result.err.strip().splitlines()))
    assert expected in result.err
