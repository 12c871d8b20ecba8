"""Lines of JSON from another program on standard input, each answered by one on standard output."""

import json
import logging
from collections.abc import Callable
from typing import Any, BinaryIO

from chelem.cli.shared.sources import standard_input
from chelem.core import ChelemError, ParseError, TooLarge
from chelem.i18n import say

LONGEST_LINE = 100_000
"""The most bytes of a line: a whole deal takes two thousand."""

logger = logging.getLogger(__name__)


def answer_lines(answer: Callable[[str], dict[str, Any]], language: str) -> None:
    """Answer each line of standard input at once, until it ends.

    A line that cannot be answered gets `{"error": …}` with a sentence in `language`, and the next is read.
    """
    stream = standard_input()
    while line := stream.readline(LONGEST_LINE + 1):
        answered = _answer_line(line, stream, answer, language)
        print(json.dumps(answered, ensure_ascii=False), flush=True)  # noqa: T201 - the output


def _answer_line(
    line: bytes, stream: BinaryIO, answer: Callable[[str], dict[str, Any]], language: str
) -> dict[str, Any]:
    try:
        return answer(_text_of(line, stream))
    except ChelemError as error:
        return {"error": error.say(language)}
    except Exception as error:  # a program that has asked for hours must not lose its bot
        logger.exception("a question could not be answered: %r", line)
        return {"error": say("question.failed", {"reason": repr(error)[:200]}, language)}


def _text_of(line: bytes, stream: BinaryIO) -> str:
    """Return a line as text; the rest of one that is too long is skipped."""
    if len(line) > LONGEST_LINE:
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE)
        raise TooLarge("question.long", most=LONGEST_LINE)
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError:
        raise ParseError("question.utf8") from None
