"""Systems that anybody may send: of a limited size, made of their text and the program's files alone."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache, wraps
from typing import ParamSpec, TypeVar

from chelem.bots.configuration import DEFAULT_SYSTEM
from chelem.bots.systems import syntax
from chelem.bots.systems.names import SUFFIX, known_headings
from chelem.bots.systems.own.own_text import MAIN, MOST_DEEP, OwnText
from chelem.bots.systems.parsing import parse_system
from chelem.bots.systems.system import System
from chelem.core import ParseError

MOST_INCLUDES = 100
"""The files that are read in all; a system of the program has about fifty."""
MOST_RULES = 6000
"""The rules in all; a system of the program has about 4500."""
_LONG_NUMBER = re.compile(r'^(?P<before>(?:[^#"\n]|"[^"\n]*")*?)(?P<number>\d{5})', re.MULTILINE)
"""A number, not in a comment or a title, that is greater than all of which there is anything to count."""
T = TypeVar("T")
P = ParamSpec("P")


def refusing_depth(work: Callable[P, T]) -> Callable[P, T]:
    """Let a function raise `ParseError` where a text nests phrases too deeply for it."""

    @wraps(work)
    def try_to_work(*arguments: P.args, **named: P.kwargs) -> T:
        try:
            return work(*arguments, **named)
        except RecursionError:
            raise ParseError("own-system.deep") from None

    return try_to_work


def read_own_system(text: str) -> System:
    """Read a system that somebody sent; `ParseError` for a fault in it, or if it is too large.

    A place in it is named by the file with its own line: `main` for the text itself.
    """
    return system_of_own(OwnText.parse(text))


@refusing_depth
def system_of_own(own: OwnText) -> System:
    """Return the system of a text; `ParseError` where there is a fault in it, with the file and the line."""
    if not own.name:
        raise ParseError("own-system.name")
    return System(list(_within_limits(_statements(own, MAIN, 0))))


def base_of(own: OwnText) -> str:
    """Return the system of the program that it is compared with: the one with which it began."""
    return own.name if own.name in known_headings() else DEFAULT_SYSTEM


@lru_cache(maxsize=256)
def title_of_own(text: str) -> str:
    """Return the title of a text that was read before."""
    return OwnText.parse(text).title


@lru_cache(maxsize=128)
def _parsed(text: str, file: str) -> syntax.SystemText:
    """Parse a file once: the states of a system that somebody changes share most of their files."""
    if found := _LONG_NUMBER.search(text):
        place = syntax.SourcePlace(file, text.count("\n", 0, found.end()) + 1, len(found["before"]) + 1)
        raise ParseError("system.number", at=place, text=found["number"])
    return parse_system(text, file)


def _statements(own: OwnText, name: str, depth: int) -> Iterator[syntax.SystemStatement]:
    text = own.file(name) or ""
    own_file = f"{own.name}{SUFFIX}"
    for statement in _parsed(text, own_file if name == MAIN else name).statements:
        if not isinstance(statement, syntax.Include):
            yield statement
            continue
        if own.file(statement.file) is None or statement.file == MAIN or depth >= MOST_DEEP:
            raise ParseError("system.include", at=statement.place, name=statement.file)
        yield statement
        yield from _statements(own, statement.file, depth + 1)


def _within_limits(statements: Iterator[syntax.SystemStatement]) -> Iterator[syntax.SystemStatement]:
    """Yield the statements without those that include files; `ParseError` if there are too many."""
    includes = rules = 0
    for statement in statements:
        if isinstance(statement, syntax.Include):
            includes += 1
        else:
            rules += len(statement.rules) if isinstance(statement, syntax.SectionText) else 1
            yield statement
        if includes > MOST_INCLUDES or rules > MOST_RULES:
            raise ParseError("own-system.large", files=MOST_INCLUDES, rules=MOST_RULES)
