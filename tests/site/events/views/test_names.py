"""Whose names a public page of an event shows."""

from chelem.events.competitor import ROBOT, Competitor
from chelem.events.log.entries.entrants import EntrantEntered
from chelem.events.log.entries.opening import EventOpened
from chelem.events.log.event import Event
from chelem.site.events.views.names import entrant_names
from tests.events.log.evenings import write


def names(*players: str, consent: bool, public: bool = True) -> list[str]:
    """Those of a pair; `p1` is Anne, `p2` is Ben, who agrees to be named."""
    event = Event()
    write(event, EventOpened("Evening", "2026-11-24", online=True))
    write(event, EntrantEntered(1, players))
    people = [Competitor("p1", "Anne", consent=consent), Competitor("p2", "Ben", consent=True)]
    return entrant_names(event.state, 1, {one.id: one for one in people}, public=public)


def test_a_robot_is_not_named_for_who_does_not_agree_to_be():
    """The pair of a person and a robot would read as a pair of robots."""
    assert [] == names("p1", ROBOT, consent=False)
    assert ["Anne", "Robot"] == names("p1", ROBOT, consent=True)
    assert ["Anne", "Robot"] == names("p1", ROBOT, consent=False, public=False)
    assert ["Ben"] == names("p1", "p2", consent=False)
    assert ["Robot"] == names(ROBOT, consent=False)
