"""A chapter of a system under examination, in the moment in which somebody has written on it."""

from collections.abc import Iterable, Mapping

from chelem.bots.systems import exploring
from chelem.bots.systems.checking import SystemCheck, SystemFinding
from chelem.bots.systems.examining.remembered_points import AuctionTree
from chelem.bots.systems.sections import SystemSection
from chelem.bots.systems.system import System
from chelem.core import Call

_TRIED = 6
"""The most ways in which a sequence is filled in."""
_GAPS = ("system.gap", "system.gap-forced")


def check_chapter(
    system: System, chapter: str, before: AuctionTree | None = None
) -> tuple[SystemFinding, ...]:
    """Examine the auctions that the sections of a chapter write, and those one call later.

    `chapter` is its English title; `before` the points of a state before the change, whose numbers the
    system has (`numbered_like`).

    It finds unknown conventions, and gaps and rules that no hand reaches in auctions that the chapter writes,
    with nobody vulnerable and the dealer opening. It cannot find what is wrong in other auctions: sections
    without a sequence are met only where those of the chapter lead to them, and of a sequence with letters a
    few ways are tried. A rule that no hand reaches in these auctions may be reached in others; the check of
    the whole system has the last word.
    """
    sections = [section for section in system.written if section.chapter.en == chapter]
    check = SystemCheck(system, before=before)
    for section in sections:
        for point in exploring.written_points(check.walked, section, exploring.STARTS[0], _TRIED):
            check.look(point)
            for call in _own_calls(point.report.made, section):
                after = point.after(call)
                if not after.auction.over:
                    check.look(after)
    check.walked.settle()
    places = {str(place) for section in sections for place in _places(section)}
    return tuple(found for found in check.findings() if found.at in places or found.code in _GAPS)


def _own_calls(made: Mapping[int, Call], section: SystemSection) -> Iterable[Call]:
    """Return the calls of the rules of a section, each once."""
    return dict.fromkeys(made[rule.number] for rule in section.rules if rule.number in made)


def _places(section: SystemSection) -> Iterable[object]:
    written = [section.text.place] if section.patterns else []
    return (*written, *(rule.place for rule in section.rules))
