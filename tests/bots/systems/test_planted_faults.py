"""Faults planted in a copy of a system of the program: reading or checking it names each."""

from collections.abc import Iterator

import pytest

from chelem.bots.systems.checking import SystemCheck, SystemFinding
from chelem.bots.systems.names import packaged_text
from chelem.bots.systems.system import System
from chelem.core import ParseError

UNREADABLE = {
    "an unknown phrase": ("when 1NT -:\n  2C: 8+ hcp, lucky", "system.phrase"),
    "a phrase misspelt": ("when 1NT -:\n  2C: 8+ hcp, balancd", "system.phrase-near"),
    "an unknown fact": ("when 1NT -, they dozed off quietly:\n  2C: any", "system.phrase"),
    "a letter that is not given": ("define fine suit in x: good y", "system.letter"),
    "a word that is taken": ("define balanced: 4-3-3-3", "system.taken"),
    "an option that is unknown in a sum": ("when 1NT -:\n  2C: [opening-point]+ hcp", "system.option"),
    "a sum that is none": ("when 1NT -:\n  2C: [12 +]+ hcp", "system.number"),
    "an option without a number": ("option planted = often", "system.value"),
    "a style of unknown options": ('style bold "bold" / "hardi": boldness = 2', "system.option"),
    "a call that is none": ("when 1NT -:\n  cheapest: any", "system.call"),
    "a limit that is no bid": ("when 1NT -:\n  cheapest x up to x: any", "system.call"),
    "an unknown attribute": ("when 1NT -:\n  2C: 8+ hcp; enforcing", "system.attribute"),
    "sides that do not call in turn": ("when 1NT 2C:\n  2D: any", "system.sides"),
    "notrump as a suit": ("when 1NT -:\n  2C: good NT", "system.suit"),
    "a file that is missing": ('include "no-such-file.system"', "system.include"),
    "a box that is no box": (
        'agreement planted in attic "Planted" / "Posé":\n  yes "yes" / "oui": texas = on',
        "system.box",
    ),
    "a rule that is not finished": ("when 1NT -:\n  2C:", "system.unfinished"),
    "a word in a wrong place": ("when 1NT -:\n  2C: 8+ hcp;; forcing", "system.syntax"),
    "a section without a colon": ("when 1NT -\n  2C: any", "system.unfinished"),
}
"""Lines put at the start of the system, and the code of the refusal."""

CHECKED = """
text planted-text "A text" / "Un texte": "read" / "lu"  # system.text-uncited
chapter "Planted" / "Posé"
cites no-such-text "page 1" / "page 1"  # system.text-undeclared
when 1NT - 2C - 2D - 3S - 3NT -:
  5NT: 20+ hcp, 0-5 hcp  # system.impossible
  5S: 21-19 hcp  # system.impossible
  5H: 7+ H, 7+ S  # system.impossible
  5D: balanced, void in S  # system.impossible
  5C: balanced, short suit  # system.impossible
  6C: 5+ aces  # system.impossible
  6D: solid S, 0-5 S  # system.impossible
  6H: ace of S, 0-3 hcp  # system.impossible
  6S: void in H, stop in H  # system.impossible
  6NT: S longer than H, H longer than S  # system.impossible
  7C: 4-3-3-3, 5+ D  # system.impossible
when 1NT - 2C - 2H - 3S - 3NT -:
  4NT: 14+ hcp
  5NT: 15-16 hcp  # system.shadowed
  4H: 17+ hcp, balanced  # system.shadowed
  5H: 0-13 hcp, 3+ H
  5S: 10 hcp, 5 H  # system.shadowed
  5D: 0-13 hcp, 0-2 H
  4S: 4+ S  # system.shadowed
when 1NT - 2C - 2S - 3H - 3NT -:
  4NT: 16+ hcp; convention planted-name  # system.convention
when 1C - 1D - 1C -:  # system.unmatched
  2C: any
when 1NT - 2NT - 2H -:  # system.unmatched
  3C: any
"""
"""Sections for the start of the system, with what the check says of a line."""

SMALL = """
system small "Small" / "Petit"
when opening:
  1NT: 15-17 hcp, balanced
  1C: 12+ hcp; forcing
  pass: any
when 1C -:
  1D: any
when not opening:
  pass: any
"""
GAPS = {
    "openings without an end": ("  pass: any\nwhen 1C", "when 1C", "system.gap"),
    "a rest that is limited": ("  pass: any\nwhen 1C", "  pass: 0-10 hcp\nwhen 1C", "system.gap"),
    "a forcing call that is passed": ("  1D: any", "  pass: any", "system.gap-forced"),
    "an answer for some hands alone": ("  1D: any", "  1D: 0-7 hcp", "system.gap-forced"),
    "no rule for later calls": ("when not opening:\n  pass: any\n", "", "system.gap"),
}
"""What is written instead of something else in the small system, and the code of what is found."""


@pytest.mark.parametrize("what", UNREADABLE)
def test_a_fault_of_language_is_refused(what: str) -> None:
    """The refusal names the place."""
    text, code = UNREADABLE[what]
    with pytest.raises(ParseError) as caught:
        System.parse(f"{text}\n{packaged_text('sayc.system')}", file="sayc.system")
    assert code == caught.value.code
    assert str(caught.value.facts["at"]).startswith("sayc.system:")


def _planted() -> Iterator[tuple[int, str]]:
    """Yield the lines with a fault, and the code of it."""
    for number, line in enumerate(CHECKED.splitlines(), 1):
        if "#" in line:
            yield number, line.split("#")[1].strip()


@pytest.mark.slow
def test_a_check_names_each_fault_that_is_planted_in_a_system() -> None:
    """A dead rule, a hidden one, a contradiction, a section for no auction, an unknown name or text."""
    system = System.parse(f"{CHECKED}{packaged_text('sayc.system')}", file="sayc.system")
    found = SystemCheck(system).run(0)
    lines = {(int(finding.at.split(":")[1]), finding.code) for finding in found if _is_here(finding)}
    assert set() == set(_planted()) - lines
    assert set() == {line for line in lines if line[0] <= CHECKED.count("\n")} - set(_planted())


def _is_here(finding: SystemFinding) -> bool:
    return finding.at.startswith("sayc.system:")


@pytest.mark.parametrize("what", GAPS)
def test_a_check_names_hands_without_a_call(what: str) -> None:
    """An opening hand, an answer to a forcing call; the system without the fault has none."""
    written, instead, code = GAPS[what]
    assert written in SMALL
    findings = SystemCheck(System.parse(SMALL.replace(written, instead))).run(20)
    assert code in {finding.code for finding in findings if finding.fault}
    assert not [finding for finding in SystemCheck(System.parse(SMALL)).run(20) if finding.fault]
