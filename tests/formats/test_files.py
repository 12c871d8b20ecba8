"""load and dump: boards by path, stream and text."""

from io import BytesIO, StringIO

import pytest

from chelem.core.deals import Deal
from chelem.core.errors import BadOption, ParseError
from chelem.formats import Format, dump, dump_text, load, load_text

DEALS = [Deal.from_number(number) for number in (0, 2026)]
PBN = dump_text(DEALS)
HOLDS_DEALS = [Format.PBN, Format.LIN, Format.DLM, Format.DUP, Format.BRI, Format.DGE]


@pytest.mark.parametrize("form", HOLDS_DEALS)
def test_dumped_deals_are_loaded(tmp_path, form):
    """Deals dumped to a file are loaded again, in the format of its extension or the given one."""
    path = tmp_path / f"boards.{form.value}"
    dump(DEALS, path)
    assert DEALS == [board.deal for board in load(path)]
    assert DEALS == [board.deal for board in load(str(path), form.value)]


def test_streams_are_loaded_and_dumped():
    """The format of a stream is given, or detected from the text."""
    assert DEALS == [board.deal for board in load(BytesIO(PBN.encode()))]
    assert DEALS == [board.deal for board in load(StringIO(PBN))]
    lin = BytesIO()
    dump(DEALS, lin, "lin")
    assert lin.getvalue().decode() == dump_text(DEALS, Format.LIN)
    assert DEALS == [board.deal for board in load(BytesIO(lin.getvalue()))]


def test_loaded_boards_list_their_problems():
    """A board that breaks a rule is still loaded, with its problems."""
    (board,) = load_text('[Board "3"]\n[Contract "9S"]')
    assert "pbn.contract" in [problem.error.code for problem in board.problems]
    assert "9S" in " ".join(problem.say() for problem in board.problems)
    assert "Record" not in repr(board)
    assert repr(board).startswith("FileBoard(tags={'Board': '3', 'Contract': '9S'}")


def test_an_error_keeps_the_existing_file(tmp_path):
    """If the format cannot represent a board, the existing file is kept."""
    path = tmp_path / "boards.dup"
    dump(DEALS, path)
    before = path.read_bytes()
    with pytest.raises(ParseError):
        dump(load_text('[Board "1"]'), path)
    assert before == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


def test_unknown_formats_are_refused(tmp_path):
    """The error for an unknown format lists the known ones."""
    with pytest.raises(BadOption, match="pbn"):
        load_text("", "doc")
    with pytest.raises(BadOption, match="pbn"):
        dump(DEALS, tmp_path / "boards.doc")
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "none.pbn")


@pytest.mark.parametrize("mode", ["r", "rb"])
def test_an_open_file_has_the_format_of_its_name(tmp_path, mode):
    """The format of an open file, text or binary, follows from its name."""
    path = tmp_path / "boards.lin"
    dump(DEALS, path)
    with path.open(mode) as stream:
        assert DEALS == [board.deal for board in load(stream)]
