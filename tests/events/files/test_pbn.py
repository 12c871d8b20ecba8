"""The events of PBN files are read from their score tables (PBN 2.1, 5.7 and 5.8)."""

from dataclasses import replace
from fractions import Fraction
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.core.contracts import Contract
from chelem.core.errors import BadOption, ParseError
from chelem.core.seats import Side
from chelem.events.files.differences import result_differences
from chelem.events.files.files import read_event, write_event
from chelem.events.outcome import (
    PASSED_OUT,
    ArtificialScore,
    Award,
    NotPlayed,
    PlayedScore,
    SplitScore,
    WeightedScore,
)
from chelem.events.ranking import rank_event
from chelem.events.settings import ScoringSettings
from tests.events.events_of_pairs import pairs_event

HEADER = (
    r"Table\2R;Round\2R;PairId_NS\2R;PairId_EW\2R;Contract\4L;Declarer\1R;Result\2R;"
    r"Score_NS\6R;Score_EW\6R;MP_NS\4R;MP_EW\4R"
)


def pbn(rows, header=HEADER, board=1, before="", after=""):
    """A PBN file with one board."""
    return f'[Event "Tournoi"]\n{before}[Board "{board}"]\n[ScoreTable "{header}"]\n{rows}\n{after}'.encode()


def scores(content):
    """North-South's points of the first board's lines."""
    return [line.outcome.points for line in read_event(BytesIO(content), "x.pbn").results.travellers[0].lines]


def test_rows_as_magic_contest_writes_them():
    """Scores are quoted, in the column of the side that has them; a dash is nothing; 2N is 2NT."""
    event = read_event(
        BytesIO(
            pbn(
                ' 1  1  1  2 2HX  S  8    "470"      -  4.0  0.0\n'
                ' 2  1  3  4 Pass -  -      "0"      -  2.0  2.0\n'
                ' 3  1  5  6 2N   N  5      -  "150"  0.0  4.0\n'
            )
        ),
        "",
    )
    lines = event.results.travellers[0].lines
    assert [line.outcome.points for line in lines] == [470, 0, -150]
    assert lines[1].outcome == PASSED_OUT
    board = event.results.boards[0]
    stated = [event.points[0, row, Side.NS] for row in range(3)]
    assert [board.value(line, Side.NS) for line in lines] == stated
    assert (lines[2].table, lines[2].round, str(lines[2].outcome.contract)) == (3, 1, "2NT by N")


def test_a_score_is_computed_from_the_contract():
    """Without columns for scores."""
    header = r"PairId_NS;PairId_EW;Contract;Declarer;Result"
    assert scores(pbn("1 2 4S S 10\n3 4 4SX W 9", header)) == [420, 100]


def test_an_artificial_score_is_marked_by_a_caret():
    """^ before a value (PBN 2.1, 5.2); its percentages are those of the row."""
    header = "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS;Percentage_NS;Percentage_EW"
    event = read_event(BytesIO(pbn("1 2 - - - - ^60 ^40\n3 4 4S S 10 420 50 50", header)), "").results
    ruled, scored = (line.outcome for line in event.travellers[0].lines)
    assert isinstance(ruled, ArtificialScore)
    assert (ruled.north_south.percent, ruled.east_west.percent) == (60, 40)
    assert isinstance(scored, PlayedScore)


def test_empty_cells_and_names_without_quotes_are_found_by_width():
    """As programs of clubs write them."""
    header = r"PairId_NS\2R;PairId_EW\2R;Contract\4L;Declarer\1L;Result\2R;Score_NS\5R;Names_NS\13L;Names_EW"
    assert scores(
        pbn(
            " 1  2 3NT  N  9   400 Anne - Bob    Cléo - Dan\n 3  4               0 Eve           Fay",
            header,
        )
    ) == [
        400,
        0,
    ]


def test_two_winners_are_told_by_numbers_that_both_lines_have():
    """Pair 1 North-South against pair 1 East-West: two rankings; names by direction."""
    total = (
        '[TotalScoreTable "Rank;PairId;Direction;Names;TotalPercentage"]\n'
        '1 1 NS "A;B" 100\n1 2 EW "C;D" 100\n2 2 NS "E;F" 0\n2 1 EW "G;H" 0\n'
    )
    header = "PairId_NS;PairId_EW;Score_NS"
    read = read_event(BytesIO(pbn("1 1 420\n2 2 -50", header, after=total)), "")
    first, second = rank_event(read.results)
    names = [read.results.entrants[ranking.ranked[0].entrant].names for ranking in (first, second)]
    assert names == [("A", "B"), ("C", "D")]
    assert all(read.totals[one.entrant].place == one.place for ranking in (first, second) for one in ranking)


@pytest.mark.parametrize(
    ("scoring", "cells", "method"),
    [
        ("IMP;Cross", "5 -5", "cross-imps"),
        ("IMP;Butler", "5 -5", "butler"),
        ("IMP", "5.5 -5.5", "cross-imps"),
        ("IMP", "5 -5", "butler"),
        ("MatchPoints;MP1", "2 0", "matchpoints"),
    ],
)
def test_the_scoring_tag_tells_the_method(scoring, cells, method):
    """Where it says no more than IMP, whole IMPs are Butler's."""
    header = "PairId_NS;PairId_EW;Score_NS;IMP_NS;IMP_EW"
    content = pbn(f"1 2 420 {cells}", header, before=f'[Scoring "{scoring}"]\n')
    assert read_event(BytesIO(content), "").results.settings.method == method


@pytest.mark.parametrize(
    "content", [b'[Board "1"]\n', b"\x00\x00", pbn("", "Rank;Contract"), pbn("1 2 9", "PairId_NS")]
)
def test_a_file_without_results_is_refused(content):
    """In one sentence."""
    with pytest.raises(ParseError):
        read_event(BytesIO(content), "x.pbn")


OUTCOMES = st.sampled_from(
    (
        PlayedScore(620),
        PlayedScore(-50),
        PlayedScore.of(Contract.parse("3NTX by S"), 8, 1),
        PASSED_OUT,
        NotPlayed(),
        ArtificialScore(Award.parse("60"), Award.parse("40")),
    )
)


@settings(max_examples=40)
@given(
    st.lists(st.lists(OUTCOMES, min_size=3, max_size=3), min_size=1, max_size=3),
    st.sampled_from(("matchpoints", "cross-imps", "butler")),
)
def test_what_is_written_is_read_again(boards, method):
    """The same lines, method, numbers and names, and the ranking that the file states."""
    event = pairs_event(*boards, method=method)
    named = tuple(replace(one, names=("A [1]", 'B "2"')) for one in event.entrants)
    event = replace(event, entrants=named, title="Tournoi d’été", date="2026-08-04")
    read = read_event(BytesIO(write_event(event, "event.pbn")), "event.pbn")
    lines = [[line.outcome for line in board] for board in read.results.travellers]
    assert lines == [[line.outcome for line in board] for board in event.travellers]
    assert b'[Vulnerable "None"]' in write_event(event, "event.pbn")
    assert (read.results.title, read.results.date) == (event.title, event.date)
    assert read.results.settings.method == method
    assert {one.names for one in read.results.entrants} == {("A 1", "B 2")}
    for ranking in rank_event(event):
        for one in ranking:
            number = event.entrants[one.entrant].number
            place = next(n for n, each in enumerate(read.results.entrants) if each.number == number)
            assert read.totals[place].place == one.place


def test_a_ruling_is_written_by_what_it_gave():
    """A weighted and a split score come back as percentages."""
    weighted = WeightedScore(((420, Fraction(1, 2)), (-50, Fraction(1, 2))))
    split = SplitScore(PlayedScore(420), Award.parse("50"))
    event = pairs_event([420, weighted, -50, split])
    read = read_event(BytesIO(write_event(event, "event.pbn")), "").results
    found = [line.outcome for line in read.travellers[0]]
    assert [type(each) for each in found] == [PlayedScore, ArtificialScore, PlayedScore, ArtificialScore]
    assert found[3].east_west == Award.parse("50")


def test_two_winners_are_written():
    """Both lines, though no number is in both."""
    event = pairs_event([420, 170], [420, 170])
    lines = tuple(replace(one, line=Side.NS if n < 2 else Side.EW) for n, one in enumerate(event.entrants))
    event = replace(event, entrants=lines, winners=2)
    read = read_event(BytesIO(write_event(event, "event.pbn")), "").results
    assert read.winners == 2
    assert {one.number: one.line for one in read.entrants} == {one.number: one.line for one in lines}


def test_what_was_added_is_written():
    """A handicap comes back as an adjustment, with the same result."""
    event = pairs_event([420, 170])
    event = replace(
        event, entrants=(replace(event.entrants[0], handicap=Fraction("-2.5")), *event.entrants[1:])
    )
    read = read_event(BytesIO(write_event(event, "event.pbn")), "").results
    found = {one.number: one.adjustment for one in read.entrants}
    assert found == {"1": Fraction("-2.5"), "2": 0, "3": 0, "4": 0}


def test_matches_are_not_written():
    """The tables know pairs across the field alone."""
    event = pairs_event([420, 170])
    with pytest.raises(BadOption):
        write_event(event.with_settings(ScoringSettings(matches="pairs")), "event.pbn")


COLUMNS = "PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer\\1L;Result\\2R;Score_NS\\5R;Score_EW\\5R"


def test_two_lines_with_the_same_numbers_stay_two_lines():
    """Without a ranking: North-South 1 won both boards, East-West 1 and 2 one each; no pair meets itself."""
    first = ' 1  2 3NT N  9 "400"   -\n 2  1 3NT N  8   -  "50"\n'
    second = ' 1  2 2H N  9 "140"   -\n 2  1 2H N  8 "110"   -\n'
    text = "".join(
        f'[Event "x"]\n[Board "{board}"]\n[Vulnerable "None"]\n[ScoreTable "{COLUMNS}"]\n{rows}\n'
        for board, rows in ((1, first), (2, second))
    )
    rankings = rank_event(read_event(BytesIO(text.encode()), "x.pbn").results)
    assert [[100, 0], [100, 0]] == [[one.result for one in ranking] for ranking in rankings]


def test_a_pair_that_plays_in_both_lines_is_one_pair():
    """A Howell: each number is once on a board, so there is one winner."""
    rows = ' 1  2 3NT N  9 "400"   -\n 3  4 3NT N  8   -  "50"\n'
    other = ' 2  3 2H N  9 "140"   -\n 4  1 2H N  8 "110"   -\n'
    text = "".join(
        f'[Event "x"]\n[Board "{board}"]\n[ScoreTable "{COLUMNS}"]\n{each}\n'
        for board, each in ((1, rows), (2, other))
    )
    assert 1 == read_event(BytesIO(text.encode()), "x.pbn").results.winners


@pytest.mark.parametrize("names", [f"Mike Tango{apart}Romeo" for apart in ("-", " - ", "; ", " & ")])
def test_names_beside_the_results_are_read(names):
    """Columns Names_NS and Names_EW, with what programs put between the two names."""
    row = f' 1  2 3NT N  9 "400"   - "{names}" "Alfa-Bravo"\n'
    text = f'[Event "x"]\n[Board "1"]\n[ScoreTable "{COLUMNS};Names_NS;Names_EW"]\n{row}'
    entrants = read_event(BytesIO(text.encode()), "x.pbn").results.entrants
    assert [("Mike Tango", "Romeo"), ("Alfa", "Bravo")] == [one.names for one in entrants]


def test_matchpoints_counted_by_halves_are_the_same():
    """A file may count 1 for a score beaten and a half for an equal one."""
    rows = ' 1  2 3NT N  9 "400"   - 1   0\n 3  4 3NT N  8   -  "50" 0   1\n'
    text = f'[Event "x"]\n[Board "1"]\n[ScoreTable "{COLUMNS};MP_NS\\3R;MP_EW\\3R"]\n{rows}'
    assert [] == list(result_differences(read_event(BytesIO(text.encode()), "x.pbn")))
