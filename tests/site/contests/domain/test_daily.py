"""The boards of a day: committed, the same for all, and played alike by the same robots everywhere."""

from dataclasses import replace
from datetime import date
from hashlib import sha256

import pytest

from chelem.bots.configuration import AT_TABLES, Configuration
from chelem.bots.making import new_bot
from chelem.bots.occasion import Occasion
from chelem.bots.payoff import BoardScoring
from chelem.core.deals import Deal
from chelem.core.draws import DigestDraws, promise_digest
from chelem.core.seats import SEATS
from chelem.core.vulnerability import Vulnerability
from chelem.engine.audience import Player
from chelem.engine.events import Dealt
from chelem.engine.moves import AnswerClaim
from chelem.engine.setting import Setting
from chelem.games.options import new_game
from chelem.matches.duplicate import board_dealer
from chelem.site.contests.domain.challenge import challenge_table
from chelem.site.contests.domain.daily import DAILY_BOARDS, daily_code, new_daily
from chelem.site.tables.domain import dealing
from chelem.site.tables.domain.board_set import BoardSet, SetTerms, match_of_boards
from chelem.site.tables.domain.bot_seeds import bot_seed, view_of_position
from chelem.site.tables.domain.people import Guest
from chelem.site.tables.domain.policy import Policy
from tests.support.chance import Below, seeded
from tests.support.tables import events, now, play_deal
from tests.support.thorough import thorough

DAY = date(2026, 1, 1)
CLOSED = "2026-01-02T00:00:00.000+00:00"
TERMS = SetTerms(new_game("contract"), match_of_boards(new_game("contract"), DAILY_BOARDS), Policy())
INSTANT = replace(TERMS, bots=Configuration("instant"))
SALT = "5a17" * 8


def table_for(boards: BoardSet, visitor: str = "anne", time=now):
    """Return a table of a visitor at the first of these boards."""
    table = challenge_table(boards, Guest(visitor, visitor.title()), f"table{visitor}", "first", time)
    dealing.deal_next(table)
    return table


def test_a_table_of_the_day_has_no_comparison_of_its_own():
    """What robots have played is stored with it; the day alone compares it, with people too."""
    table = table_for(new_daily(TERMS, DAY, SALT))
    result = {"contract": {"fr": "", "en": ""}, "result": "", "points": 0}
    table.save_comparison(1, [result])
    assert 1 in table.comparisons
    assert 1 not in table.compared
    table.board_set = None
    assert 1 in table.compared


def test_robots_are_counted_without_the_visitor():
    """They are Robot 1, 2 and 3, as at any other table, and keep the ids of their seats."""
    table = table_for(new_daily(TERMS, DAY, SALT))
    robots = [table.occupant(seat) for seat in SEATS if table.occupant(seat).kind == "bot"]
    assert [("Robot 1", "bot-1"), ("Robot 2", "bot-2"), ("Robot 3", "bot-4")] == [
        (robot.name, robot.player) for robot in robots
    ]


def test_a_day_is_committed_by_its_hash():
    """The opening gives the hash and every board; the day ends at midnight UTC; stored, it is the same."""
    boards = new_daily(TERMS, DAY, SALT)
    assert sha256(boards.opening.encode()).hexdigest() == boards.hash
    assert ("daily-2026-01-01", DAILY_BOARDS) == (boards.code, boards.size)
    assert CLOSED == boards.closes
    assert [False, True] == [boards.is_closed(time) for time in (now(), CLOSED)]
    assert boards == BoardSet.from_json(boards.code, boards.kind, SALT, boards.json())
    assert BoardScoring.MATCHPOINTS is boards.scoring is table_for(boards).scoring
    policy = boards.policy
    assert ("nobody", "off", "off") == (policy.watch, policy.undo, policy.hints)


def test_no_hands_are_chosen():
    """Each board is the first deal that follows from the secret and its number, whatever it is."""
    boards = new_daily(INSTANT, DAY, SALT)
    for number in range(1, DAILY_BOARDS + 1):
        setting = Setting(number, 1, board_dealer(number), Vulnerability.on_board(number), number)
        salt = sha256(f"{SALT}:{number}".encode()).hexdigest()
        assert Deal.draw(DigestDraws(promise_digest(salt, ())).randbelow) == boards.board(setting).deal


def test_logs_name_the_event():
    """A board of the day has the origin `event` with the day's code, and the salt of the commitment."""
    table = table_for(new_daily(INSTANT, DAY, SALT))
    (dealt,) = events(table, Dealt)
    assert ("event", daily_code(DAY)) == (dealt.origin, dealt.event_id)
    assert sha256(f"{SALT}:1".encode()).hexdigest() == table.commitments[1, 1].salt


def test_the_field_of_robots_is_secret():
    """It follows from the secret, not from the date, and can be checked when that is opened."""
    one, other = (new_daily(TERMS, DAY, salt) for salt in (SALT, "7" * 32))
    assert one.field != other.field
    assert sha256(f"{SALT}:field".encode()).hexdigest() == one.field


def test_what_is_played_after_midnight_does_not_count():
    """The commitment is open by then: the board is played on, but its result is not compared."""
    for time, counted in ((now, [1]), (lambda: CLOSED, [])):
        table = table_for(new_daily(INSTANT, DAY, SALT), time=time)
        table.take_pending()
        play_deal(table)
        assert counted == list(table.pending.set_results)


def replies(table, bots: Configuration, choose: Below, actions: int):
    """Let a person choose at random, and robots reply as at a live table; return all actions of the board."""
    log, made = table.started_log, []
    while len(made) < actions and table.in_deal:
        player, legal = log.state.chairs[log.state.turns[0].actor], log.state.legal()
        if table.people.known[player].visitor is None:
            position = view_of_position(log.view(Player(player)))
            move = new_bot(bots, bot_seed(table, player), Occasion(claims=True)).move(position)
        else:
            move = AnswerClaim(accept=False) if log.state.board.claim else legal[choose(len(legal))]
        table.act_now(player, move)
        made.append(move)
    return made


def at_second_board(boards: BoardSet, number: int):
    """Return a table whose first board has been played at random: no two of them played alike."""
    table = table_for(boards, f"visitor{number}")
    play_deal(table, seeded(number))
    dealing.deal_next(table)
    return table


@pytest.mark.parametrize("tables", [30, pytest.param(1000, marks=thorough)])
def test_the_same_actions_meet_the_same_replies(tables):
    """At all tables, whoever plays there, and whatever they did on the board before."""
    boards = new_daily(INSTANT, DAY, SALT)
    seen = set()
    versions = set()
    for number in range(tables):
        table = at_second_board(boards, number)
        versions.add(table.started_log.version)
        seen.add(tuple(map(str, replies(table, INSTANT.bots, seeded(7), 60))))
    assert len(versions) > 1
    assert 1 == len(seen)
    assert 40 < len(seen.pop())


def test_robots_that_sample_reply_alike_too():
    """The usual bots of tables choose from layouts that they draw: the same ones at two tables.

    A trick, for which they draw some, begins with the fourteenth action.
    """
    boards = new_daily(TERMS, DAY, SALT)
    tables = [at_second_board(boards, number) for number in (1, 2)]
    one, other = (replies(table, AT_TABLES, seeded(1), 17) for table in tables)
    assert tables[0].started_log.version != tables[1].started_log.version
    assert one == other


def test_replies_depend_on_the_secret():
    """Another secret gives other seeds, the same one the same."""
    table = table_for(new_daily(INSTANT, DAY, SALT))
    other = table_for(new_daily(INSTANT, DAY, "0" * 32))
    assert bot_seed(table, "bot-1") != bot_seed(other, "bot-1")
    assert bot_seed(table, "bot-1") == bot_seed(table_for(table.board_set, "ben"), "bot-1")
