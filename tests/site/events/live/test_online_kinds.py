"""Online events of every kind, played to their end by robots beside a few people (docs/events.md)."""

import pytest

from chelem.events.log.entries.drawing import RoundDrawn
from chelem.events.log.entries.entrants import EntrantWithdrew
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.entries.promising import BoardsRevealed
from chelem.events.log.entries.rounds import BreakPlanned, RoundStarted
from chelem.events.log.round_table import tables_of_round
from chelem.events.swiss.drawing import draw_round
from chelem.events.swiss.plan import SwissPlan
from chelem.movements.generators.individual import individual
from chelem.movements.generators.round_robin import round_robin
from chelem.movements.movement import Movement
from tests.site.events.live.test_online_rounds import ANNE, BEN, DIRECTOR, SOL, evening, every_cell
from tests.site.tables.live.test_lobby import housed
from tests.support.tables import until
from tests.support.thorough import thorough

__all__ = ["evening", "housed"]

pytestmark = pytest.mark.slow


async def opened(held, **terms):
    """Let an evening have an event of these terms."""
    held.code = (await held.office.open_event(EventOpened("", "", online=True, **terms))).code


def swiss(kind, entrants, rounds):
    """Return the movement of a Swiss before anything is drawn."""
    return Movement("swiss", kind, entrants, ((),) * rounds)


def draws(held):
    return [one for one in held.entries if isinstance(one, RoundDrawn)]


def ranked(held):
    """Return the entrants with a place in the ranking; robots have none."""
    return {held.actor.event.entrants[one.entrant] for one in held.actor.event.ranking()[0] if one.place}


def sides(table):
    return table.sitting.north_south, table.sitting.east_west


async def over(held):
    """Wait until the boards are revealed: nothing is left to play."""
    await until(lambda: isinstance(held.entries[-1], BoardsRevealed))


def test_the_next_round_of_a_swiss_is_drawn_when_all_have_played(evening):
    """Each draw follows from the results before it, anybody can draw it again; no secret is told early.

    A break before a round is planned before it is drawn.
    """

    async def work(held, _):
        await opened(held, in_matches=True, method="cross-imps")
        await held.start(swiss("pairs", 4, 2), ANNE, swiss=SwissPlan(2, 1))
        assert [1] == [one.round for one in draws(held)]
        await held.actor.write(BreakPlanned("A", 2, 1), DIRECTOR)
        await until(lambda: held.results().total() == 2)
        online = await held.office.online(held.code)
        await until(lambda: online.rounds.next_round("A") is not None)
        assert (online.rounds.next_round("A") - held.clock.time).total_seconds() >= 60
        held.clock.pass_(seconds=62)
        assert [1, 2] == [one.round for one in draws(held)]
        assert not any(isinstance(one, BoardsRevealed) for one in held.entries)
        await held.round_played(4)
        await over(held)
        assert held.section.movement.boards == (1, 2)
        assert sum(one.result for one in held.actor.event.ranking()[0]) == 2 * 2 * 20
        for drawn in draws(held):
            assert drawn.draw == draw_round(drawn.draw.inputs)
        second = draws(held)[1].draw
        assert {one.victory_points for one in second.inputs.standings} != {0}
        started = [one for one in held.entries if isinstance(one, RoundStarted)]
        assert [1, 2] == [one.round for one in started]

    evening(work)


def test_a_swiss_of_teams_goes_on_after_a_restart_and_without_a_team(evening):
    """Robots take part in the next draw in place of the team that left; nothing is drawn or played twice."""

    async def work(held, reopened):
        await opened(held, kind="teams")
        await held.start(swiss("teams", 4, 2), ANNE, BEN, swiss=SwissPlan(2, 1))
        await held.actor.write(EntrantWithdrew(2, 2), DIRECTOR)
        await until(lambda: len(draws(held)) == 2)
        held.office.close()
        held.serve(reopened())
        held.actor = await held.office.find(held.code)
        await held.round_played(4)
        await held.round_played(8)
        await over(held)
        assert [1, 2] == [one.round for one in draws(held)]
        assert {1: {1, 2, 3, 4}, 2: {1, 3, 4, 5}} == {
            one.round: {each.entrant for each in one.draw.inputs.standings} for one in draws(held)
        }
        assert set(held.results().values()) == {1}
        for at in held.section.places_to_play():
            (sitting,) = held.section.sittings(at)
            (here,) = sitting.north_south
            (away,) = (one for one in held.section.places_in(at[0]) if (here,) == _east_west(held, one))
            assert held.section.sittings(away)[0].boards == sitting.boards
        assert ranked(held) == {1, 2}

    evening(work)


def _east_west(held, at):
    """Return the team that is East-West at a table in a round."""
    return held.section.sittings(at)[0].east_west


def test_in_an_individual_everybody_has_another_partner_in_each_round(evening):
    """Robots fill the places that are left over; a chair at a table waits for each player in each round."""

    async def work(held, _):
        await opened(held, kind="individual")
        await held.start(individual(4, 3, 1), ANNE, BEN)
        ids = {held.actor.person_of(guest.visitor).id for guest in (ANNE, BEN)}
        partners = set()
        for number in (1, 2, 3):
            (table,) = tables_of_round(held.actor.event.state, held.section, number)
            assert ids < set(table.players.values())
            partners.add(next(side for side in sides(table) if 1 in side))
            await held.round_played(number)
        await over(held)
        assert len(partners) == 3
        assert held.results() == every_cell(held.section.movement)
        assert ranked(held) == {1, 2}

    evening(work)


@thorough
def test_each_team_meets_each(evening):
    """Both tables of a match play its boards; the victory points of a match make twenty."""

    async def work(held, _):
        await opened(held, kind="teams")
        movement = round_robin(4, boards=1)
        await held.start(movement, ANNE, BEN)
        for number in range(1, len(movement.rounds) + 1):
            await held.round_played(4 * number)
        await over(held)
        assert held.results() == every_cell(movement)
        points = [one.result for one in held.actor.event.ranking()[0]]
        assert sum(points) == 20 * 2 * len(movement.rounds)
        assert ranked(held) == {1, 2}

    evening(work)


@thorough
@pytest.mark.parametrize(("odd", "rounds"), [("bye", 1), ("half-matches", 2)])
def test_three_teams_without_robots(evening, odd, rounds):
    """One of them sits out and has 12 victory points of 20; or all meet in half-matches, drawn at once."""

    async def work(held, _):
        await opened(held, kind="teams", sit_outs=True)
        await held.start(swiss("teams", 3, 1), ANNE, BEN, SOL, swiss=SwissPlan(1, 2, odd))
        played = {"bye": 4, "half-matches": 6}[odd]
        for number in range(1, rounds + 1):
            await held.round_played(played * number // rounds)
        await over(held)
        assert held.section.round == held.section.rounds == rounds
        points = [one.result for one in held.actor.event.ranking()[0]]
        assert sum(points) == {"bye": 32, "half-matches": 30}[odd]

    evening(work)
