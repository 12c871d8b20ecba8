"""What cannot be right in a file, and what is not read of it, is said; the ranking is made all the same."""

from io import BytesIO

import pytest

from chelem.events.files.files import read_event

HEADING = "board,ns,ew,contract,declarer,tricks,score,round,table\n"


def warnings(text, name="x.csv"):
    """The codes of the sentences about a file."""
    return [warning.code for warning in read_event(BytesIO(text.encode()), name).warnings]


def test_results_without_a_contradiction_are_ranked_without_a_word():
    """Scores that contracts give, made and down, passed out, artificial, and scores alone."""
    rows = (
        "1,1,2,4S,N,10,420,1,1\n1,3,4,4SX,E,8,300,1,2\n1,5,6,Pass,,,0,1,3\n"
        "1,7,8,,,,60-40,1,4\n1,9,10,,,,-50,1,5\n"
    )
    assert [] == warnings(HEADING + rows)


@pytest.mark.parametrize(
    ("row", "code"),
    [
        ("1,1,2,,,,425,1,1", "event.doubt.points"),
        ("1,1,2,,,,9999,1,1", "event.doubt.points"),
        ("1,1,2,,,,620,1,1", "event.doubt.points"),
        ("1,1,2,4S,N,10,620,1,1", "event.doubt.score"),
        ("1,1,2,4S,N,10,-420,1,1", "event.doubt.score"),
        ("1,1,1,4S,N,10,420,1,1", ""),
    ],
    ids=["no contract", "too many", "only vulnerable", "other vulnerability", "other side", "two lines"],
)
def test_a_score_that_no_contract_gives_is_said(row, code):
    """Board 1: nobody is vulnerable, so nobody scores 620 there; a pair 1 in each line is all right."""
    assert [code] * bool(code) == warnings(f"{HEADING}{row}\n")


def test_an_entrant_plays_a_board_once_and_sits_at_one_table():
    """Pair 1 is twice on board 1, and at tables 1 and 2 of round 1."""
    found = warnings(f"{HEADING}1,1,2,,,,420,1,1\n1,3,1,,,,50,1,2\n")
    assert ["event.doubt.twice", "event.doubt.two-tables"] == found


def test_columns_that_are_not_read_are_named():
    """A column of remarks of somebody's own."""
    read = read_event(BytesIO(b"board,ns,ew,score,Notes\n1,1,2,420,hard\n"), "x.csv")
    assert ["A column is not read: Notes."] == [warning.say("en") for warning in read.warnings]


def test_a_vulnerability_that_a_pbn_file_states_counts():
    """Board 1 of this file is vulnerable: 620 is right, 420 is not."""
    row = " 1  1  1  2 4S  N  10   620      -  2.0  0.0\n 2  1  3  4 4S  N  10   420      -  0.0  2.0\n"
    columns = (
        "Table\\2R;Round\\2R;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer;Result;"
        "Score_NS;Score_EW;MP_NS;MP_EW"
    )
    text = f'[Event "x"]\n[Board "1"]\n[Vulnerable "All"]\n[ScoreTable "{columns}"]\n{row}\n'
    assert ["event.doubt.score"] == warnings(text, "x.pbn")
