"""The question which card a bot plays, and why."""

from dataclasses import dataclass, field
from typing import Any

from chelem.arena.questions.asked_board import AUCTION_KEYS, AskedBoard
from chelem.arena.questions.bots_asked import bot_asked
from chelem.arena.questions.json_object import BadMember, JsonObject
from chelem.arena.table_manager.seat_board import SeatBoard
from chelem.arena.table_manager.table_board import TableMove
from chelem.bots import Configuration
from chelem.bots.card_decision import CardDecision
from chelem.bots.cardplay.knowledge import Position
from chelem.bots.sampling.spaces import fitting_layouts
from chelem.core import Card, ChelemError, Contract, Hand, ParseError, Refused, Seat, Suit
from chelem.engine import Player, View
from chelem.i18n import LANGUAGES
from chelem.phases import Auction

CARD_KEYS = ("seat", "hand", "dummy", *AUCTION_KEYS, "tricks")
TRICK_KEYS = ("leader", "cards")


@dataclass(frozen=True, slots=True)
class AskedTrick:
    """A trick, finished or in progress."""

    leader: Seat
    cards: tuple[Card, ...]

    @classmethod
    def read(cls, value: object) -> "AskedTrick":
        """Read a trick; `ParseError` or `BadMember` says what is wrong with it."""
        trick = JsonObject.checked(value, TRICK_KEYS)
        cards = trick.read_list("cards", Card.parse)
        if len(cards) > 4:
            raise BadMember("cards", ParseError("question.trick"))
        return cls(trick.read("leader", Seat.parse), cards)

    def played_by(self, seat: Seat) -> Card | None:
        """Return the card that a seat played to it."""
        place = (seat - self.leader) % 4
        return self.cards[place] if place < len(self.cards) else None


@dataclass(frozen=True, slots=True)
class CardQuestion:
    """The seat that is to play, the cards that its player holds and sees, the auction and the tricks so far.

    When dummy is to play, declarer asks: `hand` is declarer's and `dummy` dummy's, whichever `seat` is given.
    """

    seat: Seat
    hand: Hand
    dummy: Hand | None
    board: AskedBoard
    tricks: tuple[AskedTrick, ...]

    @classmethod
    def parse(cls, line: str, usual: Configuration) -> "CardQuestion":
        """Read a question; `ParseError` or `BadMember` says what is wrong with it."""
        question = JsonObject.parse(line, CARD_KEYS)
        return cls(
            question.read("seat", Seat.parse),
            question.read("hand", Hand.parse),
            question.read_or_null("dummy", Hand.parse),
            AskedBoard.read(question, usual),
            tuple(map(_read_trick, question.list("tricks"))),
        )

    def view(self) -> View:
        """Return what the player who decides knows; `Refused` or `BadMember` if it cannot be so."""
        contract = self._contract()
        asker = contract.declarer if self.seat is contract.dummy else self.seat
        hand = self._dealt(asker, self.hand, "hand")
        board = self.board.as_seen_from(asker, hand)
        self._play(board, contract, hand)
        turn, seen = board.log.state.turn, board.log.state.board
        if turn is None or seen is None:
            raise Refused("question.no_card")
        if turn.actor is not asker or self.seat not in (turn.hand, turn.actor):
            raise Refused("question.turn", seat=turn.hand)
        if not fitting_layouts(seen, board.log.state.game).size:
            raise Refused("question.impossible")
        return board.log.view(Player(str(asker)))

    def _contract(self) -> Contract:
        try:
            auction = Auction(self.board.dealer.clockwise()).call(self.board.calls)
        except Refused as error:
            raise BadMember("auction", error) from None
        contract = auction.contract()
        if not auction.over or contract is None:
            raise BadMember("auction", Refused("question.no_contract"))
        return contract

    def _dealt(self, seat: Seat, left: Hand, key: str) -> Hand:
        """Return the thirteen cards of a hand: those held and those played."""
        cards = [card for trick in self.tricks if (card := trick.played_by(seat)) is not None]
        if len(left) + len(cards) != 13:
            raise BadMember(key, ParseError("question.held", count=len(left), due=max(0, 13 - len(cards))))
        try:
            return Hand.of((*left, *cards))
        except ParseError as error:
            raise BadMember(key, error) from None

    def _play(self, board: SeatBoard, contract: Contract, hand: Hand) -> None:
        """Play the tricks on the board; dummy, seen after the lead, has other cards than `hand`."""
        if len(self.tricks) > 13 or sum(len(trick.cards) for trick in self.tricks) >= 52:
            raise BadMember("tricks", Refused("question.no_card"))
        if any(len(trick.cards) < 4 for trick in self.tricks[:-1]):
            raise BadMember("tricks", Refused("question.short"))
        replay = PlayReplay(board)
        for trick in self.tricks:
            replay.lead(trick.leader)
            for card in trick.cards:
                replay.play(card)
                if not replay.dummy_seen:
                    replay.show_dummy(contract.dummy, self._dummy(contract.dummy, hand))
        if self.dummy is not None and not replay.dummy_seen:
            raise BadMember("dummy", Refused("question.early"))

    def _dummy(self, seat: Seat, other: Hand) -> Hand:
        if self.dummy is None:
            raise BadMember("dummy", Refused("question.unseen"))
        dealt = self._dealt(seat, self.dummy, "dummy")
        if twice := dealt & other:
            raise BadMember("dummy", ParseError("deal.twice", card=twice.cards[0]))
        return dealt


@dataclass(slots=True)
class PlayReplay:
    """Plays the cards of a question in order; knows which suits each seat has shown out of."""

    board: SeatBoard
    dummy_seen: bool = False
    voids: set[tuple[Seat, Suit]] = field(default_factory=set)

    def lead(self, leader: Seat) -> None:
        """Begin a trick; `BadMember` if another seat leads to it."""
        place = self.board.place
        if place is None or place.turn.hand is not leader:
            raise BadMember(
                "tricks", Refused("question.leader", seat=place and place.turn.hand, leader=leader)
            )

    def play(self, card: Card) -> None:
        """Play a card from the hand whose turn it is; `BadMember` if the rules do not allow it."""
        place, board = self.board.place, self.board.log.state.board
        play = None if board is None else board.play
        if place is None or play is None:
            raise BadMember("tricks", Refused("question.no_card"))
        seat = place.turn.hand
        if (seat, card.suit) in self.voids:
            raise BadMember("tricks", Refused("question.revoke", seat=seat, card=card))
        if play.led is not None and play.led is not card.suit:
            self.voids.add((seat, play.led))
        try:
            self.board.make(TableMove(seat, card))
        except Refused as error:
            raise BadMember("tricks", error) from None

    def show_dummy(self, dummy: Seat, hand: Hand) -> None:
        """Show dummy's thirteen cards after the lead."""
        try:
            self.board.see_dummy(dummy, hand)
        except Refused as error:
            raise BadMember("dummy", error) from None
        self.dummy_seen = True


def answer_card_question(question: CardQuestion, seed: int) -> dict[str, Any]:
    """Return the bot's card, the reason, and the worth of each card where it compared them."""
    asked, view = question.board, question.view()
    decision = bot_asked(asked.configuration, asked.scoring.comparison, seed).decide_card(view)
    return {
        "card": str(decision.card),
        "reason": {language: decision.say(language) for language in LANGUAGES},
        "scores": _scores(view, decision),
    }


def _scores(view: View, decision: CardDecision) -> dict[str, float]:
    """Return the worth of each legal card, equal for equal cards; empty where none was compared."""
    position = Position.of(view)
    if position is None or not decision.worth:
        return {}
    cards = [card for card in view.state.legal() if isinstance(card, Card)]
    return {str(card): round(decision.worth[position.lowest_equivalent(card)], 3) for card in cards}


def _read_trick(value: object) -> AskedTrick:
    try:
        return AskedTrick.read(value)
    except ChelemError as error:
        raise BadMember("tricks", error) from None
