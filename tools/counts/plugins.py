"""The games and forms of match of the package, found by their base class, so that no list is kept here."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from counts.source import Module

BASES = ("Game", "Match")
ROOMS = ("games", "matches")
"""The packages in which plug-ins live, each in a file or a folder."""
_IDS = {"name", "kind", "id"}


@dataclass(frozen=True, slots=True)
class Plugins:
    """The classes, the identifiers in quotes, and the folder or file where each of them is at home."""

    classes: dict[str, str]
    ids: dict[str, str]
    constants: frozenset[str]
    """Module-level names that hold one of the classes' instances."""


def find_plugins(modules: Iterable[Module]) -> Plugins:
    """The plug-ins of these modules."""
    classes: dict[str, str] = {}
    ids: dict[str, str] = {}
    modules = tuple(modules)
    for module, node in _subclasses(modules):
        classes[node.name] = _home(module.path)
        ids |= dict.fromkeys(_ids(node), _home(module.path))
    return Plugins(classes, ids, frozenset(_instances(modules, classes)))


def _home(path: str) -> str:
    """`games/whiz/` where each game has a folder, else the file."""
    parts = PurePosixPath(path).parts
    for place, part in enumerate(parts[:-2]):
        if part in ROOMS:
            return "/".join(parts[: place + 2]) + "/"
    return path


def _subclasses(modules: tuple[Module, ...]) -> Iterator[tuple[Module, ast.ClassDef]]:
    known = set(BASES)
    nodes = [
        (module, node) for module in modules for node in module.tree.body if isinstance(node, ast.ClassDef)
    ]
    grown = True
    while grown:
        more = {node.name for _, node in nodes if known & set(_bases(node))} - known
        known, grown = known | more, bool(more)
    return ((module, node) for module, node in nodes if node.name in known and any(_ids(node)))


def _bases(node: ast.ClassDef) -> Iterator[str]:
    for base in node.bases:
        match base:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.Subscript(value=ast.Name(id=name)):
                yield name


def _ids(node: ast.ClassDef) -> Iterator[str]:
    """What identifies a class: `name = "whiz"` in its body, or `info = GameInfo(name="whiz", ...)`."""
    for statement in node.body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if value:
                yield from _named(name, value)
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if value:
                yield from _named(name, value)


def _named(name: str, value: ast.expr) -> Iterator[str]:
    match value:
        case ast.Constant(value=str() as text) if name in _IDS:
            yield text
        case ast.Call(keywords=keywords):
            for keyword in keywords:
                if keyword.arg:
                    yield from _named(keyword.arg, keyword.value)


def _instances(modules: Iterable[Module], classes: Iterable[str]) -> Iterator[str]:
    """Constants such as `CONTRACT_BRIDGE = ContractBridge()`."""
    for module in modules:
        for statement in module.tree.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id=called))):
                    if called in classes:
                        yield name
