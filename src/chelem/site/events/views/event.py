"""What the pages of a duplicate event draw."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, get_args

from typing_extensions import TypedDict

from chelem.bots import AT_TABLES
from chelem.events import ROBOT, Author, Competitor, CompetitorId, Event, EventState
from chelem.events.log.entries.publishing import RankingPublished
from chelem.events.log.fields import field_of, wanted_simultaneous
from chelem.events.log.lateness import boards_lost
from chelem.events.log.results import form_of_event
from chelem.events.log.round_table import players_of
from chelem.events.settings import Method, Scale
from chelem.formats.json_types import one_of
from chelem.movements import entrants_of
from chelem.site.events.views.form import EventForm, form_view
from chelem.site.events.views.fouled import EventFouled, fouled_view
from chelem.site.events.views.names import A_ROBOT, entrant_names, team_name
from chelem.site.events.views.ranking import EventRanking, ranking_hash, rankings_view
from chelem.site.events.views.section import EventSectionShape, section_view
from chelem.site.events.views.serviced_event import PUBLIC, EventInService
from chelem.site.tables import Keeper, keep_nothing


class EventPlayer(TypedDict):
    """A player by an id that names nobody; robots are `robot`."""

    id: str
    name: str


class EventEntrant(TypedDict):
    """An entrant by its number in the event; `place` is its number in its section's movement."""

    entrant: int
    section: str | None
    place: int
    team: str
    """The own name of a team that has one, for readers who may know it."""
    names: list[str]
    """Of the players: for directors, at the tables, and elsewhere of those who agree."""
    players: list["EventPlayer"]
    """Who plays for it now, in their order: for directors, and of teams for their tables and players."""
    line: Annotated[str, one_of("NS", "EW")] | None
    stationary: bool
    here: bool
    """Whether directors have seen it: false for everybody else."""
    lost: int
    """The boards that it can no longer play as it was late: for directors, 0 for everybody else."""
    withdrawn: int | None
    """The round from which it plays no more."""
    cards: list[int]
    """Which of its pairs have announced a convention card: 1, of a team 1 and 2."""


class EventShape(TypedDict):
    """An event as its reader may see it."""

    code: str
    tag: str
    """Another one after each change."""
    version: int
    now: str
    """The server's clock."""
    role: Annotated[str, one_of("organiser", "director", "table", "player", "public")]
    whose: str
    """The table, or the entrant, for which the reader's device writes."""
    title: str
    date: str
    kind: Annotated[str, one_of("pairs", "teams", "individual")]
    method: Annotated[str, one_of(*get_args(Method))]
    scale: Annotated[str, one_of(*get_args(Scale))]
    in_matches: bool
    """Whether pairs play matches for victory points, as in a Swiss."""
    form: EventForm
    closed: bool
    online: bool
    """Whether people enter themselves, and play at the program's own tables."""
    sit_outs: bool
    """Whether who has no opponents online sits out; otherwise robots make up the numbers."""
    starts: str | None
    """When it is to begin online; null where its director has not said."""
    move_minutes: int
    """After how long a robot calls or plays once for a player who is there online and does nothing."""
    bots: str
    """The robots that play there online, as `STRENGTH:SYSTEM` or with a style: `normal:sef`."""
    committed: str
    """The hash that the boards follow from; empty where the program has dealt none."""
    pledges: list[str]
    """SHA-256 of each nonce that others than the server have added; none: it draws the boards alone."""
    revealed: str
    """What opens `committed`, once all have played."""
    nonces: list[str] | None
    """The nonces, once all have played."""
    dealt: list[int]
    """The boards whose deals are known: leads there can be checked, and are asked for."""
    field: Annotated[str, one_of("own", "asked", "refused", "member", "removed", "whole")]
    """Its own, that which it `asked` to join, and so on; `whole`: it is a simultaneous, without sections."""
    simultaneous: str
    """The code of the simultaneous that it plays, or asked to play."""
    sections: list[EventSectionShape]
    entrants: list[EventEntrant]
    fouled: list[EventFouled]
    """For directors; an entry `fouled` states all groups of a board again."""
    rankings: list[EventRanking] | None
    """Null while it is hidden."""
    publications: int
    """How many rankings have been published."""
    settled: bool
    """Whether the newest of them is final and still holds."""


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
        "form": form_view(form_of_event(state), opened.kind),
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
        "sections": [section_view(serviced, section, reader, keep) for section in state.sections.values()],
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
    shown = frozenset(state.here), frozenset(state.cards)
    return state, state.player_changes, shown, serviced.names, layouts, lost


def _is_settled(event: Event) -> bool:
    """Return whether the newest published ranking is final, and is still the ranking."""
    published = event.published
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


def names_with_consent(serviced: EventInService, number: int) -> list[str]:
    """Return the names of an entrant's players who agree to be named, its substitutes among them."""
    return entrant_names(serviced.event.state, number, serviced.competitors, public=True)


def names_of_all(serviced: EventInService, number: int) -> list[str]:
    """Return the names of all of an entrant's players, its substitutes among them."""
    return entrant_names(serviced.event.state, number, serviced.competitors, public=False)


def _role(reader: Author) -> str:
    return "public" if reader == PUBLIC else reader.role


def _entrants(serviced: EventInService, reader: Author) -> list[EventEntrant]:
    state, known = serviced.event.state, serviced.competitors
    lost = boards_lost(state) if reader.directs else Counter[int]()
    return [
        {**_entrant(state, number, known, reader), "lost": lost[number]} for number in serviced.event.entrants
    ]


def _entrant(
    state: EventState, number: int, persons: Mapping[CompetitorId, Competitor], reader: Author
) -> EventEntrant:
    entered = state.entrants.get(number)
    section, place = state.seat(number)
    teams = entrants_of(state.terms.kind).both_ways and not state.is_online and reader != PUBLIC
    knows = reader.directs or teams
    now = players_of(state, number, 0 if section is None else section.round) if knows else ()
    players = [(player, A_ROBOT if player == ROBOT else persons.get(player)) for player in now]
    line = None if section is None else section.line_of(number)
    return {
        "entrant": number,
        "section": None if section is None else section.name,
        "place": place,
        "team": team_name(state, number, persons, public=reader == PUBLIC),
        "names": entrant_names(state, number, persons, public=reader == PUBLIC),
        "players": [{"id": player, "name": person.name if person else player} for player, person in players],
        "line": None if line is None else str(line),
        "stationary": entered is not None and entered.stationary,
        "here": reader.directs and number in state.here,
        "lost": 0,
        "withdrawn": state.withdrawn.get(number),
        "cards": state.pairs_with_cards(number),
    }
