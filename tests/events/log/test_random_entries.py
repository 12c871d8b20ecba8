"""Whatever anybody sends: what it is answered, and that an event stays whole."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice

from chelem.core.errors import ChelemError
from chelem.events.log.admitting import admit_entry
from chelem.events.log.entry_json import read_entry_content
from chelem.events.log.event import Event, EventEntry
from tests.events.log.random_entries import RandomEvent


def answers(seed: int, steps: int) -> Iterator[tuple[Event, str]]:
    """What is answered to random entries in one event, which holds those that are admitted."""
    drawn = RandomEvent(seed)
    for written, author in islice(drawn.steps(), steps):
        try:
            content = read_entry_content(written)
            admit_entry(drawn.event, content, author)
        except ChelemError as error:
            yield drawn.event, f"{type(error).__name__} {error.code} {sorted(error.facts.items())}"
        else:
            drawn.event.append(EventEntry(drawn.event.version, content, author))
            yield drawn.event, "admitted"


def test_random_entries_have_the_answers_of_before() -> None:
    """Which entries are refused, and of several reasons which: all that a page or a program may count on."""
    found = [answer for seed in range(5) for _, answer in answers(seed, 100)]
    assert "b2bdce0f234645da" == sha256("\n".join(found).encode()).hexdigest()[:16]


def test_an_event_that_is_kept_up_is_its_log_folded_anew() -> None:
    """After entries of any kind, results and places are those of the whole log."""
    for seed in range(5, 10):
        *_, (event, _) = answers(seed, 60)
        anew = Event.fold(event.entries)
        assert anew.results() == event.results()
        assert anew.ranking() == event.ranking()
