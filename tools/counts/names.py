"""Public names that mean several things, and names that one letter tells apart.

A public name is a class, a type alias or a function at the top of a module, without a leading underscore.
Methods, overloads, re-exports and constants are not counted. A name counts once, in any number of modules.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from counts.finding import Finding
from counts.source import Function, Module, Project

PRONOUNS = {"told", "one", "each", "held", "said", "who"}
"""Words that name no value."""

Places = dict[str, list[tuple[str, int]]]
"""Of each name, the paths and lines where it is defined."""

_ALIAS = re.compile(r"[A-Z]\w*[a-z]\w*")


def several_meanings(modules: Iterable[Module]) -> list[Finding]:
    """Names defined in two modules or more."""
    modules = tuple(modules)
    found = []
    for count, places in (("names-classes", classes(modules)), ("names-functions", functions(modules))):
        for name, where in sorted(places.items()):
            if len({path for path, _ in where}) > 1:
                found.append(_finding(count, name, where))
    return found


def lookalikes(modules: Iterable[Module]) -> list[Finding]:
    """Names that differ only by case, underscores or a plural s: `Whiz` and `whiz`, `Deal` and `Deals`."""
    modules = tuple(modules)
    places = classes(modules)
    for name, where in functions(modules).items():
        places.setdefault(name, []).extend(where)
    return [
        Finding("names-lookalikes", "", 0, f"{', '.join(sorted(group))}: {_where(group, places)}")
        for group in _groups(places)
    ]


def public_lookalikes(project: Project) -> list[Finding]:
    """The same among the names that the stubs beside `__init__.py` export, constants included."""
    found = []
    for path in project.files("src/" + project.package, ["pyi"]):
        imports = (
            node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)
        )
        names = {alias.asname or alias.name for node in imports for alias in node.names}
        where = project.relative(path)
        found += [
            Finding("names-public-lookalikes", where, 0, ", ".join(sorted(group))) for group in _groups(names)
        ]
    return found


def pronouns(modules: Iterable[Module]) -> Iterator[Finding]:
    """Variables and arguments that are called by a pronoun or a participle."""
    for module in modules:
        for node in module.nodes:
            match node:
                case ast.Name(id=name, ctx=ast.Store(), lineno=line) | ast.arg(arg=name, lineno=line):
                    if name in PRONOUNS:
                        yield Finding("names-pronouns", module.path, line, f"{name}: {module.line(line)}")


def classes(modules: Iterable[Module]) -> Places:
    """Where each public class or alias is defined."""
    places: Places = defaultdict(list)
    for module in modules:
        for node in module.tree.body:
            for name in _class_names(node):
                if not name.startswith("_"):
                    places[name].append((module.path, node.lineno))
    return places


def functions(modules: Iterable[Module]) -> Places:
    """Where each public function at the top of a module is defined."""
    places: Places = defaultdict(list)
    for module in modules:
        for node in module.tree.body:
            if isinstance(node, Function) and not node.name.startswith("_"):
                places[node.name].append((module.path, node.lineno))
    return places


def _class_names(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.ClassDef(name=name):
            yield name
        case (
            ast.Assign(targets=[ast.Name(id=name)], value=value)
            | ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value)
        ):
            if _ALIAS.fullmatch(name) and not isinstance(
                value, ast.Constant | ast.Tuple | ast.List | ast.Dict
            ):
                yield name


def _groups(names: Iterable[str]) -> list[set[str]]:
    by_root: dict[str, set[str]] = defaultdict(set)
    for name in names:
        by_root[name.casefold().replace("_", "").removesuffix("s")].add(name)
    return [group for _, group in sorted(by_root.items()) if len(group) > 1]


def _where(names: Iterable[str], places: Places) -> str:
    return ", ".join(f"{path}:{line}" for name in sorted(names) for path, line in places[name])


def _finding(count: str, name: str, where: list[tuple[str, int]]) -> Finding:
    return Finding(
        count, "", 0, f"{name} x{len(where)}: {', '.join(f'{path}:{line}' for path, line in where)}"
    )
