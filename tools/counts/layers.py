"""Circles between siblings and between modules, and imports that run up.

An arrow that runs up breaks the layers of pyproject.toml. Inside a package it is one of the few imports whose
removal leaves no circle among the package's children (grimp's `nominate_cycle_breakers`).
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import grimp

from counts.finding import Finding
from counts.source import Project

Arrows = Mapping[str, set[str]]


def import_graph(project: Project) -> grimp.ImportGraph:
    """The imports of the package, type-checking ones included, as in the working tree."""
    source = str(project.root / "src")
    sys.path.insert(0, source)
    try:
        return grimp.build_graph(project.package, cache_dir=None)
    finally:
        sys.path.remove(source)


def circles(graph: grimp.ImportGraph) -> Iterator[Finding]:
    """Groups that import one another in a circle: siblings of one package, and modules wherever they are."""
    siblings: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    modules: dict[str, set[str]] = defaultdict(set)
    for importer, imported in _imports(graph):
        modules[importer].add(imported)
        if pair := _siblings(importer, imported):
            siblings[pair[0].rpartition(".")[0]][pair[0]].add(pair[1])
    for _, arrows in sorted(siblings.items()):
        yield from _groups("circles-siblings", arrows)
    yield from _groups("circles-modules", modules)


def upward(graph: grimp.ImportGraph, project: Project) -> Iterator[Finding]:
    """Imports from a lower layer to an upper one, and those that close a circle inside a package."""
    for layers in _layers(project):
        for importer, imported in _imports(graph):
            low, high = _layer(importer, layers), _layer(imported, layers)
            if low is not None and high is not None and high < low:
                yield Finding("arrows-between-rooms", "", 0, f"{importer} -> {imported}")
    for package in sorted(
        name for name in graph.modules if graph.find_children(name) and name != project.package
    ):
        for importer, imported in sorted(graph.nominate_cycle_breakers(package)):
            yield Finding("arrows-inside-rooms", "", 0, f"{importer} -> {imported}")


def _imports(graph: grimp.ImportGraph) -> Iterator[tuple[str, str]]:
    """All imports; those of the root, such as `chelem.__version__`, are left out."""
    for importer in sorted(graph.modules):
        for imported in sorted(graph.find_modules_directly_imported_by(importer)):
            if "." in importer and "." in imported:
                yield importer, imported


def _siblings(importer: str, imported: str) -> tuple[str, str] | None:
    """The children of the nearest common package; None between a package and what lies in it."""
    here, there = importer.split("."), imported.split(".")
    shared = next((place for place, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), None)
    return None if shared is None else (".".join(here[: shared + 1]), ".".join(there[: shared + 1]))


def _groups(count: str, arrows: Arrows) -> Iterator[Finding]:
    for group in components(arrows):
        yield Finding(count, "", 0, " <-> ".join(sorted(group)))


def components(arrows: Arrows) -> list[set[str]]:
    """Return the groups of nodes that reach one another, of two nodes or more."""
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


def _layers(project: Project) -> Iterator[list[list[str]]]:
    """The layers of each of import-linter's contracts, uppermost first; each may hold several rooms."""
    contracts: list[dict[str, Any]] = (
        project.settings.get("tool", {}).get("importlinter", {}).get("contracts", [])
    )
    for contract in contracts:
        if contract["type"] == "layers" and not contract.get("containers"):
            rows = (row.replace(":", "|").split("|") for row in contract["layers"])
            yield [[_full(name.strip("() "), project.package) for name in row] for row in rows]


def _full(name: str, package: str) -> str:
    return name if name.startswith(package) else f"{package}.{name}"


def _layer(module: str, layers: list[list[str]]) -> int | None:
    for place, rooms in enumerate(layers):
        if any(module == room or module.startswith(room + ".") for room in rooms):
            return place
    return None
