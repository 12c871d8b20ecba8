"""Typst, which makes pages and pictures: loaded at the first of them, with its own fonts alone.

The same input gives the same bytes on every machine: no font of the system is looked at, and no clock.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from chelem.core.errors import ParseError

if TYPE_CHECKING:
    from typst import Fonts

_HERE = Path(__file__).resolve().parent
"""Where the templates lie; no file elsewhere is read, whatever a drawing asks for."""
_REMEMBERED = 11
"""Typst keeps what it worked out for its last ten documents: 50 MB for a page of hand records."""


def typeset(template: str, inputs: Mapping[str, str], form: Literal["pdf", "png"]) -> bytes:
    """A template of this package, filled in, as a file; a picture has a pixel a point.

    `ParseError` where what it was given cannot be set.
    """
    import typst  # noqa: PLC0415 - 80 MB, which only those need who print

    try:
        return typst.compile(
            _HERE / template, root=_HERE, font_paths=_fonts(), sys_inputs=dict(inputs), format=form, ppi=72
        )
    except (typst.TypstError, UnicodeEncodeError) as fault:
        raise ParseError("paper.drawing", text=getattr(fault, "message", fault)) from fault
    finally:
        for _ in range(_REMEMBERED):  # empty documents take the place of ours
            typst.compile(_HERE / "blank.typ", root=_HERE, font_paths=_fonts(), format="svg")


@cache
def _fonts() -> "Fonts":
    import typst  # noqa: PLC0415 - likewise

    return typst.Fonts(include_system_fonts=False)
