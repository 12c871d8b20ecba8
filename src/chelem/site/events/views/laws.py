"""What a director should know of entries before they are written: in sentences."""

from collections.abc import Iterator

from chelem.events import Event, EventSection
from chelem.events.log.penalty_bounds import unusual_amount
from chelem.i18n import say
from chelem.movements import Breach, Cell, Movement, breach_facts, breaches

SHOWN = 8
"""How many are told; the gravest come first."""
GRAVEST = ("board_twice", "entrant_twice", "own_team", "no_return", "partners_twice", "opponents_twice")


def new_warnings(before: Event, after: Event, language: str) -> list[str]:
    """Return sentences about rare penalties, then laws of movements newly broken, the gravest first."""
    found: list[tuple[str, Breach]] = []
    for name, section in after.state.sections.items():
        old = before.state.sections.get(name)
        known = set() if old is None else set(_broken(old))
        found += [(name, breach) for breach in _broken(section) if breach not in known]
    found.sort(key=lambda named: GRAVEST.index(named[1].law))
    sentences = _unusual_penalties(before, after, language)
    sentences += [
        say(
            f"movement.law.{breach.law}",
            {"name": say("event.section", {"section": name}, language), **breach_facts(breach)},
            language,
        )
        for name, breach in found[:SHOWN]
    ]
    if len(found) > SHOWN:
        sentences.append(say("event.more-warnings", {"count": len(found) - SHOWN}, language))
    return sentences


def _unusual_penalties(before: Event, after: Event, language: str) -> list[str]:
    """Return a sentence for each new penalty or bonus that is unusually large."""
    new = after.state.penalties[len(before.state.penalties) :]
    remarks = (unusual_amount(after.results(), penalty.amount, penalty.unit) for penalty in new)
    return list(dict.fromkeys(remark.say(language) for remark in remarks if remark is not None))


def _broken(section: EventSection) -> Iterator[Breach]:
    """Yield the laws that a section breaks as it is planned and seated now."""
    for breach in breaches(movement_as_seated(section)):
        if breach.law in GRAVEST and not (breach.law == "opponents_twice" and section.swiss):
            yield breach


def movement_as_seated(section: EventSection) -> Movement:
    """Return who plays what with whom by the numbers on guide cards, with all cells that were replaced."""
    numbers = section.seated()
    rounds: list[list[Cell]] = [[] for _ in range(section.rounds)]
    for number, table in section.places_to_play():
        for sitting in section.sittings((number, table)):
            here, there = (
                tuple(numbers.get(entrant, entrant) for entrant in side)
                for side in (sitting.north_south, sitting.east_west)
            )
            if number <= section.rounds:
                rounds[number - 1].append(Cell(table, here, there, sitting.boards))
    return section.movement.with_rounds(tuple(map(tuple, rounds)))
