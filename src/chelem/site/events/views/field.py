"""What the pages of a simultaneous draw."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Annotated

from typing_extensions import TypedDict

from chelem.events import rank_event
from chelem.events.shown import rounded
from chelem.events.simultaneous import MemberEntrant, Simultaneous
from chelem.formats.json_types import one_of
from chelem.movements import EventKind
from chelem.site.events.views.event import names_with_consent
from chelem.site.events.views.form import EventForm, form_view
from chelem.site.events.views.names import team_name
from chelem.site.events.views.results import line_results
from chelem.site.events.views.serviced_event import EventInService


class FieldMember(TypedDict):
    """An event that plays a simultaneous."""

    code: str
    title: str
    online: bool
    entrants: int
    over: bool
    """Whether it is closed, or has no board still to play."""


class FieldEntrant(TypedDict):
    """An entrant of one of the events of a simultaneous."""

    entrant: int
    """Its number there."""
    number: str
    """On its guide card, such as `A3`."""
    names: list[str]
    """Of those who agree."""


class FieldRanked(FieldEntrant):
    """A line of the ranking of all."""

    member: int
    """Its event, from 0."""
    place: int | None
    tied: bool
    result: float
    boards: int


class EventField(TypedDict):
    """The members of a simultaneous, and the ranking of all their entrants together."""

    members: list[FieldMember]
    unit: Annotated[str, one_of("percent", "imps", "vp")]
    form: EventForm
    ranked: list[FieldRanked] | None
    """Null while boards are still played, for all but the organiser."""
    boards: list[int]
    """Those with results; empty while the ranking is not shown."""


class FieldLine(TypedDict):
    """A result of a board in a simultaneous."""

    member: int
    """The event where it was made, from 0."""
    table: int
    ns: list["FieldEntrant"]
    ew: list["FieldEntrant"]
    contract: str | None
    points: int | None
    ns_result: float | None
    """Matchpoints as a percentage, or IMPs; null where the board does not count."""
    ew_result: float | None
    ns_place: int | None
    """North-South's place among all with the board; null where it does not count."""
    ew_place: int | None


class FieldTraveller(TypedDict):
    """All results of a board in a simultaneous, the best for North-South first."""

    board: int
    unit: str
    """As in a traveller of one event."""
    members: list[FieldMember]
    lines: list[FieldLine]


def field_view(
    members: Sequence[EventInService], whole: Simultaneous, kind: EventKind, *, ranking_shown: bool
) -> EventField:
    """Return the members, and if it may be shown the ranking of all; `kind` is that of the simultaneous."""
    (ranking,) = rank_event(whole.results)
    places = whole.results.settings.places
    ranked: list[FieldRanked] = []
    for placed in ranking if ranking_shown else ():
        entrant = whole.entrants[placed.entrant]
        ranked.append(
            {
                "member": entrant.member,
                **_field_entrant(members, entrant),
                "place": placed.place,
                "tied": placed.tied,
                "result": float(rounded(placed.result, places)),
                "boards": placed.boards,
            }
        )
    return {
        "members": [_member(member) for member in members],
        "unit": ranking.unit,
        "form": form_view(whole.results.form, kind),
        "ranked": ranked if ranking_shown else None,
        "boards": [traveller.board for traveller in whole.results.travellers] if ranking_shown else [],
    }


def _member(member: EventInService) -> FieldMember:
    state = member.event.state
    begun = [section for section in state.sections.values() if section.round]
    return {
        "code": member.code,
        "title": state.terms.title,
        "online": state.terms.online,
        "entrants": len(member.event.entrants),
        "over": state.closed or (bool(begun) and not state.has_to_play),
    }


def field_traveller_view(
    members: Sequence[EventInService], whole: Simultaneous, number: int
) -> FieldTraveller | None:
    """Return all results of a board; None for one without any."""
    board = next((scored for scored in whole.results.boards if scored.traveller.board == number), None)
    if board is None:
        return None
    lines = [line_results(whole.results, board, line) for line in board.traveller]
    lines.sort(key=lambda line: -(line["ns_result"] or 0))
    north_south = sorted(line["ns_result"] for line in lines if line["ns_result"] is not None)
    east_west = sorted(line["ew_result"] for line in lines if line["ew_result"] is not None)
    return {
        "board": number,
        "unit": whole.results.form.shown_board_unit,
        "members": [_member(member) for member in members],
        "lines": [
            {
                "member": whole.entrants[line["ns"][0]].member,
                "table": line["table"],
                "ns": [_field_entrant(members, whole.entrants[entrant]) for entrant in line["ns"]],
                "ew": [_field_entrant(members, whole.entrants[entrant]) for entrant in line["ew"]],
                "contract": line["contract"],
                "points": line["points"],
                "ns_result": line["ns_result"],
                "ew_result": line["ew_result"],
                "ns_place": _place(line["ns_result"], north_south),
                "ew_place": _place(line["ew_result"], east_west),
            }
            for line in lines
        ],
    }


def _field_entrant(members: Sequence[EventInService], field_entrant: MemberEntrant) -> FieldEntrant:
    member = members[field_entrant.member]
    state, entrant = member.event.state, member.event.entrants[field_entrant.index]
    section, place = state.seat(entrant)
    named = section is not None and len(state.sections) > 1
    team = team_name(state, entrant, member.competitors, public=True)
    return {
        "entrant": entrant,
        "number": f"{section.name if section is not None and named else ''}{place}",
        "names": [team] if team else names_with_consent(member, entrant),
    }


def _place(result: float | None, ascending: Sequence[float]) -> int | None:
    """Return the place of a result among all, which are in ascending order."""
    return None if result is None else len(ascending) - bisect_right(ascending, result) + 1
