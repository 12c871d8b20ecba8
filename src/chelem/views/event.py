"""What the pages of a duplicate event draw."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from chelem.bots.configuration import AT_TABLES
from chelem.core.deals import Deal
from chelem.events.competitor import ROBOT, Competitor, CompetitorId
from chelem.events.log.author import Author
from chelem.events.log.event import Event
from chelem.events.log.fields import field_of, wanted_simultaneous
from chelem.events.log.lateness import boards_lost
from chelem.events.log.publishing import RankingPublished
from chelem.events.log.round_table import is_gone, players_of
from chelem.events.log.section import At, EventSection
from chelem.events.log.state import EventState
from chelem.events.ranking import Ranking
from chelem.events.shown import rounded_float
from chelem.views.event_boards import sits_at, table_view
from chelem.views.event_fouled import fouled_view
from chelem.views.event_hash import ranking_hash
from chelem.views.event_names import A_ROBOT, entrant_names, team_name
from chelem.views.event_shapes import (
    EventChange,
    EventEffect,
    EventEntrant,
    EventMissing,
    EventRanking,
    EventSectionShape,
    EventShape,
    EventSitting,
    EventSwiss,
    EventTable,
)
from chelem.views.event_sittings import rounds_view
from chelem.views.kept_json import Keeper, keep_nothing

PUBLIC = Author("player")
"""Who has no key: a player of no entrant."""


@dataclass(frozen=True, slots=True)
class EventInService:
    """An event with what its log does not hold: its code, its tag, and the names of who plays.

    `names` counts the changes of names, which the log does not know.
    """

    code: str
    tag: str
    names: int
    event: Event
    competitors: Mapping[CompetitorId, Competitor]
    deals: Mapping[int, Deal]


def event_view(serviced: EventInService, now: str, reader: Author, keep: Keeper = keep_nothing) -> EventShape:
    """Return an event as its reader may see it; `keep` makes the parts that many readers share."""
    event, state = serviced.event, serviced.event.state
    opened = state.terms
    hidden = not reader.directs and is_hidden(state)
    return {
        "code": serviced.code,
        "tag": serviced.tag,
        "version": event.version,
        "now": now,
        "role": _role(reader),
        "whose": reader.id,
        "title": opened.title,
        "date": opened.date,
        "starts": opened.starts,
        "kind": opened.kind,
        "method": opened.method,
        "scale": opened.scale,
        "in_matches": opened.in_matches,
        "closed": state.closed,
        "online": opened.online,
        "sit_outs": opened.sit_outs,
        "move_minutes": opened.minutes_a_move,
        "bots": opened.bots or str(AT_TABLES),
        "committed": state.committed,
        "pledges": list(state.pledges),
        "revealed": state.revealed,
        "nonces": list(state.nonces) if state.revealed else None,
        "dealt": sorted(serviced.deals),
        "field": field_of(state),
        "simultaneous": wanted_simultaneous(state),
        "sections": [_section(serviced, section, reader, keep) for section in state.sections.values()],
        "entrants": _kept_entrants(serviced, reader, keep),
        "fouled": fouled_view(state) if reader.directs else [],
        "rankings": None if hidden else _counted_rankings(event, reader, keep),
        "publications": len(state.published),
        "settled": False if hidden else keep("settled", (state, event.version), lambda: _is_settled(event)),
    }


def _kept_entrants(serviced: EventInService, reader: Author, keep: Keeper) -> list[EventEntrant]:
    of = "entrants", reader == PUBLIC, reader.directs
    return keep(of, _what_entrants_follow(serviced), lambda: _entrants(serviced, reader))


def _counted_rankings(event: Event, reader: Author, keep: Keeper) -> list[EventRanking]:
    """Return the rankings from the results that a reader may know."""
    counted = event if reader.directs else event.as_told()
    kept = "rankings", counted is event
    return keep(kept, (event.state, event.version), lambda: rankings_view(counted))


def _what_entrants_follow(serviced: EventInService) -> tuple[object, ...]:
    """Return what changes when any entrant has to be drawn again."""
    state = serviced.event.state
    layouts = [(section.layout, section.round) for section in state.sections.values()]
    lost = frozenset(boards_lost(state).items())
    return state, state.player_changes, frozenset(state.here), serviced.names, layouts, lost


def _is_settled(event: Event) -> bool:
    """Return whether the newest published ranking is final, and is still the ranking."""
    published = event.state.published
    newest = published[-1].content if published else None
    if not isinstance(newest, RankingPublished) or not newest.final:
        return False
    return newest.hash == ranking_hash(rankings_view(event.as_told()))


def is_hidden(state: EventState) -> bool:
    """Return whether the ranking is kept from all but directors: in the last rounds, if so wished."""
    last = state.terms.hidden_rounds
    if state.closed or not last:
        return False
    return any(section.round > section.rounds - last for section in state.sections.values())


def rankings_view(event: Event) -> list[EventRanking]:
    """Return the ranking, or one for each line where there are two winners."""
    return list(map(ranking_view, _ranked(event)))


def ranking_view(pair: tuple[Event, Ranking]) -> EventRanking:
    """Return a ranking by the numbers of the entrants in the event."""
    event, ranking = pair
    numbers, places = event.entrants, event.results().settings.places
    return {
        "unit": ranking.unit,
        "line": None if ranking.line is None else str(ranking.line),
        "ranked": [
            {
                "entrant": numbers[one.entrant],
                "place": one.place,
                "tied": one.tied,
                "result": rounded_float(one.result, places),
                "boards": one.boards,
            }
            for one in ranking
        ],
    }


def names_with_consent(serviced: EventInService, number: int) -> list[str]:
    """Return the names of an entrant's players who agree to be named, its substitutes among them."""
    return entrant_names(serviced.event.state, number, serviced.competitors, public=True)


def names_of_all(serviced: EventInService, number: int) -> list[str]:
    """Return the names of all of an entrant's players, its substitutes among them."""
    return entrant_names(serviced.event.state, number, serviced.competitors, public=False)


def swiss_view(section: EventSection) -> EventSwiss | None:
    """Return the plan of a Swiss section, and how far it is drawn; None for other sections."""
    plan = section.swiss
    if plan is None:
        return None
    last = section.draws[-1].round if section.draws else 0
    return {
        "rounds": plan.rounds,
        "boards": plan.boards,
        "odd": plan.odd,
        "drawn": len(section.draws),
        "undrawn": section.undrawn,
        "again": last if last > section.round else None,
        "director_draws": section.director_draws,
    }


def effect_view(before: Event, after: Event, warnings: list[str]) -> EventEffect:
    """Return what differs between two rankings of an event, with what would be wrong."""
    return {"changes": changes_view(before, after), "warnings": warnings}


def changes_view(before: Event, after: Event) -> list[EventChange]:
    """Return the entrants whose place or result differs between two rankings of an event."""
    old, new = dict(_standings(before)), dict(_standings(after))
    nothing: tuple[int | None, float] = None, 0.0
    changes: list[EventChange] = []
    for entrant in sorted(old.keys() | new.keys()):
        (place_before, result_before), (place, result) = old.get(entrant, nothing), new.get(entrant, nothing)
        if (place_before, result_before) != (place, result):
            changes.append(
                {
                    "entrant": entrant,
                    "place": place,
                    "place_before": place_before,
                    "result": result,
                    "result_before": result_before,
                }
            )
    return changes


def _standings(event: Event) -> Iterator[tuple[int, tuple[int | None, float]]]:
    for pair in _ranked(event):
        for one in ranking_view(pair)["ranked"]:
            yield one["entrant"], (one["place"], one["result"])


def _ranked(event: Event) -> list[tuple[Event, Ranking]]:
    return [(event, ranking) for ranking in event.ranking()]


def _role(reader: Author) -> str:
    return "public" if reader == PUBLIC else reader.role


def _rounds(
    state: EventState, section: EventSection, reader: Author, keep: Keeper
) -> list[list[EventSitting]]:
    return keep(
        ("rounds", section.name, reader.directs),
        (section.layout, state.player_changes),
        lambda: rounds_view(state, section, planned=reader.directs),
    )


def _section(
    serviced: EventInService, section: EventSection, reader: Author, keep: Keeper
) -> EventSectionShape:
    state, movement, name = serviced.event.state, section.movement, section.name
    as_now = state, serviced.event.version
    own = _own_places(section, reader)
    return {
        "section": name,
        "movement": movement.name,
        "winners": movement.winners,
        "entrants": movement.entrants,
        "places": {str(place): entrant for place, entrant in sorted(section.places.items())},
        "round": section.round,
        "begun": section.begun or None,
        "paused": section.paused or None,
        "minutes": section.minutes,
        "extra_minutes": section.extra_minutes.get(section.round, 0),
        "breaks": {str(number): minutes for number, minutes in sorted(section.breaks.items()) if minutes},
        "online": section.online,
        "swiss": swiss_view(section),
        "rounds": _rounds(state, section, reader, keep),
        "tables": [
            table_view(state, section, at, reader, serviced.deals)
            if at in own
            else keep(("table", name, at[1]), as_now, partial(table_view, state, section, at, PUBLIC))
            for at in section.places_in(section.round)
        ]
        if own and not reader.directs
        else keep(
            ("tables", name, reader.directs),
            as_now,
            lambda: round_view(state, section, section.round, reader),
        ),
        "missing": keep(("missing", name), as_now, lambda: list(_missing(state, section, reader)))
        if reader.directs
        else list(_missing(state, section, reader)),
    }


def round_view(state: EventState, section: EventSection, number: int, reader: Author) -> list[EventTable]:
    """Return the boards of all tables in a round."""
    return [table_view(state, section, at, reader) for at in section.places_in(number)]


def _own_places(section: EventSection, reader: Author) -> Sequence[At]:
    """Return where a reader may enter results: a director everywhere."""
    if reader.directs:
        return section.places_to_play()
    if reader.role == "player":
        return section.places_of(int(reader.id)) if reader.id.isdecimal() else ()
    table = reader.id.removeprefix(section.name) if reader.id.startswith(section.name) else ""
    numbers = range(1, section.rounds + 1) if table.isdecimal() else ()
    return [at for number in numbers if section.sittings(at := (number, int(table)))]


def _missing(state: EventState, section: EventSection, reader: Author) -> Iterator[EventMissing]:
    """Yield the boards of earlier rounds that lack a result and that the reader may enter."""
    for at in _own_places(section, reader):
        if at[0] >= section.round:
            return
        for sitting in section.sittings(at):
            own = reader.directs or sits_at(reader, section, at, sitting)
            if not (own and sitting.is_played) or is_gone(state, sitting, at[0]):
                continue
            for board in sitting.boards:
                if (*at, board) not in section.reports and (section.name, *at, board) not in state.rulings:
                    yield {"round": at[0], "table": at[1], "board": board}


def _entrants(serviced: EventInService, reader: Author) -> list[EventEntrant]:
    state, known = serviced.event.state, serviced.competitors
    lost = boards_lost(state) if reader.directs else Counter[int]()
    return [{**_entrant(state, one, known, reader), "lost": lost[one]} for one in serviced.event.entrants]


def _entrant(
    state: EventState, number: int, persons: Mapping[CompetitorId, Competitor], reader: Author
) -> EventEntrant:
    entered = state.entrants.get(number)
    section, place = state.seat(number)
    teams = state.terms.kind == "teams" and not state.is_online and reader != PUBLIC
    knows = reader.directs or teams
    now = players_of(state, number, 0 if section is None else section.round) if knows else ()
    told = [(each, A_ROBOT if each == ROBOT else persons.get(each)) for each in now]
    line = None if section is None else section.line_of(number)
    return {
        "entrant": number,
        "section": None if section is None else section.name,
        "place": place,
        "team": team_name(state, number, persons, public=reader == PUBLIC),
        "names": entrant_names(state, number, persons, public=reader == PUBLIC),
        "players": [{"id": each, "name": one.name if one else each} for each, one in told],
        "line": None if line is None else str(line),
        "stationary": entered is not None and entered.stationary,
        "here": reader.directs and number in state.here,
        "lost": 0,
        "withdrawn": state.withdrawn.get(number),
    }
