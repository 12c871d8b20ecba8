"""From which texts a system comes, where it differs from them, and what is wrong with its citations."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from chelem.bots.systems import syntax
from chelem.bots.systems.names import SUFFIX, known_systems, packaged_text
from chelem.core import ParseError

_DECLARED = re.compile(r"^text ([a-z0-9-]+) ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class SystemDeviation:
    """Where a system knowingly differs from a text that it declares, and in which chapter."""

    text: str
    sentence: syntax.Titles
    chapter: syntax.Titles
    place: syntax.SourcePlace


@dataclass(frozen=True, slots=True)
class CitationFault:
    """What is wrong with a citation: a message code, where, and the name of the text."""

    code: str
    place: syntax.SourcePlace
    name: str


def deviations_of(
    statements: Iterable[syntax.SystemStatement],
    texts: Mapping[str, syntax.DeclaredText],
    options: Mapping[str, int],
) -> Iterator[SystemDeviation]:
    """Yield the deviations from the texts that a system declares."""
    chapter = syntax.Titles("")
    for statement in statements:
        match statement:
            case syntax.Chapter(titles):
                chapter = titles
            case syntax.Deviation(text, sentence, option, place) if text in texts:
                if option and option not in options:
                    raise ParseError("system.option", at=place, name=option)
                if not option or options[option]:
                    yield SystemDeviation(text, sentence, chapter, place)
            case _:
                pass


def faults_of_citations(
    statements: Iterable[syntax.SystemStatement], texts: Mapping[str, syntax.DeclaredText], own: str
) -> Iterator[CitationFault]:
    """Yield texts that are cited and never declared, and those that are declared and never cited.

    A shared file may cite what some other system declares; the file of the system itself may not.
    """
    uncited = dict(texts)
    for name, place in _named(statements):
        uncited.pop(name, None)
        shared = place.file.rpartition("/")[2] != f"{own}{SUFFIX}"
        if name not in texts and not (shared and name in _known_texts()):
            yield CitationFault("system.text-undeclared", place, name)
    for text in uncited.values():
        yield CitationFault("system.text-uncited", text.place, text.name)


def _named(statements: Iterable[syntax.SystemStatement]) -> Iterator[tuple[str, syntax.SourcePlace]]:
    """Yield the texts that are cited or differed from, and where."""
    for statement in statements:
        match statement:
            case syntax.Cites(citations):
                yield from ((citation.text, citation.place) for citation in citations)
            case syntax.Deviation(text, place=place):
                yield text, place
            case _:
                pass


@cache
def _known_texts() -> frozenset[str]:
    """The names of the texts that any system of the program declares."""
    files = (packaged_text(f"{name}{SUFFIX}") or "" for name in known_systems())
    return frozenset(name for file in files for name in _DECLARED.findall(file))
