"""Individuals from one set of boards (RULES, Competition)."""

from collections import Counter

import pytest

from chelem.core.errors import BadOption
from chelem.movements import breaches
from chelem.movements.exchange import copies_needed
from chelem.movements.generators.staggered import FEWEST, MOST, staggered, staggered_rounds
from chelem.movements.proposals.proposals_of_kinds import propose_individuals

SIZES = range(FEWEST, MOST + 1)
MOST_SHORT = 3
"""How many sets of boards more than rounds there may be."""


@pytest.mark.parametrize("people", SIZES)
def test_a_staggered_individual_keeps_the_laws(people):
    """No board is at two tables at once, nobody plays one twice, or has a partner twice; tables are full."""
    for rounds in staggered_rounds()[people]:
        movement = staggered(people, rounds, 2)
        assert breaches(movement) == movement.sharing == ()
        assert copies_needed(movement) == 1
        for cells in movement.rounds:
            assert [cell.table for cell in cells] == list(range(1, people // 4 + 1))
            assert len({person for cell in cells for person in cell.entrants}) == people - people % 4


@pytest.mark.parametrize("people", SIZES)
def test_every_board_is_compared(people):
    """All are played about as often, and nobody sits out twice more than another."""
    for rounds in staggered_rounds()[people]:
        movement = staggered(people, rounds)
        plays = Counter(board for _, cell in movement for board in cell.boards)
        assert min(plays.values()) >= 2
        assert len(plays) <= max(rounds, people // 4) + MOST_SHORT
        seats = Counter(person for _, cell in movement for person in cell.entrants)
        assert max(seats.values()) - min(seats[person] for person in range(1, people + 1)) <= 1


@pytest.mark.parametrize("people", SIZES)
def test_a_shorter_one_is_the_beginning_of_a_longer(people):
    """For every number of rounds up to the most that are known."""
    for rounds in range(1, max(staggered_rounds()[people]) + 1):
        assert len(staggered(people, rounds).rounds) == rounds


@pytest.mark.parametrize(("people", "rounds"), [(11, 2), (33, 2), (16, 0), (16, 16)])
def test_others_are_refused(people, rounds):
    """Fewer than three tables, more than 32 people, no round, or more than are known."""
    with pytest.raises(BadOption):
        staggered(people, rounds)


@pytest.mark.parametrize("people", range(8, MOST + 1))
@pytest.mark.parametrize("copies", [1, 2, None])
def test_a_proposal_needs_no_more_copies_than_there_are(people, copies):
    """It keeps the laws and the time, and says how many boards it takes."""
    for proposal in propose_individuals(people, 195, None, copies):
        movement = proposal.movement
        assert breaches(movement) == ()
        assert copies_needed(movement) == proposal.facts["copies"] <= (copies or people // 4)
        assert proposal.minutes <= 195
    totals = [proposal.facts["total"] for proposal in propose_individuals(people, 195, None, copies)]
    assert totals == sorted(totals, reverse=True)


def test_too_many_people_for_one_set_are_refused():
    """A sentence says how many there may be."""
    with pytest.raises(BadOption) as refused:
        propose_individuals(40, 195, None, 1)
    assert "32" in refused.value.say("en")
