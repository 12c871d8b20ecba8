"""A claim: who must agree to it (RULES Common, Claim)."""

import pytest

from chelem.core.seats import SEATS, Seat
from chelem.phases.claim import Claim


@pytest.mark.parametrize("declarer", SEATS)
@pytest.mark.parametrize("tricks", [0, 3, 5])
def test_a_declarers_claim_needs_both_defenders(declarer, tricks):
    """Declarer's claim needs both defenders, whatever the number."""
    claim = Claim.made(declarer, tricks, 5, declarer)
    assert set(claim.waiting) == {declarer.next, declarer.next.partner}


@pytest.mark.parametrize("declarer", SEATS)
@pytest.mark.parametrize("defender", [1, 3])
def test_a_defenders_claim_of_all_needs_the_declarer(declarer, defender):
    """A defender's claim needs the declarer."""
    claimant = declarer.clockwise()[defender]
    assert Claim.made(claimant, 5, 5, declarer).waiting == (declarer,)


@pytest.mark.parametrize("declarer", SEATS)
@pytest.mark.parametrize("defender", [1, 3])
@pytest.mark.parametrize("tricks", [0, 4])
def test_a_defenders_claim_that_concedes_needs_the_partner_too(declarer, defender, tricks):
    """And the partner too where it concedes a trick."""
    claimant = declarer.clockwise()[defender]
    assert set(Claim.made(claimant, tricks, 5, declarer).waiting) == {declarer, claimant.partner}


@pytest.mark.parametrize("order", [(Seat.E, Seat.W), (Seat.W, Seat.E)])
def test_all_who_must_agree_in_any_order(order):
    """When all who must have accepted, the claim is accepted (LOG, answered)."""
    claim = Claim.made(Seat.N, 5, 5, Seat.N)
    half = claim.agreed(order[0])
    assert (half.accepted, half.waiting) == (False, (order[1],))
    assert half.agreed(order[1]).accepted
