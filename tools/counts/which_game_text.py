"""Lines of the web client and of the Fluent catalogues that ask which game they deal with."""

import re
from collections.abc import Iterable, Iterator

from fluent.syntax import FluentParser, ast, visitor

from counts.finding import Finding
from counts.source import Project
from counts.which_game import AMBIGUOUS

_SHAPE = re.compile(r"\bbase\s*[!=]==?\s*null|\b(?:players|people)(?:\.length)?\s*[!=]==?\s*[34]\b")


def in_web(project: Project, games: Iterable[str], matches: Iterable[str]) -> Iterator[Finding]:
    """Lines of TypeScript and Svelte; `shape`, `identity` and `literal` as in Python."""
    every = "|".join(sorted({*games, *matches}))
    only = "|".join(sorted(games))
    compared = re.compile(
        rf"""[!=]==?\s*["'](?:{every})["']|["'](?:{every})["']\s*[!=]==?|case ["'](?:{every})["']"""
    )
    listed = re.compile(
        rf"""["'](?:{only})["']\s*[,|]\s*["'](?:{every})["']|\bgame\s*[:=]\s*["'](?:{only})["']|\?\?\s*["'](?:{only})["']"""
    )
    kinds = (("shape", _SHAPE), ("identity", compared), ("literal", listed))
    for path in project.files("web", ["ts", "svelte"]):
        if path.name.endswith((".test.ts", ".spec.ts")):
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            kind = next((kind for kind, pattern in kinds if pattern.search(line)), None)
            if kind:
                yield Finding(f"which-game-web-{kind}", project.relative(path), number, line.strip())


def in_fluent(project: Project, games: Iterable[str], homes: Iterable[str]) -> Iterator[Finding]:
    """Branches that name a game: `[whiz]`. `[contract]` counts only where another branch names a game too."""
    games = tuple(games)
    branch = re.compile(rf"\[\s*(?:{'|'.join(games)})\s*\]")  # few files are worth parsing
    for path in project.files("src", ["ftl"]):
        where = project.relative(path)
        if any(where.startswith(home) for home in homes):
            continue
        text = path.read_text("utf-8")
        branches = _branches(text, frozenset(games)) if branch.search(text) else ()
        for key in branches:
            line = text.count("\n", 0, key.span.start if key.span else 0) + 1
            yield Finding("which-game-fluent", where, line, text.splitlines()[line - 1].strip())


def _branches(text: str, games: frozenset[str]) -> Iterator[ast.Identifier]:
    class Selects(visitor.Visitor):
        found: list[ast.SelectExpression]

        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's way
            self.found.append(node)
            self.generic_visit(node)

    selects = Selects()
    selects.found = []
    selects.visit(FluentParser().parse(text))
    for select in selects.found:
        keys = [each.key for each in select.variants if isinstance(each.key, ast.Identifier)]
        named = [each for each in keys if each.name in games]
        default = next(each.key for each in select.variants if each.default)
        asked = [each for each in named if each is not default]
        if {each.name for each in asked} - AMBIGUOUS:
            yield from asked
