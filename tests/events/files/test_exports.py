"""An event of any kind, written in each format and read again, is the same, or the program says why not."""

from io import BytesIO

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from chelem.core.errors import BadOption
from chelem.core.seats import Side
from chelem.events.event_results import EventResults
from chelem.events.files.files import read_event, write_event
from chelem.events.files.losses import export_losses
from chelem.events.match_schedule import MatchSchedule
from chelem.events.outcome import NotPlayed, PlayedScore, SplitScore, WeightedScore
from chelem.events.ranking import rank_event
from tests.events.files.odd_events import MADE, odd_event
from tests.support.thorough import thorough

FORMATS = ("x.xml", "x.pbn", "x.json", "x.csv")
WHOLE = ("x.xml", "x.pbn")
"""Formats that hold how an event is scored, and what is added to results."""
EVERYTHING = ("x.csv",)
"""Formats that hold rulings of all kinds too."""


def played_lines(results):
    """The lines that count, by board, section (if there are several), round and table."""
    several = len({line.section for board in results.counted for line in board}) > 1
    return {
        (board.board, line.section if several else "", line.round, line.table): line
        for board in results.counted
        for line in board
    }


def shown(outcome):
    """An outcome with its score and its lead; 0 points without a contract are a board passed out."""
    if isinstance(outcome, PlayedScore):
        return outcome.points, str(outcome.contract), outcome.tricks, outcome.lead
    return outcome


def differing(results, read):
    """The boards and the entrants that are not in the file as they are, worked out independently."""
    written, found = played_lines(results), played_lines(read)
    boards = {
        at[0]
        for at, line in written.items()
        if (at not in found and not isinstance(line.outcome, NotPlayed))
        or (at in found and shown(found[at].outcome) != shown(line.outcome))
    }
    same = {
        one: other
        for at in written.keys() & found.keys()
        for side in Side
        for one, other in zip(written[at].sitting(side), found[at].sitting(side), strict=False)
    }
    again = read.with_settings(results.settings.scoring_like(read.settings))
    mine, theirs = (
        {one.entrant: (one.place, one.result) for ranking in rank_event(each) for one in ranking}
        for each in (results, again)
    )
    entrants = {
        who
        for who, (place, result) in mine.items()
        if place is not None
        and (who not in same or theirs[same[who]][0] != place or abs(theirs[same[who]][1] - result) > 0.01)
    }
    return boards, entrants


def can_be_held(results: EventResults) -> bool:
    """Whether nothing happened for which neither USEBIO nor PBN has a place."""
    lines = [line for board in results.counted for line in board]
    return not (
        any(isinstance(line.outcome, WeightedScore | SplitScore) for line in lines)
        or any(line.groups != (0, 0) or line.absent for line in lines)
        or any(board.unfinished for board in results.counted)
        or results.settings.tie_breaks
        or results.settings.single_ranking != "by-result"
        or results.void_matches
        or results.schedule != MatchSchedule()
    )


def check(kind: str, seed: int) -> None:
    """What differs is named; where the format can hold everything, nothing differs."""
    results = odd_event(kind, seed).results()
    for name in FORMATS:
        try:
            content = write_event(results, name)
        except BadOption:
            assert (name, kind) in REFUSED
            continue
        assert (name, kind) not in REFUSED
        lost = export_losses(results, content, name)
        boards, entrants = differing(results, read_event(BytesIO(content), name).results)
        named = {
            int(board)
            for phrase in lost
            if phrase.code in ("event.lost-results", "event.lost-leads")
            for board in str(phrase.facts.get("boards", "")).split(", ")
            if board
        }
        assert boards <= named, (name, boards, named)
        ranking = [phrase.facts["count"] for phrase in lost if phrase.code == "event.lost-ranking"]
        assert ranking == ([len(entrants)] if entrants else []), (name, entrants)
        assert all(phrase.say("en") and phrase.say("fr") for phrase in lost)
        if name in EVERYTHING or (name in WHOLE and can_be_held(results)):
            assert lost == (), (name, [phrase.say("en") for phrase in lost])


REFUSED = {
    *(("x.pbn", kind) for kind in ("individual", "round-robin", "swiss-teams", "swiss-pairs")),
    ("x.json", "individual"),
}
"""Formats that have no tables for a kind of event: refused in one sentence."""

kinds, seeds = st.sampled_from(sorted(MADE)), st.integers(0, 10**6)


@pytest.mark.slow
@settings(max_examples=15, deadline=None)
@given(kinds, seeds)
@example("round-robin", 1500)  # a team has played nothing, and has no place
def test_an_event_is_read_again_or_its_losses_are_said(kind, seed):
    check(kind, seed)


@thorough
@pytest.mark.slow
@settings(max_examples=1500, deadline=None)
@given(kinds, seeds)
def test_many_events_are_read_again_or_their_losses_are_said(kind, seed):
    check(kind, seed)
