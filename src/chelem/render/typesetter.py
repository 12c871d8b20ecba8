"""Typeset pages and pictures with Typst, loaded on first use and limited to its own fonts.

Equal input gives equal bytes on every machine: neither system fonts nor the clock are used.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from chelem.core import ParseError

if TYPE_CHECKING:
    from typst import Fonts

_HERE = Path(__file__).resolve().parent
"""The folder of this room's templates; no file outside a folder is read, whatever a drawing asks for."""
_CACHED_DOCUMENTS = 11
"""Typst caches its last ten documents: 50 MB for a page of hand records."""


def typeset(
    template: str, inputs: Mapping[str, str], form: Literal["pdf", "png"], *, folder: Path = _HERE
) -> bytes:
    """Fill in a template of a folder and return the file; in pictures, a point is a pixel.

    `ParseError` if the input cannot be typeset.
    """
    import typst  # noqa: PLC0415 - 80 MB, needed only for printing

    try:
        return typst.compile(
            folder / template, root=folder, font_paths=_fonts(), sys_inputs=dict(inputs), format=form, ppi=72
        )
    except (typst.TypstError, UnicodeEncodeError) as error:
        raise ParseError("paper.drawing", text=getattr(error, "message", error)) from error
    finally:
        for _ in range(_CACHED_DOCUMENTS):  # push our documents out of the cache
            typst.compile(_HERE / "blank.typ", root=_HERE, font_paths=_fonts(), format="svg")


@cache
def _fonts() -> "Fonts":
    import typst  # noqa: PLC0415 - as above

    return typst.Fonts(include_system_fonts=False)
