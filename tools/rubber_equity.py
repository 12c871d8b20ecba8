"""Measures what each standing of a rubber is worth: the points that a side still wins on average, net.

`python tools/rubber_equity.py --deals 300 --seed 1` bids as many random deals at every standing, each both
ways, by one system on both sides, and counts tricks double dummy. A deal leads from a standing to points and
to the next standing, so that the worth of all standings solves one set of equations: points of the deal, the
bonus of the rubber if it ends, else the worth of the next standing. Prints the table of
`games/contract/rubber_equity.py`, and the standard error of the mean points of a deal.
"""

import argparse
import json
from collections import Counter
from dataclasses import dataclass
from itertools import product
from random import Random
from statistics import fmean, stdev

from rich.progress import track

from chelem.analysis.double_dummy import tricks_of
from chelem.arena.earlier_deals import match_at
from chelem.arena.rooms import play_auction
from chelem.arena.standing import Standing
from chelem.bots import Configuration, new_bot
from chelem.core import SEATS, SIDES, Deal, Seat, Side, Vulnerability, points_of
from chelem.engine import PlayedDeal
from chelem.games.contract.rubber_equity import PART_SCORES, part_score_group
from chelem.matches import GamesWon, deal_event

FORM = "rubber"
STEPS = 2000
Place = tuple[int, int, int, int]
"""Games of North-South and East-West, then the group of each side's part-score."""
Outcome = tuple[int, Place | None]
"""North-South's net points of a deal, and the place after it; None at the end."""


@dataclass(frozen=True, slots=True)
class Options:
    """What is measured."""

    deals: int
    seed: int
    bot: str


def main() -> None:
    """Measure, solve and print."""
    options = _options()
    rng = Random(options.seed)  # noqa: S311 - repeatable, not secret
    drawn = [Deal.draw(rng.randrange) for _ in range(options.deals)]
    deals = [
        (turned, SEATS[(at + turn) % 4]) for at, deal in enumerate(drawn) for turn, turned in _turned(deal)
    ]
    groups = range(len(PART_SCORES))
    places = [place for place in product((0, 1), (0, 1), groups, groups) if place <= _mirrored(place)]
    outcomes = {
        place: [_outcome(place, deal, dealer, options.bot) for deal, dealer in deals]
        for place in track(places, "standings")
    }
    worth = _solve(outcomes)
    for games in product((0, 1), (0, 1)):
        print(games)
        for mine in groups:
            print("   ", tuple(round(worth[*games, mine, theirs] / 10) * 10 for theirs in groups))
    errors = [stdev(points for points, _ in found) / len(found) ** 0.5 for found in outcomes.values()]
    visits = Counter(after for found in outcomes.values() for _, after in found)
    print(json.dumps({"standard_error_of_a_deal": fmean(errors), "ends": visits[None]}))


def _options() -> Options:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="instant:sayc")
    return Options(**vars(parser.parse_args()))


def _turned(deal: Deal) -> tuple[tuple[int, Deal], tuple[int, Deal]]:
    """Return a deal, and the same cards one seat further, so that good cards help neither side."""
    north, east, south, west = deal.hands
    return (0, deal), (1, Deal((west, north, east, south)))


def _mirrored(place: Place) -> Place:
    mine, theirs, below, against = place
    return theirs, mine, against, below


def _outcome(place: Place, deal: Deal, dealer: Seat, bot: str) -> Outcome:
    """Return what a deal brings at a place, bid by the bot in all seats and played double dummy."""
    won, lost, mine, theirs = place
    vulnerable = Vulnerability.of_sides(side for side, games in zip(SIDES, (won, lost), strict=True) if games)
    standing = Standing((PART_SCORES[mine], PART_SCORES[theirs]), (won, lost))
    log = match_at(FORM, standing, dealer, vulnerable)
    before = log.state
    setting = before.match.next(before.game, before.sheet, dealer)
    log.add(deal_event(before, setting, deal))
    player = new_bot(Configuration.parse(bot))
    play_auction(log, dict.fromkeys(SEATS, player))
    board = log.state.board
    contract = None if board is None else board.contract
    if contract is None:
        return 0, place
    tricks = tricks_of(deal.hands, contract.strain, contract.declarer.next, (), contract.declarer.side)
    side = contract.declarer.side
    taken = {side: tricks, side.opponents: 13 - tricks}
    lines = before.match.score(
        before.game, before.sheet, PlayedDeal(setting, contract, taken, deal, before.sheet.seats)
    )
    return _after(standing, {each: points_of(lines, each, below=True) for each in SIDES}, _net(lines))


def _after(standing: Standing, scored: dict[Side, int], net: int) -> Outcome:
    """Return the points of a deal, with the bonus if the rubber ends, and the place after it."""
    won = GamesWon(dict(zip(SIDES, standing.games or (0, 0), strict=True)), {})
    games = dict(won.games)
    parts = {side: below + scored[side] for side, below in zip(SIDES, standing.below, strict=True)}
    for side in SIDES:
        if parts[side] >= 100:
            games[side] += 1
            parts = dict.fromkeys(SIDES, 0)
    first, second = SIDES
    if 2 in games.values():
        bonus = 700 if 0 in games.values() else 500
        return net + (bonus if games[first] == 2 else -bonus), None
    return net, (games[first], games[second], part_score_group(parts[first]), part_score_group(parts[second]))


def _net(lines: object) -> int:
    first, second = SIDES
    return points_of(lines, first) - points_of(lines, second)  # type: ignore[arg-type]


def _solve(outcomes: dict[Place, list[Outcome]]) -> dict[Place, float]:
    """Return the worth of every place to North-South; that of the mirrored place is its opposite."""
    worth = dict.fromkeys([*outcomes, *map(_mirrored, outcomes)], 0.0)
    for _ in range(STEPS):
        for place, found in outcomes.items():
            mean = fmean(points + (worth[after] if after else 0.0) for points, after in found)
            worth[place] = 0.0 if place == _mirrored(place) else mean
            worth[_mirrored(place)] = -worth[place]
    return worth


if __name__ == "__main__":
    main()
