"""Lines that ask which form of event they deal with: its method, matches, scale, unit or kind.

In Python and in the client a line asks if it compares one of these with a value, or writes a value that
means nothing else, such as `board-a-match`; in a catalogue each variant asks that is named after a value. The
home of the forms, where a form says all of this once, may do so.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

from counts.finding import Finding
from counts.source import Module, Project

HOMES = ("src/chelem/events/forms/", "src/chelem/events/settings.py")
SURE = {"matchpoints", "cross-imps", "butler", "board-a-match", "continuous", "discrete"}
"""Values that mean nothing else."""
SPOKEN = SURE | {"pairs", "teams", "individual", "imps", "vp", "percent"}
VALUES = SPOKEN | {"none", "points"}
NAMES = {"method", "matches", "scale", "unit", "kind", "ranked"}
"""What an event, a setting or a ranking calls these facts."""

OTHERS: Mapping[str, str] = {
    "src/chelem/bots/coaching/calls.py": "the unit in which a robot reckons",
    "src/chelem/bots/reasons/call_reasons.py": "the unit in which a robot reckons",
    "src/chelem/bots/payoff.py": "what a robot plays for",
    "src/chelem/simulation/measures.py": "what a question about deals measures",
    "src/chelem/cli/event/differences.py": "the column of a file that differs",
    "src/chelem/events/files/differences.py": "the column of a file that differs",
    "src/chelem/site/tables/api/score.py": "the calculator, which shows a score in every comparison",
    "src/chelem/site/people/store/merging.py": "the kind of a set of boards",
    "src/chelem/site/tables/domain/board_set.py": "the kind of a set of boards",
    "src/chelem/site/tables/live/boards_in_play.py": "the kind of a set of boards",
    "web/src/features/calculator/FieldPage.svelte": "the calculator, which shows a score in every comparison",
    "web/src/features/contests/challenge/Challenge.svelte": "whether a challenge is decided",
    "web/src/features/deals/proof/setBoard.ts": "the kind of a set of boards",
    "web/src/features/tables/end/ChallengeFriend.svelte": "the kind of a set of boards",
    "web/src/features/tables/end/NextStep.svelte": "the kind of a set of boards",
}
"""What else these files ask, in which no event is scored or shown."""
OTHER_MESSAGES: Mapping[str, str] = {"deal-of-set": "the kind of a set of boards"}
"""The same of messages."""

_ANY, _SURE = ("|".join(sorted(values)) for values in (VALUES, SURE))
_ASKED = re.compile(
    rf"""\b(?:{"|".join(NAMES)}|rankedOf\(\w+\))\)?\s*[!=]==?\s*["'](?:{_ANY})["']|["'](?:{_SURE})["']"""
)


def in_python(modules: Iterable[Module]) -> Iterator[Finding]:
    """The lines of Python, each once."""
    for module in modules:
        if module.path not in OTHERS and not module.path.startswith(HOMES):
            lines = {getattr(node, "lineno", 0) for node in module.nodes if _asks(node)}
            for line in sorted(lines):
                yield Finding("which-form", module.path, line, module.line(line))


def in_web(project: Project) -> Iterator[Finding]:
    """The lines of TypeScript and Svelte, without tests and what is generated."""
    for path in project.files("web", ["ts", "svelte"]):
        generated_or_test = path.name.endswith((".test.ts", ".spec.ts", ".generated.ts"))
        if generated_or_test or project.relative(path) in OTHERS:
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if _ASKED.search(line):
                yield Finding("which-form-web", project.relative(path), number, line.strip())


def in_fluent(project: Project) -> Iterator[Finding]:
    """The variants of the French catalogues; the English ones have the same."""
    for path in project.files("src", ["ftl"]):
        text = path.read_text("utf-8")
        if "fr" in (path.parent.name, path.stem) and any(f"[{value}]" in text for value in SPOKEN):
            lines = text.splitlines()
            for start in _variants(text):
                line = text.count("\n", 0, start) + 1
                yield Finding("which-form-fluent", project.relative(path), line, lines[line - 1].strip())


def _asks(node: ast.AST) -> bool:
    match node:
        case ast.Compare(left=left, comparators=comparators):
            sides = [part for side in (left, *comparators) for part in _parts(side)]
            named = any(_last_name(side) in NAMES for side in sides)
            return any(_is_value(side, sure=named) for side in sides)
        case ast.Match(subject=subject, cases=cases) if any(
            _last_name(part) in NAMES for part in _parts(subject)
        ):
            return any(_names_value(case.pattern) for case in cases)
    return _is_value(node, sure=False)


def _names_value(pattern: ast.pattern) -> bool:
    return any(
        isinstance(part, ast.MatchValue) and _is_value(part.value, sure=True) for part in ast.walk(pattern)
    )


def _is_value(node: ast.AST, *, sure: bool) -> bool:
    return isinstance(node, ast.Constant) and node.value in (VALUES if sure else SURE)


def _parts(node: ast.expr) -> list[ast.expr]:
    return list(node.elts) if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]


def _last_name(node: ast.AST) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _variants(text: str) -> Iterator[int]:
    """The places of the variants that are named after a value."""

    class Variants(visitor.Visitor):
        keys: list[fluent.Identifier]

        def visit_Message(self, node: fluent.Message) -> None:  # noqa: N802 - the library's way
            if node.id.name not in OTHER_MESSAGES:
                self.generic_visit(node)

        def visit_Variant(self, node: fluent.Variant) -> None:  # noqa: N802 - the library's way
            if isinstance(node.key, fluent.Identifier) and node.key.name in SPOKEN:
                self.keys.append(node.key)
            self.generic_visit(node)

    variants = Variants()
    variants.keys = []
    variants.visit(FluentParser().parse(text))
    return (key.span.start for key in variants.keys if key.span)
