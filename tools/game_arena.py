"""Prints the mean points of a bot among others, a deal, in any game, always on the same deals.

`python tools/game_arena.py whiz normal instant --deals 200` plays each deal with bot B in all seats, with A
in one seat and B in the others, for each seat in turn (for each side, where two play together), and with A in
all seats. `--given first=5` starts a match of comptoir with the fifth deal.
"""

import argparse
import sys
from dataclasses import dataclass
from random import Random

from rich.console import Console
from rich.table import Table

from chelem.analysis.double_dummy import tricks_of
from chelem.arena.sample_mean import SampleMean
from chelem.bots.configuration import Configuration
from chelem.bots.driver import play_deal
from chelem.bots.making import new_bot
from chelem.cli.shared.parallel import map_parallel
from chelem.core.errors import ChelemError
from chelem.core.lines import points_of
from chelem.core.seats import SIDES, Seat
from chelem.engine.events import Started
from chelem.engine.game import Game
from chelem.engine.log import Log
from chelem.engine.match import Match
from chelem.games.forms import new_match
from chelem.games.options import new_game


@dataclass(frozen=True, slots=True)
class Seating:
    """A deal to play: the rules, its seed, and the configuration in each seat."""

    game: Game
    match: Match
    seed: str
    bots: tuple[tuple[Seat, str], ...]


@dataclass(frozen=True, slots=True)
class DealResult:
    """The points of each player, named after the first seat, and the contract's fate; None if passed out."""

    points: dict[str, int]
    doubled: bool = False
    made: bool | None = None
    makeable: bool | None = None


def play_seating(seating: Seating) -> DealResult:
    """Play a deal; one that is passed out is not dealt again."""
    log = Log(Started(seating.game, seating.match, {seat: str(seat) for seat, _ in seating.bots}))
    rng = Random(seating.seed)  # noqa: S311 - repeatable, not secret
    bots = {
        str(seat): new_bot(Configuration.parse(bot), index) for index, (seat, bot) in enumerate(seating.bots)
    }
    play_deal(log, bots, rng.randrange)
    return _result(log, seating.game)


def _result(log: Log, game: Game) -> DealResult:
    rows, board = log.state.sheet.rows, log.state.board
    row = rows[0] if rows else None
    if row is None or row.contract is None or row.tricks is None or board is None:
        return DealResult({str(seat): 0 for seat in game.info.seats})
    north, east, south, west = board.holdings.hands
    if north is None or east is None or south is None or west is None:
        raise ValueError("a hand is unknown")
    contract, side = row.contract, row.contract.declarer.side
    best = tricks_of((north, east, south, west), contract.strain, contract.declarer.next, (), side)
    points = {}
    for seat, player in zip(Seat, row.seating, strict=True):
        others = 0 if game.info.individual else points_of(row.lines, seat.side.opponents)
        if player is not None:
            points[player] = points_of(row.lines, seat) - others
    needed = contract.tricks
    return DealResult(points, contract.stake > 1, row.tricks[side] >= needed, best >= needed)


def groups(game: Game) -> list[tuple[Seat, ...]]:
    """Return the seats that play together."""
    seats = game.info.seats
    if game.info.individual:
        return [(seat,) for seat in seats]
    return [tuple(seat for seat in seats if seat.side is side) for side in SIDES]


def main() -> int:
    """Play and print; 2 for bad input."""
    options = _options()
    given = {name: int(value) for name, _, value in (each.partition("=") for each in options.given)}
    try:
        game = new_game(options.game)
        match = new_match(game.name, options.match, given)
        for bot in (options.a, options.b):
            new_bot(Configuration.parse(bot))
    except ChelemError as error:
        print(error.say("en"), file=sys.stderr)
        return 2
    parts = groups(game)
    tables = [(), *parts, game.info.seats]
    deals = [
        Seating(
            game,
            match,
            f"{options.seed} {number}",
            tuple((seat, options.a if seat in ours else options.b) for seat in game.info.seats),
        )
        for number in range(options.deals)
        for ours in tables
    ]
    results = list(map_parallel(play_seating, deals, options.jobs))
    by_table = {ours: results[place :: len(tables)] for place, ours in enumerate(tables)}
    _print(options, parts, by_table)
    return 0


def _print(
    options: argparse.Namespace,
    parts: list[tuple[Seat, ...]],
    results: dict[tuple[Seat, ...], list[DealResult]],
) -> None:
    table = Table(
        "A sits", "passed out", "contracts", "doubled", "made", "double dummy", "points of A", "of B"
    )
    for ours, listed in results.items():
        played = [each for each in listed if each.made is not None]
        counts = (
            len(listed) - len(played),
            len(played),
            sum(each.doubled for each in played),
            sum(bool(each.made) for each in played),
            sum(bool(each.makeable) for each in played),
        )
        mine = [part[0] for part in parts if part[0] in ours]
        theirs = [part[0] for part in parts if part[0] not in ours]
        shown = (_mean(listed, mine), _mean(listed, theirs))
        table.add_row(" ".join(map(str, ours)) or "–", *map(str, counts), *shown)
    console = Console(width=110)
    console.print(f"{options.game}: A {options.a}, B {options.b}, {options.deals} deals, seed {options.seed}")
    console.print(table)
    seats = [part[0] for part in parts]
    gains = [
        sum(results[part][number].points[str(part[0])] for part in parts)
        - sum(results[()][number].points[str(seat)] for seat in seats)
        for number in range(options.deals)
    ]
    console.print(f"gain of A among B, a deal: {_sampled(SampleMean.of(gains), len(parts))}")


def _mean(results: list[DealResult], seats: list[Seat]) -> str:
    """Return the mean points of these players, each alike, with its standard error."""
    totals = [sum(each.points[str(seat)] for seat in seats) for each in results]
    return _sampled(SampleMean.of(totals), len(seats)) if seats else ""


def _sampled(sample: SampleMean, share: int) -> str:
    return f"{(sample.mean or 0) / share:.2f} ± {(sample.standard_error or 0) / share:.2f}"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("a")
    parser.add_argument("b", nargs="?", default="instant")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--match", help="the form of match; by default the game's first")
    parser.add_argument("--given", nargs="*", default=[], help="its parameters, as in first=5")
    parser.add_argument("--jobs", type=int)
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
