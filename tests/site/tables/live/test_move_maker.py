"""A bot's move always comes: thought over, or an instant bot's, or one that the server makes itself."""

import asyncio
from dataclasses import replace

import pytest

from chelem.bots.configuration import Configuration
from chelem.core.calls import SimpleCall
from chelem.engine.audience import Player
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.processes import OverBudget, Priority, Requester, WorkerDied
from chelem.site.tables.live import move_maker
from chelem.site.tables.live.bot_tasks import BotMove, BotTurn
from chelem.site.tables.live.easy_moves import plain_move
from chelem.site.tables.live.move_maker import (
    ABSENT_SECONDS,
    LATE,
    LESS,
    MOVE,
    STARTING_SECONDS,
    UNHURRIED,
    MoveMaker,
)
from tests.support.tables import EVERY_GAME, bots_move, has_lead, play_until, table_of

OWNER = Requester("S")
CALL = SimpleCall.PASS
STRONG = Configuration("strong")
LONGEST = 20.0
"""The seconds that a table waits for a move at the most."""


class Queue:
    """A queue that answers as it is told, one answer for each question; it keeps what it was asked."""

    def __init__(self, *answers):
        self.answers = list(answers)
        self.asked = []

    async def ask(self, kind, asker, _work, turn):
        assert asker == OWNER
        self.asked.append((replace(kind, seconds=round(kind.seconds)), turn.bots.strength))
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


class Crew:
    def __init__(self, ready=2, *, absent=False):
        self.ready, self.absent = ready, absent


def turn_of(table):
    log = table.started_log
    return BotTurn(log.view(Player(log.state.chairs[log.state.turns[0].actor])), STRONG, 7)


def chosen(queue, turn, *, ready=2, alike=False):
    moves = MoveMaker(queue, Crew(ready))
    return asyncio.run(moves.choose(turn, OWNER, alike=alike)), moves


def test_a_move_that_is_thought_over():
    """It is asked for once, and nobody hears that it was hurried."""
    queue = Queue(BotMove(CALL))
    move, moves = chosen(queue, turn_of(table_of("S")))
    assert (BotMove(CALL), [(MOVE, "strong")]) == (move, queue.asked)
    assert (0, 0) == (moves.hurried, moves.unaided)


@pytest.mark.parametrize(
    ("error", "haste"), [(TimeoutError(), "slow"), (WorkerDied("gone"), "slow"), (OverBudget(), "hard")]
)
def test_a_move_that_fails_once(error, haste):
    """A normal bot makes it with less work, before other moves are thought over, and it says why."""
    queue = Queue(error, BotMove(CALL))
    move, moves = chosen(queue, turn_of(table_of("S")))
    assert BotMove(CALL, hurried=haste) == move
    assert [(MOVE, "strong"), (LESS, "normal")] == queue.asked
    assert LESS.priority < MOVE.priority
    assert (1, 0) == (moves.hurried, moves.unaided)


@pytest.mark.parametrize("error", [TimeoutError(), WorkerDied("gone"), OverBudget()])
def test_a_move_that_fails_twice(error):
    """An instant bot makes it."""
    queue = Queue(error, error, BotMove(CALL))
    chosen(queue, turn_of(table_of("S")))
    assert [(MOVE, "strong"), (LESS, "normal"), (LATE, "instant")] == queue.asked


def test_a_normal_bot_has_no_second_try():
    """An instant one is next."""
    queue = Queue(OverBudget(), BotMove(CALL))
    turn = turn_of(table_of("S"))
    chosen(queue, replace(turn, bots=Configuration("normal")))
    assert [(MOVE, "normal"), (LATE, "instant")] == queue.asked


def test_a_move_where_workers_elsewhere_are_absent():
    """They have three seconds to come back; then the server makes it, and asks no quicker bot."""
    queue, turn = Queue(TimeoutError()), turn_of(table_of("S"))
    moves = MoveMaker(queue, Crew(0, absent=True))
    move = asyncio.run(moves.choose(turn, OWNER))
    assert [(replace(MOVE, seconds=ABSENT_SECONDS), "strong")] == queue.asked
    assert BotMove(plain_move(turn.view, turn.seed), hurried="slow") == move
    assert (1, 1) == (moves.hurried, moves.unaided)


@pytest.mark.parametrize("error", [TimeoutError(), WorkerDied("gone"), OverBudget(), ZeroDivisionError()])
def test_a_move_that_no_worker_makes(error):
    """Whatever the reason, the server makes it."""
    table = table_of("S")
    play_until(table, has_lead)
    turn = turn_of(table)
    move, moves = chosen(Queue(error, error, error), turn)
    assert move.move in turn.view.state.legal()
    assert (1, 1) == (moves.hurried, moves.unaided)


def test_how_long_a_table_waits_for_a_move():
    """Under twenty seconds, with the pause before it, and where boards are compared too."""
    for first in (MOVE, UNHURRIED):
        assert first.seconds + LESS.seconds + LATE.seconds + 1.8 < LONGEST
    assert UNHURRIED.seconds > MOVE.seconds


def test_tables_whose_boards_are_compared_have_more_time():
    """Also for the answer to a claim, which other play goes before."""
    table = table_of("S")
    queue = Queue(BotMove(CALL))
    chosen(queue, turn_of(table), alike=True)
    assert [(UNHURRIED, "strong")] == queue.asked
    table = table_with_a_claim()
    queue = Queue(BotMove(AnswerClaim(accept=False)))
    chosen(queue, turn_of(table), alike=True)
    assert [(replace(UNHURRIED, priority=Priority.CLAIM), "strong")] == queue.asked


def test_calls_wait_longer_while_workers_start():
    """For them the server could only pass; a card it can play."""
    queue = Queue(TimeoutError(), TimeoutError())
    chosen(queue, turn_of(table_of("S")), ready=0)
    assert [MOVE.seconds, STARTING_SECONDS] == [kind.seconds for kind, _ in queue.asked]
    table = table_of("S")
    play_until(table, has_lead)
    queue = Queue(TimeoutError(), TimeoutError())
    chosen(queue, turn_of(table), ready=0)
    assert [MOVE.seconds, LATE.seconds] == [kind.seconds for kind, _ in queue.asked]


# What the server makes itself


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_deal_of_plain_moves(game):
    """Each of them is legal; an auction of passes alone would end the deal."""
    table = table_of("", game, owner="S")
    while not table.between_deals and table.status != "over":
        log = table.started_log
        player = log.state.chairs[log.state.turns[0].actor]
        move = plain_move(log.view(Player(player)), 7)
        assert move in log.state.legal()
        table.act_now(player, move if has_lead(table) else bots_move(table)[1])
    assert has_lead(table)


def table_with_a_claim():
    table = table_of("NESW")
    play_until(table, has_lead)
    board = table.started_log.state.board
    table.act_now(table.started_log.state.chairs[board.contract.declarer], MakeClaim(0))
    return table


def test_a_plain_answer_to_a_claim_loses_nothing():
    """The deal is played on."""
    turn = turn_of(table_with_a_claim())
    assert AnswerClaim(accept=False) == plain_move(turn.view, 7)


def test_the_limits_are_those_of_the_module(monkeypatch):
    """So that a test of a busy machine can lift them."""
    monkeypatch.setattr(move_maker, "MOVE", replace(MOVE, seconds=600))
    queue = Queue(BotMove(CALL))
    chosen(queue, turn_of(table_of("S")))
    assert 600 == queue.asked[0][0].seconds
