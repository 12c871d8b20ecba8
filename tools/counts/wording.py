"""Calques: phrases translated word by word from another language, by the list in calques.txt."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from counts.finding import Finding
from counts.source import Module, Project, comments, docstrings

_WEB_COMMENT = re.compile(r"(?<![:\"'`\w])//[ \t]*([^\n]*)|/\*\*?([\s\S]*?)\*/|<!--([\s\S]*?)-->")
_CODE = re.compile(r"`[^`]*`|\$\w+")
_BEFORE = re.compile(r"\(\?<![^()]*\)")
"""What must not stand before a phrase."""
_FENCED = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase to avoid and what to write instead."""

    pattern: re.Pattern[str]
    better: str
    sieve: re.Pattern[str]
    """What is also in any text with the phrase, in lower case. It is found in a sixth of the time: it begins
    with a letter, not with the boundary of a word, and has no other case."""

    @classmethod
    def of(cls, pattern: str, better: str) -> "Phrase":
        """Return the phrase of a regular expression."""
        sieve = _BEFORE.sub("", pattern).replace(r"\b", "").lower()
        return cls(re.compile(pattern, re.IGNORECASE), better, re.compile(sieve, re.MULTILINE))


Phrases = Mapping[str, tuple[Phrase, ...]]


def read_phrases(path: Path) -> Phrases:
    """The phrases of a file by section; `ValueError` for a line without a better phrase."""
    sections: dict[str, tuple[Phrase, ...]] = {}
    name = ""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.startswith("[") and line.endswith("]"):
            name = line[1:-1]
        elif line and not line.startswith("#"):
            pattern, _, better = line.partition("  ")
            if not better.strip():
                raise ValueError(f"{path.name}:{number}: a better phrase is missing")
            sections[name] = (*sections.get(name, ()), Phrase.of(pattern, better.strip()))
    return sections


def find_calques(project: Project, phrases: Phrases) -> Iterator[Finding]:
    """Docstrings, comments, documents, English messages and comments of the client that hold a calque."""
    idioms, terms, clauses = (phrases.get(name, ()) for name in ("idioms", "terms", "clauses"))
    for module in project.modules:
        texts = list(docstrings(module))
        yield from _matched("calques-docstrings", module.path, texts, idioms)
        yield from _matched("terms-docstrings", module.path, texts, terms)
        remarks = list(comments(project.root / module.path))
        yield from _matched("calques-comments", module.path, remarks, idioms)
        yield from _matched(
            "clauses-without-noun", module.path, [*_field_texts(module, texts), *remarks], clauses
        )
    for path in [*project.files("docs", ["md"]), *project.root.glob("*.md")]:
        if ".fr." not in path.name and "fr" not in path.parts:
            paragraphs = list(_paragraphs(path))
            yield from _matched("calques-documents", project.relative(path), paragraphs, idioms)
            yield from _matched("clauses-without-noun", project.relative(path), paragraphs, clauses)
    for path in project.files("src", ["ftl"]):
        if "en" in path.parts or path.stem == "en":
            yield from _matched("calques-sentences", project.relative(path), _lines(path), idioms)
    for path in project.files("web", ["ts", "svelte", "css"]):
        remarks = list(_web_comments(path))
        yield from _matched("calques-web-comments", project.relative(path), remarks, idioms)
        yield from _matched("clauses-without-noun", project.relative(path), remarks, clauses)


def _matched(
    count: str, path: str, texts: Iterable[tuple[int, str]], phrases: tuple[Phrase, ...]
) -> Iterator[Finding]:
    prose = [(line, text, _CODE.sub("`…`", text)) for line, text in texts]
    # Most phrases are nowhere in a file: one search through all of its texts finds that out.
    together = "\n".join(read for _, _, read in prose).lower()
    likely = [phrase for phrase in phrases if phrase.sieve.search(together)]
    for line, text, read in prose if likely else ():
        hits = [(found, phrase) for phrase in likely if (found := phrase.pattern.search(read))]
        if hits:
            why = "; ".join(f"“{found.group().strip()}” -> {phrase.better}" for found, phrase in hits)
            yield Finding(count, path, line, f"{text}  [{why}]")


def _field_texts(module: Module, documented: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """The docstrings of a module, and the texts below its fields and constants."""
    yield from documented
    for node in module.nodes:
        match node:
            case ast.Expr(value=ast.Constant(value=str() as text), lineno=line):
                if not any(" ".join(text.split()) == other for _, other in documented):
                    yield line, " ".join(text.split())


def _paragraphs(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a document, without its fenced blocks."""
    text = _FENCED.sub(lambda block: "\n" * block.group().count("\n"), path.read_text("utf-8"))
    return ((number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip())


def _lines(path: Path) -> Iterator[tuple[int, str]]:
    """The sentences of a catalogue, a line each; comments and code within braces are left out."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield number, re.sub(r"\{[^{}]*\}", "…", line.partition(" = ")[2] or line).strip()


def _web_comments(path: Path) -> Iterator[tuple[int, str]]:
    text = path.read_text("utf-8")
    for found in _WEB_COMMENT.finditer(text):
        said = next((group for group in found.groups() if group), "")
        yield (
            text.count("\n", 0, found.start()) + 1,
            " ".join(re.sub(r"^\s*\*", "", said, flags=re.MULTILINE).split()),
        )
