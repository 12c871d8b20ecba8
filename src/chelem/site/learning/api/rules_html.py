"""Render a rules page from Markdown to the HTML that the client shows."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_block import StateBlock
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

from chelem.core import SEATS
from chelem.i18n import say
from chelem.site.learning.api.rules_diagrams import FIGURES, render_figure, to_html


@dataclass(frozen=True, slots=True)
class RulesSection:
    """A section of a rules page."""

    id: str
    """The anchor for links, the same in every language."""
    title: str


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A rules page: its title, its HTML without the title, its main sections."""

    title: str
    html: str
    sections: tuple[RulesSection, ...]


_ANCHOR = re.compile(r'<a id="([a-z0-9-]+)"></a>')
_OTHER_PAGE = re.compile(r"(?:[\w./]*?/)?(?:(\w+)/rules|(\w+))(?:\.\w\w)?\.md(#.*)?")
"""A link to a page in the documentation, or in the package of its game."""
_FOLDED = re.compile(r"<details><summary>(.+)</summary>")
_NUMBER = re.compile(r"\**[−+–]? ?\d[\d ]*\**")


def render_page(text: str, language: str) -> RulesPage:
    """Render a rules page from Markdown.

    The line `<a id="marque"></a>` above a heading gives it that id. What lies between the lines
    `<details><summary>Title</summary>` and `</details>`, each beside empty lines, is folded under that
    title. A table headed by the names of seats is an auction. Fenced blocks of a kind in `FIGURES` become
    figures.
    """
    anchors, bare = _anchors(text)
    environment: dict[str, Any] = {"language": language}
    tokens = _markdown().parse(bare, environment)
    title = _set_heading_ids(tokens, anchors)
    _classify_cells(tokens, language)
    _rewrite_links(tokens)
    sections = tuple(
        RulesSection(str(token.attrs["id"]), _plain(tokens[place + 1]))
        for place, token in enumerate(tokens)
        if token.type == "heading_open" and token.tag == "h2" and "id" in token.attrs
    )
    renderer = _markdown().renderer
    return RulesPage(title, renderer.render(tokens, _markdown().options, environment), sections)


def render_fragment(text: str, language: str) -> str:
    """Render a part of a page from Markdown, with figures, tables and suits as on a rules page."""
    environment: dict[str, Any] = {"language": language}
    tokens = _markdown().parse(text, environment)
    _classify_cells(tokens, language)
    return str(_markdown().renderer.render(tokens, _markdown().options, environment))


@cache
def _markdown() -> MarkdownIt:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.block.ruler.before("paragraph", "folded", _folded)
    markdown.add_render_rule("text", _text)
    markdown.add_render_rule("code_inline", _code)
    markdown.add_render_rule("fence", _fence)
    markdown.add_render_rule("table_open", _table_open)
    markdown.add_render_rule("table_close", _table_close)
    return markdown


def _folded(state: StateBlock, line: int, _end: int, silent: bool) -> bool:  # noqa: FBT001
    """Read the first or the last line of a folded part."""
    text = state.src[state.bMarks[line] : state.eMarks[line]]
    summary = _FOLDED.fullmatch(text)
    if not summary and text != "</details>":
        return False
    if silent:
        return True
    state.line = line + 1
    if not summary:
        state.push("folded_close", "details", -1)
        return True
    state.push("folded_open", "details", 1)
    state.push("summary_open", "summary", 1)
    title = state.push("inline", "", 0)
    title.content, title.map, title.children = summary[1], [line, line + 1], []
    state.push("summary_close", "summary", -1)
    return True


def _anchors(text: str) -> tuple[Mapping[int, str], str]:
    """Return the ids of headings by line number, and the text without the id markers."""
    lines = text.split("\n")
    found = {place + 1: match[1] for place, line in enumerate(lines) if (match := _ANCHOR.fullmatch(line))}
    return found, "\n".join("" if place + 1 in found else line for place, line in enumerate(lines))


def _set_heading_ids(tokens: list[Token], anchors: Mapping[int, str]) -> str:
    """Set the ids of headings; remove the title and return it."""
    title = ""
    for place, token in enumerate(tokens):
        if token.type != "heading_open":
            continue
        if token.tag == "h1":
            title = _plain(tokens[place + 1])
        if token.map and (name := anchors.get(token.map[0])):
            token.attrSet("id", name)
    if title:
        del tokens[:3]
    return title


def _classify_cells(tokens: Sequence[Token], language: str) -> None:
    """Set the classes of auctions and of numeric cells; an empty header cell becomes a data cell."""
    seats = {say(f"seat.{seat}", {}, language) for seat in SEATS}
    for place, token in enumerate(tokens):
        if token.type == "table_open" and len(heads := _heads(tokens[place:])) > 2 and heads <= seats:
            token.attrSet("class", "auction")
        if token.type in ("td_open", "th_open") and _NUMBER.fullmatch(tokens[place + 1].content):
            token.attrSet("class", "number")
        if token.type == "th_open" and not tokens[place + 1].content:
            token.tag = tokens[place + 2].tag = "td"


def _heads(tokens: Sequence[Token]) -> set[str]:
    end = next(place for place, token in enumerate(tokens) if token.type == "thead_close")
    return {token.content for token in tokens[:end] if token.type == "inline"}


def _rewrite_links(tokens: Sequence[Token]) -> None:
    """Turn links between files into links between pages."""
    for token in tokens:
        for child in token.children or ():
            if child.type == "link_open" and (other := _OTHER_PAGE.fullmatch(str(child.attrs["href"]))):
                child.attrSet("href", f"/regles/{other[1] or other[2]}{other[3] or ''}")


def _plain(inline: Token) -> str:
    return "".join(child.content for child in inline.children or ())


def _text(
    _self: RendererHTML, tokens: Sequence[Token], place: int, _options: OptionsDict, env: dict[str, Any]
) -> str:
    return to_html(tokens[place].content, env["language"])


def _code(
    _self: RendererHTML, tokens: Sequence[Token], place: int, _options: OptionsDict, env: dict[str, Any]
) -> str:
    return f"<code>{to_html(tokens[place].content, env['language'])}</code>"


def _fence(
    _self: RendererHTML, tokens: Sequence[Token], place: int, _options: OptionsDict, env: dict[str, Any]
) -> str:
    token, language = tokens[place], env["language"]
    kind, _, caption = token.info.strip().partition(" ")
    if kind in FIGURES:
        return render_figure(kind, token.content, caption, language)
    return f"<pre><code>{to_html(token.content, language)}</code></pre>\n"


def _table_open(
    self: RendererHTML, tokens: Sequence[Token], place: int, options: OptionsDict, env: dict[str, Any]
) -> str:
    return f'<div class="wide">{self.renderToken(tokens, place, options, env)}'


def _table_close(
    self: RendererHTML, tokens: Sequence[Token], place: int, options: OptionsDict, env: dict[str, Any]
) -> str:
    return f"{self.renderToken(tokens, place, options, env)}</div>"
