"""`chelem event print`: the paper of an event as PDF."""

import json
from io import BytesIO

import pytest
from pypdf import PdfReader

from chelem.core.deals import Deal
from chelem.events.log.log_file import write_event_log
from tests.events.files.odd_events import odd_event
from tests.events.files.usebio_text import usebio_board, usebio_text

pytestmark = pytest.mark.slow


def text_of(path) -> str:
    pages = PdfReader(BytesIO(path.read_bytes())).pages
    return " ".join(" ".join(page.extract_text().replace("\u200b", "").split()) for page in pages)


@pytest.mark.parametrize(
    ("what", "shown"),
    [
        ("guide-cards", "Paire 8"),
        ("table-cards", "Table 4"),
        ("travellers", "Donneur : Nord"),
        ("slips", "Table 4 – tour 7"),
        ("signs", "http://club.example/A4"),
    ],
)
def test_paper_of_a_movement(chelem, tmp_path, what, shown):
    """Of the best movement for the pairs, in the language of the command."""
    target = tmp_path / "out.pdf"
    words = (
        "--pairs",
        "8",
        "--rounds",
        "7",
        "--section",
        "A",
        "--url",
        "http://club.example/{section}{table}",
    )
    result = chelem("event", "print", "--what", what, "-o", str(target), *words, "--lang", "fr")
    assert (result.status, result.out) == (0, "")
    assert str(target) in result.err
    assert shown in text_of(target)


def test_the_movement_of_a_file(chelem, tmp_path):
    """As `chelem event movement` writes it; one that cannot be played is refused."""
    source, target = tmp_path / "m.json", tmp_path / "out.pdf"
    made = json.loads(chelem("event", "movement", "--pairs", "6", "--rounds", "5", "--json").out)
    source.write_text(json.dumps(made))
    assert chelem("event", "print", str(source), "--what", "guide-cards", "-o", str(target)).status == 0
    assert "Pair 6" in text_of(target)
    made["rounds"][1] = made["rounds"][0]
    source.write_text(json.dumps(made))
    refused = chelem("event", "print", str(source), "--what", "slips", "-o", str(target))
    assert (refused.status, refused.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    ("what", "more", "shown"),
    [
        ("ranking", ("--points", "20"), "1 1 "),
        ("scorecards", ("--entrant", "2"), "Pair 2, East-West EW 2a"),
        ("results", (), "Freq. N-S"),
    ],
)
def test_paper_of_results(chelem, tmp_path, what, more, shown):
    """Of the file of the event."""
    source, target = tmp_path / "event.xml", tmp_path / "out.pdf"
    source.write_bytes(usebio_text(usebio_board(1, 620, 170, 170, -100)))
    result = chelem("event", "print", str(source), "--what", what, "-o", str(target), *more)
    assert result.status == 0
    assert shown in text_of(target)


def test_hands_come_from_a_file_of_boards(chelem, tmp_path):
    """With `--deals`, each board has its four hands."""
    source, deals, target = (tmp_path / name for name in ("event.xml", "deals.pbn", "out.pdf"))
    source.write_bytes(usebio_text(usebio_board(1, 620, 170)))
    hands = Deal.from_number(10**27)
    deals.write_text(f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{hands}"]\n')
    words = ("event", "print", str(source), "--what", "results", "-o", str(target))
    assert chelem(*words).status == 0
    without = text_of(target)
    assert chelem(*words, "--deals", str(deals)).status == 0
    assert len(text_of(target)) > len(without) + 52
    assert "Par" in text_of(target)


@pytest.mark.parametrize(
    "words",
    [
        ("--what", "posters", "--pairs", "8", "--rounds", "7"),
        ("--what", "guide-cards"),
        ("--what", "ranking"),
        ("--what", "slips", "--pairs", "8", "--rounds", "7", "--paper", "a3"),
    ],
)
def test_other_requests_are_refused_in_one_sentence(chelem, tmp_path, words):
    """An unknown paper, no movement, no results, an unknown size: nothing is written."""
    target = tmp_path / "out.pdf"
    result = chelem("event", "print", *words, "-o", str(target))
    assert (result.status, result.err.count("\n"), target.exists()) == (2, 1, False)


@pytest.fixture(scope="module")
def log_of_sections(tmp_path_factory):
    """A log of section A with three tables and section B with five, which play the same boards."""
    path = tmp_path_factory.mktemp("log") / "event.jsonl"
    path.write_bytes(write_event_log(odd_event("sections", 1).entries))
    return path


@pytest.mark.parametrize(
    ("what", "count", "of_each"),
    [
        ("guide-cards", 16, ("Odd · A Pair 6", "Odd · B Pair 10")),
        ("table-cards", 8, ("Odd · A Table 3", "Odd · B Table 5")),
        ("travellers", 16, ("Odd · A", "Odd · B")),
        ("slips", 24, ("Odd · A Table 3 – round 3", "Odd · B Table 5 – round 3")),
        ("signs", 16, ("http://x/A3", "http://x/B5")),
        ("scorecards", 0, ("Pair A 6", "Pair B 10")),
    ],
)
def test_all_sections_of_a_log_are_printed_or_the_one_that_is_named(
    chelem, tmp_path, log_of_sections, what, count, of_each
):
    """Each card says its section; a name in small letters is the same section."""
    both, one = tmp_path / "both.pdf", tmp_path / "one.pdf"
    words = ("event", "print", str(log_of_sections), "--what", what, "--url", "http://x/{section}{table}")
    assert chelem(*words, "-o", str(both)).status == 0
    assert chelem(*words, "-o", str(one), "--section", "b").status == 0
    of_both, of_one = text_of(both), text_of(one)
    assert all(shown in of_both for shown in of_each)
    assert of_each[0] not in of_one
    assert of_each[1] in of_one
    if count:
        assert of_both.count("Odd · ") == count


def test_a_section_that_a_log_has_not_is_refused(chelem, tmp_path, log_of_sections):
    """In one sentence with the sections that there are, for papers before the event and after it."""
    target = tmp_path / "out.pdf"
    for what in ("slips", "ranking"):
        result = chelem(
            "event", "print", str(log_of_sections), "--what", what, "--section", "C", "-o", str(target)
        )
        assert (result.status, result.err.count("\n"), target.exists()) == (2, 1, False)
        assert "A, B" in result.err


@pytest.mark.parametrize("what", ["guide-cards", "table-cards", "travellers", "slips", "signs", "scorecards"])
def test_nothing_is_printed_before_a_swiss_is_drawn(chelem, tmp_path, what):
    """A blank page says nothing; a sentence does."""
    path, target = tmp_path / "swiss.jsonl", tmp_path / "out.pdf"
    path.write_bytes(write_event_log(odd_event("swiss-pairs", 2).entries[:2]))
    result = chelem("event", "print", str(path), "--what", what, "-o", str(target))
    assert (result.status, result.err.count("\n"), target.exists()) == (2, 1, False)
    assert "nothing to print" in result.err
