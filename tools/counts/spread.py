"""In how many files a setting of a table stands, and an entry of an event's log; and the share of imports."""

import ast
import re
from collections.abc import Iterable, Iterator
from statistics import median

from counts.source import Module, Project

ENTRIES = "src/chelem/events/log/"
"""The folder of the entries' classes, where the tuple `ENTRIES` lists them."""
SETTINGS = "Policy"
"""The dataclass of a table's settings, where each is named once."""


def spread(project: Project) -> dict[str, float]:
    """The median of files that name a table's setting, and of Python files that name an entry."""
    modules = project.modules
    texts = {module.path: module.text for module in modules}
    web = {project.relative(path): path for path in project.files("web/src", ["ts", "svelte"])}
    every = texts | {name: path.read_text("utf-8") for name, path in web.items() if _is_product(name)}
    settings = [len({path, *_naming(every, name, _use_of(name))}) for path, name in _settings(modules)]
    entries = [len(_naming(texts, name, rf"\b{name}\b")) for name in _entries(modules)]
    return {
        "files-of-a-setting": median(settings) if settings else 0,
        "files-of-an-entry": median(entries) if entries else 0,
        "imports-percent": _imports(modules),
    }


def _is_product(name: str) -> bool:
    """Whether a file of the client is neither made from others nor for tests."""
    return not (".generated" in name or name.endswith((".test.ts", ".spec.ts")) or "/testing/" in name)


def _naming(texts: dict[str, str], name: str, pattern: str) -> list[str]:
    """The files with what a pattern about this name matches; the name rules most of them out."""
    wanted = re.compile(pattern, re.MULTILINE)
    return [path for path, text in texts.items() if name in text and wanted.search(text)]


def _use_of(setting: str) -> str:
    """The pattern of lines of code about a policy that name its setting; names are words of prose too."""
    named = rf"(?:[.\"]{setting}\b|\b{setting}[=:]|[{{,] ?{setting}\b)"
    return rf"[pP]olicy.*{named}|{named}.*[pP]olicy"


def _settings(modules: Iterable[Module]) -> Iterator[tuple[str, str]]:
    """Each setting, with the file that defines it."""
    for module in modules:
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and node.name == SETTINGS:
                targets = (field.target for field in node.body if isinstance(field, ast.AnnAssign))
                yield from ((module.path, target.id) for target in targets if isinstance(target, ast.Name))


def _entries(modules: Iterable[Module]) -> list[str]:
    """The classes that the tuple of all entries lists."""
    for module in (module for module in modules if module.path.startswith(ENTRIES)):
        for node in module.tree.body:
            match node:
                case ast.AnnAssign(target=ast.Name(id="ENTRIES"), value=ast.Tuple(elts=listed)):
                    return [ast.unparse(part).rpartition(".")[2] for part in listed]
    return []


def _imports(modules: Iterable[Module]) -> float:
    """The lines of import statements, in percent of all lines."""
    lines = imports = 0
    for module in modules:
        lines += module.text.count("\n")
        nodes = (node for node in module.nodes if isinstance(node, ast.Import | ast.ImportFrom))
        imports += sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in nodes)
    return round(100 * imports / max(lines, 1), 1)
