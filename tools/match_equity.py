"""Measures what a match in progress is worth: the points that a side still wins on average, net.

`python tools/match_equity.py rubber --deals 300` bids as many random deals at every standing, each both ways,
by one system on both sides, and counts tricks double dummy. A deal leads from a standing to points and to
another standing, so that the worth of all standings solves one set of equations: points of the deal, the
bonus of the rubber if it ends, else the worth of the next standing. `chicago` does so from the fourth deal
back to the first, for the side that deals. Prints the tables of `games/contract/rubber_equity.py` or
`chicago_equity.py`, and the standard error of the mean points of a deal.
"""

import argparse
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from statistics import fmean, stdev

from rich.progress import track

from chelem.analysis.double_dummy import tricks_of
from chelem.arena.board_start import with_next_deal
from chelem.arena.earlier_deals import match_at
from chelem.arena.rooms import play_auction
from chelem.arena.standing import SidePair, Standing
from chelem.bots import Configuration, new_bot
from chelem.core import SEATS, SIDES, Deal, Seat, Side, Vulnerability, points_of
from chelem.engine import PlayedDeal, Row, Sheet, State
from chelem.matches import GamesWon
from chelem.matches.part_score_groups import PART_SCORES, part_score_group

GROUPS = tuple(range(len(PART_SCORES)))
STEPS = 2000
Place = tuple[int, int, int, int]
"""Games of a side and of the other, then the groups of their part-scores."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A side's net points of a deal, and the place after it; None at the end."""

    points: float
    after: Place | None


Outcomes = Mapping[Place, Sequence[Outcome]]


@dataclass(frozen=True, slots=True)
class Trial:
    """Cards, dealer and vulnerability, and the bot that bids in all seats."""

    deal: Deal
    dealer: Seat
    vulnerable: Vulnerability
    bot: str


def main() -> None:
    """Measure, solve and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("form", choices=("rubber", "chicago"))
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="instant:sayc")
    options = parser.parse_args()
    rng = Random(options.seed)  # noqa: S311 - repeatable, not secret
    deals = [Deal.draw(rng.randrange) for _ in range(options.deals)]
    measure = measure_rubber if options.form == "rubber" else measure_chicago
    measure(deals, options.bot)


def measure_rubber(deals: Sequence[Deal], bot: str) -> None:
    """Print the worth of a rubber by games and part-scores."""
    places = [place for place in product((0, 1), (0, 1), GROUPS, GROUPS) if place <= mirrored(place)]
    outcomes = {
        place: [
            outcome("rubber", place, Trial(cards, SEATS[(at + turn) % 4], _with_games(place), bot), SIDES[0])
            for at, deal in enumerate(deals)
            for turn, cards in enumerate(both_ways(deal))
        ]
        for place in track(places, "standings")
    }
    worth = solve_rubber(outcomes)
    for games in ((0, 0), (1, 0), (1, 1)):
        _print_table(str(games), {pair: worth[*games, *pair] for pair in product(GROUPS, GROUPS)})
    _print_error(outcomes.values())


def measure_chicago(deals: Sequence[Deal], bot: str) -> None:
    """Print the worth of a Chicago to the dealer's side before each deal, the fourth first."""
    all_pairs = list(product(GROUPS, GROUPS))
    measured = [
        {
            (0, 0, *pair): list(_chicago_outcomes(deals, pair, bot, number))
            for pair in track(pairs, "standings")
        }
        for number, pairs in ((4, all_pairs), (3, all_pairs), (1, all_pairs[:1]))
    ]
    for number, worth in zip((4, 3, 2, 1), solve_chicago(*measured), strict=True):
        _print_table(f"deal {number}", {(mine, theirs): each for (*_, mine, theirs), each in worth.items()})
    _print_error(found for outcomes in measured for found in outcomes.values())


def _chicago_outcomes(deals: Sequence[Deal], pair: SidePair, bot: str, number: int) -> Iterator[Outcome]:
    for at, deal in enumerate(deals):
        dealer = SEATS[at % 4]
        sides = {1: (), 4: SIDES}.get(number, (dealer.side,))
        vulnerable = Vulnerability.of_sides(sides)
        for cards in both_ways(deal):
            yield outcome("chicago", (0, 0, *pair), Trial(cards, dealer, vulnerable, bot), dealer.side)


def both_ways(deal: Deal) -> tuple[Deal, Deal]:
    """Return a deal, and the same cards one seat further, so that good cards help neither side."""
    north, east, south, west = deal.hands
    return deal, Deal((west, north, east, south))


def mirrored(place: Place) -> Place:
    """Return the place as the other side sees it."""
    mine, theirs, below, against = place
    return theirs, mine, against, below


def _with_games(place: Place) -> Vulnerability:
    return Vulnerability.of_sides(side for side, games in zip(SIDES, place, strict=False) if games)


def outcome(form: str, place: Place, trial: Trial, side: Side) -> Outcome:
    """Return what a deal brings to a side at a place, played double dummy; the same place if all pass."""
    won, lost, mine, theirs = place
    below, games = (PART_SCORES[mine], PART_SCORES[theirs]), (won, lost)
    if side is not SIDES[0]:
        below, games = below[::-1], games[::-1]
    before = match_at(form, Standing(below, games), trial.dealer, trial.vulnerable)
    state = before.state
    log = with_next_deal(before, trial.dealer, trial.deal)
    play_auction(log, dict.fromkeys(SEATS, new_bot(Configuration.parse(trial.bot))))
    board = log.state.board
    contract = None if board is None else board.contract
    if board is None or contract is None:
        return Outcome(0, place)
    declaring, leader = contract.declarer.side, contract.declarer.next
    tricks = tricks_of(trial.deal.hands, contract.strain, leader, (), declaring)
    taken = {declaring: tricks, declaring.opponents: 13 - tricks}
    played = PlayedDeal(board.setting, contract, taken, trial.deal, state.sheet.seats)
    lines = state.match.score(state.game, state.sheet, played)
    row = Row(board.setting, contract, taken, lines, state.chairs)
    return _after(state, Sheet(state.sheet.seats, (*state.sheet.rows, row), board.setting), side)


def _after(state: State, sheet: Sheet, side: Side) -> Outcome:
    """Return a side's points of the last deal of a sheet, with those of the end, and the place after it."""
    verdict = state.match.verdict(state.game, sheet)
    lines = (*sheet.rows[-1].lines, *(verdict.lines if verdict else ()))
    points = points_of(lines, side) - points_of(lines, side.opponents)
    if verdict:
        return Outcome(points, None)
    won, sides = GamesWon.of(sheet.rows, state.match.goal_in(state.game)), (side, side.opponents)
    mine, theirs = (part_score_group(won.parts[each]) for each in sides)
    return Outcome(points, (won.games[side], won.games[side.opponents], mine, theirs))


def solve_rubber(outcomes: Outcomes) -> dict[Place, float]:
    """Return the worth of every place; that of the mirrored place is its opposite."""
    worth = dict.fromkeys([*outcomes, *map(mirrored, outcomes)], 0.0)
    for _ in range(STEPS):
        for place, found in outcomes.items():
            mean = fmean(each.points + (worth[each.after] if each.after else 0.0) for each in found)
            worth[place] = 0.0 if place == mirrored(place) else mean
            worth[mirrored(place)] = -worth[place]
    return worth


def solve_chicago(last: Outcomes, middle: Outcomes, first: Outcomes) -> Iterator[dict[Place, float]]:
    """Yield the worth of every place to the dealer's side before the fourth, third, second and first deal.

    A deal that is passed out is dealt again. Games have been paid for: only part-scores count.
    """
    worth: dict[Place, float] = {}
    for outcomes in (last, middle, middle, first):
        coming = worth
        worth = {
            place: fmean(
                each.points - (coming[mirrored((0, 0, *each.after[2:]))] if coming and each.after else 0.0)
                for each in found
                if each != Outcome(0, place)
            )
            for place, found in outcomes.items()
        }
        yield worth


def _print_table(heading: str, worth: Mapping[tuple[int, int], float]) -> None:
    print(heading)
    for mine in GROUPS:
        row = (worth[mine, theirs] for theirs in GROUPS if (mine, theirs) in worth)
        print("   ", tuple(round(points / 10) * 10 for points in row))


def _print_error(found: Iterable[Sequence[Outcome]]) -> None:
    errors = [stdev(each.points for each in outcomes) / len(outcomes) ** 0.5 for outcomes in found]
    print("standard error of the mean points of a deal:", round(fmean(errors), 1))


if __name__ == "__main__":
    main()
