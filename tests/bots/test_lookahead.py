"""Calls chosen by what they lead to: the layouts dealt, how the calls go on, the call with the best mean."""

from random import Random

import pytest

from chelem.bots.baseline import Baseline
from chelem.bots.lookahead.bot import CallEffort, Foresighted
from chelem.bots.lookahead.choice import expected_result
from chelem.bots.lookahead.layouts import deals_expected
from chelem.bots.lookahead.rollout import played_from
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import Rank
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.engine.match import Match
from chelem.games.comptoir import Seven
from chelem.games.forms import sized
from chelem.games.options import new_game
from chelem.matches.dealing import deal_event, next_deal, next_setting
from tests.bots.positions import fill_deal, open_log, play_actions, view_of_actor


def started(game: str, form: str | Match, seed: int, dealer: Seat = Seat.S) -> Log:
    """Return the log of a match with one deal dealt by `dealer`."""
    rules = new_game(game)
    match = sized(game, form) if isinstance(form, str) else form
    log = Log(Started(rules, match, {seat: seat.name for seat in rules.info.seats}))
    log.add(next_deal(log.state, Random(seed).randrange, dealer))  # noqa: S311 - repeatable
    return log


def looking(seed: int, layouts: int) -> Foresighted:
    """Return a bot that looks ahead and plays its cards by the maxims."""
    return Foresighted(Baseline(seed), CallEffort(layouts), seed)


def expected(log: Log, count: int = 8):
    """Return layouts that the player to call may expect."""
    rng = Random(1)  # noqa: S311 - repeatable
    return deals_expected(view_of_actor(log).state, count, rng, Baseline().action)


def test_a_layout_keeps_the_hands_that_the_player_sees():
    """In Whiz a player sees Domy's hand too; the other two hands differ from layout to layout."""
    log = started("whiz", "deals:9", 3)
    seen = view_of_actor(log).state.board.holdings.hands
    deals = expected(log)
    assert [seat for seat in SEATS if seen[seat] is not None] == [Seat.N, Seat.S]
    for deal in deals:
        assert all(deal.board.holdings.hands[seat] == seen[seat] for seat in (Seat.N, Seat.S))
    assert len({deal.board.holdings.hands[Seat.E] for deal in deals}) == 8


def test_layouts_of_a_prepared_deal_hold_the_honours_of_the_packets():
    """RULES 3.2: on deal 5 the dealer's side holds 12 to 14 of the 16 honours."""
    for deal in expected(started("comptoir", Seven(first=5), 3)):
        hands = deal.board.holdings.hands
        held = sum(card.rank >= Rank.JACK for seat in (Seat.N, Seat.S) for card in hands[seat])
        assert 12 <= held <= 14


def test_layouts_explain_the_calls_made():
    """East and West hold seven hearts; after ten hearts by East in Whiz, most of them are East's."""
    log = open_log(fill_deal({"N": "AJ52.K74.A4.8532"}), Seat.E, "whiz")
    play_actions(log, "10H")
    hearts = [deal.board.holdings.hands[Seat.E].lengths[1] for deal in expected(log, 20)]
    assert sum(hearts) > 4 * len(hearts)


def test_declarer_moves_opposite_domy_before_the_result_is_counted():
    """RULES 4.3: the result belongs to the player, in whatever chair the play begins."""
    log = play_actions(started("whiz", "deals:9", 3, Seat.E), "9NT P P")
    state = played_from(log.state, Baseline().action)
    assert state.board.contract.declarer is Seat.S
    assert state.chairs[Seat.S] == "E"
    values = {player: expected_result(state, player) for player in ("E", "S", "W")}
    assert values["E"] in (68, -9)
    assert values["S"] == values["W"] == -values["E"] / 2


def test_a_contract_that_fails_badly_may_count_as_doubled():
    """7NT in a rubber without a trick: 650 points undoubled, 3500 doubled, and 150 for four aces."""
    tops = {"E": "AKQJ.AKQ.AKQ.AKQ", "W": "T98.JT9.JT9.JT98"}
    state = play_actions(open_log(fill_deal(tops), Seat.S), "7NT P P P").state
    south = state.chairs[Seat.S]
    assert -800 == expected_result(state, south)
    assert -3650 == expected_result(state, south, doubled_if_down=3)
    assert 3650 == expected_result(state, state.chairs[Seat.E], doubled_if_down=13)


def test_the_same_seed_and_view_give_the_same_call():
    log = started("whiz", "deals:9", 11)
    view = view_of_actor(log)
    assert looking(5, 4).move(view) == looking(5, 4).move(view)


def test_nine_sure_tricks_at_notrump_are_bid():
    """With Domy there are nine tricks from the top: 9SA scores 68, a pass at best the others' failure."""
    log = open_log(fill_deal({"N": "432.K2.A432.5432", "E": "AK.A43.K65.AKQJ6"}), Seat.E, "whiz")
    bid = looking(1, 6).move(view_of_actor(log))
    assert isinstance(bid, Bid)
    assert bid >= Bid.parse("9NT")


@pytest.mark.parametrize("game", ["whist", "minibridge"])
def test_every_call_is_legal_until_the_play(game):
    """The bot calls through a whole deal of the games without an auction."""
    log = started(game, {"whist": "thirty:1", "minibridge": "duplicate:4"}[game], 5)
    bot = looking(2, 3)
    while log.state.turn is not None and log.state.board.play is None:
        player = log.state.chairs[log.state.turn.actor]
        log.act(player, bot.move(view_of_actor(log)))
    assert log.state.board.play is not None or log.state.board.closed


def test_a_hopeless_contract_is_doubled_in_the_old_bridge():
    """The leader who holds nine sure tricks against no trumps doubles."""
    log = open_log(fill_deal({"W": "AKQJT9.AK.A2.AK2", "S": "2.J2.KJ43.QJT543"}), Seat.S, "whist")
    play_actions(log, "name:NT")
    assert looking(1, 4).move(view_of_actor(log)) is SimpleCall.DOUBLE


def offered(log: Log) -> set[str]:
    """Return the calls that the game offers to compare to the player to call."""
    view = view_of_actor(log)
    return {
        str(call) for call in log.state.game.alternatives(view.state.board, view.hand, log.state.sheet.seats)
    }


def test_the_naming_of_the_old_bridge_is_left_to_the_advice():
    """Only the doubling is compared, up to the first redouble."""
    log = started("whist", "thirty:1", 4)
    assert not offered(log)
    assert offered(play_actions(log, "name:H")) == {"X", "ask"}
    assert offered(play_actions(log, "X")) == {"X", "P"}
    assert not offered(play_actions(log, "X"))


def test_comptoir_compares_last_bids_once_partner_has_bid():
    """On deal 5 dealer's side compares games and small slams; its opponents and deal 7 follow the system."""
    log = started("comptoir", Seven(first=5), 3)
    assert not offered(log)
    assert not offered(play_actions(log, "1S"))
    assert {"P", "3NT", "4S", "6S", "6NT"} <= offered(play_actions(log, "P"))
    assert not offered(play_actions(log, "6S P"))
    assert not offered(play_actions(started("comptoir", Seven(first=7), 3), "1S P"))


def test_mini_bridge_compares_the_strains_that_two_hands_allow():
    """Declarer sees dummy: notrump, and each suit with seven cards together."""
    log = Log(
        Started(
            new_game("minibridge"), sized("minibridge", "duplicate:4"), {seat: seat.name for seat in SEATS}
        )
    )
    deal = fill_deal({"N": "AKQ32.AK2.432.32", "S": "J54.Q43.AK65.654"})
    log.add(deal_event(log.state, next_setting(log.state, lambda n: n - 1, Seat.N), deal))
    while log.state.board.past_phases == ():
        player = log.state.chairs[log.state.turn.actor]
        log.act(player, Baseline().move(view_of_actor(log)))
    assert offered(log) == {"part:NT", "game:NT", "part:S", "game:S", "part:D", "game:D"}


def test_the_usual_bid_of_whiz_is_always_compared():
    """So that simulation can only replace it by a call that is better."""
    for seed in range(20):
        log = started("whiz", "deals:9", seed)
        assert str(Baseline().move(view_of_actor(log))) in offered(log)


def test_a_call_that_asks_stands():
    """A usual call that is not among those compared is not replaced: here the opening bid of comptoir."""
    log = started("comptoir", Seven(first=5), 3)
    view = view_of_actor(log)
    bot = Foresighted(Baseline(1), CallEffort(2, overrules_system=True), 1)
    assert bot.move(view) == Baseline(1).move(view)


def test_few_layouts_do_not_overrule_the_bidding_system():
    """In comptoir only a bot that may overrule the system compares its last bids; here it doubts nothing."""
    log = play_actions(started("comptoir", Seven(first=5), 3), "1S P")
    view = view_of_actor(log)
    assert looking(1, 2).move(view) == Baseline(1).move(view)
    bold = Foresighted(Baseline(1), CallEffort(2, -9, overrules_system=True), 1)
    assert str(bold.move(view)) in offered(log) | {str(Baseline(1).move(view))}
