"""Events as CSV: read in two languages, written and read again; bad rows are named."""

from io import BytesIO

import pytest

from chelem.core.errors import ParseError
from chelem.events.event_results import EventResults
from chelem.events.files.csv_event import write_csv_event
from chelem.events.files.files import read_event
from chelem.events.outcome import PASSED_OUT, ArtificialScore, NotPlayed
from chelem.events.ranking import rank_event

FRENCH = """Table;Donne;NS;EO;Contrat;Par;Résultat;Marque
1;1;1;1;4P;S;=;
2;1;2;2;3SA;O;-1;
3;1;3;3;Passe;;;
4;1;4;4;;;;60-40
5;1;5;5;;;;
""".encode()


def read(content: bytes) -> EventResults:
    """The results in a file."""
    return read_event(BytesIO(content), "x.csv").results


def test_french_columns_and_contracts():
    """4P is 4♠, 3SA by West one down is 50 for North-South; a pair 1 in each line makes two winners."""
    results = read(FRENCH)
    outcomes = [line.outcome for line in results.travellers[0]]
    assert [outcome.points for outcome in outcomes[:2]] == [420, 50]
    assert outcomes[2] == PASSED_OUT
    assert isinstance(outcomes[3], ArtificialScore)
    assert outcomes[4] == NotPlayed()
    assert results.winners == 2


def test_tricks_may_be_written_against_the_contract():
    """A column of tricks has 10, or `=`, `+1`, `-2`; one of results only the latter."""
    rows = "".join(f"1,{at},{at + 4},4S,S,{text}\n" for at, text in enumerate(("10", "=", "+1", "-2"), 1))
    results = read(f"board,ns,ew,contract,declarer,tricks\n{rows}".encode())
    assert [420, 420, 450, -100] == [line.outcome.points for line in results.travellers[0]]


def test_what_is_written_is_read_again():
    """The same outcomes and the same rankings; names that look like formulas come back as they were."""
    results = read(b"board,ns,ew,ns names,score\n1,1,2,=A & B,420\n1,3,4,C & D,-50\n2,1,4,,A6040\n2,3,2,,0\n")
    again = read("".join(write_csv_event(results)).encode())
    assert [board.lines for board in again.travellers] == [board.lines for board in results.travellers]
    assert again.entrants[0].names == ("=A", "B")
    assert rank_event(again) == rank_event(results)


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("0,1,2,420", "Row 1.*not the number of a board"),
        ("1,1,2,9999999", "Row 1.*not a possible score"),
        ("1,1,2,wat", "Row 1.*not a possible score"),
        ("1,1,2,A140-0", "not a percentage"),
    ],
)
def test_a_bad_row_is_named(row, sentence):
    """With what is wrong, in one sentence each."""
    with pytest.raises(ParseError) as caught:
        read(f"board,ns,ew,score\n{row}\n".encode())
    assert caught.match(sentence)
    assert caught.value.say("fr").startswith("La ligne 1")


def test_a_table_without_rows_is_no_event():
    """Only a header."""
    with pytest.raises(ParseError, match="no results"):
        read(b"board,ns,ew,score\n")
