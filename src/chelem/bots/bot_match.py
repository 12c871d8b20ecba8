"""Let bots play a whole match, at one table or at the two tables of a teams match."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random

from chelem.boards.log_conversion import records_of
from chelem.boards.record import PLAYER_TAGS, Record
from chelem.bots.bot import Bot, FunctionBot
from chelem.bots.driver import bots_act
from chelem.core.deals import Deal
from chelem.core.errors import BadOption, ParseError
from chelem.core.score import Score
from chelem.core.seats import SEATS, Side
from chelem.engine.audience import View
from chelem.engine.events import Started
from chelem.engine.game import Game
from chelem.engine.log import Log
from chelem.engine.match import Match
from chelem.engine.moves import Move
from chelem.engine.setting import Setting
from chelem.engine.sheet import PlayerId
from chelem.games.forms import new_match, sized
from chelem.games.options import new_game
from chelem.games.registry import PLUGINS, usual_game
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
    """The logs of the tables, and the result of each deal; `names` are the bots N, E, S, W of each table."""

    logs: tuple[Log, ...]
    names: tuple[tuple[str, ...], ...] = ()

    @property
    def log(self) -> Log:
        """The log of the first table."""
        return self.logs[0]

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """For each deal, North-South's score on balance at each table; `totals` adds the end of the match."""
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

    @property
    def records(self) -> tuple[Record, ...]:
        """The boards as played, for `dump`; of a teams match, each board in both rooms."""
        tables = [
            [_named(record, names, room if len(self.logs) == 2 else None) for record in records_of(log)]
            for log, names, room in zip(self.logs, self.names, ("Open", "Closed"), strict=False)
        ]
        return tuple(record for board in zip(*tables, strict=True) for record in board)

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
    boards: int | str | Match | Iterable[Deal | Record | str] = 4,
    *,
    game: Game | str | None = None,
    seed: int = 0,
    progress: bool = False,
) -> BotMatch:
    """Let bots play a match.

    One bot sits in all seats, four in N, E, S, W. Two play a teams match: each board is played twice, with
    the first bot North-South and then East-West, and counts in IMPs. A bot is anything with a `move(view)`,
    or a function of the view.

    `boards` is the length of the match, its form (`"chicago"`, `"duplicate:8"`), the deals, or consecutive
    boards of a file, which keep dealer and vulnerability. Equal seeds deal equal cards. `progress` shows a
    bar on stderr. `BadOption` for another number of bots, `ParseError` for boards that do not follow one
    another, `Refused` if a bot makes an illegal move.

    >>> from chelem.bots.baseline import Baseline
    >>> print(play_match([Baseline(1), Baseline(2)], boards=1, seed=7))
    1 boards, +0 IMPs
    """
    seated = [_as_bot(bot) for bot in (bots if isinstance(bots, Sequence) else [bots])]
    chosen = usual_game() if game is None else game
    played = new_game(chosen) if isinstance(chosen, str) else chosen
    deals: tuple[Deal | Record, ...] | None = None
    count: int | None = None
    match boards:
        case int():
            match, count = _match(played, boards), boards
        case str() | Match():
            match = sized(played.name, boards) if isinstance(boards, str) else boards
        case _:
            deals = tuple(Deal.parse(one) if isinstance(one, str) else one for one in boards)
            match, count = _match(played, len(deals), *deals[:1]), len(deals)
    tables = [_seats(seated)] if len(seated) != 2 else [seated * 2, seated[::-1] * 2]
    with _progress(len(tables) * count if count else None, shown=progress) as advance:
        logs = tuple(_table(four, played, match, _chance(seed, deals), advance) for four in tables)
    return BotMatch(logs, tuple(_names(four, seated) for four in tables))


def _match(game: Game, count: int, first: Deal | Record | None = None) -> Match:
    """The game's first form of match, of `count` deals; it begins with board `first`, if that is of a file.

    A game that is not installed takes the first form of another one, if it fits and has a size.
    """
    usual = {name: plugin.forms[0] for name, plugin in PLUGINS.items()}
    fitting = (name for name, form in usual.items() if form.fits(game) and size_of(form))
    name = game.name if game.name in PLUGINS else next(fitting)
    form = type(new_match(name))
    size = size_of(form)
    given = {size: count} if size else {}
    if isinstance(first, Record) and first.dealer is not None and first.vulnerable is not None:
        given = {**form.from_deal(first.dealer, first.vulnerable, first.number or 1), **given}
    return new_match(name, None, given)


def _names(table: list[Bot], bots: list[Bot]) -> tuple[str, ...]:
    """The names of a table's bots, numbered if two are equal."""
    plain = [getattr(bot, "name", type(bot).__name__) for bot in bots]
    shown = plain if len(set(plain)) == len(plain) else [f"{name} {i}" for i, name in enumerate(plain, 1)]
    return tuple(next(name for bot, name in zip(bots, shown, strict=True) if bot is one) for one in table)


def _named(record: Record, names: tuple[str, ...], room: str | None) -> Record:
    """The record with the names of the bots, and the room in a teams match."""
    tags = {**record.tags, **dict(zip(PLAYER_TAGS, names, strict=True))}
    return replace(record, tags={**tags, "Room": room} if room else tags)


def _as_bot(bot: BotLike) -> Bot:
    if isinstance(bot, type):
        raise TypeError(f"{bot.__name__} is a class: give a bot, such as {bot.__name__}()")
    if not callable(bot) and not hasattr(bot, "move"):
        raise TypeError(f"{bot!r} is not a bot: it has no move(view)")
    return bot if hasattr(bot, "move") else FunctionBot(bot)


def _seats(bots: list[Bot]) -> list[Bot]:
    """The bots N, E, S, W."""
    if len(bots) not in (1, 4):
        raise BadOption("option.value", option="bots", value=str(len(bots)), values="1, 2, 4")
    return bots if len(bots) == 4 else bots * 4


_NextDeal = Callable[[Log], bool]


def _chance(seed: int, deals: tuple[Deal | Record, ...] | None) -> _NextDeal:
    """A function that deals the next cards, or returns false if there are no more."""
    chance, left = Random(seed), None if deals is None else iter(deals)  # noqa: S311 - repeatable, not secret

    def deal_next(log: Log) -> bool:
        setting = next_setting(log.state, chance.randrange)
        deal = log.state.game.prepare(setting, chance.randrange) if left is None else next(left, None)
        if isinstance(deal, Record):
            deal = _deal_of(deal, setting)
        if deal is not None:
            log.add(deal_event(log.state, setting, deal))
        return deal is not None

    return deal_next


def _deal_of(record: Record, setting: Setting) -> Deal:
    """The cards of a board of a file; `ParseError` if they are unknown, or the board has another setting."""
    if record.deal is None:
        raise ParseError("record.setting", board=record.board)
    if record.dealer not in (None, setting.dealer) or record.vulnerable not in (None, setting.vulnerable):
        raise ParseError("record.apart", board=record.board)
    return record.deal


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
