"""Recipes of Howell movements: what a search has found (`tools/howells.py`), one line for each size."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from chelem.core import ParseError

_LINE = re.compile(r"(\d+)x(\d+) ([^;]+); ([0-9a-f]+)", re.ASCII)
_COUPLE = re.compile(r"(\d+)-(\d+)@(\d+)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Couple:
    """Two pairs who meet at a table, and the number of the set of boards that they play."""

    first: int
    second: int
    board_set: int

    def __str__(self) -> str:
        return f"{self.first}-{self.second}@{self.board_set}"

    @classmethod
    def parse(cls, text: str) -> "Couple":
        """Parse a couple such as `3-12@5`."""
        found = _COUPLE.fullmatch(text)
        if found is None:
            raise ParseError("movement.recipe", text=text)
        return cls(*map(int, found.groups()))

    def moved(self, rounds: int, cycle: int) -> "Couple":
        """Return the couple at the table some rounds later: pairs and sets up to `cycle` follow in turn."""

        def later(number: int) -> int:
            return number if number > cycle else (number - 1 + rounds) % cycle + 1

        return Couple(later(self.first), later(self.second), later(self.board_set))


@dataclass(frozen=True, slots=True)
class HowellRecipe:
    """A Howell movement: the couples at the tables, and who sits North-South.

    `couples` holds one round, from which the others follow (where pair 1 was, pair 2 comes, … and where pair
    R was, pair 1; so do the boards), or each round. In `directions`, round by round and table by table, True
    means that the first of the couple sits East-West. As text: the size, the couples, the directions in
    hexadecimal.
    """

    tables: int
    rounds: int
    couples: tuple[tuple[Couple, ...], ...]
    directions: tuple[tuple[bool, ...], ...]

    def __str__(self) -> str:
        rounds = " / ".join(" ".join(map(str, row)) for row in self.couples)
        bits = "".join(str(int(turned)) for row in self.directions for turned in row)
        return f"{self.tables}x{self.rounds} {rounds}; {int(bits, 2):0{-(-len(bits) // 4)}x}"

    @classmethod
    def parse(cls, text: str) -> "HowellRecipe":
        """Parse a line of the file of recipes."""
        found = _LINE.fullmatch(text)
        if found is None:
            raise ParseError("movement.recipe", text=text)
        tables, rounds = int(found[1]), int(found[2])
        couples = tuple(tuple(map(Couple.parse, row.split())) for row in found[3].split(" / "))
        bits = f"{int(found[4], 16):0{tables * rounds}b}"
        if len(bits) != tables * rounds or any(len(row) != tables for row in couples):
            raise ParseError("movement.recipe", text=text)
        rows = (bits[start : start + tables] for start in range(0, len(bits), tables))
        return cls(tables, rounds, couples, tuple(tuple(bit == "1" for bit in row) for row in rows))

    def couple(self, number: int, table: int) -> Couple:
        """Return who meets at a table in a round, both from 1, and with which boards; first North-South."""
        if len(self.couples) == 1:
            couple = self.couples[0][table - 1].moved(number - 1, self.rounds)
        else:
            couple = self.couples[number - 1][table - 1]
        if self.directions[number - 1][table - 1]:
            return Couple(couple.second, couple.first, couple.board_set)
        return couple


def read_recipes(lines: Iterable[str]) -> dict[tuple[int, int], HowellRecipe]:
    """Read recipes, by tables and rounds."""
    recipes = (HowellRecipe.parse(line.rstrip("\n")) for line in lines if line.strip())
    return {(recipe.tables, recipe.rounds): recipe for recipe in recipes}


@cache
def packaged_howells() -> Mapping[tuple[int, int], HowellRecipe]:
    """Return the recipes of the package, by tables and rounds."""
    text = (files(__package__) / "howells.txt").read_text(encoding="ascii")
    return read_recipes(text.splitlines())
