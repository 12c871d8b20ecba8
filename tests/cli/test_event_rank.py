"""`chelem event rank` and `serve`: an event's log as of any entry, and in the browser."""

import json
from pathlib import Path

import httpx
import pytest

from chelem.events.log.log_file import write_event_log
from chelem.movements.generators.mitchell import mitchell
from tests.events.files.usebio_text import usebio_board, usebio_text
from tests.events.log.evenings import played
from tests.support.servers.command import Command

SUITS = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
DEALS = f'[Board "1"]\n[Deal "N:{SUITS}"]\n'


@pytest.fixture
def log(tmp_path: Path) -> Path:
    path = tmp_path / "evening.jsonl"
    path.write_bytes(write_event_log(played(mitchell(3, 3, 2)).entries))
    return path


def test_a_log_is_ranked_as_of_any_entry(chelem, log):
    """The ranking is that of the event folded to there, after all entries by default."""
    event = played(mitchell(3, 3, 2))
    for count in (4, 9, event.version):
        output = json.loads(chelem("event", "rank", str(log), "--as-of", str(count), "--json").out)
        expected = [str(one.result) for ranking in event.as_of(count).ranking() for one in ranking]
        assert expected == [one["exact"] for one in output["ranking"]]
        assert (count, event.version) == (output["as_of"], output["entries"])
    assert output == json.loads(chelem("event", "rank", str(log), "--json").out)


def test_it_is_printed_in_both_languages(chelem, log):
    """After how many entries, in words, and the lines."""
    assert "Après 9 entrées" in chelem("event", "rank", str(log), "--as-of", "9", "--lang", "fr").out
    assert "North-South" in chelem("--lang", "en", "event", "rank", str(log)).out


def test_what_has_no_such_entry_is_refused(chelem, log, tmp_path):
    """More entries than there are, or a file that is no log: one sentence, status 2."""
    path = tmp_path / "event.xml"
    path.write_bytes(usebio_text(usebio_board(1, 620, 170, 170, -100)))
    for asked in ((str(log), "--as-of", "999"), (str(path), "--as-of", "1"), (str(log), "--as-of", "-1")):
        result = chelem("event", "rank", *asked)
        assert (2, "") == (result.status, result.out)
    assert 1 == json.loads(chelem("event", "rank", str(path), "--json").out)["ranking"][0]["place"]
    assert 2 == chelem("event", "serve", str(path)).status


def test_a_bad_log_is_refused_with_its_reason(chelem, log, tmp_path):
    """Status 1, as for the log of a match, with the entry and the field; nothing is printed as a ranking."""
    lines = log.read_text().splitlines(keepends=True)
    bad = tmp_path / "bad.jsonl"
    damaged = [line.replace('"tricks"', '"trikcs"') if at == 6 else line for at, line in enumerate(lines)]
    for content, entry, reason in (
        (damaged, 6, "The field “result.tricks” is missing or invalid"),
        ([*lines[:3], "{]\n"], 3, "This line is not JSON"),
        (lines[:3] + lines[4:], 3, "Its version is 4 instead of 3"),
    ):
        bad.write_text("".join(content))
        for command in ("score", "rank", "serve"):
            result = chelem("event", command, str(bad))
            assert (1, "") == (result.status, result.out)
            assert f"Entry {entry} " in result.err
            assert reason in result.err
        result = chelem("event", "score", str(log), str(bad))
        assert (1, "") == (result.status, result.out)
        assert str(bad) in result.err
        assert reason in result.err


def test_names_and_deals_that_cannot_be_read_are_refused(chelem, log, tmp_path):
    """A number that is nobody's, a list without columns, a file without deals: nothing is served."""
    for option, text in (
        ("--names", "number,name\n99,Aa - Bb\n"),
        ("--names", "Aa\n"),
        ("--deals", "nothing"),
    ):
        path = tmp_path / "list.csv"
        path.write_text(text)
        result = chelem("event", "serve", str(log), option, str(path))
        assert (2, "") == (result.status, result.out)


@pytest.mark.slow
def test_a_log_is_read_in_the_browser_and_nobody_writes_to_it(log, tmp_path):
    """Its pages have the ranking, with names and deals of other files; without a key nobody writes."""
    names, deals = tmp_path / "names.csv", tmp_path / "deals.pbn"
    names.write_text("number,name\n2,Zzyzx - Qqwerty\n")
    deals.write_text(DEALS)
    files = ("--names", str(names), "--deals", str(deals))
    server = Command(tmp_path, "event", "serve", str(log), "--port", "0", "--lang", "en", *files)
    try:
        address = server.until(r"\bhttp\S+(?=\s)")[0]
        path = address.replace("/tournoi/", "/api/events/")
        shown = httpx.get(path, timeout=60).json()
        assert ["NS", "EW"] == [ranking["line"] for ranking in shown["rankings"]]
        named = {each["entrant"]: each["names"] for each in shown["entrants"] if each["names"]}
        assert {2: ["Zzyzx", "Qqwerty"]} == named
        traveller = httpx.get(f"{path}/boards/1", timeout=60).json()
        assert traveller["hands"] is not None
        entry = {"entry": {"event": "closed"}}
        assert 403 == httpx.post(f"{path}/entries", json=entry, timeout=60).status_code
    finally:
        server.terminate()


def test_whole_results_are_printed_without_decimals(chelem, tmp_path):
    """At board-a-match: 3 of 4 points, not 3,00."""
    path = tmp_path / "teams.csv"
    path.write_text(
        "round,table,board,ns,ew,score\n1,1,1,1,2,420\n1,2,1,2,1,50\n1,1,2,1,2,-100\n1,2,2,2,1,-100\n\n"
        "setting,value\nmatches,teams\nvictory points,board-a-match\n"
    )
    lines = chelem("event", "rank", str(path), "--lang", "fr").out.splitlines()
    assert ["1", "1", "3", "2"] == [word for word in lines[3].split("│") for word in word.split()]
