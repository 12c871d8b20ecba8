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
