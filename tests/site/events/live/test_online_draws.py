"""The rounds of an online Swiss drawn by the director, and played to their end (docs/events.md)."""

import asyncio
from dataclasses import replace

import pytest

from chelem.core.errors import Refused
from chelem.events.log.author import PROGRAM
from chelem.events.log.entries.drawing import DrawsAssigned, RoundDrawn
from chelem.events.log.entries.entrants import EntrantWithdrew
from chelem.events.log.entries.planning import MovementPlanned
from chelem.events.log.entries.promising import BoardsRevealed
from chelem.events.log.entries.rounds import RoundStarted
from chelem.events.log.entries.undoing import EntryTakenBack
from chelem.events.log.swiss_rounds import inputs_of_round
from chelem.events.swiss.comparison import follows_from_inputs
from chelem.events.swiss.draw import SwissMatch
from chelem.events.swiss.drawing import draw_round
from chelem.events.swiss.plan import SwissPlan
from chelem.site.events.views.draws import draw_view
from chelem.site.events.views.results import traveller_view
from tests.site.events.live.test_online_kinds import draws, opened, over, swiss
from tests.site.events.live.test_online_rounds import ANNE, BEN, DIRECTOR, MINUTES, evening, every_cell
from tests.site.tables.live.test_lobby import housed
from tests.support.tables import until

__all__ = ["evening", "housed"]

pytestmark = pytest.mark.slow


def proposed(held, number):
    """Return the draw of a round from the results so far."""
    return draw_round(inputs_of_round(held.actor.event, held.section, number))


def with_a_rematch(draw, earlier):
    """Return a draw in which the first match of an earlier one is played again."""
    (one, other), numbers = earlier, sorted(each.entrant for each in draw.inputs.standings)
    rest = [number for number in numbers if number not in earlier]
    return replace(draw, matches=(SwissMatch(one, other), SwissMatch(*rest)))


async def waiting(held):
    """Wait until all tables have played and the director is to draw; return the rounds."""
    rounds = (await held.office.online(held.code)).rounds
    await until(lambda: rounds.waits_for_draw("A"))
    return rounds


def test_the_next_round_waits_for_the_director_who_draws_a_rematch(evening):
    """Nothing is drawn or begun before; a rematch is said as such; the draw is undone and drawn again.

    After a restart the director's draw is played, and never drawn anew; no hand is told before.
    """

    async def work(held, reopened):
        await opened(held, in_matches=True, method="cross-imps")
        await held.start(swiss("pairs", 4, 2), ANNE, swiss=SwissPlan(2, 1))
        await held.actor.write(DrawsAssigned("A", "director"), DIRECTOR)
        with pytest.raises(Refused, match="begun"):
            await held.actor.write(draws(held)[0], DIRECTOR)
        await until(lambda: held.results().total() == 2)
        rounds = await waiting(held)
        held.clock.pass_(minutes=2 * MINUTES)
        for _turn in range(20):
            rounds.follow()
        assert ([1], None, 1) == (
            [one.round for one in draws(held)],
            rounds.next_round("A"),
            held.section.round,
        )
        assert not any(isinstance(one, BoardsRevealed) for one in held.entries)
        given = proposed(held, 2)
        with pytest.raises(Refused):
            await held.actor.write(RoundDrawn("A", 2, given), PROGRAM)
        played = draws(held)[0].draw.matches[0]
        decided = RoundDrawn("A", 2, with_a_rematch(given, (played.first, played.second)))
        first, *_ = draw_view(decided, "pairs", "en")["matches"]
        assert (first["met"], "rematch of round 1" in first["why"]) == (1, True)
        version = await held.actor.write(decided, DIRECTOR)
        await until(lambda: rounds.next_round("A") is not None)
        await held.actor.write(EntryTakenBack(version), DIRECTOR)
        await waiting(held)
        assert (held.section.undrawn, rounds.next_round("A")) == (2, None)
        await held.actor.write(decided, DIRECTOR)
        held.office.close()
        held.serve(reopened())
        held.actor = await held.office.find(held.code)
        await held.round_played(2)
        await until(lambda: held.section.round == 2)
        assert traveller_view(held.actor.snapshot(), 2, "en") is None
        with pytest.raises(Refused, match="begun"):
            await held.actor.write(EntryTakenBack(held.actor.event.version - 2), DIRECTOR)
        await held.round_played(4)
        await over(held)
        assert [decided, decided] == draws(held)[1:]
        assert not follows_from_inputs(held.section.draws[2])
        assert held.results() == every_cell(held.section.movement)
        assert {frozenset((played.first, played.second))} <= {
            frozenset(held.section.sittings(at)[0].entrants) for at in held.section.places_in(2)
        }

    evening(work)


def test_in_the_break_the_director_changes_what_the_program_drew(evening):
    """Also without waiting: the tables are those of the new draw, and people have time to find them.

    Undone, the program's draw counts again, which it has not made anew.

    A team that leaves then is replaced by robots in the draw that is made again.
    """

    async def work(held, _):
        await opened(held, kind="teams")
        await held.start(swiss("teams", 4, 2), ANNE, BEN, swiss=SwissPlan(2, 1))
        await until(lambda: len(draws(held)) == 2)
        rounds = (await held.office.online(held.code)).rounds
        await until(lambda: rounds.next_round("A") is not None)
        before, tables = rounds.next_round("A"), (await held.served()).tables
        held.clock.pass_(seconds=10)
        await held.actor.write(EntrantWithdrew(2, 2), DIRECTOR)
        await until(lambda: 5 in held.section.places.values())
        given = proposed(held, 2)
        assert {1, 3, 4, 5} == {one.entrant for one in given.inputs.standings}
        others = {frozenset((each.first, each.second)) for each in given.matches}
        decided = next(
            replace(given, matches=(SwissMatch(1, one), SwissMatch(*({3, 4, 5} - {one}))))
            for one in (3, 4, 5)
            if frozenset((1, one)) not in others
        )
        version = await held.actor.write(RoundDrawn("A", 2, decided), DIRECTOR)
        await until(lambda: rounds.next_round("A") > before)
        await held.actor.write(EntryTakenBack(version), DIRECTOR)
        assert held.section.draws[2] == draws(held)[1].draw
        await held.actor.write(EntryTakenBack(version + 1), DIRECTOR)
        assert (await held.served()).tables.keys() != tables.keys()
        while held.section.round < 2:  # the break begins anew with each change
            held.clock.pass_(seconds=31)
            await asyncio.sleep(0.05)
        await held.round_played(8)
        await over(held)
        assert held.results() == every_cell(held.section.movement)
        meetings = {frozenset(held.section.sittings(at)[0].entrants) for at in held.section.places_in(2)}
        assert {frozenset((each.first, each.second)) for each in decided.matches} == meetings

    evening(work)


def test_the_first_round_is_the_directors_too(evening):
    """Nobody enters once the places are given; robots play for who leaves before the draw."""

    async def work(held, _):
        await opened(held, in_matches=True, method="cross-imps")
        held.actor, online = await held.office.find(held.code), await held.office.online(held.code)
        for guest in (ANNE, BEN):
            await online.players.enter(guest, "robot", consent=True)
        await online.tables.commit()
        plan = MovementPlanned("A", swiss("pairs", 4, 1), 1, MINUTES, online=True, swiss=SwissPlan(1, 1))
        await online.players.start(plan, DIRECTOR, director_draws=True)
        assert (held.section.round, held.section.undrawn) == (0, 1)
        with pytest.raises(Refused, match="started"):
            await online.players.leave(BEN.visitor)
        await held.actor.write(EntrantWithdrew(2, 1), DIRECTOR)
        await until(lambda: 5 in held.section.places.values())
        await held.actor.write(RoundDrawn("A", 1, proposed(held, 1)), DIRECTOR)
        await held.actor.write(RoundStarted("A", 1), DIRECTOR)
        await held.round_played(2)
        await over(held)
        assert held.results() == every_cell(held.section.movement)

    evening(work)
