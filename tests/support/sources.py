"""The sources of the package as syntax trees, parsed and walked once for all tests that read them."""

import ast
from pathlib import Path

import chelem

_NODES = [
    node
    for path in sorted(Path(chelem.__file__).parent.rglob("*.py"))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), path))
]
CALLS = [node for node in _NODES if isinstance(node, ast.Call)]
"""Every call of a function or class, file by file."""
CLASSES = [node for node in _NODES if isinstance(node, ast.ClassDef)]
"""Every class, file by file."""
del _NODES
