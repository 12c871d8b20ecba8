"""Facts that stand twice: shapes of the wire that mirror dataclasses, and sets of texts in two annotations.

A shape is a class of JSON's: a `TypedDict`, a body or another model of pydantic's. It mirrors a dataclass if
each has at least four fields, and seven in ten of the fields of the smaller one are those of the other, of
the same type. What a reader gets rounded, in words or as a code has another type: it is no mirror. Nor is a
shape that has some fields of a dataclass among twice as many of its own, such as a table and a round: it
mirrors a small dataclass only if it has all of it.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from counts.finding import Finding
from counts.source import Module

FEWEST_FIELDS = 4
SHARE = 0.7
FEWEST_TEXTS = 2
_WIRE = {"TypedDict", "Body", "BaseModel"}


@dataclass(frozen=True, slots=True)
class _Class:
    module: Module
    node: ast.ClassDef
    fields: frozenset[tuple[str, str]]
    """Their names and types."""


def mirrors(modules: Iterable[Module]) -> Iterator[Finding]:
    """Shapes with the dataclass that each mirrors best, and modules of shapes without what fills them."""
    classes = [_Class(module, node, _fields(node)) for module in modules for node in _classes(module)]
    shapes = _descendants(classes)
    values = [value for value in classes if _is_dataclass(value.node) and len(value.fields) >= FEWEST_FIELDS]
    for shape in shapes:
        best = max(values, key=lambda value: _alike(shape, value), default=None)
        if best and len(shape.fields) >= FEWEST_FIELDS and _alike(shape, best) >= SHARE:
            text = f"{shape.node.name} ~ {best.node.name} ({best.module.path})"
            yield Finding("mirrors", shape.module.path, shape.node.lineno, text)
    apart = {shape.module.path: shape.module for shape in shapes if not _has_functions(shape.module)}
    for path, module in sorted(apart.items()):
        yield Finding("shape-modules", path, 0, f"{_lines(module)} lines")


def twin_texts(modules: Iterable[Module]) -> Iterator[Finding]:
    """Each `Literal` of two texts or more whose set stands elsewhere too."""
    places: dict[frozenset[str], list[tuple[Module, int]]] = defaultdict(list)
    for module in modules:
        for node in module.nodes:
            match node:
                case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=elements)):
                    values = [element.value for element in elements if isinstance(element, ast.Constant)]
                    texts = frozenset(value for value in values if isinstance(value, str))
                    if FEWEST_TEXTS <= len(texts) == len(elements):
                        places[texts].append((module, node.lineno))
    for texts, lines in places.items():
        for module, line in lines if len(lines) > 1 else ():
            yield Finding("twin-texts", module.path, line, ", ".join(sorted(texts)))


def _classes(module: Module) -> Iterator[ast.ClassDef]:
    return (node for node in module.nodes if isinstance(node, ast.ClassDef))


def _fields(node: ast.ClassDef) -> frozenset[tuple[str, str]]:
    return frozenset(
        (statement.target.id, _type(statement.annotation))
        for statement in node.body
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
        if not ast.unparse(statement.annotation).startswith("ClassVar")  # of all instances: no field
    )


def _type(annotation: ast.expr) -> str:
    """An annotation, of which JSON tells no more: one kind of sequences, without what pydantic checks."""
    match annotation:
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[kind, *_])):
            return _type(kind)
        case ast.Subscript(value=ast.Name(id="NotRequired"), slice=kind):
            return _type(kind)
        case ast.Subscript(value=ast.Name(id="list" | "Sequence"), slice=kind):
            return f"[{_type(kind)}]"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[kind, ast.Constant()])):
            return f"[{_type(kind)}]"
    return ast.unparse(annotation)


def _descendants(classes: Iterable[_Class]) -> list[_Class]:
    """The classes whose bases are those of JSON, or other such classes."""
    bases = {item: {ast.unparse(base) for base in item.node.bases} for item in classes}
    names = set(_WIRE)
    while True:
        descendants = [item for item in bases if bases[item] & names]
        more = names | {item.node.name for item in descendants}
        if more == names:
            return descendants
        names = more


def _is_dataclass(node: ast.ClassDef) -> bool:
    return any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list)


def _alike(shape: _Class, value: _Class) -> float:
    """The share of the smaller one's fields that both have; none of a few among many others."""
    both = shape.fields & value.fields
    if value.fields - both and len(both) < len(shape.fields) / 2:
        return 0
    return len(both) / max(min(len(shape.fields), len(value.fields)), 1)


def _has_functions(module: Module) -> bool:
    return any(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) for node in module.tree.body)


def _lines(module: Module) -> int:
    return module.text.count("\n")
