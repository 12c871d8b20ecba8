"""Deals and hands as notebooks show them."""

import pytest
from hypothesis import given

from chelem.core.hands import PACK, Hand
from chelem.svg.suits import OUTLINES
from tests.support.deals import SOLID, SPREAD
from tests.support.pictures import SVG, parsed, reach, rows, texts
from tests.support.strategies import deals, hands

TENS = {"10": "T"}


def held(lines: list[list[str]]) -> str:
    """Return the rows ♠ ♥ ♦ ♣ of a hand, empty for a void."""
    return ".".join("".join(TENS.get(rank, rank) for rank in line if rank != "—") for line in lines)


@given(deals)
def test_a_deal_shows_every_card_once(deal):
    """Printed diagrams: North on top, ♠♥♦♣ downwards, high cards first, a dash for a void, 10 as 10."""
    lines = rows(deal._repr_svg_())
    assert len(lines) == 16
    north, west, east, south = (held(lines[first : first + 4]) for first in range(0, 16, 4))
    assert (north, east, south, west) == tuple(map(str, deal.hands))


@given(hands)
def test_a_hand_shows_its_cards(hand):
    """A hand of any length has its picture."""
    assert held(rows(hand._repr_svg_())) == str(hand)


@pytest.mark.parametrize("shown", [SOLID, SPREAD, PACK, Hand()], ids=["solid", "spread", "pack", "none"])
def test_nothing_is_cut(shown):
    """However long its suits, a hand lies within the picture."""
    drawing = shown._repr_svg_()
    left, right = reach(drawing)
    assert left > 18
    assert right < float(parsed(drawing).get("width", 0)) - 18


@given(deals)
def test_hands_do_not_touch(deal):
    """West ends before East begins, whatever their lengths."""
    spans = [
        [float(x) for span in group.iter(f"{SVG}tspan") if (x := span.get("x"))]
        for group in parsed(deal._repr_svg_()).iter(f"{SVG}g")
        if group.get("transform") is None
    ]
    west, east = ([x for row in spans[first : first + 4] for x in row] for first in (4, 8))
    assert max(west) + 110 < min(east)


def test_a_picture_stands_alone():
    """A picture loads and runs nothing, shares no ids, has a background, and scales."""
    drawing = SPREAD._repr_svg_()
    root = parsed(drawing)
    assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
    assert {child.tag.removeprefix(SVG) for child in root.iter()} <= {
        "svg",
        "desc",
        "g",
        "path",
        "rect",
        "text",
        "tspan",
    }
    assert not {"id", "href", "class"} & {name for child in root.iter() for name in child.attrib}
    ground = root[1]
    assert (ground.tag, ground.get("fill")) == (f"{SVG}rect", "#fffdf6")


def test_suits_are_drawn_not_written():
    """UX, French: telephones may show ♥ as an emoji."""
    drawing = SPREAD._repr_svg_()
    assert not {"♠", "♥", "♦", "♣"} & set("".join(texts(drawing)))
    paths = [path.get("d") for path in parsed(drawing).iter(f"{SVG}path")]
    assert [paths.count(outline) for outline in OUTLINES.values()] == [4] * 4


def test_a_deal_is_heard():
    """A picture has an alternative text."""
    said = parsed(SOLID._repr_svg_()).findtext(f"{SVG}desc", "")
    assert said.startswith(
        "North: spades A K Q J 10 9 8 7 6 5 4 3 2, no hearts, no diamonds, no clubs. East:"
    )
