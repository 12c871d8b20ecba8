"""Let bots play a complete match, at one table or at the two tables of a teams match."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random

from chelem.boards import records_of
from chelem.boards.record import PLAYER_TAGS, Record
from chelem.bots.bot import Bot, FunctionBot
from chelem.bots.driver import bots_act
from chelem.core import SEATS, BadOption, Deal, ParseError, Score, Side
from chelem.engine import Game, Log, Match, Move, PlayerId, Setting, Started, View
from chelem.games import new_game
from chelem.games.forms import new_match, sized
from chelem.games.registry import GAMES, default_game
from chelem.matches.dealing import deal_event, next_setting
from chelem.matches.parameters import size_of
from chelem.matches.totals import player_totals, side_totals
from chelem.scoring import imps

MAX_PASSED_OUT = 100
"""Deals in a row that are passed out and dealt again, after which a match ends."""

BotLike = Bot | Callable[[View], Move]
"""A bot, or a function from a view to a move."""


@dataclass(frozen=True, slots=True)
class BotMatch:
    """The result of a match: the log of each table; `names` are the bots N, E, S, W of each table."""

    logs: tuple[Log, ...]
    names: tuple[tuple[str, ...], ...] = ()

    @property
    def log(self) -> Log:
        """The log of the first table."""
        return self.logs[0]

    @property
    def scores(self) -> tuple[tuple[int, ...], ...]:
        """For each deal, North-South's net score at each table, without the bonuses of the match."""
        return tuple(
            zip(
                *([Score(row.lines).total(Side.NS) for row in table.state.sheet.rows] for table in self.logs),
                strict=True,
            )
        )

    @property
    def imps(self) -> tuple[int, ...]:
        """For each board of a teams match, the IMPs of the first bot's team; empty with one table."""
        return tuple(imps(first - second) for first, second in self.scores) if len(self.logs) == 2 else ()

    @property
    def totals(self) -> Mapping[Side, int] | Mapping[PlayerId, int]:
        """The points of each side at the first table, with the bonuses of the match.

        In a game for individual players, the points of each player, named after the first seat.
        """
        state = self.log.state
        if state.verdict is not None:
            return state.verdict.totals
        return player_totals(state.sheet) if state.game.info.individual else side_totals(state.sheet)

    @property
    def records(self) -> tuple[Record, ...]:
        """The boards as played, for `dump`; in a teams match each board once for each room."""
        tables = [
            [_with_tags(record, names, room if len(self.logs) == 2 else None) for record in records_of(log)]
            for log, names, room in zip(self.logs, self.names, ("Open", "Closed"), strict=False)
        ]
        return tuple(record for board in zip(*tables, strict=True) for record in board)

    def __str__(self) -> str:
        if len(self.logs) == 2:
            return f"{len(self.imps)} boards, {sum(self.imps):+d} IMPs"
        match dict(self.totals):
            case {Side.NS: ours, Side.EW: theirs}:
                result = f"{ours - theirs:+d} for North-South"
            case by_player:
                result = ", ".join(f"{player} {points}" for player, points in by_player.items())
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

    One bot takes all seats; four sit N, E, S, W. Two play a teams match: each board is played twice, with the
    first bot North-South and then East-West, and scored in IMPs. A bot is an object with a `move(view)`, or a
    function of the view.

    `boards` is the number of deals, the form of the match (`"chicago"`, `"duplicate:8"`), the deals, or
    consecutive boards of a file, which keep dealer and vulnerability. Equal seeds deal equal cards.
    `progress` shows a progress bar on stderr. Raise `BadOption` for another number of bots, `ParseError` for
    boards that are not consecutive, `Refused` if a bot makes an illegal move.

    >>> from chelem.bots.baseline import Baseline
    >>> print(play_match([Baseline(1), Baseline(2)], boards=1, seed=7))
    1 boards, +0 IMPs
    """
    players = [_as_bot(bot) for bot in (bots if isinstance(bots, Sequence) else [bots])]
    game_or_name = default_game() if game is None else game
    rules = new_game(game_or_name) if isinstance(game_or_name, str) else game_or_name
    deals: tuple[Deal | Record, ...] | None = None
    count: int | None = None
    match boards:
        case int():
            match, count = _match_of(rules, boards), boards
        case str() | Match():
            match = sized(rules.name, boards) if isinstance(boards, str) else boards
        case _:
            deals = tuple(Deal.parse(deal) if isinstance(deal, str) else deal for deal in boards)
            match, count = _match_of(rules, len(deals), *deals[:1]), len(deals)
    tables = [_bots_by_seat(players)] if len(players) != 2 else [players * 2, players[::-1] * 2]
    with _progress(len(tables) * count if count else None, shown=progress) as advance:
        logs = tuple(_play_table(four, rules, match, _deal_source(seed, deals), advance) for four in tables)
    return BotMatch(logs, tuple(_bot_names(four, players) for four in tables))


def _match_of(game: Game, count: int, first: Deal | Record | None = None) -> Match:
    """Return the game's first form of match, with `count` deals, from the board `first` of a file on.

    A game that is not installed takes the first form of another game that fits and has a size.
    """
    usual = {name: package.forms[0] for name, package in GAMES.items()}
    names = (name for name, form in usual.items() if form.fits(game) and size_of(form))
    name = game.name if game.name in GAMES else next(names)
    form = type(new_match(name))
    size = size_of(form)
    parameters = {size: count} if size else {}
    if isinstance(first, Record) and first.dealer is not None and first.vulnerable is not None:
        parameters = {**form.from_deal(first.dealer, first.vulnerable, first.number or 1), **parameters}
    return new_match(name, None, parameters)


def _bot_names(table: list[Bot], bots: list[Bot]) -> tuple[str, ...]:
    """Return the names of a table's bots, numbered if two have the same name."""
    own_names = [getattr(bot, "name", type(bot).__name__) for bot in bots]
    differ = len(set(own_names)) == len(own_names)
    numbered = own_names if differ else [f"{name} {i}" for i, name in enumerate(own_names, 1)]
    return tuple(
        next(name for bot, name in zip(bots, numbered, strict=True) if bot is player) for player in table
    )


def _with_tags(record: Record, names: tuple[str, ...], room: str | None) -> Record:
    """Return the record with the tags of the players and, in a teams match, the room."""
    tags = {**record.tags, **dict(zip(PLAYER_TAGS, names, strict=True))}
    return replace(record, tags={**tags, "Room": room} if room else tags)


def _as_bot(bot: BotLike) -> Bot:
    if isinstance(bot, type):
        raise TypeError(f"{bot.__name__} is a class: give a bot, such as {bot.__name__}()")
    if not callable(bot) and not hasattr(bot, "move"):
        raise TypeError(f"{bot!r} is not a bot: it has no move(view)")
    return bot if hasattr(bot, "move") else FunctionBot(bot)


def _bots_by_seat(bots: list[Bot]) -> list[Bot]:
    """Return the bots N, E, S, W; `BadOption` unless there are one or four."""
    if len(bots) not in (1, 4):
        raise BadOption("option.value", option="bots", value=str(len(bots)), values="1, 2, 4")
    return bots if len(bots) == 4 else bots * 4


_DealSource = Callable[[Log], bool]


def _deal_source(seed: int, deals: tuple[Deal | Record, ...] | None) -> _DealSource:
    """Return a function that deals the next board, or returns false if there are no more."""
    rng, remaining = Random(seed), None if deals is None else iter(deals)  # noqa: S311 - repeatable, not secret

    def deal_board(log: Log) -> bool:
        setting = next_setting(log.state, rng.randrange)
        deal = log.state.game.prepare(setting, rng.randrange) if remaining is None else next(remaining, None)
        if isinstance(deal, Record):
            deal = _deal_of(deal, setting)
        if deal is not None:
            log.add(deal_event(log.state, setting, deal))
        return deal is not None

    return deal_board


def _deal_of(record: Record, setting: Setting) -> Deal:
    """Return the deal of a record; `ParseError` if it is unknown, or dealer or vulnerability differ."""
    if record.deal is None:
        raise ParseError("record.setting", board=record.board)
    if record.dealer not in (None, setting.dealer) or record.vulnerable not in (None, setting.vulnerable):
        raise ParseError("record.apart", board=record.board)
    return record.deal


def _play_table(
    bots: list[Bot], game: Game, match: Match, deal_board: _DealSource, advance: Callable[[], None]
) -> Log:
    """Play the match at one table."""
    seats = game.info.seats
    log = Log(Started(game, match, {seat: str(seat) for seat in seats}))
    players = {str(seat): bot for seat, bot in zip(SEATS, bots, strict=True) if seat in seats}
    passed_out, scored = 0, 0
    while log.state.verdict is None and passed_out < MAX_PASSED_OUT and deal_board(log):
        while bots_act(log, players):
            pass
        passed_out, scored = (
            (0 if len(log.state.sheet.rows) > scored else passed_out + 1),
            len(log.state.sheet.rows),
        )
        advance()
    return log


@contextmanager
def _progress(total: int | None, *, shown: bool) -> Iterator[Callable[[], None]]:
    """Show a progress bar of `total` deals on stderr, indeterminate if None; nothing unless `shown`."""
    if not shown:
        yield lambda: None
        return
    from rich.console import Console  # noqa: PLC0415 - only for the bar
    from rich.progress import Progress  # noqa: PLC0415 - as above

    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=total)
        yield lambda: bar.advance(task)
