"""Circles between packages and between modules, and imports that run up.

An arrow that runs up breaks the layers of pyproject.toml. Inside a package it is one of the few imports whose
removal leaves no circle among the package's children (grimp's `nominate_cycle_breakers`).
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

import grimp

from counts.finding import Finding
from counts.source import Project

Arrows = Mapping[str, set[str]]


def import_graph(project: Project) -> grimp.ImportGraph:
    """The imports of the package, type-checking ones included, as they stand in the working tree."""
    source = str(project.root / "src")
    sys.path.insert(0, source)
    try:
        return grimp.build_graph(project.package, cache_dir=None)
    finally:
        sys.path.remove(source)


def circles(graph: grimp.ImportGraph) -> Iterator[Finding]:
    """Packages, then modules, that import one another: each pair, and each ring without such a pair."""
    packages = {name for name in graph.modules if graph.find_children(name)}
    modules = {name for name in graph.modules if "." in name}
    yield from _rings("circles-packages", _between(graph, packages))
    within = {name: graph.find_modules_directly_imported_by(name) & modules for name in modules}
    yield from _rings("circles-modules", within)


def upward(graph: grimp.ImportGraph, project: Project) -> Iterator[Finding]:
    """Imports from a lower layer to an upper one, and those that close a circle inside a package."""
    layers = _layers(project)
    for importer in sorted(graph.modules):
        for imported in sorted(graph.find_modules_directly_imported_by(importer)):
            low, high = _layer(importer, layers), _layer(imported, layers)
            if low is not None and high is not None and high < low:
                yield Finding("arrows-between-rooms", "", 0, f"{importer} -> {imported}")
    for package in sorted(
        name for name in graph.modules if graph.find_children(name) and name != project.package
    ):
        for importer, imported in sorted(graph.nominate_cycle_breakers(package)):
            yield Finding("arrows-inside-rooms", "", 0, f"{importer} -> {imported}")


def _between(graph: grimp.ImportGraph, packages: set[str]) -> Arrows:
    """The imports between packages, the root excepted; a module belongs to its direct parent."""
    arrows: dict[str, set[str]] = defaultdict(set)
    for importer in graph.modules:
        for imported in graph.find_modules_directly_imported_by(importer):
            here, there = _package(importer, packages), _package(imported, packages)
            if here != there and "." in here and "." in there:
                arrows[here].add(there)
    return arrows


def _package(module: str, packages: set[str]) -> str:
    return module if module in packages else module.rpartition(".")[0]


def _rings(count: str, arrows: Arrows) -> Iterator[Finding]:
    for ring in _components(arrows):
        pairs = [
            (a, b)
            for a, b in combinations(sorted(ring), 2)
            if b in arrows.get(a, ()) and a in arrows.get(b, ())
        ]
        for a, b in pairs:
            yield Finding(count, "", 0, f"{a} <-> {b}")
        if not pairs:
            yield Finding(count, "", 0, " -> ".join(sorted(ring)))


def _components(arrows: Arrows) -> list[set[str]]:
    """The groups of nodes that reach one another, of two nodes or more."""
    reach = {node: _reached(node, arrows) for node in arrows}
    groups: list[set[str]] = []
    for node in sorted(arrows):
        group = {other for other in reach[node] if node in reach.get(other, ())}
        if len(group) > 1 and group not in groups:
            groups.append(group)
    return groups


def _reached(start: str, arrows: Arrows) -> set[str]:
    seen: set[str] = set()
    waiting = list(arrows.get(start, ()))
    while waiting:
        node = waiting.pop()
        if node not in seen:
            seen.add(node)
            waiting.extend(arrows.get(node, ()))
    return seen


def _layers(project: Project) -> list[list[str]]:
    """The layers of import-linter's contracts, uppermost first; each may hold several rooms."""
    contracts: list[dict[str, Any]] = (
        project.settings.get("tool", {}).get("importlinter", {}).get("contracts", [])
    )
    rows: list[str] = next((each["layers"] for each in contracts if each["type"] == "layers"), [])
    split = ([name.strip("() ") for name in row.replace(":", "|").split("|")] for row in rows)
    return [
        [name if name.startswith(project.package) else f"{project.package}.{name}" for name in row]
        for row in split
    ]


def _layer(module: str, layers: list[list[str]]) -> int | None:
    for place, rooms in enumerate(layers):
        if any(module == room or module.startswith(room + ".") for room in rooms):
            return place
    return None
