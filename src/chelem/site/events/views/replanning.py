"""Other movements for the rounds of a section that have not begun."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from chelem.core import SIDES, Refused
from chelem.events import EventSection, EventState
from chelem.i18n import say
from chelem.movements import Movement, Wish
from chelem.movements.proposals.proposals import PROPOSALS, Proposal, propose
from chelem.movements.proposals.proposals_of_kinds import propose_barometers
from chelem.movements.replanning import Replanned, fill_places, replan
from chelem.site.events.views.laws import movement_as_seated
from chelem.site.events.views.proposals import EventProposal, movement_proposal, proposal_words


class EventReplan(EventProposal):
    """A movement for the rounds that are left, after those played; who has which number of it."""

    places: dict[str, int]


def replans_view(state: EventState, name: str, wish: Wish, arriving: int, language: str) -> list[EventReplan]:
    """Return up to three movements of a section for those who have not left, and for some who arrive.

    `wish` has the rounds and boards that are left. Raises `Refused` for a section that is not of pairs.
    """
    section = state.sections[name]
    if not section.movement.numbered.one_pair or section.swiss is not None:
        raise Refused("event.replan.kind", section=section.name)
    number = section.round + 1
    places = _places(state, section, arriving)
    gone = {entrant for entrant, since in state.withdrawn.items() if since <= number}
    here = list(_lines(section, {place for place, entrant in places.items() if entrant not in gone}))
    proposed = propose_barometers if section.movement.is_barometer else propose
    proposals = proposed(replace(wish, pairs=len(here), rounds=min(wish.rounds or 1, len(here) - 1)))
    before = movement_as_seated(section)
    found = [
        _replan(replan(before, number, here, proposal.movement), number, proposal, language)
        for proposal in proposals
    ]
    if kept := fill_places(before, number, section.movement, sorted(places.keys() - section.places.keys())):
        reason = say("event.replan.kept", {"count": arriving}, language)
        found = [_rounds_left(kept.movement, number, reason, language), *found[: PROPOSALS - 1]]
    places_shown = {str(place): entrant for place, entrant in sorted(places.items())}
    return [{**shown, "places": places_shown} for shown in found]


def _replan(found: Replanned, number: int, proposal: Proposal, language: str) -> EventProposal:
    """Return a movement with its title and what speaks for it."""
    title, reason = proposal_words(proposal, language)
    if found.fresh:
        reason = f"{reason} {say('event.replan.fresh', {}, language)}"
    return {**_rounds_left(found.movement, number, reason, language), "title": title}


def _rounds_left(movement: Movement, number: int, reason: str, language: str) -> EventProposal:
    """Return a movement with the rounds and boards that it has from a round on, called the one in play."""
    left = movement.rounds[number - 1 :]
    boards = max((len(cell.boards) for cells in left for cell in cells), default=0)
    total = len(left) * boards
    title = say("movement.what.kept", {"rounds": len(left), "boards": boards, "total": total}, language)
    return {**movement_proposal(movement, title, reason), "rounds": len(left), "boards": total}


def _places(state: EventState, section: EventSection, arriving: int) -> dict[int, int]:
    """Return who has which number, those who arrive the first numbers that nobody has or had."""
    places = dict(section.places)
    last = max(state.entrants_in_order(), default=0)
    had = {place for number, cell in section.cells if number <= section.round for place in cell.entrants}
    free = (place for place in count(1) if place not in had | section.places.keys())
    places.update(zip(free, range(last + 1, last + arriving + 1), strict=False))
    return places


def _lines(section: EventSection, present: set[int]) -> Iterator[int]:
    """Yield the numbers of those present: North-South now, by table, then East-West, then the others."""
    cells = section.movement.rounds[max(0, section.round - 1)]
    seen: set[int] = set()
    for side in SIDES:
        for cell in cells:
            for place in cell.partnership(side):
                if place in present and place not in seen:
                    seen.add(place)
                    yield place
    yield from sorted(present - seen)
