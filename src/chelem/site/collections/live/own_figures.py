"""A player's figures: percentage, tricks lost, contracts, errors, series of days and of deals."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby
from typing import Annotated, Literal

from typing_extensions import TypedDict

from chelem.core import Strain
from chelem.formats.json_types import one_of
from chelem.games import GAMES
from chelem.site.collections.store.own_deals import DealErrors, FiguredDeal

STEPS = 20
"""The most steps of a plot, each of as many deals as the others."""
FEW_STEPS = 6
"""The most steps of fewer than `STEP_DEALS` deals."""
STEP_DEALS = 5
"""How many deals make a step that says something, once there are many."""
CONTRACT_BOOK = 6
"""The tricks from which the levels of contract bridge count."""
NO_PART = DealErrors(None, None, None, None)
"""The errors of a dummy in a game whose calls are not judged."""
STRAINS = tuple(map(str, (Strain.C, Strain.D, Strain.H, Strain.S, Strain.NT)))


RoleCode = Annotated[str, one_of("declarer", "dummy", "defender", "passed")]


ErrorKind = Annotated[str, one_of("lead", "declarer", "defence", "bidding")]


AbsentFigure = Literal["bidding", "contracts", "points"]


class PercentStep(TypedDict):
    """Some consecutive deals, of a plot."""

    deals: int
    """How many deals there are up to the last of them."""
    day: str
    """The day of the last of them."""
    percent: float
    """Their average percentage."""
    mean: float
    """The average of all deals up to there."""


class PercentFigures(TypedDict):
    """The visitor's percentages in deals that bots have played too."""

    deals: int
    mean: float
    steps: list[PercentStep]


class TrickStep(TypedDict):
    """Some consecutive deals, of a plot."""

    deals: int
    """How many deals there are up to the last of them."""
    day: str
    """The day of the last of them."""
    lost: float
    """The tricks lost per deal."""


class TrickFigures(TypedDict):
    """The tricks per deal that the visitor's own cards lost, double dummy, in one role."""

    deals: int
    lost: float
    """The average of all deals."""
    steps: list[TrickStep]


class ContractsShape(TypedDict):
    """The contracts that the visitor declared, of one level or strain."""

    name: str
    """The level, or the strain; in Whiz, level 1 is seven tricks."""
    deals: int
    made: int


class ErrorsShape(TypedDict):
    """The visitor's errors of one kind."""

    kind: ErrorKind
    errors: int
    deals: int
    """In how many deals there could have been one."""


class StreaksShape(TypedDict):
    """Series: days in a row with a deal, deals in a row without an error."""

    days: int
    """The days of the series that goes on; 0 if the last deal was before yesterday."""
    best_days: int
    """The days of the longest series."""
    clean: int
    """The deals without an error since the last one with any."""
    best_clean: int
    """The deals of the longest series."""


class PointsStep(TypedDict):
    """Some consecutive deals, of a plot."""

    deals: int
    """How many deals there are up to the last of them."""
    day: str
    """The day of the last of them."""
    points: int
    """The total up to there."""


class GameFigures(TypedDict):
    """The visitor's deals of one game."""

    game: str
    deals: int
    points: int | None
    """The total of the visitor's side, less the opponents'; null where players score alone."""
    won: int
    """The deals with more points than the opponents."""
    steps: list[PointsStep]


class FiguresShape(TypedDict):
    """The visitor's figures. Where there is nothing to show yet, a part is null or empty."""

    game: str | None
    """The game of these figures; null for all games."""
    book: int
    """The tricks from which the bids of this game count: 0 if they name all the tricks, otherwise 6."""
    choices: list[str]
    """The games that the visitor has played, the most played first."""
    absent: list[AbsentFigure]
    """The figures that this game never has: the cost of calls, contracts to make, points of a side."""
    deals: int
    since: str | None
    """The day of the first deal."""
    judged: int
    """How many deals have been analysed, double dummy."""
    waiting: int
    """How many are still to be analysed, in the background: ask again in a few seconds."""
    percent: PercentFigures | None
    declarer: TrickFigures | None
    defence: TrickFigures | None
    strains: list[ContractsShape]
    levels: list[ContractsShape]
    errors: list[ErrorsShape]
    streaks: StreaksShape
    games: list[GameFigures]


def figures_of(all_deals: Sequence[FiguredDeal], today: str, game: str | None = None) -> FiguresShape:
    """Return the figures of a player's deals, oldest first, in one game or in all; `today` is a day (ISO)."""
    deals = [deal for deal in all_deals if game in (None, deal.game)]
    judged = [deal for deal in deals if deal.errors is not None]
    return {
        "game": game,
        "book": CONTRACT_BOOK if game is None else _book(game),
        "choices": _games_of(all_deals),
        "absent": [] if game is None else _absent(game),
        "deals": len(deals),
        "since": deals[0].at[:10] if deals else None,
        "judged": len(judged),
        "waiting": sum(deal.waiting for deal in deals),
        "percent": _percent(deals),
        "declarer": _tricks(judged, "declarer"),
        "defence": _tricks(judged, "defender"),
        "strains": _contracts(deals, STRAINS, lambda deal: deal.strain or ""),
        "levels": _contracts(deals, tuple("1234567"), _level),
        "errors": _errors(judged),
        "streaks": _streaks(deals, judged, date.fromisoformat(today)),
        "games": _games(deals),
    }


@dataclass(frozen=True, slots=True)
class _Step:
    """Consecutive deals that are one step of a plot; `end` is the number of its last deal, from 1."""

    end: int
    deals: Sequence[FiguredDeal]

    @property
    def day(self) -> str:
        """The day of its last deal."""
        return self.deals[-1].at[:10]


def _steps(deals: Sequence[FiguredDeal]) -> Iterable[_Step]:
    """Yield steps of nearly the same length."""
    number = min(STEPS, len(deals), max(FEW_STEPS, len(deals) // STEP_DEALS))
    for place in range(number):
        first, end = place * len(deals) // number, (place + 1) * len(deals) // number
        yield _Step(end, deals[first:end])


def _percent(deals: Sequence[FiguredDeal]) -> PercentFigures | None:
    """Return the percentages: of each step alone, and the mean of all deals so far."""
    compared = [deal for deal in deals if deal.percent is not None]
    if not compared:
        return None
    steps: list[PercentStep] = []
    total = 0.0
    for step in _steps(compared):
        part = sum(deal.percent or 0 for deal in step.deals)
        total += part
        steps.append(
            {
                "deals": step.end,
                "day": step.day,
                "percent": round(part / len(step.deals), 1),
                "mean": round(total / step.end, 1),
            }
        )
    return {"deals": len(compared), "mean": steps[-1]["mean"], "steps": steps}


def _tricks(judged: Sequence[FiguredDeal], role: str) -> TrickFigures | None:
    """Return the tricks lost by a player's own cards in one role, the lead included."""
    played = [deal for deal in judged if deal.role == role and _lost(deal) is not None]
    if not played:
        return None
    steps: list[TrickStep] = [
        {"deals": step.end, "day": step.day, "lost": _mean([_lost(deal) or 0 for deal in step.deals])}
        for step in _steps(played)
    ]
    return {"deals": len(played), "lost": _mean([_lost(deal) or 0 for deal in played]), "steps": steps}


def _lost(deal: FiguredDeal) -> int | None:
    errors = deal.errors
    if errors is None or errors.cards_lost is None:
        return None
    return errors.cards_lost + (errors.lead_lost or 0)


def _mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 2)


def _contracts(
    deals: Sequence[FiguredDeal], names: Sequence[str], name_of: Callable[[FiguredDeal], str]
) -> list[ContractsShape]:
    """Return how many contracts the player declared and made, by a name of theirs; only those there are."""
    declared = [deal for deal in deals if deal.role == "declarer" and deal.over is not None]
    found: list[ContractsShape] = []
    for name in names:
        overs = [deal.over or 0 for deal in declared if name_of(deal) == name]
        if overs:
            found.append({"name": name, "deals": len(overs), "made": sum(over >= 0 for over in overs)})
    return found


def _level(deal: FiguredDeal) -> str:
    """Return the level of a contract; Whiz, whose bids name all the tricks, has the same levels here."""
    return "" if deal.level is None else str(deal.level + _book(deal.game) - CONTRACT_BOOK)


def _book(game: str) -> int:
    """Return the tricks from which the bids of a game count; 6 for a game that was removed."""
    return GAMES[game].game.info.book if game in GAMES else CONTRACT_BOOK


def _absent(game: str) -> list[AbsentFigure]:
    """Return the figures that a game never has."""
    info = GAMES.find(game).game.info
    absent: dict[AbsentFigure, bool] = {
        "bidding": not info.files,
        "contracts": not info.numbered,
        "points": info.individual,
    }
    return [name for name, missing in absent.items() if missing]


def _errors(judged: Sequence[FiguredDeal]) -> list[ErrorsShape]:
    """Return the errors of each kind, and in how many deals there could have been one."""
    counts: dict[str, list[int]] = {kind: [] for kind in ("lead", "declarer", "defence", "bidding")}
    for deal in judged:
        errors = deal.errors or NO_PART
        if errors.lead_lost is not None:
            counts["lead"].append(int(errors.lead_lost > 0))
        if errors.card_errors is not None:
            counts["declarer" if deal.role == "declarer" else "defence"].append(errors.card_errors)
        if errors.call_errors is not None:
            counts["bidding"].append(errors.call_errors)
    return [{"kind": kind, "errors": sum(found), "deals": len(found)} for kind, found in counts.items()]


def _streaks(deals: Sequence[FiguredDeal], judged: Sequence[FiguredDeal], today: date) -> StreaksShape:
    """Return the series: days in a row with a deal, and deals in a row without an error of one's own."""
    days = sorted({date.fromisoformat(deal.at[:10]) for deal in deals if deal.at})
    runs: list[int] = []
    for place, day in enumerate(days):
        if place and day - days[place - 1] == timedelta(1):
            runs[-1] += 1
        else:
            runs.append(1)
    goes_on = bool(days) and today - days[-1] <= timedelta(1)
    own = [deal for deal in judged if deal.errors != NO_PART]
    clean = [(is_clean, len(list(group))) for is_clean, group in groupby(own, key=_is_clean)]
    return {
        "days": runs[-1] if goes_on else 0,
        "best_days": max(runs, default=0),
        "clean": clean[-1][1] if clean and clean[-1][0] else 0,
        "best_clean": max((length for is_clean, length in clean if is_clean), default=0),
    }


def _is_clean(deal: FiguredDeal) -> bool:
    errors = deal.errors
    return errors is not None and not (errors.lead_lost or errors.card_errors or errors.call_errors)


def _games(deals: Sequence[FiguredDeal]) -> list[GameFigures]:
    """Return the points of the player's side over time in each game, the most played first."""
    found: list[GameFigures] = []
    for game in _games_of(deals):
        played = [deal for deal in deals if deal.game == game]
        scored = [deal for deal in played if deal.points is not None]
        steps: list[PointsStep] = []
        total = 0
        for step in _steps(scored):
            total += sum(deal.points or 0 for deal in step.deals)
            steps.append({"deals": step.end, "day": step.day, "points": total})
        found.append(
            {
                "game": game,
                "deals": len(played),
                "points": total if scored else None,
                "won": sum((deal.points or 0) > 0 for deal in scored),
                "steps": steps,
            }
        )
    return found


def _games_of(deals: Sequence[FiguredDeal]) -> list[str]:
    """Return the games of deals, the most played first."""
    counts = Counter(deal.game for deal in deals)
    return sorted(counts, key=lambda game: (-counts[game], game))
