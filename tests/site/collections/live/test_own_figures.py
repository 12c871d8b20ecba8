"""A player's figures, worked out from the facts of their deals."""

from dataclasses import replace

import pytest

from chelem.analysis.double_dummy import tricks_after_each_card
from chelem.core.seats import Side
from chelem.site.collections.live.import_played import collect_table
from chelem.site.collections.live.own_errors import find_errors, find_errors_in_log
from chelem.site.collections.live.own_figures import STEPS, figures_of
from chelem.site.collections.store.own_deals import DealErrors, FiguredDeal
from chelem.site.tables.views.review import play_of_deal
from tests.site.collections.live.test_import_played import played_table, table_with_deals
from tests.site.collections.samples import PLAYED
from tests.support.chance import seeded
from tests.support.tables import EVERY_GAME

DEAL = FiguredDeal("2026-03-01T20:00", "contract", "declarer", 4, "S", 0, 420, 60.0, None, waiting=False)
CLEAN = DealErrors(None, 0, 0, 0)


def on(day, **changes):
    return replace(DEAL, at=f"2026-03-{day:02}T20:00", **changes)


def test_no_deal_has_no_figures():
    """A visitor without deals gets empty parts, not zeros that look like results."""
    figures = figures_of([], "2026-03-01")
    assert (0, None, None, None) == tuple(figures[name] for name in ("deals", "since", "percent", "declarer"))
    assert [] == figures["games"] == figures["strains"]
    assert {"days": 0, "best_days": 0, "clean": 0, "best_clean": 0} == figures["streaks"]


def test_percentages_are_averaged_step_by_step():
    """Every deal counts once; the last mean is that of all deals; those without a percentage do not count."""
    percents = [float(number % 101) for number in range(100)]
    deals = [on(1 + place // 10, percent=percent) for place, percent in enumerate(percents)]
    found = figures_of([*deals, on(20, percent=None)], "2026-03-20")["percent"]
    assert (100, 49.5) == (found["deals"], found["mean"])
    assert STEPS == len(found["steps"])
    assert [100, 49.5] == [found["steps"][-1][name] for name in ("deals", "mean")]
    assert found["steps"][0]["percent"] == found["steps"][0]["mean"] == 2.0


def test_tricks_lost_by_role():
    """Declarer's cards and a defender's are apart; the lead is part of the defence; dummy has none."""
    deals = [
        on(1, errors=DealErrors(None, 2, 1, 0)),
        on(1, errors=DealErrors(None, 1, 1, 0)),
        on(1, role="defender", errors=DealErrors(1, 0, 0, 0)),
        on(1, role="defender", errors=DealErrors(None, 0, 0, 2)),
        on(1, role="dummy", errors=DealErrors(None, None, None, 1)),
        on(1, waiting=True),
    ]
    figures = figures_of(deals, "2026-03-01")
    assert (5, 1) == (figures["judged"], figures["waiting"])
    assert [(2, 1.5), (2, 0.5)] == [
        (figures[role]["deals"], figures[role]["lost"]) for role in ("declarer", "defence")
    ]
    kinds = {each["kind"]: (each["errors"], each["deals"]) for each in figures["errors"]}
    assert {"lead": (1, 1), "declarer": (2, 2), "defence": (0, 2), "bidding": (3, 5)} == kinds


def test_contracts_declared_and_made():
    """Only the player's own contracts count, by level and by strain, in the order of the bids."""
    deals = [
        on(1, level=3, strain="NT", over=1),
        on(1, level=3, strain="NT", over=-1),
        on(1, level=1, strain="C", over=0),
        on(1, level=7, strain="S", over=-3, role="dummy"),
        on(1, level=None, strain=None, over=None, role="passed"),
    ]
    figures = figures_of(deals, "2026-03-01")
    by_name = [
        [(each["name"], each["made"], each["deals"]) for each in figures[by]] for by in ("strains", "levels")
    ]
    assert [[("C", 1, 1), ("NT", 1, 2)], [("1", 1, 1), ("3", 1, 2)]] == by_name


def test_streaks():
    """Days in a row go on until a whole day has passed; deals without an error end with an error."""
    deals = [on(day, errors=CLEAN) for day in (1, 2, 3, 3, 8, 9)]
    deals[4] = replace(deals[4], errors=DealErrors(None, 0, 0, 1))
    for today, days in ((9, 2), (10, 2), (11, 0)):
        streaks = figures_of(deals, f"2026-03-{today:02}")["streaks"]
        assert {"days": days, "best_days": 3, "clean": 1, "best_clean": 4} == streaks


def test_points_by_game():
    """The points of a game add up; where players score alone there are none."""
    deals = [on(1), on(2, points=-50), on(2, game="whiz", points=None)]
    contract, whiz = figures_of(deals, "2026-03-02")["games"]
    assert ("contract", 2, 370, 1) == tuple(contract[name] for name in ("game", "deals", "points", "won"))
    assert [420, 370] == [step["points"] for step in contract["steps"]]
    assert ("whiz", None, []) == (whiz["game"], whiz["points"], whiz["steps"])


def test_errors_are_those_of_the_player():
    """Each card's cost belongs to the hand that chose it: dummy's to declarer, and dummy has none."""
    found = {seat: find_errors(PLAYED, seat) for seat in "NESW"}
    leaders = [seat for seat, errors in found.items() if errors.lead_lost is not None]
    dummies = [seat for seat, errors in found.items() if errors.cards_lost is None]
    assert (1, 1) == (len(leaders), len(dummies))
    assert None is find_errors('[Board "1"]\n[Deal "N:- - - -"]\n', "N")


@pytest.mark.parametrize("game", EVERY_GAME)
def test_tricks_lost_by_cards_in_every_game(game):
    """Tricks in reach at the lead, less declarer's losses, plus the defenders', are those at the end."""
    table = table_with_deals(game, seeded(3), deals=1)
    lines = played_table(table, {"S"}).lines
    hands, strain, leader, cards, declarer_side = play_of_deal(table.started_log, 1)
    lost = dict.fromkeys(Side, 0)
    for player in filter(None, table.started_log.state.chairs):
        (own,) = collect_table(played_table(table, {player})).own_deals
        errors = find_errors_in_log(lines, 1, own.seat, own.role)
        assert errors.call_errors is None
        assert (errors.lead_lost is None) == (own.seat != str(leader))
        assert (errors.cards_lost is None) == (own.role == "dummy")
        if errors.cards_lost is not None:
            lost[Side.NS if own.seat in "NS" else Side.EW] += errors.cards_lost + (errors.lead_lost or 0)
    in_reach = tricks_after_each_card(hands, strain, leader, cards)
    assert in_reach[-1] == in_reach[0] - lost[declarer_side] + lost[declarer_side.opponents]


def test_cards_cost_the_same_by_board_and_by_log():
    """In contract bridge, which also knows what calls cost."""
    table = table_with_deals("contract", seeded(5), deals=1)
    new = collect_table(played_table(table, {"S"}))
    (own,), (board,) = new.own_deals, new.boards
    by_board = find_errors(board.text, own.seat)
    by_log = find_errors_in_log(played_table(table, {"S"}).lines, 1, own.seat, own.role)
    assert by_board is not None
    assert by_board.call_errors is not None
    assert by_log == replace(by_board, call_errors=None)


def test_figures_of_one_game():
    """Only its deals count; the other games can still be chosen, and what it never has is named."""
    deals = [
        on(1),
        on(2, game="whiz", level=9, points=None, errors=CLEAN),
        on(2, game="whiz", level=8, over=-1, points=None),
        on(3, game="whist", over=None),
    ]
    absent = {
        game: figures_of(deals, "2026-03-03", game)["absent"]
        for game in (None, "contract", "comptoir", "whist")
    }
    assert {
        None: [],
        "contract": [],
        "comptoir": ["bidding"],
        "whist": ["bidding", "contracts"],
    } == absent
    whiz = figures_of(deals, "2026-03-03", "whiz")
    assert (2, 1, 0) == (whiz["deals"], whiz["judged"], whiz["book"])
    assert ["bidding", "points"] == whiz["absent"]
    assert [("2", 0), ("3", 1)] == [(each["name"], each["made"]) for each in whiz["levels"]]
    assert ["whiz", "contract", "whist"] == whiz["choices"] == figures_of(deals, "2026-03-03")["choices"]
    assert ["whiz"] == [each["game"] for each in whiz["games"]]
