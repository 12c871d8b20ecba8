"""Prints how often a bidder agrees with the bidding problems of tests/bots/problems, by chapter.

`python tools/problems.py --bot sayc --system sayc`; `--chapter NAME` (several) limits the chapters,
`--every N` asks every Nth problem, `--verbose` lists those in which the bidder disagrees. `--bot normal:sayc`
asks a bot that judges by simulation. `--conventions` counts the forcing calls of conventions.txt that it
passes instead, on 50 hands each.
"""

import argparse
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from chelem.arena.questions.asked_board import AskedBoard, read_contract_call
from chelem.arena.questions.bots_asked import bot_asked
from chelem.arena.questions.call_question import CallQuestion, answer_call_question
from chelem.bots.configuration import Configuration
from chelem.bots.payoff import BoardScoring
from chelem.bots.systems.bidder import setting_for
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.points import point_after
from chelem.bots.systems.system import System
from chelem.core.calls import Call
from chelem.core.errors import ChelemError
from chelem.core.hands import Hand
from chelem.engine.setting import Setting

ROOT = Path(__file__).parents[1]
Bidder = Callable[[Setting, tuple[Call, ...], Hand, frozenset[Call]], Call]


def by_system(name: str) -> Bidder:
    """Return a bidder by a system of the program."""
    system = System.load(name)

    def bid(setting: Setting, calls: tuple[Call, ...], hand: Hand, legal: frozenset[Call]) -> Call:
        point = point_after(system, setting_for(setting.dealer, setting.vulnerable), calls)
        return point.choose(hand, legal)

    return bid


def by_configuration(configuration: Configuration) -> Bidder:
    """Return a bidder by bots of a configuration, which may judge by simulation."""

    def bid(setting: Setting, calls: tuple[Call, ...], hand: Hand, _legal: frozenset[Call]) -> Call:
        made = tuple(read_contract_call(str(each)) for each in calls)
        board = AskedBoard(setting.dealer, setting.vulnerable, made, configuration)
        return read_contract_call(answer_call_question(CallQuestion(hand, board), seed=0)["call"])

    return bid


HANDS = 50
"""Hands on which partner is asked after each convention."""


def main() -> int:
    """Measure and print; 2 if a chapter does not exist."""
    sys.path.insert(0, str(ROOT))
    from tests.bots import conventions, problems  # noqa: PLC0415 - the tests' readers, found from the root

    options = _options(problems.SYSTEMS)
    bot = options.bot
    bidder = by_system(bot) if isinstance(bot, str) else by_configuration(bot)
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
    numbered = count()
    by_chapter = {
        chapter: list(
            problems.answers([each for each in asked if not next(numbered) % options.every], bidder)
        )
        for chapter, asked in chapters.items()
    }
    return _print(options, {chapter: answers for chapter, answers in by_chapter.items() if answers})


def _print(options: argparse.Namespace, by_chapter: dict[str, list[Any]]) -> int:
    if options.verbose:
        for chapter, answers in by_chapter.items():
            for answer in answers:
                if not answer.agrees:
                    print(f"{chapter}:{answer.problem.line}  {answer.problem}  not {answer.call}")
    Console().print(_table(str(options.bot), by_chapter))
    return 0


def _read_bot(text: str) -> str | Configuration:
    """Read the name of a system, or a configuration of bots."""
    if text in known_systems():
        return text
    try:
        configuration = Configuration.parse(text)
        bot_asked(configuration, BoardScoring.IMPS, seed=0)
    except ChelemError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return configuration


def _options(systems: tuple[str, ...]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compares a bidder's calls with bidding problems.")
    parser.add_argument("--system", default="sayc", choices=systems, help="the system of the problems")
    parser.add_argument(
        "--bot",
        default="sayc",
        type=_read_bot,
        help="a system, or bots such as normal:sayc that judge as well",
    )
    parser.add_argument("--chapter", action="append", metavar="NAME", help="only this chapter (repeatable)")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="ask every Nth problem")
    parser.add_argument("--conventions", action="store_true", help="forcing calls passed, not problems")
    parser.add_argument("--verbose", action="store_true", help="list the problems in which it disagrees")
    options = parser.parse_args()
    if options.every < 1:
        parser.error("--every must be at least 1")
    return options


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
