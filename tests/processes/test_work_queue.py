"""The queue of work: what runs next, what waits, what is refused, and for how long."""

import asyncio
from itertools import pairwise

import pytest

from chelem.processes import OverBudget, Overloaded, Priority, Requester, WorkKind, WorkLimits, WorkQueue
from chelem.processes.budgets import SWEEP, Allowance, Budgets
from chelem.processes.measuring import Measured, Measuring

LATE = WorkKind(Priority.LATE, 60, 5, refusable=False)
PLAY = WorkKind(Priority.PLAY, 60, 5, refusable=False)
CLAIM = WorkKind(Priority.CLAIM, 60, 5)
HINT = WorkKind(Priority.HINT, 60, 5)
ANALYSIS = WorkKind(Priority.ANALYSIS, 60, 5)
BACKGROUND = WorkKind(Priority.BACKGROUND, 60, 5, refusable=False)
ANA, BOB, EVE = Requester("ana"), Requester("bob"), Requester("eve", "192.0.2.1")


class Hands:
    """A crew whose tasks end when the test says so; each takes a second of CPU time."""

    background_room = None

    def __init__(self, size):
        self.ready = size
        self.on_ready = lambda: None
        self.begun = []
        self.given_up = []
        self.running = {}

    def begin(self):
        pass

    async def run(self, errand):
        (name,) = errand.args
        self.begun.append(name)
        self.running[name] = asyncio.get_running_loop().create_future()
        errand.call_when_given_up(lambda: self.given_up.append(name))
        try:
            await self.running[name]
        finally:
            del self.running[name]
        return Measured(errand.work.work(name), 1.0)

    async def finish(self, name=None):
        """End a task, by default the oldest one."""
        self.running[name or next(iter(self.running))].set_result(None)
        await settle()

    async def finish_all(self):
        while self.running:
            await self.finish()


async def settle():
    for _ in range(10):
        await asyncio.sleep(0)


def queued(work, size=2, limits=None):
    """Run a coroutine with a queue, by default for two workers."""

    async def inside():
        hands = Hands(size)
        queue = WorkQueue(hands, size, limits)
        tasks = []

        async def put(name, kind, asker):
            tasks.append(asyncio.ensure_future(queue.ask(kind, asker, str, name)))
            await settle()
            return tasks[-1]

        await work(queue, hands, put)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(inside())


def test_play_goes_before_claims_before_hints_before_analysis():
    """In whatever order they are asked for."""

    async def work(_, hands, put):
        kinds = [PLAY, CLAIM, HINT, ANALYSIS, BACKGROUND]
        await put("first", PLAY, ANA)
        for number, kind in enumerate(kinds[3:] + kinds[2::-1]):
            await put(kind.priority.name, kind, Requester(f"v{number}"))
        await hands.finish_all()
        assert ["first", *(kind.priority.name for kind in kinds)] == hands.begun

    queued(work, 1)


def test_everything_but_play_leaves_play_a_worker():
    """However many hints are asked for, by however many visitors, play begins at once."""

    async def work(_, hands, put):
        for number in range(9):
            await put(f"hint {number}", HINT, Requester(f"v{number}"))
        await put("play", PLAY, ANA)
        assert ["hint 0", "play"] == hands.begun

    queued(work)


@pytest.mark.parametrize("askers", [[EVE] * 50, [Requester(f"eve {n}", "192.0.2.1") for n in range(50)]])
@pytest.mark.parametrize("size", [2, 3, 4])
def test_nobody_keeps_all_workers_busy(askers, size):
    """One visitor with fifty tables, or fifty visitors from one address, leave others a worker."""

    async def work(_, hands, put):
        for number, asker in enumerate(askers):
            await put(f"eve {number}", PLAY, asker)
        assert size - 1 == len(hands.begun)
        for number in range(20):
            await put(f"ana {number}", PLAY, ANA)
            assert f"ana {number}" == hands.begun[-1]
            await hands.finish(f"ana {number}")
            assert size - 1 == len(hands.running)

    queued(work, size)


def test_who_has_used_less_goes_first():
    """With one worker, one who asks now and then waits for one task of a greedy neighbour's, not for all."""

    async def work(_, hands, put):
        for number in range(50):
            await put(f"eve {number}", PLAY, EVE)
        await hands.finish()
        for number in range(10):
            await put(f"ana {number}", PLAY, ANA)
            begun = len(hands.begun)
            while f"ana {number}" not in hands.begun:
                await hands.finish()
            assert len(hands.begun) <= begun + 1 + number  # who asks as often has an equal share
            await hands.finish(f"ana {number}")
            await hands.finish()

    queued(work, 1)


def test_equals_take_turns():
    """Two who ask for as much are served alternately, each in the order of asking."""

    async def work(_, hands, put):
        for name in ("ana", "bob"):
            for number in range(20):
                await put(f"{name} {number}", PLAY, Requester(name))
        await hands.finish_all()
        assert all(one[:3] != other[:3] for one, other in pairwise(hands.begun[1:]))
        for name in ("ana", "bob"):
            assert [f"{name} {n}" for n in range(20)] == [each for each in hands.begun if name in each]

    queued(work, 1)


def test_work_in_the_background_runs_one_piece_at_a_time():
    """Its price is not charged to the budget for hints."""

    async def work(_, hands, put):
        for number in range(9):
            await put(f"board {number}", BACKGROUND, Requester(f"v{number}"))
        assert ["board 0"] == hands.begun
        await hands.finish_all()
        for number in range(30):
            await put(f"more {number}", BACKGROUND, ANA)
        await hands.finish_all()
        hint = await put("hint", HINT, ANA)
        await hands.finish()
        assert "hint" == await hint

    queued(work, 4)


def test_work_in_the_background_does_not_hold_up_its_own_table():
    """The owner's bots move while a board is compared; it begins when nothing else runs, or two are left."""

    async def work(_, hands, put):
        await put("board 0", BACKGROUND, ANA)
        await put("play 0", PLAY, ANA)
        assert ["board 0", "play 0"] == hands.begun
        await put("board 1", BACKGROUND, ANA)
        await hands.finish("board 0")
        assert "board 1" not in hands.begun
        await put("bob", PLAY, BOB)
        await hands.finish("play 0")
        await hands.finish("bob")
        assert "board 1" == hands.begun[-1]

    queued(work)


def test_waiting_is_limited():
    """For each visitor, for each address, and in all; the refusal says when to ask again."""

    async def work(queue, _, put):
        await put("at work", HINT, ANA)
        for number in range(2):
            await put(f"ana {number}", HINT, ANA)
        for asker in (ANA, Requester("ana", "192.0.2.7")):
            with pytest.raises(Overloaded) as refused:
                await queue.ask(HINT, asker, str, "one too many")
            assert (False, True) == (refused.value.spent, refused.value.seconds >= 1)
        for number in range(3):
            await put(f"eve {number}", HINT, Requester(f"eve {number}", "192.0.2.1"))
        with pytest.raises(Overloaded):
            await queue.ask(HINT, EVE, str, "from one address")
        await put("bob", HINT, BOB)
        with pytest.raises(Overloaded):
            await queue.ask(HINT, Requester("late"), str, "in all")
        assert 6 == queue.waiting
        await put("play", PLAY, EVE)
        assert 7 == queue.waiting  # never refused

    queued(work, 1, WorkLimits(visitor_waiting=2, address_waiting=3, all_waiting=6))


def test_budgets():
    """Who has used up a budget is refused hints that others wait for, and plays after all others."""
    tight = WorkLimits(visitor=Allowance(1.5, 0.01), address=Allowance(3.5, 0.01))

    async def work(queue, hands, put):
        for number in range(3):  # the third is over the budget, but nobody else wants the worker
            await put(f"ana {number}", HINT, ANA)
            await hands.finish()
        await put("someone", PLAY, BOB)
        with pytest.raises(Overloaded) as refused:
            await queue.ask(HINT, ANA, str, "one too many")
        assert refused.value.spent
        assert 140 < refused.value.seconds <= 150  # a second and a half at 0.01
        await hands.finish()
        for number in range(4):
            await put(f"eve {number}", HINT, Requester(f"eve {number}", "192.0.2.1"))
            await hands.finish()
        await put("bob", PLAY, BOB)
        with pytest.raises(Overloaded):
            await queue.ask(HINT, EVE, str, "another visitor from there")
        await put("ana", PLAY, ANA)
        await put("more of bob's", PLAY, BOB)
        await hands.finish_all()
        assert ["bob", "more of bob's", "ana"] == hands.begun[-3:]

    queued(work, 1, tight)


def test_the_time_in_the_queue_counts():
    """What has waited too long is given up and does not run."""

    async def work(queue, hands, put):
        await put("long", PLAY, ANA)
        with pytest.raises(TimeoutError):
            await queue.ask(WorkKind(Priority.PLAY, 0.01, 0.01), BOB, str, "late")
        assert 0 == queue.waiting
        await hands.finish_all()
        assert ["long"] == hands.begun

    queued(work, 1)


def test_who_leaves_gives_up_the_place_in_the_queue():
    """A task that has begun goes on, and its worker is not offered before it has ended."""

    async def work(queue, hands, put):
        begun, waiting = await put("begun", PLAY, ANA), await put("waiting", PLAY, BOB)
        begun.cancel()
        waiting.cancel()
        await put("next", PLAY, EVE)
        assert (1, ["begun"]) == (queue.waiting, hands.begun)
        await hands.finish()
        assert ["begun", "next"] == hands.begun

    queued(work, 1)


def test_new_workers_get_what_waits():
    """While no worker is warm everything waits."""

    async def work(_, hands, put):
        hands.ready = 0
        await put("first", PLAY, ANA)
        assert [] == hands.begun
        hands.ready = 1
        hands.on_ready()
        await settle()
        assert ["first"] == hands.begun

    queued(work)


def test_a_budget_is_restored():
    """At its rate; those who have used nothing lately are forgotten."""
    now = 0.0
    budgets = Budgets(Allowance(10, 0.5), lambda: now)
    budgets.charge("ana", 14)
    assert (14, 8) == (budgets.used("ana"), budgets.wait("ana"))
    now = 8.0
    assert (10, 0) == (budgets.used("ana"), budgets.wait("ana"))
    budgets.charge(None, 1000)
    assert 0 == budgets.wait(None)
    now = 100.0
    for number in range(SWEEP):
        budgets.charge(f"v{number}", 1)
    assert SWEEP == len(budgets._spent)


def test_a_task_may_use_so_much_cpu_time():
    """Beyond that it ends with an error, however busy the machine; below it is measured."""
    measured = Measuring(sum, 60)(range(10**6))
    assert 499999500000 == measured.result
    assert measured.cpu > 0
    assert "endless" == Measuring(endless, 1).__name__
    with pytest.raises(OverBudget):
        Measuring(endless, 0.01)()


def endless():
    while True:
        pass
