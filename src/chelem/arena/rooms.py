"""Play a board of a team match in both rooms."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from chelem.arena.board_start import with_next_deal
from chelem.arena.decision_times import TeamTimes, TimedBot
from chelem.arena.teams import TEAMS, MatchKind, OutsideTeam, Team, TeamBoard, team_of
from chelem.boards import deal_record, log_of, records_of
from chelem.boards.record import PLAYER_TAGS, Record
from chelem.bots import Bot, Occasion, bots_act, new_bot
from chelem.core import SEATS, SIDES, Deal, Seat
from chelem.engine import Log
from chelem.matches import GamesWon

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
        return (
            _room_record(self.open, "Open", Team.A, self.board),
            _room_record(self.closed, "Closed", Team.B, self.board),
        )


def play_both_rooms(board: TeamBoard) -> PlayedBoard:
    """Let the bots of both teams play a board, team A North-South in the open room."""
    seatings = [seat_both_teams(board, north_south) for north_south in TEAMS]
    first = deal_team_board(board)
    bidders = seat_team(board, Team.A, SEATS) if board.match.kind is MatchKind.PLAY else {}
    if bidders:
        play_auction(first, bidders)
    logs = first, first.copy()
    for log, seating in zip(logs, seatings, strict=True):
        play_auction(log, seating)
        if board.match.kind is not MatchKind.BIDDING:
            play_cards(log, seating)
    times_a, times_b = times_of_teams(seatings)
    times_a += sum((bot.times for bot in bidders.values()), TeamTimes())
    return PlayedBoard(board, *logs, (times_a, times_b))


def seat_team(board: TeamBoard, team: Team, seats: Iterable[Seat]) -> dict[Seat, TimedBot]:
    """Return a bot of the team for each of these seats; none if an outside program plays for it.

    Each knows the system of the other team. Where team A bids all hands, all read the calls by its system.
    """
    contestant = board.match.contestant(team)
    if isinstance(contestant, OutsideTeam):
        return {}
    bidders, opponents = contestant, board.match.contestant(team.other)
    first = board.match.a
    if board.match.kind is MatchKind.PLAY and not isinstance(first, OutsideTeam):
        bidders, opponents = replace(bidders, system=first.system, style=first.style), first
    known = None if isinstance(opponents, OutsideTeam) else opponents
    occasion = Occasion(known, board.match.terms.scoring.comparison)
    return {seat: TimedBot(new_bot(bidders, board.bot_seed(seat), occasion)) for seat in seats}


def seat_both_teams(board: TeamBoard, north_south: Team) -> dict[Seat, TimedBot]:
    """Return the bots of both teams in the room in which that team is North-South."""
    first, second = SIDES
    return seat_team(board, north_south, first.seats) | seat_team(board, north_south.other, second.seats)


def times_of_teams(seatings: Iterable[Mapping[Seat, TimedBot]]) -> tuple[TeamTimes, TeamTimes]:
    """Return the time that the bots of team A and of team B took, in the open room and in the closed one."""
    times = {team: TeamTimes() for team in TEAMS}
    for north_south, seating in zip(TEAMS, seatings, strict=True):
        for seat, bot in seating.items():
            times[team_of(seat.side, north_south)] += bot.times
    return times[Team.A], times[Team.B]


def deal_board(deal: Deal, number: int) -> Log:
    """Return the log of a duplicate board, dealt; the players are named after their seats."""
    return log_of([deal_record(deal, number)])


def deal_team_board(board: TeamBoard) -> Log:
    """Return the log of a board of a team match, dealt, after what came before it."""
    if not board.match.terms.scoring.form:
        return deal_board(board.deal, board.number)
    return with_next_deal(board.before(), board.dealer, board.deal)


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


def _room_record(log: Log, room: str, north_south: Team, board: TeamBoard) -> Record:
    """Return the record of the last board of a log, with the tags of a team match."""
    *_, record = records_of(log)
    names = board.match.names
    players = (names[team_of(seat.side, north_south)] for seat in SEATS)
    tags = {
        **record.tags,
        **dict(zip(PLAYER_TAGS, players, strict=True)),
        "Event": f"{names[Team.A]} v {names[Team.B]}",
        "Room": room,
        **_scoring_tags(log, board),
        "HomeTeam": names[Team.A],
        "VisitTeam": names[Team.B],
    }
    return replace(record, tags=tags)


def _scoring_tags(log: Log, board: TeamBoard) -> dict[str, str]:
    """Return how the board is scored, and what each side had below the line before it."""
    state = log.state
    scoring = board.match.terms.scoring
    if not scoring.form:
        return {"Scoring": scoring.pbn_tag}
    rows = [
        row for row in state.sheet.rows if state.board is None or row.setting.deal < state.board.setting.deal
    ]
    below = GamesWon.of(rows, state.match.goal_in(state.game)).parts
    sides = " ".join(f"{side} {points}" for side, points in below.items())
    return {"Board": str(board.number), "Scoring": scoring.pbn_tag, "BelowTheLine": sides}
