"""Import of files of all sorts, links and invalid data (docs/protocol.md, Boards of files)."""

from contextlib import suppress
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.collections import import_file
from chelem.collections.board_detail import record_of
from chelem.collections.export import export_boards
from chelem.collections.import_file import form_of_data, import_boards, title_of
from chelem.core.errors import Refused
from chelem.formats import Format
from tests.collections.samples import BARE, FILE, LIN, PLAYED


def test_a_file_is_taken_in_board_by_board():
    """What a list shows of each, from its file or worked out."""
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


def test_what_is_wrong_is_kept_in_codes():
    """With its line and its weight, to be said in any language."""
    played, wrong, _ = import_boards(FILE.encode(), "")
    assert [] == [report for report in played.reports if report["weight"] == "fault"]
    (fault,) = [report for report in wrong.reports if report["weight"] == "fault"]
    assert ("record.score", 50) == (fault["code"], fault["facts"]["told"])
    assert fault["line"] == 1 + FILE[: FILE.index("[Score ")].count("\n")


def test_a_board_stands_alone():
    """What it inherits is written out: each is kept by itself."""
    for board in import_boards(FILE.encode(), ""):
        assert "#" not in board.text
        assert "Club night" == record_of(board.text).tags["Event"]


def test_comments_and_unknown_tags_are_kept():
    """A file that is imported and exported again keeps them."""
    text = PLAYED.replace('[Scoring "MP"]', '[Scoring "MP"]\n[Homemade "yes"]')
    given_back = export_boards(
        tuple(board.text for board in import_boards(text.encode(), "")), Format.PBN
    ).decode()
    assert '[Homemade "yes"]' in given_back
    assert "{A quiet board.}" in given_back


@pytest.mark.parametrize("form", [Format.PBN, Format.LIN])
def test_an_export_equals_the_import(form):
    """The hands, the calls, the cards and the result."""
    (board,) = import_boards(PLAYED.encode(), "")
    (again,) = import_boards(export_boards((board.text,), form), "")
    before, after = record_of(board.text), record_of(again.text)
    for name in ("hands", "auction", "play", "contract", "dealer", "vulnerable", "names"):
        assert getattr(before, name) == getattr(after, name), name


def test_lin_and_links_to_bbo():
    """As a text, and as an address that somebody pastes."""
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
def test_the_format_is_that_of_the_look_else_of_the_name(data, name, form):
    """People give files any name."""
    assert form is form_of_data(data, name)


def test_letters_of_old_programs():
    """Bytes are decoded here, not by the browser: Latin-1 and code page 850 too."""
    for encoding in ("utf-8", "latin-1", "cp850"):
        (board,) = import_boards(PLAYED.encode(encoding), "")
        assert "Ann Émile" == board.facts["names"][3]


@pytest.mark.parametrize("data", [b"", b"nothing", b"\x00\xff" * 500, BARE.encode(), b"%PDF-1.4 \n"])
def test_where_there_is_no_board(data):
    """A sentence, not an empty collection."""
    with pytest.raises(Refused) as refused:
        import_boards(data, "x.pbn")
    assert "library.nothing" == refused.value.code


def test_limits(monkeypatch):
    """Files are limited in bytes and in boards."""
    monkeypatch.setattr(import_file, "MOST", 2)
    with pytest.raises(Refused) as refused:
        import_boards(FILE.encode(), "")
    assert "library.long" == refused.value.code
    with pytest.raises(Refused) as refused:
        import_boards(b"x" * (import_file.LARGEST + 1), "")
    assert "library.large" == refused.value.code


def test_no_text_that_a_database_refuses():
    """PostgreSQL knows no zero in a text."""
    for text in (PLAYED, LIN):
        (board,) = import_boards(text.replace("Dan", "D\x00an").encode(), "")
        assert not [sign for sign in (board.text, board.words, *board.facts["names"]) if "\x00" in sign]


SIGNS = st.sampled_from('[]"{}|;%#=\n 1SHDCAKBoardDealplaymb')


@given(st.text(SIGNS, max_size=300), st.integers(0, len(FILE)))
def test_whatever_it_is(text, place):
    """Boards that can be read again, or a refusal in words; never another error."""
    spoilt = FILE[:place] + text + FILE[place:]
    with suppress(Refused):
        for board in import_boards(spoilt.encode(), ""):
            record_of(board.text)


def test_names_of_files():
    """One line of letters, not too long."""
    assert "a b .pbn" == title_of("a\x00 b\u202e.pbn\n")
    assert 80 == len(title_of("x" * 400))
