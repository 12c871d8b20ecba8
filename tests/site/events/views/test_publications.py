"""Published rankings as of their entries, worked out a second time; what differs between them, and why."""

from fractions import Fraction

import pytest

from chelem.events.log.author import Author
from chelem.events.log.entries.entrants import StandingSet
from chelem.events.log.entries.match_rulings import MatchVoided, OpponentsMismatched
from chelem.events.log.entries.opening import EventClosed
from chelem.events.log.entries.penalising import EntrantPenalised
from chelem.events.log.entries.planning import CellReplaced
from chelem.events.log.entries.publishing import RankingPublished
from chelem.events.log.entries.reporting import ResultCorrected
from chelem.events.log.entries.ruling import BoardFouled, BoardRuled
from chelem.events.log.entries.undoing import EntryTakenBack
from chelem.events.log.event import Event
from chelem.events.log.rulings import PlayedAt
from chelem.events.log.sitting import Sitting
from chelem.events.outcome import ArtificialScore, Award, PlayedScore, SplitScore
from chelem.events.table_result import UNPLAYED, TableResult
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.generators.round_robin import round_robin
from chelem.site.events.views.publications import AllPublications, PublishedRankings
from chelem.site.events.views.ranking import EventRanking, ranking_hash, rankings_view
from chelem.site.events.views.serviced_event import PUBLIC
from tests.events.log.evenings import DIRECTOR, played, write
from tests.events.log.independent import Line, percentages

LAST = ("A", 5, 3)
"""A table in the last round."""
SLAM = TableResult.parse("6NT-3 by N")


def publish(event: Event, *, final: bool = True) -> None:
    rankings = ranking_hash(rankings_view(event))
    write(event, RankingPublished(event.version, rankings, final))


def closed_evening() -> Event:
    """Five tables, five rounds, over, and its final ranking published."""
    event = played(mitchell(5, 5, 2))
    write(event, EventClosed())
    publish(event)
    return event


def seen(event: Event, reader: Author = PUBLIC, language: str = "en") -> AllPublications:
    rankings = PublishedRankings()
    since = rankings.work_out(event.entries, event.published, since=reader.directs)
    return rankings.view(event, reader, language, since)


def worked_out(event: Event) -> dict[int, Fraction]:
    """Every pair's percentage, worked out from the results alone."""
    section = event.state.sections["A"]
    lines = []
    for (number, table, board), reports in section.reports.items():
        sitting = section.sitting_of((number, table), board)
        assert sitting is not None
        assert reports.result is not None
        outcome = reports.result.outcome(board)
        lines.append(
            Line(board, sitting.north_south[0], sitting.east_west[0], getattr(outcome, "points", None))
        )
    return percentages(lines)


def results(rankings: list[EventRanking]) -> dict[int, float]:
    return {one["entrant"]: one["result"] for ranking in rankings for one in ranking["ranked"]}


def rounded(exact: dict[int, Fraction]) -> dict[int, float]:
    return {entrant: float(round(result, 2)) for entrant, result in exact.items()}


def test_a_correction_after_the_end_makes_a_ranking_beside_the_old_one() -> None:
    """The old stays as it was; the new is that of the corrected results; board and reason are named."""
    event = closed_evening()
    board = event.state.sections["A"].sittings(LAST[1:])[0].boards[0]
    reports = event.state.sections["A"].reports[(*LAST[1:], board)]
    assert reports.result != SLAM
    before = worked_out(event)
    write(event, ResultCorrected(*LAST, board, SLAM, "scoring"))
    after = worked_out(event)
    assert before != after
    publish(event)

    new, old = seen(event)["published"]
    assert pytest.approx(rounded(before), abs=0.0051) == results(old["rankings"])
    assert pytest.approx(rounded(after), abs=0.0051) == results(new["rankings"])
    assert all(each["verified"] and each["final"] for each in (new, old))
    assert new["hash"] != old["hash"]
    changed = new["changed"]
    assert changed is not None
    assert {one for one in before if before[one] != after[one]} == {
        each["entrant"] for each in changed["changes"]
    }
    (cause,) = changed["causes"]
    assert f"Board {board}, round 5, table 3: 6NT North −3 instead of " in cause["sentence"]
    assert ("scoring error", False) == (cause["reason"], cause["taken_back"])
    assert cause["version"] == event.version - 2


def test_what_is_taken_back_is_told_too() -> None:
    """A ruling, then its withdrawal: two further rankings, the last the same as the first."""
    event = closed_evening()
    board = event.state.sections["A"].sittings(LAST[1:])[0].boards[0]
    split = SplitScore(Award.parse("60"), PlayedScore(-50))
    ruling = write(event, BoardRuled(*LAST, board, split, "late"))
    publish(event)
    write(event, EntryTakenBack(ruling))
    publish(event)
    third, second, first = seen(event)["published"]
    assert first["hash"] == third["hash"] != second["hash"]
    assert third["changed"] is not None
    (cause,) = third["changed"]["causes"]
    assert (True, "late arrival") == (cause["taken_back"], cause["reason"])
    assert "instead of 60% for NS and −50 to NS for EW" in cause["sentence"]


def test_a_result_where_there_was_none_stands_alone() -> None:
    """A ruling on a board that was not played is in place of nothing; its withdrawal says of what."""
    event = closed_evening()
    board = event.state.sections["A"].sittings(LAST[1:])[0].boards[0]
    write(event, ResultCorrected(*LAST, board, UNPLAYED))
    publish(event)
    ruling = write(event, BoardRuled(*LAST, board, ArtificialScore(Award.parse("60"), Award.parse("40")), ""))
    publish(event)
    write(event, EntryTakenBack(ruling))
    publish(event)
    told = [
        cause["sentence"].replace("\xa0", " ")
        for published in seen(event, language="fr")["published"]
        for cause in (published["changed"] or {"causes": []})["causes"]
    ]
    at = f"Donne {board}, tour 5, table 3 : "
    assert told[:2] == [
        f"{at}non jouée au lieu de NS 60 %, EO 40 %.",
        f"{at}NS 60 %, EO 40 %.",
    ]


def test_a_ranking_that_does_not_follow_from_the_log_is_shown_as_such() -> None:
    """Its hash is that of other results."""
    event = closed_evening()
    write(event, RankingPublished(event.version, "0" * 64, final=True))
    assert [False, True] == [each["verified"] for each in seen(event)["published"]]


def test_each_cause_has_its_sentence() -> None:
    """Other people, other cards, penalties and standings; each once, with directors' reasons."""
    event = played(mitchell(5, 5, 2))
    publish(event, final=False)
    (sitting,) = event.state.sections["A"].sittings(LAST[1:])
    ns, ew = sitting.north_south[0], sitting.east_west[0]
    write(event, CellReplaced(*LAST, (Sitting((ew,), (ns,), sitting.boards),)))
    write(event, BoardFouled(1, ((PlayedAt("A", 2, 5), PlayedAt("A", 3, 4)),)))
    write(event, EntrantPenalised(4, Fraction(10), "top", "slow"))
    write(event, StandingSet(5, "unranked"))
    publish(event, final=False)
    changed = seen(event, language="fr")["published"][0]["changed"]
    assert changed is not None
    told = [cause["sentence"] for cause in changed["causes"]]
    assert len(told) == len({*told}) == 4
    assert f"Table 3, tour 5 : {ew} en Nord-Sud et {ns} en Est-Ouest" in " ".join(told)
    for part in ("Donne 1 :", "Paire 4 : −1 au lieu de 0", "Paire 5 : hors classement"):
        assert any(part in sentence for sentence in told), part
    assert "jeu lent" in [cause["reason"] for cause in changed["causes"]]


def test_nothing_is_told_of_a_board_that_is_still_played() -> None:
    """To all but directors; and of hidden rounds they get no ranking before the end."""
    event = played(mitchell(5, 5, 2), rounds=3, hidden_rounds=2)
    publish(event, final=False)
    board = event.state.sections["A"].sittings((3, 1))[0].boards[0]
    assert event.state.is_still_played(board)
    write(event, ResultCorrected("A", 3, 1, board, SLAM))
    publish(event, final=False)
    told = [seen(event, reader)["published"][0]["changed"] for reader in (PUBLIC, DIRECTOR)]
    assert [0, 1] == [len(each["causes"]) for each in told if each is not None]
    later = played(mitchell(5, 5, 2), rounds=4, hidden_rounds=2)
    publish(later, final=False)
    assert [0, 1] == [len(seen(later, reader)["published"]) for reader in (PUBLIC, DIRECTOR)]
    write(later, EventClosed())
    assert 1 == len(seen(later)["published"])


def test_directors_see_what_a_new_ranking_would_change() -> None:
    """Since the last one; nothing else after it changes anything."""
    event = closed_evening()
    since = seen(event, DIRECTOR)["since"]
    assert ([], [], 0) == tuple((since or {}).values())
    board = event.state.sections["A"].sittings(LAST[1:])[0].boards[0]
    write(event, ResultCorrected(*LAST, board, SLAM))
    since = seen(event, DIRECTOR)["since"]
    assert since is not None
    assert 1 == len(since["causes"])
    assert seen(event)["since"] is None


def test_a_match_that_was_not_played() -> None:
    """Its boards count no more, but the award by fault (White Book 3.3); withdrawn, they count again."""
    event = played(round_robin(4, 3, 4), in_matches=True, method="cross-imps")
    publish(event, final=False)
    (sitting, *_) = event.state.sections["A"].sittings((1, 1))
    first, second = sitting.north_south[0], sitting.east_west[0]
    write(event, MatchVoided(1, first, second, "first"))
    (void,) = event.results().void_matches
    assert (1, "first", 4) == (void.round, void.fault, void.boards)
    publish(event, final=False)
    changed = seen(event)["published"][0]["changed"]
    assert changed is not None
    assert [f"Match {first}–{second}, round 1: not played, {first} at fault."] == [
        cause["sentence"] for cause in changed["causes"]
    ]
    write(event, MatchVoided(1, first, second, None))
    assert () == event.results().void_matches
    publish(event, final=False)
    write(event, OpponentsMismatched(2, first, "higher"))
    publish(event, final=False)
    changed = seen(event)["published"][0]["changed"]
    assert changed is not None
    assert [f"{first}, round 2: opponents too strong, victory points adjusted."] == [
        cause["sentence"] for cause in changed["causes"]
    ]
