"""What a board cost, and which results are far from the hands, by deals that anyone can solve."""

from fractions import Fraction

import pytest

from chelem.analysis.tables import solve
from chelem.core.deals import Deal
from chelem.core.seats import Side
from chelem.events.board_costs import cost_reasons, costly_boards
from chelem.events.log.author import PROGRAM
from chelem.events.log.entries.reporting import ResultConfirmed, ResultCorrected, ResultReported
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.entries.ruling import BoardRuled
from chelem.events.log.event import Event
from chelem.events.outcome import ArtificialScore, Award, PlayedScore
from chelem.events.settings import Method
from chelem.events.solved_board import SolvedBoard
from chelem.events.suspect_result import find_suspects
from chelem.events.table_result import TableResult
from tests.events.events_of_pairs import pairs_event
from tests.events.log.evenings import opened, table, write

WHOLE_SUITS = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
"""Whoever has the trumps makes everything, North-South spades and diamonds; at notrump the leader does."""
TURNED = Deal.parse("N:.AKQJT98765432.. AKQJT98765432... ...AKQJT98765432 ..AKQJT98765432.")
"""North-South make hearts and clubs, East-West spades and diamonds."""
MIXED = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..765432.8765432 ..AKQJT98.AKQJT9")
"""North makes spades and nothing else."""


def solved(number: int, deal: Deal) -> SolvedBoard:
    return SolvedBoard.of(number, deal, solve(deal))


BOARDS = {1: solved(1, WHOLE_SUITS), 2: solved(2, TURNED)}


def played(text: str) -> PlayedScore:
    outcome = TableResult.parse(text).outcome(1)
    assert isinstance(outcome, PlayedScore)
    return outcome


def reasons(index: int, *results: str, method: Method = "matchpoints") -> dict[str, dict[str, object]]:
    """Why board 1 cost an entrant what it did, among these results."""
    event = pairs_event([played(result) for result in results], method=method)
    (cost,) = costly_boards(event, index)
    found = cost_reasons(event, cost, BOARDS)
    for each in found:
        assert "event" not in each.say("fr") + each.say("en")
    return {each.code.removeprefix("event.cost."): dict(each.facts) for each in found}


def test_the_best_contract_of_a_side_is_the_one_that_scores_most() -> None:
    """Seven spades, not diamonds; only what can be bid over the opponents; nothing where nothing makes."""
    board = BOARDS[1]
    best = board.best_made(Side.NS)
    assert best is not None
    assert ("7S by N", 1510) == (str(best[0]), best[1])
    over = board.best_made(Side.EW, (6, 3))
    assert over is not None
    assert "7H by E" == str(over[0])
    assert board.best_made(Side.EW, (7, 3)) is None


def test_tricks_that_were_there() -> None:
    """Twelve of thirteen: the grand slam makes, and would have shared the board with the others."""
    found = reasons(0, "7S-1 by N", "7S= by N", "7S= by N")
    assert ["play"] == list(found)
    facts = found["play"]
    assert (12, 13, "yes", "no") == (facts["tricks"], facts["possible"], facts["makes"], facts["made"])
    assert ("percent", "50") == (facts["unit"], facts["more"])


def test_tricks_that_would_have_been_worth_nothing() -> None:
    """Below a grand slam at both other tables, any number of tricks at the one level is the same."""
    assert reasons(0, "1S= by N", "7S= by N", "7S= by N")["play"]["unit"] == "none"


def test_a_contract_that_others_bid() -> None:
    """Six, with an overtrick, where two of the others are in seven; nothing was lost in the play."""
    found = reasons(0, "6S+1 by N", "7S= by N", "7S= by S", "5S+2 by N")
    assert ["bid"] == list(found)
    facts = found["bid"]
    assert (7, "S", 2, 3, 1510) == tuple(
        facts[each] for each in ("level", "strain", "count", "others", "points")
    )


def test_a_contract_that_could_have_been_set() -> None:
    """Three notrump made by East, who has not a trick on a diamond lead; and seven spades was there."""
    found = reasons(0, "3NT= by E", "3NT-9 by E", "3NT-9 by E")
    assert ["defence", "bid"] == list(found)
    facts = found["defence"]
    assert (9, 0, "yes", "no") == (facts["tricks"], facts["possible"], facts["made"], facts["makes"])
    assert 0 == found["bid"]["count"]


def test_nothing_better_was_there() -> None:
    """East-West against a cold grand slam that others go down in; North-South against a sacrifice at par."""
    assert ["par"] == list(reasons(3, "7S= by N", "7S-1 by N", "7S-1 by N"))
    assert ["below-par"] == list(reasons(0, "7NT-13 by E", "7NTX-13 by E", "7NTX-13 by E"))


def test_costs_are_counted_from_the_average() -> None:
    """The worst board first; IMPs by cross-IMPs; boards above average, ruled or hidden are not named."""
    ruled = ArtificialScore(Award.parse("40"), Award.parse("60"))
    event = pairs_event([420, 430, 430], [100, 110, 90], [300, 100, 100], [ruled, 100, 100])
    costs = costly_boards(event, 0)
    assert [(1, Fraction(50))] == [(cost.number, cost.lost) for cost in costs]
    assert [] == costly_boards(event, 0, {1})
    assert () == cost_reasons(event, costs[0], {})
    assert () == cost_reasons(event, costs[0], BOARDS)  # points alone say nothing of the contract
    worse = ([430, 420, 430], [100, 200, 300], [100, 400, 400], [0, 0, 10], [50, 40, 40])
    assert [2, 3, 4] == [cost.number for cost in costly_boards(pairs_event(*worse), 0)]
    imps = pairs_event([0, 100, 100], method="cross-imps")
    assert [Fraction(3)] == [cost.lost for cost in costly_boards(imps, 0)]


def evening(first: str, second: str = "passed") -> Event:
    """Table 1 has reported boards 1 and 2."""
    event = opened()
    write(event, RoundStarted("A", 1))
    for board, text in enumerate((first, second), 1):
        write(event, ResultReported("A", 1, 1, board, TableResult.parse(text)), table("A", 1))
    return event


def doubts(event: Event, boards: dict[int, SolvedBoard]) -> list[str]:
    """What is strange about board 1."""
    for each in (reason for one in find_suspects(event.state, boards) for reason in one.reasons):
        assert "event" not in each.say("fr") + each.say("en")
    found = [one for one in find_suspects(event.state, boards) if 1 == one.at[3]]
    return [each.code.removeprefix("event.") for one in found for each in one.reasons]


@pytest.mark.parametrize(
    ("first", "second", "wanted"),
    [
        ("7S= by N", "passed", []),
        ("6S-2 by N", "passed", []),
        ("7S-4 by N", "passed", ["tricks", "unexplained"]),
        ("7S= by E", "passed", ["tricks", "trumps", "board", "side"]),
        ("7S= by E", "7H= by E", ["tricks", "trumps", "exchanged", "side"]),
        ("7H= by N", "7H= by N", ["tricks", "trumps", "board", "side"]),
        ("1H-7 by N", "passed", ["trumps", "strain"]),
        ("3NT= by S", "passed", ["tricks", "unexplained"]),
    ],
)
def test_results_far_from_the_hands(first: str, second: str, wanted: list[str]) -> None:
    """Three tricks away is play, four is not; each slip that would explain a result is named."""
    assert [f"suspect.{each}" for each in wanted] == doubts(evening(first, second), BOARDS)


def test_a_wrong_strain_and_a_wrong_lead() -> None:
    """All thirteen tricks in clubs are spades; a lead that cannot be is doubted as at the table."""
    mixed = {1: solved(1, MIXED)}
    assert ["suspect.tricks", "suspect.strain"] == doubts(evening("7C= by N"), mixed)
    lead = ["lead.not-held", "lead.partner"]
    assert lead == doubts(evening("7S= by N C7"), {1: BOARDS[1]})
    assert ["suspect.tricks", *lead] == doubts(evening("3NT= by N C7"), {1: BOARDS[1]})


def test_nobody_types_at_the_programs_own_tables() -> None:
    """A result that the program reports was played so, however strange; a correction of it is doubted."""
    event = opened()
    write(event, RoundStarted("A", 1))
    strange = TableResult.parse("3NT= by S")
    write(event, ResultReported("A", 1, 1, 1, strange), PROGRAM)
    assert [] == doubts(event, BOARDS)
    write(event, ResultCorrected("A", 1, 1, 1, strange))
    assert doubts(event, BOARDS)


def test_only_a_director_dismisses_a_doubt() -> None:
    """A table's word is not enough; a ruling settles the board; another result is looked at anew."""
    event = evening("3NT= by S")
    (found,) = find_suspects(event.state, BOARDS)
    write(event, ResultConfirmed(found.version), table("A", 1))
    assert doubts(event, BOARDS)
    write(event, ResultConfirmed(found.version))
    assert [] == doubts(event, BOARDS)
    write(event, ResultCorrected("A", 1, 1, 1, TableResult.parse("4NT= by S")))
    assert doubts(event, BOARDS)
    ruled = ArtificialScore(Award.parse("60"), Award.parse("40"))
    write(event, BoardRuled("A", 1, 1, 1, ruled))
    assert [] == doubts(event, BOARDS)
