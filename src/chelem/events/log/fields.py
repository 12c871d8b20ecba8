"""Which field the results of an event belong to: its own, or that of a simultaneous."""

from typing import Literal

from chelem.events.log.state import EventState

FieldStanding = Literal["own", "asked", "refused", "member", "removed", "whole"]
"""Its own; it has asked to play a simultaneous, was refused, plays it, is out of its field; or is one."""


def field_of(state: EventState) -> FieldStanding:
    """Return which field the results of an event belong to, or would."""
    if state.terms.simultaneous:
        return "whole"
    own = state.memberships.own
    removed = own is not None and own.standing == "removed"
    if state.simultaneous:
        return "removed" if removed else "member"
    return "own" if own is None else "refused" if removed else "asked"


def wanted_simultaneous(state: EventState) -> str:
    """Return the code of the simultaneous that an event plays, or has asked to; empty without one."""
    return state.simultaneous or (state.memberships.own.simultaneous if state.memberships.own else "")
