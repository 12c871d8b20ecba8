"""Leads in the files of events: read, written and read again; a lead that cannot be read costs no result."""

from io import BytesIO

import pytest

from chelem.events.event_results import EventResults
from chelem.events.files.files import read_event, write_event
from tests.events.files.usebio_text import usebio_board, usebio_line, usebio_text

PLAYED = "<CONTRACT>4S</CONTRACT><PLAYED_BY>S</PLAYED_BY><LEAD>{}</LEAD><TRICKS>10</TRICKS>"
FRENCH = "Donne;NS;EO;Contrat;Par;Entame;Résultat\n1;1;1;4P;S;{};=\n1;2;2;4P;S;;=\n"


def usebio(lead: str) -> bytes:
    """A board with one line that has this lead."""
    board = usebio_board(1, 420)
    return usebio_text(board.replace(usebio_line(1, 1, 420), usebio_line(1, 1, 420, PLAYED.format(lead))))


def leads(results: EventResults) -> list[str]:
    return [str(line.outcome.lead) for line in results.travellers[0]]


@pytest.mark.parametrize(("written", "lead"), [("DT", "DT"), ("D10", "DT"), ("HK", "HK"), ("?", "None")])
def test_leads_of_usebio(written, lead):
    """A suit and a rank; anything else is left out, and the result counts."""
    results = read_event(BytesIO(usebio(written)), "x.xml").results
    assert leads(results) == [lead]
    assert results.travellers[0].lines[0].outcome.points == 420


def test_leads_of_a_french_table():
    """RC is the king of hearts."""
    assert leads(read_event(BytesIO(FRENCH.format("RC").encode()), "x.csv").results) == ["HK", "None"]


@pytest.mark.parametrize("name", ["x.xml", "x.csv"])
def test_leads_are_written(name):
    """And read again as they were."""
    results = read_event(BytesIO(usebio("DT")), "x.xml").results
    assert leads(read_event(BytesIO(write_event(results, name)), name).results) == ["DT"]
