"""A system examined again after a change: the same answer as from nothing, and less to do."""

from random import Random

import pytest

from chelem.bots.systems.changes.chapter_check import check_chapter
from chelem.bots.systems.changes.examined_system import ExaminedSystem
from chelem.bots.systems.examining.changed_sections import numbered_like
from chelem.bots.systems.examining.idle_sections import idle_sections
from chelem.bots.systems.system import System
from chelem.core import ParseError
from tests.bots.systems.drawn_changes import changed_text, differences

TEXT = """system small "Small" / "Petit"
option opening-points = 12
option transfers = on
option relays = off
define weak two in x: 6-10 hcp, 6 x
chapter "Openings" / "Ouvertures"
when opening:
  2NT: 20-21 hcp, balanced
  1NT: 15-17 hcp, balanced
  2x for x in S H D: weak two in x, not fourth seat; preemptive
  1M: [opening-points]+ hcp, 5+ M, M longest
  1D: [opening-points]+ hcp, 4+ D
  1C: [opening-points]+ hcp
  pass: any
chapter "One notrump" / "1SA"
when 1NT -, transfers:
  2D: 5+ H; forcing, convention transfer
  2H: 5+ S; forcing, convention transfer
when 1NT -:
  3NT: 10-15 hcp
  2NT: 8-9 hcp; invitational
  pass: 0-7 hcp
when partner used transfer, last bid 2D:
  3H: 17 hcp, 4 H
  2H: any
when partner used transfer, last bid 2H:
  2S: any
when 1NT - 2NT -, relays:
  3C: any; forcing, convention relay
when partner used relay:
  3D: any
chapter "Suits" / "Couleurs"
when 1M -:
  4M: 5+ M, 0-8 hcp
  2M: 3+ M, 6-9 hcp
  1S: 4+ S, 6+ hcp; forcing
  2NT: 11-12 hcp, balanced; forcing
when 1M - 2M -, not passed hand:
  4M: 18+ hcp
  3M: 16-17 hcp; invitational
  pass: any
judge 1M - 2M -:
  4M: 15 hcp, 6+ M
when (1x):
  X: 12+ hcp, 0-2 x; takeout
  1y for y in S H D: 8+ hcp, 5+ y
when not opening:
  pass: any
recognise (1x):
  2x: 8+ hcp; forcing, convention two-suiter
"""


def examined_again(before: ExaminedSystem, text: str) -> tuple[ExaminedSystem, ExaminedSystem]:
    """Return the state after a change, by what it can reach, and from nothing."""
    again = ExaminedSystem.of(System.parse(text), 5, before=before)
    return again, ExaminedSystem.of(System.parse(text), 5)


def test_a_change_has_the_same_answer_as_a_check_from_nothing():
    """Changes that follow one another, drawn at random: findings, calls, their meanings and places."""
    text, random, made = TEXT, Random(7), 0  # noqa: S311 - a fixed draw
    state = ExaminedSystem.of(System.parse(text), 5)
    while made < 25:
        changed, what = changed_text(text, random)
        try:
            again, afresh = examined_again(state, changed)
        except ParseError:
            continue
        assert [] == list(differences(again, afresh)), (what, changed)
        state, text, made = again, changed, made + 1


@pytest.mark.parametrize("line", ["", "# a comment\n"])
def test_points_are_made_once(line):
    """A text whose lines have moved is not examined again; the findings stand where the lines are."""
    state = ExaminedSystem.of(System.parse(TEXT), 5)
    again, afresh = examined_again(state, f"{line}{TEXT}")
    assert 0 == again.walked.made < afresh.walked.made
    assert again.findings == afresh.findings


def test_a_change_of_a_late_rule_is_followed_alone():
    """Auctions that do not come to the rule are as they were."""
    state = ExaminedSystem.of(System.parse(TEXT), 5)
    again, afresh = examined_again(state, TEXT.replace("16-17 hcp; inv", "15-17 hcp; inv"))
    assert 0 < again.walked.made < afresh.walked.made / 10


def test_a_section_that_asks_for_a_convention_out_of_play_is_idle():
    """With the switch off nobody relays, and nobody answers a relay."""
    for switch, idle in (("off", ["when 1NT - 2NT -, relays", "when partner used relay"]), ("on", [])):
        system = System.parse(TEXT.replace("relays = off", f"relays = {switch}"))
        numbers = idle_sections(system)
        assert idle == [each.text.title for each in system.written if each.number in numbers]


def test_a_chapter_is_examined_alone():
    """A rule without hands is found in its chapter, by the points of the state before."""
    state = ExaminedSystem.of(System.parse(TEXT), 5)
    changed = System.parse(TEXT.replace("  2NT: 8-9 hcp; invitational", "  2NT: 11-12 hcp; invitational"))
    system = numbered_like(changed, state.system)
    codes = [
        (finding.code, finding.text.split(":")[0])
        for finding in check_chapter(system, "One notrump", state.walked)
    ]
    assert ("system.shadowed", "2NT") in codes
    assert codes == [(each.code, each.text.split(":")[0]) for each in check_chapter(changed, "One notrump")]
    assert ("system.shadowed", "2NT") not in [
        (each.code, each.text[:3]) for each in check_chapter(changed, "Suits")
    ]
