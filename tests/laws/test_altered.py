"""A log that breaks a rule is refused at its first bad entry, with the rule (LOG, Laws)."""

import json
import os
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chelem.core.errors import BadLog, ChelemError
from chelem.engine.events import (
    NEUTRAL_EVENTS,
    Acted,
    Answered,
    Claimed,
    Event,
    Exposed,
    Finished,
    PassedOut,
    Scored,
    Swapped,
)
from chelem.engine.log import Log
from chelem.engine.replay import check_event, replay
from chelem.formats.log.read import read_entry, read_log
from chelem.formats.log.write import write_log
from tests.support.alteration import (
    STRANGE,
    Json,
    altered,
    lines,
    paths,
    renumbered,
    replaced,
    values_of,
    without,
)
from tests.support.chance import seeded
from tests.support.matches.forms import EVERY_FORM
from tests.support.matches.random_match import random_log

MATCHES = int(os.environ.get("CHELEM_LAWS", "1"))
ALTERATIONS = 40 if "CHELEM_LAWS" in os.environ else 10
DUE = (Exposed, Swapped, PassedOut, Scored, Finished)
"""What the rules themselves make of the entries before: nobody may write it otherwise."""

every_form = pytest.mark.parametrize(("game", "match"), EVERY_FORM, ids=map(":".join, EVERY_FORM))
every_seed = pytest.mark.parametrize("seed", range(MATCHES))


def entries_of(game: str, match: str, seed: int) -> list[Json]:
    """A random match as JSON objects."""
    log = random_log(game, match, seeded(seed), deals=2)
    return [json.loads(line) for line in write_log(log.entries)]


def validated(entries: list[Json], first: int, *, partial: bool = False) -> Log | BadLog:
    """Return the log, or its refusal at an entry not before `first`."""
    return validated_lines(lines(entries), first, partial=partial)


def validated_lines(text: list[str], first: int, *, partial: bool = False) -> Log | BadLog:
    """Return the log of any lines, or its refusal, as `validated` does."""
    try:
        return replay(read_log(text), partial=partial)
    except BadLog as error:
        refused = error
    assert first <= refused.entry < len(text)
    assert refused.say("fr")
    assert refused.say("en")
    if refused.entry:
        assert replay(read_log(text[: refused.entry]), partial=partial).version == refused.entry - 1
    return refused


@every_form
@every_seed
def test_one_field_altered(game, match, seed):
    """The log is refused, at that entry or where the alteration shows, or it is another legal log.

    What the rules themselves say next, and who acts, cannot be said otherwise: refused at that very entry.
    """
    below = seeded(seed)
    entries = entries_of(game, match, seed)
    like = values_of(entries)
    for _ in range(ALTERATIONS):
        place = below(len(entries))
        other = altered(entries[place], below, like)
        found = validated([*entries[:place], other, *entries[place + 1 :]], place)
        if isinstance(found, Log):
            assert list(read_log(write_log(found.entries))) == list(found.entries)
            assert matches_due(entries[place], other) is not False
        elif matches_due(entries[place], other) is False:
            assert found.entry == place


def event_of(entry: Json) -> Event:
    """Return the event of a JSON object."""
    return read_entry(json.dumps(entry)).event


def matches_due(entry: Json, other: Json) -> bool | None:
    """Whether an event equals the one that is due; None if the rules leave a choice."""
    event = event_of(entry)
    try:
        reported = event_of(other)
    except (ChelemError, ValueError):
        return False
    if isinstance(event, DUE):
        return reported == event
    if isinstance(event, Acted) and isinstance(reported, Acted):
        return (
            True
            if reported == event
            else None
            if (reported.seat, reported.by) == (event.seat, event.by)
            else False
        )
    return None


@every_form
@every_seed
def test_an_entry_left_out(game, match, seed):
    """Versions have no gaps; and renumbered, what is left is refused or is another legal log (LOG)."""
    below = seeded(seed)
    entries = entries_of(game, match, seed)
    for _ in range(ALTERATIONS // 4):
        place = below(len(entries) - 1)
        rest = entries[:place] + entries[place + 1 :]
        found = validated(rest, place)
        assert isinstance(found, BadLog)
        assert (found.entry, found.cause.code) == (place, "log.version")
        found = validated(renumbered(rest), place)
        if isinstance(event_of(entries[place]), DUE) and not all(
            type(event_of(entry)) in NEUTRAL_EVENTS for entry in rest[place:]
        ):
            assert isinstance(found, BadLog)


@every_form
@every_seed
def test_an_entry_twice(game, match, seed):
    """Refused at once by its version; renumbered, refused from there on or another legal log (LOG)."""
    below = seeded(seed)
    entries = entries_of(game, match, seed)
    for _ in range(ALTERATIONS // 4):
        place = below(len(entries))
        more = entries[: place + 1] + entries[place:]
        found = validated(more, place + 1)
        assert isinstance(found, BadLog)
        assert (found.entry, found.cause.code) == (place + 1, "log.version")
        found = validated(renumbered(more), place + 1)
        if isinstance(event_of(entries[place]), (*DUE, Acted, Claimed, Answered)):
            assert isinstance(found, BadLog)


@every_form
@every_seed
def test_two_entries_exchanged(game, match, seed):
    """Refused at the first of the two by its version; renumbered, refused or another legal log (LOG)."""
    below = seeded(seed)
    entries = entries_of(game, match, seed)
    for _ in range(ALTERATIONS // 4):
        place = below(len(entries) - 1)
        other = [*entries[:place], entries[place + 1], entries[place], *entries[place + 2 :]]
        found = validated(other, place)
        assert isinstance(found, BadLog)
        assert (found.entry, found.cause.code) == (place, "log.version")
        validated(renumbered(other), place)


@every_form
@every_seed
def test_a_readers_copy_altered(game, match, seed):
    """A reader's own copy, too, is refused as a log or read: never another exception (LOG)."""
    below = seeded(seed)
    entries = entries_of(game, match, seed)
    like = values_of(entries)
    for entry in entries:
        if entry["event"] == "dealt":
            entry["hands"] = {seat: entry["hands"][seat] for seat in "NE" if seat in entry["hands"]}
    for _ in range(ALTERATIONS):
        place = below(len(entries))
        other = altered(entries[place], below, like)
        validated([*entries[:place], other, *entries[place + 1 :]], 0, partial=True)


@pytest.mark.parametrize(("game", "match"), {game: (game, match) for game, match in EVERY_FORM}.values())
@pytest.mark.parametrize("partial", [False, True])
def test_anything_in_any_field(game, match, partial):
    """Every field of every kind of entry, missing or with any value, is accepted or refused.

    Only `ChelemError` is raised, and an accepted entry can be written again as UTF-8 (LOG, Laws).
    """
    met, let = set(), []
    for seed in range(6):
        log = random_log(game, match, seeded(seed), deals=2)
        before = Log.fold(log.entries[:1])
        for entry, line in zip(log.entries[1:], list(write_log(log.entries))[1:], strict=True):
            if type(entry.event) not in met:
                met.add(type(entry.event))
                others = map(json.dumps, variants(json.loads(line)))
                let += [is_accepted(before, other, partial=partial) for other in others]
            before.record(entry)
    assert set(let) == {False, True}
    assert let.count(False) > 4 * let.count(True)


def is_accepted(before: Log, line: str, *, partial: bool) -> bool:
    """Whether an entry is accepted as the next one; it is either accepted or refused."""
    try:
        entry = read_entry(line)
        check_event(before, entry.event, partial=partial)
    except ChelemError as error:
        return not error.say("fr")
    after = before.copy()
    after.record(entry)
    for again in write_log(after.entries[-1:], "fr"):
        again.encode()
    return True


def variants(entry: Json) -> Iterator[Json]:
    """Yield an entry with each of its parts missing or replaced; of a list, the first two."""
    for path in paths(entry):
        if not any(type(key) is int and key > 1 for key in path):
            yield without(entry, path)
            yield from (replaced(entry, path, value) for value in STRANGE)


@every_form
@settings(max_examples=15 * MATCHES)
@given(data=st.data())
def test_any_text_for_a_line(game, match, data):
    """Whatever stands where an entry should: BadLog, with the number of the entry (LOG, Laws)."""
    text = lines(SHORT[game, match])
    place = data.draw(st.integers(0, len(text) - 1))
    text[place] = data.draw(st.text(min_size=1) | st.builds(json.dumps, JSON) | corrupted_line(text[place]))
    if not text[place].strip():
        return
    validated_lines(text, place)


@st.composite
def corrupted_line(draw, text):
    """Draw a line with some characters changed, inserted or deleted."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(start + 4, len(text))))
    return (
        text[:start]
        + draw(st.text(alphabet='0123456789-.eE"{}[]:, NSEWHXTtruefalsn\\u', max_size=4))
        + text[end:]
    )


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
SHORT = {(game, match): entries_of(game, match, 3)[:80] for game, match in EVERY_FORM}
