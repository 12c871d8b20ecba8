"""The figures of the rules pages: HTML from fenced blocks of readable text.

`diagram`, `trick` and `places` are laid out around a table, North at the top, West at the left margin; `hand`
is a hand, `dummy` a hand as laid out on the table, `turned` has a character for each trick, `mark` is an
addition in columns, `pad` a score pad with a column for each side. The style sheet defines their look.
"""

import re
from collections.abc import Callable, Mapping
from html import escape

from chelem.i18n import say

_SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_PARTS = re.compile(r"\S+(?: {1,2}\S+)*")
_HAND_LINE = re.compile(r"([♠♥♦♣]) (.+)")
_CARD = re.compile(r"([♠♥♦♣])(\w+)")
_COLUMNS = re.compile(r" {2,}")
_BID_OR_CARD = re.compile(r"\d+[♠♥♦♣]|[♠♥♦♣]\w+")
_FRENCH_BLANK = re.compile(r"(?<=«) | (?=[:;?!»])")
_POINTS = re.compile(r"=? *[−+-]? ?\d+")


def render_figure(kind: str, text: str, caption: str, language: str) -> str:
    """Return the HTML of a figure; `kind` is one of `FIGURES`."""
    figcaption = f"<figcaption>{to_html(caption, language)}</figcaption>" if caption else ""
    return f'<figure class="figure {kind}">{FIGURES[kind](text, language)}{figcaption}</figure>\n'


def to_html(text: str, language: str) -> str:
    """Return plain text as HTML, with each suit symbol in an element labelled for screen readers.

    In French, the spaces inside « » and before : ; ? ! become non-breaking. A bid or a card, such as 2♠ or
    ♥10, stays on one line.
    """
    if language == "fr":
        text = _FRENCH_BLANK.sub("\u00a0", text)
    whole = _BID_OR_CARD.sub(r'<span class="whole">\g<0></span>', escape(text, quote=False))
    return re.sub("[♠♥♦♣]", lambda found: _suit_html(found[0], language), whole)


def _suit_html(symbol: str, language: str) -> str:
    suit = _SUITS[symbol]
    name = escape(say(f"suit-name-{suit}", {}, language))
    return f'<span class="suit" role="img" aria-label="{name}" data-suit="{suit}">{symbol}</span>'


def _layout(text: str, language: str) -> str:
    """Return the parts around a table, place by place."""
    spots = "".join(
        f'<div class="spot {name}">{_spot(lines, language)}</div>'
        for name, lines in read_layout(text).items()
        if lines
    )
    return f'<div class="layout">{spots}</div>'


def read_layout(text: str) -> dict[str, list[str]]:
    """Return the lines of each place, recognised by their columns.

    Lines that start at the left margin belong to West, and to the centre and East beside it; indented lines
    are North's before those and South's after them.
    """
    spots: dict[str, list[str]] = {"north": [], "west": [], "centre": [], "east": [], "south": []}
    for line in text.splitlines():
        parts = [(found.start(), found[0]) for found in _PARTS.finditer(line)]
        match parts:
            case []:
                continue
            case [(0, west), (_, centre), (_, east)]:
                spots["centre"].append(centre)
                spots["west"].append(west)
                spots["east"].append(east)
            case [(0, west), (_, east)]:
                spots["west"].append(west)
                spots["east"].append(east)
            case [(0, west)]:
                spots["west"].append(west)
            case _:
                spots["south" if spots["west"] else "north"].extend(part for _, part in parts)
    return spots


def _spot(lines: list[str], language: str) -> str:
    """Return a place at the table: names and notes, then a hand or a card."""
    hand = [found for line in lines if (found := _HAND_LINE.fullmatch(line))]
    notes = [line for line in lines if not _HAND_LINE.fullmatch(line)]
    lines_above = "".join(_card_or_note(line, language, first=place == 0) for place, line in enumerate(notes))
    if not hand:
        return lines_above
    suits = "".join(
        f'<li>{_suit_html(line[1], language)} <span class="ranks">{escape(line[2])}</span></li>'
        for line in hand
    )
    return f'{lines_above}<ul class="suits">{suits}</ul>'


def _card_or_note(line: str, language: str, *, first: bool) -> str:
    card = _CARD.fullmatch(line)
    if card:
        suit = _SUITS[card[1]]
        return (
            f'<p class="card" data-suit="{suit}">{_suit_html(card[1], language)}<b>{escape(card[2])}</b></p>'
        )
    return f'<p class="{"name" if first else "note"}">{to_html(line, language)}</p>'


def _hand(text: str, language: str) -> str:
    return f'<div class="spot alone">{_spot(text.splitlines(), language)}</div>'


def _dummy(text: str, language: str) -> str:
    """Return a hand as dummy lays it out: one column per suit, the highest card at the edge of the table."""
    columns = (found for line in text.splitlines() if (found := _HAND_LINE.fullmatch(line)))
    return f'<div class="columns">{"".join(_column(found, language) for found in columns)}</div>'


def _column(line: re.Match[str], language: str) -> str:
    suit, symbol = _SUITS[line[1]], _suit_html(line[1], language)
    cards = "".join(
        f'<li class="card" data-suit="{suit}">{symbol}<b>{escape(rank)}</b></li>' for rank in line[2].split()
    )
    return f"<ul>{cards}</ul>"


def _turned(text: str, language: str) -> str:
    """Return the quitted tricks in order: `|` won by us, `—` by them."""
    ours = [sign == "|" for sign in text.split()]
    label = say("rules.turned", {"ours": sum(ours), "theirs": len(ours) - sum(ours)}, language)
    cards = "".join(f'<span class="{"ours" if won else "theirs"}"></span>' for won in ours)
    return f'<div class="tricks" role="img" aria-label="{escape(label)}">{cards}</div>'


def _addition(text: str, language: str) -> str:
    """Return an addition in columns: reason, calculation, points and, if stated, who scores them."""
    rows: list[str] = []
    total = empty = False
    for line in text.splitlines():
        if not line.strip(" -"):
            total, empty = total or "-" in line, not line.strip()
            continue
        rows.append(_addition_row(line, language, "total" if total else "apart" if empty and rows else ""))
        total = empty = False
    return f"<table><tbody>{''.join(rows)}</tbody></table>"


def _addition_row(line: str, language: str, kind: str) -> str:
    first, *rest = _COLUMNS.split(line.strip())
    if _POINTS.fullmatch(first):
        first, rest = say("score.total", {}, language), [first, *rest]
    at = next((i for i, part in enumerate(rest) if _POINTS.fullmatch(part)), len(rest))
    calculation, points, note = " ".join(rest[:at]), "".join(rest[at : at + 1]), " ".join(rest[at + 1 :])
    cells = (
        f'<th scope="row">{to_html(first, language)}</th>'
        f'<td class="sum">{to_html(calculation, language)}</td>'
        f'<td class="number">{escape(points.lstrip("= "))}</td>'
        f'<td class="note">{to_html(note, language)}</td>'
    )
    return f'<tr class="{kind}">{cells}</tr>' if kind else f"<tr>{cells}</tr>"


def _pad(text: str, language: str) -> str:
    """Return a score pad: the first row names the sides, `=====` is the line, `-----` ends a game."""
    header, *rest = text.splitlines()
    rows: list[str] = []
    below = line = ""
    for row in rest:
        if not row.strip("=-"):
            below, line = (
                ("below" if row.startswith("=") else below),
                ("bar" if row.startswith("=") else "game"),
            )
            continue
        cells = "".join(
            f'<td class="number">{to_html(cell.strip(), language)}</td>' for cell in row.split("|")
        )
        rows.append(f'<tr class="{f"{below} {line}".strip()}">{cells}</tr>')
        line = ""
    names = "".join(f'<th scope="col">{to_html(name.strip(), language)}</th>' for name in header.split("|"))
    return f"<table><thead><tr>{names}</tr></thead><tbody>{''.join(rows)}</tbody></table>"


FIGURES: Mapping[str, Callable[[str, str], str]] = {
    "diagram": _layout,
    "hand": _hand,
    "dummy": _dummy,
    "trick": _layout,
    "places": _layout,
    "turned": _turned,
    "mark": _addition,
    "pad": _pad,
}
"""The functions that draw each kind of figure, by the info string of the block."""
