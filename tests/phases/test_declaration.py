"""The declaration of bridge-whist: no auction (RULES 1.3)."""

import pytest

from chelem.core.calls import (
    TRUMP_CHOICES,
    Bid,
    SimpleCall,
    TrumpChoice,
)
from chelem.core.cards import DECK, STRAINS
from chelem.core.errors import Refused
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.games.whist.declaration import Declaration

NOTHING = Hand()


@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("strain", STRAINS)
def test_the_dealer_names(dealer, strain):
    """The dealer names a trump suit or notrump (RULES 1.3)."""
    opened = Declaration(dealer)
    opened.check(TrumpChoice(strain), NOTHING)
    named = opened.after(TrumpChoice(strain))
    assert opened.turn.actor is dealer
    assert (named.strain, named.namer, named.turn) == (strain, dealer, None)


@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("strain", STRAINS)
def test_the_dealer_hands_over_and_the_partner_names(dealer, strain):
    """Or hands the choice to the partner, who must then declare (RULES 1.3)."""
    opened = Declaration(dealer)
    opened.check(SimpleCall.DEFER, NOTHING)
    deferred = opened.after(SimpleCall.DEFER)
    named = deferred.after(TrumpChoice(strain))
    assert deferred.turn.actor is dealer.partner
    assert (named.strain, named.namer, named.turn) == (strain, dealer.partner, None)


def test_the_partner_cannot_hand_it_back():
    """Cannot hand it back (RULES 1.3)."""
    deferred = Declaration(Seat.N).after(SimpleCall.DEFER)
    assert deferred.legal(NOTHING) == TRUMP_CHOICES
    with pytest.raises(Refused) as refused:
        deferred.check(SimpleCall.DEFER, NOTHING)
    assert refused.value.code == "declaration.deferred"


def test_what_may_be_said():
    """Five choices, and handing over (RULES 1.3)."""
    assert set(Declaration(Seat.N).legal(NOTHING)) == {*TRUMP_CHOICES, SimpleCall.DEFER}


@pytest.mark.parametrize("deferred", [False, True])
def test_nothing_else_may_be_said(deferred):
    """No pass, no bid, no card before trumps are named (RULES 1.3)."""
    phase = Declaration(Seat.N, deferred)
    others = (
        *DECK,
        *(Bid(1, strain) for strain in STRAINS),
        SimpleCall.PASS,
        SimpleCall.DOUBLE,
        SimpleCall.ASK,
        SimpleCall.YES,
    )
    for action in others:
        with pytest.raises(Refused) as refused:
            phase.check(action, NOTHING)
        assert (refused.value.code, refused.value.facts) == ("declaration.name", {"action": str(action)})


def test_the_choices_are_the_five_strains():
    """Four trumps, by value, or none (RULES 1.1)."""
    assert "HDCSNT" == "".join(str(name.strain) for name in TRUMP_CHOICES)
