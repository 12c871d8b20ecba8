"""Makes the pages of the documentation that have their source elsewhere, and keeps the site to itself.

MkDocs calls the functions named `on_…`. The API's pages follow the public namespaces: packages with an
`__init__.pyi`, whose names are public.
"""

import ast
import posixpath
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

import schema
from chelem import say
from chelem.cli.main import app
from chelem.games.registry import GAMES, calculator_methods

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "chelem"
SITE = "site"
REPOSITORY = "https://github.com/chelem-bridge/chelem"
API = "reference/api"

COPIES = {
    "reference/solver.md": "native/README.md",
    "changes.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
} | {
    f"rules/{page.parent.name}.{page.suffixes[0][1:]}.md": page.relative_to(ROOT).as_posix()
    for page in sorted((SOURCE / "games").glob("*/rules.*.md"))
}
"""Pages whose source lies outside docs/."""

_LINK = re.compile(r"(\]\()([^)#\s]+)(#[^)\s]*)?(\))")
_DRAWN = re.compile(r"^```\w.*$", re.MULTILINE)
_IN_PROGRAM = re.compile(r"\[([^\]]+)\]\(/[^)]*\)")
_NAMED = re.compile(r"^<a id=\"([^\"]+)\"></a>\n+(#+ .+)$", re.MULTILINE)
_LOADED = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=\"(?:https?:)?//[^\"]+|<link\b[^>]*\brel=\"stylesheet\"[^>]*\bhref=\"(?:https?:)?//[^\"]+"
)

_DRAWING = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 {height}" width="700" height="{height}" role="img">
<title>The rooms of src/chelem: each may import those below it, never the reverse</title>
<style>
rect {{ fill: #e8f1ee; stroke: #2b6b5f }}
path {{ fill: none; stroke: #2b6b5f; stroke-width: 2 }}
text {{ fill: #173a33; font: 600 14px system-ui, sans-serif; text-anchor: middle }}
</style>
{boxes}
<path d="M664 24 V{end} m-6 -10 6 10 6 -10"/>
<text transform="translate(680 {end}) rotate(90)" style="text-anchor: end">imports run down</text>
</svg>
"""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the API's pages where the navigation names their folder."""
    config.nav = [_expanded(entry) for entry in config.nav or []]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are made, as if they lay in docs/."""
    made = {page: (ROOT / source).read_text(encoding="utf-8") for page, source in COPIES.items()}
    made["reference/commands.md"] = commands()
    made["assets/rooms.svg"] = rooms()
    made |= {_page(name): api(name) for name in namespaces()}
    made |= {path: text() for path, text in schema.PUBLISHED.items()}
    for page, text in made.items():
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Fix links that lead out of docs/, ids of sections, and figures that only the program draws."""
    here = COPIES.get(page.file.src_uri, f"docs/{page.file.src_uri}")
    if page.file.src_uri == "protocol.md":
        markdown = schema.protocol_page(markdown)
    text = _NAMED.sub(r"\2 { #\1 }", markdown)
    if page.file.src_uri.startswith("rules/"):
        text = _DRAWN.sub("```text", text)  # what the program draws is legible as it is written
        text = _IN_PROGRAM.sub(r"\1", text.replace("<details>", "<details markdown>"))
    return _LINK.sub(
        lambda found: found[1] + _target(found[2], here, page.file.src_uri) + (found[3] or "") + found[4],
        text,
    )


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """Refuse a page that loads anything from another site, which could track readers."""
    if found := _LOADED.search(output):
        raise PluginError(f"{page.file.src_uri} loads from elsewhere: {found[0]}")
    return output


def _target(link: str, here: str, page: str) -> str:
    """Where a link of a source file leads on the site: to a page of it, or to the repository."""
    if ":" in link or link.startswith("/"):
        return link
    path = posixpath.normpath(posixpath.join(posixpath.dirname(here), link))
    copied = next((copy for copy, source in COPIES.items() if source == path), None)
    if copied is not None:
        goal = copied
    elif path.startswith("docs/"):
        goal = path.removeprefix("docs/")
    else:
        kind = "tree" if (ROOT / path).is_dir() else "blob"
        return f"{REPOSITORY}/{kind}/main/{path}"
    return posixpath.relpath(goal, posixpath.dirname(page) or ".")


def _expanded(entry: Any) -> Any:
    """An entry of the navigation, with the API's folder replaced by its pages."""
    match entry:
        case {**named} if list(named.values()) == [API]:
            return {next(iter(named)): [{name: _page(name)} for name in namespaces()]}
        case {**named}:
            return {
                title: [*map(_expanded, below)] if isinstance(below, list) else below
                for title, below in named.items()
            }
        case _:
            return entry


def namespaces() -> list[str]:
    """The public namespaces, the top level first; the site's features are no library."""
    found = sorted(path.parent.relative_to(SOURCE.parent) for path in SOURCE.glob("**/__init__.pyi"))
    return [".".join(path.parts) for path in found if SITE not in path.parts]


def _page(namespace: str) -> str:
    return f"{API}/{namespace}.md"


def api(namespace: str) -> str:
    """The page of a namespace: what it is for, then its names, by the module that they come from."""
    stub = SOURCE.parent.joinpath(*namespace.split("."), "__init__.pyi")
    tree = ast.parse(stub.read_text(encoding="utf-8"))
    text = [f"# {namespace}", "", ast.get_docstring(tree) or "", ""]
    for heading, names in _by_source(tree).items():
        if namespace == "chelem":
            text += [f"## {heading.capitalize()}", ""]
        for name in names:
            level = 3 if namespace == "chelem" else 2
            text += [f"::: {namespace}.{name}", "    options:", f"      heading_level: {level}", ""]
    return "\n".join(text)


def _by_source(tree: ast.Module) -> dict[str, list[str]]:
    """The public names by the first part of the module that they come from."""
    listed = {name for node in tree.body for name in _listed(node)}
    found: dict[str, list[str]] = defaultdict(list)
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            room = node.module.split(".")[0]
            found[room] += [
                alias.asname or alias.name for alias in node.names if (alias.asname or alias.name) in listed
            ]
    return {room: names for room, names in found.items() if names}


def _listed(node: ast.stmt) -> Iterator[str]:
    """What `__all__` lists, where the statement is that."""
    match node:
        case ast.Assign(targets=[ast.Name("__all__")], value=ast.List(elts=entries)):
            yield from (str(entry.value) for entry in entries if isinstance(entry, ast.Constant))


def rooms() -> str:
    """The layers of the import contract as a drawing, the top one first."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    rows = [
        [room.strip(" ()").removeprefix("chelem.") for room in re.split(r"[|:]", layer)] for layer in layers
    ]
    boxes = [
        _box(20 + 620 * place / len(row), 16 + 40 * level, 620 / len(row) - 8, room)
        for level, row in enumerate(rows)
        for place, room in enumerate(row)
    ]
    return _DRAWING.format(height=40 * len(rows) + 24, end=40 * len(rows), boxes="\n".join(boxes))


def _box(left: float, top: float, width: float, name: str) -> str:
    middle = left + width / 2
    return (
        f'<rect x="{left:.0f}" y="{top}" width="{width:.0f}" height="32" rx="6"/>'
        f'<text x="{middle:.0f}" y="{top + 21}">{name}</text>'
    )


def commands() -> str:
    """The page of the command line, from the program's own help."""
    group = typer.main.get_command(app)
    text = [
        "# Command line",
        "",
        _help(group),
        "",
        "`chelem` without a command opens a menu. Every command takes `--lang fr` or `--lang en`.",
        "",
    ]
    text += ["Status 0: done. 1: the answer is no. 2: bad input, with one sentence on stderr.", ""]
    for name, command in _named(group):
        text += [f"## chelem {name}", "", _help(command), "", *_usage(name, command), ""]
    return "\n".join(text)


def _named(group: Any) -> Iterator[tuple[str, Any]]:
    """The commands of the program by name, those of a group with the name of the group before theirs."""
    context = typer.Context(group)
    for name in sorted(group.list_commands(context)):
        command = group.get_command(context, name)
        if hasattr(command, "list_commands"):
            yield from ((f"{name} {member}", each) for member, each in _named(command))
        else:
            yield name, command


def _usage(name: str, command: Any) -> list[str]:
    """The usage line, and a table of its arguments and options."""
    shown = [each for each in command.params if each.name not in {"help", "lang"}]
    arguments = [
        (each.metavar or each.name).upper() + ("…" if each.nargs == -1 else "")
        for each in shown
        if each.param_type_name == "argument"
    ]
    options = [each for each in shown if each.param_type_name == "option"]
    lines = ["```sh", " ".join(["chelem", name, *arguments, *(["[OPTIONS]"] if options else [])]), "```", ""]
    if not shown:
        return lines
    lines += ["| what to write | what it does |", "|---|---|"]
    for each in shown:
        spelt = (
            (each.metavar or each.name).upper()
            if each.param_type_name == "argument"
            else ", ".join(each.opts)
        )
        lines.append(f"| `{spelt}` | {_help(each)}{_default(each)} |")
    return lines


def _default(parameter: Any) -> str:
    value = parameter.default
    told = isinstance(value, (str, int, float)) and not isinstance(value, bool) and value != ""
    return f" Default: `{value}`." if told else ""


def _help(thing: Any) -> str:
    code = getattr(thing, "help", None)
    facts = {"games": ", ".join(GAMES), "methods": ", ".join(calculator_methods())}
    text = say(code, facts, "en") if code else ""
    return text.replace("|", "\\|")
