"""Which queries read several tables of the database: shards over several databases would change them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[3]
SITE = ROOT / "src/chelem/site"
PAGE = ROOT / "docs/sizes.md"


def joins(module: ast.Module) -> Iterator[ast.Call]:
    """Yield calls of SQLAlchemy that put two tables into one query, and not those that join texts."""
    for node in ast.walk(module):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        match node.func.attr, [ast.unparse(argument) for argument in node.args]:
            case "join" | "outerjoin", [_, condition, *_] if "==" in condition:
                yield node
            case "in_", [query] if query.startswith("select("):
                yield node
            case "exists" | "scalar_subquery", [] if "==" in ast.unparse(node):
                yield node


def test_the_page_lists_who_joins_tables() -> None:
    """A module that begins to belongs in docs/sizes.md, with what its rows have in common."""
    (listed,) = re.findall(
        r"^## Several databases$(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    files = (file for file in SITE.rglob("*.py") if "migrations" not in file.parts)
    found = {file for file in files if any(joins(ast.parse(file.read_text(encoding="utf-8"))))}
    names = {str(file.relative_to(SITE)) for file in found}
    assert names == set(re.findall(r"`([\w/]+\.py)`", listed))


def test_what_is_a_join() -> None:
    """Texts and paths are joined by one argument."""
    code = "select(a).join(b, b.c == a.c); ', '.join(names); x.in_(select(y)); x.in_([1]); path.exists()"
    assert ["select(a).join(b, b.c == a.c)", "x.in_(select(y))"] == [
        ast.unparse(each) for each in joins(ast.parse(code))
    ]
