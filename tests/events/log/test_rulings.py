"""Rulings in the log: fouled boards, artificial and assigned scores, penalties (LOG, EVENTS 3)."""

from dataclasses import replace
from fractions import Fraction
from io import BytesIO

import pytest

from chelem.core.contracts import Contract
from chelem.core.errors import Refused
from chelem.core.seats import SIDES, Side
from chelem.events.log.entries.entrants import StandingSet
from chelem.events.log.entries.opening import EventClosed
from chelem.events.log.entries.penalising import EntrantPenalised
from chelem.events.log.entries.reporting import ResultCorrected
from chelem.events.log.entries.ruling import BoardFouled, BoardRuled
from chelem.events.log.event import EventEntry
from chelem.events.log.log_file import read_event_log, write_event_log
from chelem.events.log.rulings import PlayedAt
from chelem.events.outcome import Award, PlayedScore, SplitScore, WeightedScore
from chelem.events.table_result import UNPLAYED
from chelem.movements.generators.howell import howell
from chelem.movements.generators.mitchell import mitchell
from chelem.scoring.competition.averages import Average
from tests.events.log.evenings import DIRECTOR, played, write


def test_a_fouled_board_has_groups() -> None:
    """Tables named together are compared with one another alone; without groups, with all again."""
    event = played(mitchell(5, 5, 1))
    at = event.state.sections["A"].tables_of(1)
    write(event, BoardFouled(1, (tuple(PlayedAt("A", *each) for each, _ in at[3:]),)))
    groups = [line.groups[0] for line in event.results().travellers[0]]
    assert [0, 0, 0, 1, 1] == groups
    write(event, BoardFouled(1, ()))
    assert {0} == {line.groups[0] for line in event.results().travellers[0]}


def test_a_board_is_fouled_for_one_side_or_differently_for_both() -> None:
    """An entry for a side leaves the other as it was; one for both replaces what was said for either."""
    event = played(mitchell(5, 5, 1))
    at = [PlayedAt("A", *each) for each, _ in event.state.sections["A"].tables_of(1)]

    def groups() -> list[tuple[int, int]]:
        return [line.groups for line in event.results().travellers[0]]

    write(event, BoardFouled(1, (tuple(at[3:]),), Side.NS))
    assert groups() == [(0, 0)] * 3 + [(1, 0)] * 2
    write(event, BoardFouled(1, ((at[0],), (at[1],)), Side.EW))
    assert groups() == [(0, 1), (0, 2), (0, 0), (1, 0), (1, 0)]
    write(event, BoardFouled(1, (), Side.NS))
    assert groups() == [(0, 1), (0, 2), (0, 0), (0, 0), (0, 0)]
    write(event, BoardFouled(1, (tuple(at[:2]),)))
    assert groups() == [(1, 1)] * 2 + [(0, 0)] * 3


@pytest.mark.parametrize(
    ("board", "at", "code"),
    [
        (99, ("A", 1, 1), "event.log.unplanned"),
        (1, ("Z", 1, 1), "event.log.section"),
        (1, ("A", 9, 1), "event.log.board"),
        (1, ("A", 1, 2), "event.log.board"),
    ],
)
def test_only_tables_that_play_a_board_can_have_fouled_it(board, at, code) -> None:
    """In round 1 board 1 is at table 1; another board, section, round or table is refused."""
    event = played(mitchell(5, 5, 1))
    write(event, BoardFouled(1, ((PlayedAt("A", 1, 1),),)))
    with pytest.raises(Refused) as refused:
        write(event, BoardFouled(board, ((PlayedAt(*at),),)))
    assert code == refused.value.code


@pytest.mark.parametrize(
    ("points", "code"),
    [
        ((620, -100, 140, 0, 7600), None),
        ((620, -100, 140, 0, 50, 110), "event.log.outcomes"),
        ((620, 13), "event.log.no-score"),
        ((-7610, 620), "event.log.no-score"),
    ],
)
def test_a_ruling_gives_scores_that_boards_have(points: tuple[int, ...], code: str | None) -> None:
    """At most five outcomes; points are multiples of ten, 7600 at most; for one side as for both."""
    event = played(rounds=1)
    weighted = WeightedScore(tuple((each, Fraction(1, len(points))) for each in points))
    for outcome in (weighted, SplitScore(Award.parse("60"), weighted)):
        ruled = BoardRuled("A", 1, 1, 1, outcome)
        if code is None:
            write(event, ruled)
        else:
            with pytest.raises(Refused) as refused:
                write(event, ruled)
            assert code == refused.value.code
    for one in points:
        if one % 10 or abs(one) > 7600:
            with pytest.raises(Refused):
                write(event, BoardRuled("A", 1, 1, 1, PlayedScore(one)))


def test_scores_still_to_come_make_no_small_group() -> None:
    """After three of seven rounds of a Howell a board may have one score, others three: 50 %, no average."""
    event = played(howell(4), rounds=3)
    for board in event.results().boards:
        for line in board.traveller:
            one, other = (board.value(line, side) for side in SIDES)
            assert isinstance(one, Fraction)
            assert isinstance(other, Fraction)
            assert one + other == 4
            assert one == other or len(board.traveller.lines) > 1
    assert {1, 2, 3} == {len(board.lines) for board in event.results().travellers}
    write(event, EventClosed())
    received = [value for board in event.results().boards for _, value in board.tally.others]
    assert Award.of(Average.PLUS) in received


def test_penalties_and_standing() -> None:
    """Ten per cent of a top is a share of the result; a pair without standing has no place."""
    event = played(mitchell(3, 3, 2))
    before = {one.entrant: one.result for one in event.ranking()[0]}
    write(event, EntrantPenalised(1, Fraction(10), "top", "late"))
    write(event, StandingSet(2, "unranked"))
    after = {one.entrant: one for one in event.ranking()[0]}
    assert before[0] - Fraction(10, 6) == after[0].result
    assert after[1].place is None


def test_a_penalty_in_tops_is_of_the_boards_played() -> None:
    """A tenth of a top over five boards where one of six was not played; none where no tops are."""
    event = played(mitchell(3, 3, 2))
    write(event, ResultCorrected("A", 1, 1, 1, UNPLAYED))
    before = {one.entrant: one.result for one in event.ranking()[0]}
    write(event, EntrantPenalised(1, Fraction(10), "top"))
    after = {one.entrant: one.result for one in event.ranking()[0]}
    assert after == before | {0: before[0] - Fraction(10, 5)}
    with pytest.raises(Refused):
        write(played(method="butler"), EntrantPenalised(1, Fraction(10), "top"))


@pytest.mark.parametrize(
    ("settings", "unit", "most"),
    [
        ({}, "top", 100),
        ({}, "result", 25),
        ({"method": "butler"}, "result", 24),
        ({"in_matches": True}, "result", 20),
    ],
)
def test_a_penalty_is_at_most_what_a_board_or_a_match_is_worth(settings, unit, most) -> None:
    """So is a bonus; a log that holds more is read, and counts as it is written."""
    event = played(mitchell(3, 3, 2), **settings)
    for amount in (most, -most):
        write(event, EntrantPenalised(1, Fraction(amount), unit))
    for amount in (most + Fraction(1, 100), -most - 1, 10**6):
        with pytest.raises(Refused) as refused:
            write(event, EntrantPenalised(1, Fraction(amount), unit))
        assert ("event.log.penalty", most) == (refused.value.code, refused.value.facts["most"])
    old = EventEntry(event.version, EntrantPenalised(1, Fraction(1000), unit), DIRECTOR)
    again = read_event_log(BytesIO(write_event_log([*event.entries, old])))
    assert event.results().entrants[0].penalty == 0 < again.results().entrants[0].penalty


def test_an_assigned_contract_has_its_own_points() -> None:
    """4♠ just made by North on board 1 is 420, whatever a page says; also for one side alone."""
    event = played(rounds=1)
    right = PlayedScore.of(Contract.parse("4S by N"), 10, 1)
    assert 420 == right.points
    write(event, BoardRuled("A", 1, 1, 1, right))
    for outcome in (replace(right, points=430), SplitScore(Award.parse("60"), replace(right, points=430))):
        with pytest.raises(Refused):
            write(event, BoardRuled("A", 1, 1, 1, outcome))
