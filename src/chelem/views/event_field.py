"""What the pages of a simultaneous draw."""

from collections.abc import Sequence

from chelem.events.ranking import rank_event
from chelem.events.shown import rounded
from chelem.events.simultaneous import Simultaneous
from chelem.views.event import EventInService, names_with_consent
from chelem.views.event_results import line_results
from chelem.views.field_shapes import EventField, FieldMember, FieldRanked, FieldTraveller


def field_view(members: Sequence[EventInService], whole: Simultaneous, *, told: bool) -> EventField:
    """Return the members, and the ranking of all if it may be `told`."""
    (ranking,) = rank_event(whole.results)
    places = whole.results.settings.places
    ranked: list[FieldRanked] = []
    for one in ranking if told else ():
        who = whole.entrants[one.entrant]
        member = members[who.member]
        number = member.event.entrants[who.index]
        ranked.append(
            {
                "member": who.member,
                "entrant": number,
                "names": names_with_consent(member, number),
                "place": one.place,
                "tied": one.tied,
                "result": float(rounded(one.result, places)),
                "boards": one.boards,
            }
        )
    return {
        "members": [_member(each) for each in members],
        "unit": ranking.unit,
        "ranked": ranked if told else None,
        "boards": [traveller.board for traveller in whole.results.travellers] if told else [],
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


def field_traveller_view(whole: Simultaneous, number: int) -> FieldTraveller | None:
    """Return all results of a board; None for one without any."""
    for board in whole.results.boards:
        if board.traveller.board != number:
            continue
        unit = "percent" if whole.results.settings.method == "matchpoints" else "imps"
        lines = sorted(
            (line_results(whole.results, board, line) for line in board.traveller),
            key=lambda line: -(line["ns_result"] or 0),
        )
        return {
            "board": number,
            "unit": unit,
            "lines": [
                {
                    "member": whole.entrants[line["ns"][0]].member,
                    "table": line["table"],
                    "ns": [int(whole.results.entrants[one].number) for one in line["ns"]],
                    "ew": [int(whole.results.entrants[one].number) for one in line["ew"]],
                    "contract": line["contract"],
                    "points": line["points"],
                    "ns_result": line["ns_result"],
                    "ew_result": line["ew_result"],
                }
                for line in lines
            ],
        }
    return None
