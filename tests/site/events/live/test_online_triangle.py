"""A triangle over two rounds of an online Swiss: nobody learns anything of its boards too early."""

import pytest

from chelem.events.log.entries.drawing import DrawsAssigned, RoundDrawn
from chelem.events.log.entries.entrants import EntrantWithdrew
from chelem.events.log.entries.promising import BoardsRevealed
from chelem.events.log.swiss_rounds import inputs_of_round
from chelem.events.swiss.drawing import draw_round
from chelem.events.swiss.plan import SwissPlan
from chelem.site.events.views.results import later_boards, traveller_view
from chelem.site.tables.domain.people import Guest
from tests.site.events.live.test_online_draws import waiting
from tests.site.events.live.test_online_kinds import opened, over, swiss
from tests.site.events.live.test_online_rounds import DIRECTOR, evening, every_cell
from tests.site.tables.live.test_lobby import housed
from tests.support.tables import until

__all__ = ["evening", "housed"]

pytestmark = pytest.mark.slow

TEAMS = [Guest(name, name.title()) for name in ("anne", "ben", "cleo", "dan", "eve")]


async def triangle(held):
    """Begin two rounds of one board for five teams, and wait until the first is over; return its three."""
    await opened(held, kind="teams", sit_outs=True)
    await held.start(swiss("teams", 5, 2), *TEAMS, swiss=SwissPlan(2, 1, "triangle"))
    await held.actor.write(DrawsAssigned("A", "director"), DIRECTOR)
    await until(lambda: held.results().total() == 5)
    await waiting(held)
    return [held.section.places[one] for one in held.section.draws[1].left_over]


def of_three(held, three):
    """Return the boards that the three teams play against each other."""
    found = [held.section.sittings(at)[0] for at in held.section.places_to_play()]
    return {board for each in found if set(each.entrants) <= set(three) for board in each.boards}


def hidden(held):
    """Return the boards of which nobody sees a hand; the public sees none of their results either."""
    closed = {
        board
        for board in held.section.boards
        if (seen := traveller_view(held.actor.snapshot(), board, "en")) is None or seen["hands"] is None
    }
    assert closed == later_boards(held.actor.event)
    return closed


def test_nobody_sees_a_board_of_a_triangle_before_it_is_played_back(evening):
    """Nor in the break in which the second round is not drawn yet; the three share no board with the others.

    Each of their matches has both rooms, and twenty victory points.
    """

    async def work(held, _):
        three = await triangle(held)
        boards = of_three(held, three)
        assert len(boards) == 3
        assert not boards & {1, 2}
        assert boards == hidden(held)
        for team in three:
            assert boards == boards & later_boards(held.actor.event, team)
        draw = draw_round(inputs_of_round(held.actor.event, held.section, 2))
        assert set(draw.inputs.triangle) == {held.actor.event.state.seat(team)[1] for team in three}
        await held.actor.write(RoundDrawn("A", 2, draw), DIRECTOR)
        assert boards | {2} == hidden(held)
        online = await held.office.online(held.code)
        await until(lambda: online.rounds.next_round("A") is not None)
        held.clock.pass_(seconds=31)
        await until(lambda: held.section.round == 2)
        assert not any(isinstance(one, BoardsRevealed) for one in held.entries)
        await held.round_played(10)
        await over(held)
        assert hidden(held) == set()
        assert boards == of_three(held, three)
        assert held.results() == every_cell(held.section.movement)
        for board in boards:
            (_, there), (_, back) = held.section.tables_of(board)
            assert (there.north_south, there.east_west) == (back.east_west, back.north_south)
            seen = traveller_view(held.actor.snapshot(), board, "en")
            here, elsewhere = seen["lines"]
            assert (seen["unit"], here["ns"]) == ("imps", elsewhere["ew"])
            assert here["ns_result"] == -here["ew_result"] == elsewhere["ew_result"]
        points = [one.result for one in held.actor.event.ranking()[0]]
        assert sum(points) == 20 * 5

    evening(work)


def test_a_triangle_that_a_team_leaves_is_not_played_back(evening):
    """The other two get opponents in the next draw, and the boards of the triangle are open then."""

    async def work(held, _):
        three = await triangle(held)
        boards = of_three(held, three)
        await held.actor.write(EntrantWithdrew(three[0], 2), DIRECTOR)
        assert boards == hidden(held)
        draw = draw_round(inputs_of_round(held.actor.event, held.section, 2))
        assert (draw.inputs.triangle, len(draw.matches)) == ((), 2)
        await held.actor.write(RoundDrawn("A", 2, draw), DIRECTOR)
        await held.round_played(5)
        await held.round_played(9)
        await over(held)

    evening(work)
