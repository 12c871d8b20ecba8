"""How often each score occurs on a board: what comparisons are made from."""

from collections.abc import Mapping
from fractions import Fraction

Frequencies = Mapping[int, Fraction | int]
"""How often each score of North-South occurs among those that are compared."""
