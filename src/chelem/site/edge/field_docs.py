"""Add the docstrings under fields to published definitions."""

import ast
import inspect
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import Any

Fields = Mapping[str, str]


def describe_fields(definitions: Mapping[str, Any], modules: Iterable[ModuleType]) -> None:
    """Give each property of each definition its field's docstring as description, in place."""
    known = dict(pair for module in modules for pair in _classes(module).items())
    for name, definition in definitions.items():
        for field, schema in definition.get("properties", {}).items():
            if text := _field_doc(known, name, field):
                schema["description"] = text


def _field_doc(known: Mapping[str, tuple[tuple[str, ...], Fields]], name: str, field: str) -> str | None:
    """Return the docstring of a field, in its class or in a base class."""
    if name not in known:
        return None
    bases, fields = known[name]
    return fields.get(field) or next(filter(None, (_field_doc(known, base, field) for base in bases)), None)


def field_docs(module: ModuleType, name: str) -> Fields:
    """Return the docstrings of the fields of a class."""
    return _classes(module)[name][1]


@cache
def _classes(module: ModuleType) -> Mapping[str, tuple[tuple[str, ...], Fields]]:
    """Return the classes of a module: the names of their bases and the docstrings of their fields."""
    tree = ast.parse(inspect.getsource(module))
    return {
        node.name: (
            tuple(base.id for base in node.bases if isinstance(base, ast.Name)),
            dict(_fields(node)),
        )
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, after in pairwise(node.body):
        match field, after:
            case (
                ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield name, inspect.cleandoc(text)
