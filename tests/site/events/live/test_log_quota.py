"""The log of an event has room for all who play, and nobody fills it for others."""

import pytest

from chelem.core.errors import Refused
from chelem.events.log.author import PROGRAM, Author
from chelem.site.events.live.log_quota import (
    MOST_CHARACTERS,
    MOST_CHARACTERS_OF_KEY,
    MOST_ENTRIES,
    MOST_ENTRIES_OF_KEY,
    PLAYERS_PART,
    LogQuota,
)

DIRECTOR = Author("organiser", "1")


def write(quota: LogQuota, author: Author, characters: int, times: int = 10**6) -> int:
    """Write as often as allowed, at most `times`; return how often."""
    for count in range(times):
        try:
            quota.check(author, characters)
        except Refused:
            return count
        quota.add(author, characters)
    return times


def table(number: int) -> Author:
    return Author("table", f"A{number}")


def test_a_table_fills_no_more_than_its_part() -> None:
    """In entries or characters, whichever comes first; the next table writes on."""
    for characters, most in (10, MOST_ENTRIES_OF_KEY), (10_000, MOST_CHARACTERS_OF_KEY // 10_000):
        quota = LogQuota()
        assert most == write(quota, table(1), characters)
        with pytest.raises(Refused, match="This device has written more"):
            quota.check(table(1), characters)
        quota.check(table(2), characters)
        quota.check(DIRECTOR, characters)


def test_players_leave_room_for_the_director() -> None:
    """All tables and entrants together fill half of the log."""
    quota = LogQuota()
    written = sum(write(quota, table(number), 10) for number in range(100))
    assert MOST_ENTRIES // PLAYERS_PART == written
    with pytest.raises(Refused, match="only the director"):
        quota.check(Author("player", "7"), 10)
    assert MOST_ENTRIES - written == write(quota, DIRECTOR, 10)
    with pytest.raises(Refused, match="is full"):
        quota.check(DIRECTOR, 10)


def test_an_organiser_fills_no_more_than_an_event_has() -> None:
    """Large entries are counted by their length; the program's own, which follow play, are never refused."""
    quota = LogQuota()
    assert MOST_CHARACTERS // 40_000 == write(quota, DIRECTOR, 40_000)
    assert MOST_CHARACTERS == quota.characters
    assert 1000 == write(quota, PROGRAM, 40_000, 1000)
    assert MOST_CHARACTERS == quota.characters
