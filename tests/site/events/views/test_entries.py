"""What directors read of each entry of a log, and may do about it."""

from typing import Any

from chelem.events.log.author import Author
from chelem.events.log.entries.entrants import EntrantArrived, EntrantEntered
from chelem.events.log.entries.planning import CellReplaced, EntrantsSeated, MovementPlanned
from chelem.events.log.entries.reporting import ResultReported
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.entries.undoing import EntryTakenBack
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.sitting import Sitting
from chelem.movements.generators.mitchell import mitchell
from chelem.site.events.views.entries import directors_log
from tests.events.log.evenings import RESULTS, opened, table, write


def taken_back(event: Event) -> dict[int, str]:
    """How directors take back each entry, by its version."""
    return {line["stamp"]["version"]: line["taken_back"] for line in directors_log(event)}


def test_what_directors_did_is_taken_back_and_what_tables_stated_is_not():
    """An opening stays; what changes no result needs no look at its effect."""
    event = opened()
    started = write(event, RoundStarted("A", 1))
    reported = write(event, ResultReported("A", 1, 1, 1, RESULTS[0]), table("A", 1))
    entered = write(event, EntrantEntered(1, ("p1", "p2")))
    arrived = write(event, EntrantArrived(1))
    expected = {0: "never", started: "at-once", reported: "never", entered: "previewed", arrived: "at-once"}
    assert expected == {version: taken_back(event)[version] for version in expected}


def test_nobody_takes_back_an_online_round_that_the_program_has_begun():
    """People play it already."""
    event = opened()
    event.append(EventEntry(event.version, RoundStarted("A", 1), Author("program", "1")))
    assert "never" == taken_back(event)[event.version - 1]


def test_to_take_back_a_taking_back_restores():
    """The entry holds again, and its restoring is looked at as the entry is."""
    event = opened()
    entered = write(event, EntrantEntered(1, ("p1", "p2")))
    undone = write(event, EntryTakenBack(entered))
    lines = directors_log(event)
    assert (True, "never") == (lines[entered]["undone"], lines[entered]["taken_back"])
    assert (False, "previewed") == (lines[undone]["undone"], lines[undone]["taken_back"])
    write(event, EntryTakenBack(undone))
    lines = directors_log(event)
    assert [False, True] == [lines[version]["undone"] for version in (entered, undone)]


def test_restoring_what_moves_no_result_is_done_at_once():
    """As taking it back was."""
    event = opened()
    write(event, RoundStarted("A", 1))
    undone = write(event, EntryTakenBack(event.version - 1))
    assert "at-once" == taken_back(event)[undone]


def change(*cells: tuple[Sitting, ...]) -> Any:
    """What the last of some entries changes at table 1, where 11 meets 13 with boards 1 and 2."""
    event = Event()
    contents: list[EntryContent] = [
        MovementPlanned("A", mitchell(2, 2, 2)),
        EntrantsSeated("A", {1: 11, 2: 12, 3: 13, 4: 14}),
        *(CellReplaced("A", 1, 1, sittings) for sittings in cells),
    ]
    for content in contents:
        event.append(EventEntry(event.version, content, Author("director", "1")))
    found = directors_log(event)[-1]["cell"]
    assert found is not None
    return found


def sat(north_south: int, east_west: int, *boards: int) -> Sitting:
    """A sitting at the table."""
    return Sitting((north_south,), (east_west,), boards)


def test_pairs_sat_the_wrong_way_for_all_boards_or_some():
    """It is said for which boards, and who sits where now."""
    found = change((sat(13, 11, 1, 2),))
    assert ("direction", {"ns": [13], "ew": [11], "boards": [1, 2]}) == (found["what"], found["now"])
    found = change((sat(13, 11, 2), sat(11, 13, 1)))
    assert ("direction", [2]) == (found["what"], found["now"]["boards"])


def test_other_boards_or_people_are_compared_with_what_was_there_before():
    """The plan, or the entry before."""
    found = change((sat(11, 13, 3, 4),))
    assert ("boards", [3, 4], [1, 2]) == (found["what"], found["now"]["boards"], found["before"]["boards"])
    found = change((sat(12, 13, 1, 2),))
    assert "seats" == found["what"]
    assert ([12], [11]) == (found["now"]["ns"], found["before"]["ns"])
    assert "direction" == change((sat(12, 13, 1, 2),), (sat(13, 12, 1, 2),))["what"]
    found = change((sat(12, 13, 3),))
    assert ("several", [3]) == (found["what"], found["now"]["boards"])
