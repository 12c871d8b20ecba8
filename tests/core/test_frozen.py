"""Values cannot change and cannot be made of the wrong things (STYLE 2)."""

import copy
import pickle

import pytest

from chelem.core.calls import Bid, TrumpChoice
from chelem.core.cards import (
    Card,
    Rank,
    Strain,
    Suit,
)
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.errors import (
    BadLog,
    BadOption,
    ParseError,
    Refused,
)
from chelem.core.frozen import FrozenMap, LazyMap
from chelem.core.hands import Hand
from chelem.core.lines import Line
from chelem.core.seats import Seat, Side
from chelem.engine.moves import AnswerClaim, MakeClaim
from tests.support.deals import SPREAD


@pytest.mark.parametrize(
    "make",
    [
        lambda: Bid(1, Suit.C),
        lambda: Bid(1.5, Strain.C),
        lambda: Bid(number=True, strain=Strain.C),
        lambda: TrumpChoice(Suit.H),
        lambda: Card(Strain.S, Rank.ACE),
        lambda: Card(Suit.S, 12),
        lambda: Contract(0, Strain.C, 7),
        lambda: Contract(Seat.N, Suit.C, 7),
        lambda: Contract(Seat.N, Strain.C, 7.0),
        lambda: Hand(1.5),
        lambda: MakeClaim(1.5),
        lambda: AnswerClaim(1),
        lambda: Deal.from_number(1e28),
    ],
)
def test_a_value_made_of_the_wrong_type_is_refused(make):
    """Suits, strains and seats are all small integers; a value made of the wrong one would play wrong."""
    with pytest.raises(TypeError):
        make()


def test_a_mapping_in_a_value_cannot_change():
    """Mappings passed to or obtained from a line cannot be used to change it."""
    facts = {"tricks": 9}
    line = Line(Side.NS.seats, 18, "whiz.made", facts)
    facts["tricks"] = 13
    assert {"tricks": 9} == line.args
    with pytest.raises(TypeError):
        line.args["tricks"] = 13
    assert hash(line) == hash(Line(Side.NS.seats, 18, "whiz.made", {"tricks": 9}))


@pytest.mark.parametrize(
    "value",
    [
        FrozenMap({"a": 1}),
        Line(Side.EW.seats, 50, "mark.partscore"),
        SPREAD,
        ParseError("card.unknown", text="X"),
        Refused("turn.other", seat=Seat.N),
        BadOption("option.value", option="a", value="b", values="c"),
        BadLog(3, Refused("turn.between")),
    ],
)
def test_values_and_errors_travel_between_processes(value):
    """Pickled, copied, deeply copied: the same value, or an error that says the same."""
    for twin in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):  # noqa: S301 - our own bytes
        assert type(value) is type(twin)
        assert str(value) == str(twin)


def test_a_lazy_mapping_works_out_each_value_once():
    """It is worked out when it is read, and travels to other processes as plain pairs."""
    asked = []

    def doubled(number):
        asked.append(number)
        return 2 * number

    lazy = LazyMap((3, 4), doubled)
    assert 2 == len(lazy)
    assert [] == asked
    assert (8, 8) == (lazy[4], lazy[4])
    assert [4] == asked
    with pytest.raises(KeyError):
        lazy[5]
    assert {3: 6, 4: 8} == lazy == pickle.loads(pickle.dumps(lazy)) == copy.deepcopy(lazy)  # noqa: S301 - our own bytes
    assert [4, 3] == asked
