"""Guide cards: one for each pair, or person of an individual, with where it sits in every round."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from chelem.events.paper.planned_sections import PlannedSections, papers_by_section
from chelem.events.paper.printing import EventPaper, played_order
from chelem.events.paper.table_signs import qr_rows
from chelem.movements import EventKind, Itinerary, Stop, entrants_of, itineraries
from chelem.render.captions import shorten

MOST_FOR_FOUR = 14
"""How many rounds a card of a quarter page has room for in print of 11 points and more."""
MOST_FOR_TWO = 34
"""The same for half a page, upright; a longer movement goes on on a second card."""
MAX_NAME_LENGTH = 120


@dataclass(frozen=True, slots=True)
class PhoneAccess:
    """The letters for which a player's phone gets its pair's key, and the address in a QR code with them."""

    letters: str
    address: str


def guide_cards(
    planned: PlannedSections,
    paper: EventPaper,
    names: Mapping[int, str] | None = None,
    access: Mapping[int, PhoneAccess] | None = None,
) -> bytes:
    """Return a PDF with a card for each entrant of a movement, several on a page, with lines to cut along.

    In a movement of teams each of the two pairs has its card. `names` and `access` are those of entrants by
    number; several sections have neither. All sections are of the same kind.
    """
    sections = papers_by_section(planned, paper)
    four = max((len(movement.rounds) for movement, _ in sections), default=0) <= MOST_FOR_FOUR
    individual = any(movement.numbered.changes_partners for movement, _ in sections)
    known = names or {}
    cards = [
        card
        for movement, own in sections
        for itinerary in itineraries(movement)
        if itinerary.tables  # a number that nobody has never plays
        for card in _cards(
            itinerary,
            movement.kind,
            known.get(itinerary.entrant, ""),
            own,
            (access or {}).get(itinerary.entrant),
        )
    ]
    heads = ["round", "table", *(("seat", "partner") if individual else ("line",))]
    data = {
        "columns": 2,
        "rows": 2 if four else 1,
        "cards": cards,
        "heads": paper.words(*(f"head.{head}" for head in (*heads, "opponents", "boards"))),
        "marked": paper.say("side", side="EW"),
        "legend": paper.say("turned-legend"),
    }
    return paper.typeset("guide_cards.typ", data)


def _cards(
    itinerary: Itinerary, kind: EventKind, name: str, paper: EventPaper, access: PhoneAccess | None
) -> Iterator[dict[str, object]]:
    """Yield the card of an entrant, and another for each MOST_FOR_TWO rounds more."""
    lines = [_line(itinerary, stop, kind, paper) for stop in itinerary.stops]
    heading = paper.say(
        "entrant",
        kind=kind,
        number=itinerary.entrant,
        line="" if itinerary.line is None else str(itinerary.line),
    )
    for start in range(0, len(lines), MOST_FOR_TWO):
        yield {
            "origin": paper.origin,
            "heading": heading,
            "names": shorten(name, MAX_NAME_LENGTH),
            "start": _start(itinerary, kind, paper) if start == 0 else paper.say("continued"),
            "lines": lines[start : start + MOST_FOR_TWO],
            "phone": "" if access is None else paper.say("phone", letters=access.letters),
            "code": [] if access is None else qr_rows(access.address),
        }


def _start(itinerary: Itinerary, kind: EventKind, paper: EventPaper) -> str:
    """Return the sentence at the head of a card: the one table of those who stay, or where to begin."""
    if len(itinerary.tables) == 1:
        (table,) = itinerary.tables
        return paper.say("stay", kind=kind, table=table)
    first = itinerary.stops[0]
    if not first.plays:
        return paper.say("start-out", kind=kind, table=itinerary.next_table(1))
    return paper.say("start", kind=kind, table=first.table, place=_place(first, kind, paper))


def _place(stop: Stop, kind: EventKind, paper: EventPaper) -> str:
    if stop.seat is None:
        return ""
    if entrants_of(kind).changes_partners:
        return paper.say("seat", seat=str(stop.seat))
    return paper.say("side", side=str(stop.seat.side))


def _line(itinerary: Itinerary, stop: Stop, kind: EventKind, paper: EventPaper) -> dict[str, object]:
    """Return the line of a round; a sit-out names the next table."""
    if not stop.plays:
        after = itinerary.next_table(stop.round)
        return {"round": stop.round, "out": paper.say("out", kind=kind, table=after)}
    before = itinerary.stops[stop.round - 2] if stop.round > 1 else None
    stays = before is not None and before.plays and before.table == stop.table
    return {
        "round": stop.round,
        "out": None,
        "table": stop.table,
        "stays": paper.say("stays") if stays and len(itinerary.tables) > 1 else "",
        "place": _place(stop, kind, paper),
        "turned": entrants_of(kind).one_pair and itinerary.turned(stop.round),
        "partner": stop.partner or None,
        "opponents": ", ".join(map(str, stop.opponents)),
        "boards": played_order(stop.boards),
    }
