"""Let bots play a whole match, at one table or at the two tables of a teams match."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from chelem.bots.bot import Bot, FunctionBot
from chelem.bots.driver import bots_act
from chelem.core.deals import Deal
from chelem.core.errors import BadOption
from chelem.core.score import Score
from chelem.core.seats import SEATS, Side
from chelem.engine.audience import View
from chelem.engine.events import Started
from chelem.engine.game import Game
from chelem.engine.log import Log
from chelem.engine.match import Match
from chelem.engine.moves import Move
from chelem.engine.sheet import PlayerId
from chelem.games.forms import new_match
from chelem.games.options import new_game
from chelem.games.registry import usual_game
from chelem.matches.dealing import deal_event, next_setting
from chelem.matches.parameters import size_of
from chelem.matches.totals import player_totals, side_totals
from chelem.scoring.competition.imps import imps

MOST_PASSED = 100
"""Deals in a row that nobody bids and that are dealt again, after which a match ends."""

BotLike = Bot | Callable[[View], Move]
"""A bot, or a function from what a player sees to a move."""


@dataclass(frozen=True, slots=True)
class BotMatch:
    """The logs of the tables, and the result of each deal."""

    logs: tuple[Log, ...]

    @property
    def log(self) -> Log:
        """The log of the first table."""
        return self.logs[0]

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """For each deal, North-South's net score at each table; `totals` adds the end of the match."""
        return tuple(
            zip(
                *([Score(row.lines).total(Side.NS) for row in table.state.sheet.rows] for table in self.logs),
                strict=True,
            )
        )

    @property
    def imps(self) -> tuple[int, ...]:
        """For each board of a teams match, the IMPs of the first bot's team; none at one table."""
        return tuple(imps(first - second) for first, second in self.scores) if len(self.logs) == 2 else ()

    @property
    def totals(self) -> Mapping[Side, int] | Mapping[PlayerId, int]:
        """The points of each side at the first table, with what the end of the match gives.

        Where each plays alone (Whiz), the points of each player, who is named after the first seat.
        """
        state = self.log.state
        if state.verdict is not None:
            return state.verdict.totals
        return player_totals(state.sheet) if state.game.info.individual else side_totals(state.sheet)

    def __str__(self) -> str:
        if len(self.logs) == 2:
            return f"{len(self.imps)} boards, {sum(self.imps):+d} IMPs"
        match dict(self.totals):
            case {Side.NS: ours, Side.EW: theirs}:
                result = f"{ours - theirs:+d} for North-South"
            case alone:
                result = ", ".join(f"{player} {points}" for player, points in alone.items())
        return f"{len(self.scores)} deals, {result}"


def play_match(
    bots: BotLike | Sequence[BotLike],
    boards: int | Iterable[Deal] | Match = 4,
    *,
    game: Game | str | None = None,
    seed: int = 0,
    progress: bool = False,
) -> BotMatch:
    """Let bots play a match.

    One bot sits in all seats, four in N, E, S, W. Two play a teams match: each board is played twice, with
    the first bot North-South and then East-West, and counts in IMPs. A bot is anything with a `move(view)`,
    or a function of the view.

    `boards` is the number of boards, the deals, or a match form. Equal seeds deal equal cards. `progress`
    shows a bar on stderr. `BadOption` for any other number of bots; `Refused` if a bot makes an illegal move.

    >>> from chelem.bots.baseline import Baseline
    >>> print(play_match([Baseline(1), Baseline(2)], boards=1, seed=7))
    1 boards, +0 IMPs
    """
    seated = [_as_bot(bot) for bot in (bots if isinstance(bots, Sequence) else [bots])]
    chosen = usual_game() if game is None else game
    played = new_game(chosen) if isinstance(chosen, str) else chosen
    deals = None if isinstance(boards, int | Match) else tuple(boards)
    count = len(deals) if deals is not None else boards if isinstance(boards, int) else None
    match = boards if isinstance(boards, Match) else _match(played, count or 0)
    tables = [_seats(seated)] if len(seated) != 2 else [seated * 2, seated[::-1] * 2]
    with _progress(len(tables) * count if count else None, shown=progress) as advance:
        return BotMatch(tuple(_table(four, played, match, _chance(seed, deals), advance) for four in tables))


def _match(game: Game, count: int) -> Match:
    """The game's first form of match, with `count` deals if its length can be chosen."""
    size = size_of(type(new_match(game.name)))
    return new_match(game.name, None, {size: count} if size else {})


def _as_bot(bot: BotLike) -> Bot:
    return bot if hasattr(bot, "move") else FunctionBot(bot)


def _seats(bots: list[Bot]) -> list[Bot]:
    """The bots N, E, S, W."""
    if len(bots) not in (1, 4):
        raise BadOption("option.value", option="bots", value=str(len(bots)), values="1, 2, 4")
    return bots if len(bots) == 4 else bots * 4


_NextDeal = Callable[[Log], bool]


def _chance(seed: int, deals: tuple[Deal, ...] | None) -> _NextDeal:
    """A function that deals the next cards, or returns false if there are no more."""
    chance, left = Random(seed), None if deals is None else iter(deals)  # noqa: S311 - repeatable, not secret

    def deal_next(log: Log) -> bool:
        setting = next_setting(log.state, chance.randrange)
        deal = log.state.game.prepare(setting, chance.randrange) if left is None else next(left, None)
        if deal is not None:
            log.add(deal_event(log.state, setting, deal))
        return deal is not None

    return deal_next


def _table(
    bots: list[Bot], game: Game, match: Match, deal_next: _NextDeal, advance: Callable[[], None]
) -> Log:
    """Play the match at one table."""
    seats = game.info.seats
    log = Log(Started(game, match, {seat: str(seat) for seat in seats}))
    players = {str(seat): bot for seat, bot in zip(SEATS, bots, strict=True) if seat in seats}
    idle, scored = 0, 0
    while log.state.verdict is None and idle < MOST_PASSED and deal_next(log):
        while bots_act(log, players):
            pass
        idle, scored = (0 if len(log.state.sheet.rows) > scored else idle + 1), len(log.state.sheet.rows)
        advance()
    return log


@contextmanager
def _progress(total: int | None, *, shown: bool) -> Iterator[Callable[[], None]]:
    """A bar of `total` deals on stderr, indeterminate if None; nothing unless `shown`."""
    if not shown:
        yield lambda: None
        return
    from rich.console import Console  # noqa: PLC0415 - only needed for a bar
    from rich.progress import Progress  # noqa: PLC0415 - as above

    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=total)
        yield lambda: bar.advance(task)
