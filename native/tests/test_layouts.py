"""`score_cards` answers for many layouts at once what `solve_cards` answers for each of them."""

import random
import time
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alarm import Alarm, alarm
from chelem_dd import reference, score_cards, solve_cards
from dealing import HARD, Position, examples, layouts, position, positions, seeds

UNSEEN = ["N:AQ... K... 4... 5...", "N:AQ... 9... 4... 5...", "N:AQ... .2.. 4... 5..."]
ENDING = ("NT", "E", "S2 S3 SJ")


def rows(p: Position, deals: list[tuple[int, ...]], **options) -> list[dict[str, int]]:
    """The tricks of each card in each layout, in the form of `solve_cards`."""
    scores = score_cards(deals, *p.arguments[1:], **options)
    assert len(deals) == len(scores)
    columns = [scores.tricks_of(card) for card in scores.cards]
    return [dict(zip(scores.cards, row, strict=True)) for row in zip(*columns, strict=True)]


@pytest.mark.parametrize("seed", seeds(4, 10))
@pytest.mark.parametrize("known", [1, 2, 3])
def test_each_layout_gets_the_answer_of_solve_cards(known: int, seed: int) -> None:
    """However many of the hands are the same, at the start of a trick and within it, with any threads."""
    rng = random.Random(f"layouts {known} {seed}")
    for size in (2, 5, 8, rng.randint(9, 13)):
        p = position(rng, size)
        deals = layouts(rng, p, rng.randint(1, 40 if size < 9 else 12), known)
        expected = [solve_cards(hands, *p.arguments[1:]) for hands in deals]
        for threads in (1, 2, 5):
            assert expected == rows(p, deals, threads=threads), str(p)


@pytest.mark.parametrize("seed", seeds(4, 10))
def test_each_layout_gets_the_answer_of_the_reference(seed: int) -> None:
    rng = random.Random(f"reference {seed}")
    p = position(rng, rng.randint(1, 4))
    deals = layouts(rng, p, 12, 1)
    assert [reference.solve_cards(hands, *p.arguments[1:]) for hands in deals] == rows(p, deals)


@given(positions(9), st.randoms(use_true_random=False), st.data())
@settings(max_examples=examples(40, 100), deadline=None)
def test_equal_values_are_not_told_apart(p: Position, rng: random.Random, data: st.DataObject) -> None:
    """The tricks are the fewest of a run of equal values, whatever the number of threads."""
    values = data.draw(st.lists(st.sampled_from([0, 1, 2.5]), min_size=p.left + 1, max_size=14))
    deals = layouts(rng, p, 17, 2)
    fewest = [
        max([0, *(n for n in range(1, most + 1) if values[n] != values[n - 1])])
        for most in range(14)
        if most < len(values)
    ]
    expected = [{card: fewest[tricks] for card, tricks in row.items()} for row in rows(p, deals)]
    for threads in (1, 2):
        assert expected == rows(p, deals, values=values, threads=threads)


@given(positions(7), st.randoms(use_true_random=False))
@settings(max_examples=examples(20, 50), deadline=None)
def test_means_are_those_of_the_values(p: Position, rng: random.Random) -> None:
    """Of all layouts alike, or by weight; without values, they are means of tricks."""
    deals = layouts(rng, p, 9, 2)
    values = [rng.randint(-500, 500) for _ in range(14)]
    weights = [rng.randint(0, 3) for _ in deals[1:]] + [1]
    single = [solve_cards(hands, *p.arguments[1:]) for hands in deals]
    scores = score_cards(deals, *p.arguments[1:], values=values)
    for card, mean in scores.means().items():
        assert mean == pytest.approx(sum(values[row[card]] for row in single) / len(deals))
    for card, mean in scores.means(weights).items():
        total = sum(weight * values[row[card]] for weight, row in zip(weights, single, strict=True))
        assert mean == pytest.approx(total / sum(weights))
    for card, mean in score_cards(deals, *p.arguments[1:]).means().items():
        assert mean == pytest.approx(sum(row[card] for row in single) / len(deals))


def test_a_share_of_layouts_in_which_a_contract_is_made() -> None:
    assert {"SA": 2 / 3, "SQ": 1.0} == score_cards(UNSEEN, *ENDING, values=[0, 0, 1]).means()


def test_tricks_are_bytes_by_layout_and_card() -> None:
    scores = score_cards(iter(UNSEEN), *ENDING)
    assert (("SA", "SQ"), bytes([1, 2, 2, 2, 2, 2]), 3) == (scores.cards, scores.tricks, len(scores))
    with pytest.raises(KeyError):
        scores.tricks_of("S2")


BOUNDS = "values are 3 to 14 numbers, from 0 tricks up, not"
OTHER_HAND = "North, who is to play, holds other cards in layout 2 than in the first"
TOO_MANY = "East, who has played to the trick, holds 2 cards and North 2: it must hold one fewer"
FAULTS = [
    (ValueError, "there are no layouts", [], {}),
    (TypeError, "score_cards takes an iterable of layouts, not one deal", UNSEEN[0], {}),
    (ValueError, f"{BOUNDS} 2", UNSEEN, {"values": [0, 1]}),
    (ValueError, f"{BOUNDS} 15", UNSEEN, {"values": range(15)}),
    (ValueError, f"{BOUNDS} 0", UNSEEN, {"values": []}),
    (ValueError, OTHER_HAND, [UNSEEN[0], "N:A7... K... 4... 5..."], {}),
    (ValueError, TOO_MANY, ["N:AQ... K9... 4... 5..."], {}),
    (ValueError, "threads must be 1 to 256", UNSEEN, {"threads": 0}),
]


@pytest.mark.parametrize(("error", "sentence", "deals", "options"), FAULTS)
def test_an_invalid_question(error: type[Exception], sentence: str, deals, options) -> None:
    with pytest.raises(error, match=f"^{sentence}$"):
        score_cards(deals, *ENDING, **options)


@pytest.mark.parametrize("weights", [[1, 2], [1, 2, 3, 4], [0, 0, 0]])
def test_invalid_weights(weights: list[float]) -> None:
    with pytest.raises(ValueError, match="weights are 3 numbers, one for each layout, with a positive sum"):
        score_cards(UNSEEN, *ENDING).means(weights)


@pytest.mark.parametrize(("threads", "count"), list(product([1, 2], [1, 40])))
def test_a_signal_ends_it_soon(threads: int, count: int) -> None:
    begun = time.monotonic()
    with alarm(0.2), pytest.raises(Alarm):
        score_cards([HARD] * count, "NT", "N", threads=threads, memory=8)
    assert time.monotonic() - begun < 2.2  # as in test_threads.py
    assert 3 == len(score_cards(UNSEEN, *ENDING, threads=threads))
