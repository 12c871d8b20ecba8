"""The rounds of an online Swiss: drawn as soon as all tables have played, unless the director draws them."""

import asyncio

from chelem.events import PROGRAM, EventSection
from chelem.events.log.entries.drawing import RoundDrawn
from chelem.events.log.swiss_rounds import inputs_of_round
from chelem.events.swiss import draw_round
from chelem.site.events.live.actor import EventActor


async def draw_next(event: EventActor, section: EventSection) -> None:
    """Draw the round after the one in play of a Swiss section, and write it.

    Nothing if its tables are known, or the director draws.

    Raises `BadOption` if fewer than two still play, `Refused` if a result was changed meanwhile.
    """
    number = section.round + 1
    if section.swiss is None or section.director_draws or section.undrawn != number:
        return
    draw = await asyncio.to_thread(draw_round, inputs_of_round(event.event, section, number))
    await event.write(RoundDrawn(section.name, number, draw), PROGRAM)
