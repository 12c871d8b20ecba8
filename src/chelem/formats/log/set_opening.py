"""What opens the boards of a set, and whether those in a log follow from it (docs/log.md)."""

import re
from dataclasses import dataclass

from chelem.core import SEATS, BadOption, Deal, ParseError
from chelem.core.draws import DigestDraws, board_salt, earlier_board_salt, promise_digest
from chelem.engine import Log
from chelem.engine.events import Dealt, Revealed

_SALT, _NONCE = re.compile("[0-9a-f]{32}"), re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class BoardsChecked:
    """How many boards of a log were compared with an opening, and the numbers of those that do not follow."""

    boards: int
    other: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetOpening:
    """The salt of a set and the nonces that others have added, which are published once all have played."""

    salt: str
    nonces: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> "SetOpening":
        """Return what a text `salt:nonce…` opens; `ParseError` for another one.

        >>> SetOpening.parse("0f" * 16).nonces
        ()
        """
        salt, *nonces = text.strip().lower().split(":")
        if not _SALT.fullmatch(salt) or not all(map(_NONCE.fullmatch, nonces)):
            raise ParseError("opening.form")
        return cls(salt, tuple(nonces))

    def check(self, log: Log) -> BoardsChecked:
        """Compare all boards that a log reveals; `BadOption` if it reveals none of a set."""
        dealt: Dealt | None = None
        boards, other = 0, []
        for entry in log.effective():
            match entry.event:
                case Dealt() as dealt:
                    pass
                case Revealed() as revealed if dealt is not None and dealt.origin in ("challenge", "event"):
                    boards += 1
                    if not self._is_from_here(log, dealt, revealed):
                        other.append(dealt.setting.board or dealt.setting.deal)
        if not boards:
            raise BadOption("opening.none")
        return BoardsChecked(boards, tuple(other))

    def _is_from_here(self, log: Log, dealt: Dealt, revealed: Revealed) -> bool:
        """Return whether the salt of a board follows from the opening, and its cards from that salt."""
        if dealt.alone and self.nonces:
            return False
        setting = dealt.setting
        number = setting.deal if setting.board is None else setting.board
        salts = [board_salt(self.salt, self.nonces, number, setting.attempt)]
        if not self.nonces:
            salts.append(earlier_board_salt(self.salt, number, setting.attempt))
        draws = DigestDraws(promise_digest(revealed.salt, ()))
        deal = Deal.of(*map(revealed.hands.__getitem__, SEATS))
        return revealed.salt in salts and log.state.game.prepare(setting, draws.randbelow) == deal
