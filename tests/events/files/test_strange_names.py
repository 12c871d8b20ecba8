"""Names in files have no controls and turn nothing beside them, whatever the format."""

from io import BytesIO

import pytest

from chelem.events.files.files import read_event
from chelem.events.files.names_csv import read_names_csv, read_names_rows
from tests.events.files.usebio_text import PAIRS, usebio_board, usebio_text

ODD = "Zo\u202ee\u0301\u200b"
PBN = f"""[Event "{ODD}\x1b"]
[Board "1"]
[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1R;Result\\2R"]
 1  2 4SX  S 10
[TotalScoreTable "Rank;PairId;Names"]
1 1 "{ODD}\x00;Bob"
"""
CSV = f"board,ns,ew,ns_names,contract,declarer,result\n1,1,2,{ODD}\x00 - Bob,4S,N,=\n"
NAMES = f"number;name;licence\n1;{ODD}\x00;\x1b12\u2066\n"


@pytest.mark.parametrize("content", [PBN, CSV], ids=["pbn", "csv"])
def test_names_of_an_event(content):
    """They are composed, and only what can be seen is left."""
    results = read_event(BytesIO(content.encode()), "x").results
    assert "Zoé" in [name for entrant in results.entrants for name in entrant.names]
    assert results.title in ("", "Zoé")


def test_names_of_usebio():
    """XML itself has no controls, but every direction."""
    pairs = PAIRS.replace("NS 1a", "Zo&#x202e;e&#x301;")
    text = usebio_text(usebio_board(1, 620, 170, 600, -100), pairs=pairs)
    results = read_event(BytesIO(text), "x.xml").results
    assert "Zoé" == results.entrants[0].names[0]


def test_a_list_of_names():
    """Its lines as they are shown to a director, and its people."""
    (listed,) = read_names_csv(BytesIO(NAMES.encode()))
    assert [("Zoé", "12")] == [(person.name, person.licence) for person in listed.people]
    _, (row,) = read_names_rows(NAMES.encode())
    assert not {"\x00", "\x1b", "\u202e", "\u2066"} & set(row.text)
