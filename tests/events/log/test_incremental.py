"""A ranking kept up entry by entry is the ranking of the log folded anew."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from chelem.events.event_results import EventResults
from chelem.events.log.entries.entrants import EntrantWithdrew, StandingSet
from chelem.events.log.entries.penalising import EntrantPenalised
from chelem.events.log.entries.reporting import ResultConfirmed, ResultCorrected, ResultDisputed
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.entries.ruling import BoardFouled, BoardRuled
from chelem.events.log.entries.undoing import EntryTakenBack
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.rulings import PlayedAt
from chelem.events.outcome import ArtificialScore, Award, WeightedScore
from chelem.movements.generators.howell import howell
from chelem.movements.generators.individual import individual
from chelem.movements.generators.mitchell import mitchell
from chelem.movements.movement import Movement
from chelem.scoring.competition.averages import Average
from tests.events.log.evenings import DIRECTOR, RESULTS, opened, reports, write

RULINGS = (
    None,
    ArtificialScore(Award.of(Average.PLUS), Award.of(Average.MINUS)),
    WeightedScore(((620, Fraction(1, 3)), (-100, Fraction(2, 3)))),
)


def incidents(event: Event, random: Random) -> list[EntryContent]:
    """What may happen after a report: most often nothing."""
    section, number, table, board = random.choice(list(event.state.reported.values()))
    entrant = random.choice(event.entrants)
    everything: list[EntryContent] = [
        ResultCorrected(section, number, table, board, random.choice(RESULTS)),
        ResultDisputed(random.choice(list(event.state.reported))),
        ResultConfirmed(random.choice(list(event.state.reported))),
        BoardRuled(section, number, table, board, random.choice(RULINGS)),
        BoardFouled(board, ((PlayedAt(section, number, table),),)),
        EntrantPenalised(entrant, Fraction(1, 2)),
        StandingSet(entrant, "unranked"),
        EntrantWithdrew(entrant, number + 1),
        EntryTakenBack(random.choice(list(event.state.reported))),
    ]
    return [random.choice(everything)] if random.random() < 0.25 else []


@pytest.mark.parametrize("method", ["matchpoints", "cross-imps", "butler"])
@pytest.mark.parametrize("movement", [mitchell(4, 4, 2), howell(3, 5, 2), individual(8, 4, 2)])
def test_keeping_up_is_folding_anew(movement: Movement, method: str) -> None:
    """After every entry, of any kind and in any order, both give the same places, results and boards."""
    random = Random(f"{movement.name} {method}")  # noqa: S311 - no secret
    event = opened(movement, method=method)
    for number in range(1, event.state.sections["A"].rounds + 1):
        write(event, RoundStarted("A", number))
        for content, author in reports(event, number, random):
            # Written though some have left, whose results nobody could enter: the fold passes over them.
            event.append(EventEntry(event.version, content, author))
            for incident in incidents(event, random):
                event.append(EventEntry(event.version, incident, DIRECTOR))
            anew = Event.fold(event.entries)
            assert anew.ranking() == event.ranking()
            assert anew.results().boards == event.results().boards


def test_boards_that_are_the_same_are_not_scored_again() -> None:
    """A corrected result leaves the scores of all other boards the very same objects."""
    event = opened(mitchell(4, 4, 2))
    random = Random(2)  # noqa: S311 - no secret
    write(event, RoundStarted("A", 1))
    for content, author in reports(event, 1, random):
        write(event, content, author)
    before = {board.traveller.board: board for board in event.results().boards}
    write(event, ResultCorrected("A", 1, 1, 1, RESULTS[1]))
    after = {board.traveller.board: board for board in event.results().boards}
    assert [1] == [number for number, board in after.items() if board is not before[number]]


def test_other_settings_score_every_board_again() -> None:
    """What is taken over are boards of the same method alone."""
    event = opened(mitchell(3, 3, 2))
    write(event, RoundStarted("A", 1))
    for content, author in reports(event, 1, Random(3)):  # noqa: S311 - no secret
        write(event, content, author)
    results = event.results()
    assert results.boards
    butler = replace(results, settings=replace(results.settings, method="butler"), before=results)
    assert EventResults(results.entrants, results.travellers, butler.settings).boards == butler.boards
