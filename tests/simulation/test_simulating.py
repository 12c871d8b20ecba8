"""A run gives the same result on every executor, and ends cleanly on errors."""

import os
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import pytest

from chelem import BadOption, Seat, Unanswered
from chelem.simulation import (
    hand,
    leads,
    losers,
    making,
    questions,
    run,
    simulate,
    tricks,
)

pytestmark = pytest.mark.slow

CONDITION = hand("N", "balanced", hcp="15-17") & hand("S", hcp="8+")


def north_spades(deal):
    return deal[Seat.N].lengths[0]


def strong_south(deal):
    return deal[Seat.S].hcp > 11


MEASURES = {"spades": north_spades, "made": making("3NT by N"), "tricks": tricks("NT", "N")}


class ImmediateExecutor(Executor):
    """Runs each task at once, in this process."""

    def __init__(self):
        self.futures = []

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        self.futures.append(future)
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class FailingExecutor(Executor):
    """Fails on its first task with `error`, and never starts the others."""

    def __init__(self, error):
        self.error, self.futures = error, []

    def submit(self, _fn, /, *_args, **_kwargs):
        future = Future()
        if not self.futures:
            future.set_exception(self.error)
        self.futures.append(future)
        return future


def test_the_seed_determines_the_result(monkeypatch):
    """The result is the same for every executor, and however the run is split into tasks."""
    expected = simulate(CONDITION, MEASURES, 55, seed=5)
    assert expected == simulate(CONDITION, MEASURES, 55, ImmediateExecutor(), seed=5)
    with ThreadPoolExecutor(3) as threads:
        assert expected == simulate(CONDITION, MEASURES, 55, threads, seed=5)
    monkeypatch.setattr(run, "TASKS", 1)
    assert expected == simulate(CONDITION, MEASURES, 55, ImmediateExecutor(), seed=5)
    assert expected != simulate(CONDITION, MEASURES, 55, seed=6)


def test_processes_give_the_same_answer():
    """Module functions are pickled by name, lambdas by cloudpickle."""
    expected = simulate(
        CONDITION & strong_south, [north_spades, lambda deal: losers(deal[Seat.N])], 60, seed=2
    )
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        actual = simulate(
            CONDITION & strong_south, [north_spades, lambda deal: losers(deal[Seat.N])], 60, pool, seed=2
        )
        assert expected == actual
        with pytest.raises(ZeroDivisionError):
            simulate(None, lambda _: 1 / 0, 60, pool)


def test_a_longer_run_begins_with_the_same_deals():
    """With the same seed the first deals are those of a shorter run."""
    short, long = [], []
    simulate(CONDITION, lambda deal: short.append(deal.number) or 0, 40, seed=5)
    simulate(CONDITION, lambda deal: long.append(deal.number) or 0, 75, seed=5)
    assert short == long[:40]
    assert 75 == len(set(long))


def test_without_a_seed_one_is_drawn_and_kept():
    first = simulate(CONDITION, north_spades, 30)
    assert first == simulate(CONDITION, north_spades, 30, seed=first.seed)
    assert first.seed != simulate(CONDITION, north_spades, 30).seed


def test_a_lambda_for_processes_without_cloudpickle(monkeypatch):
    """The error names the remedy."""
    monkeypatch.setattr(questions, "find_spec", lambda _: None)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        with pytest.raises(Unanswered, match="cloudpickle"):
            simulate(None, lambda _: 1, 30, pool)
        assert 30 == simulate(CONDITION, north_spades, 30, pool).deals


def test_processes_that_die():
    """If worker processes end early, the error says so."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool, pytest.raises(Unanswered) as caught:
        simulate(None, _die, 30, pool)
    assert "simulation.workers" == caught.value.code


def _die(_):
    os._exit(3)


@pytest.mark.parametrize("error", [ZeroDivisionError, KeyboardInterrupt])
def test_tasks_not_started_are_cancelled(error):
    """If a task fails, and on Ctrl-C, the other tasks are cancelled."""
    executor = FailingExecutor(error())
    with pytest.raises(error):
        simulate(None, north_spades, 500, executor)
    assert len(executor.futures) > 10
    assert all(future.cancelled() for future in executor.futures[1:])


def test_progress():
    """The callback gets the number of deals done and the total after each task."""
    reported = []
    for executor in (None, ImmediateExecutor()):
        reported.clear()
        simulate(None, north_spades, 130, executor, progress=lambda *steps: reported.append(steps))
        assert sorted(reported) == reported
        assert (130, 130) == reported[-1]
        assert len(reported) > 1


def test_names_of_measures():
    """A mapping gives the names; otherwise measures have their own, numbered if necessary."""
    several = [north_spades, lambda _: 1, lambda _: 2, tricks("NT", "N")]
    names = ["north_spades", "measure", "measure 2", "tricks('NT', 'N')"]
    assert names == list(simulate(None, several, 3).answers)
    assert ["spades", "made", "tricks"] == list(simulate(None, MEASURES, 3).answers)
    found = simulate(hand("W", holds="AKQJ.AKQ.AKQ.AKQ"), leads("3NT by S"), 2)
    assert "leads('3NT by S'): SA" in found.answers
    assert found["leads('3NT by S'): SA"].mean == 13


def test_several_values_of_a_measure():
    """Each value is counted separately; None leaves the deal out."""

    def lengths(deal):
        spades, hearts, *_ = deal[Seat.N].lengths
        return {"spades": spades, "long": spades if spades > 4 else None, "hearts": hearts > 4}

    found = simulate(None, lengths, 50, seed=1)
    assert ["lengths: hearts", "lengths: long", "lengths: spades"] == sorted(found.answers)
    assert found["lengths: long"].low > 4
    assert found["lengths: long"].deals < 50 == found["lengths: spades"].deals


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: simulate(None, north_spades, 0), "option.value"),
        (lambda: simulate(None, north_spades, 2.5), "option.value"),
        (lambda: simulate(None, north_spades, 10, seed="x"), "option.value"),
        (lambda: simulate(None, north_spades, 10, tries=0), "option.value"),
        (lambda: simulate(None, [], 10), "measure.none"),
        (lambda: simulate(None, {"a": 5}, 10), "measure.function"),
        (lambda: simulate(None, lambda _: None, 10), "measure.nothing"),
        (lambda: simulate(None, lambda deal: deal, 10), "measure.value"),
        (lambda: simulate(lambda _: False, north_spades, 10, tries=20), "simulation.rare"),
        (lambda: simulate(hand("N", hcp="38+"), north_spades), "simulation.impossible"),
    ],
)
def test_invalid_arguments_of_simulate(call, code):
    """Each error has a code and a sentence."""
    with pytest.raises((BadOption, Unanswered)) as caught:
        call()
    assert code == caught.value.code
    assert code not in str(caught.value)


def test_an_error_in_a_measure_passes_through():
    """The author of a measure sees the original exception."""
    with pytest.raises(ZeroDivisionError):
        simulate(None, lambda _: 1 / 0, 10)
