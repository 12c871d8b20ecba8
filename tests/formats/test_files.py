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
def test_what_is_dumped_is_loaded(tmp_path, form):
    """In the format of the file's name."""
    path = tmp_path / f"boards.{form.value}"
    dump(DEALS, path)
    assert DEALS == [board.deal for board in load(path)]
    assert DEALS == [board.deal for board in load(str(path), form.value)]


def test_streams():
    """The format is given, or guessed from the text."""
    assert DEALS == [board.deal for board in load(BytesIO(PBN.encode()))]
    assert DEALS == [board.deal for board in load(StringIO(PBN))]
    lin = BytesIO()
    dump(DEALS, lin, "lin")
    assert lin.getvalue().decode() == dump_text(DEALS, Format.LIN)
    assert DEALS == [board.deal for board in load(BytesIO(lin.getvalue()))]


def test_boards_have_their_problems():
    """A board that breaks a rule is loaded all the same."""
    (board,) = load_text('[Board "3"]\n[Contract "9S"]')
    assert "pbn.contract" in [problem.error.code for problem in board.problems]
    assert "9S" in " ".join(problem.say() for problem in board.problems)
    assert "Record" not in repr(board)
    assert repr(board).startswith("FileBoard(tags={'Board': '3', 'Contract': '9S'}")


def test_an_error_leaves_the_file(tmp_path):
    """If the format cannot represent a board, the existing file is kept."""
    path = tmp_path / "boards.dup"
    dump(DEALS, path)
    before = path.read_bytes()
    with pytest.raises(ParseError):
        dump(load_text('[Board "1"]'), path)
    assert before == path.read_bytes()
    assert [path] == list(tmp_path.iterdir())


def test_unknown_formats_are_named(tmp_path):
    """The sentence lists those there are."""
    with pytest.raises(BadOption, match="pbn"):
        load_text("", "doc")
    with pytest.raises(BadOption, match="pbn"):
        dump(DEALS, tmp_path / "boards.doc")
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "none.pbn")


@pytest.mark.parametrize("mode", ["r", "rb"])
def test_an_open_file_has_its_name(tmp_path, mode):
    """Its format is that of the name, text or bytes."""
    path = tmp_path / "boards.lin"
    dump(DEALS, path)
    with path.open(mode) as stream:
        assert DEALS == [board.deal for board in load(stream)]
