"""The client's types (web/src/protocol.ts) have the fields of the shapes that the server sends."""

import re
from pathlib import Path

import pytest

from chelem.collections import shapes as collection_shapes
from chelem.server.messages import PROTOCOL
from chelem.views import shapes

SOURCE = Path(__file__).parents[2].joinpath("web/src/protocol.ts").read_text(encoding="utf-8")
INTERFACE = re.compile(r"^export interface (\w+)(?: extends ([^{]+))? \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^  (\w+)\??:", re.MULTILINE)
OPTIONAL = re.compile(r"^  (\w+)\?:", re.MULTILINE)
PICKED = re.compile(r"Pick<\w+, ([^>]+)>")

SAME = {
    shapes.ChairShape: "Chair",
    shapes.TableShape: "TableSection",
    shapes.TableCard: "TableCard",
    shapes.YouShape: "You",
    shapes.CardShape: "CardPlayed",
    shapes.DealShape: "DealSection",
    shapes.HandShape: "HandPicture",
    shapes.CallShape: "CallPicture",
    shapes.ContractShape: "ContractPicture",
    shapes.TrickShape: "TrickPicture",
    shapes.PlayShape: "PlaySection",
    shapes.TurnShape: "Turn",
    shapes.ClaimShape: "ClaimSection",
    shapes.LineShape: "LinePicture",
    shapes.ComparisonShape: "Comparison",
    shapes.RowShape: "SheetRow",
    shapes.SheetShape: "SheetSection",
    shapes.ChatShape: "ChatLine",
    shapes.KnownDealShape: "SeenSection",
    shapes.ReviewShape: "Review",
    collection_shapes.CollectionShape: "Collection",
    collection_shapes.ProblemShape: "Problem",
    collection_shapes.BoardRow: "BoardRow",
    collection_shapes.OpenCollection: "OpenCollection",
    collection_shapes.Found: "Found",
    collection_shapes.KeptStudy: "KeptStudy",
    collection_shapes.Looked: "Looked",
    collection_shapes.StudyShape: "Study",
    collection_shapes.AnalysisShape: "Analysis",
}


def fields_of(name, pattern=FIELD):
    """The fields of an interface, those that it inherits or picks included."""
    found = {each: (bases or "", body) for each, bases, body in INTERFACE.findall(SOURCE)}
    bases, body = found[name]
    fields = set(pattern.findall(body))
    for picked in PICKED.findall(bases) if pattern is FIELD else ():
        fields |= set(re.findall(r'"(\w+)"', picked))
    for base in re.findall(r"\w+", PICKED.sub("", bases)):
        fields |= fields_of(base, pattern)
    return fields


@pytest.mark.parametrize(("shape", "name"), [pytest.param(*pair, id=pair[1]) for pair in SAME.items()])
def test_the_client_knows_the_fields_of_a_shape(shape, name):
    """All of them, and no others but optional ones."""
    sent, known, optional = set(shape.__annotations__), fields_of(name), fields_of(name, OPTIONAL)
    assert known - optional <= sent <= known


def test_the_client_speaks_the_servers_protocol():
    """Or every page would be asked to reload."""
    assert f"export const PROTOCOL = {PROTOCOL};" in SOURCE
