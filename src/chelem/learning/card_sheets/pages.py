"""Convention cards as PDF, on A4 in print that is easy to read."""

import json
import re
from pathlib import Path

from chelem.i18n import say
from chelem.learning.card_sheets.filling import CardSheet
from chelem.render.captions import shorten
from chelem.render.pdf import MAX_TITLE_LENGTH
from chelem.render.typesetter import typeset

_TEMPLATES = Path(__file__).resolve().parent
_RANGE = re.compile(r"(?<=\d)–(?=\d)")
_LONG = re.compile(r"\S{20}(?=\S)")
"""A part of a word that is too long for a line, as addresses are."""


def card_pages(sheet: CardSheet, language: str) -> bytes:
    """Return the PDF of a card by the headings of a layout; the same card gives the same bytes."""
    data = {
        "language": language,
        "title": _breakable(shorten(sheet.title, MAX_TITLE_LENGTH)),
        "about": sheet.about,
        "names": say("card-sheet.names", {}, language),
        "players": [_breakable(shorten(player, MAX_TITLE_LENGTH)) for player in sheet.players],
        "panels": [
            {
                "title": panel.title,
                "headings": [
                    {
                        "title": heading.title,
                        "lines": [[line.label, _kept_together(line.text)] for line in heading.lines],
                        "empty": heading.empty,
                    }
                    for heading in panel.headings
                ],
            }
            for panel in sheet.panels
        ],
        "notes": {"title": say("card-sheet.notes", {}, language), "text": _breakable(sheet.notes)},
    }
    return typeset("sheet.typ", {"data": json.dumps(data)}, "pdf", folder=_TEMPLATES)


def _kept_together(text: str) -> str:
    """Return a text whose numbers are not broken: `12–14`, and `5+ hearts` with what is counted."""
    joined = _RANGE.sub("\\g<0>\N{WORD JOINER}", text)
    return joined.replace("+ ", "+\N{NO-BREAK SPACE}")


def _breakable(text: str) -> str:
    """Return a text of people with places to break in long words, so that none runs off the page."""
    return _LONG.sub("\\g<0>\N{ZERO WIDTH SPACE}", text)
