"""Online events of every kind, played to their end by robots beside a few people (docs/events.md)."""

import pytest

from chelem.events.log.directing import RoundStarted
from chelem.events.log.organising import EventOpened
from chelem.events.log.publishing import BoardsRevealed, RoundDrawn
from chelem.events.swiss.drawing import draw_round
from chelem.events.swiss.plan import SwissPlan
from chelem.movements.movement import Movement
from tests.live.test_lobby import housed
from tests.live.test_online_rounds import ANNE, evening
from tests.support.tables import until

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


async def over(held):
    """Wait until the boards are revealed: nothing is left to play."""
    await until(lambda: isinstance(held.entries[-1], BoardsRevealed))


def test_the_next_round_of_a_swiss_is_drawn_when_all_have_played(evening):
    """Each draw follows from the results before it, anybody can draw it again; no secret is told early."""

    async def work(held, _):
        await opened(held, in_matches=True, method="cross-imps")
        await held.start(swiss("pairs", 4, 2), ANNE, swiss=SwissPlan(2, 1))
        assert [1] == [one.round for one in draws(held)]
        await held.round_played(2)
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
