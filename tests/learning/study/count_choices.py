"""Count what pages of conventions have: `python -m tests.learning.study.count_choices NAME…`.

Each choice of a line of the card that is about bidding has a page with five hands and questions, unless it
does not go together with what the system plays.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from rich.console import Console

from chelem.bots.convention_cards.leads import BOX
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.system import System
from chelem.core.errors import ParseError, Unknown
from chelem.learning.study.agreement_study import choice_question, study_choice

EXAMPLES = 5
QUESTIONS = (1, 2, 3)
"""Seeds of which each has to give a question."""


def choices_of(name: str) -> Iterator[tuple[str, str]]:
    """Yield the agreements of a system about bidding, with each choice that goes together with its others."""
    system = System.load(name)
    for agreement in system.agreements.values():
        for choice in agreement.choices if agreement.box != BOX else ():
            if not is_forbidden(name, agreement.name, choice.name):
                yield agreement.name, choice.name


def is_forbidden(name: str, agreement: str, choice: str) -> bool:
    """Return whether a choice does not go together with what the system plays."""
    try:
        System.load(name, "", {agreement: choice})
    except ParseError as error:
        return error.code == "card-file.forbidden"
    return False


def lacks(name: str, agreement: str, choice: str) -> str:
    """Return what the page of a choice lacks; nothing if it is whole."""
    hands = len(study_choice(name, agreement, choice, "en")["examples"])
    asked = 0
    for seed in QUESTIONS:
        try:
            choice_question(name, agreement, choice, seed, "en")
        except Unknown:
            continue
        asked += 1
    if hands == EXAMPLES and asked == len(QUESTIONS):
        return ""
    return f"{name} {agreement}={choice}: {hands} hands, {asked} questions"


def main() -> int:
    """Print the choices whose pages are not whole; 1 if there is one."""
    parser = argparse.ArgumentParser(description="Counts what pages of conventions have.")
    parser.add_argument("names", nargs="*", default=known_systems(), help="systems of the program")
    parser.add_argument("--jobs", type=int, default=None, help="the number of processes")
    options = parser.parse_args()
    console, faults = Console(soft_wrap=True, highlight=False), 0
    with ProcessPoolExecutor(options.jobs) as pool:
        for name in options.names:
            agreements, choices = zip(*choices_of(name), strict=True)
            found = [*pool.map(lacks, repeat(name), agreements, choices)]
            lacking = [lack for lack in found if lack]
            for lack in lacking:
                console.print(lack)
            faults += len(lacking)
            console.print(f"{name}: {len(found) - len(lacking)} of {len(found)} pages are whole")
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
