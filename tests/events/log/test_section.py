"""The clock of a section: a break moves on when its round began."""

from chelem.events.log.entries.rounds import RoundPaused, RoundStarted
from chelem.events.log.event import EntryContent, Event, EventEntry
from chelem.events.log.section import EventSection
from chelem.movements import Cell, Movement
from tests.events.log.evenings import DIRECTOR, opened


def at(event: Event, minute: int, content: EntryContent) -> None:
    """Write an entry some minutes after eight."""
    stamp = f"2026-11-24T20:{minute:02}:00+00:00"
    event.append(EventEntry(event.version, content, DIRECTOR, at=stamp))


def test_a_break_does_not_count() -> None:
    """Begun at 20:00 with a break of 10 minutes: as if begun at 20:10; the next round begins anew."""
    event = opened()
    section = event.state.sections["A"]
    at(event, 0, RoundStarted("A", 1))
    at(event, 5, RoundPaused("A"))
    assert "2026-11-24T20:05:00+00:00" == section.paused
    at(event, 6, RoundPaused("A"))
    at(event, 15, RoundPaused("A", going=True))
    assert ("2026-11-24T20:10:00+00:00", "") == (section.begun, section.paused)
    at(event, 20, RoundPaused("A", going=True))
    assert "2026-11-24T20:10:00+00:00" == section.begun
    at(event, 30, RoundStarted("A", 2))
    assert "2026-11-24T20:30:00+00:00" == section.begun


def test_a_round_lasts_as_long_as_the_longest_of_its_tables() -> None:
    """Seven minutes a board: of a round of halves, not of the longest round; two more by the director."""
    halves = Movement("file", "pairs", 2, ((Cell(1, (1,), (2,), (1, 2, 3)),), (Cell(1, (1,), (2,), (4, 5)),)))
    section = EventSection("A", halves)
    assert 0 == section.round_minutes
    section.round = 2
    assert 14 == section.round_minutes
    section.extra_minutes[2] = 2
    assert 16 == section.round_minutes
