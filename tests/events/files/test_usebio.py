"""USEBIO files are read and ranked; hostile ones are refused in one sentence."""

from dataclasses import replace
from fractions import Fraction
from io import BytesIO

import pytest

from chelem.core.errors import ParseError
from chelem.core.seats import Side
from chelem.events.files.differences import result_differences
from chelem.events.files.files import read_event
from chelem.events.files.usebio_writing import write_usebio
from chelem.events.outcome import ArtificialScore, Award, NotPlayed
from chelem.events.ranking import rank_event
from tests.events.events_of_pairs import pairs_event
from tests.events.files.usebio_text import usebio_board, usebio_line, usebio_text


def places(content):
    """The places by line and number."""
    results = read_event(BytesIO(content), "x.xml").results
    return {
        (str(ranking.line), results.entrants[one.entrant].number): (one.place, one.result)
        for ranking in rank_event(results)
        for one in ranking
    }


def test_a_matchpoint_event_of_two_lines_is_ranked():
    """Board 1: 620 beats all (6 of 6), two 170s 3 each, −100 none; East-West the rest."""
    found = places(usebio_text(usebio_board(1, 620, 170, 170, -100)))
    assert found["NS", "1"] == (1, 100)
    assert found["NS", "2"] == found["NS", "3"] == (2, 50)
    assert found["EW", "4"] == (1, 100)
    assert found["EW", "1"] == (4, 0)


def test_a_missing_score_is_brought_up_by_neuberg():
    """Three scores of four expected: M' = (M+1)·4/3 − 1 = 17/3, 3, 1/3 of 6; pair 4 has one board."""
    found = places(usebio_text(usebio_board(1, 50, 0, -50, -100), usebio_board(2, 50, 0, -50, "")))
    assert found["NS", "1"] == (1, Fraction(100) * (6 + Fraction(17, 3)) / 12)
    assert found["NS", "4"] == (4, 0)


def test_an_artificial_score_counts_by_percent_and_is_compared_with_nothing():
    """A6040: average plus and minus; average plus is at least the pair's own percentage."""
    content = usebio_text(usebio_board(1, 50, 0, -50, -100), usebio_board(2, "A6040", 50, 0, -50))
    found = places(content)
    assert found["NS", "1"] == (1, 100)
    assert found["EW", "1"] == (4, 0)


def test_a_score_is_computed_where_the_file_states_the_contract_alone():
    """Board 2 is vulnerable for North-South: 4 spades made by South are 620, two down −200."""
    made = "<CONTRACT>4S</CONTRACT><PLAYED_BY>S</PLAYED_BY><TRICKS>10</TRICKS>"
    board = usebio_line(1, 1, "", made) + usebio_line(2, 2, "", made.replace("10", "08"))
    content = usebio_text(f"<BOARD><BOARD_NUMBER>2</BOARD_NUMBER>{board}</BOARD>")
    lines = read_event(BytesIO(content), "").results.travellers[0].lines
    assert [line.outcome.points for line in lines] == [620, -200]


def test_names_are_read_in_their_encoding():
    """The declared encoding is ISO 8859-1."""
    assert read_event(BytesIO(usebio_text(usebio_board(1, 50, 0))), "").results.title == "Été"


@pytest.mark.parametrize(
    ("tag", "kind", "results"),
    [
        ("NS_CROSS_IMP_POINTS", "cross-imps", (10, -5, -5)),
        ("NS_BUTLER_POINTS", "butler", (7, -4, -4)),
    ],
)
def test_the_points_of_the_lines_tell_how_an_event_is_scored(tag, kind, results):
    """620 against twice 170: cross-IMPs 10 each; the datum is 320: 300 is 7 IMPs, 150 is 4."""
    lines = "".join(
        usebio_line(n, n, score, f"<{tag}>0</{tag}>") for n, score in enumerate((620, 170, 170), 1)
    )
    content = usebio_text(f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{lines}</BOARD>")
    event = read_event(BytesIO(content), "").results
    assert event.settings.method == kind
    scored = event.boards[0]
    assert tuple(scored.value(line, Side.NS) for line in scored.traveller) == results


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b'<!DOCTYPE a [<!ENTITY b "c">]><USEBIO>&b;</USEBIO>', "declares entities"),
        (b"<USEBIO><EVENT></USEBIO>", "not well-formed"),
        (b"<html/>", "begins with HTML"),
        (b"<USEBIO/>", "no event"),
        (b"<USEBIO><EVENT/></USEBIO>", "no results"),
        (b"<a>" * 30, "too deeply"),
        (b"%PDF-1.4", "not a file of results"),
        (b"", "not a file of results"),
        (b'<?xml version="1.0" encoding="nonsense"?><USEBIO/>', "not well-formed"),
        (usebio_text(usebio_board(0, 50, 0)), "not the number of a board"),
        (usebio_text(usebio_board(1, 999990, 0)), "not a possible score"),
    ],
)
def test_hostile_files_get_one_sentence(content, sentence):
    """Nothing but a `ParseError` comes out, and nothing is fetched or expanded."""
    with pytest.raises(ParseError, match=sentence):
        read_event(BytesIO(content), "x")


def test_both_lines_are_written():
    """North-South's direction too, though pair 1 is in either line."""
    event = pairs_event([620, 170])
    numbers = (("1", Side.NS), ("2", Side.NS), ("1", Side.EW), ("2", Side.EW))
    entrants = tuple(
        replace(one, number=n, line=line) for one, (n, line) in zip(event.entrants, numbers, strict=True)
    )
    read = read_event(BytesIO(write_usebio(replace(event, entrants=entrants, winners=2))), "x.xml").results
    assert sorted((one.number, str(one.line)) for one in read.entrants) == sorted(
        (n, str(s)) for n, s in numbers
    )
    first, second = rank_event(read)
    assert [ranking.ranked[0].result for ranking in (first, second)] == [100, 100]


def test_adjustments_and_penalties_are_read_and_written():
    """An adjustment has its sign, a penalty is taken off; what is carried forward counts as an adjustment."""
    event = pairs_event([620, 170])
    first = replace(event.entrants[0], adjustment=Fraction(-5), penalty=Fraction("2.5"))
    second = replace(event.entrants[1], carried=Fraction(3))
    event = replace(event, entrants=(first, second, *event.entrants[2:]))
    read = read_event(BytesIO(write_usebio(event)), "event.xml").results
    found = {one.number: (one.adjustment, one.penalty, one.carried) for one in read.entrants}
    assert found["1"] == (-5, Fraction("2.5"), 0)
    assert found["2"] == (3, 0, 0)
    assert {one.result for one in rank_event(read)[0]} == {one.result for one in rank_event(event)[0]}


@pytest.mark.parametrize(("program", "result"), [("Scorer", 98), ("Other", 102)])
def test_an_adjustment_of_scorer_holds_the_handicap(program, result):
    """Its handicap of 4 counts by half, and is part of the adjustment of −2; elsewhere both count whole."""
    pair = "<PAIR><PAIR_NUMBER>1</PAIR_NUMBER><HANDICAP>4</HANDICAP><ADJUSTMENT>-2</ADJUSTMENT></PAIR>"
    line = (
        "<TRAVELLER_LINE><NS_PAIR_NUMBER>{}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{}</EW_PAIR_NUMBER>"
        "<SCORE>{}</SCORE></TRAVELLER_LINE>"
    )
    text = (
        f"<USEBIO><EVENT><PROGRAM_NAME>{program}</PROGRAM_NAME><PARTICIPANTS>{pair}</PARTICIPANTS>"
        f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{line.format(1, 2, 420)}{line.format(3, 4, 0)}</BOARD>"
        "</EVENT></USEBIO>"
    )
    (ranking,) = rank_event(read_event(BytesIO(text.encode()), "event.xml").results)
    assert {one.entrant: one.result for one in ranking}[0] == result


@pytest.mark.parametrize("method", ["matchpoints", "cross-imps", "butler"])
def test_what_is_written_is_read_again(method):
    """The same lines and the same ranking, in every method, with artificial scores and one line missing."""
    results = pairs_event(
        [620, 170, 170, -100],
        [420, ArtificialScore(Award.parse("60"), Award.parse("40")), NotPlayed("sit-out"), 50],
        method=method,
    )
    again = read_event(BytesIO(write_usebio(results, "Club <&>")), "")
    found = {again.results.entrants[one.entrant].number: one.place for one in rank_event(again.results)[0]}
    assert found == {results.entrants[one.entrant].number: one.place for one in rank_event(results)[0]}
    assert [one.result for one in rank_event(again.results)[0]] == [
        one.result for one in rank_event(results)[0]
    ]
    assert all(again.totals[one.entrant].place == one.place for one in rank_event(again.results)[0])


def section(name, *boards, top=None):
    """A section with its boards; with `top`, every line states matchpoints that sum to it."""
    text = "".join(boards)
    if top is not None:
        points = f"<NS_MATCH_POINTS>{top}</NS_MATCH_POINTS><EW_MATCH_POINTS>0</EW_MATCH_POINTS>"
        text = text.replace("</TRAVELLER_LINE>", f"{points}</TRAVELLER_LINE>")
    return f'<SECTION SECTION_ID="{name}">{text}</SECTION>'


@pytest.mark.parametrize(("top", "fields"), [(None, [6]), (10, [6]), (4, [3, 3])])
def test_sections_are_one_field_unless_their_tops_say_otherwise(top, fields):
    """Two sections of three tables: a top of 10 across the field, or of 4 in each."""
    content = usebio_text(
        *(section(name, usebio_board(1, 50, 0, -50), top=top) for name in "AB"), pairs="", winners=1
    )
    event = read_event(BytesIO(content), "").results
    assert [len(board.lines) for board in event.travellers] == fields
    assert {board.top for board in event.boards} == {2 * (fields[0] - 1)}


def test_boards_of_another_session_are_other_deals():
    """Board 1 of each session is compared within its session; the pairs are the same."""
    sessions = "".join(f"<SESSION>{usebio_board(1, *scores)}</SESSION>" for scores in ((50, 0), (0, 50)))
    event = read_event(BytesIO(usebio_text(sessions)), "").results
    assert [len(board.lines) for board in event.travellers] == [2, 2]
    assert {one.result for one in rank_event(event)[0] if one.place} == {50}


def test_a_licence_stands_beside_the_name_of_its_player():
    """Who has none has no number; both are read again in their order."""
    event = pairs_event([620, 170])
    first = replace(event.entrants[0], names=("Ann", "Bob", "Cleo"), licences=("", "0042", "0007"))
    written = write_usebio(replace(event, entrants=(first, *event.entrants[1:])))
    assert 2 == written.count(b"<NATIONAL_ID_NUMBER>")
    found = {one.number: one for one in read_event(BytesIO(written), "x.xml").results.entrants}
    assert (first.names, first.licences) == (found["1"].names, found["1"].licences)
    assert () == found["2"].licences


def test_people_of_an_individual_are_ranked():
    """North and South share a score, and so do East and West; two tables, then other partners."""
    line = (
        "<TRAVELLER_LINE><N_PLAYER_NUMBER>{}</N_PLAYER_NUMBER><E_PLAYER_NUMBER>{}</E_PLAYER_NUMBER>"
        "<S_PLAYER_NUMBER>{}</S_PLAYER_NUMBER><W_PLAYER_NUMBER>{}</W_PLAYER_NUMBER><SCORE>{}</SCORE>"
        "</TRAVELLER_LINE>"
    )
    board = "<BOARD><BOARD_NUMBER>{}</BOARD_NUMBER>{}{}</BOARD>"
    content = usebio_text(
        board.format(1, line.format(1, 3, 2, 4, 420), line.format(5, 7, 6, 8, -50)),
        board.format(2, line.format(1, 2, 3, 4, 420), line.format(5, 6, 7, 8, -50)),
        pairs="".join(f"<PLAYER><PLAYER_NUMBER>{n}</PLAYER_NUMBER></PLAYER>" for n in range(1, 9)),
        winners=1,
    )
    event = read_event(BytesIO(content), "").results
    found = {event.entrants[one.entrant].number: (one.result, one.boards) for one in rank_event(event)[0]}
    assert [found[str(n)] for n in (1, 2, 3, 4)] == [(100, 2), (50, 2), (50, 2), (0, 2)]
    assert [found[str(n)] for n in (5, 6, 7, 8)] == [(0, 2), (50, 2), (50, 2), (100, 2)]
    again = read_event(BytesIO(write_usebio(event)), "").results
    assert {
        again.entrants[one.entrant].number: (one.result, one.boards) for one in rank_event(again)[0]
    } == found


@pytest.mark.parametrize(
    ("points", "percentages"), [((6, 6), (60, 60)), ((6, 4), (60, 40)), ((9, 9), (50, 50))]
)
def test_points_without_a_score_are_parts_of_the_top(points, percentages):
    """The lines with scores sum to 10: 6 and 6 are 60 % for both; 9 and 9 cannot be of that top."""
    tags = "<NS_MATCH_POINTS>{}</NS_MATCH_POINTS><EW_MATCH_POINTS>{}</EW_MATCH_POINTS>"
    lines = [usebio_line(n, n, 50 * n, tags.format(2 * n - 2, 12 - 2 * n)) for n in range(1, 6)]
    lines.append(usebio_line(6, 6, "", tags.format(*points)))
    content = usebio_text(f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{''.join(lines)}</BOARD>")
    ruled = read_event(BytesIO(content), "").results.travellers[0].lines[-1].outcome
    assert (ruled.north_south.percent, ruled.east_west.percent) == percentages


def test_a_negative_penalty_is_read_again_as_a_bonus():
    """Penalties have no sign in USEBIO: a bonus is written as an adjustment."""
    event = pairs_event([620, 170])
    rewarded = replace(event.entrants[0], penalty=Fraction(-5))
    event = replace(event, entrants=(rewarded, *event.entrants[1:]))
    read = read_event(BytesIO(write_usebio(event)), "event.xml").results
    assert {one.number: one.added for one in read.entrants}["1"] == 5


@pytest.mark.parametrize(
    ("right", "wrong", "of"),
    [
        ("<EW_MATCH_POINTS>6.0000</EW_MATCH_POINTS>", "<EW_MATCH_POINTS>5</EW_MATCH_POINTS>", "board"),
        ("<PLACE>7=</PLACE>", "<PLACE>5</PLACE>", "place"),
        ("<PERCENTAGE>100.00</PERCENTAGE>", "<PERCENTAGE>90.00</PERCENTAGE>", "result"),
    ],
)
def test_a_stated_result_that_differs_is_said(right, wrong, of):
    """What East-West received on a board, a place that no tie explains, and a percentage."""
    written = write_usebio(pairs_event([620, 170, 170, -100])).decode()
    assert [] == list(result_differences(read_event(BytesIO(written.encode()), "x.xml")))
    assert right in written
    changed = written.replace(right, wrong, 1).encode()
    assert {of} == {each.of for each in result_differences(read_event(BytesIO(changed), "x.xml"))}


def test_two_lines_without_a_list_of_pairs_stay_two():
    """WINNER_TYPE says two: North-South 1 and East-West 1 are other pairs."""
    content = usebio_text(usebio_board(1, 620, 170), pairs="")
    rankings = rank_event(read_event(BytesIO(content), "x.xml").results)
    assert [2, 2] == [len(ranking.ranked) for ranking in rankings]
