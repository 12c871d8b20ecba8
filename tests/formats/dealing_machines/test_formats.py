"""What holds for the files of all dealing machines."""

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.boards.record import Record
from chelem.boards.report import Severity
from chelem.core.errors import ParseError
from chelem.core.vulnerability import Vulnerability
from chelem.i18n import LANGUAGES
from chelem.matches.duplicate import board_dealer
from tests.formats.dealing_machines.formats import FORMATS, board, codes
from tests.support.deals import SOLID, SPREAD
from tests.support.strategies import deals

pytestmark = pytest.mark.slow

every_format = pytest.mark.parametrize("name", FORMATS)
WITHOUT_NUMBERS = ("ber", "bri", "dge")


@every_format
@given(dealt=st.lists(deals, max_size=5))
def test_deals_written_are_read_again(name, dealt):
    """read(write(deals)) is the deals, as boards 1, 2, … of duplicate, with nothing wrong."""
    parsed = FORMATS[name].told(FORMATS[name].written(*dealt))
    assert dealt == [one.deal for one in parsed]
    assert [str(1 + place) for place in range(len(dealt))] == [one.board for one in parsed]
    for number, one in enumerate(parsed, 1):
        assert board_dealer(number) is one.dealer
        assert Vulnerability.on_board(number) == one.vulnerable
        assert [] == codes(one)


@every_format
def test_an_empty_file_has_no_boards(name):
    """An empty file, or one of spaces and MS-DOS's end of file, has no boards and no faults."""
    assert [] == FORMATS[name].told(b"")
    assert b"" == FORMATS[name].written()
    assert [] == FORMATS[name].told(b" \r\n\0\x1a")


@every_format
def test_a_board_without_its_hands_is_named(name):
    """A machine needs all four hands: the board that lacks one is named."""
    half = Record(tags={"Board": "7b"}, hands=(*SOLID.hands[:3], None))
    with pytest.raises(ParseError) as caught:
        list(FORMATS[name].write([board(SOLID), half]))
    assert ("machine.deal", {"board": "7b"}) == (caught.value.code, caught.value.facts)
    with pytest.raises(ParseError) as caught:
        list(FORMATS[name].write([board(SOLID), Record()]))
    assert "2" == caught.value.facts["board"]


@every_format
def test_a_board_played_at_two_tables_is_dealt_once(name):
    """The same deal of the same board straight after itself is one board for the machine."""
    first, second = board(SOLID, Board="1"), board(SPREAD, Board="2")
    data = b"".join(FORMATS[name].write([first, first, second, second]))
    assert [SOLID, SPREAD] == [parsed.deal for parsed in FORMATS[name].told(data)]


@pytest.mark.parametrize("name", WITHOUT_NUMBERS)
def test_formats_without_numbers_take_boards_as_they_come(name):
    """BRI, DGE and BER number by order alone."""
    data = b"".join(FORMATS[name].write([board(SOLID, Board="9"), board(SPREAD, Board="4")]))
    assert ["1", "2"] == [parsed.board for parsed in FORMATS[name].told(data)]


@pytest.mark.parametrize("name", ["dlm", "dup"])
class TestNumbered:
    """The two formats of Duplimate know which boards they hold."""

    def test_boards_keep_their_numbers(self, name):
        """Boards 17 and 18, in whatever order they come, are boards 17 and 18 again."""
        data = b"".join(FORMATS[name].write([board(SPREAD, Board="18"), board(SOLID, Board="17")]))
        parsed = FORMATS[name].told(data)
        assert [("17", SOLID), ("18", SPREAD)] == [(one.board, one.deal) for one in parsed]
        assert [board_dealer(17), board_dealer(18)] == [one.dealer for one in parsed]

    @pytest.mark.parametrize(
        ("boards", "code", "number"),
        [
            (("1", "3"), "machine.gap", 2),
            (("1", "2", "1"), "machine.again", 1),
            (("99", "100"), "machine.many", 100),
        ],
    )
    def test_what_the_numbers_cannot_say(self, name, boards, code, number):
        """A gap, two deals of a board, a hundredth board: the first such board is named."""
        dealt = [board(deal, Board=text) for deal, text in zip((SOLID, SPREAD, SPREAD), boards, strict=False)]
        with pytest.raises(ParseError) as caught:
            list(FORMATS[name].write(dealt))
        assert (code, number) == (caught.value.code, caught.value.facts["board"])

    def test_a_board_without_a_number_follows(self, name):
        """Boards with no number of their own go on from the one before."""
        data = b"".join(FORMATS[name].write([board(SOLID, Board="5"), board(SPREAD)]))
        assert ["5", "6"] == [parsed.board for parsed in FORMATS[name].told(data)]


@every_format
@given(st.data())
def test_corrupt_files_are_read_to_the_end(name, data):
    """Bytes changed, lost and put in: boards and reports, never an error, and reports can be said."""
    spoilt = bytearray(FORMATS[name].written(SOLID, SPREAD, SOLID)[:1200])
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(spoilt)))
        length = data.draw(st.integers(0, 3))
        spoilt[start : start + length] = data.draw(st.binary(max_size=3))
    for parsed in FORMATS[name].told(bytes(spoilt)):
        for report in parsed.reports("deals"):
            for language in LANGUAGES:
                assert report.error.code not in report.say(language)


@every_format
@given(st.binary(max_size=400))
def test_any_bytes_are_read(name, data):
    """A file of something else gives reports, never an error; there is no deal in it without a report."""
    for parsed in FORMATS[name].told(data):
        assert parsed.deal is not None or codes(parsed)


@every_format
def test_a_file_cut_off_is_a_fault(name):
    """Wherever the file ends too soon inside a deal's cards, its last board has a fault."""
    whole = FORMATS[name].written(SOLID, SPREAD)
    ends = {"ber": 60, "bri": 140, "dge": 150, "dup": 156 + 100, "dlm": whole.find(b"Board 02") + 20}
    *good, last = FORMATS[name].told(whole[: ends[name]])
    assert [SOLID] == [parsed.deal for parsed in good]
    assert Severity.FAULT in [problem.severity for problem in last.problems]


@pytest.mark.parametrize("name", ["ber", "bri", "dge", "dup"])
@pytest.mark.parametrize("between", [b"", b"\r\n", b"\n", b"  \0\0"])
def test_records_are_read_with_and_without_padding(name, between):
    """Records in one piece, on lines of their own, or with filling between them."""
    size = {"ber": 52, "bri": 78, "dge": 68, "dup": 156}[name]
    records = [FORMATS[name].written(deal)[:size] for deal in (SOLID, SPREAD)]
    parsed = FORMATS[name].told(between.join([*records, b"\x1a"]))
    assert [SOLID, SPREAD] == [one.deal for one in parsed]


@pytest.mark.parametrize("name", ["ber", "bri", "dge", "dup"])  # DLM's 99 boards may come in any order
def test_boards_come_as_they_are_read(name):
    """A file of any size in bounded memory: the first board is there before the rest is read."""
    one = FORMATS[name].written(SOLID)
    stream = BytesIO(one * 5000)
    next(FORMATS[name].read(stream))
    assert stream.tell() < len(one) * 5000
