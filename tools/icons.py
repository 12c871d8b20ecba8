"""Draw the icons of the installed app from web/public/chelem.svg: `python tools/icons.py`."""

from pathlib import Path

import typst

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
INCH = 72
"""The points of an inch: at this resolution a point is a pixel."""


def main() -> None:
    """Write the icons of browsers, of Android, which cuts corners itself, and of iOS, which does too.

    The spade lies in the inner 80 % that no system cuts.
    """
    mark = (PUBLIC / "chelem.svg").read_text(encoding="utf-8")
    square = mark.replace(' rx="14"', "")
    for drawing, pixels, name in (
        (mark, 192, "icon-192"),
        (mark, 512, "icon-512"),
        (square, 512, "icon-maskable-512"),
        (square, 180, "apple-touch-icon"),
    ):
        (PUBLIC / f"{name}.png").write_bytes(drawn(drawing, pixels))


def drawn(drawing: str, pixels: int) -> bytes:
    """Return an SVG drawing as a PNG of this width and height, transparent where nothing is drawn."""
    page = (
        f"#set page(width: {pixels}pt, height: {pixels}pt, margin: 0pt, fill: none)\n"
        f'#image(bytes(sys.inputs.drawing), format: "svg", width: {pixels}pt)'
    )
    return typst.compile(page.encode(), format="png", ppi=INCH, sys_inputs={"drawing": drawing})


if __name__ == "__main__":
    main()
