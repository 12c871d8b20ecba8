"""Show the examples of docstrings as code: in Markdown a doctest would become a quotation."""

from itertools import groupby
from typing import Any

from griffe import Extension, Object


def fenced(text: str) -> str:
    """The text with a fence around each paragraph that begins with a prompt of Python."""
    pieces: list[str] = []
    for empty, lines in groupby(text.splitlines(), key=lambda line: not line.strip()):
        paragraph = "\n".join(lines)
        if empty:
            continue
        first, prompt, examples = paragraph.partition(">>> ")
        if not prompt or (first and not first.endswith("\n")):
            pieces.append(paragraph)
            continue
        if first:
            pieces.append(first.rstrip())
        pieces.append(f"```pycon\n>>> {examples}\n```")
    return "\n\n".join(pieces)


class Examples(Extension):
    """Rewrites each docstring once its object has been read."""

    def on_object(self, *, obj: Object, **kwargs: Any) -> None:  # noqa: ARG002 - griffe's signature
        """Fence the examples of an object's docstring."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
