"""How much the log of an event may hold: in all, of those who play, and of each of their devices."""

from collections import Counter
from collections.abc import Iterator

from chelem.core import Refused
from chelem.events import PROGRAM, Author
from chelem.events.keys import holder_of

MOST_ENTRIES = 50_000
"""The most entries of an event's log, besides the program's own."""
MOST_CHARACTERS = 20_000_000
"""The most characters of an event's log, besides the program's own entries."""
MOST_ENTRIES_OF_KEY = 2000
"""The most entries of an event that a table or an entrant may write."""
MOST_CHARACTERS_OF_KEY = 500_000
"""The most characters of an event that a table or an entrant may write."""
PLAYERS_PART = 2
"""The part of a log that all tables and entrants may fill: one in so many; the rest is the director's."""
ALL, PLAYERS = "all", "players"


class LogQuota:
    """What has been written in an event, and by whom."""

    def __init__(self) -> None:
        self._entries: Counter[str] = Counter()
        self._characters: Counter[str] = Counter()

    @property
    def characters(self) -> int:
        """How many characters the log has, without the program's own entries."""
        return self._characters[ALL]

    def check(self, author: Author, characters: int) -> None:
        """Raise `Refused` if an author may not write as much more."""
        for name, entries, most in self._limits(author):
            if self._entries[name] >= entries or self._characters[name] + characters > most:
                raise Refused("event.log.full", whose=name if name in (ALL, PLAYERS) else "key")

    def add(self, author: Author, characters: int) -> None:
        """Count what an author has written."""
        for name, _, _ in self._limits(author):
            self._entries[name] += 1
            self._characters[name] += characters

    def _limits(self, author: Author) -> Iterator[tuple[str, int, int]]:
        """Yield whose amounts count, with the most entries and characters of each."""
        if author == PROGRAM:  # it writes what has been played, at the pace of play
            return
        yield ALL, MOST_ENTRIES, MOST_CHARACTERS
        if not author.directs:
            yield PLAYERS, MOST_ENTRIES // PLAYERS_PART, MOST_CHARACTERS // PLAYERS_PART
            yield holder_of(author), MOST_ENTRIES_OF_KEY, MOST_CHARACTERS_OF_KEY
