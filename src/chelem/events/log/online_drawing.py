"""When the rounds of an online Swiss may be drawn, and by whom; what has begun stays."""

from chelem.core import Refused
from chelem.events.log.section import EventSection
from chelem.events.log.state import EventState


def check_online_swiss(section: EventSection) -> None:
    """Raise `Refused` for a section whose rounds are not drawn online."""
    if section.swiss is None:
        raise Refused("event.draw.not-swiss", section=section.name)
    if not section.online:
        raise Refused("event.draw.at-real-tables", section=section.name)


def check_program_draws(section: EventSection, number: int) -> None:
    """Raise `Refused` where the program may not draw: it never draws again, nor in the director's place."""
    if section.director_draws or number in section.draws:
        raise Refused("event.draw.round", round=number)


def check_all_have_played(state: EventState, section: EventSection) -> None:
    """Raise `Refused` while a table of an online section plays: nobody draws before all results are in."""
    if not section.online:
        return
    for at in section.places_in(section.round):
        for sitting in section.sittings(at):
            if not sitting.is_played or state.is_left_out(section, at, sitting):
                continue
            for board in sitting.boards:
                if (*at, board) not in section.reports and (section.name, *at, board) not in state.rulings:
                    raise Refused("event.draw.playing", round=section.round, next=section.round + 1)


def check_not_begun(state: EventState, name: str, number: int) -> None:
    """Raise `Refused` for a round that has begun online: people play it already."""
    section = state.sections.get(name)
    if section is not None and section.online and number <= section.round:
        raise Refused("event.draw.begun", round=number)
