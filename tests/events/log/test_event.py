"""An event is the fold of its log (LOG, EVENTS 3)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem.core.errors import Forbidden, Refused
from chelem.core.seats import Side
from chelem.events.log.author import Author
from chelem.events.log.entries.entrants import (
    EntrantArrived,
    EntrantEntered,
    EntrantWithdrew,
    PlayerSubstituted,
)
from chelem.events.log.entries.opening import EventClosed
from chelem.events.log.entries.planning import CellReplaced, EntrantsSeated, MovementPlanned
from chelem.events.log.entries.reporting import (
    ResultConfirmed,
    ResultCorrected,
    ResultDisputed,
    ResultReported,
)
from chelem.events.log.entries.rounds import BoardTimed, BreakPlanned, RoundExtended, RoundStarted
from chelem.events.log.entries.ruling import BoardRuled
from chelem.events.log.entries.undoing import EntryTakenBack
from chelem.events.log.event import Event, EventEntry
from chelem.events.log.sitting import Sitting
from chelem.events.outcome import ArtificialScore, Award, NotPlayed
from chelem.events.table_result import PASSED, TableResult
from chelem.movements.generators.howell import howell
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.generators.round_robin import round_robin
from chelem.scoring.competition.averages import Average
from tests.events.log.evenings import DIRECTOR, RESULTS, opened, played, reports, table, write

GAME, DOWN = TableResult.parse("3NT= by S"), TableResult.parse("3NT-1 by S")


def result_at(event: Event, board: int, at: tuple[int, int]) -> object:
    """The outcome of a board at a table in a round; None without a line."""
    for traveller in event.results().travellers:
        if traveller.board == board:
            for line in traveller:
                if (line.round, line.table) == at:
                    return line.outcome
    return None


def test_a_mitchell_has_a_ranking_for_each_line() -> None:
    """Its winners are two; each line's percentages are 50 on average."""
    event = played(mitchell(5, 5, 2))
    north_south, east_west = event.ranking()
    assert (north_south.line, east_west.line) == (Side.NS, Side.EW)
    for ranking in (north_south, east_west):
        assert 50 == sum(one.result for one in ranking) / 5


def test_a_ranking_is_a_function_of_a_prefix() -> None:
    """The event as of each entry is the event that was there then."""
    event = played()
    again = Event()
    for entry in event.entries:
        assert again.ranking() == event.as_of(entry.version).ranking()
        again.append(entry)
    assert again.ranking() == event.ranking()


@given(st.randoms(use_true_random=False), st.integers(0, 3))
def test_the_order_of_reports_does_not_matter(random: Random, contradictions: int) -> None:
    """Reports of a round in any order, some sent twice, some that contradict others: the same travellers."""
    event = opened()
    write(event, RoundStarted("A", 1))
    sent = list(reports(event, 1, random))
    for content, _ in random.sample(sent, contradictions):
        other = random.choice(RESULTS)
        again = ResultReported("A", 1, content.table, content.board, other)
        sent.append((again, Author("player", str(content.table))))
    orders = [sent, random.sample(sent, len(sent))]
    folded = [Event.fold(event.entries) for _ in orders]
    for each, order in zip(folded, orders, strict=True):
        for content, author in order:
            write(each, content, author)
    assert folded[0].results().travellers == folded[1].results().travellers


def test_two_that_agree_confirm_each_other() -> None:
    """A second device that says the same confirms; a lead that only one names is kept."""
    event = opened()
    write(event, RoundStarted("A", 1))
    write(event, ResultReported("A", 1, 1, 1, GAME), table("A", 1))
    at = event.state.reports(("A", 1, 1, 1))
    assert at is not None
    assert "reported" == at.standing
    write(event, ResultReported("A", 1, 1, 1, TableResult.parse("3NT= by S H7")), Author("player", "4"))
    assert ("confirmed", "H7") == (at.standing, str(at.result and at.result.lead))


def test_two_that_differ_count_once_corrected() -> None:
    """Nothing is overwritten in silence: neither report counts until one is corrected."""
    event = opened()
    write(event, RoundStarted("A", 1))
    write(event, ResultReported("A", 1, 1, 1, GAME), table("A", 1))
    write(event, ResultReported("A", 1, 1, 1, DOWN), Author("player", "4"))
    assert result_at(event, 1, (1, 1)) is None
    write(event, ResultCorrected("A", 1, 1, 1, DOWN))
    assert result_at(event, 1, (1, 1)) == DOWN.outcome(1)


@pytest.mark.parametrize(
    ("corrected", "later", "standing"),
    [
        (table("A", 1), "3NT-1 by S", "confirmed"),
        (table("A", 1), "3NT-1 by S H7", "confirmed"),
        (table("A", 1), "3NT= by S", "disputed"),
        (DIRECTOR, "3NT= by S", "confirmed"),
    ],
)
def test_a_table_that_corrects_itself_has_not_the_last_word(
    corrected: Author, later: str, standing: str
) -> None:
    """What the other side reports after it confirms it or disputes it; a director's correction stays."""
    event = opened()
    write(event, RoundStarted("A", 1))
    write(event, ResultReported("A", 1, 1, 1, GAME), table("A", 1))
    write(event, ResultCorrected("A", 1, 1, 1, DOWN), corrected)
    report = write(event, ResultReported("A", 1, 1, 1, TableResult.parse(later)), Author("player", "4"))
    at = event.state.reports(("A", 1, 1, 1))
    assert at is not None
    assert (standing, report in at.counted) == (at.standing, corrected is not DIRECTOR)
    assert at.result is None if standing == "disputed" else at.result is not None and at.result.agrees(DOWN)
    write(event, ResultCorrected("A", 1, 1, 1, GAME), table("A", 1))
    assert ("reported", GAME) == (at.standing, at.result)


def test_a_report_is_disputed_and_confirmed() -> None:
    """The other side's word by the version of the report."""
    event = opened()
    write(event, RoundStarted("A", 1))
    version = write(event, ResultReported("A", 1, 1, 1, GAME), table("A", 1))
    write(event, ResultDisputed(version), table("A", 1))
    assert result_at(event, 1, (1, 1)) is None
    corrected = write(event, ResultCorrected("A", 1, 1, 1, DOWN), table("A", 1))
    write(event, ResultConfirmed(corrected), table("A", 1))
    at = event.state.reports(("A", 1, 1, 1))
    assert at is not None
    assert "confirmed" == at.standing


def test_what_is_taken_back_never_was() -> None:
    """One entry later the event is as before; taking that back restores it."""
    event = played()
    before = event.ranking()
    ruled = write(
        event,
        BoardRuled("A", 1, 1, 1, ArtificialScore(Award.of(Average.PLUS), Award.of(Average.MINUS)), "slow"),
    )
    after = event.ranking()
    assert before != after
    undone = write(event, EntryTakenBack(ruled))
    assert before == event.ranking()
    write(event, EntryTakenBack(undone))
    assert after == event.ranking()


def test_a_pair_that_leaves_before_half_never_played() -> None:
    """Its results are cancelled; from half on they stand, and who misses it has average plus (EVENTS 2)."""
    event = played(mitchell(5, 5, 2), rounds=2)
    write(event, EntrantWithdrew(1, 3))
    standing = {one.entrant: one.place for one in event.ranking()[0]}
    assert standing[0] is None
    late = played(mitchell(5, 5, 2), rounds=3)
    write(late, EntrantWithdrew(1, 4))
    write(late, RoundStarted("A", 5))
    board = late.state.sections["A"].sittings((4, 1))[0].boards[0]
    outcome = result_at(late, board, (4, 1))
    assert outcome == ArtificialScore(Award.of(Average.MINUS), Award.of(Average.PLUS))


def test_who_is_in_the_log_already_may_be_entered_again() -> None:
    """A log of before may have other ids: it is read, and its people change their line or partner."""
    event = opened()
    event.append(EventEntry(event.version, EntrantEntered(1, ("Jean", "p2")), DIRECTOR))
    write(event, EntrantEntered(1, ("Jean", "p3"), Side.EW))
    assert event.state.entrants[1].players == ("Jean", "p3")
    with pytest.raises(Refused):
        write(event, EntrantEntered(1, ("Paul", "p3")))


def test_who_really_sat_counts() -> None:
    """A cell played in the wrong direction: the scores are those of the other pairs."""
    event = opened()
    write(event, RoundStarted("A", 1))
    planned = event.state.sections["A"].sittings((1, 1))[0]
    turned = Sitting(planned.east_west, planned.north_south, planned.boards)
    write(event, CellReplaced("A", 1, 1, (turned,)))
    write(event, ResultReported("A", 1, 1, 1, GAME), table("A", 1))
    line = event.results().travellers[0].lines[0]
    assert (line.north_south, line.east_west) == (planned.east_west[0] - 1, planned.north_south[0] - 1)


@pytest.mark.parametrize(
    ("section", "sittings", "code"),
    [
        ("Z", (Sitting((1,), (4,), (1, 2)),), "event.log.section"),
        ("A", (Sitting((1,), (1,), (1, 2)),), "event.log.twice"),
        ("A", (Sitting((1,), (4,), (1, 2)), Sitting((4,), (1,), (2,))), "event.log.board-twice"),
    ],
)
def test_who_sat_is_possible(section: str, sittings: tuple[Sitting, ...], code: str) -> None:
    """In a section that there is; nobody on both sides, no board twice."""
    event = opened()
    with pytest.raises(Refused) as refused:
        write(event, CellReplaced(section, 1, 1, sittings))
    assert code == refused.value.code


def test_who_has_arrived_changes_no_result() -> None:
    """It is noted, and taken back, of entrants of this event only."""
    event = played(mitchell(3, 3, 2))
    before = event.ranking()
    for here in (True, False, True):
        write(event, EntrantArrived(2, here))
    write(event, EntrantArrived(3))
    write(event, EntrantArrived(3, here=False))
    assert {2} == event.state.here
    assert before == event.ranking()
    with pytest.raises(Refused):
        write(event, EntrantArrived(99))


def test_a_missing_board_is_missing_once_its_round_is_over() -> None:
    """While it may still be played it leaves no line."""
    event = opened()
    write(event, RoundStarted("A", 1))
    write(event, ResultReported("A", 1, 1, 1, GAME), table("A", 1))
    assert result_at(event, 2, (1, 1)) is None
    write(event, RoundStarted("A", 2))
    assert result_at(event, 2, (1, 1)) == NotPlayed()


def test_a_later_movement_keeps_what_was_played() -> None:
    """From its round on the new one is planned; what was played before counts as it was."""
    event = played(mitchell(7, 7, 1), rounds=2)
    lines = [line for traveller in event.results().travellers for line in traveller]
    write(event, MovementPlanned("A", mitchell(7, 7, 1).with_rounds(mitchell(7, 7, 1).rounds[::-1]), round=3))
    assert lines == [line for traveller in event.results().travellers for line in traveller]
    assert event.state.sections["A"].movement.rounds[2] == mitchell(7, 7, 1).rounds[4]


def test_teams_and_swiss_pairs_play_for_victory_points() -> None:
    """20 to share in each match, of two tables for teams and of one for pairs."""
    teams = played(round_robin(4, 3, 4), kind="teams", method="cross-imps")
    assert 20 * 6 == sum(one.result for one in teams.ranking()[0])
    pairs = played(mitchell(5, 5, 7), in_matches=True)
    assert ("vp", 20 * 25) == (pairs.ranking()[0].unit, sum(one.result for one in pairs.ranking()[0]))


def test_corrections_go_on_after_the_end() -> None:
    """A closed event takes corrections and rulings of directors, and nothing that a table reports."""
    event = played(howell(2))
    write(event, EventClosed())
    before = event.results()
    write(event, ResultCorrected("A", 1, 1, 1, TableResult.parse("7NT= by N")))
    assert before != event.results()
    section = event.state.sections["A"]
    at = "A", section.round, 1, section.sittings((section.round, 1))[0].boards[0]
    for content in (ResultReported(*at, PASSED), ResultCorrected(*at, PASSED)):
        with pytest.raises(Refused, match="closed"):
            write(event, content, table("A", 1))


@pytest.mark.parametrize(
    ("content", "author", "error"),
    [
        (ResultReported("A", 1, 1, 1, GAME), table("A", 2), Forbidden),
        (ResultReported("A", 1, 1, 1, GAME), Author("player", "2"), Forbidden),
        (ResultReported("A", 1, 1, 6, GAME), table("A", 1), Refused),
        (ResultReported("A", 2, 1, 3, GAME), table("A", 1), Refused),
        (ResultReported("B", 1, 1, 1, GAME), table("B", 1), Refused),
        (RoundStarted("A", 1), table("A", 1), Forbidden),
        (RoundStarted("A", 4), DIRECTOR, Refused),
        (EntryTakenBack(0), DIRECTOR, Refused),
        (EntryTakenBack(99), DIRECTOR, Refused),
        (ResultConfirmed(0), table("A", 1), Refused),
        (EntrantsSeated("A", {1: 1, 2: 1}), DIRECTOR, Refused),
        (EntrantsSeated("A", {9: 1}), DIRECTOR, Refused),
    ],
)
def test_what_is_refused_changes_nothing(content: object, author: Author, error: type[Exception]) -> None:
    """A table writes about itself, a player where they sit; nobody writes what cannot be."""
    event = opened()
    write(event, RoundStarted("A", 1))
    before = event.version
    with pytest.raises(error):
        write(event, content, author)
    assert before == event.version


def test_what_is_sent_again_is_known() -> None:
    """The sender and its id of an entry lead to its version; another sender may use the same id."""
    event = opened()
    write(event, RoundStarted("A", 1))
    versions = [
        write(event, ResultReported("A", 1, at, 2 * at - 1, GAME), table("A", at), client="1")
        for at in (1, 2)
    ]
    for known in (event, Event.fold(event.entries)):
        found = [known.sent_before(table("A", at), "1") for at in (1, 2)]
        assert versions == [entry and entry.version for entry in found]
        assert known.sent_before(table("A", 3), "1") is None


def test_the_clock_is_changed_under_way() -> None:
    """Minutes for a board from now on, breaks before rounds; neither changes a result."""
    event = played(rounds=2)
    before, section = event.ranking(), event.state.sections["A"]
    timed = write(event, BoardTimed("A", 8))
    write(event, BreakPlanned("A", 3, 15))
    assert (8, {3: 15}) == (section.minutes, section.breaks)
    assert before == event.ranking()
    write(event, EntryTakenBack(timed))
    assert 7 == event.state.sections["A"].minutes
    for refused in (
        BoardTimed("A", 0),
        BoardTimed("Z", 8),
        BreakPlanned("A", 9, 5),
        BreakPlanned("A", 1, 999),
    ):
        with pytest.raises(Refused):
            write(event, refused)


def test_the_round_in_play_lasts_longer_or_shorter() -> None:
    """Each entry adds to the minutes of that round alone, and is taken back as any other."""
    event = played(rounds=2)
    section = event.state.sections["A"]
    usual = section.round_minutes
    write(event, RoundExtended("A", 2, 2))
    fewer = write(event, RoundExtended("A", 2, -3))
    assert usual - 1 == section.round_minutes
    write(event, EntryTakenBack(fewer))
    section = event.state.sections["A"]
    assert usual + 2 == section.round_minutes
    for refused in (
        RoundExtended("Z", 2, 2),
        RoundExtended("A", 1, 2),
        RoundExtended("A", 3, 2),
        RoundExtended("A", 2, 500),
        RoundExtended("A", 2, -usual - 2),
    ):
        with pytest.raises(Refused):
            write(event, refused)
    write(event, RoundStarted("A", 3))
    assert usual == section.round_minutes


@pytest.mark.parametrize("number", [0, 7])
def test_nobody_leaves_from_a_round_that_there_is_not(number: int) -> None:
    """Of five rounds, from the first to after the last; the same for a substitute who comes."""
    event = played(mitchell(5, 5, 1))
    for wrong in (EntrantWithdrew(1, number), PlayerSubstituted(1, ("a", "b"), number)):
        with pytest.raises(Refused) as refused:
            write(event, wrong)
        assert refused.value.code == "event.log.round"
    write(event, EntrantWithdrew(1, 6))
