"""Perfect matchings of least weight in general graphs."""

from collections.abc import Sequence

from chelem.core import BadOption

WORD = 127
"""The bits of the numbers that the library counts with, without the sign."""
HEADROOM = 4
"""Its dual variables reach a small multiple of all weights together."""

WeightedEdge = tuple[int, int, int]
"""Two vertices, from 0, and a weight, 0 or more."""


def lightest_matching(vertices: int, edges: Sequence[WeightedEdge]) -> tuple[tuple[int, int], ...] | None:
    """Return a perfect matching with the least sum of weights, exactly; None if there is no perfect one.

    Edmonds' algorithm of blossoms. Raises `BadOption` for weights of more than about 110 bits.
    """
    heaviest = max((weight for *_, weight in edges), default=0)
    if heaviest.bit_length() + vertices.bit_length() + HEADROOM > WORD:
        raise BadOption("swiss.precision")
    from rustworkx import PyGraph, max_weight_matching  # noqa: PLC0415 - most commands do without

    graph: PyGraph[int, int] = PyGraph(multigraph=False)
    graph.add_nodes_from(range(vertices))
    graph.add_edges_from([(here, there, heaviest - weight) for here, there, weight in edges])
    found = max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    if 2 * len(found) < vertices:
        return None
    return tuple(sorted((min(pair), max(pair)) for pair in found))
