"""The competition between pairs, against published figures, and the best arrow switches."""

import pytest

from chelem.movements import arrow_switch, balance, best_switch, mitchell

PUBLISHED = {  # deviation with 0, 1, 2 and 3 rounds switched: Moore, asecomputing.com/JeanieHelp
    5: (2.4845, 1.6178, 3.3921, 3.3921),
    7: (3.4896, 1.0491, 3.3086, 4.4229),
    9: (4.4922, 1.1647, 2.8186, 4.5958),
    11: (5.4938, 1.8748, 2.2447, 4.2416),
    13: (6.4948, 2.7609, 1.7727, 3.6582),
    15: (7.4955, 3.7014, 1.6327, 3.1366),
    17: (8.4961, 4.6647, 1.9545, 2.5941),
}


@pytest.mark.parametrize("tables", PUBLISHED)
@pytest.mark.parametrize("switches", range(4))
def test_the_deviation_of_arrow_switched_mitchells(tables, switches):
    """The standard deviation of the competition is the published one, with the best choice of rounds.

    The table's last figure is not always the nearest: 1.164646 stands there as 1.1647, 1.632750 as 1.6327.
    """
    movement = mitchell(tables)
    switched = arrow_switch(movement, best_switch(movement, switches))
    assert balance(switched).deviation == pytest.approx(PUBLISHED[tables][switches], abs=0.00006)


@pytest.mark.parametrize(("tables", "mean"), [(5, 20 / 9), (7, 42 / 13), (17, 272 / 33)])
def test_the_mean_competition_does_not_depend_on_directions(tables, mean):
    """5 tables: 2.2222…, 7: 3.2308, 17: 8.2424, switched or not (Moore)."""
    movement = mitchell(tables)
    for switches in range(3):
        switched = arrow_switch(movement, best_switch(movement, switches))
        assert float(balance(switched).mean) == pytest.approx(mean, abs=1e-12)


@pytest.mark.parametrize(("switches", "quality"), [(0, 46.2), (1, 90.5), (2, 48.8)])
def test_the_quality_of_seven_tables(switches, quality):
    """Q = 100·S²/(N·ΣC²)."""
    movement = mitchell(7)
    switched = arrow_switch(movement, best_switch(movement, switches))
    assert round(float(balance(switched).quality), 1) == quality
