"""Shapes: the meaning of their notation, and its round trip."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chelem import ParseError
from chelem.simulation import Shape
from chelem.simulation.shapes import ALL

EVERY = sorted(ALL)


def orders(*lengths):
    return set(permutations(lengths))


@pytest.mark.parametrize(
    ("text", "shapes"),
    [
        ("5332", {(5, 3, 3, 2)}),
        ("(4432)", orders(4, 4, 3, 2)),
        ("5(332)", {(5, 3, 3, 2), (5, 3, 2, 3), (5, 2, 3, 3)}),
        ("(54)(31)", {(5, 4, 3, 1), (4, 5, 3, 1), (5, 4, 1, 3), (4, 5, 1, 3)}),
        ("6+xxx", {found for found in ALL if found[0] >= 6}),
        ("x3-xx", {found for found in ALL if found[1] <= 3}),
        ("[4-5]xx[10]", {found for found in ALL if 4 <= found[0] <= 5 and found[3] == 10}),
        ("[10+]xxx", {found for found in ALL if found[0] >= 10}),
        ("(5+4+xx)", {found for found in ALL if sorted(found)[3] >= 5 and sorted(found)[2] >= 4}),
        ("5332 + 4432", {(5, 3, 3, 2), (4, 4, 3, 2)}),
        ("5332+4432", {(5, 3, 3, 2), (4, 4, 3, 2)}),
        ("5431-5440", {(5, 4, 3, 1)}),
        ("5-4-3-1", {(5, 4, 3, 1)}),
        ("533 2", None),
        ("6+xxx - 7+xxx", {found for found in ALL if found[0] == 6}),
        ("balanced", orders(4, 3, 3, 3) | orders(4, 4, 3, 2) | orders(5, 3, 3, 2)),
        ("any - balanced - unbalanced", set()),
    ],
)
def test_the_notation_of_shapes(text, shapes):
    """Four items, spades first; parentheses mean any order; + and - apply from left to right."""
    if shapes is None:
        with pytest.raises(ParseError):
            Shape.parse(text)
    else:
        assert shapes == set(Shape.parse(text))


def test_balanced_and_semibalanced_shapes():
    """RULES 4.6: 4333, 4432, 5332; with 5422 and 6322 they are the semibalanced ones."""
    assert 4 + 12 + 12 == len(Shape.parse("balanced"))
    assert orders(5, 4, 2, 2) | orders(6, 3, 2, 2) == set(Shape.parse("semibalanced - balanced"))
    assert ~Shape.parse("balanced") == Shape.parse("unbalanced")


@pytest.mark.parametrize(
    "text",
    [
        *("", "533", "53322", "(5332", "5332)", "()5332", "(53322)", "5332 +", "+ 5332", "5332 / 4432"),
        *("[6-4]xxx", "[14]xxx", "[]xxx", "yyyy", "balance", "5332 4432", "54321 ", "x" * 5000, "(" * 5000),
    ],
)
def test_invalid_shapes(text):
    """Every invalid text raises the same error."""
    with pytest.raises(ParseError) as caught:
        Shape.parse(text)
    assert "shape.unknown" == caught.value.code


@given(st.text("0123456789x+-()[] abelncd", max_size=24))
def test_any_text_is_parsed_or_rejected(text):
    """Only `ParseError` is raised, and a valid text is kept as written."""
    try:
        shape = Shape.parse(text)
    except ParseError:
        return
    assert shape == Shape.parse(str(shape))


@given(st.frozensets(st.sampled_from(EVERY)))
def test_any_set_of_shapes_has_a_notation(shapes):
    """parse(str(x)) == x for any set of shapes."""
    assert shapes == Shape.parse(str(Shape(shapes))).shapes


@given(st.lists(st.tuples(st.integers(0, 13), st.integers(0, 13)).map(sorted), min_size=4, max_size=4))
def test_ranges_are_formatted_as_four_items(ends):
    """A shape given by suit ranges alone is formatted as one term."""
    shapes = {
        found
        for found in ALL
        if all(low <= length <= high for length, (low, high) in zip(found, ends, strict=True))
    }
    written = str(Shape(frozenset(shapes)))
    assert shapes == set(Shape.parse(written))
    assert not shapes or " " not in written


def test_shapes_combine_as_sets():
    """`&`, `|` and `-` work as on sets."""
    spades, hearts = Shape.parse("5+xxx"), Shape.parse("x5+xx")
    assert {found for found in ALL if found[0] >= 5 and found[1] >= 5} == set(spades & hearts)
    assert len(spades | hearts) == len(spades) + len(hearts) - len(spades & hearts)
    assert (5, 5, 2, 1) not in spades - hearts
