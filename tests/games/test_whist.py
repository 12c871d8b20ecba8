"""Bridge-whist at the table: naming, doubling, then the dealer plays both hands (RULES 1)."""

import pytest

from chelem.core.seats import SEATS, Seat
from chelem.engine.events import Exposed
from tests.support.deals import SPREAD
from tests.support.matches.playing import Table


def talked(words, dealer=Seat.N, options=None):
    return Table("whist", "thirty", options, first=dealer).deal().call(words)


@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("words", ["name:H ask yes", "defer name:H ask yes", "defer name:H X P P"])
def test_the_dealer_plays_both_hands_whoever_named(dealer, words):
    """Dummy is always the dealer's partner; eldest leads; the dealer plays both hands (RULES 1.3)."""
    table = talked(words, dealer)
    assert (table.contract.declarer, table.contract.dummy) == (dealer, dealer.partner)
    assert table.state.turn.actor is dealer.next
    table.lead()
    assert table.last == Exposed(dealer.partner, SPREAD[dealer.partner])
    assert (table.state.turn.actor, table.state.turn.hand) == (dealer, dealer.partner)


@pytest.mark.parametrize(
    ("words", "contract"),
    [
        ("name:S ask yes", "1S by N"),
        ("defer name:NT ask yes", "1NT by N"),
        ("name:D X P P", "1DX by N"),
        ("name:D ask X P P", "1DX by N"),
        ("name:D X X P P", "1DXX by N"),
        ("name:D X P X P X P P", "1DXXX by N"),
    ],
)
def test_the_contract_is_for_seven_tricks_at_its_stake(words, contract):
    """`tricks` in `contract` is 7, `declarer` the dealer, each step doubles (LOG, Actions; RULES 1.4)."""
    assert str(talked(words).contract) == contract


def test_the_first_surcontre_is_the_namers():
    """The first redouble belongs to the player who named trumps (RULES 1.4)."""
    assert talked("name:H X").state.turn.actor is Seat.N
    assert talked("defer name:H X").state.turn.actor is Seat.S


@pytest.mark.parametrize(("strain", "stake"), [("H", 8), ("D", 16), ("C", 16), ("S", 32), ("NT", 8)])
def test_the_option_hundred(strain, stake):
    """A double that would raise the trick value above 100 is refused (RULES 1.4)."""
    words = f"name:{strain} " + "X " * (stake.bit_length() - 1)
    table = talked(words, options={"doubling": "hundred"})
    assert [str(call) for call in table.state.legal()] == ["P"]
    assert table.call("P P").contract.stake == stake
    assert "X" in map(str, talked(words).state.legal())


def test_either_side_scores_its_tricks_above_six():
    """Either side scores its tricks above six × the multiplied trick value (RULES 1.5)."""
    table = talked("name:NT X P P").lead().claim(4)
    below = [(line.to, line.points) for line in table.lines if line.below]
    assert below == [((Seat.E, Seat.W), 3 * 12 * 2)]
