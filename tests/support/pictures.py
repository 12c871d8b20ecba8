"""What a drawn board shows, read back from its SVG."""

from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


def parsed(drawing: str) -> ET.Element:
    """The SVG as XML."""
    return ET.fromstring(drawing)  # noqa: S314 - our own


def rows(drawing: str) -> list[list[str]]:
    """The ranks of each suit of each hand, in the order in which they are drawn."""
    lines = [
        [span.text or "" for span in text.iter(f"{SVG}tspan") if span.get("x")]
        for text in parsed(drawing).iter(f"{SVG}text")
    ]
    return [line for line in lines if line]


def texts(drawing: str) -> list[str]:
    """Every text that is drawn."""
    return ["".join(text.itertext()) for text in parsed(drawing).iter(f"{SVG}text")]


def reach(drawing: str) -> tuple[float, float]:
    """How far to the left and to the right the cards go."""
    places = [float(x) for span in parsed(drawing).iter(f"{SVG}tspan") if (x := span.get("x"))]
    return min(places), max(places)
