"""`chelem system watch`: a system's file is examined at each change, and the difference is printed."""

import signal
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from threading import Event

from rich.console import Console
from watchfiles import Change, watch

from chelem.bots.convention_cards.loading import SUFFIX as CARD_SUFFIX
from chelem.bots.convention_cards.loading import load_system
from chelem.bots.systems.brief_words import say_call
from chelem.bots.systems.changes.examined_system import ExaminedSystem
from chelem.bots.systems.changes.system_change import ChangedCall, SystemChange
from chelem.bots.systems.examples import example_hands
from chelem.bots.systems.names import SUFFIX as SYSTEM_SUFFIX
from chelem.cli.shared.colour import coloured
from chelem.cli.shared.uncollected import uncollected
from chelem.core import ParseError
from chelem.i18n import Fact, say
from chelem.text import print_call, print_hand_line

_MOST_CALLS = 12
"""The most changed calls of a kind that are printed."""
_HANDS = 5
"""The hands that are dealt for the first of them."""


def watched_file(name: str) -> Path:
    """Return the file that is named; `ParseError` for a system of the program, which does not change."""
    path = Path(name)
    if path.suffix not in (SYSTEM_SUFFIX, CARD_SUFFIX):
        raise ParseError("system.watch-file", name=name)
    return path


class SystemWatcher:
    """A file that somebody is writing: the last state without an error, and what is printed about it."""

    def __init__(self, file: Path, style: str, auctions: int, seed: int, language: str) -> None:
        self._file, self._style, self._language = file, style, language
        self._drawn = auctions, seed
        self._console = Console(highlight=False, soft_wrap=True)
        self._state: ExaminedSystem | None = None

    def run(self) -> None:
        """Examine the file now and after each change, until the keyboard interrupts."""
        stop = Event()

        def interrupt(*_: object) -> None:
            stop.set()  # the exception alone may get lost, in a function that the garbage collector calls
            raise KeyboardInterrupt

        before = signal.signal(signal.SIGINT, interrupt)
        try:
            for number, changes in enumerate(_changes_beside(self._file, stop)):
                if changes or not number:
                    self.examine()
        except KeyboardInterrupt:
            pass
        finally:
            signal.signal(signal.SIGINT, before)
        self._print("system.watch-ended", {})

    def examine(self) -> None:
        """Read the file and print what is different; with an error in it the last state stays."""
        try:
            system = load_system(self._file, self._style)
        except ParseError as error:
            self._print(error.code, error.facts, style="red")
            return
        except OSError as error:
            self._print("system.watch-unreadable", {"reason": error.strerror or str(error)}, style="red")
            return
        before = self._state
        with uncollected():
            now = ExaminedSystem.of(system, *self._drawn, before=before)
        self._state = now
        if before is None:
            self._print_findings(now)
        else:
            self._print_change(SystemChange.between(before, now))
        facts: dict[str, Fact] = {"name": system.name, "points": now.points, "faults": len(list(now.faults))}
        self._print("system.watch-examined", facts, style="bold")

    def _print(self, code: str, facts: dict[str, Fact], style: str = "") -> None:
        self._console.print(coloured(say(code, facts, self._language)), style=style)
        self._console.file.flush()

    def _print_findings(self, state: ExaminedSystem) -> None:
        for finding in state.findings:
            self._console.print(coloured(finding.say(self._language)), style=_colour(fault=finding.fault))

    def _print_change(self, change: SystemChange) -> None:
        for finding in change.came:
            facts: dict[str, Fact] = {"text": finding.say(self._language)}
            self._print("system.watch-new", facts, style=_colour(fault=finding.fault))
        for finding in change.went:
            self._print("system.watch-mended", {"text": finding.say(self._language)}, style="green")
        self._print_calls("system.watch-calls", change.written)
        self._print_calls("system.watch-consequences", change.in_consequence)
        if change.written:
            self._print_hands(change.written[0])
        if not (change.came or change.went or change.calls):
            self._print("system.watch-same", {})

    def _print_calls(self, heading: str, calls: tuple[ChangedCall, ...]) -> None:
        if not calls:
            return
        self._print(heading, {"calls": len(calls)}, style="bold")
        for changed in calls[:_MOST_CALLS]:
            call = changed.made.call
            meaning = say_call(changed.now, call, self._language)
            self._console.print(coloured(f"  {self._auction(changed)}  {meaning}"))

    def _auction(self, changed: ChangedCall) -> str:
        calls = (*changed.made.before, changed.made.call)
        return " ".join(print_call(call, self._language) for call in calls)

    def _print_hands(self, changed: ChangedCall) -> None:
        after = changed.now.after(changed.made.call)
        hands = list(islice(example_hands(after, changed.now.auction.me), _HANDS))
        self._print("system.watch-hands", {"auction": self._auction(changed)}, style="bold")
        for hand in hands:
            self._console.print(coloured(f"  {print_hand_line(hand, self._language)}"))
        if not hands:
            self._print("system.no-hands", {})


def _colour(*, fault: bool) -> str:
    return "red" if fault else "yellow"


def _changes_beside(file: Path, stop: Event) -> Iterator[set[tuple[Change, str]]]:
    """Yield changes of systems and cards in the folder of a file, which may include them; first none or some.

    With the first, the folder is being watched: no change is lost from then on.
    """
    return watch(
        file.absolute().parent,
        watch_filter=lambda _, path: path.endswith((SYSTEM_SUFFIX, CARD_SUFFIX)),
        stop_event=stop,
        recursive=False,
        raise_interrupt=False,
        yield_on_timeout=True,
        rust_timeout=200,
        step=50,
        debounce=400,
    )
