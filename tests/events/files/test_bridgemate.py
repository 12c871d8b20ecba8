"""Objects of Bridgemate's Data Connector as JSON, and .BWS databases through mdbtools."""

import json
from dataclasses import replace
from fractions import Fraction
from io import BytesIO
from stat import S_IRWXU
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.core.errors import BadOption, ParseError
from chelem.core.seats import Side
from chelem.events.files.bridgemate_results import AVERAGES
from chelem.events.files.bridgemate_settings import known_methods
from chelem.events.files.bws import is_bws
from chelem.events.files.bws_names import named_in_rows
from chelem.events.files.bws_tables import event_of_rows
from chelem.events.files.csv_event import read_csv_event
from chelem.events.files.files import read_event, write_event
from chelem.events.outcome import ArtificialScore, Award, NotPlayed, PlayedScore, SplitScore
from chelem.i18n import LANGUAGES
from chelem.scoring.competition.averages import Average

GUID = "A" * 32
METHODS = dict(known_methods())
CSV = b"""section,round,table,board,ns,ew,contract,declarer,tricks
A,1,1,1,1,4,4S,S,11
A,1,2,1,2,3,3NTX,W,8
A,2,1,1,1,3,Pass,,
A,2,2,1,2,4,,,
B,1,1,1,1,2,1CXX,E,7
"""


def result(**fields: object) -> dict[str, object]:
    """A result as the connector sends it: 4 spades by South, made, at table 1."""
    return {
        "SessionGuid": GUID,
        "SectionLetters": "A",
        "TableNumber": 1,
        "RoundNumber": 1,
        "BoardNumber": 1,
        "ScoringDirection": 3,
        "PairNorthSouth": 1,
        "PairEastWest": 2,
        "DeclarerDirection": 3,
        "Level": 4,
        "Denomination": 4,
        "Stake": 0,
        "TotalTricks": 10,
    } | fields


def outcomes(*results: dict[str, object]) -> list[Any]:
    """What the lines of a file of results say."""
    read = read_event(BytesIO(json.dumps(list(results)).encode()), "results.json").results
    return [line.outcome for board in read.travellers for line in board]


def test_an_event_is_written_and_read():
    """Contracts, a pass, a board not played, two sections: the same event comes back."""
    event = read_csv_event(BytesIO(CSV)).results
    again = read_event(BytesIO(write_event(event, "event.json")), "event.json").results
    assert again.travellers == event.travellers
    assert again.entrants == event.entrants


def test_an_event_without_tables():
    """Lines are distinguished by their pairs; the movement is left out."""
    content = b"board,ns,ew,contract,declarer,tricks\n1,1,2,4S,S,10\n1,3,4,4S,S,9\n1,5,6,4S,S,11\n"
    event = read_csv_event(BytesIO(content)).results
    again = read_event(BytesIO(write_event(event, "event.json")), "").results
    assert again.travellers == tuple(
        replace(board, lines=tuple(replace(line, section="A") for line in board))
        for board in event.travellers
    )


def test_numbers_that_end_with_the_line():
    """Some programs number pairs 1 NS and 1 EW; other numbers are refused."""
    event = read_csv_event(BytesIO(b"board,ns,ew,contract,declarer,tricks\n1,1,1,4S,S,10\n")).results
    lines = tuple(replace(one, number=f"{one.number} {one.line}") for one in event.entrants)
    again = read_event(BytesIO(write_event(replace(event, entrants=lines), "event.json")), "").results
    assert {(one.number, one.line) for one in again.entrants} == {("1", Side.NS), ("1", Side.EW)}
    named = (replace(lines[0], number="A"), lines[1])
    with pytest.raises(BadOption):
        write_event(replace(event, entrants=named), "event.json")


def test_a_result_as_it_is_sent():
    """4 spades by South: 420 on board 1; redoubled on board 2, vulnerable."""
    first, second = outcomes(
        result(), result(BoardNumber=2, Stake=2, DeclarerDirection=2, Level=1, Denomination=1, TotalTricks=7)
    )
    assert (first.points, str(first.contract)) == (420, "4S by S")
    assert (second.points, str(second.contract)) == (-230, "1CXX by E")


@pytest.mark.parametrize(
    ("level", "north_south", "east_west"),
    [
        (-1, "40", "40"),
        (-3, "40", "60"),
        (-5, "50", "50"),
        (-7, "60", "40"),
        (-8, "60", "50"),
        (-9, "60", "60"),
    ],
)
def test_averages(level, north_south, east_west):
    """Levels −1 to −9 are the nine pairs of averages, minus first; −10 was not played, 0 passed out."""
    expected = ArtificialScore(Award.parse(north_south), Award.parse(east_west))
    assert outcomes(result(Level=level)) == [expected]
    assert outcomes(result(Level=-10)) == [NotPlayed()]
    (passed,) = outcomes(result(Level=0))
    assert passed.passed


@given(st.sampled_from(sorted(AVERAGES)))
def test_averages_come_back(level):
    """Written as they were read."""
    event = read_event(BytesIO(json.dumps([result(Level=level)]).encode()), "").results
    assert f'"Level": {level}' in write_event(event, "x.json").decode()


def test_a_result_for_each_side():
    """East-West's averages name their own first; a score for one side and an average for the other."""
    split = outcomes(result(ScoringDirection=1, Level=-7), result(ScoringDirection=2, Level=-9))
    assert split == [ArtificialScore(Award.of(Average.PLUS), Award.of(Average.PLUS))]
    (other,) = outcomes(result(ScoringDirection=1), result(ScoringDirection=2, Level=-1))
    assert isinstance(other, SplitScore)
    assert other.east_west == Award.of(Average.MINUS)
    assert other.north_south == PlayedScore(420, other.north_south.contract, 10)


def test_a_split_ruling_comes_back():
    """Two results, one for each side."""
    event = read_csv_event(BytesIO(CSV)).results
    board = event.travellers[0]
    ruled = SplitScore(board.lines[0].outcome, Award.of(Average.PLUS))
    event = replace(event, travellers=(replace(board, lines=(replace(board.lines[0], outcome=ruled),)),))
    again = read_event(BytesIO(write_event(event, "event.json")), "").results
    assert again.travellers[0].lines[0].outcome == ruled


def test_the_last_result_counts():
    """A correction replaces, a deletion removes."""
    corrected = result(TotalTricks=9)
    assert [each.points for each in outcomes(result(), corrected)] == [-50]
    with pytest.raises(ParseError):
        outcomes(result(), result(IsDeleted=True))


def session() -> dict[str, object]:
    """A session of one table and one round, with two winners and a method of cross-IMPs."""
    rounds = [{"RoundNumber": 1, "PairNS": 1, "PairEW": 1, "LowBoardNumber": 1, "HighBoardNumber": 1}]
    section = {"Letters": "A", "Winners": 2, "Tables": [{"TableNumber": 1, "Rounds": rounds}]}
    group = {"ScoringGroupNumber": 1, "ScoringMethod": 31, "Sections": [section]}
    date = {"Year": 2026, "Month": 8, "Day": 4}
    return {"SessionGuid": GUID, "Name": "Evening", **date, "ScoringGroups": [group]}


def test_sessions_and_names():
    """The session says how it is scored; names come from who sat there in the first round."""
    people = [
        {"PlayerNumber": str(n), "FirstName": f"First{n}", "LastName": f"Last{n}"} for n in (1, 2, 3, 4)
    ]
    seats = [
        {"SectionLetters": "A", "TableNumber": 1, "Direction": n, "RoundNumber": 1, "PlayerNumber": str(n)}
        for n in (1, 2, 3, 4)
    ]
    text = {
        "SerializedData": json.dumps({"Sessions": [session()], "PlayerData": people, "Participations": seats})
    }
    content = json.dumps([text, {"SerializedData": json.dumps([result(PairEastWest=1)])}]).encode()
    event = read_event(BytesIO(content), "").results
    assert (event.winners, event.title, event.date) == (2, "Evening", "2026-08-04")
    assert (event.settings.method, event.settings.imps_of_average) == ("cross-imps", 2)
    assert {entrant.line: entrant.names for entrant in event.entrants} == {
        Side.NS: ("First1 Last1", "First3 Last3"),
        Side.EW: ("First2 Last2", "First4 Last4"),
    }


@pytest.mark.parametrize("method", sorted(METHODS))
def test_methods_keep_their_kind(method):
    """Written with the number of the method it was read with, or of one that is scored alike."""
    written = json.loads(
        write_event(replace(read_csv_event(BytesIO(CSV)).results, settings=METHODS[method]), "x.json")
    )
    number = written["Sessions"][0]["ScoringGroups"][0]["ScoringMethod"]
    assert METHODS[number] == METHODS[method]


@settings(max_examples=60)
@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=3),
        lambda e: (
            st.lists(e)
            | st.dictionaries(
                st.sampled_from(
                    ["Sessions", "Results", "SerializedData", "PairNorthSouth", "Level", "ScoringGroups"]
                ),
                e,
            )
        ),
    )
)
def test_other_json_is_refused_in_a_sentence(value):
    """Never another error."""
    content = b'[{"SectionLetters": 1}, ' + json.dumps(value).encode() + b"]"
    with pytest.raises(ParseError):
        read_event(BytesIO(content), "x.json")


RECEIVED = """\
ID,Section,Table,Round,Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result,Lead,Remarks,Erased
1,1,1,1,1,1,2,1,"S","4 S","=","H4","",0
2,1,2,1,1,3,4,4,"W","3 NT x","-1","","",0
3,1,1,1,2,1,2,0,"","PASS","","","",0
4,1,2,1,2,3,4,0,"","","","","60%-40%",0
5,1,1,1,3,1,2,0,"","","","","Not played",0
6,1,2,1,3,3,4,3,"N","1 C","+2","","",0
7,1,2,1,3,3,4,3,"N","1 C","+2","","",1
"""
SECTION = 'ID,Letter,Tables,MissingPair\n1,"A",2,0\n'


def rows(text: str) -> list[dict[str, str]]:
    """The rows of a table as mdb-export prints it."""
    names, *lines = [[cell.strip('"') for cell in line.split(",")] for line in text.splitlines()]
    return [dict(zip((name.lower() for name in names), line, strict=True)) for line in lines]


def test_the_tables_of_a_database():
    """Contracts with spaces, a pass, a ruling in the remarks, a board not played, one that was erased."""
    event = event_of_rows(rows(RECEIVED), rows(SECTION))
    found = [[line.outcome for line in board] for board in event.travellers]
    assert [each.points for each in found[0]] == [420, 100]
    assert found[1][0].passed
    assert found[1][1] == ArtificialScore(Award.parse("60"), Award.parse("40"))
    assert found[2] == [NotPlayed()]
    assert [entrant.section for entrant in event.entrants] == ["A"] * 4


def test_names_in_a_database():
    """Those who sat at a table at the start are the pairs that began there."""
    event = event_of_rows(rows(RECEIVED), rows(SECTION))
    rounds = rows("Section,Table,Round,NSPair,EWPair\n1,1,1,1,2\n1,2,1,3,4\n1,1,2,4,1\n")
    players = rows(
        "Section,Table,Direction,Name,Round\n1,1,N,Ann,0\n1,1,S,Sue,0\n1,2,E,Eve,0\n1,1,N,Late,2\n"
    )
    named = named_in_rows(event, rows(SECTION), rounds, players)
    assert {one.number: one.names for one in named} == {"1": ("Ann", "Sue"), "2": (), "3": (), "4": ("Eve",)}


def test_an_individual_in_a_database():
    """South and West have columns of their own."""
    text = (
        "Section,Table,Round,Board,PairNS,PairEW,South,West,NS/EW,Contract,Result\n1,1,1,1,1,2,3,4,N,1NT,=\n"
    )
    event = event_of_rows(rows(text), [])
    assert (event.travellers[0].lines[0].partners, len(event.entrants)) == ((2, 3), 4)


def test_a_missing_pair_in_a_database():
    """Who would meet it sits out."""
    text = RECEIVED.replace("3,4,", "3,9,")
    event = event_of_rows(rows(text), rows(SECTION.replace("2,0", "2,9")))
    assert [len(board.lines) for board in event.travellers] == [1, 1, 1]


DATABASE = b"\x00\x01\x00\x00Standard Jet DB\x00"


def program(folder, received: str):
    """A program in the place of mdb-export, which prints a table."""
    path = folder / "mdb-export"
    path.write_text(
        f"#!/bin/sh\ncase $2 in ReceivedData) cat <<'END'\n{received}END\n;;\n"
        f"Section) cat <<'END'\n{SECTION}END\n;;\nesac\n"
    )
    path.chmod(S_IRWXU)


def test_a_database_is_read_through_mdb_export(tmp_path, monkeypatch):
    """A file that begins as an Access database; its results are scored as any others."""
    program(tmp_path, RECEIVED)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    event = read_event(BytesIO(DATABASE), "evening.bws").results
    assert is_bws(DATABASE)
    assert event.boards[0].value(event.travellers[0].lines[0], Side.NS) == Fraction(2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("installed", [True, False])
def test_a_database_that_cannot_be_read(tmp_path, monkeypatch, language, installed):
    """Without mdbtools, and without results, one sentence says what to do."""
    if installed:
        program(tmp_path, "")
        monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    else:
        monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ParseError) as refused:
        read_event(BytesIO(DATABASE), "evening.bws")
    assert refused.value.code == ("event.bws" if installed else "event.no-mdbtools")
    assert not refused.value.say(language).startswith("event")
