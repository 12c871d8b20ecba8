"""Boards drawn once for several tables: committed together, and the same at each of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from chelem.bots import AT_TABLES, BoardScoring, Configuration, SideBots
from chelem.core import SEATS, Deal, FrozenMap, Refused, Seat, Vulnerability, freeze
from chelem.core.draws import (
    DigestDraws,
    board_salt,
    earlier_board_salt,
    hash_of_text,
    promise_digest,
)
from chelem.engine import Game, Match, PlayerId, Setting
from chelem.engine.events import Origin
from chelem.games import GAMES, new_game, new_match
from chelem.matches.duplicate import board_dealer
from chelem.matches.parameters import parameters
from chelem.site.tables.domain.policy import Policy

SetKind = Literal["challenge", "teams", "daily", "event"]
"""What a set is for: a challenge by link, a match of two teams of four, the tournament of a day, or an event.

The boards of an event have the numbers of boards, as each of its tables plays a few of them.
"""
TableRole = Literal["first", "again", "open", "closed"]
"""What a table is in its set: in a challenge the one that counts for its player, or a later one for practice;
in a match of teams the open or the closed room."""

MOST_TABLES = 200
"""The most tables that play one set."""
MOST_TRIES = 5
"""The most of these that one person plays: the first, and later ones for practice."""
ORIGINS: Mapping[SetKind, Origin] = FrozenMap(
    {"challenge": "challenge", "teams": "event", "daily": "event", "event": "event"}
)
"""What logs call the cards of a set."""


@dataclass(frozen=True, slots=True)
class SetTerms:
    """What a new set is played on: the game, the match, the policy and the bots of its tables."""

    game: Game
    match: Match
    policy: Policy
    bots: Configuration = AT_TABLES


def match_of_boards(game: Game, boards: int, first: int = 1) -> Match:
    """Return a match of `boards` boards from number `first` on, in the form compared between tables."""
    form = next(form for form in GAMES[game.name].forms if form.comparable)
    return new_match(game.name, form.kind, {"boards": boards, "first": first})


@dataclass(frozen=True, slots=True)
class SetBoard:
    """The cards of a board, and the salt that seeds its bots; both are secret until one has played it.

    `alone` says that the server is known to have drawn them alone.
    """

    deal: Deal
    salt: str
    alone: bool = False


@dataclass(frozen=True, slots=True)
class BoardSet:
    """The boards of a match that several tables play, and the terms on which they play them.

    Where `given` has no board for a deal, its salt follows from `salt` and `nonces`, what others than the
    server have drawn for it, and its cards from that salt as those of a promised deal without nonces
    (docs/log.md). In sets made before there were nonces these are None, and another rule holds. `given` are
    boards that were dealt before the set was made. `seat` is the chair of those who play alone among bots.
    `robots` are the ids of the bots by seat, the same at every table, as their seeds follow from them;
    `field` names the field of bots that plays these boards too. `closes` is when the commitment is opened to
    everybody, as the database writes times: later results do not count. Without a time they always count.
    `scoring` is how results are compared, for which the bots play.
    """

    code: str
    kind: SetKind
    game: Game
    match: Match
    policy: Policy
    salt: str
    bots: Configuration = AT_TABLES
    seat: Seat | None = None
    robots: Mapping[Seat, PlayerId] = FrozenMap({seat: f"bot-{seat + 1}" for seat in SEATS})
    given: Mapping[int, SetBoard] = FrozenMap({})
    field: str = ""
    closes: str = ""
    scoring: BoardScoring = BoardScoring.IMPS
    nonces: tuple[str, ...] | None = None
    sides: SideBots | None = None
    """What each side bids by, if that was chosen by side at the table whose match became a challenge."""

    def __post_init__(self) -> None:
        freeze(self, "robots", "given")

    @property
    def size(self) -> int:
        """The number of boards."""
        return parameters(self.match)["boards"]

    @property
    def hash(self) -> str:
        """What is published before anybody plays: SHA-256 of `opening`."""
        return hash_of_text(self.opening)

    @property
    def opening(self) -> str:
        """The text that opens the commitment: the salt, then the numbers of the given deals, after colons."""
        return ":".join((self.salt, *(str(self.given[deal].deal.number) for deal in sorted(self.given))))

    @property
    def pledges(self) -> tuple[str, ...]:
        """The hashes of the nonces, which may be known before anybody plays."""
        return tuple(map(hash_of_text, self.nonces or ()))

    @property
    def origin(self) -> Origin:
        """What logs call these cards."""
        return ORIGINS[self.kind]

    @property
    def in_two_rooms(self) -> bool:
        """Whether two teams play it, at two tables that start together."""
        return self.kind == "teams"

    @property
    def event_id(self) -> str | None:
        """The id of the event whose boards they are, in logs; None for a challenge."""
        return self.code if self.origin == "event" else None

    def is_closed(self, now: str) -> bool:
        """Return whether the time is over in which results count."""
        return bool(self.closes) and now >= self.closes

    def number_of(self, setting: Setting) -> int:
        """Return the number by which a board is drawn: in an event that of the board, else of the deal."""
        return setting.deal if setting.board is None or self.kind != "event" else setting.board

    def board(self, setting: Setting) -> SetBoard:
        """Return the cards for a setting of the match, the same at every table."""
        number = self.number_of(setting)
        if (given := self.given.get(number)) is not None:
            return given
        salt = self._salt_of(number, setting.attempt)
        draws = DigestDraws(promise_digest(salt, ()))
        return SetBoard(self.game.prepare(setting, draws.randbelow), salt, alone=not self.nonces)

    def _salt_of(self, board: int, attempt: int) -> str:
        if self.nonces is None:
            return earlier_board_salt(self.salt, board, attempt)
        return board_salt(self.salt, self.nonces, board, attempt)

    def numbered(self, board: int) -> SetBoard:
        """Return the cards of a board of an event by its number, at the first attempt."""
        return self.board(Setting(board, 1, board_dealer(board), Vulnerability.on_board(board), board))

    def json(self) -> dict[str, Any]:
        """Return the JSON stored in the database; it is secret."""
        return {
            "game": self.game.name,
            "options": self.game.options.chosen(),
            "match": {"kind": self.match.kind, **parameters(self.match)},
            "policy": self.policy.chosen(),
            "bots": str(self.bots),
            "seat": None if self.seat is None else str(self.seat),
            "robots": {str(seat): player for seat, player in self.robots.items()},
            "given": {
                str(deal): [str(board.deal.number), board.salt, board.alone]
                for deal, board in self.given.items()
            },
            "field": self.field,
            "closes": self.closes,
            "scoring": self.scoring.value,
            "nonces": self.nonces,
            "sides": self.sides.json() if self.sides else None,
        }

    @classmethod
    def from_json(cls, code: str, kind: SetKind, salt: str, stored: Mapping[str, Any]) -> "BoardSet":
        """Return the set that `json` wrote."""
        match = dict(stored["match"])
        return cls(
            code,
            kind,
            new_game(stored["game"], stored["options"]),
            new_match(stored["game"], match.pop("kind"), match),
            Policy(**stored["policy"]),
            salt,
            Configuration.parse(stored["bots"]),
            None if stored["seat"] is None else Seat.parse(stored["seat"]),
            {Seat.parse(seat): player for seat, player in stored["robots"].items()},
            {
                int(deal): SetBoard(Deal.from_number(int(number)), *rest)  # older ones have a salt alone
                for deal, (number, *rest) in stored["given"].items()
            },
            stored["field"],
            stored.get("closes", ""),  # missing in sets made before there were days
            BoardScoring(stored.get("scoring", BoardScoring.IMPS.value)),  # missing in older sets
            None if (nonces := stored.get("nonces")) is None else tuple(nonces),
            None if (sides := stored.get("sides")) is None else SideBots.from_json(sides),
        )


def numbers_played(match: Match) -> range:
    """Return the numbers of the boards of a match."""
    size = parameters(match)
    first = size.get("first", 1)
    return range(first, first + size["boards"])


def check_starts_alone(board_set: BoardSet | None) -> None:
    """Raise `Refused` for a table that starts together with another room."""
    if board_set is not None and board_set.in_two_rooms:
        raise Refused("team.together")
