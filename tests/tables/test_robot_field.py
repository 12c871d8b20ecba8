"""The bots at the other tables of a board differ, and play it the same way each time."""

from itertools import count
from random import Random

import pytest

from chelem.boards.log_conversion import deal_record, log_of
from chelem.bots.bot_match import play_match
from chelem.bots.configuration import Configuration
from chelem.core.cards import Card
from chelem.core.deals import Deal
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import Dealt
from chelem.engine.setting import Setting
from chelem.games.forms import new_match
from chelem.games.options import new_game
from chelem.games.registry import GAMES
from chelem.tables.comparison import TABLES, replay_by_bots
from chelem.tables.robot_field import field_for_board, ways_to_bid


def test_the_pairs_of_a_direction_bid_in_different_ways():
    """Seven tables have seven pairs in each direction, as there are ways enough; and seven seeds."""
    assert len(ways_to_bid()) > TABLES
    tables = field_for_board("4321", 1, TABLES)
    for pairs in ([table.north_south for table in tables], [table.east_west for table in tables]):
        assert TABLES == len(set(pairs))
    assert TABLES == len({table.seed for table in tables})


def pairs_of(match: str, deal: int) -> list[tuple[Configuration, Configuration]]:
    """Return the pairs at each table."""
    return [(table.north_south, table.east_west) for table in field_for_board(match, deal, TABLES)]


def test_the_field_depends_on_its_match():
    """The same match and deal give the same tables, another match other pairs; there may be many tables."""
    assert field_for_board("a", 1, TABLES) == field_for_board("a", 1, TABLES)
    assert pairs_of("a", 1) != pairs_of("b", 1)
    assert 30 == len(field_for_board("a", 1, 30))


def test_pairs_stay_for_a_match():
    """On another deal of a match the same pairs sit at the same tables, and play their cards otherwise."""
    assert pairs_of("a", 1) == pairs_of("a", 2)
    assert field_for_board("a", 1, TABLES) != field_for_board("a", 2, TABLES)


@pytest.mark.slow
def test_results_differ_and_can_be_repeated():
    """On three boards a table scores the same again, and somewhere tables score differently."""
    found = []
    for number in (1, 2, 3):
        deal = Deal.draw(Random(number).randrange)  # noqa: S311 - a test must repeat itself
        log = log_of([deal_record(deal, number)])
        field = field_for_board(str(number), 1, 3)
        results = [replay_by_bots(log.state.game, log.state.match, log[1].event, table) for table in field]
        assert results[:1] == [replay_by_bots(log.state.game, log.state.match, log[1].event, field[0])]
        assert all(Card.parse(result["lead"]) for result in results if result["result"])
        for result, table in zip(results, field, strict=True):
            assert [str(table.north_south), str(table.east_west)] == result["pairs"]
        found.append(len({result["points"] for result in results}))
    assert max(found) > 1


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name, package in GAMES.items() if package.forms[0].comparable])
def test_every_game_that_is_compared_is_played(name):
    """The field plays any game whose boards are compared; no bot stops in the middle."""
    package = GAMES[name]
    form = package.forms[0]
    for table in field_for_board(name, 1, 2):
        bots = [table.player(seat) for seat in SEATS]
        assert play_match(bots, boards=f"{form.kind}:1", game=name, seed=1).logs[0].state.verdict is not None


def test_a_deal_that_nobody_plays_is_not_compared():
    """In minibridge both sides may have 20 points: the cards are dealt again, and bots have no result."""
    draws = (Deal.draw(Random(number).randrange) for number in count())  # noqa: S311 - a test must repeat itself
    deal = next(deal for deal in draws if deal["N"].hcp + deal["S"].hcp == 20)
    game, match = new_game("minibridge"), new_match("minibridge", "duplicate", {"boards": 1})
    hands, players = {seat: deal[seat] for seat in SEATS}, {seat: str(seat) for seat in SEATS}
    dealt = Dealt(Setting(1, 1, Seat.N, board=1), hands, players)
    (table,) = field_for_board("20", 1, 1)
    assert replay_by_bots(game, match, dealt, table) is None
