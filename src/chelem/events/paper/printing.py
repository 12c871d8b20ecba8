"""What all printed pages of an event share: language, paper, title, and the way to the typesetter."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from chelem.core import ParseError
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.shown import entrant_label
from chelem.i18n import LANGUAGES, Fact, say
from chelem.render.captions import shorten
from chelem.render.choices import check_choices
from chelem.render.pdf import MAX_TITLE_LENGTH, PAPERS
from chelem.render.typesetter import typeset

MAX_ORIGIN_LENGTH, MAX_SECTION_LENGTH = 52, 12
"""The most characters of a title and of a section on a card."""
MAX_NAMES_LENGTH, MAX_LABEL_LENGTH = 180, 16
"""The most characters of an entrant's names, and of its number or a date."""
TEMPLATES = Path(__file__).resolve().parent
"""The folder of this room's templates."""


@dataclass(frozen=True, slots=True)
class EventPaper:
    """How an event is printed: its title and section as they are, the language, A4 or US Letter.

    The file has no date but `created`. `BadOption` for an unknown language or paper.
    """

    title: str = ""
    section: str = ""
    language: str = "fr"
    paper: str = "a4"
    created: date | None = None

    def __post_init__(self) -> None:
        check_choices("language", self.language, LANGUAGES)
        check_choices("paper", self.paper, PAPERS)

    @property
    def origin(self) -> str:
        """The title and the section in one line of a card, shortened."""
        section = shorten(self.section, MAX_SECTION_LENGTH)
        return " · ".join(filter(None, (shorten(self.title, MAX_ORIGIN_LENGTH), section)))

    def say(self, code: str, **facts: Fact) -> str:
        """Return a sentence of the catalogue in the paper's language."""
        return say(f"paper.{code}", facts, self.language)

    def words(self, *codes: str) -> list[str]:
        """Return short texts of the catalogue, such as the heads of columns."""
        return [self.say(code) for code in codes]

    def typeset(self, template: str, data: Mapping[str, object]) -> bytes:
        """Return the PDF of a template filled in with plain values; `ParseError` if nothing is on it."""
        if not data.get("cards", True) or not data.get("signs", True):
            raise ParseError("event.print.nothing")
        created = self.created
        common = {
            "language": self.language,
            "paper": self.paper,
            "title": shorten(self.title, MAX_TITLE_LENGTH),
            "section": shorten(self.section, MAX_SECTION_LENGTH),
            "created": created and {"year": created.year, "month": created.month, "day": created.day},
        }
        return typeset(template, {"data": json.dumps({**common, **data})}, "pdf", folder=TEMPLATES)


def shown_names(entrant: Entrant) -> str:
    """Return the names of an entrant on one line, shortened; those of files may be anything."""
    return shorten(entrant.full_name, MAX_NAMES_LENGTH)


def shown_opponents(entrant: Entrant) -> str:
    """Return what opponents call an entrant, shortened: a team by its own name where it has one."""
    return shorten(" – ".join(entrant.short_names), MAX_NAMES_LENGTH)


def shown_number(results: EventResults, index: int) -> str:
    """Return the number of an entrant with its section, shortened."""
    return shorten(entrant_label(results, index), MAX_LABEL_LENGTH)


def shown_date(results: EventResults, paper: EventPaper) -> str:
    """Return the date of an event in words; in a file it may be any other text, which is shortened."""
    return paper.say("date", date=shorten(results.date, MAX_LABEL_LENGTH))


def played_order(boards: Sequence[int]) -> str:
    """Return boards in short, those first that are played first where tables exchange them at half-time.

    >>> played_order((1, 2, 3)), played_order((3, 4, 1, 2)), played_order((5, 1, 3, 2))
    ('1–3', '3, 4, 1, 2', '1–3, 5')
    """
    falls = [place for place in range(1, len(boards)) if boards[place] < boards[place - 1]]
    if len(falls) != 1:
        return number_list(boards)
    return ", ".join((number_list(boards[: falls[0]]), number_list(boards[falls[0] :])))


def number_list(numbers: Sequence[int]) -> str:
    """Return numbers in short: `1–3`, `4, 9`; two in a row stay apart.

    >>> number_list((1, 2, 3, 7)), number_list((4, 5)), number_list(())
    ('1–3, 7', '4, 5', '')
    """
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts: list[str] = []
    for run in runs:
        parts += [f"{run[0]}–{run[-1]}"] if len(run) > 2 else map(str, run)
    return ", ".join(parts)
