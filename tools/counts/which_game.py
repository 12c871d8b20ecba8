"""Lines of Python that ask which game, or which form of match, they deal with.

`shape`     a fact compared that stands for a game: `players == 3`, `base is None`;
`identity`  `game.name == "whiz"`, `kind in ("rubber", "chicago")`, `text.startswith("comptoir")`,
            `isinstance(game, Whiz)` and `case Whiz()`;
`literal`   any other use of a game's identifier: in a list, as a default, as an argument;
`class`     any other use of a game's class: `Duplicate(boards=1)`, and its import.

The home of a game or match, its folder or its file, may do all of this, and a match may name its game.
"""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from counts.finding import Finding
from counts.plugins import Plugins, find_plugins
from counts.source import Module

SHAPES = {"players": int, "people": int, "base": type(None)}
"""Attributes that differ from game to game, and the type of the constant in a comparison."""
AMBIGUOUS = {"contract", "deals", "target", "seven", "thirty"}
"""Identifiers that are ordinary words too: they count only beside a name such as `game` or `kind`."""
_NAMING = {"game", "games", "match", "matches", "kind", "form", "variant", "name"}


def ask_which_game(modules: Iterable[Module]) -> list[Finding]:
    """All such lines; a line that asks in two ways is listed once, under the first of them."""
    modules = tuple(modules)
    plugins = find_plugins(modules)
    found = (finding for module in modules for finding in _Asking(module, plugins).findings())
    by_line: dict[tuple[str, int], Finding] = {}
    order = ("shape", "identity", "literal", "class")
    for finding in sorted(found, key=lambda each: order.index(each.count.rpartition("-")[2])):
        by_line.setdefault((finding.path, finding.line), finding)
    return sorted(by_line.values(), key=lambda each: (each.path, each.line))


@dataclass(frozen=True, slots=True)
class _Asking:
    module: Module
    plugins: Plugins

    def findings(self) -> Iterator[Finding]:
        for node in self.module.nodes:
            for kind in self._kinds(node):
                line = getattr(node, "lineno", 0)
                yield Finding(f"which-game-{kind}", self.module.path, line, self.module.line(line))

    def _kinds(self, node: ast.AST) -> Iterator[str]:
        match node:  # the most frequent ones first
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                if self._foreign_class(name):
                    yield "class"
            case ast.Constant():
                if self._id(node):
                    yield "literal"
            case ast.Compare(left=left, comparators=comparators):
                yield from self._compared(node, [left, *comparators])
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, kind]):
                if self._class(kind):
                    yield "identity"
            case ast.Call(func=ast.Attribute(attr="startswith" | "endswith"), args=[text]):
                if self._id(text):
                    yield "identity"
            case ast.MatchClass(cls=kind) if self._class(kind):
                yield "identity"
            case ast.MatchValue(value=text) if self._id(text, sure=True):
                yield "identity"
            case _:
                yield from self._said_of_a_game(node)

    def _compared(self, node: ast.Compare, sides: list[ast.expr]) -> Iterator[str]:
        kinds = {SHAPES[name] for side in sides if (name := _last_name(side)) in SHAPES}
        constants = [side.value for side in sides if isinstance(side, ast.Constant)]
        if any(type(value) is kind for value in constants for kind in kinds):
            yield "shape"
        if any(_owner(side) in self.plugins.constants | set(self.plugins.classes) for side in sides):
            yield "identity"
        contained = isinstance(node.ops[0], (ast.In, ast.NotIn))
        named = _last_name(node.left) in _NAMING
        asked = sides[1:] if contained else sides
        if any(self._id(text, sure=named) for side in asked for text in _texts(side)):
            yield "identity"

    def _said_of_a_game(self, node: ast.AST) -> Iterator[str]:
        """A default or value of something called `game`, `match` …: an ambiguous identifier counts there."""
        match node:
            case ast.keyword(arg=name, value=value) if name in _NAMING:
                said = [value]
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if name in _NAMING and value:
                said = [value]
            case ast.Dict(keys=keys, values=values):
                pairs = zip(keys, values, strict=True)
                said = [
                    value for key, value in pairs if isinstance(key, ast.Constant) and key.value in _NAMING
                ]
            case _:
                said = []
        if any(self._id(value, sure=True) for value in said):
            yield "literal"

    def _id(self, node: ast.AST, *, sure: bool = False) -> bool:
        match node:
            case ast.Constant(value=str() as text) if text in self.plugins.ids:
                known = sure or text not in AMBIGUOUS
                return known and self._away(self.plugins.ids[text])
        return False

    def _class(self, node: ast.expr) -> bool:
        kinds = node.elts if isinstance(node, ast.Tuple) else [node]
        return any(self._foreign_class(_last_name(kind)) for kind in kinds)

    def _foreign_class(self, name: str) -> bool:
        home = self.plugins.classes.get(name)
        return home is not None and self._away(home)

    def _away(self, home: str) -> bool:
        """Whether this module is outside that home and outside the home of every other plug-in."""
        return not any(self.module.path.startswith(each) for each in {home, *self.plugins.classes.values()})


def _last_name(node: ast.AST) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _owner(node: ast.AST) -> str:
    """The X of `X.name` and `X.kind`."""
    return _last_name(node.value) if isinstance(node, ast.Attribute) and node.attr in _NAMING else ""


def _texts(node: ast.expr) -> list[ast.expr]:
    return list(node.elts) if isinstance(node, (ast.Tuple, ast.List, ast.Set)) else [node]
