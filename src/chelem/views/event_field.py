"""What the pages of a simultaneous draw."""

from collections.abc import Mapping, Sequence

from chelem.boards.record import Record
from chelem.core.deals import Deal
from chelem.core.frozen import FrozenMap
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability
from chelem.events.ranking import rank_event
from chelem.events.shown import rounded
from chelem.events.simultaneous import Simultaneous
from chelem.formats.registry import Format, write_boards
from chelem.matches.duplicate import board_dealer
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


def deals_file(deals: Mapping[int, Deal]) -> bytes:
    """Return boards in PBN, for a dealing machine."""
    records = [
        Record(
            FrozenMap({"Board": str(board)}),
            dealer=board_dealer(board),
            vulnerable=Vulnerability.on_board(board),
            hands=(deal[Seat.N], deal[Seat.E], deal[Seat.S], deal[Seat.W]),
        )
        for board, deal in sorted(deals.items())
    ]
    return b"".join(write_boards(records, Format.PBN))
