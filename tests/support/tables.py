"""Live tables without a server: created, played at random, hosted on a store."""

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any

import orjson

from chelem.bots.baseline import Baseline
from chelem.bots.hints import Hint
from chelem.bots.meaning import Meaning
from chelem.bots.side_bots import SideBots
from chelem.core.frozen import FrozenMap
from chelem.core.seats import Seat
from chelem.engine.audience import Player, View
from chelem.engine.board import Board
from chelem.engine.moves import AnswerClaim, MakeClaim, Move
from chelem.engine.replay import replay
from chelem.engine.state import State
from chelem.formats.log.read import read_log
from chelem.formats.log.seal import Signer
from chelem.formats.log.write import write_log
from chelem.learning.training.training_deal import TrainingDeal
from chelem.site.tables.domain import dealing, seating
from chelem.site.tables.domain.auction_only import PerfectPlay
from chelem.site.tables.domain.people import Person
from chelem.site.tables.domain.table import Table
from chelem.site.tables.domain.table_request import TableRequest
from chelem.site.tables.domain.table_spec import TableSpec, read_table_spec
from chelem.site.tables.live import training_tasks
from chelem.site.tables.live.bot_tasks import BotMove, BotTurn
from chelem.site.tables.live.subscriber import Subscriber
from tests.support.chance import Below, seeded
from tests.support.visitors.page import follow

Json = dict[str, Any]
SECRET = b"a server's own secret"
SIGNER = Signer(bytes(range(32)))
EVERY_GAME = ("contract", "whist", "comptoir", "whiz")


def now() -> str:
    """Return a constant time."""
    return "2026-01-01T00:00:00.000+00:00"


def spec_of(given: Json, language: str = "en", cards: Mapping[str, str] = FrozenMap({})) -> TableSpec:
    """Return the table spec of a request body, which may name these convention cards."""
    return read_table_spec(TableRequest.model_validate(given), language, cards)


def open_table(
    game: str = "contract",
    *,
    owner: str = "S",
    code: str = "tablexyz",
    cards: Mapping[str, str] = FrozenMap({}),
    **given: Any,
) -> Table:
    """Return a table with empty seats; `cards` are the texts of those that it names, by code."""
    plan = spec_of({"game": game, **given}, cards=cards)
    table = Table(
        code, owner, plan.game, plan.match, plan.policy, now, plan.bots, plan.sides, first=plan.first
    )
    table.training = plan.training
    table.save_new()
    return table


def table_of(people: str = "S", game: str = "contract", **given: Any) -> Table:
    """Return a table with its first deal, people in these seats and bots in the others.

    The visitor behind a person is called by the letter of the chair; South's owns the table.
    """
    table = open_table(game, **given)
    for seat in table.seats:
        if str(seat) in people:  # a player who is called by the letter too
            table.people.waiting[seat] = str(seat)
            table.save_person(Person(str(seat), f"Person {seat}", str(seat)))
        else:
            bot = table.people.new_bot()
            table.people.waiting[seat] = bot.player
            table.save_person(bot)
    seating.begin_match(table)
    dealing.deal_next(table, seeded(7))
    return table


def seat_of(table: Table, letter: str) -> Seat:
    """Return a seat by its letter."""
    return next(seat for seat in table.seats if str(seat) == letter)


def bots_move(table: Table) -> tuple[str, Move]:
    """Return the first player to act, and the bot's move there."""
    log = table.started_log
    player = log.state.chairs[log.state.turns[0].actor]
    assert player is not None
    return player, Baseline(1).move(log.view(Player(player)))


def chance_move(table: Table, below: Below) -> tuple[str, Move]:
    """Return the first player to act, and a random legal move there."""
    log = table.started_log
    board = log.state.board
    player = log.state.chairs[log.state.turns[0].actor]
    assert player is not None
    assert board is not None
    if board.claim:
        return player, AnswerClaim(below(3) > 0)
    legal = log.state.legal()
    if board.play is None:
        return player, legal[min(below(6), len(legal) - 1)]
    seat = log.state.seat(player)
    may_claim = board.contract and seat not in (None, board.contract.dummy)
    if board.led and below(30) == 0 and may_claim and board.may_claim_again(seat.side):
        return player, MakeClaim(below(board.play.left + 1))
    return player, legal[below(len(legal))]


def step(table: Table, below: Below) -> None:
    """Make another random move."""
    table.act_now(*chance_move(table, below))


def play_deal(table: Table, below: Below | None = None) -> None:
    """Finish a deal, at random or as bots do; a passed-out deal is dealt again, with other cards."""
    cards = below or seeded(3)
    while True:
        while not table.between_deals and table.status != "over":
            table.act_now(*(bots_move(table) if below is None else chance_move(table, below)))
        dealing.reveal(table)
        board = table.started_log.state.board
        over = any(row.setting.deal == board.setting.deal for row in table.started_log.state.sheet.rows)
        if over:
            return
        dealing.deal_next(table, cards)


def play_until(table: Table, done: Callable[[Table], bool]) -> None:
    """Make bots' moves for everybody until a condition holds."""
    while not done(table):
        table.act_now(*bots_move(table))


def has_lead(table: Table) -> bool:
    """Return whether the opening lead has been made."""
    return bool(table.started_log.state.board and table.started_log.state.board.led)


def proves(table: Table) -> None:
    """Write, read and validate the log, commitments included."""
    again = replay(read_log(list(write_log(table.started_log.entries))))
    assert again.state == table.started_log.state


def table_of_dummy(game: str = "contract", **given: Any) -> Table:
    """Return a table of bots where the one person is dummy, just after the opening lead."""
    dummy = {"whist": "S"}.get(game, "N")
    table = table_of(dummy, game, owner=dummy, **given)
    play_until(table, has_lead)
    board = table.started_log.state.board
    assert board is not None
    assert board.contract is not None
    assert dummy == str(board.contract.dummy)
    return table


def events(table: Table, *kinds: type) -> list[Any]:
    """Return the events of the log, by default of all kinds."""
    return [e.event for e in table.started_log if not kinds or isinstance(e.event, kinds)]


def same_table(one: Table, other: Table) -> None:
    """Check that two tables agree in everything that outlives the process."""
    fixed = (
        "code",
        "owner",
        "game",
        "match",
        "bots",
        "sides",
        "first",
        "training",
        "rematch_code",
        "partner_draw",
    )
    for name in (*fixed, "policy", "commitments", "undo"):
        assert getattr(one, name) == getattr(other, name), name
    assert one.people.known == other.people.known
    assert list(one.people.known) == list(other.people.known)
    assert one.people.waiting == other.people.waiting
    assert one.comparisons == other.comparisons
    assert (one.log is None) == (other.log is None)
    if one.log and other.log:
        assert one.log.entries == other.log.entries
        assert one.log.state == other.log.state
        assert one.log.position == other.log.position


class Bots:
    """Bots in this process."""

    def __init__(self) -> None:
        self.asked = 0
        self.failing = 0

    async def move(
        self,
        turn: BotTurn,
        _visitor: str | None,
        *,
        alike: bool = False,  # noqa: ARG002 - these always are
    ) -> BotMove:
        self.asked += 1
        await asyncio.sleep(0)
        if self.failing:
            self.failing -= 1
            raise OSError("no process")
        return BotMove(Baseline(turn.seed).move(turn.view))

    async def hint(self, view: View, _bots: SideBots, seed: int, _visitor: str | None) -> Hint:
        return Hint(Baseline(seed).move(view))

    async def meanings(self, _state: State, _bots: SideBots, _visitor: str | None) -> tuple[Meaning, ...]:
        return ()

    async def draw_deal(
        self,
        what: tuple[Any, ...],
        _visitor: str | None,
        *,
        ahead: bool,  # noqa: ARG002 - as in `BotWorkers`
    ) -> TrainingDeal | None:
        await asyncio.sleep(0)
        return training_tasks.draw_for_training(*what)

    async def play_perfectly(self, board: Board, _visitor: str | None) -> PerfectPlay:
        await asyncio.sleep(0)
        return training_tasks.play_perfectly(board)

    async def compare(self, *_: object) -> list[Json]:
        await asyncio.sleep(0)
        return [{"contract": {"fr": "3SA", "en": "3NT"}, "result": "=", "points": 400}]


class Page:
    """A visitor who watches a hosted table and keeps everything sent."""

    def __init__(self, visitor: str | None, language: str = "en") -> None:
        self.sent: list[bytes] = []
        self.dismissed: list[str] = []
        self.picture: Json = {}
        self.entries: list[Json] = []
        self.versions: list[int] = []
        self.store: list[str] = []
        self.subscriber = Subscriber(
            visitor, language, self._hear, lambda error: self.dismissed.append(error.code)
        )

    def _hear(self, message: bytes) -> None:
        self.sent.append(message)
        received = orjson.loads(message)
        if received["t"] == "status":
            self.store.append(received["store"])
            return
        self.picture = follow(self.picture, received)
        self.entries += received["entries"]
        self.versions.append(received["version"])

    @property
    def text(self) -> str:
        return b"".join(self.sent).decode()


async def until(done: Callable[[], bool], patience: int = 20_000) -> None:
    """Run a number of turns of the event loop, without a clock, until a condition holds."""
    for turn in range(patience):
        if done():
            return
        await asyncio.sleep(0 if turn < 200 else 0.002)
    raise AssertionError("it never came about")


def lines_of(table: Table) -> list[Json]:
    """Return the log as JSON objects."""
    return [json.loads(line) for line in write_log(table.started_log.entries)]
