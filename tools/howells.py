"""Search Howell movements of any size, and write them as the recipes of the package.

    python tools/howells.py [SIZE…] [--effort N]      # such as 5x9; without a size: all that are missing

The movement of T tables and R rounds has R pairs that follow one another and 2T-R that keep their table. Who
meets in round 1, and with which boards, is a *starter* with an *adder* (Room squares): the differences of the
couples are all different modulo R, and so are the steps from each pair to its board. Both are found by
placing couples at random and taking out those in the way (Dinitz and Stinson). The directions of all cells
are then annealed, many structures at a time, until the sum of the squares of the competition
(`chelem.movements.balance`) is small. A cyclic difference set of (R-1)/2 pairs gives perfect directions.

Everything follows from the size and the effort: the same call finds the same movements.
"""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from chelem.movements.balance import balance
from chelem.movements.generators.howell import howell_of
from chelem.movements.generators.howell_recipe import Couple, HowellRecipe, read_recipes

FILE = Path(__file__).parents[1] / "src" / "chelem" / "movements" / "generators" / "howells.txt"
MOST_TABLES = 20
BATCH = 64
"""How many structures are annealed at a time."""
TRIALS = 20
"""How many times as many structures are begun as are wanted."""
SWEEPS = 150
"""How many times each cell is tried in an annealing."""
Ints = NDArray[np.int64]
Squares = tuple[tuple[Couple, ...], ...]
"""The couples of each round, table by table."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something to place: the places that it takes in each way of placing it; no two take the same."""

    ways: tuple[tuple[int, ...], ...]


def place(pieces: Sequence[Piece], random: Random, steps: int) -> list[tuple[int, ...]] | None:
    """Return a way for each piece so that no two take a place, or None if `steps` do not suffice."""
    chosen: list[tuple[int, ...]] = [()] * len(pieces)
    taken: dict[int, int] = {}
    waiting = list(range(len(pieces)))
    for _ in range(steps):
        if not waiting:
            return chosen
        at = random.randrange(len(waiting))
        piece = waiting[at]
        ranked = [
            (len({taken[p] for p in way if p in taken}), random.random(), way) for way in pieces[piece].ways
        ]
        fewest, _, way = min(ranked)
        if fewest > 1 and random.random() < 0.7:
            continue
        waiting[at] = waiting[-1]
        waiting.pop()
        for other in {taken[p] for p in way if p in taken}:
            for p in chosen[other]:
                del taken[p]
            waiting.append(other)
        chosen[piece] = way
        taken.update(dict.fromkeys(way, piece))
    return None


def structure(
    tables: int, rounds: int, random: Random, residues: frozenset[int] | None, shared: int
) -> Squares | None:
    """Return a cyclic structure by luck; `shared` tables may play the boards of another table.

    With `residues`, one of each couple is ahead of its board by a residue, the other is not.
    """
    differences = random.sample(range(1, (rounds + 1) // 2), rounds - tables)
    starts = place(
        [Piece(tuple((x, (x + d) % rounds) for x in range(rounds))) for d in differences], random, 60 * rounds
    )
    if starts is None:
        return None
    single = sorted(set(range(rounds)).difference(*starts)) if starts else list(range(rounds))
    players: list[tuple[int, ...]] = [*starts, *((x,) for x in single)]

    # a place for each step from a pair to its board, one for each board, and one for each table that shares
    def ways(pairs: tuple[int, ...]) -> Piece:
        return Piece(
            tuple(
                (*((c - x) % rounds for x in pairs), board)
                for c in range(rounds)
                for board in (rounds + c, *range(2 * rounds, 2 * rounds + shared))
                if residues is None
                or len(pairs) == 1
                or len({(x - c) % rounds in residues for x in pairs}) == 2
            )
        )

    steps = place([ways(pairs) for pairs in players], random, 60 * rounds)
    if steps is None:
        return None
    boards = [(way[0] + pairs[0]) % rounds for way, pairs in zip(steps, players, strict=True)]
    stationary = iter(range(rounds + 1, 2 * tables + 1))
    couples = [
        Couple(pairs[0] + 1, pairs[1] + 1 if len(pairs) > 1 else next(stationary), board + 1)
        for pairs, board in zip(players, boards, strict=True)
    ]
    return (tuple(seated(couples, rounds)),)


def scattered(tables: int, rounds: int, random: Random) -> Squares | None:
    """Return a structure without a cycle and without shared boards, of one round less than a complete one.

    Every couple but those of numbers 1 and 2, 3 and 4 … gets a round and a board set (a Howell design).
    """
    if rounds != 2 * tables - 2:
        return None
    couples = [
        couple
        for couple in combinations(range(2 * tables), 2)
        if couple[0] % 2 or sum(couple) != 2 * couple[0] + 1
    ]
    found = place([_anywhere(one, other, rounds) for one, other in couples], random, 200 * rounds)
    if found is None:
        return None
    rows: list[list[Couple]] = [[] for _ in range(rounds)]
    for (one, other), way in zip(couples, found, strict=True):
        number, board = divmod(way[-1], rounds)
        rows[number].append(Couple(one + 1, other + 1, board + 1))
    return tuple(tuple(sorted(row, key=lambda couple: couple.board_set)) for row in rows)


def _anywhere(one: int, other: int, rounds: int) -> Piece:
    """Return a couple that may meet in any round with any set, each of which neither may do twice."""
    square = rounds * rounds
    return Piece(
        tuple(
            (
                *(square * (2 * pair + 1) + number for pair in (one, other)),
                *(square * (2 * pair + 2) + board for pair in (one, other)),
                number * rounds + board,
            )
            for number in range(rounds)
            for board in range(rounds)
        )
    )


def seated(couples: Iterable[Couple], rounds: int) -> list[Couple]:
    """Return the couples by tables, so that boards move down a table, or to a stand between tables."""
    ordered = sorted(couples, key=lambda couple: couple.board_set)
    first = ordered[0].board_set
    return [couple.moved(rounds + 1 - first, rounds) for couple in ordered]


def all_rounds(squares: Squares, rounds: int) -> Squares:
    """Return the couples of every round."""
    if len(squares) > 1:
        return squares
    return tuple(tuple(couple.moved(number, rounds) for couple in squares[0]) for number in range(rounds))


def anneal(structures: Sequence[Squares], rounds: int, generator: np.random.Generator) -> HowellRecipe:
    """Return the most equal movement with the best directions found for any of these structures."""
    developed = [all_rounds(each, rounds) for each in structures]
    pairs = np.array(
        [[[(c.first - 1, c.second - 1, c.board_set - 1) for c in row] for row in s] for s in developed]
    )
    batch, _, tables, _ = pairs.shape
    count, cells = 2 * tables, rounds * tables
    flat = pairs.reshape(batch, cells, 3)
    one, other, boards = flat[:, :, 0], flat[:, :, 1], flat[:, :, 2]
    signs = generator.choice(np.array([-1, 1]), size=(batch, cells))
    each = np.arange(batch)
    direction = np.zeros((batch, rounds, count), dtype=np.int64)
    direction[each[:, None], boards, one] = signs
    direction[each[:, None], boards, other] = -signs
    matrix = direction.transpose(0, 2, 1) @ direction
    for cell in range(cells):
        matrix[each, one[:, cell], other[:, cell]] += tables
        matrix[each, other[:, cell], one[:, cell]] += tables
    matrix[:, range(count), range(count)] = 0
    squares = (matrix**2).sum(axis=(1, 2)) // 2
    best, best_signs = squares.copy(), signs.copy()
    steps = SWEEPS * cells
    fixed = 4 * (count - 2)
    for step in range(steps):
        cell = generator.integers(cells, size=batch)
        p, q, b = one[each, cell], other[each, cell], boards[each, cell]
        row = direction[each, b]
        sign = row[each, p]
        row[each, p] = row[each, q] = 0
        row *= -2 * sign[:, None]
        change = (row * (matrix[each, p] - matrix[each, q])).sum(axis=1) * 2 + 2 * fixed
        heat = 16 * (1 - step / steps) + 0.1
        taken = generator.exponential(heat, size=batch) >= change
        row *= taken[:, None]
        matrix[each, p] += row
        matrix[each, :, p] += row
        matrix[each, q] -= row
        matrix[each, :, q] -= row
        turn = np.where(taken, -1, 1)
        direction[each, b, p] *= turn
        direction[each, b, q] *= turn
        signs[each, cell] *= turn
        squares += change * taken
        better = squares < best
        if better.any():
            best[better] = squares[better]
            best_signs[better] = signs[better]
    winner = int(best.argmin())
    rows = best_signs[winner].reshape(rounds, tables)
    return HowellRecipe(
        tables, rounds, structures[winner], tuple(tuple(bool(s < 0) for s in row) for row in rows)
    )


def difference_set(rounds: int) -> frozenset[int] | None:
    """Return a cyclic difference set of (rounds-1)/2 residues: squares, or those of two twin primes."""
    squares = {x * x % rounds for x in range(1, rounds)}
    if rounds in (3, 7, 11, 19, 23, 31):
        return frozenset(squares)
    if rounds in (15, 35):
        small = 3 if rounds == 15 else 5
        large = small + 2

        def character(x: int) -> int:
            one = 1 if x % small in {y * y % small for y in range(1, small)} else -1
            other = 1 if x % large in {y * y % large for y in range(1, large)} else -1
            return one * other if x % small and x % large else 0

        inside = {x for x in range(rounds) if character(x) == 1 or x % large == 0}
        return frozenset(set(range(1, rounds)) - inside)
    return None


def perfect(square: Squares, rounds: int, residues: frozenset[int]) -> HowellRecipe:
    """Return the movement in which those ahead of the board by a residue sit North-South."""

    def turned(couple: Couple) -> bool:
        return (couple.first - couple.board_set) % rounds not in residues

    developed = all_rounds(square, rounds)
    return HowellRecipe(len(square[0]), rounds, square, tuple(tuple(map(turned, row)) for row in developed))


def structures(
    tables: int, rounds: int, random: Random, count: int, residues: frozenset[int] | None = None
) -> list[Squares]:
    """Return structures with as few shared boards as are found."""
    for shared in range(tables):
        found: list[Squares] = []
        if shared == 1:
            some = (scattered(tables, rounds, random) for _ in range(TRIALS * 8))
            found = [square for square in some if square is not None][:count]
            if found:
                return found
        for trial in range(TRIALS * count):
            square = structure(tables, rounds, random, residues, shared)
            found += [] if square is None else [square]
            if len(found) == count:
                return found
            if trial == TRIALS and not found and residues is None:
                break
    raise ValueError(f"no structure for {tables}x{rounds}")


def search(tables: int, rounds: int, effort: int) -> HowellRecipe:
    """Return the most equal movement that is found for a size; `effort` counts batches of structures."""
    random = Random(f"{tables}x{rounds}")  # noqa: S311 - a search, nothing secret
    residues = difference_set(rounds) if rounds == 2 * tables - 1 else None
    if residues is not None:
        return perfect(structures(tables, rounds, random, 1, residues)[0], rounds, residues)
    found = []
    for batch in range(effort):
        squares = structures(tables, rounds, random, BATCH)
        found.append(anneal(squares, rounds, np.random.default_rng((tables, rounds, batch))))
    return max(found, key=quality)


def quality(recipe: HowellRecipe) -> float:
    """Return Q of a recipe."""
    return float(balance(howell_of(recipe)).quality)


def main() -> None:
    """Search the sizes of the command line; keep what is better than the file has."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sizes", nargs="*", metavar="TxR")
    parser.add_argument("--effort", type=int, default=1, help="batches of structures for each size")
    arguments = parser.parse_args()
    every = [(t, r) for t in range(2, MOST_TABLES + 1) for r in range(t, 2 * t)]
    known = read_recipes(FILE.read_text("ascii").splitlines()) if FILE.exists() else {}
    wanted = [(int(t), int(r)) for t, r in (size.split("x") for size in arguments.sizes)]
    for size in wanted or [size for size in every if size not in known]:
        recipe = search(*size, arguments.effort)
        if size not in known or quality(recipe) > quality(known[size]):
            known[size] = recipe
        FILE.write_text("".join(f"{known[each]}\n" for each in sorted(known)), encoding="ascii")
        print(f"{size[0]}x{size[1]}: {quality(recipe):.2f}, kept {quality(known[size]):.2f}", flush=True)


if __name__ == "__main__":
    main()
