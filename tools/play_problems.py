"""Composes and checks the problems of play of src/chelem/learning/lessons/problems.

`python tools/play_problems.py find SKETCH.toml` completes the hands of a sketch, a problem whose unseen hands
are `-`: it deals layouts that fit `hidden` and the lead, lets the best opponents answer where `key.after` has
a dot, and prints those layouts in which the right card is needed, with how often each card keeps the goal.
`check [NUMBER…]` prints the same odds for the problems that are there (`--layouts N`, 200 unless stated), and
fails unless the right cards are the best, and certain or clearly better than the natural wrong ones.
"""

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from chelem.core.cards import Card
from chelem.core.deals import Deal
from chelem.core.errors import ChelemError
from chelem.learning.lessons.play_problem import PlayProblem, problem_numbers, problem_of, read_problem
from chelem.learning.lessons.problem_layouts import deal_layouts, key_position, odds_of
from chelem.learning.lessons.problem_play import keeping_cards, opponents_card

CLEAR = 0.1
"""How much more often a right card must keep the goal than a natural wrong one, unless it always does."""


def find(facts: Mapping[str, Any], layouts: int, wanted: int) -> None:
    """Print the best layouts for a sketch, those in which fewest cards keep the goal, with their odds."""
    cards = facts["key"]["after"].split()
    lead = problem_of(0, {**facts, "key": {**facts["key"], "after": cards[0]}})
    found = []
    faults = Counter[str]()
    for hands in deal_layouts(lead, layouts, 1):
        dealt = {**facts, "hands": str(Deal.of(*hands))}
        try:
            after = answered(problem_of(0, {**dealt, "key": {**facts["key"], "after": cards[0]}}), cards)
            problem = problem_of(0, {**dealt, "key": {**facts["key"], "after": after}})
            fault = fault_of(problem)
        except (ChelemError, ValueError) as error:
            fault = f"{type(error).__name__} {error.args}"
        faults[fault] += 1
        if not fault:
            found.append((len(keeping_cards(problem, key_position(problem))), problem, str(dealt["hands"])))
    print(dict(faults))
    found.sort(key=lambda each: each[0])
    for kept, problem, deal in found[:wanted]:
        print(kept, deal)
        print("   after", *problem.key.after)
        print_odds(problem, odds_of(problem, deal_layouts(problem, 100, 2)))


def answered(problem: PlayProblem, cards: Sequence[str]) -> str:
    """Return the cards of a sketch with the others' answers in place of each dot."""
    position = problem.start
    for name in cards[1:]:
        card = opponents_card(problem, position) if name == "." else Card.parse(name)
        position = position.after((card,))
    return " ".join(str(played.card) for played in position.history)


def fault_of(problem: PlayProblem) -> str:
    """Return why a deal is no problem; empty if the right cards keep the goal and the wrong ones do not."""
    if problem.start.tricks_of(problem.side) < problem.goal:
        return "out of reach after the lead"
    keeping = set(keeping_cards(problem, key_position(problem)))
    if not problem.key.right <= keeping:
        return "a right card loses"
    return "a wrong card keeps the goal" if problem.key.wrong & keeping else ""


def check(problem: PlayProblem, layouts: int) -> bool:
    """Print the odds of a problem; return whether its right cards are clearly the best."""
    odds = odds_of(problem, deal_layouts(problem, layouts, problem.number))
    print_odds(problem, odds)
    worst = min(odds[card] for card in problem.key.right)
    natural = max(odds[card] for card in problem.key.wrong)
    fault = fault_of(problem)
    if not fault and worst < max(odds.values()):
        fault = "the right card is not the best"
    if not fault and worst - natural < (CLEAR if worst < 1 else 1 / layouts):
        fault = "the right card is not clearly better"
    if fault:
        print(f"problem {problem.number}: {fault}")
    return not fault


def print_odds(problem: PlayProblem, odds: Mapping[Card, float]) -> None:
    """Print how often each card of the key moment keeps the goal."""
    marks = dict.fromkeys(problem.key.right, "+") | dict.fromkeys(problem.key.wrong, "-")
    ranked = sorted(odds, key=lambda card: -odds[card])
    shares = (f"{marks.get(card, '')}{card} {odds[card]:.0%}" for card in ranked)
    print(problem.number, problem.theme, *shares)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("command", choices=["find", "check"])
    parser.add_argument("names", nargs="*", help="sketches to complete, or numbers of problems to check")
    parser.add_argument("--layouts", type=int, default=200)
    parser.add_argument("--wanted", type=int, default=3, help="how many layouts are printed")
    asked = parser.parse_args()
    if asked.command == "find":
        for name in asked.names:
            print(name)
            find(tomllib.loads(Path(name).read_text(encoding="utf-8")), asked.layouts, asked.wanted)
        return 0
    numbers = map(int, asked.names) if asked.names else problem_numbers()
    passed = [check(read_problem(number), asked.layouts) for number in numbers]
    return int(not all(passed))


if __name__ == "__main__":
    sys.exit(main())
