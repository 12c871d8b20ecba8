"""The part that questions about calls and cards share: the board up to now, and which bot is asked."""

from dataclasses import dataclass

from chelem.arena.earlier_deals import match_at
from chelem.arena.questions.asked_standing import STANDING_KEYS, read_standing
from chelem.arena.questions.json_object import BadMember, JsonObject
from chelem.arena.scoring import AT_IMPS, Scoring
from chelem.arena.standing import NEW_MATCH, Standing
from chelem.arena.table_manager.lines import BoardLine
from chelem.arena.table_manager.seat_board import SeatBoard
from chelem.arena.table_manager.table_board import TableMove, new_board_log
from chelem.bots.configuration import DEFAULT_STYLE, Configuration
from chelem.core import SEATS, Bid, Hand, ParseError, Refused, Seat, SimpleCall, Vulnerability
from chelem.engine import Log
from chelem.matches.duplicate import board_with

AUCTION_KEYS = ("dealer", "vulnerable", "auction", "system", "style", "scoring", *STANDING_KEYS)
"""The members that say so."""


@dataclass(frozen=True, slots=True)
class AskedBoard:
    """The board of a question, up to the calls made, and the bot that is to answer."""

    dealer: Seat
    vulnerable: Vulnerability
    calls: tuple[Bid | SimpleCall, ...]
    configuration: Configuration
    scoring: Scoring = AT_IMPS
    standing: Standing = NEW_MATCH

    @classmethod
    def read(cls, question: JsonObject, usual: Configuration) -> "AskedBoard":
        """Read it from a question, which may name another system than the `usual` bot's."""
        system = question.text("system", usual.system)
        style = question.text("style", usual.style if system == usual.system else DEFAULT_STYLE)
        scoring = question.read("scoring", Scoring.parse, str(AT_IMPS))
        return cls(
            question.read("dealer", Seat.parse),
            question.read("vulnerable", parse_vulnerable),
            question.read_list("auction", read_contract_call),
            Configuration(usual.strength, system, style),
            scoring,
            read_standing(question, scoring),
        )

    @property
    def next_caller(self) -> Seat:
        """The seat that calls after the calls made."""
        return SEATS[(self.dealer + len(self.calls)) % 4]

    def as_seen_from(self, seat: Seat, hand: Hand) -> SeatBoard:
        """Return the board as the seat that was dealt `hand` knows it; `BadMember` for an illegal call."""
        board = SeatBoard(seat, self._before(), self.dealer, hand)
        for call in self.calls:
            place = board.place
            if place is None or place.trick:
                raise BadMember("auction", Refused("question.over", call=call))
            try:
                board.make(TableMove(place.turn.hand, call))
            except Refused as error:
                raise BadMember("auction", error) from None
        return board

    def _before(self) -> Log:
        """Return the log of the match before the deal; `BadMember` if no deals lead there."""
        if not self.scoring.form:
            number = board_with(self.dealer, self.vulnerable)
            return new_board_log(BoardLine(number, self.dealer, self.vulnerable))
        try:
            return match_at(self.scoring.form, self.standing, self.dealer, self.vulnerable)
        except Refused as error:
            raise BadMember("vulnerable", error) from None


def parse_vulnerable(text: str) -> Vulnerability:
    """Parse a vulnerability in its one spelling."""
    try:
        return Vulnerability(text)
    except ValueError:
        words = ", ".join(map(str, Vulnerability))
        raise ParseError("question.word", text=text, words=words) from None


def read_contract_call(text: str) -> Bid | SimpleCall:
    """Parse a call of contract bridge, such as `1NT`, `P`, `X`, `XX`."""
    try:
        return SimpleCall.parse(text)
    except ParseError:
        return Bid.parse(text)


def parse_dealt_hand(text: str) -> Hand:
    """Parse a hand of thirteen cards."""
    hand = Hand.parse(text)
    if len(hand) != 13:
        raise ParseError("question.thirteen", count=len(hand))
    return hand
