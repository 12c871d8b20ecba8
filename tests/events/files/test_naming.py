"""Names of a list come to the results of a file; dates are written as each format has them."""

from io import BytesIO

import pytest

from chelem.core.errors import ParseError, Unknown
from chelem.events.files.files import read_event, write_event
from chelem.events.files.names_csv import read_names_csv
from chelem.events.files.naming import with_names

RESULTS = b"board,ns,ew,score\n1,1,1,420\n1,2,2,-50\n\nsetting,value\ndate,2026-11-28\ntitle,Club\n"


def results():
    """An event of two lines with two pairs each."""
    return read_event(BytesIO(RESULTS), "x.csv").results


def test_a_list_names_the_entrants_of_a_file():
    """With the line where a number is in both."""
    listed = read_names_csv(BytesIO(b"number,line,name 1,name 2\n1,NS,Alfa,Bravo\n2,EW,Charlie,Delta\n"))
    named = {(one.number, str(one.line)): one.names for one in with_names(results(), listed).entrants}
    assert (("Alfa", "Bravo"), ("Charlie", "Delta")) == (named["1", "NS"], named["2", "EW"])
    assert () == named["1", "EW"]


@pytest.mark.parametrize(("row", "error"), [("1,,Alfa,Bravo", ParseError), ("9,,Alfa,Bravo", Unknown)])
def test_a_line_that_names_nobody_or_two_is_refused(row, error):
    """Number 1 is a pair in each line, 9 none."""
    with pytest.raises(error):
        with_names(results(), read_names_csv(BytesIO(f"number,line,name 1,name 2\n{row}\n".encode())))


@pytest.mark.parametrize(
    ("name", "written"),
    [("x.xml", b"<DATE>28/11/2026</DATE>"), ("x.pbn", b'[Date "2026.11.28"]'), ("x.csv", b"date,2026-11-28")],
)
def test_a_date_is_written_as_the_format_has_it(name, written):
    """And read again it is the same."""
    content = write_event(results(), name)
    assert written in content
    assert "2026-11-28" == read_event(BytesIO(content), name).results.date


def test_a_file_without_a_club_names_none():
    """An element without a name would be a club of that name."""
    assert b"CLUB" not in write_event(results(), "x.xml")
    assert b"<CLUB_NAME>Trefles</CLUB_NAME>" in write_event(results(), "x.xml", "Trefles")
