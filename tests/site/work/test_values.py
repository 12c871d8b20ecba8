"""Rule: what is asked of workers, and what they answer, comes back equal from JSON, in every game."""

import subprocess
import sys

import orjson
import pytest

from chelem.bots.coaching.first_mistake import MadeMove, Mistake
from chelem.bots.coaching.objection import Objection
from chelem.bots.configuration import Configuration
from chelem.bots.hints import Hint
from chelem.bots.meaning import Meaning
from chelem.bots.side_bots import SideBots
from chelem.core.calls import Bid, SimpleCall
from chelem.core.cards import Card
from chelem.core.deals import Deal
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability
from chelem.engine.audience import Player, Spectator
from chelem.engine.events import Dealt
from chelem.engine.moves import AnswerClaim, MakeClaim
from chelem.learning.training.plan import Training
from chelem.learning.training.training_deal import TrainingDeal
from chelem.site.tables.domain import dealing
from chelem.site.tables.domain.auction_only import PerfectPlay
from chelem.site.tables.domain.robot_field import field_for_board
from chelem.site.tables.live.bot_tasks import BotMove, BotTurn
from chelem.site.tables.work_tasks import WORK_TASKS
from tests.support.chance import seeded
from tests.support.tables import EVERY_GAME, play_deal, play_until, table_of

BOTS = Configuration("strong", "sef", "sound")
SIDES = SideBots(BOTS, Configuration("strong", "sayc", card='system = "sayc"\n'))
REASONS = {"fr": "ainsi", "en": "so"}
GAMES = (*EVERY_GAME, "minibridge")


def as_sent(task, *arguments):
    """Return arguments as another process gets them."""
    found = WORK_TASKS.find(task)
    return found.read_arguments(orjson.loads(orjson.dumps(found.write_arguments(arguments))))


def as_answered(task, result):
    found = WORK_TASKS.find(task)
    return found.read_result(orjson.loads(orjson.dumps(found.write_result(result))))


def views_of_a_deal(game):
    """Yield what the player in turn sees at each position of a deal."""
    seen = []

    def note(table):
        state = table.started_log.state
        if state.turns and state.board is not None:
            seen.append(table.started_log.view(Player(state.chairs[state.turns[0].actor])))
        return not state.turns

    play_until(table_of("S", game), note)
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_turns_of_every_game(game):
    """At each position of a deal, whatever phases, options and forms of match there are."""
    seen = views_of_a_deal(game)
    assert seen
    for number, view in enumerate(seen):
        turn = BotTurn(view, BOTS, 2**64 - 1 - number, opponents=SIDES.east_west)
        assert (turn,) == as_sent("choose_move", turn)
        state = (view.state, SimpleCall.PASS, SIDES)
        assert state == as_sent("meaning_of_next", *state)
    moves = tuple(MadeMove(view, SimpleCall.PASS) for view in seen)
    assert (moves, SIDES) == as_sent("first_mistake_of", moves, SIDES)
    assert (seen[0], 3) == as_sent("sure_claim", seen[0], 3)


@pytest.mark.parametrize("game", GAMES)
def test_turns_after_a_score(game):
    """What is on the sheet is sent like all the rest: robots think in the second deal as in the first."""
    table = table_of("S", game)
    play_deal(table)
    dealing.deal_next(table, seeded(3))
    state = table.started_log.state
    assert state.sheet.rows
    turn = BotTurn(table.started_log.view(Player(state.chairs[state.turns[0].actor])), BOTS, 1)
    assert (turn,) == as_sent("choose_move", turn)


def test_what_else_is_asked():
    table = table_of("S")
    log = table.started_log
    dealt = next(entry.event for entry in log if isinstance(entry.event, Dealt))
    (robots, *_) = field_for_board(table.code, 1, 2)
    for task, asked in {
        "replay_by_bots": (table.game, table.match, dealt, robots),
        "draw_for_training": (Training("slams", "declare"), Seat.W, Vulnerability.BOTH, BOTS, 5),
        "play_perfectly": (log.state.board,),
        "give_hint": (log.view(Spectator(frozenset({Seat.S}))), BOTS, 0, SIDES.east_west),
        "answer_fixed_question": (),
    }.items():
        assert asked == as_sent(task, *asked)


MEANING = Meaning(Bid.parse("1NT"), REASONS, (15, 17), ((2, 5),) * 4, forcing=1, artificial=True)
OBJECTION = Objection(Card.parse("SA"), {"fr": "", "en": ""}, Card.parse("C2"), REASONS)
RESULT = {"contract": {"fr": "3SA", "en": "3NT"}, "result": "=", "points": 400, "pairs": ["sayc", "sef"]}


@pytest.mark.parametrize(
    ("task", "result"),
    [
        ("answer_fixed_question", None),
        ("choose_move", BotMove(Bid.parse("7NT"), MEANING, "hard")),
        ("choose_move", BotMove(Card.parse("HT"))),
        ("choose_move", BotMove(MakeClaim(7))),
        ("choose_move", BotMove(AnswerClaim(accept=True))),
        ("give_hint", Hint(SimpleCall.DOUBLE, REASONS)),
        ("objection_to", OBJECTION),
        ("objection_to", None),
        ("first_mistake_of", Mistake(3, OBJECTION)),
        ("sure_claim", 11),
        ("meanings_of_deal", (MEANING, None)),
        ("replay_by_bots", RESULT),
        ("replay_by_bots", RESULT | {"lead": "D4"}),
        ("play_perfectly", PerfectPlay(9, Card.parse("S2"))),
    ],
)
def test_results(task, result):
    """Those that are lists in the worker are tuples at the asker."""
    assert result == as_answered(task, result)


def test_a_deal_for_training():
    hands = table_of("S").started_log.state.board.holdings.hands
    deal = TrainingDeal(Seat.N, Vulnerability.NS, Deal(hands), (SimpleCall.PASS, Bid.parse("2C")))
    assert deal == as_answered("draw_for_training", deal)


def test_the_version_is_that_of_the_program():
    """Two processes of one program have the same."""
    code = "from chelem.site.tables.work_tasks import WORK_TASKS; print(WORK_TASKS.format)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert WORK_TASKS.format == found.stdout.strip()
