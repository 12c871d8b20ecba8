"""The draws of Swiss sections, in words."""

from typing_extensions import TypedDict

from chelem.events import Event, EventSection
from chelem.events.log.entries.drawing import RoundDrawn
from chelem.events.log.schema import EventDrawRecord
from chelem.events.log.swiss_rounds import compare_with_now
from chelem.events.swiss import DrawComparison, SwissMatch, draw_json, draw_round
from chelem.events.swiss.reasons import decided_reasons, draw_reasons, table_reasons
from chelem.i18n import say
from chelem.movements import EventKind, entrants_of


class EventSwissMatch(TypedDict):
    """Two who meet in a round, by their numbers in the section, and a sentence why."""

    first: int
    second: int
    why: str
    met: int | None
    """The last draw, from 1, in which they have met; null if they have not met."""


class EventDraw(TypedDict):
    """The draw of a round of a Swiss section."""

    section: str
    round: int
    """Of the section."""
    number: int
    """Which draw it is, from 1."""
    matches: list[EventSwissMatch]
    left_over: list[int]
    notes: list[str]
    """Why somebody sits out, plays a triangle, or leaves a table to another who cannot move either."""
    follows: bool
    """Whether the draw is the one that its inputs give; otherwise a director decided."""
    corrected: str | None
    """What results that were corrected since would have given; null if the same."""
    draw: EventDrawRecord | None
    """The draw with all its inputs, for `chelem event draw`; null while the ranking is hidden."""


def draws_view(event: Event, language: str, *, hidden: bool) -> list[EventDraw]:
    """Return all draws of an event, the latest first; `hidden` leaves out what shows the ranking."""
    return [
        recorded_draw_view(event, section, number, language, hidden=hidden)
        for section in event.state.sections.values()
        for number in reversed(section.draws)
    ]


def recorded_draw_view(
    event: Event, section: EventSection, number: int, language: str, *, hidden: bool
) -> EventDraw:
    """Return a draw of the log, and what corrections since would have given."""
    draw = section.draws[number]
    shown = draw_view(RoundDrawn(section.name, number, draw), section.movement.kind, language)
    if hidden:
        matches: list[EventSwissMatch] = [{**match, "why": ""} for match in shown["matches"]]
        return {**shown, "matches": matches, "notes": [], "draw": None}
    comparison = compare_with_now(event, section, number)
    given = draw if shown["follows"] else draw_round(draw.inputs)
    other = comparison.changed and DrawComparison(given, comparison.now).changed
    return {**shown, "corrected": _corrected(comparison, language) if other else None}


def draw_view(drawn: RoundDrawn, kind: EventKind, language: str) -> EventDraw:
    """Return a draw with a sentence for each match; `kind` is that of its section's movement."""
    draw = drawn.draw
    reasons, decided = draw_reasons(draw), decided_reasons(draw)
    given, met = draw_round(draw.inputs), draw.inputs.met()
    known = set(map(_couple, given.matches))
    matches: list[EventSwissMatch] = [
        {
            "first": match.first,
            "second": match.second,
            "why": (why if _couple(match) in known else otherwise).say(language),
            "met": met[match.first].get(match.second, (None,))[-1],
        }
        for match, why, otherwise in zip(draw.matches, reasons, decided, strict=False)
    ]
    rest = (reasons if given.left_over == draw.left_over else decided)[len(matches) :]
    notes = [reason.say(language) for reason in rest]
    if not entrants_of(kind).changes_partners:
        notes += [reason.say(language) for reason in table_reasons(draw, kind)]
    return {
        "section": drawn.section,
        "round": drawn.round,
        "number": draw.inputs.round,
        "matches": matches,
        "left_over": list(draw.left_over),
        "notes": notes,
        "follows": given == draw,
        "corrected": None,
        "draw": draw_json(draw),
    }


def _couple(match: SwissMatch) -> frozenset[int]:
    return frozenset((match.first, match.second))


def _corrected(comparison: DrawComparison, language: str) -> str:
    """Return what would have been drawn, beside what was."""
    new = ", ".join(f"{match.first} – {match.second}" for match in comparison.new)
    sentence = comparison.sentence.say(language)
    return f"{sentence} {say('event.draw.would-be', {'matches': new}, language)}" if new else sentence
