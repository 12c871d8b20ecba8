"""Import of files of all sorts, links and invalid data (docs/protocol.md, Boards of files)."""

from contextlib import suppress
from urllib.parse import quote

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from chelem.core.errors import ParseError, Refused, Unusable
from chelem.formats import Format
from chelem.site.collections.domain import import_file
from chelem.site.collections.domain.board_detail import record_from_text
from chelem.site.collections.domain.deal_file import read_deal_file
from chelem.site.collections.domain.export import export_boards
from chelem.site.collections.domain.import_file import detect_format, import_boards, list_title
from chelem.site.edge.limits import LARGEST_FILE
from tests.formats.disguises import NAMES, disguised_files
from tests.site.collections.samples import BARE, FILE, LIN, PLAYED
from tests.support.thorough import first_of


def test_facts_of_imported_boards():
    """Each board has the facts shown in lists, stated in the file or computed."""
    played, wrong, bare = import_boards(FILE.encode(), "club.pbn")
    assert {
        "board": "1",
        "event": "Club night",
        "date": "2024.05.01",
        "names": ["Bob", "Cid", "Dan", "Ann Émile"],
        "contract": {"en": "2♠", "fr": "2♠"},
        "declarer": "W",
        "result": "=",
        "points": -110,
        "game": "contract",
        "known": True,
    } == played.facts
    assert ("−2", -50) == (wrong.facts["result"], wrong.facts["points"])
    assert not bare.facts["known"]


def test_reports_are_stored_as_codes():
    """A report has its line, severity, code and facts, for any language."""
    played, wrong, _ = import_boards(FILE.encode(), "")
    assert [] == [report for report in played.reports if report["severity"] == "fault"]
    (fault,) = [report for report in wrong.reports if report["severity"] == "fault"]
    assert ("record.score", 50) == (fault["code"], fault["facts"]["told"])
    assert fault["line"] == 1 + FILE[: FILE.index("[Score ")].count("\n")


def test_inherited_tags_are_written_out():
    """Each board is stored with the tags that it inherits."""
    for board in import_boards(FILE.encode(), ""):
        assert "#" not in board.text
        assert "Club night" == record_from_text(board.text).tags["Event"]


def test_comments_and_unknown_tags_are_kept():
    """A file that is imported and exported again keeps them."""
    text = PLAYED.replace('[Scoring "MP"]', '[Scoring "MP"]\n[Homemade "yes"]')
    exported = export_boards(
        tuple(board.text for board in import_boards(text.encode(), "")), Format.PBN
    ).decode()
    assert '[Homemade "yes"]' in exported
    assert "{A quiet board.}" in exported


@pytest.mark.parametrize("form", [Format.PBN, Format.LIN])
def test_an_export_equals_the_import(form):
    """Hands, calls, cards and result survive an export and a new import."""
    (board,) = import_boards(PLAYED.encode(), "")
    (again,) = import_boards(export_boards((board.text,), form), "")
    before, after = record_from_text(board.text), record_from_text(again.text)
    for name in ("hands", "auction", "play", "contract", "dealer", "vulnerable", "names"):
        assert getattr(before, name) == getattr(after, name), name


def test_lin_and_links_to_bbo():
    """LIN is read as text and as a pasted link."""
    link = f"https://www.bridgebase.com/tools/handviewer.html?lin={quote(LIN)}\n"
    (text,) = import_boards(LIN.encode(), "")
    (linked,) = import_boards(link.encode(), "")
    assert text.facts == linked.facts
    assert (["Bob", "Cid", "Dan", "Ann"], "=") == (text.facts["names"], text.facts["result"])


@pytest.mark.parametrize(
    ("data", "name", "form"),
    [
        (b"[Board", "", Format.PBN),
        (b"pn|a,b|", "x.txt", Format.LIN),
        (b"\xef\xbb\xbfpn|a,b|", "", Format.LIN),
        (b'{"version": 0}', "x", Format.JSON),
        (b"\x00" * 78, "x.dup", Format.DUP),
        (b"[Board", "unknown.doc", Format.PBN),
    ],
)
def test_detect_format(data, name, form):
    """The content decides on the format; a known extension only if the content could be PBN."""
    assert form is detect_format(data, name)


def test_old_encodings():
    """The server decodes files in UTF-8, Latin-1 and code page 850."""
    for encoding in ("utf-8", "latin-1", "cp850"):
        (board,) = import_boards(PLAYED.encode(encoding), "")
        assert "Ann Émile" == board.facts["names"][3]


@pytest.mark.parametrize("data", [b"", b"nothing", b"\x00\xff" * 500, BARE.encode(), b"%PDF-1.4 \n"])
def test_data_without_boards(data):
    """Data without boards is refused, not stored as an empty collection."""
    with pytest.raises(Refused) as refused:
        import_boards(data, "x.pbn")
    assert "collection.nothing" == refused.value.code


def test_limits(monkeypatch):
    """Files are limited in bytes and in boards."""
    monkeypatch.setattr(import_file, "MAX_FILE_BOARDS", 2)
    with pytest.raises(Refused) as refused:
        import_boards(FILE.encode(), "")
    assert "collection.long" == refused.value.code
    with pytest.raises(Refused) as refused:
        import_boards(b"x" * (LARGEST_FILE + 1), "")
    assert "collection.large" == refused.value.code


def test_null_characters_are_removed():
    """PostgreSQL refuses null characters in texts."""
    for text in (PLAYED, LIN):
        (board,) = import_boards(text.replace("Dan", "D\x00an").encode(), "")
        assert not [text for text in (board.text, board.words, *board.facts["names"]) if "\x00" in text]


@pytest.mark.slow
@pytest.mark.parametrize("name", first_of(NAMES, "", "x.dup", "x.lin"))
def test_no_guess_escapes(name):
    """A file that begins like another format, or has the name of another, gives boards or a refusal."""
    for _, content in disguised_files():
        with suppress(Refused):
            import_boards(content, name)
        with suppress(ParseError):
            read_deal_file(content, name)


@pytest.mark.parametrize("name", NAMES)
def test_pbn_has_any_name(name):
    """PBN behind a comment that looks like a log is found, and under the name of any format."""
    for start in ("", '{"Club night", 2024}\n'):
        assert 3 == len(import_boards(f"{start}{FILE}".encode(), name))


def test_a_log_that_is_not_valid():
    """The refusal names the entry."""
    with pytest.raises(Unusable) as refused:
        import_boards(b'{"version": 0}\n', "")
    assert ("collection.log", {"entry": 0, "rule": "log.missing"}) == (
        refused.value.code,
        refused.value.facts,
    )


CHARACTERS = st.sampled_from('[]"{}|;%#=\n 1SHDCAKBoardDealplaymb')


@given(st.text(CHARACTERS, max_size=300), st.integers(0, len(FILE)))
@example('{"', 0)
def test_corrupt_files(text, place):
    """Any text gives boards that can be read again, or a refusal; never another error."""
    corrupt = FILE[:place] + text + FILE[place:]
    with suppress(Refused):
        for board in import_boards(corrupt.encode(), ""):
            record_from_text(board.text)


def test_list_titles():
    """A title is one line of printable characters, of limited length."""
    assert "a b.pbn" == list_title("a\x00 b\u202e.pbn\n")
    assert 80 == len(list_title("x" * 400))
