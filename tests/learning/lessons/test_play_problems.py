"""The problems of play: each is solved by its recommended card, lost by the natural one, and fair."""

import pytest

from chelem.core.cards import Card
from chelem.core.deals import Deal
from chelem.core.errors import Refused, Unknown
from chelem.i18n import say
from chelem.learning.lessons.play_problem import PROBLEM_LEVELS, problem_numbers, read_problem
from chelem.learning.lessons.problem_layouts import deal_layouts, key_position, odds_of
from chelem.learning.lessons.problem_play import keeping_cards, opponents_card, progress_after
from chelem.phases.auction import Auction

LAYOUTS = 12
"""The layouts dealt for each problem here; `make play-problems` deals 200."""
NOISE = 0.17
"""Two layouts of twelve."""
every_problem = pytest.mark.parametrize("number", problem_numbers())


def after_best_play(number):
    """Return a problem played to the end by a learner who always keeps the goal."""
    problem = read_problem(number)
    progress = progress_after(problem)
    while progress.position.turn is not None:
        keeping = keeping_cards(problem, progress.position)
        right = [card for card in keeping if card in problem.key.right]
        played = [each.card for each in progress.position.history[1:]]
        progress = progress_after(problem, [*played, (right or keeping)[0]])
    return problem, progress


def test_there_are_ten_problems_at_each_level_and_three_in_defence():
    """They are numbered from the easiest level to the hardest."""
    problems = [read_problem(number) for number in problem_numbers()]
    assert [level for level in PROBLEM_LEVELS for _ in range(10)] == [each.level for each in problems]
    assert list(range(1, 31)) == [each.number for each in problems]
    assert sum(each.defends for each in problems) >= 3


@every_problem
def test_the_auction_ends_in_the_contract(number):
    """The calls are legal, and declarer is who bid the strain first."""
    problem = read_problem(number)
    auction = Auction(problem.dealer.clockwise())
    for call in problem.calls:
        auction.check(call, None)
        auction = auction.after(call)
    assert auction.over
    assert problem.contract == auction.contract()
    assert Deal.of(*problem.start.hands)


@every_problem
def test_the_goal_is_within_reach_up_to_the_moment_that_decides(number):
    """After the lead and each later card, so that nothing is decided before."""
    problem, position = read_problem(number), read_problem(number).start
    for card in problem.key.after[1:]:
        position = position.after((card,))
    assert problem.start.tricks_of(problem.side) >= problem.goal
    assert position.turn is not None
    assert problem.plays(position.turn)


@every_problem
def test_the_right_card_keeps_the_goal_and_the_natural_one_loses_it(number):
    """Double dummy, at the moment that decides."""
    problem = read_problem(number)
    keeping = set(keeping_cards(problem, key_position(problem)))
    assert problem.key.right
    assert problem.key.wrong
    assert problem.key.right <= keeping
    assert not problem.key.wrong & keeping


@every_problem
def test_the_right_card_can_be_found_without_seeing_the_other_hands(number):
    """In layouts that fit the auction, the lead and the cards so far, it is as good as any other card."""
    problem = read_problem(number)
    odds = odds_of(problem, deal_layouts(problem, LAYOUTS, number))
    worst = min(odds[card] for card in problem.key.right)
    assert worst >= max(odds[card] for card in problem.key.wrong)
    assert worst >= max(odds.values()) - NOISE


@pytest.mark.parametrize("number", problem_numbers()[::6])
def test_a_learner_who_keeps_the_goal_reaches_it(number):
    """Whatever the best opponents play."""
    problem, progress = after_best_play(number)
    assert progress.lost_at is None
    assert progress.position.play.taken(problem.side) >= problem.goal


@every_problem
def test_the_others_play_up_to_the_moment_that_decides(number):
    """Who plays the learner's cards of the problem meets its key moment."""
    problem = read_problem(number)
    position = problem.start
    for card in problem.key.after[1:]:
        if not problem.plays(position.turn):
            assert card == opponents_card(problem, position)
        position = position.after((card,))


@pytest.mark.parametrize("number", [1, 9, 13, 27])
def test_the_card_that_loses_is_named_with_a_better_one(number):
    """At the moment that decides, and not again for later cards."""
    problem = read_problem(number)
    wrong = min(problem.key.wrong)
    progress = progress_after(problem, [*problem.key.after[1:], wrong])
    assert len(problem.key.after) == progress.lost_at
    assert problem.key.right & set(progress.better)


def test_the_same_cards_are_answered_alike():
    """The opponents draw nothing by lot."""
    problem = read_problem(1)
    first = progress_after(problem, [Card.parse("H5")])
    assert first == progress_after(problem, [Card.parse("H5")])
    assert opponents_card(problem, problem.start.after([Card.parse("H5")])) == first.position.history[2].card


@every_problem
@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_problem_has_its_words(number, language):
    """A hint, a solution and the name of its theme."""
    problem = read_problem(number)
    assert set(problem.words[language]) == {"hint", "solution"}
    assert all(problem.words[language].values())
    assert "problem-theme" not in say(f"problem-theme-{problem.theme}", {}, language)


def test_what_is_not_a_problem_or_not_legal_is_refused():
    """No number is used as a path; cards follow suit."""
    for number in (0, 31, -1):
        with pytest.raises(Unknown):
            read_problem(number)
    with pytest.raises(Refused) as refused:
        progress_after(read_problem(1), [Card.parse("SK")])
    assert "card_play.follow" == refused.value.code
