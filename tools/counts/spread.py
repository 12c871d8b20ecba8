"""In how many files a setting of a table stands, and an entry of an event's log; and the share of imports."""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import median

from counts.source import Module, Project

ENTRIES = "src/chelem/events/log/"
"""The folder of the entries' classes, where the tuple `ENTRIES` lists them."""
SETTINGS = "Policy"
"""The dataclass of a table's settings."""


def spread(project: Project) -> dict[str, float]:
    """The median of files that name a table's setting, and of Python files that name an entry."""
    modules = project.modules
    texts = {module.path: module.text for module in modules}
    web = (path for path in project.files("web/src", ["ts", "svelte"]) if ".generated" not in path.name)
    every = {
        **texts,
        **{project.relative(path): path.read_text("utf-8") for path in web if not _is_test(path)},
    }
    settings = [len(_naming(every, [name], ["policy", "Policy"])) for name in _settings(modules)]
    entries = [len(_naming(texts, [name], [])) for name in _entries(modules)]
    return {
        "files-of-a-setting": median(settings) if settings else 0,
        "files-of-an-entry": median(entries) if entries else 0,
        "imports-percent": _imports(modules),
    }


def _is_test(path: Path) -> bool:
    return path.name.endswith((".test.ts", ".spec.ts"))


def _naming(texts: dict[str, str], names: Sequence[str], beside: Sequence[str]) -> list[str]:
    """The files that hold one of the names, and one of those `beside` it if any are given."""
    word = re.compile(rf"\b(?:{'|'.join(names)})\b")
    near = (path for path, text in texts.items() if not beside or any(name in text for name in beside))
    return [path for path in near if word.search(texts[path])]


def _settings(modules: Iterable[Module]) -> Iterator[str]:
    for node in _classes(modules):
        if node.name == SETTINGS:
            targets = (field.target for field in node.body if isinstance(field, ast.AnnAssign))
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def _entries(modules: Iterable[Module]) -> list[str]:
    """The classes that the tuple of all entries lists."""
    for module in (module for module in modules if module.path.startswith(ENTRIES)):
        for node in module.tree.body:
            match node:
                case ast.AnnAssign(target=ast.Name(id="ENTRIES"), value=ast.Tuple(elts=listed)):
                    return [ast.unparse(part).rpartition(".")[2] for part in listed]
    return []


def _classes(modules: Iterable[Module]) -> Iterator[ast.ClassDef]:
    return (node for module in modules for node in ast.walk(module.tree) if isinstance(node, ast.ClassDef))


def _imports(modules: Iterable[Module]) -> float:
    """The lines of import statements, in percent of all lines."""
    lines = imports = 0
    for module in modules:
        lines += module.text.count("\n")
        nodes = (node for node in ast.walk(module.tree) if isinstance(node, ast.Import | ast.ImportFrom))
        imports += sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in nodes)
    return round(100 * imports / max(lines, 1), 1)
