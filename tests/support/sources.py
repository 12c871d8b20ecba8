"""The sources of the package as syntax trees; only those files are parsed that may hold what is asked for."""

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import chelem
from refusal_codes import parsed


def calls(names: Collection[str]) -> Iterator[ast.Call]:
    """Every call of a function or class of these names, file by file."""
    for node in _nodes(rf"\b(?:{'|'.join(names)})\("):
        match node:
            case ast.Call(func=ast.Name(name)) if name in names:
                yield node


def subclasses(base: str) -> Iterator[ast.ClassDef]:
    """Every class right below this one, file by file."""
    for node in _nodes(rf"\b{base}\b"):
        match node:
            case ast.ClassDef(bases=bases) if base in [
                each.id for each in bases if isinstance(each, ast.Name)
            ]:
                yield node


def _nodes(pattern: str) -> Iterator[ast.AST]:
    """Every node of the files whose text has this pattern."""
    for path in sorted(Path(chelem.__file__).parent.rglob("*.py")):
        if re.search(pattern, path.read_text(encoding="utf-8")):
            yield from ast.walk(parsed(path))
