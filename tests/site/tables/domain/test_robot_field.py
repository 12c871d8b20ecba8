"""The bots at the other tables of a board differ, and play it the same way each time."""

from collections.abc import Sequence
from itertools import count
from random import Random

import pytest

from chelem.boards.log_conversion import deal_record, log_of
from chelem.bots.bot_match import play_match
from chelem.bots.configuration import Configuration
from chelem.bots.driver import bots_act
from chelem.bots.field_player import new_field_player
from chelem.bots.occasion import FRIENDLY
from chelem.bots.table_bots import STRENGTHS
from chelem.core.cards import Card
from chelem.core.deals import Deal
from chelem.core.errors import BadOption
from chelem.core.seats import SEATS, Seat
from chelem.core.vulnerability import Vulnerability
from chelem.engine.events import Acted, Dealt, Started
from chelem.engine.log import Log
from chelem.engine.setting import Setting
from chelem.games.forms import new_match
from chelem.games.options import new_game
from chelem.games.registry import GAMES
from chelem.matches.duplicate import board_dealer
from chelem.phases.auction import Auction
from chelem.site.tables.domain.comparison import TABLES, replay_by_bots
from chelem.site.tables.domain.robot_field import QUICK, RobotTable, field_for_board, ways_to_bid
from tests.support.thorough import first_of

GAME = new_game("contract")


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


def test_a_field_of_three_strengths_is_even():
    """Both directions have each strength five times in fifteen pairs, and once in the first three."""
    assert {"instant"} == {
        strength for pair in strengths_of(field_for_board("a", 1, TABLES)) for strength in pair
    }
    seen = set()
    for match in map(str, range(50)):
        directions = strengths_of(field_for_board(match, 1, 15, STRENGTHS))
        for direction in directions:
            assert [5, 5, 5] == [direction.count(strength) for strength in STRENGTHS]
            assert set(STRENGTHS) == set(direction[:3])
        assert directions == strengths_of(field_for_board(match, 2, 15, STRENGTHS))
        seen |= set(zip(*directions, strict=True))
    assert 9 == len(seen)


def test_strengths_change_nothing_else():
    """The quick field and that of all strengths have the same ways to bid and seeds at the same tables."""
    quick, all_strengths = (field_for_board("a", 1, 15, strengths) for strengths in (QUICK, STRENGTHS))
    for one, other in zip(quick, all_strengths, strict=True):
        assert (one.seed, ways(one)) == (other.seed, ways(other))


def strengths_of(tables: Sequence[RobotTable]) -> list[list[str]]:
    """Return the strengths of the pairs North-South, and of those East-West."""
    return [[table.north_south.strength for table in tables], [table.east_west.strength for table in tables]]


def ways(table: RobotTable) -> list[tuple[str, str]]:
    """Return the systems and styles of both pairs."""
    return [(pair.system, pair.style) for pair in (table.north_south, table.east_west)]


def dealt_at(deal: Deal, setting: Setting) -> tuple[Log, Dealt]:
    """Return the log of a match at its only board, whose players are called as their seats."""
    board = setting.board or 1
    players = {seat: str(seat) for seat in SEATS}
    log = Log(Started(GAME, new_match("contract", "duplicate", {"boards": 1, "first": board}), players))
    dealt = Dealt(setting, {seat: deal[seat] for seat in SEATS}, players)
    log.add(dealt)
    return log, dealt


def auction_of(table: RobotTable, deal: Deal, board: int, *, turned: bool) -> list[str]:
    """Return the calls that the players of a table make on a board, each one seat further if it is turned."""
    setting = Setting(1, 1, board_dealer(board), Vulnerability.on_board(board), board)
    log, _ = dealt_at(deal, setting)
    bots = {str(seat.next if turned else seat): table.player(seat) for seat in SEATS}
    while log.state.board and isinstance(log.state.board.phase, Auction) and bots_act(log, bots):
        pass
    return [str(entry.event.action) for entry in log if isinstance(entry.event, Acted)]


def turned_board(number: int) -> int:
    """Return the board whose dealer and vulnerability are one seat further."""
    sides = {seat.next for seat in Vulnerability.on_board(number)}
    dealer = board_dealer(number).next
    boards = (board for board in range(1, 17) if board_dealer(board) is dealer)
    return next(board for board in boards if set(Vulnerability.on_board(board)) == sides)


@pytest.mark.parametrize("turned", [False, True])
def test_a_pair_bids_its_own_system(turned):
    """With six diamonds and 8 points SAYC opens a weak two; in the SEF that would be a game force."""
    deal = Deal.parse("N:43.K62.KQJ965.84 AQ2.AJ73.A84.973 K9876.954.3.AKQ2 JT5.QT8.T72.JT65")
    sayc, sef = Configuration("instant", "sayc"), Configuration("instant", "sef")
    calls = auction_of(RobotTable(*((sef, sayc) if turned else (sayc, sef)), 1), deal, 1, turned=False)
    assert ("P" if turned else "2D") == calls[0]


@pytest.mark.slow
def test_no_direction_is_favoured():
    """Players who are all one seat further, with the same cards, make the same calls.

    So North-South averages as much as East-West, where both pairs of a table are drawn alike.
    """
    long = 0
    for number in range(1, 17, 3):
        deal = Deal.draw(Random(number).randrange)  # noqa: S311 - a test must repeat itself
        (table,) = field_for_board("1", number, 1)
        north, east, south, west = deal
        calls = auction_of(table, deal, number, turned=False)
        turned = Deal.of(west, north, east, south)
        assert calls == auction_of(table, turned, turned_board(number), turned=True)
        long += len(calls) > 6
    assert long > 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("one", "other"), first_of([("strong", "normal"), ("normal", "instant")], ("normal", "instant"))
)
def test_all_strengths_play_a_board_again_alike(one, other):
    """A table of two pairs of different strength has the same result twice, and stores who they are."""
    deal = Deal.draw(Random(2).randrange)  # noqa: S311 - a test must repeat itself
    log, dealt = dealt_at(deal, Setting(1, 1, Seat.N, board=1))
    table = RobotTable(Configuration(one, "sayc", "light"), Configuration(other, "sef"), 7)
    first, again = (replay_by_bots(GAME, log.state.match, dealt, table) for _ in range(2))
    assert first == again
    assert [f"{one}:sayc:light", f"{other}:sef"] == first["pairs"]


def test_a_strength_that_does_not_exist_plays_nowhere():
    """It is refused by name, before anything is loaded."""
    with pytest.raises(BadOption):
        new_field_player(Configuration("sleepy"), FRIENDLY, 1)


@pytest.mark.slow
def test_results_differ_and_can_be_repeated():
    """On two boards a table scores the same again, and somewhere tables score differently."""
    found = []
    for number in (1, 2):
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
