"""Prints how often a bidder agrees with the bidding problems of tests/bots/problems, by chapter.

`python tools/problems.py --bot sayc --system sayc`; `--chapter NAME` (several) limits the chapters,
`--verbose` lists the problems in which the bidder disagrees. `--conventions` counts the forcing calls of
conventions.txt that it passes instead, on 50 hands each.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from chelem.bots.systems.bidder import setting_for
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.points import point_after
from chelem.bots.systems.system import System
from chelem.core.calls import Call
from chelem.core.hands import Hand
from chelem.engine.setting import Setting

ROOT = Path(__file__).parents[1]


def by_system(name: str) -> Callable[[Setting, tuple[Call, ...], Hand, frozenset[Call]], Call]:
    """Return a bidder by a system of the program."""
    system = System.load(name)

    def bid(setting: Setting, calls: tuple[Call, ...], hand: Hand, legal: frozenset[Call]) -> Call:
        point = point_after(system, setting_for(setting.dealer, setting.vulnerable), calls)
        return point.choose(hand, legal)

    return bid


HANDS = 50
"""Hands on which partner is asked after each convention."""


def main() -> int:
    """Measure and print; 2 if a chapter does not exist."""
    sys.path.insert(0, str(ROOT))
    from tests.bots import conventions, problems  # noqa: PLC0415 - the tests' readers, found from the root

    options = _options(problems.SYSTEMS)
    bidder = by_system(options.bot)
    if options.conventions:
        by_name = {
            each.name: conventions.forced_answers(each, bidder, HANDS, seed=1)
            for each in conventions.read_conventions()
        }
        return _print(options, {name: found for name, found in by_name.items() if found})
    present = problems.chapters(options.system)
    chosen = options.chapter or present
    if unknown := [name for name in chosen if name not in present]:
        print(f"no such chapter in {options.system}: {', '.join(unknown)}", file=sys.stderr)
        return 2
    chapters = {chapter: problems.read_chapter(options.system, chapter) for chapter in chosen}
    return _print(
        options, {chapter: list(problems.answers(asked, bidder)) for chapter, asked in chapters.items()}
    )


def _print(options: argparse.Namespace, by_chapter: dict[str, list[Any]]) -> int:
    if options.verbose:
        for chapter, answers in by_chapter.items():
            for answer in answers:
                if not answer.agrees:
                    print(f"{chapter}:{answer.problem.line}  {answer.problem}  not {answer.call}")
    Console().print(_table(options.bot, by_chapter))
    return 0


def _options(systems: tuple[str, ...]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compares a bidder's calls with bidding problems.")
    parser.add_argument("--system", default="sayc", choices=systems, help="the system of the problems")
    parser.add_argument("--bot", default="sayc", choices=known_systems(), help="the bidder")
    parser.add_argument("--chapter", action="append", metavar="NAME", help="only this chapter (repeatable)")
    parser.add_argument("--conventions", action="store_true", help="forcing calls passed, not problems")
    parser.add_argument("--verbose", action="store_true", help="list the problems in which it disagrees")
    return parser.parse_args()


def _table(title: str, by_chapter: dict[str, list[Any]]) -> Table:
    table = Table("chapter", title=title, box=None, pad_edge=False)
    for head in ("problems", "agreed", "share"):
        table.add_column(head, justify="right")
    for chapter, answers in by_chapter.items():
        _add(table, chapter, answers)
    _add(table, "all", [answer for answers in by_chapter.values() for answer in answers], style="bold")
    return table


def _add(table: Table, name: str, answers: list[Any], style: str | None = None) -> None:
    agreed = sum(answer.agrees for answer in answers)
    share = f"{agreed / len(answers):.0%}" if answers else ""
    table.add_row(name, str(len(answers)), str(agreed), share, style=style)


if __name__ == "__main__":
    sys.exit(main())
