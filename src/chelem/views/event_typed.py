"""Results that a director typed from paper, each at its table, or with what is wrong."""

from collections.abc import Iterator

from chelem.core.errors import ChelemError
from chelem.events.log.admitting import admit_entry
from chelem.events.log.author import Author
from chelem.events.log.directing import PlayedAt
from chelem.events.log.event import Event
from chelem.events.typed_placing import place_typed_result
from chelem.events.typed_result import TypedResult
from chelem.views.event_shapes import EventTypedLine


def typed_lines_view(
    event: Event, text: str, at: PlayedAt | None, author: Author, language: str
) -> list[EventTypedLine]:
    """Return what each line that is not empty says, as `author` may write it."""
    return list(_read(event, text, at, author, language))


def _read(
    event: Event, text: str, at: PlayedAt | None, author: Author, language: str
) -> Iterator[EventTypedLine]:
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        shape: EventTypedLine = {
            "line": number,
            "typed": line.strip(),
            "section": "",
            "round": 0,
            "table": 0,
            "board": 0,
            "result": None,
            "problem": None,
        }
        try:
            typed = TypedResult.parse(line, language)
            content = place_typed_result(event.state, typed, at)
            admit_entry(event, content, author)
        except ChelemError as error:
            shape["problem"] = error.say(language)
        else:
            shape["typed"] = typed.typed(language)
            shape["section"], shape["round"], shape["table"] = content.section, content.round, content.table
            shape["board"], shape["result"] = content.board, str(content.result)
        yield shape
