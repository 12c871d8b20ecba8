"""How large modules and functions are."""

import ast
from collections.abc import Iterable, Iterator
from statistics import median

from counts.finding import Finding
from counts.source import Function, Module, Project, functions

LONG_FILE, LONG_FUNCTION, MANY_ARGUMENTS = 400, 40, 5


def size_findings(project: Project) -> Iterator[Finding]:
    """Files, functions and lists of arguments that are longer than the habits of the project allow."""
    for module in project.modules:
        lines = module.text.count("\n")
        if lines > LONG_FILE:
            yield Finding("files-long", module.path, 0, f"{lines} lines")
        for node in functions(module):
            yield from _of_function(module, node)


def figures(modules: Iterable[Module]) -> dict[str, float]:
    """The number of modules and their median length in lines: for the table, not held."""
    lengths = [module.text.count("\n") for module in modules]
    return {"modules": len(lengths), "median-lines": median(lengths) if lengths else 0}


def _of_function(module: Module, node: Function) -> Iterator[Finding]:
    length = (node.end_lineno or node.lineno) - node.lineno + 1
    if length > LONG_FUNCTION:
        yield Finding("functions-long", module.path, node.lineno, f"{node.name}: {length} lines")
    count = _arguments(node)
    if count > MANY_ARGUMENTS:
        yield Finding("functions-many-arguments", module.path, node.lineno, f"{node.name}: {count} arguments")


def _arguments(node: Function) -> int:
    """Positional and keyword arguments, without self, cls and the options of a command."""
    every = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    return sum(each.arg not in {"self", "cls"} and not _is_option(each.annotation) for each in every)


def _is_option(annotation: ast.expr | None) -> bool:
    """Whether an annotation is that of an option: `Annotated[int, typer.Option("--deals")]`."""
    return isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Annotated"
