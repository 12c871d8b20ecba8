"""What directors read of an entrant: those who play for it, and what was said about it."""

from fractions import Fraction

from chelem.events.log.entries.entrants import EntrantEntered, PlayerSubstituted, StandingSet
from chelem.events.log.entries.penalising import EntrantPenalised
from chelem.events.log.entries.undoing import EntryTakenBack
from chelem.events.log.event import Event
from chelem.site.events.views.registered import EventRegistered, registered_view
from tests.events.log.evenings import opened, write


def registered(event: Event, number: int = 1) -> EventRegistered:
    """What is known of an entrant."""
    return next(found for found in registered_view(event) if found["entrant"] == number)


def test_a_substitute_is_one_of_the_people_of_an_entrant_unless_taken_back():
    """Those who play now are those of the last substitution that holds."""
    event = opened()
    write(event, EntrantEntered(1, ("p1", "p2")))
    write(event, PlayerSubstituted(1, ("p1", "s3"), 2))
    write(event, EntryTakenBack(write(event, PlayerSubstituted(1, ("s4", "p2"), 3))))
    found = registered(event)
    assert (["p1", "p2"], ["p1", "s3"], ["p1", "p2", "s3"]) == (
        (found["entered"] or {})["players"],
        found["playing"],
        found["everybody"],
    )
    assert [] == registered(event, 2)["everybody"]


def test_penalties_and_substitutions_are_those_that_hold():
    """In their order, with the exact amounts."""
    event = opened()
    write(event, PlayerSubstituted(1, ("p1", "s3"), 2))
    write(event, EntryTakenBack(write(event, EntrantPenalised(1, Fraction(5), "top"))))
    write(event, EntrantPenalised(1, Fraction(5, 2), "top"))
    later = [(entry["event"], entry.get("amount")) for entry in registered(event)["later"]]
    assert [("substituted", None), ("penalised", "5/2")] == later
    assert [] == registered(event, 2)["later"]


def test_an_entrant_is_known_as_it_was_entered_last():
    """One that nobody has entered is ranked, unless directors say otherwise."""
    event = opened()
    write(event, EntrantEntered(1, ("p1",)))
    write(event, EntrantEntered(1, ("p1", "p2"), stationary=True, handicap=Fraction(3, 2)))
    write(event, StandingSet(2, "unranked"))
    found = registered(event)["entered"]
    assert found is not None
    assert (["p1", "p2"], True, "3/2") == (found["players"], found["stationary"], found["handicap"])
    assert (None, False) == (registered(event, 2)["entered"], registered(event, 2)["ranked"])
