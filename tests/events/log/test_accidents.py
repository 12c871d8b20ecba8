"""The twelve accidents of an evening; the ranking after each is worked out a second time, independently."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest

from chelem.core.errors import Refused
from chelem.core.seats import Side
from chelem.events.log.entries.entrants import EntrantEntered, EntrantWithdrew
from chelem.events.log.entries.opening import EventClosed
from chelem.events.log.entries.planning import CellReplaced
from chelem.events.log.entries.reporting import ResultCorrected, ResultReported
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.entries.ruling import BoardFouled, BoardRuled
from chelem.events.log.entries.undoing import EntryTakenBack
from chelem.events.log.event import Event
from chelem.events.log.rulings import PlayedAt
from chelem.events.log.sitting import Sitting
from chelem.events.outcome import ArtificialScore, Award, PlayedScore, WeightedScore
from chelem.events.table_result import UNPLAYED, TableResult
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.generators.round_robin import opponents, round_robin
from chelem.scoring.competition.averages import Average
from tests.events.log.evenings import DIRECTOR, opened, played, table, write
from tests.events.log.independent import Line, percentages

Change = Callable[[Line], Line | None]
AT = ("A", 2, 3)
"""The table where the accident happens: section, round, table."""
SLAM = TableResult.parse("6NT= by N")


def evening(rounds: int = 5, *, tables: int = 5, until: int | None = None) -> tuple[Event, list[Line]]:
    """Five tables, five rounds of two boards unless said otherwise, and the lines of all results."""
    event = played(mitchell(tables, rounds, 2), rounds=until)
    section = event.state.sections["A"]
    lines = []
    for (number, where, board), reports in section.reports.items():
        sitting = section.sitting_of((number, where), board)
        assert sitting is not None
        assert reports.result is not None
        outcome = reports.result.outcome(board)
        sides = sitting.north_south[0], sitting.east_west[0]
        lines.append(Line(board, *sides, getattr(outcome, "points", None)))
    return event, lines


def boards_at(event: Event, where: int = AT[2], number: int = AT[1]) -> tuple[int, ...]:
    """The boards of a table in a round."""
    return event.state.sections["A"].sittings((number, where))[0].boards


def points_of(result: TableResult, board: int) -> int:
    """North-South's points."""
    outcome = result.outcome(board)
    assert isinstance(outcome, PlayedScore)
    return outcome.points


def sides_at(event: Event, where: int = AT[2], number: int = AT[1]) -> tuple[int, int]:
    """North-South and East-West at a table in a round."""
    sitting = event.state.sections["A"].sittings((number, where))[0]
    return sitting.north_south[0], sitting.east_west[0]


def check(event: Event, lines: list[Line]) -> None:
    """The rankings are those of these lines; who has no line has no place."""
    expected = percentages(lines)
    found = {
        event.entrants[one.entrant]: one.result
        for ranking in event.ranking()
        for one in ranking
        if one.place is not None
    }
    assert expected == found


def changed(lines: list[Line], change: Change) -> list[Line]:
    """The lines with some replaced or left out."""
    return [new for line in lines if (new := change(line)) is not None]


def only(event: Event, board: int, change: Change, where: int = AT[2]) -> Change:
    """A change of the line of one board at a table of the round of the accident."""
    ns, ew = sides_at(event, where)
    return lambda line: change(line) if (line.board, line.ns, line.ew) == (board, ns, ew) else line


def test_nothing_has_happened() -> None:
    """The independent calculation agrees with an evening without an accident."""
    check(*evening())


def test_a_late_pair() -> None:
    """East-West come after the first board: average minus for them, average plus for their opponents."""
    event, lines = evening()
    board = boards_at(event)[0]
    late = ArtificialScore(Award.of(Average.PLUS), Award.of(Average.MINUS))
    write(event, BoardRuled(*AT, board, late, "late"))
    check(event, changed(lines, only(event, board, lambda line: replace(line, score=(60, 40)))))


def test_a_pair_leaves_before_half() -> None:
    """What it played is cancelled; its opponents sat out, and those to come will."""
    event, lines = evening(until=2)
    write(event, EntrantWithdrew(1, 3))
    check(event, [line for line in lines if line.ns != 1])


def test_a_team_leaves_a_round_robin():
    """After half its matches stand; who had still to meet it has 60 %, or its own or others’ average."""
    event = played(round_robin(6, boards=8), kind="teams", rounds=3)
    before = {one.entrant: one.result for one in event.ranking()[0]}
    write(event, EntrantWithdrew(1, 4))
    for number in (4, 5):
        write(event, RoundStarted("A", number))
    (ranking,) = event.ranking()
    after = {one.entrant: one.result for one in ranking}
    met = {opponents(6, number)[0] - 1 for number in range(3)}
    assert after[0] == before[0]
    for who in before.keys() - met - {0}:
        assert after[who] - before[who] == max(Fraction(12), before[who] / 3, 20 - before[0] / 3)
    assert all(after[who] == before[who] for who in met)


def test_a_pair_never_comes() -> None:
    """Whoever should have met it sits out: nothing of theirs is missing."""
    event, lines = evening()
    absent = opened(mitchell(5, 5, 2))
    write(absent, EntrantWithdrew(1, 1))
    for entry in event.entries[absent.version - 1 :]:
        if not (isinstance(entry.content, ResultReported) and entry.content.table == 1):
            write(absent, entry.content, entry.author)
    check(absent, [line for line in lines if line.ns != 1])


def test_the_wrong_direction() -> None:
    """The cards were turned: each pair has the score of the other side, in the other line."""
    event, lines = evening()
    ns, ew = sides_at(event)
    write(event, CellReplaced(*AT, (Sitting((ew,), (ns,), boards_at(event)),)))
    at = [line for line in event.results().travellers if line.board == boards_at(event)[0]]
    assert (ew - 1, ns - 1) in {(line.north_south, line.east_west) for line in at[0]}
    turned = [replace(line, ns=ew, ew=ns) if (line.ns, line.ew) == (ns, ew) else line for line in lines]
    check(event, turned)


def test_nobody_enters_a_result_of_a_pair_that_is_not_there() -> None:
    """Neither its opponents nor the director: it would count nowhere. Once the pair is here, they may."""
    event = opened(mitchell(5, 5, 2))
    (sitting,) = event.state.sections["A"].sittings((1, 1))
    left = write(event, EntrantWithdrew(sitting.east_west[0], 1))
    write(event, RoundStarted("A", 1))
    for author in (table("A", 1), DIRECTOR):
        with pytest.raises(Refused) as refused:
            write(event, ResultReported("A", 1, 1, sitting.boards[0], SLAM), author)
        assert ("event.log.not-there", sitting.east_west[0]) == (
            refused.value.code,
            refused.value.facts["entrant"],
        )
    write(event, EntryTakenBack(left))
    write(event, ResultReported("A", 1, 1, sitting.boards[0], SLAM), table("A", 1))


@pytest.mark.parametrize("number", [1, 2, 5])
def test_the_wrong_direction_leaves_pairs_in_their_rankings(number: int) -> None:
    """North-South of all rounds but one, the first one too, are ranked with North-South."""
    event, _ = evening(5, tables=5)
    lines = [{one.entrant for one in ranking} for ranking in event.ranking()]
    assert [set(range(5)), set(range(5, 10))] == lines
    (sitting,) = event.state.sections["A"].sittings((number, 1))
    turned = Sitting(sitting.east_west, sitting.north_south, sitting.boards)
    write(event, CellReplaced("A", number, 1, (turned,)))
    assert lines == [{one.entrant for one in ranking} for ranking in event.ranking()]


def test_the_wrong_pair() -> None:
    """Two East-West pairs have taken each other's tables: who really sat there has the score."""
    event, lines = evening()
    (ns, ew), (other_ns, other_ew) = sides_at(event), sides_at(event, 4)
    for where, here, there in ((3, ns, other_ew), (4, other_ns, ew)):
        write(event, CellReplaced("A", 2, where, (Sitting((here,), (there,), boards_at(event, where)),)))
    swapped = {(ns, ew): other_ew, (other_ns, other_ew): ew}
    check(event, [replace(line, ew=swapped.get((line.ns, line.ew), line.ew)) for line in lines])


def test_the_wrong_board() -> None:
    """A board of another table was played instead: its result counts there, the other one is missing."""
    event, lines = evening(3, tables=7)
    planned, kept = boards_at(event)
    ns, ew = sides_at(event)
    seen = {line.board for line in lines if ns == line.ns or ew == line.ew}
    wrong = next(line.board for line in lines if line.board not in seen)
    write(event, CellReplaced(*AT, (Sitting((ns,), (ew,), (wrong, kept)),)))
    write(event, ResultCorrected(*AT, wrong, SLAM))
    others = changed(lines, only(event, planned, lambda _: None))
    check(event, [*others, Line(wrong, ns, ew, points_of(SLAM, wrong))])


def test_a_board_that_was_not_played() -> None:
    """It is missing: the others' matchpoints follow Neuberg's formula."""
    event, lines = evening()
    board = boards_at(event)[1]
    write(event, ResultCorrected(*AT, board, UNPLAYED))
    check(event, changed(lines, only(event, board, lambda line: replace(line, score=None))))


def test_a_fouled_board() -> None:
    """Two tables played other cards than three: each group is compared within itself."""
    event, lines = evening()
    board = boards_at(event)[0]
    at = [PlayedAt("A", *where) for where, _ in event.state.sections["A"].tables_of(board)]
    write(event, BoardFouled(board, (tuple(at[3:]),)))
    pairs = {sitting.north_south[0] for _, sitting in event.state.sections["A"].tables_of(board)[3:]}
    check(
        event,
        [replace(line, group=1) if line.board == board and line.ns in pairs else line for line in lines],
    )


def test_a_board_fouled_twice() -> None:
    """The cards changed before the fifth of thirteen tables, and again before the ninth: three groups."""
    event, lines = evening(13, tables=13)
    at = [PlayedAt("A", *where) for where, _ in event.state.sections["A"].tables_of(1)]
    write(event, BoardFouled(1, (tuple(at[4:]),)))
    write(event, BoardFouled(1, (tuple(at[4:8]), tuple(at[8:]))))
    pairs = [sitting.north_south[0] for _, sitting in event.state.sections["A"].tables_of(1)]
    group = dict(zip(pairs, (0,) * 4 + (1,) * 4 + (2,) * 5, strict=True))
    check(event, changed(lines, lambda line: replace(line, group=group[line.ns] if line.board == 1 else 0)))


def test_a_board_fouled_for_one_side() -> None:
    """North-South are compared apart at two tables, East-West at all: each line has its own percentages."""
    event, lines = evening()
    board = boards_at(event)[0]
    at = [PlayedAt("A", *where) for where, _ in event.state.sections["A"].tables_of(board)]
    whole = percentages(lines)
    write(event, BoardFouled(board, (tuple(at[3:]),), Side.NS))
    pairs = {sitting.north_south[0] for _, sitting in event.state.sections["A"].tables_of(board)[3:]}
    apart = percentages(
        [replace(line, group=1) if line.board == board and line.ns in pairs else line for line in lines]
    )
    north_south, east_west = (
        {event.entrants[one.entrant]: one.result for one in each} for each in event.ranking()
    )
    assert north_south == {pair: apart[pair] for pair in north_south}
    assert east_west == {pair: whole[pair] for pair in east_west}
    assert apart != whole


def test_a_wrong_result() -> None:
    """The corrected one counts, and taking the correction back restores the first."""
    event, lines = evening()
    board = boards_at(event)[0]
    version = write(event, ResultCorrected(*AT, board, SLAM))
    score = points_of(SLAM, board)
    check(event, changed(lines, only(event, board, lambda line: replace(line, score=score))))
    write(event, EntryTakenBack(version))
    check(event, lines)


def test_a_ruling() -> None:
    """70 % of a slam, 30 % of one down: each outcome is scored first, and counts in part for the others."""
    event, lines = evening()
    board = boards_at(event)[0]
    weights = {990: Fraction(7, 10), -50: Fraction(3, 10)}
    write(event, BoardRuled(*AT, board, WeightedScore(tuple(weights.items())), "misinformation"))
    check(event, changed(lines, only(event, board, lambda line: replace(line, score=weights))))


def test_a_dead_phone() -> None:
    """The director writes in the table's place, and another device there says the same: confirmed."""
    event, _ = evening()
    fresh = Event.fold(event.entries[:4])
    board = boards_at(fresh, number=1)[0]
    write(fresh, ResultReported("A", 1, 3, board, SLAM))
    reports = fresh.state.reports(("A", 1, 3, board))
    assert reports is not None
    assert "confirmed" == reports.standing
    write(fresh, ResultReported("A", 1, 3, board, SLAM), table("A", 3))
    assert ("confirmed", SLAM) == (reports.standing, reports.result)


def test_a_correction_after_the_end() -> None:
    """It gives a new ranking, while the one before can still be shown."""
    event, lines = evening()
    write(event, EventClosed())
    closed, before = event.version, event.ranking()
    board = boards_at(event)[0]
    write(event, ResultCorrected(*AT, board, SLAM))
    score = points_of(SLAM, board)
    check(event, changed(lines, only(event, board, lambda line: replace(line, score=score))))
    assert before == event.as_of(closed).ranking()
    assert Side.NS is before[0].line


def test_a_cell_names_only_entrants_of_the_event() -> None:
    """Another number is refused; one whose entry is taken back afterwards stays where it has played."""
    event = played()
    with pytest.raises(Refused) as refused:
        write(event, CellReplaced("A", 1, 1, (Sitting((1,), (99,), (1, 2)),)))
    assert "event.no-such-entrant" == refused.value.code
    entered = write(event, EntrantEntered(99, ("p99",)))
    write(event, CellReplaced("A", 1, 1, (Sitting((1,), (99,), (1, 2)),)))
    write(event, EntryTakenBack(entered))
    boards = {event.entrants[ranked.entrant]: ranked.boards for line in event.ranking() for ranked in line}
    assert 2 == boards[99]
