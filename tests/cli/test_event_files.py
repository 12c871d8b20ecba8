"""Files that a club has: in other encodings, cut, empty, of another kind; one sentence with the place."""

import re
from pathlib import Path

import pytest

from chelem.core.deals import Deal
from chelem.events.files.files import write_event
from chelem.events.log.log_file import write_event_log
from tests.events.files.odd_events import odd_event

SUFFIXES = (".xml", ".pbn", ".json", ".csv", ".jsonl")
EVENT = odd_event("howell", 0)
FILES = {
    suffix: write_event_log(EVENT.entries)
    if suffix == ".jsonl"
    else write_event(EVENT.results(), f"x{suffix}")
    for suffix in SUFFIXES
}
PLAIN = {suffix: content.replace(b"\r\n", b"\n") for suffix, content in FILES.items()}
READABLE = {
    "mark": lambda content: b"\xef\xbb\xbf" + content,
    "crlf": lambda content: content.replace(b"\n", b"\r\n"),
    "cr": lambda content: content.replace(b"\n", b"\r"),
    "utf-16": lambda content: content.replace(b"UTF-8", b"UTF-16").decode().encode("utf-16"),
    "another utf-16": lambda content: content.decode().encode("utf-16"),
    "no end": lambda content: content.rstrip(),
}


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_encodings_and_ends_of_lines_change_nothing(chelem, tmp_path, suffix):
    """As Windows, spreadsheets and old Macs write them; the ranking is the same."""
    path = tmp_path / f"event{suffix}"
    path.write_bytes(FILES[suffix])
    whole = chelem("event", "rank", str(path)).out
    for name, change in READABLE.items():
        path.write_bytes(change(PLAIN[suffix]))
        assert (name, 0, whole, "") == (name, *vars_of(chelem("event", "rank", str(path))))
    assert 0 == chelem("event", "score", str(path)).status
    if suffix != ".xml":  # after its end, XML allows nothing
        path.write_bytes(PLAIN[suffix] + b"\x1a")
        assert whole == chelem("event", "rank", str(path)).out


def vars_of(result):
    """The status and both outputs of a command."""
    return result.status, result.out, result.err


@pytest.mark.parametrize("suffix", SUFFIXES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_no_event_is_refused_in_one_sentence(chelem, tmp_path, suffix, language):
    """Empty, other bytes, other text; and nothing is written."""
    path, target = tmp_path / f"event{suffix}", tmp_path / "out.csv"
    for content in (b"", b" \n\n", bytes(range(256)) * 40, b"Dear members,\nno results tonight.\n"):
        path.write_bytes(content)
        result = chelem("event", "score", str(path), "-o", str(target), "--lang", language)
        assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
        assert list(tmp_path.iterdir()) == [path]
    path.write_bytes(b"")
    assert ("is empty" if language == "en" else "est vide") in chelem(
        "event", "rank", str(path), "--lang", language
    ).err


@pytest.mark.parametrize(
    ("suffix", "place"),
    [
        (".xml", "line"),
        (".pbn", "line"),
        (".json", "line 360, character"),
        (".csv", "Row"),
        (".jsonl", "Entry"),
    ],
)
def test_a_file_that_is_cut_says_where(chelem, tmp_path, suffix, place):
    """In the middle of a line; a log is refused with status 1."""
    path, content = tmp_path / f"event{suffix}", FILES[suffix]
    middle = content.index(b",", len(content) // 2) if suffix == ".csv" else len(content) // 2
    for end in (middle, content.index(b"[ScoreTable") + 40) if suffix == ".pbn" else (middle,):
        path.write_bytes(content[:end])
        result = chelem("event", "rank", str(path))
        assert (result.status, result.out, result.err.count("\n")) == (1 if suffix == ".jsonl" else 2, "", 1)
        assert place in result.err


@pytest.mark.parametrize("words", [("movement", "--read"), ("draw",)])
def test_json_that_is_cut_says_where(chelem, tmp_path, words):
    """Of movements and of draws as of results."""
    path = tmp_path / "cut.json"
    path.write_text('{"round": 2,\n "standings": [{"entrant": 1')
    result = chelem("event", *words, str(path))
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert "line 2, character 29" in result.err


def test_one_of_several_files_is_named(chelem, tmp_path):
    """The sentence begins with the file that cannot be read."""
    good, bad = tmp_path / "good.csv", tmp_path / "bad.csv"
    good.write_bytes(FILES[".csv"])
    bad.write_text("board,ns,ew,score\n1,1,2,420\n1,3,4,much\n")
    result = chelem("event", "score", str(good), str(bad))
    assert (result.status, result.err.count("\n")) == (2, 1)
    assert result.err.startswith(f"{bad}: Row 2 below the heading")


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        ('1,1,"2,420', "Row 1 below the heading is not valid. .*quotes"),
        ("1,1,2,420\n1,3", "Row 2 below the heading is not valid. The file ends in the middle"),
        ("1,1,2,420\n\nentrant,penalty\nnobody", "Row 4 below the heading is not valid"),
    ],
)
def test_a_row_that_is_not_whole_is_named(chelem, tmp_path, rows, sentence):
    """An open quote, the end of the file, somebody who has no results."""
    path = tmp_path / "event.csv"
    path.write_text(f"board,ns,ew,score\n{rows}")
    result = chelem("event", "rank", str(path))
    assert (result.status, result.out) == (2, "")
    assert re.match(sentence, result.err)


@pytest.mark.slow
def test_a_file_of_deals_must_have_deals_of_the_event(chelem, tmp_path):
    """Anything else printed results without hands, as if nothing had been asked for."""
    event, deals, target = (tmp_path / name for name in ("event.csv", "deals.pbn", "out.pdf"))
    event.write_bytes(FILES[".csv"])
    words = ("event", "print", str(event), "--what", "results", "--deals", str(deals), "-o", str(target))
    board = '[Board "{}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{}"]\n\n'
    texts = ["", "hello\n", FILES[".xml"].decode(), board.format(77, Deal.from_number(10**27))]
    for text in texts:
        deals.write_text(text)
        result = chelem(*words)
        assert (result.status, result.err.count("\n"), target.exists()) == (2, 1, False)
    whole = board.format(1, Deal.from_number(10**27))
    deals.write_text(whole + whole.replace('"1"', '"2"')[:90])
    result = chelem(*words)
    assert (result.status, target.exists()) == (0, True)
    assert "left out" in result.err


def test_a_folder_is_no_file(chelem, tmp_path):
    """For reading and for writing."""
    source = tmp_path / "event.csv"
    source.write_bytes(FILES[".csv"])
    for words in (("rank", str(tmp_path)), ("score", str(source), "-o", str(Path(tmp_path, "no", "x.csv")))):
        result = chelem("event", *words)
        assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)


def test_a_table_of_results_names_its_movement(chelem, tmp_path):
    """Its rounds, tables and pairs are a movement's; what stands below them says nothing of that."""
    path = tmp_path / "tuesday.csv"
    path.write_bytes(FILES[".csv"])
    assert b"setting,value" in FILES[".csv"]
    result = chelem("event", "movement", "--read", str(path))
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith("tuesday: 6 pairs")
