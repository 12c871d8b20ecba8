"""Rules that the files of all dealing machines follow."""

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
    """Deals written are read back as duplicate boards 1, 2, … without problems."""
    parsed = FORMATS[name].parse(FORMATS[name].written(*dealt))
    assert dealt == [one.deal for one in parsed]
    assert [str(1 + place) for place in range(len(dealt))] == [one.board for one in parsed]
    for number, one in enumerate(parsed, 1):
        assert board_dealer(number) is one.dealer
        assert Vulnerability.on_board(number) == one.vulnerable
        assert [] == codes(one)


@every_format
def test_an_empty_file_has_no_boards(name):
    """An empty file, or one of padding and the MS-DOS end of file, has no boards."""
    assert [] == FORMATS[name].parse(b"")
    assert b"" == FORMATS[name].written()
    assert [] == FORMATS[name].parse(b" \r\n\0\x1a")


@every_format
def test_a_board_without_its_hands_is_named(name):
    """A board that lacks a hand is refused by its number."""
    half = Record(tags={"Board": "7b"}, hands=(*SOLID.hands[:3], None))
    with pytest.raises(ParseError) as caught:
        list(FORMATS[name].write([board(SOLID), half]))
    assert ("machine.deal", {"board": "7b"}) == (caught.value.code, caught.value.facts)
    with pytest.raises(ParseError) as caught:
        list(FORMATS[name].write([board(SOLID), Record()]))
    assert "2" == caught.value.facts["board"]


@every_format
def test_a_board_played_at_two_tables_is_dealt_once(name):
    """Consecutive records of the same board and deal are written once."""
    first, second = board(SOLID, Board="1"), board(SPREAD, Board="2")
    data = b"".join(FORMATS[name].write([first, first, second, second]))
    assert [SOLID, SPREAD] == [parsed.deal for parsed in FORMATS[name].parse(data)]


@pytest.mark.parametrize("name", WITHOUT_NUMBERS)
def test_formats_without_numbers_keep_the_order(name):
    """BRI, DGE and BER store no board numbers, so boards are numbered in order."""
    data = b"".join(FORMATS[name].write([board(SOLID, Board="9"), board(SPREAD, Board="4")]))
    assert ["1", "2"] == [parsed.board for parsed in FORMATS[name].parse(data)]


@pytest.mark.parametrize("name", ["dlm", "dup"])
class TestNumbered:
    """The two formats of Duplimate store board numbers."""

    def test_boards_keep_their_numbers(self, name):
        """Boards written in any order are read with their numbers."""
        data = b"".join(FORMATS[name].write([board(SPREAD, Board="18"), board(SOLID, Board="17")]))
        parsed = FORMATS[name].parse(data)
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
    def test_unsupported_board_numbers_are_refused(self, name, boards, code, number):
        """A gap, a second deal of a board or a board above 99 is refused, with its number."""
        dealt = [board(deal, Board=text) for deal, text in zip((SOLID, SPREAD, SPREAD), boards, strict=False)]
        with pytest.raises(ParseError) as caught:
            list(FORMATS[name].write(dealt))
        assert (code, number) == (caught.value.code, caught.value.facts["board"])

    def test_a_board_without_a_number_gets_the_next(self, name):
        """A board without a number gets the number after the previous board's."""
        data = b"".join(FORMATS[name].write([board(SOLID, Board="5"), board(SPREAD)]))
        assert ["5", "6"] == [parsed.board for parsed in FORMATS[name].parse(data)]


@every_format
@given(st.data())
def test_corrupt_files_are_read_to_the_end(name, data):
    """A corrupt file raises no error, and each report has a sentence in every language."""
    corrupt = bytearray(FORMATS[name].written(SOLID, SPREAD, SOLID)[:1200])
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(corrupt)))
        length = data.draw(st.integers(0, 3))
        corrupt[start : start + length] = data.draw(st.binary(max_size=3))
    for parsed in FORMATS[name].parse(bytes(corrupt)):
        for report in parsed.reports("deals"):
            for language in LANGUAGES:
                assert report.error.code not in report.say(language)


@every_format
@given(st.binary(max_size=400))
def test_any_bytes_are_read(name, data):
    """Arbitrary bytes raise no error, and each board has a deal or a report."""
    for parsed in FORMATS[name].parse(data):
        assert parsed.deal is not None or codes(parsed)


@every_format
def test_a_truncated_file_is_a_fault(name):
    """If the file ends inside a deal, its last board has a fault."""
    data = FORMATS[name].written(SOLID, SPREAD)
    ends = {"ber": 60, "bri": 140, "dge": 150, "dup": 156 + 100, "dlm": data.find(b"Board 02") + 20}
    *good, last = FORMATS[name].parse(data[: ends[name]])
    assert [SOLID] == [parsed.deal for parsed in good]
    assert Severity.FAULT in [problem.severity for problem in last.problems]


@pytest.mark.parametrize("name", ["ber", "bri", "dge", "dup"])
@pytest.mark.parametrize("between", [b"", b"\r\n", b"\n", b"  \0\0"])
def test_records_are_read_with_and_without_padding(name, between):
    """Records may follow one another directly, after line ends, or after padding."""
    size = {"ber": 52, "bri": 78, "dge": 68, "dup": 156}[name]
    records = [FORMATS[name].written(deal)[:size] for deal in (SOLID, SPREAD)]
    parsed = FORMATS[name].parse(between.join([*records, b"\x1a"]))
    assert [SOLID, SPREAD] == [one.deal for one in parsed]


@pytest.mark.parametrize("name", ["ber", "bri", "dge", "dup"])  # DLM's 99 boards may come in any order
def test_boards_are_yielded_while_reading(name):
    """The first board is yielded before the rest of the file is read."""
    one = FORMATS[name].written(SOLID)
    stream = BytesIO(one * 5000)
    next(FORMATS[name].read(stream))
    assert stream.tell() < len(one) * 5000
