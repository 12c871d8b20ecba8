"""Read a drawn board back from its SVG."""

from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: str) -> ET.Element:
    """Parse the SVG as XML."""
    return ET.fromstring(drawing)  # noqa: S314 - our own


def rows(drawing: str) -> list[list[str]]:
    """Return the ranks of each suit of each hand, in drawing order."""
    lines = [
        [span.text or "" for span in text.iter(f"{SVG}tspan") if span.get("x")]
        for text in parsed(drawing).iter(f"{SVG}text")
    ]
    return [line for line in lines if line]


def texts(drawing: str) -> list[str]:
    """Return every text in the drawing."""
    return ["".join(text.itertext()) for text in parsed(drawing).iter(f"{SVG}text")]


def reach(drawing: str) -> tuple[float, float]:
    """Return the leftmost and rightmost extent of the cards."""
    places = [float(x) for span in parsed(drawing).iter(f"{SVG}tspan") if (x := span.get("x"))]
    return min(places), max(places)
