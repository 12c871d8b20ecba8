"""Writing tables of results, and reading them again."""

import csv
from io import BytesIO, StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.boards.file_board import FileBoard
from chelem.boards.record import Record
from chelem.boards.side_value import SideValue
from chelem.boards.statements import AuctionRecord, PlayRecord, StatedContract, StatedResult
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import Card, Strain
from chelem.core.seats import Seat, Side
from chelem.core.vulnerability import Vulnerability
from chelem.formats.csv_results import read_csv_results, write_results
from chelem.formats.csv_results.columns import (
    COLUMNS,
    TEXTS,
    escape_formulas,
    unescape_formulas,
)
from chelem.scoring.duplicate import declarer_points
from tests.support.deals import SPREAD
from tests.support.strategies import cards, seats, strains

HEADER = (
    "event,site,date,round,table,room,board,dealer,vulnerable,north,east,south,west,"
    "contract,declarer,lead,tricks,result,score,scoring\r\n"
)
PLAYED = Record(
    {"Event": "Cup", "Date": "2026.10.01", "Round": "1", "Table": "3", "Room": "Open", "Board": "2"}
    | {"North": "A, B", "East": "C", "South": "D", "West": "?", "Scoring": "IMP"},
    dealer=Seat.E,
    vulnerable=Vulnerability.on_board(2),
    hands=SPREAD.hands,
    stated=StatedContract(Seat.S, 4, Strain.S, 2),
    play=PlayRecord(Seat.W, (Card.parse("HT"), Card.parse("H9"))),
    result=StatedResult((SideValue(11),), (SideValue(990, Side.NS),)),
)
ROW = 'Cup,,2026.10.01,1,3,Open,2,E,NS,"A, B",C,D,,4SX,S,HT,11,+1,990,IMP\r\n'
DELIMITERS = (",", ";", "\t")


def written(*records: Record, **options) -> str:
    return "".join(write_results(records, **options))


def read_text(text: str) -> list[FileBoard]:
    return list(read_csv_results(BytesIO(text.encode())))


def cell(record: Record, column: str) -> str:
    """Return the cell of a record's row in the given column."""
    _, row = csv.reader(StringIO(written(record), newline=""))
    return row[COLUMNS.index(column)]


def test_each_board_is_a_line():
    """The header has the English column names; each board is a line ended by CR LF."""
    assert [HEADER, ROW, ROW] == list(write_results([PLAYED, PLAYED]))
    assert HEADER == written()


def test_french_spreadsheets():
    """The options write semicolons, and one byte order mark so that Excel recognises UTF-8."""
    first, second = write_results([PLAYED], delimiter=";", bom=True)
    assert "\ufeff" + HEADER.replace(",", ";") == first
    assert "Cup;;2026.10.01;1;3;Open;2;E;NS;A, B;C;D;;4SX;S;HT;11;+1;990;IMP\r\n" == second


@pytest.mark.parametrize(("tricks", "result"), [(10, "="), (12, "+2"), (7, "-3")])
def test_the_result_is_relative(tricks, result):
    """The result is `=`, or the signed number of overtricks or undertricks."""
    record = Record(stated=StatedContract(Seat.N, 4, Strain.H), result=StatedResult((SideValue(tricks),)))
    assert (str(tricks), result) == (cell(record, "tricks"), cell(record, "result"))


@pytest.mark.parametrize(
    ("score", "points"),
    [
        ((SideValue(50),), "-50"),
        ((SideValue(-50, Side.EW),), "50"),
        ((SideValue(420, Side.NS), SideValue(-420, Side.EW)), "420"),
    ],
)
def test_the_score_column_is_for_north_south(score, points):
    """The score is written for North-South; a score without a side is declarer's, here East."""
    record = Record(stated=StatedContract(Seat.E, 4, Strain.H), result=StatedResult(score=score))
    assert points == cell(record, "score")


def test_a_missing_score_is_computed():
    """A missing duplicate score is computed if the vulnerability is known (RULES 0.7)."""
    known = {"stated": StatedContract(Seat.E, 2, Strain.S, 2), "result": StatedResult((SideValue(9),))}
    assert "-870" == cell(Record(vulnerable=Vulnerability.on_board(3), **known), "score")
    assert "" == cell(Record(**known), "score")
    for method in ("Rubber", "MP;Rubber", "Chicago"):
        assert "" == cell(Record({"Scoring": method}, vulnerable=Vulnerability.on_board(3), **known), "score")


@pytest.mark.parametrize("tricks", [-3, 14])
def test_impossible_tricks_have_no_score(tricks):
    """A record with contradictions is written as it is, without an error."""
    stated, result = StatedContract(Seat.N, 1, Strain.C), StatedResult((SideValue(tricks),))
    record = Record(vulnerable=Vulnerability.NONE, stated=stated, result=result)
    assert (str(tricks), "") == (cell(record, "tricks"), cell(record, "score"))


def test_passed_out_boards_are_written_as_pass():
    """A board passed out, stated or by its calls, has the contract Pass and the score 0."""
    stated, auction = StatedContract(passed=True), AuctionRecord(calls=(SimpleCall.PASS,) * 4)
    for record in (Record(stated=stated), Record(dealer=Seat.N, auction=auction)):
        assert ("Pass", "0") == (cell(record, "contract"), cell(record, "score"))
    assert "" == cell(Record(), "contract")


def test_the_contract_of_the_auction():
    """If the record states no contract, the auction's is written."""
    auction = AuctionRecord(calls=(Bid(3, Strain.NT), SimpleCall.DOUBLE, *(SimpleCall.PASS,) * 3))
    record = Record(dealer=Seat.W, auction=auction)
    assert ("3NTX", "W") == (cell(record, "contract"), cell(record, "declarer"))


def test_a_lead_out_of_turn_is_left_out():
    """The lead column holds the card of the player who had to lead."""
    stated, cards = StatedContract(Seat.N, 1, Strain.C), (Card.parse("HT"),)
    assert "HT" == cell(Record(stated=stated, play=PlayRecord(Seat.E, cards)), "lead")
    assert "" == cell(Record(stated=stated, play=PlayRecord(Seat.S, cards, leads={0: Seat.S})), "lead")


HOSTILE = ["=1+1", "+A1", "-A1", "@SUM(A1)", "a;=1+1", "a,=1+1", 'a"=1+1', "a\n=1", "a\t@b", "'=1", "＝1"]


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("delimiter", DELIMITERS)
def test_no_text_becomes_a_formula(name, delimiter):
    """With any delimiter, no spreadsheet reads a formula sign at the start of a cell."""
    text = written(Record({"Board": "1", "North": name}), delimiter=delimiter)
    for other in DELIMITERS:
        for line in text.splitlines():
            for found in line.replace('"', other).split(other):
                assert found[:1] not in tuple("=+-@＝")
    (one,) = read_text(text)
    assert name == one.names[0]


@given(st.text(alphabet="ab'=+-@,; \n\""))
def test_formula_escapes_round_trip(text):
    """unescape_formulas reverts escape_formulas, applied once or twice."""
    assert text == unescape_formulas(escape_formulas(text))
    assert text == unescape_formulas(unescape_formulas(escape_formulas(escape_formulas(text))))


texts = st.text(st.characters(codec="utf-8"), min_size=1, max_size=12).map(str.strip)
tags = st.dictionaries(st.sampled_from(sorted(TEXTS.values())), texts).map(
    lambda tags: {name: text for name, text in tags.items() if text not in ("", "?", "-")}
)
vulnerables = st.none() | st.integers(1, 4).map(Vulnerability.on_board)
points = st.integers(-9999, 9999).map(lambda amount: (SideValue(amount, Side.NS),))


@st.composite
def records(draw) -> Record:
    """Generate records that a table can represent in full."""
    known = {"tags": draw(tags), "dealer": draw(st.none() | seats), "vulnerable": draw(vulnerables)}
    kind = draw(st.sampled_from(["nothing", "passed", "contract"]))
    if kind == "passed":
        known["stated"] = StatedContract(passed=True)
        known["result"] = StatedResult(score=(SideValue(0, Side.NS),))
    if kind == "contract":
        declarer, lead = draw(seats), draw(st.none() | cards)
        level, stake = draw(st.integers(1, 7)), draw(st.sampled_from([1, 2, 4]))
        known["stated"] = StatedContract(declarer, level, draw(strains), stake)
        tricks = draw(st.just(()) | st.integers(0, 13).map(lambda won: (SideValue(won),)))
        known["result"] = StatedResult(tricks, draw(points))
        if lead is not None:
            known["play"] = PlayRecord(declarer.next, (lead,))
    return Record(**known)


@given(st.lists(records(), max_size=4), st.sampled_from(DELIMITERS), st.booleans())
def test_records_are_read_again(played, delimiter, bom):
    """read(write(records)) == records for any separator; an empty record gives no line."""
    again = read_text(written(*played, delimiter=delimiter, bom=bom))
    assert [record for record in played if record != Record()] == list(again)
    assert [()] * len(again) == [one.reading_problems for one in again]


@given(records())
def test_computed_scores_are_valid(record):
    """A computed score is the duplicate score and passes validation."""
    known = record.contract is not None and record.result.tricks and record.vulnerable is not None
    bare = Record(
        {"Board": "1"},
        dealer=record.dealer,
        vulnerable=record.vulnerable,
        stated=record.stated,
        result=StatedResult(record.result.tricks),
    )
    (one,) = read_text(written(bare))
    assert [] == list(one.problems)
    if known:
        contract, (tricks,) = record.contract, record.result.tricks
        expected = declarer_points(contract, tricks.amount, vulnerable=record.vulnerable)
        assert (
            SideValue(expected if contract.declarer.side is Side.NS else -expected, Side.NS),
        ) == one.result.score
