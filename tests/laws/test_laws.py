"""The Laws of the log's contract, on random matches of every game and form.

`CHELEM_LAWS` is the number of random matches a form (`make laws` asks for many).
"""

import os
from typing import get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chelem.engine.events import (
    Event,
    Finished,
    Hidden,
    PassedOut,
    Swapped,
)
from chelem.engine.log import Log
from chelem.games.forms import sized
from chelem.games.registry import GAMES
from tests.support.chance import Script, seeded
from tests.support.matches.forms import EVERY_FORM
from tests.support.matches.random_match import RandomMatch, random_log

from .checking import (
    Readers,
    a_past_position_is_refused,
    cards_are_conserved,
    json_reads_back,
    only_what_is_legal_is_accepted,
    replay_proves_it,
    the_log_is_its_fold,
)

MATCHES = int(os.environ.get("CHELEM_LAWS", "1"))
every_form = pytest.mark.parametrize(("game", "match"), EVERY_FORM, ids=map(":".join, EVERY_FORM))


def test_every_form_of_every_game_is_here():
    """Laws that hold for all games are tested for all games (STYLE 6)."""
    here = {(game, type(sized(game, match))) for game, match in EVERY_FORM}
    assert here == {(game, form) for game in GAMES for form in GAMES[game].forms}


@every_form
@pytest.mark.parametrize("seed", range(MATCHES))
def test_the_laws_at_every_step(game, match, seed):
    """Whatever happens, every viewer's copy agrees with the log and says no more than it may (LOG, Laws)."""
    below = seeded(seed)
    table = RandomMatch(game, match, below)
    readers = Readers(table.log)
    for step in range(500):
        if table.deals >= 2 or not table.step():
            break
        readers.follow(table.log)
        readers.agree(table.log)
        if step % 4 == 0:
            readers.know_no_more_than_they_may(table.log)
            cards_are_conserved(table.log)
            only_what_is_legal_is_accepted(table.log)
            a_past_position_is_refused(table.log)
        if below(40) == 0:
            whole_log(table.log)
    whole_log(table.log)


def whole_log(log: Log) -> None:
    """Check the laws that read a log from its first entry."""
    the_log_is_its_fold(log)
    json_reads_back(log)
    replay_proves_it(log)


@every_form
@settings(max_examples=2 * MATCHES, suppress_health_check=list(HealthCheck))
@given(script=st.lists(st.integers(0, 2**16), min_size=30, max_size=300))
def test_the_laws_of_a_scripted_match(game, match, script):
    """The same, on matches that Hypothesis writes, and shortens where a law is broken (LOG, Laws)."""
    draw = Script(script)
    table = RandomMatch(game, match, draw)
    readers = Readers(table.log)
    while not draw.over and table.step():
        readers.follow(table.log)
        readers.agree(table.log)
    readers.know_no_more_than_they_may(table.log)
    cards_are_conserved(table.log)
    whole_log(table.log)


@every_form
def test_a_version_is_a_state(game, match):
    """Every prefix of a log is a log: folding and validating it give the states passed through (LOG)."""
    log = random_log(game, match, seeded(7), deals=1)
    again = Log.fold(log.entries[:1])
    for entry in log.entries[1:]:
        again.record(entry)
        if entry.version % 15 == 0:
            assert Log.fold(log.entries[: entry.version + 1]).state == again.state
    assert again.state == log.state


@every_form
def test_random_matches_reach_everything(game, match):
    """Among 24 random matches every event of the log happens (LOG)."""
    logs = [random_log(game, match, seeded(seed), deals=3) for seed in range(24)]
    seen = {type(entry.event) for log in logs for entry in log.entries}
    wanted = set(get_args(Event)) - {Hidden} - NEVER.get(match.partition(":")[0], set())
    assert {kind.__name__ for kind in wanted - seen} == set()


NEVER = {
    "duplicate": {Swapped, PassedOut},
    "rubber": {Swapped, PassedOut},
    "chicago": {Swapped, Finished},
    "thirty": {Swapped, PassedOut, Finished},
    "seven": {Swapped, Finished},
}
"""What a form does not know, or what three deals do not reach."""
