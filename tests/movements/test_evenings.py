"""Evenings as a club director would plan them: time is filled, boards are not shared, sections small."""

import os
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from chelem.i18n import say
from chelem.movements import Wish, breaches, joined_sections, numbered_on, propose
from chelem.movements.generators.barometer import barometer
from chelem.movements.proposals import evening_plan, possible
from chelem.movements.proposals.evening_plan import CLOSE, plans_for
from chelem.movements.proposals.proposals_of_kinds import propose_barometers
from chelem.movements.proposals.section_sizes import SECTION_TABLES, section_sizes
from tests.support.thorough import first_of

pytestmark = pytest.mark.xdist_group("evenings")  # one worker finds the movements that many evenings share

STEP = 1 if "CHELEM_THOROUGH" in os.environ else 3
SIZES = range(8, 61, STEP)
"""Odd numbers and even ones, of few pairs and of many."""
WITHIN = 20
"""How many minutes a proposal may be shorter or longer than what was asked."""


@pytest.fixture(autouse=True, scope="module")
def _movements_are_kept() -> Iterator[None]:
    """Make each movement once: the program keeps half as many as these evenings have."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evening_plan, "movements_for", cache(possible.movements_for.__wrapped__))
        yield


def tables_of(movement):
    """How many tables play."""
    return max(len({cell.table for cell in cells if cell.played}) for cells in movement.rounds)


def sections_of(proposal):
    """Of one section or several."""
    return proposal.sections or (proposal.movement,)


@pytest.mark.slow
@pytest.mark.parametrize("minutes", first_of([150, 195, 202], 195))
def test_the_first_proposal_suits_a_club(minutes):
    """No tables share boards, Q is near the best, the time is filled, many tables play in sections."""
    for pairs in SIZES:
        wish = Wish(pairs, None, None, minutes=minutes, sections=True)
        first = propose(wish)[0]
        assert not any(section.sharing for section in sections_of(first)), pairs
        assert all(breaches(section) == () for section in sections_of(first)), pairs
        single = [plan for plan in plans_for(wish) if plan.style != "two"]
        same = [plan for plan in single if pairs > 28 or len(plan.sections) == len(sections_of(first))]
        assert first.quality >= max(plan.quality for plan in same) - CLOSE, pairs
        assert abs(first.minutes - minutes) <= WITHIN, pairs
        if pairs >= 29:
            fewest, most = SECTION_TABLES
            assert all(fewest <= tables_of(section) <= most for section in sections_of(first)), pairs


@pytest.mark.parametrize("pairs", first_of(range(9, 61), *range(9, 61, 3)))
def test_eight_rounds_of_three_share_no_boards(pairs):
    """Whatever the number: one section, or several with boards of their own."""
    first = propose(Wish(pairs, 8, 3, sections=True))[0]
    assert not any(section.sharing for section in sections_of(first))
    assert {8} == {len(section.rounds) for section in sections_of(first)}
    assert {3} == {section.boards_a_round for section in sections_of(first)}


@pytest.mark.parametrize(("pairs", "boards"), [(4, 27), (5, 24), (6, 24), (7, 28), (8, 28)])
def test_few_pairs_play_for_the_whole_evening(pairs, boards):
    """3 h 22: as many boards in a round as fit."""
    movement = propose(Wish(pairs, None, None, minutes=202))[0].movement
    assert len(movement.rounds) * movement.boards_a_round >= boards


@pytest.mark.parametrize("minutes", first_of([150, 195], 195))
def test_two_rankings_are_two(minutes):
    """All proposals are Mitchells without switches."""
    for pairs in range(5, 61, STEP):
        proposals = propose(Wish(pairs, None, None, winners=2, minutes=minutes, sections=True))
        assert {2} == {section.winners for one in proposals for section in sections_of(one)}, pairs


def test_proposals_differ_and_say_in_what():
    """No two have the same merit, nor the same sentence."""
    for pairs in SIZES:
        proposals = propose(Wish(pairs, None, None, minutes=195, sections=True))
        merits = [proposal.facts["merit"] for proposal in proposals]
        titles = [say(proposal.what, proposal.facts, "fr") for proposal in proposals]
        assert len(set(merits)) == len(merits) == len(set(titles)) > 1, (pairs, titles)


def test_one_set_of_boards_is_shared_only_where_it_is_wished():
    """Then all are in one section, whatever their number."""
    wish = Wish(40, None, None, minutes=195, share=True, sections=True)
    assert all(not proposal.sections for proposal in propose(wish))
    assert any(proposal.movement.sharing for proposal in propose(wish))


@pytest.mark.parametrize("pairs", range(29, 121))
def test_sections_hold_everybody(pairs):
    """Of 7 to 13 full tables, as equal as can be; at most one pair is alone."""
    for sizes in section_sizes(pairs):
        assert sum(sizes) == pairs
        assert all(SECTION_TABLES[0] <= size // 2 and -(-size // 2) <= SECTION_TABLES[1] for size in sizes)
        assert max(sizes) - min(sizes) <= 3
        assert sum(size % 2 for size in sizes) == pairs % 2


def test_sections_are_joined_with_numbers_that_follow_one_another():
    """31 pairs: those of the second section follow, at tables that follow too."""
    sections = propose(Wish(31, 8, 3, sections=True))[0].sections
    joined = joined_sections(sections)
    assert {one for _, cell in joined for one in cell.entrants} == set(range(1, 32))
    assert all(len({cell.table for cell in cells}) == len(cells) for cells in joined.rounds)
    assert breaches(joined) == ()
    assert [len({one for _, cell in each for one in cell.entrants}) for each in numbered_on(sections)] == [
        15,
        16,
    ]


def test_boards_are_counted_aloud():
    """Of three sections each has its set."""
    (first, *_) = propose(Wish(48, 8, 3, sections=True))
    assert (first.facts["sections"], first.facts["played"], first.facts["real"]) == (3, 24, 72)


@pytest.mark.slow
@pytest.mark.parametrize("minutes", first_of([150, 195, 240], 195))
def test_a_large_barometer_is_as_good_as_if_all_rounds_were_tried(minutes):
    """Rounds of four boards and more are left out: the first proposal is the same, the others as equal."""
    wish = Wish(61, None, None, minutes=minutes)
    proposals = propose_barometers(wish)
    others = propose(replace(wish, share=True))
    assert barometer(others[0].movement) == proposals[0].movement
    for winners in (1, 2):
        found, tried = (
            max(each.facts["balance"] for each in proposed if each.movement.winners == winners)
            for proposed in (proposals, others)
        )
        assert found >= tried
    assert {2, 3} >= {proposal.movement.boards_a_round for proposal in proposals}
