"""Read printed pages back."""

from io import BytesIO

from pypdf import PdfReader


def page_texts(pdf: bytes) -> list[str]:
    """The text of each page, with single spaces."""
    pages = PdfReader(BytesIO(pdf)).pages
    return [" ".join(page.extract_text().replace("\u200b", "").split()) for page in pages]


def all_text(pdf: bytes) -> str:
    """The text of all pages."""
    return " ".join(page_texts(pdf))


def cards_by_heading(pdf: bytes, heading: str) -> dict[int, str]:
    """The text of the cards whose heading is a word and a number, by that number."""
    cards: dict[int, str] = {}
    for part in all_text(pdf).split(f"{heading} ")[1:]:
        number, _, rest = part.partition(" ")
        if number.isdecimal():
            cards[int(number)] = cards.get(int(number), "") + rest
    return cards


def heights_of_lines(pdf: bytes, *texts: str) -> list[float]:
    """How high lines with these texts, one after the other, stand on the first page, in points."""
    lines: list[tuple[str, float]] = []

    def note(text: str, matrix: list[float], *_: object) -> None:
        lines.append((text, matrix[5]))

    PdfReader(BytesIO(pdf)).pages[0].extract_text(visitor_text=note)
    rest = iter(lines)
    return [next(height for line, height in rest if text in line) for text in texts]
