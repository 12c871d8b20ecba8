"""Events as CSV: read in two languages, written and read again; bad rows are named."""

from fractions import Fraction
from io import BytesIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.errors import ParseError
from chelem.core.seats import Side
from chelem.events.chosen_settings import ChosenSettings
from chelem.events.event_results import EventResults
from chelem.events.files.csv_event import write_csv_event
from chelem.events.files.files import read_event
from chelem.events.outcome import PASSED_OUT, ArtificialScore, Award, NotPlayed, PlayedScore, WeightedScore
from chelem.events.ranking import rank_event
from chelem.events.settings import find_profile

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


@given(
    places=st.integers(0, 6),
    trim=st.integers(0, 50),
    trim_from=st.integers(1, 100),
    exact_five=st.sampled_from(["away", "even"]),
    lift=st.booleans(),
    imps_of_average=st.none() | st.integers(0, 24).map(Fraction),
)
def test_every_setting_of_a_score_is_written(**chosen):
    """Butler and averages as a club plays them; who is equal is for the reader's profile to say."""
    results = read(b"board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n\nsetting,value\nscoring,butler\n")
    settings = ChosenSettings(**chosen).applied_to(results.settings)
    again = read("".join(write_csv_event(results.with_settings(settings))).encode())
    assert again.settings == settings


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


BELOW = """Donne;NS;EO;Marque

1;1;2;420
1;3;4;-1 430
2;1;2;60 % 620 + 40 % -100
2;3;4;37,5-62,5

Réglage;Valeur;;
Calcul;IMPs croisés;;
Titre;Coupe d’été;;

Inscrit;Pénalité;Statut;
3;2,5;;
4;;non classé;
"""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_tables_below_the_results_say_how_they_are_scored(encoding, end):
    """In French too, with empty cells at the end, in any encoding: method, title, penalties, standing."""
    results = read(BELOW.replace("\n", end).encode(encoding))
    assert (results.settings.method, results.title) == ("cross-imps", "Coupe d’été")
    assert {one.number: (one.penalty, one.standing) for one in results.entrants} == {
        "1": (0, "ranked"),
        "2": (0, "ranked"),
        "3": (Fraction(5, 2), "ranked"),
        "4": (0, "unranked"),
    }
    assert [line.outcome for line in results.travellers[0]] == [PlayedScore(420), PlayedScore(-1430)]
    assert [line.outcome for line in results.travellers[1]] == [
        WeightedScore(((620, Fraction(3, 5)), (-100, Fraction(2, 5)))),
        ArtificialScore(Award.parse("37.5"), Award.parse("62.5")),
    ]


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ("setting,value\nscorng,butler", "Row 4.*no setting “scorng”.*scoring"),
        ("setting,value\nscoring,swiss", "Row 4.*matchpoints, cross-imps, butler"),
        ("setting,value\nbutler trim,51", "Row 4.*butler trim.*0.*50"),
        ("setting,value\nbutler exact fives,odd", "Row 4.*away, even"),
        ("entrant,penalty\n1,ten", "Row 4.*“ten” is not a number"),
        ("entrant,penalty\n7,10", "Row 4.*Nobody.*number 7"),
        ("entrant,standing\n1,absent", "Row 4.*not a standing"),
        ("match,round,entrant,opponents,boards,detail\nvoid,1,1,2,8,nobody", "Row 4.*both, director"),
        ("match,round,entrant\nlost,1,1", "Row 4.*void, bye"),
    ],
)
def test_a_bad_row_of_another_table_is_named(table, sentence):
    """Its row counts from the heading of the results, as a spreadsheet shows it one further down."""
    with pytest.raises(ParseError) as caught:
        read(f"board,ns,ew,score\n1,1,2,420\n\n{table}\n".encode())
    assert caught.match(sentence)
    assert caught.value.say("fr").startswith("La ligne 4")


def test_a_number_in_both_lines_is_named_with_its_line():
    """A penalty of pair 1 could be that of either pair 1."""
    rows = "board,ns,ew,score\n1,1,1,420\n1,2,2,-50\n\nentrant,line,penalty\n1,{},3\n"
    with pytest.raises(ParseError, match="several entrants with number 1"):
        read(rows.format("").encode())
    assert [one.line for one in read(rows.format("EW").encode()).entrants if one.penalty] == [Side.EW]


def test_a_heading_is_found_wherever_a_letter_ends():
    """Letters of two bytes at the end of what is looked at first do not change the names of columns."""
    for letters in (2040, 2041):
        results = read(
            f"étui;ns;eo;marque;noms ns\n1;1;2;420;{'a' * (letters % 2)}{'é' * letters}\n".encode()
        )
        assert results.entrants[0].number == "1"


def test_groups_of_a_fouled_board_may_be_letters():
    """Two groups of two, A and B, each at most a third of nothing: 65 and 55 % of a field of seven."""
    rows = "".join(
        f"1,{at},{at + 20},{score},{group},{group}\n"
        for at, (score, group) in enumerate(
            [(420, "A"), (170, "a"), (50, "B"), (140, "B"), (110, "B"), (100, "B"), (90, "B")], 1
        )
    )
    ranking = rank_event(read(f"board,ns,ew,score,group_ns,group_ew\n{rows}".encode()))[0]
    found = {one.entrant: one.result for one in ranking}
    assert (65, 55) == (found[0], found[2])
    with pytest.raises(ParseError, match="not a group"):
        read(b"board,ns,ew,score,group_ns\n1,1,2,420,A+\n")


def test_tables_from_bridgemate_are_read_as_they_are():
    """Seats under NS/EW, pairs' numbers under Declarer, spaces in contracts, rulings among remarks."""
    text = (
        "Board,PairNS,PairEW,Declarer,NS/EW,Contract,Result,LeadCard,Remarks\n"
        "1,1,2,1,N,3 NT,+1,S4,\n1,3,4,4,W,4 S x,-2,,\n1,5,6,,,,,,60%-40%\n"
        "1,7,8,,,PASS,,,\n1,9,10,,,,,,Not played\n"
    )
    outcomes = [line.outcome for line in read(text.encode()).travellers[0]]
    assert [430, 300, 0] == [outcomes[at].points for at in (0, 1, 3)]
    assert isinstance(outcomes[2], ArtificialScore)
    assert outcomes[4] == NotPlayed()


def test_a_heading_that_lacks_columns_is_told_which():
    """Board and contract are known; who played East-West is missing."""
    with pytest.raises(ParseError, match="lacks ew"):
        read(b"Board,Pair NS,Contract,By\n1,1,3NT,N\n")


def test_rules_for_ties_are_written_and_read_again():
    """A profile's tie-breaks, and how two lines become one ranking."""
    results = read(b"board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n")
    settings = find_profile("ffb").scoring_like(results.settings)
    again = read("".join(write_csv_event(results.with_settings(settings))).encode())
    assert settings == again.settings
