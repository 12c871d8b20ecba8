"""Read XML from strangers: no entities, nothing fetched, and limits on size and depth.

The standard library's parser expands entities that a document declares, and a few lines of them grow to
gigabytes. A document that declares any is refused; a DOCTYPE that only names a DTD is fine, and the DTD is
never read.
"""

from typing import BinaryIO
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from chelem.core import ParseError

MAX_BYTES = 1 << 26
MAX_DEPTH = 24
MAX_ELEMENTS = 4_000_000
_BLOCK = 1 << 16


class _Limited:
    """Feeds a tree builder, and counts elements and depth."""

    def __init__(self) -> None:
        self.builder = TreeBuilder()
        self.depth = 0
        self.elements = 0

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        self.elements += 1
        if self.depth > MAX_DEPTH or self.elements > MAX_ELEMENTS:
            raise ParseError("event.xml-deep")
        self.builder.start(tag.upper(), {name.upper(): value for name, value in attributes.items()})

    def end(self, tag: str) -> None:
        self.depth -= 1
        self.builder.end(tag.upper())


def read_xml(stream: BinaryIO) -> Element:
    """Return the root of a document, with the names of elements and attributes in capitals.

    `ParseError` for text that is not XML, that declares entities, or that is too large or too deep.
    """
    limited = _Limited()
    parser = expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler = limited.start
    parser.EndElementHandler = limited.end
    parser.CharacterDataHandler = limited.builder.data
    parser.EntityDeclHandler = _refuse_entity
    parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_NEVER)
    size = 0
    try:
        while block := stream.read(_BLOCK):
            size += len(block)
            if size > MAX_BYTES:
                raise ParseError("event.too-large", megabytes=MAX_BYTES >> 20)
            parser.Parse(block)
        parser.Parse(b"", True)  # noqa: FBT003 - expat takes no keywords
    except (expat.ExpatError, LookupError, ValueError) as error:
        if isinstance(error, ParseError):
            raise
        raise ParseError("event.xml", line=parser.CurrentLineNumber) from None
    return limited.builder.close()


def _refuse_entity(*_declaration: object) -> None:
    raise ParseError("event.xml-entities")


def text_of(element: Element, name: str) -> str:
    """Return the text of a child, or an attribute of that name; empty if there is neither."""
    child = element.find(name)
    found = element.get(name, "") if child is None else child.text
    return " ".join((found or "").split())
