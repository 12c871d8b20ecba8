"""Reading results tables of clubs: French and English, from spreadsheets, with typical faults."""

from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.boards.file_board import FileBoard
from chelem.boards.report import Severity
from chelem.boards.side_value import SideValue
from chelem.core.cards import Card, Strain
from chelem.core.contracts import Contract
from chelem.core.seats import Seat, Side
from chelem.core.vulnerability import Vulnerability
from chelem.formats.csv_results import read_csv_results
from chelem.i18n import LANGUAGES

FRENCH = """\
Donne;Donneur;Vulnérable;Nord;Sud;Est;Ouest;Contrat;Déclarant;Entame;Levées;Résultat;Marque
1;N;Personne;Nord;Sud;Est;Ouest;4P;S;DC;10;=;420
2;Est;NS;;;;;3SAX;O;R♠;8;-1;100
3;S;EO;;;;;Passe;;;;;0
4;O;Tous;;;;;1♦;E;10T;9;+2;−110
"""


def read_text(text: str, encoding: str = "utf-8") -> list[FileBoard]:
    return list(read_csv_results(BytesIO(text.encode(encoding))))


def codes(one: FileBoard) -> list[str]:
    return [problem.error.code for problem in one.problems]


class TestFrench:
    """With French column names, cells are read in French: P is pique, C is cœur, O is Ouest."""

    @pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252"])
    @pytest.mark.parametrize("delimiter", [";", ",", "\t"])
    def test_encodings_and_delimiters(self, encoding, delimiter):
        """UTF-8 and the Windows encoding are read, with any delimiter."""
        text = FRENCH.replace(";", delimiter)
        if encoding == "cp1252":
            text = text.replace("♠", "P").replace("♦", "K").replace("−", "-")
        one, two, three, four = read_text(text, encoding)
        assert [[]] * 4 == [codes(board) for board in (one, two, three, four)]
        assert ("Nord", "Est", "Sud", "Ouest") == one.names
        assert (Contract.parse("4S by S"), (Card.parse("HQ"),), Seat.W) == (
            one.contract,
            one.play.cards,
            one.play.leader,
        )
        assert (Contract.parse("3NTX by W"), Seat.E) == (two.contract, two.dealer)
        assert (True, Vulnerability.on_board(3)) == (three.stated.passed, three.vulnerable)
        assert ((SideValue(9),), (SideValue(-110, Side.NS),)) == (four.result.tricks, four.result.score)
        assert [2, 3, 4, 5] == [board.line for board in (one, two, three, four)]

    def test_english_is_not_read_in_french(self):
        """In a French file, the English 3NT and W are faults."""
        (one,) = read_text("donne;contrat;déclarant\n1;3NT;W\n")
        assert ["results.cell", "results.cell"] == codes(one)


class TestEnglish:
    """Columns come in any order and case; cells hold codes or the usual words."""

    @pytest.mark.parametrize("contract", ["4HX", "4hx", "4♥ x", "4 hearts doubled"])
    def test_contracts(self, contract):
        (one,) = read_text(f"CONTRACT,Board,By\n{contract},7,West\n")
        assert Contract.parse("4HX by W") == one.contract
        assert "7" == one.board

    @pytest.mark.parametrize("text", ["Pass", "pass", "PASSED OUT", "All Pass", "AP"])
    def test_passes(self, text):
        (one,) = read_text(f"board,contract\n7,{text}\n")
        assert (True, None) == (one.stated.passed, one.contract)

    @pytest.mark.parametrize(
        ("text", "seats"), [("None", 1), ("-", 1), ("ns", 2), ("E/W", 3), ("Both", 4), ("All", 4)]
    )
    def test_vulnerabilities(self, text, seats):
        (one,) = read_text(f"board,contract,vul\n7,,{text}\n")
        assert Vulnerability.on_board(seats) == one.vulnerable

    @pytest.mark.parametrize(
        ("text", "tricks"), [("=", 9), ("0", 9), ("+1", 10), ("1", 10), ("−2", 7), ("'+1", 10)]
    )
    def test_results_as_spreadsheets_leave_them(self, text, tricks):
        """A spreadsheet that has seen +1 writes 1; tricks follow from the contract."""
        (one,) = read_text(f"board,contract,declarer,result\n7,3NT,N,{text}\n")
        assert (SideValue(tricks),) == one.result.tricks

    def test_passed_out_boards_have_no_tricks(self):
        """The tricks and result of a passed-out board are ignored."""
        (one,) = read_text("board,contract,tricks,result,score\n7,Pass,0,=,0\n")
        assert ([], ()) == (codes(one), one.result.tricks)

    def test_contract_result_and_declarer_in_one_cell(self):
        """The contract cell may hold the result and the declarer too."""
        (one,) = read_text("board,contract\n7,4SX-2 N\n")
        assert (Contract.parse("4SX by N"), (SideValue(8),)) == (one.contract, one.result.tricks)

    def test_unknown_cells(self):
        """Empty cells, question marks, dashes and missing cells mean unknown."""
        (one,) = read_text("board,contract,declarer,lead,tricks,result,score,north,east\n7,?,-,,?,-,,?\n")
        assert ({"Board": "7"}, None, (), ()) == (
            one.tags,
            one.contract,
            one.result.tricks,
            one.result.score,
        )
        assert [] == codes(one)

    def test_the_separator_line_of_excel(self):
        """Excel's first line `sep=;` gives the delimiter and counts in line numbers."""
        (one,) = read_text("sep=;\r\nboard;contract;declarer\r\n7;1NT;S\r\n")
        assert (Strain.NT, 3) == (one.stated.strain, one.line)

    def test_line_breaks_in_cells(self):
        """A cell may contain a line break; later line numbers stay correct; empty rows are ignored."""
        one, two = read_text('board,contract,north\n7,1C,"a\r\nb"\n,,\n\n8,1D,\n')
        assert ("a\r\nb", 2, 6) == (one.names[0], one.line, two.line)


GOOD = {"board": "7", "dealer": "N", "vulnerable": "None", "contract": "4S", "declarer": "N"} | {
    "lead": "HT",
    "tricks": "10",
    "result": "=",
    "score": "420",
}


class TestFaults:
    """Every bad cell is a fault that names line and column; the rest of the row is kept."""

    def row(self, **cells: str) -> FileBoard:
        row = GOOD | cells
        _, one = read_text(f"{','.join(row)}\n{','.join(GOOD.values())}\n{','.join(row.values())}\n")
        return one

    def test_a_good_row(self):
        assert [] == codes(self.row())

    @pytest.mark.parametrize(
        ("column", "text", "where"),
        [
            ("dealer", "X", "Dealer"),
            ("vulnerable", "some", "Vulnerable"),
            ("contract", "8S", "Contract"),
            ("contract", "4SXXX", "Contract"),
            ("declarer", "O", "Declarer"),
            ("lead", "H1", "Play"),
            ("tricks", "14", "Result"),
            ("tricks", "ten", "Result"),
            ("result", "+4", "Result"),
            ("result", "10.0", "Result"),
            ("score", "62 %", "Score"),
        ],
    )
    def test_a_bad_cell(self, column, text, where):
        one = self.row(**{column: text})
        problem = one.reading_problems[0]
        assert ("results.cell", where, Severity.FAULT) == (
            problem.error.code,
            problem.where,
            problem.severity,
        )
        assert {"column": column, "text": text, "kind": column} == problem.error.facts
        assert 3 == one.reports("club.csv")[0].line
        assert "7" == one.board

    def test_cells_that_disagree(self):
        """Contradictions are faults: tricks and result, two declarers, a wrong score."""
        assert ["results.tricks"] == codes(self.row(result="+1"))
        assert ["results.cell"] == codes(self.row(contract="4S E"))
        assert ["record.score"] == codes(self.row(score="450"))

    def test_a_result_without_a_contract(self):
        assert ["results.cell"] == codes(self.row(contract="", tricks="", score=""))

    def test_surplus_cells(self):
        (one,) = read_text("board,contract\n7,1C,,\n")
        assert [] == codes(one)
        (one,) = read_text("board,contract\n7,1C,,x\n")
        assert ["results.cells"] == codes(one)

    def test_unknown_columns(self):
        """An unknown column gives a warning on the first board; so does a repeated one."""
        one, two = read_text("board,contract,percent,bd\n7,1C,50,8\n8,1D,50,9\n")
        assert ["results.column", "results.column"] == codes(one)
        assert {Severity.WARNING} == {problem.severity for problem in one.reading_problems}
        assert ([], "8") == (codes(two), two.board)

    @pytest.mark.parametrize("text", ["hello", "board,north\n1,x\n", "contract,declarer\n1C,N\n", "\0\0\0\0"])
    def test_texts_that_are_not_tables(self, text):
        """A text without the required columns gives a single fault."""
        (one,) = read_text(text)
        assert ["results.header"] == codes(one)

    @pytest.mark.parametrize("text", ["", "\n" * 100_000, "sep=;\n", "board,contract\n"], ids=len)
    def test_empty_files_have_no_boards(self, text):
        assert [] == read_text(text)

    def test_quotation_marks(self):
        """A wrong quotation mark affects its row only; an unclosed one is a fault, not a hang."""
        one, two = read_text('board,contract\n7,"1C"x\n8,1D\n')
        assert (["results.quotes"], []) == (codes(one), codes(two))
        *_, last = read_text('board,contract\n8,1D\n9,"1D\n' + "10,1H\n" * 20_000)
        assert "10" == last.board


def test_boards_are_yielded_while_reading():
    """The first board is yielded before the rest of the file is read."""
    stream = BytesIO(b"board,contract\n" + b"7,1C\n" * 100_000)
    next(read_csv_results(stream))
    assert stream.tell() < 1000


@given(st.data())
def test_corrupt_tables_are_read_to_the_end(data):
    """A corrupt table raises no error, and each report has a sentence in every language."""
    corrupt = bytearray(FRENCH.encode())
    for _ in range(data.draw(st.integers(1, 5))):
        start = data.draw(st.integers(0, len(corrupt)))
        length = data.draw(st.integers(0, 3))
        corrupt[start : start + length] = data.draw(
            st.binary(max_size=2) | st.sampled_from([b'"', b";", b"\n", b"="])
        )
    for one in read_csv_results(BytesIO(corrupt)):
        for report in one.reports("club.csv"):
            for language in LANGUAGES:
                assert report.error.code not in report.say(language)


@given(st.binary(max_size=300))
def test_any_bytes_are_read(data):
    """Arbitrary bytes raise no error."""
    for one in read_csv_results(BytesIO(data)):
        list(one.problems)
