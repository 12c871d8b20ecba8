"""Play a board of a team match in both rooms."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from chelem.arena.decision_times import TeamTimes, TimedBot
from chelem.arena.teams import TEAMS, MatchKind, Team, TeamBoard, team_of
from chelem.boards.log_conversion import deal_record, log_of, records_of
from chelem.boards.record import PLAYER_TAGS, Record
from chelem.bots.bot import Bot
from chelem.bots.driver import bots_act
from chelem.bots.making import new_bot
from chelem.core.deals import Deal
from chelem.core.seats import SEATS, Seat
from chelem.engine.log import Log

SeatedBots = Mapping[Seat, Bot]
"""Who plays: a bot for each seat, anything with a `move(view)`."""


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """A board as played: the log of each room, and the time that each team's bots took, A first."""

    board: TeamBoard
    open: Log
    closed: Log
    times: tuple[TeamTimes, TeamTimes] = (TeamTimes(), TeamTimes())

    @property
    def records(self) -> tuple[Record, Record]:
        """The board as PBN keeps it, open room first, with the names of the teams."""
        names = self.board.match.names
        return (
            _room_record(self.open, "Open", Team.A, names),
            _room_record(self.closed, "Closed", Team.B, names),
        )


def play_both_rooms(board: TeamBoard) -> PlayedBoard:
    """Let the bots of both teams play a board, team A North-South in the open room."""
    seatings = {team: _seat_bots(board, north_south=team) for team in TEAMS}
    bidders = [TimedBot(new_bot(board.match.a, board.bot_seed(seat))) for seat in SEATS]
    first = deal_board(board.deal, board.number)
    if board.match.kind is MatchKind.PLAY:
        play_auction(first, dict(zip(SEATS, bidders, strict=True)))
    logs = first, first.copy()
    for log, seating in zip(logs, seatings.values(), strict=True):
        play_auction(log, seating)
        if board.match.kind is not MatchKind.BIDDING:
            play_cards(log, seating)
    times = {team: TeamTimes() for team in TEAMS}
    for north_south, seating in seatings.items():
        for seat, bot in seating.items():
            times[team_of(seat.side, north_south)] += bot.times
    times[Team.A] += sum((bot.times for bot in bidders), TeamTimes())
    return PlayedBoard(board, *logs, (times[Team.A], times[Team.B]))


def deal_board(deal: Deal, number: int) -> Log:
    """Return the log of a duplicate board, dealt; the players are named after their seats."""
    return log_of([deal_record(deal, number)])


def play_auction(log: Log, seating: SeatedBots) -> None:
    """Let the bots bid until the auction is over."""
    players = {str(seat): bot for seat, bot in seating.items()}
    while (board := log.state.board) is not None and board.play is None and bots_act(log, players):
        pass


def play_cards(log: Log, seating: SeatedBots) -> None:
    """Let the bots play until the board is scored."""
    players = {str(seat): bot for seat, bot in seating.items()}
    while bots_act(log, players):
        pass


def _seat_bots(board: TeamBoard, north_south: Team) -> dict[Seat, TimedBot]:
    """Return a bot for each seat of the room in which that team is North-South."""
    configurations = {seat: board.match.configuration(team_of(seat.side, north_south)) for seat in SEATS}
    return {seat: TimedBot(new_bot(configurations[seat], board.bot_seed(seat))) for seat in SEATS}


def _room_record(log: Log, room: str, north_south: Team, names: Mapping[Team, str]) -> Record:
    """Return the record of a log of one board, with the tags of a team match."""
    (record,) = records_of(log)
    players = (names[team_of(seat.side, north_south)] for seat in SEATS)
    tags = {
        **record.tags,
        **dict(zip(PLAYER_TAGS, players, strict=True)),
        "Event": f"{names[Team.A]} v {names[Team.B]}",
        "Room": room,
        "Scoring": "IMP",
        "HomeTeam": names[Team.A],
        "VisitTeam": names[Team.B],
    }
    return replace(record, tags=tags)
