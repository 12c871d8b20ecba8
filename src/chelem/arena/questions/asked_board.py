"""The part that questions about calls and cards share: the board up to now, and which bot is asked."""

from dataclasses import dataclass

from chelem.arena.questions.json_object import BadMember, JsonObject
from chelem.arena.table_manager.lines import BoardLine
from chelem.arena.table_manager.seat_board import SeatBoard
from chelem.arena.table_manager.table_board import TableMove
from chelem.bots import BoardScoring
from chelem.bots.configuration import DEFAULT_STYLE, Configuration
from chelem.core import SEATS, Bid, Hand, ParseError, Refused, Seat, SimpleCall, Vulnerability
from chelem.matches.duplicate import board_with

AUCTION_KEYS = ("dealer", "vulnerable", "auction", "system", "style", "scoring")
"""The members that say so."""


@dataclass(frozen=True, slots=True)
class AskedBoard:
    """The board of a question, up to the calls made, and the bot that is to answer."""

    dealer: Seat
    vulnerable: Vulnerability
    calls: tuple[Bid | SimpleCall, ...]
    configuration: Configuration
    scoring: BoardScoring

    @classmethod
    def read(cls, question: JsonObject, usual: Configuration) -> "AskedBoard":
        """Read it from a question, which may name another system than the `usual` bot's."""
        system = question.text("system", usual.system)
        style = question.text("style", usual.style if system == usual.system else DEFAULT_STYLE)
        return cls(
            question.read("dealer", Seat.parse),
            question.read("vulnerable", parse_vulnerable),
            question.read_list("auction", read_contract_call),
            Configuration(usual.strength, system, style),
            question.read("scoring", parse_scoring, BoardScoring.IMPS.value),
        )

    @property
    def next_caller(self) -> Seat:
        """The seat that calls after the calls made."""
        return SEATS[(self.dealer + len(self.calls)) % 4]

    def as_seen_from(self, seat: Seat, hand: Hand) -> SeatBoard:
        """Return the board as the seat that was dealt `hand` knows it; `BadMember` for an illegal call."""
        number = board_with(self.dealer, self.vulnerable)
        board = SeatBoard(seat, BoardLine(number, self.dealer, self.vulnerable), hand)
        for call in self.calls:
            place = board.place
            if place is None or place.trick:
                raise BadMember("auction", Refused("question.over", call=call))
            try:
                board.make(TableMove(place.turn.hand, call))
            except Refused as error:
                raise BadMember("auction", error) from None
        return board


def parse_vulnerable(text: str) -> Vulnerability:
    """Parse a vulnerability in its one spelling."""
    try:
        return Vulnerability(text)
    except ValueError:
        raise _other_word(text, [str(vulnerability) for vulnerability in Vulnerability]) from None


def parse_scoring(text: str) -> BoardScoring:
    """Parse how the boards are compared."""
    try:
        return BoardScoring(text)
    except ValueError:
        raise _other_word(text, [scoring.value for scoring in BoardScoring]) from None


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


def _other_word(text: str, words: list[str]) -> ParseError:
    return ParseError("question.word", text=text, words=", ".join(words))
