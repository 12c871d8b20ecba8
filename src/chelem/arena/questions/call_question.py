"""The question which call a bot makes, and what it shows."""

from dataclasses import dataclass
from typing import Any

from chelem.arena.questions.asked_board import AUCTION_KEYS, AskedBoard, parse_dealt_hand
from chelem.arena.questions.bots_asked import bot_asked
from chelem.arena.questions.json_object import JsonObject
from chelem.bots import Configuration
from chelem.bots.bidders import bidder_of
from chelem.bots.meaning import shown_ranges
from chelem.bots.systems.brief_words import say_call
from chelem.bots.systems.public_auction import Forcing
from chelem.core import Bid, Hand, Refused, SimpleCall
from chelem.engine import Player
from chelem.i18n import LANGUAGES

CALL_KEYS = ("hand", *AUCTION_KEYS)


@dataclass(frozen=True, slots=True)
class CallQuestion:
    """A hand, and the auction in which it is to call."""

    hand: Hand
    board: AskedBoard

    @classmethod
    def parse(cls, line: str, usual: Configuration) -> "CallQuestion":
        """Read a question; `ParseError` or `BadMember` says what is wrong with it."""
        question = JsonObject.parse(line, CALL_KEYS)
        return cls(question.read("hand", parse_dealt_hand), AskedBoard.read(question, usual))


def answer_call_question(question: CallQuestion, seed: int) -> dict[str, Any]:
    """Return the bot's call and what it shows; `Refused` for an illegal auction, `BadOption` for a system."""
    asked = question.board
    board = asked.as_seen_from(asked.next_caller, question.hand)
    place = board.place
    if place is None or place.trick:
        raise Refused("question.no_call")
    bot = bot_asked(asked.configuration, asked.scoring.comparison, seed)
    call = bot.move(board.log.view(Player(str(place.turn.actor))))
    if not isinstance(call, Bid | SimpleCall):
        raise TypeError(call)
    point = bidder_of(asked.configuration).point(board.log.state, asked.next_caller.side)
    meaning = point.meaning(call)
    return {
        "call": str(call),
        "meaning": {language: say_call(point, call, language) for language in LANGUAGES},
        "shows": shown_ranges(meaning.points, meaning.lengths),
        "forcing": meaning.forcing is not Forcing.NO,
    }
